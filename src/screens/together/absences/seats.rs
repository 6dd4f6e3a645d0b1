//! The seats: who is away, whom one can remind, and who would play on for somebody.

use std::time::Duration;

use bevy::prelude::*;

use super::super::room::Room;
use super::asks::asks;
use client::table_words::SeatState;
use messages::texts::absences as words;
use messages::{Message, ToMessage};
use net::protocol::client_message::RoomRequest;
use net::protocol::lobby::SeatOffer;
use rules::ids::SeatId;
use window_kit::ui::button::{ButtonLook, button};
use window_kit::ui::chip::chip;
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::Key;
use window_kit::ui::look::{AMBER, ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::text::{bold, coloured, shortening};

/// The smallest width of a seat's texts, in logical pixels; with less room the buttons go below.
const LINES: f32 = 220.0;

/// Spawns a row for each seat of somebody else.
pub(super) fn spawn(list: &mut ChildSpawnerCommands, room: &Room, now: Duration) {
    let Some(lobby) = &room.lobby else { return };
    list.spawn((Key::new("seats"), bold(words::SEATS, size::GROUP)));
    for (seat, there) in (0..).map(SeatId).zip(&lobby.seats) {
        let is_own = room.own_seats().any(|own| own == seat);
        let offer = lobby.offers.iter().find(|offer| offer.seat == seat);
        if is_own && offer.is_none() {
            continue;
        }
        list.spawn((Key::new(format!("seat {}", seat.0)), plate::wrapping_entry(ROW)))
            .with_children(|row| {
                row.spawn(chip(there.colour, 24.0));
                row.spawn((
                    Node {
                        overflow: Overflow::clip(),
                        ..plate::lines(LINES)
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|lines| {
                    lines.spawn((bold(Message::verbatim(&there.name), size::BODY), shortening()));
                    let state = SeatState::of(lobby, seat, room.clock_of(seat, now));
                    let colour = if state.is_due() { AMBER } else { TEXT_QUIET };
                    lines.spawn(coloured(state.message(), size::SMALL, colour));
                    if let Some(offer) = offer {
                        spawn_offer(lines, room, offer);
                    }
                });
                spawn_acts(row, room, seat, offer);
            });
    }
}

fn spawn_offer(lines: &mut ChildSpawnerCommands, room: &Room, offer: &SeatOffer) {
    if Some(offer.by) == room.you {
        lines.spawn(coloured(words::OFFERED, size::SMALL, TEXT_QUIET));
    } else {
        lines.spawn(coloured(words::would_play(room.name(offer.by)), size::SMALL, AMBER));
    }
    if !offer.asked.is_empty() {
        let names = offer.asked.iter().map(|who| Message::verbatim(room.name(*who)));
        lines.spawn(coloured(words::still_asked(names), size::SMALL, TEXT_QUIET));
    }
}

fn spawn_acts(row: &mut ChildSpawnerCommands, room: &Room, seat: SeatId, offer: Option<&SeatOffer>) {
    let Some(you) = room.you else { return };
    let plays = room.own_seats().next().is_some();
    if let Some(offer) = offer {
        let by = offer.by;
        if by == you {
            row.spawn((
                button(words::TAKE_BACK, ButtonLook::Plain),
                FocusName::new(format!("absences.take-back.{}", seat.0)),
                asks(move || RoomRequest::AgreePlayOn(seat, by, false)),
            ));
        } else if offer.asked.contains(&you) {
            for (name, label, look, yes) in [
                ("agree", words::AGREE, ButtonLook::Primary, true),
                ("refuse", words::REFUSE, ButtonLook::Plain, false),
            ] {
                row.spawn((
                    button(label, look),
                    FocusName::new(format!("absences.{name}.{}", seat.0)),
                    asks(move || RoomRequest::AgreePlayOn(seat, by, yes)),
                ));
            }
        }
        return;
    }
    if !plays {
        row.spawn((
            button(words::PLAY_ON, ButtonLook::Plain),
            FocusName::new(format!("absences.play-on.{}", seat.0)),
            asks(move || RoomRequest::PlayOn(seat)),
        ));
        return;
    }
    let (lobby, left) = (room.lobby.as_ref(), room.clock_of(seat, Duration::ZERO));
    if lobby.is_some_and(|lobby| SeatState::of(lobby, seat, left).is_due()) {
        row.spawn((
            button(words::REMIND, ButtonLook::Plain),
            FocusName::new(format!("absences.remind.{}", seat.0)),
            asks(move || RoomRequest::Nudge(seat)),
        ));
    }
}
