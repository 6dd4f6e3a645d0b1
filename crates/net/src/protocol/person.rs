//! The keys by which people know each other, and what is sent to show them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::fingerprint::Fingerprint;
use crate::table_address::TableKey;

/// The letters of the short form of a key: those of the codes of rooms.
const LETTERS: &[u8; 22] = b"ABCDEFGHJKMNPQRSTVWXYZ";
/// The groups of the short form, and the letters in each.
const GROUPS: usize = 5;
const IN_A_GROUP: usize = 4;
/// The key of the hash that the short form is made of.
const SHORT_FORM: &[u8; 32] = b"tumbletop short form of a person";
/// The longest name of a server, in bytes, as in the domain name system.
const LONGEST_HOST: usize = 253;

/// The public key of a person (ed25519). Whoever has shown it in a room has proved to have the secret one. It says
/// nothing of the name that the person uses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PersonKey([u8; 32]);

/// The text is no key of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a key has 64 hexadecimal digits")]
pub struct InvalidPersonKey;

impl PersonKey {
    /// The key of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes of the key.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The form that two people compare: five groups of four letters, with a space between them. 89 bits of a hash of
    /// the key.
    pub fn in_letters(&self) -> String {
        let hash = blake3::keyed_hash(SHORT_FORM, &self.0);
        let mut number = [0; 16];
        number.copy_from_slice(&hash.as_bytes()[..16]);
        let mut number = u128::from_le_bytes(number);
        let mut letter = || {
            let letter = LETTERS[(number % LETTERS.len() as u128) as usize];
            number /= LETTERS.len() as u128;
            char::from(letter)
        };
        let groups: Vec<String> = (0..GROUPS)
            .map(|_| (0..IN_A_GROUP).map(|_| letter()).collect())
            .collect();
        groups.join(" ")
    }
}

impl fmt::Display for PersonKey {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(out, "{byte:02x}"))
    }
}

impl fmt::Debug for PersonKey {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "PersonKey({self})")
    }
}

impl FromStr for PersonKey {
    type Err = InvalidPersonKey;

    fn from_str(text: &str) -> Result<Self, InvalidPersonKey> {
        bytes_of(text).map(Self).ok_or(InvalidPersonKey)
    }
}

/// The 32 bytes that 64 hexadecimal digits stand for.
pub(crate) fn bytes_of(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        let value = |digit: u8| char::from(digit).to_digit(16);
        *byte = (value(pair[0])? * 16 + value(pair[1])?) as u8;
    }
    Some(bytes)
}

/// The name or address by which a client has reached a server: in small letters, without a port.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct HostName(String);

/// The text is no name or address of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the name of a server has letters, digits, full stops, hyphens and colons")]
pub struct InvalidHostName;

impl HostName {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for HostName {
    type Err = InvalidHostName;

    fn from_str(text: &str) -> Result<Self, InvalidHostName> {
        let named = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | ':' | '_');
        if text.is_empty() || text.len() > LONGEST_HOST || !text.chars().all(named) {
            return Err(InvalidHostName);
        }
        Ok(Self(text.to_ascii_lowercase()))
    }
}

impl fmt::Display for HostName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl TryFrom<String> for HostName {
    type Error = InvalidHostName;

    fn try_from(text: String) -> Result<Self, InvalidHostName> {
        text.parse()
    }
}

impl From<HostName> for String {
    fn from(name: HostName) -> Self {
        name.0
    }
}

/// The server as a client knows it. It is a part of what a person signs, so that a server can't pass a signature on to
/// another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ServerPlace {
    /// A server without encryption on the same machine or in the same private network. Nothing tells one from another.
    Near,
    /// A server with a certificate for this name that the client's system trusts.
    Name(HostName),
    /// A server with exactly this certificate, which a person trusts.
    Certificate(Fingerprint),
    /// A table that was reached by this key.
    Table(TableKey),
}

/// What a person signs anew each time they enter: a hash of the hash of their token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Challenge(pub [u8; 32]);

/// A signature (ed25519): its 64 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Signature(pub [[u8; 32]; 2]);

/// A person's proof of their key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeyProof {
    /// The key.
    pub key: PersonKey,
    /// The server, as the person's client knows it.
    pub place: ServerPlace,
    /// The signature of the place, the code of the room, the member's number and the challenge.
    pub signature: Signature,
}

/// The key of a member, with all that others need to check it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeyClaim {
    /// The proof.
    pub proof: KeyProof,
    /// What was to be signed.
    pub challenge: Challenge,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_written_and_read_and_has_a_short_form() {
        let key = PersonKey::new([0xa7; 32]);
        assert_eq!(key.to_string().parse(), Ok(key));
        assert_eq!(key.to_string().to_uppercase().parse(), Ok(key));
        for wrong in ["", "a7", &"a7".repeat(33), &"g7".repeat(32), &"é".repeat(32)] {
            assert_eq!(wrong.parse::<PersonKey>(), Err(InvalidPersonKey), "{wrong}");
        }
        let short = key.in_letters();
        let groups: Vec<&str> = short.split(' ').collect();
        assert!(groups.len() == GROUPS && groups.iter().all(|group| group.len() == IN_A_GROUP));
        assert!(short.bytes().all(|letter| letter == b' ' || LETTERS.contains(&letter)));
        assert_ne!(short, PersonKey::new([0xa8; 32]).in_letters());
    }

    #[test]
    fn the_name_of_a_server_is_short_and_has_no_other_letters() {
        let name: HostName = "Play.Example.ORG".parse().expect("a name");
        assert_eq!(name.as_str(), "play.example.org");
        assert!("2001:db8::1".parse::<HostName>().is_ok() && "x".repeat(LONGEST_HOST).parse::<HostName>().is_ok());
        let long = "x".repeat(LONGEST_HOST + 1);
        for wrong in ["", "a b", "a/b", "\u{430}", "a\u{1b}", &long] {
            assert_eq!(wrong.parse::<HostName>(), Err(InvalidHostName), "{wrong:?}");
            let sent = postcard::to_stdvec(&(1_u32, wrong)).expect("it can be written");
            assert!(postcard::from_bytes::<ServerPlace>(&sent).is_err(), "{wrong:?}");
        }
    }
}
