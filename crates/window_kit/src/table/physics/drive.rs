//! Runs throws in the fixed schedule: takes orders, lets the world step while a throw is under way, and sends the
//! results.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::ecs::message::{MessageUpdateSystems, signal_message_update_system};
use bevy::ecs::system::{SystemParam, SystemState};
use bevy::prelude::*;
use bevy_rapier3d::prelude::{
    DefaultRapierContext, PhysicsSet, RapierColliderHandle, RapierConfiguration, RapierRigidBodyHandle,
    RapierRigidBodySet,
};

use bevy_rapier3d::rapier::dynamics::{RigidBody, RigidBodySet};
use bevy_rapier3d::rapier::math::Pose as EnginePose;

use crate::table::physics::body::{PlaceDie, StandingStacks};
use crate::table::physics::engine::{Engine, EngineParts, EngineToRead};
use crate::table::physics::steps::{PhysicsSystems, ThrowRng};
use physics::dice_world::{Roster, RosterDie};
use physics::params::STEP_HZ;
use physics::rebuild_world::rebuild_world;
use physics::recorded_throw::{RecordedThrow, ShowThrow};
use physics::run::{Scene, ThrowRun};
use physics::sandbox::{Lane, Sandbox};
use tabletop::die::{Die, OutOfPlay};
use tabletop::throw::{DieImpact, DieRethrown, MovedByHand, ThrowOrder, ThrowSettled};
use tabletop::track::playback::Playback;
use tabletop::tray::{TrayGeometry, TrayPart};

/// How many steps an order waits for bodies that are just being made. After that it is dropped, because its match has
/// ended.
const WAIT_FOR_BODIES_TICKS: u32 = 8;

/// Whether the world also steps between throws. Normally off, so that a waiting table costs nothing and nothing
/// creeps; on in tests that check what stands by itself.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IdlePhysics(pub bool);

/// Whether throws leave a track, which costs a little of each tick.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RecordThrows(pub bool);

impl Default for RecordThrows {
    fn default() -> Self {
        Self(true)
    }
}

/// The throw under way, and the orders that wait for its end or for the next step.
#[derive(Resource, Debug, Default)]
struct Throws {
    run: Option<(Roster, ThrowRun)>,
    /// A throw that is only shown.
    shown: Option<ShownThrow>,
    orders: VecDeque<ThrowOrder>,
    /// Throws to be shown.
    shows: Vec<ShowThrow>,
    waited: u32,
}

/// A saved throw that is being shown.
#[derive(Debug)]
struct ShownThrow {
    playback: Playback,
    throw: Arc<RecordedThrow>,
    settled: ThrowSettled,
    tick: u32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Throws>()
        .init_resource::<StandingStacks>()
        .init_resource::<IdlePhysics>()
        .init_resource::<RecordThrows>()
        // Messages live for two frames, however many steps these have: none while time stands still, and often none
        // where frames come faster than steps. So no system of the steps reads messages.
        .add_systems(First, signal_message_update_system.before(MessageUpdateSystems))
        .add_systems(
            RunFixedMainLoop,
            take_orders.in_set(RunFixedMainLoopSystems::BeforeFixedMainLoop),
        )
        .add_systems(
            FixedUpdate,
            (
                (keep_out_of_play, start_throw, start_shown)
                    .chain()
                    .in_set(PhysicsSystems::Launch),
                (run_throw, run_shown).chain().in_set(PhysicsSystems::ReadOut),
                show_bodies.in_set(PhysicsSet::Writeback),
                stand_still.after(PhysicsSet::Writeback),
            ),
        );
}

type Dice<'w, 's> = Query<
    'w,
    's,
    (
        Entity,
        &'static Die,
        &'static RapierRigidBodyHandle,
        &'static RapierColliderHandle,
    ),
>;
type Parts<'w, 's> = Query<'w, 's, (&'static TrayPart, &'static RapierColliderHandle)>;

/// The places of the dice.
type DicePoses<'w, 's> = Query<'w, 's, (&'static Die, &'static RapierRigidBodyHandle, &'static Transform)>;

/// Puts each body exactly where its die lies: the engine's own systems round the pose.
fn lay_exactly(lies: &DicePoses, bodies: &mut RigidBodySet) {
    let mut lies: Vec<_> = lies.iter().collect();
    lies.sort_unstable_by_key(|(die, ..)| die.id);
    for (_, handle, place) in lies {
        if let Some(body) = bodies.get_mut(handle.0) {
            body.set_position(EnginePose::from_parts(place.translation, place.rotation), false);
        }
    }
}

/// What lies on the table, in the form that a throw needs.
fn survey(tray: TrayGeometry, dice: &Dice, parts: &Parts, stacks: &StandingStacks) -> (Roster, Scene) {
    let mut owners: Vec<_> = dice.iter().map(|(_, die, ..)| (die.id, die.owner)).collect();
    owners.sort_unstable_by_key(|(die, _)| *die);
    let roster = Roster::new(
        dice.iter().map(|(_, die, body, collider)| RosterDie {
            id: die.id,
            shape: die.shape,
            body: body.0,
            collider: collider.0,
        }),
        parts.iter().map(|(part, collider)| (*part, collider.0)),
    );
    let scene = Scene {
        seats: owners.iter().map(|(_, owner)| owner.index() + 1).max().unwrap_or(1),
        owners,
        stacks: stacks.0.clone(),
        tray,
    };
    (roster, scene)
}

/// Takes the bodies of dice that are out of play out of the world, and puts those of all other dice in.
fn keep_out_of_play(dice: Query<(&Die, &RapierRigidBodyHandle, Has<OutOfPlay>)>, mut engine: Engine) {
    let Ok(mut engine) = engine.single_mut() else {
        return;
    };
    let mut wrong: Vec<_> = dice
        .iter()
        .map(|(die, handle, out)| (die.id, handle, out))
        .filter(|(_, handle, out)| {
            let bodies = &engine.bodies.bodies;
            bodies.get(handle.0).is_some_and(|body| body.is_enabled() == *out)
        })
        .collect();
    // The engine must get the changes in this order.
    wrong.sort_unstable_by_key(|(die, ..)| *die);
    for (_, handle, out) in wrong {
        if let Some(body) = engine.bodies.bodies.get_mut(handle.0) {
            body.set_enabled(!out);
        }
    }
}

/// Queues orders for the next step.
fn take_orders(mut orders: MessageReader<ThrowOrder>, mut shows: MessageReader<ShowThrow>, mut throws: ResMut<Throws>) {
    throws.orders.extend(orders.read().cloned());
    throws.shows.extend(shows.read().cloned());
}

/// Starts the next ordered throw, once its dice have bodies.
fn start_throw(
    mut throws: ResMut<Throws>,
    mut rng: ResMut<ThrowRng>,
    tray: Option<Res<TrayGeometry>>,
    recorded: Res<RecordThrows>,
    (dice, lies): (Dice, DicePoses),
    parts: Parts,
    stacks: Res<StandingStacks>,
    mut engine: Engine,
    mut moved: MessageWriter<MovedByHand>,
    mut commands: Commands,
) {
    if throws.run.is_some() {
        return;
    }
    let Some(order) = throws.orders.front() else {
        return;
    };
    let ready = order
        .dice
        .iter()
        .all(|die| dice.iter().any(|(_, known, ..)| known.id == *die));
    let (Some(tray), true, Ok(mut engine)) = (tray, ready, engine.single_mut()) else {
        throws.waited += 1;
        if throws.waited > WAIT_FOR_BODIES_TICKS {
            throws.waited = 0;
            throws.orders.pop_front();
        }
        return;
    };
    throws.waited = 0;
    let Some(order) = throws.orders.pop_front() else {
        return;
    };

    let (roster, scene) = survey(*tray, &dice, &parts, &stacks);
    lay_exactly(&lies, &mut engine.bodies.bodies);
    let (bodies, colliders) = engine.sets();
    if let Some((bodies, colliders)) = rebuild_world(bodies, colliders, &roster) {
        engine.renew(bodies, colliders);
    }
    for (entity, die, ..) in &dice {
        if order.dice.contains(&die.id) {
            commands.entity(entity).remove::<OutOfPlay>();
        }
    }
    engine.set_active(true);
    let mut world = engine.dice_world(&roster);
    let run = ThrowRun::start(order, scene, &mut world, &mut rng.0, recorded.0);
    moved.write_batch(run.moved_by_hand());
    throws.run = Some((roster, run));
}

/// Follows the throw under way, and ends it when everything is at rest.
fn run_throw(
    mut throws: ResMut<Throws>,
    mut rng: ResMut<ThrowRng>,
    mut engine: Engine,
    mut impacts: MessageWriter<DieImpact>,
    mut again: MessageWriter<DieRethrown>,
    mut moved: MessageWriter<MovedByHand>,
    mut settled: MessageWriter<ThrowSettled>,
) {
    let throws = &mut *throws;
    let (Some((roster, run)), Ok(mut engine)) = (&mut throws.run, engine.single_mut()) else {
        return;
    };
    let mut world = engine.dice_world(roster);
    if !world.is_whole() {
        // The match ended during the throw.
        throws.run = None;
        throws.orders.clear();
        return;
    }
    impacts.write_batch(run.impacts(&world));
    let result = run.step(&mut world, &mut rng.0, &mut |thrown| {
        again.write(thrown);
    });
    moved.write_batch(run.moved_by_hand());
    if let Some(result) = result {
        throws.run = None;
        settled.write(result);
    }
}

/// Starts a throw that is to be shown.
fn start_shown(mut throws: ResMut<Throws>, dice: Query<(Entity, &Die)>, mut commands: Commands) {
    for ShowThrow { order, throw } in std::mem::take(&mut throws.shows) {
        for (entity, die) in &dice {
            if order.dice.contains(&die.id) {
                commands.entity(entity).remove::<OutOfPlay>();
            }
        }
        throws.shown = Some(ShownThrow {
            playback: throw.track().playback(),
            settled: throw.settled(),
            throw,
            tick: 0,
        });
    }
}

/// Moves the dice of a shown throw along their track, and ends the throw with its saved result.
fn run_shown(
    mut throws: ResMut<Throws>,
    mut dice: Query<(Entity, &Die, &mut Transform)>,
    mut impacts: MessageWriter<DieImpact>,
    mut again: MessageWriter<DieRethrown>,
    mut moved: MessageWriter<MovedByHand>,
    mut settled: MessageWriter<ThrowSettled>,
    mut commands: Commands,
) {
    let Some(shown) = &mut throws.shown else { return };
    let before = (shown.tick > 0).then(|| f64::from(shown.tick) / STEP_HZ);
    shown.tick += 1;
    let moment = f64::from(shown.tick) / STEP_HZ;
    for (_, die, mut lies) in &mut dice {
        let Some(pose) = shown.playback.pose(die.id, moment) else {
            continue;
        };
        if lies.translation != pose.position || lies.rotation != pose.rotation {
            lies.translation = pose.position;
            lies.rotation = pose.rotation;
        }
        let mut jumps = shown.playback.jumps(die.id);
        if jumps.any(|at| at <= moment && before.is_none_or(|before| at > before)) {
            moved.write(MovedByHand(die.id));
        }
    }
    let hits = shown.settled.hits.iter().filter(|(tick, _)| *tick == shown.tick);
    impacts.write_batch(hits.map(|(_, impact)| *impact));
    let thrown = shown.settled.again.iter().filter(|(tick, _)| *tick == shown.tick);
    again.write_batch(thrown.map(|(_, thrown)| *thrown));
    if shown.tick < shown.settled.ticks {
        return;
    }
    if let Some(shown) = throws.shown.take() {
        // The dice have been tidied up since; their bodies have to follow.
        for (id, pose) in shown.throw.lies() {
            if let Some((entity, ..)) = dice.iter().find(|(_, die, _)| die.id == id) {
                commands.entity(entity).queue(PlaceDie(pose));
            }
        }
        settled.write(shown.settled);
    }
}

/// Stops a throw that is being shown. The caller decides where its dice come to lie.
pub(crate) fn stop_shown(world: &mut World) {
    if let Some(mut throws) = world.get_resource_mut::<Throws>() {
        throws.shown = None;
        throws.shows.clear();
    }
    if let Some(mut shows) = world.get_resource_mut::<Messages<ShowThrow>>() {
        shows.clear();
    }
}

/// Moves the dice to where their bodies are.
fn show_bodies(
    engine: Query<(&RapierRigidBodySet, &RapierConfiguration), With<DefaultRapierContext>>,
    mut dice: Query<(&RapierRigidBodyHandle, &mut Transform), With<Die>>,
) {
    let Ok((
        bodies,
        RapierConfiguration {
            physics_pipeline_active: true,
            ..
        },
    )) = engine.single()
    else {
        return;
    };
    for (body, mut transform) in &mut dice {
        let Some(body) = bodies.bodies.get(body.0) else {
            continue;
        };
        let at = body.position();
        // Only what moves may count as changed.
        if transform.translation != at.translation || transform.rotation != at.rotation {
            transform.translation = at.translation;
            transform.rotation = at.rotation;
        }
    }
}

/// Stops the world while nothing is thrown.
fn stand_still(throws: Res<Throws>, idle: Res<IdlePhysics>, mut engine: Engine) {
    let active = throws.run.is_some() || idle.0;
    if let Ok(mut engine) = engine.single_mut()
        && engine.is_active() != active
    {
        engine.set_active(active);
    }
}

/// Everything of the table that a [`Sandbox`] is made of, for a system that wants to try a throw.
#[derive(SystemParam)]
pub(crate) struct TableToCopy<'w, 's> {
    tray: Option<Res<'w, TrayGeometry>>,
    rng: Res<'w, ThrowRng>,
    throws: Res<'w, Throws>,
    recorded: Res<'w, RecordThrows>,
    dice: Dice<'w, 's>,
    out: Query<'w, 's, (&'static Die, &'static RapierRigidBodyHandle), With<OutOfPlay>>,
    lies: DicePoses<'w, 's>,
    parts: Parts<'w, 's>,
    stacks: Res<'w, StandingStacks>,
    engine: EngineToRead<'w, 's>,
}

impl TableToCopy<'_, '_> {
    /// The table as it is now, even during a throw, as a [`Sandbox`] with one table. The sandbox continues exactly as
    /// the table would. `None` if there is no tray.
    pub fn copy(&self) -> Option<Sandbox> {
        let engine = self.engine.single().ok()?;
        let (roster, scene) = survey(*self.tray.as_deref()?, &self.dice, &self.parts, &self.stacks);
        let mut engine = engine.snapshot();
        if self.throws.run.is_none() {
            lay_exactly(&self.lies, &mut engine.bodies);
        }
        // Do what the table does before the next throw: a die that was just taken off it may still have an enabled
        // body.
        let mut out: Vec<_> = self.out.iter().map(|(die, handle)| (die.id, handle.0)).collect();
        out.sort_unstable_by_key(|(die, _)| *die);
        for (_, handle) in out {
            if engine.bodies.get(handle).is_some_and(RigidBody::is_enabled)
                && let Some(body) = engine.bodies.get_mut(handle)
            {
                body.set_enabled(false);
            }
        }
        Some(Sandbox {
            engine,
            recorded: self.recorded.0,
            lanes: vec![Lane {
                origin: Vec3::ZERO,
                roster,
                scene,
                rng: self.rng.0.clone(),
                run: self.throws.run.clone().map(|(_, run)| run),
                again: Vec::new(),
            }],
        })
    }
}

/// See [`TableToCopy::copy`].
pub fn clone_table(world: &mut World) -> Option<Sandbox> {
    SystemState::<TableToCopy>::new(world).get(world).ok()?.copy()
}

/// Puts the table back into the state in which [`clone_table`] made `snapshot`; the same dice and tray have to be on
/// it.
pub fn restore_table(world: &mut World, snapshot: &Sandbox) {
    let Some(lane) = snapshot.lanes.first() else {
        return;
    };
    world.insert_resource(ThrowRng(lane.rng.clone()));
    let idle = world.get_resource::<IdlePhysics>().copied().unwrap_or_default();
    if let Some(mut throws) = world.get_resource_mut::<Throws>() {
        throws.run = lane.run.clone().map(|run| (lane.roster.clone(), run));
        throws.orders.clear();
        throws.shows.clear();
    }
    let mut engines = world.query_filtered::<EngineParts, With<DefaultRapierContext>>();
    for mut engine in engines.iter_mut(world) {
        engine.restore(&snapshot.engine);
        engine.set_active(lane.run.is_some() || idle.0);
    }
    let mut table = SystemState::<(ResMut<Throws>, Engine)>::new(world);
    let Ok((mut throws, mut engine)) = table.get_mut(world) else {
        return;
    };
    // The sandbox did not measure impacts.
    if let (Some((roster, run)), Ok(mut engine)) = (&mut throws.run, engine.single_mut()) {
        run.listen(&engine.dice_world(roster));
    }
}

/// Empties the engine's world and drops the throw under way, so that a match does not depend on earlier throws: even
/// the order in which the engine stores removed bodies would affect the next throw. Despawn all dice and the tray
/// first.
pub(crate) fn clear_world(world: &mut World) {
    world.insert_resource(Throws::default());
    // Orders not taken yet are for the dice of another match.
    world.resource_mut::<Messages<ThrowOrder>>().clear();
    world.resource_mut::<Messages<ShowThrow>>().clear();
    let mut engines = world.query_filtered::<EngineParts, With<DefaultRapierContext>>();
    for mut engine in engines.iter_mut(world) {
        engine.clear();
        engine.set_active(false);
    }
}
