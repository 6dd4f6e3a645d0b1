//! The settings of playing together.

use bevy::prelude::*;

use super::matches::TextTaken;
use super::rows::Rows;
use messages::texts::together as words;
use net::target::Target;
use window_kit::settings::Settings;
use window_kit::ui::field::Typed;

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
        words::server_about(rows.keyboard().of_enter())
    };
    rows.toggle("near-by", (words::NEAR_BY, words::NEAR_BY_ABOUT), |settings| {
        &mut settings.near_by
    });
    rows.text("server", (words::SERVER, about), &settings.server, LONGEST, ServerField);
}

/// Enter accepts the typed server; an empty field means no server.
pub(super) fn take_server(
    typed: Typed<ServerField>,
    mut settings: ResMut<Settings>,
    mut refused: ResMut<ServerRefused>,
    mut written: MessageWriter<TextTaken>,
) {
    let Some(named) = typed.entered() else { return };
    let named = named.trim().to_owned();
    refused.0 = !named.is_empty() && named.parse::<Target>().is_err();
    if !refused.0 {
        settings.server = named;
    }
    written.write(TextTaken);
}
