//! The seats of the setup: names, players, colours.

use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::draft::kinds::{kind_line, kind_name};
use super::draft::{Draft, RebuildSetup};
use crate::screens::setup::known;
use messages::Message;
use messages::names;
use messages::texts::{access, options, setup as words};
use rules::ai::character::Character;
use window_kit::settings::people::{LONGEST_NAME, People};
use window_kit::ui::access::Access;
use window_kit::ui::button::{ButtonLook, button, control, on_press};
use window_kit::ui::chip::chip;
use window_kit::ui::face::{Portrait, face};
use window_kit::ui::field::field;
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::{ROW, TEXT_QUIET, size};
use window_kit::ui::stepper::{Stepped, step_round, stepper};
use window_kit::ui::text::{bold, coloured, one_line};
use window_kit::ui::tooltip::Tooltip;
use window_kit::ui::{plate, symbols};

/// How large a computer player's face is, in logical pixels.
const FACE: f32 = 34.0;

/// The name field of a seat, and the seating that it was made for.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct SeatNameField {
    at: usize,
    seating: u32,
}

pub(super) fn spawn(list: &mut ChildSpawnerCommands, draft: &Draft, people: &People) {
    list.spawn(plate::row()).with_children(|head| {
        head.spawn(bold(words::SEATS_HEADING, size::GROUP));
        head.spawn(coloured(
            words::seats_taken(draft.seats.len(), draft.most_seats()),
            size::BODY,
            TEXT_QUIET,
        ));
    });
    for (at, character) in draft.characters().into_iter().enumerate() {
        spawn_seat(list, draft, people, at, character);
    }
    list.spawn(plate::row()).with_children(|foot| {
        let mut add = foot.spawn((
            button(words::ADD, ButtonLook::Plain),
            FocusName::new("setup.add"),
            on_press(
                |_: On<Activate>, mut draft: ResMut<Draft>, mut redraw: MessageWriter<RebuildSetup>| {
                    draft.add_seat();
                    redraw.write(RebuildSetup::All);
                },
            ),
        ));
        if draft.seats.len() >= draft.most_seats() {
            add.insert(InteractionDisabled);
        }
    });
}

fn spawn_seat(
    list: &mut ChildSpawnerCommands,
    draft: &Draft,
    people: &People,
    at: usize,
    character: Option<&'static Character>,
) {
    let seat = &draft.seats[at];
    list.spawn((
        Node {
            padding: UiRect::axes(px(9), px(5)),
            border_radius: BorderRadius::all(px(8)),
            flex_direction: FlexDirection::Column,
            row_gap: px(2),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(ROW),
        Access::group(options::first_seat(at + 1)),
    ))
    .with_children(|entry| {
        entry.spawn(plate::row()).with_children(|row| {
            row.spawn((
                control(ButtonLook::Plain, 1.0),
                FocusName::new(format!("setup.colour.{at}")),
                Tooltip(words::colour(symbols::name(seat.colour))),
                on_press(
                    move |_: On<Activate>, mut draft: ResMut<Draft>, mut redraw: MessageWriter<RebuildSetup>| {
                        draft.step_colour(at, 1);
                        redraw.write(RebuildSetup::All);
                    },
                ),
            ))
            .with_child(chip(seat.colour, 24.0));
            row.spawn((
                field(&seat.name, 150.0, LONGEST_NAME, names::may_be_typed),
                SeatNameField {
                    at,
                    seating: draft.seating,
                },
                FocusName::new(format!("setup.name.{at}")),
                Access::named(access::SEAT_NAME),
            ));
            match character {
                Some(character) => spawn_character(row, at, character),
                None => known::spawn_button(row, at, FACE),
            }
            row.spawn((
                stepper((bold(kind_name(seat.kind), 15.0), one_line()), 210.0),
                FocusName::new(format!("setup.kind.{at}")),
                Access::named(access::SEAT_PLAYER),
                observe(
                    move |step: On<Stepped>, mut draft: ResMut<Draft>, mut redraw: MessageWriter<RebuildSetup>| {
                        let Some(now) = draft.seats.get(at).map(|seat| seat.kind) else {
                            return;
                        };
                        if let Some(kind) = step_round(&draft.kinds(), &now, step.by) {
                            draft.set_kind(at, kind);
                            redraw.write(RebuildSetup::All);
                        }
                    },
                ),
            ));
            let mut remove = row.spawn((
                button(Message::verbatim("\u{00d7}"), ButtonLook::Quiet),
                FocusName::new(format!("setup.remove.{at}")),
                Tooltip(words::REMOVE),
                on_press(
                    move |_: On<Activate>, mut draft: ResMut<Draft>, mut redraw: MessageWriter<RebuildSetup>| {
                        draft.remove_seat(at);
                        redraw.write(RebuildSetup::All);
                    },
                ),
            ));
            if draft.seats.len() <= draft.least_seats() {
                remove.insert(InteractionDisabled);
            }
        });
        entry.spawn(coloured(line(draft, at), size::SMALL, TEXT_QUIET));
        if draft.choosing == Some(at) {
            known::spawn_choice(entry, draft, people, at);
        }
    });
}

/// The face of a computer player: pressed, it leaves the seat to the next character.
fn spawn_character(row: &mut ChildSpawnerCommands, at: usize, character: &'static Character) {
    let mut button = known::face_button(row, FACE);
    button.insert((
        FocusName::new(format!("setup.character.{at}")),
        Tooltip(words::CHARACTER),
        on_press(
            move |_: On<Activate>, mut draft: ResMut<Draft>, mut redraw: MessageWriter<RebuildSetup>| {
                draft.step_character(at);
                redraw.write(RebuildSetup::All);
            },
        ),
    ));
    button.with_child(face(Portrait::Computer(character), FACE));
}

/// The line about a seat.
fn line(draft: &Draft, at: usize) -> Message {
    let mut lines = vec![kind_line(draft.seats[at].kind)];
    if draft.in_teams() && draft.teams_fit() {
        let half = draft.seats.len() / 2;
        let partner = &draft.seats[(at + half) % draft.seats.len()];
        lines.push(words::about_partner(&partner.name));
    }
    words::about(lines)
}

/// Reads the names after each letter. Besides the field, only the foot shows them.
pub(super) fn read_names(
    fields: Query<(&SeatNameField, &EditableText), Changed<EditableText>>,
    people: Res<People>,
    mut draft: ResMut<Draft>,
    mut redraw: MessageWriter<RebuildSetup>,
) {
    for (of, text) in &fields {
        // In the frame in which a seat is removed, the fields of the earlier seating still exist.
        if of.seating != draft.seating {
            continue;
        }
        let name = text.value().to_string();
        let changed = draft.seats.get(of.at).is_some_and(|seat| seat.name != name);
        if changed {
            let seating = draft.seating;
            draft.call(of.at, name, &people);
            // A character of this name may have left its seat to another one.
            redraw.write(if draft.seating == seating {
                RebuildSetup::Foot
            } else {
                RebuildSetup::All
            });
        }
    }
}
