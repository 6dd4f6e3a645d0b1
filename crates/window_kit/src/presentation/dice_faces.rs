//! The prints on the sides of dice, from the data of the current match: numerals, wild sides, instructions.
//!
//! [`physics::face`] reads which side of a solid is up. The mesh of a die is labelled with the same numbers,
//! and each label gives the cell of the sign that the game prints there. Dice without prints keep their pips.

use bevy::prelude::*;

use super::dress::DieVisual;
use super::materials::{DieMaterial, MOST_SIGNS, Marks, TableMaterials};
use super::palette::DieBody;
use super::{meshes, palette};
use crate::presentation::lettering::atlas_image;
use crate::settings::Quality;
use crate::table::current_match::CurrentMatch;
use crate::table::phase::MatchSystems;
use crate::window::by_game::ByGame;
use games::catalog::AnyOptions;
use lettering::atlas::Cells;
use lettering::sign::Sign;
use rules::die::DieId;
use rules::ids::MAX_SEATS;
use tabletop::shape::DieShape;

/// The print on a side of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Print {
    /// A number; 6 and 9 are underlined.
    Number(u8),
    /// Any number.
    Wild,
    /// Any number of a range, both ends included.
    Range(u8, u8),
    /// This many more cards can be discarded.
    Discard(u8),
    /// An opponent draws this many cards.
    OpponentDraws(u8),
}

/// The prints on the sides of a die, side 1 first, and the die's body.
#[derive(Clone, Debug, PartialEq)]
pub struct Printed {
    /// The sides.
    pub sides: Vec<Print>,
    /// The die's body.
    pub body: DieBody,
}

/// The prints of a game's dice; `None` for a die with pips.
#[derive(Clone, Copy, Debug)]
pub struct DiePrints(pub fn(&AnyOptions, DieId) -> Option<Printed>);

impl ByGame<DiePrints> {
    /// The prints of a die in a match with these options.
    pub fn printed(&self, options: &AnyOptions, die: DieId) -> Option<Printed> {
        self.of(options.name()).and_then(|prints| prints.0(options, die))
    }
}

impl Print {
    /// The sign to draw: in heights of a capital, around the middle of the side.
    pub fn sign(self) -> Sign {
        match self {
            Self::Number(number) => {
                let words = number.to_string();
                let numeral = Sign::fitted(&words, 0.92, 0.74);
                // Upside down, one of them would look like the other.
                if matches!(number, 6 | 9) {
                    let line = Sign::Line {
                        from: (-0.22, -0.52),
                        to: (0.22, -0.52),
                        width: 0.1,
                    };
                    Sign::All(vec![numeral, line])
                } else {
                    numeral
                }
            }
            // A full disc without the letter: no other sign looks like it.
            Self::Wild => Sign::Without(
                Box::new(Sign::Disc { radius: 0.6 }),
                Box::new(Sign::words("S", (0.0, 0.0), 0.74)),
            ),
            Self::Range(low, high) => Sign::All(vec![
                Sign::fitted(&format!("{low}\u{2013}{high}"), 1.16, 0.62),
                Sign::Line {
                    from: (-0.5, -0.5),
                    to: (0.5, -0.5),
                    width: 0.12,
                },
            ]),
            // A card with an arrow down, and the number of cards.
            Self::Discard(cards) => Sign::All(vec![
                card((-0.27, 0.0), (0.22, 0.32)),
                down_arrow((0.28, 0.0), 0.5),
                Sign::words(&format!("+{cards}"), (0.26, 0.34), 0.44),
            ]),
            // A person who gets more cards.
            Self::OpponentDraws(cards) => Sign::All(vec![
                somebody((-0.27, 0.0)),
                card((0.3, -0.26), (0.17, 0.24)),
                Sign::words(&format!("+{cards}"), (0.3, 0.34), 0.44),
            ]),
        }
    }

    /// The ink of the print.
    fn ink(self) -> Color {
        match self {
            Self::Wild => palette::WILD_INK,
            _ => palette::DIE_INK,
        }
    }
}

/// A card with its middle at `at` and these half sizes.
fn card(at: (f32, f32), half: (f32, f32)) -> Sign {
    let plate = |inset: f32, rounding| Sign::Plate {
        at,
        half: (half.0 - inset, half.1 - inset),
        rounding,
    };
    Sign::Without(Box::new(plate(0.0, 0.07)), Box::new(plate(0.08, 0.02)))
}

/// An arrow that points down from a place.
fn down_arrow(from: (f32, f32), length: f32) -> Sign {
    let tip = (from.0, from.1 - length);
    let line = |from, to| Sign::Line { from, to, width: 0.11 };
    Sign::All(vec![
        line(from, tip),
        line((tip.0 - 0.18, tip.1 + 0.2), tip),
        line((tip.0 + 0.18, tip.1 + 0.2), tip),
    ])
}

/// A person: a head and shoulders.
fn somebody(at: (f32, f32)) -> Sign {
    let plate = |up: f32, half: (f32, f32), rounding| Sign::Plate {
        at: (at.0, at.1 + up),
        half,
        rounding,
    };
    Sign::All(vec![plate(0.26, (0.19, 0.19), 0.19), plate(-0.24, (0.28, 0.22), 0.19)])
}

/// The grid of the signs of dice in their texture.
const CELLS: Cells = Cells {
    grid: UVec2::new(8, 4),
    pixels: 64,
};
/// The height of a sign's capital in edges, on a side of a six-sided die and on the smaller kite of a ten-sided one.
const CAPITAL_EDGES: [f32; 2] = [0.64, 0.56];

const _: () = assert!(CELLS.count() == MOST_SIGNS);

/// The signs used so far, and the assets made of them.
#[derive(Resource, Clone, Debug)]
pub(crate) struct DiceSigns {
    /// By cell, from cell 1 on. The numbers come first, so that the label of a number is the number itself.
    prints: Vec<Print>,
    image: Handle<Image>,
    materials: Vec<((DieBody, DieShape), Handle<DieMaterial>)>,
    meshes: Vec<((DieShape, Vec<u8>), Handle<Mesh>)>,
}

impl DiceSigns {
    /// The cell of a sign; 0, which is blank, if there is no room for another sign.
    fn cell(&mut self, print: Print) -> u8 {
        if let Some(known) = self.prints.iter().position(|known| *known == print) {
            return known as u8 + 1;
        }
        if self.prints.len() + 1 >= MOST_SIGNS {
            warn!("there are more signs on the dice than can be printed: {print:?} is left out");
            return 0;
        }
        self.prints.push(print);
        self.prints.len() as u8
    }

    fn texture(&self) -> Image {
        let blank = Sign::All(Vec::new());
        let signs: Vec<Sign> = std::iter::once(blank)
            .chain(self.prints.iter().map(|print| print.sign()))
            .collect();
        atlas_image(CELLS, &signs)
    }

    fn inks(&self) -> [Vec4; MOST_SIGNS] {
        let mut inks = [palette::linear(palette::DIE_INK); MOST_SIGNS];
        for (ink, print) in inks[1..].iter_mut().zip(&self.prints) {
            *ink = palette::linear(print.ink());
        }
        inks
    }
}

/// A printed die has no owner, so no owner's badge.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Ownerless;

/// Makes dice with their prints.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Printer<'w> {
    signs: ResMut<'w, DiceSigns>,
    shared: Res<'w, TableMaterials>,
    quality: Res<'w, Quality>,
    images: ResMut<'w, Assets<Image>>,
    materials: ResMut<'w, Assets<DieMaterial>>,
    meshes: ResMut<'w, Assets<Mesh>>,
}

impl Printer<'_> {
    /// The mesh and the material of a die.
    pub fn print(&mut self, shape: DieShape, printed: &Printed) -> (Handle<Mesh>, Handle<DieMaterial>) {
        let Printed { sides, body } = printed;
        let known = self.signs.prints.len();
        let cells: Vec<u8> = sides.iter().map(|print| self.signs.cell(*print)).collect();
        if self.signs.prints.len() > known {
            self.redraw();
        }
        (self.mesh(shape, cells), self.material(*body, shape))
    }

    /// Draws the signs again, and updates the materials.
    fn redraw(&mut self) {
        self.signs.image = self.images.add(self.signs.texture());
        let inks = self.signs.inks();
        for (_, material) in self.materials.iter_mut() {
            material.signs = self.signs.image.clone();
            material.look.inks = inks;
        }
    }

    fn mesh(&mut self, shape: DieShape, cells: Vec<u8>) -> Handle<Mesh> {
        let key = (shape, cells);
        if let Some((_, mesh)) = self.signs.meshes.iter().find(|(known, _)| *known == key) {
            return mesh.clone();
        }
        let label = |face: u8| f32::from(key.1.get(usize::from(face) - 1).copied().unwrap_or(0));
        let mesh = meshes::die(shape, meshes::die_rounding(shape), self.quality.rounding().0, label);
        let mesh = self.meshes.add(mesh);
        self.signs.meshes.push((key, mesh.clone()));
        mesh
    }

    fn material(&mut self, body: DieBody, shape: DieShape) -> Handle<DieMaterial> {
        if let Some((_, material)) = self.signs.materials.iter().find(|(known, _)| *known == (body, shape)) {
            return material.clone();
        }
        let Some(mut material) = self.materials.get(&self.shared.die).cloned() else {
            return self.shared.die.clone();
        };
        material.look.colors = [palette::linear(palette::body_color(body)); MAX_SEATS];
        material.marks = Marks::Signs;
        material.look.capital = CAPITAL_EDGES[usize::from(shape == DieShape::D10)];
        let material = self.materials.add(material);
        self.signs.materials.push(((body, shape), material.clone()));
        material
    }
}

/// Draws the signs that every game has, and gives them also to the dice with pips, because those may show numerals.
fn cut_signs(world: &mut World) {
    let numbers = (1..=10).map(Print::Number);
    let mut signs = DiceSigns {
        prints: numbers.chain([Print::Wild]).collect(),
        image: Handle::default(),
        materials: Vec::new(),
        meshes: Vec::new(),
    };
    signs.image = world.add_asset(signs.texture());
    let shared = world.resource::<TableMaterials>().die.clone();
    if let Some(mut die) = world.resource_mut::<Assets<DieMaterial>>().get_mut(&shared) {
        die.signs = signs.image.clone();
        die.look.inks = signs.inks();
        die.look.grid = CELLS.grid.as_vec2();
        die.look.capital = CAPITAL_EDGES[0];
    }
    world.insert_resource(signs);
}

/// Gives new dice, which look like all others at first, the prints of their game.
fn print_dice(
    current: Res<CurrentMatch>,
    prints: Res<ByGame<DiePrints>>,
    fresh: Query<(Entity, &DieVisual), Added<DieVisual>>,
    mut printer: Printer,
    mut commands: Commands,
) {
    for (entity, visual) in &fresh {
        if let Some(printed) = prints.printed(&current.options, visual.die.id) {
            let (mesh, material) = printer.print(visual.die.shape, &printed);
            commands
                .entity(entity)
                .insert((Ownerless, Mesh3d(mesh), MeshMaterial3d(material)));
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    cut_signs(app.world_mut());
    app.init_resource::<ByGame<DiePrints>>()
        .add_systems(Update, print_dice.in_set(MatchSystems::Animate));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_printed_reaches_beyond_its_cell_and_no_two_are_alike() {
        let prints: Vec<Print> = (1..=10)
            .map(Print::Number)
            .chain([
                Print::Wild,
                Print::Range(9, 12),
                Print::Discard(2),
                Print::OpponentDraws(1),
            ])
            .collect();
        let inked = |sign: &Sign| -> Vec<bool> {
            (0..=60)
                .flat_map(|y| (0..=60).map(move |x| (x as f32 / 40.0 - 0.75, y as f32 / 40.0 - 0.75)))
                .map(|(x, y)| sign.distance(x, y) < 0.0)
                .collect()
        };
        let drawn: Vec<Vec<bool>> = prints.iter().map(|print| inked(&print.sign())).collect();
        for (index, cells) in drawn.iter().enumerate() {
            let on_border =
                (0..=60).any(|at| cells[at] || cells[60 * 61 + at] || cells[at * 61] || cells[at * 61 + 60]);
            assert!(!on_border, "{:?}", prints[index]);
            // Turned upside down, no sign looks like another: 6 and 9 are underlined.
            let turned: Vec<bool> = cells.iter().rev().copied().collect();
            for (other, others) in drawn.iter().enumerate() {
                let unlike = turned.iter().zip(others).filter(|(a, b)| a != b).count();
                assert!(
                    other == index || unlike > 40,
                    "{:?} and {:?}",
                    prints[index],
                    prints[other]
                );
            }
        }
    }
}
