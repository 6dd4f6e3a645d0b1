//! What a person, a computer player or (later) the network asks of the referee, and the answer.

use bevy::prelude::*;

use crate::catalog::AnyAction;
use crate::physics::throw::ThrowGesture;
use crate::rules::error::ApplyError;
use crate::rules::ids::PlayerId;

/// The decision that a request answers. A seat gets a new number each time it becomes due. Where several seats are due
/// at once, one answer does not make the others stale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DecisionId(pub u32);

/// Asks the referee to apply an action.
#[derive(Message, Clone, Debug)]
pub struct ActionRequest {
    /// The seat that acts.
    pub seat: PlayerId,
    /// The decision that this request answers, from [`super::view::MatchView`].
    pub decision: DecisionId,
    /// The action.
    pub action: AnyAction,
    /// How the die is thrown, for an action that leads to a throw; `None` is the standard throw.
    pub gesture: Option<ThrowGesture>,
}

/// A person throws the dice that [`super::view::MatchView::awaited`] names: a throw that no act led to, for example at
/// the start of a turn. Changes nothing while no throw of this seat is awaited.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct ThrowGiven {
    /// The seat that throws.
    pub seat: PlayerId,
    /// The gesture; `None` is the standard throw.
    pub gesture: Option<ThrowGesture>,
}

/// A seat undoes its last act, if [`super::view::MatchView::undo`] names the seat; otherwise nothing changes.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    /// The seat.
    pub seat: PlayerId,
    /// The seat's decision, as for an action.
    pub decision: DecisionId,
}

/// A seat undid its last act: record, view and entities are as before it. The journal still contains the act's events,
/// and later events follow them. Code that reports the match to people leaves the undone events out.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Undone {
    /// The seat.
    pub seat: PlayerId,
    /// The undone action.
    pub action: AnyAction,
    /// The number of events of the action: the last ones of the journal that were not undone before.
    pub told: usize,
}

/// A request that changed nothing, and why.
#[derive(Message, Clone, Debug)]
pub struct RequestRefused {
    /// The request.
    pub request: ActionRequest,
    /// The reason.
    pub reason: RefusalReason,
}

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// No match is on.
    #[error("no match is being played")]
    NoMatch,
    /// The decision was already made: a repeated or late request.
    #[error("that was already decided")]
    Stale {
        /// The decision asked for.
        asked: DecisionId,
        /// The seat's decision now.
        now: DecisionId,
    },
    /// A throw is due or the dice are rolling.
    #[error("the dice have to be thrown first")]
    Rolling,
    /// The cards are about to be dealt.
    #[error("the cards are still being dealt")]
    Dealing,
    /// A recorded match is being shown: nothing can be done in it.
    #[error("this is a recorded match: it can only be watched")]
    Replaying,
    /// The rules refuse it.
    #[error(transparent)]
    Rules(#[from] ApplyError<AnyAction>),
}
