//! Dice on the table before a match: a picture, not a match. Nothing of it can be picked or played.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::prelude::*;

use super::dress::DieMeshes;
use super::materials::{TableMaterials, die_tag};
use super::meshes::DIE_FACES;
use crate::app::Screen;

/// What stands there: where (x, z, in edges), and the dice from the bottom up, each with its colour and number.
const HEAPS: &[(f32, f32, &[(u8, u8)])] = &[
    (-6.4, -3.3, &[(1, 6), (0, 6), (7, 6)]),
    (-3.2, -4.6, &[(5, 2)]),
    (-0.9, -2.9, &[(3, 5)]),
    (2.6, -4.2, &[(6, 3), (2, 3)]),
    (5.9, -2.6, &[(4, 1)]),
    (8.3, -4.4, &[(0, 4)]),
    (-8.8, 0.4, &[(2, 4)]),
    (-5.0, 0.9, &[(7, 1)]),
    (-2.1, 1.2, &[(4, 5), (1, 5)]),
    (1.3, 0.1, &[(0, 2), (5, 2), (3, 2), (6, 2)]),
    (4.6, 1.5, &[(1, 3)]),
    (8.1, 0.7, &[(7, 5), (5, 5)]),
    (-7.3, 4.2, &[(6, 6)]),
    (-3.9, 4.5, &[(3, 1)]),
    (-0.2, 4.0, &[(2, 6)]),
    (3.4, 4.8, &[(5, 4), (0, 4)]),
    (6.9, 4.1, &[(3, 3)]),
    (9.4, 3.3, &[(4, 2)]),
];

/// A number between -1 and 1 that looks like chance and is always the same.
fn whim(number: usize) -> f32 {
    // Multiples of the golden section spread evenly.
    (number as f32 * 0.618_034).fract() * 2.0 - 1.0
}

/// A die of the picture.
#[derive(Component)]
struct StillLife;

/// Sets the dice out, until a match begins.
fn set_out(
    mut commands: Commands,
    there: Query<(), With<StillLife>>,
    meshes: Res<DieMeshes>,
    materials: Res<TableMaterials>,
) {
    if !there.is_empty() {
        return;
    }
    let mut count = 0;
    for (x, z, dice) in HEAPS {
        for (level, (color, number)) in dice.iter().enumerate() {
            count += 1;
            let up = DIE_FACES
                .iter()
                .find(|face| face.0 == *number)
                .map_or(Vec3::Y, |face| face.1);
            // A hand puts no die quite straight on another.
            let aside = Vec2::new(whim(count), whim(count + 7)) * if level == 0 { 0.3 } else { 0.07 };
            let turn = if level == 0 {
                3.0 * whim(count)
            } else {
                0.5 * whim(count)
            };
            commands.spawn((
                Name::new("Die of the still life"),
                StillLife,
                DespawnOnEnter(Screen::Match),
                Mesh3d(meshes.die.clone()),
                MeshMaterial3d(materials.die.clone()),
                die_tag(*color, 0.0),
                NoFrustumCulling,
                Transform::from_xyz(x + aside.x, level as f32 + 0.5, z + aside.y)
                    .with_rotation(Quat::from_rotation_y(turn) * Quat::from_rotation_arc(up, Vec3::Y)),
            ));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), set_out);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_still_life_keeps_to_the_rules() {
        for (index, (x, z, dice)) in HEAPS.iter().enumerate() {
            // A stack shows one number, and no colour lies on itself (S-4).
            assert!(
                dice.windows(2)
                    .all(|pair| pair[0].0 != pair[1].0 && pair[0].1 == pair[1].1)
            );
            for (other_x, other_z, _) in &HEAPS[..index] {
                assert!(
                    Vec2::new(x - other_x, z - other_z).length() > 2.1,
                    "{x} {z} is too near another"
                );
            }
        }
    }
}
