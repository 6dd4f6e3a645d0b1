//! Options by key and value, as the command line and the set-up screen name them.

use super::error::SetupError;

/// What one option is, for a help text or a set-up screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// The key, as in `floor-penalty`.
    pub key: &'static str,
    /// The values it can have, as in `on or off`.
    pub values: &'static str,
    /// What it does, one plain sentence.
    pub what: &'static str,
}

/// The options of a game, each of which has a key.
pub trait GameOptions {
    /// All options, in the order they are shown.
    const INFO: &'static [OptionInfo];

    /// Sets an option.
    ///
    /// # Errors
    /// [`SetupError::UnknownOption`] or [`SetupError::Option`]; the options are then as they were.
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError>;

    /// The value of an option, as [`GameOptions::set`] takes it; `None` where there is no such option.
    fn get(&self, key: &str) -> Option<String>;

    /// The error for a key that does not exist.
    fn unknown(key: &str) -> SetupError {
        let known: Vec<_> = Self::INFO.iter().map(|info| info.key).collect();
        SetupError::UnknownOption {
            option: key.to_owned(),
            known: known.join(", "),
        }
    }
}

/// Reads `on` or `off`.
///
/// # Errors
/// [`SetupError::Option`] for anything else.
pub fn switch(option: &'static str, value: &str) -> Result<bool, SetupError> {
    choice(option, value, "on or off", &[("on", true), ("off", false)])
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
            option,
            value: value.to_owned(),
            allowed,
        })
}

/// The word for a value that [`choice`] reads.
pub fn word<T: PartialEq>(value: &T, words: &[(&'static str, T)]) -> String {
    words
        .iter()
        .find(|(_, meaning)| meaning == value)
        .map_or_else(String::new, |(word, _)| (*word).to_owned())
}
