//! What stands for a hosted table in a page: nothing, as no browser lets others connect to a page.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use messages::texts::together as words;
use messages::{Message, ToMessage};
use net::protocol::code::RoomCode;
use net::target::Target;
use records::store::error::StoreError;

/// The server whose page this program is.
static OWN_PAGE: OnceLock<Target> = OnceLock::new();

/// The server whose page this program is; `None` if it is of a host without tables.
pub fn own_page() -> Option<&'static Target> {
    OWN_PAGE.get()
}

/// Notes the server whose page this program is, once.
pub fn is_page_of(server: Target) {
    // It does not change while the page is open.
    let _ = OWN_PAGE.set(server);
}

/// Who can reach a table on this machine: nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listen {}

/// A server inside the program: there is none.
#[derive(Debug)]
pub enum HostedServer {}

/// Why there is none.
#[derive(Debug)]
pub struct NoServer;

impl ToMessage for NoServer {
    fn message(&self) -> Message {
        words::NO_FOLDER
    }
}

impl HostedServer {
    /// Starts a server for a new table.
    ///
    /// # Errors
    /// [`NoServer`] always.
    pub fn start(_: &Path, _: Listen, _: Option<&Path>) -> Result<Self, NoServer> {
        Err(NoServer)
    }

    /// Starts a server with a table of before.
    ///
    /// # Errors
    /// [`NoServer`] always.
    pub fn reopen(_: &Path, _: Listen, _: Option<&Path>, _: RoomCode) -> Result<Self, NoServer> {
        Err(NoServer)
    }

    /// The server as browsers find the page of the table.
    pub const fn page(&self) -> Option<Target> {
        match *self {}
    }

    /// The port at which it listens.
    pub const fn port(&self) -> u16 {
        match *self {}
    }

    /// The address of the server for this machine.
    pub fn target(&self) -> Target {
        match *self {}
    }

    /// The addresses of the server for other machines.
    pub fn targets(&self) -> Vec<Target> {
        match *self {}
    }
}

/// A saved table: there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedTable {
    /// The code of its room.
    pub code: RoomCode,
    /// The file of its match.
    pub played: PathBuf,
}

/// The saved tables of a folder: none.
pub const fn saved_tables(_: &Path) -> Vec<SavedTable> {
    Vec::new()
}

/// Deletes a table.
///
/// # Errors
/// As for a match.
pub fn delete_table(_: &Path, table: &SavedTable) -> Result<(), StoreError> {
    records::store::library::delete(&table.played)
}
