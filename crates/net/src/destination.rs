//! Where a client goes: to a server by its address, or to a table in another home by its key.

use std::fmt;
use std::str::FromStr;

use crate::table_address::TableAddress;
use crate::target::{InvalidTarget, Target};

/// Where a client goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Destination {
    /// A server that has an address of its own.
    Server(Target),
    /// A table that is reachable from other homes.
    Table(TableAddress),
}

impl Destination {
    /// Whether it is on this machine or in the same network, and the connection is not encrypted.
    pub fn is_near(&self) -> bool {
        self.server().is_some_and(Target::is_near)
    }

    /// The server, if it is one.
    pub const fn server(&self) -> Option<&Target> {
        match self {
            Self::Server(server) => Some(server),
            Self::Table(_) => None,
        }
    }

    /// Whether both lead to the same server or table, wherever one has to look for it.
    pub fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Table(one), Self::Table(other)) => one.key == other.key,
            _ => self == other,
        }
    }

    /// The address as text that is read back as the same one.
    pub fn url(&self) -> String {
        match self {
            Self::Server(server) => server.url(),
            Self::Table(table) => table.to_string(),
        }
    }
}

impl From<Target> for Destination {
    fn from(server: Target) -> Self {
        Self::Server(server)
    }
}

impl From<TableAddress> for Destination {
    fn from(table: TableAddress) -> Self {
        Self::Table(table)
    }
}

/// The form shown to people.
impl fmt::Display for Destination {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Server(server) => server.fmt(out),
            Self::Table(table) => table.fmt(out),
        }
    }
}

impl FromStr for Destination {
    type Err = InvalidTarget;

    fn from_str(text: &str) -> Result<Self, InvalidTarget> {
        match text.parse() {
            Ok(table) => Ok(Self::Table(table)),
            Err(_) => text.parse().map(Self::Server),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_and_a_table_are_told_apart() {
        let table = format!("table://{}?relay=relay.example.org", "7f".repeat(32));
        let there: Destination = table.parse().expect("an address");
        assert!(matches!(there, Destination::Table(_)));
        assert_eq!(there.url().parse(), Ok(there.clone()));
        let moved: Destination = format!("table://{}?relay=other.example.org", "7f".repeat(32))
            .parse()
            .expect("one");
        let other: Destination = format!("table://{}", "7e".repeat(32)).parse().expect("one");
        assert!(there.is_same(&moved) && there != moved && !there.is_same(&other));
        let server: Destination = "play.example.org".parse().expect("an address");
        assert!(server.is_same(&server) && !server.is_same(&there) && !server.is_near() && !there.is_near());
        assert_eq!(server.url(), "wss://play.example.org:7448/");
        assert_eq!("table://x".parse::<Destination>(), Err(InvalidTarget));
    }
}
