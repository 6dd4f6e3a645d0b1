//! The certificate of a server, and encrypted connections.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
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
    acceptor: TlsAcceptor,
    /// The certificate of the server itself.
    certificate: Option<CertificateDer<'static>>,
    told: Mutex<HandshakeLog>,
}

/// The limit on log entries.
struct HandshakeLog {
    may: RateLimit,
    /// How many failures were not logged since the last log entry.
    left_out: u64,
}

impl Tls {
    fn new(acceptor: TlsAcceptor, certificate: Option<CertificateDer<'static>>) -> Self {
        let told = HandshakeLog {
            may: RateLimit::every(TOLD_BURST, TOLD_EVERY),
            left_out: 0,
        };
        Self {
            acceptor,
            certificate,
            told: Mutex::new(told),
        }
    }

    /// The certificate of the server itself.
    pub(super) fn certificate(&self) -> Option<CertificateDer<'static>> {
        self.certificate.clone()
    }

    /// Encrypts a connection; `None` if the other end refuses, or takes too long.
    pub(super) async fn accept(
        &self,
        stream: TcpStream,
        until: Instant,
        now: Duration,
    ) -> Option<TlsStream<TcpStream>> {
        let error = match timeout_at(until, self.acceptor.accept(stream)).await {
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

/// What encrypts connections with the certificate and the key in these files.
pub(super) fn acceptor(file: &Path, key: &Path) -> Result<Arc<Tls>, ServeError> {
    let (chain, secret) = certificate(file, key)?;
    let own = chain.first().cloned();
    let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| ServeError::System(error.to_string()))?
        .with_no_client_auth()
        .with_single_cert(chain, secret)
        .map_err(|error| ServeError::Certificate(file.to_owned(), in_words(&error)))?;
    Ok(Arc::new(Tls::new(TlsAcceptor::from(Arc::new(config)), own)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failed_handshakes_are_told_of_but_do_not_fill_the_log() {
        let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_cert_resolver(Arc::new(tokio_rustls::rustls::server::ResolvesServerCertUsingSni::new()));
        let tls = Tls::new(TlsAcceptor::from(Arc::new(config)), None);
        let second = Duration::from_secs(1);
        let told = (0..1000).filter(|_| tls.tells(second).is_some()).count();
        assert_eq!(told, TOLD_BURST as usize);
        assert_eq!(
            tls.tells(second + TOLD_EVERY),
            Some(995),
            "with the number of those left out"
        );
        assert_eq!(tls.tells(second + TOLD_EVERY), None);
    }
}
