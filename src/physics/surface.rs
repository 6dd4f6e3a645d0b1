//! The surface of a body, in the engine's terms.

use bevy::prelude::*;
use bevy_rapier3d::prelude::{CoefficientCombineRule, Friction, Restitution};
use bevy_rapier3d::rapier::dynamics::CoefficientCombineRule as EngineRule;
use bevy_rapier3d::rapier::geometry::{ColliderBuilder, SharedShape};

/// How a surface meets another one: both numbers are averaged with the other surface's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Surface {
    pub friction: f32,
    pub restitution: f32,
}

impl Surface {
    /// The components for an entity.
    pub fn bundle(self) -> impl Bundle {
        (
            Friction {
                coefficient: self.friction,
                combine_rule: CoefficientCombineRule::Average,
            },
            Restitution {
                coefficient: self.restitution,
                combine_rule: CoefficientCombineRule::Average,
            },
        )
    }

    /// The collider for the engine alone.
    pub fn collider(self, solid: SharedShape) -> ColliderBuilder {
        ColliderBuilder::new(solid)
            .friction(self.friction)
            .friction_combine_rule(EngineRule::Average)
            .restitution(self.restitution)
            .restitution_combine_rule(EngineRule::Average)
    }
}
