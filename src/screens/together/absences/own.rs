//! What the person sets for themselves: their vacation and their standing answers.

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::super::room::{Room, SendRoomRequest};
use super::asks::asks;
use super::notice::{self, Typing};
use client::table_words::time_left;
use games::catalog::AnyOptions;
use messages::Message;
use messages::texts::absences as words;
use net::protocol::absence::{StandingAnswer, StandingAnswers};
use net::protocol::client_message::RoomRequest;
use rules::ids::SeatId;
use window_kit::ui::button::{ButtonLook, button};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::Key;
use window_kit::ui::look::{ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::stepper::{Stepped, step_round, stepper};
use window_kit::ui::text::{bold, coloured, one_line};

/// The lengths of a vacation to choose from, in days.
const DAYS: [u8; 9] = [1, 2, 3, 5, 7, 10, 14, 18, 21];
/// The width of a stepper, in logical pixels.
const STEPPER: f32 = 230.0;
/// The smallest width of a text beside a control, in logical pixels; with less room the control goes below.
const LINES: f32 = 260.0;

/// How long the vacation is to be.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct VacationDays(u8);

impl Default for VacationDays {
    fn default() -> Self {
        Self(7)
    }
}

/// Spawns what a person with a seat can set.
pub(super) fn spawn(list: &mut ChildSpawnerCommands, room: &Room, (days, typing): (VacationDays, &Typing)) {
    let Some(first) = room.own_seats().next() else { return };
    spawn_vacation(list, room, days);
    let game = room.lobby.as_ref().map(|lobby| lobby.settings.game.as_str());
    let options = game.and_then(AnyOptions::of_game);
    if options.is_some_and(|options| options.has_off_turn()) {
        for seat in room.own_seats() {
            let name = (seat != first || room.own_seats().count() > 1).then(|| name_of(room, seat));
            spawn_answers(list, room, seat, name);
        }
    }
    notice::spawn(list, room, typing);
}

fn name_of(room: &Room, seat: SeatId) -> String {
    room.seat(seat).map_or_else(String::new, |seat| seat.name.clone())
}

/// A text and what is below it, at the left of a control.
fn spawn_texts(row: &mut ChildSpawnerCommands, says: Message, about: Option<Message>) {
    row.spawn((plate::lines(LINES), Pickable::IGNORE))
        .with_children(|lines| {
            lines.spawn(bold(says, size::BODY));
            if let Some(about) = about {
                lines.spawn(coloured(about, size::SMALL, TEXT_QUIET));
            }
        });
}

fn spawn_vacation(list: &mut ChildSpawnerCommands, room: &Room, days: VacationDays) {
    let on = room.you.and_then(|you| room.vacation_of(you));
    let left = room.own.vacation_days;
    list.spawn((Key::new("vacation"), plate::wrapping_entry(ROW)))
        .with_children(|row| {
            if let Some(until) = on {
                spawn_texts(row, words::VACATION, Some(words::vacation_on(time_left(until))));
                row.spawn((
                    button(words::VACATION_END, ButtonLook::Plain),
                    FocusName::new("absences.vacation-end"),
                    asks(|| RoomRequest::Vacation(0)),
                ));
                return;
            }
            spawn_texts(row, words::VACATION, Some(words::vacation_about(left)));
            let offered: Vec<u8> = DAYS.into_iter().filter(|days| *days <= left).collect();
            let Some(chosen) = offered
                .iter()
                .rev()
                .find(|offered| **offered <= days.0)
                .or(offered.first())
                .copied()
            else {
                return;
            };
            row.spawn((
                stepper((bold(words::days(chosen), 15.0), one_line()), 170.0),
                FocusName::new("absences.vacation-days"),
                observe(move |step: On<Stepped>, mut days: ResMut<VacationDays>| {
                    days.0 = step_round(&offered, &chosen, step.by).unwrap_or(chosen);
                }),
            ));
            row.spawn((
                button(words::VACATION_TAKE, ButtonLook::Plain),
                FocusName::new("absences.vacation-take"),
                asks(move || RoomRequest::Vacation(chosen)),
            ));
        });
}

fn spawn_answers(list: &mut ChildSpawnerCommands, room: &Room, seat: SeatId, name: Option<String>) {
    let set = room.own.answers.iter().find(|(of, _)| *of == seat);
    let answers = set.map_or_else(StandingAnswers::default, |(_, answers)| *answers);
    const OFFERS: [StandingAnswer; 3] = [StandingAnswer::Ask, StandingAnswer::Pass, StandingAnswer::Computer];
    const CHOICES: [StandingAnswer; 2] = [StandingAnswer::Ask, StandingAnswer::Computer];
    for (kind, says, all, now) in [
        ("offers", words::OFFERS, &OFFERS[..], answers.offers),
        ("choices", words::CHOICES, &CHOICES[..], answers.choices),
    ] {
        list.spawn((Key::new(format!("{kind} {}", seat.0)), plate::wrapping_entry(ROW)))
            .with_children(|row| {
                spawn_texts(row, says, name.as_ref().map(Message::verbatim));
                row.spawn((
                    stepper((bold(answer_name(now), 15.0), one_line()), STEPPER),
                    FocusName::new(format!("absences.{kind}.{}", seat.0)),
                    observe(move |step: On<Stepped>, mut asks: MessageWriter<SendRoomRequest>| {
                        let next = step_round(all, &now, step.by).unwrap_or_default();
                        let answers = match kind {
                            "offers" => StandingAnswers {
                                offers: next,
                                ..answers
                            },
                            _ => StandingAnswers {
                                choices: next,
                                ..answers
                            },
                        };
                        asks.write(SendRoomRequest(RoomRequest::Answers(seat, answers)));
                    }),
                ));
            });
    }
}

const fn answer_name(answer: StandingAnswer) -> Message {
    match answer {
        StandingAnswer::Ask => words::ASK,
        StandingAnswer::Pass => words::PASS,
        StandingAnswer::Computer => words::COMPUTER,
    }
}
