//! The settings of playing together.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;

use super::matches::TextTaken;
use super::rows::Rows;
use crate::settings::Settings;
use messages::texts::together as words;
use net::target::Target;

/// The longest address that can be typed, in characters.
const LONGEST: usize = 200;

/// The field for the server.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct ServerField;

/// Whether the typed text is not an address.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ServerRefused(pub bool);

pub(super) fn list(rows: &mut Rows, settings: &Settings, refused: ServerRefused) {
    rows.group(words::GROUP);
    let about = if refused.0 {
        words::SERVER_REFUSED
    } else {
        words::SERVER_ABOUT
    };
    rows.toggle(
        "near-by",
        (words::NEAR_BY, words::NEAR_BY_ABOUT),
        settings.near_by,
        |settings, on| settings.near_by = on,
    );
    rows.text("server", (words::SERVER, about), &settings.server, LONGEST, ServerField);
}

/// Enter accepts the typed server; an empty field means no server.
pub(super) fn take_server(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Res<InputFocus>,
    fields: Query<&EditableText, With<ServerField>>,
    mut settings: ResMut<Settings>,
    mut refused: ResMut<ServerRefused>,
    mut written: MessageWriter<TextTaken>,
) {
    let in_field = focus.get().and_then(|focused| fields.get(focused).ok());
    let Some(field) = in_field.filter(|_| keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter])) else {
        return;
    };
    let named = field.value().to_string().trim().to_owned();
    refused.0 = !named.is_empty() && named.parse::<Target>().is_err();
    if !refused.0 {
        settings.server = named;
    }
    written.write(TextTaken);
}
