//! How etcd keeps writes: the leader syncs all that wait together, the others do so too, and what two of three have is
//! kept.

use crate::world::{Batch, Event, Job, Kind, Number, Run};

impl Run {
    pub(crate) fn leads_next(&mut self) {
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

    pub(crate) fn follows_next(&mut self, follower: usize) {
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
    pub(crate) fn applies_later(&mut self, follower: usize, batch: Number) {
        let Some((costs, _)) = self.etcd() else { return };
        let machine = self.member(follower + 1);
        for _ in 0..self.batches[batch].count {
            self.work(machine, Job::Beside, costs.follower_s / 2.0);
        }
    }

    /// Two of three have it.
    pub(crate) fn commits(&mut self, batch: Number) {
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
}
