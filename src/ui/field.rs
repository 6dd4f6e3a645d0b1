//! Text fields of one line.

use bevy::prelude::*;
use bevy::text::{EditableText, EditableTextFilter, TextCursorStyle};
use bevy::ui_widgets::SelectAllOnFocus;

use crate::ui::focus::focusable;
use crate::ui::look::{BRASS, BRASS_DEEP, CONTROL_PRESSED, EDGE, TEXT, size};

/// A field with a text, `width` logical pixels wide, with at most `most` characters, each accepted by `takes`.
pub fn field(content: &str, width: f32, most: usize, takes: fn(char) -> bool) -> impl Bundle {
    let mut editable = EditableText::new(content);
    editable.max_characters = Some(most);
    (
        Node {
            width: px(width),
            height: px(size::CONTROL),
            padding: UiRect::axes(px(8), px(5)),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(6)),
            flex_shrink: 0.0,
            overflow: Overflow::clip(),
            ..default()
        },
        editable,
        SelectAllOnFocus,
        EditableTextFilter::new(takes),
        TextLayout::no_wrap(),
        TextFont::from_font_size(size::BODY),
        TextColor(TEXT),
        TextCursorStyle {
            color: BRASS,
            selection_color: BRASS_DEEP,
            unfocused_selection_color: Color::NONE,
            selected_text_color: Some(TEXT),
        },
        focusable(),
        BackgroundColor(CONTROL_PRESSED),
        BorderColor::all(EDGE),
    )
}
