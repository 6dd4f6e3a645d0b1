//! The shapes of the seats' symbols, for the chips of the interface. The colours come from the palette.

use bevy::prelude::*;

use crate::presentation::palette::{self, SeatSymbol};
use messages::Message;

/// A seat's colour, by colour number (0 to 7).
pub fn colour(number: u8) -> Color {
    palette::seat_color(number)
}

/// The name of a colour.
pub fn name(number: u8) -> Message {
    palette::seat_color_name(number)
}

/// The distance from a point to the edge of a seat's symbol, negative inside; the symbol fills -1 to 1, with y down.
pub fn distance(number: u8, at: Vec2) -> f32 {
    use SeatSymbol as S;
    match SeatSymbol::of(number) {
        S::Disc => at.length() - 0.86,
        S::Triangle => triangle(at),
        S::Hourglass => hourglass(at),
        S::Cross => bar(at, Vec2::new(0.92, 0.30)).min(bar(at, Vec2::new(0.30, 0.92))),
        S::Star => star(at),
        S::Ring => (at.length() - 0.66).abs() - 0.26,
        S::TwoBars => bar(at - Vec2::new(0.0, -0.46), Vec2::new(0.86, 0.25))
            .min(bar(at - Vec2::new(0.0, 0.46), Vec2::new(0.86, 0.25))),
        S::Crescent => (at.length() - 0.9).max(0.74 - (at - Vec2::new(0.40, -0.16)).length()),
    }
}

fn bar(at: Vec2, half: Vec2) -> f32 {
    let out = at.abs() - half;
    out.max(Vec2::ZERO).length() + out.max_element().min(0.0)
}

/// The distance to a convex outline given by its corners, clockwise on screen.
fn convex(at: Vec2, corners: &[Vec2]) -> f32 {
    (0..corners.len())
        .map(|i| {
            let along = (corners[(i + 1) % corners.len()] - corners[i]).normalize();
            (at - corners[i]).dot(Vec2::new(along.y, -along.x))
        })
        .fold(f32::MIN, f32::max)
}

fn triangle(at: Vec2) -> f32 {
    convex(
        at,
        &[Vec2::new(0.0, -0.9), Vec2::new(0.95, 0.75), Vec2::new(-0.95, 0.75)],
    )
}

fn hourglass(at: Vec2) -> f32 {
    let upper = convex(at, &[Vec2::new(-0.8, -0.9), Vec2::new(0.8, -0.9), Vec2::new(0.0, 0.12)]);
    let lower = convex(at, &[Vec2::new(0.0, -0.12), Vec2::new(0.8, 0.9), Vec2::new(-0.8, 0.9)]);
    upper.min(lower)
}

fn star(at: Vec2) -> f32 {
    // Five points: fold into one tenth, and take the line from tip to notch.
    let sector = std::f32::consts::TAU / 5.0;
    let angle = at.x.atan2(-at.y).rem_euclid(sector);
    let folded = angle.min(sector - angle);
    let point = at.length() * Vec2::new(folded.sin(), folded.cos());
    let tip = Vec2::new(0.0, 0.98);
    let notch = 0.42 * Vec2::new((sector / 2.0).sin(), (sector / 2.0).cos());
    let along = (notch - tip).normalize();
    (point - tip).dot(Vec2::new(-along.y, along.x))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_symbol_fills_a_good_part_of_its_square_and_no_corner() {
        for number in 0..8 {
            let inside = (0..400)
                .filter(|i| {
                    let at = Vec2::new((i % 20) as f32 + 0.5, (i / 20) as f32 + 0.5) / 10.0 - Vec2::ONE;
                    distance(number, at) < 0.0
                })
                .count();
            assert!((90..300).contains(&inside), "symbol {number} fills {inside} of 400");
            assert!(
                distance(number, Vec2::new(-0.99, -0.99)) > 0.0,
                "symbol {number} fills a corner"
            );
        }
    }
}
