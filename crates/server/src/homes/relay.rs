//! A relay as a program: two homes meet at it, and it carries what they can't send each other directly.

use std::net::SocketAddr;
use std::path::PathBuf;

use tokio::runtime::{Builder, Runtime};

use crate::error::ServeError;
use crate::run::signal;
use crate::tls;
use p2p::relay::{ADDRESS_PORT, Config, Relay};

/// The most clients of a relay, see `docs/homes.md` for what each can make it hold.
pub const CLIENTS: usize = 2000;

/// What a relay needs.
#[derive(Clone, Debug)]
pub struct RelayConfig {
    /// Where it listens, by TCP.
    pub listen: SocketAddr,
    /// The files of the certificate and of its key; `None` for no encryption of its own.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// The UDP port at which programs ask for their own address, if there is a certificate.
    pub address_port: u16,
    /// The most clients at the same time.
    pub most_clients: usize,
}

impl RelayConfig {
    /// A relay at this address, with the usual values for everything else.
    pub const fn at(listen: SocketAddr) -> Self {
        Self {
            listen,
            tls: None,
            address_port: ADDRESS_PORT,
            most_clients: CLIENTS,
        }
    }
}

/// A running relay. It ends when it is dropped.
#[derive(Debug)]
pub struct RelayServer {
    relay: Relay,
    tls: bool,
    listen: SocketAddr,
    // Dropped last: the relay runs on it.
    runtime: Runtime,
}

impl RelayServer {
    /// Starts a relay.
    ///
    /// # Errors
    /// [`ServeError`]: why it does not start.
    pub fn start(config: RelayConfig) -> Result<Self, ServeError> {
        let threads = Builder::new_multi_thread().enable_all().thread_name("relay").build();
        let runtime = threads.map_err(|error| ServeError::System(error.to_string()))?;
        let listen = config.listen;
        let encrypts = config.tls.is_some();
        let tls = config
            .tls
            .map(|(certificate, key)| tls::certificate(&certificate, &key))
            .transpose()?;
        let config = Config {
            listen,
            tls,
            address_port: config.address_port,
            most_clients: config.most_clients,
        };
        let relay = runtime
            .block_on(Relay::start(config))
            .map_err(|error| ServeError::Listen(listen, error.to_string()))?;
        Ok(Self {
            relay,
            tls: encrypts,
            listen,
            runtime,
        })
    }

    /// The address at which it listens.
    pub fn address(&self) -> Option<SocketAddr> {
        self.relay.address()
    }

    /// The address at which it listens, as a URL.
    pub fn url(&self) -> String {
        let scheme = if self.tls { "https" } else { "http" };
        format!("{scheme}://{}", self.address().unwrap_or(self.listen))
    }

    /// How many clients it has.
    pub fn clients(&self) -> usize {
        self.relay.clients()
    }

    /// Waits for a signal of the system or of a person to end the program. Returns `false` if the relay has ended by
    /// itself before.
    pub fn wait_for_signal(&mut self) -> bool {
        let Self { relay, runtime, .. } = self;
        runtime.block_on(async {
            tokio::select! {
                () = signal() => true,
                () = relay.ended() => false,
            }
        })
    }
}
