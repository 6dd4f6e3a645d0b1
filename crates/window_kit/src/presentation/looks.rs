//! The looks of the table that a player chooses from, as colours and numbers: six tables, four sets of dice, four backs
//! of cards.

use bevy::prelude::*;

use super::palette;
use crate::settings::{CardBack, TableTheme};

/// The look of a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TableLook {
    /// The felt in the tray.
    pub felt: Color,
    /// The cloth under cards.
    pub cloth: Color,
    /// The wood of the table.
    pub boards: Color,
    /// The wood of the tray's rim. No die lies on it.
    pub rim: Color,
    /// The lamp's share of the light on a surface that faces up, in each channel; the room gives the rest. The larger
    /// the room's share, the softer the shadows, and the farther the light reaches.
    pub lamp: Vec3,
    /// The dark behind the table.
    pub dark: Color,
    /// How dark the lines around dice and cards are, 0 to 1: on a light table they need them.
    pub contour: f32,
    /// The brass of outlines and marks on this table.
    pub brass: Color,
    /// Their amber.
    pub amber: Color,
}

/// A colour as six digits.
const fn hex(color: u32) -> Color {
    Color::srgb_u8((color >> 16) as u8, (color >> 8) as u8, color as u8)
}

/// The look of this table.
pub const fn table_look(theme: TableTheme) -> TableLook {
    let evening = TableLook {
        felt: palette::FELT,
        cloth: palette::FELT,
        boards: palette::WALNUT,
        rim: palette::RIM_WALNUT,
        lamp: Vec3::new(0.80, 0.765, 0.70),
        dark: hex(0x0B_0806),
        contour: 0.0,
        brass: palette::BRASS,
        amber: palette::AMBER,
    };
    match theme {
        TableTheme::Evening => evening,
        TableTheme::Candle => TableLook {
            felt: hex(0x4A_1422),
            cloth: hex(0x4A_1422),
            boards: hex(0x30_120C),
            rim: hex(0x58_2416),
            lamp: Vec3::new(0.88, 0.77, 0.60),
            dark: hex(0x0C_0504),
            ..evening
        },
        TableTheme::Dusk => TableLook {
            felt: hex(0x14_2F50),
            cloth: hex(0x14_2F50),
            boards: hex(0x26_2A30),
            rim: hex(0x48_4C52),
            lamp: Vec3::new(0.62, 0.68, 0.74),
            dark: hex(0x07_0A10),
            ..evening
        },
        TableTheme::Morning => TableLook {
            felt: hex(0x7C_9487),
            cloth: hex(0x5F_766A),
            boards: hex(0xA6_8560),
            rim: hex(0xB8_935F),
            lamp: Vec3::new(0.52, 0.50, 0.45),
            dark: hex(0x54_4A3C),
            contour: 1.0,
            brass: hex(0x2A_1A00),
            amber: hex(0x3E_1600),
        },
        TableTheme::Midnight => TableLook {
            felt: hex(0x22_2630),
            cloth: hex(0x22_2630),
            boards: hex(0x16_1416),
            rim: hex(0x30_2C2E),
            lamp: Vec3::new(0.86, 0.85, 0.84),
            dark: hex(0x03_0304),
            ..evening
        },
        TableTheme::Fireside => TableLook {
            felt: hex(0x3E_2616),
            cloth: hex(0x3E_2616),
            boards: hex(0x36_1A10),
            rim: hex(0x6A_3218),
            lamp: Vec3::new(0.86, 0.72, 0.52),
            dark: hex(0x0E_0603),
            ..evening
        },
    }
}

/// The colour of the grain on dice of this colour, both linear: veins, rings, specks. Its hue is that of the dice, so that
/// it brings no two colours closer; on dark dice it is lighter, so that they still stand out from the table, and on light
/// dice darker.
pub(crate) fn grain_color(body: Vec4) -> Vec4 {
    const LIGHTER: f32 = 1.8;
    const DARKER: f32 = 0.65;
    // The luminances of dark and of light dice.
    const DARK: f32 = 0.25;
    const LIGHT: f32 = 0.4;
    let color = body.truncate();
    let luminance = LinearRgba::from_vec4(body).luminance();
    let part = ((luminance - DARK) / (LIGHT - DARK)).clamp(0.0, 1.0);
    let lighter = (color * LIGHTER).min(Vec3::ONE);
    lighter.lerp(color * DARKER, part).extend(body.w)
}

/// The colour of the back of cards.
pub const fn back_color(back: CardBack) -> Color {
    match back {
        CardBack::Lattice => palette::CARD_BACK,
        CardBack::Waves => hex(0x22_4478),
        CardBack::Rays => hex(0x7A_2438),
        CardBack::Leaves => hex(0x46_5A16),
    }
}

/// The table that is shown. It changes only when another one is chosen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ShownTheme(pub TableTheme);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presentation::colour_vision::eyes::{EYES, seen};

    /// The line around things, on a light table, in `die.wgsl` and `card.wgsl`.
    const CONTOUR: Color = Color::linear_rgb(0.004, 0.004, 0.005);
    const WHITE: Color = Color::srgb(0.98, 0.98, 0.98);

    fn contrast(one: Color, other: Color) -> f32 {
        let (one, other) = (one.luminance() + 0.05, other.luminance() + 0.05);
        one.max(other) / one.min(other)
    }

    /// Whether a thing stands out from the ground by `least`: by itself, or by the line around it.
    fn stands_out(thing: Color, ground: Color, look: &TableLook, least: f32) -> bool {
        let line = look.contour == 1.0 && contrast(CONTOUR, ground) >= least && contrast(CONTOUR, thing) >= least;
        line || contrast(thing, ground) >= least * 0.98
    }

    fn looks() -> impl Iterator<Item = (TableTheme, TableLook)> {
        TableTheme::ALL.into_iter().map(|theme| (theme, table_look(theme)))
    }

    #[test]
    fn every_die_stands_out_from_everything_it_lies_on_at_every_table() {
        for (theme, look) in looks() {
            let seats = (0..8).map(palette::seat_color);
            let bodies = [palette::DieBody::Ivory, palette::DieBody::Mist, palette::DieBody::Brass];
            for die in seats.chain(bodies.map(palette::body_color)) {
                for ground in [look.felt, look.cloth, look.boards] {
                    assert!(stands_out(die, ground, &look, 3.0), "{theme:?}: {die:?} on {ground:?}");
                }
            }
        }
    }

    /// The most that the grain of a set covers of a face, on average over the face; `die.wgsl` draws it.
    const MOST_GRAIN: f32 = 0.06;
    /// The most that it covers of any point.
    const THICKEST_GRAIN: f32 = 0.85;

    /// A colour of dice with this part of grain in it.
    fn grained(body: Color, part: f32) -> Color {
        let body = palette::linear(body);
        LinearRgba::from_vec4(body.lerp(grain_color(body), part)).into()
    }

    #[test]
    fn any_two_seats_can_be_told_apart_in_every_set_of_dice() {
        for (eye, least) in EYES {
            for part in [0.0, MOST_GRAIN / 3.0, MOST_GRAIN] {
                let dice: Vec<Vec3> = (0..8)
                    .map(|seat| seen(grained(palette::seat_color(seat), part), eye))
                    .collect();
                for (at, one) in dice.iter().enumerate() {
                    for (other, beside) in dice.iter().enumerate().skip(at + 1) {
                        let apart = one.distance(*beside);
                        assert!(
                            apart >= least,
                            "{eye:?}, {part} of grain: {at} and {other} are {apart:.2} apart"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn pips_and_figures_stand_out_from_the_grain_of_every_set_and_the_grain_from_every_table() {
        let seats = (0..8).map(palette::seat_color);
        let bodies = [palette::DieBody::Ivory, palette::DieBody::Mist, palette::DieBody::Brass];
        for die in seats.chain(bodies.map(palette::body_color)) {
            for part in [0.0, MOST_GRAIN, THICKEST_GRAIN] {
                let die = grained(die, part);
                assert!(contrast(die, palette::DIE_INK) >= 4.0, "{die:?}");
                for (theme, look) in looks() {
                    for ground in [look.felt, look.cloth, look.boards] {
                        assert!(stands_out(die, ground, &look, 3.0), "{theme:?}: {die:?} on {ground:?}");
                    }
                }
            }
        }
        for body in bodies.map(palette::body_color) {
            assert!(contrast(grained(body, MOST_GRAIN), palette::DIE_INK) >= 7.0, "{body:?}");
        }
        let mist = palette::body_color(palette::DieBody::Mist);
        assert!(contrast(grained(mist, MOST_GRAIN), palette::WILD_INK) >= 4.5);
        assert!(contrast(grained(mist, THICKEST_GRAIN), palette::WILD_INK) >= 3.0);
    }

    #[test]
    fn cards_stand_out_from_the_cloth_of_every_table_and_backs_from_paper() {
        for (theme, look) in looks() {
            for ground in [look.felt, look.cloth, look.boards] {
                assert!(stands_out(palette::CARD_PAPER, ground, &look, 3.0), "{theme:?}");
            }
        }
        for back in CardBack::ALL {
            assert!(contrast(back_color(back), palette::CARD_PAPER) >= 4.5, "{back:?}");
        }
    }

    #[test]
    fn white_words_on_the_cloth_can_be_read_at_every_table() {
        for (theme, look) in looks() {
            assert!(contrast(WHITE, look.cloth) >= 4.5, "{theme:?}");
        }
    }

    #[test]
    fn outlines_and_signs_stand_out_from_every_table() {
        for (theme, look) in looks() {
            for ground in [look.felt, look.cloth, look.boards] {
                for line in [WHITE, look.brass, look.amber] {
                    assert!(
                        contrast(line, ground) >= 3.0 * 0.98,
                        "{theme:?}: {line:?} on {ground:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn one_table_is_bright_and_the_others_are_dark_enough_for_every_die() {
        let bright = |look: &TableLook| look.felt.luminance() > 0.2 && look.boards.luminance() > 0.2;
        assert_eq!(looks().filter(|(_, look)| bright(look)).count(), 1);
        for (theme, look) in looks().filter(|(_, look)| !bright(look)) {
            assert_eq!(look.contour, 0.0, "{theme:?}");
            for ground in [look.felt, look.cloth, look.boards] {
                assert!(ground.luminance() <= 0.030, "{theme:?}: {}", ground.luminance());
            }
        }
    }

    #[test]
    fn no_two_tables_and_no_two_backs_look_alike() {
        let far = |one: Color, other: Color| {
            let [one, other] = [one, other].map(|color| Oklaba::from(color.to_linear()).to_vec3());
            one.distance(other) * 100.0
        };
        for (at, (theme, look)) in looks().enumerate() {
            for (other, beside) in looks().skip(at + 1) {
                let apart = far(look.felt, beside.felt).max(far(look.boards, beside.boards));
                assert!(apart > 5.0, "{theme:?} and {other:?}: {apart}");
            }
        }
        for (at, back) in CardBack::ALL.into_iter().enumerate() {
            for other in CardBack::ALL.into_iter().skip(at + 1) {
                assert!(far(back_color(back), back_color(other)) > 8.0, "{back:?} and {other:?}");
            }
        }
    }

    #[test]
    fn lamp_and_room_give_neutral_light_together() {
        for (theme, look) in looks() {
            let share = look.lamp;
            assert!(
                share.min_element() > 0.4 && share.max_element() < 0.95,
                "{theme:?}: {share}"
            );
        }
    }
}
