//! Outlines around dice: which dice can be taken, are chosen, are a target, or fell.
//!
//! Colour never stands alone: each kind also has its own line (single, double, wide) or sign.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::dress::{DieMeshes, DieVisual};
use super::materials::{OutlineColor, TableMaterials, outline_tag};
use crate::presentation::motion::Motion;
use crate::presentation::rehearsal::{Rehearse, rehearsed};
use crate::presentation::visual::{Highlight, VisualOf};
use crate::table::phase::MatchSystems;
use crate::table::practice::PracticeSystems;
use tabletop::die::Die;
use tabletop::shape::DieShape;

/// The lines of a highlight, from the die outward: the colour and the outer distance from the die, in edges.
const fn lines(highlight: Highlight) -> &'static [(OutlineColor, f32)] {
    use OutlineColor::{Amber, Black, Brass, White};
    match highlight {
        // A dark line comes first, because the dice of some seats are as light as the white line.
        Highlight::Takeable => &[(Black, 0.025), (White, 0.085)],
        Highlight::Selected => &[(Black, 0.03), (Brass, 0.13)],
        Highlight::Target => &[(Black, 0.05), (White, 0.11), (Black, 0.14)],
        Highlight::Focus => &[(White, 0.07), (Brass, 0.15)],
        Highlight::Fallen => &[(Amber, 0.08)],
        Highlight::Cocked => &[(Black, 0.03), (Amber, 0.09)],
    }
}

/// The highlight that is drawn around a die now.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Outlined(pub Option<Highlight>);

/// One line around a die.
#[derive(Component)]
struct OutlineLine;

/// Determines which highlight each die has.
fn mark_visuals(
    mut commands: Commands,
    dice: Query<Option<&Highlight>, With<Die>>,
    mut visuals: Query<(Entity, &VisualOf, &Motion, Option<&mut Outlined>), With<DieVisual>>,
) {
    for (entity, visual, motion, outlined) in &mut visuals {
        let wanted = Outlined(motion.mark().or_else(|| dice.get(visual.0).ok().flatten().copied()));
        match outlined {
            Some(mut outlined) => {
                outlined.set_if_neq(wanted);
            }
            None => {
                commands.entity(entity).insert(wanted);
            }
        }
    }
}

/// Redraws the lines of dice whose highlight has changed.
fn draw_outlines(
    mut commands: Commands,
    changed: Query<(Entity, &DieVisual, &Outlined, Option<&Children>), Changed<Outlined>>,
    lines_drawn: Query<(), With<OutlineLine>>,
    meshes: Res<DieMeshes>,
    materials: Res<TableMaterials>,
) {
    for (entity, visual, outlined, children) in &changed {
        for child in children.into_iter().flatten() {
            if lines_drawn.contains(*child) {
                commands.entity(*child).despawn();
            }
        }
        let Some(highlight) = outlined.0 else {
            continue;
        };
        for (color, width) in lines(highlight) {
            commands.spawn((
                Name::new("Outline"),
                OutlineLine,
                ChildOf(entity),
                Mesh3d(meshes.outline(visual.die.shape)),
                MeshMaterial3d(materials.outline.clone()),
                outline_tag(*color, *width),
                NotShadowCaster,
                NoFrustumCulling,
                Transform::default(),
            ));
        }
    }
}

fn rehearse_outline(mut commands: Commands, meshes: Res<DieMeshes>, materials: Res<TableMaterials>) {
    commands.spawn(rehearsed(meshes.outline(DieShape::D6), materials.outline.clone()));
}

pub(super) fn plugin(app: &mut App) {
    app.rehearse(rehearse_outline).add_systems(
        Update,
        (
            (mark_visuals, draw_outlines).chain().in_set(MatchSystems::Present),
            (mark_visuals, draw_outlines).chain().in_set(PracticeSystems::Show),
        ),
    );
}
