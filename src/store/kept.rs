//! What the frames of a log hold.

use serde::{Deserialize, Serialize};

use crate::ai::level::Level;
use crate::catalog::AnyOptions;
use crate::names;
use crate::record::Entry;
use crate::rules::ids::{MAX_PLAYERS, PlayerId};
use crate::rules::seats::Seats;

/// Who sits in a seat: a person, or a computer player of a level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitting {
    /// The name.
    #[serde(deserialize_with = "names::read")]
    pub name: String,
    /// The level of a computer player; `None` for a person.
    pub level: Option<Level>,
}

/// The first frame: what the match was set up with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Head {
    /// The game, by its name on the command line. With `rules_version` it is what a reader looks at first.
    pub game: String,
    /// The version of the game's rules.
    pub rules_version: u32,
    /// What the rest is, so that a game of another version need not be read.
    pub body: HeadBody,
}

/// The rest of the first frame.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HeadBody {
    /// The game and its options.
    pub options: AnyOptions,
    /// The seating.
    pub seats: Seats,
    /// The seed of all chance in the match.
    pub seed: u64,
    /// Who sat down, by seat.
    pub players: Vec<Sitting>,
    /// The colour of each seat.
    pub colours: [u8; MAX_PLAYERS],
    /// When it began, in seconds since 1970.
    pub began_s: u64,
}

impl Head {
    /// The head of a match.
    pub fn new(body: HeadBody) -> Self {
        Self {
            game: body.options.name().to_owned(),
            rules_version: body.options.rules_version(),
            body,
        }
    }
}

/// A throw of dice on a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thrown {
    /// The bytes of how the dice moved, and of what the throw did; empty where that was not recorded.
    pub track: (Vec<u8>, Vec<u8>),
    /// Where every die on the table lay when all was at rest: its id, place (x, y, z) in edges and orientation
    /// (x, y, z, w). The track is rounded, and a match that goes on needs the exact poses.
    pub lies: Vec<(u8, [f32; 3], [f32; 4])>,
}

/// The gesture with which a throw that an act led to was made: place (x, z), direction (x, z) and power.
pub type Gesture = ([f32; 2], [f32; 2], f32);

/// Every other frame.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Kept {
    /// Something was decided, or dice came to rest.
    Happened {
        /// What.
        entry: Entry,
        /// The throw that it reports, where dice rolled on a table.
        throw: Option<Thrown>,
        /// The gesture that came with it, where it leads to a throw.
        gesture: Option<Gesture>,
    },
    /// The last entry was undone.
    Undone,
    /// Somebody else plays a seat.
    Sits {
        /// Which seat.
        seat: PlayerId,
        /// Who plays it.
        who: Sitting,
    },
    /// A seat threw the dice that no act had thrown. They roll.
    Given {
        /// Which seat.
        seat: PlayerId,
        /// How it threw; `None` is the standard throw.
        gesture: Option<Gesture>,
    },
    /// The match was given a name; an empty one is none.
    Named(String),
}

/// The most letters of a match's name.
pub const LONGEST_NAME: usize = 40;
