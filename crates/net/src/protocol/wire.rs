//! Messages as bytes.
//!
//! In every version of the protocol, the first message of each side begins with [`MAGIC`] and its version. So both
//! sides know the other's version before they have to understand anything else.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::protocol::limits::VERSION;
use crate::protocol::refusal::CloseReason;

/// The first bytes of the first message of each side.
pub const MAGIC: [u8; 4] = *b"TTOP";
/// The length of the first message, in bytes.
pub const HELLO_BYTES: usize = 6;

/// The bytes are no message of this protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the bytes are no message")]
pub struct Malformed;

/// The first message of each side: the version it speaks.
pub fn hello(version: u16) -> Vec<u8> {
    [&MAGIC[..], &version.to_le_bytes()].concat()
}

/// The version in such a message. Bytes that a later version adds after it are ignored.
///
/// # Errors
/// [`Malformed`] if it is something else.
pub fn version_of(bytes: &[u8]) -> Result<u16, Malformed> {
    let rest = bytes.strip_prefix(&MAGIC).ok_or(Malformed)?;
    let version = rest.first_chunk().ok_or(Malformed)?;
    Ok(u16::from_le_bytes(*version))
}

/// Whether a server of this version serves a client of that version.
///
/// # Errors
/// The reason that the client gets instead.
pub const fn check_version(client: u16) -> Result<(), CloseReason> {
    if client < VERSION {
        Err(CloseReason::ServerNewer)
    } else if client > VERSION {
        Err(CloseReason::ServerOlder)
    } else {
        Ok(())
    }
}

/// A message as bytes.
pub fn encode<T: Serialize>(message: &T) -> Vec<u8> {
    // Postcard refuses only a sequence of unknown length, and no message has one.
    postcard::to_stdvec(message).unwrap_or_default()
}

/// A message from bytes. All bytes have to belong to it.
///
/// # Errors
/// [`Malformed`] if they don't.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Malformed> {
    match postcard::take_from_bytes(bytes) {
        Ok((message, [])) => Ok(message),
        Ok(_) | Err(_) => Err(Malformed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::client_message::{ClientMessage, Newcomer, RoomRequest};
    use crate::protocol::server_message::ServerMessage;

    #[test]
    fn versions_are_told_apart_by_the_first_bytes() {
        assert_eq!(hello(1), b"TTOP\x01\x00");
        assert_eq!(hello(VERSION).len(), HELLO_BYTES);
        assert_eq!(version_of(&hello(259)), Ok(259));
        assert_eq!(version_of(b"TTOP\x02\x00and more"), Ok(2));
        for wrong in [&b""[..], b"TTOP", b"TTOP\x01", b"GET / HTTP/1.1"] {
            assert_eq!(version_of(wrong), Err(Malformed));
        }
        assert_eq!(check_version(VERSION), Ok(()));
        assert_eq!(check_version(VERSION - 1), Err(CloseReason::ServerNewer));
        assert_eq!(check_version(VERSION + 1), Err(CloseReason::ServerOlder));
    }

    #[test]
    fn the_example_of_the_page_is_what_is_sent() {
        let page = include_str!("../../../../docs/protocol.md");
        let shown = |bytes: Vec<u8>| {
            let text: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            format!("`{}`", text.join(" "))
        };
        let up = |number, asks| encode(&ClientMessage { number, asks });
        let newcomer = Newcomer { name: "Ana".into() };
        let code = "ABCDEF".parse().expect("a code");
        for bytes in [
            hello(VERSION),
            up(0, RoomRequest::Join(code, newcomer)),
            up(0, RoomRequest::Ping),
            up(1, RoomRequest::Ready(true)),
            encode(&ServerMessage::Answer(0, Ok(()))),
            encode(&ServerMessage::Answer(1, Ok(()))),
            encode(&ServerMessage::Pong),
        ] {
            let shown = shown(bytes);
            assert!(page.contains(&shown), "{shown}");
        }
    }

    #[test]
    fn bytes_behind_a_message_are_refused() {
        let ping = ClientMessage {
            number: 300,
            asks: RoomRequest::Ping,
        };
        let mut bytes = encode(&ping);
        assert_eq!(decode::<ClientMessage>(&bytes), Ok(ping));
        bytes.push(0);
        assert_eq!(decode::<ClientMessage>(&bytes), Err(Malformed));
        assert_eq!(decode::<ClientMessage>(&bytes[..1]), Err(Malformed));
    }
}
