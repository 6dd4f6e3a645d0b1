//! The engine's world as a throw sees it: dice by id and what touches what, without entities.

use glam::Vec3;
use rand::seq::IndexedRandom;
use rapier3d::dynamics::{RigidBody, RigidBodyHandle, RigidBodySet};
use rapier3d::geometry::{ColliderHandle, ColliderSet, ContactPair, NarrowPhase};
use rapier3d::math::Pose as EnginePose;

use crate::params::{
    CARRYING_NORMAL_UP, OFF_TABLE_Y_EDGES, SLEEP_AFTER_S, SLEEP_SPEED_EDGES_PER_S, STILL_SPEED_EDGES_PER_S,
    STILL_SPIN_PER_S,
};
use rules::die::{DieId, DieSet};
use rules::rng::RulesRng;
use tabletop::pose::Pose;
use tabletop::shape::DieShape;
use tabletop::tray::TrayPart;

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
    /// Its impulse in the last step, in die masses times edges a second.
    pub impulse: f32,
    /// The place of the contact, in edges.
    pub point: Vec3,
}

/// A [`Touch`] without its place, which costs one more look-up.
#[derive(Clone, Copy)]
pub(crate) struct Press<'a> {
    /// What it touches.
    pub other: Thing,
    /// A unit vector towards the die.
    pub normal: Vec3,
    /// Its impulse in the last step, in die masses times edges a second.
    pub impulse: f32,
    pair: &'a ContactPair,
}

/// A die on the table and its body, looked up once for all queries.
#[derive(Clone, Copy)]
pub(crate) struct OnTable<'a> {
    pub id: DieId,
    /// Its index among all dice.
    pub place: usize,
    collider: ColliderHandle,
    body: &'a RigidBody,
    origin: Vec3,
}

impl OnTable<'_> {
    pub fn pose(self) -> Pose {
        pose_of(self.body, self.origin)
    }

    pub fn velocity(self) -> Vec3 {
        self.body.linvel()
    }

    pub fn is_asleep(self) -> bool {
        self.body.is_sleeping()
    }

    /// Whether the die is asleep or nearly at rest.
    pub fn is_still(self) -> bool {
        is_still(self.body)
    }

    /// Whether the die has left the table (S-10).
    pub fn is_off(self) -> bool {
        self.pose().position.y < OFF_TABLE_Y_EDGES
    }
}

fn pose_of(body: &RigidBody, origin: Vec3) -> Pose {
    let at = body.position();
    Pose {
        position: at.translation - origin,
        rotation: at.rotation,
    }
}

fn is_still(body: &RigidBody) -> bool {
    body.is_sleeping()
        || (body.linvel().length_squared() < STILL_SPEED_EDGES_PER_S * STILL_SPEED_EDGES_PER_S
            && body.angvel().length_squared() < STILL_SPIN_PER_S * STILL_SPIN_PER_S)
}

/// A die and its parts in the engine.
#[derive(Clone, Copy, Debug)]
pub struct RosterDie {
    /// Which die of the match.
    pub id: DieId,
    /// Its shape.
    pub shape: DieShape,
    /// Its body.
    pub body: RigidBodyHandle,
    /// Its collider.
    pub collider: ColliderHandle,
}

/// The bodies and colliders of the match, by die.
#[derive(Clone, Debug, Default)]
pub struct Roster {
    /// In the order of their ids.
    dice: Vec<RosterDie>,
    /// What each collider belongs to, by its index in the engine.
    things: Vec<Option<Thing>>,
}

impl Roster {
    /// All dice, in the order of their ids.
    pub(crate) fn dice(&self) -> impl Iterator<Item = &RosterDie> {
        self.dice.iter()
    }

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

    fn find(&self, die: DieId) -> Option<&RosterDie> {
        let index = self.dice.binary_search_by_key(&die, |die| die.id).ok()?;
        self.dice.get(index)
    }

    /// The pose of a die among these bodies, relative to `origin`.
    pub(crate) fn pose(&self, bodies: &RigidBodySet, die: DieId, origin: Vec3) -> Option<Pose> {
        Some(pose_of(bodies.get(self.find(die)?.body)?, origin))
    }

    fn thing(&self, collider: ColliderHandle) -> Option<Thing> {
        *self.things.get(collider.into_raw_parts().0 as usize)?
    }
}

/// The engine's world, borrowed for a step of a throw. All methods ignore dice that have no body.
pub struct DiceWorld<'a> {
    /// All bodies of the engine.
    pub bodies: &'a mut RigidBodySet,
    /// All colliders of the engine.
    pub colliders: &'a mut ColliderSet,
    /// The contacts of the last step.
    pub narrow_phase: &'a NarrowPhase,
    /// The dice and the tray of the match.
    pub roster: &'a Roster,
    /// The middle of the felt in the engine's world: all places here are relative to it.
    pub origin: Vec3,
}

impl DiceWorld<'_> {
    fn body(&self, die: DieId) -> Option<&RigidBody> {
        self.bodies.get(self.roster.find(die)?.body)
    }

    fn body_mut(&mut self, die: DieId) -> Option<&mut RigidBody> {
        self.bodies.get_mut(self.roster.find(die)?.body)
    }

    /// Whether all bodies still exist. They do not if the match ends during a throw.
    pub fn is_whole(&self) -> bool {
        self.roster.dice.iter().all(|die| self.bodies.contains(die.body))
    }

    /// The dice on the table, in the order of their ids.
    pub(crate) fn on_table(&self) -> impl Iterator<Item = OnTable<'_>> {
        self.roster.dice.iter().enumerate().filter_map(|(place, die)| {
            let body = self.bodies.get(die.body)?;
            body.is_enabled().then_some(OnTable {
                id: die.id,
                place,
                collider: die.collider,
                body,
                origin: self.origin,
            })
        })
    }

    /// The pose of a die; `None` if it has no body.
    pub(crate) fn pose(&self, die: DieId) -> Option<Pose> {
        self.roster.pose(self.bodies, die, self.origin)
    }

    /// The poses of all dice, in the order of their ids; a die without a body counts as lying in the middle.
    pub(crate) fn lie(&self) -> impl Iterator<Item = (DieId, Pose)> {
        self.roster.dice.iter().map(|die| {
            let body = self.bodies.get(die.body);
            (die.id, body.map_or(Pose::default(), |body| pose_of(body, self.origin)))
        })
    }

    /// The shape of a die. A die that is not in the match counts as six-sided.
    pub(crate) fn shape(&self, die: DieId) -> DieShape {
        self.roster.find(die).map_or(DieShape::D6, |die| die.shape)
    }

    /// Whether a die is asleep or nearly at rest.
    pub(crate) fn is_still(&self, die: DieId) -> bool {
        self.body(die).is_none_or(is_still)
    }

    /// Moves a die to a pose, with a velocity and a spin. The die is then awake and on the table.
    pub(crate) fn launch(&mut self, die: DieId, pose: Pose, velocity: Vec3, spin: Vec3) {
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

    /// Turns the solid within a die by a random one of the turns that map the solid onto itself. Nobody can see this
    /// turn. But the engine goes through the corners in the solid's own order and gives the last ones a little more
    /// weight: without the turn, some faces of the die come up more often, by up to a hundredth of their share.
    pub(crate) fn turn_solid(&mut self, die: DieId, rng: &mut RulesRng) {
        let Some(die) = self.roster.find(die) else { return };
        if let (Some(turn), Some(solid)) = (die.shape.turns().choose(rng), self.colliders.get_mut(die.collider)) {
            solid.set_position_wrt_parent(EnginePose::from_parts(Vec3::ZERO, *turn));
        }
    }

    /// Takes a die out of play.
    pub(crate) fn take_out(&mut self, die: DieId) {
        if let Some(body) = self.body_mut(die) {
            body.set_enabled(false);
        }
    }

    /// Puts a die down at a pose, at rest.
    pub(crate) fn place(&mut self, die: DieId, pose: Pose) {
        self.launch(die, pose, Vec3::ZERO, Vec3::ZERO);
    }

    /// Wakes all dice on the table.
    pub(crate) fn wake(&mut self) {
        for index in 0..self.roster.dice.len() {
            let handle = self.roster.dice[index].body;
            if let Some(body) = self.bodies.get_mut(handle)
                && body.is_enabled()
            {
                body.wake_up(true);
            }
        }
    }

    /// Puts all dice to sleep but the thrown ones and those of stacks: a stack that sleeps falls less often when it is
    /// hit. The engine wakes what is hit.
    pub(crate) fn lull(&mut self, thrown: &[DieId], stacks: &[Vec<DieId>]) {
        let stays_awake: DieSet = thrown.iter().chain(stacks.iter().flatten()).copied().collect();
        for die in self.roster.dice.iter().filter(|die| !stays_awake.contains(die.id)) {
            if let Some(body) = self.bodies.get_mut(die.body)
                && body.is_enabled()
            {
                body.sleep();
            }
        }
    }

    /// Stops all dice where they are.
    pub(crate) fn stop(&mut self) {
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
    pub(crate) fn pressing(&self, die: OnTable) -> impl Iterator<Item = Press<'_>> {
        self.pressing_on(die.collider)
    }

    fn pressing_on(&self, collider: ColliderHandle) -> impl Iterator<Item = Press<'_>> {
        self.narrow_phase.contact_pairs_with(collider).filter_map(move |pair| {
            let (impulse, normal) = pair.max_impulse();
            if impulse <= 0.0 {
                return None;
            }
            let first = pair.collider1 == collider;
            Some(Press {
                other: self.roster.thing(if first { pair.collider2 } else { pair.collider1 })?,
                normal: if first { -normal } else { normal },
                impulse,
                pair,
            })
        })
    }

    /// The place of a contact.
    pub(crate) fn point(&self, press: &Press) -> Vec3 {
        let pair = press.pair;
        // Use the collider that stands still, if one does: a die has moved on since.
        let by_second = matches!(self.roster.thing(pair.collider2), Some(Thing::Tray(_)));
        let by = if by_second { pair.collider2 } else { pair.collider1 };
        pair.manifolds
            .iter()
            .find_map(|manifold| manifold.points.first())
            .zip(self.colliders.get(by))
            .map(|(point, collider)| {
                let local = if by_second { point.local_p2 } else { point.local_p1 };
                collider.position().transform_point(local) - self.origin
            })
            .unwrap_or_default()
    }

    /// What pressed on a die in the last step, and the place of each contact.
    pub(crate) fn touches(&self, die: DieId) -> Vec<Touch> {
        let Some(die) = self.roster.find(die) else {
            return Vec::new();
        };
        self.pressing_on(die.collider)
            .map(|press| Touch {
                other: press.other,
                normal: press.normal,
                impulse: press.impulse,
                point: self.point(&press),
            })
            .collect()
    }

    /// Whether a die lies on another one: the engine finds the other one under it, in contact.
    pub(crate) fn lies_on(&self, upper: DieId, lower: DieId) -> bool {
        let (Some(upper), Some(lower)) = (self.roster.find(upper), self.roster.find(lower)) else {
            return false;
        };
        let Some(pair) = self.narrow_phase.contact_pair(upper.collider, lower.collider) else {
            return false;
        };
        let sign = if pair.collider1 == upper.collider { -1.0 } else { 1.0 };
        // A contact without force in the last step counts too: the dice of a stack tremble.
        pair.solver_manifolds().iter().any(|manifold| {
            let up = sign * manifold.data.normal.y;
            up > CARRYING_NORMAL_UP && !manifold.data.solver_contacts.is_empty()
        })
    }

    /// Whether another die or the rim holds a die up.
    pub(crate) fn rests_on_something(&self, die: DieId) -> bool {
        self.roster.find(die).is_some_and(|die| {
            self.pressing_on(die.collider)
                .any(|press| press.other != Thing::Tray(TrayPart::Felt) && press.normal.y > CARRYING_NORMAL_UP)
        })
    }
}
