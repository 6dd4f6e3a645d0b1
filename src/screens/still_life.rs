//! Things of all four games on the table before a match: a picture, not a match. Nothing in it can be picked or
//! played.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use physics::face::flat_rotation;
use rules::card::Card;
use rules::die::Face;
use tabletop::shape::DieShape;
use window_kit::presentation::cards::material::{CardAssets, VisibleSides, card_tag};
use window_kit::presentation::cards::mesh::THICKNESS;
use window_kit::presentation::dice_faces::{Print, Printed, Printer};
use window_kit::presentation::dress::DieMeshes;
use window_kit::presentation::materials::{TableMaterials, die_tag};
use window_kit::presentation::palette::DieBody;
use window_kit::window::state::Screen;

/// The dice of the picture: for each heap its place (x, z, in edges), and its dice from the bottom up, each with
/// colour and number.
const HEAPS: &[(f32, f32, &[(u8, u8)])] = &[
    (-6.4, -3.3, &[(1, 6), (0, 6), (7, 6)]),
    (-3.2, -4.6, &[(5, 2)]),
    (-1.5, -2.4, &[(3, 5)]),
    (-8.8, 0.0, &[(2, 4)]),
    (-5.0, 0.5, &[(7, 1)]),
    (-2.2, 1.2, &[(0, 2), (5, 2), (3, 2), (6, 2)]),
    (-9.2, -4.6, &[(6, 3), (2, 3)]),
    (1.2, -4.7, &[(4, 1)]),
    (0.6, 4.4, &[(3, 1), (1, 1)]),
    (-3.4, 4.6, &[(4, 5)]),
];

/// Dice without an owner: shape, place (x, z, in edges), number, turn (radians), and body.
const PRINTED: &[(DieShape, f32, f32, u8, f32, DieBody)] = &[
    (DieShape::D6, 3.2, 4.5, 4, 3.4, DieBody::Mist),
    (DieShape::D6, 5.0, 3.2, 5, 2.9, DieBody::Ivory),
    (DieShape::D10, 7.3, 4.3, 7, 0.2, DieBody::Brass),
];

/// How wide a card is, in edges.
const CARD_WIDTH: f32 = 2.9;
/// A hand of cards, face up, from left to right; 13 is the Skip-Bo card.
const HAND: [u8; 5] = [3, 7, 13, 6, 12];
/// The point where a hand would hold the cards (x, z), and the distance of the cards' middles from it, in edges.
const HELD_AT: (f32, f32) = (5.4, 5.0);
const HELD_RADIUS: f32 = 6.2;
/// The turn from one card of the hand to the next, in radians.
const HAND_TURN: f32 = 0.24;
/// A pile of cards face down: its place (x, z), and the number of cards.
const PILE: (f32, f32, usize) = (-7.4, 3.9, 14);

/// A number between -1 and 1 that looks random and is always the same.
fn whim(number: usize) -> f32 {
    // Multiples of the golden ratio spread evenly.
    (number as f32 * 0.618_034).fract() * 2.0 - 1.0
}

/// A thing of the picture.
#[derive(Component, Clone, Copy)]
#[require(NoFrustumCulling, DespawnOnEnter::<Screen>(Screen::Match))]
struct StillLife;

/// The meshes and materials of the things.
#[derive(SystemParam)]
struct Things<'w> {
    dice: Res<'w, DieMeshes>,
    resin: Res<'w, TableMaterials>,
    cards: Res<'w, CardAssets>,
    printer: Printer<'w>,
}

/// Sets up the picture; it stays until a match or practice begins.
fn set_out(mut commands: Commands, there: Query<(), With<StillLife>>, mut things: Things) {
    if !there.is_empty() {
        return;
    }
    stand_heaps(&mut commands, &things);
    lay_printed_dice(&mut commands, &mut things.printer);
    lay_cards(&mut commands, &things.cards);
}

/// Makes room for the dice that are thrown for practice.
fn clear(there: Query<Entity, With<StillLife>>, mut commands: Commands) {
    for thing in &there {
        commands.entity(thing).despawn();
    }
}

fn stand_heaps(commands: &mut Commands, things: &Things) {
    let mut count = 0;
    for (x, z, dice) in HEAPS {
        for (level, (color, number)) in dice.iter().enumerate() {
            count += 1;
            // No hand puts a die exactly straight on another.
            let aside = Vec2::new(whim(count), whim(count + 7)) * if level == 0 { 0.3 } else { 0.07 };
            let turn = if level == 0 { 3.0 } else { 0.5 } * whim(count);
            commands.spawn((
                Name::new("Die of the still life"),
                StillLife,
                Mesh3d(things.dice.die.clone()),
                MeshMaterial3d(things.resin.die.clone()),
                die_tag(*color, 0.0),
                Transform::from_xyz(x + aside.x, level as f32 + 0.5, z + aside.y).with_rotation(flat_rotation(
                    DieShape::D6,
                    Face(*number),
                    turn,
                )),
            ));
        }
    }
}

fn lay_printed_dice(commands: &mut Commands, printer: &mut Printer) {
    for &(shape, x, z, number, turn, body) in PRINTED {
        let sides = (1..=shape.faces()).map(Print::Number).collect();
        let (mesh, material) = printer.print(shape, &Printed { sides, body });
        commands.spawn((
            Name::new("Printed die of the still life"),
            StillLife,
            Mesh3d(mesh),
            MeshMaterial3d(material),
            die_tag(0, 0.0),
            Transform::from_xyz(x, shape.face_distance(), z).with_rotation(flat_rotation(shape, Face(number), turn)),
        ));
    }
}

fn lay_cards(commands: &mut Commands, cards: &CardAssets) {
    let mut lay = |face: Option<Card>, at: Vec3, rotation: Quat| {
        commands.spawn((
            Name::new("Card of the still life"),
            StillLife,
            Mesh3d(cards.card.clone()),
            cards.paper(if face.is_some() {
                VisibleSides::of(face, 0.0)
            } else {
                VisibleSides::Back
            }),
            card_tag(face, false, 0.0),
            Transform::from_translation(at)
                .with_rotation(rotation)
                .with_scale(Vec3::splat(CARD_WIDTH)),
        ));
    };
    let thick = THICKNESS * CARD_WIDTH;
    let middle = (HAND.len() - 1) as f32 / 2.0;
    for (index, card) in HAND.into_iter().enumerate() {
        let turn = HAND_TURN * (index as f32 - middle);
        let (sin, cos) = turn.sin_cos();
        let at = Vec3::new(
            HELD_AT.0 + HELD_RADIUS * sin,
            // Each card lies on the one before, with some air between.
            thick * (0.5 + 2.0 * index as f32),
            HELD_AT.1 - HELD_RADIUS * cos,
        );
        lay(Some(Card(card)), at, Quat::from_rotation_y(-turn));
    }
    let (x, z, count) = PILE;
    for index in 0..count {
        let aside = Vec2::new(whim(index), whim(index + 5)) * 0.05;
        let at = Vec3::new(x + aside.x, thick * (0.5 + index as f32), z + aside.y);
        let face_down = Quat::from_rotation_y(0.35 + 0.06 * whim(index)) * Quat::from_rotation_z(std::f32::consts::PI);
        lay(None, at, face_down);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), set_out)
        .add_systems(OnEnter(Screen::Practice), clear);
}

#[cfg(test)]
mod tests {
    use super::*;
    use window_kit::presentation::shown_tray::ShownTray;

    #[test]
    fn everything_on_the_title_lies_in_the_usual_tray() {
        let half = ShownTray::default().half;
        let heaps = HEAPS.iter().map(|(x, z, _)| (Vec2::new(*x, *z), 1.3));
        let printed = PRINTED.iter().map(|(_, x, z, ..)| (Vec2::new(*x, *z), 1.0));
        let middle = (HAND.len() - 1) as f32 / 2.0;
        let hand = (0..HAND.len()).map(|index| {
            let (sin, cos) = (HAND_TURN * (index as f32 - middle)).sin_cos();
            let at = Vec2::new(HELD_AT.0 + HELD_RADIUS * sin, HELD_AT.1 - HELD_RADIUS * cos);
            (at, CARD_WIDTH * 0.5)
        });
        let pile = [(Vec2::new(PILE.0, PILE.1), CARD_WIDTH * 0.5)];
        for (place, reach) in heaps.chain(printed).chain(hand).chain(pile) {
            assert!((place.abs() + reach).cmple(half).all(), "{place} is not inside {half}");
        }
    }

    #[test]
    fn the_still_life_keeps_to_the_rules() {
        for (_, _, dice) in HEAPS {
            // A stack shows one number, and no die lies on one of its own colour (S-4).
            assert!(
                dice.windows(2)
                    .all(|pair| pair[0].0 != pair[1].0 && pair[0].1 == pair[1].1)
            );
        }
        let heaps = HEAPS.iter().map(|(x, z, _)| Vec2::new(*x, *z));
        let printed = PRINTED.iter().map(|(_, x, z, ..)| Vec2::new(*x, *z));
        let places: Vec<Vec2> = heaps.chain(printed).collect();
        for (index, place) in places.iter().enumerate() {
            for other in &places[..index] {
                assert!(place.distance(*other) > 2.1, "{place} is too near {other}");
            }
        }
    }
}
