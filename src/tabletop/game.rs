//! What the table asks of a game: what lies on it, the throws it waits for, and what an event moves.

use crate::physics::throw::{ThrowGesture, ThrowOrder, ThrowSettled};
use crate::rules::card::Card;
use crate::rules::die::{DieId, Face};
use crate::rules::game::Game;
use crate::rules::ids::PlayerId;
use crate::rules::seats::Seats;
use crate::tabletop::change::TableChange;
use crate::tabletop::equipment::Equipment;
use crate::tabletop::pile::{BuiltTo, PilePlace};

/// A game that is played on this table.
pub trait TableGame: Game {
    /// Whether seats hold what the others may not see, all the time: people at one screen then hand it over (G-7).
    const HIDES_HANDS: bool = false;

    /// What lies on the table of a match with these options and seats, from its beginning to its end.
    fn equipment(options: &Self::Options, seats: &Seats) -> Equipment;

    /// Whether an action is answered by a throw, so that a gesture belongs to it.
    fn is_thrown(action: &Self::Action) -> bool;

    /// What [`crate::ai::agent::Strategy::weigh`] takes off an act for the harm that its throw does on average, whatever
    /// lies in its way; `None` in a game in which throws do none.
    const RECKONED_HARM: Option<f32> = None;

    /// By how much less an act is worth to `who` by the harm that its throw did, in the same measure.
    fn harm(_view: &Self::View, _who: PlayerId, _action: &Self::Action, _settled: &ThrowSettled) -> f32 {
        0.0
    }

    /// Whether an action has to be announced before it is done.
    fn is_announced(_view: &Self::View, _action: &Self::Action) -> bool {
        false
    }

    /// Whether it is no secret that a seat can do this: it follows from what everybody sees (G-7).
    fn is_open(action: &Self::Action) -> bool;

    /// What is due. Asked only where chance is.
    fn chance_due(&self) -> ChanceDue;

    /// The throw that is due; `None` where none is. `gesture` is the thrower's.
    fn throw_due(&self, gesture: ThrowGesture) -> Option<ThrowOrder>;

    /// What a throw did, as the rules want to be told; `None` where these are not the dice that were due.
    fn report(&self, settled: &ThrowSettled) -> Option<Self::Action>;

    /// What an event changes on the table, appended to `out`.
    fn changes(event: &Self::Event, out: &mut Vec<TableChange>);

    /// Whose turn an event begins.
    fn turn_of(event: &Self::Event) -> Option<PlayerId>;

    /// Whether an action throws a die among stacks that may fall, so that it is counted what it knocks over. Without it
    /// nothing is counted.
    fn risks_stacks(_action: &Self::Action) -> bool {
        false
    }

    /// What a throw spoiled, by this event; `None` in a game in which throws spoil nothing.
    fn mishap(_event: &Self::Event) -> Option<Mishap> {
        None
    }

    /// Whether an act that led to this event can be undone: nothing was thrown, nothing came to light that its player
    /// did not know, and it is nobody else's turn.
    fn can_be_undone(_event: &Self::Event) -> bool {
        false
    }

    /// How the table has to stand, as far as a view tells.
    fn layout(view: &Self::View) -> Layout;
}

/// What a throw spoiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mishap {
    /// A stack fell by the throw of this seat.
    Toppled(PlayerId),
    /// Somebody lost points.
    Penalty,
}

/// What chance has to bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceDue {
    /// Dice are to be thrown, by this seat; by nobody's hand where it says none.
    Throw {
        /// Whose hand.
        thrower: Option<PlayerId>,
    },
    /// Something nobody throws: it is drawn from the match's seed. The start of a match or of a round waits for the gate;
    /// what comes up in the middle of a turn does not.
    Drawn {
        /// Whether a round starts with it.
        starts_round: bool,
    },
}

/// How the table has to stand: what [`crate::table::check`] holds the entities against.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// Where each die has to be and what it shows, by id.
    pub dice: Vec<DieLies>,
    /// The stacks on the table, bottom first.
    pub stacks: Vec<Vec<DieId>>,
    /// The piles of cards, all there are; `None` before the deal, when the cards lie as the last round left them.
    pub piles: Option<Vec<PileLies>>,
}

/// Where a die has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DieLies {
    /// To be thrown: anywhere.
    InHand,
    /// On the table, alone or in a stack, showing one of these: a die may have a number twice.
    OnTable(Faces),
    /// Beside the tray, used up for this turn, with one of these on top.
    UsedUp(Faces),
    /// Off the table.
    Away,
}

/// What lies in a pile, as far as a view tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PileLies {
    /// Which pile.
    pub place: PilePlace,
    /// Its cards, bottom first; [`Card::HIDDEN`] face down.
    pub cards: Vec<Card>,
    /// What a building pile has come to.
    pub built: BuiltTo,
}

/// Some faces of a die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faces(u16);

impl Faces {
    /// Whether the face is among them.
    pub const fn contains(self, face: Face) -> bool {
        face.0 < 16 && self.0 >> face.0 & 1 == 1
    }

    /// The lowest of them.
    pub const fn lowest(self) -> Option<Face> {
        if self.0 == 0 {
            None
        } else {
            Some(Face(self.0.trailing_zeros() as u8))
        }
    }
}

impl From<Face> for Faces {
    fn from(face: Face) -> Self {
        [face].into_iter().collect()
    }
}

impl FromIterator<Face> for Faces {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        // No die has sixteen faces.
        let bits = faces.into_iter().filter(|face| face.0 < 16).map(|face| 1 << face.0);
        Self(bits.fold(0, |all, one: u16| all | one))
    }
}
