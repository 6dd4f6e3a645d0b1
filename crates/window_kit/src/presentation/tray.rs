//! The look of the tray: felt, walnut rim, and the table around. Follows the size of the physical tray.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::picking::Pickable;
use bevy::prelude::*;

use crate::presentation::baked::seen_from_above;
use crate::presentation::camera::CameraFit;
use crate::presentation::materials::{DieMaterial, FeltMaterial, TableMaterials, WoodMaterial, fit_to_tray};
use crate::presentation::meshes;
use crate::presentation::shown_tray::ShownTray;
use tabletop::aside::TABLE_DEPTH_EDGES as TABLE_DEPTH;
use tabletop::tray::TrayGeometry;

/// Half the table's size, in edges: larger than the visible part.
const TABLE_HALF: f32 = 160.0;

/// The felt in the tray: the surface on which a player aims and drops dice.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct FeltSurface;

/// A part of the tray that is rebuilt when the tray's size changes.
#[derive(Component)]
pub(crate) struct TrayPiece;

/// Whether the table has no tray now, because a game without dice is played.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TrayAway(pub bool);

/// The tray itself, as opposed to the table on which it stands.
#[derive(Component)]
struct TrayBox;

/// Removes the tray from the table, or puts it back.
fn put_tray_away(away: Res<TrayAway>, mut parts: Query<(&mut Visibility, Ref<TrayBox>)>) {
    let wanted = if away.0 {
        Visibility::Hidden
    } else {
        Visibility::Inherited
    };
    for (mut visibility, part) in &mut parts {
        if away.is_changed() || part.is_added() {
            visibility.set_if_neq(wanted);
        }
    }
}

/// Shows the tray of the match, or without a match the default tray: the dice on the title screen are laid out for
/// that one.
fn follow_geometry(geometry: Option<Res<TrayGeometry>>, mut shown: ResMut<ShownTray>) {
    shown.set_if_neq(geometry.map_or_else(ShownTray::default, |geometry| (*geometry).into()));
}

/// Sets the size of the tray and of the part that the lamp lights in the materials.
fn fit_materials(
    tray: Res<ShownTray>,
    fit: Res<CameraFit>,
    materials: Res<TableMaterials>,
    mut dice: ResMut<Assets<DieMaterial>>,
    mut felts: ResMut<Assets<FeltMaterial>>,
    mut woods: ResMut<Assets<WoodMaterial>>,
) {
    fit_to_tray(&tray, fit.lit(&tray).1, &materials, &mut dice, &mut felts, &mut woods);
}

/// Builds the tray, and rebuilds it whenever its size changes.
fn build_tray(
    mut commands: Commands,
    tray: Res<ShownTray>,
    parts: Query<Entity, With<TrayPiece>>,
    materials: Res<TableMaterials>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for part in &parts {
        commands.entity(part).despawn();
    }
    commands.spawn((
        Name::new("Felt"),
        TrayPiece,
        TrayBox,
        FeltSurface,
        Pickable::default(),
        NotShadowCaster,
        Mesh3d(meshes.add(Plane3d::new(Vec3::Y, tray.half))),
        MeshMaterial3d(materials.felt.clone()),
        seen_from_above(),
        Transform::default(),
    ));
    commands.spawn((
        Name::new("Rim"),
        TrayPiece,
        TrayBox,
        NoFrustumCulling,
        Mesh3d(meshes.add(meshes::rim(tray.half, tray.rim_width, tray.rim_height, TABLE_DEPTH))),
        MeshMaterial3d(materials.rim.clone()),
        Transform::default(),
    ));
    commands.spawn((
        Name::new("Table"),
        TrayPiece,
        NotShadowCaster,
        NoFrustumCulling,
        Mesh3d(meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(TABLE_HALF)))),
        MeshMaterial3d(materials.boards.clone()),
        seen_from_above(),
        Transform::from_xyz(0.0, -TABLE_DEPTH, 0.0),
    ));
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ShownTray>()
        .init_resource::<TrayAway>()
        .add_systems(
            Update,
            (
                follow_geometry,
                build_tray.run_if(resource_exists_and_changed::<ShownTray>),
                put_tray_away,
                fit_materials
                    .run_if(resource_exists_and_changed::<ShownTray>.or_else(resource_exists_and_changed::<CameraFit>)),
            )
                .chain(),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_match_the_usual_tray_stands_on_the_table() {
        let mut app = App::new();
        app.init_resource::<ShownTray>().add_systems(Update, follow_geometry);
        let shown = |app: &mut App| {
            app.update();
            *app.world().resource::<ShownTray>()
        };
        assert_eq!(shown(&mut app), ShownTray::default());
        let small = TrayGeometry::for_dice(6);
        app.insert_resource(small);
        assert_eq!(shown(&mut app), small.into());
        app.world_mut().remove_resource::<TrayGeometry>();
        assert_eq!(shown(&mut app), ShownTray::default());
    }
}
