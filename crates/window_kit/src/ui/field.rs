//! Text fields of one line. What is typed in a frame is in the field before `Update`, so Enter finds it there.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::{InputFocus, InputFocusSystems};
use bevy::prelude::*;
use bevy::text::{EditableText, EditableTextFilter, FontCx, TextCursorStyle, apply_text_edits};
use bevy::ui_widgets::{ImeSystems, SelectAllOnFocus};

use crate::intents::general::CONFIRM;
use crate::intents::{Intents, Source};
use crate::ui::focus::focusable;
use crate::ui::look::{BRASS, BRASS_DEEP, CONTROL_PRESSED, EDGE, TEXT, size};

pub(super) fn plugin(app: &mut App) {
    // The engine itself changes the text only after `Update`: letters and Enter of one frame would be apart.
    let typed = apply_text_edits.run_if(resource_exists::<FontCx>);
    app.add_systems(
        PreUpdate,
        typed.after(InputFocusSystems::Dispatch).after(ImeSystems::HandleEvents),
    );
}

/// Reads the fields that have the mark `M`.
#[derive(SystemParam)]
pub struct Typed<'w, 's, M: Component> {
    intents: Intents<'w>,
    focus: Res<'w, InputFocus>,
    fields: Query<'w, 's, &'static EditableText, With<M>>,
}

impl<M: Component> Typed<'_, '_, M> {
    /// The text of the field that has the focus, if Enter was pressed in this frame.
    pub fn entered(&self) -> Option<String> {
        let field = self.focus.get().and_then(|focused| self.fields.get(focused).ok())?;
        enters(&self.intents).then(|| field.value().to_string())
    }
}

/// Whether Enter was pressed in this frame. The button of a gamepad opens the letter picker instead.
pub fn enters(intents: &Intents) -> bool {
    intents
        .first_just(CONFIRM)
        .is_some_and(|meant| !matches!(meant.source, Source::Pad(_)))
}

/// What can be typed into a field, for those who pick letters.
#[derive(Component, Clone, Copy, Debug)]
pub struct FieldTakes(fn(char) -> bool);

impl FieldTakes {
    /// Whether the field accepts a character.
    pub fn takes(self, letter: char) -> bool {
        (self.0)(letter)
    }
}

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
        FieldTakes(takes),
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
