//! The address of a table, as it is kept: with it, a link stays valid when the table is opened again.

use std::path::Path;

use serde::{Deserialize, Serialize};

use net::table_address::RelayAddress;
use p2p::listener::TableSecret;
use p2p::network::{Network, Relays};
use records::store::error::StoreError;
use system::{files, random};

/// The most bytes of such a file.
const MOST: u64 = 4096;

/// The address of a table, as it is kept.
#[derive(Clone, Debug)]
pub(super) struct SavedAddress {
    pub secret: TableSecret,
    /// The relay at which it waited first.
    pub relay: Option<RelayAddress>,
}

/// The content of the file.
#[derive(Serialize, Deserialize)]
struct Content {
    secret: [u8; 32],
    relay: Option<String>,
}

impl SavedAddress {
    /// A new address.
    pub(super) fn new() -> Result<Self, StoreError> {
        let mut bytes = [0; 32];
        random::fill(&mut bytes).map_err(|error| StoreError::Unreadable(error.to_string()))?;
        Ok(Self {
            secret: TableSecret::new(bytes),
            relay: None,
        })
    }

    /// The address in a file; `None` if there is none, or none that can be read.
    pub(super) fn read(file: &Path) -> Option<Self> {
        let content: Content = postcard::from_bytes(&files::read(file, MOST).ok()?).ok()?;
        Some(Self {
            secret: TableSecret::new(content.secret),
            relay: content.relay.and_then(|relay| relay.parse().ok()),
        })
    }

    /// Writes the address into a file that only this user can read.
    pub(super) fn write(&self, file: &Path) -> Result<(), StoreError> {
        let content = Content {
            secret: *self.secret.as_bytes(),
            relay: self.relay.as_ref().map(RelayAddress::url),
        };
        let bytes = postcard::to_stdvec(&content).map_err(|error| StoreError::Unreadable(error.to_string()))?;
        files::replace_private(file, &bytes).map_err(|error| StoreError::system(file, &error))
    }

    /// The network with the relay of this address, where any public one would do. A link names one relay.
    pub(super) fn network(&self, network: &Network) -> Network {
        let relays = match (&network.relays, &self.relay) {
            (Relays::Public, Some(relay)) => Relays::Own(vec![relay.clone()]),
            (relays, _) => relays.clone(),
        };
        Network {
            relays,
            ..network.clone()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_stays_the_same_and_keeps_its_relay() {
        let folder = std::env::temp_dir().join(format!("tumbletop-address-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let file = folder.join("ABCDEF.key");
        assert!(SavedAddress::read(&file).is_none());
        let mut address = SavedAddress::new().expect("random bytes");
        let public = Network::default();
        assert_eq!(address.network(&public).relays, Relays::Public, "any");
        address.relay = Some("relay.example.org".parse().expect("a relay"));
        address.write(&file).expect("it is written");
        let read = SavedAddress::read(&file).expect("it was written");
        assert_eq!(read.secret.key(), address.secret.key());
        assert_eq!(
            read.network(&public).relays,
            Relays::Own(vec!["relay.example.org".parse().expect("a relay")])
        );
        let own = Network {
            relays: Relays::Own(vec!["own.example.org".parse().expect("a relay")]),
            ..Network::default()
        };
        assert_eq!(read.network(&own).relays, own.relays, "a person has chosen");
        assert_ne!(
            SavedAddress::new().expect("random bytes").secret.key(),
            address.secret.key()
        );
        std::fs::write(&file, b"damaged").expect("a file");
        assert!(SavedAddress::read(&file).is_none());
        let _ = std::fs::remove_dir_all(folder);
    }
}
