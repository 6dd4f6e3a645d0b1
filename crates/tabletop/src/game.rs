//! What the table asks of a game: what lies on the table, which throws are due, and what an event moves.

use crate::change::TableChange;
use crate::die::Die;
use crate::pile::{BuiltTo, PilePlace};
use crate::throw::{ThrowGesture, ThrowOrder, ThrowSettled};
use crate::tray::TrayGeometry;
use rules::card::Card;
use rules::die::{DieId, Face};
use rules::game::Game;
use rules::ids::SeatId;
use rules::seats::Seats;

/// A game that can be played on this table.
pub trait TableGame: Game {
    /// Whether seats permanently hold things that the others may not see. People at one screen then hand it over
    /// (G-7).
    const HIDES_HANDS: bool = false;

    /// What lies on the table of a match with these options and seats, from its beginning to its end.
    fn equipment(options: &Self::Options, seats: &Seats) -> Equipment;

    /// Whether an action leads to a throw, so that a gesture belongs to it.
    fn is_thrown(action: &Self::Action) -> bool;

    /// The harm that the throw of an action does on average, whatever lies in its way, as
    /// [`rules::ai::agent::Strategy::weigh`] subtracts it from the worth of the action. `None` in a game in which
    /// throws do no harm.
    const RECKONED_HARM: Option<f32> = None;

    /// By how much the harm that its throw did lowers the worth of an action to `who`, in the same unit.
    fn harm(_view: &Self::View, _who: SeatId, _action: &Self::Action, _settled: &ThrowSettled) -> f32 {
        0.0
    }

    /// Whether an action has to be announced before it is done.
    fn is_announced(_view: &Self::View, _action: &Self::Action) -> bool {
        false
    }

    /// Whether everybody may know that a seat can do this action: it follows from what everybody sees (G-7).
    fn is_open(action: &Self::Action) -> bool;

    /// Which kind of chance is due. Called only while it is the turn of chance.
    fn chance_due(&self) -> ChanceDue;

    /// The throw that is due; `None` if none is. `gesture` is the thrower's gesture.
    fn throw_due(&self, gesture: ThrowGesture) -> Option<ThrowOrder>;

    /// The result of a throw, as a report to the rules; `None` if the wrong dice were thrown.
    fn report(&self, settled: &ThrowSettled) -> Option<Self::Action>;

    /// Appends to `out` what an event changes on the table.
    fn changes(event: &Self::Event, out: &mut Vec<TableChange>);

    /// The seat whose turn an event begins.
    fn turn_of(event: &Self::Event) -> Option<SeatId>;

    /// Whether an action throws a die among stacks that may fall, so that the stacks it knocks over are counted. For
    /// other actions nothing is counted.
    fn risks_stacks(_action: &Self::Action) -> bool {
        false
    }

    /// The harm that this event reports for a throw; `None` in a game in which throws do no harm.
    fn mishap(_event: &Self::Event) -> Option<Mishap> {
        None
    }

    /// Whether an action that led to this event can be undone: nothing was thrown, the player learned nothing new, and
    /// no other seat has its turn.
    fn can_be_undone(_event: &Self::Event) -> bool {
        false
    }

    /// How the table has to look, as far as a view tells.
    fn layout(view: &Self::View) -> Layout;
}

/// The things on the table of a match from its beginning to its end. They follow from the options and seats alone, so
/// a table is laid without a game state.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Equipment {
    /// All dice, in the order of their ids.
    pub dice: Vec<Die>,
    /// The tray for the throws; `None` in a game without dice.
    pub tray: Option<TrayGeometry>,
    /// How many cards there are.
    pub cards: usize,
    /// All piles of cards, the empty ones too.
    pub piles: Vec<PilePlace>,
}

/// A mishap of a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mishap {
    /// A throw of this seat knocked over a stack.
    Toppled(SeatId),
    /// A player lost points.
    Penalty,
}

/// Which kind of chance is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceDue {
    /// Dice are to be thrown by this seat.
    Throw {
        /// The seat that throws; `None` if no seat does.
        thrower: Option<SeatId>,
    },
    /// A result without a throw, drawn from the match's seed. The start of a match or of a round waits for the gate; a
    /// draw in the middle of a turn does not.
    Drawn {
        /// Whether a round starts with this draw.
        starts_round: bool,
    },
}

/// How the table has to look: the program compares its entities with this.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// Where each die has to be, and what it shows, by id.
    pub dice: Vec<DiePlacement>,
    /// The stacks on the table, bottom first.
    pub stacks: Vec<Vec<DieId>>,
    /// All piles of cards; `None` before the deal, while the cards lie as the last round left them.
    pub piles: Option<Vec<PileState>>,
}

/// Where a die has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiePlacement {
    /// In the hand, to be thrown: it may lie anywhere.
    InHand,
    /// On the table, alone or in a stack, with one of these faces on top: a die may have a number twice.
    OnTable(Faces),
    /// Beside the tray, used up for this turn, with one of these faces on top.
    UsedUp(Faces),
    /// Off the table.
    Away,
}

/// The contents of a pile, as far as a view tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PileState {
    /// Which pile.
    pub place: PilePlace,
    /// Its cards, bottom first; [`Card::HIDDEN`] for a card that is face down.
    pub cards: Vec<Card>,
    /// The number a building pile has reached.
    pub built: BuiltTo,
}

/// Some faces of a die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faces(u16);

impl Faces {
    /// Whether this set contains the face.
    pub const fn contains(self, face: Face) -> bool {
        face.0 < 16 && self.0 >> face.0 & 1 == 1
    }

    /// The lowest face of the set.
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
