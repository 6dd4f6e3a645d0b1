//! What is sent to a person whose turn it is.

use crate::protocol::code::RoomCode;
use crate::protocol::notice::NoticeAddress;

/// What is sent to a person whose turn it is. It has nothing of the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Where it is sent.
    pub to: NoticeAddress,
    /// The room.
    pub code: RoomCode,
    /// The game, by its name on the command line.
    pub game: String,
}
