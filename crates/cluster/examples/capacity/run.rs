//! A run of one shard: rooms, the servers that they are at, and their etcd, act by act.

use std::collections::VecDeque;

use crate::costs::{EtcdCosts, Members, Pace, Setting, Store};
use crate::queues::{Agenda, Cores, Stay, Taken, at_share};
use crate::random::Random;

/// How long a lease holds (`crates/cluster/src/lease.rs`), how often it is renewed, and how often etcd looks for those
/// that have run out.
const LEASE_S: f64 = 5.0;
const RENEWED_S: f64 = 1.5;
const EXPIRY_LOOKS_S: f64 = 0.5;
/// Changes are looked at together, and now and then anyway (`crates/server/src/clustered/watching.rs`).
const TOGETHER_S: f64 = 0.02;
const LOOKS_S: f64 = 0.5;
/// How many rooms a server takes over at once (there).
const AT_ONCE: usize = 8;
/// How long clients take to come back.
const COMES_BACK_S: f64 = 0.25;

type Number = usize;

/// What a write is for.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
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
struct Write {
    kind: Kind,
    room: Number,
    server: Number,
    asked: f64,
    appended: f64,
}

#[derive(Clone, Copy, Debug)]
enum Job {
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
enum Event {
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
struct Batch {
    writes: Vec<Number>,
    count: usize,
    synced: bool,
    acknowledged: usize,
    committed: bool,
}

#[derive(Debug, Default)]
struct Follower {
    waits: Vec<Number>,
    syncs: Vec<Vec<Number>>,
    busy: bool,
}

#[derive(Debug)]
struct Room {
    owner: Option<Number>,
    game: usize,
    acts_left: u64,
    /// Whether an act of it is on its way.
    asks: bool,
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

struct Run {
    setting: Setting,
    agenda: Agenda<Event>,
    random: Random,
    machines: Vec<Cores<Job>>,
    rooms: Vec<Room>,
    writes: Vec<Write>,
    free: Vec<Number>,
    batches: Vec<Batch>,
    waits: Vec<Number>,
    leads: bool,
    followers: Vec<Follower>,
    awake: Vec<(bool, bool)>,
    owns: Vec<usize>,
    dead: Option<Number>,
    heirs: Vec<VecDeque<Number>>,
    stay: Stay,
    appends: Vec<f64>,
    acts: Vec<f64>,
    outcome: Outcome,
    all_writes: u64,
    ends: f64,
}

/// Plays a run.
pub fn run(setting: Setting) -> Outcome {
    let mut run = Run::new(setting);
    run.begin();
    // People act until the end, and what they have asked for is then done.
    while let Some(event) = run.agenda.next() {
        run.happens(event);
    }
    run.outcome()
}

impl Run {
    fn new(setting: Setting) -> Self {
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

    fn begin(&mut self) {
        for number in 0..self.setting.rooms {
            let owner = number % self.setting.servers.max(1);
            if let Some(owns) = self.owns.get_mut(owner) {
                *owns += 1;
            }
            let game = number % 4;
            // Matches have begun at any time before.
            let acts = self
                .setting
                .life
                .map_or(u64::MAX, |life| (life.acts[game] * self.random.share()).ceil() as u64);
            self.rooms.push(Room {
                owner: Some(owner),
                game,
                acts_left: acts,
                asks: false,
            });
            let first = self.thinks(game);
            self.agenda.after(first, Event::Acts(number));
        }
        if self.setting.directory.is_some() {
            for server in 0..self.setting.servers {
                let at = LOOKS_S * self.random.share();
                self.agenda.after(at, Event::Looks(server, true));
            }
        }
        if let Some(death) = self.setting.death {
            self.agenda.after(death.at_s, Event::Dies);
        }
    }

    fn thinks(&mut self, game: usize) -> f64 {
        match self.setting.pace {
            Pace::AtOnce => 0.0,
            Pace::Even(mean) => mean * (0.5 + self.random.share()),
            Pace::Human(means) => self.random.exponential(means[game]),
        }
    }

    fn etcd(&self) -> Option<(EtcdCosts, Members)> {
        match self.setting.store {
            Store::Files(_) => None,
            Store::Etcd(costs, members) => Some((costs, members)),
        }
    }

    /// The machine of a member; 0 is the leader.
    fn member(&self, member: usize) -> Number {
        let together = matches!(self.setting.store, Store::Etcd(_, Members::Together(_)));
        self.setting.servers + if together { 0 } else { member }
    }

    fn hop(&self) -> f64 {
        match self.setting.store {
            Store::Etcd(_, Members::Apart { hop_s, .. }) => hop_s,
            _ => 0.0,
        }
    }

    /// Gives work to a machine. A dead one does none.
    fn work(&mut self, machine: Number, job: Job, seconds: f64) {
        let now = self.agenda.now();
        let taken = self.machines[machine].comes(job, seconds, now);
        self.takes(machine, taken);
    }

    fn takes(&mut self, machine: Number, taken: Option<Taken<Job>>) {
        if let Some(Taken { job, seconds, came }) = taken {
            self.agenda.after(seconds, Event::Done { machine, job, came });
        }
    }

    /// Where whoever appends does its work.
    fn client(&self, server: Number) -> Number {
        if self.setting.servers > 0 {
            server
        } else {
            self.member(0)
        }
    }

    fn write(&mut self, kind: Kind, room: Number, server: Number) -> Number {
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

    fn acts(&mut self, room: Number) {
        if self.agenda.now() >= self.setting.lasts_s {
            return;
        }
        self.outcome.asked += 1;
        let Some(owner) = self.rooms[room].owner else {
            // It is asked again once the room has an owner.
            self.outcome.refused += 1;
            self.rooms[room].asks = true;
            return;
        };
        let write = self.write(Kind::Act, room, owner);
        if self.setting.servers == 0 {
            return self.append(write);
        }
        let server = self.setting.server;
        self.work(owner, Job::Hear(write), server.act_s * server.waited_for / 2.0);
    }

    fn append(&mut self, write: Number) {
        let now = self.agenda.now();
        self.writes[write].appended = now;
        self.stay.comes(now);
        if now <= self.setting.lasts_s {
            self.all_writes += 1;
        }
        match self.setting.store {
            Store::Files(sync) => {
                let takes = self.random.log_normal(sync.median_s, sync.spread);
                self.agenda.after(takes, Event::Kept(write));
            }
            Store::Etcd(costs, _) => {
                let machine = self.client(self.writes[write].server);
                self.work(machine, Job::Ask(write), costs.client_s / 2.0);
            }
        }
    }

    fn happens(&mut self, event: Event) {
        match event {
            Event::Acts(room) => self.acts(room),
            Event::Done { machine, job, came } => {
                let now = self.agenda.now();
                let taken = self.machines[machine].done(came, now);
                self.takes(machine, taken);
                self.is_done(job);
            }
            Event::Reaches { machine, job, seconds } => self.work(machine, job, seconds),
            Event::Synced(batch) => {
                self.batches[batch].synced = true;
                self.leads = false;
                self.leads_next();
                self.commits(batch);
            }
            Event::FollowerGets(follower, batch) => {
                self.followers[follower].waits.push(batch);
                self.follows_next(follower);
            }
            Event::FollowerSynced(follower, list) => {
                let hop = self.hop();
                for batch in std::mem::take(&mut self.followers[follower].syncs[list]) {
                    self.applies_later(follower, batch);
                    self.agenda.after(hop, Event::Acknowledged(batch));
                }
                self.followers[follower].busy = false;
                self.follows_next(follower);
            }
            Event::Acknowledged(batch) => {
                self.batches[batch].acknowledged += 1;
                self.commits(batch);
            }
            Event::Kept(write) => self.is_kept(write),
            Event::Looks(server, again) => self.looks(server, again),
            Event::Dies => self.dies(),
            Event::Expires => self.expires(),
        }
    }

    fn is_done(&mut self, job: Job) {
        let Some((costs, _)) = self.etcd() else {
            return match job {
                Job::Hear(write) => self.append(write),
                Job::Send(write) => self.answered(write),
                _ => {}
            };
        };
        let hop = self.hop();
        match job {
            Job::Hear(write) if self.dead == Some(self.writes[write].server) => self.is_lost(write),
            Job::Hear(write) => self.append(write),
            Job::Send(write) => self.answered(write),
            Job::Ask(write) => {
                let (machine, seconds) = (self.member(0), costs.leader_s / 2.0);
                let job = Job::Propose(write);
                self.agenda.after(hop, Event::Reaches { machine, job, seconds });
            }
            Job::Propose(write) => {
                self.waits.push(write);
                self.leads_next();
            }
            Job::LeadBatch(batch) => {
                let takes = self.random.log_normal(costs.sync.median_s, costs.sync.spread);
                self.agenda.after(takes, Event::Synced(batch));
            }
            Job::Follow(follower, list) => {
                let takes = self.random.log_normal(costs.sync.median_s, costs.sync.spread);
                self.agenda.after(takes, Event::FollowerSynced(follower, list));
            }
            Job::Apply(write) => {
                self.tells(write);
                let machine = self.client(self.writes[write].server);
                let (job, mut seconds) = (Job::Answer(write), costs.client_s / 2.0);
                if let (Kind::Take(0), Some(death)) = (self.writes[write].kind, self.setting.death) {
                    seconds += death.take_s;
                }
                self.agenda.after(hop, Event::Reaches { machine, job, seconds });
            }
            Job::Answer(write) => self.is_kept(write),
            Job::Look(server) => self.has_looked(server),
            Job::Tell | Job::Beside => {}
        }
    }

    fn leads_next(&mut self) {
        if self.leads || self.waits.is_empty() {
            return;
        }
        let Some((costs, _)) = self.etcd() else { return };
        self.leads = true;
        let number = self.batches.len();
        let writes = std::mem::take(&mut self.waits);
        self.batches.push(Batch {
            count: writes.len(),
            writes,
            ..Batch::default()
        });
        self.work(self.member(0), Job::LeadBatch(number), costs.leader_batch_s);
        let hop = self.hop();
        for follower in 0..self.followers.len() {
            self.agenda.after(hop, Event::FollowerGets(follower, number));
        }
    }

    fn follows_next(&mut self, follower: usize) {
        let Some((costs, _)) = self.etcd() else { return };
        let of = &mut self.followers[follower];
        if of.busy || of.waits.is_empty() {
            return;
        }
        of.busy = true;
        let list = std::mem::take(&mut of.waits);
        let number = of.syncs.len();
        of.syncs.push(list);
        let list = &self.followers[follower].syncs[number];
        let writes: usize = list.iter().map(|batch| self.batches[*batch].count).sum();
        let seconds = costs.follower_batch_s + costs.follower_s / 2.0 * writes as f64;
        self.work(self.member(follower + 1), Job::Follow(follower, number), seconds);
    }

    /// A member that does not lead does the other half of its work when it has answered, and nobody waits for that.
    fn applies_later(&mut self, follower: usize, batch: Number) {
        let Some((costs, _)) = self.etcd() else { return };
        let machine = self.member(follower + 1);
        for _ in 0..self.batches[batch].count {
            self.work(machine, Job::Beside, costs.follower_s / 2.0);
        }
    }

    /// Two of three have it.
    fn commits(&mut self, batch: Number) {
        let Some((costs, _)) = self.etcd() else { return };
        let of = &mut self.batches[batch];
        if of.committed || !of.synced || of.acknowledged == 0 {
            return;
        }
        of.committed = true;
        for write in std::mem::take(&mut of.writes) {
            let read = match (self.writes[write].kind, self.setting.death) {
                (Kind::Take(1), Some(death)) => death.read_s,
                _ => 0.0,
            };
            self.work(self.member(0), Job::Apply(write), costs.leader_s / 2.0 + read);
        }
    }

    /// All servers are told of a change of the directory.
    fn tells(&mut self, write: Number) {
        let Some(directory) = self.setting.directory else {
            return;
        };
        let changes = matches!(self.writes[write].kind, Kind::Directory | Kind::Take(0));
        if !changes {
            return;
        }
        for server in 0..self.setting.servers {
            self.work(self.member(0), Job::Tell, directory.tell_s);
            self.wakes(server);
        }
    }

    fn wakes(&mut self, server: Number) {
        let (awake, again) = &mut self.awake[server];
        if *awake {
            *again = true;
        } else {
            *awake = true;
            self.agenda.after(TOGETHER_S, Event::Looks(server, false));
        }
    }

    fn looks(&mut self, server: Number, regular: bool) {
        let Some(directory) = self.setting.directory else {
            return;
        };
        if regular {
            if self.agenda.now() < self.setting.lasts_s && self.dead != Some(server) {
                self.agenda.after(LOOKS_S, Event::Looks(server, true));
                self.wakes(server);
            }
            return;
        }
        let seconds = directory.look_room_s * self.rooms.len() as f64 + directory.look_own_s * self.owns[server] as f64;
        self.work(server, Job::Look(server), seconds);
    }

    fn has_looked(&mut self, server: Number) {
        let (awake, again) = std::mem::replace(&mut self.awake[server], (false, false));
        if awake && again {
            self.wakes(server);
        }
    }

    /// A write is kept and its writer knows.
    fn is_kept(&mut self, write: Number) {
        let now = self.agenda.now();
        let Write {
            kind,
            room,
            server,
            appended,
            ..
        } = self.writes[write];
        self.stay.goes(appended, now);
        self.ends = now;
        match kind {
            Kind::Act => {
                if now <= self.setting.lasts_s {
                    self.appends.push(now - appended);
                }
                if self.setting.servers == 0 {
                    return self.answered(write);
                }
                if self.dead == Some(server) {
                    return self.is_lost(write);
                }
                let costs = self.setting.server;
                self.work(server, Job::Send(write), costs.act_s * costs.waited_for / 2.0);
                self.work(server, Job::Beside, costs.act_s * (1.0 - costs.waited_for));
            }
            Kind::Match(left) => {
                self.free.push(write);
                if left > 0 && self.rooms[room].owner == Some(server) {
                    let next = self.write(Kind::Match(left - 1), room, server);
                    self.append(next);
                }
            }
            Kind::Directory => self.free.push(write),
            Kind::Take(left) => {
                self.free.push(write);
                if left > 0 {
                    let next = self.write(Kind::Take(left - 1), room, server);
                    self.append(next);
                } else {
                    self.taken(room, server);
                }
            }
        }
    }

    /// Somebody hears that an act of theirs is done.
    fn answered(&mut self, write: Number) {
        let now = self.agenda.now();
        let Write { room, asked, .. } = self.writes[write];
        self.free.push(write);
        self.outcome.acknowledged += 1;
        if now <= self.setting.lasts_s {
            self.acts.push(now - asked + self.setting.server.beside_s);
        }
        self.rooms[room].acts_left = self.rooms[room].acts_left.saturating_sub(1);
        if self.rooms[room].acts_left == 0 {
            self.match_ends(room);
        }
        let thinks = self.thinks(self.rooms[room].game);
        self.agenda.after(thinks, Event::Acts(room));
    }

    fn match_ends(&mut self, room: Number) {
        let (Some(life), Some(owner)) = (self.setting.life, self.rooms[room].owner) else {
            return;
        };
        let acts = life.acts[self.rooms[room].game] * (0.5 + self.random.share());
        self.rooms[room].acts_left = acts.ceil() as u64;
        if let Some(left) = life.match_writes.checked_sub(1) {
            let write = self.write(Kind::Match(left), room, owner);
            self.append(write);
        }
        // The part after the point is the share of matches that have one more.
        let changes = (life.directory_writes + self.random.share()) as u32;
        for _ in 0..changes {
            let write = self.write(Kind::Directory, room, owner);
            self.append(write);
        }
    }

    /// Nobody hears of an act, as its server is gone. It is asked again once the room has an owner.
    fn is_lost(&mut self, write: Number) {
        let room = self.writes[write].room;
        self.free.push(write);
        self.outcome.refused += 1;
        self.rooms[room].asks = true;
    }

    fn dies(&mut self) {
        let dead = self.setting.servers.saturating_sub(1);
        self.dead = Some(dead);
        for room in &mut self.rooms {
            if room.owner == Some(dead) {
                room.owner = None;
            }
        }
        // The lease holds from its last renewal on.
        let lasts = LEASE_S - RENEWED_S * self.random.share() + EXPIRY_LOOKS_S * self.random.share();
        self.agenda.after(lasts, Event::Expires);
    }

    /// The rooms of the dead server spread over the others.
    fn expires(&mut self) {
        let others = self.setting.servers.saturating_sub(1);
        if others == 0 {
            return;
        }
        for room in 0..self.rooms.len() {
            if self.rooms[room].owner.is_none() {
                let heir = self.random.below(others);
                self.heirs[heir].push_back(room);
            }
        }
        for heir in 0..others {
            for _ in 0..AT_ONCE {
                self.takes_next(heir);
            }
        }
    }

    fn takes_next(&mut self, heir: Number) {
        if let Some(room) = self.heirs[heir].pop_front() {
            let write = self.write(Kind::Take(1), room, heir);
            self.append(write);
        }
    }

    fn taken(&mut self, room: Number, heir: Number) {
        let died = self.setting.death.map_or(0.0, |death| death.at_s);
        self.outcome.taken += 1;
        self.outcome.taken_after_s = self.agenda.now() - died;
        self.rooms[room].owner = Some(heir);
        self.owns[heir] += 1;
        if std::mem::take(&mut self.rooms[room].asks) {
            let comes = COMES_BACK_S * (1.0 + self.random.share());
            self.agenda.after(comes, Event::Acts(room));
        }
        self.takes_next(heir);
    }

    fn outcome(mut self) -> Outcome {
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
