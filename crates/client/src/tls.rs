//! Checks the certificate of a server, and reports one that is not trusted.

use std::sync::{Arc, Mutex, PoisonError};

use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::client::WebPkiServerVerifier;
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::crypto::{CryptoProvider, verify_tls12_signature, verify_tls13_signature};
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
};

use crate::pem::certificates_of;
use crate::trust::Trust;
use net::fingerprint::Fingerprint;
use net::untrusted::{TrustError, UntrustedCertificate};

/// What a client needs to connect with encryption.
pub(super) struct Connector {
    pub(super) tls: TlsConnector,
    judge: Arc<Judge>,
}

/// How to connect, with encryption, to servers that the public authorities vouch for.
///
/// # Errors
/// That of the library, in English.
pub fn config_of_authorities() -> Result<ClientConfig, String> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?;
    Ok(config.with_root_certificates(roots).with_no_client_auth())
}

impl Connector {
    /// The error is that of the library, in English.
    pub(super) fn new(trust: &Trust) -> Result<Self, String> {
        let text = |error: &dyn std::fmt::Display| error.to_string();
        let provider = Arc::new(default_provider());
        let mut roots = RootCertStore::empty();
        let mut exactly = Vec::new();
        match trust {
            Trust::System | Trust::Pinned(_) => {
                // Certificates that can't be read are left out, as in other programs.
                roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
                exactly.extend(match trust {
                    Trust::Pinned(fingerprint) => Some(*fingerprint),
                    Trust::System | Trust::File(_) => None,
                });
            }
            Trust::File(file) => {
                let certificates = certificates_of(file)?;
                exactly.extend(certificates.iter().map(|certificate| Fingerprint::of(certificate)));
                roots.add_parsable_certificates(certificates);
            }
        }
        let judge = Arc::new(Judge {
            // `None` if the system trusts no issuer.
            chains: WebPkiServerVerifier::builder_with_provider(Arc::new(roots), provider.clone())
                .build()
                .ok(),
            pinned: matches!(trust, Trust::Pinned(_)),
            exactly,
            provider: provider.clone(),
            doubts: Mutex::default(),
        });
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| text(&error))?
            .dangerous()
            .with_custom_certificate_verifier(judge.clone())
            .with_no_client_auth();
        Ok(Self {
            tls: TlsConnector::from(Arc::new(config)),
            judge,
        })
    }

    /// Whether a person trusts exactly this certificate.
    pub(super) fn trusts_exactly(&self, shown: &Fingerprint) -> bool {
        self.judge.exactly.contains(shown)
    }

    /// Takes the problem with the certificate of the last connection, if there was one.
    pub(super) fn take_trust_error(&self) -> Option<UntrustedCertificate> {
        self.judge.doubts.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// Verifies certificates. One that is trusted exactly needs no issuer, may have any name, and never expires, as a
/// person has seen it. The server still has to prove that it has the key.
#[derive(Debug)]
struct Judge {
    chains: Option<Arc<WebPkiServerVerifier>>,
    exactly: Vec<Fingerprint>,
    /// Whether a person has pinned a certificate of this server.
    pinned: bool,
    provider: Arc<CryptoProvider>,
    doubts: Mutex<Option<UntrustedCertificate>>,
}

impl ServerCertVerifier for Judge {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let fingerprint = Fingerprint::of(end_entity);
        if self.exactly.contains(&fingerprint) {
            return Ok(ServerCertVerified::assertion());
        }
        let judged = match &self.chains {
            Some(chains) => chains.verify_server_cert(end_entity, intermediates, name, ocsp, now),
            None => Err(Error::InvalidCertificate(CertificateError::UnknownIssuer)),
        };
        if let Err(error) = &judged {
            let doubt = if self.pinned { TrustError::Changed } else { doubt(error) };
            let untrusted = UntrustedCertificate { doubt, fingerprint };
            *self.doubts.lock().unwrap_or_else(PoisonError::into_inner) = Some(untrusted);
        }
        judged
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(
            message,
            certificate,
            signed,
            &self.provider.signature_verification_algorithms,
        )
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(
            message,
            certificate,
            signed,
            &self.provider.signature_verification_algorithms,
        )
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

fn doubt(error: &Error) -> TrustError {
    let Error::InvalidCertificate(why) = error else {
        return TrustError::Unusable;
    };
    match why {
        CertificateError::Expired | CertificateError::ExpiredContext { .. } => TrustError::Expired,
        CertificateError::NotValidYet | CertificateError::NotValidYetContext { .. } => TrustError::NotValidYet,
        CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => TrustError::WrongName,
        // A self-signed certificate can often sign others too; the library reports another error for that.
        CertificateError::UnknownIssuer | CertificateError::Other(_) => TrustError::UnknownIssuer,
        _ => TrustError::Unusable,
    }
}
