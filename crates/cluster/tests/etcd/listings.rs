//! Tables in homes that servers list for each other.

use std::net::IpAddr;
use std::time::Duration;

use cluster::claim::Claim;
use cluster::engine::Engine;
use cluster::listing::Listing;
use net::protocol::code::RoomCode;
use net::table_address::TableAddress;
use tokio::runtime::Runtime;

use crate::processes::Etcd;
use crate::support::{PATIENCE, Server, code, entry, open, threads, until};

fn table(key: u8, relay: &str) -> TableAddress {
    let key = format!("{key:02x}").repeat(32);
    format!("table://{key}?relay={relay}.example.org")
        .parse()
        .expect("an address")
}

const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(203, 0, 113, 1));
const OTHER_HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(203, 0, 113, 2));

fn list(threads: &Runtime, server: &Server, code: RoomCode, by: IpAddr, table: &TableAddress) -> Option<Listing> {
    let adds = Listing::add(&server.engine, &server.lease, code, by, table.clone());
    threads.block_on(adds).expect("etcd answers")
}

fn found(threads: &Runtime, engine: &Engine, code: RoomCode) -> Option<TableAddress> {
    threads.block_on(Listing::find(engine, code)).expect("etcd answers")
}

#[test]
fn a_table_in_a_home_is_found_from_every_server_as_long_as_one_lists_it() {
    let Some(etcd) = Etcd::start(1, &[]) else { return };
    let threads = threads();
    let here = Server::start(&threads, &etcd.address(), "10.0.0.1");
    let elsewhere = Server::start(&threads, &etcd.address(), "10.0.0.2");
    let looks = open(&threads, &etcd.address(), PATIENCE);
    let (at, now) = (code(1), table(1, "one"));
    let leads_to = |place: Option<&TableAddress>| {
        until("the list follows", Duration::from_secs(10), || {
            found(&threads, &looks, at).as_ref() == place
        });
    };
    assert_eq!(found(&threads, &looks, at), None);
    let listed = list(&threads, &here, at, HOME, &now).expect("the code is free");
    assert_eq!(found(&threads, &looks, at).as_ref(), Some(&now));
    let moved = table(1, "two");
    listed.change(moved.clone());
    leads_to(Some(&moved));
    // Another table, or the same one from elsewhere, does not get the code; nor does a room.
    assert!(list(&threads, &elsewhere, at, HOME, &table(2, "one")).is_none());
    assert!(list(&threads, &elsewhere, at, OTHER_HOME, &now).is_none());
    let lease = elsewhere.lease.now().expect("a lease");
    let opened = threads.block_on(Claim::open(&elsewhere.engine, lease, at, &entry()));
    assert!(opened.expect("etcd answers").is_none());
    // Its host comes to another server before the first one knows that the old connection is gone.
    let again = list(&threads, &elsewhere, at, HOME, &now).expect("the same table");
    drop(listed);
    std::thread::sleep(Duration::from_millis(500));
    assert_eq!(
        found(&threads, &looks, at).as_ref(),
        Some(&now),
        "the later listing stays"
    );
    drop(again);
    leads_to(None);
    // Now the code is free for a room, and then for no table.
    here.open(&threads, at);
    assert!(list(&threads, &elsewhere, at, HOME, &now).is_none());
}

#[test]
fn a_listed_table_goes_with_the_lease_of_its_server_and_follows_it_to_the_next_lease() {
    let Some(mut etcd) = Etcd::start(1, &[]) else { return };
    let threads = threads();
    let server = Server::start(&threads, &etcd.address(), "10.0.0.1");
    let looks = open(&threads, &etcd.address(), PATIENCE);
    let (at, now) = (code(2), table(1, "one"));
    let listed = list(&threads, &server, at, HOME, &now).expect("the code is free");
    // A revoked lease is what is left of a server that was away for too long.
    let before = server.lease.now().expect("a lease");
    let ends = std::process::Command::new(crate::processes::program("etcdctl").expect("etcdctl is beside etcd"))
        .env("ETCDCTL_API", "3")
        .args(["--endpoints", &format!("127.0.0.1:{}", etcd.ports()[0])])
        .args(["lease", "revoke", &format!("{before:x}")])
        .output()
        .expect("etcdctl runs");
    assert!(ends.status.success(), "{ends:?}");
    assert_eq!(found(&threads, &looks, at), None);
    until("it is there again", Duration::from_secs(10), || {
        found(&threads, &looks, at).as_ref() == Some(&now)
    });
    assert_ne!(server.lease.now().expect("a lease"), before);
    threads.block_on(server.lease.end()).expect("etcd answers");
    assert_eq!(found(&threads, &looks, at), None);
    drop(listed);
    etcd.kill(0);
}
