//! What happens to the servers and to etcd: one thing after the other.

use std::collections::BTreeMap;
use std::fmt;
use std::thread::sleep;
use std::time::{Duration, Instant};

use net::protocol::code::RoomCode;
use rustix::process::Signal;

use crate::checks::Sight;
use crate::machines::Machines;
use crate::processes::Etcd;
use crate::rooms::Room;
use crate::servers::Servers;

/// How long a fault lasts that does not end by itself.
const LASTS: Duration = Duration::from_millis(2_500);
/// The same of a cut: longer than a lease.
const CUT_LASTS: Duration = Duration::from_secs(9);
/// Between two faults.
const REST: Duration = Duration::from_millis(2_000);

/// A fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fault {
    ServerKilled,
    MemberKilled,
    ServerEnded,
    MemberPaused,
    ServerPaused,
    TwoMembersKilled,
    AllMembersKilled,
    ClockJumped,
    /// A server and a member of etcd on the same machine neither hear the others nor are heard.
    MachineCutOff,
    /// They do not hear the others, and are heard.
    MachineDeaf,
    DiskFull,
}

/// Those that need nothing but processes.
const ANYWHERE: [Fault; 8] = [
    Fault::ServerKilled,
    Fault::MemberKilled,
    Fault::ServerEnded,
    Fault::MemberPaused,
    Fault::ServerPaused,
    Fault::TwoMembersKilled,
    Fault::AllMembersKilled,
    Fault::ClockJumped,
];
/// Those that need machines.
const OF_MACHINES: [Fault; 3] = [Fault::MachineCutOff, Fault::MachineDeaf, Fault::DiskFull];

/// What faults happen to.
pub struct World<'a> {
    pub etcd: &'a mut Etcd,
    pub servers: &'a mut Servers,
    /// The machines of the servers and members, if each has one of its own.
    pub machines: Option<&'a Machines>,
    pub sight: &'a Sight,
}

/// What was done, and what came of it.
#[derive(Debug)]
pub struct Faults {
    random: u64,
    done: BTreeMap<Fault, u32>,
    /// Those that happen; `None` for all.
    only: Option<Vec<String>>,
    /// The servers that were cut off, and when.
    cuts: Vec<Cut>,
    /// How long rooms of a server that was killed, paused or cut off had no other owner.
    without_owner: Vec<Duration>,
    /// How long servers took to end.
    ended: Vec<Duration>,
}

/// A server was cut off.
#[derive(Clone, Debug)]
pub struct Cut {
    /// The address that leads to it.
    address: String,
    from: Instant,
    until: Instant,
}

impl Faults {
    /// Faults of these names, or all.
    pub const fn new(seed: u64, only: Option<Vec<String>>) -> Self {
        Self {
            random: seed,
            done: BTreeMap::new(),
            only,
            cuts: Vec::new(),
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

    /// Makes trouble for this time, and leaves everything running. Each kind comes once before one comes again.
    pub fn make(&mut self, mut world: World<'_>, lasts: Duration) {
        let until = Instant::now() + lasts;
        let mut left = Vec::new();
        while Instant::now() < until {
            if left.is_empty() {
                left.extend(ANYWHERE);
                left.extend(world.machines.iter().flat_map(|_| OF_MACHINES));
                if let Some(only) = &self.only {
                    left.retain(|fault| only.contains(&format!("{fault:?}")));
                }
                assert!(!left.is_empty(), "none of these faults can happen here");
            }
            let fault = left.swap_remove(self.of(left.len()));
            if self.happens(fault, &mut world) {
                *self.done.entry(fault).or_default() += 1;
                sleep(REST);
            }
        }
    }

    /// Lets a fault happen and end; returns whether it can happen here.
    fn happens(&mut self, fault: Fault, world: &mut World<'_>) -> bool {
        // A server that was just started has no tables, and nobody notices when it is gone.
        let rooms = world.sight.directory.all();
        let with_rooms = (0..world.servers.count())
            .filter(|server| world.sight.rooms_at(&world.servers.address(*server), &rooms) > 0)
            .collect::<Vec<_>>();
        let at = match with_rooms.len() {
            0 => self.of(world.servers.count()),
            some => with_rooms[self.of(some)],
        };
        let other = (at + 1 + self.of(2)) % 3;
        match fault {
            Fault::ServerKilled => {
                world.servers.kill(at);
                self.wait_for_owners(world, at);
                world.servers.restart(at);
            }
            Fault::ServerEnded => {
                let took = world.servers.end(at);
                self.ended.push(took);
                self.wait_for_owners(world, at);
                world.servers.restart(at);
            }
            Fault::ServerPaused => {
                world.servers.signal(at, Signal::STOP);
                self.wait_for_owners(world, at);
                sleep(Duration::from_secs(1));
                world.servers.signal(at, Signal::CONT);
            }
            Fault::MemberPaused => {
                world.etcd.pause(at);
                sleep(LASTS);
                world.etcd.go_on(at);
            }
            Fault::MemberKilled => kill(world.etcd, &[at]),
            Fault::TwoMembersKilled => kill(world.etcd, &[at, other]),
            Fault::AllMembersKilled => kill(world.etcd, &[0, 1, 2]),
            Fault::ClockJumped => {
                let hours = [-48, -1, 1, 48][self.of(4)];
                if !world.servers.set_clock(at, hours * 3_600) {
                    return false;
                }
                sleep(LASTS);
                world.servers.set_clock(at, 0);
            }
            Fault::MachineCutOff | Fault::MachineDeaf | Fault::DiskFull => {
                let Some(machines) = world.machines else { return false };
                self.happens_to_machine(fault, machines, world, at);
            }
        }
        true
    }

    fn happens_to_machine(&mut self, fault: Fault, machines: &Machines, world: &mut World<'_>, at: usize) {
        match fault {
            Fault::DiskFull => {
                machines.fill_disk(at);
                sleep(LASTS);
                machines.empty_disk(at);
                // A member that could not write has ended; whoever runs it starts it again.
                if !world.etcd.runs(at) {
                    kill(world.etcd, &[at]);
                }
            }
            Fault::MachineDeaf => {
                machines.drop_from_others(at);
                sleep(CUT_LASTS);
                machines.join();
            }
            _ => {
                let from = Instant::now();
                machines.cut_off(at);
                self.wait_for_owners(world, at);
                wait_until_ready(world, at, false);
                sleep(CUT_LASTS);
                machines.join();
                wait_until_ready(world, at, true);
                self.cuts.push(Cut {
                    address: world.servers.address(at),
                    from,
                    until: Instant::now(),
                });
            }
        }
    }

    /// The longest stalls that began while a server was cut off, or went on then: of people who had named this server, and
    /// of all others. A stall that lasts until the next cut belongs to the first one.
    pub fn stalls_in_cuts(&self, rooms: &[Room]) -> [Duration; 2] {
        let mut longest = [Duration::ZERO; 2];
        for stall in rooms.iter().flat_map(|room| &room.stalls) {
            let mut cuts = self.cuts.iter();
            if let Some(cut) = cuts.find(|cut| stall.from < cut.until && cut.from < stall.until) {
                let class = &mut longest[usize::from(stall.named != cut.address)];
                *class = (*class).max(stall.until - stall.from);
            }
        }
        longest
    }

    /// Waits until no room is at this server any more, as the directory says.
    fn wait_for_owners(&mut self, world: &World<'_>, server: usize) {
        let (servers, sight) = (&world.servers, world.sight);
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
            sleep(Duration::from_millis(20));
        }
        self.without_owner.push(began.elapsed());
    }
}

/// Waits until a server says that people are welcome there, or better go elsewhere.
fn wait_until_ready(world: &World<'_>, server: usize, ready: bool) {
    let until = Instant::now() + Duration::from_secs(30);
    while world.servers.is_ready(server) != ready {
        assert!(
            Instant::now() < until,
            "server {server} is not ready={ready}\n{}",
            world.servers.said()
        );
        sleep(Duration::from_millis(50));
    }
}

/// Kills members of etcd, and starts them again.
fn kill(etcd: &mut Etcd, members: &[usize]) {
    for member in members {
        etcd.kill(*member);
    }
    sleep(LASTS);
    for member in members {
        etcd.restart(*member);
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
