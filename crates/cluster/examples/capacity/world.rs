//! The state of a run, and the work on its machines.

use std::collections::VecDeque;

use crate::costs::{EtcdCosts, Members, Setting, Store};
use crate::queues::{Agenda, Cores, Stay, Taken, at_share};
use crate::random::Random;

pub(crate) type Number = usize;

/// What a write is for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Kind {
    /// An act that somebody waits for.
    Act,
    /// What belongs to a match that ends; so many are to follow.
    Match(u32),
    /// A change of the directory.
    Directory,
    /// A room changes its owner; so many writes are to follow.
    Take(u32),
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Write {
    pub(crate) kind: Kind,
    pub(crate) room: Number,
    pub(crate) server: Number,
    pub(crate) asked: f64,
    pub(crate) appended: f64,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Job {
    Hear(Number),
    Ask(Number),
    Propose(Number),
    LeadBatch(Number),
    Follow(Number, Number),
    Apply(Number),
    Answer(Number),
    Send(Number),
    Beside,
    Look(Number),
    Tell,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Event {
    Acts(Number),
    Done { machine: Number, job: Job, came: f64 },
    Reaches { machine: Number, job: Job, seconds: f64 },
    Synced(Number),
    FollowerGets(Number, Number),
    FollowerSynced(Number, Number),
    Acknowledged(Number),
    Kept(Number),
    Looks(Number, bool),
    Dies,
    Expires,
}

#[derive(Debug, Default)]
pub(crate) struct Batch {
    pub(crate) writes: Vec<Number>,
    pub(crate) count: usize,
    pub(crate) synced: bool,
    pub(crate) acknowledged: usize,
    pub(crate) committed: bool,
}

#[derive(Debug, Default)]
pub(crate) struct Follower {
    pub(crate) waits: Vec<Number>,
    pub(crate) syncs: Vec<Vec<Number>>,
    pub(crate) busy: bool,
}

#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) owner: Option<Number>,
    pub(crate) game: usize,
    pub(crate) acts_left: u64,
    /// Whether an act of it is on its way.
    pub(crate) asks: bool,
}

/// What a run says.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// Acts that were asked for.
    pub asked: u64,
    /// Acts that were done and said so.
    pub acknowledged: u64,
    /// Acts that were not done, or of which nobody can say: their server is gone.
    pub refused: u64,
    /// Writes of all kinds a second, while people act.
    pub writes_a_second: f64,
    /// Appends of acts: p50, p99 and the longest, in seconds.
    pub append_s: [f64; 3],
    /// Acts: p50, p99 and the longest, in seconds.
    pub act_s: [f64; 3],
    /// How busy the processors of the leader, of the busiest server and of the busiest other member are.
    pub busy: [f64; 3],
    /// Writes that are synced together.
    pub batch: f64,
    /// The mean number of appends on their way, those done a second and how long one takes.
    pub littles: (f64, f64, f64),
    /// The same for the processors of the leader.
    pub leader_littles: (f64, f64, f64),
    /// How busy the leader's processors are, those jobs a second, and the work of one.
    pub leader_work: (f64, f64, f64),
    /// Seconds until each room of a dead server had another owner; 0 if none died.
    pub taken_after_s: f64,
    /// How many rooms that were.
    pub taken: u64,
}

pub(crate) struct Run {
    pub(crate) setting: Setting,
    pub(crate) agenda: Agenda<Event>,
    pub(crate) random: Random,
    pub(crate) machines: Vec<Cores<Job>>,
    pub(crate) rooms: Vec<Room>,
    pub(crate) writes: Vec<Write>,
    pub(crate) free: Vec<Number>,
    pub(crate) batches: Vec<Batch>,
    pub(crate) waits: Vec<Number>,
    pub(crate) leads: bool,
    pub(crate) followers: Vec<Follower>,
    pub(crate) awake: Vec<(bool, bool)>,
    pub(crate) owns: Vec<usize>,
    pub(crate) dead: Option<Number>,
    pub(crate) heirs: Vec<VecDeque<Number>>,
    pub(crate) stay: Stay,
    pub(crate) appends: Vec<f64>,
    pub(crate) acts: Vec<f64>,
    pub(crate) outcome: Outcome,
    pub(crate) all_writes: u64,
    pub(crate) ends: f64,
}

impl Run {
    pub(crate) fn new(setting: Setting) -> Self {
        let server_machines = (0..setting.servers).map(|_| Cores::new(setting.server_cores, setting.seed));
        let member_machines: Vec<_> = match setting.store {
            Store::Files(_) => Vec::new(),
            Store::Etcd(_, Members::Together(cores)) => vec![Cores::new(cores, setting.seed)],
            Store::Etcd(_, Members::Apart { cores, .. }) => (0..3).map(|_| Cores::new(cores, setting.seed)).collect(),
        };
        let none = (0.0, 0.0, 0.0);
        Self {
            setting,
            agenda: Agenda::default(),
            random: Random::new(setting.seed),
            machines: server_machines.chain(member_machines).collect(),
            rooms: Vec::new(),
            writes: Vec::new(),
            free: Vec::new(),
            batches: Vec::new(),
            waits: Vec::new(),
            leads: false,
            followers: vec![Follower::default(), Follower::default()],
            awake: vec![(false, false); setting.servers],
            owns: vec![0; setting.servers],
            dead: None,
            heirs: vec![VecDeque::new(); setting.servers],
            stay: Stay::default(),
            appends: Vec::new(),
            acts: Vec::new(),
            outcome: Outcome {
                asked: 0,
                acknowledged: 0,
                refused: 0,
                writes_a_second: 0.0,
                append_s: [0.0; 3],
                act_s: [0.0; 3],
                busy: [0.0; 3],
                batch: 0.0,
                littles: none,
                leader_littles: none,
                leader_work: none,
                taken_after_s: 0.0,
                taken: 0,
            },
            all_writes: 0,
            ends: 0.0,
        }
    }

    pub(crate) fn etcd(&self) -> Option<(EtcdCosts, Members)> {
        match self.setting.store {
            Store::Files(_) => None,
            Store::Etcd(costs, members) => Some((costs, members)),
        }
    }

    /// The machine of a member; 0 is the leader.
    pub(crate) fn member(&self, member: usize) -> Number {
        let together = matches!(self.setting.store, Store::Etcd(_, Members::Together(_)));
        self.setting.servers + if together { 0 } else { member }
    }

    pub(crate) fn hop(&self) -> f64 {
        match self.setting.store {
            Store::Etcd(_, Members::Apart { hop_s, .. }) => hop_s,
            _ => 0.0,
        }
    }

    /// Gives work to a machine. A dead one does none.
    pub(crate) fn work(&mut self, machine: Number, job: Job, seconds: f64) {
        let now = self.agenda.now();
        let taken = self.machines[machine].comes(job, seconds, now);
        self.takes(machine, taken);
    }

    pub(crate) fn takes(&mut self, machine: Number, taken: Option<Taken<Job>>) {
        if let Some(Taken { job, seconds, came }) = taken {
            self.agenda.after(seconds, Event::Done { machine, job, came });
        }
    }

    /// Where whoever appends does its work.
    pub(crate) fn client(&self, server: Number) -> Number {
        if self.setting.servers > 0 {
            server
        } else {
            self.member(0)
        }
    }

    pub(crate) fn write(&mut self, kind: Kind, room: Number, server: Number) -> Number {
        let now = self.agenda.now();
        let write = Write {
            kind,
            room,
            server,
            asked: now,
            appended: now,
        };
        if let Some(number) = self.free.pop() {
            self.writes[number] = write;
            return number;
        }
        self.writes.push(write);
        self.writes.len() - 1
    }

    pub(crate) fn outcome(mut self) -> Outcome {
        let shares = |values: &mut [f64]| [0.5, 0.99, 1.0].map(|share| at_share(values, share));
        self.outcome.append_s = shares(&mut self.appends);
        self.outcome.act_s = shares(&mut self.acts);
        let ends = self.ends.max(f64::MIN_POSITIVE);
        self.outcome.writes_a_second = self.all_writes as f64 / self.setting.lasts_s.min(ends);
        self.outcome.littles = self.stay.means(ends);
        let busy = |machine: Option<&Cores<Job>>| machine.map_or(0.0, |cores| cores.utilization(ends));
        let servers = &self.machines[..self.setting.servers];
        let members = &self.machines[self.setting.servers..];
        let busiest = servers.iter().map(|server| busy(Some(server))).fold(0.0, f64::max);
        self.outcome.busy = [busy(members.first()), busiest, busy(members.get(1))];
        if let Some(leader) = members.first() {
            self.outcome.leader_littles = leader.stay.means(ends);
            let (_, throughput, _) = self.outcome.leader_littles;
            self.outcome.leader_work = (
                busy(Some(leader)) * leader.count() as f64,
                throughput,
                leader.mean_work(),
            );
        }
        let batched: u64 = self.all_writes;
        self.outcome.batch = batched as f64 / self.batches.len().max(1) as f64;
        self.outcome
    }
}
