//! Waits for guests from other homes.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use iroh::endpoint::{Incoming, IncomingAddr};
use iroh::{Endpoint, EndpointId, RelayUrl, SecretKey, Watcher};
use tokio::time::{Instant, sleep, timeout};

use crate::network::{BindError, Network, address};
use crate::quic::PROTOCOL;
use crate::stream::Stream;
use addresses::table_address::{MOST_NEAR, RelayAddress, TableAddress, TableKey, is_near};
use net::protocol::limits::HANDSHAKE;

/// The most guests that knock at the same time. Others are turned away, and their programs try again.
pub const MOST_KNOCKING: usize = 32;
/// With this many knocking, those whose address is not proved have to prove it first.
const MOST_UNPROVED: usize = MOST_KNOCKING / 2;
/// The most that knock at the same time from one address, or over a relay with one key.
pub const MOST_OF_ONE: usize = 8;
/// How long closing waits until the guests know it.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// After how long without an answer it is said that no relay answers.
const FINDS: Duration = Duration::from_secs(8);
/// How often it is asked which relay was chosen.
const LOOK_EVERY: Duration = Duration::from_millis(200);

/// The secret key of a table.
#[derive(Clone)]
pub struct TableSecret([u8; 32]);

impl std::fmt::Debug for TableSecret {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "TableSecret({})", self.key())
    }
}

impl TableSecret {
    /// The secret of these random bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes of the secret.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The public key of the table.
    pub fn key(&self) -> TableKey {
        TableKey::new(*SecretKey::from_bytes(&self.0).public().as_bytes())
    }
}

/// Waits for guests from other homes, until it is closed.
#[derive(Clone, Debug)]
pub struct Listener {
    endpoint: Endpoint,
    knocking: Arc<Knocking>,
    /// Since when a relay is looked for.
    looks: Arc<Mutex<Instant>>,
}

/// Who knocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caller {
    /// A home with this address.
    Direct(IpAddr),
    /// Somebody over the relay, which does not tell their address.
    Relayed,
}

/// A guest who knocks.
#[derive(Debug)]
pub struct Guest {
    incoming: Incoming,
    caller: Caller,
    _place: Place,
}

/// Those who knock now.
#[derive(Debug, Default)]
struct Knocking(Mutex<Vec<Knocks>>);

/// Whom a knock counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Knocks {
    Address(IpAddr),
    Key(EndpointId),
}

/// The place of a guest who knocks; free again when dropped.
#[derive(Debug)]
struct Place(Arc<Knocking>, Knocks);

impl Knocking {
    fn all(&self) -> MutexGuard<'_, Vec<Knocks>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn count(&self) -> usize {
        self.all().len()
    }

    /// A place for one more; `None` if there are too many, or too many of the same.
    fn place(self: &Arc<Self>, whose: Knocks) -> Option<Place> {
        let mut all = self.all();
        let same = all.iter().filter(|other| **other == whose).count();
        if all.len() >= MOST_KNOCKING || same >= MOST_OF_ONE {
            return None;
        }
        all.push(whose);
        Some(Place(self.clone(), whose))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut all = self.0.all();
        if let Some(at) = all.iter().position(|other| *other == self.1) {
            all.swap_remove(at);
        }
    }
}

/// How far a table can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reach {
    /// It is not known yet.
    Looking,
    /// Everybody with the link can come: the table waits at this relay.
    Everybody(RelayAddress),
    /// Only from the same network, or from homes that this one lets in: no relay answers. The text says why, in
    /// English; it is empty if nobody knows.
    Near(String),
}

impl Listener {
    /// Opens a table to other homes: at this UDP port, or at a free one if that is in use.
    ///
    /// # Errors
    /// [`BindError`] if the system gives no socket.
    pub async fn open(secret: &TableSecret, network: &Network, port: u16) -> Result<Self, BindError> {
        let at = |port: u16| async move {
            let builder = network
                .builder()
                .secret_key(SecretKey::from_bytes(secret.as_bytes()))
                .alpns(vec![PROTOCOL.to_vec()]);
            let failed = |error: &dyn std::error::Error| BindError(error.to_string());
            let builder = match network.hides_address {
                true => builder,
                false => builder
                    .bind_addr((Ipv4Addr::UNSPECIFIED, port))
                    .map_err(|error| failed(&error))?,
            };
            builder.bind().await.map_err(|error| failed(&error))
        };
        let endpoint = match at(port).await {
            Err(_) if port != 0 => at(0).await?,
            bound => bound?,
        };
        let listener = Self {
            endpoint,
            knocking: Arc::default(),
            looks: Arc::new(Mutex::new(Instant::now())),
        };
        listener.stay_at_one_of(network.relay_urls());
        Ok(listener)
    }

    /// Keeps the relay that was chosen first of several, so that a link with its address stays valid.
    fn stay_at_one_of(&self, relays: Vec<RelayUrl>) {
        if relays.len() < 2 {
            return;
        }
        let endpoint = self.endpoint.clone();
        let closed = endpoint.closed();
        tokio::spawn(closed.run_until(async move {
            let chosen = loop {
                let status = endpoint.home_relay_status().get();
                if let Some(chosen) = status.into_iter().find(|relay| relay.is_connected()) {
                    break chosen;
                }
                sleep(LOOK_EVERY).await;
            };
            for other in relays.iter().filter(|other| *other != chosen.url()) {
                endpoint.remove_relay(other).await;
            }
        }));
    }

    /// Looks for a public relay, because the one of the address does not answer.
    pub async fn try_public_relays(&self) {
        let public = Network::default().relay_urls();
        for relay in &public {
            let config = Arc::new(relay.clone().into());
            self.endpoint.insert_relay(relay.clone(), config).await;
        }
        self.stay_at_one_of(public);
    }

    /// The next guest who knocks; `None` once the table is closed to other homes.
    pub async fn next(&self) -> Option<Guest> {
        loop {
            let incoming = self.endpoint.accept().await?;
            let (caller, whose) = match incoming.remote_addr() {
                IncomingAddr::Ip(from) => (Caller::Direct(from.ip()), Knocks::Address(from.ip())),
                IncomingAddr::Relay { endpoint_id, .. } => (Caller::Relayed, Knocks::Key(endpoint_id)),
                _ => continue,
            };
            let Some(place) = self.knocking.place(whose) else {
                incoming.refuse();
                continue;
            };
            if self.knocking.count() > MOST_UNPROVED && !incoming.remote_addr_validated() {
                // Whoever sends from a false address never gets the answer.
                let _ = incoming.retry();
                continue;
            }
            return Some(Guest {
                incoming,
                caller,
                _place: place,
            });
        }
    }

    /// The address of the table, as far as it is known.
    pub fn address(&self) -> TableAddress {
        let known = self.endpoint.addr();
        let mut near: Vec<SocketAddr> = known.ip_addrs().copied().filter(is_near).collect();
        near.sort_by_key(|address| (is_seldom_home(address), *address));
        near.truncate(MOST_NEAR);
        let relays = self.endpoint.home_relay_status().get();
        let connected = relays.iter().find(|relay| relay.is_connected()).or(relays.first());
        let relays = connected.and_then(|relay| address(relay.url())).into_iter().collect();
        TableAddress {
            key: TableKey::new(*known.id.as_bytes()),
            relays,
            near,
        }
    }

    /// How far the table can be reached now.
    pub fn reach(&self) -> Reach {
        let relays = self.endpoint.home_relay_status().get();
        if let Some(relay) = relays.iter().find(|relay| relay.is_connected()) {
            return match address(relay.url()) {
                Some(relay) => Reach::Everybody(relay),
                None => Reach::Near(String::new()),
            };
        }
        match relays.iter().find_map(|relay| relay.last_error()) {
            Some(error) => Reach::Near(error.to_string()),
            // The library names no relay until one has answered.
            None if self.looks().elapsed() > FINDS => Reach::Near(String::new()),
            None => Reach::Looking,
        }
    }

    fn looks(&self) -> MutexGuard<'_, Instant> {
        self.looks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The UDP port at which it waits for direct connections; `None` if there are none.
    pub fn port(&self) -> Option<u16> {
        self.endpoint.bound_sockets().first().map(SocketAddr::port)
    }

    /// Looks at the network again, for example because a person has connected the computer.
    pub async fn look_again(&self) {
        *self.looks() = Instant::now();
        self.endpoint.network_change().await;
    }

    /// Closes the table to other homes. Waits a moment until the guests know it.
    pub async fn close(&self) {
        let endpoint = self.endpoint.clone();
        // It goes on when nobody waits any more: the library leaves sockets open if it can't close to its end.
        let closes = tokio::spawn(async move { endpoint.close().await });
        let _ = timeout(LAST_WORDS, closes).await;
    }
}

impl Guest {
    /// Who it is, before it has proved anything.
    pub const fn caller(&self) -> Caller {
        self.caller
    }

    /// Lets the guest in; `None` if it does not say what it wants in time.
    pub async fn enter(self) -> Option<Stream> {
        let enters = async {
            let connection = self.incoming.accept().ok()?.await.ok()?;
            let (to, from) = connection.accept_bi().await.ok()?;
            Some(Stream::new(connection, to, from))
        };
        timeout(HANDSHAKE, enters).await.ok()?
    }
}

/// How seldom homes have such addresses; virtual machines and companies have the others.
const fn is_seldom_home(address: &SocketAddr) -> u8 {
    match address.ip() {
        IpAddr::V4(address) => match address.octets() {
            [192, ..] => 0,
            [10, ..] => 1,
            _ => 2,
        },
        IpAddr::V6(_) => 3,
    }
}
