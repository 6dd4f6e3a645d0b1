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
/// The height of the strip above a board for its player's name, in pixels of the interface.
const LABEL: f32 = 33.0;
/// The height of the panel for questions, and the least width for its rows, in pixels of the interface.
const PANEL: f32 = 152.0;
pub(crate) const PANEL_WIDTH: f32 = 478.0;
/// The most of the height that the panel takes; beyond that its contents scroll.
const MOST_FOR_PANEL: f32 = 0.38;
/// The factor by which the camera foreshortens depth.
const SEEN_DEPTH: f32 = 0.97;
/// The least width of the boards on the right, in widths of a condensed board.
const LEAST_OTHERS: f32 = 0.8;
/// The scales that the board on the left can have, in steps of [`SCALE_STEP`].
const SCALES: std::ops::RangeInclusive<u8> = 0..=40;
const LEAST_SCALE: f32 = 0.8;
const SCALE_STEP: f32 = 0.025;

/// A layout, and how large it is in a window.
struct Measured {
    table: TableLayout,
    /// The width of a bubble on the board on the left and on the others, and of a die, in pixels of the interface.
    own: f32,
    others: f32,
    die: f32,
    panel_width: f32,
}

impl Measured {
    /// How good it is: the logarithm of the product of all sizes, one's own board first.
    fn value(&self) -> f32 {
        // The board of another player is no better if it is larger than one's own.
        let boards = 2.4 * self.own.ln() + 2.0 * self.others.min(self.own).ln();
        let panel = (self.panel_width / PANEL_WIDTH).min(1.0).ln();
        boards + 2.0 * self.die.ln() + 8.0 * panel
    }
}

impl TableLayout {
    /// The table of this many seats. The board of seat `large` is large, on the left above the tray. The other boards
    /// follow on the right, clockwise; they are larger if there are fewer. How the boards share the room follows from
    /// the shape of the window. `frames` sets the size of the texts in strips and panel.
    pub fn new(tray: &ShownTray, seats: u8, large: SeatId, frames: Frames) -> Self {
        let scales = SCALES.map(|step| LEAST_SCALE + SCALE_STEP * f32::from(step));
        let measured = scales.map(|scale| Measured::new(tray, seats, large, frames, scale));
        let best = measured.max_by(|a, b| a.value().total_cmp(&b.value()));
        best.map_or_else(
            || Measured::new(tray, seats, large, frames, 1.0).table,
            |best| best.table,
        )
    }
}

impl Measured {
    /// The layout with a board on the left of this scale.
    fn new(tray: &ShownTray, seats: u8, large: SeatId, frames: Frames, scale: f32) -> Self {
        let tray_half = tray.half + Vec2::splat(tray.rim_width);
        let own_size = Style::Large.size() * scale;
        let dice = 2.0 * (tray_half.x + ASIDE);
        let left = dice.max(own_size.x);
        let bottom = tray_half.y;
        let own_top = -tray_half.y - GAP - own_size.y;
        let room = frames.room();
        let others = f32::from(seats.saturating_sub(1).max(1));
        // A single other board lies in the upper row and begins where the own board ends. Several begin beside the
        // wider of board and tray, as they reach further down.
        let from = if seats <= 2 { own_size.x } else { left } - left * 0.5 + GAP;
        let least = Style::Condensed.size().x * LEAST_OTHERS;
        let widths = |label: f32| {
            let height = bottom - own_top + label;
            let right = (height * SEEN_DEPTH * room.x / room.y - left * 0.5).max(from.max(left * 0.5 + GAP) + least);
            let pixels = (room.x / (left * 0.5 + right)).min(room.y / (height * SEEN_DEPTH));
            (height, right, pixels)
        };
        // The strips and the panel have their size in pixels, and these depend on the size of the table: a few rounds
        // are exact enough.
        let mut label = 1.0;
        for _ in 0..6 {
            label = LABEL / widths(label).2;
        }
        let (height, right, pixels) = widths(label);
        let panel = (PANEL / pixels).min(height * MOST_FOR_PANEL);
        let top = own_top - label;
        let corner = Vec2::new(-left * 0.5, own_top);
        let mut boards = vec![BoardPlace {
            seat: large,
            style: Style::Large,
            corner,
            scale,
            label: Rect::new(corner.x, top, corner.x + own_size.x, own_top),
        }];
        let cell = (height - panel) / others;
        let room = Vec2::new(right - from, cell - label - GAP);
        let fit = |style: Style| (room / style.size()).min_element();
        let bubble = |style: Style| fit(style) * Measures::of(style).bubble_half;
        // The style in which bubbles are larger.
        let style = if bubble(Style::Large) > bubble(Style::Condensed) {
            Style::Large
        } else {
            Style::Condensed
        };
        // A board beside the own one, over the dice beside the tray, is not higher than that.
        let most = if seats <= 2 {
            own_size.y / style.size().y
        } else {
            f32::INFINITY
        };
        let fitting = fit(style).min(most);
        for index in 1..seats {
            let y = top + cell * f32::from(index - 1);
            boards.push(BoardPlace {
                seat: SeatId((large.0 + index) % seats),
                style,
                corner: Vec2::new(from, y + label),
                scale: fitting,
                // As wide as its board; with large panels, as wide as the room.
                label: Rect::new(
                    from,
                    y,
                    from + if frames.are_large() {
                        room.x
                    } else {
                        style.size().x * fitting
                    },
                    y + label,
                ),
            });
        }
        boards.sort_by_key(|board| board.seat.0);
        let panel = Rect::new(left * 0.5 + GAP, bottom - panel, right, bottom);
        Self {
            own: Measures::of(Style::Large).bubble_half * 2.0 * scale * pixels,
            others: Measures::of(style).bubble_half * 2.0 * fitting * pixels,
            die: pixels,
            panel_width: panel.width() * pixels,
            table: TableLayout {
                frame: Rect::new(-left * 0.5, top, right, bottom),
                boards,
                panel,
                dice: Rect::new(-dice * 0.5, -tray_half.y, dice * 0.5, tray_half.y),
            },
        }
    }
}

impl TableLayout {
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

    /// The shapes of windows.
    const WINDOWS: [Vec2; 4] = [
        Vec2::new(1280.0, 720.0),
        Vec2::new(1920.0, 1080.0),
        Vec2::new(2560.0, 1080.0),
        Vec2::new(1024.0, 768.0),
    ];

    fn tray() -> ShownTray {
        // As wide and as deep as that of the game.
        ShownTray::from(TrayGeometry::of_size(Vec2::new(13.0, 5.0)))
    }

    #[test]
    fn boards_tray_and_panel_lie_beside_each_other_in_every_company_and_window() {
        for (window, captions) in WINDOWS.into_iter().flat_map(|window| [(window, false), (window, true)]) {
            for (seats, size) in (2..=4).flat_map(|seats| [(seats, 1.0), (seats, 1.3)]) {
                for large in (0..seats).map(SeatId) {
                    let frames = Frames::of(size).with_captions(captions).in_window(window);
                    let table = TableLayout::new(&tray(), seats, large, frames);
                    assert_eq!(table.boards.len(), usize::from(seats));
                    let mut parts = vec![table.panel, table.dice];
                    for board in &table.boards {
                        parts.extend([board.rect(), board.label]);
                    }
                    for (index, part) in parts.iter().enumerate() {
                        let inside = table.frame.inflate(1e-3);
                        assert!(
                            inside.contains(part.min) && inside.contains(part.max),
                            "{seats} in {window}: {part:?}"
                        );
                        assert!(
                            parts[..index].iter().all(|other| apart(*part, *other)),
                            "{seats} in {window}: {part:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn boards_and_dice_are_as_large_as_the_company_lets_them_be() {
        let usual = [[38.5, 31.5, 34.5], [42.0, 24.0, 34.0], [42.0, 23.5, 33.5]];
        let wide = [[46.0, 46.0, 28.5], [42.0, 41.0, 34.0], [42.0, 24.0, 32.5]];
        let high = [[38.5, 31.5, 34.5], [43.5, 25.5, 34.5], [43.5, 22.5, 34.5]];
        for (window, least) in WINDOWS.into_iter().zip([usual, usual, wide, high]) {
            for (seats, least) in (2..=4).zip(least) {
                let frames = Frames::default().in_window(window);
                let table = TableLayout::new(&tray(), seats, SeatId(0), frames);
                let room = frames.room() / (table.frame.size() * Vec2::new(1.0, SEEN_DEPTH));
                let pixels = room.min_element();
                let bubble = |board: &BoardPlace| Measures::of(board.style).bubble_half * 2.0 * board.scale * pixels;
                let seen = [bubble(&table.boards[0]), bubble(&table.boards[1]), pixels];
                assert!(
                    seen.iter().zip(least).all(|(seen, least)| *seen >= least),
                    "{window} {seats}: own bubbles, those of others and dice are {seen:.1?} pixels wide, not {least:?}"
                );
                assert!(
                    table.panel.width() * pixels > PANEL_WIDTH,
                    "{window} {seats}: {:?}",
                    table.panel
                );
            }
        }
    }

    #[test]
    fn with_fewer_players_the_others_boards_are_larger() {
        let size = |seats| {
            let table = TableLayout::new(&tray(), seats, SeatId(0), Frames::default());
            let BoardPlace { style, scale, .. } = table.boards[1];
            Measures::of(style).bubble_half * scale
        };
        // Three and four share the room alike, but for a step of the scale.
        assert!(
            size(2) > size(4) && size(3) > 0.95 * size(4),
            "{:?}",
            [2, 3, 4].map(size)
        );
    }
}
