//! The token that opens a person's seats again.

use std::fmt;

use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq;

use crate::protocol::person::Challenge;

/// The key of the hash that a challenge is.
const CHALLENGE: &[u8; 32] = b"tumbletop challenge for a person";

/// 128 random bits that only the person in the seats and the server know. It is never logged: `Debug` does not show
/// it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatToken([u8; 16]);

impl SeatToken {
    /// A token of random bytes.
    pub const fn of_random(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The hash that the server saves.
    pub fn kept(&self) -> TokenHash {
        TokenHash(*blake3::hash(&self.0).as_bytes())
    }
}

impl fmt::Debug for SeatToken {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("SeatToken(..)")
    }
}

/// The hash of a token. The hash opens no seat, so a stolen folder of rooms is of no use.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// Whether it is the hash of this token. The comparison takes constant time.
    pub fn is_of(&self, token: &SeatToken) -> bool {
        self.0.ct_eq(&token.kept().0).into()
    }

    /// What the person signs who has entered with this token. Everybody may know it: it tells neither the token nor
    /// its hash.
    pub fn challenge(&self) -> Challenge {
        Challenge(*blake3::keyed_hash(CHALLENGE, &self.0).as_bytes())
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("KeptToken(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_opens_its_own_seat_and_is_not_printed() {
        let (mine, other) = (SeatToken::of_random([7; 16]), SeatToken::of_random([8; 16]));
        assert!(mine.kept().is_of(&mine) && !mine.kept().is_of(&other));
        let printed = format!("{mine:?} {:?}", mine.kept());
        assert_eq!(printed, "SeatToken(..) KeptToken(..)");
    }
}
