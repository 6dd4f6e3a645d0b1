//! Where a member wants to be told that it is their turn, while they are away.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Where a member wants to be told. Only the server knows it; `Debug` does not show it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoticeAddress {
    /// A message is posted to this URL, as services take them that pass messages on to phones.
    Push(String),
}

impl NoticeAddress {
    /// The address as text.
    pub fn text(&self) -> &str {
        match self {
            Self::Push(url) => url,
        }
    }
}

impl fmt::Debug for NoticeAddress {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("NoticeAddress(..)")
    }
}
