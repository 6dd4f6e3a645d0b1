//! How a replay advances: entries when they are due, throws at their own pace, and jumps.

use crate::table::entities::WorldDice;
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use super::laid::{lay_as_thrown, lay_by_hand, lay_exactly};
use crate::table::agents::AgentPace;
use crate::table::components::die::DiceIndex;
use crate::table::defect::Defects;
use crate::table::follower::roll;
use crate::table::journal::Journal;
use crate::table::local::LocalHost;
use crate::table::phase::TableGate;
use crate::table::physics::drive::stop_shown;
use crate::table::publish::publish;
use crate::table::replay::state::Replaying;
use crate::table::sync::follow_journal;
use host::dice::gather;
use rules::ids::{Actor, Viewer};
use tabletop::throw::{ThrowGesture, ThrowOrder, ThrowSettled};

/// How many entries a jump applies in a frame.
const JUMP_A_FRAME: usize = 200;

/// Advances the replay by a frame.
pub(crate) fn advance(world: &mut World, mut settled: Local<MessageCursor<ThrowSettled>>) {
    let has_settled = settled.read(world.resource::<Messages<ThrowSettled>>()).count() > 0;
    world.resource_scope(|world, mut replaying: Mut<Replaying>| replaying.advance(world, has_settled));
}

impl Replaying {
    fn advance(&mut self, world: &mut World, has_settled: bool) {
        self.skipping = self.goal.is_some() || self.resumes.is_some();
        if let Some(goal) = self.goal {
            if std::mem::take(&mut self.rolling) {
                stop_shown(world);
            }
            self.jump_on(world, goal);
        } else if self.resumes.is_some() {
            self.at_rest = self.at_rest.saturating_add(1);
        } else if self.rolling {
            if has_settled {
                self.rolling = false;
                self.happen(world);
            }
        } else {
            self.take_next(world);
        }
    }

    /// Advances towards the goal of a jump.
    fn jump_on(&mut self, world: &mut World, goal: usize) {
        let has_dice = !world.resource::<DiceIndex>().0.is_empty();
        // A resumed match jumps to its goal in a single frame.
        let most = if self.resumes.is_some() {
            usize::MAX
        } else {
            JUMP_A_FRAME
        };
        for _ in 0..most {
            if self.at >= goal || !self.lay_next(world) {
                self.goal = None;
                break;
            }
            // Each throw needs the table as the entry before it left it. Cards can be moved all at once.
            if has_dice {
                follow_journal(world);
            }
        }
    }

    /// Applies the next entry if it is time for it.
    fn take_next(&mut self, world: &mut World) {
        if self.at == self.count() || self.stuck.is_some() {
            self.playing = false;
            self.step_due = false;
        }
        if !world.resource::<TableGate>().open() {
            return;
        }
        if !self.step_due {
            self.stepping = false;
        }
        if !self.playing && !self.step_due {
            return;
        }
        if !self.step_due && !self.has_waited(world) {
            return;
        }
        self.step_due = false;
        self.waited_s = 0.0;
        if let Some(order) = self.throw_due(world)
            && let Some(throw) = self.tracks.throw(self.at)
        {
            roll(world, order, throw);
            self.rolling = true;
        } else {
            self.lay_next(world);
        }
    }

    /// Whether the next entry has waited as long as a player thinks. Chance does not wait, and neither do several
    /// seats that answer together.
    fn has_waited(&mut self, world: &World) -> bool {
        self.waited_s += world.resource::<Time>().delta_secs();
        let decided = self
            .record
            .entries
            .get(self.at)
            .is_some_and(|entry| entry.who != Actor::Chance);
        let alone = world.resource::<LocalHost>().host().due().len() <= 1;
        let pace = world.resource::<AgentPace>();
        !decided || !alone || self.waited_s >= pace.least_s.midpoint(pace.most_s)
    }

    /// The throw that the next entry reports; `None` if it reports none.
    fn throw_due(&self, world: &World) -> Option<ThrowOrder> {
        let entry = self.record.entries.get(self.at)?;
        let host = world.resource::<LocalHost>().host();
        (entry.who == Actor::Chance)
            .then(|| host.order(ThrowGesture::NONE))
            .flatten()
    }

    /// Applies the next entry without showing a roll: the dice go directly to their final poses. Returns whether
    /// the entry could be applied.
    fn lay_next(&mut self, world: &mut World) -> bool {
        let order = self.throw_due(world);
        let throw = self.tracks.throw(self.at);
        if let Some(order) = &order {
            gather(&mut WorldDice(world), order);
        }
        let told = world.resource::<Journal>().entries().len();
        if !self.happen(world) {
            return false;
        }
        let Some(order) = order else { return true };
        let exact = self.resumes.as_ref().and_then(|resumes| {
            let at = resumes
                .lies
                .binary_search_by_key(&(self.at - 1), |(entry, _)| *entry)
                .ok()?;
            Some(resumes.lies[at].1.clone())
        });
        if let Some(lies) = exact {
            lay_exactly(world, &order, &lies);
        } else if let Some(throw) = throw {
            lay_as_thrown(world, &order, &throw);
        } else {
            let events = world.resource::<Journal>().entries()[told..].to_vec();
            let layout = world.resource::<LocalHost>().host().view_of(Viewer::Public).layout();
            lay_by_hand(world, &order, &events, &layout);
        }
        true
    }

    /// Applies the next entry by the rules. Returns whether that was possible.
    fn happen(&mut self, world: &mut World) -> bool {
        match world.resource_mut::<LocalHost>().host.replay_entry(&self.record) {
            Ok(()) => {
                self.at += 1;
                publish(world);
            }
            Err(error) => {
                // This is a defect: the whole record was checked before anything was shown.
                let mut defects = world.resource_mut::<Defects>();
                defects.note(format!("a replay can't go on: {error}"));
                self.stuck = Some(error);
            }
        }
        self.stuck.is_none()
    }
}
