//! Where a member wants to be told that it is their turn, while they are away.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::protocol::code::{InvalidCode, RoomCode};

/// Where a member wants to be told. Only the server knows it; `Debug` does not show it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoticeAddress {
    /// A message is posted to this URL, as services take them that pass messages on to phones.
    Push(String),
    /// A mail is sent to this address, once its owner has confirmed it.
    Mail(String),
}

impl NoticeAddress {
    /// The address as text.
    pub fn text(&self) -> &str {
        match self {
            Self::Push(text) | Self::Mail(text) => text,
        }
    }
}

impl fmt::Debug for NoticeAddress {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("NoticeAddress(..)")
    }
}

/// The code in a mail that confirms its address. It has the letters of the codes of rooms; `Debug` does not show it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoticeCode(RoomCode);

impl NoticeCode {
    /// A code from random bytes.
    pub fn of_random(bytes: [u8; 16]) -> Self {
        Self(RoomCode::of_random(bytes))
    }
}

impl fmt::Display for NoticeCode {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl fmt::Debug for NoticeCode {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("NoticeCode(..)")
    }
}

impl FromStr for NoticeCode {
    type Err = InvalidCode;

    /// Reads a code as people write it.
    fn from_str(text: &str) -> Result<Self, InvalidCode> {
        text.parse().map(Self)
    }
}
