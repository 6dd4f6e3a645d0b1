//! Where everything of a card table lies: pure functions from the seats to places on the table.
//!
//! The table is laid out as the wireframe of 1280x720 has it: one's own area large at the bottom, the others condensed
//! along the top, the building piles between them, a die's tray on the right. Places are given in the wireframe's pixels
//! and turned into edges here. Knows no entity and no card.

use bevy::prelude::*;

use super::mesh::{HEIGHT, THICKNESS};
use crate::presentation::camera::Frame;
use crate::rules::ids::{PlayerId, PlayerSet};
use crate::table::pile::PilePlace;

/// The part of the wireframe that the table fills, in its pixels: between the top bar and the bottom strip.
const SCREEN: Rect = Rect {
    min: Vec2::new(0.0, 40.0),
    max: Vec2::new(1280.0, 662.0),
};
/// How many pixels of the wireframe an edge is, where no tray asks for more room.
const PIXELS_PER_EDGE: f32 = 36.0;
/// How steeply the camera looks down on cards, in radians: they lie flat and are to be read.
const PITCH: f32 = 82.0 * std::f32::consts::PI / 180.0;
/// Where the tray of a die may stand, in pixels of the wireframe.
const TRAY_ROOM: Rect = Rect {
    min: Vec2::new(944.0, 214.0),
    max: Vec2::new(1272.0, 436.0),
};

/// How wide cards are, in pixels of the wireframe: on the own stock and the middle, in the own hand, on own discard
/// piles, of the others, in the hands of the others.
const LARGE: f32 = 90.0;
const HAND: f32 = 80.0;
const DISCARD: f32 = 84.0;
const SMALL: f32 = 44.0;
const HELD: f32 = 20.0;
/// The area of another player, in pixels of the wireframe.
const AREA: Vec2 = Vec2::new(256.0, 170.0);
/// How much larger the areas of the others are where there are at most three.
const ROOMY: f32 = 1.1;
/// How many cards of a discard pile are seen; of those below, the number tells.
pub const FANNED: usize = 5;
/// Slots of a hand. More cards than that lie closer.
pub const SLOTS: usize = 5;

/// How the cards of a pile lie.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Spread {
    /// One on the other.
    Stack,
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
    spread: Spread,
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

/// The places of a table.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct CardLayout {
    bottom: PlayerId,
    partner: Option<PlayerId>,
    others: Vec<PlayerId>,
    per_edge: f32,
    /// The middle of the wireframe's table, on the table (x, z), in edges; the tray stands at the origin.
    middle: Vec2,
    /// How far the row of the middle gives way to the tray, in pixels of the wireframe.
    aside: f32,
}

impl CardLayout {
    /// The table of so many players as `bottom` sees it. `side`: that seat and its partner, or that seat alone. `tray`:
    /// half the size of the tray with its rim, in edges, where there is one.
    pub fn new(players: usize, bottom: PlayerId, side: PlayerSet, tray: Option<Vec2>) -> Self {
        let players = players as u8;
        let around = (1..players).map(|step| PlayerId((bottom.0 + step) % players));
        let others = around.filter(|seat| !side.contains(*seat)).collect();
        let (mut per_edge, mut middle, mut aside) = (PIXELS_PER_EDGE, Vec2::ZERO, 0.0);
        if let Some(half) = tray {
            per_edge = (TRAY_ROOM.size() / (half * 2.0)).min_element().min(PIXELS_PER_EDGE);
            let right = TRAY_ROOM.max.x - half.x * per_edge;
            let at = Vec2::new(right, TRAY_ROOM.center().y);
            middle = (SCREEN.center() - at) / per_edge;
            aside = 64.0;
        }
        Self {
            bottom,
            partner: side.iter().find(|seat| *seat != bottom),
            others,
            per_edge,
            middle,
            aside,
        }
    }

    /// Whose area is the large one.
    pub const fn bottom(&self) -> PlayerId {
        self.bottom
    }

    /// Whether a die has its tray on the table.
    pub fn has_die(&self) -> bool {
        self.aside > 0.0
    }

    /// A rectangle of the table, in pixels of the wireframe.
    #[cfg(test)]
    pub fn on_wireframe(&self, area: Rect) -> Rect {
        let pixel = |place: Vec2| (place - self.middle) * self.per_edge + SCREEN.center();
        Rect::from_corners(pixel(area.min), pixel(area.max))
    }

    /// Whose area lies beside it.
    pub const fn partner(&self) -> Option<PlayerId> {
        self.partner
    }

    /// All seats, the one at the bottom first, then clockwise those along the top, the partner last.
    pub fn seats(&self) -> impl Iterator<Item = PlayerId> + '_ {
        std::iter::once(self.bottom)
            .chain(self.others.iter().copied())
            .chain(self.partner)
    }

    /// Those along the top, clockwise from the one at the bottom: its opponents.
    pub fn opponents(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.others.iter().copied()
    }

    /// What the camera frames.
    pub fn frame(&self) -> Frame {
        Frame {
            centre: self.middle,
            half: SCREEN.half_size() / self.per_edge,
            height: 0.0,
            pitch: PITCH,
            turns: false,
        }
    }

    /// A place of the wireframe on the table (x, z), in edges.
    fn place(&self, pixel: Vec2) -> Vec2 {
        (pixel - SCREEN.center()) / self.per_edge + self.middle
    }

    /// A rectangle of the wireframe on the table.
    fn area(&self, pixels: Rect) -> Rect {
        Rect::from_corners(self.place(pixels.min), self.place(pixels.max))
    }

    fn length(&self, pixels: f32) -> f32 {
        pixels / self.per_edge
    }

    /// How much larger than in the wireframe the areas along the top are.
    fn grown(&self) -> f32 {
        if self.others.len() <= 3 { ROOMY } else { 1.0 }
    }

    /// The corner of the area of another player, in pixels of the wireframe, and how much larger it is.
    fn corner(&self, seat: PlayerId) -> Option<(Vec2, f32)> {
        if self.partner == Some(seat) {
            return Some((Vec2::new(4.0, 438.0), 1.0));
        }
        let at = self.others.iter().position(|other| *other == seat)? as f32;
        let grown = self.grown();
        let all = self.others.len() as f32 * AREA.x * grown;
        let left = SCREEN.center().x - all / 2.0 + at * AREA.x * grown;
        Some((Vec2::new(left, 44.0), grown))
    }

    /// Where a pile lies.
    pub fn spot(&self, pile: PilePlace) -> Spot {
        let spot = |x: f32, y: f32, width: f32, spread: Spread| Spot {
            first: self.place(Vec2::new(x, y)),
            width: self.length(width),
            small: width < 60.0,
            spread,
        };
        let aside = self.aside;
        match pile {
            PilePlace::Draw => spot(260.0 - aside, 320.0, LARGE, Spread::Stack),
            PilePlace::SetAside => spot(876.0 - aside, 320.0, LARGE, Spread::Stack),
            PilePlace::Building(pile) => spot(392.0 - aside + 116.0 * f32::from(pile), 320.0, LARGE, Spread::Stack),
            PilePlace::Stock(seat) if seat == self.bottom => spot(336.0, 549.0, LARGE, Spread::Stack),
            PilePlace::Hand(seat) if seat == self.bottom => {
                spot(452.0, 556.0, HAND, Spread::Across(self.length(HAND + 4.0)))
            }
            PilePlace::Discard(seat, pile) if seat == self.bottom => {
                let top = 442.0 + DISCARD * HEIGHT / 2.0;
                let step = (654.0 - 442.0 - DISCARD * HEIGHT) / (FANNED - 1) as f32;
                spot(
                    908.0 + 102.0 * f32::from(pile),
                    top,
                    DISCARD,
                    Spread::Down(self.length(step)),
                )
            }
            PilePlace::Stock(seat) | PilePlace::Hand(seat) | PilePlace::Discard(seat, _) => {
                let (corner, grown) = self.corner(seat).unwrap_or((Vec2::ZERO, 1.0));
                let width = SMALL * grown;
                // Under the plate with the name, which is 26 pixels high whatever the area.
                let top = corner.y + 33.0;
                match pile {
                    PilePlace::Discard(_, pile) => {
                        let step = (AREA.y * grown - 36.0 - width * HEIGHT) / (FANNED as f32 - 0.6);
                        let left = corner.x + (62.0 + 48.0 * f32::from(pile)) * grown;
                        spot(
                            left + width / 2.0,
                            top + width * HEIGHT / 2.0,
                            width,
                            Spread::Down(self.length(step.min(13.5 * grown))),
                        )
                    }
                    PilePlace::Hand(_) => {
                        let held = HELD * grown;
                        spot(
                            corner.x + 6.0 * grown + held / 2.0,
                            top + width * HEIGHT + 22.0 + held * HEIGHT / 2.0,
                            held,
                            Spread::Across(self.length(6.0 * grown)),
                        )
                    }
                    _ => spot(
                        corner.x + 6.0 * grown + width / 2.0,
                        top + width * HEIGHT / 2.0,
                        width,
                        Spread::Stack,
                    ),
                }
            }
        }
    }

    /// Where the plate with a player's name hangs, on the table (x, z), in edges.
    pub fn plate(&self, seat: PlayerId) -> Rect {
        let pixels = match self.corner(seat) {
            Some((corner, grown)) => Rect::from_corners(
                corner + Vec2::new(4.0, 2.0),
                corner + Vec2::new(AREA.x * grown - 4.0, 28.0),
            ),
            None => Rect::new(290.0, 446.0, 828.0, 474.0),
        };
        self.area(pixels)
    }

    /// Where the whole area of a player other than the one at the bottom is, on the table (x, z), in edges.
    pub fn whole(&self, seat: PlayerId) -> Option<Rect> {
        let (corner, grown) = self.corner(seat)?;
        Some(self.area(Rect::from_corners(corner, corner + AREA * grown)))
    }
}

impl Spot {
    /// How the card with this index of a pile of so many lies.
    pub fn pose(&self, index: usize, count: usize) -> CardPose {
        let place = self.first + self.step(index, count);
        // No two people put a card down alike, nor one person twice.
        let turn = match self.spread {
            Spread::Stack => whim(index) * 0.012,
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
            Spread::Stack => Vec2::ZERO,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::skip_bo::{BUILDING_PILES, DISCARD_PILES};

    /// All piles of a table.
    fn piles(layout: &CardLayout) -> Vec<PilePlace> {
        let mut piles = vec![PilePlace::Draw, PilePlace::SetAside];
        piles.extend((0..BUILDING_PILES as u8).map(PilePlace::Building));
        for seat in layout.seats() {
            piles.extend([PilePlace::Stock(seat), PilePlace::Hand(seat)]);
            piles.extend((0..DISCARD_PILES as u8).map(|pile| PilePlace::Discard(seat, pile)));
        }
        piles
    }

    /// Tables of every size, with and without partners, with and without a die.
    fn tables() -> Vec<(CardLayout, Option<Vec2>)> {
        let mut tables = Vec::new();
        for players in 2..=6_u8 {
            for tray in [None, Some(Vec2::new(4.35, 3.35)), Some(Vec2::new(9.0, 6.0))] {
                for bottom in 0..players {
                    let bottom = PlayerId(bottom);
                    let alone = PlayerSet::only(bottom);
                    tables.push((CardLayout::new(players.into(), bottom, alone, tray), tray));
                    if players % 2 == 0 && players > 2 {
                        let mut side = alone;
                        side.insert(PlayerId((bottom.0 + players / 2) % players));
                        tables.push((CardLayout::new(players.into(), bottom, side, tray), tray));
                    }
                }
            }
        }
        tables
    }

    /// Fuller than a pile is seen.
    fn area(layout: &CardLayout, pile: PilePlace) -> Rect {
        layout.spot(pile).area(match pile {
            PilePlace::Hand(_) => SLOTS,
            _ => 9,
        })
    }

    #[test]
    fn nothing_overlaps_and_all_is_inside_the_frame() {
        for (layout, tray) in tables() {
            let frame = layout.frame();
            let inside = Rect::from_center_half_size(frame.centre, frame.half);
            let mut taken: Vec<(String, Rect)> = piles(&layout)
                .into_iter()
                .map(|pile| (format!("{pile:?}"), area(&layout, pile)))
                .collect();
            taken.extend(
                layout
                    .seats()
                    .map(|seat| (format!("plate of {seat:?}"), layout.plate(seat))),
            );
            if let Some(half) = tray {
                taken.push(("tray".into(), Rect::from_center_half_size(Vec2::ZERO, half)));
            }
            for (index, (name, area)) in taken.iter().enumerate() {
                assert!(
                    inside.contains(area.min) && inside.contains(area.max),
                    "{name} {area:?} is outside {inside:?} of {layout:?}"
                );
                for (other, its) in &taken[index + 1..] {
                    let common = area.intersect(*its);
                    assert!(
                        common.is_empty() || common.size().min_element() < 1e-3,
                        "{name} and {other} overlap by {:?} in {layout:?}",
                        common.size()
                    );
                }
            }
        }
    }

    #[test]
    fn everybody_sits_somewhere_once_and_the_next_player_on_the_left() {
        for (layout, _) in tables() {
            let mut seats: Vec<PlayerId> = layout.seats().collect();
            let left = layout.seats().nth(1);
            seats.sort();
            seats.dedup();
            assert_eq!(seats.len(), layout.seats().count());
            assert!(left.is_none_or(|left| left.0 == (layout.bottom().0 + 1) % seats.len() as u8));
        }
    }

    #[test]
    fn a_discard_pile_shows_five_values_and_the_corner_of_each() {
        for (layout, _) in tables() {
            for seat in layout.seats() {
                let spot = layout.spot(PilePlace::Discard(seat, 2));
                assert_eq!(spot.card(0, 9), spot.card(4, 9), "those below lie together");
                let step = spot.card(8, 9).center().y - spot.card(7, 9).center().y;
                let corner = if spot.small { 0.27 } else { 0.21 };
                assert!(step / spot.width >= corner, "{} of a width is seen", step / spot.width);
            }
        }
    }

    #[test]
    fn the_smallest_card_is_as_large_as_promised() {
        for (layout, _) in tables() {
            for seat in layout.seats() {
                let wide = layout.spot(PilePlace::Stock(seat)).width * layout.per_edge;
                assert!(wide >= 44.0 - 1e-3, "{wide} pixels");
            }
        }
    }
}
