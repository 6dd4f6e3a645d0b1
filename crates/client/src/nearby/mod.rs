//! Tables in the same network: announced and found by multicast DNS (RFC 6762 and 6763), as printers are.
//!
//! [`announced`] announces a table on this machine, [`found`] lists those of others, [`table`] is the announced data.

#[cfg_attr(target_family = "wasm", path = "announced_in_page.rs")]
pub mod announced;
#[cfg_attr(target_family = "wasm", path = "found_in_page.rs")]
pub mod found;
pub mod table;

/// The kind of service.
#[cfg(not(target_family = "wasm"))]
const SERVICE: &str = "_tumbletop._tcp.local.";

/// Why tables nearby can't be announced or found.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("tables near by are out of reach: {0}")]
pub struct NearbyError(String);

#[cfg(target_family = "wasm")]
impl NearbyError {
    fn in_page() -> Self {
        Self("a page can't reach them".to_owned())
    }
}

#[cfg(not(target_family = "wasm"))]
impl From<mdns_sd::Error> for NearbyError {
    fn from(error: mdns_sd::Error) -> Self {
        Self(error.to_string())
    }
}
