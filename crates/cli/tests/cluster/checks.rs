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
use records::store::frame_log;
use records::store::log_entry::LogEntry;
use records::store::saved_match::SavedMatch;
use rules::ids::{Actor, SeatId};
use tokio::runtime::Runtime;

use crate::rooms::Room;

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
}

/// Reads and checks the log of each room: that it has no gap and a right chain, that its match follows the rules with the
/// right hash after each entry, and that each player's actions are those that were acknowledged, in the same order.
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
        assert!(
            room.seen as usize <= intact.bodies.len() - 1,
            "room {}: somebody was told of entry {}, and the log has {}",
            room.number,
            room.seen,
            intact.bodies.len() - 1
        );
        let mut in_log: BTreeMap<SeatId, Vec<AnyAction>> = BTreeMap::new();
        for entry in &story.log {
            if let LogEntry::Happened { entry, .. } = entry
                && let Actor::Player(seat) = entry.who
            {
                in_log.entry(seat).or_default().push(entry.action.clone());
            }
        }
        for (seat, found) in in_log {
            let of_seat = |list: &[(SeatId, AnyAction)]| -> Vec<AnyAction> {
                list.iter()
                    .filter(|(by, _)| *by == seat)
                    .map(|(_, action)| action.clone())
                    .collect()
            };
            let (heard, mut open) = (of_seat(&room.acknowledged), of_seat(&room.open));
            let mut heard = heard.into_iter().peekable();
            for action in found {
                if heard.next_if_eq(&action).is_some() {
                    continue;
                }
                match open.iter().position(|other| *other == action) {
                    Some(at) => {
                        open.remove(at);
                        counted.unheard += 1;
                    }
                    None => counted.doubled += 1,
                }
            }
            counted.lost += heard.count() as u64;
        }
        counted.rooms += 1;
        counted.acknowledged += room.acknowledged.len() as u64;
        counted.entries += story.log.len() as u64;
        counted.bytes += read.bytes.len() as u64;
        counted.connections += u64::from(room.connections);
        counted.longest = counted.longest.max(room.longest);
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
        } = self;
        write!(
            out,
            "{rooms} rooms, {acknowledged} actions acknowledged, {lost} lost, {doubled} doubled, {unheard} done without an \
             answer; {entries} entries of {bytes} bytes; {connections} connections; longest stall {longest:?}; {over} \
             matches over; refused: {refused:?}"
        )
    }
}
