//! Throws without entities: the engine alone, with the same numbers, launch, settling, face reading and verdicts as
//! the table.
//!
//! A sandbox holds one table, or many side by side, far enough apart that their dice never meet. The dice, orders and
//! results of each table are relative to the middle of its own felt. A sandbox starts empty, for statistics, or as a
//! clone of the present table, for trying a throw before the real one. A clone of a sandbox, even one made during a
//! throw, continues exactly as the original.

use std::fmt;

use glam::{Vec2, Vec3};
use rapier3d::dynamics::{
    CCDSolver, ImpulseJointSet, IntegrationParameters, IslandManager, MultibodyJointSet, RigidBodyBuilder, RigidBodySet,
};
use rapier3d::geometry::{ColliderSet, DefaultBroadPhase, NarrowPhase, SharedShape};
use rapier3d::pipeline::PhysicsPipeline;

use crate::body::engine_die;
use crate::dice_world::{DiceWorld, Roster, RosterDie};
pub use crate::dice_world::{Thing, Touch};
use crate::engine::{GRAVITY, integration};
use crate::rebuild_world::rebuild_world;
use crate::run::{Scene, ThrowRun};
use crate::surface::of_part;
use rules::die::DieId;
use rules::rng::RulesRng;
use tabletop::die::Die;
use tabletop::pose::Pose;
use tabletop::throw::{DieRethrown, ThrowOrder, ThrowSettled};
use tabletop::tray::{Block, TrayGeometry};

/// The distance between two tables, in edges: no die flies that far.
const APART_EDGES: f32 = 24.0;

/// The whole state of the engine. The documentation of [`rapier3d`] describes its parts.
pub struct EngineWorld {
    /// The bodies.
    pub bodies: RigidBodySet,
    /// The colliders of the bodies.
    pub colliders: ColliderSet,
    /// The groups of bodies that touch each other; they fall asleep together.
    pub islands: IslandManager,
    /// The pairs of colliders that are near each other.
    pub broad_phase: DefaultBroadPhase,
    /// The contacts.
    pub narrow_phase: NarrowPhase,
    /// Joints between two bodies; a table has none.
    pub impulse_joints: ImpulseJointSet,
    /// Chains of joints; a table has none.
    pub multibody_joints: MultibodyJointSet,
    /// The continuous collision detection.
    pub ccd: CCDSolver,
    /// The settings of a step.
    pub integration: IntegrationParameters,
    /// Scratch space of a step: its contents do not outlive the step. There is none before the first one.
    pub pipeline: Option<Box<PhysicsPipeline>>,
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
            pipeline: None,
        }
    }

    fn step(&mut self) {
        self.pipeline.get_or_insert_default().step(
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
            pipeline: None,
        }
    }
}

/// One of the tables of a sandbox.
#[derive(Clone)]
pub struct Lane {
    /// The middle of its felt in the engine's world.
    pub origin: Vec3,
    /// Its dice and its tray in the engine.
    pub roster: Roster,
    /// The table at the start of the next throw.
    pub scene: Scene,
    /// The generator for the orientation and scatter of dice in the hand.
    pub rng: RulesRng,
    /// The throw under way.
    pub run: Option<ThrowRun>,
    /// The re-throws of the throw under way, or of the last throw.
    pub again: Vec<DieRethrown>,
}

/// Tables without entities; see the module.
#[derive(Clone)]
pub struct Sandbox {
    /// The engine, shared by all tables.
    pub engine: EngineWorld,
    /// The tables.
    pub lanes: Vec<Lane>,
    /// Whether throws leave a track.
    pub recorded: bool,
}

impl fmt::Debug for Sandbox {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Sandbox")
            .field("tables", &self.lanes.len())
            .finish_non_exhaustive()
    }
}

impl Sandbox {
    /// Empty tables, one for each generator. Each has these dice in the order of their ids, all parked.
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
            // Placed around the middle of the world, where numbers are most precise.
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
            let solid = of_part(part).collider(SharedShape::cuboid(half.x, half.y, half.z));
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

    /// Runs a closure on one table; `None` if there is no such table.
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

    /// Takes a die out of play, where it is: no throw can touch it until it is placed or thrown.
    pub fn take_out(&mut self, table: usize, die: DieId) {
        self.on(table, |world, _| world.take_out(die));
    }

    /// The pose of a die; `None` if there is no such die.
    pub fn pose(&mut self, table: usize, die: DieId) -> Option<Pose> {
        self.on(table, |world, _| world.pose(die)).flatten()
    }

    /// The pose of a die of the first table; `None` if there is no such die.
    pub fn lies(&self, die: DieId) -> Option<Pose> {
        let lane = self.lanes.first()?;
        lane.roster.pose(&self.engine.bodies, die, lane.origin)
    }

    /// Gives a die this pose, speed and spin (edges and radians a second). In a throw under way the die continues from
    /// there.
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

    /// The re-throws of the throw under way on a table, or of the last throw, in order.
    pub fn thrown_again(&self, table: usize) -> &[DieRethrown] {
        self.lanes.get(table).map_or(&[], |lane| &lane.again)
    }

    /// Sets the stacks of dice, each bottom first, for the next throw.
    pub fn set_stacks(&mut self, table: usize, stacks: Vec<Vec<DieId>>) {
        self.on(table, |_, lane| lane.scene.stacks = stacks);
    }

    /// Sets whether throws leave a track. By default the throws of a clone do if those of its table do, and others do
    /// not. A throw under way can only lose its track.
    pub fn record_throws(&mut self, recorded: bool) {
        self.recorded = recorded;
        if !recorded {
            let under_way = self.lanes.iter_mut().filter_map(|lane| lane.run.as_mut());
            under_way.for_each(ThrowRun::forget_track);
        }
    }

    /// Starts a throw. Drops a throw that is under way on that table.
    pub fn throw(&mut self, table: usize, order: ThrowOrder) {
        let recorded = self.recorded;
        self.forget();
        self.on(table, |world, lane| {
            lane.again.clear();
            let run = ThrowRun::start(order, lane.scene.clone(), world, lane.rng, recorded);
            *lane.run = Some(run);
        });
    }

    /// Drops the engine's state except where the dice lie, as each throw does at its start: a waiting table then takes
    /// less memory. Does nothing if several tables share the engine, because a fresh engine would change their throws.
    pub fn forget(&mut self) {
        if let [lane] = self.lanes.as_slice()
            && let Some((bodies, colliders)) = rebuild_world(&self.engine.bodies, &self.engine.colliders, &lane.roster)
        {
            self.engine = EngineWorld {
                bodies,
                colliders,
                integration: self.engine.integration,
                ..EngineWorld::new()
            };
        }
    }

    /// Starts a throw with this generator for the orientation and scatter of the dice in the hand.
    pub fn throw_with(&mut self, table: usize, order: ThrowOrder, chance: RulesRng) {
        self.on(table, |_, lane| *lane.rng = chance);
        self.throw(table, order);
    }

    /// Whether a throw is under way anywhere.
    pub fn is_busy(&self) -> bool {
        self.lanes.iter().any(|lane| lane.run.is_some())
    }

    /// Makes one step of all tables. Returns the throws that settled in it, with their tables.
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

    /// Makes a step of the engine alone, without any reading of the dice: for comparison with the cost of
    /// [`Sandbox::step`].
    pub fn step_engine(&mut self) {
        self.engine.step();
    }

    /// Steps until the throw on the first table has settled. `None` if none is under way.
    pub fn settle(&mut self) -> Option<ThrowSettled> {
        self.settle_within(u32::MAX)
    }

    /// Like [`Sandbox::settle`]; also `None` if it takes more than `ticks` steps.
    pub fn settle_within(&mut self, ticks: u32) -> Option<ThrowSettled> {
        for _ in 0..ticks {
            self.lanes.first()?.run.as_ref()?;
            if let Some((_, settled)) = self.step().into_iter().find(|(table, _)| *table == 0) {
                return Some(settled);
            }
        }
        None
    }

    /// A result that a throw on the first table could have; this sandbox does not change. The loose dice sleep until
    /// they are hit, which takes a third less time and fells as many stacks (`docs/physics.md`), but is not the very
    /// throw that a clone would make with these random numbers. `None` if the thrown dice do not exist, or if it takes
    /// more than `ticks` steps.
    pub fn tried(&self, order: &ThrowOrder, chance: RulesRng, ticks: u32) -> Option<ThrowSettled> {
        if order.dice.iter().any(|die| self.lies(*die).is_none()) {
            return None;
        }
        let mut copy = self.clone();
        copy.recorded = false;
        copy.throw_with(0, order.clone(), chance);
        // The first step finds what touches what, and wakes everything that touches anything.
        copy.step();
        copy.on(0, |world, lane| world.lull(&order.dice, &lane.scene.stacks));
        copy.settle_within(ticks)
    }
}

/// The parts of a table that are not the engine's.
struct LaneParts<'a> {
    scene: &'a mut Scene,
    rng: &'a mut RulesRng,
    run: &'a mut Option<ThrowRun>,
    again: &'a mut Vec<DieRethrown>,
}

/// Follows the throw under way, and ends it when everything is at rest.
fn follow(world: &mut DiceWorld, lane: LaneParts) -> Option<ThrowSettled> {
    let LaneParts { rng, run, again, .. } = lane;
    let under_way = run.as_mut()?;
    if under_way.is_recorded() {
        under_way.impacts(world);
    }
    let settled = under_way.step(world, rng, &mut |thrown| again.push(thrown))?;
    *run = None;
    Some(settled)
}
