//! Whom a client trusts.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::system::files::{self, MOST_TEXT};

/// Whom a client trusts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Trust {
    /// Those whom the system trusts.
    #[default]
    System,
    /// The certificates of this file alone.
    File(PathBuf),
}

/// What a client connects with; the error is that of the library, in English.
pub(super) fn connector(trust: &Trust) -> Result<TlsConnector, String> {
    let mut roots = RootCertStore::empty();
    match trust {
        Trust::System => {
            // Those that can't be read are left out, as everywhere.
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        }
        Trust::File(file) => {
            for certificate in of_file(file)? {
                roots.add(certificate).map_err(|error| error.to_string())?;
            }
        }
    }
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}

fn of_file(file: &Path) -> Result<Vec<CertificateDer<'static>>, String> {
    let named = |why: &dyn std::fmt::Display| format!("{}: {why}", file.display());
    let bytes = files::read(file, MOST_TEXT).map_err(|error| named(&error))?;
    CertificateDer::pem_slice_iter(&bytes)
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error| named(&error))
}
