//! How the program reaches a table with people at other machines: the invitation with which it was started, and the
//! local network.

use bevy::prelude::*;

use net::fingerprint::Fingerprint;
use net::link::Invitation;

/// The table that the person wants to join.
#[derive(Resource, Clone, Debug)]
pub struct Invited {
    /// The table.
    pub invitation: Invitation,
    /// The person's name; `None` for the remembered name.
    pub name: Option<String>,
    /// Whether the person joins as a spectator.
    pub watch: bool,
    /// The fingerprint of the certificate that the person trusts for this table.
    pub trust: Option<Fingerprint>,
}

/// If present, tables in the same network are looked for and announced. Absent where the program must not use the
/// network by itself: without a window, and in tests.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct LocalDiscovery;
