//! How the program may come to a table with people at other machines: an invitation with which it was started, and the
//! network around it; and how tables are hosted here.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::net::client::fingerprint::Fingerprint;
use crate::net::hosted::Listen;
use crate::net::link::Invitation;

/// Where the person wants to go.
#[derive(Resource, Clone, Debug)]
pub struct Invited {
    /// The table.
    pub invitation: Invitation,
    /// How the person is called; `None` for the remembered name.
    pub name: Option<String>,
    /// Whether the person only looks on.
    pub watch: bool,
    /// The certificate that the person trusts there.
    pub trust: Option<Fingerprint>,
}

/// Tables in the same network are looked for and announced. Absent where the program must not speak to the network by
/// itself: without a window, and in tests.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Neighbourhood;

/// How tables are hosted by this program. Without it none can be.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct HostIn {
    /// The folder in which they are kept.
    pub folder: PathBuf,
    /// Who reaches them.
    pub listen: Listen,
}
