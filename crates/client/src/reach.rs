//! Which tables in other homes this program can call.

use net::table_address::TableAddress;

/// Whether this program can call tables in other homes. A page always has the program beside it that does so.
pub const CALLS_HOMES: bool = cfg!(any(feature = "p2p", target_family = "wasm"));

/// Whether this program can call the table of this address.
pub fn calls(table: &TableAddress) -> bool {
    CALLS_HOMES && has_way(table)
}

#[cfg(target_family = "wasm")]
fn has_way(table: &TableAddress) -> bool {
    page_reaches(table, is_page_encrypted())
}

/// Without a relay there are the addresses in the home.
#[cfg(not(target_family = "wasm"))]
const fn has_way(_: &TableAddress) -> bool {
    true
}

/// Whether a page has a way to a table: browsers let it speak to relays alone, and to none without encryption if the page
/// itself came with it.
#[cfg(any(target_family = "wasm", test))]
pub(super) fn page_reaches(table: &TableAddress, is_page_encrypted: bool) -> bool {
    table
        .relays
        .iter()
        .any(|relay| relay.is_encrypted() || !is_page_encrypted)
}

/// Whether the page came encrypted.
#[cfg(target_family = "wasm")]
pub(super) fn is_page_encrypted() -> bool {
    let protocol = web_sys::window().and_then(|window| window.location().protocol().ok());
    protocol.as_deref() == Some("https:")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_reaches_a_table_by_a_relay_that_its_browser_lets_it_speak_to() {
        for (relays, plain, encrypted) in [
            ("", false, false),
            ("?at=10.0.0.7:1", false, false),
            ("?relay=http://10.0.0.7:3340", true, false),
            ("?relay=relay.example.org", true, true),
            ("?relay=http://10.0.0.7:3340&relay=relay.example.org", true, true),
        ] {
            let table = format!("table://{}{relays}", "7f".repeat(32))
                .parse()
                .expect("an address");
            assert_eq!(page_reaches(&table, false), plain, "{relays}");
            assert_eq!(page_reaches(&table, true), encrypted, "{relays}");
        }
    }
}
