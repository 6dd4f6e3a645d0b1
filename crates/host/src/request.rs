//! The requests of a person, a computer player or another machine to the host, and the answers.

use serde::{Deserialize, Serialize};

use games::catalog::AnyAction;
use messages::texts::table as words;
use messages::{self, ToMessage};
use rules::error::ApplyError;
use rules::ids::SeatId;
use tabletop::throw::ThrowGesture;

/// The decision that a request answers. A seat gets a new number each time it becomes due, or is to throw, or has
/// answered: the position in the match's log where that happened. If several seats are due at once, one answer does
/// not make the others stale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DecisionId(pub u32);

/// A request of a seat to the host.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum SeatRequest {
    /// Applies an action.
    Act(ActionRequest),
    /// Throws the dice that wait for it.
    Throw(ManualThrow),
    /// Undoes the last action.
    Undo(Undo),
}

impl SeatRequest {
    /// The most bytes that a request takes as written by `postcard`.
    pub const MOST_BYTES: usize = 1024;

    /// The seat that makes the request.
    pub const fn seat(&self) -> SeatId {
        match self {
            Self::Act(asked) => asked.seat,
            Self::Throw(asked) => asked.seat,
            Self::Undo(asked) => asked.seat,
        }
    }

    /// The decision that the request names.
    pub const fn decision(&self) -> DecisionId {
        match self {
            Self::Act(asked) => asked.decision,
            Self::Throw(asked) => asked.decision,
            Self::Undo(asked) => asked.decision,
        }
    }
}

/// A request that was granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Granted {
    /// It was done.
    Now,
    /// The same request was granted before. Nothing changes now.
    Before,
}

/// Requests that an action is applied.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::message::Message))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ActionRequest {
    /// The seat that acts.
    pub seat: SeatId,
    /// The decision that this request answers, from [`super::view::MatchView`].
    pub decision: DecisionId,
    /// The action.
    pub action: AnyAction,
    /// How the die is thrown, for an action that leads to a throw; `None` is the standard throw.
    pub gesture: Option<ThrowGesture>,
}

/// A person throws the dice that [`super::view::MatchView::awaited`] names: a throw that no action led to, for example
/// at the start of a turn.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::message::Message))]
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ManualThrow {
    /// The seat that throws.
    pub seat: SeatId,
    /// The seat's decision, as for an action.
    pub decision: DecisionId,
    /// The gesture; `None` is the standard throw.
    pub gesture: Option<ThrowGesture>,
}

/// A seat undoes its last action, if [`super::view::MatchView::undo`] names the seat.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::message::Message))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undo {
    /// The seat.
    pub seat: SeatId,
    /// The seat's decision, as for an action.
    pub decision: DecisionId,
}

/// A seat undid its last action: record, view and entities are as before it. The journal still contains the action's
/// events, and later events follow them. Code that reports the match to people leaves the undone events out.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::message::Message))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undone {
    /// The seat.
    pub seat: SeatId,
    /// The number of events of the action: the last ones of the journal that were not undone before.
    pub told: usize,
}

/// A request that changed nothing, and why.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::message::Message))]
#[derive(Clone, Debug)]
pub struct RequestRefused {
    /// The request.
    pub request: SeatRequest,
    /// The reason.
    pub reason: RefusalReason,
}

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[error("{}", self.message())]
pub enum RefusalReason {
    /// No match is on.
    NoMatch,
    /// The decision was already made: the request is repeated or late.
    Stale {
        /// The decision asked for.
        asked: DecisionId,
        /// The seat's decision now.
        now: DecisionId,
    },
    /// A throw is due or the dice are rolling.
    Rolling,
    /// The cards are about to be dealt.
    Dealing,
    /// No throw of this seat is awaited.
    NotAwaited,
    /// This seat has nothing that it could undo.
    NothingToUndo,
    /// A recorded match is being replayed: no request is granted in it.
    Replaying,
    /// The rules refuse it.
    Rules(#[from] ApplyError<AnyAction>),
}

impl ToMessage for RefusalReason {
    fn message(&self) -> messages::Message {
        match self {
            Self::NoMatch => words::NO_MATCH,
            Self::Stale { .. } => words::DECIDED,
            Self::Rolling => words::ROLLING,
            Self::Dealing => words::DEALING,
            Self::NotAwaited => words::NOT_AWAITED,
            Self::NothingToUndo => words::NOTHING_TO_UNDO,
            Self::Replaying => words::REPLAYING,
            Self::Rules(error) => error.message(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::catalog::{AnyGame, AnyOptions};
    use rules::error::RuleRefusal;
    use rules::seats::Seats;

    #[test]
    fn reasons_are_read_back_as_they_were_written() {
        let seats = Seats::solo(2).expect("two can play");
        let options = AnyOptions::of_game("skip-bo-dice").expect("a game");
        let game = AnyGame::new(&options, &seats, 1).expect("a match");
        let action = game.sample_chance(&mut rules::rng::stream(1, rules::rng::Stream::Chance));
        for reason in [
            RefusalReason::NoMatch,
            RefusalReason::Stale {
                asked: DecisionId(3),
                now: DecisionId(4),
            },
            RefusalReason::Rolling,
            RefusalReason::Dealing,
            RefusalReason::NotAwaited,
            RefusalReason::NothingToUndo,
            RefusalReason::Replaying,
            RefusalReason::Rules(RuleRefusal::new("D-6", words::ROLLING).of(action)),
        ] {
            let text = serde_json::to_string(&reason).expect("it can be written");
            assert_eq!(
                serde_json::from_str::<RefusalReason>(&text).expect("it can be read"),
                reason
            );
            let bytes = postcard::to_stdvec(&reason).expect("it can be written");
            assert_eq!(
                postcard::from_bytes::<RefusalReason>(&bytes).expect("it can be read"),
                reason
            );
        }
    }
}
