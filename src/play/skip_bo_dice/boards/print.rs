//! The print of a board as one mesh of simple shapes and signs, and the material that draws it.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;

use crate::play::skip_bo_dice::boards::layout::{Sheet, Spot};
use games::skip_bo_dice::board::Board;
use lettering::atlas::{CELL_REACH, Cells};
use lettering::outline::Outline;
use lettering::sign::Sign;
use window_kit::presentation::dice_faces::Print;
use window_kit::presentation::lettering::atlas_image;
use window_kit::presentation::palette;
use window_kit::presentation::palette::linear;
use window_kit::presentation::quality::{Shaded, Variant, defines_variant};
use window_kit::presentation::shaders::{casts_nothing, shader_path};
use window_kit::ui::localized::Localizer;

/// The uniform of `board.wgsl`.
#[derive(Clone, Debug, ShaderType)]
pub(crate) struct BoardLook {
    /// The inks, linear, in the order of [`Ink`].
    pub(crate) inks: [Vec4; 8],
    /// Half the size of the area that the lamp lights, in die edges (x, z).
    pub lit: Vec2,
    /// The number of columns and rows of cells in the texture of signs.
    pub(crate) grid: Vec2,
}

/// The material of boards.
#[derive(Asset, AsBindGroup, Clone, Debug, TypePath)]
#[bind_group_data(Variant)]
pub(crate) struct BoardMaterial {
    /// The look.
    #[uniform(0)]
    pub look: BoardLook,
    /// The signs, as a distance field.
    #[texture(1)]
    #[sampler(2)]
    pub(crate) signs: Handle<Image>,
    /// The level of materials: see `Quality::materials`.
    pub quality: u32,
}

impl Shaded for BoardMaterial {
    fn shade(&mut self, materials: u32) {
        self.quality = materials;
    }

    fn variant(&self) -> Variant {
        Variant {
            quality: self.quality,
            ..default()
        }
    }
}

impl Material for BoardMaterial {
    fn fragment_shader() -> ShaderRef {
        shader_path!("board.wgsl").into()
    }

    defines_variant!();

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Blend
    }

    casts_nothing!();
}

/// The kind of a quad, with the numbers that `board.wgsl` uses.
#[derive(Clone, Copy, Debug)]
enum Shape {
    Shadow = 0,
    Plate = 1,
    Disc = 2,
    Box = 3,
    Star = 4,
    Sign = 5,
}

/// The inks of a board.
#[derive(Clone, Copy, Debug)]
enum Ink {
    /// The plate.
    White = 0,
    /// Lines and letters.
    Line = 1,
    /// The number of an open bubble.
    Pale = 2,
    /// A star.
    Gold = 3,
    /// A Skip-Bo.
    Wild = 4,
    /// The background of a bubble or a box.
    Ground = 5,
    /// A free re-roll.
    Reroll = 6,
}

/// The inks, linear.
pub(crate) fn inks() -> [Vec4; 8] {
    let mut inks = [Vec4::ZERO; 8];
    inks[Ink::White as usize] = linear(palette::BOARD);
    inks[Ink::Line as usize] = linear(palette::BOARD_LINE);
    inks[Ink::Pale as usize] = linear(palette::BOARD_PALE);
    inks[Ink::Gold as usize] = linear(palette::BOARD_STAR);
    inks[Ink::Wild as usize] = linear(palette::BOARD_WILD);
    inks[Ink::Ground as usize] = linear(palette::BOARD_GROUND);
    inks[Ink::Reroll as usize] = linear(palette::BOARD_REROLL);
    inks
}

/// The usual letters and signs in words on boards.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ-";
/// The cells of the texture: the numbers 1 to 10 from cell 1 on, then the usual letters, the Skip-Bo, the arrow, and
/// the other letters that the language needs.
pub(crate) const CELLS: Cells = Cells {
    grid: UVec2::new(8, 8),
    pixels: 56,
};
const FIRST_LETTER: usize = 11;
const SKIP_BO: usize = FIRST_LETTER + LETTERS.len();
const AROUND: usize = SKIP_BO + 1;
const FIRST_OTHER: usize = AROUND + 1;

const _: () = assert!(FIRST_OTHER < CELLS.count());
/// The height of a capital among the other letters in their cells, in heights of a usual letter: it leaves room for
/// the accent.
const UNDER_ACCENT: f32 = 0.75;
/// The gap between two letters, in heights of a capital.
const LETTER_GAP: f32 = 0.04;

/// The height of a capital in a cell of the texture, in halves of the cell's size.
const CAPITAL_OF_HALF: f32 = 1.0 / CELL_REACH;

/// The words that are printed on boards in the player's language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wording {
    /// The words of a sheet, in its order, in capitals.
    words: Vec<String>,
    /// The letters in them that are not among the usual ones, each once.
    others: Vec<char>,
}

impl Wording {
    /// The wording of a sheet.
    pub fn of(sheet: &Sheet, localizer: &Localizer) -> Self {
        let words: Vec<String> = sheet
            .words
            .iter()
            .map(|words| localizer.localize(&words.words).to_uppercase())
            .collect();
        let mut others: Vec<char> = Vec::new();
        for letter in words.iter().flat_map(|words| words.chars()) {
            let usual = LETTERS.contains(letter) || letter.is_whitespace() || others.contains(&letter);
            if !usual && FIRST_OTHER + others.len() < CELLS.count() {
                others.push(letter);
            }
        }
        Self { words, others }
    }

    /// Whether it needs the same signs as another wording.
    pub(crate) fn has_signs_of(&self, other: &Self) -> bool {
        self.others == other.others
    }

    /// The cell of a letter, and the size of its sign in heights of a capital; `None` if nothing is drawn.
    fn cell(&self, letter: char) -> Option<(usize, f32)> {
        if let Some(index) = LETTERS.find(letter) {
            return Some((FIRST_LETTER + index, 1.0));
        }
        let index = self.others.iter().position(|other| *other == letter)?;
        Some((FIRST_OTHER + index, 1.0 / UNDER_ACCENT))
    }
}

/// The width of words, in heights of a capital.
fn width(words: &str) -> f32 {
    let widths = words
        .chars()
        .map(|letter| Outline::words(&letter.to_string()).width + LETTER_GAP);
    widths.sum()
}

/// The texture of the signs.
pub(crate) fn signs(wording: &Wording) -> Image {
    let mut signs = vec![Sign::All(Vec::new())];
    signs.extend((1..=10_u8).map(|number| Sign::fitted(&number.to_string(), 1.3, 1.0)));
    signs.extend(
        LETTERS
            .chars()
            .map(|letter| Sign::words(&letter.to_string(), (0.0, 0.0), 1.0)),
    );
    signs.push(Print::Wild.sign());
    signs.push(around());
    signs.extend(
        wording
            .others
            .iter()
            .map(|letter| Sign::words(&letter.to_string(), (0.0, 0.0), UNDER_ACCENT)),
    );
    atlas_image(CELLS, &signs)
}

/// A round arrow.
fn around() -> Sign {
    let at = |part: f32| {
        let (sin, cos) = (0.6 + part * 5.2).sin_cos();
        (cos * 0.44, sin * 0.44)
    };
    let line = |from, to| Sign::Line { from, to, width: 0.15 };
    let mut signs: Vec<Sign> = (0..18_u8)
        .map(|step| line(at(f32::from(step) / 18.0), at(f32::from(step + 1) / 18.0)))
        .collect();
    let tip = at(1.0);
    signs.push(line((tip.0 - 0.22, tip.1 - 0.12), tip));
    signs.push(line((tip.0 + 0.06, tip.1 - 0.24), tip));
    Sign::All(signs)
}

/// The quads of a board while they are collected; later quads are drawn over earlier ones.
#[derive(Default)]
struct Quads {
    positions: Vec<Vec3>,
    uvs: Vec<Vec2>,
    kinds: Vec<Vec2>,
    colors: Vec<Vec4>,
    indices: Vec<u32>,
}

impl Quads {
    /// Adds a quad with its middle at `centre`, in the board's coordinates.
    fn add(&mut self, shape: Shape, cell: usize, centre: Vec2, half: Vec2, fill: Ink, line: Ink) {
        let first = self.positions.len() as u32;
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let place = centre + half * Vec2::new(x, y);
            self.positions.push(Vec3::new(place.x, 0.0, place.y));
            self.uvs.push(half * Vec2::new(x, -y));
            self.kinds.push(Vec2::new(shape as u8 as f32, cell as f32));
            self.colors
                .push(Vec4::new(half.x, half.y, fill as u8 as f32, line as u8 as f32));
        }
        self.indices.extend([0, 2, 1, 0, 3, 2].map(|corner| first + corner));
    }

    fn shape(&mut self, shape: Shape, centre: Vec2, half: f32, fill: Ink, line: Ink) {
        self.add(shape, 0, centre, Vec2::splat(half), fill, line);
    }

    /// Adds a sign whose capitals have this height.
    fn sign(&mut self, cell: usize, centre: Vec2, capital: f32, ink: Ink) {
        self.add(
            Shape::Sign,
            cell,
            centre,
            Vec2::splat(capital / CAPITAL_OF_HALF),
            ink,
            ink,
        );
    }

    fn words(&mut self, wording: &Wording, words: &str, at: Vec2, capital: f32, ink: Ink) {
        let mut right = 0.0;
        for letter in words.chars() {
            let outline = Outline::words(&letter.to_string());
            if let (Some((cell, size)), Some([left, _, far, _])) = (wording.cell(letter), outline.bounds()) {
                let middle = Vec2::new(right + (left + far) * 0.5, -0.5) * capital;
                self.sign(cell, at + middle, capital * size, ink);
            }
            right += outline.width + LETTER_GAP;
        }
    }

    /// Adds a numeral with its middle at `middle`.
    fn centred(&mut self, numeral: &str, middle: Vec2, capital: f32, ink: Ink) {
        let half = Vec2::new(-width(numeral), 1.0) * 0.5;
        self.words(&Wording::default(), numeral, middle + half * capital, capital, ink);
    }

    fn mesh(self) -> Mesh {
        let normals = vec![Vec3::Y; self.positions.len()];
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, self.kinds)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colors)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

/// A plate alone, of the same kind of vertices as a board.
pub(crate) fn plate() -> Mesh {
    let mut quads = Quads::default();
    quads.shape(Shape::Plate, Vec2::ZERO, 1.0, Ink::White, Ink::White);
    quads.mesh()
}

/// The mesh of a board: flat, facing +y, its upper left corner at the origin, its bottom along +z.
pub(crate) fn mesh(board: &Board, sheet: &Sheet, wording: &Wording) -> Mesh {
    let mut quads = Quads::default();
    let middle = sheet.size * 0.5;
    quads.add(Shape::Shadow, 0, middle, middle + 0.45, Ink::Line, Ink::Line);
    quads.add(Shape::Plate, 0, middle, middle, Ink::White, Ink::White);
    for (pile, centre, capital) in &sheet.letters {
        quads.sign(FIRST_LETTER + usize::from(pile.0), *centre, *capital, Ink::Line);
    }
    for (stockpile, centre, capital) in &sheet.numerals {
        quads.centred(stockpile.numeral(), *centre, *capital, Ink::Line);
    }
    for (place, words) in sheet.words.iter().zip(&wording.words) {
        let capital = place.capital.min(place.room / width(words).max(1.0));
        quads.words(wording, words, place.at, capital, Ink::Line);
    }
    for place in &sheet.places {
        let (at, half) = (place.centre, place.half);
        match place.spot {
            Spot::Bubble(_, bubble) => {
                quads.shape(Shape::Disc, at, half, Ink::Ground, Ink::Line);
                quads.sign(usize::from(bubble), at, half * 0.86, Ink::Pale);
            }
            Spot::Star(..) => quads.shape(Shape::Star, at, half, Ink::Gold, Ink::Line),
            Spot::Place(_, rank) => {
                quads.shape(Shape::Disc, at, half, Ink::Gold, Ink::Line);
                let stars = usize::from(board.place_reward(rank).min(10));
                quads.sign(stars, at, half * 0.95, Ink::Line);
            }
            Spot::Box(..) => quads.shape(Shape::Box, at, half, Ink::Ground, Ink::Line),
            // The pen circles it once it is earned.
            Spot::Reward(_) => quads.sign(SKIP_BO, at, half * 1.3, Ink::Wild),
            Spot::FreeSkipBo(_) => quads.sign(SKIP_BO, at, half * 1.5, Ink::Wild),
            Spot::FreeReroll(_) => quads.sign(AROUND, at, half * 1.5, Ink::Reroll),
        }
    }
    quads.mesh()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::play::skip_bo_dice::boards::layout::{Style, sheet};
    use language::{Language, Locale};

    fn wording(locale: Locale, sheet: &Sheet) -> Wording {
        let mut localizer = Localizer::default();
        localizer.set_language(Arc::new(Language::carried(locale)));
        Wording::of(sheet, &localizer)
    }

    #[test]
    fn every_letter_of_the_words_on_boards_has_a_cell_in_every_language() {
        let sheet = sheet(&Board::standard(), Style::Large);
        for tongue in Locale::OFFERED.into_iter().chain([Locale::Pseudo]) {
            let wording = wording(tongue, &sheet);
            assert_eq!(wording.words.len(), sheet.words.len());
            for letter in wording.words.concat().chars().filter(|letter| *letter != ' ') {
                let (cell, _) = wording.cell(letter).expect("a cell of its own");
                assert!(cell < CELLS.count(), "{tongue:?}: {letter}");
            }
        }
    }

    #[test]
    fn the_english_words_have_room_and_need_no_other_letters() {
        let sheet = sheet(&Board::standard(), Style::Large);
        let wording = wording(Locale::English, &sheet);
        assert!(wording.has_signs_of(&Wording::default()));
        for (place, words) in sheet.words.iter().zip(&wording.words) {
            assert!(width(words) * place.capital <= place.room, "{words}");
        }
    }
}
