//! Calls a table in another home.

use std::time::Duration;

use iroh::{Endpoint, EndpointAddr, PublicKey, TransportAddr};
use n0_future::time::timeout;

use crate::network::{BindError, Network, Relays, url};
use crate::quic::PROTOCOL;
use crate::stream::Stream;
use addresses::table_address::TableAddress;

/// How long closing waits until the other end knows it.
const LAST_WORDS: Duration = Duration::from_secs(3);

/// Calls one table. It has a key of its own for as long as it lives, so that nobody knows a guest again the next
/// evening.
#[derive(Debug)]
pub struct Dialer {
    endpoint: Endpoint,
    address: TableAddress,
}

/// A table does not answer. The text is that of the library, in English.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct CallError(String);

impl Dialer {
    /// Opens what is needed to call a table. Of all relays it uses only those of the table's address.
    ///
    /// # Errors
    /// [`BindError`] if the system gives no socket.
    pub async fn open(address: TableAddress, network: &Network) -> Result<Self, BindError> {
        let relays = match address.relays.as_slice() {
            [] => Relays::Nothing,
            relays => Relays::Own(relays.to_vec()),
        };
        let network = Network {
            relays,
            ..network.clone()
        };
        let endpoint = network
            .builder()
            .bind()
            .await
            .map_err(|error| BindError(error.to_string()))?;
        Ok(Self { endpoint, address })
    }

    /// Calls the table. Whoever answers has proved that it has the table's key.
    ///
    /// # Errors
    /// [`CallError`] if nobody answers. To bound the time is up to the caller.
    pub async fn call(&self) -> Result<Stream, CallError> {
        let failed = |error: &dyn std::error::Error| CallError(error.to_string());
        let key = PublicKey::from_bytes(self.address.key.as_bytes()).map_err(|error| failed(&error))?;
        let relays = self.address.relays.iter().filter_map(url).map(TransportAddr::Relay);
        let near = self.address.near.iter().copied().map(TransportAddr::Ip);
        let there = EndpointAddr::from_parts(key, relays.chain(near));
        let connection = self
            .endpoint
            .connect(there, PROTOCOL)
            .await
            .map_err(|error| failed(&error))?;
        let (to, from) = connection.open_bi().await.map_err(|error| failed(&error))?;
        Ok(Stream::new(connection, to, from))
    }

    /// Closes everything.
    pub async fn close(self) {
        let _ = timeout(LAST_WORDS, self.endpoint.close()).await;
    }
}
