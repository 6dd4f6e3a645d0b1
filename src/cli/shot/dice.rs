//! All kinds of dice beside each other, as they are printed: a picture to judge the printing by.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;

use super::stage::Stage;
use crate::catalog::AnyOptions;
use crate::games::skip_bo_dice::value::BONUS;
use crate::physics::face::readable_rotation;
use crate::physics::shape::DieShape;
use crate::presentation::camera::CameraHold;
use crate::presentation::dice_faces::{Printer, printed};
use crate::presentation::dress::DieMeshes;
use crate::presentation::materials::{TableMaterials, die_tag};
use crate::rules::die::{DieId, Face};
use crate::window::state::{Overlay, Screen};

/// How far apart the dice lie, in edges.
const GAP: f32 = 1.45;

/// Lays a row of dice out for each kind; how many seconds later the picture is taken.
pub(super) fn lay_out(stage: &mut Stage) -> Result<f32, String> {
    stage.go_to(Screen::Match, Overlay::None);
    let world = stage.world();
    world
        .run_system_once(spawn_rows)
        .map_err(|error| format!("the dice could not be laid out: {error}"))?;
    let mut hold = world.resource_mut::<CameraHold>();
    hold.goal.zoom = 1.6;
    hold.now = hold.goal;
    Ok(0.6)
}

fn spawn_rows(mut printer: Printer, meshes: Res<DieMeshes>, materials: Res<TableMaterials>, mut commands: Commands) {
    let of_game = |name| AnyOptions::of_game(name);
    let rows = [
        (of_game("skip-bo-dice"), BONUS, DieShape::D10),
        (of_game("skip-bo-dice"), DieId(0), DieShape::D6),
        (of_game("skip-bo-dice"), DieId(3), DieShape::D6),
        (of_game("skip-bo-mod"), DieId(0), DieShape::D6),
        (of_game("stack"), DieId(0), DieShape::D6),
    ];
    for (row, (options, die, shape)) in rows.into_iter().enumerate() {
        let (mesh, material) = match options.and_then(|options| printed(&options, die)) {
            Some((sides, body)) => printer.print(shape, &sides, body),
            None => (meshes.die.clone(), materials.die.clone()),
        };
        for (column, face) in (1..=shape.faces()).map(Face).enumerate() {
            let x = (column as f32 - f32::from(shape.faces() - 1) * 0.5) * GAP;
            let turned = 0.12 * ((column * 7 + row * 3) as f32).sin();
            // Upright on the screen, as far as a throw may turn it.
            let upright = Quat::from_rotation_y(turned) * readable_rotation(shape, face);
            commands.spawn((
                Mesh3d(mesh.clone()),
                MeshMaterial3d(material.clone()),
                die_tag(0, 0.0),
                NoFrustumCulling,
                Transform::from_xyz(x, 0.5, (row as f32 - 2.0) * 1.7).with_rotation(upright),
            ));
        }
    }
}
