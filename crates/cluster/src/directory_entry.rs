//! What the directory says of rooms and of servers, as JSON, so that people can read it with `etcdctl`.

use serde::{Deserialize, Serialize};

use crate::error::ClusterError;
use net::protocol::limits::VERSION;
use net::target::Target;

/// A room in the directory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomEntry {
    /// The address at which clients reach its server, as [`Target`] writes it.
    pub server: String,
    /// The number of the ownership.
    pub epoch: u64,
    /// The number of free seats.
    pub free: usize,
    /// The version of the protocol that its server speaks.
    pub version: u16,
}

/// A server in the directory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ServerEntry {
    /// The address at which clients reach it, as [`Target`] writes it.
    pub server: String,
    /// How many more rooms it opens.
    pub free: usize,
    /// The version of the protocol that it speaks.
    pub version: u16,
}

impl RoomEntry {
    /// A room of a server with this address, before it is claimed.
    pub fn new(server: &Target, free: usize) -> Self {
        Self {
            server: server.to_string(),
            epoch: 0,
            free,
            version: VERSION,
        }
    }

    /// Reads an entry.
    ///
    /// # Errors
    /// [`ClusterError::Damaged`] if it is none.
    pub fn read(bytes: &[u8]) -> Result<Self, ClusterError> {
        serde_json::from_slice(bytes).map_err(|error| ClusterError::Damaged(error.to_string()))
    }

    /// The entry as text.
    pub(crate) fn written(&self) -> Vec<u8> {
        // Text and numbers always become JSON.
        serde_json::to_vec(self).unwrap_or_default()
    }
}

impl ServerEntry {
    /// A server with this address.
    pub fn new(server: &Target, free: usize) -> Self {
        Self {
            server: server.to_string(),
            free,
            version: VERSION,
        }
    }

    /// Reads an entry.
    ///
    /// # Errors
    /// [`ClusterError::Damaged`] if it is none.
    pub fn read(bytes: &[u8]) -> Result<Self, ClusterError> {
        serde_json::from_slice(bytes).map_err(|error| ClusterError::Damaged(error.to_string()))
    }

    /// The entry as text.
    pub(crate) fn written(&self) -> Vec<u8> {
        // Text and numbers always become JSON.
        serde_json::to_vec(self).unwrap_or_default()
    }
}
