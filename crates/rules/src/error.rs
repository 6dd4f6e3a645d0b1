//! Errors of set-ups, actions and states.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::ids::{Actor, SeatId};
use crate::rule_id::RuleId;
use messages::texts::rules as words;
use messages::{Message, ToMessage};

/// Why a match can't be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[error("{}", self.message())]
pub enum SetupError {
    /// The game can't be played by this number of players.
    Players {
        /// The requested number.
        count: usize,
        /// The fewest it takes.
        least: usize,
        /// The most it takes.
        most: usize,
    },
    /// The teams are not allowed.
    Teams {
        /// The reason, as a clause.
        why: Message,
    },
    /// An option has a value out of its range.
    Option {
        /// The option's key.
        option: Cow<'static, str>,
        /// The given value.
        value: String,
        /// The allowed values.
        allowed: Message,
    },
    /// The board file, which contains the print on dice, boards and cards, can't be used.
    Board {
        /// The file name as given.
        file: String,
        /// The reason, and the place in the file.
        why: Message,
    },
    /// There is no such option.
    UnknownOption {
        /// The given key.
        option: String,
        /// All keys.
        known: Vec<Cow<'static, str>>,
    },
}

impl ToMessage for SetupError {
    fn message(&self) -> Message {
        match self {
            Self::Players { count, least, most } => words::players(*least, *most, *count),
            Self::Teams { why } => words::teams(why.clone()),
            Self::Option { option, value, allowed } => words::option(&**option, value, allowed.clone()),
            Self::Board { file, why } => words::board(file, why.clone()),
            Self::UnknownOption { option, known } if known.is_empty() => words::option_unknown_none(option),
            Self::UnknownOption { option, known } => {
                words::option_unknown(option, known.iter().map(|key| Message::verbatim(&**key)))
            }
        }
    }
}

/// Why an action was not applied. The state is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[error("{}", self.message())]
pub enum ApplyError<A> {
    /// The actor is not due.
    NotDue {
        /// Who tried.
        who: Actor,
    },
    /// The match is over.
    Over,
    /// A rule forbids the action.
    Illegal {
        /// The action.
        action: A,
        /// The rule's id, for example `G-4`.
        rule: RuleId,
        /// The reason, a plain sentence without a full stop.
        why: Message,
    },
    /// A report of chance that is impossible in this state.
    BadReport {
        /// The reason.
        why: Message,
    },
}

impl<A> ToMessage for ApplyError<A> {
    fn message(&self) -> Message {
        match self {
            Self::NotDue {
                who: Actor::Player(who),
            } => words::not_due(*who),
            Self::NotDue { who: Actor::Chance } => words::NOT_DUE_CHANCE,
            Self::Over => words::OVER,
            Self::Illegal { rule, why, .. } => words::illegal(why.clone(), rule.as_str()),
            Self::BadReport { why } => words::bad_report(why.clone()),
        }
    }
}

/// Why an action is not allowed; computed without applying the action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleRefusal {
    /// The rule's id, for example `G-4`.
    pub rule: RuleId,
    /// The reason, a plain sentence without a full stop.
    pub why: Message,
}

impl RuleRefusal {
    /// A refusal by a rule's id and the reason.
    pub const fn new(rule: &'static str, why: Message) -> Self {
        let rule = RuleId::new(rule);
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
    /// The condition that does not hold.
    pub what: String,
}

impl InvariantError {
    /// An error with the condition that does not hold.
    pub fn new(what: impl Into<String>) -> Self {
        Self { what: what.into() }
    }

    /// Returns an error unless the condition holds.
    ///
    /// # Errors
    /// [`InvariantError`] with the condition that does not hold.
    pub fn unless(holds: bool, what: impl FnOnce() -> String) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self::new(what())) }
    }
}

impl<A> ApplyError<A> {
    /// The seat `who` is not due.
    pub const fn not_due(who: SeatId) -> Self {
        Self::NotDue {
            who: Actor::Player(who),
        }
    }

    /// The rule's id if a rule forbids the action.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Illegal { rule, .. } => Some(rule.as_str()),
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

#[cfg(test)]
mod tests {
    use serde::de::DeserializeOwned;

    use super::*;

    /// Writes a value as text and as bytes, and reads both again.
    fn read_back<T: Serialize + DeserializeOwned>(written: &T) -> [T; 2] {
        let text = serde_json::to_string(written).expect("it can be written");
        let bytes = postcard::to_stdvec(written).expect("it can be written");
        [
            serde_json::from_str(&text).expect("it can be read"),
            postcard::from_bytes(&bytes).expect("it can be read"),
        ]
    }

    #[test]
    fn refusals_are_read_back_as_they_were_written() {
        let refusal = RuleRefusal::new("S-13", words::OVER);
        assert_eq!(read_back(&refusal), [refusal.clone(), refusal.clone()]);
        let who = Actor::Player(SeatId(2));
        for error in [
            refusal.of(7_u8),
            ApplyError::NotDue { who },
            ApplyError::NotDue { who: Actor::Chance },
            ApplyError::Over,
            ApplyError::BadReport {
                why: words::REPORT_SHUFFLE,
            },
        ] {
            assert_eq!(read_back(&error), [error.clone(), error]);
        }
    }

    #[test]
    fn what_is_wrong_with_a_set_up_is_read_back_as_it_was_written_and_said() {
        for (error, said) in [
            (
                SetupError::Players {
                    count: 9,
                    least: 2,
                    most: 8,
                },
                words::players(2, 8, 9),
            ),
            (
                SetupError::Teams {
                    why: words::TEAMS_PAIRS,
                },
                words::teams(words::TEAMS_PAIRS),
            ),
            (
                SetupError::Option {
                    option: "target".into(),
                    value: "9".to_owned(),
                    allowed: Message::verbatim("10-1000"),
                },
                words::option("target", "9", Message::verbatim("10-1000")),
            ),
            (
                SetupError::Board {
                    file: "my.toml".to_owned(),
                    why: words::board_no_file(7),
                },
                words::board("my.toml", words::board_no_file(7)),
            ),
            (
                SetupError::UnknownOption {
                    option: "goal".to_owned(),
                    known: vec!["target".into(), "tie".into()],
                },
                words::option_unknown("goal", ["target", "tie"].map(Message::verbatim)),
            ),
            (
                SetupError::UnknownOption {
                    option: "goal".to_owned(),
                    known: Vec::new(),
                },
                words::option_unknown_none("goal"),
            ),
        ] {
            assert_eq!(error.message(), said);
            assert_eq!(read_back(&error), [error.clone(), error]);
        }
    }
}
