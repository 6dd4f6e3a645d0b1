//! A server dies, and others take its rooms over.

use crate::world::{Event, Kind, Number, Run};

/// How long a lease holds (`crates/cluster/src/lease.rs`), how often it is renewed, and how often etcd looks for those
/// that have run out.
const LEASE_S: f64 = 5.0;
const RENEWED_S: f64 = 1.5;
const EXPIRY_LOOKS_S: f64 = 0.5;
/// How many rooms a server takes over at once (`crates/server/src/clustered/watching.rs`).
const AT_ONCE: usize = 8;
/// How long clients take to come back.
const COMES_BACK_S: f64 = 0.25;

impl Run {
    /// Nobody hears of an act, as its server is gone. It is asked again once the room has an owner.
    pub(crate) fn is_lost(&mut self, write: Number) {
        let room = self.writes[write].room;
        self.free.push(write);
        self.outcome.refused += 1;
        self.rooms[room].asks = true;
    }

    pub(crate) fn dies(&mut self) {
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
    pub(crate) fn expires(&mut self) {
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

    pub(crate) fn takes_next(&mut self, heir: Number) {
        if let Some(room) = self.heirs[heir].pop_front() {
            let write = self.write(Kind::Take(1), room, heir);
            self.append(write);
        }
    }

    pub(crate) fn taken(&mut self, room: Number, heir: Number) {
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
}
