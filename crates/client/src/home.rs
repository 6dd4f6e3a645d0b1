//! The way to a table in another home.

use p2p::dialer::{CallError, Dialer};
use p2p::network::Network;
use p2p::stream::{Line, Stream};

use crate::pem::certificates_of;
use crate::state::Way;
use crate::trust::Trust;
use net::table_address::TableAddress;

/// The way to a table in another home.
pub(super) struct Home {
    dialer: Dialer,
    url: String,
}

impl Home {
    /// Opens what is needed to call the table. The error is that of the system, in English.
    pub(super) async fn open(table: TableAddress, trust: &Trust) -> Result<Self, String> {
        let trusted = match trust {
            Trust::File(file) => certificates_of(file)?,
            // No relay has a certificate that a person has seen.
            Trust::System | Trust::Pinned(_) => Vec::new(),
        };
        let network = Network {
            trusted,
            ..Network::default()
        };
        // The key is the name of the table; nothing looks this name up.
        let url = format!("ws://{}/", table.key);
        let dialer = Dialer::open(table, &network).await.map_err(|error| error.to_string())?;
        Ok(Self { dialer, url })
    }

    /// Calls the table.
    pub(super) async fn call(&self) -> Result<Stream, CallError> {
        self.dialer.call().await
    }

    /// The address of the WebSocket at the other end.
    pub(super) fn url(&self) -> String {
        self.url.clone()
    }

    pub(super) async fn close(self) {
        self.dialer.close().await;
    }
}

/// The way that a connection takes now.
pub(super) fn way_of(line: &Line) -> Option<Way> {
    Some(match line.way()? {
        p2p::stream::Way::Direct => Way::Direct,
        p2p::stream::Way::Relayed => Way::Relayed,
    })
}
