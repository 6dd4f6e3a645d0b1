//! The engine of the table: its components, and its state as a whole.

use bevy::ecs::query::QueryData;
use bevy::prelude::*;
use bevy_rapier3d::prelude::{
    DefaultRapierContext, RapierConfiguration, RapierContextColliders, RapierContextInitialization,
    RapierContextJoints, RapierContextSimulation, RapierRigidBodySet,
};
use bevy_rapier3d::rapier::dynamics::RigidBodySet;
use bevy_rapier3d::rapier::geometry::ColliderSet;
use physics::dice_world::{DiceWorld, Roster};
use physics::engine::{GRAVITY, integration};
use physics::sandbox::EngineWorld;

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

/// The components of the engine; one entity has all of them.
#[derive(QueryData)]
#[query_data(mutable)]
pub(super) struct EngineParts {
    /// The bodies. The engine gets their changes in the order in which they are made.
    pub bodies: &'static mut RapierRigidBodySet,
    colliders: &'static mut RapierContextColliders,
    joints: &'static mut RapierContextJoints,
    simulation: &'static mut RapierContextSimulation,
    configuration: &'static mut RapierConfiguration,
}

/// The engine of the table.
pub(super) type Engine<'w, 's> = Query<'w, 's, EngineParts, With<DefaultRapierContext>>;

/// The engine of the table, read only.
pub(super) type EngineToRead<'w, 's> = Query<'w, 's, EnginePartsReadOnly, With<DefaultRapierContext>>;

impl EnginePartsReadOnlyItem<'_, '_> {
    /// A copy of the engine's state.
    pub fn snapshot(&self) -> EngineWorld {
        EngineWorld {
            bodies: self.bodies.bodies.clone(),
            colliders: self.colliders.colliders.clone(),
            islands: self.simulation.islands.clone(),
            broad_phase: self.simulation.broad_phase.clone(),
            narrow_phase: self.simulation.narrow_phase.clone(),
            impulse_joints: self.joints.impulse_joints.clone(),
            multibody_joints: self.joints.multibody_joints.clone(),
            ccd: self.simulation.ccd_solver.clone(),
            integration: self.simulation.integration_parameters,
            pipeline: None,
        }
    }
}

impl EnginePartsItem<'_, '_> {
    /// Puts the engine into the state of a [`EnginePartsReadOnlyItem::snapshot`].
    pub fn restore(&mut self, snapshot: &EngineWorld) {
        self.bodies.bodies = snapshot.bodies.clone();
        self.colliders.colliders = snapshot.colliders.clone();
        self.joints.impulse_joints = snapshot.impulse_joints.clone();
        self.joints.multibody_joints = snapshot.multibody_joints.clone();
        self.simulation.islands = snapshot.islands.clone();
        self.simulation.broad_phase = snapshot.broad_phase.clone();
        self.simulation.narrow_phase = snapshot.narrow_phase.clone();
        self.simulation.ccd_solver = snapshot.ccd.clone();
        self.simulation.integration_parameters = snapshot.integration;
    }

    /// Replaces the bodies and colliders by others with the same handles, and drops the rest of the engine's state.
    pub(crate) fn renew(&mut self, bodies: RigidBodySet, colliders: ColliderSet) {
        self.bodies.bodies = bodies;
        self.colliders.colliders = colliders;
        self.reset_simulation();
    }

    /// Removes all bodies and colliders, and drops the rest of the engine's state. A table has no joints.
    pub fn clear(&mut self) {
        *self.bodies = RapierRigidBodySet::default();
        *self.colliders = RapierContextColliders::default();
        self.reset_simulation();
    }

    fn reset_simulation(&mut self) {
        let parameters = self.simulation.integration_parameters;
        *self.simulation = RapierContextSimulation::default();
        self.simulation.integration_parameters = parameters;
    }

    /// Whether the engine steps.
    pub(crate) fn is_active(&self) -> bool {
        self.configuration.physics_pipeline_active
    }

    /// Lets the engine step, or stand still.
    pub(crate) fn set_active(&mut self, active: bool) {
        self.configuration.physics_pipeline_active = active;
    }

    /// The world of the engine, as a throw sees it.
    pub(crate) fn dice_world<'a>(&'a mut self, roster: &'a Roster) -> DiceWorld<'a> {
        DiceWorld {
            bodies: &mut self.bodies.bodies,
            colliders: &mut self.colliders.colliders,
            narrow_phase: &self.simulation.narrow_phase,
            roster,
            origin: Vec3::ZERO,
        }
    }

    /// All bodies and colliders.
    pub fn sets(&self) -> (&RigidBodySet, &ColliderSet) {
        (&self.bodies.bodies, &self.colliders.colliders)
    }
}
