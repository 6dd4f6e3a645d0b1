//! The way of a visual from where it was to where it has to be.

use std::collections::VecDeque;

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use crate::physics::pose::Pose;
use crate::presentation::slow_motion::ShownTumble;
use crate::presentation::visual::{Highlight, Nudge, VisualOf};

/// A die that a hand moves less far than this needs no flight, in edges.
const NEAR: f32 = 1.2;

/// Nor does one that a hand turns less far than this, in radians.
const NEAR_TURN: f32 = 1.3;

/// A die that a hand puts somewhere takes this long, in seconds.
pub(crate) const PLACE_S: f32 = 0.2;

/// How high such a die arches, in edges, and how much more for each edge of way.
const ARCH: (f32, f32) = (0.35, 0.06);

/// How fast lifting and dimming follow, per second.
const FOLLOW_PER_S: f32 = 16.0;

/// How long what is nudged shakes, in seconds.
pub(crate) const SHAKE_S: f32 = 0.35;
/// How fast it shakes, in radians per second.
const SHAKE_PER_S: f32 = 55.0;

/// How far aside something is that shakes for so long yet, as a part of the furthest, -1 to 1.
pub(crate) fn shaken(left_s: f32) -> f32 {
    left_s / SHAKE_S * (left_s * SHAKE_PER_S).sin()
}

/// What a visual is doing, which may be that it shakes.
pub(crate) trait Shakes: Component<Mutability = Mutable> {
    /// It shakes from now on.
    fn shake(&mut self);
}

/// What is nudged shakes.
pub(crate) fn shake_nudged<M: Shakes>(mut nudges: MessageReader<Nudge>, mut visuals: Query<(&VisualOf, &mut M)>) {
    for Nudge(nudged) in nudges.read() {
        for (visual, mut motion) in &mut visuals {
            if visual.0 == *nudged {
                motion.shake();
            }
        }
    }
}

/// Which part of the way lifting and dimming go in so long.
pub(crate) fn follow(delta_s: f32) -> f32 {
    1.0 - (-FOLLOW_PER_S * delta_s).exp()
}

/// Comes nearer to a value, and at last is there.
pub(crate) fn settle(now: f32, wanted: f32, part: f32) -> f32 {
    if (now - wanted).abs() < 0.004 {
        wanted
    } else {
        now.lerp(wanted, part)
    }
}

/// Ends what is being shown: everything is at once where it is.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct SkipAnimation;

/// How a body lay after the last two fixed steps.
#[derive(Component, Clone, Copy, Debug)]
pub struct PoseTrace {
    pub(crate) before: Pose,
    pub(crate) now: Pose,
    /// A hand moved it, further than next to where it was, since the visual last looked.
    pub(crate) jumped: bool,
}

/// The pose in a transform.
pub(crate) fn pose(transform: &Transform) -> Pose {
    Pose {
        position: transform.translation,
        rotation: transform.rotation,
    }
}

/// Between two poses.
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
            before: pose(transform),
            now: pose(transform),
            jumped: false,
        }
    }

    /// Takes note of where the body is after a fixed step, and whether a hand moved it in that step.
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
    /// Where the body is.
    Body,
    /// At this pose.
    At(Pose),
    /// It shrinks to nothing where it is.
    Gone,
}

/// One flight of a visual.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Leg {
    /// Where it starts; `None`: where it is when its turn comes.
    pub from: Option<Pose>,
    /// Where it ends.
    pub to: Goal,
    /// It waits so long first, in seconds.
    pub wait_s: f32,
    /// It takes so long, in seconds.
    pub flight_s: f32,
    /// How high it arches, in edges.
    pub arch: f32,
    /// It starts slowly and leaves fast, instead of arriving gently.
    pub leaving: bool,
}

impl Leg {
    /// A die that a hand puts where its body is.
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

/// What a die's visual is doing.
#[derive(Component, Clone, Debug)]
pub struct Motion {
    /// How it tumbled, to be seen again before anything else.
    pub(crate) replay: Option<ShownTumble>,
    /// What it still has to show, first to last.
    pub(crate) legs: VecDeque<Leg>,
    /// How far it is in the first leg, waiting included, in seconds.
    elapsed_s: f32,
    /// Where it is, apart from lift and shake.
    pub(crate) shown: Pose,
    /// It follows the pointer.
    pub(crate) carried: bool,
    pub(crate) lift: f32,
    pub(crate) dim: f32,
    pub(crate) shake_s: f32,
    pub(crate) scale: f32,
    /// An outline of its own and how long it stays, in seconds.
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
    /// The outline of its own, which goes before that of the logic entity.
    pub fn mark(&self) -> Option<Highlight> {
        self.mark.map(|(mark, _)| mark)
    }

    /// Whether it still has something to show.
    pub fn is_showing(&self) -> bool {
        self.replay.is_some() || !self.legs.is_empty()
    }

    /// Adds a leg.
    pub(crate) fn push(&mut self, leg: Leg) {
        if self.legs.is_empty() {
            self.elapsed_s = 0.0;
        }
        self.legs.push_back(leg);
    }

    /// Forgets what it still had to show.
    pub(crate) fn clear(&mut self) {
        self.replay = None;
        self.legs.clear();
        self.elapsed_s = 0.0;
        self.scale = 1.0;
        self.mark = None;
    }

    /// Goes on for a while; where it is then.
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
