//! A certificate that is not trusted, in words.

use crate::fingerprint::Fingerprint;
use messages::texts::net as words;
use messages::{Message, ToMessage};

/// A certificate that is not trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UntrustedCertificate {
    /// The reason.
    pub doubt: TrustError,
    /// The fingerprint of the certificate.
    pub fingerprint: Fingerprint,
}

/// Why a certificate is not trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrustError {
    /// No issuer that this machine trusts has signed it.
    UnknownIssuer,
    /// It has expired.
    Expired,
    /// It is not valid yet, or the clock is wrong.
    NotValidYet,
    /// It belongs to another server.
    WrongName,
    /// The server had another certificate before, which a person had trusted.
    Changed,
    /// It can't be read or checked.
    Unusable,
}

impl TrustError {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::UnknownIssuer,
        Self::Expired,
        Self::NotValidYet,
        Self::WrongName,
        Self::Changed,
        Self::Unusable,
    ];
}

impl ToMessage for TrustError {
    /// A whole sentence.
    fn message(&self) -> Message {
        match self {
            Self::UnknownIssuer => words::CERTIFICATE_UNKNOWN,
            Self::Expired => words::CERTIFICATE_EXPIRED,
            Self::NotValidYet => words::CERTIFICATE_NOT_YET,
            Self::WrongName => words::CERTIFICATE_WRONG_NAME,
            Self::Changed => words::CERTIFICATE_CHANGED,
            Self::Unusable => words::CERTIFICATE_UNUSABLE,
        }
    }
}
