//! The servers whose certificates a person has seen and trusts.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use client::trust::Trust;
use net::destination::Destination;
use net::fingerprint::Fingerprint;
use window_kit::settings::{Shape, load, save};

/// The file in the settings folder.
const FILE: &str = "servers.toml";
/// Each server is an entry of its own, so no entry needs another way of merging.
const SHAPE: Shape = Shape { lists: &[], whole: &[] };

/// The servers that are trusted by their certificates.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct TrustedServers {
    /// The fingerprint of each certificate, by the server's address.
    servers: BTreeMap<String, Fingerprint>,
}

impl TrustedServers {
    /// Loads the saved servers.
    pub(crate) fn load() -> Self {
        load(FILE)
    }

    /// What a connection to this server trusts: the saved certificate, or else those that the system trusts.
    pub(super) fn trust(&self, target: &Destination) -> Trust {
        let pinned = self.servers.get(&name(target));
        pinned.map_or(Trust::System, |fingerprint| Trust::Pinned(*fingerprint))
    }

    /// Trusts this certificate of this server instead of an earlier one, and saves that.
    pub(super) fn add(&mut self, target: &Destination, fingerprint: Fingerprint) {
        self.servers.insert(name(target), fingerprint);
        if let Err(error) = save(FILE, self, SHAPE) {
            warn!("that a server is trusted was not kept: {error}");
        }
    }
}

/// The name of a server in the file.
fn name(target: &Destination) -> String {
    target.url().trim_end_matches('/').to_ascii_lowercase()
}
