//! The looks of the table that a player chooses from: six tables, four sets of dice, four backs of cards. They are colours
//! and numbers for the shaders, so every level of quality has them.

use bevy::prelude::*;

use super::cards::material::{CardAssets, CardMaterial, MarkMaterial};
use super::lighting::{Lamp, lamp_color};
use super::materials::{
    BadgeMaterial, DieMaterial, FeltMaterial, OutlineColor, OutlineMaterial, TableMaterials, WoodMaterial,
};
use super::palette::{self, linear};
use crate::settings::{CardBack, DiceSet, Settings, TableTheme};

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
            cloth: hex(0x7C_9487),
            boards: hex(0xA6_8560),
            rim: hex(0xB8_935F),
            lamp: Vec3::new(0.52, 0.50, 0.45),
            dark: hex(0x54_4A3C),
            contour: 1.0,
            brass: hex(0x4A_3000),
            amber: hex(0x5E_2800),
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

/// The ids of the assets for which something holds. Only those are changed: a changed asset is sent to the adapter
/// again.
fn ids<A: Asset>(assets: &Assets<A>, holds: impl Fn(AssetId<A>, &A) -> bool) -> Vec<AssetId<A>> {
    assets
        .iter()
        .filter(|(id, asset)| holds(*id, asset))
        .map(|(id, _)| id)
        .collect()
}

fn follow_theme(
    settings: Res<Settings>,
    materials: Res<TableMaterials>,
    (mut felts, mut woods): (ResMut<Assets<FeltMaterial>>, ResMut<Assets<WoodMaterial>>),
    (mut outlines, mut badges): (ResMut<Assets<OutlineMaterial>>, ResMut<Assets<BadgeMaterial>>),
    mut lamps: Query<&mut SpotLight, With<Lamp>>,
    mut dark: ResMut<ClearColor>,
    mut shown: ResMut<ShownTheme>,
) {
    shown.set_if_neq(ShownTheme(settings.table_theme));
    let look = table_look(settings.table_theme);
    let of_felt = |id| {
        if id == materials.felt.id() {
            look.felt
        } else {
            look.cloth
        }
    };
    for id in ids(&felts, |id, felt| felt.felt.color != linear(of_felt(id))) {
        if let Some(mut felt) = felts.get_mut(id) {
            felt.felt.color = linear(of_felt(id));
        }
    }
    let of_wood = |wood: &WoodMaterial| linear(if wood.boards { look.boards } else { look.rim });
    for id in ids(&woods, |_, wood| wood.wood.color != of_wood(wood)) {
        if let Some(mut wood) = woods.get_mut(id) {
            wood.wood.color = of_wood(&wood);
        }
    }
    let amber = linear(look.amber);
    for id in ids(&outlines, |_, lines| {
        lines.outline.colors[OutlineColor::Amber as usize] != amber
    }) {
        if let Some(mut lines) = outlines.get_mut(id) {
            lines.outline.colors[OutlineColor::Brass as usize] = linear(look.brass);
            lines.outline.colors[OutlineColor::Amber as usize] = amber;
        }
    }
    for id in ids(&badges, |_, badge| badge.look.amber != amber) {
        if let Some(mut badge) = badges.get_mut(id) {
            badge.look.amber = amber;
        }
    }
    let light = lamp_color(look.lamp);
    for mut lamp in &mut lamps {
        if lamp.color != light {
            lamp.color = light;
        }
    }
    if dark.0 != look.dark {
        dark.0 = look.dark;
    }
}

fn follow_things(
    settings: Res<Settings>,
    cards: Option<Res<CardAssets>>,
    mut dice: ResMut<Assets<DieMaterial>>,
    (mut papers, mut marks): (ResMut<Assets<CardMaterial>>, ResMut<Assets<MarkMaterial>>),
) {
    let look = table_look(settings.table_theme);
    let place = |all: &[DiceSet]| all.iter().position(|set| *set == settings.dice_set);
    let set = place(&DiceSet::ALL).unwrap_or_default() as u32;
    for id in ids(&dice, |_, die| (die.look.contour, die.look.set) != (look.contour, set)) {
        if let Some(mut die) = dice.get_mut(id) {
            (die.look.contour, die.look.set) = (look.contour, set);
        }
    }
    if cards.is_none() {
        return;
    }
    let pattern = CardBack::ALL.iter().position(|back| *back == settings.card_back);
    let (pattern, back) = (
        pattern.unwrap_or_default() as u32,
        linear(back_color(settings.card_back)),
    );
    for id in ids(&papers, |_, paper| {
        (paper.look.contour, paper.look.pattern) != (look.contour, pattern)
    }) {
        if let Some(mut paper) = papers.get_mut(id) {
            (paper.look.contour, paper.look.pattern, paper.look.back) = (look.contour, pattern, back);
        }
    }
    for id in ids(&marks, |_, mark| mark.look.amber != linear(look.amber)) {
        if let Some(mut mark) = marks.get_mut(id) {
            mark.look.amber = linear(look.amber);
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ShownTheme>()
        // In every frame, as games make materials of their own; what is as it should be is not touched.
        .add_systems(Update, (follow_theme, follow_things));
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn cards_stand_out_from_the_cloth_of_every_table_and_backs_from_paper() {
        for (theme, look) in looks() {
            for ground in [look.felt, look.cloth, look.boards] {
                assert!(stands_out(palette::CARD_PAPER, ground, &look, 5.0), "{theme:?}");
            }
        }
        for back in CardBack::ALL {
            assert!(contrast(back_color(back), palette::CARD_PAPER) >= 4.5, "{back:?}");
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
