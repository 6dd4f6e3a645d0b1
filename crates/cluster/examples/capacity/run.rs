//! A run of one shard: rooms, the servers that they are at, and their etcd, act by act.

use crate::costs::{Pace, Setting, Store};
use crate::world::{Event, Job, Kind, Number, Outcome, Room, Run, Write};

/// Changes are looked at together, and now and then anyway (`crates/server/src/clustered/watching.rs`).
const TOGETHER_S: f64 = 0.02;
const LOOKS_S: f64 = 0.5;
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

/// The game of a room, so that each server has its share of each.
fn game_of(number: Number, shares: &[f64; 4]) -> usize {
    /// Parts of this number are spread evenly (the golden ratio).
    const SPREADS: f64 = 0.618_033_988_749_895;
    let within = ((number / 4) as f64 * SPREADS).fract();
    let mut at = ((number % 4) as f64 + within) / 4.0;
    for (game, share) in shares.iter().enumerate() {
        if at < *share {
            return game;
        }
        at -= share;
    }
    shares.len() - 1
}

impl Run {
    fn begin(&mut self) {
        for number in 0..self.setting.rooms {
            let owner = number % self.setting.servers.max(1);
            if let Some(owns) = self.owns.get_mut(owner) {
                *owns += 1;
            }
            let game = game_of(number, &self.setting.shares);
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

    pub(crate) fn append(&mut self, write: Number) {
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
        let (awake, again) = std::mem::take(&mut self.awake[server]);
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
}
