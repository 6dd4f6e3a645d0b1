//! The certificate of a server, and encrypted connections.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Duration;

use tokio::net::TcpStream;
use tokio::time::{Instant, timeout_at};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;

use crate::error::ServeError;
use crate::rate_limit::RateLimit;
use messages::Message;
use system::files::{self, MOST_TEXT};

/// The burst of failed handshakes that are logged, and the time after which one more is logged.
const TOLD_BURST: u32 = 5;
const TOLD_EVERY: Duration = Duration::from_secs(30);

/// Encrypts connections, and logs failed attempts.
pub(super) struct Tls {
    /// The files of the certificate and of its key.
    files: (PathBuf, PathBuf),
    used: RwLock<Used>,
    told: Mutex<HandshakeLog>,
}

/// What connections are encrypted with now.
struct Used {
    acceptor: TlsAcceptor,
    /// The certificate of the server itself and those of its issuers, and their key.
    certificates: CertificateAndKey,
}

/// The limit on log entries.
struct HandshakeLog {
    may: RateLimit,
    /// How many failures were not logged since the last log entry.
    left_out: u64,
}

impl Tls {
    /// What encrypts connections with the certificate and the key in these files.
    pub(super) fn new(file: &Path, key: &Path) -> Result<Self, ServeError> {
        let told = HandshakeLog {
            may: RateLimit::every(TOLD_BURST, TOLD_EVERY),
            left_out: 0,
        };
        Ok(Self {
            used: RwLock::new(Used::new(certificate(file, key)?, file)?),
            files: (file.to_owned(), key.to_owned()),
            told: Mutex::new(told),
        })
    }

    /// The certificate of the server itself.
    pub(super) fn certificate(&self) -> Option<CertificateDer<'static>> {
        let used = self.used.read().unwrap_or_else(PoisonError::into_inner);
        used.certificates.0.first().cloned()
    }

    /// Uses what the files have now for new connections. Returns whether that is something else than before.
    ///
    /// # Errors
    /// [`ServeError::Certificate`] if they can't be used, for example because only one of them is written yet. What was
    /// used stays.
    pub(super) fn renew(&self) -> Result<bool, ServeError> {
        let (file, key) = &self.files;
        let found = certificate(file, key)?;
        if self.used.read().unwrap_or_else(PoisonError::into_inner).certificates == found {
            return Ok(false);
        }
        let new = Used::new(found, file)?;
        *self.used.write().unwrap_or_else(PoisonError::into_inner) = new;
        Ok(true)
    }

    /// Encrypts a connection; `None` if the other end refuses, or takes too long.
    pub(super) async fn accept(
        &self,
        stream: TcpStream,
        until: Instant,
        now: Duration,
    ) -> Option<TlsStream<TcpStream>> {
        let accepts = {
            let used = self.used.read().unwrap_or_else(PoisonError::into_inner);
            used.acceptor.accept(stream)
        };
        let error = match timeout_at(until, accepts).await {
            Ok(Ok(stream)) => return Some(stream),
            Ok(Err(error)) => error.to_string(),
            Err(_) => "it took too long".to_owned(),
        };
        if let Some(left_out) = self.tells(now) {
            tracing::warn!(
                %error,
                left_out,
                "a connection was not encrypted: the other end may not trust the certificate"
            );
        }
        None
    }

    /// How many failures were not logged since the last log entry, if this one is to be logged; otherwise `None`.
    fn tells(&self, now: Duration) -> Option<u64> {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.may.take(now) {
            return Some(std::mem::take(&mut told.left_out));
        }
        told.left_out += 1;
        None
    }
}

/// A certificate with those of its issuers, and its key.
pub(super) type CertificateAndKey = (Vec<CertificateDer<'static>>, PrivateKeyDer<'static>);

/// Reads the certificate and the key from these files.
pub(super) fn certificate(certificate: &Path, key: &Path) -> Result<CertificateAndKey, ServeError> {
    let wrong = |file: &Path, why| ServeError::Certificate(file.to_owned(), why);
    let read = |file| files::read(file, MOST_TEXT).map_err(|error| wrong(file, files::said(&error)));
    let chain = CertificateDer::pem_slice_iter(&read(certificate)?)
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error| wrong(certificate, in_words(&error)))?;
    let secret = PrivateKeyDer::from_pem_slice(&read(key)?).map_err(|error| wrong(key, in_words(&error)))?;
    Ok((chain, secret))
}

/// A message that comes from the library, in English.
fn in_words(error: &dyn std::fmt::Display) -> Message {
    Message::verbatim(error.to_string())
}

impl Used {
    fn new(certificates: CertificateAndKey, file: &Path) -> Result<Self, ServeError> {
        let (chain, secret) = (certificates.0.clone(), certificates.1.clone_key());
        let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|error| ServeError::System(error.to_string()))?
            .with_no_client_auth()
            // Refuses a key that is not that of the certificate.
            .with_single_cert(chain, secret)
            .map_err(|error| ServeError::Certificate(file.to_owned(), in_words(&error)))?;
        Ok(Self {
            acceptor: TlsAcceptor::from(Arc::new(config)),
            certificates,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::sync::atomic::{AtomicU32, Ordering};

    /// A certificate and a key, as PEM.
    fn pair() -> (String, String) {
        let made = rcgen::generate_simple_self_signed(vec!["table.example.org".to_owned()]).expect("a certificate");
        (made.cert.pem(), made.signing_key.serialize_pem())
    }

    /// Files with these texts.
    fn in_files((certificate, key): &(String, String)) -> (PathBuf, PathBuf) {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("tumbletop-tls-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let files = (folder.join("cert.pem"), folder.join("key.pem"));
        fs::write(&files.0, certificate).expect("a file");
        fs::write(&files.1, key).expect("a file");
        files
    }

    #[test]
    fn failed_handshakes_are_told_of_but_do_not_fill_the_log() {
        let (file, key) = in_files(&pair());
        let tls = Tls::new(&file, &key).expect("a certificate");
        let second = Duration::from_secs(1);
        let told = (0..1000).filter(|_| tls.tells(second).is_some()).count();
        assert_eq!(told, TOLD_BURST as usize);
        assert_eq!(
            tls.tells(second + TOLD_EVERY),
            Some(995),
            "with the number of those left out"
        );
        assert_eq!(tls.tells(second + TOLD_EVERY), None);
        let _ = fs::remove_dir_all(file.parent().expect("a folder"));
    }

    #[test]
    fn a_new_certificate_is_used_once_its_key_is_there_too() {
        let (file, key) = in_files(&pair());
        let tls = Tls::new(&file, &key).expect("a certificate");
        let old = tls.certificate().expect("a certificate");
        assert_eq!(tls.renew(), Ok(false), "nothing has changed");
        let (new, secret) = pair();
        fs::write(&file, &new).expect("a file");
        for unusable in [None, Some(""), Some("nonsense")] {
            if let Some(text) = unusable {
                fs::write(&key, text).expect("a file");
            }
            let refused = tls.renew();
            assert!(matches!(refused, Err(ServeError::Certificate(..))), "{refused:?}");
            assert_eq!(tls.certificate().as_ref(), Some(&old));
        }
        fs::write(&key, &secret).expect("a file");
        assert_eq!(tls.renew(), Ok(true));
        let expected = CertificateDer::from_pem_slice(new.as_bytes()).expect("a certificate");
        assert_eq!(tls.certificate(), Some(expected));
        let _ = fs::remove_dir_all(file.parent().expect("a folder"));
    }
}
