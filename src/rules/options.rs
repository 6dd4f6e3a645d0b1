//! Options by key and value, as named on the command line and on the set-up screen.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::error::SetupError;

/// How the game handles slips (G-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Enforcement {
    /// An action against the rules is refused, with the reason.
    #[default]
    Assisted,
    /// Players can make the slips that the rules penalise, and pay the penalty.
    Table,
}

impl Enforcement {
    const WORDS: [(&'static str, Self); 2] = [("assisted", Self::Assisted), ("table", Self::Table)];

    /// The option's key, values and explanation.
    pub const INFO: OptionInfo = OptionInfo {
        key: "enforcement",
        name: "Slips",
        offer: Offer::OneOf(&[("assisted", "Assisted"), ("table", "Table rules")]),
        of_teams: false,
        values: "assisted or table",
        what: "Slips are refused with the reason, or they are allowed and cost what the rules say.",
    };

    /// Reads `assisted` or `table`.
    ///
    /// # Errors
    /// [`SetupError::Option`] for any other word.
    pub fn read(value: &str) -> Result<Self, SetupError> {
        choice(Self::INFO.key, value, Self::INFO.values, &Self::WORDS)
    }

    /// The word that [`Enforcement::read`] takes.
    pub fn word(self) -> String {
        word(&self, &Self::WORDS)
    }
}

/// How a set-up screen offers an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// As a switch: `on` or `off`.
    Switch,
    /// As one of these values, each with its name on the screen. The option may allow more values than these.
    OneOf(&'static [(&'static str, &'static str)]),
    /// As the name of a file, or `standard`.
    File,
    /// Not at all: the option makes no difference in this game. The game accepts it only because all games do.
    Never,
}

/// The description of one option, for a help text or a set-up screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// The key, as in `enforcement`.
    pub key: &'static str,
    /// The name on a set-up screen.
    pub name: &'static str,
    /// How a set-up screen offers it.
    pub offer: Offer,
    /// Whether the option only matters with partners.
    pub of_teams: bool,
    /// The values the option can have, as in `on or off`.
    pub values: &'static str,
    /// What the option does, in one plain sentence.
    pub what: &'static str,
}

/// The options of a game. Each option has a key.
pub trait GameOptions {
    /// All options, in the order they are shown.
    const INFO: &'static [OptionInfo];

    /// Sets an option.
    ///
    /// # Errors
    /// [`SetupError::UnknownOption`] or [`SetupError::Option`]; the options are then unchanged.
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError>;

    /// The value of an option, in the form that [`GameOptions::set`] takes; `None` if there is no such option.
    fn get(&self, key: &str) -> Option<String>;

    /// The error for a key that does not exist.
    fn unknown(key: &str) -> SetupError {
        SetupError::UnknownOption {
            option: key.to_owned(),
            known: Self::INFO.iter().map(|info| info.key.into()).collect(),
        }
    }
}

const SWITCH: [(&str, bool); 2] = [("on", true), ("off", false)];

/// Reads `on` or `off`.
///
/// # Errors
/// [`SetupError::Option`] for anything else.
pub fn switch(option: &'static str, value: &str) -> Result<bool, SetupError> {
    choice(option, value, "on or off", &SWITCH)
}

/// The word for a value that [`switch`] reads.
pub fn switch_word(value: bool) -> String {
    word(&value, &SWITCH)
}

/// Reads a number in a range.
///
/// # Errors
/// [`SetupError::Option`] for anything else.
pub fn number(
    option: &'static str,
    value: &str,
    range: RangeInclusive<u16>,
    allowed: &'static str,
) -> Result<u16, SetupError> {
    let number = value.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| SetupError::Option {
        option: option.into(),
        value: value.to_owned(),
        allowed: allowed.into(),
    })
}

/// Reads one of several words.
///
/// # Errors
/// [`SetupError::Option`] for any other word.
pub fn choice<T: Copy>(
    option: &'static str,
    value: &str,
    allowed: &'static str,
    words: &[(&str, T)],
) -> Result<T, SetupError> {
    words
        .iter()
        .find(|(word, _)| *word == value)
        .map(|(_, meaning)| *meaning)
        .ok_or_else(|| SetupError::Option {
            option: option.into(),
            value: value.to_owned(),
            allowed: allowed.into(),
        })
}

/// The word for a value that [`choice`] reads.
pub fn word<T: PartialEq>(value: &T, words: &[(&'static str, T)]) -> String {
    words
        .iter()
        .find(|(_, meaning)| meaning == value)
        .map_or_else(String::new, |(word, _)| (*word).to_owned())
}
