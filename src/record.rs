//! The record of a match: what it was set up from and everything that happened, in order (G-1).
//!
//! Save, replay and bug report are all this one list. A replay never throws dice again: what they showed is in the
//! record. After each action stands the hash of the state it led to, so that a replay that goes astray is noticed where
//! it does. Its bytes lie in a `container`. Knows no files.

pub(crate) mod container;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::catalog::{AnyAction, AnyEvent, AnyGame, AnyOptions};
use crate::record::container::{Container, ContainerError};
use crate::rules::error::{ApplyError, SetupError};
use crate::rules::game::EventSink;
use crate::rules::ids::Actor;
use crate::rules::seats::Seats;

/// The format that is written, and the only one that is read.
const FORMAT: u16 = 2;
/// The file of a record.
const CONTAINER: Container = Container {
    mark: *b"TMBLTOP\n",
    format: FORMAT,
    oldest: FORMAT,
};

/// A match, from its set-up to the last thing that happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The game and its options.
    pub options: AnyOptions,
    /// The seating.
    pub seats: Seats,
    /// The seed.
    pub seed: u64,
    /// What happened, in order.
    pub entries: Vec<Entry>,
}

/// One action of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Who acted.
    pub who: Actor,
    /// What was done, or what the dice showed.
    pub action: AnyAction,
    /// The low half of the hash of the state after it, see [`crate::rules::hash`]. Half is enough for noticing a state that is
    /// another one by mistake, and keeps records small.
    #[serde(with = "postcard::fixint::le")]
    pub state: u32,
}

/// What is read first, so that a record of another version is named instead of misread.
#[derive(Serialize, Deserialize)]
struct Head {
    game: String,
    rules_version: u32,
}

/// The rest of a record.
#[derive(Serialize, Deserialize)]
struct Body {
    options: AnyOptions,
    seats: Seats,
    seed: u64,
    entries: Vec<Entry>,
}

/// Why bytes are no record that can be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// They are something else.
    #[error("this is not a Tumbletop record")]
    Foreign,
    /// Something is missing or was changed.
    #[error("the record is damaged: its checksum does not fit")]
    Damaged,
    /// A newer program wrote it.
    #[error("the record has format {found}, and this version reads format {known}: a newer Tumbletop wrote it")]
    Newer {
        /// Its format.
        found: u16,
        /// The one known here.
        known: u16,
    },
    /// An older program wrote it.
    #[error("the record has format {found}, and this version reads format {known}: an older Tumbletop wrote it")]
    Older {
        /// Its format.
        found: u16,
        /// The one known here.
        known: u16,
    },
    /// It is of a game that is not known here.
    #[error("the record is of the game {0}, which this version does not have")]
    UnknownGame(String),
    /// The game's rules were different then.
    #[error("the record is of version {found} of the rules of {game}, and this program plays version {known}")]
    OtherRules {
        /// The game.
        game: String,
        /// The record's version.
        found: u32,
        /// The version here.
        known: u32,
    },
    /// The checksum fits and the contents make no sense.
    #[error("the record can't be read: {0}")]
    Unreadable(String),
}

impl From<ContainerError> for RecordError {
    fn from(error: ContainerError) -> Self {
        match error {
            ContainerError::Foreign => Self::Foreign,
            ContainerError::Damaged => Self::Damaged,
            ContainerError::Newer { found, known } => Self::Newer { found, known },
            ContainerError::Older { found, known } => Self::Older { found, known },
        }
    }
}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// Its set-up is not allowed.
    #[error("the match can't be set up: {0}")]
    Setup(#[from] SetupError),
    /// The rules refuse one of its actions.
    #[error("action {} of {count}, by {who}, is refused: {error}", .index + 1)]
    Refused {
        /// Which, counted from 0.
        index: usize,
        /// How many there are.
        count: usize,
        /// Whose it is.
        who: Actor,
        /// Why.
        error: Box<ApplyError<AnyAction>>,
    },
    /// One of its actions leads to another state than it did when the match was played.
    #[error(
        "after action {} of {count}, by {who}, the match is not as it was: the record was altered, or this program plays by \
         other rules than the one that wrote it",
        .index + 1
    )]
    Differs {
        /// Which, counted from 0.
        index: usize,
        /// How many there are.
        count: usize,
        /// Whose it is.
        who: Actor,
    },
}

impl Record {
    /// A record of a match that is about to begin.
    pub const fn new(options: AnyOptions, seats: Seats, seed: u64) -> Self {
        Self {
            options,
            seats,
            seed,
            entries: Vec::new(),
        }
    }

    /// Appends what happened; `state_hash` is that of the state it led to, see [`crate::rules::hash`].
    pub fn push(&mut self, who: Actor, action: AnyAction, state_hash: u64) {
        let state = state_hash as u32;
        self.entries.push(Entry { who, action, state });
    }

    /// The record as bytes.
    ///
    /// # Errors
    /// [`RecordError::Unreadable`] where it can't be written, which takes more memory than there is.
    pub fn to_bytes(&self) -> Result<Vec<u8>, RecordError> {
        let head = Head {
            game: self.options.name().to_owned(),
            rules_version: self.options.rules_version(),
        };
        let body = Body {
            options: self.options.clone(),
            seats: self.seats,
            seed: self.seed,
            entries: self.entries.clone(),
        };
        let bytes = postcard::to_extend(&head, CONTAINER.begin()).map_err(unreadable)?;
        let bytes = postcard::to_extend(&body, bytes).map_err(unreadable)?;
        Ok(Container::seal(bytes))
    }

    /// Reads a record.
    ///
    /// # Errors
    /// [`RecordError`]: what is wrong with the bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, RecordError> {
        let (_, contents) = CONTAINER.open(bytes)?;
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
        let (body, rest) = postcard::take_from_bytes::<Body>(rest).map_err(unreadable)?;
        if !rest.is_empty() || body.options.name() != head.game {
            return Err(RecordError::Unreadable("its parts do not fit together".to_owned()));
        }
        Ok(Self {
            options: body.options,
            seats: body.seats,
            seed: body.seed,
            entries: body.entries,
        })
    }

    /// Plays the record again by the rules and calls `seen` with the state after each action, once it is found to be the
    /// one that was recorded.
    ///
    /// # Errors
    /// [`ReplayError`] where the rules refuse the set-up or an action, or an action leads to another state.
    pub fn replay(&self, mut seen: impl FnMut(usize, &AnyGame)) -> Result<AnyGame, ReplayError> {
        self.replay_into(|index, game, ()| seen(index, game))
    }

    /// As [`Record::replay`], and `seen` is told what happened too, as a [`Vec`] of events; `()` where that is of no
    /// interest.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn replay_into<S: EventSink<AnyEvent> + Default>(
        &self,
        mut seen: impl FnMut(usize, &AnyGame, S),
    ) -> Result<AnyGame, ReplayError> {
        let mut game = AnyGame::new(&self.options, &self.seats, self.seed)?;
        for (index, entry) in self.entries.iter().enumerate() {
            let mut events = S::default();
            entry.apply_to(&mut game, index, self.entries.len(), &mut events)?;
            seen(index, &game, events);
        }
        Ok(game)
    }
}

impl Entry {
    /// Applies the action of this entry, the `index`th of `count`, to the state before it.
    ///
    /// # Errors
    /// [`ReplayError`] where the rules refuse it, or it leads to another state than it did.
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
