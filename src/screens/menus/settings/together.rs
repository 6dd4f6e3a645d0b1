//! The settings of playing together.

use bevy::prelude::*;

use super::matches::TextTaken;
use super::rows::Rows;
use crate::screens::hosted::homes::OPENS_TO_HOMES;
use messages::texts::together as words;
use net::table_address::RelayAddress;
use net::target::Target;
use window_kit::settings::Settings;
use window_kit::ui::field::Typed;

/// The longest address that can be typed, in characters.
const LONGEST: usize = 200;

/// The field for the server.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct ServerField;

/// The field for the relay.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct RelayField;

/// Which typed text is not an address.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct AddressRefused {
    pub server: bool,
    pub relay: bool,
}

pub(super) fn list(rows: &mut Rows, settings: &Settings, refused: AddressRefused) {
    rows.group(words::GROUP);
    let enter = rows.keyboard().of_enter();
    rows.toggle("near-by", (words::NEAR_BY, words::NEAR_BY_ABOUT), |settings| {
        &mut settings.near_by
    });
    rows.toggle(
        "turn-notices",
        (words::TURN_NOTICES, words::TURN_NOTICES_ABOUT),
        |settings| &mut settings.turn_notices,
    );
    let about = match refused.server {
        true => words::SERVER_REFUSED,
        false => words::server_about(enter.clone()),
    };
    rows.text("server", (words::SERVER, about), &settings.server, LONGEST, ServerField);
    if OPENS_TO_HOMES {
        let about = match refused.relay {
            true => words::RELAY_REFUSED,
            false => words::relay_about(enter),
        };
        rows.text("relay", (words::RELAY, about), &settings.relay, LONGEST, RelayField);
    }
}

/// Enter accepts the typed server; an empty field means no server.
pub(super) fn take_server(
    typed: Typed<ServerField>,
    mut settings: ResMut<Settings>,
    mut refused: ResMut<AddressRefused>,
    mut written: MessageWriter<TextTaken>,
) {
    let Some(named) = typed.entered() else { return };
    let named = named.trim().to_owned();
    refused.server = !named.is_empty() && named.parse::<Target>().is_err();
    if !refused.server {
        settings.server = named;
    }
    written.write(TextTaken);
}

/// Enter accepts the typed relay; an empty field means the public ones.
pub(super) fn take_relay(
    typed: Typed<RelayField>,
    mut settings: ResMut<Settings>,
    mut refused: ResMut<AddressRefused>,
    mut written: MessageWriter<TextTaken>,
) {
    let Some(named) = typed.entered() else { return };
    let named = named.trim().to_owned();
    refused.relay = !named.is_empty() && named.parse::<RelayAddress>().is_err();
    if !refused.relay {
        settings.relay = named;
    }
    written.write(TextTaken);
}
