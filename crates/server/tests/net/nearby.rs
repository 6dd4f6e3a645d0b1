//! Tables nearby, by real multicast: in a separate network, so that no packet leaves or enters it.

use std::thread::sleep;
use std::time::{Duration, Instant};

use client::nearby::announced::Announced;
use client::nearby::found::Nearby;
use client::nearby::table::FoundTable;
use client::nearby::table::NearbyTable;
use net::protocol::code::RoomCode;
use net::protocol::limits::VERSION;

use crate::own_network::in_own_network;

#[test]
fn a_table_is_found_in_the_same_network_until_it_is_closed() {
    in_own_network(
        "nearby::a_table_is_found_in_the_same_network_until_it_is_closed",
        announces_and_finds,
    );
}

fn announces_and_finds() {
    let mut table = NearbyTable {
        code: RoomCode::of_random([3; 16]),
        host: "Ana".to_owned(),
        game: "skip-bo".to_owned(),
        seats: 4,
        taken: 1,
        playing: false,
        locked: false,
        version: VERSION,
    };
    let nearby = Nearby::start().expect("the search starts");
    assert_eq!(nearby.tables(), []);
    let mut announced = Announced::start(7448, &table).expect("it announces the table");
    // The address in the network may be known later than that of this machine itself.
    let found = until(&nearby, |found| {
        found.iter().any(|found| found.target.host == "10.99.99.1")
    });
    assert_eq!((&found[0].table, found[0].target.port), (&table, 7448));
    table.taken = 2;
    announced.update(&table).expect("it announces the table");
    until(&nearby, |found| found.iter().any(|found| found.table.taken == 2));
    drop(announced);
    until(&nearby, |found| found.is_empty());
}

/// Waits until the tables nearby meet the condition.
fn until(nearby: &Nearby, are: impl Fn(&[FoundTable]) -> bool) -> Vec<FoundTable> {
    let began = Instant::now();
    loop {
        let found = nearby.tables();
        if are(&found) {
            return found;
        }
        assert!(began.elapsed() < Duration::from_secs(20), "found: {found:?}");
        sleep(Duration::from_millis(50));
    }
}
