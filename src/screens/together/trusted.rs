//! The servers whose certificate a person has seen and trusts.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::net::client::fingerprint::Fingerprint;
use crate::net::client::target::Target;
use crate::net::client::tls::Trust;
use crate::settings::{Shape, load, save};

/// The file in the settings folder.
const FILE: &str = "servers.toml";
/// Each server is an entry of its own.
const SHAPE: Shape = Shape { lists: &[], whole: &[] };

/// The servers that are trusted by their certificate.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct TrustedServers {
    /// The certificate of each, by its address.
    servers: BTreeMap<String, Fingerprint>,
}

impl TrustedServers {
    /// As they were kept.
    pub(crate) fn load() -> Self {
        load(FILE)
    }

    /// Whom a connection to this server trusts.
    pub(super) fn trust(&self, target: &Target) -> Trust {
        let pinned = self.servers.get(&name(target));
        pinned.map_or(Trust::System, |fingerprint| Trust::Pinned(*fingerprint))
    }

    /// A person trusts this certificate of this server, and no other of before.
    pub(super) fn add(&mut self, target: &Target, fingerprint: Fingerprint) {
        self.servers.insert(name(target), fingerprint);
        if let Err(error) = save(FILE, self, SHAPE) {
            warn!("that a server is trusted was not kept: {error}");
        }
    }
}

/// How a server is called in the file.
fn name(target: &Target) -> String {
    target.url().trim_end_matches('/').to_ascii_lowercase()
}
