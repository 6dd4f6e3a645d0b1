//! A spot for cards on the table: where each card of a pile lies.

use bevy::prelude::*;

use crate::presentation::cards::mesh::{HEIGHT, THICKNESS};

/// How many cards of a discard pile are visible; a number stands for the cards below them.
pub const FANNED: usize = 5;

/// The slots of a hand. With more cards than slots, the cards lie closer together.
pub const SLOTS: usize = 5;

/// How the cards of a pile lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Spread {
    /// One on top of another.
    Pile,
    /// The last [`FANNED`] cards, each this far from the one before towards the viewer, in edges.
    Down(f32),
    /// Side by side at this distance, in edges.
    Across(f32),
}

/// A pile on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// The middle of its first card, on the table (x, z), in edges.
    pub first: Vec2,
    /// The width of its cards, in edges.
    pub width: f32,
    /// Whether its cards are small on the screen, and so have larger corner figures.
    pub small: bool,
    /// How its cards lie.
    pub spread: Spread,
}

/// The pose of a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardPose {
    /// Its middle, in edges.
    pub position: Vec3,
    /// Its width, in edges.
    pub width: f32,
    /// Its turn on the table, in radians.
    pub turn: f32,
    /// Whether it is small on the screen.
    pub small: bool,
}

impl Spot {
    /// The pose of the card with this index in a pile of `count` cards.
    pub fn pose(&self, index: usize, count: usize) -> CardPose {
        let place = self.first + self.step(index, count);
        // No two cards are put down in exactly the same way.
        let turn = match self.spread {
            Spread::Pile => whim(index) * 0.012,
            Spread::Down(_) => whim(index) * 0.006,
            Spread::Across(_) => 0.0,
        };
        CardPose {
            position: Vec3::new(place.x, (index as f32 + 0.6) * THICKNESS * self.width, place.y),
            width: self.width,
            turn,
            small: self.small,
        }
    }

    /// The displacement of the card with this index from the place of the first card.
    fn step(&self, index: usize, count: usize) -> Vec2 {
        match self.spread {
            Spread::Pile => Vec2::ZERO,
            Spread::Down(step) => {
                let hidden = count.saturating_sub(FANNED);
                Vec2::new(0.0, step * index.saturating_sub(hidden) as f32)
            }
            Spread::Across(step) => {
                let closer = (SLOTS as f32 - 1.0) / (count.max(SLOTS) as f32 - 1.0);
                Vec2::new(step * closer * index as f32, 0.0)
            }
        }
    }

    /// The rectangle of a card, on the table (x, z), in edges.
    pub fn card(&self, index: usize, count: usize) -> Rect {
        Rect::from_center_size(
            self.first + self.step(index, count),
            Vec2::new(1.0, HEIGHT) * self.width,
        )
    }

    /// The rectangle that all cards of a pile cover, or its empty place.
    pub fn area(&self, count: usize) -> Rect {
        let last = count.max(1) - 1;
        self.card(0, count).union(self.card(last, count))
    }
}

/// A number between -1 and 1 that looks random but is always the same.
fn whim(number: usize) -> f32 {
    // Multiples of the golden ratio spread evenly.
    (number as f32 * 0.618_034).fract() * 2.0 - 1.0
}
