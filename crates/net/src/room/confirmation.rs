//! What is sent to an address of mail, so that its owner can confirm that they want notices there.

use std::net::IpAddr;

use crate::protocol::code::RoomCode;
use crate::protocol::notice::{NoticeAddress, NoticeCode};

/// What is sent to an address of mail, so that its owner can confirm it. It has nothing of the match, and no names:
/// whoever asks for it may be a stranger to the owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirmation {
    /// Where it is sent.
    pub to: NoticeAddress,
    /// The letters that confirm the address.
    pub letters: NoticeCode,
    /// The room.
    pub code: RoomCode,
    /// The game, by its name on the command line.
    pub game: String,
    /// The address of the connection that asked for it, if it is known.
    pub household: Option<IpAddr>,
}
