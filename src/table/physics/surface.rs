//! The surface of a body, as components.

use bevy::prelude::*;
use bevy_rapier3d::prelude::{CoefficientCombineRule, Friction, Restitution};
use physics::surface::Surface;

/// The components for an entity with this surface.
pub(super) fn bundle(surface: Surface) -> impl Bundle {
    (
        Friction {
            coefficient: surface.friction,
            combine_rule: CoefficientCombineRule::Average,
        },
        Restitution {
            coefficient: surface.restitution,
            combine_rule: CoefficientCombineRule::Average,
        },
    )
}
