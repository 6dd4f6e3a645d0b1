//! The surface of a body, in the engine's terms.

use rapier3d::dynamics::CoefficientCombineRule as EngineRule;
use rapier3d::geometry::{ColliderBuilder, SharedShape};
use tabletop::tray::TrayPart;

use crate::params::{FELT_FRICTION, FELT_RESTITUTION, WOOD_FRICTION, WOOD_RESTITUTION};

/// The friction and bounce of a surface: each is averaged with that of the other surface.
#[derive(Clone, Copy, Debug)]
pub struct Surface {
    /// The coefficient of friction.
    pub friction: f32,
    /// The coefficient of restitution.
    pub restitution: f32,
}

impl Surface {
    /// A collider with this surface, for the engine alone.
    pub fn collider(self, solid: SharedShape) -> ColliderBuilder {
        ColliderBuilder::new(solid)
            .friction(self.friction)
            .friction_combine_rule(EngineRule::Average)
            .restitution(self.restitution)
            .restitution_combine_rule(EngineRule::Average)
    }
}

/// The surface of a part of the tray.
pub const fn of_part(part: TrayPart) -> Surface {
    match part {
        TrayPart::Felt => Surface {
            friction: FELT_FRICTION,
            restitution: FELT_RESTITUTION,
        },
        TrayPart::Rim | TrayPart::Floor => Surface {
            friction: WOOD_FRICTION,
            restitution: WOOD_RESTITUTION,
        },
    }
}
