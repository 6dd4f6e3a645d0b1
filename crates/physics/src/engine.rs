//! The settings of the engine: how it steps, and the gravity.

use glam::Vec3;
use rapier3d::dynamics::{IntegrationParameters, SpringCoefficients};

use crate::params;

/// The step settings of the engine, from [`params`].
pub fn integration() -> IntegrationParameters {
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
        ..IntegrationParameters::default()
    }
}

/// The gravity that pulls the dice down.
pub const GRAVITY: Vec3 = Vec3::new(0.0, -params::GRAVITY_EDGES_PER_S2, 0.0);
