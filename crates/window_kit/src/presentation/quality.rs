//! What each picture quality draws.
//!
//! The current level is the resource [`Quality`]. Everything that draws follows it while the program runs, so that a
//! player sees in the settings how a level looks. Only the roundness of dice and cards that already exist stays.

use bevy::light::ShadowFilteringMethod;
use bevy::pbr::MeshPipelineKey;
use bevy::prelude::*;
use bevy::render::render_resource::RenderPipelineDescriptor;
use bevy::shader::ShaderDefVal;

use crate::settings::Quality;

impl Quality {
    /// The value for the shaders: 2 draws everything, 1 leaves out the most expensive parts, 0 leaves out more.
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

    /// The fraction of the window's pixels in each direction with which the table is drawn.
    pub(crate) const fn pixels(self) -> f32 {
        match self {
            Self::Lowest => 0.6,
            Self::Low | Self::Medium | Self::High => 1.0,
        }
    }
}

/// A material that leaves out expensive parts at low quality.
pub trait Shaded: Asset {
    /// Sets [`Quality::materials`].
    fn shade(&mut self, materials: u32);

    /// The variant of its shader.
    fn variant(&self) -> Variant;
}

impl<M: Shaded> From<&M> for Variant {
    fn from(material: &M) -> Self {
        material.variant()
    }
}

/// The variant of a material's shader.
///
/// The differences are defined when the shader is compiled, not decided in the shader: a driver without a graphics
/// adapter computes both sides of a branch.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Variant {
    /// [`Quality::materials`]: `QUALITY`.
    pub quality: u32,
    /// Which of its kinds of things the shader draws: `KIND`.
    pub kind: u32,
    /// Whether a surface is drawn from a picture of it: `BAKED`.
    pub baked: bool,
}

impl Variant {
    /// Defines the variant for the shader. The camera that takes pictures of surfaces is the one without perspective:
    /// for it everything is computed, as at the highest quality.
    pub fn define(self, mesh: MeshPipelineKey, descriptor: &mut RenderPipelineDescriptor) {
        let Some(fragment) = &mut descriptor.fragment else {
            return;
        };
        let taken = mesh.contains(MeshPipelineKey::VIEW_PROJECTION_ORTHOGRAPHIC);
        let quality = if taken { Quality::High.materials() } else { self.quality };
        fragment.shader_defs.push(ShaderDefVal::UInt("QUALITY".into(), quality));
        fragment.shader_defs.push(ShaderDefVal::UInt("KIND".into(), self.kind));
        if self.baked && !taken {
            fragment.shader_defs.push("BAKED".into());
        }
    }
}

/// For a material with a [`Variant`]: defines the variant.
#[macro_export]
macro_rules! defines_variant {
    () => {
        fn specialize(
            _: &bevy::pbr::MaterialPipeline,
            descriptor: &mut bevy::render::render_resource::RenderPipelineDescriptor,
            _: &bevy::mesh::MeshVertexBufferLayoutRef,
            key: bevy::pbr::MaterialPipelineKey<Self>,
        ) -> Result<(), bevy::render::render_resource::SpecializedMeshPipelineError> {
            key.bind_group_data.define(key.mesh_key, descriptor);
            Ok(())
        }
    };
}
pub use defines_variant;

/// Makes a kind of material follow the quality.
pub fn follows_quality<M: Shaded>(app: &mut App) {
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
