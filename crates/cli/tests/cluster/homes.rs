//! Tables in homes, listed at one of several servers.

use std::time::{Duration, Instant};

use net::protocol::client_message::TableListing;
use net::protocol::code::RoomCode;
use net::protocol::refusal::RoomRefusal;
use net::session::{Ended, Event, Goal};
use net::table_address::TableAddress;

use crate::checks::Sight;
use crate::processes::Etcd;
use crate::servers::Servers;
use crate::visitor::Visitor;

fn lists(server: &str, table: &TableListing) -> Visitor {
    let visitor = Visitor::new(server, Goal::List(table.clone()));
    visitor.hears("is listed", |event| matches!(event, Event::Listed).then_some(()));
    visitor
}

/// Where a server says that the table of this code is; `None` if there is none.
fn leads_to(server: &str, code: RoomCode) -> Option<TableAddress> {
    let guest = Visitor::new(server, Goal::Join(code));
    guest.hears("is sent somewhere", |event| match event {
        Event::Moved(address) => Some(Some((**address).clone())),
        Event::Over(Ended::Refused(RoomRefusal::NoRoom)) => Some(None),
        _ => None,
    })
}

#[test]
fn a_table_in_a_home_that_one_server_lists_is_found_at_the_other_as_long_as_it_is_there() {
    let Some(etcd) = Etcd::start(1, &[]) else { return };
    let sight = Sight::open(&etcd.address());
    let mut servers = Servers::here(2, &etcd, &sight);
    // Each from an address of its own there; the host is always the same here.
    let [one, other] = [0, 1].map(|server| servers.address(server));
    let direct = servers
        .addresses()
        .into_iter()
        .map(|server| server.to_string())
        .collect::<Vec<_>>();
    let table = TableListing {
        code: "ABCDEF".parse().expect("a code"),
        address: format!("table://{}?relay=relay.example.org", "01".repeat(32))
            .parse()
            .expect("an address"),
    };
    let host = lists(&direct[0], &table);
    for server in [&one, &other] {
        assert_eq!(leads_to(server, table.code).as_ref(), Some(&table.address));
    }
    drop(host);
    let is_gone = |what: &str| {
        let until = Instant::now() + Duration::from_secs(30);
        while leads_to(&other, table.code).is_some() {
            assert!(Instant::now() < until, "{what}: it is still listed");
            std::thread::sleep(Duration::from_millis(200));
        }
    };
    is_gone("taken off");
    let host = lists(&direct[0], &table);
    assert_eq!(leads_to(&other, table.code).as_ref(), Some(&table.address));
    servers.kill(0);
    let killed = Instant::now();
    is_gone("its server is dead");
    eprintln!("gone {:.1?} after its server", killed.elapsed());
    let again = lists(&direct[1], &table);
    assert_eq!(leads_to(&other, table.code).as_ref(), Some(&table.address));
    drop((host, again));
    assert!(!servers.said().contains("panicked"), "{}", servers.said());
}
