//! The record of a match: its set-up and all its actions, in order (G-1).
//!
//! Saves, replays and bug reports all use this list. A replay never throws dice again: the record contains their
//! results. Each action has the hash of the state after it, so a replay that differs is noticed at the first action
//! that differs. This module does not read or write files.
//!
//! The bytes of a record are in a `container`. They go over the network after a match, and they are the contents of
//! `.tumbletop` files, which earlier versions wrote and which are read for ever. Matches are saved as logs, see
//! [`crate::store`].

pub mod container;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::draw::SeedDraw;
use crate::record::container::{Container, ContainerError};
use games::catalog::{AnyAction, AnyEvent, AnyGame, AnyOptions};
use messages::texts::record as words;
use messages::{Message, ToMessage};
use rules::error::{ApplyError, SetupError};
use rules::game::EventSink;
use rules::ids::{Actor, SeatId};
use rules::rng::Seed;
use rules::seats::Seats;

/// The newest format that is written and read.
const FORMAT: u16 = 3;
/// The oldest format. It has all that a record needs whose seed is a number, and tracks know their record by its bytes:
/// so it is still written.
const OLDEST: u16 = 2;
/// The container of a record.
const CONTAINER: Container = Container {
    mark: *b"TMBLTOP\n",
    format: FORMAT,
    oldest: OLDEST,
};

/// A match, from its set-up to its last action. The fields are written in this order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The game and its options.
    pub options: AnyOptions,
    /// The seating.
    pub seats: Seats,
    /// The seed.
    pub seed: Seed,
    /// What the people at the table drew the seed from.
    pub draw: Option<SeedDraw>,
    /// The actions, in order.
    pub entries: Vec<Entry>,
}

/// [`Record`] in the oldest format.
#[derive(Deserialize)]
struct OldestRecord {
    options: AnyOptions,
    seats: Seats,
    seed: u64,
    entries: Vec<Entry>,
}

impl From<OldestRecord> for Record {
    fn from(oldest: OldestRecord) -> Self {
        Self {
            entries: oldest.entries,
            ..Self::new(oldest.options, oldest.seats, oldest.seed.into())
        }
    }
}

/// One action of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Who acted.
    pub who: Actor,
    /// The action, or the report of chance.
    pub action: AnyAction,
    /// The lower half of the hash of the state after it, see [`rules::hash`]. Half of the hash is enough to
    /// notice a state that differs by mistake, and keeps records small.
    #[serde(with = "postcard::fixint::le")]
    pub state: u32,
}

/// The part that is read first, so that a record of another version is reported and not misread.
#[derive(Serialize, Deserialize)]
struct Head {
    game: String,
    rules_version: u32,
}

/// Why bytes can't be read as a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum RecordError {
    /// The bytes are no whole record in a format that this program reads.
    Container(ContainerError),
    /// This program does not have the game of the record.
    UnknownGame(String),
    /// The game had different rules when the record was written.
    OtherRules {
        /// The game.
        game: String,
        /// The record's version.
        found: u32,
        /// The version in this program.
        known: u32,
    },
    /// The checksum is right, but the contents are not valid. Contains the technical reason, in English.
    Unreadable(String),
}

impl ToMessage for RecordError {
    fn message(&self) -> Message {
        match self {
            Self::Container(error) => match *error {
                ContainerError::Foreign => words::FOREIGN,
                ContainerError::Damaged => words::DAMAGED,
                ContainerError::Newer { found, known } => words::newer(found, known),
                ContainerError::Older { found, known } => words::older(found, known),
            },
            Self::UnknownGame(game) => words::unknown_game(game),
            Self::OtherRules { game, found, known } => words::other_rules(game, *found, *known),
            Self::Unreadable(why) => words::unreadable(why),
        }
    }
}

impl From<ContainerError> for RecordError {
    fn from(error: ContainerError) -> Self {
        Self::Container(error)
    }
}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum ReplayError {
    /// The set-up is not allowed.
    Setup(#[from] SetupError),
    /// The rules refuse an action of the record.
    Refused {
        /// The index of the action, counted from 0.
        index: usize,
        /// How many actions the record has.
        count: usize,
        /// Who acted.
        who: Actor,
        /// The reason.
        error: Box<ApplyError<AnyAction>>,
    },
    /// An action leads to a different state than when the match was played.
    Differs {
        /// The index of the action, counted from 0.
        index: usize,
        /// How many actions the record has.
        count: usize,
        /// Who acted.
        who: Actor,
    },
}

impl ToMessage for ReplayError {
    fn message(&self) -> Message {
        match self {
            Self::Setup(error) => words::setup(error.message()),
            Self::Refused {
                index,
                count,
                who,
                error,
            } => match who {
                Actor::Player(who) => words::refused(index + 1, *count, *who, error.message()),
                Actor::Chance => words::refused_chance(index + 1, *count, error.message()),
            },
            Self::Differs { index, count, who } => match who {
                Actor::Player(who) => words::differs(index + 1, *count, *who),
                Actor::Chance => words::differs_chance(index + 1, *count),
            },
        }
    }
}

impl Record {
    /// A record of a match that is about to begin.
    pub const fn new(options: AnyOptions, seats: Seats, seed: Seed) -> Self {
        Self {
            options,
            seats,
            seed,
            draw: None,
            entries: Vec::new(),
        }
    }

    /// Appends an action; `state_hash` is the hash of the state after it, see [`rules::hash`].
    pub fn push(&mut self, who: Actor, action: AnyAction, state_hash: u64) {
        let state = state_hash as u32;
        self.entries.push(Entry { who, action, state });
    }

    /// The record as bytes.
    ///
    /// # Errors
    /// [`RecordError::Unreadable`] if the record can't be written because memory runs out.
    pub fn to_bytes(&self) -> Result<Vec<u8>, RecordError> {
        let head = Head {
            game: self.options.name().to_owned(),
            rules_version: self.options.rules_version(),
        };
        let write = |container: Container, contents: &dyn Fn(Vec<u8>) -> postcard::Result<Vec<u8>>| {
            let bytes = postcard::to_extend(&head, container.begin()).map_err(unreadable)?;
            Ok(Container::seal(contents(bytes).map_err(unreadable)?))
        };
        if let (Seed::Number(seed), None) = (self.seed, &self.draw) {
            let oldest = Container {
                format: OLDEST,
                ..CONTAINER
            };
            let contents = (&self.options, self.seats, seed, &self.entries);
            return write(oldest, &|bytes| postcard::to_extend(&contents, bytes));
        }
        write(CONTAINER, &|bytes| postcard::to_extend(self, bytes))
    }

    /// Reads a record.
    ///
    /// # Errors
    /// [`RecordError`] if the bytes are no record that this program can read.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, RecordError> {
        let (format, contents) = CONTAINER.open(bytes)?;
        let (head, rest) = postcard::take_from_bytes::<Head>(contents).map_err(unreadable)?;
        let known = AnyOptions::of_game(&head.game)
            .ok_or_else(|| RecordError::UnknownGame(head.game.clone()))?
            .rules_version();
        if head.rules_version != known {
            return Err(RecordError::OtherRules {
                game: head.game,
                found: head.rules_version,
                known,
            });
        }
        let (record, rest) = if format == OLDEST {
            let (record, rest) = postcard::take_from_bytes::<OldestRecord>(rest).map_err(unreadable)?;
            (record.into(), rest)
        } else {
            postcard::take_from_bytes::<Self>(rest).map_err(unreadable)?
        };
        if !rest.is_empty() || record.options.name() != head.game {
            return Err(RecordError::Unreadable("its parts do not fit together".to_owned()));
        }
        Ok(record)
    }

    /// Replays the record by the rules. Calls `seen` with the state after each action, after checking that it is the
    /// recorded state.
    ///
    /// # Errors
    /// [`ReplayError`] if the rules refuse the set-up or an action, or an action leads to a different state.
    pub fn replay(&self, mut seen: impl FnMut(usize, &AnyGame)) -> Result<AnyGame, ReplayError> {
        self.replay_into(|index, game, ()| seen(index, game))
    }

    /// The seat that had the first turn; `None` if nobody had one yet.
    pub fn first_turn(&self) -> Option<SeatId> {
        let mut game = AnyGame::new(&self.options, &self.seats, self.seed.short()).ok()?;
        let count = self.entries.len();
        for (index, entry) in self.entries.iter().enumerate() {
            let mut events: Vec<AnyEvent> = Vec::new();
            entry.apply_to(&mut game, index, count, &mut events).ok()?;
            if let Some(first) = events.iter().find_map(AnyEvent::turn_of) {
                return Some(first);
            }
        }
        None
    }

    /// Like [`Record::replay`], but `seen` also gets the events: a [`Vec`] of them, or `()` if the caller does not
    /// need them.
    ///
    /// # Errors
    /// The same as [`Record::replay`].
    pub fn replay_into<S: EventSink<AnyEvent> + Default>(
        &self,
        mut seen: impl FnMut(usize, &AnyGame, S),
    ) -> Result<AnyGame, ReplayError> {
        let mut game = AnyGame::new(&self.options, &self.seats, self.seed.short())?;
        for (index, entry) in self.entries.iter().enumerate() {
            let mut events = S::default();
            entry.apply_to(&mut game, index, self.entries.len(), &mut events)?;
            seen(index, &game, events);
        }
        Ok(game)
    }
}

impl Entry {
    /// Applies the action of this entry to the state before it. `index` is the index of the entry and `count` the
    /// number of entries; errors contain both.
    ///
    /// # Errors
    /// [`ReplayError`] if the rules refuse the action, or if it leads to a different state than the recorded one.
    pub fn apply_to<S: EventSink<AnyEvent>>(
        &self,
        game: &mut AnyGame,
        index: usize,
        count: usize,
        events: &mut S,
    ) -> Result<(), ReplayError> {
        let who = self.who;
        game.apply(who, &self.action, events)
            .map_err(|error| ReplayError::Refused {
                index,
                count,
                who,
                error: Box::new(error),
            })?;
        if game.state_hash() as u32 == self.state {
            Ok(())
        } else {
            Err(ReplayError::Differs { index, count, who })
        }
    }
}

fn unreadable(error: postcard::Error) -> RecordError {
    RecordError::Unreadable(error.to_string())
}
