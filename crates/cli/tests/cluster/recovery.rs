//! What docs/operating.md says of snapshots and of a majority that is lost for good, done step by step.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use cluster::etcd_log::ReadLog;
use net::protocol::code::RoomCode;
use records::store::frame_log;
use records::store::saved_match::SavedMatch;

use crate::balancer::Balancer;
use crate::checks::Sight;
use crate::processes::{Etcd, program};
use crate::seated::{Seated, play_on, run};
use crate::servers::Servers;

/// The tables: one of each game.
const TABLES: u32 = 4;
/// How many actions are played at each between two steps.
const ACTIONS: usize = 8;
/// For all of that on a busy machine.
const WITHIN: Duration = Duration::from_secs(120);

/// Runs a tool of etcd; returns what it printed.
fn tool(name: &str, arguments: &[&str]) -> String {
    let program = program(name).expect("it was there before");
    let ran = Command::new(program).env("ETCDCTL_API", "3").args(arguments).output();
    let ran = ran.expect("it starts");
    let said = String::from_utf8_lossy(&ran.stdout).into_owned();
    assert!(
        ran.status.success(),
        "{name} {arguments:?}: {said}{}",
        String::from_utf8_lossy(&ran.stderr)
    );
    said
}

/// Whether the tools are there; says so if not.
fn has_tools() -> bool {
    let there = program("etcdctl").is_some();
    if !there {
        eprintln!("etcdctl is not installed (Debian: etcd-client), so this test has tried nothing");
    }
    there
}

/// The address of a member, as `etcdctl` takes it.
fn endpoint(etcd: &Etcd, member: usize) -> String {
    format!("--endpoints=http://127.0.0.1:{}", etcd.ports()[member])
}

/// Tries a tool until it succeeds: members need a moment to find each other.
fn eventually(name: &str, arguments: &[&str]) -> String {
    let until = Instant::now() + Duration::from_secs(40);
    loop {
        let program = program(name).expect("it was there before");
        let ran = Command::new(program).env("ETCDCTL_API", "3").args(arguments).output();
        let ran = ran.expect("it starts");
        if ran.status.success() {
            return String::from_utf8_lossy(&ran.stdout).into_owned();
        }
        let said = String::from_utf8_lossy(&ran.stderr).into_owned();
        assert!(Instant::now() < until, "{name} {arguments:?}: {said}");
        std::thread::sleep(Duration::from_millis(300));
    }
}

/// The log of each table, as etcd has it.
fn logs(sight: &Sight, all: &[Seated]) -> Vec<Vec<Vec<u8>>> {
    let read = |code: RoomCode| {
        let engine = &sight.engine;
        let until = Instant::now() + Duration::from_secs(40);
        loop {
            match sight.threads.block_on(ReadLog::of_room(engine, code, 1)) {
                Ok(log) => return log.bytes,
                Err(error) if error.is_temporary() && Instant::now() < until => {
                    std::thread::sleep(Duration::from_millis(200));
                }
                Err(error) => panic!("{error:?}"),
            }
        }
    };
    let bodies = |bytes: Vec<u8>| -> Vec<Vec<u8>> {
        let intact = frame_log::read(&bytes).expect("a log");
        assert_eq!(intact.length, bytes.len(), "all of it is whole");
        let story = SavedMatch::of(&intact).expect("a match");
        story
            .record
            .replay(|_, _| {})
            .expect("it follows the rules, with the right hashes");
        intact.bodies.iter().map(|body| body.to_vec()).collect()
    };
    all.iter().map(|one| bodies(read(one.code.expect("a table")))).collect()
}

/// An etcd, three servers, and people at tables who have begun to play.
struct Played {
    etcd: Etcd,
    /// Its threads carry the connections to the servers, too.
    sight: Sight,
    servers: Servers,
    all: Vec<Seated>,
}

fn played() -> Option<Played> {
    if !has_tools() {
        return None;
    }
    let etcd = Etcd::start(3, &[])?;
    let sight = Sight::open(&etcd.address());
    let servers = Servers::here(3, &etcd, &sight);
    let entrance = Balancer::start(&sight.threads, servers.addresses());
    let address = format!("127.0.0.1:{}", entrance.port);
    let mut all: Vec<Seated> = (0..TABLES).map(|number| Seated::open(&address, number)).collect();
    play_on(&mut all, ACTIONS, "the beginning", WITHIN);
    Some(Played {
        etcd,
        sight,
        servers,
        all,
    })
}

#[test]
fn a_snapshot_brings_all_tables_back_and_who_saw_more_gets_the_whole_match_anew() {
    let Some(Played {
        mut etcd,
        sight,
        mut servers,
        mut all,
    }) = played()
    else {
        return;
    };
    let saved = logs(&sight, &all);
    let snapshot = etcd.folder().join("snapshot.db").display().to_string();
    tool("etcdctl", &[&endpoint(&etcd, 0), "snapshot", "save", &snapshot]);
    play_on(&mut all, ACTIONS, "after the snapshot", WITHIN);
    let later = logs(&sight, &all);
    let (seen, before): (Vec<u32>, Vec<u32>) = all.iter().map(|one| (one.seen, one.anew)).unzip();
    for (saved, later) in saved.iter().zip(&later) {
        assert!(later.len() >= saved.len() + ACTIONS && later.starts_with(saved));
    }

    // Everything ends: servers first, then the members. Then each member gets a new folder out of the snapshot.
    for server in 0..servers.count() {
        servers.end(server);
    }
    for member in 0..3 {
        etcd.kill(member);
        restore(&etcd, member, &snapshot);
    }
    for member in 0..3 {
        etcd.restart(member);
    }
    for server in 0..servers.count() {
        servers.restart(server);
    }
    run(&mut all, false, "all come back", WITHIN, |one| {
        one.is_here() && one.anew > 0 && one.seen > 0
    });
    for (((one, saved), seen), before) in all.iter().zip(&saved).zip(seen).zip(before) {
        assert_eq!(one.anew, before + 1);
        let entries = saved.len() as u32 - 1;
        assert!(
            one.seen < seen && one.seen >= entries,
            "{} of {entries}, and {seen} were seen",
            one.seen
        );
    }
    let restored = logs(&sight, &all);
    for (restored, saved) in restored.iter().zip(&saved) {
        assert!(restored.starts_with(saved), "the table is another one");
    }
    play_on(&mut all, ACTIONS, "after the restore", WITHIN);
    for (after, saved) in logs(&sight, &all).iter().zip(&saved) {
        assert!(after.len() >= saved.len() + ACTIONS && after.starts_with(saved));
    }
    assert_no_panic(&servers);
}

/// Makes a new folder for a member out of a snapshot.
fn restore(etcd: &Etcd, member: usize, snapshot: &str) {
    let folder = etcd.data(member);
    remove(&folder);
    let (name, folder) = (format!("m{member}"), folder.display().to_string());
    let (all, own) = (etcd.all_members(), etcd.peer_url(member));
    let arguments = [
        "snapshot",
        "restore",
        snapshot,
        "--name",
        &name,
        "--data-dir",
        &folder,
        "--initial-cluster",
        &all,
        "--initial-advertise-peer-urls",
        &own,
    ];
    // From 3.5 on it is a tool of its own.
    let name = if program("etcdutl").is_some() {
        "etcdutl"
    } else {
        "etcdctl"
    };
    tool(name, &arguments);
}

fn remove(folder: &Path) {
    fs::remove_dir_all(folder).expect("it was there");
}

#[test]
fn from_the_last_member_that_is_left_all_tables_come_back() {
    let Some(Played {
        mut etcd,
        sight,
        mut servers,
        mut all,
    }) = played()
    else {
        return;
    };
    // The last of them is to have everything.
    std::thread::sleep(Duration::from_secs(2));
    let saved = logs(&sight, &all);
    // Two machines are gone with their disks.
    for member in [1, 2] {
        etcd.kill(member);
        remove(&etcd.data(member));
    }
    for server in 0..servers.count() {
        servers.end(server);
    }
    // The third one goes on alone, with what it has.
    etcd.kill(0);
    let copy: PathBuf = etcd.folder().join("copy");
    let copied = Command::new("cp").arg("-a").arg(etcd.data(0)).arg(&copy).status();
    assert!(copied.expect("cp starts").success());
    etcd.give(0, vec!["--force-new-cluster".to_owned()]);
    etcd.restart(0);
    eventually("etcdctl", &[&endpoint(&etcd, 0), "endpoint", "health"]);
    // The option is for this one start.
    etcd.kill(0);
    etcd.give(0, Vec::new());
    etcd.restart(0);
    eventually("etcdctl", &[&endpoint(&etcd, 0), "endpoint", "health"]);
    // The others come back as new members, one after the other.
    for member in [1, 2] {
        let name = format!("m{member}");
        let peers = format!("--peer-urls={}", etcd.peer_url(member));
        eventually("etcdctl", &[&endpoint(&etcd, 0), "member", "add", &name, &peers]);
        let members = etcd.all_members();
        let known: Vec<&str> = members.split(',').take(member + 1).collect();
        etcd.give(
            member,
            [
                "--initial-cluster",
                &known.join(","),
                "--initial-cluster-state",
                "existing",
            ]
            .map(str::to_owned)
            .into(),
        );
        etcd.restart(member);
        eventually("etcdctl", &[&endpoint(&etcd, member), "endpoint", "health"]);
    }
    for (now, saved) in logs(&sight, &all).iter().zip(&saved) {
        assert!(now.starts_with(saved), "the table is another one");
    }
    for server in 0..servers.count() {
        servers.restart(server);
    }
    run(&mut all, false, "all come back", WITHIN, Seated::is_here);
    play_on(&mut all, ACTIONS, "with all members", WITHIN);
    // The new members carry it without the one that was left.
    etcd.kill(0);
    play_on(&mut all, ACTIONS, "without the one that was left", WITHIN);
    for (after, saved) in logs(&sight, &all).iter().zip(&saved) {
        assert!(after.len() >= saved.len() + ACTIONS && after.starts_with(saved));
    }
    assert_no_panic(&servers);
}

fn assert_no_panic(servers: &Servers) {
    let said = servers.said();
    assert!(!said.contains("panicked"), "{said}");
}
