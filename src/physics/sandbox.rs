//! Throws without entities: the engine alone, with the same numbers, launch, settle, read-out and verdicts as the table.
//!
//! A sandbox holds one table or many side by side, far enough apart that they never meet; dice, orders and results of
//! each are as seen from the middle of its own felt. It is made empty, for statistics, or as a clone of the table that is on, for
//! trying a throw before it is made. A clone of a sandbox, also in mid-throw, goes on exactly as the original.

use std::fmt;

use bevy::prelude::*;
use bevy_rapier3d::rapier::dynamics::{
    CCDSolver, ImpulseJointSet, IntegrationParameters, IslandManager, MultibodyJointSet, RigidBodyBuilder, RigidBodySet,
};
use bevy_rapier3d::rapier::geometry::{ColliderSet, DefaultBroadPhase, NarrowPhase, SharedShape};
use bevy_rapier3d::rapier::pipeline::PhysicsPipeline;

use super::body::engine_die;
use super::dice_world::{DiceWorld, Roster, RosterDie};
pub use super::dice_world::{Thing, Touch};
use super::run::{Scene, ThrowRun};
use super::throw::{ThrowOrder, ThrowSettled, ThrownAgain};
use super::tray::{Block, TrayGeometry};
use crate::physics::die::Die;
use crate::physics::engine::{GRAVITY, integration};
use crate::physics::pose::Pose;
use crate::rules::die::DieId;
use crate::rules::rng::RulesRng;

/// How much room is between two tables, in edges: no die flies so far.
const APART_EDGES: f32 = 24.0;

/// The engine's world.
pub(super) struct EngineWorld {
    pub bodies: RigidBodySet,
    pub colliders: ColliderSet,
    pub islands: IslandManager,
    pub broad_phase: DefaultBroadPhase,
    pub narrow_phase: NarrowPhase,
    pub impulse_joints: ImpulseJointSet,
    pub multibody_joints: MultibodyJointSet,
    pub ccd: CCDSolver,
    pub integration: IntegrationParameters,
    /// Scratch space of a step: nothing in it outlives one.
    pub pipeline: PhysicsPipeline,
}

impl EngineWorld {
    fn new() -> Self {
        Self {
            bodies: RigidBodySet::new(),
            colliders: ColliderSet::new(),
            islands: IslandManager::new(),
            broad_phase: DefaultBroadPhase::new(),
            narrow_phase: NarrowPhase::new(),
            impulse_joints: ImpulseJointSet::new(),
            multibody_joints: MultibodyJointSet::new(),
            ccd: CCDSolver::new(),
            integration: integration(),
            pipeline: PhysicsPipeline::new(),
        }
    }

    fn step(&mut self) {
        self.pipeline.step(
            GRAVITY,
            &self.integration,
            &mut self.islands,
            &mut self.broad_phase,
            &mut self.narrow_phase,
            &mut self.bodies,
            &mut self.colliders,
            &mut self.impulse_joints,
            &mut self.multibody_joints,
            &mut self.ccd,
            &(),
            &(),
        );
    }
}

impl Clone for EngineWorld {
    fn clone(&self) -> Self {
        Self {
            bodies: self.bodies.clone(),
            colliders: self.colliders.clone(),
            islands: self.islands.clone(),
            broad_phase: self.broad_phase.clone(),
            narrow_phase: self.narrow_phase.clone(),
            impulse_joints: self.impulse_joints.clone(),
            multibody_joints: self.multibody_joints.clone(),
            ccd: self.ccd.clone(),
            integration: self.integration,
            pipeline: PhysicsPipeline::new(),
        }
    }
}

/// One of the tables of a sandbox.
#[derive(Clone)]
pub(super) struct Lane {
    pub origin: Vec3,
    pub roster: Roster,
    pub scene: Scene,
    pub rng: RulesRng,
    pub run: Option<ThrowRun>,
    /// What was thrown again in this throw, or the last.
    pub again: Vec<ThrownAgain>,
}

/// Tables without entities; see the module.
#[derive(Clone)]
pub struct Sandbox {
    pub(super) engine: EngineWorld,
    pub(super) lanes: Vec<Lane>,
    /// Whether throws leave a track.
    pub(super) recorded: bool,
}

impl fmt::Debug for Sandbox {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Sandbox")
            .field("tables", &self.lanes.len())
            .finish_non_exhaustive()
    }
}

impl Sandbox {
    /// Empty tables, one for each generator, each with these dice in order of their ids, all parked.
    pub fn new(tray: TrayGeometry, dice: &[Die], chance: impl IntoIterator<Item = RulesRng>) -> Self {
        let chance: Vec<_> = chance.into_iter().collect();
        let mut sandbox = Self {
            engine: EngineWorld::new(),
            lanes: Vec::with_capacity(chance.len()),
            recorded: false,
        };
        let columns = (chance.len() as f32).sqrt().ceil().max(1.0);
        let step = (tray.half_extents + Vec2::splat(tray.rim_width)) * 2.0 + Vec2::splat(APART_EDGES);
        for (index, rng) in chance.into_iter().enumerate() {
            let place = Vec2::new(index as f32 % columns, (index as f32 / columns).floor());
            // About the middle of the world, where numbers are finest.
            let place = (place - Vec2::splat((columns - 1.0) / 2.0)) * step;
            sandbox.add_table(Vec3::new(place.x, 0.0, place.y), tray, dice, rng);
        }
        sandbox
    }

    fn add_table(&mut self, origin: Vec3, tray: TrayGeometry, dice: &[Die], rng: RulesRng) {
        let EngineWorld { bodies, colliders, .. } = &mut self.engine;
        let dice_made: Vec<_> = dice
            .iter()
            .map(|die| {
                let (body, collider) = engine_die(die.id.0, die.shape);
                let body = bodies.insert(body);
                RosterDie {
                    id: die.id,
                    shape: die.shape,
                    body,
                    collider: colliders.insert_with_parent(collider, body, bodies),
                }
            })
            .collect();
        let parts = tray.blocks().map(|Block { part, centre, half }| {
            let body = bodies.insert(RigidBodyBuilder::fixed().translation(centre + origin));
            let solid = part.surface().collider(SharedShape::cuboid(half.x, half.y, half.z));
            (part, colliders.insert_with_parent(solid, body, bodies))
        });
        self.lanes.push(Lane {
            origin,
            roster: Roster::new(dice_made.into_iter(), parts.into_iter()),
            scene: Scene {
                owners: dice.iter().map(|die| (die.id, die.owner)).collect(),
                seats: dice.iter().map(|die| die.owner.index() + 1).max().unwrap_or(1),
                stacks: Vec::new(),
                tray,
            },
            rng,
            run: None,
            again: Vec::new(),
        });
    }

    /// How many tables there are.
    pub const fn tables(&self) -> usize {
        self.lanes.len()
    }

    /// Runs something on one table; `None` where there is no such table.
    fn on<T>(&mut self, table: usize, what: impl FnOnce(&mut DiceWorld, LaneParts) -> T) -> Option<T> {
        let Lane {
            origin,
            roster,
            scene,
            rng,
            run,
            again,
        } = self.lanes.get_mut(table)?;
        let mut world = DiceWorld {
            bodies: &mut self.engine.bodies,
            colliders: &mut self.engine.colliders,
            narrow_phase: &self.engine.narrow_phase,
            roster,
            origin: *origin,
        };
        Some(what(&mut world, LaneParts { scene, rng, run, again }))
    }

    /// Puts a die down at a pose, at rest.
    pub fn place(&mut self, table: usize, die: DieId, pose: Pose) {
        self.on(table, |world, _| world.place(die, pose));
    }

    /// How a die lies; `None` where there is none.
    pub fn pose(&mut self, table: usize, die: DieId) -> Option<Pose> {
        self.on(table, |world, _| world.pose(die)).flatten()
    }

    /// How a die of the first table lies; `None` where there is none.
    pub fn lies(&self, die: DieId) -> Option<Pose> {
        let lane = self.lanes.first()?;
        lane.roster.pose(&self.engine.bodies, die, lane.origin)
    }

    /// Gives a die this pose, speed and spin (edges and radians a second): in a throw under way it goes on from there.
    pub fn launch(&mut self, table: usize, die: DieId, pose: Pose, velocity: Vec3, spin: Vec3) {
        self.on(table, |world, _| world.launch(die, pose, velocity, spin));
    }

    /// What pressed on a die in the last step.
    pub fn touches(&mut self, table: usize, die: DieId) -> Vec<Touch> {
        self.on(table, |world, _| world.touches(die)).unwrap_or_default()
    }

    /// Wakes all dice of a table; they fall asleep again by themselves.
    pub fn wake(&mut self, table: usize) {
        self.on(table, |world, _| world.wake());
    }

    /// What was thrown again in the throw that is under way on a table, or was the last, in order.
    pub fn thrown_again(&self, table: usize) -> &[ThrownAgain] {
        self.lanes.get(table).map_or(&[], |lane| &lane.again)
    }

    /// Says which dice are stacked, bottom first, before the next throw.
    pub fn set_stacks(&mut self, table: usize, stacks: Vec<Vec<DieId>>) {
        self.on(table, |_, lane| lane.scene.stacks = stacks);
    }

    /// Says whether throws leave a track: those of a clone do where those of its table do, others do not unless told to.
    /// A throw under way can only lose its own.
    pub fn record_throws(&mut self, recorded: bool) {
        self.recorded = recorded;
        if !recorded {
            let under_way = self.lanes.iter_mut().filter_map(|lane| lane.run.as_mut());
            under_way.for_each(ThrowRun::forget_track);
        }
    }

    /// Starts a throw; one under way on that table is dropped.
    pub fn throw(&mut self, table: usize, order: ThrowOrder) {
        let recorded = self.recorded;
        self.on(table, |world, lane| {
            lane.again.clear();
            let run = ThrowRun::start(order, lane.scene.clone(), world, lane.rng, recorded);
            *lane.run = Some(run);
        });
    }

    /// The same, with another generator for how the dice lie in the hand.
    pub fn throw_with(&mut self, table: usize, order: ThrowOrder, chance: RulesRng) {
        self.on(table, |_, lane| *lane.rng = chance);
        self.throw(table, order);
    }

    /// Whether a throw is under way anywhere.
    pub fn is_busy(&self) -> bool {
        self.lanes.iter().any(|lane| lane.run.is_some())
    }

    /// One step of all tables. Gives what settled in it, by table.
    pub fn step(&mut self) -> Vec<(usize, ThrowSettled)> {
        self.engine.step();
        let mut settled = Vec::new();
        for table in 0..self.lanes.len() {
            if let Some(result) = self.on(table, follow).flatten() {
                settled.push((table, result));
            }
        }
        settled
    }

    /// A step of the engine alone, with nobody who looks at the dice: what [`Sandbox::step`] is measured against.
    pub fn step_engine(&mut self) {
        self.engine.step();
    }

    /// Steps until the throw on the first table has settled. `None` where none is under way.
    pub fn settle(&mut self) -> Option<ThrowSettled> {
        self.settle_within(u32::MAX)
    }

    /// The same; `None` also where it takes more than so many steps.
    pub fn settle_within(&mut self, ticks: u32) -> Option<ThrowSettled> {
        for _ in 0..ticks {
            self.lanes.first()?.run.as_ref()?;
            if let Some((_, settled)) = self.step().into_iter().find(|(table, _)| *table == 0) {
                return Some(settled);
            }
        }
        None
    }

    /// What a throw on the first table would do, with chance of one's own; this sandbox stays as it is. `None` where its
    /// dice are not there, or where it takes more than so many steps.
    pub fn tried(&self, order: &ThrowOrder, chance: RulesRng, ticks: u32) -> Option<ThrowSettled> {
        if order.dice.iter().any(|die| self.lies(*die).is_none()) {
            return None;
        }
        let mut copy = self.clone();
        copy.recorded = false;
        copy.throw_with(0, order.clone(), chance);
        copy.settle_within(ticks)
    }
}

/// What of a table is not the engine's.
struct LaneParts<'a> {
    scene: &'a mut Scene,
    rng: &'a mut RulesRng,
    run: &'a mut Option<ThrowRun>,
    again: &'a mut Vec<ThrownAgain>,
}

/// Follows the throw under way, and ends it when all is at rest.
fn follow(world: &mut DiceWorld, lane: LaneParts) -> Option<ThrowSettled> {
    let LaneParts { rng, run, again, .. } = lane;
    let settled = run.as_mut()?.step(world, rng, &mut |thrown| again.push(thrown))?;
    *run = None;
    Some(settled)
}
