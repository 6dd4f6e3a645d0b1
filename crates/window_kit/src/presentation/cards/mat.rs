//! The cloth under the cards.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::presentation::baked::seen_from_above;
use crate::presentation::cards::laid::{CardSystems, CardTable};
use crate::presentation::looks::table_look;
use crate::presentation::materials::{Felt, FeltMaterial};
use crate::presentation::palette;
use crate::settings::{Quality, Settings};

/// How far the cloth extends beyond the frame, in edges: its seam lies outside the frame.
const BEYOND: f32 = 1.2;
/// How far it lies below the felt of a tray that stands on it, in edges.
const UNDER: f32 = 0.01;

/// The cloth.
#[derive(Component)]
struct Mat;

pub(super) fn plugin<T: CardTable>(app: &mut App) {
    app.add_systems(
        Update,
        (
            spread_mat::<T>
                .in_set(CardSystems::Stage)
                .run_if(resource_exists_and_changed::<T>),
            take_mat.run_if(resource_removed::<T>),
        ),
    );
}

fn spread_mat<T: CardTable>(
    layout: Res<T>,
    (quality, settings): (Res<Quality>, Res<Settings>),
    mats: Query<Entity, With<Mat>>,
    mut spread: Local<Option<(Vec2, Vec2)>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut felts: ResMut<Assets<FeltMaterial>>,
    mut commands: Commands,
) {
    let area = layout.fit_area();
    let half = area.half + Vec2::splat(BEYOND);
    if *spread == Some((area.centre, half)) && !mats.is_empty() {
        return;
    }
    *spread = Some((area.centre, half));
    for mat in &mats {
        commands.entity(mat).despawn();
    }
    commands.spawn((
        Name::new("Cloth"),
        Mat,
        NotShadowCaster,
        NoFrustumCulling,
        Mesh3d(meshes.add(Plane3d::new(Vec3::Y, half))),
        MeshMaterial3d(felts.add(FeltMaterial {
            felt: Felt {
                color: palette::linear(table_look(settings.table_theme).cloth),
                centre: area.centre,
                reach: half,
                lit: area.half,
                area: Vec4::ONE,
            },
            picture: None,
            quality: quality.materials(),
        })),
        seen_from_above(),
        Transform::from_xyz(area.centre.x, -UNDER, area.centre.y),
    ));
}

fn take_mat(mats: Query<Entity, With<Mat>>, mut commands: Commands) {
    for mat in &mats {
        commands.entity(mat).despawn();
    }
}
