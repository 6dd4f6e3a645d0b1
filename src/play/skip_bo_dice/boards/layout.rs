//! The layout of a table of Skip-Bo Dice, as pure functions of the board file, the tray and the seats: which part of
//! the table each board has, and where each printed thing is on a board.
//!
//! Lengths are die edges. x points to the right, and y towards the viewer (z in the world).

use bevy::prelude::*;

use games::skip_bo_dice::board::Board;
use games::skip_bo_dice::value::{PileId, StockpileId};
use messages::Message;
use messages::texts::skip_bo_dice as texts;
use rules::ids::SeatId;
use window_kit::presentation::frames::Frames;
use window_kit::presentation::shown_tray::ShownTray;

/// Something printed on a board that can be written on, clicked or highlighted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A bubble of a build pile, counted from 1.
    Bubble(PileId, u8),
    /// The Point Star over a bubble (D-3).
    Star(PileId, u8),
    /// The stars for completing a pile at this place, counted from 1 (D-16).
    Place(PileId, u8),
    /// A box of a stockpile, counted from 0 at the bottom (D-12).
    Box(StockpileId, u8),
    /// The Skip-Bo Reward of a stockpile (D-14).
    Reward(StockpileId),
    /// A free Skip-Bo, counted from 0 (D-15).
    FreeSkipBo(u8),
    /// A free re-roll, counted from 0 (D-15).
    FreeReroll(u8),
}

/// How a board is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Stars over the bubbles, and printed explanations.
    Large,
    /// Flat, with stars on the rims of the bubbles and no words.
    Condensed,
}

/// The position of a spot on its board, and half its size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// The spot.
    pub(crate) spot: Spot,
    /// Its middle, relative to the board's upper left corner.
    pub centre: Vec2,
    /// Half its width and height.
    pub half: f32,
}

/// Words printed on a board, in the player's language.
#[derive(Clone, Debug, PartialEq)]
pub struct Words {
    /// The words.
    pub words: Message,
    /// The start of their baseline, relative to the board's upper left corner.
    pub at: Vec2,
    /// The height of a capital; less if the words would be wider than their room.
    pub capital: f32,
    /// The width that is available for them.
    pub room: f32,
}

/// The layout of a printed board.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// Its width and height.
    pub size: Vec2,
    /// Everything printed on it.
    pub places: Vec<Place>,
    /// The letters of its piles, with their middles and their heights.
    pub letters: Vec<(PileId, Vec2, f32)>,
    /// The numerals of its stockpiles, with their middles and their heights.
    pub(crate) numerals: Vec<(StockpileId, Vec2, f32)>,
    /// The explanations printed on it.
    pub words: Vec<Words>,
}

impl Style {
    /// The size of a board of this style.
    pub const fn size(self) -> Vec2 {
        match self {
            Self::Large => Vec2::new(20.8, 9.5),
            Self::Condensed => Vec2::new(17.1, 3.9),
        }
    }
}

/// The measures that differ between the styles.
struct Measures {
    /// The first bubble of the first pile, and the steps to the next bubble (x) and the next pile (y).
    bubble: (Vec2, Vec2),
    bubble_half: f32,
    /// The middle of a bubble's star, relative to the bubble's middle.
    star: Vec2,
    star_half: f32,
    letter_x: f32,
    letter_capital: f32,
    /// The distance of the first place reward from a pile's first bubble, and the step to the next one.
    place: (f32, f32),
    place_half: f32,
    /// The topmost box of the first stockpile, and the steps to the next stockpile (x) and the next box (y).
    boxes: (Vec2, Vec2),
    box_half: f32,
    /// How far the numeral of a stockpile is below its lowest box, and its height.
    numeral: (f32, f32),
    /// How far the reward of a stockpile is above its topmost box.
    reward_up: f32,
    reward_half: f32,
    /// The free Skip-Bos and free re-rolls: the middle of the first one, and the vector to the last possible one.
    skip_bos: (Vec2, Vec2),
    rerolls: (Vec2, Vec2),
    free_half: f32,
}

impl Measures {
    const fn of(style: Style) -> Self {
        match style {
            Style::Large => Self {
                bubble: (Vec2::new(1.75, 1.78), Vec2::new(1.25, 2.25)),
                bubble_half: 0.59,
                star: Vec2::new(0.0, -1.03),
                star_half: 0.42,
                letter_x: 0.62,
                letter_capital: 0.62,
                place: (12.6, 0.92),
                place_half: 0.45,
                boxes: (Vec2::new(17.2, 2.3), Vec2::new(0.98, 0.98)),
                box_half: 0.44,
                numeral: (0.71, 0.25),
                reward_up: 1.02,
                reward_half: 0.45,
                skip_bos: (Vec2::new(17.2, 7.55), Vec2::new(2.94, 0.0)),
                rerolls: (Vec2::new(17.2, 8.98), Vec2::new(2.94, 0.0)),
                free_half: 0.42,
            },
            Style::Condensed => Self {
                // A star is on the rim of its bubble, and touches neither the number nor the neighbours.
                bubble: (Vec2::new(1.2, 0.62), Vec2::new(0.92, 0.93)),
                bubble_half: 0.41,
                star: Vec2::new(0.36, -0.40),
                star_half: 0.19,
                letter_x: 0.4,
                letter_capital: 0.36,
                place: (9.3, 0.82),
                place_half: 0.39,
                boxes: (Vec2::new(13.05, 1.16), Vec2::new(0.76, 0.7)),
                box_half: 0.32,
                numeral: (0.51, 0.19),
                reward_up: 0.73,
                reward_half: 0.34,
                skip_bos: (Vec2::new(16.5, 0.5), Vec2::ZERO),
                rerolls: (Vec2::new(16.5, 1.44), Vec2::new(0.0, 1.88)),
                free_half: 0.36,
            },
        }
    }
}

/// A board file laid out in a style.
pub fn sheet(board: &Board, style: Style) -> Sheet {
    let m = Measures::of(style);
    let mut places = Vec::new();
    let (mut letters, mut numerals) = (Vec::new(), Vec::new());
    let mut add = |spot, centre, half| places.push(Place { spot, centre, half });
    for pile in board.pile_ids() {
        let first = m.bubble.0 + Vec2::Y * m.bubble.1.y * f32::from(pile.0);
        letters.push((pile, Vec2::new(m.letter_x, first.y), m.letter_capital));
        for bubble in 1..=board.bubbles() {
            let at = first + Vec2::X * m.bubble.1.x * f32::from(bubble - 1);
            add(Spot::Bubble(pile, bubble), at, m.bubble_half);
            if board.has_star(pile, bubble) {
                add(Spot::Star(pile, bubble), at + m.star, m.star_half);
            }
        }
        // Three place rewards fill the room; a fourth one makes all of them smaller.
        let ranks = (1..=4_u8).take_while(|place| board.place_reward(*place) > 0).count() as f32;
        let step = m.place.1.min(2.0 * m.place.1 / (ranks - 1.0).max(1.0));
        for place in (1..=4).take_while(|place| board.place_reward(*place) > 0) {
            let right = Vec2::X * (m.place.0 + step * f32::from(place - 1));
            add(Spot::Place(pile, place), first + right, m.place_half.min(step * 0.49));
        }
    }
    for stockpile in board.stockpile_ids() {
        let top = m.boxes.0 + Vec2::X * m.boxes.1.x * f32::from(stockpile.0);
        add(Spot::Reward(stockpile), top - Vec2::Y * m.reward_up, m.reward_half);
        for index in 0..board.boxes() {
            let down = m.boxes.1.y * f32::from(board.boxes() - 1 - index);
            add(Spot::Box(stockpile, index), top + Vec2::Y * down, m.box_half);
        }
        let down = m.boxes.1.y * f32::from(board.boxes() - 1) + m.numeral.0;
        numerals.push((stockpile, top + Vec2::Y * down, m.numeral.1));
    }
    // A fixed gap between them, or a smaller one if there are many.
    let mut row = |count: u8, (first, room): (Vec2, Vec2), spot: fn(u8) -> Spot| {
        let step = (room / f32::from(count.max(2) - 1)).clamp_length_max(2.0 * m.free_half + 0.08);
        for index in 0..count {
            let half = m
                .free_half
                .min(if count > 1 { step.length() * 0.48 } else { m.free_half });
            add(spot(index), first + step * f32::from(index), half);
        }
    };
    row(board.free_skip_bos(), m.skip_bos, Spot::FreeSkipBo);
    row(board.free_rerolls(), m.rerolls, Spot::FreeReroll);
    let words = match style {
        Style::Large => vec![
            words(texts::PRINT_STOCKPILES, Vec2::new(16.75, 6.5)),
            words(texts::PRINT_FREE_SKIP_BO, Vec2::new(16.75, 6.98)),
            words(texts::PRINT_FREE_REROLLS, Vec2::new(16.75, 8.42)),
        ],
        Style::Condensed => Vec::new(),
    };
    Sheet {
        size: style.size(),
        places,
        letters,
        numerals,
        words,
    }
}

fn words(words: Message, at: Vec2) -> Words {
    Words {
        words,
        at,
        capital: 0.27,
        // Up to the right edge of the stockpiles.
        room: 3.8,
    }
}

/// The position of a board on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardPlace {
    /// The seat that owns the board.
    pub seat: SeatId,
    /// How it is laid out.
    pub(crate) style: Style,
    /// Its upper left corner.
    pub corner: Vec2,
    /// The factor by which it is larger than its style's size.
    pub scale: f32,
    /// The strip above it, for its player's name and score.
    pub label: Rect,
}

impl BoardPlace {
    /// Its rectangle on the table.
    pub fn rect(&self) -> Rect {
        Rect::from_corners(self.corner, self.corner + self.style.size() * self.scale)
    }

    /// Converts a point of the board to a point of the table.
    pub fn on_table(&self, on_board: Vec2) -> Vec2 {
        self.corner + on_board * self.scale
    }
}

/// The layout of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableLayout {
    /// The part of the table that must be visible.
    pub frame: Rect,
    /// The boards, by seat.
    pub boards: Vec<BoardPlace>,
    /// The room for the panel with questions.
    pub panel: Rect,
    /// The area of the tray with its rim, and of the dice beside it.
    pub dice: Rect,
}

/// How far dice beside the tray extend beyond its rim, on each side.
const ASIDE: f32 = 3.5;
/// The gap between boards, tray and panel.
const GAP: f32 = 0.45;
/// The height of the strip above a board for its player's name.
const LABEL: f32 = 0.95;
/// The height of the panel for questions.
const PANEL: f32 = 5.0;
/// The largest factor by which the panel grows; beyond that its contents scroll.
const MOST_FOR_PANEL: f32 = 1.5;
/// The width of the screen area for the table in heights of it, on a 16:9 screen; and the factor by which the camera
/// foreshortens depth.
const ASPECT: f32 = 1280.0 / 611.0;
const SEEN_DEPTH: f32 = 0.97;
/// The least factor by which the board on the left is larger than its style's size; it is larger over a wide tray.
const LARGEST: f32 = 1.0;

impl TableLayout {
    /// The table of this many seats. The board of seat `large` is large, on the left above the tray. The other boards
    /// follow on the right, clockwise; they are larger if there are fewer. `frames` sets the size of the texts in
    /// strips and panel.
    pub fn new(tray: &ShownTray, seats: u8, large: SeatId, frames: Frames) -> Self {
        let tray_half = tray.half + Vec2::splat(tray.rim_width);
        let left = (2.0 * (tray_half.x + ASIDE)).max(Style::Large.size().x * LARGEST);
        let scale = left / Style::Large.size().x;
        let own_size = Style::Large.size() * scale;
        let bottom = tray_half.y;
        let own_top = -tray_half.y - GAP - own_size.y;
        let (room, usual) = (frames.room(), Frames::default().room());
        // The factor by which a pixel of the interface is larger on the table than usual. The strip above the large
        // board grows with this factor and changes it in turn, so the equation is solved for it.
        let alone = bottom - own_top;
        let written = alone / ((alone + LABEL) * room.y / usual.y - LABEL);
        let (label, panel) = (LABEL * written, PANEL * written.min(MOST_FOR_PANEL));
        let aspect = ASPECT * (room.x / room.y) / (usual.x / usual.y);
        let top = own_top - label;
        let corner = Vec2::new(-left * 0.5, own_top);
        let mut boards = vec![BoardPlace {
            seat: large,
            style: Style::Large,
            corner,
            scale,
            label: Rect::new(corner.x, top, corner.x + left, own_top),
        }];

        let height = bottom - top;
        let from = left * 0.5 + GAP;
        let width = (height * SEEN_DEPTH * aspect - left - GAP).max(Style::Condensed.size().x * 0.8);
        let others = f32::from(seats.saturating_sub(1).max(1));
        let cell = (height - panel) / others;
        let room = Vec2::new(width, cell - label - GAP);
        let fit = |style: Style| (room / style.size()).min_element();
        // The style in which bubbles are larger.
        let style = if fit(Style::Large) * Measures::of(Style::Large).bubble_half
            > fit(Style::Condensed) * Measures::of(Style::Condensed).bubble_half
        {
            Style::Large
        } else {
            Style::Condensed
        };
        for index in 1..seats {
            let y = top + cell * f32::from(index - 1);
            let corner = Vec2::new(from, y + label);
            boards.push(BoardPlace {
                seat: SeatId((large.0 + index) % seats),
                style,
                corner,
                scale: fit(style),
                // As wide as its board; with large panels, as wide as the room.
                label: Rect::new(
                    from,
                    y,
                    from + if frames.are_large() {
                        width
                    } else {
                        style.size().x * fit(style)
                    },
                    y + label,
                ),
            });
        }
        boards.sort_by_key(|board| board.seat.0);
        Self {
            frame: Rect::new(-left * 0.5, top, from + width, bottom),
            boards,
            panel: Rect::new(from, bottom - panel, from + width, bottom),
            dice: Rect::new(-left * 0.5, -tray_half.y, left * 0.5, tray_half.y),
        }
    }

    /// The board of a seat.
    pub fn board(&self, seat: SeatId) -> Option<&BoardPlace> {
        self.boards.iter().find(|board| board.seat == seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::tray::TrayGeometry;

    fn rect(place: &Place) -> Rect {
        Rect::from_center_half_size(place.centre, Vec2::splat(place.half))
    }

    /// Whether two rectangles do not overlap.
    fn apart(a: Rect, b: Rect) -> bool {
        let common = a.intersect(b);
        common.width().min(common.height()) < 1e-3
    }

    #[test]
    fn everything_of_the_board_file_has_its_place_and_nothing_lies_on_another_d_3() {
        let board = Board::standard();
        for style in [Style::Large, Style::Condensed] {
            let sheet = sheet(&board, style);
            // 4 piles of 10 bubbles, 12 stars, 3 place rewards for each pile; 4 stockpiles of 4 boxes and their
            // rewards; 1 free Skip-Bo and 3 free re-rolls.
            assert_eq!(sheet.places.len(), 40 + 12 + 12 + 16 + 4 + 1 + 3);
            let whole = Rect::from_corners(Vec2::ZERO, sheet.size);
            for (index, place) in sheet.places.iter().enumerate() {
                let own = rect(place);
                assert!(
                    whole.contains(own.min) && whole.contains(own.max),
                    "{style:?}: {:?}",
                    place.spot
                );
                for other in &sheet.places[..index] {
                    // In the flat style a star is on the rim of its bubble.
                    let star = matches!(place.spot, Spot::Star(..)) || matches!(other.spot, Spot::Star(..));
                    let lies_apart = apart(own, rect(other)) || style == Style::Condensed && star;
                    assert!(lies_apart, "{style:?}: {:?} overlaps {:?}", place.spot, other.spot);
                }
            }
        }
    }

    #[test]
    fn no_star_lies_on_a_number_and_no_circle_around_one_meets_another_spot() {
        // The reach of the pen's circle around a spot, in halves of the spot's size.
        const CIRCLE: f32 = 1.13;
        // The extent of the widest printed number, in halves of its bubble's size.
        let number = Vec2::new(0.56, 0.43);
        for style in [Style::Large, Style::Condensed] {
            let sheet = sheet(&Board::standard(), style);
            let stars = sheet.places.iter().filter(|place| matches!(place.spot, Spot::Star(..)));
            for star in stars {
                for other in sheet.places.iter().filter(|other| other.spot != star.spot) {
                    let off = (star.centre - other.centre).abs();
                    let (own, circled) = match (star.spot, other.spot) {
                        (Spot::Star(a, b), Spot::Bubble(c, d)) => ((a, b) == (c, d), false),
                        (_, Spot::Star(..) | Spot::Place(..)) => (false, true),
                        _ => (false, false),
                    };
                    let free = if own {
                        (off - number * other.half).max(Vec2::ZERO).length() - star.half * 0.9
                    } else {
                        let reach = if circled { CIRCLE } else { 1.0 };
                        off.length() - star.half * CIRCLE - other.half * reach
                    };
                    assert!(free > 0.0, "{style:?}: {:?} and {:?}: {free}", star.spot, other.spot);
                }
            }
        }
    }

    #[test]
    fn a_smaller_board_has_fewer_places_d_3() {
        let standard = sheet(&Board::standard(), Style::Large).places.len();
        let none = sheet(&Board::default(), Style::Large).places.len();
        assert!(none < standard && none == 0);
    }

    #[test]
    fn boards_tray_and_panel_lie_beside_each_other_and_fill_the_frame() {
        let all = (2..=4).flat_map(|seats| [false, true].map(|captions| (seats, captions)));
        for (seats, captions) in all {
            for large in (0..seats).map(SeatId) {
                let tray = ShownTray::from(TrayGeometry::for_dice(6));
                let frames = Frames::default().with_captions(captions);
                let table = TableLayout::new(&tray, seats, large, frames);
                assert_eq!(table.boards.len(), usize::from(seats));
                let mut parts = vec![table.panel, table.dice];
                for board in &table.boards {
                    parts.extend([board.rect(), board.label]);
                }
                for (index, part) in parts.iter().enumerate() {
                    let inside = table.frame.inflate(1e-3);
                    assert!(
                        inside.contains(part.min) && inside.contains(part.max),
                        "{seats}: {part:?}"
                    );
                    assert!(
                        parts[..index].iter().all(|other| apart(*part, *other)),
                        "{seats}: {part:?}"
                    );
                }
                let seen = table.frame.width() / (table.frame.height() * SEEN_DEPTH);
                assert!((seen / ASPECT - 1.0).abs() < 0.1, "{seen}");
            }
        }
    }

    #[test]
    fn with_fewer_players_the_others_boards_are_larger() {
        let tray = ShownTray::from(TrayGeometry::for_dice(6));
        let size = |seats| {
            let table = TableLayout::new(&tray, seats, SeatId(0), Frames::default());
            table.boards[1].rect().size().length()
        };
        assert!(size(2) > size(4) && size(3) >= size(4));
    }
}
