//! The certificates for connections to etcd: the files that have them, and what they have at the moment.

use std::error::Error as StdError;
use std::io;
use std::path::{Path, PathBuf};

use etcd_client::{Certificate, Error, Identity, TlsOptions};
use messages::Message;
use system::files::{self, MOST_TEXT};
use tokio_rustls::rustls;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::error::ClusterError;

/// What rustls says when the other end does not take a certificate. The layers above keep no more of its error than this.
const ALERT: &str = "received fatal alert";

/// The files with the certificates for connections to etcd, all in the form PEM. They are read again while the server
/// runs, so whoever renews a certificate replaces its file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EtcdTls {
    /// The authorities that sign the certificates of the members.
    pub authority: Option<PathBuf>,
    /// The certificate of this server and its key, if the members ask for one.
    pub identity: Option<(PathBuf, PathBuf)>,
}

/// What the files have.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Certificates {
    authority: Vec<u8>,
    identity: Option<(Vec<u8>, Vec<u8>)>,
}

impl EtcdTls {
    /// Whether no file is named.
    pub(crate) const fn is_empty(&self) -> bool {
        self.authority.is_none() && self.identity.is_none()
    }

    /// Reads the files.
    pub(crate) fn read(&self) -> Result<Certificates, ClusterError> {
        let authority = self.authority.as_deref().ok_or(ClusterError::NoAuthority)?;
        let identity = match &self.identity {
            Some((certificate, key)) => {
                let secret = read(key)?;
                PrivateKeyDer::from_pem_slice(&secret).map_err(|error| wrong(key, &error))?;
                Some((certificates(certificate)?, secret))
            }
            None => None,
        };
        Ok(Certificates {
            authority: certificates(authority)?,
            identity,
        })
    }
}

impl Certificates {
    /// How they are used.
    pub(crate) fn options(&self) -> TlsOptions {
        let with = TlsOptions::new().ca_certificate(Certificate::from_pem(&self.authority));
        match &self.identity {
            Some((certificate, key)) => with.identity(Identity::from_pem(certificate, key)),
            None => with,
        }
    }
}

fn read(file: &Path) -> Result<Vec<u8>, ClusterError> {
    files::read(file, MOST_TEXT).map_err(|error| ClusterError::File {
        file: file.display().to_string(),
        why: files::said(&error),
    })
}

/// Reads a file in which there is at least one certificate.
fn certificates(file: &Path) -> Result<Vec<u8>, ClusterError> {
    let pem = read(file)?;
    CertificateDer::from_pem_slice(&pem).map_err(|error| wrong(file, &error))?;
    Ok(pem)
}

/// What the library says of a file, in English.
fn wrong(file: &Path, error: &dyn StdError) -> ClusterError {
    ClusterError::File {
        file: file.display().to_string(),
        why: Message::verbatim(error.to_string()),
    }
}

/// What is said of certificates in a failure; `None` if it has another reason.
pub(crate) fn of_certificates(error: &Error) -> Option<String> {
    let mut next: Option<&(dyn StdError + 'static)> = match error {
        Error::GRpcStatus(status) => Some(status),
        Error::TransportError(error) => Some(error),
        _ => None,
    };
    while let Some(error) = next {
        // An error of the system shows what is behind it only in this way.
        let inner = error.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
        let found = match inner {
            Some(inner) => inner.downcast_ref::<rustls::Error>(),
            None => error.downcast_ref::<rustls::Error>(),
        };
        if let Some(found) = found {
            return Some(found.to_string());
        }
        let said = error.to_string();
        if let Some(at) = said.find(ALERT) {
            // It may stand in quotes among the words of other layers.
            return said[at..].split('"').next().map(str::to_owned);
        }
        next = error.source();
    }
    None
}

/// The innermost reason of a failure, which says most.
pub(crate) fn reason(error: &Error) -> String {
    let (mut next, mut said) = match error {
        Error::GRpcStatus(status) => (
            status.source(),
            Some(status.message().to_owned()).filter(|said| !said.is_empty()),
        ),
        Error::TransportError(error) => (error.source(), None),
        _ => (None, None),
    };
    while let Some(error) = next {
        said = Some(error.to_string());
        next = error.source();
    }
    said.unwrap_or_else(|| error.to_string())
}
