//! The layout of a card table: pure functions from the seats to positions on the table.
//!
//! The layout follows a wireframe of 1280x720: the player's own area large at the bottom, the others condensed along
//! the top, the building piles between them, and the tray of a die on the right. Positions are given in pixels of the
//! wireframe and are converted to die edges here. This module uses no entities and no cards.

use bevy::prelude::*;

use rules::ids::{SeatId, SeatSet};
use tabletop::pile::PilePlace;
use window_kit::presentation::camera::FitArea;
use window_kit::presentation::cards::laid::CardTable;
use window_kit::presentation::cards::mesh::HEIGHT;
use window_kit::presentation::cards::spot::{FANNED, Spot, Spread};
use window_kit::presentation::frames::Frames;

/// The part of the wireframe that the table fills, in its pixels: between the top bar and the bottom strip.
const SCREEN: Rect = Rect {
    min: Vec2::new(0.0, 40.0),
    max: Vec2::new(1280.0, 662.0),
};
/// How many pixels of the wireframe make a die edge, unless a tray needs more room.
const PIXELS_PER_EDGE: f32 = 36.0;
/// How steeply the camera looks down on the cards, in radians: cards lie flat and must be readable.
const PITCH: f32 = 82.0 * std::f32::consts::PI / 180.0;
/// The room for the tray of a die, in pixels of the wireframe.
const TRAY_ROOM: Rect = Rect {
    min: Vec2::new(944.0, 214.0),
    max: Vec2::new(1272.0, 436.0),
};

/// The widths of cards, in pixels of the wireframe: on the player's own stock pile and in the middle, in the player's
/// own hand, on the player's own discard piles, on the piles of the others, and in the hands of the others.
const LARGE: f32 = 90.0;
const HAND: f32 = 80.0;
const DISCARD: f32 = 84.0;
const SMALL: f32 = 44.0;
const HELD: f32 = 20.0;
/// The area of another player, in pixels of the wireframe.
const AREA: Vec2 = Vec2::new(256.0, 170.0);
/// How much larger the areas of the others are if there are at most three.
const ROOMY: f32 = 1.1;
/// The layout of a table.
#[derive(Resource, Clone, Debug, PartialEq)]
pub(crate) struct CardLayout {
    bottom: SeatId,
    partner: Option<SeatId>,
    others: Vec<SeatId>,
    per_edge: f32,
    /// The middle of the wireframe's table on the table (x, z), in die edges; a tray is at the origin.
    middle: Vec2,
    /// How far the middle row moves aside for the tray, in pixels of the wireframe.
    aside: f32,
    grown: Grown,
}

/// How the wireframe grows with the interface, as the texts in the panels and over the piles need more room.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Grown {
    /// How many pixels of the wireframe a pixel of the interface takes.
    pixel: f32,
    /// The factor by which everything is wider.
    across: f32,
}

/// How many pixels of height the wireframe gains for each unit by which [`Grown::pixel`] exceeds 1: for the plates
/// along the top, the numbers under their stock piles, the texts over the building piles, the plate over the player's
/// own area, and the labels in that area.
const TOP_PLATE: f32 = 26.0;
const STOCK_LABEL: f32 = 14.0;
const PILE_LABEL: f32 = 12.0;
const OWN_PLATE: f32 = 28.0;
const OWN_LABEL: f32 = 12.0;

impl Grown {
    fn new(frames: Frames) -> Self {
        let room = frames.room();
        let rate = TOP_PLATE + STOCK_LABEL + PILE_LABEL + OWN_PLATE + OWN_LABEL;
        let high = SCREEN.height();
        // The wireframe is `high + rate * (pixel - 1)` pixels high and fills the room. This equation is solved for
        // `pixel`.
        let pixel = ((high - rate) / (room.y - rate)).max(1.0);
        let across = room.x / room.y * (high + rate * (pixel - 1.0)) / SCREEN.width();
        Self {
            pixel,
            across: across.max(1.0),
        }
    }

    /// How much the wireframe grows for something of this height in pixels of the interface. The result is in pixels
    /// of the wireframe.
    fn more(self, high: f32) -> f32 {
        high * (self.pixel - 1.0)
    }

    /// The grown rectangle of the wireframe's table.
    fn screen(self) -> Rect {
        let more = TOP_PLATE + STOCK_LABEL + PILE_LABEL + OWN_PLATE + OWN_LABEL;
        Rect::new(
            0.0,
            SCREEN.min.y,
            SCREEN.width() * self.across,
            SCREEN.max.y + self.more(more),
        )
    }

    /// How much lower the middle row is.
    fn middle(self) -> f32 {
        self.more(TOP_PLATE + STOCK_LABEL + PILE_LABEL)
    }

    /// How much lower the player's own area is.
    fn own(self) -> f32 {
        self.middle() + self.more(OWN_PLATE)
    }
}

impl CardTable for CardLayout {
    fn fit_area(&self) -> FitArea {
        FitArea {
            centre: self.middle,
            half: self.grown.screen().half_size() / self.per_edge,
            height: 0.0,
            pitch: PITCH,
            turns: false,
        }
    }

    fn bottom(&self) -> SeatId {
        self.bottom
    }

    fn spot(&self, pile: PilePlace) -> Spot {
        let spot = |x: f32, y: f32, width: f32, spread: Spread| Spot {
            first: self.place(Vec2::new(x, y)),
            width: self.length(width),
            small: width < 60.0,
            spread,
        };
        let Grown { across, .. } = self.grown;
        let row = |x: f32| {
            let y = 320.0 + self.grown.middle();
            spot((x - self.aside) * across, y, LARGE, Spread::Pile)
        };
        let own = self.grown.own();
        match pile {
            PilePlace::Draw => row(260.0),
            PilePlace::SetAside => row(876.0),
            PilePlace::Building(pile) => row(392.0 + 116.0 * f32::from(pile)),
            PilePlace::Stock(seat) if seat == self.bottom => spot(336.0 * across, 549.0 + own, LARGE, Spread::Pile),
            PilePlace::Hand(seat) if seat == self.bottom => {
                // The cards of the player's own hand grow with the width of the table, up to a limit.
                let width = HAND * across.min(1.22);
                spot(
                    452.0 * across,
                    556.0 + own,
                    width,
                    Spread::Across(self.length((HAND + 4.0) * across)),
                )
            }
            PilePlace::Discard(seat, pile) if seat == self.bottom => {
                // There is no plate over these piles: they reach from the middle row to the strip at the bottom.
                let (from, to) = (442.0 + self.grown.middle(), 654.0 + own + self.grown.more(OWN_LABEL));
                let width = DISCARD * across.min(1.15);
                let step = (to - from - width * HEIGHT) / (FANNED - 1) as f32;
                spot(
                    (908.0 + 102.0 * f32::from(pile)) * across,
                    from + width * HEIGHT / 2.0,
                    width,
                    Spread::Down(self.length(step)),
                )
            }
            PilePlace::Stock(seat) | PilePlace::Hand(seat) | PilePlace::Discard(seat, _) => {
                let (corner, grown) = self.corner(seat).unwrap_or((Vec2::ZERO, 1.0));
                let width = SMALL * grown;
                // The area of a partner keeps its width.
                let wide = if self.partner == Some(seat) { 1.0 } else { across };
                // Below the plate with the name, which is 26 pixels of the interface high in every area.
                let top = corner.y + 33.0 + self.grown.more(TOP_PLATE);
                match pile {
                    PilePlace::Discard(_, pile) => {
                        let step = (AREA.y * grown - 36.0 - width * HEIGHT) / (FANNED as f32 - 0.6);
                        let left = corner.x + (62.0 + 48.0 * f32::from(pile)) * grown * wide;
                        spot(
                            left + width / 2.0,
                            top + width * HEIGHT / 2.0,
                            width,
                            Spread::Down(self.length(step.min(13.5 * grown))),
                        )
                    }
                    PilePlace::Hand(_) => {
                        let held = HELD * grown;
                        let label = 22.0 + self.grown.more(STOCK_LABEL);
                        spot(
                            corner.x + 6.0 * grown + held / 2.0,
                            top + width * HEIGHT + label + held * HEIGHT / 2.0,
                            held,
                            Spread::Across(self.length(6.0 * grown)),
                        )
                    }
                    _ => spot(
                        corner.x + 6.0 * grown + width / 2.0,
                        top + width * HEIGHT / 2.0,
                        width,
                        Spread::Pile,
                    ),
                }
            }
        }
    }
}

impl CardLayout {
    /// The table of this many players as seat `bottom` sees it. `side`: that seat and its partner, or that seat alone.
    /// `tray`: half the size of the tray with its rim, in die edges, if there is one. `frames`: the panels around the
    /// table.
    pub fn new(players: usize, bottom: SeatId, side: SeatSet, tray: Option<Vec2>, frames: Frames) -> Self {
        let grown = Grown::new(frames);
        let screen = grown.screen();
        let players = players as u8;
        let around = (1..players).map(|step| SeatId((bottom.0 + step) % players));
        let others = around.filter(|seat| !side.contains(*seat)).collect();
        let (mut per_edge, mut middle, mut aside) = (PIXELS_PER_EDGE, Vec2::ZERO, 0.0);
        if let Some(half) = tray {
            per_edge = (TRAY_ROOM.size() / (half * 2.0)).min_element().min(PIXELS_PER_EDGE);
            let right = TRAY_ROOM.max.x + screen.width() - SCREEN.width() - half.x * per_edge;
            let at = Vec2::new(right, TRAY_ROOM.center().y + grown.middle());
            middle = (screen.center() - at) / per_edge;
            aside = 64.0;
        }
        Self {
            bottom,
            partner: side.iter().find(|seat| *seat != bottom),
            others,
            per_edge,
            middle,
            aside,
            grown,
        }
    }

    /// Whether the tray of a die is on the table.
    pub(crate) fn has_die(&self) -> bool {
        self.aside > 0.0
    }

    /// A rectangle of the table, in pixels of the wireframe.
    #[cfg(test)]
    pub(crate) fn on_wireframe(&self, area: Rect) -> Rect {
        let pixel = |place: Vec2| (place - self.middle) * self.per_edge + SCREEN.center();
        Rect::from_corners(pixel(area.min), pixel(area.max))
    }

    /// The partner, whose area is beside that of the seat at the bottom.
    pub(crate) const fn partner(&self) -> Option<SeatId> {
        self.partner
    }

    /// All seats: the one at the bottom first, then those along the top clockwise, the partner last.
    pub fn seats(&self) -> impl Iterator<Item = SeatId> + '_ {
        std::iter::once(self.bottom)
            .chain(self.others.iter().copied())
            .chain(self.partner)
    }

    /// The seats along the top, clockwise from the one at the bottom: its opponents.
    pub fn opponents(&self) -> impl Iterator<Item = SeatId> + '_ {
        self.others.iter().copied()
    }

    /// Converts a point of the wireframe to a point of the table (x, z), in die edges.
    fn place(&self, pixel: Vec2) -> Vec2 {
        (pixel - self.grown.screen().center()) / self.per_edge + self.middle
    }

    /// Converts a rectangle of the wireframe to one of the table.
    fn area(&self, pixels: Rect) -> Rect {
        Rect::from_corners(self.place(pixels.min), self.place(pixels.max))
    }

    fn length(&self, pixels: f32) -> f32 {
        pixels / self.per_edge
    }

    /// The factor by which the areas along the top are larger than in the wireframe.
    fn roomy(&self) -> f32 {
        if self.others.len() <= 3 { ROOMY } else { 1.0 }
    }

    /// The corner of another player's area, in pixels of the wireframe, and the factor by which the area is larger.
    fn corner(&self, seat: SeatId) -> Option<(Vec2, f32)> {
        if self.partner == Some(seat) {
            return Some((Vec2::new(4.0, 438.0 + self.grown.middle()), 1.0));
        }
        let at = self.others.iter().position(|other| *other == seat)? as f32;
        let grown = self.roomy();
        let wide = AREA.x * grown * self.grown.across;
        let all = self.others.len() as f32 * wide;
        let left = self.grown.screen().center().x - all / 2.0 + at * wide;
        Some((Vec2::new(left, 44.0), grown))
    }

    /// The width of another player's area, in pixels of the wireframe, if the area is larger by the factor `grown`.
    fn wide(&self, seat: SeatId, grown: f32) -> f32 {
        let partner = self.partner == Some(seat);
        AREA.x * grown * if partner { 1.0 } else { self.grown.across }
    }

    /// The rectangle of the plate with a player's name on the table (x, z), in die edges.
    pub(crate) fn plate(&self, seat: SeatId) -> Rect {
        let pixels = match self.corner(seat) {
            Some((corner, grown)) => Rect::from_corners(
                corner + Vec2::new(4.0, 2.0),
                corner + Vec2::new(self.wide(seat, grown) - 4.0, 28.0 + self.grown.more(TOP_PLATE)),
            ),
            None => {
                let Grown { across, .. } = self.grown;
                let (top, bottom) = (446.0 + self.grown.middle(), 474.0 + self.grown.own());
                Rect::new(290.0 * across, top, 828.0 * across, bottom)
            }
        };
        self.area(pixels)
    }

    /// The whole area of a player other than the one at the bottom, on the table (x, z), in die edges.
    pub fn whole(&self, seat: SeatId) -> Option<Rect> {
        let (corner, grown) = self.corner(seat)?;
        let more = self.grown.more(TOP_PLATE + STOCK_LABEL);
        let size = Vec2::new(self.wide(seat, grown), AREA.y * grown + more);
        Some(self.area(Rect::from_corners(corner, corner + size)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::skip_bo::sizes::{BUILDING_PILES, DISCARD_PILES};
    use window_kit::presentation::cards::spot::SLOTS;

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

    /// The frames of every size, with and without captions.
    fn sizes() -> impl Iterator<Item = Frames> {
        let sizes = [1.0, 1.5, 2.0].map(Frames::of).into_iter();
        sizes.flat_map(|frames| [false, true].map(|captions| frames.with_captions(captions)))
    }

    /// Tables of every size, with and without partners, with and without a die.
    fn tables() -> Vec<(CardLayout, Option<Vec2>)> {
        let mut tables = Vec::new();
        for players in 2..=6_u8 {
            for tray in [None, Some(Vec2::new(4.35, 3.35)), Some(Vec2::new(9.0, 6.0))] {
                for (bottom, size) in (0..players).flat_map(|seat| sizes().map(move |size| (seat, size))) {
                    let (bottom, frames) = (SeatId(bottom), size);
                    let alone = SeatSet::only(bottom);
                    tables.push((CardLayout::new(players.into(), bottom, alone, tray, frames), tray));
                    if players % 2 == 0 && players > 2 {
                        let mut side = alone;
                        side.insert(SeatId((bottom.0 + players / 2) % players));
                        tables.push((CardLayout::new(players.into(), bottom, side, tray, frames), tray));
                    }
                }
            }
        }
        tables
    }

    /// The area of a pile with more cards than a fan can show.
    fn area(layout: &CardLayout, pile: PilePlace) -> Rect {
        layout.spot(pile).area(match pile {
            PilePlace::Hand(_) => SLOTS,
            _ => 9,
        })
    }

    #[test]
    fn nothing_overlaps_and_all_is_inside_the_frame() {
        for (layout, tray) in tables() {
            let fit = layout.fit_area();
            let inside = Rect::from_center_half_size(fit.centre, fit.half);
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
            let mut seats: Vec<SeatId> = layout.seats().collect();
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
                assert_eq!(
                    spot.card(0, 9),
                    spot.card(4, 9),
                    "the cards below are at the same position"
                );
                let step = spot.card(8, 9).center().y - spot.card(7, 9).center().y;
                let corner = if spot.small { 0.27 } else { 0.21 };
                assert!(
                    step / spot.width >= corner,
                    "{} of a width is visible",
                    step / spot.width
                );
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
