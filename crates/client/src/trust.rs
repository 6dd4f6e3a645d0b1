//! The certificates that a client trusts. A page asks its browser, which trusts what the system trusts.

use std::path::PathBuf;

use net::fingerprint::Fingerprint;

/// The certificates that a client trusts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Trust {
    /// Certificates from issuers that the system trusts.
    #[default]
    System,
    /// Only the certificates in this file, and certificates that they have signed.
    File(PathBuf),
    /// Certificates from issuers that the system trusts, and the server with exactly this certificate.
    Pinned(Fingerprint),
}
