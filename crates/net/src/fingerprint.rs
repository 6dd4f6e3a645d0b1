//! The fingerprint of a certificate. A person compares it with the one that the server's owner reads out.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The SHA-256 of a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Fingerprint([u8; 32]);

/// The text is no fingerprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a fingerprint is 32 pairs of hexadecimal digits")]
pub struct InvalidFingerprint;

impl Fingerprint {
    /// The fingerprint of a certificate, given as its bytes (DER).
    pub fn of(certificate: &[u8]) -> Self {
        Self(Sha256::digest(certificate).into())
    }

    /// The form to compare by eye: four groups of eight bytes with a space between them, where a line can break. It
    /// can be read back too.
    pub fn in_groups(&self) -> String {
        let groups = self.0.chunks(8).map(|group| {
            let pairs: Vec<String> = group.iter().map(|byte| format!("{byte:02X}")).collect();
            pairs.join(":")
        });
        groups.collect::<Vec<_>>().join(" ")
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, byte) in self.0.iter().enumerate() {
            let sign = if at == 0 { "" } else { ":" };
            write!(out, "{sign}{byte:02X}")?;
        }
        Ok(())
    }
}

impl FromStr for Fingerprint {
    type Err = InvalidFingerprint;

    /// Reads it with or without colons and spaces, in small or capital letters, and with a prefix such as `sha256:`,
    /// as programs write it.
    fn from_str(text: &str) -> Result<Self, InvalidFingerprint> {
        let text = text.trim();
        let digits = match text.rsplit_once(['=']) {
            Some((_, digits)) => digits,
            None => text.strip_prefix("sha256:").unwrap_or(text),
        };
        let digits: Vec<u8> = digits.bytes().filter(|byte| !matches!(byte, b':' | b' ')).collect();
        if digits.len() != 64 {
            return Err(InvalidFingerprint);
        }
        let value = |digit: u8| char::from(digit).to_digit(16).ok_or(InvalidFingerprint);
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = (value(pair[0])? * 16 + value(pair[1])?) as u8;
        }
        Ok(Self(bytes))
    }
}

impl TryFrom<String> for Fingerprint {
    type Error = InvalidFingerprint;

    fn try_from(text: String) -> Result<Self, InvalidFingerprint> {
        text.parse()
    }
}

impl From<Fingerprint> for String {
    fn from(fingerprint: Fingerprint) -> Self {
        fingerprint.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_is_sha_256_and_read_as_programs_write_it() {
        let of_abc = Fingerprint::of(b"abc");
        let plain = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        let shown = of_abc.to_string();
        assert!(shown.starts_with("BA:78:16:BF:") && shown.len() == 95, "{shown}");
        for text in [
            plain.to_owned(),
            shown.clone(),
            format!(" sha256:{plain} "),
            format!("sha256 Fingerprint={shown}"),
            shown.replace(':', " "),
            of_abc.in_groups(),
        ] {
            assert_eq!(text.parse(), Ok(of_abc), "{text}");
        }
        assert_eq!(of_abc.in_groups().replace(' ', ":"), shown);
        assert_eq!(of_abc.in_groups().split(' ').count(), 4);
        for wrong in ["", "ba78", &plain[1..], &plain.replace('b', "g"), "cert.pem"] {
            assert_eq!(wrong.parse::<Fingerprint>(), Err(InvalidFingerprint), "{wrong}");
        }
    }
}
