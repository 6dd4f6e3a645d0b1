//! Many servers that know nothing of each other behind one address: the first letter of a code says which of them has
//! its room.
//!
//! A shard is one server with a disk of its own, or several that share their rooms. Each server sends a client whose code
//! is another shard's to the entrance of that shard. A shard is added by giving it letters that no shard has yet, so no
//! room moves.

use std::collections::BTreeMap;
use std::str::FromStr;

use messages::texts::cluster as words;
use messages::{Message, ToMessage};
use thiserror::Error;

use crate::protocol::code::RoomCode;
use crate::target::Target;

/// The shards, by the first letters of their codes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShardTable {
    /// Where clients enter each shard: one of its servers, or what stands in front of them.
    entrances: Vec<Target>,
    letters: BTreeMap<char, usize>,
}

/// The shards as one of them sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shards {
    table: ShardTable,
    own: usize,
}

/// Why a text is no table of shards, or not that of this shard.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum ShardError {
    /// A line is not written as letters and an entrance.
    Line(usize),
    /// A line gives away a letter that no code begins with, or that another line has.
    Letter(usize, char),
    /// No line has this entrance.
    NotThere(Target),
}

impl ToMessage for ShardError {
    fn message(&self) -> Message {
        match self {
            Self::Line(line) => words::shard_line(*line as u32),
            Self::Letter(line, letter) => words::shard_letter(*line as u32, letter.to_string()),
            Self::NotThere(entrance) => words::shard_not_there(entrance.to_string()),
        }
    }
}

impl ShardTable {
    /// The entrance of the shard of a code; `None` if its first letter belongs to none, so there is no such room.
    pub fn entrance(&self, code: RoomCode) -> Option<&Target> {
        self.number(code).and_then(|number| self.entrances.get(number))
    }

    /// The number of the shard of a code, from 0 in the order of the table.
    pub fn number(&self, code: RoomCode) -> Option<usize> {
        self.letters.get(&code.first_letter()).copied()
    }

    /// The shards as the one with this entrance sees them.
    ///
    /// # Errors
    /// [`ShardError::NotThere`].
    pub fn seen_from(self, entrance: Target) -> Result<Shards, ShardError> {
        match self.entrances.iter().position(|other| *other == entrance) {
            Some(own) => Ok(Shards { table: self, own }),
            None => Err(ShardError::NotThere(entrance)),
        }
    }
}

impl Shards {
    /// Whether rooms of this shard have such codes.
    pub fn is_own(&self, code: RoomCode) -> bool {
        self.table.number(code) == Some(self.own)
    }

    /// The entrance of the other shard that has rooms with such codes; `None` if it is this one, or none.
    pub fn elsewhere(&self, code: RoomCode) -> Option<&Target> {
        let entrance = self.table.entrance(code)?;
        (!self.is_own(code)).then_some(entrance)
    }
}

impl FromStr for ShardTable {
    type Err = ShardError;

    /// Reads a table: a line for each shard with its letters and its entrance, such as `ABCD play1.example.org`. Lines
    /// that begin with `#` say nothing.
    fn from_str(text: &str) -> Result<Self, ShardError> {
        let mut table = Self::default();
        for (at, line) in text.lines().enumerate() {
            let (line, number) = (line.trim(), at + 1);
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let wrong = ShardError::Line(number);
            let mut words = line.split_whitespace();
            let (Some(letters), Some(entrance), None) = (words.next(), words.next(), words.next()) else {
                return Err(wrong);
            };
            let entrance = entrance.parse().map_err(|_| wrong)?;
            for letter in letters.chars().map(|letter| letter.to_ascii_uppercase()) {
                let begins_a_code = format!("{letter}AAAAA").parse::<RoomCode>().is_ok();
                if !begins_a_code || table.letters.insert(letter, table.entrances.len()).is_some() {
                    return Err(ShardError::Letter(number, letter));
                }
            }
            table.entrances.push(entrance);
        }
        Ok(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &str = "# letters entrance\n\
                       ABCDEFGHJK one.example.org\n\
                       mnp        two.example.org:7450\n";

    fn target(text: &str) -> Target {
        text.parse().expect("an address")
    }

    fn code(text: &str) -> RoomCode {
        text.parse().expect("a code")
    }

    #[test]
    fn the_first_letter_says_which_of_two_shards_has_the_room() {
        let table: ShardTable = TWO.parse().expect("a table");
        let entrance = |text: &str| table.entrance(code(text)).map(ToString::to_string);
        assert_eq!(entrance("ABCDEF").as_deref(), Some("one.example.org:7448"));
        assert_eq!(entrance("KZZZZZ").as_deref(), Some("one.example.org:7448"));
        assert_eq!(entrance("MABCDE").as_deref(), Some("two.example.org:7450"));
        assert_eq!(entrance("ZABCDE"), None, "a spare letter");
        let two = table.seen_from(target("two.example.org:7450")).expect("it is there");
        assert!(two.is_own(code("MABCDE")) && two.elsewhere(code("MABCDE")).is_none());
        assert_eq!(two.elsewhere(code("ABCDEF")), Some(&target("one.example.org")));
        assert!(!two.is_own(code("ZABCDE")) && two.elsewhere(code("ZABCDE")).is_none());
    }

    #[test]
    fn a_shard_that_is_added_moves_no_room() {
        let two: ShardTable = TWO.parse().expect("a table");
        let three: ShardTable = format!("{TWO}QRST three.example.org\n").parse().expect("a table");
        let mut moved = 0;
        for number in 0..2_000_u32 {
            let bytes = blake3::hash(&number.to_le_bytes());
            let code = RoomCode::of_random(*bytes.as_bytes().first_chunk().expect("enough bytes"));
            match two.number(code) {
                Some(before) => assert_eq!(three.number(code), Some(before), "{code}"),
                None => moved += usize::from(three.number(code).is_some()),
            }
        }
        assert!(moved > 0, "new rooms have somewhere to be");
    }

    #[test]
    fn a_table_that_is_not_clear_is_refused_with_its_line() {
        for (text, error) in [
            ("AB", ShardError::Line(1)),
            ("AB one.example.org more", ShardError::Line(1)),
            ("AB http://one.example.org", ShardError::Line(1)),
            ("\nAB one/two", ShardError::Line(2)),
            ("AB one.example.org\nBC two.example.org", ShardError::Letter(2, 'B')),
            ("AO one.example.org", ShardError::Letter(1, 'O')),
        ] {
            assert_eq!(text.parse::<ShardTable>(), Err(error), "{text}");
        }
    }

    #[test]
    fn a_server_has_to_be_in_the_table() {
        let table: ShardTable = TWO.parse().expect("a table");
        let other = target("three.example.org");
        assert_eq!(table.seen_from(other.clone()), Err(ShardError::NotThere(other)));
    }
}
