//! The settings of the engine: how it steps, the gravity, and the world at the start.

use bevy::prelude::*;
use bevy_rapier3d::prelude::{RapierConfiguration, RapierContextInitialization};
use bevy_rapier3d::rapier::dynamics::{IntegrationParameters, SpringCoefficients};

use crate::physics::params;

/// The step settings of the engine, from [`params`].
pub(crate) fn integration() -> IntegrationParameters {
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

/// The gravity that pulls the dice down.
pub(crate) const GRAVITY: Vec3 = Vec3::new(0.0, -params::GRAVITY_EDGES_PER_S2, 0.0);

/// The engine's world, standing still.
pub(crate) fn world() -> RapierContextInitialization {
    RapierContextInitialization::InitializeDefaultRapierContext {
        integration_parameters: integration(),
        rapier_configuration: RapierConfiguration {
            gravity: GRAVITY,
            physics_pipeline_active: false,
            ..RapierConfiguration::new(1.0)
        },
    }
}
