//! What a game says of itself to people who do not know it.

use messages::Message;
use messages::texts::welcome as words;

/// What a game is, and how long it takes.
#[derive(Clone, Debug)]
pub(crate) struct Introduction {
    /// One sentence.
    pub says: Message,
    /// The minutes of a whole match, the least and the most.
    pub minutes: (u16, u16),
    /// A match that is over sooner; `None` where the usual one is short.
    pub short: Option<ShortMatch>,
}

/// A short match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShortMatch {
    /// The options that make it short, by key, with their values.
    pub options: &'static [(&'static str, &'static str)],
    /// How many minutes it takes.
    pub minutes: u16,
}

impl Introduction {
    /// How long a match takes.
    pub fn time(&self) -> Message {
        match self.minutes {
            (least, most) if least == most => words::minutes(most),
            (least, most) => words::minutes_between(least, most),
        }
    }
}
