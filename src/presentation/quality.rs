//! What each quality of the picture draws.
//!
//! The level in use is the resource [`Quality`]. Whoever draws follows it while the program runs, so that a player sees in
//! the settings what a level looks like; only the roundness of dice and cards that are already made stays.

use bevy::light::ShadowFilteringMethod;
use bevy::prelude::*;

use crate::settings::Quality;

impl Quality {
    /// The value that the shaders take: 2 is everything, 1 leaves out what costs most, 0 leaves out more.
    pub const fn materials(self) -> u32 {
        match self {
            Self::Lowest => 0,
            Self::Low => 1,
            Self::Medium | Self::High => 2,
        }
    }

    /// How edges are smoothed.
    pub(crate) const fn samples(self) -> Msaa {
        match self {
            Self::Lowest | Self::Low => Msaa::Off,
            Self::Medium | Self::High => Msaa::Sample4,
        }
    }

    /// The width and height of the shadow map, in texels.
    pub(crate) const fn shadow_size(self) -> usize {
        match self {
            Self::Lowest => 512,
            Self::Low | Self::Medium => 1024,
            Self::High => 2048,
        }
    }

    /// How the edges of shadows are softened.
    pub(crate) const fn shadow_filter(self) -> ShadowFilteringMethod {
        match self {
            Self::Lowest | Self::Low | Self::Medium => ShadowFilteringMethod::Hardware2x2,
            Self::High => ShadowFilteringMethod::Gaussian,
        }
    }

    /// The number of segments in the rounding of a die, and of a card's corner.
    pub(crate) const fn rounding(self) -> (u32, u32) {
        match self {
            Self::Lowest => (1, 1),
            Self::Low => (2, 2),
            Self::Medium | Self::High => (4, 5),
        }
    }

    /// The part of the window's pixels in each direction that the table is drawn with.
    pub(crate) const fn pixels(self) -> f32 {
        match self {
            Self::Lowest => 0.6,
            Self::Low | Self::Medium | Self::High => 1.0,
        }
    }
}

/// A material that leaves out what costs most where the quality is low.
pub(crate) trait Shaded: Asset {
    /// Takes [`Quality::materials`].
    fn shade(&mut self, materials: u32);
}

/// Lets a kind of material follow the quality.
pub(crate) fn follows_quality<M: Shaded>(app: &mut App) {
    app.add_systems(
        Update,
        (|quality: Res<Quality>, mut materials: ResMut<Assets<M>>| {
            for (_, material) in materials.iter_mut() {
                material.shade(quality.materials());
            }
        })
        .run_if(resource_changed::<Quality>),
    );
}
