//! Servers that come and go, as the directory has them.

use std::time::Duration;

use cluster::claim::{Claim, Claimed};
use cluster::directory::{Directory, Place};
use cluster::directory_entry::{RoomEntry, ServerEntry};
use cluster::lease::{LEASE, LeaseState};

use crate::processes::{Etcd, address};
use crate::proxy::{Line, Proxy};
use crate::support::{Server, code, entry, eventually, threads, until};

/// A dead server's rooms belong to nobody after this time.
const DEAD_AFTER: Duration = Duration::from_secs(10);

#[test]
fn the_rooms_of_a_server_that_is_cut_off_belong_to_nobody_in_time() {
    let Some(mut etcd) = Etcd::start(3, &[]) else { return };
    let threads = threads();
    let line = Proxy::start(&threads, etcd.ports()[0]);
    let one = Server::start(&threads, &address(&[line.port]), "127.0.0.1:1");
    let two = Server::start(&threads, &etcd.address(), "127.0.0.1:2");
    let directory = threads.block_on(Directory::follow(&two.engine)).expect("a directory");
    let claim = one.open(&threads, code(1));
    let theirs = two.open(&threads, code(2));
    // Enough on a busy machine.
    let second = Duration::from_secs(5);
    // Rooms, their entries and servers are told of one after the other.
    until("all are seen", second, || {
        let is_there = |number| matches!(directory.place(code(number)), Place::At(_));
        is_there(1) && is_there(2) && directory.rooms() == 2 && directory.servers().len() == 2
    });
    assert_eq!(directory.place(code(9)), Place::NoRoom);
    // Longer than a lease, so it is renewed.
    std::thread::sleep(LEASE + Duration::from_secs(1));
    assert!(matches!(
        directory.place(code(1)),
        Place::At(RoomEntry { epoch: 1, .. })
    ));

    line.set(Line::Cut);
    // In the same moment the member that tells of changes may be gone.
    etcd.kill(1);
    let took = until("it belongs to nobody", DEAD_AFTER, || {
        directory.place(code(1)) == Place::Nobodys
    });
    eprintln!("a room belongs to nobody {took:?} after its server was cut off");
    assert_eq!(directory.nobodys(), [code(1)]);
    until("the server is gone", second, || directory.servers().len() == 1);
    until("it knows that others may have its rooms", DEAD_AFTER, || {
        one.lease.state() == LeaseState::Doubtful
    });
    assert!(one.lease.now().is_err());

    let lease = two.lease.now().expect("a lease");
    let taken = eventually(DEAD_AFTER, || {
        threads.block_on(Claim::take_over(&two.engine, lease, code(1), &entry()))
    });
    let Claimed::Ours(taken) = taken else {
        panic!("it was nobody's")
    };
    assert_eq!(taken.epoch(), 2);
    until("the new owner is seen", second, || {
        matches!(directory.place(code(1)), Place::At(RoomEntry { epoch: 2, .. }))
    });

    // It comes back, gets another lease, and finds its room taken.
    line.set(Line::Good);
    until("it has a lease", DEAD_AFTER, || {
        matches!(one.lease.state(), LeaseState::Holds(_))
    });
    assert_eq!(threads.block_on(claim.is_held()), Ok(false));
    assert_eq!(threads.block_on(theirs.is_held()), Ok(true));
    until("both are seen", second, || directory.servers().len() == 2);
}

#[test]
fn who_ends_is_gone_at_once_and_its_rooms_are_free() {
    let Some(etcd) = Etcd::start(1, &[]) else { return };
    let threads = threads();
    let [one, two, three] =
        ["127.0.0.1:1", "127.0.0.1:2", "127.0.0.1:3"].map(|name| Server::start(&threads, &etcd.address(), name));
    let directory = threads.block_on(Directory::follow(&two.engine)).expect("a directory");
    // Enough on a busy machine.
    let second = Duration::from_secs(5);
    for number in 0..40 {
        one.open(&threads, code(number));
    }
    until("all are seen", second, || {
        directory.rooms() == 40 && directory.nobodys().is_empty()
    });
    // Each room has heirs of its own, so they spread over those that are left.
    let gone = one.lease.id().to_owned();
    let heirs = |number: u32| directory.heirs(code(number)).into_iter().find(|id| *id != gone);
    let second_server = (0..40)
        .filter(|number| heirs(*number).as_deref() == Some(two.lease.id()))
        .count();
    assert!((8..=32).contains(&second_server), "{second_server} of 40");
    // A server without space comes after all that have some.
    let full = ServerEntry::new(&"127.0.0.1:3".parse().expect("an address"), 0);
    three.lease.say(full);
    until("it is full", second, || {
        directory.servers().values().any(|server| server.free == 0)
    });
    assert!((0..40).all(|number| directory.heirs(code(number)).last().map(String::as_str) == Some(three.lease.id())));

    threads.block_on(one.lease.end()).expect("etcd answers");
    let took = until("all are free", second, || directory.nobodys().len() == 40);
    eprintln!("40 rooms are free {took:?} after their server has ended");
    assert_eq!(directory.servers().len(), 2);
}
