//! The materials of the table: what their shaders are given.
//!
//! One material serves all dice, outlines or badges; what differs from one to the next is in the instance's [`MeshTag`],
//! so that everything of a kind is one draw.

use bevy::mesh::{MeshTag, MeshVertexBufferLayoutRef};
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{
    AsBindGroup, CompareFunction, Face as MeshFace, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
};
use bevy::shader::ShaderRef;

use super::palette;
use super::palette::SeatSymbol;
use super::shaders::{casts_nothing, shader_path};
use crate::presentation::quality::RenderQuality;
use crate::presentation::shown_tray::ShownTray;
use crate::rules::ids::MAX_PLAYERS;
use crate::settings::{DiceMarks, Settings};

/// What `die.wgsl` is given.
#[derive(Clone, Debug, ShaderType)]
pub struct DieLook {
    /// The colours dice can have, linear.
    pub colors: [Vec4; MAX_PLAYERS],
    /// Half of what the lamp lights, in edges (x, z).
    pub reach: Vec2,
    /// What is engraved: see [`Marks`].
    pub marks: u32,
    /// 1 in full quality.
    pub quality: u32,
    /// The ink of each sign, linear, by its cell.
    pub inks: [Vec4; MOST_SIGNS],
    /// How many cells of signs lie beside each other, and how many rows.
    pub grid: Vec2,
    /// How high a capital of a sign is, in edges.
    pub capital: f32,
}

/// The most signs there can be on the dice of a match.
pub const MOST_SIGNS: usize = 32;

/// What is engraved on dice, as `die.wgsl` numbers it.
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
pub struct DieMaterial {
    /// The look.
    #[uniform(0)]
    pub look: DieLook,
    /// The signs, as distances.
    #[texture(1)]
    #[sampler(2)]
    pub signs: Handle<Image>,
}

impl Material for DieMaterial {
    fn fragment_shader() -> ShaderRef {
        shader_path!("die.wgsl").into()
    }
}

/// The tag of a die's visual: the number of its colour, 0 to 7, and how far it is dimmed, 0 to 1.
pub fn die_tag(color: u8, dim: f32) -> MeshTag {
    let dim = (dim.clamp(0.0, 1.0) * 255.0).round() as u32;
    MeshTag(u32::from(color & 7) | dim << 8)
}

/// What `felt.wgsl` is given.
#[derive(Clone, Debug, ShaderType)]
pub struct Felt {
    /// The colour, linear.
    pub color: Vec4,
    /// Its middle, in edges (x, z).
    pub centre: Vec2,
    /// Half its size, in edges (x, z).
    pub reach: Vec2,
    /// Half of what the lamp lights, in edges (x, z).
    pub lit: Vec2,
    /// 1 in full quality.
    pub quality: u32,
}

/// The felt in the tray.
#[derive(Asset, AsBindGroup, Clone, Debug, TypePath)]
pub struct FeltMaterial {
    /// The felt.
    #[uniform(0)]
    pub felt: Felt,
}

impl Material for FeltMaterial {
    fn fragment_shader() -> ShaderRef {
        shader_path!("felt.wgsl").into()
    }
}

/// What `wood.wgsl` is given.
#[derive(Clone, Debug, ShaderType)]
pub struct Wood {
    /// The colour, linear.
    pub color: Vec4,
    /// Half the tray's inside, in edges (x, z).
    pub reach: Vec2,
    /// Half of what the lamp lights, in edges (x, z).
    pub lit: Vec2,
    /// How wide the rim is, in edges.
    pub rim: f32,
    /// 1 for the boards of the table, 0 for the rim.
    pub boards: u32,
    /// 1 in full quality.
    pub quality: u32,
}

/// Walnut.
#[derive(Asset, AsBindGroup, Clone, Debug, TypePath)]
pub struct WoodMaterial {
    /// The wood.
    #[uniform(0)]
    pub wood: Wood,
}

impl Material for WoodMaterial {
    fn fragment_shader() -> ShaderRef {
        shader_path!("wood.wgsl").into()
    }
}

/// The colours of outlines, as `highlight.wgsl` numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutlineColor {
    /// White.
    White = 0,
    /// Black.
    Black = 1,
    /// Brass, the accent of the interface.
    Brass = 2,
    /// Amber, for mishaps.
    Amber = 3,
}

/// What `highlight.wgsl` is given.
#[derive(Clone, Debug, ShaderType)]
pub struct Outline {
    /// The colours, linear, in the order of [`OutlineColor`].
    pub colors: [Vec4; 4],
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
        // Only the far side: what sticks out around the die is the outline.
        descriptor.primitive.cull_mode = Some(MeshFace::Front);
        Ok(())
    }
}

/// The tag of an outline: its colour, and how far it reaches from the die, in edges (up to 2.55).
pub fn outline_tag(color: OutlineColor, width: f32) -> MeshTag {
    let width = (width.clamp(0.0, 2.55) * 100.0).round() as u32;
    MeshTag(color as u32 | width << 4)
}

/// A small sign that stands upright on the screen, as `badge.wgsl` numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// The owner's symbol, by the number of the colour.
    Owner(u8),
    /// It can go here.
    Plus,
    /// The height of a stack, 2 to 4.
    Height(u8),
    /// A ring around a die.
    Ring,
}

/// Where a height can stand beside the top of its stack, the one that is liked best first: before it, on the stack's own
/// side, as long as the camera is not right above.
pub const HEIGHT_PLACES: [Vec2; 8] = [
    Vec2::new(0.0, -0.78),
    Vec2::new(0.80, 0.0),
    Vec2::new(-0.80, 0.0),
    Vec2::new(0.80, -0.78),
    Vec2::new(-0.80, -0.78),
    Vec2::new(0.0, 0.78),
    Vec2::new(0.80, 0.78),
    Vec2::new(-0.80, 0.78),
];
/// Half the size of a height's plate, in edges.
pub const HEIGHT_HALF: Vec2 = Vec2::new(0.29, 0.26);

/// The tag of a height that stands at one of [`HEIGHT_PLACES`].
pub fn height_tag(sign: Sign, place: usize) -> MeshTag {
    MeshTag(badge_tag(sign).0 | (place as u32 & 7) << 8)
}

/// The tag of a badge.
pub fn badge_tag(sign: Sign) -> MeshTag {
    MeshTag(match sign {
        Sign::Owner(color) => u32::from(color & 7) << 8,
        Sign::Plus => 1,
        Sign::Height(height) => u32::from(height.clamp(2, 4)),
        Sign::Ring => 5,
    })
}

/// What `badge.wgsl` is given.
#[derive(Clone, Debug, ShaderType)]
pub struct BadgeLook {
    /// The colours dice can have, linear.
    pub colors: [Vec4; MAX_PLAYERS],
    /// Amber, linear.
    pub amber: Vec4,
    /// The places a height can stand at, from the middle of the stack's top, in edges of the screen's plane: x to the
    /// right, y up.
    pub places: [Vec4; HEIGHT_PLACES.len()],
}

/// Badges.
#[derive(Asset, AsBindGroup, Clone, Debug, TypePath)]
pub struct BadgeMaterial {
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
        // Drawn after everything else that is see-through.
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

/// What `aim.wgsl` is given.
#[derive(Clone, Debug, Default, ShaderType)]
pub struct Aim {
    /// How hard, 0 to 1.
    pub power: f32,
    /// The quad, in edges: how long and how wide.
    pub size: Vec2,
    /// Half the opening of the cone, as a slope.
    pub spread: f32,
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

/// The materials that are shared by all of a kind.
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
    pub badge: Handle<BadgeMaterial>,
    /// The guide of a throw.
    pub aim: Handle<AimMaterial>,
}

/// A colour as the shaders take it.
fn linear(color: Color) -> Vec4 {
    color.to_linear().to_vec4()
}

impl FromWorld for TableMaterials {
    fn from_world(world: &mut World) -> Self {
        let quality = world.resource::<RenderQuality>().level();
        let colors = std::array::from_fn(|number| linear(palette::seat_color(number as u8)));
        let tray = ShownTray::default();
        let reach = tray.half;
        let wood = Wood {
            color: linear(palette::WALNUT),
            reach,
            lit: reach,
            rim: tray.rim_width,
            boards: 0,
            quality,
        };
        Self {
            die: world.resource_mut::<Assets<DieMaterial>>().add(DieMaterial {
                look: DieLook {
                    colors,
                    reach,
                    marks: Marks::Pips as u32,
                    quality,
                    inks: [Vec4::ZERO; MOST_SIGNS],
                    grid: Vec2::ONE,
                    capital: 1.0,
                },
                // The signs come with `dice_faces`.
                signs: Handle::default(),
            }),
            felt: world.resource_mut::<Assets<FeltMaterial>>().add(FeltMaterial {
                felt: Felt {
                    color: linear(palette::FELT),
                    centre: Vec2::ZERO,
                    reach,
                    lit: reach,
                    quality,
                },
            }),
            rim: world.resource_mut::<Assets<WoodMaterial>>().add(WoodMaterial {
                wood: Wood {
                    color: linear(palette::RIM_WALNUT),
                    ..wood.clone()
                },
            }),
            boards: world.resource_mut::<Assets<WoodMaterial>>().add(WoodMaterial {
                wood: Wood { boards: 1, ..wood },
            }),
            outline: world.resource_mut::<Assets<OutlineMaterial>>().add(OutlineMaterial {
                outline: Outline {
                    colors: [
                        linear(Color::srgb(0.98, 0.98, 0.98)),
                        linear(Color::BLACK),
                        linear(palette::BRASS),
                        linear(palette::AMBER),
                    ],
                },
            }),
            badge: world.resource_mut::<Assets<BadgeMaterial>>().add(BadgeMaterial {
                look: BadgeLook {
                    colors,
                    amber: linear(palette::AMBER),
                    places: HEIGHT_PLACES.map(|place| place.extend(0.0).extend(0.0)),
                },
            }),
            aim: world
                .resource_mut::<Assets<AimMaterial>>()
                .add(AimMaterial { aim: Aim::default() }),
        }
    }
}

/// Tells the materials how large the tray is, and how far the lamp lights (half, in edges).
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

/// Follows the setting of how dice show whose they are.
fn follow_dice_marks(settings: Res<Settings>, materials: Res<TableMaterials>, mut dice: ResMut<Assets<DieMaterial>>) {
    let marks = match settings.dice_marks {
        DiceMarks::Pips | DiceMarks::Badges => Marks::Pips,
        DiceMarks::Symbols => Marks::Symbols,
        DiceMarks::Numerals => Marks::Signs,
    } as u32;
    if dice.get(&materials.die).is_some_and(|die| die.look.marks != marks)
        && let Some(mut die) = dice.get_mut(&materials.die)
    {
        die.look.marks = marks;
    }
}

pub(crate) fn plugin(app: &mut App) {
    debug_assert_eq!(SeatSymbol::ALL.len(), MAX_PLAYERS);
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
