//! Dice thrown by a physics engine: launch, settle, read-out, verdicts on stacks.
//!
//! The roll is the physics: nothing decides a face beforehand and nothing corrects one afterwards (G-2). Knows bodies
//! and stacks, but no rules of any game and no scores.
//!
//! A [`throw::ThrowOrder`] starts a throw, one [`throw::ThrowSettled`] ends it. A [`throw::ShowThrow`] starts one that was
//! kept: its dice go their old ways without the engine, and it ends with the same [`throw::ThrowSettled`]. Between throws the world stands still:
//! no step is made, so a table that waits costs nothing and nothing creeps.

pub mod aim;
pub mod body;
mod dice_world;
pub mod die;
pub(crate) mod drive;
pub mod face;
pub mod fairness;
mod footprint;
mod impact;
mod integrity;
pub mod kept;
mod launch;
pub mod params;
mod run;
pub mod sandbox;
pub mod shape;
mod take_in;
pub mod throw;
mod tidy;
pub mod track;
pub mod tray;

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy_rapier3d::prelude::{
    NoUserData, PhysicsSet, RapierConfiguration, RapierContextInitialization, RapierPhysicsPlugin, TimestepMode,
};
use bevy_rapier3d::rapier::dynamics::{IntegrationParameters, SpringCoefficients};

pub use drive::{IdlePhysics, clone_table, restore_table};

use crate::rules::rng::{RulesRng, Stream, stream};

/// The order of the physics within a fixed step.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PhysicsSystems {
    /// Orders become moving dice, after the engine took over what was placed and before it steps.
    Launch,
    /// Settle, read faces, judge stacks, tidy up: after the step and before its poses reach the entities.
    ReadOut,
}

/// Where the orientation and scatter of dice in the hand come from: the throw stream of the match's seed. Whoever
/// starts a match sets it.
#[derive(Resource, Clone, Debug)]
pub struct ThrowRng(pub RulesRng);

impl Default for ThrowRng {
    fn default() -> Self {
        Self(stream(0, Stream::Throw))
    }
}

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
            .add_message::<throw::ShowThrow>()
            .add_message::<throw::ThrownAgain>()
            .add_message::<throw::DieImpact>()
            .add_plugins((
                // Of its systems only the step: the others look at all components of all bodies in each tick, for what
                // nobody here does, and cost as much as a third of the engine.
                RapierPhysicsPlugin::<NoUserData>::default()
                    .in_fixed_schedule()
                    .with_custom_initialization(world())
                    .with_physics_sets_systems([PhysicsSet::StepSimulation].into_iter().collect()),
                take_in::plugin,
                drive::plugin,
            ))
            // One thing comes after the other in a tick: handing it to other threads costs more than doing it.
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

/// How the engine steps, as [`params`] says.
fn integration() -> IntegrationParameters {
    let contact_defaults = SpringCoefficients::contact_defaults();
    IntegrationParameters {
        dt: params::STEP_S,
        num_solver_iterations: params::SOLVER_ITERATIONS,
        contact_softness: SpringCoefficients {
            natural_frequency: params::CONTACT_FREQUENCY_HZ,
            ..contact_defaults
        },
        static_contact_softness: SpringCoefficients {
            natural_frequency: params::STATIC_CONTACT_FREQUENCY_HZ,
            ..contact_defaults
        },
        contact_recycling: params::CONTACT_RECYCLING,
        ..default()
    }
}

/// What pulls the dice down.
const GRAVITY: Vec3 = Vec3::new(0.0, -params::GRAVITY_EDGES_PER_S2, 0.0);

/// The engine's world, standing still.
fn world() -> RapierContextInitialization {
    RapierContextInitialization::InitializeDefaultRapierContext {
        integration_parameters: integration(),
        rapier_configuration: RapierConfiguration {
            gravity: GRAVITY,
            physics_pipeline_active: false,
            ..RapierConfiguration::new(1.0)
        },
    }
}
