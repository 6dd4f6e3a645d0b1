//! The certificate of a server.

use std::path::Path;
use std::sync::Arc;

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::net::server::error::ServeError;

/// Encrypts with the certificate and the key of these files.
pub(super) fn acceptor(certificate: &Path, key: &Path) -> Result<TlsAcceptor, ServeError> {
    let wrong = |file: &Path, why: String| ServeError::Certificate(file.to_owned(), why);
    let chain = CertificateDer::pem_file_iter(certificate)
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .map_err(|error| wrong(certificate, error.to_string()))?;
    let secret = PrivateKeyDer::from_pem_file(key).map_err(|error| wrong(key, error.to_string()))?;
    let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| ServeError::System(error.to_string()))?
        .with_no_client_auth()
        .with_single_cert(chain, secret)
        .map_err(|error| wrong(certificate, error.to_string()))?;
    Ok(TlsAcceptor::from(Arc::new(config)))
}
