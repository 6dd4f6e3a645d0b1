//! The error of a check of a game.

use thiserror::Error;

use crate::error::InvariantError;

/// A rule of the contract that a game breaks: which one, and what happened, in plain words with the place in the match.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{what}")]
pub struct Violation {
    kind: ViolationKind,
    what: String,
}

/// The rules of the contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViolationKind {
    /// The match can be set up.
    SetUp,
    /// The parts of a state agree.
    Invariant,
    /// A clone is the same as the state.
    Clone,
    /// A value is the same after writing and reading.
    Written,
    /// A sampled report of chance is accepted.
    Report,
    /// A legal action applies.
    LegalApplies,
    /// The same action gives the same result.
    SameResult,
    /// Nobody wins before the end, and only seats that play win and have points.
    Scores,
    /// Somebody can act until the match is over, and every seat that is due can.
    DueCanAct,
    /// After the end nothing is legal and nothing applies.
    AfterEnd,
    /// An objection is legal, and its seat is not due.
    CallOut,
    /// Only a seat that is due has a decision in another player's turn, and what does nothing there is legal.
    OffTurn,
    /// A legal action is listed once.
    ListedOnce,
    /// A seat that does not play can't act.
    Stranger,
    /// An action that is not legal is refused.
    IllegalRefused,
    /// A refused action does not change the state.
    RefusalChangesNothing,
    /// A refused action has no events.
    RefusalTellsNothing,
    /// A refusal by a rule names the rule.
    RefusalNamesRule,
    /// The parts of a possible world agree.
    WorldInvariant,
    /// The view of a possible world is the same.
    SameView,
    /// The same seats are due in a possible world.
    SameTurn,
    /// The scores of a possible world are the same.
    SameScores,
    /// A viewer has the same legal actions in a possible world.
    SameLegal,
    /// A viewer can raise the same objection in a possible world.
    SameCallOut,
    /// An action of a viewer is refused for the same reason in a possible world.
    SameRefusal,
    /// An event that was redacted for a viewer does not change when it is redacted again.
    RedactedOnce,
    /// An onlooker learns no more of an event than any seat.
    OnlookerKnowsLess,
    /// Events tell a viewer no more than the view shows.
    EventsWithinView,
    /// Events do not tell which of several secret actions was done.
    SecretAct,
}

impl Violation {
    /// A violation of this rule, in these words.
    pub fn new(kind: ViolationKind, what: impl Into<String>) -> Self {
        let what = what.into();
        Self { kind, what }
    }

    /// The rule that the game breaks.
    pub const fn kind(&self) -> ViolationKind {
        self.kind
    }

    /// The same violation in other words, such as with the place in the match.
    #[must_use]
    pub fn said(self, words: impl FnOnce(&str) -> String) -> Self {
        let what = words(&self.what);
        Self { what, ..self }
    }
}

impl From<InvariantError> for Violation {
    fn from(error: InvariantError) -> Self {
        Self::new(ViolationKind::Invariant, error.to_string())
    }
}
