//! A spot of the table for cards: where in it each card lies.

use bevy::prelude::*;

use crate::presentation::cards::mesh::{HEIGHT, THICKNESS};

/// How many cards of a discard pile are seen; of those below, the number tells.
pub const FANNED: usize = 5;

/// Slots of a hand. More cards than that lie closer.
pub const SLOTS: usize = 5;

/// How the cards of a pile lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Spread {
    /// One on the other.
    Pile,
    /// The last [`FANNED`] towards the viewer by so much each, in edges.
    Down(f32),
    /// Side by side by so much each, in edges.
    Across(f32),
}

/// A pile on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// The middle of its first card, on the table (x, z), in edges.
    pub first: Vec2,
    /// How wide its cards are, in edges.
    pub width: f32,
    /// Whether its cards are small on the screen, and have larger corners.
    pub small: bool,
    pub(crate) spread: Spread,
}

/// How a card lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardPose {
    /// Its middle, in edges.
    pub position: Vec3,
    /// How wide it is, in edges.
    pub width: f32,
    /// How far it is turned on the table, in radians.
    pub turn: f32,
    /// Whether it is small on the screen.
    pub small: bool,
}

impl Spot {
    /// How the card with this index of a pile of so many lies.
    pub fn pose(&self, index: usize, count: usize) -> CardPose {
        let place = self.first + self.step(index, count);
        // No two people put a card down alike, nor one person twice.
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

    /// How far from the first card's place the card with this index lies.
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

/// A number between -1 and 1 that looks like chance and is always the same.
fn whim(number: usize) -> f32 {
    // Multiples of the golden section spread evenly.
    (number as f32 * 0.618_034).fract() * 2.0 - 1.0
}
