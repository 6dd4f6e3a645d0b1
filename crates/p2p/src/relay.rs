//! A relay: a server at which tables wait for their guests. It sees which keys speak with each other, from which
//! addresses, when and how much, but not what.

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;

use iroh::EndpointId;
use iroh_relay::server::{
    Access, AccessControl, CertConfig, ClientRateLimit, ClientRequest, ConnectionId, QuicConfig, RelayConfig, Server,
    ServerConfig, TlsConfig,
};
use tokio_rustls::rustls;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// The UDP port at which programs ask a relay for their own address.
pub const ADDRESS_PORT: u16 = iroh_relay::defaults::DEFAULT_RELAY_QUIC_PORT;
/// The most bytes a second of one client in the long run. Stack needs 16 kB a minute for each seat.
const BYTES_A_SECOND: u32 = 64 * 1024;
/// The most bytes of one client at once: the record of a match.
const BURST_BYTES: u32 = 2 * 1024 * 1024;

/// What a relay needs.
#[derive(Debug)]
pub struct Config {
    /// Where it listens, by TCP.
    pub listen: SocketAddr,
    /// The certificates and their key. Without them programs can't learn their own address from it, so fewer homes find
    /// a direct way.
    pub tls: Option<(Vec<CertificateDer<'static>>, PrivateKeyDer<'static>)>,
    /// The UDP port at which programs ask for their own address, if there is a certificate; usually [`ADDRESS_PORT`].
    pub address_port: u16,
    /// The most clients at the same time.
    pub most_clients: usize,
}

/// A relay could not be started. The text is that of the system or the library, in English.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct RelayError(String);

/// A running relay. It ends when it is dropped.
#[derive(Debug)]
pub struct Relay {
    server: Server,
    clients: Arc<Clients>,
}

/// Counts the clients of a relay.
#[derive(Debug)]
struct Clients {
    most: usize,
    now: AtomicUsize,
}

impl AccessControl for Clients {
    async fn on_connect(&self, _: &ClientRequest) -> Access {
        let admits = |now: usize| (now < self.most).then_some(now + 1);
        match self.now.fetch_update(Relaxed, Relaxed, admits) {
            Ok(_) => Access::Allow,
            Err(_) => Access::Deny {
                reason: Some("this relay is full".to_owned()),
            },
        }
    }

    fn on_disconnect(&self, _: EndpointId, _: ConnectionId) {
        self.now.fetch_sub(1, Relaxed);
    }
}

impl Relay {
    /// Starts a relay.
    ///
    /// # Errors
    /// [`RelayError`] if it can't listen or the certificate does not fit its key.
    pub async fn start(config: Config) -> Result<Self, RelayError> {
        let failed = |error: &dyn std::error::Error| RelayError(error.to_string());
        let clients = Arc::new(Clients {
            most: config.most_clients,
            now: AtomicUsize::new(0),
        });
        let mut all = ServerConfig::default();
        let mut relay = RelayConfig::new(config.listen);
        if let Some((certificates, key)) = config.tls {
            let tls = rustls::ServerConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
                .with_safe_default_protocol_versions()
                .map_err(|error| failed(&error))?
                .with_no_client_auth()
                .with_single_cert(certificates, key)
                .map_err(|error| failed(&error))?;
            // The library also answers a question without encryption, which our programs do not ask.
            relay = RelayConfig::new((Ipv4Addr::LOCALHOST, 0));
            let cert = CertConfig::Manual {
                server_config: tls.clone(),
            };
            relay.tls = Some(TlsConfig::new(config.listen, cert));
            let mut quic = QuicConfig::new((config.listen.ip(), config.address_port));
            quic.server_config = Some(tls);
            all.quic = Some(quic);
        }
        let rate = NonZeroU32::new(BYTES_A_SECOND).map(ClientRateLimit::new);
        relay.limits.client_rx = rate.map(|mut rate| {
            rate.max_burst_bytes = NonZeroU32::new(BURST_BYTES);
            rate
        });
        relay.access = clients.clone();
        all.relay = Some(relay);
        let server = Server::spawn(all).await.map_err(|error| failed(&error))?;
        Ok(Self { server, clients })
    }

    /// The address at which it listens.
    pub fn address(&self) -> Option<SocketAddr> {
        self.server.https_addr().or(self.server.http_addr())
    }

    /// Comes if the relay ends by itself, which it should not.
    pub async fn ended(&mut self) {
        let _ = self.server.join().await;
    }

    /// How many clients it has.
    pub fn clients(&self) -> usize {
        self.clients.now.load(Relaxed)
    }
}
