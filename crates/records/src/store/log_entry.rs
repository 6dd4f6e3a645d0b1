//! The contents of the frames of a log.

use serde::{Deserialize, Serialize};

use crate::draw::SeedDraw;
use crate::record::Entry;
use crate::store::error::StoreError;
use games::catalog::AnyOptions;
use messages::names;
use rules::ai::level::Level;
use rules::ids::{MAX_SEATS, SeatId};
use rules::rng::Seed;
use rules::seats::Seats;

/// The player of a seat: a person, or a computer player of a level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatOccupant {
    /// The name.
    #[serde(deserialize_with = "names::read")]
    pub name: String,
    /// The level of the computer player; `None` for a person.
    pub level: Option<Level>,
}

/// The first frame: the setup of the match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LogHeader {
    /// The game, by its name on the command line. A reader looks at it and at `rules_version` first.
    pub game: String,
    /// The version of the game's rules.
    pub rules_version: u32,
    /// The rest. It need not be read if the game has another version.
    pub body: LogHeaderBody,
}

/// The rest of the first frame.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LogHeaderBody {
    /// The game and its options.
    pub options: AnyOptions,
    /// The seating.
    pub seats: Seats,
    /// The seed of all randomness in the match.
    pub seed: Seed,
    /// What the people at the table drew it from.
    pub draw: Option<SeedDraw>,
    /// The first player of each seat.
    pub players: Vec<SeatOccupant>,
    /// The colour of each seat.
    pub colours: [u8; MAX_SEATS],
    /// The start of the match, in seconds since 1970; 0 for a match of `tumbletop simulate`, so that the same match
    /// has the same bytes.
    pub began_s: u64,
}

/// [`LogHeaderBody`] in the first format of logs.
#[derive(Deserialize)]
struct FirstHeaderBody {
    options: AnyOptions,
    seats: Seats,
    seed: u64,
    players: Vec<SeatOccupant>,
    colours: [u8; MAX_SEATS],
    began_s: u64,
}

impl From<FirstHeaderBody> for LogHeaderBody {
    fn from(first: FirstHeaderBody) -> Self {
        Self {
            options: first.options,
            seats: first.seats,
            seed: first.seed.into(),
            draw: None,
            players: first.players,
            colours: first.colours,
            began_s: first.began_s,
        }
    }
}

impl LogHeaderBody {
    /// Reads the rest of the first frame of a log in this format.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`] if the bytes are no such rest.
    pub fn read(format: u16, rest: &[u8]) -> Result<Self, StoreError> {
        let body = match format {
            1 => postcard::from_bytes::<FirstHeaderBody>(rest).map(Self::from),
            _ => postcard::from_bytes(rest),
        };
        body.map_err(|error| StoreError::Unreadable(error.to_string()))
    }
}

impl LogHeader {
    /// The head of a match.
    pub fn new(body: LogHeaderBody) -> Self {
        Self {
            game: body.options.name().to_owned(),
            rules_version: body.options.rules_version(),
            body,
        }
    }

    /// The contents of the first frame.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`] if memory runs out.
    pub fn body(&self) -> Result<Vec<u8>, StoreError> {
        postcard::to_stdvec(self).map_err(|error| StoreError::Unreadable(error.to_string()))
    }
}

/// A throw of dice on a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LoggedThrow {
    /// The bytes of the track (the recorded poses of the dice) and of the throw's effects; empty if they were not
    /// recorded.
    pub track: (Vec<u8>, Vec<u8>),
    /// The pose of every die on the table once all were at rest: its id, position (x, y, z) in edges and orientation
    /// (x, y, z, w). The track is rounded, and a match that resumes needs the exact poses.
    pub lies: Vec<(u8, [f32; 3], [f32; 4])>,
}

/// The gesture of a throw that an action led to: position (x, z), direction (x, z) and power.
pub type LoggedGesture = ([f32; 2], [f32; 2], f32);

/// All other frames.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum LogEntry {
    /// A decision was made, or dice came to rest.
    Happened {
        /// The log entry.
        entry: Entry,
        /// The throw that it reports, if dice rolled on a table.
        throw: Option<LoggedThrow>,
        /// The gesture that came with it, if it leads to a throw.
        gesture: Option<LoggedGesture>,
    },
    /// The last entry was undone.
    Undone,
    /// A seat has a new player.
    Sits {
        /// The seat.
        seat: SeatId,
        /// The new player.
        who: SeatOccupant,
    },
    /// A seat threw the dice that waited for its hand and that no action had thrown. They roll now.
    Given {
        /// The seat.
        seat: SeatId,
        /// The gesture; `None` is the standard throw.
        gesture: Option<LoggedGesture>,
    },
    /// The match got a name; an empty text removes the name.
    Named(String),
}

impl LogEntry {
    /// The contents of a frame.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`] if memory runs out.
    pub fn body(&self) -> Result<Vec<u8>, StoreError> {
        postcard::to_stdvec(self).map_err(|error| StoreError::Unreadable(error.to_string()))
    }
}

/// The most letters of the name of a match.
pub const LONGEST_NAME: usize = 40;
