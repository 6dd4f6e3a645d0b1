//! The engine of the table.

use bevy_rapier3d::prelude::{RapierConfiguration, RapierContextInitialization};
use physics::engine::{GRAVITY, integration};

/// The engine's world, standing still.
pub(super) fn world() -> RapierContextInitialization {
    RapierContextInitialization::InitializeDefaultRapierContext {
        integration_parameters: integration(),
        rapier_configuration: RapierConfiguration {
            gravity: GRAVITY,
            physics_pipeline_active: false,
            ..RapierConfiguration::new(1.0)
        },
    }
}
