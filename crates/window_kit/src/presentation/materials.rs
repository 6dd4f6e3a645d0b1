//! The materials of the table: the inputs of their shaders.
//!
//! All dice share one material, and so do all outlines and all badges; the differences between instances are in the
//! [`MeshTag`], so that everything of a kind is one draw call.

use bevy::mesh::{MeshTag, MeshVertexBufferLayoutRef};
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{
    AsBindGroup, CompareFunction, Face as MeshFace, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
};
use bevy::shader::ShaderRef;

use super::palette;
use super::palette::{SeatSymbol, linear};
use super::shaders::{casts_nothing, shader_path};
use crate::presentation::quality::{Shaded, Variant, defines_variant, follows_quality};
use crate::presentation::shown_tray::ShownTray;
use crate::settings::{DiceMarks, Quality, Settings};
use rules::ids::MAX_SEATS;

/// The inputs of `die.wgsl`.
#[derive(Clone, Debug, ShaderType)]
pub struct DieLook {
    /// The possible colours of dice, linear.
    pub colors: [Vec4; MAX_SEATS],
    /// The colour of the grain of the set on each of them, linear.
    pub(crate) grains: [Vec4; MAX_SEATS],
    /// Half the size of the part that the lamp lights, in edges (x, z).
    pub reach: Vec2,
    /// The ink of each sign, linear, by its cell.
    pub(crate) inks: [Vec4; MOST_SIGNS],
    /// The number of columns and rows of cells.
    pub(crate) grid: Vec2,
    /// The height of a sign's capital, in edges.
    pub capital: f32,
    /// How dark the lines along the edges are, 0 to 1.
    pub contour: f32,
    /// The set, by its place in `DiceSet::ALL`.
    pub set: u32,
}

/// The largest number of signs on the dice of a match.
pub(crate) const MOST_SIGNS: usize = 32;

/// The kind of engraving on dice, with the numbers of `die.wgsl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// Round pips.
    Pips = 0,
    /// Pips in the shape of the owner's symbol.
    Symbols = 1,
    /// Signs: each face's label is the cell of its sign.
    Signs = 2,
}

/// Dice.
#[derive(Asset, AsBindGroup, Clone, Debug, TypePath)]
#[bind_group_data(Variant)]
pub struct DieMaterial {
    /// The look.
    #[uniform(0)]
    pub look: DieLook,
    /// The signs, as distances.
    #[texture(1)]
    #[sampler(2)]
    pub(crate) signs: Handle<Image>,
    /// The kind of engraving.
    pub marks: Marks,
    /// The level of materials: see `Quality::materials`.
    pub quality: u32,
}

impl Shaded for DieMaterial {
    fn shade(&mut self, materials: u32) {
        self.quality = materials;
    }

    fn variant(&self) -> Variant {
        Variant {
            quality: self.quality,
            kind: self.marks as u32,
            ..default()
        }
    }
}

impl Material for DieMaterial {
    fn fragment_shader() -> ShaderRef {
        shader_path!("die.wgsl").into()
    }

    defines_variant!();
}

/// The tag of a die's visual: the number of its colour, 0 to 7, and how far it is dimmed, 0 to 1.
pub fn die_tag(color: u8, dim: f32) -> MeshTag {
    let dim = (dim.clamp(0.0, 1.0) * 255.0).round() as u32;
    MeshTag(u32::from(color & 7) | dim << 8)
}

/// The inputs of `felt.wgsl`.
#[derive(Clone, Debug, ShaderType)]
pub struct Felt {
    /// The colour, linear.
    pub(crate) color: Vec4,
    /// Its middle, in edges (x, z).
    pub centre: Vec2,
    /// Half its size, in edges (x, z).
    pub reach: Vec2,
    /// Half the size of the part that the lamp lights, in edges (x, z).
    pub lit: Vec2,
    /// The middle and half the size of the picture of the table, in edges (x, z).
    pub area: Vec4,
}

/// The felt in the tray.
#[derive(Asset, AsBindGroup, Clone, Debug, TypePath)]
#[bind_group_data(Variant)]
pub struct FeltMaterial {
    /// The felt.
    #[uniform(0)]
    pub felt: Felt,
    /// The picture from which it is drawn, if there is one: see `baked`.
    #[texture(1)]
    #[sampler(2)]
    pub picture: Option<Handle<Image>>,
    /// The level of materials: see `Quality::materials`.
    pub quality: u32,
}

impl Shaded for FeltMaterial {
    fn shade(&mut self, materials: u32) {
        self.quality = materials;
    }

    fn variant(&self) -> Variant {
        Variant {
            quality: self.quality,
            baked: self.picture.is_some(),
            ..default()
        }
    }
}

impl Material for FeltMaterial {
    fn fragment_shader() -> ShaderRef {
        shader_path!("felt.wgsl").into()
    }

    defines_variant!();
}

/// The inputs of `wood.wgsl`.
#[derive(Clone, Debug, ShaderType)]
pub struct Wood {
    /// The colour, linear.
    pub(crate) color: Vec4,
    /// Half the size of the tray's inside, in edges (x, z).
    pub reach: Vec2,
    /// Half the size of the part that the lamp lights, in edges (x, z).
    pub lit: Vec2,
    /// The width of the rim, in edges.
    pub rim: f32,
    /// The middle and half the size of the picture of the table, in edges (x, z).
    pub area: Vec4,
}

/// Walnut.
#[derive(Asset, AsBindGroup, Clone, Debug, TypePath)]
#[bind_group_data(Variant)]
pub struct WoodMaterial {
    /// The wood.
    #[uniform(0)]
    pub wood: Wood,
    /// The picture from which it is drawn, if there is one: see `baked`.
    #[texture(1)]
    #[sampler(2)]
    pub picture: Option<Handle<Image>>,
    /// Whether it is the boards of the table, not the rim.
    pub boards: bool,
    /// The level of materials: see `Quality::materials`.
    pub quality: u32,
}

impl Shaded for WoodMaterial {
    fn shade(&mut self, materials: u32) {
        self.quality = materials;
    }

    fn variant(&self) -> Variant {
        Variant {
            quality: self.quality,
            kind: self.boards.into(),
            baked: self.picture.is_some(),
        }
    }
}

impl Material for WoodMaterial {
    fn fragment_shader() -> ShaderRef {
        shader_path!("wood.wgsl").into()
    }

    defines_variant!();

    /// The boards fill the picture and are mostly hidden. As a mask (which cuts nothing out) they are drawn after
    /// everything opaque, so their hidden parts cost nothing.
    fn alpha_mode(&self) -> AlphaMode {
        if self.boards {
            AlphaMode::Mask(0.0)
        } else {
            AlphaMode::Opaque
        }
    }
}

/// The colours of outlines, with the numbers of `highlight.wgsl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OutlineColor {
    /// White.
    White = 0,
    /// Black.
    Black = 1,
    /// Brass, the accent of the interface.
    Brass = 2,
    /// Amber, for mishaps.
    Amber = 3,
}

/// The inputs of `highlight.wgsl`.
#[derive(Clone, Debug, ShaderType)]
pub struct Outline {
    /// The colours, linear, in the order of [`OutlineColor`].
    pub(crate) colors: [Vec4; 4],
}

/// Outlines of dice.
#[derive(Asset, AsBindGroup, Clone, Debug, TypePath)]
pub struct OutlineMaterial {
    /// The outlines.
    #[uniform(0)]
    pub outline: Outline,
}

impl Material for OutlineMaterial {
    fn vertex_shader() -> ShaderRef {
        shader_path!("highlight.wgsl").into()
    }

    fn fragment_shader() -> ShaderRef {
        shader_path!("highlight.wgsl").into()
    }

    casts_nothing!();

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        _: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        // Only the far side is drawn: the part that shows around the die is the outline.
        descriptor.primitive.cull_mode = Some(MeshFace::Front);
        Ok(())
    }
}

/// The tag of an outline: its colour, and its distance from the die, in edges (up to 2.55).
pub(crate) fn outline_tag(color: OutlineColor, width: f32) -> MeshTag {
    let width = (width.clamp(0.0, 2.55) * 100.0).round() as u32;
    MeshTag(color as u32 | width << 4)
}

/// A small sign that stands upright on the screen, with the numbers of `badge.wgsl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// The owner's symbol, by the number of the colour.
    Owner(u8),
    /// The chosen die or card can go here.
    Plus,
    /// The height of a stack, 2 to 4.
    Height(u8),
    /// A ring around a die.
    Ring,
}

/// The places for a height beside the top of its stack, the preferred one first: in front of the stack, on its own
/// side, as long as the camera is not straight above.
pub(crate) const HEIGHT_PLACES: [Vec2; 8] = [
    Vec2::new(0.0, -0.78),
    Vec2::new(0.80, 0.0),
    Vec2::new(-0.80, 0.0),
    Vec2::new(0.80, -0.78),
    Vec2::new(-0.80, -0.78),
    Vec2::new(0.0, 0.78),
    Vec2::new(0.80, 0.78),
    Vec2::new(-0.80, 0.78),
];
/// Half the size of the plate of a height, in edges.
pub(crate) const HEIGHT_HALF: Vec2 = Vec2::new(0.29, 0.26);

/// The tag of a height that stands at one of [`HEIGHT_PLACES`].
pub(crate) fn height_tag(sign: Sign, place: usize) -> MeshTag {
    MeshTag(badge_tag(sign).0 | (place as u32 & 7) << 8)
}

/// The tag of a badge.
pub(crate) fn badge_tag(sign: Sign) -> MeshTag {
    MeshTag(match sign {
        Sign::Owner(color) => u32::from(color & 7) << 8,
        Sign::Plus => 1,
        Sign::Height(height) => u32::from(height.clamp(2, 4)),
        Sign::Ring => 5,
    })
}

/// The inputs of `badge.wgsl`.
#[derive(Clone, Debug, ShaderType)]
pub(crate) struct BadgeLook {
    /// The possible colours of dice, linear.
    pub colors: [Vec4; MAX_SEATS],
    /// Amber, linear.
    pub(crate) amber: Vec4,
    /// The places for a height, relative to the middle of the stack's top, in edges of the screen's plane: x to the
    /// right, y up.
    pub places: [Vec4; HEIGHT_PLACES.len()],
}

/// Badges.
#[derive(Asset, AsBindGroup, Clone, Debug, TypePath)]
pub(crate) struct BadgeMaterial {
    /// The look.
    #[uniform(0)]
    pub look: BadgeLook,
}

impl Material for BadgeMaterial {
    fn vertex_shader() -> ShaderRef {
        shader_path!("badge.wgsl").into()
    }

    fn fragment_shader() -> ShaderRef {
        shader_path!("badge.wgsl").into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Blend
    }

    fn depth_bias(&self) -> f32 {
        // Drawn after everything else that is transparent.
        1000.0
    }

    casts_nothing!();

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        _: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        if let Some(depth) = &mut descriptor.depth_stencil {
            depth.depth_compare = Some(CompareFunction::Always);
        }
        Ok(())
    }
}

/// The largest number of stacks that turn the guide of a throw amber: one cone never crosses more.
pub(crate) const MOST_CROSSED: usize = 16;

/// The inputs of `aim.wgsl`.
#[derive(Clone, Debug, Default, ShaderType)]
pub struct Aim {
    /// The length and width of the quad, in edges.
    pub size: Vec2,
    /// Half the size of the tray's inside, in edges (x, z).
    pub inside: Vec2,
    /// The power, 0 to 1.
    pub power: f32,
    /// The distance to the rim, in edges.
    pub(crate) to_rim: f32,
    /// How far the cone reaches, in edges.
    pub reach: f32,
    /// Half the width of the cone at its beginning, in edges.
    pub opening: f32,
    /// The slope by which each half of the cone becomes wider.
    pub slope: f32,
    /// Amber, linear.
    pub(crate) amber: Vec4,
    /// The places of the stacks that the cone crosses (x, z), in edges.
    pub(crate) crossed: [Vec4; MOST_CROSSED],
    /// How many places are used.
    pub count: u32,
}

/// The guide of a throw.
#[derive(Asset, AsBindGroup, Clone, Debug, TypePath)]
pub struct AimMaterial {
    /// The guide.
    #[uniform(0)]
    pub aim: Aim,
}

impl Material for AimMaterial {
    fn fragment_shader() -> ShaderRef {
        shader_path!("aim.wgsl").into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Blend
    }

    casts_nothing!();
}

/// The materials, each shared by all instances of its kind.
#[derive(Resource, Clone, Debug)]
pub struct TableMaterials {
    /// All dice.
    pub die: Handle<DieMaterial>,
    /// The felt.
    pub felt: Handle<FeltMaterial>,
    /// The tray's rim.
    pub rim: Handle<WoodMaterial>,
    /// The table.
    pub boards: Handle<WoodMaterial>,
    /// All outlines.
    pub outline: Handle<OutlineMaterial>,
    /// All badges.
    pub(crate) badge: Handle<BadgeMaterial>,
    /// The guide of a throw.
    pub aim: Handle<AimMaterial>,
}

impl FromWorld for TableMaterials {
    fn from_world(world: &mut World) -> Self {
        let quality = world.resource::<Quality>().materials();
        let colors = std::array::from_fn(|number| linear(palette::seat_color(number as u8)));
        let tray = ShownTray::default();
        let reach = tray.half;
        let wood = Wood {
            color: linear(palette::WALNUT),
            reach,
            lit: reach,
            rim: tray.rim_width,
            area: Vec4::ONE,
        };
        Self {
            die: world.add_asset(DieMaterial {
                look: DieLook {
                    colors,
                    grains: colors,
                    reach,
                    inks: [Vec4::ZERO; MOST_SIGNS],
                    grid: Vec2::ONE,
                    capital: 1.0,
                    contour: 0.0,
                    set: 0,
                },
                // `dice_faces` adds the signs.
                signs: Handle::default(),
                marks: Marks::Pips,
                quality,
            }),
            felt: world.add_asset(FeltMaterial {
                felt: Felt {
                    color: linear(palette::FELT),
                    centre: Vec2::ZERO,
                    reach,
                    lit: reach,
                    area: Vec4::ONE,
                },
                picture: None,
                quality,
            }),
            rim: world.add_asset(WoodMaterial {
                wood: Wood {
                    color: linear(palette::RIM_WALNUT),
                    ..wood.clone()
                },
                picture: None,
                boards: false,
                quality,
            }),
            boards: world.add_asset(WoodMaterial {
                wood,
                picture: None,
                boards: true,
                quality,
            }),
            outline: world.add_asset(OutlineMaterial {
                outline: Outline {
                    colors: [
                        linear(Color::srgb(0.98, 0.98, 0.98)),
                        linear(Color::BLACK),
                        linear(palette::BRASS),
                        linear(palette::AMBER),
                    ],
                },
            }),
            badge: world.add_asset(BadgeMaterial {
                look: BadgeLook {
                    colors,
                    amber: linear(palette::AMBER),
                    places: HEIGHT_PLACES.map(|place| place.extend(0.0).extend(0.0)),
                },
            }),
            aim: world.add_asset(AimMaterial { aim: Aim::default() }),
        }
    }
}

/// Sets the size of the tray and of the part that the lamp lights in the materials (half sizes, in edges).
pub(crate) fn fit_to_tray(
    tray: &ShownTray,
    lit: Vec2,
    materials: &TableMaterials,
    dice: &mut Assets<DieMaterial>,
    felts: &mut Assets<FeltMaterial>,
    woods: &mut Assets<WoodMaterial>,
) {
    for (_, die) in dice.iter_mut() {
        die.look.reach = lit;
    }
    if let Some(mut felt) = felts.get_mut(&materials.felt) {
        felt.felt.reach = tray.half;
        felt.felt.lit = lit;
    }
    for handle in [&materials.rim, &materials.boards] {
        if let Some(mut wood) = woods.get_mut(handle) {
            wood.wood.reach = tray.half;
            wood.wood.lit = lit;
            wood.wood.rim = tray.rim_width;
        }
    }
}

/// Follows the setting for how dice show their owner.
fn follow_dice_marks(settings: Res<Settings>, materials: Res<TableMaterials>, mut dice: ResMut<Assets<DieMaterial>>) {
    let marks = match settings.dice_marks {
        DiceMarks::Pips | DiceMarks::Badges => Marks::Pips,
        DiceMarks::Symbols => Marks::Symbols,
        DiceMarks::Numerals => Marks::Signs,
    };
    if dice.get(&materials.die).is_some_and(|die| die.marks != marks)
        && let Some(mut die) = dice.get_mut(&materials.die)
    {
        die.marks = marks;
    }
}

const _: () = assert!(SeatSymbol::ALL.len() == MAX_SEATS);

pub(crate) fn plugin(app: &mut App) {
    follows_quality::<DieMaterial>(app);
    follows_quality::<FeltMaterial>(app);
    follows_quality::<WoodMaterial>(app);
    app.add_plugins((
        MaterialPlugin::<DieMaterial>::default(),
        MaterialPlugin::<FeltMaterial>::default(),
        MaterialPlugin::<WoodMaterial>::default(),
        MaterialPlugin::<OutlineMaterial>::default(),
        MaterialPlugin::<BadgeMaterial>::default(),
        MaterialPlugin::<AimMaterial>::default(),
    ))
    .init_resource::<TableMaterials>()
    .add_systems(Update, follow_dice_marks.run_if(resource_changed::<Settings>));
}
