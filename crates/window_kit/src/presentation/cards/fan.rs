//! The cards of the winners gather in a fan over the middle of the table, at the end of a match.
//!
//! Only what is drawn moves: the cards stay in their piles, and their visuals return to them.

use bevy::prelude::*;

use super::motion::CardMotion;
use crate::presentation::cards::laid::CardTable;
use crate::presentation::cards::mesh::THICKNESS;
use crate::presentation::cards::spot::CardPose;
use rules::card::Card;
use tabletop::pile::PilePlace;

/// The most cards in a fan.
pub(super) const MOST: usize = 12;
/// The width of its cards, in those of a building pile.
const WIDTH: f32 = 1.15;
/// The angle from card to card, and from the first to the last at most, in radians.
const APART: f32 = 0.17;
const WIDEST: f32 = 1.45;
/// The distance of the cards' middles from the point that they turn around, in card widths.
const RADIUS: f32 = 3.6;
/// How high the first card is over the felt, in edges: over every pile.
const HEIGHT: f32 = 1.2;
/// How long the first card flies, and how much longer each next one, in seconds.
const FLIGHT_S: f32 = 0.7;
const NEXT_S: f32 = 0.07;

/// The cards of the fan, from left to right; empty if there is none.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct Fan {
    cards: Vec<Entity>,
    /// Whether they have not left for their places yet, and fly there.
    leaves: bool,
}

impl Fan {
    /// A fan of these cards, from left to right. They fly to their places if `leaves`.
    pub(super) const fn new(cards: Vec<Entity>, leaves: bool) -> Self {
        Self { cards, leaves }
    }

    /// Whether the card is in the fan.
    pub(super) fn contains(&self, card: Entity) -> bool {
        self.cards.contains(&card)
    }

    /// The place of each card of the fan on this table.
    pub(super) fn poses<T: CardTable>(&self, table: &T) -> impl Iterator<Item = (Entity, CardPose)> {
        let piles = table.spot(PilePlace::Building(0));
        let width = piles.width * WIDTH;
        let middle = Vec2::new(table.fit_area().centre.x, piles.first.y);
        let count = self.cards.len();
        let cards = self.cards.iter().copied().enumerate();
        cards.map(move |(number, card)| (card, pose(middle, width, number, count)))
    }

    /// Sends a card of the fan to its place: it flies there the first time, if it was asked to.
    pub(super) fn send(&self, card: Entity, pose: CardPose, face: Option<Card>, motion: &mut CardMotion) {
        let place = self.cards.iter().position(|other| *other == card).unwrap_or_default();
        let flight_s = self.leaves.then_some(FLIGHT_S + place as f32 * NEXT_S);
        motion.go(pose, face, flight_s);
    }

    /// Notes that all its cards are on their way.
    pub(super) fn has_left(&mut self) {
        self.leaves = false;
    }

    /// Whether its cards have still to leave for their places.
    pub(super) const fn leaves(&self) -> bool {
        self.leaves
    }
}

/// The place of a card in a fan of `count` cards around this point, in edges.
fn pose(middle: Vec2, width: f32, number: usize, count: usize) -> CardPose {
    let gaps = count.saturating_sub(1) as f32;
    let whole = (gaps * APART).min(WIDEST);
    let angle = if gaps > 0.0 {
        (number as f32 / gaps - 0.5) * whole
    } else {
        0.0
    };
    let radius = RADIUS * width;
    let out = Vec2::new(angle.sin(), -angle.cos()) * radius;
    let place = middle + Vec2::new(0.0, radius) + out;
    CardPose {
        position: Vec3::new(place.x, HEIGHT + number as f32 * 4.0 * THICKNESS * width, place.y),
        width,
        turn: -angle,
        small: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fan_is_symmetric_and_each_card_shows_beside_the_one_before() {
        for count in 1..=MOST {
            let poses: Vec<CardPose> = (0..count).map(|number| pose(Vec2::ZERO, 2.0, number, count)).collect();
            let sum: f32 = poses.iter().map(|pose| pose.position.x).sum();
            assert!(sum.abs() < 1e-3, "{count}: {sum}");
            for pair in poses.windows(2) {
                assert!(pair[1].position.x - pair[0].position.x > 0.12 * 2.0, "{count}");
                assert!(pair[1].position.y > pair[0].position.y, "it lies on the one before");
            }
        }
    }
}
