//! Whether people in other homes can join this table, and how.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange};

use super::super::homes::{AskHomes, Homes};
use super::super::remembered::Remembered;
use super::view::RebuildLobby;
use crate::screens::hosted::homes_state::{HomesReach, HomesState};
use messages::Message;
use messages::texts::together as words;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::{AMBER, ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::text::{bold, coloured};
use window_kit::ui::toggle::spawn_toggle;

/// Whether relay and port are shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ShowsMore(pub bool);

/// Spawns the switch for people in other homes and how they can join.
pub(super) fn spawn(list: &mut ChildSpawnerCommands, known: &Homes, open: bool, more: ShowsMore) {
    list.spawn(plate::wrapping_entry(ROW)).with_children(|row| {
        row.spawn(lines()).with_children(|lines| {
            lines.spawn(bold(words::HOMES, size::BODY));
            let (text, colour) = about(known, open);
            lines.spawn(coloured(text, size::SMALL, colour));
        });
        spawn_toggle(row, open, FocusName::new("lobby.homes")).observe(
            |change: On<ValueChange<bool>>,
             mut remembered: ResMut<Remembered>,
             mut redraw: MessageWriter<RebuildLobby>| {
                remembered.homes = change.value;
                remembered.save();
                redraw.write(RebuildLobby);
            },
        );
    });
    // Below the switch, which stays where it is.
    if let Some(state) = &known.state {
        list.spawn(plate::wrapping_entry(ROW)).with_children(|row| {
            row.spawn(lines()).with_children(|lines| {
                for text in guests(state) {
                    lines.spawn(coloured(text, size::SMALL, TEXT_QUIET));
                }
            });
            spawn_buttons(row, more);
        });
        if more.0 {
            spawn_details(list, state);
        }
    }
}

/// Lines of text that take the space beside the buttons.
fn lines() -> impl Bundle {
    let node = Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: px(260),
        ..default()
    };
    (node, Pickable::IGNORE)
}

/// What is said beneath the heading.
fn about(known: &Homes, open: bool) -> (Message, Color) {
    if let Some(fault) = &known.fault {
        return (fault.clone(), AMBER);
    }
    match known.state.as_ref().map(|state| state.reach) {
        _ if !open => (words::HOMES_OFF, TEXT_QUIET),
        None | Some(HomesReach::Looking) => (words::HOMES_LOOKING, TEXT_QUIET),
        Some(HomesReach::Everybody) => (words::HOMES_EVERYBODY, TEXT_QUIET),
        Some(HomesReach::Near) => (words::HOMES_NEAR, AMBER),
    }
}

/// How guests are connected.
fn guests(state: &HomesState) -> impl Iterator<Item = Message> {
    let direct = (state.direct > 0).then(|| words::homes_direct(state.direct));
    let relayed = (state.relayed > 0).then(|| words::homes_relayed(state.relayed));
    direct.into_iter().chain(relayed)
}

/// Relay and port, what they see, and a new link.
fn spawn_details(list: &mut ChildSpawnerCommands, state: &HomesState) {
    let relay = state.relay.as_deref().map(words::homes_relay);
    let port = state.port.map(|port| words::homes_port(port.to_string()));
    list.spawn(plate::wrapping_entry(ROW)).with_children(|row| {
        row.spawn(lines()).with_children(|lines| {
            for text in relay.into_iter().chain(port).chain([words::HOMES_PRIVACY]) {
                lines.spawn(coloured(text, size::SMALL, TEXT_QUIET));
            }
        });
        row.spawn((
            button(words::HOMES_RENEW, ButtonLook::Plain),
            FocusName::new("lobby.homes.renew"),
            on_press(|_: On<Activate>, mut asks: MessageWriter<AskHomes>| {
                asks.write(AskHomes::Renew);
            }),
        ));
    });
}

fn spawn_buttons(row: &mut ChildSpawnerCommands, more: ShowsMore) {
    row.spawn((
        button(words::HOMES_TEST, ButtonLook::Plain),
        FocusName::new("lobby.homes.test"),
        on_press(|_: On<Activate>, mut asks: MessageWriter<AskHomes>| {
            asks.write(AskHomes::Look);
        }),
    ));
    let label = if more.0 { words::HOMES_LESS } else { words::HOMES_MORE };
    row.spawn((
        button(label, ButtonLook::Plain),
        FocusName::new("lobby.homes.more"),
        on_press(
            |_: On<Activate>, mut more: ResMut<ShowsMore>, mut redraw: MessageWriter<RebuildLobby>| {
                more.0 = !more.0;
                redraw.write(RebuildLobby);
            },
        ),
    ));
}
