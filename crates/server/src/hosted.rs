//! The server inside the program, for a table on this machine.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::Path;
#[cfg(feature = "p2p")]
use std::{fs, io, path::PathBuf, sync::Arc};

use crate::config::{Config, Limits, RoomsToOpen};
use crate::error::ServeError;
#[cfg(feature = "p2p")]
use crate::homes::door::Door;
#[cfg(feature = "p2p")]
use crate::room_files::key_file;
use crate::room_files::sweep_tables;
use crate::run::Server;
use net::protocol::code::RoomCode;
use net::protocol::limits::PORT;
use net::protocol::refusal::CloseReason;
use net::target::Target;
#[cfg(feature = "p2p")]
use p2p::network::Network;
#[cfg(feature = "p2p")]
use records::store::error::StoreError;

pub use crate::room_files::{SavedTable, delete_table, saved_tables};

/// Who can reach a table on this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listen {
    /// Programs on this machine.
    ThisMachine,
    /// Everybody in the same network. The connection is not encrypted: it is meant for a home.
    Network,
}

/// A server that runs inside this program until it is dropped. Everything that it has announced is saved in its
/// folder. It has one table open: a table that was hosted before is open only while it is hosted again, so that
/// nobody enters an old match by accident. When it is dropped, all clients learn that the table is closed.
#[derive(Debug)]
pub struct HostedServer {
    server: Server,
    listen: Listen,
    gives_page: bool,
    #[cfg(feature = "p2p")]
    folder: PathBuf,
}

impl HostedServer {
    /// Starts a server for a new table in this folder: at the default port, or at a free one if that is in use. It
    /// also gives out the page of this folder, if there is one.
    ///
    /// # Errors
    /// [`ServeError`]: why it does not start.
    pub fn start(folder: &Path, listen: Listen, page: Option<&Path>) -> Result<Self, ServeError> {
        sweep_tables(folder);
        Self::with(folder, listen, page, RoomsToOpen::Nothing)
    }

    /// Starts a server with the table of this code, which was hosted in this folder before.
    ///
    /// # Errors
    /// [`ServeError`]: why it does not start, or has no such table.
    pub fn reopen(folder: &Path, listen: Listen, page: Option<&Path>, code: RoomCode) -> Result<Self, ServeError> {
        Self::with(folder, listen, page, RoomsToOpen::Only(code))
    }

    fn with(folder: &Path, listen: Listen, page: Option<&Path>, take_up: RoomsToOpen) -> Result<Self, ServeError> {
        let address = match listen {
            Listen::ThisMachine => Ipv4Addr::LOCALHOST,
            Listen::Network => Ipv4Addr::UNSPECIFIED,
        };
        let at = |port, page: Option<&Path>| {
            Server::start(Config {
                take_up,
                // Guests can't open tables of their own on this machine.
                limits: Limits {
                    rooms: 1,
                    listed: 0,
                    waiting: 0,
                    ..Limits::default()
                },
                page: page.map(Path::to_owned),
                ..Config::at(SocketAddr::from((address, port)), folder.to_owned())
            })
        };
        let start = |page| match at(PORT, page) {
            Err(ServeError::Listen(..)) => at(0, page),
            started => started,
        };
        let (server, gives_page) = match start(page) {
            // A damaged page keeps nobody from hosting a table.
            Err(error @ ServeError::Page(..)) => {
                tracing::warn!("the page is not given out: {error}");
                (start(None)?, false)
            }
            started => (started?, page.is_some()),
        };
        Ok(Self {
            server,
            listen,
            gives_page,
            #[cfg(feature = "p2p")]
            folder: folder.to_owned(),
        })
    }

    /// The server as browsers find the page of the table; `None` if it gives out none, or none can reach it.
    pub fn page(&self) -> Option<Target> {
        if !self.gives_page {
            return None;
        }
        match self.listen {
            Listen::ThisMachine => Some(self.target()),
            Listen::Network => self.targets().into_iter().next(),
        }
    }

    /// Lets guests in from other homes, to the table of this code. The address stays the same whenever the table is
    /// open, until it is renewed.
    ///
    /// # Errors
    /// [`ServeError`]: why it can't.
    #[cfg(feature = "p2p")]
    pub fn open_to_homes(&self, code: RoomCode, network: &Network) -> Result<Arc<Door>, ServeError> {
        self.server
            .open_to_homes(&key_file(&self.folder, code), network, self.port_for_homes())
    }

    #[cfg(feature = "p2p")]
    const fn port_for_homes(&self) -> u16 {
        match self.listen {
            Listen::ThisMachine => 0,
            Listen::Network => PORT,
        }
    }

    /// Gives the table of this code a new address for other homes: links with the one before lead nowhere. Guests who
    /// came by it and have seats go to the new one by themselves; others have to come again.
    ///
    /// # Errors
    /// [`ServeError`]: why it can't.
    #[cfg(feature = "p2p")]
    pub fn renew_address(&self, code: RoomCode, network: &Network) -> Result<Arc<Door>, ServeError> {
        if let Some(door) = self.server.door() {
            // Nothing of the old address may be written down any more.
            door.shut();
        }
        let file = key_file(&self.folder, code);
        match fs::remove_file(&file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(ServeError::Data(StoreError::system(&file, &error)))
            }
            _ => self.server.change_door(&file, network, self.port_for_homes(), code),
        }
    }

    /// Lets nobody in from other homes any more, and sends those away who came from there.
    #[cfg(feature = "p2p")]
    pub fn close_to_homes(&self) {
        self.server.close_to_homes();
    }

    /// The door for guests from other homes, if it is open.
    #[cfg(feature = "p2p")]
    pub fn door(&self) -> Option<Arc<Door>> {
        self.server.door()
    }

    /// The port at which it listens.
    pub const fn port(&self) -> u16 {
        self.server.address().port()
    }

    /// The address of the server for this machine.
    pub fn target(&self) -> Target {
        Target {
            host: Ipv4Addr::LOCALHOST.to_string(),
            port: self.port(),
            tls: false,
        }
    }

    /// The addresses of the server for other machines in the same network; none if it listens to this machine alone.
    pub fn targets(&self) -> Vec<Target> {
        let at = |address: IpAddr| Target {
            host: address.to_string(),
            port: self.port(),
            tls: false,
        };
        self.addresses().into_iter().map(at).collect()
    }

    fn addresses(&self) -> Vec<IpAddr> {
        if self.listen == Listen::ThisMachine {
            return Vec::new();
        }
        let all = if_addrs::get_if_addrs().unwrap_or_default();
        let reached = all.into_iter().filter(|interface| !interface.is_loopback());
        let mut addresses: Vec<Ipv4Addr> = reached
            .filter_map(|interface| match interface.ip() {
                IpAddr::V4(address) if !address.is_link_local() => Some(address),
                _ => None,
            })
            .collect();
        // People need the address of the home network; other ones may belong to virtual machines on this machine.
        let home = towards_outside();
        addresses.sort_by_key(|address| (Some(*address) != home, address.octets()[..2] != [192, 168]));
        addresses.into_iter().map(IpAddr::V4).collect()
    }
}

/// The address from which this machine would reach the internet: that of the home network. Nothing is sent.
fn towards_outside() -> Option<Ipv4Addr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address for examples (RFC 5737), which is nobody's.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    match socket.local_addr().ok()?.ip() {
        IpAddr::V4(address) if !address.is_unspecified() => Some(address),
        _ => None,
    }
}

impl Drop for HostedServer {
    fn drop(&mut self) {
        self.server.finish(CloseReason::HostLeft);
    }
}

#[cfg(test)]
mod tests {
    #[cfg(not(feature = "p2p"))]
    use std::path::PathBuf;

    use super::*;

    #[test]
    fn two_tables_on_one_machine_have_ports_of_their_own_and_no_address_outside() {
        let folder = std::env::temp_dir().join(format!("tumbletop-hosted-{}", std::process::id()));
        let start = |name: &str| HostedServer::start(&folder.join(name), Listen::ThisMachine, None).expect("a server");
        let (one, other) = (start("one"), start("other"));
        assert_ne!(one.port(), other.port());
        assert_eq!(one.targets(), []);
        assert_eq!(one.target().url(), format!("ws://127.0.0.1:{}/", one.port()));
        drop((one, other));
        let _ = std::fs::remove_dir_all(folder);
    }

    #[test]
    fn a_table_gives_out_its_page_and_is_open_without_one_that_is_damaged() {
        let folder = std::env::temp_dir().join(format!("tumbletop-hosted-page-{}", std::process::id()));
        let (page, damaged) = (folder.join("page"), folder.join("damaged"));
        for (folder, file) in [(&page, "index.html.gz"), (&damaged, "style.css")] {
            std::fs::create_dir_all(folder).expect("a folder");
            std::fs::write(folder.join(file), "text").expect("a file");
        }
        let start = |page: Option<&Path>| {
            HostedServer::start(&folder.join("rooms"), Listen::ThisMachine, page).expect("a server")
        };
        for (page, gives) in [(Some(&page), true), (Some(&damaged), false), (None, false)] {
            let table = start(page.map(PathBuf::as_path));
            assert_eq!(table.page(), gives.then(|| table.target()), "{page:?}");
        }
        let _ = std::fs::remove_dir_all(folder);
    }
}
