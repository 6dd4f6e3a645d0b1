//! Certificates in files.

use std::path::Path;

use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject;

use net::fingerprint::Fingerprint;
use system::files::{self, MOST_TEXT};

/// The certificates in a PEM file.
///
/// # Errors
/// What is wrong with the file, in English.
pub fn certificates_of(file: &Path) -> Result<Vec<CertificateDer<'static>>, String> {
    let named = |why: &dyn std::fmt::Display| format!("{}: {why}", file.display());
    let bytes = files::read(file, MOST_TEXT).map_err(|error| named(&error))?;
    CertificateDer::pem_slice_iter(&bytes)
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error| named(&error))
}

/// The fingerprints of the certificates of a file.
///
/// # Errors
/// What is wrong with the file, in English.
pub fn fingerprints_of(file: &Path) -> Result<Vec<Fingerprint>, String> {
    Ok(certificates_of(file)?
        .iter()
        .map(|certificate| Fingerprint::of(certificate))
        .collect())
}
