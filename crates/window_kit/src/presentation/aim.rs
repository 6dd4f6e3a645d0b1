//! The aimed throw, drawn on the felt: an arrow for direction and power, and a cone for the possible deviation.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::materials::{Aim, AimMaterial, MOST_CROSSED, TableMaterials};
use super::palette;
use crate::presentation::rehearsal::{Rehearse, rehearsed};
use crate::presentation::visual::AimGuide;
use crate::table::aiming::Aiming;
use crate::table::phase::MatchSystems;
use crate::table::practice::PracticeSystems;
use crate::window::state::Screen;
use physics::aim::{Cone, to_rim};
use physics::params::{CONE_MOST_EDGES, CONE_OPENING_EDGES, CONE_SLOPE};
use tabletop::die::Die;
use tabletop::throw::ThrowGesture;
use tabletop::tray::TrayGeometry;

/// The width of the quad, in edges: the whole cone lies on it.
const WIDTH: f32 = 2.0 * (CONE_OPENING_EDGES + CONE_MOST_EDGES * CONE_SLOPE) + 1.0;
/// The height of the guide over the felt, in edges: above outlines on the felt, below the dice.
const HEIGHT: f32 = 0.03;

/// The guide.
#[derive(Component)]
struct Guide;

/// Makes the guide, hidden.
fn set_up_guide(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, materials: Res<TableMaterials>) {
    // Along +x from the origin, flat on the felt.
    let quad = Mesh::from(Plane3d::new(Vec3::Y, Vec2::new(CONE_MOST_EDGES, WIDTH) * 0.5))
        .translated_by(Vec3::X * CONE_MOST_EDGES * 0.5);
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

/// The guide of a throw: it ends at the inside of the tray, and is amber where its cone crosses a stack.
fn drawn_as(gesture: &ThrowGesture, tray: &TrayGeometry, stacks: &[(Vec2, f32)]) -> Aim {
    let cone = Cone::of(gesture, tray);
    let mut crossed = [Vec4::ZERO; MOST_CROSSED];
    let mut count = 0;
    for (slot, place) in crossed.iter_mut().zip(cone.crossed(stacks)) {
        *slot = place.extend(0.0).extend(0.0);
        count += 1;
    }
    Aim {
        size: Vec2::new(CONE_MOST_EDGES, WIDTH),
        inside: tray.half_extents,
        power: gesture.power.clamp(0.0, 1.0),
        to_rim: to_rim(gesture, tray),
        reach: cone.reach,
        opening: CONE_OPENING_EDGES,
        slope: CONE_SLOPE,
        amber: palette::linear(palette::AMBER),
        crossed,
        count,
    }
}

/// Shows the throw that is being aimed.
fn show_guide(
    guide: Res<AimGuide>,
    (tray, aiming): (Option<Res<TrayGeometry>>, Aiming),
    mut drawn: Query<(&mut Transform, &mut Visibility), (With<Guide>, Without<Die>)>,
    materials: Res<TableMaterials>,
    mut aims: ResMut<Assets<AimMaterial>>,
) {
    let Ok((mut transform, mut visibility)) = drawn.single_mut() else {
        return;
    };
    let aimed = guide.0.filter(|gesture| gesture.direction.length_squared() > 1e-6);
    let (Some(gesture), Some(tray)) = (aimed, tray) else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    visibility.set_if_neq(Visibility::Visible);
    let angle = -gesture.direction.y.atan2(gesture.direction.x);
    *transform =
        Transform::from_xyz(gesture.from.x, HEIGHT, gesture.from.y).with_rotation(Quat::from_rotation_y(angle));
    if let Some(mut material) = aims.get_mut(&materials.aim) {
        material.aim = drawn_as(&gesture, &tray, &aiming.stacks());
    }
}

/// Nothing is aimed where no table is.
fn hide_guide(mut drawn: Query<&mut Visibility, With<Guide>>) {
    for mut visibility in &mut drawn {
        visibility.set_if_neq(Visibility::Hidden);
    }
}

fn rehearse_guide(mut commands: Commands, guide: Single<&Mesh3d, With<Guide>>, materials: Res<TableMaterials>) {
    commands.spawn(rehearsed(guide.0.clone(), materials.aim.clone()));
}

pub(super) fn plugin(app: &mut App) {
    app.rehearse(rehearse_guide)
        .add_systems(Startup, set_up_guide)
        .add_systems(
            Update,
            (
                show_guide
                    .run_if(resource_exists_and_changed::<AimGuide>)
                    .in_set(MatchSystems::Present),
                show_guide
                    .run_if(resource_exists_and_changed::<AimGuide>)
                    .in_set(PracticeSystems::Show),
            ),
        )
        .add_systems(OnExit(Screen::Practice), hide_guide);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A throw along +x, four edges from the rim.
    fn drawn(power: f32, stacks: &[(Vec2, f32)]) -> Aim {
        let tray = TrayGeometry::of_size(Vec2::new(20.0, 12.0));
        let gesture = ThrowGesture {
            from: Vec2::new(6.0, 1.0),
            direction: Vec2::X,
            power,
        };
        drawn_as(&gesture, &tray, stacks)
    }

    #[test]
    fn the_guide_ends_at_the_rim_however_hard_the_throw_is() {
        for power in [0.0, 0.3, 0.6, 1.0] {
            let drawn = drawn(power, &[]);
            assert_eq!((drawn.to_rim, drawn.inside), (4.0, Vec2::new(10.0, 6.0)));
            assert!(drawn.reach <= drawn.to_rim && drawn.count == 0);
        }
    }

    #[test]
    fn stacks_in_the_cone_are_amber_and_never_more_than_there_is_room_for() {
        let (before, beside) = (Vec2::new(8.5, 1.2), Vec2::new(8.0, -4.0));
        let one = drawn(0.6, &[(beside, 4.0), (before, 2.0)]);
        assert_eq!((one.count, one.crossed[0].xy()), (1, before));
        let many = drawn(0.6, &vec![(before, 2.0); 3 * MOST_CROSSED]);
        assert_eq!(many.count as usize, MOST_CROSSED);
    }
}
