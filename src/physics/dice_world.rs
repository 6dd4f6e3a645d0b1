//! The engine's world as a throw sees it: dice by id, what touches what, and nothing of entities.

use bevy::prelude::*;
use bevy_rapier3d::rapier::dynamics::{RigidBody, RigidBodyHandle, RigidBodySet};
use bevy_rapier3d::rapier::geometry::{ColliderHandle, ColliderSet, NarrowPhase};
use bevy_rapier3d::rapier::math::Pose as EnginePose;

use super::params::{
    CARRYING_NORMAL_UP, SLEEP_AFTER_S, SLEEP_SPEED_EDGES_PER_S, STILL_SPEED_EDGES_PER_S, STILL_SPIN_PER_S,
};
use super::shape::DieShape;
use super::throw::Pose;
use super::tray::TrayPart;
use crate::rules::die::DieId;

/// What a die can touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// Another die.
    Die(DieId),
    /// The tray.
    Tray(TrayPart),
}

/// A contact of a die that carried force in the last step.
#[derive(Clone, Copy, Debug)]
pub struct Touch {
    /// What it touches.
    pub other: Thing,
    /// A unit vector towards the die.
    pub normal: Vec3,
    /// In the last step, in die masses times edges a second.
    pub impulse: f32,
    /// Where, in edges.
    pub point: Vec3,
}

/// A die and its parts in the engine.
#[derive(Clone, Copy, Debug)]
pub(super) struct RosterDie {
    pub id: DieId,
    pub shape: DieShape,
    pub body: RigidBodyHandle,
    pub collider: ColliderHandle,
}

/// The bodies and colliders of the match, by die.
#[derive(Clone, Debug, Default)]
pub(super) struct Roster {
    /// In the order of their ids.
    dice: Vec<RosterDie>,
    /// What each collider is, by its index in the engine.
    things: Vec<Option<Thing>>,
}

impl Roster {
    /// A roster of these dice, in any order, and tray parts.
    pub fn new(dice: impl Iterator<Item = RosterDie>, tray: impl Iterator<Item = (TrayPart, ColliderHandle)>) -> Self {
        let mut roster = Self {
            dice: dice.collect(),
            things: Vec::new(),
        };
        roster.dice.sort_unstable_by_key(|die| die.id);
        let things = roster
            .dice
            .iter()
            .map(|die| (Thing::Die(die.id), die.collider))
            .chain(tray.map(|(part, collider)| (Thing::Tray(part), collider)));
        for (thing, collider) in things {
            let index = collider.into_raw_parts().0 as usize;
            if index >= roster.things.len() {
                roster.things.resize(index + 1, None);
            }
            roster.things[index] = Some(thing);
        }
        roster
    }

    pub fn ids(&self) -> impl Iterator<Item = DieId> {
        self.dice.iter().map(|die| die.id)
    }

    fn find(&self, die: DieId) -> Option<&RosterDie> {
        let index = self.dice.binary_search_by_key(&die, |die| die.id).ok()?;
        self.dice.get(index)
    }

    fn thing(&self, collider: ColliderHandle) -> Option<Thing> {
        *self.things.get(collider.into_raw_parts().0 as usize)?
    }
}

/// The engine's world, borrowed for a step of a throw. Dice that have no body, or none any more, are left out
/// everywhere.
pub(super) struct DiceWorld<'a> {
    pub bodies: &'a mut RigidBodySet,
    pub colliders: &'a ColliderSet,
    pub narrow_phase: &'a NarrowPhase,
    pub roster: &'a Roster,
    /// Where the middle of the felt is in the engine's world: all places here are as seen from it.
    pub origin: Vec3,
}

impl DiceWorld<'_> {
    fn body(&self, die: DieId) -> Option<&RigidBody> {
        self.bodies.get(self.roster.find(die)?.body)
    }

    fn body_mut(&mut self, die: DieId) -> Option<&mut RigidBody> {
        self.bodies.get_mut(self.roster.find(die)?.body)
    }

    /// Whether all bodies still exist. They do not when the match ends in mid-throw.
    pub fn is_whole(&self) -> bool {
        self.roster.dice.iter().all(|die| self.bodies.contains(die.body))
    }

    /// The dice on the table, in the order of their ids.
    pub fn on_table(&self) -> Vec<DieId> {
        self.roster
            .ids()
            .filter(|die| self.body(*die).is_some_and(RigidBody::is_enabled))
            .collect()
    }

    pub fn pose(&self, die: DieId) -> Option<Pose> {
        self.body(die).map(|body| self.pose_of(body))
    }

    /// How all dice lie, in the order of their ids; those without a body as if in the middle.
    pub fn lie(&self) -> impl Iterator<Item = (DieId, Pose)> {
        self.roster.dice.iter().map(|die| {
            let body = self.bodies.get(die.body);
            (die.id, body.map_or(Pose::default(), |body| self.pose_of(body)))
        })
    }

    /// How the dice on the table lie, each with its place among all dice.
    pub fn lie_on_table(&self) -> impl Iterator<Item = (usize, Pose)> {
        self.roster.dice.iter().enumerate().filter_map(|(at, die)| {
            let body = self.bodies.get(die.body)?;
            body.is_enabled().then(|| (at, self.pose_of(body)))
        })
    }

    fn pose_of(&self, body: &RigidBody) -> Pose {
        let at = body.position();
        Pose {
            position: at.translation - self.origin,
            rotation: at.rotation,
        }
    }

    /// A die of no match counts as six-sided.
    pub fn shape(&self, die: DieId) -> DieShape {
        self.roster.find(die).map_or(DieShape::D6, |die| die.shape)
    }

    pub fn velocity(&self, die: DieId) -> Vec3 {
        self.body(die).map_or(Vec3::ZERO, RigidBody::linvel)
    }

    pub fn is_asleep(&self, die: DieId) -> bool {
        self.body(die).is_none_or(RigidBody::is_sleeping)
    }

    /// Whether a die is asleep or as good as at rest.
    pub fn is_still(&self, die: DieId) -> bool {
        self.body(die).is_none_or(|body| {
            body.is_sleeping()
                || (body.linvel().length_squared() < STILL_SPEED_EDGES_PER_S * STILL_SPEED_EDGES_PER_S
                    && body.angvel().length_squared() < STILL_SPIN_PER_S * STILL_SPIN_PER_S)
        })
    }

    /// Moves a die to a pose, with a velocity and a spin. It is awake then, and on the table.
    pub fn launch(&mut self, die: DieId, pose: Pose, velocity: Vec3, spin: Vec3) {
        let origin = self.origin;
        if let Some(body) = self.body_mut(die) {
            body.set_enabled(true);
            let activation = body.activation_mut();
            activation.normalized_linear_threshold = SLEEP_SPEED_EDGES_PER_S;
            activation.time_until_sleep = SLEEP_AFTER_S;
            body.set_position(EnginePose::from_parts(pose.position + origin, pose.rotation), true);
            body.set_linvel(velocity, true);
            body.set_angvel(spin, true);
        }
    }

    /// Puts a die down at a pose, at rest.
    pub fn place(&mut self, die: DieId, pose: Pose) {
        self.launch(die, pose, Vec3::ZERO, Vec3::ZERO);
    }

    /// Wakes all dice on the table.
    pub fn wake(&mut self) {
        for index in 0..self.roster.dice.len() {
            let handle = self.roster.dice[index].body;
            if let Some(body) = self.bodies.get_mut(handle)
                && body.is_enabled()
            {
                body.wake_up(true);
            }
        }
    }

    /// Stops all dice where they are.
    pub fn stop(&mut self) {
        for index in 0..self.roster.dice.len() {
            let handle = self.roster.dice[index].body;
            if let Some(body) = self.bodies.get_mut(handle)
                && body.is_moving()
            {
                body.set_linvel(Vec3::ZERO, false);
                body.set_angvel(Vec3::ZERO, false);
            }
        }
    }

    /// What pressed on a die in the last step.
    pub fn touches(&self, die: DieId) -> Vec<Touch> {
        let Some(&RosterDie { collider, .. }) = self.roster.find(die) else {
            return Vec::new();
        };
        let mut touches = Vec::new();
        for pair in self.narrow_phase.contact_pairs_with(collider) {
            let first = pair.collider1 == collider;
            let Some(other) = self.roster.thing(if first { pair.collider2 } else { pair.collider1 }) else {
                continue;
            };
            let (impulse, normal) = pair.max_impulse();
            if impulse <= 0.0 {
                continue;
            }
            // Told by what stands still, if either does: a die has moved on since.
            let by_second = matches!(self.roster.thing(pair.collider2), Some(Thing::Tray(_)));
            let by = if by_second { pair.collider2 } else { pair.collider1 };
            let point = pair
                .manifolds
                .iter()
                .find_map(|manifold| manifold.points.first())
                .zip(self.colliders.get(by))
                .map(|(point, collider)| {
                    let local = if by_second { point.local_p2 } else { point.local_p1 };
                    collider.position().transform_point(local) - self.origin
                });
            touches.push(Touch {
                other,
                normal: if first { -normal } else { normal },
                impulse,
                point: point.unwrap_or_default(),
            });
        }
        touches
    }

    /// Whether a die lies on another: the engine has the other one under it, touching.
    pub fn lies_on(&self, upper: DieId, lower: DieId) -> bool {
        let (Some(upper), Some(lower)) = (self.roster.find(upper), self.roster.find(lower)) else {
            return false;
        };
        let Some(pair) = self.narrow_phase.contact_pair(upper.collider, lower.collider) else {
            return false;
        };
        let sign = if pair.collider1 == upper.collider { -1.0 } else { 1.0 };
        // It counts also where no force went through the contact in the last step: the dice of a stack tremble.
        pair.solver_manifolds().iter().any(|manifold| {
            let up = sign * manifold.data.normal.y;
            up > CARRYING_NORMAL_UP && !manifold.data.solver_contacts.is_empty()
        })
    }

    /// Whether a die is held up by another die or by the rim.
    pub fn rests_on_something(&self, die: DieId) -> bool {
        self.touches(die)
            .iter()
            .any(|touch| touch.other != Thing::Tray(TrayPart::Felt) && touch.normal.y > CARRYING_NORMAL_UP)
    }
}
