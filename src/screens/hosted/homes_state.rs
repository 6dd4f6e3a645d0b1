//! How a hosted table can be reached from other homes.

#![cfg_attr(
    not(all(feature = "p2p", not(target_family = "wasm"))),
    allow(dead_code, reason = "without the feature, and in a page, nobody makes one")
)]

use net::table_address::TableAddress;

/// How far a table can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HomesReach {
    /// It is not known yet.
    Looking,
    /// Everybody with the link can come.
    Everybody,
    /// No relay answers.
    Near,
}

/// How guests are to find the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ByRelay {
    /// The relay; a public one if it is empty.
    pub relay: String,
    /// Whether everything goes over it, so that nobody else learns the addresses of this machine.
    pub alone: bool,
}

/// How a table can be reached from other homes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HomesState {
    /// The address for links.
    pub address: TableAddress,
    /// How far it can be reached.
    pub reach: HomesReach,
    /// The relay at which it waits.
    pub relay: Option<String>,
    /// The UDP port of direct connections.
    pub port: Option<u16>,
    /// How many guests are connected directly.
    pub direct: usize,
    /// How many guests come over a relay.
    pub relayed: usize,
}
