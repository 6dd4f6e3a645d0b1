//! The link to this table as a QR code: a friend with a phone opens the table in its browser.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::view::RebuildLobby;
use messages::Message;
use messages::texts::together as words;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::{ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::qr_code::qr_code;
use window_kit::ui::text::coloured;

/// Whether the code is shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ShowsCode(pub bool);

/// The button of this name that shows a code, and hides it again; this resource notes whether it is shown.
pub(super) fn spawn_button<R: Resource<Mutability = Mutable>>(
    row: &mut ChildSpawnerCommands,
    name: &str,
    is_shown: bool,
    turn: fn(&mut R),
) {
    let label = if is_shown { words::SCAN_HIDE } else { words::SCAN };
    row.spawn((
        button(label, ButtonLook::Plain),
        FocusName::new(name),
        on_press(
            move |_: On<Activate>, mut shown: ResMut<R>, mut redraw: MessageWriter<RebuildLobby>| {
                turn(&mut shown);
                redraw.write(RebuildLobby);
            },
        ),
    ));
}

/// The code of this link, and what to do with it.
pub(super) fn spawn_code(list: &mut ChildSpawnerCommands, link: &str, about: Message) {
    list.spawn(plate::wrapping_entry(ROW)).with_children(|row| {
        row.spawn(qr_code(link));
        row.spawn((
            Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(8),
                flex_grow: 1.0,
                flex_basis: px(200),
                min_width: px(0),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|lines| {
            lines.spawn(coloured(about, size::BODY, TEXT_QUIET));
            // A link to another home has a key, which is longer than a line.
            lines.spawn((
                coloured(Message::verbatim(link), size::SMALL, TEXT_QUIET),
                TextLayout::linebreak(LineBreak::AnyCharacter),
            ));
        });
    });
}
