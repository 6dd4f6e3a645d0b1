//! Gives each die on the table a visual: mesh, material, and its owner's colour. [`super::dice_faces`] has the prints
//! on dice without pips.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::picking::Pickable;
use bevy::prelude::*;

use super::materials::{TableMaterials, die_tag};
use super::meshes;
use crate::presentation::motion::{Motion, PoseTrace};
use crate::presentation::visual::VisualOf;
use crate::settings::Quality;
use host::view::SeatColours;
use tabletop::die::Die;
use tabletop::shape::DieShape;

/// The visual of a die, as opposed to its outlines and badges.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DieVisual {
    /// The die.
    pub die: Die,
}

/// The meshes that all dice share.
#[derive(Resource, Clone, Debug)]
pub struct DieMeshes {
    /// A six-sided die with pips.
    pub die: Handle<Mesh>,
    /// Dice for outlines, six-sided and ten-sided, with no more corners than needed.
    outlines: [Handle<Mesh>; 2],
    /// A square of edge 2 for badges, facing +z.
    pub(crate) badge: Handle<Mesh>,
}

impl DieMeshes {
    /// A die for outlines.
    pub fn outline(&self, shape: DieShape) -> Handle<Mesh> {
        let [d6, d10] = &self.outlines;
        match shape {
            DieShape::D6 => d6.clone(),
            DieShape::D10 => d10.clone(),
        }
    }
}

impl FromWorld for DieMeshes {
    fn from_world(world: &mut World) -> Self {
        let steps = world.resource::<Quality>().rounding().0;
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let die = |shape, steps| meshes::die(shape, meshes::die_rounding(shape), steps, f32::from);
        Self {
            die: meshes.add(die(DieShape::D6, steps)),
            outlines: [DieShape::D6, DieShape::D10].map(|shape| meshes.add(die(shape, 2))),
            badge: meshes.add(Rectangle::new(2.0, 2.0)),
        }
    }
}

/// Spawns a visual for a die that has come to the table.
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

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<DieMeshes>().add_observer(dress_die);
}
