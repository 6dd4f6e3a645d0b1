//! How much work the graphics card gets.

use bevy::prelude::*;

/// How much is drawn. Set before [`crate::presentation::plugin::PresentationPlugin`] is added, and not changed
/// afterwards.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RenderQuality {
    /// Everything.
    #[default]
    Full,
    /// For a software driver: no multisampling, a small shadow map, only the cheap part of each shader.
    Low,
}

impl RenderQuality {
    /// The value that the shaders take.
    pub const fn level(self) -> u32 {
        match self {
            Self::Low => 0,
            Self::Full => 1,
        }
    }
}
