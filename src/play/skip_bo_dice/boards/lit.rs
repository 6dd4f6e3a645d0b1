//! The highlights on the boards: what can be chosen, what is chosen, and where it can go.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;

use crate::play::skip_bo_dice::boards::layout::Spot;
use crate::play::skip_bo_dice::boards::table::{BOARD_HEIGHT, BoardSystems, BoardTable, DiceMatch};
use rules::ids::SeatId;
use window_kit::presentation::palette;
use window_kit::presentation::palette::linear;
use window_kit::presentation::rehearsal::{Rehearse, rehearsed};
use window_kit::presentation::shaders::{casts_nothing, shader_path};

/// How a spot is highlighted, with the numbers that `lit.wgsl` uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Glow {
    /// It can be taken.
    Takeable = 0,
    /// It is chosen.
    Selected = 1,
    /// What is chosen can go here.
    Target = 2,
    /// The pointer or the keyboard is on it.
    Focus = 3,
}

/// The spots that are highlighted. Set by the input code.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct LitSpots(pub Vec<(SeatId, Spot, Glow)>);

/// The spots that the log line under the pointer is about.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PointedSpots(pub Vec<(SeatId, Spot)>);

/// The reach of the light around the middle of a spot, in halves of the spot's size.
const REACH: f32 = 1.5;

/// The uniform of `lit.wgsl`.
#[derive(Clone, Debug, ShaderType)]
pub(crate) struct LitLook {
    /// White, black and brass, linear.
    pub(crate) inks: [Vec4; 3],
    /// Half the size of the square, in halves of the spot's size.
    pub reach: f32,
}

/// The light on a spot.
#[derive(Asset, AsBindGroup, Clone, Debug, TypePath)]
pub(crate) struct LitMaterial {
    /// The look.
    #[uniform(0)]
    pub look: LitLook,
}

impl Material for LitMaterial {
    fn fragment_shader() -> ShaderRef {
        shader_path!("lit.wgsl").into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Blend
    }

    fn depth_bias(&self) -> f32 {
        // Above the writing.
        200.0
    }

    casts_nothing!();
}

/// The light on a spot.
#[derive(Component)]
struct Light;

#[derive(Resource, Clone, Debug)]
struct LightParts {
    mesh: Handle<Mesh>,
    material: Handle<LitMaterial>,
}

impl FromWorld for LightParts {
    fn from_world(world: &mut World) -> Self {
        let mesh = world.add_asset(Plane3d::new(Vec3::Y, Vec2::ONE));
        let material = world.add_asset(LitMaterial {
            look: LitLook {
                inks: [
                    linear(Color::srgb(0.98, 0.98, 0.98)),
                    linear(Color::BLACK),
                    linear(palette::BRASS),
                ],
                reach: REACH,
            },
        });
        Self { mesh, material }
    }
}

fn light_spots(
    (lit, pointed): (Res<LitSpots>, Res<PointedSpots>),
    table: Res<BoardTable>,
    parts: Res<LightParts>,
    lights: Query<Entity, With<Light>>,
    mut commands: Commands,
) {
    if !lit.is_changed() && !pointed.is_changed() && !table.is_changed() {
        return;
    }
    for light in &lights {
        commands.entity(light).despawn();
    }
    let pointed = pointed.0.iter().map(|(seat, spot)| (*seat, *spot, Glow::Focus));
    for (seat, spot, glow) in lit.0.iter().copied().chain(pointed) {
        if let Some((centre, half)) = table.spot(seat, spot) {
            commands.spawn((
                Name::new("Light on a spot"),
                Light,
                DespawnOnExit(DiceMatch),
                Mesh3d(parts.mesh.clone()),
                MeshMaterial3d(parts.material.clone()),
                MeshTag(glow as u32),
                NotShadowCaster,
                NoFrustumCulling,
                Transform::from_xyz(centre.x, BOARD_HEIGHT + 0.02, centre.y).with_scale(Vec3::splat(half * REACH)),
            ));
        }
    }
}

fn rehearse_light(mut commands: Commands, parts: Res<LightParts>) {
    commands.spawn(rehearsed(parts.mesh.clone(), parts.material.clone()));
}

pub(crate) fn plugin(app: &mut App) {
    app.rehearse(rehearse_light)
        .add_plugins(MaterialPlugin::<LitMaterial>::default())
        .init_resource::<LitSpots>()
        .init_resource::<PointedSpots>()
        .init_resource::<LightParts>()
        .add_systems(Update, light_spots.after(BoardSystems).run_if(in_state(DiceMatch)));
}
