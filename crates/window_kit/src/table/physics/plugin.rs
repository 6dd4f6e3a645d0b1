//! The physics plugin: engine, taking in bodies, and throws, within the fixed step.

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy_rapier3d::prelude::{NoUserData, PhysicsSet, RapierPhysicsPlugin, TimestepMode};

use crate::table::physics::add_bodies;
use crate::table::physics::drive;
use crate::table::physics::engine::world;
use crate::table::physics::steps::{PhysicsSystems, ThrowRng};
use physics::params;
use physics::recorded_throw::ShowThrow;
use tabletop::throw;

/// The physics of the table, headless or in a window. Needs the time and transform plugins.
#[derive(Clone, Copy, Debug, Default)]
pub struct PhysicsPlugin;

impl Plugin for PhysicsPlugin {
    fn build(&self, app: &mut App) {
        app.insert_resource(Time::<Fixed>::from_hz(params::STEP_HZ))
            .insert_resource(TimestepMode::Fixed {
                dt: params::STEP_S,
                substeps: 1,
            })
            .init_resource::<ThrowRng>()
            .add_message::<throw::ThrowOrder>()
            .add_message::<throw::ThrowSettled>()
            .add_message::<ShowThrow>()
            .add_message::<throw::DieRethrown>()
            .add_message::<throw::DieImpact>()
            .add_message::<throw::MovedByHand>()
            .add_plugins((
                // Of its systems only the step runs: the others look at all components of all bodies in each tick for
                // features that the game does not use, and cost as much as a third of the engine.
                RapierPhysicsPlugin::<NoUserData>::default()
                    .in_fixed_schedule()
                    .with_custom_initialization(world())
                    .with_physics_sets_systems([PhysicsSet::StepSimulation].into_iter().collect()),
                add_bodies::plugin,
                drive::plugin,
            ))
            // The systems of a tick run one after the other: handing them to other threads costs more than running
            // them.
            .edit_schedule(FixedUpdate, |schedule| {
                schedule.set_executor(SingleThreadedExecutor::new());
            })
            .configure_sets(
                FixedUpdate,
                (
                    PhysicsSet::SyncBackend,
                    PhysicsSystems::Launch,
                    PhysicsSet::StepSimulation,
                    PhysicsSystems::ReadOut,
                    PhysicsSet::Writeback,
                )
                    .chain(),
            );
    }
}
