//! How much the graphics card may be asked to do.

use bevy::prelude::*;

/// How much is drawn. Set before [`crate::presentation::plugin::PresentationPlugin`] is added, and not changed after.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RenderQuality {
    /// All of it.
    #[default]
    Full,
    /// For a software driver: no multisampling, a small shadow map, the plain half of each shader.
    Low,
}

impl RenderQuality {
    /// As the shaders take it.
    pub const fn level(self) -> u32 {
        match self {
            Self::Low => 0,
            Self::Full => 1,
        }
    }
}
