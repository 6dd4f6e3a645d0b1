//! The layout of a card table: pure functions from the seats to positions on the table.
//!
//! The player's own piles lie at the bottom with the hand in the middle, a partner's on the left of them, and the
//! building piles on the centre line. The opponents sit along the top, and beside or above the building piles where
//! that makes the cards larger; [`plan`](super::plan) decides it. Its pixels are converted to die edges here. This
//! module uses no entities and no cards.

use bevy::prelude::*;

use crate::play::skip_bo::table::plan::{
    BESIDE_HAND, Company, DRAW_STEP, GAP, HALF_HAND, HAND_STEP, HELD, HELD_STEP, LETTER, MARGIN, OVER_PILE, OWN_PLATE,
    PILE_STEP, PLATE, Plan, SMALL, TUCKED, TUCKED_STEP, UNDER_PILE, across, between, fan_step,
};
use rules::ids::{SeatId, SeatSet};
use tabletop::pile::PilePlace;
use window_kit::presentation::camera::FitArea;
use window_kit::presentation::cards::laid::CardTable;
use window_kit::presentation::cards::mesh::HEIGHT;
use window_kit::presentation::cards::spot::{Spot, Spread};
use window_kit::presentation::frames::Frames;

/// How many pixels make a die edge if there is no die.
const PIXELS_PER_EDGE: f32 = 36.0;
/// How steeply the camera looks down on the cards, in radians: cards lie flat and must be readable.
const PITCH: f32 = 82.0 * std::f32::consts::PI / 180.0;
/// The depth of the table that the camera sees as high as a part as wide as this is wide: the far part is smaller.
const DEPTH: f32 = 1.04;

/// The layout of a table.
#[derive(Resource, Clone, Debug, PartialEq)]
pub(crate) struct CardLayout {
    bottom: SeatId,
    partner: Option<SeatId>,
    others: Vec<SeatId>,
    plan: Plan,
    /// The size of the table, in pixels.
    size: Vec2,
    per_edge: f32,
    /// The middle of the table (x, z), in die edges; a tray is at the origin.
    middle: Vec2,
}

/// Free parts of the table, in its pixels, where a plate covers no card that is played with.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct FreeParts {
    /// Beside the player's own piles.
    pub own: Option<Rect>,
    /// On the left and on the right of the middle row.
    pub left: Option<Rect>,
    pub right: Option<Rect>,
}

impl CardTable for CardLayout {
    fn fit_area(&self) -> FitArea {
        FitArea {
            centre: self.middle,
            half: self.size / 2.0 / self.per_edge,
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
            small: width < SMALL,
            spread,
        };
        let Plan {
            sizes,
            middle,
            own,
            tray,
            ..
        } = &self.plan;
        let centre = self.size.x / 2.0;
        let row = |steps: f32| {
            let y = middle.center().y + (OVER_PILE - UNDER_PILE) / 2.0;
            spot(centre + steps * sizes.middle, y, sizes.middle, Spread::Pile)
        };
        let hand = own.max.y - UNDER_PILE - sizes.hand * HEIGHT / 2.0;
        let draw = 1.5 * PILE_STEP + DRAW_STEP;
        match pile {
            PilePlace::Draw => row(-draw),
            // The tray needs the room on the right.
            PilePlace::SetAside if tray.is_some() => row(-draw - PILE_STEP),
            PilePlace::SetAside => row(draw),
            PilePlace::Building(pile) => row((f32::from(pile) - 1.5) * PILE_STEP),
            PilePlace::Stock(seat) if seat == self.bottom => {
                spot(self.own_stock() + sizes.hand / 2.0, hand, sizes.hand, Spread::Pile)
            }
            PilePlace::Hand(seat) if seat == self.bottom => spot(
                centre - 2.0 * HAND_STEP * sizes.hand,
                hand,
                sizes.hand,
                Spread::Across(self.length(HAND_STEP * sizes.hand)),
            ),
            PilePlace::Discard(seat, pile) if seat == self.bottom => {
                let width = sizes.discards;
                let left = centre + HALF_HAND * sizes.hand + BESIDE_HAND + LETTER;
                // There is no plate over these piles.
                let high = own.height() - UNDER_PILE;
                let step = fan_step(width, high);
                let top = own.min.y + high - HEIGHT * width - 4.0 * step;
                spot(
                    left + f32::from(pile) * (width + LETTER) + width / 2.0,
                    top + width * HEIGHT / 2.0,
                    width,
                    Spread::Down(self.length(step)),
                )
            }
            PilePlace::Stock(seat) | PilePlace::Hand(seat) | PilePlace::Discard(seat, _) => {
                let (area, width) = self.area_of(seat);
                let top = area.min.y + PLATE + 2.0 + width * HEIGHT / 2.0;
                let wide = self.is_wide(area, width);
                let stock = area.center().x - across(width, wide) / 2.0 + width / 2.0;
                let step = width + between(width);
                match pile {
                    PilePlace::Discard(_, pile) => {
                        let high = area.height() - PLATE - 4.0 - UNDER_PILE;
                        // The last pile ends where the area ends.
                        let last = area.center().x + across(width, wide) / 2.0 - width / 2.0;
                        spot(
                            last - (3.0 - f32::from(pile)) * step,
                            top,
                            width,
                            Spread::Down(self.length(fan_step(width, high))),
                        )
                    }
                    PilePlace::Hand(_) if wide => {
                        let held = HELD * width;
                        let x = stock + step + between(width) / 2.0 + (held - width) / 2.0;
                        let y = top + (held - width) * HEIGHT / 2.0;
                        spot(x, y, held, Spread::Across(self.length(HELD_STEP * held)))
                    }
                    PilePlace::Hand(_) => {
                        let held = TUCKED * width;
                        spot(
                            stock + (held - width) / 2.0,
                            top + (width + held) * HEIGHT / 2.0 + UNDER_PILE,
                            held,
                            Spread::Across(self.length(TUCKED_STEP * held)),
                        )
                    }
                    _ => spot(stock, top, width, Spread::Pile),
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
        let players = players as u8;
        let around = (1..players).map(|step| SeatId((bottom.0 + step) % players));
        let others: Vec<SeatId> = around.filter(|seat| !side.contains(*seat)).collect();
        let partner = side.iter().find(|seat| *seat != bottom);
        let size = frames.room() * Vec2::new(1.0, DEPTH);
        let plan = Company {
            others: others.len(),
            partner: partner.is_some(),
            tray,
            room: size,
            plates: !frames.are_large(),
        }
        .plan();
        let per_edge = plan.tray.map_or(PIXELS_PER_EDGE, |_| plan.sizes.edge);
        let origin = plan.tray.map_or(size / 2.0, |tray| tray.center());
        Self {
            bottom,
            partner,
            others,
            middle: (size / 2.0 - origin) / per_edge,
            plan,
            size,
            per_edge,
        }
    }

    /// The partner, whose area is beside that of the seat at the bottom.
    pub(crate) const fn partner(&self) -> Option<SeatId> {
        self.partner
    }

    /// All seats: the one at the bottom first, then its opponents clockwise, the partner last.
    pub fn seats(&self) -> impl Iterator<Item = SeatId> + '_ {
        std::iter::once(self.bottom)
            .chain(self.others.iter().copied())
            .chain(self.partner)
    }

    /// The opponents of the seat at the bottom, clockwise.
    pub fn opponents(&self) -> impl Iterator<Item = SeatId> + '_ {
        self.others.iter().copied()
    }

    /// Converts a point in pixels to a point of the table (x, z), in die edges.
    fn place(&self, pixel: Vec2) -> Vec2 {
        (pixel - self.size / 2.0) / self.per_edge + self.middle
    }

    /// Converts a rectangle in pixels to one of the table.
    pub(crate) fn area(&self, pixels: Rect) -> Rect {
        Rect::from_corners(self.place(pixels.min), self.place(pixels.max))
    }

    /// Converts a length in pixels of the interface to one on the table, in die edges.
    pub(crate) fn length(&self, pixels: f32) -> f32 {
        pixels / self.per_edge
    }

    /// The left edge of the player's own stock pile.
    fn own_stock(&self) -> f32 {
        let hand = self.plan.sizes.hand;
        self.size.x / 2.0 - (HALF_HAND + 1.0) * hand - BESIDE_HAND
    }

    /// The area of another player, in pixels, and the width of the cards in it.
    fn area_of(&self, seat: SeatId) -> (Rect, f32) {
        let Plan {
            sizes, others, partner, ..
        } = &self.plan;
        if self.partner == Some(seat) {
            return (partner.unwrap_or_default(), sizes.partner);
        }
        let at = self.others.iter().position(|other| *other == seat);
        let area = at.and_then(|at| others.get(at)).copied().unwrap_or_default();
        (area, sizes.others)
    }

    /// Whether a player's hand has room beside the stock pile.
    fn is_wide(&self, area: Rect, width: f32) -> bool {
        across(width, true) + 2.0 * MARGIN <= area.width()
    }

    /// The rectangle of the plate with a player's name on the table (x, z), in die edges.
    pub(crate) fn plate(&self, seat: SeatId) -> Rect {
        let pixels = if seat == self.bottom {
            let hand = self.plan.sizes.hand;
            let top = self.plan.own.max.y - UNDER_PILE - hand * HEIGHT - OWN_PLATE;
            let right = self.size.x / 2.0 + HALF_HAND * hand;
            Rect::new(self.own_stock(), top, right, top + OWN_PLATE - 6.0)
        } else {
            let (area, width) = self.area_of(seat);
            let half = across(width, self.is_wide(area, width)) / 2.0 + 2.0;
            let centre = area.center().x;
            Rect::new(centre - half, area.min.y, centre + half, area.min.y + PLATE - 2.0)
        };
        self.area(pixels)
    }

    /// The whole area of a player other than the one at the bottom, on the table (x, z), in die edges.
    pub fn whole(&self, seat: SeatId) -> Option<Rect> {
        let (area, _) = self.area_of(seat);
        (seat != self.bottom && !area.is_empty()).then(|| self.area(area))
    }

    /// The free parts of the table (x, z), in die edges.
    pub(crate) fn free(&self) -> FreeParts {
        let Plan {
            own,
            middle,
            free_beside: [left, right],
            ..
        } = &self.plan;
        let card = |pile: PilePlace| {
            let card = self.spot(pile).card(0, 1);
            [card.min.x, card.max.x].map(|x| (x - self.middle.x) * self.per_edge + self.size.x / 2.0)
        };
        let [leftmost, rightmost] = if self.has_die() {
            [card(PilePlace::SetAside)[0], self.size.x]
        } else {
            [card(PilePlace::Draw)[0], card(PilePlace::SetAside)[1]]
        };
        let part = |row: &Rect, from: f32, to: f32| self.area(Rect::new(from, row.min.y, to, row.max.y));
        FreeParts {
            own: (self.partner.is_none()).then(|| part(own, MARGIN, self.own_stock() - GAP)),
            left: left.then(|| part(middle, MARGIN, leftmost - GAP)),
            right: right.then(|| part(middle, rightmost + GAP, self.size.x - MARGIN)),
        }
    }

    /// Whether the tray of a die is on the table.
    pub(crate) const fn has_die(&self) -> bool {
        self.plan.tray.is_some()
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use games::skip_bo::sizes::{BUILDING_PILES, DISCARD_PILES};
    use window_kit::presentation::camera::seen_in_window;
    use window_kit::presentation::cards::spot::SLOTS;

    /// Half the size of the tray of the action die with its rim, in edges.
    const TRAY: Vec2 = Vec2::new(4.35, 3.35);

    /// The usual shapes of windows.
    pub(crate) const WINDOWS: [Vec2; 5] = [
        Vec2::new(1280.0, 720.0),
        Vec2::new(1920.0, 1080.0),
        Vec2::new(2560.0, 1080.0),
        Vec2::new(1024.0, 768.0),
        Vec2::new(1400.0, 1050.0),
    ];

    /// Who sits at a table.
    #[derive(Clone, Copy, Debug)]
    pub(crate) struct Sitting {
        pub players: u8,
        pub partners: bool,
        pub die: bool,
    }

    impl Sitting {
        pub(crate) fn layout(self, bottom: SeatId, frames: Frames) -> CardLayout {
            let mut side = SeatSet::only(bottom);
            if self.partners {
                side.insert(SeatId((bottom.0 + self.players / 2) % self.players));
            }
            CardLayout::new(self.players.into(), bottom, side, self.die.then_some(TRAY), frames)
        }
    }

    /// Each number of players, with and without partners, with and without a die.
    pub(crate) fn sittings() -> impl Iterator<Item = Sitting> {
        let companies = [
            (2, false),
            (3, false),
            (4, false),
            (4, true),
            (5, false),
            (6, false),
            (6, true),
        ];
        companies
            .into_iter()
            .flat_map(|(players, partners)| [false, true].map(|die| Sitting { players, partners, die }))
    }

    /// All tables, in every window, with frames of every size, with and without captions.
    fn tables() -> impl Iterator<Item = (Sitting, Frames, CardLayout)> {
        let frames = WINDOWS.into_iter().flat_map(|window| {
            [1.0, 1.5, 2.0].into_iter().flat_map(move |size| {
                [false, true].map(|captions| Frames::of(size).with_captions(captions).in_window(window))
            })
        });
        frames.flat_map(|frames| sittings().map(move |sitting| (sitting, frames, sitting.layout(SeatId(1), frames))))
    }

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

    /// The area of a pile with more cards than a fan can show, and of the words over and under it.
    fn area(layout: &CardLayout, pile: PilePlace) -> Rect {
        let mut area = layout.spot(pile).area(match pile {
            PilePlace::Hand(_) => SLOTS,
            _ => 9,
        });
        if let PilePlace::Building(_) = pile {
            area.min.y -= layout.length(OVER_PILE);
        }
        if !matches!(pile, PilePlace::Hand(_)) {
            area.max.y += layout.length(UNDER_PILE);
        }
        area
    }

    /// Everything that lies on the table, by its name.
    fn things(layout: &CardLayout, die: bool) -> Vec<(String, Rect)> {
        let mut things: Vec<(String, Rect)> = piles(layout)
            .into_iter()
            .map(|pile| (format!("{pile:?}"), area(layout, pile)))
            .collect();
        let plates = layout
            .seats()
            .map(|seat| (format!("plate of {seat:?}"), layout.plate(seat)));
        things.extend(plates);
        if die {
            things.push(("tray".into(), Rect::from_center_half_size(Vec2::ZERO, TRAY)));
        }
        things
    }

    /// The rectangle on the screen around a rectangle of the table, in pixels of the interface.
    pub(crate) fn on_screen(layout: &CardLayout, frames: Frames, area: Rect) -> Rect {
        let window = frames.pixels(Vec2::ONE);
        let free = frames.free(false, false);
        let corners = [
            area.min,
            area.max,
            Vec2::new(area.min.x, area.max.y),
            Vec2::new(area.max.x, area.min.y),
        ];
        let seen = corners.map(|corner| seen_in_window(&layout.fit_area(), window, free, corner) * window);
        let [first, rest @ ..] = seen;
        rest.into_iter()
            .fold(Rect::from_corners(first, first), |all, at| all.union_point(at))
    }

    #[test]
    fn nothing_overlaps_and_all_is_in_view_in_every_company_and_window() {
        for (sitting, frames, layout) in tables() {
            let window = frames.pixels(Vec2::ONE);
            let view = frames.free(false, false);
            let view = Rect::from_corners(view.min * window, view.max * window);
            let things = things(&layout, sitting.die);
            for (index, (name, area)) in things.iter().enumerate() {
                let seen = on_screen(&layout, frames, *area);
                assert!(
                    view.contains(seen.min) && view.contains(seen.max),
                    "{name} at {seen:?} is outside {view:?}: {sitting:?}, {frames:?}"
                );
                for (other, its) in &things[index + 1..] {
                    let common = area.intersect(*its);
                    assert!(
                        common.is_empty() || common.size().min_element() < 1e-3,
                        "{name} and {other} overlap by {:?} edges: {sitting:?}, {frames:?}, {layout:?}",
                        common.size()
                    );
                }
            }
        }
    }

    #[test]
    fn the_table_fills_the_room_between_the_panels() {
        for window in WINDOWS {
            let frames = Frames::default().in_window(window);
            let layout = Sitting {
                players: 2,
                partners: false,
                die: false,
            }
            .layout(SeatId(0), frames);
            let fit = layout.fit_area();
            let seen = on_screen(&layout, frames, Rect::from_center_half_size(fit.centre, fit.half));
            let filled = seen.size() / frames.room();
            assert!(
                filled.min_element() > 0.96 && filled.max_element() < 1.01,
                "{window}: {filled}"
            );
        }
    }

    /// The least width of a card on the screen for each of [`sittings`], in pixels of the interface: of the opponents,
    /// on the building piles, of the player's own hand and stock, and on the player's own discard piles; and of the die.
    /// In a window of the usual shape, in a wide one and in a high one.
    const USUAL: [[f32; 5]; 14] = [
        [72.0, 96.0, 85.0, 78.0, 0.0],
        [78.0, 81.0, 81.0, 80.0, 41.0],
        [72.0, 96.0, 85.0, 78.0, 0.0],
        [78.0, 81.0, 81.0, 80.0, 34.0],
        [70.0, 97.0, 83.0, 79.0, 0.0],
        [68.0, 81.0, 92.0, 73.0, 28.0],
        [72.0, 96.0, 80.0, 78.0, 0.0],
        [77.0, 81.0, 80.0, 81.0, 36.0],
        [52.0, 105.0, 81.0, 80.0, 0.0],
        [52.0, 81.0, 83.0, 79.0, 30.0],
        [54.0, 73.0, 81.0, 80.0, 0.0],
        [40.0, 81.0, 81.0, 80.0, 34.0],
        [52.0, 104.0, 80.0, 81.0, 0.0],
        [52.0, 81.0, 80.0, 79.0, 30.0],
    ];
    const WIDE: [[f32; 5]; 14] = [
        [72.0, 96.0, 103.0, 78.0, 0.0],
        [72.0, 96.0, 103.0, 78.0, 59.0],
        [74.0, 99.0, 112.0, 111.0, 0.0],
        [72.0, 96.0, 103.0, 78.0, 59.0],
        [72.0, 96.0, 103.0, 78.0, 0.0],
        [72.0, 96.0, 103.0, 78.0, 41.0],
        [72.0, 96.0, 103.0, 78.0, 0.0],
        [72.0, 96.0, 103.0, 78.0, 59.0],
        [70.0, 97.0, 104.0, 79.0, 0.0],
        [68.0, 109.0, 95.0, 73.0, 28.0],
        [65.0, 112.0, 92.0, 71.0, 0.0],
        [55.0, 115.0, 101.0, 77.0, 30.0],
        [70.0, 97.0, 104.0, 79.0, 0.0],
        [68.0, 109.0, 95.0, 73.0, 28.0],
    ];
    const HIGH: [[f32; 5]; 14] = [
        [78.0, 105.0, 81.0, 80.0, 0.0],
        [78.0, 81.0, 81.0, 80.0, 45.0],
        [78.0, 105.0, 81.0, 80.0, 0.0],
        [78.0, 81.0, 81.0, 80.0, 45.0],
        [70.0, 105.0, 81.0, 80.0, 0.0],
        [70.0, 81.0, 81.0, 80.0, 45.0],
        [77.0, 104.0, 80.0, 81.0, 0.0],
        [77.0, 81.0, 80.0, 81.0, 45.0],
        [69.0, 92.0, 89.0, 75.0, 0.0],
        [65.0, 81.0, 93.0, 71.0, 27.0],
        [69.0, 92.0, 89.0, 75.0, 0.0],
        [65.0, 81.0, 93.0, 71.0, 27.0],
        [69.0, 92.0, 80.0, 75.0, 0.0],
        [65.0, 81.0, 81.0, 71.0, 27.0],
    ];

    #[test]
    fn cards_are_as_large_as_the_company_lets_them_be() {
        for (window, least) in WINDOWS.into_iter().zip([USUAL, USUAL, WIDE, HIGH, HIGH]) {
            for (sitting, least) in sittings().zip(least) {
                let frames = Frames::default().in_window(window);
                let layout = sitting.layout(SeatId(0), frames);
                let size = frames.pixels(Vec2::ONE);
                let wide = |card: Rect| {
                    let [left, right] = [card.min.x, card.max.x].map(|x| {
                        let edge = Vec2::new(x, card.center().y);
                        seen_in_window(&layout.fit_area(), size, frames.free(false, false), edge) * size
                    });
                    right.x - left.x
                };
                let card = |pile| wide(layout.spot(pile).card(0, 1));
                let stocks = layout.opponents().map(|seat| card(PilePlace::Stock(seat)));
                let seen = [
                    stocks.fold(f32::INFINITY, f32::min),
                    card(PilePlace::Building(1)),
                    card(PilePlace::Hand(SeatId(0))),
                    card(PilePlace::Discard(SeatId(0), 1)),
                    wide(Rect::from_center_size(Vec2::ZERO, Vec2::ONE)),
                ];
                assert!(
                    seen.iter().zip(least).all(|(seen, least)| *seen >= least),
                    "{window} {sitting:?}: {seen:.1?} pixels wide, not {least:?}"
                );
                let partner = layout.partner().map(|seat| card(PilePlace::Stock(seat)));
                assert!(
                    partner.is_none_or(|wide| wide >= 52.0),
                    "{window} {sitting:?}: {partner:?}"
                );
            }
        }
    }

    #[test]
    fn everybody_sits_somewhere_once_and_the_next_player_first() {
        for (sitting, _, layout) in tables() {
            let mut seats: Vec<SeatId> = layout.seats().collect();
            let next = layout.seats().nth(1);
            assert!(next.is_none_or(|next| next.0 == (layout.bottom().0 + 1) % sitting.players));
            seats.sort();
            seats.dedup();
            assert_eq!(seats.len(), usize::from(sitting.players));
        }
    }

    #[test]
    fn a_discard_pile_shows_five_values_and_the_corner_of_each() {
        for (_, _, layout) in tables() {
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
                    step / spot.width >= corner - 1e-3,
                    "{} of a width is visible",
                    step / spot.width
                );
            }
        }
    }
}
