//! The server inside the program, for a table on this machine.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;

use crate::config::{Config, RoomsToOpen};
use crate::error::ServeError;
use crate::room_files::sweep_tables;
use crate::run::Server;
use net::protocol::code::RoomCode;
use net::protocol::limits::PORT;
use net::protocol::refusal::CloseReason;
use net::target::Target;

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
}

impl HostedServer {
    /// Starts a server for a new table in this folder: at the default port, or at a free one if that is in use.
    ///
    /// # Errors
    /// [`ServeError`]: why it does not start.
    pub fn start(folder: &Path, listen: Listen) -> Result<Self, ServeError> {
        sweep_tables(folder);
        Self::with(folder, listen, RoomsToOpen::Nothing)
    }

    /// Starts a server with the table of this code, which was hosted in this folder before.
    ///
    /// # Errors
    /// [`ServeError`]: why it does not start, or has no such table.
    pub fn reopen(folder: &Path, listen: Listen, code: RoomCode) -> Result<Self, ServeError> {
        Self::with(folder, listen, RoomsToOpen::Only(code))
    }

    fn with(folder: &Path, listen: Listen, take_up: RoomsToOpen) -> Result<Self, ServeError> {
        let address = match listen {
            Listen::ThisMachine => Ipv4Addr::LOCALHOST,
            Listen::Network => Ipv4Addr::UNSPECIFIED,
        };
        let at = |port| {
            Server::start(Config {
                take_up,
                ..Config::at(SocketAddr::from((address, port)), folder.to_owned())
            })
        };
        let server = match at(PORT) {
            Err(ServeError::Listen(..)) => at(0)?,
            started => started?,
        };
        Ok(Self { server, listen })
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
        let reached = reached.map(|interface| interface.ip()).filter(IpAddr::is_ipv4);
        let mut addresses: Vec<IpAddr> = reached.collect();
        // People need the address of the home network; other ones may belong to virtual machines on this machine.
        addresses.sort_by_key(|address| match address {
            IpAddr::V4(address) => !(address.octets()[0] == 192 && address.octets()[1] == 168),
            IpAddr::V6(_) => true,
        });
        addresses
    }
}

impl Drop for HostedServer {
    fn drop(&mut self) {
        self.server.finish(CloseReason::HostLeft);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_tables_on_one_machine_have_ports_of_their_own_and_no_address_outside() {
        let folder = std::env::temp_dir().join(format!("tumbletop-hosted-{}", std::process::id()));
        let start = |name: &str| HostedServer::start(&folder.join(name), Listen::ThisMachine).expect("a server");
        let (one, other) = (start("one"), start("other"));
        assert_ne!(one.port(), other.port());
        assert_eq!(one.targets(), []);
        assert_eq!(one.target().url(), format!("ws://127.0.0.1:{}/", one.port()));
        drop((one, other));
        let _ = std::fs::remove_dir_all(folder);
    }
}
