//! Words that a person writes to others.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};

use crate::protocol::limits::LONGEST_WORDS;
use messages::names::cleaned;

/// Words that a person has written: at most [`LONGEST_WORDS`] letters, cleaned as names are wherever they come from.
/// Empty if nothing remains.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Words(String);

impl Words {
    /// The words of a text. What is too long is cut.
    pub fn new(text: &str) -> Self {
        Self(cleaned(text, LONGEST_WORDS).unwrap_or_default())
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The words as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Words {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Words {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from).map(|text| Self::new(&text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_clean_and_short_wherever_they_come_from() {
        let read = |text: &str| -> Words {
            let sent = postcard::to_stdvec(text).expect("it can be written");
            postcard::from_bytes(&sent).expect("a text")
        };
        for (given, clean) in [
            ("  Well,\n that was close! ", "Well, that was close!"),
            ("\u{1b}[2J\u{202e}hidden\u{200b}", "[2Jhidden"),
            ("\u{200b}\u{7}", ""),
        ] {
            assert_eq!(read(given).as_str(), clean);
            assert_eq!(Words::new(given), read(given));
        }
        assert!(read("\u{200b}").is_empty());
        let long = read(&"\u{e9}".repeat(LONGEST_WORDS + 1));
        assert_eq!(long.as_str().chars().count(), LONGEST_WORDS);
    }
}
