//! All kinds of dice side by side, as they are printed: a picture for checking the print.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;

use crate::screens::scenes::error::SceneError;
use crate::screens::scenes::stage::Stage;
use games::catalog::{AnyOptions, NAMES};
use physics::face::readable_rotation;
use rules::die::Face;
use rules::seats::Seats;
use tabletop::shape::DieShape;
use window_kit::presentation::camera::CameraHold;
use window_kit::presentation::dice_faces::{DiePrints, Printed, Printer};
use window_kit::presentation::dress::DieMeshes;
use window_kit::presentation::materials::{TableMaterials, die_tag};
use window_kit::window::by_game::ByGame;
use window_kit::window::state::{Overlay, Screen};

/// How far apart the dice lie, in edges.
const GAP: f32 = 1.45;

/// Lays out a row of dice for each kind. Returns how many seconds later the picture is taken.
pub(super) fn lay_out(stage: &mut Stage) -> Result<f32, SceneError> {
    stage.go_to(Screen::Match, Overlay::None);
    let world = stage.world();
    world
        .run_system_once(spawn_rows)
        .map_err(|_| SceneError::Missing("the dice could not be laid out"))?;
    let mut hold = world.resource_mut::<CameraHold>();
    hold.goal.zoom = 1.6;
    hold.now = hold.goal;
    Ok(0.6)
}

/// One die of each kind: one with pips, and those that the games print.
fn kinds(prints: &ByGame<DiePrints>) -> Vec<(DieShape, Option<Printed>)> {
    let mut kinds = vec![(DieShape::D6, None)];
    for options in NAMES.iter().filter_map(|game| AnyOptions::of_game(game)) {
        let Ok(seats) = Seats::solo(options.players().0) else {
            continue;
        };
        let dice = options.equipment(&seats).dice;
        for die in dice {
            let kind = (die.shape, prints.printed(&options, die.id));
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
    }
    kinds
}

fn spawn_rows(
    mut printer: Printer,
    prints: Res<ByGame<DiePrints>>,
    (meshes, materials): (Res<DieMeshes>, Res<TableMaterials>),
    mut commands: Commands,
) {
    for (row, (shape, printed)) in kinds(&prints).into_iter().rev().enumerate() {
        let (mesh, material) = match printed {
            Some(printed) => printer.print(shape, &printed),
            None => (meshes.die.clone(), materials.die.clone()),
        };
        for (column, face) in (1..=shape.faces()).map(Face).enumerate() {
            let x = (column as f32 - f32::from(shape.faces() - 1) * 0.5) * GAP;
            let turned = 0.12 * ((column * 7 + row * 3) as f32).sin();
            // Upright on the screen, except for the turn that a throw may leave.
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
