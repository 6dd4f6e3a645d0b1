//! Signs that stand upright on the screen: the owner of a die, the height of a stack, and where a die can go.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::mesh::MeshTag;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;

use super::dice_faces::Ownerless;
use super::dress::{DieMeshes, DieVisual};
use super::highlight::Outlined;
use super::materials::{HEIGHT_HALF, HEIGHT_PLACES, Sign, TableMaterials, badge_tag, height_tag};
use crate::presentation::motion::Motion;
use crate::presentation::rehearsal::{Rehearse, rehearsed};
use crate::presentation::visual::{Highlight, TableCamera, VisualOf};
use crate::settings::{DiceMarks, Settings};
use crate::table::components::pile::{DicePile, InPile, PileContents};
use crate::table::phase::{InMatch, MatchSystems};
use host::view::SeatColours;
use tabletop::die::Die;

/// Whether owners' badges are shown now: input sets it while B is held. A setting can show them at all times.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShowBadges(pub bool);

/// A sign over a die's visual. It is not a child of the visual, because it does not turn with it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Badge {
    /// The visual it belongs to.
    over: Entity,
    /// The sign.
    sign: Sign,
}

/// Determines which signs are due now, and spawns and despawns the differences.
fn post_badges(
    mut commands: Commands,
    show: Res<ShowBadges>,
    settings: Res<Settings>,
    visuals: Query<(
        Entity,
        &VisualOf,
        &DieVisual,
        &Visibility,
        Option<&Outlined>,
        Has<Ownerless>,
        Option<&Motion>,
    )>,
    dice: Query<Option<&InPile>, With<Die>>,
    piles: Query<&PileContents, With<DicePile>>,
    badges: Query<(Entity, &Badge)>,
    meshes: Res<DieMeshes>,
    materials: Res<TableMaterials>,
    colours: Res<SeatColours>,
) {
    let owners = show.0 || settings.dice_marks == DiceMarks::Badges;
    let mut due: HashSet<(Entity, u32)> = HashSet::default();
    let mut signs: Vec<(Entity, Sign)> = Vec::new();
    for (entity, visual, dressed, visibility, outlined, of_nobody, motion) in &visuals {
        // A die that was gathered stands on nothing.
        let is_gathered = motion.is_some_and(|motion| motion.posed.is_some());
        if *visibility == Visibility::Hidden || is_gathered {
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
            DespawnOnExit(InMatch),
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

/// Half the visible top of a die, in edges.
const TOP_HALF: f32 = 0.5;
/// A height moves only if it then covers this much less of the tops, in square edges. This keeps it from jumping
/// about.
const WORTH_MOVING: f32 = 0.02;

/// How much a plate at a place covers of these tops, in square edges of the screen's plane. The middles of the tops
/// are relative to the middle of the stack's own top.
fn covered(place: Vec2, tops: &[Vec2]) -> f32 {
    let plate = Rect::from_center_half_size(place, HEIGHT_HALF);
    let cover = |top: &Vec2| {
        let common = plate.intersect(Rect::from_center_half_size(*top, Vec2::splat(TOP_HALF)));
        common.width().max(0.0) * common.height().max(0.0)
    };
    tops.iter().map(cover).sum()
}

/// The place where a height covers the least of the other tops; the present place if no other is better.
fn best_place(now: usize, tops: &[Vec2]) -> usize {
    let cost = |place: usize| covered(HEIGHT_PLACES[place], tops);
    let mut best = 0;
    for place in 1..HEIGHT_PLACES.len() {
        if cost(place) + WORTH_MOVING < cost(best) {
            best = place;
        }
    }
    let now = now % HEIGHT_PLACES.len();
    if cost(now) <= cost(best) && covered(HEIGHT_PLACES[0], tops) > WORTH_MOVING {
        now
    } else {
        best
    }
}

/// Puts heights where they do not cover the top of another stack or die, because players read the numbers there.
fn place_heights(
    cameras: Query<&GlobalTransform, With<TableCamera>>,
    tops: Query<(Entity, &Transform, &Visibility), With<DieVisual>>,
    mut badges: Query<(&Badge, &mut MeshTag)>,
) {
    let Ok(camera) = cameras.single() else { return };
    let (right, up) = (camera.right(), camera.up());
    for (badge, mut tag) in &mut badges {
        let (Sign::Height(_), Ok((_, own, _))) = (badge.sign, tops.get(badge.over)) else {
            continue;
        };
        // This includes dice under others: their tops are hidden, and lie where the dice above them lie.
        let near: Vec<Vec2> = tops
            .iter()
            .filter(|(entity, _, visibility)| *entity != badge.over && **visibility != Visibility::Hidden)
            .map(|(_, other, _)| other.translation - own.translation)
            // Leaves out the dice of the same stack, which are below this one.
            .filter(|way| way.xz().length() > 2.0 * TOP_HALF * 0.8)
            .map(|way| Vec2::new(way.dot(*right), way.dot(*up)))
            .filter(|way| way.length() < 2.5)
            .collect();
        let now = (tag.0 >> 8 & 7) as usize;
        tag.set_if_neq(height_tag(badge.sign, best_place(now, &near)));
    }
}

fn rehearse_badge(mut commands: Commands, meshes: Res<DieMeshes>, materials: Res<TableMaterials>) {
    commands.spawn(rehearsed(meshes.badge.clone(), materials.badge.clone()));
}

pub(super) fn plugin(app: &mut App) {
    app.rehearse(rehearse_badge);
    app.init_resource::<ShowBadges>().add_systems(
        Update,
        (post_badges, follow_dice, place_heights)
            .chain()
            .in_set(MatchSystems::Present),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_height_covers_neither_its_own_top_nor_a_neighbours() {
        let own = Vec2::ZERO;
        assert!(HEIGHT_PLACES.iter().all(|place| covered(*place, &[own]) < 1e-6));
        // Nothing is near: the place is in front of the stack.
        assert_eq!(best_place(0, &[]), 0);
        // With dice in front of it, to the right, and both.
        let (before, right) = (Vec2::new(0.1, -1.1), Vec2::new(1.1, 0.0));
        for tops in [vec![before], vec![right], vec![before, right]] {
            let place = HEIGHT_PLACES[best_place(0, &tops)];
            assert!(covered(place, &tops) < 1e-6, "{tops:?}: {place}");
        }
        // A height that is surrounded stays in place instead of jumping about.
        let around: Vec<Vec2> = HEIGHT_PLACES.iter().map(|place| *place * 1.4).collect();
        let settled = best_place(0, &around);
        assert_eq!(best_place(settled, &around), settled);
    }
}
