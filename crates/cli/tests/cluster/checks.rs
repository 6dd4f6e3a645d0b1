//! What etcd has of the rooms, held against what their players were told.

use std::collections::BTreeMap;
use std::fmt;
use std::time::{Duration, Instant};

use cluster::address::EtcdAddress;
use cluster::directory::{Directory, Place};
use cluster::engine::{Engine, EtcdTls, Patience};
use cluster::error::ClusterError;
use cluster::etcd_log::ReadLog;
use games::catalog::AnyAction;
use records::record::Record;
use records::seal::Seals;
use records::store::frame_log;
use records::store::saved_match::SavedMatch;
use rules::ids::{Actor, SeatId};
use tokio::runtime::Runtime;

use crate::linear::{self, Placed};
use crate::rooms::{Act, Room};

/// The test's own connection to etcd.
pub struct Sight {
    pub threads: Runtime,
    pub engine: Engine,
    pub directory: Directory,
}

impl Sight {
    /// Looks at an etcd that may still be starting.
    pub fn open(address: &EtcdAddress) -> Self {
        let threads = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build();
        let threads = threads.expect("threads");
        let engine = threads
            .block_on(Engine::open(address, &EtcdTls::default(), Patience::USUAL))
            .expect("an address");
        let directory = patient(|| threads.block_on(Directory::follow(&engine)));
        Self {
            threads,
            engine,
            directory,
        }
    }

    /// The rooms that the directory has at this address.
    pub fn rooms_at(&self, address: &str, rooms: &[net::protocol::code::RoomCode]) -> usize {
        let is_there = |code: &&_| matches!(self.directory.place(**code), Place::At(entry) if entry.server == address);
        rooms.iter().filter(is_there).count()
    }
}

/// Tries as long as etcd may take to hold an election on a busy machine.
fn patient<T>(mut does: impl FnMut() -> Result<T, ClusterError>) -> T {
    let until = Instant::now() + Duration::from_secs(40);
    loop {
        match does() {
            Ok(done) => return done,
            Err(error) if error.is_temporary() && Instant::now() < until => {
                std::thread::sleep(Duration::from_millis(200));
            }
            Err(error) => panic!("{error:?}"),
        }
    }
}

/// What was counted in all rooms.
#[derive(Debug, Default)]
pub struct Counted {
    pub rooms: u64,
    pub acknowledged: u64,
    /// Acknowledged, and not in the log.
    pub lost: u64,
    /// In the log more often than they were asked for.
    pub doubled: u64,
    /// In the log, without an answer that the player got.
    pub unheard: u64,
    entries: u64,
    connections: u64,
    longest: Duration,
    over: u64,
    refused: BTreeMap<String, u32>,
    bytes: u64,
    /// How often people were told that their table waits.
    waits: u64,
    /// What people were shown, each compared with the log.
    shown: u64,
    /// Pairs of moments compared for the order of actions.
    compared: u64,
}

/// Reads and checks the log of each room: that it has no gap and a right chain, that its match follows the rules with the
/// right hash after each entry, that each player's actions are those that were acknowledged, in the same order, that
/// everybody was shown beginnings of this match, and that there is one history ([`linear`]).
pub fn check(sight: &Sight, played: &[Room]) -> Counted {
    let mut counted = Counted::default();
    for room in played {
        let (engine, code) = (&sight.engine, room.code.expect("a room"));
        let read = patient(|| sight.threads.block_on(ReadLog::of_room(engine, code, 1)));
        let intact = frame_log::read(&read.bytes).expect("a log");
        let story = SavedMatch::of(&intact).expect("a match");
        let replayed = story
            .record
            .replay(|_, _| {})
            .expect("it follows the rules, with the right hashes");
        drop(replayed);
        check_what_was_shown(room, &story.record);
        let placed = place_actions(room, &story.record, &mut counted);
        counted.compared += linear::check(room, &placed);
        counted.rooms += 1;
        counted.acknowledged += room.acknowledged.len() as u64;
        counted.entries += story.log.len() as u64;
        counted.bytes += read.bytes.len() as u64;
        counted.connections += u64::from(room.connections);
        counted.longest = counted.longest.max(room.longest);
        counted.waits += u64::from(room.waits);
        counted.shown += room.seen.len() as u64;
        counted.over += u64::from(room.over);
        for (why, count) in &room.refused {
            *counted.refused.entry(why.clone()).or_default() += count;
        }
        assert_eq!(
            (counted.lost, counted.doubled),
            (0, 0),
            "room {} ({})",
            room.number,
            room.game
        );
    }
    counted
}

/// Each thing that somebody was shown is a beginning of the record: its seal says so.
fn check_what_was_shown(room: &Room, record: &Record) {
    let seals = Seals::of(record).expect("its seed was drawn");
    for seen in &room.seen {
        let fits = seen.seal.is_some_and(|seal| seals.fits(&seal));
        assert!(
            fits,
            "room {}: somebody was shown another match with {} entries; the log has {}",
            room.number,
            seen.entries,
            record.entries.len()
        );
    }
}

/// Finds each action of a player in the record: those that were acknowledged in their order, and others that were asked
/// for.
fn place_actions(room: &Room, record: &Record, counted: &mut Counted) -> Vec<Placed> {
    let mut in_log: BTreeMap<SeatId, Vec<(usize, &AnyAction)>> = BTreeMap::new();
    for (number, entry) in record.entries.iter().enumerate() {
        if let Actor::Player(seat) = entry.who {
            in_log.entry(seat).or_default().push((number + 1, &entry.action));
        }
    }
    let mut placed = Vec::new();
    let mut heard_of = 0;
    for (seat, found) in in_log {
        let mut heard = room.acknowledged.iter().filter(|act| act.seat == seat).peekable();
        let mut open: Vec<&Act> = room.open.iter().filter(|act| act.seat == seat).collect();
        for (entries, action) in found {
            if let Some(act) = heard.next_if(|act| act.action == *action) {
                heard_of += 1;
                placed.push(Placed::new(entries, act));
            } else if let Some(at) = open.iter().position(|act| act.action == *action) {
                placed.push(Placed::new(entries, open.remove(at)));
                counted.unheard += 1;
            } else {
                counted.doubled += 1;
                let near = |act: &&Act| act.action == *action;
                eprintln!(
                    "room {}: entry {entries} of {seat:?} is {action:?}; the next one that was acknowledged is {:?}; the same \
                     was acknowledged {} times",
                    room.number,
                    heard.peek(),
                    room.acknowledged.iter().filter(near).count()
                );
            }
        }
    }
    counted.lost += room.acknowledged.len() as u64 - heard_of;
    placed
}

impl fmt::Display for Counted {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            rooms,
            acknowledged,
            lost,
            doubled,
            unheard,
            entries,
            connections,
            longest,
            over,
            refused,
            bytes,
            waits,
            shown,
            compared,
        } = self;
        write!(
            out,
            "{rooms} rooms, {acknowledged} actions acknowledged, {lost} lost, {doubled} doubled, {unheard} done without an \
             answer; {entries} entries of {bytes} bytes; {connections} connections; longest stall {longest:?}; {over} \
             matches over; {shown} views and {compared} moments compared; told {waits} times that a table waits; \
             refused: {refused:?}"
        )
    }
}
