//! Servers of another program that are replaced by this one, one after the other, while people play.
//!
//! `TUMBLETOP_OTHER_HEADLESS` names the other program, such as the last release; without it they are of this one from the
//! beginning, which tries the way and not the versions.

use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use cluster::claim::{Claim, Claimed};
use cluster::directory::Place;
use cluster::directory_entry::{RoomEntry, ServerEntry};
use cluster::lease::Lease;

use crate::balancer::Balancer;
use crate::checks::{Sight, check};
use crate::host::Host;
use crate::processes::Etcd;
use crate::rooms::{PACE, Room, play};
use crate::servers::Servers;

/// A table of each game.
const ROOMS: u32 = 4;
/// How long people play between two steps.
const PLAYS: Duration = Duration::from_secs(4);

/// The other program; this one, with a word, if none is named.
fn other() -> PathBuf {
    std::env::var_os("TUMBLETOP_OTHER_HEADLESS").map_or_else(
        || {
            eprintln!("TUMBLETOP_OTHER_HEADLESS names no other program, so all servers are of this one");
            PathBuf::from(env!("CARGO_BIN_EXE_tumbletop-headless"))
        },
        PathBuf::from,
    )
}

#[test]
fn servers_of_another_program_are_replaced_one_after_the_other_and_nothing_is_lost_or_doubled() {
    let Some(etcd) = Etcd::start(3, &[]) else { return };
    let sight = Sight::open(&etcd.address());
    let mut servers = Servers::of(&other(), &vec![Host::HERE; 3], &etcd, &sight, Ipv4Addr::LOCALHOST);
    let entrance = Balancer::start(&sight.threads, servers.addresses());
    let addresses = [format!("127.0.0.1:{}", entrance.port)];
    let ends = AtomicBool::new(false);
    let (played, ended): (Vec<Room>, Vec<Duration>) = std::thread::scope(|scope| {
        let all: Vec<_> = (0..ROOMS)
            .map(|number| {
                let (addresses, ends) = (&addresses, &ends);
                scope.spawn(move || play(addresses, number, PACE, ends))
            })
            .collect();
        std::thread::sleep(PLAYS);
        let mut ended = Vec::new();
        for server in 0..3 {
            servers.upgrade(server);
            ended.push(servers.end(server));
            servers.restart(server);
            std::thread::sleep(PLAYS);
        }
        ends.store(true, Ordering::Relaxed);
        let all = all.into_iter().map(|room| room.join().expect("no panic")).collect();
        (all, ended)
    });
    let counted = check(&sight, &played);
    eprintln!("{counted}; servers ended in {ended:.1?}");
    assert!(
        counted.acknowledged > u64::from(ROOMS) * 10,
        "hardly anything was played"
    );
    assert!(!servers.said().contains("panicked"), "{}", servers.said());
}

#[test]
fn a_table_that_a_newer_program_has_saved_is_left_to_a_newer_server() {
    let Some(etcd) = Etcd::start(1, &[]) else { return };
    let sight = Sight::open(&etcd.address());
    let (threads, engine) = (&sight.threads, &sight.engine);
    let code = "ABCDEF".parse().expect("a code");
    let newer = "127.0.0.1:1".parse().expect("an address");
    let lease = threads
        .block_on(Lease::take(engine, ServerEntry::new(&newer, 0)))
        .expect("a lease");
    let entry = RoomEntry::new(&newer, 0);
    let held = lease.now().expect("a lease");
    let opened = threads.block_on(Claim::open(engine, held, code, &entry));
    let claim = opened.expect("etcd answers").expect("the code is free");
    threads
        .block_on(claim.save(b"TTRM\xff, and what no program of today understands".to_vec()))
        .expect("it is saved");
    let servers = Servers::here(2, &etcd, &sight);
    threads.block_on(claim.release()).expect("it is free");
    // Both look at it once, say so, and let it go.
    let told = |said: &str| said.matches("a newer program has saved this room").count();
    let until = Instant::now() + Duration::from_secs(30);
    while told(&servers.said()) < 2 || sight.directory.place(code) != Place::Nobodys {
        assert!(Instant::now() < until, "{}", servers.said());
        std::thread::sleep(Duration::from_millis(50));
    }
    std::thread::sleep(Duration::from_secs(3));
    assert_eq!(told(&servers.said()), 2, "{}", servers.said());
    // A newer server takes it over, as it was saved.
    let held = lease.now().expect("a lease");
    let taken = threads.block_on(Claim::take_over(engine, held, code, &entry));
    let Ok(Claimed::Ours(taken)) = taken else {
        panic!("{taken:?}")
    };
    assert_eq!(taken.epoch(), 4);
    let saved = threads.block_on(taken.saved()).expect("etcd answers").expect("a room");
    assert!(saved.starts_with(b"TTRM\xff"));
}
