//! News of a table, for members who are not there: whose turn it is, and how much time is left.

use serde::{Deserialize, Serialize};

use crate::protocol::code::RoomCode;
use crate::protocol::settings::TurnClock;
use host::bounded;
use messages::names;
use rules::ids::MAX_SEATS;

/// News of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableNews {
    /// The code of its room.
    pub code: RoomCode,
    /// The game, by its name on the command line.
    pub game: String,
    /// How long people may think.
    pub clock: TurnClock,
    /// Whether a match is on.
    pub playing: bool,
    /// Whether the last match is over, so that there is a result to see.
    pub finished: bool,
    /// The seats, clockwise.
    #[serde(deserialize_with = "bounded::list::<_, _, MAX_SEATS>")]
    pub seats: Vec<NewsSeat>,
    /// Whether the person who asked has to answer somebody who offers to play on in a seat.
    pub offered: bool,
    /// How many people are members.
    pub people: u8,
    /// How many of them are connected.
    pub here: u8,
}

impl TableNews {
    /// Whether a seat of the person who asked has to decide.
    pub fn is_your_turn(&self) -> bool {
        self.seats.iter().any(|seat| seat.yours && seat.due)
    }

    /// The least time that is left for a seat of the person who asked, in milliseconds; `None` if none has to decide,
    /// or there is no limit.
    pub fn your_time_ms(&self) -> Option<u32> {
        let due = self.seats.iter().filter(|seat| seat.yours && seat.due);
        due.filter_map(|seat| seat.left_ms).min()
    }
}

/// A seat of a table, in its news.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewsSeat {
    /// The name shown; empty if nobody sits there.
    #[serde(deserialize_with = "names::read_or_empty")]
    pub name: String,
    /// Whether the person who asked has it.
    pub yours: bool,
    /// Whether it has to decide or to throw now.
    pub due: bool,
    /// The milliseconds that it has left; `None` if its clock does not run.
    pub left_ms: Option<u32>,
    /// Whether somebody has reminded it of that.
    pub nudged: bool,
    /// How many hours its person is still on vacation; `None` if they are not.
    pub vacation_hours: Option<u16>,
}
