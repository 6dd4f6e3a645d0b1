//! The colours and symbols of the seats and of the table. Tests make sure that they can be told apart.
//!
//! The interface and the table take their colours from here. Text never has a seat's colour: it is white, beside a
//! chip with the symbol.

use bevy::prelude::*;

use messages::Message;
use messages::texts::presentation as words;
use rules::ids::MAX_SEATS;

/// A colour in the form that shaders take.
pub fn linear(color: Color) -> Vec4 {
    color.to_linear().to_vec4()
}

/// The felt in the tray. The table's luminance stays at or under 0.030, so that every die keeps a contrast of 3:1.
pub(crate) const FELT: Color = Color::srgb_u8(0x12, 0x35, 0x2A);
/// The wood of tray and table.
pub(crate) const WALNUT: Color = Color::srgb_u8(0x2B, 0x1B, 0x12);
/// The tray's rim. No die lies on it, so it is lighter and stands out from the table.
pub(crate) const RIM_WALNUT: Color = Color::srgb_u8(0x4E, 0x30, 0x1E);
/// The only accent colour of the interface.
pub const BRASS: Color = Color::srgb_u8(0xD9, 0xA5, 0x4A);
/// Mishaps and penalties.
pub(crate) const AMBER: Color = Color::srgb_u8(0xFF, 0xB0, 0x20);

/// The ink of figures on dice.
pub const DIE_INK: Color = Color::srgb_u8(0x10, 0x0F, 0x12);
/// The ink of a Skip-Bo sign, used for nothing else.
pub const WILD_INK: Color = Color::srgb_u8(0x9A, 0x10, 0x1A);

/// The plate of a dry-erase board: white in evening light.
pub const BOARD: Color = Color::srgb_u8(0xD6, 0xD9, 0xD2);
/// The background of a bubble or a box on it.
pub const BOARD_GROUND: Color = Color::srgb_u8(0xE9, 0xEC, 0xE6);
/// Lines and letters on it.
pub const BOARD_LINE: Color = Color::srgb_u8(0x33, 0x3C, 0x44);
/// The numbers of open bubbles: paler than the pen's marks, with a contrast of 4.5:1 on their background.
pub const BOARD_PALE: Color = Color::srgb_u8(0x5E, 0x67, 0x6C);
/// Stars.
pub const BOARD_STAR: Color = Color::srgb_u8(0xE8, 0xB8, 0x3C);
/// A printed Skip-Bo sign.
pub const BOARD_WILD: Color = Color::srgb_u8(0xB8, 0x3A, 0x3E);
/// A printed re-roll sign.
pub const BOARD_REROLL: Color = Color::srgb_u8(0x24, 0x5A, 0x8C);
/// The pen itself.
pub const PEN_BARREL: Color = Color::srgb_u8(0x2C, 0x44, 0x66);
/// The marks of the pen.
pub const PEN_BLACK: Color = Color::srgb_u8(0x12, 0x14, 0x1C);
/// Circles of the pen around things that count.
pub const PEN_GREEN: Color = Color::srgb_u8(0x0C, 0x5C, 0x2E);
/// Crosses of the pen over things.
pub const PEN_RED: Color = Color::srgb_u8(0xA8, 0x10, 0x1C);

/// The material of dice without an owner. They also differ in shape or in their prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DieBody {
    /// Off-white: dice with odd numbers, and the action die.
    Ivory,
    /// A cool grey: dice with even numbers.
    Mist,
    /// Brass: the Bonus Die.
    Brass,
}

/// The colour of a die's body.
pub const fn body_color(body: DieBody) -> Color {
    match body {
        DieBody::Ivory => Color::srgb_u8(0xF2, 0xEA, 0xD8),
        DieBody::Mist => Color::srgb_u8(0xB4, 0xC6, 0xCE),
        DieBody::Brass => BRASS,
    }
}

/// The paper of cards.
pub const CARD_PAPER: Color = Color::srgb_u8(0xF1, 0xEC, 0xDF);
/// The large figures on it.
pub const CARD_INK: Color = Color::srgb_u8(0x14, 0x14, 0x18);
/// The bands of 1 to 4 (with a disc), 5 to 8 (a diamond), 9 to 12 (a triangle), with white figures on them.
pub const CARD_BANDS: [Color; 3] = [
    Color::srgb_u8(0x1E, 0x5C, 0xB3),
    Color::srgb_u8(0xA8, 0x62, 0x00),
    Color::srgb_u8(0x8C, 0x1D, 0x4C),
];
/// The wild card: dark where every other card is light.
pub const CARD_WILD: Color = Color::srgb_u8(0x17, 0x16, 0x1F);
/// The back.
pub(crate) const CARD_BACK: Color = Color::srgb_u8(0x23, 0x56, 0x54);

/// The possible colours of dice, in order; seats take them in this order unless the set-up says otherwise.
const SEAT_COLORS: [Color; MAX_SEATS] = [
    Color::srgb_u8(0xEB, 0xFF, 0xFF),
    Color::srgb_u8(0xE0, 0x2E, 0x7C),
    Color::srgb_u8(0xEE, 0xA3, 0x6F),
    Color::srgb_u8(0xC8, 0xA2, 0xFF),
    Color::srgb_u8(0x64, 0x83, 0x17),
    Color::srgb_u8(0x46, 0x74, 0xE0),
    Color::srgb_u8(0x55, 0xB9, 0xB2),
    Color::srgb_u8(0xF7, 0xE8, 0x17),
];

/// The colour with this number, from `SeatColours`.
pub(crate) const fn seat_color(number: u8) -> Color {
    SEAT_COLORS[number as usize % MAX_SEATS]
}

/// The name of the colour with this number.
pub(crate) fn seat_color_name(number: u8) -> Message {
    match number as usize % MAX_SEATS {
        0 => words::COLOUR_WHITE,
        1 => words::COLOUR_ROSE,
        2 => words::COLOUR_ORANGE,
        3 => words::COLOUR_LILAC,
        4 => words::COLOUR_OLIVE,
        5 => words::COLOUR_BLUE,
        6 => words::COLOUR_TEAL,
        _ => words::COLOUR_YELLOW,
    }
}

/// The symbol that goes with a colour. In greyscale some colours look the same (three groups of them), so the symbols
/// are not decoration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SeatSymbol {
    /// White.
    Disc,
    /// Rose.
    Triangle,
    /// Orange.
    Hourglass,
    /// Lilac.
    Cross,
    /// Olive.
    Star,
    /// Blue.
    Ring,
    /// Teal.
    TwoBars,
    /// Yellow.
    Crescent,
}

impl SeatSymbol {
    /// The symbols, by colour number; `shapes.wgsl` draws them by these numbers.
    pub(crate) const ALL: [Self; MAX_SEATS] = [
        Self::Disc,
        Self::Triangle,
        Self::Hourglass,
        Self::Cross,
        Self::Star,
        Self::Ring,
        Self::TwoBars,
        Self::Crescent,
    ];

    /// The symbol of the colour with this number.
    pub const fn of(number: u8) -> Self {
        Self::ALL[number as usize % MAX_SEATS]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presentation::colour_vision::eyes::{EYES, seen};
    use crate::settings::ColourVision;

    /// The smallest distance between any two seats.
    fn closest(eye: ColourVision) -> f32 {
        let colors = SEAT_COLORS.map(|color| seen(color, eye));
        let mut least = f32::INFINITY;
        for (a, one) in colors.iter().enumerate() {
            for other in &colors[a + 1..] {
                least = least.min(one.distance(*other));
            }
        }
        least
    }

    #[test]
    fn any_two_seats_can_be_told_apart_by_every_kind_of_colour_vision() {
        for (eye, least) in EYES {
            let distance = closest(eye);
            assert!(distance >= least, "{eye:?}: {distance:.2} is under {least}");
        }
    }

    #[test]
    fn figures_on_dice_stand_out_from_what_they_are_printed_on() {
        for body in [DieBody::Ivory, DieBody::Mist, DieBody::Brass].map(body_color) {
            let contrast = |ink: Color| (body.luminance() + 0.05) / (ink.luminance() + 0.05);
            assert!(contrast(DIE_INK) > 7.0, "{body:?}");
        }
        let contrast = (body_color(DieBody::Mist).luminance() + 0.05) / (WILD_INK.luminance() + 0.05);
        assert!(contrast > 4.5, "{contrast}");
    }

    #[test]
    fn the_ranges_of_cards_can_be_told_apart_and_their_white_figures_read() {
        for (eye, least) in EYES {
            for (one, other) in [(0, 1), (0, 2), (1, 2)] {
                let distance = seen(CARD_BANDS[one], eye).distance(seen(CARD_BANDS[other], eye));
                assert!(
                    distance >= least,
                    "{eye:?}: bands {one} and {other} are {distance:.2} apart"
                );
            }
        }
        let contrast = |a: Color, b: Color| {
            let (a, b) = (a.luminance() + 0.05, b.luminance() + 0.05);
            a.max(b) / a.min(b)
        };
        for band in CARD_BANDS {
            assert!(contrast(Color::WHITE, band) >= 4.5, "{band:?}");
            assert!(contrast(CARD_PAPER, band) >= 3.0, "{band:?}");
        }
        assert!(contrast(CARD_PAPER, CARD_INK) >= 7.0);
        assert!(
            contrast(CARD_PAPER, CARD_WILD) >= 7.0,
            "the wild card does not look like a number"
        );
        for under in [FELT, WALNUT] {
            assert!(contrast(CARD_PAPER, under) >= 7.0);
        }
    }

    #[test]
    fn the_table_is_dark_enough_for_every_die() {
        for ground in [FELT, WALNUT] {
            let ground = ground.luminance();
            assert!(ground <= 0.030, "{ground}");
            for color in SEAT_COLORS {
                let contrast = (color.luminance() + 0.05) / (ground + 0.05);
                assert!(contrast >= 3.0 * 0.98, "{color:?}: {contrast:.2}");
            }
        }
    }
}
