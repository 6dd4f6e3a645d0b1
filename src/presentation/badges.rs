//! Signs that stand upright on the screen: whose a die is, how high a stack is, where a die can go.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::mesh::MeshTag;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;

use super::dice_faces::OfNobody;
use super::dress::{DieMeshes, DieVisual};
use super::highlight::Outlined;
use super::materials::{Sign, TableMaterials, badge_tag};
use super::{Highlight, VisualOf};
use crate::settings::{DiceMarks, Settings};
use crate::table::die::Die;
use crate::table::phase::MatchSystems;
use crate::table::pile::{DiceStack, InPile, PileContents};
use crate::table::view::SeatColours;

/// Whether owners' badges are shown now: input sets it while B is held. The setting shows them always.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShowBadges(pub bool);

/// A sign over a die's visual. It is no child of the die, for it does not turn with it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Badge {
    /// The visual it belongs to.
    over: Entity,
    /// What it says.
    sign: Sign,
}

/// The signs that are due now, and makes and takes away what differs.
fn post_badges(
    mut commands: Commands,
    show: Res<ShowBadges>,
    settings: Option<Res<Settings>>,
    visuals: Query<(
        Entity,
        &VisualOf,
        &DieVisual,
        &Visibility,
        Option<&Outlined>,
        Has<OfNobody>,
    )>,
    dice: Query<Option<&InPile>, With<Die>>,
    piles: Query<&PileContents, With<DiceStack>>,
    badges: Query<(Entity, &Badge)>,
    meshes: Res<DieMeshes>,
    materials: Res<TableMaterials>,
    colours: Res<SeatColours>,
) {
    let owners = show.0 || settings.is_some_and(|settings| settings.dice_marks == DiceMarks::Badges);
    let mut due: HashSet<(Entity, u32)> = HashSet::default();
    let mut signs: Vec<(Entity, Sign)> = Vec::new();
    for (entity, visual, dressed, visibility, outlined, of_nobody) in &visuals {
        if *visibility == Visibility::Hidden {
            continue;
        }
        let mut add = |sign: Sign| {
            due.insert((entity, badge_tag(sign).0));
            signs.push((entity, sign));
        };
        let pile = dice
            .get(visual.0)
            .ok()
            .flatten()
            .and_then(|pile| piles.get(pile.0).ok())
            .map(PileContents::entities)
            .unwrap_or_default();
        let on_top = pile.is_empty() || pile.last() == Some(&visual.0);
        if owners && on_top && !of_nobody {
            add(Sign::Owner(colours.of(dressed.die.owner)));
        }
        if pile.len() > 1 && on_top {
            add(Sign::Height(pile.len() as u8));
        }
        match outlined.and_then(|outlined| outlined.0) {
            Some(Highlight::Target) => add(Sign::Plus),
            Some(Highlight::Cocked) => add(Sign::Ring),
            _ => {}
        }
    }
    let mut kept: HashSet<(Entity, u32)> = HashSet::default();
    for (entity, badge) in &badges {
        let key = (badge.over, badge_tag(badge.sign).0);
        if due.contains(&key) {
            kept.insert(key);
        } else {
            commands.entity(entity).despawn();
        }
    }
    for (over, sign) in signs {
        let tag: MeshTag = badge_tag(sign);
        if kept.contains(&(over, tag.0)) {
            continue;
        }
        commands.spawn((
            Name::new("Badge"),
            Badge { over, sign },
            Mesh3d(meshes.badge.clone()),
            MeshMaterial3d(materials.badge.clone()),
            tag,
            NotShadowCaster,
            NoFrustumCulling,
            Transform::default(),
        ));
    }
}

/// Keeps each sign over its die.
fn follow_dice(
    mut badges: Query<(&Badge, &mut Transform), Without<DieVisual>>,
    visuals: Query<&Transform, With<DieVisual>>,
) {
    for (badge, mut transform) in &mut badges {
        if let Ok(die) = visuals.get(badge.over) {
            transform.set_if_neq(Transform::from_translation(die.translation + Vec3::Y * 0.5));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShowBadges>()
        .add_systems(Update, (post_badges, follow_dice).chain().in_set(MatchSystems::Present));
}
