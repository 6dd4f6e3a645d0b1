//! Options by key and value, with the names of the command line and of the set-up screen.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::error::SetupError;
use crate::seats::Seats;
use messages::Message;
use messages::texts::options;

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
    /// The option's key.
    pub const KEY: &'static str = "enforcement";
    const WORDS: [(&'static str, Self); 2] = [("assisted", Self::Assisted), ("table", Self::Table)];

    /// The option's key, values and explanation.
    pub fn info() -> OptionInfo {
        OptionInfo {
            key: Self::KEY,
            name: options::SLIPS,
            offer: Offer::OneOf(vec![
                ("assisted", options::SLIPS_ASSISTED),
                ("table", options::SLIPS_TABLE),
            ]),
            of_teams: false,
            is_main: false,
            values: words(&Self::WORDS),
            what: options::SLIPS_ABOUT,
        }
    }

    /// Reads `assisted` or `table`.
    ///
    /// # Errors
    /// [`SetupError::Option`] for any other word.
    pub fn read(value: &str) -> Result<Self, SetupError> {
        choice(Self::KEY, value, words(&Self::WORDS), &Self::WORDS)
    }

    /// The word that [`Enforcement::read`] takes.
    pub fn word(self) -> String {
        word(&self, &Self::WORDS)
    }
}

/// How a set-up screen offers an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offer {
    /// As a switch: `on` or `off`.
    Switch,
    /// As one of these values, each with its name on the screen. The option may allow more values than these.
    OneOf(Vec<(&'static str, Message)>),
    /// As the name of a file, or `standard`.
    File,
    /// Not at all: the option has no effect in this game. The game accepts it only because all games accept it.
    Never,
}

/// The description of one option, for a help text or a set-up screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// The key, for example `enforcement`.
    pub key: &'static str,
    /// The name on a set-up screen.
    pub name: Message,
    /// How a set-up screen offers it.
    pub offer: Offer,
    /// Whether the option only matters with partners.
    pub of_teams: bool,
    /// Whether many people change it: a set-up screen shows it first, and the others when they are asked for.
    pub is_main: bool,
    /// The values that the option can have, for example `on or off`.
    pub values: Message,
    /// What the option does, in one plain sentence.
    pub what: Message,
}

impl OptionInfo {
    /// An option that is a switch.
    pub fn switch(key: &'static str, name: Message, what: Message) -> Self {
        Self {
            key,
            name,
            offer: Offer::Switch,
            of_teams: false,
            is_main: false,
            values: words(&SWITCH),
            what,
        }
    }
}

/// A match that is over soon, as the table of the day has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortMatch {
    /// How many players.
    pub players: usize,
    /// The options that are not the default, by key, with their values.
    pub options: &'static [(&'static str, &'static str)],
}

/// How long a turn takes, with all that happens in it until the next one, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurnTime {
    /// A person's, who looks and thinks: an assumption, not measured.
    pub person_s: f32,
    /// A computer player's, as measured on the screen at normal speed (docs/performance.md).
    pub computer_s: f32,
}

impl TurnTime {
    /// About how many minutes so many turns take these players, who have a turn equally often.
    pub fn minutes(&self, turns: f32, people: usize, computers: usize) -> u16 {
        let players = (people + computers).max(1) as f32;
        let turn_s = (self.person_s * people as f32 + self.computer_s * computers as f32) / players;
        (turns * turn_s / 60.0).round().max(1.0) as u16
    }
}

/// The options of a game. Each option has a key.
pub trait GameOptions {
    /// How long a turn takes.
    const TURN_TIME: TurnTime;

    /// The key of the option that makes a match longer or shorter; `None` if the game has none.
    const LENGTH: Option<&'static str> = None;

    /// Matches of the game that are over within a quarter of an hour. A game without any is never on the table of the
    /// day.
    const SHORT: &'static [ShortMatch] = &[];

    /// All options, in the order they are shown.
    fn info() -> Vec<OptionInfo>;

    /// Sets an option.
    ///
    /// # Errors
    /// [`SetupError::UnknownOption`] or [`SetupError::Option`]; the options are then unchanged.
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError>;

    /// The value of an option, in the form that [`GameOptions::set`] takes; `None` if there is no such option.
    fn get(&self, key: &str) -> Option<String>;

    /// How many turns a match with this seating takes on average, as measured among computer players.
    fn turns(&self, seats: &Seats) -> f32;

    /// The value that a set-up screen offers for [`Self::LENGTH`] that brings a match with this seating nearest to so
    /// many minutes; `None` if the game has no such option.
    fn nearest_to(&self, minutes: u16, seats: &Seats, people: usize) -> Option<&'static str>
    where
        Self: Clone,
    {
        let key = Self::LENGTH?;
        let info = Self::info().into_iter().find(|info| info.key == key)?;
        let Offer::OneOf(offered) = info.offer else { return None };
        let far = |value: &str| {
            let mut options = self.clone();
            options.set(key, value).ok()?;
            let takes = Self::TURN_TIME.minutes(options.turns(seats), people, seats.count() - people);
            Some(takes.abs_diff(minutes))
        };
        let by_far = offered.into_iter().filter_map(|(value, _)| Some((far(value)?, value)));
        by_far.min_by_key(|(far, _)| *far).map(|(_, value)| value)
    }

    /// Sets the print on dice, boards and cards from the text of a board file with this name. No file is opened.
    ///
    /// # Errors
    /// [`SetupError::UnknownOption`] for a game without boards, or [`SetupError::Board`]; the options are then
    /// unchanged.
    fn set_board(&mut self, name: &str, text: &str) -> Result<(), SetupError> {
        let _ = (name, text);
        Err(Self::unknown("board"))
    }

    /// The error for a key that does not exist.
    fn unknown(key: &str) -> SetupError {
        SetupError::UnknownOption {
            option: key.to_owned(),
            known: Self::info().iter().map(|info| info.key.into()).collect(),
        }
    }
}

const SWITCH: [(&str, bool); 2] = [("on", true), ("off", false)];

/// Reads `on` or `off`.
///
/// # Errors
/// [`SetupError::Option`] for anything else.
pub fn switch(option: &'static str, value: &str) -> Result<bool, SetupError> {
    choice(option, value, words(&SWITCH), &SWITCH)
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
    allowed: Message,
) -> Result<u16, SetupError> {
    let number = value.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| SetupError::Option {
        option: option.into(),
        value: value.to_owned(),
        allowed,
    })
}

/// Reads one of several words.
///
/// # Errors
/// [`SetupError::Option`] for any other word.
pub fn choice<T: Copy>(
    option: &'static str,
    value: &str,
    allowed: Message,
    meanings: &[(&str, T)],
) -> Result<T, SetupError> {
    meanings
        .iter()
        .find(|(word, _)| *word == value)
        .map(|(_, meaning)| *meaning)
        .ok_or_else(|| SetupError::Option {
            option: option.into(),
            value: value.to_owned(),
            allowed,
        })
}

/// The word for a value that [`choice`] reads.
pub fn word<T: PartialEq>(value: &T, meanings: &[(&'static str, T)]) -> String {
    meanings
        .iter()
        .find(|(_, meaning)| meaning == value)
        .map_or_else(String::new, |(word, _)| (*word).to_owned())
}

/// The words that [`choice`] reads, as the text of the allowed values: "on or off".
pub fn words<T>(meanings: &[(&'static str, T)]) -> Message {
    options::values_words(meanings.iter().map(|(word, _)| Message::verbatim(*word)))
}

/// The key of the option for the seat that has the first turn: a number counted from 1, or another word for a random
/// seat.
pub const FIRST: &str = "first";

/// The seats that can go first, for a set-up screen. `words` are the values that choose them; the first value is for
/// any seat.
pub fn first_offered(words: impl IntoIterator<Item = &'static str>) -> Offer {
    let names = std::iter::once(options::FIRST_ANYBODY).chain((1_u8..).map(options::first_seat));
    Offer::OneOf(words.into_iter().zip(names).collect())
}
