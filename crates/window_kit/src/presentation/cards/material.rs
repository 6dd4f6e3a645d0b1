//! The materials of cards and of the marks around them: the inputs of `card.wgsl` and `mark.wgsl`.
//!
//! Cards that show the same kind of side share one material, and all marks share another; the differences are in the
//! instance's [`MeshTag`].

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;

use super::mesh;
use crate::presentation::camera::CameraFit;
use crate::presentation::palette;
use crate::presentation::palette::linear;
use crate::presentation::quality::{Shaded, Variant, defines_variant, follows_quality};
use crate::presentation::shaders::{casts_nothing, shader_path};
use crate::presentation::shown_tray::ShownTray;
use crate::settings::Quality;
use rules::card::Card;

/// The wild card, as in `card.wgsl`.
const WILD: u8 = 13;

/// The texture from which figures are drawn; see `examples/make_cards`.
pub const FIGURES_PNG: &[u8] = include_bytes!("../../../../../assets/cards/figures.png");

/// The inputs of `card.wgsl`.
#[derive(Clone, Debug, ShaderType)]
pub(crate) struct CardLook {
    bands: [Vec4; 3],
    paper: Vec4,
    ink: Vec4,
    wild: Vec4,
    pub(crate) back: Vec4,
    brass: Vec4,
    lit: Vec2,
    /// How dark the line around a card is, 0 to 1.
    pub(crate) contour: f32,
    /// The pattern of the back, by its place in `CardBack::ALL`.
    pub(crate) pattern: u32,
}

/// Cards.
#[derive(Asset, AsBindGroup, Clone, Debug, TypePath)]
#[bind_group_data(Variant)]
pub struct CardMaterial {
    #[uniform(0)]
    pub(crate) look: CardLook,
    #[texture(1)]
    #[sampler(2)]
    figures: Handle<Image>,
    quality: u32,
    seen: VisibleSides,
}

impl Shaded for CardMaterial {
    fn shade(&mut self, materials: u32) {
        self.quality = materials;
    }

    fn variant(&self) -> Variant {
        Variant {
            quality: self.quality,
            kind: self.seen as u32,
            ..default()
        }
    }
}

impl Material for CardMaterial {
    fn fragment_shader() -> ShaderRef {
        shader_path!("card.wgsl").into()
    }

    defines_variant!();
}

/// The visible side of a card, with the numbers of `card.wgsl`. Without a graphics adapter, computing all sides for
/// each pixel would be most of the cost of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum VisibleSides {
    /// Any side, for example while it turns over.
    #[default]
    Any,
    /// A face with a number.
    Number,
    /// The face of the wild card.
    Wild,
    /// The back.
    Back,
}

impl VisibleSides {
    /// All of them, by their numbers.
    pub(crate) const ALL: [Self; 4] = [Self::Any, Self::Number, Self::Wild, Self::Back];

    /// The visible side of a card with this face that is turned over by this angle: 0 face up, pi face down.
    pub fn of(face: Option<Card>, over: f32) -> Self {
        if over == std::f32::consts::PI {
            return Self::Back;
        }
        match face {
            Some(Card(WILD)) if over == 0.0 => Self::Wild,
            Some(Card(1..WILD)) if over == 0.0 => Self::Number,
            _ => Self::Any,
        }
    }
}

/// The inputs of `mark.wgsl`.
#[derive(Clone, Debug, ShaderType)]
pub(crate) struct MarkLook {
    pub(crate) brass: Vec4,
    pub(crate) amber: Vec4,
}

/// Marks around cards.
#[derive(Asset, AsBindGroup, Clone, Debug, TypePath)]
pub struct MarkMaterial {
    #[uniform(0)]
    pub(crate) look: MarkLook,
    #[texture(1)]
    #[sampler(2)]
    figures: Handle<Image>,
}

impl Material for MarkMaterial {
    fn fragment_shader() -> ShaderRef {
        shader_path!("mark.wgsl").into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Blend
    }

    casts_nothing!();
}

/// The marks, with the numbers of `mark.wgsl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The card can be taken: white line.
    Takeable,
    /// The card is chosen: brass line on black.
    Selected,
    /// The chosen card can go here: black-and-white double line and a plus sign.
    Target,
    /// The keyboard or the pointer is on the card: white and brass.
    Focus,
    /// An empty place.
    Place,
    /// The card that its owner can play next.
    Next,
    /// The number that the die would stand in for here, 1 to 12.
    Ghost(u8),
    /// An empty place for a building pile, which begins with a 1.
    BuildPlace,
    /// The trail of a flying card: faint at its end, at the bottom of the square.
    Trail,
}

/// The tag of a mark.
pub fn mark_tag(mark: Mark) -> MeshTag {
    MeshTag(match mark {
        Mark::Takeable => 1,
        Mark::Selected => 2,
        Mark::Target => 3,
        Mark::Focus => 4,
        Mark::Place => 5,
        Mark::Next => 6,
        Mark::Ghost(number) => 7 | u32::from(number & 15) << 4,
        Mark::BuildPlace => 8,
        Mark::Trail => 9,
    })
}

/// The tag of a card: its face if it shows one, whether it is small on the screen, and how far it is dimmed, 0 to 1.
pub fn card_tag(face: Option<Card>, small: bool, dim: f32) -> MeshTag {
    let face = face.filter(|card| card.is_known()).map_or(0, |card| u32::from(card.0));
    let dim = (dim.clamp(0.0, 1.0) * 255.0).round() as u32;
    MeshTag(face | u32::from(small) << 4 | dim << 8)
}

/// The meshes and materials that all cards share.
#[derive(Resource, Clone, Debug)]
pub struct CardAssets {
    /// A card.
    pub card: Handle<Mesh>,
    /// The square of a mark.
    pub mark: Handle<Mesh>,
    papers: [Handle<CardMaterial>; VisibleSides::ALL.len()],
    /// All marks.
    pub marks: Handle<MarkMaterial>,
}

impl CardAssets {
    /// The material of cards that show this side.
    pub fn paper(&self, seen: VisibleSides) -> MeshMaterial3d<CardMaterial> {
        MeshMaterial3d(self.papers[seen as usize].clone())
    }
}

impl FromWorld for CardAssets {
    fn from_world(world: &mut World) -> Self {
        let quality = *world.resource::<Quality>();
        let figures = match Image::from_buffer(
            FIGURES_PNG,
            ImageType::Extension("png"),
            CompressedImageFormats::NONE,
            false,
            ImageSampler::linear(),
            // The data also stays in memory: a lost adapter loses its copy.
            RenderAssetUsages::default(),
        ) {
            Ok(image) => world.add_asset(image),
            Err(error) => {
                // The texture is part of the program, so this happens only in a broken build.
                error!("the picture of the figures can't be read: {error}");
                Handle::default()
            }
        };
        let look = CardLook {
            bands: palette::CARD_BANDS.map(linear),
            paper: linear(palette::CARD_PAPER),
            ink: linear(palette::CARD_INK),
            wild: linear(palette::CARD_WILD),
            back: linear(palette::CARD_BACK),
            brass: linear(palette::BRASS),
            lit: ShownTray::default().half,
            contour: 0.0,
            pattern: 0,
        };
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let (card, mark) = (meshes.add(mesh::card(quality.rounding().1)), meshes.add(mesh::mark()));
        let mut cards = world.resource_mut::<Assets<CardMaterial>>();
        let papers = VisibleSides::ALL.map(|seen| {
            cards.add(CardMaterial {
                look: look.clone(),
                figures: figures.clone(),
                quality: quality.materials(),
                seen,
            })
        });
        Self {
            card,
            mark,
            papers,
            marks: world.add_asset(MarkMaterial {
                look: MarkLook {
                    brass: linear(palette::BRASS),
                    amber: linear(palette::AMBER),
                },
                figures,
            }),
        }
    }
}

/// Sets in the card materials how far the lamp lights.
fn follow_lamp(fit: Res<CameraFit>, tray: Res<ShownTray>, mut materials: ResMut<Assets<CardMaterial>>) {
    for (_, paper) in materials.iter_mut() {
        // Larger than the lit part, so that cards at the edge of the table are still readable.
        paper.look.lit = fit.lit(&tray).1 * 1.5;
    }
}

pub(crate) fn plugin(app: &mut App) {
    follows_quality::<CardMaterial>(app);
    app.add_plugins((
        MaterialPlugin::<CardMaterial>::default(),
        MaterialPlugin::<MarkMaterial>::default(),
    ))
    .init_resource::<CardAssets>()
    .add_systems(
        Update,
        follow_lamp.run_if(resource_exists_and_changed::<CameraFit>.or_else(resource_exists_and_changed::<ShownTray>)),
    );
}
