//! How a replay advances: entries when they are due, throws at their own pace, and jumps.
//!
//! The host applies the entries; the table follows its feed as in any other match.

use bevy::prelude::*;

use crate::table::agents::AgentPace;
use crate::table::defect::Defects;
use crate::table::feed_source::FeedThrows;
use crate::table::follower::TableFollower;
use crate::table::local::LocalHost;
use crate::table::phase::TableGate;
use crate::table::physics::drive::stop_shown;
use crate::table::publish::show_due;
use crate::table::replay::state::Replaying;
use rules::ids::Actor;

/// How many entries a jump applies in a frame.
const JUMP_A_FRAME: usize = 200;

/// Advances the replay by a frame.
pub(in crate::table) fn advance(world: &mut World) {
    world.resource_scope(|world, mut replaying: Mut<Replaying>| replaying.advance(world));
}

/// Notes how much of the replay the table shows.
pub(in crate::table) fn note_shown(
    mut replaying: ResMut<Replaying>,
    local: Res<LocalHost>,
    follower: Res<TableFollower>,
) {
    replaying.pending = !local.is_caught_up();
    replaying.rolling = follower.is_rolling();
}

impl Replaying {
    fn advance(&mut self, world: &mut World) {
        self.skipping = self.goal.is_some() || self.resumes.is_some();
        if let Some(goal) = self.goal {
            self.jump_on(world, goal);
        } else if self.resumes.is_some() {
            self.at_rest = self.at_rest.saturating_add(1);
        } else if !self.pending {
            self.take_next(world);
        }
    }

    /// Advances towards the goal of a jump.
    fn jump_on(&mut self, world: &mut World, goal: usize) {
        if self.rolling {
            stop_shown(world);
        }
        world.resource_mut::<LocalHost>().throws = FeedThrows::Jumped;
        show_due(world, false);
        // A resumed match jumps to its goal in a single frame.
        let most = if self.resumes.is_some() {
            usize::MAX
        } else {
            JUMP_A_FRAME
        };
        for _ in 0..most {
            if self.at >= goal || !self.happen(world) {
                self.goal = None;
                break;
            }
            show_due(world, false);
        }
        world.resource_mut::<LocalHost>().throws = FeedThrows::Rolled;
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
        self.happen(world);
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

    /// Applies the next entry by the rules. Returns whether that was possible.
    fn happen(&mut self, world: &mut World) -> bool {
        match world.resource_mut::<LocalHost>().host.replay_entry(&self.record) {
            Ok(()) => self.at += 1,
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
