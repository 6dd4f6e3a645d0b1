//! Seat chips: a square in the owner's colour with the owner's symbol in black, as on the dice.

use bevy::asset::Handle;
use bevy::image::Image;
use bevy::prelude::*;

use crate::ui::access::Access;
use crate::ui::look::{AMBER, EDGE, INK};
use crate::ui::scale::FrameScale;
use crate::ui::sign::white_sign;
use crate::ui::symbols;
use crate::ui::text::{bold_coloured, one_line};
use messages::Message;

/// The width and height of a symbol's texture in pixels: enough for the largest chip on a large screen.
const TEXTURE_PX: u32 = 128;
/// The first of eight consecutive handles.
const FIRST_HANDLE: u128 = 0x6f0e_11d2_53c5_4a0f_9d61_0a4f_2f60_8a00;

/// The colour whose symbol is a star.
const STAR: u8 = 4;

/// The texture of a symbol, by colour number (0 to 7).
fn texture(colour: u8) -> Handle<Image> {
    Handle::Uuid(
        bevy::asset::uuid::Uuid::from_u128(FIRST_HANDLE + u128::from(colour % 8)),
        std::marker::PhantomData,
    )
}

/// A chip, `size` logical pixels wide, for a colour number (0 to 7).
pub fn chip(colour: u8, size: f32) -> impl Bundle {
    (
        Node {
            width: px(size),
            height: px(size),
            padding: px(size * 0.13).all(),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(size * 0.2)),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(symbols::colour(colour)),
        BorderColor::all(Color::BLACK),
        Pickable::IGNORE,
        Access::shows(symbols::name(colour)),
        children![(
            Node {
                width: percent(100),
                height: percent(100),
                ..default()
            },
            ImageNode::new(texture(colour)).with_color(Color::BLACK),
            Pickable::IGNORE,
        )],
    )
}

/// A star, `size` logical pixels wide.
pub fn star(size: f32, ink: Color) -> impl Bundle {
    (
        Node {
            width: px(size),
            height: px(size),
            flex_shrink: 0.0,
            ..default()
        },
        ImageNode::new(texture(STAR)).with_color(ink),
        Pickable::IGNORE,
    )
}

/// A die's top as a small square in the owner's colour with the number on it.
pub fn number_chip(colour: u8, number: u8, size: f32) -> impl Bundle + use<> {
    die_chip(symbols::colour(colour), &number.to_string(), INK, size)
}

/// A die's top with its print; a square, or wider if the print needs more room. Without a background it is only an
/// outline in the colour of the ink.
pub fn die_chip(ground: Color, mark: &str, ink: Color, size: f32) -> impl Bundle + use<> {
    let outline = if ground == Color::NONE { ink } else { Color::BLACK };
    (
        Node {
            min_width: px(size),
            height: px(size),
            padding: UiRect::horizontal(px(size * 0.1)),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(size * 0.2)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(ground),
        BorderColor::all(outline),
        Pickable::IGNORE,
        children![(bold_coloured(Message::verbatim(mark), size * 0.68, ink), one_line())],
    )
}

/// A word on a small amber ground, with an edge of this width, in logical pixels.
pub fn badge(words: Message, scale: FrameScale, edge: f32) -> impl Bundle + use<> {
    (
        Node {
            padding: UiRect::axes(scale.px(5.0), scale.px(1.0)),
            border: px(edge).all(),
            border_radius: BorderRadius::all(scale.px(4.0)),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(AMBER),
        BorderColor::all(EDGE),
        Pickable::IGNORE,
        children![(bold_coloured(words, scale.text(12.0), INK), one_line())],
    )
}

pub(crate) fn plugin(app: &mut App) {
    let Some(mut images) = app.world_mut().get_resource_mut::<Assets<Image>>() else {
        return;
    };
    for colour in 0..8 {
        if let Err(error) = images.insert(
            texture(colour).id(),
            white_sign(TEXTURE_PX, |at| symbols::distance(colour, at)),
        ) {
            warn!("a seat's symbol could not be set: {error}");
        }
    }
}
