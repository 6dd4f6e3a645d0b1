//! What happens to the servers and to etcd: one thing after the other.

use std::fmt;
use std::time::{Duration, Instant};

use net::protocol::code::RoomCode;
use rustix::process::Signal;

use crate::checks::Sight;
use crate::processes::Etcd;
use crate::servers::Servers;

/// What was done, and what came of it.
#[derive(Debug)]
pub struct Faults {
    random: u64,
    done: Vec<&'static str>,
    /// How long rooms of a server that was killed or paused had no other owner.
    without_owner: Vec<Duration>,
    /// How long servers took to end.
    ended: Vec<Duration>,
}

impl Faults {
    pub const fn new(seed: u64) -> Self {
        Self {
            random: seed,
            done: Vec::new(),
            without_owner: Vec::new(),
            ended: Vec::new(),
        }
    }

    /// The longest time for which rooms had no owner that runs.
    pub fn most_without_owner(&self) -> Duration {
        self.without_owner.iter().max().copied().unwrap_or_default()
    }

    /// Of so many, one (Knuth's generator: the same seed makes the same faults).
    fn of(&mut self, count: usize) -> usize {
        self.random = self
            .random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.random >> 33) as usize % count
    }

    /// Makes trouble for this time, and leaves everything running.
    pub fn make(&mut self, etcd: &mut Etcd, servers: &mut Servers, sight: &Sight, lasts: Duration) {
        let until = Instant::now() + lasts;
        // The rooms have opened by then.
        std::thread::sleep(Duration::from_secs(4));
        let mut kind = self.of(6);
        while Instant::now() < until {
            let server = self.of(servers.count());
            let (member, other) = (self.of(3), 1 + self.of(2));
            match kind % 6 {
                0 => {
                    self.done.push("server killed");
                    servers.kill(server);
                    self.wait_for_owners(servers, server, sight);
                    servers.restart(server);
                }
                1 => {
                    self.done.push("member of etcd killed");
                    etcd.kill(member);
                    std::thread::sleep(Duration::from_millis(2_500));
                    etcd.restart(member);
                }
                2 => {
                    self.done.push("server ended");
                    let took = servers.end(server);
                    self.ended.push(took);
                    self.wait_for_owners(servers, server, sight);
                    servers.restart(server);
                }
                3 => {
                    self.done.push("member of etcd paused");
                    etcd.pause(member);
                    std::thread::sleep(Duration::from_millis(2_500));
                    etcd.go_on(member);
                }
                4 => {
                    self.done.push("server paused");
                    servers.signal(server, Signal::STOP);
                    self.wait_for_owners(servers, server, sight);
                    std::thread::sleep(Duration::from_secs(1));
                    servers.signal(server, Signal::CONT);
                }
                _ => {
                    self.done.push("two members of etcd killed");
                    etcd.kill(member);
                    etcd.kill((member + other) % 3);
                    std::thread::sleep(Duration::from_millis(2_500));
                    etcd.restart(member);
                    etcd.restart((member + other) % 3);
                }
            }
            kind += 1;
            std::thread::sleep(Duration::from_millis(2_000));
        }
    }

    /// Waits until no room is at this server any more, as the directory says.
    fn wait_for_owners(&mut self, servers: &Servers, server: usize, sight: &Sight) {
        let began = Instant::now();
        let address = servers.address(server);
        let gone = || {
            let rooms: Vec<RoomCode> = sight.directory.all();
            sight.directory.nobodys().is_empty() && sight.rooms_at(&address, &rooms) == 0
        };
        while !gone() {
            assert!(
                began.elapsed() < Duration::from_secs(40),
                "rooms stay at {address}\n{}",
                servers.said()
            );
            std::thread::sleep(Duration::from_millis(20));
        }
        self.without_owner.push(began.elapsed());
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            done,
            without_owner,
            ended,
            ..
        } = self;
        write!(
            out,
            "{done:?}; until all rooms had another owner: {without_owner:.1?}; servers ended in {ended:.1?}"
        )
    }
}
