//! Who owns a room, and what an owner does who is none any more.

use std::sync::Barrier;

use cluster::claim::{Claim, Claimed};
use cluster::directory_entry::RoomEntry;
use cluster::error::ClusterError;
use cluster::etcd_log::EtcdLog;
use net::protocol::limits::VERSION;
use records::store::error::StoreError;
use records::store::log::{AppendError, MatchLog};

use crate::processes::Etcd;
use crate::support::{Server, bodies, code, entry, threads};

#[test]
fn of_many_who_claim_a_room_at_once_one_gets_it_each_time() {
    const SERVERS: usize = 8;
    let Some(etcd) = Etcd::start(1, &[]) else { return };
    let threads = threads();
    let servers: Vec<Server> = (0..SERVERS)
        .map(|number| Server::start(&threads, &etcd.address(), &format!("127.0.0.1:{}", number + 1)))
        .collect();
    // Opening: one opens it, and the others have to find another code.
    let barrier = Barrier::new(SERVERS);
    let handle = threads.handle();
    let opened: Vec<Option<Claim>> = std::thread::scope(|scope| {
        let opens = |server: &Server| {
            let lease = server.lease.now().expect("a lease");
            barrier.wait();
            handle
                .block_on(Claim::open(&server.engine, lease, code(1), &entry()))
                .expect("etcd answers")
        };
        let all: Vec<_> = servers
            .iter()
            .map(|server| scope.spawn(move || opens(server)))
            .collect();
        all.into_iter().map(|one| one.join().expect("no panic")).collect()
    });
    let owner = opened.into_iter().flatten().collect::<Vec<_>>();
    let [owner] = owner.as_slice() else {
        panic!("{} owners", owner.len())
    };
    assert_eq!(owner.epoch(), 1);
    let mut log = EtcdLog::begin(owner, 1, b"head").expect("a log");

    // Taking over, again and again: each epoch has one owner, and nobody before it writes any more.
    let mut owner = owner.clone();
    for epoch in 2..6 {
        threads.block_on(owner.release()).expect("it is free");
        let barrier = Barrier::new(SERVERS);
        let claimed: Vec<Claimed> = std::thread::scope(|scope| {
            let takes = |server: &Server| {
                let lease = server.lease.now().expect("a lease");
                barrier.wait();
                handle
                    .block_on(Claim::take_over(&server.engine, lease, code(1), &entry()))
                    .expect("etcd answers")
            };
            let all: Vec<_> = servers
                .iter()
                .map(|server| scope.spawn(move || takes(server)))
                .collect();
            all.into_iter().map(|one| one.join().expect("no panic")).collect()
        });
        let mut ours = claimed.iter().filter_map(|claimed| match claimed {
            Claimed::Ours(claim) => Some(claim.clone()),
            _ => None,
        });
        let (new, more) = (ours.next().expect("an owner"), ours.next());
        assert!(more.is_none(), "two owners of epoch {epoch}");
        assert_eq!(new.epoch(), epoch);
        for claimed in claimed {
            match claimed {
                Claimed::Ours(_) => {}
                Claimed::Theirs(entry) => assert_eq!((entry.epoch, entry.version), (epoch, VERSION)),
                Claimed::NoRoom => panic!("the room is there"),
            }
        }
        let deposed = log.append(b"late");
        assert!(
            matches!(deposed, Err(AppendError::Frame(StoreError::Deposed))),
            "{deposed:?}"
        );
        assert_eq!(threads.block_on(owner.is_held()), Ok(false));
        (log, _) = EtcdLog::resume(&new, 1).expect("a log");
        log.append(&epoch.to_le_bytes()).expect("the owner writes");
        owner = new;
    }
    let (_, read) = EtcdLog::resume(&owner, 1).expect("a log");
    let mut expected = vec![b"head".to_vec()];
    expected.extend((2..6_u64).map(|epoch| epoch.to_le_bytes().to_vec()));
    assert_eq!(bodies(&read.bytes), expected);
}

#[test]
fn who_was_deposed_changes_nothing_of_the_room() {
    let Some(etcd) = Etcd::start(1, &[]) else { return };
    let threads = threads();
    let [one, two] = ["127.0.0.1:1", "127.0.0.1:2"].map(|name| Server::start(&threads, &etcd.address(), name));
    let old = one.open(&threads, code(1));
    threads.block_on(old.save(b"room".to_vec())).expect("it is saved");
    EtcdLog::begin(&old, 1, b"head").expect("a log");
    threads.block_on(old.release()).expect("it is free");
    let lease = two.lease.now().expect("a lease");
    let taken = threads
        .block_on(Claim::take_over(&two.engine, lease, code(1), &entry()))
        .expect("etcd answers");
    let Claimed::Ours(new) = taken else {
        panic!("it was free")
    };

    let late = one.lease.now().expect("a lease");
    let deposed = Err(ClusterError::Deposed);
    assert_eq!(threads.block_on(old.save(b"late".to_vec())), deposed);
    assert_eq!(threads.block_on(old.announce(late, &entry())), deposed);
    assert_eq!(threads.block_on(old.release()), deposed);
    assert_eq!(threads.block_on(old.forget_log(1)), deposed);
    assert_eq!(threads.block_on(old.close()), deposed);
    assert!(matches!(EtcdLog::begin(&old, 1, b"late"), Err(ClusterError::Deposed)));
    assert!(matches!(EtcdLog::begin(&old, 2, b"late"), Err(ClusterError::Deposed)));

    assert_eq!(threads.block_on(new.saved()), Ok(Some(b"room".to_vec())));
    let (_, read) = EtcdLog::resume(&new, 1).expect("a log");
    assert_eq!(bodies(&read.bytes), [b"head"]);
    // The new owner's saves go on from there, and it can close the room for good.
    threads.block_on(new.save(b"again".to_vec())).expect("it is saved");
    assert_eq!(threads.block_on(new.saved()), Ok(Some(b"again".to_vec())));
    threads.block_on(new.close()).expect("it is closed");
    threads.block_on(new.close()).expect("a second time changes nothing");
    let gone = threads
        .block_on(Claim::take_over(&one.engine, late, code(1), &entry()))
        .expect("etcd answers");
    assert!(matches!(gone, Claimed::NoRoom));
}

#[test]
fn an_entry_of_the_directory_says_what_clients_need() {
    let entry = RoomEntry::new(&"wss://play.example.org:99".parse().expect("an address"), 3);
    let read = RoomEntry::read(br#"{"server":"play.example.org:99","epoch":0,"free":3,"version":4,"later":1}"#);
    assert_eq!(read, Ok(RoomEntry { version: 4, ..entry }));
    assert!(matches!(RoomEntry::read(b"{}"), Err(ClusterError::Damaged(_))));
}
