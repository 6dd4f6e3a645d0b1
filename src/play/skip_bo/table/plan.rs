//! The plan of a card table: which seats sit along the top, beside and above the middle, and how large everything can
//! be. It is found anew for each company and each shape of the window.
//!
//! Of the few shapes that a table can have, the one with the largest cards is taken. In a shape, all sizes grow
//! together until something has no more room; the others go on, until nothing can grow.
//!
//! Lengths are in pixels of the interface, in the plane of the table at its near edge. Pure functions: no entities, no
//! cards, no seats.

use bevy::prelude::*;

use window_kit::presentation::cards::mesh::HEIGHT;
use window_kit::presentation::cards::spot::FANNED;

/// The heights of what is written at the cards: the plate with a player's name, that of the player at the bottom, a
/// text over a building pile, and a text under a pile.
pub(super) const PLATE: f32 = 30.0;
pub(super) const OWN_PLATE: f32 = 35.0;
pub(crate) const OVER_PILE: f32 = 28.0;
pub(crate) const UNDER_PILE: f32 = 19.0;
/// The gaps between parts of the table, around the table, and between the player's hand and the piles beside it.
pub(super) const GAP: f32 = 8.0;
pub(super) const MARGIN: f32 = 6.0;
pub(super) const BESIDE_HAND: f32 = 16.0;
/// The gap on the left of each of the player's own discard piles, for the letter of its key.
pub(crate) const LETTER: f32 = 14.0;
/// The width of a plate with a hint, a lesson or the last lines of the log beside the cards.
pub(super) const SIDE_PLATE: f32 = 200.0;

/// The steps between the cards of the hand and between the building piles, in card widths; and the larger step to the
/// draw pile, and to the cards that are set aside.
pub(super) const HAND_STEP: f32 = 1.05;
pub(super) const PILE_STEP: f32 = 1.22;
pub(super) const DRAW_STEP: f32 = 1.38;
/// Half the width of a hand of five, in card widths.
pub(super) const HALF_HAND: f32 = 2.0 * HAND_STEP + 0.5;
/// How far the middle row reaches from its centre, in card widths: the four building piles, and a pile beside them.
const HALF_PILES: f32 = 1.5 * PILE_STEP + 0.5;
const HALF_ROW: f32 = 1.5 * PILE_STEP + DRAW_STEP + 0.5;
/// A card narrower than this has larger corner figures.
pub(super) const SMALL: f32 = 60.0;
/// How much of a card in a fan must show, in its widths: its corner figure; and the most that is useful.
const SHOWN: f32 = 0.21;
const SHOWN_SMALL: f32 = 0.27;
const SHOWN_MOST: f32 = 0.42;
/// The width of a card in another player's hand, in widths of the cards on that player's piles: tucked under the stock
/// pile, or beside it. And the steps between them, in their own widths.
pub(super) const TUCKED: f32 = 0.43;
pub(super) const HELD: f32 = 0.8;
pub(super) const TUCKED_STEP: f32 = 0.31;
pub(super) const HELD_STEP: f32 = 0.32;

/// The least step by which a size grows, in pixels.
const LEAST_STEP: f32 = 0.05;
/// How much better a shape has to be than the one before it.
const WORTH_IT: f32 = 0.03;

/// What has a size of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Others,
    Partner,
    Middle,
    Hand,
    Discards,
    Tray,
}

const PARTS: [Part; 6] = [
    Part::Others,
    Part::Partner,
    Part::Middle,
    Part::Hand,
    Part::Discards,
    Part::Tray,
];

impl Part {
    /// The size relative to the others' cards, where there is room for both.
    const fn weight(self) -> f32 {
        match self {
            Self::Others => 1.0,
            Self::Partner => 0.7,
            Self::Middle => 1.3,
            Self::Hand | Self::Discards => 1.05,
            Self::Tray => 0.42,
        }
    }

    /// How much its size counts where shapes are compared: what one looks at most is worth most.
    const fn worth(self) -> f32 {
        match self {
            Self::Others => 3.0,
            Self::Middle => 2.0,
            _ => 1.0,
        }
    }
}

/// The widths of cards, and the edge of a die.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Sizes {
    pub others: f32,
    pub partner: f32,
    pub middle: f32,
    pub hand: f32,
    pub discards: f32,
    pub edge: f32,
}

impl Sizes {
    const fn get(&mut self, part: Part) -> &mut f32 {
        match part {
            Part::Others => &mut self.others,
            Part::Partner => &mut self.partner,
            Part::Middle => &mut self.middle,
            Part::Hand => &mut self.hand,
            Part::Discards => &mut self.discards,
            Part::Tray => &mut self.edge,
        }
    }
}

/// Who plays, and the room for the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Company {
    /// The number of opponents.
    pub others: usize,
    /// Whether the player has a partner.
    pub partner: bool,
    /// Half the size of the tray with its rim, in edges.
    pub tray: Option<Vec2>,
    /// The room.
    pub room: Vec2,
    /// Whether plates with hints, lessons and log lines lie beside the cards.
    pub plates: bool,
}

/// Where the first and the last opponent sit if not all sit along the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sides {
    /// All sit along the top.
    None,
    /// The first sits on the left of the middle row; the tray is on its right.
    Left,
    /// Both sit beside the middle row.
    Beside,
    /// Both sit in a row of their own, over the middle row.
    Above,
}

/// The shape of a table.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Shape {
    sides: Sides,
    /// Whether the tray reaches from the top to the player's own area, and the row along the top ends at it.
    tall_tray: bool,
}

/// The heights of the rows of a table, from the top.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Rows {
    top: f32,
    above: f32,
    middle: f32,
    own: f32,
}

impl Rows {
    fn list(self) -> [f32; 4] {
        [self.top, self.above, self.middle, self.own]
    }

    /// The height of all rows with the gaps between them.
    fn height(self) -> f32 {
        let there = self.list().into_iter().filter(|row| *row > 0.0);
        there.map(|row| row + GAP).sum::<f32>() - GAP
    }
}

/// A planned table.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Plan {
    pub sizes: Sizes,
    /// The areas of the opponents, in the order of the seats clockwise.
    pub others: Vec<Rect>,
    /// The area of the partner.
    pub partner: Option<Rect>,
    /// The middle row and the player's own row, as wide as the room.
    pub middle: Rect,
    pub own: Rect,
    /// The tray with its rim.
    pub tray: Option<Rect>,
    /// Whether nobody sits on the left and on the right of the middle row, nor is the tray there.
    pub free_beside: [bool; 2],
}

/// How much of each card in a fan shows at least, in card widths, for cards of this width. The larger figures of small
/// cards need as many pixels as those of somewhat larger cards.
fn shown(width: f32) -> f32 {
    (SHOWN_SMALL * SMALL / width.max(SMALL)).max(SHOWN)
}

/// The height of a fan of discards, in card widths, for cards of this width.
fn fan(width: f32) -> f32 {
    HEIGHT + (FANNED - 1) as f32 * shown(width)
}

/// The step between the cards of a fan that is at most this high.
pub(super) fn fan_step(width: f32, high: f32) -> f32 {
    ((high - HEIGHT * width) / (FANNED - 1) as f32).min(SHOWN_MOST * width)
}

/// The gap between the piles of another player.
pub(super) fn between(width: f32) -> f32 {
    1.0 + 0.08 * width
}

/// The width of another player's piles; `wide`: with the hand beside the stock pile.
pub(super) fn across(width: f32, wide: bool) -> f32 {
    let hand = HELD * width * (1.0 + 4.0 * HELD_STEP) + 2.0 * between(width);
    5.0 * width + 4.0 * between(width) + if wide { hand } else { 0.0 }
}

/// The height of another player's area: the plate, the piles, and the words under them.
fn down(width: f32) -> f32 {
    let tucked = HEIGHT * width * (1.0 + TUCKED) + UNDER_PILE;
    PLATE + 4.0 + (fan(width) * width + UNDER_PILE).max(tucked)
}

impl Company {
    fn shapes(&self) -> impl Iterator<Item = Shape> + '_ {
        let tray = self.tray.is_some();
        let sides = [Sides::None, Sides::Left, Sides::Beside, Sides::Above];
        let possible = sides.into_iter().filter(move |sides| match sides {
            Sides::None => true,
            // With a partner, hints and lessons have their place beside the middle row.
            Sides::Left => tray && self.others > 2 && !(self.partner && self.plates),
            Sides::Beside => !tray && self.others > 1 && !(self.partner && self.plates),
            Sides::Above => self.others > 2,
        });
        possible.flat_map(move |sides| {
            let tall = [false, true]
                .into_iter()
                .filter(move |tall| !tall || tray && sides == Sides::None);
            tall.map(move |tall_tray| Shape { sides, tall_tray })
        })
    }

    fn has(&self, part: Part) -> bool {
        match part {
            Part::Partner => self.partner,
            Part::Tray => self.tray.is_some(),
            _ => true,
        }
    }

    /// How far the middle row reaches to the left and to the right of the centre.
    pub(super) fn reach(&self, sizes: Sizes) -> [f32; 2] {
        let right = if self.tray.is_some() { HALF_PILES } else { HALF_ROW };
        let left = if self.tray.is_some() {
            HALF_ROW + PILE_STEP
        } else {
            HALF_ROW
        };
        [left * sizes.middle, right * sizes.middle]
    }

    fn tray_size(&self, sizes: Sizes) -> Vec2 {
        self.tray.map_or(Vec2::ZERO, |half| half * 2.0 * sizes.edge)
    }

    /// How many opponents sit along the top.
    const fn along_top(&self, shape: Shape) -> usize {
        self.others
            - match shape.sides {
                Sides::None => 0,
                Sides::Left => 1,
                Sides::Beside | Sides::Above => 2,
            }
    }

    /// The part of the room's width that the row along the top has: from, to.
    fn top_row(&self, shape: Shape, sizes: Sizes) -> [f32; 2] {
        let tray = if shape.tall_tray {
            self.tray_size(sizes).x + MARGIN + GAP
        } else {
            0.0
        };
        // A single opponent sits opposite.
        let left = if self.others == 1 { tray } else { 0.0 };
        [left, self.room.x - tray]
    }

    /// The least heights of the rows.
    fn rows(&self, shape: Shape, sizes: Sizes) -> Rows {
        let Sizes {
            others,
            middle,
            hand,
            discards,
            ..
        } = sizes;
        let area = down(others);
        let low_tray = if shape.tall_tray { 0.0 } else { self.tray_size(sizes).y };
        let beside = match shape.sides {
            Sides::Left | Sides::Beside => area,
            _ => 0.0,
        };
        let partner = if self.partner { down(sizes.partner) } else { 0.0 };
        Rows {
            top: if self.along_top(shape) > 0 { area } else { 0.0 },
            above: if shape.sides == Sides::Above { area } else { 0.0 },
            middle: (OVER_PILE + HEIGHT * middle + UNDER_PILE).max(low_tray).max(beside),
            own: (OWN_PLATE + HEIGHT * hand + UNDER_PILE)
                .max(fan(discards) * discards + UNDER_PILE)
                .max(partner),
        }
    }

    /// Whether everything has room.
    fn fits(&self, shape: Shape, sizes: Sizes) -> bool {
        let half = self.room.x / 2.0;
        let area = across(sizes.others, false) + 2.0 * MARGIN;
        let [from, to] = self.top_row(shape, sizes);
        let along_top = self.along_top(shape) as f32 * area <= to - from;
        let [left, right] = self.reach(sizes).map(|reach| half - reach - GAP - MARGIN);
        let plate = if self.plates { SIDE_PLATE } else { 0.0 };
        let (at_left, at_right) = match shape.sides {
            Sides::Left => (area, 0.0),
            Sides::Beside => (area, area),
            Sides::None | Sides::Above => (
                plate,
                if self.partner && self.tray.is_none() {
                    plate
                } else {
                    0.0
                },
            ),
        };
        let tray = self.tray_size(sizes);
        let beside = at_left <= left && at_right.max(tray.x) <= right;
        let above = shape.sides != Sides::Above || 2.0 * area <= self.room.x;
        let hand = HALF_HAND * sizes.hand + BESIDE_HAND;
        let own_left = if self.partner {
            across(sizes.partner, false) + MARGIN
        } else {
            plate
        };
        let own = hand + sizes.hand + GAP + own_left + MARGIN <= half
            && hand + 4.0 * (sizes.discards + LETTER) + MARGIN <= half;
        let rows = self.rows(shape, sizes);
        let tall = !shape.tall_tray || tray.y <= rows.top + GAP + rows.middle;
        // Nothing is so large that the rest looks lost beside it.
        let proportion = sizes.others <= sizes.hand.min(sizes.middle)
            && sizes.middle <= 1.32 * sizes.hand
            && sizes.edge <= 0.6 * sizes.hand;
        along_top && beside && above && own && tall && proportion && rows.height() + MARGIN <= self.room.y
    }

    /// The largest sizes in a shape.
    fn largest(&self, shape: Shape) -> Sizes {
        let mut sizes = Sizes::default();
        let mut growing: Vec<Part> = PARTS.into_iter().filter(|part| self.has(*part)).collect();
        let mut reached = 0.0;
        while !growing.is_empty() {
            let grown = |mut grown: Sizes, parts: &[Part], size: f32| {
                parts.iter().for_each(|part| *grown.get(*part) = size * part.weight());
                grown
            };
            let (mut low, mut high) = (reached, self.room.x);
            for _ in 0..24 {
                let half = (low + high) / 2.0;
                if self.fits(shape, grown(sizes, &growing, half)) {
                    low = half;
                } else {
                    high = half;
                }
            }
            sizes = grown(sizes, &growing, low);
            let more = |parts: &[Part]| self.fits(shape, grown(sizes, parts, low + LEAST_STEP));
            let mut go_on: Vec<Part> = growing.iter().copied().filter(|part| more(&[*part])).collect();
            // Those that can grow alone, but not together, stop one after the other.
            if go_on.len() == growing.len() && !more(&go_on) {
                go_on.remove(0);
            }
            (growing, reached) = (go_on, low);
        }
        sizes
    }

    /// How good a table with these sizes is: the logarithm of the product of all, each by its worth.
    fn value(&self, mut sizes: Sizes) -> f32 {
        let parts = PARTS.into_iter().filter(|part| self.has(*part));
        parts.map(|part| part.worth() * sizes.get(part).max(0.1).ln()).sum()
    }

    /// The plan with the largest cards.
    pub(super) fn plan(&self) -> Plan {
        let usual = Shape {
            sides: Sides::None,
            tall_tray: false,
        };
        let mut best = (f32::NEG_INFINITY, Sizes::default(), usual);
        for shape in self.shapes() {
            let sizes = self.largest(shape);
            let value = self.value(sizes);
            // The usual shapes come first: another one has to be worth it.
            if value > best.0 + WORTH_IT {
                best = (value, sizes, shape);
            }
        }
        let (_, sizes, shape) = best;
        self.lay(shape, sizes)
    }

    /// Lays out the rows and the areas.
    fn lay(&self, shape: Shape, sizes: Sizes) -> Plan {
        let rows = self.rows(shape, sizes);
        let there = rows.list().into_iter().filter(|row| *row > 0.0).count();
        // What is left is shared by the rows.
        let more = ((self.room.y - MARGIN - rows.height()) / there as f32).max(0.0);
        let mut y = MARGIN / 2.0;
        let [top, above, middle, own] = rows.list().map(|row| {
            let from = y;
            let high = if row > 0.0 { row + more } else { 0.0 };
            y += high + if row > 0.0 { GAP } else { 0.0 };
            Rect::new(0.0, from, self.room.x, from + high)
        });
        let half = self.room.x / 2.0;
        let [left, right] = self.reach(sizes);
        let beside = |from: f32, to: f32| Rect::new(from, middle.min.y, to, middle.max.y);
        let on_left = beside(MARGIN, half - left - GAP);
        let (first, last) = match shape.sides {
            Sides::None => (None, None),
            Sides::Left => (Some(on_left), None),
            Sides::Beside => (Some(on_left), Some(beside(half + right + GAP, self.room.x - MARGIN))),
            Sides::Above => (
                Some(Rect::new(0.0, above.min.y, half, above.max.y)),
                Some(Rect::new(half, above.min.y, self.room.x, above.max.y)),
            ),
        };
        let [from, to] = self.top_row(shape, sizes);
        let count = self.along_top(shape);
        let wide = (to - from) / count.max(1) as f32;
        let along_top = (0..count).map(|index| {
            let left = from + index as f32 * wide;
            Rect::new(left, top.min.y, left + wide, top.max.y)
        });
        let others = first.into_iter().chain(along_top).chain(last).collect();
        let size = self.tray_size(sizes);
        let room_for_tray = if shape.tall_tray { top.union(middle) } else { middle };
        let tray = self.tray.map(|_| {
            let centre = Vec2::new(self.room.x - MARGIN - size.x / 2.0, room_for_tray.center().y);
            Rect::from_center_size(centre, size)
        });
        let stock = half - HALF_HAND * sizes.hand - BESIDE_HAND - sizes.hand;
        Plan {
            sizes,
            others,
            partner: self
                .partner
                .then(|| Rect::new(MARGIN, own.min.y, stock - GAP, own.max.y)),
            middle,
            own,
            tray,
            free_beside: [
                matches!(shape.sides, Sides::None | Sides::Above),
                matches!(shape.sides, Sides::None | Sides::Above) && self.tray.is_none(),
            ],
        }
    }
}
