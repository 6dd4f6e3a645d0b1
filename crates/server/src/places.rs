//! What a server knows itself by: people sign the server that they have reached, and each server takes only what was
//! signed for it. So another server can't pass on what it was given.

use std::sync::{Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard};

use tokio_rustls::rustls::client::verify_server_name;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::server::ParsedCertificate;

use net::fingerprint::Fingerprint;
use net::protocol::person::{HostName, ServerPlace};
use net::table_address::TableKey;

/// How many certificates count: the one that is shown, and the one before it, which connections from before have seen.
const CERTIFICATES: usize = 2;

/// What a server knows itself by.
#[derive(Debug, Default)]
pub(super) struct Places {
    /// The newest first.
    certificates: RwLock<Vec<CertificateDer<'static>>>,
    names: Vec<HostName>,
    /// The key by which other homes know it, while its door is open.
    table: Mutex<Option<TableKey>>,
}

impl Places {
    /// A server with this certificate and these names.
    pub(super) fn new(certificate: Option<CertificateDer<'static>>, names: Vec<HostName>) -> Self {
        Self {
            certificates: RwLock::new(certificate.into_iter().collect()),
            names,
            table: Mutex::default(),
        }
    }

    fn table(&self) -> MutexGuard<'_, Option<TableKey>> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn certificates(&self) -> RwLockReadGuard<'_, Vec<CertificateDer<'static>>> {
        self.certificates.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the certificate that is shown from now on.
    pub(super) fn renew(&self, certificate: CertificateDer<'static>) {
        let mut certificates = self.certificates.write().unwrap_or_else(PoisonError::into_inner);
        certificates.insert(0, certificate);
        certificates.truncate(CERTIFICATES);
    }

    /// Sets the key by which other homes know it.
    #[cfg(feature = "p2p")]
    pub(super) fn set_table(&self, key: Option<TableKey>) {
        *self.table() = key;
    }

    /// Whether this place is this server, for a client that is near or not: on this machine or in the same private
    /// network, and not from another home.
    pub(super) fn is_here(&self, place: &ServerPlace, is_near: bool) -> bool {
        match place {
            // A server that has a name is reached by it.
            ServerPlace::Near => is_near && self.certificates().is_empty() && self.names.is_empty(),
            ServerPlace::Name(name) => self.names.contains(name) || self.is_certified(name),
            ServerPlace::Certificate(shown) => {
                let own = self.certificates();
                own.iter().any(|own| Fingerprint::of(own) == *shown)
            }
            ServerPlace::Table(key) => *self.table() == Some(*key),
        }
    }

    /// Whether the certificate is valid for this name.
    fn is_certified(&self, name: &HostName) -> bool {
        let certificates = self.certificates();
        let Some(certificate) = certificates.first() else {
            return false;
        };
        let (Ok(parsed), Ok(name)) = (
            ParsedCertificate::try_from(certificate),
            ServerName::try_from(name.as_str()),
        ) else {
            return false;
        };
        verify_server_name(&parsed, &name).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(name: &str) -> ServerPlace {
        ServerPlace::Name(name.parse().expect("a name"))
    }

    #[test]
    fn a_server_takes_only_what_was_signed_for_it() {
        let names = ["play.example.org".to_owned(), "192.0.2.7".to_owned()];
        let made = rcgen::generate_simple_self_signed(names).expect("a certificate");
        let certificate: CertificateDer<'static> = made.cert.der().clone();
        let shown = ServerPlace::Certificate(Fingerprint::of(&certificate));
        let key = |digits: &str| -> TableKey { digits.repeat(32).parse().expect("a key") };
        let all = [
            ServerPlace::Near,
            name("play.example.org"),
            name("192.0.2.7"),
            name("other.example.org"),
            name("192.0.2.8"),
            shown,
            ServerPlace::Certificate(Fingerprint::of(b"other")),
            ServerPlace::Table(key("7f")),
            ServerPlace::Table(key("7e")),
        ];
        let takes = |places: &Places, is_near| all.each_ref().map(|place| u8::from(places.is_here(place, is_near)));
        let plain = Places::default();
        assert_eq!(takes(&plain, true), [1, 0, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!(takes(&plain, false), [0; 9], "from elsewhere");
        let encrypted = Places::new(Some(certificate), Vec::new());
        assert_eq!(takes(&encrypted, true), [0, 1, 1, 0, 0, 1, 0, 0, 0]);
        // Connections from before the renewal have seen the earlier certificate, and no other one counts.
        let later = |name: &str| {
            let made = rcgen::generate_simple_self_signed(vec![name.to_owned()]).expect("a certificate");
            made.cert.der().clone()
        };
        encrypted.renew(later("other.example.org"));
        assert_eq!(takes(&encrypted, true), [0, 0, 0, 1, 0, 1, 0, 0, 0]);
        encrypted.renew(later("192.0.2.8"));
        assert_eq!(takes(&encrypted, true), [0, 0, 0, 0, 1, 0, 0, 0, 0]);
        let behind_proxy = Places::new(None, vec!["other.example.org".parse().expect("a name")]);
        assert_eq!(takes(&behind_proxy, true), [0, 0, 0, 1, 0, 0, 0, 0, 0]);
        *plain.table() = Some(key("7f"));
        assert_eq!(takes(&plain, false), [0, 0, 0, 0, 0, 0, 0, 1, 0]);
        *plain.table() = None;
        assert_eq!(takes(&plain, false), [0; 9]);
    }
}
