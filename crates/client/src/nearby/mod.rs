//! Tables in the same network: announced and found by multicast DNS (RFC 6762 and 6763), as printers are.
//!
//! [`announced`] announces a table on this machine, [`found`] lists those of others, [`table`] is the announced data.

pub mod announced;
pub mod found;
pub mod table;

/// The kind of service.
const SERVICE: &str = "_tumbletop._tcp.local.";

/// Why tables nearby can't be announced or found.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("tables near by are out of reach: {0}")]
pub struct NearbyError(String);

impl From<mdns_sd::Error> for NearbyError {
    fn from(error: mdns_sd::Error) -> Self {
        Self(error.to_string())
    }
}
