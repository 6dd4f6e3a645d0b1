//! The print of a board as one mesh of plain shapes and signs, and the material that draws it.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;

use crate::games::skip_bo_dice::board::Board;
use crate::play::skip_bo_dice::boards::layout::{Sheet, Spot};
use crate::presentation::dice_faces::Print;
use crate::presentation::lettering::atlas::{CELL_REACH, Cells, atlas_image};
use crate::presentation::lettering::outline::Outline;
use crate::presentation::lettering::sign::Sign;
use crate::presentation::palette;
use crate::presentation::quality::Shaded;
use crate::presentation::shaders::{casts_nothing, shader_path};

/// The uniform of `board.wgsl`.
#[derive(Clone, Debug, ShaderType)]
pub struct BoardLook {
    /// The inks, linear, in the order of [`Ink`].
    pub inks: [Vec4; 8],
    /// Half of what the lamp lights, in edges (x, z).
    pub lit: Vec2,
    /// How many columns and rows of cells the texture of signs has.
    pub grid: Vec2,
    /// The level of materials: see `Quality::materials`.
    pub quality: u32,
}

/// Boards.
#[derive(Asset, AsBindGroup, Clone, Debug, TypePath)]
pub struct BoardMaterial {
    /// The look.
    #[uniform(0)]
    pub look: BoardLook,
    /// The signs, as distances.
    #[texture(1)]
    #[sampler(2)]
    pub signs: Handle<Image>,
}

impl Shaded for BoardMaterial {
    fn shade(&mut self, materials: u32) {
        self.look.quality = materials;
    }
}

impl Material for BoardMaterial {
    fn fragment_shader() -> ShaderRef {
        shader_path!("board.wgsl").into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Blend
    }

    casts_nothing!();
}

/// The kind of a quad, as `board.wgsl` numbers it.
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
    /// The ground of a bubble or a box.
    Ground = 5,
    /// A free re-roll.
    Reroll = 6,
}

/// The inks, linear.
pub fn inks() -> [Vec4; 8] {
    let ink = |color: Color| color.to_linear().to_vec4();
    let mut inks = [Vec4::ZERO; 8];
    inks[Ink::White as usize] = ink(palette::BOARD);
    inks[Ink::Line as usize] = ink(palette::BOARD_LINE);
    inks[Ink::Pale as usize] = ink(palette::BOARD_PALE);
    inks[Ink::Gold as usize] = ink(palette::BOARD_STAR);
    inks[Ink::Wild as usize] = ink(palette::BOARD_WILD);
    inks[Ink::Ground as usize] = ink(palette::BOARD_GROUND);
    inks[Ink::Reroll as usize] = ink(palette::BOARD_REROLL);
    inks
}

/// The signs on boards besides numbers: letters, a Skip-Bo, and a round arrow.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ-";
/// The cells of the texture: the numbers 1 to 10 from cell 1 on, then the letters, the Skip-Bo and the arrow.
pub const CELLS: Cells = Cells {
    grid: UVec2::new(8, 5),
    pixels: 56,
};
const FIRST_LETTER: usize = 11;
const SKIP_BO: usize = FIRST_LETTER + LETTERS.len();
const AROUND: usize = SKIP_BO + 1;

const _: () = assert!(AROUND < CELLS.count());

/// The height of a capital in a cell of the texture, in halves of the cell.
const CAPITAL_OF_HALF: f32 = 1.0 / CELL_REACH;

/// The texture of the signs.
pub fn signs() -> Image {
    let mut signs = vec![Sign::All(Vec::new())];
    signs.extend((1..=10_u8).map(|number| Sign::fitted(&number.to_string(), 1.3, 1.0)));
    signs.extend(
        LETTERS
            .chars()
            .map(|letter| Sign::words(&letter.to_string(), (0.0, 0.0), 1.0)),
    );
    signs.push(Print::Wild.sign());
    signs.push(around());
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

/// The quads of a board while they are collected; each lies over those before it.
#[derive(Default)]
struct Quads {
    positions: Vec<Vec3>,
    uvs: Vec<Vec2>,
    kinds: Vec<Vec2>,
    colors: Vec<Vec4>,
    indices: Vec<u32>,
}

impl Quads {
    /// Adds a quad with its middle at `centre`, in the board's own measures.
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

    fn words(&mut self, words: &str, at: Vec2, capital: f32, ink: Ink) {
        let mut right = 0.0;
        for letter in words.chars() {
            let outline = Outline::words(&letter.to_string());
            if let (Some(index), Some([left, _, far, _])) = (LETTERS.find(letter), outline.bounds()) {
                let middle = Vec2::new(right + (left + far) * 0.5, -0.5) * capital;
                self.sign(FIRST_LETTER + index, at + middle, capital, ink);
            }
            right += outline.width + 0.04;
        }
    }

    /// Adds words with their middle at `middle`.
    fn centred(&mut self, words: &str, middle: Vec2, capital: f32, ink: Ink) {
        let widths = words
            .chars()
            .map(|letter| Outline::words(&letter.to_string()).width + 0.04);
        let half = Vec2::new(-widths.sum::<f32>(), 1.0) * 0.5;
        self.words(words, middle + half * capital, capital, ink);
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

/// The mesh of a board: flat, facing +y, its upper left corner at the origin, its bottom along +z.
pub fn mesh(board: &Board, sheet: &Sheet) -> Mesh {
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
    for words in &sheet.words {
        quads.words(words.words, words.at, words.capital, Ink::Line);
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
            // Printed pale; the pen circles it once it is earned.
            Spot::Reward(_) => quads.sign(SKIP_BO, at, half * 1.3, Ink::Wild),
            Spot::FreeSkipBo(_) => quads.sign(SKIP_BO, at, half * 1.5, Ink::Wild),
            Spot::FreeReroll(_) => quads.sign(AROUND, at, half * 1.5, Ink::Reroll),
        }
    }
    quads.mesh()
}
