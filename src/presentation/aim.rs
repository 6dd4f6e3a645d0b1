//! The aimed throw, drawn on the felt: an arrow for direction and power, and a cone for the possible deviation.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::materials::{Aim, AimMaterial, TableMaterials};
use crate::presentation::visual::AimGuide;
use crate::table::phase::MatchSystems;

/// How far the arrow reaches at full power, in edges.
const REACH: f32 = 13.0;
/// How wide the quad is, in edges.
const WIDTH: f32 = 9.0;
/// Half the opening angle of the cone, as a slope.
const SPREAD: f32 = 0.2;
/// The height of the guide over the felt, in edges: above outlines on the felt, below the dice.
const HEIGHT: f32 = 0.03;

/// The guide.
#[derive(Component)]
struct Guide;

/// Makes the guide, hidden.
fn set_up_guide(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, materials: Res<TableMaterials>) {
    // Along +x from the origin, lying on the felt.
    let quad = Mesh::from(Plane3d::new(Vec3::Y, Vec2::new(REACH, WIDTH) * 0.5)).translated_by(Vec3::X * REACH * 0.5);
    commands.spawn((
        Name::new("Aim"),
        Guide,
        Mesh3d(meshes.add(quad)),
        MeshMaterial3d(materials.aim.clone()),
        NotShadowCaster,
        Transform::default(),
        Visibility::Hidden,
    ));
}

/// Shows the throw that is being aimed.
fn show_guide(
    guide: Res<AimGuide>,
    mut drawn: Query<(&mut Transform, &mut Visibility), With<Guide>>,
    materials: Res<TableMaterials>,
    mut aims: ResMut<Assets<AimMaterial>>,
) {
    let Ok((mut transform, mut visibility)) = drawn.single_mut() else {
        return;
    };
    let Some(gesture) = guide.0.filter(|gesture| gesture.direction.length_squared() > 1e-6) else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    visibility.set_if_neq(Visibility::Visible);
    let angle = -gesture.direction.y.atan2(gesture.direction.x);
    *transform =
        Transform::from_xyz(gesture.from.x, HEIGHT, gesture.from.y).with_rotation(Quat::from_rotation_y(angle));
    if let Some(mut material) = aims.get_mut(&materials.aim) {
        material.aim = Aim {
            power: gesture.power.clamp(0.0, 1.0),
            size: Vec2::new(REACH, WIDTH),
            spread: SPREAD,
        };
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, set_up_guide).add_systems(
        Update,
        show_guide
            .run_if(resource_exists_and_changed::<AimGuide>)
            .in_set(MatchSystems::Present),
    );
}
