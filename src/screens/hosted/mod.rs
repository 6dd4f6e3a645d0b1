//! Tables that this program hosts: the server inside of it, and the folder of its rooms. A page can host none.

use std::path::PathBuf;

use bevy::prelude::*;

#[cfg(not(target_family = "wasm"))]
pub(crate) use server::hosted::{HostedServer, SavedTable, delete_table, saved_tables};

#[cfg(not(target_family = "wasm"))]
pub use server::hosted::Listen;

#[cfg(all(feature = "p2p", not(target_family = "wasm")))]
pub(crate) mod homes;
#[cfg(not(all(feature = "p2p", not(target_family = "wasm"))))]
#[path = "no_homes.rs"]
pub(crate) mod homes;
pub(crate) mod homes_state;
#[cfg(target_family = "wasm")]
mod in_page;
#[cfg(target_family = "wasm")]
pub use in_page::*;

/// The server whose page this program is; `None` outside of a page.
#[cfg(not(target_family = "wasm"))]
pub(crate) const fn own_page() -> Option<&'static net::target::Target> {
    None
}

/// Whether this program can host tables, and finds those of others in its network.
pub(crate) const CAN_HOST: bool = cfg!(not(target_family = "wasm"));

/// How this program hosts tables. Without this resource it can host none.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct HostFolder {
    /// The folder in which hosted tables are saved.
    pub folder: PathBuf,
    /// Who can reach them.
    pub listen: Listen,
    /// The folder of the page that they give out, so that a browser opens them; `None` to give out none.
    pub page: Option<PathBuf>,
}
