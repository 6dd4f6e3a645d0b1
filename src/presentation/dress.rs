//! Gives each die on the table a visual: mesh, material, and its owner's colour.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::picking::Pickable;
use bevy::prelude::*;

use super::animate::{Motion, PoseTrace};
use super::materials::{TableMaterials, die_tag};
use super::{RenderQuality, VisualOf, meshes};
use crate::table::die::Die;
use crate::table::view::SeatColours;

/// The visual of a die, as opposed to its outlines and badges.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieVisual {
    /// The die.
    pub die: Die,
}

/// The meshes that all dice share.
#[derive(Resource, Clone, Debug)]
pub struct DieMeshes {
    /// A die.
    pub die: Handle<Mesh>,
    /// A die for outlines: no more corners than they need.
    pub outline: Handle<Mesh>,
    /// A square of edge 2 for badges, facing +z.
    pub badge: Handle<Mesh>,
}

impl FromWorld for DieMeshes {
    fn from_world(world: &mut World) -> Self {
        let steps = match *world.resource::<RenderQuality>() {
            RenderQuality::Full => 4,
            RenderQuality::Low => 2,
        };
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        Self {
            die: meshes.add(meshes::die(steps)),
            outline: meshes.add(meshes::die(2)),
            badge: meshes.add(Rectangle::new(2.0, 2.0)),
        }
    }
}

/// A die has come to the table: shows it.
fn dress_die(
    added: On<Add, Die>,
    dice: Query<(&Die, &Transform)>,
    meshes: Res<DieMeshes>,
    materials: Res<TableMaterials>,
    colours: Res<SeatColours>,
    mut commands: Commands,
) {
    let Ok((die, transform)) = dice.get(added.entity) else {
        return;
    };
    commands.spawn((
        Name::new(format!("Die {} of seat {}", die.id.0, die.owner.0)),
        VisualOf(added.entity),
        DieVisual { die: *die },
        PoseTrace::at(transform),
        Motion::default(),
        die_tag(colours.of(die.owner), 0.0),
        Mesh3d(meshes.die.clone()),
        MeshMaterial3d(materials.die.clone()),
        Pickable::default(),
        NoFrustumCulling,
        *transform,
        Visibility::Hidden,
    ));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DieMeshes>().add_observer(dress_die);
}
