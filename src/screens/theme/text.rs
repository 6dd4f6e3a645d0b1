//! Pieces of text. They never take the pointer: what they label does.

use bevy::prelude::*;

use super::{TEXT, fonts};

/// Text of a size, in logical pixels at 720 lines.
pub fn text(content: impl Into<String>, size: f32) -> impl Bundle {
    coloured(content, size, TEXT)
}

/// Text in a colour of the theme.
pub fn coloured(content: impl Into<String>, size: f32, colour: Color) -> impl Bundle {
    (
        Text::new(content),
        TextFont::from_font_size(size),
        TextColor(colour),
        Pickable::IGNORE,
    )
}

/// Bold text.
pub fn bold(content: impl Into<String>, size: f32) -> impl Bundle {
    bold_coloured(content, size, TEXT)
}

/// Bold text in a colour of the theme.
pub fn bold_coloured(content: impl Into<String>, size: f32, colour: Color) -> impl Bundle {
    (
        Text::new(content),
        TextFont::from_font_size(size).with_font(fonts::BOLD),
        TextColor(colour),
        Pickable::IGNORE,
    )
}

/// Text that stays on one line, whatever its box.
pub fn one_line() -> TextLayout {
    TextLayout::no_wrap()
}
