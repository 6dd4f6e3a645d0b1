//! Tables nearby, by real multicast: in a separate network, so that no packet leaves or enters it.

use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use client::nearby::announced::Announced;
use client::nearby::found::Nearby;
use client::nearby::table::FoundTable;
use client::nearby::table::NearbyTable;
use net::protocol::code::RoomCode;
use net::protocol::limits::VERSION;

/// Opens a network with one cable in it, and runs a program there.
const OWN_NETWORK: &str = "ip link add one type veth peer name other \
    && ip addr add 10.99.99.1/24 dev one && ip link set one up && ip link set other up && exec \"$@\"";

/// Set inside the separate network.
const OWN: &str = "TUMBLETOP_OWN_NETWORK";

/// Runs a program in a separate network.
fn in_own_network(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new("unshare");
    command.env(OWN, "1");
    command.args(["--map-root-user", "--net", "sh", "-c", OWN_NETWORK, "sh", program]);
    command.args(arguments);
    command
}

#[test]
fn a_table_is_found_in_the_same_network_until_it_is_closed() {
    // Some systems let only the administrator open a network, and some containers no account at all.
    if !in_own_network("true", &[])
        .output()
        .is_ok_and(|out| out.status.success())
    {
        eprintln!("left out: no network of its own can be opened here");
        return;
    }
    let this = std::env::current_exe().expect("this program");
    let inner = "nearby::inside_the_own_network";
    let out = in_own_network(&this.to_string_lossy(), &["--ignored", "--exact", inner, "--nocapture"])
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{said}{}", String::from_utf8_lossy(&out.stderr));
    assert!(said.contains("1 passed"), "{said}");
}

#[test]
#[ignore = "announces to the whole network: the test above runs it in one of its own"]
fn inside_the_own_network() {
    assert!(
        std::env::var_os(OWN).is_some(),
        "nothing is announced to the network of this machine"
    );
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
    let found = until(&nearby, |found| !found.is_empty());
    assert_eq!(found[0].table, table);
    assert_eq!(
        (found[0].target.host.as_str(), found[0].target.port),
        ("10.99.99.1", 7448)
    );
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
