//! The view of a match: what a seat may know of it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::request::{ActionRequest, DecisionId, ManualThrow, SeatRequest};
use games::catalog::{AnyAction, AnyView};
#[cfg(any(test, feature = "testing"))]
use games::catalog::{AnyGame, AnyOptions};
use messages::names;
use rules::ai::character::{Character, at_table};
use rules::ai::level::Level;
use rules::die::DieId;
use rules::game::Scores;
#[cfg(any(test, feature = "testing"))]
use rules::game::Turn;
#[cfg(any(test, feature = "testing"))]
use rules::ids::Viewer;
use rules::ids::{MAX_SEATS, SeatId, SeatSet};
use rules::rng::RulesRng;
pub use rules::seats::SEAT_NAMES;
use rules::seats::Seats;
use tabletop::throw::ThrowGesture;

/// The match as the viewer may see it after the last action. Present while a match is on.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::resource::Resource))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchView {
    /// What the viewer of this table may know.
    pub view: AnyView,
    /// The seating.
    pub seats: Seats,
    /// The seats that are due now; empty while dice roll.
    pub due: SeatSet,
    /// The decision that each seat's next request has to name.
    pub decisions: [DecisionId; MAX_SEATS],
    /// The legal actions of each seat, by seat, in canonical order: for the viewer's own seat all of them; for the
    /// others only the actions that everybody may know about (G-7).
    pub legal: [Arc<Vec<AnyAction>>; MAX_SEATS],
    /// The throw that waits for a person's gesture. The person makes it with [`ManualThrow`].
    pub awaited: Option<AwaitedThrow>,
    /// The seat that can undo the last action now.
    pub undo: Option<SeatId>,
    /// The scores.
    pub scores: Scores,
}

impl MatchView {
    /// The request that a computer player of this level makes now for this seat; `None` if the seat is not due. It
    /// knows only the view, so it can be at another machine than the host.
    pub fn computer_request(&self, seat: SeatId, level: Level, rng: &mut RulesRng) -> Option<SeatRequest> {
        if let Some(awaited) = self.awaited.as_ref().filter(|awaited| awaited.seat == seat) {
            return Some(SeatRequest::Throw(awaited.given(None)));
        }
        let legal = self.legal.get(seat.index()).filter(|_| self.due.contains(seat))?;
        let choice = self.view.choose(level, seat, legal, rng);
        Some(SeatRequest::Act(ActionRequest {
            seat,
            decision: *self.decisions.get(seat.index())?,
            action: legal.get(choice)?.clone(),
            gesture: None,
        }))
    }
}

#[cfg(any(test, feature = "testing"))]
impl MatchView {
    /// The public view of a match in its first decisions, with the legal actions of all seats.
    pub fn of(game: &AnyGame, seats: Seats) -> Self {
        let due = match game.turn() {
            Turn::Players(due) => due,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        };
        let mut legal: [Arc<Vec<AnyAction>>; MAX_SEATS] = Default::default();
        for (seat, legal) in seats.iter().zip(&mut legal) {
            *legal = Arc::new(game.legal_actions(seat));
        }
        Self {
            view: game.view(Viewer::Public),
            seats,
            due,
            decisions: [DecisionId(3); MAX_SEATS],
            legal,
            awaited: None,
            undo: None,
            scores: game.scores(),
        }
    }

    /// A match of this game, before any action.
    pub fn new(game: &str, seats: usize) -> Self {
        let seats = Seats::solo(seats).expect("a seating");
        let options = AnyOptions::of_game(game).expect("a game");
        Self::of(&AnyGame::new(&options, &seats, 1).expect("a match"), seats)
    }
}

/// A throw that no action has led to. A person makes it when ready.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AwaitedThrow {
    /// The seat that throws.
    pub seat: SeatId,
    /// The decision that the throw has to name.
    pub decision: DecisionId,
    /// The dice.
    pub dice: Vec<DieId>,
}

impl AwaitedThrow {
    /// Makes the throw with a gesture; `None` is the standard throw.
    pub const fn given(&self, gesture: Option<ThrowGesture>) -> ManualThrow {
        ManualThrow {
            seat: self.seat,
            decision: self.decision,
            gesture,
        }
    }
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeatControl {
    /// A person on this machine.
    Person,
    /// A computer player.
    Agent(Level),
    /// A recorded player: the record decides what the seat does. Holds the level of the computer player that played it
    /// then; `None` for a person, or if that is not known.
    Recorded(Option<Level>),
    /// A person at another machine.
    Elsewhere,
}

impl SeatControl {
    /// The level of a computer player.
    pub const fn level(&self) -> Option<Level> {
        match self {
            Self::Person | Self::Recorded(_) | Self::Elsewhere => None,
            Self::Agent(level) => Some(*level),
        }
    }

    /// The level of the computer player whose face the seat shows, now or at the time of the record.
    pub const fn face(&self) -> Option<Level> {
        match self {
            Self::Person | Self::Elsewhere => None,
            Self::Agent(level) => Some(*level),
            Self::Recorded(level) => *level,
        }
    }

    /// The same seat in a replay of its match.
    #[must_use]
    pub const fn recorded(&self) -> Self {
        Self::Recorded(self.face())
    }
}

/// One seat's player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatPlayer {
    /// The name shown.
    #[serde(deserialize_with = "names::read")]
    pub name: String,
    /// Who plays it.
    pub control: SeatControl,
}

/// The players of the match, by seat.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::resource::Resource))]
#[derive(Clone, Debug, Default)]
pub struct Players(pub Vec<SeatPlayer>);

#[cfg(any(test, feature = "testing"))]
impl Players {
    /// A person and a computer player.
    pub fn person_and_computer() -> Self {
        let seat = |control| SeatPlayer {
            name: "Somebody".into(),
            control,
        };
        Self(vec![
            seat(SeatControl::Person),
            seat(SeatControl::Agent(rules::ai::level::Level::Normal)),
        ])
    }
}

impl Players {
    /// How many people play at this machine.
    pub fn people(&self) -> usize {
        self.0
            .iter()
            .filter(|player| player.control == SeatControl::Person)
            .count()
    }

    /// The name of a seat.
    pub fn name(&self, seat: SeatId) -> &str {
        self.0.get(seat.index()).map_or("?", |player| player.name.as_str())
    }

    /// The level of the computer player in the seat; `None` if no computer player sits there.
    pub fn level(&self, seat: SeatId) -> Option<Level> {
        self.0.get(seat.index())?.control.level()
    }

    /// The characters of the computer players, by seat, now or at the time of the record; see [`at_table`].
    pub fn characters(&self) -> Vec<Option<&'static Character>> {
        at_table(
            self.0
                .iter()
                .map(|player| (player.name.as_str(), player.control.face())),
        )
    }

    /// Whether a person on this machine plays the seat and is not the only one, so that a text calls who is next.
    pub fn shares_machine(&self, seat: SeatId) -> bool {
        self.is_person(seat) && self.people() > 1
    }

    /// Whether a person on this machine plays the seat.
    pub fn is_person(&self, seat: SeatId) -> bool {
        self.0
            .get(seat.index())
            .is_some_and(|player| player.control == SeatControl::Person)
    }
}

/// The colour and symbol of each seat's dice, by seat: numbers 0 to 7, all different. They change how the table looks
/// and never how it plays, so they are no part of the match.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::resource::Resource))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatColours(pub [u8; MAX_SEATS]);

impl Default for SeatColours {
    fn default() -> Self {
        Self([0, 1, 2, 3, 4, 5, 6, 7])
    }
}

impl SeatColours {
    /// The colour number of a seat.
    pub const fn of(&self, seat: SeatId) -> u8 {
        self.0[seat.index() % MAX_SEATS]
    }
}
