//! What the tray looks like: felt, walnut rim, the table around. Follows the size of the physical tray.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::picking::Pickable;
use bevy::prelude::*;

use super::materials::{DieMaterial, FeltMaterial, TableMaterials, WoodMaterial, set_reach};
use super::meshes;

/// How wide the rim looks, in edges.
pub const RIM_WIDTH: f32 = 1.5;
/// How high the rim looks, in edges above the felt.
pub const RIM_HEIGHT: f32 = 1.0;
/// How far the table lies under the felt, in edges.
const TABLE_DEPTH: f32 = 0.7;
/// Half the table's size, in edges: more than can be seen.
const TABLE_HALF: f32 = 160.0;

/// The size of the tray that is shown: half its inside, in edges (x, z).
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct ShownTray {
    /// Half extents.
    pub half: Vec2,
}

impl Default for ShownTray {
    fn default() -> Self {
        Self {
            half: Vec2::new(16.0, 10.0),
        }
    }
}

/// The felt in the tray: what is aimed at and dropped on.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct FeltSurface;

/// A part of the tray that is built anew when its size changes.
#[derive(Component)]
struct TrayPart;

/// Builds the tray, again whenever its size changes.
fn build_tray(
    mut commands: Commands,
    tray: Res<ShownTray>,
    parts: Query<Entity, With<TrayPart>>,
    materials: Res<TableMaterials>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut dice: ResMut<Assets<DieMaterial>>,
    mut felts: ResMut<Assets<FeltMaterial>>,
    mut woods: ResMut<Assets<WoodMaterial>>,
) {
    for part in &parts {
        commands.entity(part).despawn();
    }
    set_reach(tray.half, &materials, &mut dice, &mut felts, &mut woods);
    commands.spawn((
        Name::new("Felt"),
        TrayPart,
        FeltSurface,
        Pickable::default(),
        NotShadowCaster,
        Mesh3d(meshes.add(Plane3d::new(Vec3::Y, tray.half))),
        MeshMaterial3d(materials.felt.clone()),
        Transform::default(),
    ));
    commands.spawn((
        Name::new("Rim"),
        TrayPart,
        NoFrustumCulling,
        Mesh3d(meshes.add(meshes::rim(tray.half, RIM_WIDTH, RIM_HEIGHT, TABLE_DEPTH))),
        MeshMaterial3d(materials.rim.clone()),
        Transform::default(),
    ));
    commands.spawn((
        Name::new("Table"),
        TrayPart,
        NotShadowCaster,
        NoFrustumCulling,
        Mesh3d(meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(TABLE_HALF)))),
        MeshMaterial3d(materials.boards.clone()),
        Transform::from_xyz(0.0, -TABLE_DEPTH, 0.0),
    ));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownTray>()
        .add_systems(Update, build_tray.run_if(resource_exists_and_changed::<ShownTray>));
}
