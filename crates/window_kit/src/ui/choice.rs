//! Rows of a list of choices: a name, a line of explanation, and a control beside them.

use bevy::ecs::system::IntoObserverSystem;
use bevy::prelude::*;
use bevy::ui_widgets::observe;

use crate::ui::focus::FocusName;
use crate::ui::look::{ROW, TEXT_QUIET, size};
use crate::ui::stepper::{Stepped, stepper};
use crate::ui::text::{bold, coloured, one_line};
use messages::Message;

/// The width of the controls in a narrow list, in logical pixels.
pub const NARROW_CONTROL: f32 = 178.0;

/// How much room a row has. Lengths are logical pixels of the interface.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RowRoom {
    /// Around the row, left and right, and above and below.
    pub(crate) padding: Vec2,
    /// Between the words and the control.
    pub gap: f32,
    /// The least width of the words. If the control has no room beside them, it goes below.
    pub words: f32,
}

impl RowRoom {
    /// For a list that has the window to itself.
    pub const WIDE: Self = Self {
        padding: Vec2::new(12.0, 8.0),
        gap: 16.0,
        words: 280.0,
    };
    /// For a list beside others.
    pub const NARROW: Self = Self {
        padding: Vec2::new(9.0, 6.0),
        gap: 12.0,
        words: 200.0,
    };
}

/// Adds a row. `control` adds the control that changes it.
pub fn choice_row(
    list: &mut ChildSpawnerCommands,
    room: RowRoom,
    (name, line): (Message, Message),
    control: impl FnOnce(&mut ChildSpawnerCommands),
) {
    list.spawn((
        Node {
            padding: UiRect::axes(px(room.padding.x), px(room.padding.y)),
            border_radius: BorderRadius::all(px(8)),
            align_items: AlignItems::Center,
            column_gap: px(room.gap),
            row_gap: px(6),
            flex_wrap: FlexWrap::Wrap,
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(ROW),
    ))
    .with_children(|row| {
        row.spawn((
            Node {
                flex_direction: FlexDirection::Column,
                flex_basis: px(room.words),
                flex_grow: 1.0,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|words| {
            words.spawn(bold(name, size::BODY));
            words.spawn(coloured(line, size::SMALL, TEXT_QUIET));
        });
        control(row);
    });
}

/// Adds a row of a narrow list with a stepper that shows a value. `stepped` changes it.
pub fn stepper_row<M: Send + Sync + 'static>(
    list: &mut ChildSpawnerCommands,
    says: (Message, Message),
    value: Message,
    name: FocusName,
    stepped: impl IntoObserverSystem<Stepped, (), M> + Sync,
) {
    choice_row(list, RowRoom::NARROW, says, |side| {
        side.spawn((
            stepper((bold(value, 15.0), one_line()), NARROW_CONTROL),
            name,
            observe(stepped),
        ));
    });
}
