//! A person's secret key, the proof of it in a room, and how others check that.
//!
//! What is signed names the server as the client knows it, the room, the member and a challenge that is new each time.
//! So a server can't use what it gets at another server that clients tell from it.

use std::fmt;
use std::str::FromStr;

use ed25519_dalek::{Signature as Signed, Signer, SigningKey, VerifyingKey};

use crate::protocol::code::RoomCode;
use crate::protocol::lobby::MemberId;
use crate::protocol::person::{Challenge, KeyProof, PersonKey, ServerPlace, Signature, bytes_of};
use crate::protocol::wire::encode;

/// The beginning of what is signed: no other program, and nothing else in this one, signs the same.
const CONTEXT: &[u8; 32] = b"tumbletop person in a room, v1.\n";
/// The same for somebody who is in no room.
const IN_NO_ROOM: &[u8; 32] = b"tumbletop person on a server, v1";
/// The beginning of the key as a text.
const WRITTEN: &str = "tumbletop-person-";
/// The digits of the check at its end.
const CHECK: usize = 8;

/// A person's secret key. It is never printed: `Debug` does not show it.
#[derive(Clone)]
pub struct Identity(SigningKey);

/// The text is no secret key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the text is no key of a person, or a letter of it is wrong")]
pub struct InvalidIdentity;

/// Where somebody shows their key: what is signed besides the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The room.
    pub code: RoomCode,
    /// The number of the person in it.
    pub member: MemberId,
    /// What was to be signed this time.
    pub challenge: Challenge,
}

impl Identity {
    /// The key of 32 random bytes.
    pub fn of_secret(secret: &[u8; 32]) -> Self {
        Self(SigningKey::from_bytes(secret))
    }

    /// The 32 bytes of the secret.
    pub fn secret(&self) -> &[u8; 32] {
        self.0.as_bytes()
    }

    /// The public key.
    pub fn key(&self) -> PersonKey {
        PersonKey::new(self.0.verifying_key().to_bytes())
    }

    /// Proves the key at this place.
    pub fn prove(&self, place: ServerPlace, at: &Entry) -> KeyProof {
        let statement = statement(&place, at);
        self.signed(place, &statement)
    }

    /// Proves the key at this place, in no room.
    pub fn prove_in_no_room(&self, place: ServerPlace, challenge: Challenge) -> KeyProof {
        let statement = statement_in_no_room(&place, challenge);
        self.signed(place, &statement)
    }

    fn signed(&self, place: ServerPlace, statement: &[u8]) -> KeyProof {
        let signed = self.0.sign(statement).to_bytes();
        let mut halves = [[0; 32]; 2];
        for (half, bytes) in halves.iter_mut().zip(signed.chunks_exact(32)) {
            half.copy_from_slice(bytes);
        }
        KeyProof {
            key: self.key(),
            place,
            signature: Signature(halves),
        }
    }

    /// The secret key as a text that can be read back: whoever has it can pass for this person.
    pub fn exported(&self) -> String {
        let digits: String = self.secret().iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{WRITTEN}{digits}-{}", check(self.secret()))
    }
}

/// The check at the end of a written key: it finds letters that were mistaken.
fn check(secret: &[u8; 32]) -> String {
    blake3::hash(secret).to_hex()[..CHECK].to_owned()
}

impl FromStr for Identity {
    type Err = InvalidIdentity;

    /// Reads what [`exported`](Self::exported) has written, in any letters and with spaces around it.
    fn from_str(text: &str) -> Result<Self, InvalidIdentity> {
        let text = text.trim().to_ascii_lowercase();
        let digits = text.strip_prefix(WRITTEN).ok_or(InvalidIdentity)?;
        let (digits, checked) = digits.split_once('-').ok_or(InvalidIdentity)?;
        let secret = bytes_of(digits).ok_or(InvalidIdentity)?;
        if check(&secret) != checked {
            return Err(InvalidIdentity);
        }
        Ok(Self::of_secret(&secret))
    }
}

impl fmt::Debug for Identity {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Identity({})", self.key())
    }
}

/// Whether the signature of a proof is that of its key, for this entry.
pub fn holds(proof: &KeyProof, at: &Entry) -> bool {
    is_signed(proof, &statement(&proof.place, at))
}

/// The same for somebody who is in no room.
pub fn holds_in_no_room(proof: &KeyProof, challenge: Challenge) -> bool {
    is_signed(proof, &statement_in_no_room(&proof.place, challenge))
}

fn is_signed(proof: &KeyProof, statement: &[u8]) -> bool {
    let Ok(key) = VerifyingKey::from_bytes(proof.key.as_bytes()) else {
        return false;
    };
    let mut bytes = [0; 64];
    bytes[..32].copy_from_slice(&proof.signature.0[0]);
    bytes[32..].copy_from_slice(&proof.signature.0[1]);
    // The strict check refuses keys for which one signature fits several texts.
    key.verify_strict(statement, &Signed::from_bytes(&bytes)).is_ok()
}

/// What is signed.
fn statement(place: &ServerPlace, at: &Entry) -> Vec<u8> {
    let said = encode(&(place, at.code, at.member, at.challenge));
    [&CONTEXT[..], &said].concat()
}

fn statement_in_no_room(place: &ServerPlace, challenge: Challenge) -> Vec<u8> {
    [&IN_NO_ROOM[..], &encode(&(place, challenge))].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry() -> Entry {
        Entry {
            code: "ABCDEF".parse().expect("a code"),
            member: MemberId(3),
            challenge: Challenge([9; 32]),
        }
    }

    fn place(name: &str) -> ServerPlace {
        ServerPlace::Name(name.parse().expect("a name"))
    }

    #[test]
    fn a_proof_holds_for_its_own_key_server_room_member_and_challenge_alone() {
        let person = Identity::of_secret(&[7; 32]);
        let proof = person.prove(place("one.example.org"), &entry());
        assert!(holds(&proof, &entry()));
        let with = |change: fn(&mut KeyProof)| {
            let mut other = proof.clone();
            change(&mut other);
            holds(&other, &entry())
        };
        assert!(!with(|other| other.place = place("two.example.org")), "passed on");
        assert!(!with(|other| other.place = ServerPlace::Near));
        assert!(!with(|other| other.key = Identity::of_secret(&[8; 32]).key()));
        assert!(!with(|other| other.key = PersonKey::new([0; 32])), "a weak key");
        assert!(!with(|other| other.key = PersonKey::new([2; 32])), "no key at all");
        assert!(!with(|other| other.signature.0[0][0] ^= 1));
        assert!(!with(|other| other.signature.0[1][31] ^= 0x80));
        let code = "ABCDEG".parse().expect("a code");
        assert!(!holds(&proof, &Entry { code, ..entry() }));
        let member = MemberId(4);
        assert!(!holds(&proof, &Entry { member, ..entry() }));
        let challenge = Challenge([8; 32]);
        assert!(!holds(&proof, &Entry { challenge, ..entry() }));
    }

    #[test]
    fn what_is_signed_in_no_room_is_of_no_use_in_one() {
        let person = Identity::of_secret(&[7; 32]);
        let challenge = entry().challenge;
        let proof = person.prove_in_no_room(place("one.example.org"), challenge);
        assert!(holds_in_no_room(&proof, challenge) && !holds(&proof, &entry()));
        assert!(!holds_in_no_room(&proof, Challenge([8; 32])));
        let in_room = person.prove(place("one.example.org"), &entry());
        assert!(!holds_in_no_room(&in_room, challenge));
    }

    #[test]
    fn a_secret_key_is_moved_as_a_text_and_never_printed_by_accident() {
        let person = Identity::of_secret(&[0xc7; 32]);
        let written = person.exported();
        let read: Identity = format!(" {}\n", written.to_uppercase()).parse().expect("a key");
        assert_eq!(read.secret(), person.secret());
        let mistaken = written.replacen("c7", "c8", 1);
        for wrong in ["", "tumbletop-person-", &"c7".repeat(32), &mistaken, &written[..89]] {
            assert_eq!(wrong.parse::<Identity>().err(), Some(InvalidIdentity), "{wrong}");
        }
        assert!(!format!("{person:?}").contains("c7c7"));
    }
}
