//! What can be wrong with a set-up, an action or a state, in plain words.

use thiserror::Error;

use super::ids::{Actor, PlayerId};
use crate::messages::Message;

/// Why a match can't be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The game can't be played by this number of players.
    #[error("this game needs {least} to {most} players, and {count} were chosen")]
    Players {
        /// The number asked for.
        count: usize,
        /// The fewest it takes.
        least: usize,
        /// The most it takes.
        most: usize,
    },
    /// The teams are not allowed.
    #[error("these teams can't play: {why}")]
    Teams {
        /// What is wrong, as a clause.
        why: &'static str,
    },
    /// An option has a value out of its range.
    #[error("option {option}: {value} is not allowed ({allowed})")]
    Option {
        /// The option's key.
        option: &'static str,
        /// What was given.
        value: String,
        /// What is allowed.
        allowed: Message,
    },
    /// The board file, which says what is printed on dice, boards and cards, can't be used.
    #[error("the board file {file} can't be used: {why}")]
    Board {
        /// The file name as given.
        file: String,
        /// What is wrong with it, and where.
        why: String,
    },
    /// There is no such option.
    #[error("there is no option {option}; there are: {}", or_none(.known))]
    UnknownOption {
        /// What was given.
        option: String,
        /// All keys, with commas between; nothing where there are none.
        known: String,
    },
}

/// A list, or the word for an empty one.
const fn or_none(list: &str) -> &str {
    if list.is_empty() { "none" } else { list }
}

/// Why an action was not applied. The state did not change.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ApplyError<A> {
    /// Somebody else is due.
    #[error("it is not the turn of {who}")]
    NotDue {
        /// Who tried.
        who: Actor,
    },
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// A rule forbids the action.
    #[error("{why} ({rule})")]
    Illegal {
        /// The action.
        action: A,
        /// The rule's id, as in `G-4`.
        rule: &'static str,
        /// The reason, a plain sentence without a full stop.
        why: Message,
    },
    /// A report of chance that can't have happened here.
    #[error("this is no possible outcome here: {why}")]
    BadReport {
        /// What is wrong.
        why: &'static str,
    },
}

/// Why an action is not allowed; made without trying the action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule's id, as in `G-4`.
    pub rule: &'static str,
    /// The reason, a plain sentence without a full stop.
    pub why: Message,
}

impl Refusal {
    /// A refusal by a rule's id and the reason.
    pub const fn new(rule: &'static str, why: Message) -> Self {
        Self { rule, why }
    }

    /// The error for an action that this refusal forbids.
    pub fn of<A>(self, action: A) -> ApplyError<A> {
        let Self { rule, why } = self;
        ApplyError::Illegal { action, rule, why }
    }
}

/// A state that must not exist: a defect in the rules code.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("broken state: {what}")]
pub struct InvariantError {
    /// What does not hold.
    pub what: String,
}

impl InvariantError {
    /// An error that says what does not hold.
    pub fn new(what: impl Into<String>) -> Self {
        Self { what: what.into() }
    }

    /// Returns an error unless the condition holds.
    ///
    /// # Errors
    /// [`InvariantError`] that says what does not hold.
    pub fn unless(holds: bool, what: impl FnOnce() -> String) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self::new(what())) }
    }
}

impl<A> ApplyError<A> {
    /// The seat `who` is not due.
    pub const fn not_due(who: PlayerId) -> Self {
        Self::NotDue {
            who: Actor::Player(who),
        }
    }

    /// The rule's id, where a rule forbids the action.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Illegal { rule, .. } => Some(rule),
            Self::NotDue { .. } | Self::Over | Self::BadReport { .. } => None,
        }
    }

    /// The same error about an action of another type.
    pub fn map<B>(self, wrap: impl FnOnce(A) -> B) -> ApplyError<B> {
        match self {
            Self::NotDue { who } => ApplyError::NotDue { who },
            Self::Over => ApplyError::Over,
            Self::Illegal { action, rule, why } => ApplyError::Illegal {
                action: wrap(action),
                rule,
                why,
            },
            Self::BadReport { why } => ApplyError::BadReport { why },
        }
    }
}
