//! The path of a visual from where it was to where it has to be.

use std::collections::VecDeque;

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use crate::presentation::slow_motion::ShownTumble;
use crate::presentation::visual::{Highlight, Nudge, VisualOf};
use crate::table::physics::body::pose_of;
use tabletop::pose::Pose;

/// A body that was moved by hand and moved further than this in one fixed step has jumped, in edges.
const NEAR: f32 = 1.2;

/// The same for a body that turns further than this, in radians.
const NEAR_TURN: f32 = 1.3;

/// How long the flight of a die that is put somewhere by hand takes, in seconds.
pub(crate) const PLACE_S: f32 = 0.2;

/// The height of the arch of such a die, in edges, and the additional height for each edge of distance.
const ARCH: (f32, f32) = (0.35, 0.06);

/// How fast lifting and dimming follow, per second.
const FOLLOW_PER_S: f32 = 16.0;

/// How long a nudged visual shakes, in seconds.
pub(crate) const SHAKE_S: f32 = 0.35;
/// How fast it shakes, in radians per second.
const SHAKE_PER_S: f32 = 55.0;

/// The displacement to the side of a shaking thing, from -1 to 1, when it still shakes for `left_s` seconds.
pub(crate) fn shaken(left_s: f32) -> f32 {
    left_s / SHAKE_S * (left_s * SHAKE_PER_S).sin()
}

/// A visual that can shake.
pub(crate) trait Shakes: Component<Mutability = Mutable> {
    /// Starts shaking.
    fn shake(&mut self);
}

/// Shakes the visuals that are nudged.
pub(crate) fn shake_nudged<M: Shakes>(mut nudges: MessageReader<Nudge>, mut visuals: Query<(&VisualOf, &mut M)>) {
    for Nudge(nudged) in nudges.read() {
        for (visual, mut motion) in &mut visuals {
            if visual.0 == *nudged {
                motion.shake();
            }
        }
    }
}

/// The part of the way that lifting and dimming go in `delta_s` seconds.
pub(crate) fn follow(delta_s: f32) -> f32 {
    1.0 - (-FOLLOW_PER_S * delta_s).exp()
}

/// Moves a value closer to the wanted one, and sets it to that when the difference is tiny.
pub(crate) fn settle(now: f32, wanted: f32, part: f32) -> f32 {
    if (now - wanted).abs() < 0.004 {
        wanted
    } else {
        now.lerp(wanted, part)
    }
}

/// Ends all animations: every visual is at once where it belongs.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct SkipAnimation;

/// The poses of a body after the last two fixed steps.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct PoseTrace {
    pub(crate) before: Pose,
    pub(crate) now: Pose,
    /// Whether a hand has moved the body since the visual last checked.
    pub(crate) jumped: bool,
}

/// A pose between two others.
pub(crate) fn between(a: Pose, b: Pose, part: f32) -> Pose {
    Pose {
        position: a.position.lerp(b.position, part),
        rotation: a.rotation.slerp(b.rotation, part),
    }
}

impl PoseTrace {
    /// A body that lies still.
    pub fn at(transform: &Transform) -> Self {
        Self {
            before: pose_of(transform),
            now: pose_of(transform),
            jumped: false,
        }
    }

    /// Records the pose of the body after a fixed step.
    pub(crate) fn record(&mut self, now: Pose, by_hand: bool) {
        self.before = self.now;
        self.now = now;
        let is_near = || {
            self.before.position.distance(now.position) <= NEAR
                && self.before.rotation.angle_between(now.rotation) <= NEAR_TURN
        };
        if by_hand && !is_near() {
            self.before = now;
            self.jumped = true;
        }
    }
}

/// Where a leg ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Goal {
    /// At the body.
    Body,
    /// At this pose.
    At(Pose),
    /// Nowhere: the visual shrinks to nothing in its place.
    Gone,
}

/// One flight of a visual.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Leg {
    /// The start; `None` for the place of the visual when the leg begins.
    pub from: Option<Pose>,
    /// The end.
    pub to: Goal,
    /// The wait before the flight, in seconds.
    pub(crate) wait_s: f32,
    /// The time of the flight, in seconds.
    pub(crate) flight_s: f32,
    /// The height of the arch, in edges.
    pub(crate) arch: f32,
    /// Whether the flight starts slowly and leaves fast, instead of arriving gently.
    pub leaving: bool,
}

impl Leg {
    /// A leg for a die that is put by hand where its body is.
    pub(crate) fn placing(way: f32) -> Self {
        Self {
            from: None,
            to: Goal::Body,
            wait_s: 0.0,
            flight_s: PLACE_S,
            arch: ARCH.0 + ARCH.1 * way,
            leaving: false,
        }
    }
}

/// The animation of a die's visual.
#[derive(Component, Clone, Debug)]
pub struct Motion {
    /// A tumble to show again before anything else.
    pub(crate) replay: Option<ShownTumble>,
    /// The legs still to show, in order.
    pub(crate) legs: VecDeque<Leg>,
    /// The time spent in the first leg, its wait included, in seconds.
    elapsed_s: f32,
    /// The pose, without lift and shake.
    pub(crate) shown: Pose,
    /// Whether it follows the pointer.
    pub(crate) carried: bool,
    pub(crate) lift: f32,
    pub(crate) dim: f32,
    pub(crate) shake_s: f32,
    pub(crate) scale: f32,
    /// Where it is instead of at its body, after the legs.
    pub(crate) posed: Option<Pose>,
    /// The outline of the visual itself, and how long it stays, in seconds.
    pub(crate) mark: Option<(Highlight, f32)>,
}

impl Default for Motion {
    fn default() -> Self {
        Self {
            replay: None,
            legs: VecDeque::new(),
            elapsed_s: 0.0,
            shown: Pose {
                position: Vec3::ZERO,
                rotation: Quat::IDENTITY,
            },
            carried: false,
            lift: 0.0,
            dim: 0.0,
            shake_s: 0.0,
            scale: 1.0,
            posed: None,
            mark: None,
        }
    }
}

impl Shakes for Motion {
    fn shake(&mut self) {
        self.shake_s = SHAKE_S;
    }
}

impl Motion {
    /// The outline of the visual itself, which has priority over that of the logic entity.
    pub fn mark(&self) -> Option<Highlight> {
        self.mark.map(|(mark, _)| mark)
    }

    /// Whether it still has something to show.
    pub(crate) fn is_showing(&self) -> bool {
        self.replay.is_some() || !self.legs.is_empty()
    }

    /// Whether the table waits for it: not while it is only picked up in its place, which changes nothing on the table.
    pub(crate) fn holds_the_table(&self) -> bool {
        self.replay.is_some() || self.legs.iter().any(|leg| leg.to != Goal::Gone)
    }

    /// Whether it is picked up.
    pub(crate) fn is_taken_up(&self) -> bool {
        self.legs.front().is_some_and(|leg| leg.to == Goal::Gone)
    }

    /// Adds a leg.
    pub(crate) fn push(&mut self, leg: Leg) {
        if self.legs.is_empty() {
            self.elapsed_s = 0.0;
        }
        self.legs.push_back(leg);
    }

    /// Drops everything that it still had to show.
    pub(crate) fn clear(&mut self) {
        self.replay = None;
        self.legs.clear();
        self.elapsed_s = 0.0;
        self.scale = 1.0;
        self.mark = None;
    }

    /// Advances by a time step and updates the shown pose.
    pub(crate) fn advance(&mut self, delta_s: f32, body: Pose) {
        if let Some(replay) = &mut self.replay {
            let (pose, over) = replay.advance(delta_s);
            self.shown = pose.unwrap_or(self.shown);
            if over {
                self.replay = None;
                self.elapsed_s = 0.0;
            }
            return;
        }
        self.elapsed_s += delta_s;
        while let Some(leg) = self.legs.front().copied() {
            let from = *self.legs[0].from.get_or_insert(self.shown);
            let part = ((self.elapsed_s - leg.wait_s) / leg.flight_s.max(1e-3)).clamp(0.0, 1.0);
            let eased = if leg.leaving {
                part * part
            } else {
                1.0 - (1.0 - part).powi(3)
            };
            let to = match leg.to {
                Goal::Body => body,
                Goal::At(pose) => pose,
                Goal::Gone => {
                    self.scale = 1.0 - eased;
                    from
                }
            };
            self.shown = between(from, to, eased);
            self.shown.position.y += leg.arch * 4.0 * eased * (1.0 - eased);
            if part < 1.0 {
                return;
            }
            self.elapsed_s -= leg.wait_s + leg.flight_s;
            self.legs.pop_front();
        }
    }
}
