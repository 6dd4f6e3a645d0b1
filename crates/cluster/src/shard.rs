//! The shard of a code: which etcd, or which single server, has its room. A pure function of the first letter.
//!
//! Many servers that know nothing of each other serve one address in this way: each sends a client whose code is another
//! shard's to the entrance of that shard. A shard is added by giving it letters that no shard has yet, so no room moves.

use std::collections::BTreeMap;
use std::str::FromStr;

use messages::texts::cluster as words;
use messages::{Message, ToMessage};
use net::protocol::code::RoomCode;
use net::target::Target;
use thiserror::Error;

use crate::address::EtcdAddress;

/// A shard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Where clients enter it: one of its servers, or what stands in front of them.
    pub entrance: Target,
    /// Its etcd; `None` for a single server with a disk of its own.
    pub etcd: Option<EtcdAddress>,
}

/// The shards, by the first letters of their codes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShardTable {
    shards: Vec<Shard>,
    letters: BTreeMap<char, usize>,
}

/// Why a text is no table of shards.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum ShardError {
    /// A line is not written as letters, an entrance, and perhaps an etcd.
    Line(usize),
    /// A line gives away a letter that no code begins with, or that another line has.
    Letter(usize, char),
}

impl ToMessage for ShardError {
    fn message(&self) -> Message {
        match self {
            Self::Line(line) => words::shard_line(*line as u32),
            Self::Letter(line, letter) => words::shard_letter(*line as u32, letter.to_string()),
        }
    }
}

impl ShardTable {
    /// The shard of a code; `None` if its first letter belongs to none, so there is no such room.
    pub fn shard(&self, code: RoomCode) -> Option<&Shard> {
        self.number(code).and_then(|number| self.shards.get(number))
    }

    /// The number of the shard of a code, from 0 in the order of the table.
    pub fn number(&self, code: RoomCode) -> Option<usize> {
        self.letters.get(&first_letter(code)).copied()
    }

    /// The shards, in the order of the table.
    pub fn shards(&self) -> &[Shard] {
        &self.shards
    }
}

impl FromStr for ShardTable {
    type Err = ShardError;

    /// Reads a table: a line for each shard with its letters, its entrance, and its etcd if it has one, such as
    /// `ABCD play1.example.org etcd://10.0.0.1,10.0.0.2,10.0.0.3`. Lines that begin with `#` say nothing.
    fn from_str(text: &str) -> Result<Self, ShardError> {
        let mut table = Self::default();
        for (at, line) in text.lines().enumerate() {
            let (line, number) = (line.trim(), at + 1);
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let wrong = ShardError::Line(number);
            let mut words = line.split_whitespace();
            let (Some(letters), Some(entrance), etcd, None) = (words.next(), words.next(), words.next(), words.next())
            else {
                return Err(wrong);
            };
            let entrance = entrance.parse().map_err(|_| wrong.clone())?;
            let etcd = etcd.map(EtcdAddress::from_str).transpose().map_err(|_| wrong)?;
            for letter in letters.chars().map(|letter| letter.to_ascii_uppercase()) {
                let begins_a_code = format!("{letter}AAAAA").parse::<RoomCode>().is_ok();
                if !begins_a_code || table.letters.insert(letter, table.shards.len()).is_some() {
                    return Err(ShardError::Letter(number, letter));
                }
            }
            table.shards.push(Shard { entrance, etcd });
        }
        Ok(table)
    }
}

/// The letter of a code that names its shard.
fn first_letter(code: RoomCode) -> char {
    // A code has six letters.
    code.to_string().chars().next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &str = "# letters entrance etcd\n\
                       ABCDEFGHJK one.example.org etcd://10.0.0.1,10.0.0.2,10.0.0.3\n\
                       mnp        two.example.org:7450\n";

    fn code(text: &str) -> RoomCode {
        text.parse().expect("a code")
    }

    #[test]
    fn the_first_letter_says_which_of_two_shards_has_the_room() {
        let table: ShardTable = TWO.parse().expect("a table");
        let entrance = |text: &str| table.shard(code(text)).map(|shard| shard.entrance.to_string());
        assert_eq!(entrance("ABCDEF").as_deref(), Some("one.example.org:7448"));
        assert_eq!(entrance("KZZZZZ").as_deref(), Some("one.example.org:7448"));
        assert_eq!(entrance("MABCDE").as_deref(), Some("two.example.org:7450"));
        assert_eq!(entrance("ZABCDE"), None, "a spare letter");
        let [one, two] = table.shards() else {
            panic!("two shards")
        };
        assert!(one.etcd.is_some() && two.etcd.is_none());
    }

    #[test]
    fn a_shard_that_is_added_moves_no_room() {
        let two: ShardTable = TWO.parse().expect("a table");
        let three: ShardTable = format!("{TWO}QRST three.example.org etcd://10.0.0.9\n")
            .parse()
            .expect("a table");
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
            ("AB one.example.org etcd://a more", ShardError::Line(1)),
            ("AB one.example.org http://a", ShardError::Line(1)),
            ("\nAB one/two", ShardError::Line(2)),
            ("AB one.example.org\nBC two.example.org", ShardError::Letter(2, 'B')),
            ("AO one.example.org", ShardError::Letter(1, 'O')),
        ] {
            assert_eq!(text.parse::<ShardTable>(), Err(error), "{text}");
        }
    }
}
