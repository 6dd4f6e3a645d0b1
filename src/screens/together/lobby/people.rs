//! The people in the room without a seat, and the buttons about people.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::super::room::SendRoomRequest;
use super::super::talk::{Mute, Muted};
use super::view::{LobbyView, RebuildLobby};
use messages::Message;
use messages::texts::together as words;
use net::protocol::client_message::RoomRequest;
use net::protocol::lobby::{MemberId, SeatHolder};
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::{ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::text::{bold, coloured, one_line};

pub(super) fn spawn(list: &mut ChildSpawnerCommands, seen: &LobbyView) {
    let lobby = seen.lobby;
    let stands = |id: MemberId| !lobby.seats.iter().any(|seat| seat.holder == SeatHolder::Person(id));
    let onlookers = lobby.members.iter().filter(|member| stands(member.id) && member.here);
    for member in onlookers {
        list.spawn(plate::entry(ROW)).with_children(|row| {
            row.spawn((bold(Message::verbatim(&member.name), size::BODY), one_line()));
            let is = if Some(member.id) == seen.room.you {
                words::YOU_LOOK_ON
            } else {
                words::LOOKS_ON
            };
            row.spawn((coloured(is, size::SMALL, TEXT_QUIET), one_line()));
            if Some(member.id) != seen.room.you {
                spawn_acts(row, seen, member.id);
            }
        });
    }
}

/// The buttons about a person: everybody can mute them, and the host can do more.
pub(super) fn spawn_acts(row: &mut ChildSpawnerCommands, seen: &LobbyView, id: MemberId) {
    row.spawn((
        button(words::MUTE, ButtonLook::Quiet),
        FocusName::new(format!("lobby.mute.{}", id.0)),
        on_press(
            move |_: On<Activate>,
                  mut muted: ResMut<Muted>,
                  mut mutes: MessageWriter<Mute>,
                  mut relay: MessageWriter<RebuildLobby>| {
                mutes.write(Mute(id, muted.turn(id)));
                relay.write(RebuildLobby);
            },
        ),
    ));
    if !seen.room.hosts() {
        return;
    }
    for (name, label, request) in [
        ("hand-over", words::MAKE_HOST, RoomRequest::HandOver(id)),
        ("remove", words::REMOVE, RoomRequest::Remove(id)),
    ] {
        row.spawn((
            button(label, ButtonLook::Plain),
            FocusName::new(format!("lobby.{name}.{}", id.0)),
            on_press(move |_: On<Activate>, mut asks: MessageWriter<SendRoomRequest>| {
                asks.write(SendRoomRequest(request.clone()));
            }),
        ));
    }
}
