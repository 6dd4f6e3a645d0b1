//! The chosen seat: who has it, and what the person may do about that.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::super::remembered::Remembered;
use super::super::room::{Room, SendRoomRequest};
use super::view::LobbyView;
use crate::screens::setup::draft::kinds::{kind_name, levels_for_people, usual_level};
use games::catalog::AnyOptions;
use messages::texts::{reports, together as words};
use net::protocol::client_message::RoomRequest;
use net::protocol::lobby::{Lobby, LobbySeat, SeatHolder};
use rules::ai::level::Level;
use rules::ids::SeatId;
use window_kit::settings::people::{Animal, step_colour};
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::chip::chip;
use window_kit::ui::face::{Portrait, face};
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::{ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::stepper::{Stepped, step_round, stepper};
use window_kit::ui::text::{bold, coloured, one_line};
use window_kit::ui::tooltip::Tooltip;

/// The chosen seat.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Chosen(pub Option<usize>);

/// The request to take a seat: in the preferred colour, unless another player has it; then in the colour of the seat.
pub(super) fn sit(lobby: &Lobby, at: usize, remembered: &Remembered, name: &str) -> RoomRequest {
    let taken = |colour: u8| {
        let mut others = lobby.seats.iter().enumerate().filter(|(other, _)| *other != at);
        others.any(|(_, seat)| seat.holder != SeatHolder::Nobody && seat.colour == colour)
    };
    let own = lobby.seats.get(at).map_or(0, |seat| seat.colour);
    let colour = if taken(remembered.colour) {
        own
    } else {
        remembered.colour
    };
    RoomRequest::Sit {
        seat: SeatId(at as u8),
        name: name.to_owned(),
        colour,
        face: remembered.face.number(),
    }
}

/// Gives all free seats to computer players.
pub(super) fn fill(room: &Room, asks: &mut MessageWriter<SendRoomRequest>) {
    let Some(lobby) = &room.lobby else { return };
    let Some(options) = AnyOptions::of_game(&lobby.settings.game) else {
        return;
    };
    let level = usual_level(&options);
    for (at, seat) in lobby.seats.iter().enumerate() {
        if seat.holder == SeatHolder::Nobody {
            asks.write(SendRoomRequest(RoomRequest::Computer(SeatId(at as u8), Some(level))));
        }
    }
}

pub(super) fn spawn(list: &mut ChildSpawnerCommands, seen: &LobbyView, chosen: Chosen) {
    let at = chosen
        .0
        .filter(|at| *at < seen.lobby.seats.len() && !seen.lobby.playing);
    let mut entry = list.spawn(plate::wrapping_entry(ROW));
    entry.entry::<Node>().and_modify(|mut node| node.min_height = px(48));
    entry.with_children(|row| {
        let Some(at) = at else {
            row.spawn(coloured(words::CHOOSE_CHAIR, size::BODY, TEXT_QUIET));
            return;
        };
        let seat = &seen.lobby.seats[at];
        match seat.holder {
            SeatHolder::Nobody => spawn_free(row, seen, at),
            SeatHolder::Computer(level) => spawn_computer(row, seen, at, level),
            SeatHolder::Person(id) if Some(id) == seen.room.you => spawn_own(row, at, seat),
            SeatHolder::Person(id) => {
                row.spawn((bold(messages::Message::verbatim(&seat.name), size::BODY), one_line()));
                super::people::spawn_relation(row, seen, id);
                super::people::spawn_acts(row, seen, id);
            }
        }
    });
    if let Some(SeatHolder::Person(id)) = at.map(|at| seen.lobby.seats[at].holder)
        && Some(id) != seen.room.you
    {
        super::people::spawn_naming(list, seen, id);
        list.spawn(coloured(reports::ABOUT, size::SMALL, TEXT_QUIET));
    }
}

fn ask(label: messages::Message, look: ButtonLook, name: &'static str, request: RoomRequest) -> impl Bundle {
    (
        button(label, look),
        FocusName::new(name),
        on_press(move |_: On<Activate>, mut asks: MessageWriter<SendRoomRequest>| {
            asks.write(SendRoomRequest(request.clone()));
        }),
    )
}

/// The buttons for a free seat: the person moves to it from another one, or takes it as one more person at this
/// machine.
fn spawn_free(row: &mut ChildSpawnerCommands, seen: &LobbyView, at: usize) {
    let sits = seen.room.own_seats().next();
    let own = sits.and_then(|seat| seen.room.seat(seat)).map(|seat| seat.name.clone());
    row.spawn((
        button(
            if sits.is_some() {
                words::MOVE_HERE
            } else {
                words::SIT_HERE
            },
            ButtonLook::Primary,
        ),
        FocusName::new("lobby.sit"),
        on_press(
            move |_: On<Activate>,
                  room: Res<Room>,
                  remembered: Res<Remembered>,
                  mut asks: MessageWriter<SendRoomRequest>| {
                let Some(lobby) = &room.lobby else { return };
                if let Some(before) = sits {
                    asks.write(SendRoomRequest(RoomRequest::Stand(before)));
                }
                asks.write(SendRoomRequest(sit(
                    lobby,
                    at,
                    &remembered,
                    own.as_deref().unwrap_or_default(),
                )));
            },
        ),
    ));
    if sits.is_some() {
        row.spawn((
            button(words::SIT_TOO, ButtonLook::Plain),
            FocusName::new("lobby.sit-too"),
            Tooltip(words::SIT_TOO_ABOUT),
            on_press(
                move |_: On<Activate>,
                      room: Res<Room>,
                      remembered: Res<Remembered>,
                      mut asks: MessageWriter<SendRoomRequest>| {
                    if let Some(lobby) = &room.lobby {
                        asks.write(SendRoomRequest(sit(lobby, at, &remembered, "")));
                    }
                },
            ),
        ));
    }
    if seen.sets() {
        let level = AnyOptions::of_game(&seen.lobby.settings.game).map(|options| usual_level(&options));
        let request = RoomRequest::Computer(SeatId(at as u8), level);
        row.spawn(ask(words::COMPUTER_HERE, ButtonLook::Plain, "lobby.computer", request));
    }
}

fn spawn_computer(row: &mut ChildSpawnerCommands, seen: &LobbyView, at: usize, level: Level) {
    let seat = SeatId(at as u8);
    if !seen.sets() {
        row.spawn((bold(kind_name(Some(level)), size::BODY), one_line()));
        return;
    }
    let levels = AnyOptions::of_game(&seen.lobby.settings.game)
        .map(|options| levels_for_people(&options))
        .unwrap_or_default();
    row.spawn((
        stepper((bold(kind_name(Some(level)), 15.0), one_line()), 210.0),
        FocusName::new("lobby.level"),
        observe(move |step: On<Stepped>, mut asks: MessageWriter<SendRoomRequest>| {
            let next = step_round(&levels, &level, step.by);
            asks.write(SendRoomRequest(RoomRequest::Computer(seat, next)));
        }),
    ));
    row.spawn(ask(
        words::GET_UP,
        ButtonLook::Plain,
        "lobby.get-up",
        RoomRequest::Computer(seat, None),
    ));
}

fn spawn_own(row: &mut ChildSpawnerCommands, at: usize, seat: &LobbySeat) {
    let id = SeatId(at as u8);
    let (name, colour, looks) = (seat.name.clone(), seat.colour, seat.face);
    let again = move |colour: u8, face: u8, name: &str| RoomRequest::Sit {
        seat: id,
        name: name.to_owned(),
        colour,
        face,
    };
    let animal = Animal::of_number(looks);
    let (named, named_too) = (name.clone(), name);
    row.spawn((
        stepper(face(Portrait::Person(animal), 28.0), 108.0),
        FocusName::new("lobby.face"),
        Tooltip(words::FACE),
        observe(
            move |step: On<Stepped>, mut remembered: ResMut<Remembered>, mut asks: MessageWriter<SendRoomRequest>| {
                let next = animal.step(step.by);
                remembered.face = next;
                remembered.save();
                asks.write(SendRoomRequest(again(colour, next.number(), &named)));
            },
        ),
    ));
    row.spawn((
        stepper(chip(colour, 24.0), 108.0),
        FocusName::new("lobby.colour"),
        Tooltip(words::COLOUR),
        observe(
            move |step: On<Stepped>, mut remembered: ResMut<Remembered>, mut asks: MessageWriter<SendRoomRequest>| {
                let next = step_colour(colour, step.by);
                remembered.colour = next;
                remembered.save();
                asks.write(SendRoomRequest(again(next, looks, &named_too)));
            },
        ),
    ));
    row.spawn(ask(
        words::GET_UP,
        ButtonLook::Plain,
        "lobby.get-up",
        RoomRequest::Stand(id),
    ));
}
