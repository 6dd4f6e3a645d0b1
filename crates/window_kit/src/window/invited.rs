//! How the program reaches a table with people at other machines: the invitation with which it was started, and the
//! local network; and how it hosts tables.

use std::path::PathBuf;

use bevy::prelude::*;

use net::fingerprint::Fingerprint;
use net::link::Invitation;
use server::hosted::Listen;

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

/// How this program hosts tables. Without this resource it can host none.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct HostFolder {
    /// The folder in which hosted tables are saved.
    pub folder: PathBuf,
    /// Who can reach them.
    pub listen: Listen,
}
