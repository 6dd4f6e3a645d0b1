//! The certificate of a server.

use std::path::Path;
use std::sync::Arc;

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::messages::Message;
use crate::net::server::error::ServeError;
use crate::system::files::{self, MOST_TEXT};

/// Encrypts with the certificate and the key of these files.
pub(super) fn acceptor(certificate: &Path, key: &Path) -> Result<TlsAcceptor, ServeError> {
    let wrong = |file: &Path, why| ServeError::Certificate(file.to_owned(), why);
    // Said by the library, in English.
    let in_words = |error: &dyn std::fmt::Display| Message::verbatim(error.to_string());
    let read = |file| files::read(file, MOST_TEXT).map_err(|error| wrong(file, files::said(&error)));
    let chain = CertificateDer::pem_slice_iter(&read(certificate)?)
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error| wrong(certificate, in_words(&error)))?;
    let secret = PrivateKeyDer::from_pem_slice(&read(key)?).map_err(|error| wrong(key, in_words(&error)))?;
    let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| ServeError::System(error.to_string()))?
        .with_no_client_auth()
        .with_single_cert(chain, secret)
        .map_err(|error| wrong(certificate, in_words(&error)))?;
    Ok(TlsAcceptor::from(Arc::new(config)))
}
