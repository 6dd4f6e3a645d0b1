//! A table laid out in a given position: a match that starts in the middle, for pictures and for tests of a certain
//! moment.
//!
//! The dice are put down as a position of the rules says, spread over the tray. From there on the match is played like
//! any other. Only its record can't be replayed, because the beginning is missing.

use crate::table::entities::WorldDice;
use bevy::prelude::*;
use rand::RngExt;
use rand::seq::SliceRandom;

use super::cards;
use super::sync::tell_stacks;
use crate::table::components::die::{DiceIndex, Shows};
use crate::table::components::pile::{DicePile, InPile};
use crate::table::physics::body::PlaceDie;
use games::catalog::AnyGame;
use host::dice::lay_aside;
use host::hand::HandRng;
use host::match_setup::MatchSetup;
use physics::face::{flat_rotation, placed_on};
use rules::die::{DieId, Face};
use rules::rng::RulesRng;
use tabletop::aside::Aside;
use tabletop::die::{Die, OutOfPlay};
use tabletop::game::{DiePlacement, Layout};
use tabletop::pose::Pose;
use tabletop::tray::TrayGeometry;

/// How far the dice stay from the rim, in edges.
const RIM_INSET_EDGES: f32 = 1.0;
/// How far a die may lie from the middle of its share of the tray, as a fraction of the free room.
const SCATTER: f32 = 0.3;

/// Starts a match in the middle of a game. The current match ends.
#[derive(Message, Clone, Debug)]
pub struct StartPosition {
    /// The players and the seed. Game, options and seating have to be those of the position.
    pub setup: MatchSetup,
    /// The position.
    pub position: AnyGame,
}

/// Lays out the dice of a match that was just set up on its tray, and its cards in their piles.
pub(super) fn lay_out(world: &mut World, layout: &Layout) {
    if let Some(piles) = &layout.piles {
        cards::lay_out(world, piles);
    }
    let Some(tray) = world.get_resource::<TrayGeometry>().copied() else {
        return;
    };
    let Some(mut hand) = world.remove_resource::<HandRng>() else {
        return;
    };
    let mut groups: Vec<Vec<DieId>> = layout.stacks.clone();
    let stacked: Vec<DieId> = groups.concat();
    let loose = (0..layout.dice.len() as u8).map(DieId);
    groups.extend(loose.filter(|die| !stacked.contains(die)).map(|die| vec![die]));
    groups.retain(|group| group.iter().all(|die| shown(layout, *die).is_some()));

    let places = spread(groups.len(), &tray, &mut hand.rng);
    for (group, place) in groups.iter().zip(places) {
        put_down(world, layout, group, place, &mut hand.rng);
    }
    world.insert_resource(hand);
    tell_stacks(world);
}

/// The number that a die on the table shows.
fn shown(layout: &Layout, die: DieId) -> Option<Face> {
    match layout.dice.get(die.index())? {
        DiePlacement::OnTable(faces) | DiePlacement::UsedUp(faces) => faces.lowest(),
        DiePlacement::InHand | DiePlacement::Away => None,
    }
}

/// At least `count` places all over the tray, each with room around it, in random order.
pub(super) fn spread(count: usize, tray: &TrayGeometry, rng: &mut RulesRng) -> Vec<Vec2> {
    let half = tray.half_extents - Vec2::splat(RIM_INSET_EDGES);
    let columns = (count as f32 * half.x / half.y).sqrt().ceil().max(1.0);
    let rows = (count as f32 / columns).ceil().max(1.0);
    let share = Vec2::new(2.0 * half.x / columns, 2.0 * half.y / rows);
    // A die in any turn, with its gap, needs 1.5 edges.
    let free = ((share - Vec2::splat(1.5)) * SCATTER).max(Vec2::ZERO);
    let mut places: Vec<Vec2> = (0..columns as usize * rows as usize)
        .map(|cell| {
            let cell = Vec2::new((cell % columns as usize) as f32, (cell / columns as usize) as f32);
            let scatter = Vec2::new(rng.random_range(-1.0..=1.0), rng.random_range(-1.0..=1.0));
            (cell + 0.5) * share - half + scatter * free
        })
        .collect();
    places.shuffle(rng);
    places
}

/// Puts a die or a stack (bottom first) down at a place.
fn put_down(world: &mut World, layout: &Layout, group: &[DieId], place: Vec2, rng: &mut RulesRng) {
    let pile = (group.len() > 1).then(|| world.spawn(DicePile { bottom: group[0] }).id());
    let mut below: Option<Pose> = None;
    for die in group {
        let (Some(face), Some(entity)) = (shown(layout, *die), world.resource::<DiceIndex>().get(*die)) else {
            continue;
        };
        let shape = world.get::<Die>(entity).map(|die| die.shape).unwrap_or_default();
        let pose = match below {
            Some(below) => placed_on(below, face, rng),
            None => Pose {
                position: Vec3::new(place.x, shape.face_distance(), place.y),
                rotation: flat_rotation(shape, face, rng.random_range(0.0..std::f32::consts::TAU)),
            },
        };
        below = Some(pose);
        let mut entity = world.entity_mut(entity);
        entity.remove::<OutOfPlay>().insert(Shows(face));
        if let Some(pile) = pile {
            entity.insert(InPile(pile));
        }
        PlaceDie(pose).apply(entity);
        if matches!(layout.dice.get(die.index()), Some(DiePlacement::UsedUp(_))) {
            lay_aside(&mut WorldDice(world), *die, Aside { used: true });
        }
    }
}
