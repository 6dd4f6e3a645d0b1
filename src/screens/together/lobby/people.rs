//! The people in the room: those without a seat, the buttons about somebody, and the name that one gives them.

use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Activate;

use super::super::muting::{KeepReport, Mute, Muted};
use super::super::room::SendRoomRequest;
use super::super::words::relation;
use super::view::LobbyView;
use crate::screens::known_people::KnownPeople;
use client::people::here::Relation;
use client::people::store::{GivenName, Person};
use messages::texts::{reports, together as words};
use messages::{Message, names};
use net::protocol::client_message::RoomRequest;
use net::protocol::limits::LONGEST_NAME;
use net::protocol::lobby::{MemberId, SeatHolder};
use net::protocol::person::PersonKey;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::field::{Typed, field};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::Key;
use window_kit::ui::look::{BRASS, ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::text::{bold, coloured, one_line};
use window_kit::ui::tooltip::Tooltip;
use window_kit::window::intent::Notice;

/// The most people who are offered to be invited.
const MOST_INVITED: usize = 6;

/// Changes what is remembered of somebody.
#[derive(bevy::prelude::Message, Clone, Debug)]
pub(super) struct ChangePerson {
    key: PersonKey,
    /// The name that they use.
    used: String,
    change: PersonChange,
}

#[derive(Clone, Debug)]
enum PersonChange {
    /// Gives them a name; an empty one takes it away.
    Name(String),
    /// Blocks them, or no longer.
    Block(bool),
}

/// The field for the name that one gives to somebody.
#[derive(Component, Clone, Debug)]
pub(super) struct GivenNameField {
    key: PersonKey,
    /// The name that they use.
    used: String,
}

/// Spawns the people without a seat, and those who may be invited.
pub(super) fn spawn(list: &mut ChildSpawnerCommands, seen: &LobbyView) {
    let lobby = seen.lobby;
    let stands = |id: MemberId| !lobby.seats.iter().any(|seat| seat.holder == SeatHolder::Person(id));
    let onlookers = lobby.members.iter().filter(|member| stands(member.id) && member.here);
    for member in onlookers {
        list.spawn(plate::wrapping_entry(ROW)).with_children(|row| {
            row.spawn((bold(Message::verbatim(&member.name), size::BODY), one_line()));
            let is = if Some(member.id) == seen.room.you {
                words::YOU_LOOK_ON
            } else {
                words::LOOKS_ON
            };
            row.spawn((coloured(is, size::SMALL, TEXT_QUIET), one_line()));
            if Some(member.id) != seen.room.you {
                spawn_relation(row, seen, member.id);
                spawn_acts(row, seen, member.id);
            }
        });
    }
    spawn_invitations(list, seen);
}

/// Who somebody is to the person.
pub(super) fn spawn_relation(row: &mut ChildSpawnerCommands, seen: &LobbyView, id: MemberId) {
    let who = seen.relation(id);
    let colour = if matches!(who, Relation::Known(_)) {
        BRASS
    } else {
        TEXT_QUIET
    };
    row.spawn((coloured(relation(&who), size::SMALL, colour), one_line()));
}

/// The buttons about a person: everybody can mute, report and block them, and the host can do more.
pub(super) fn spawn_acts(row: &mut ChildSpawnerCommands, seen: &LobbyView, id: MemberId) {
    row.spawn((
        button(seen.muted.label(id), ButtonLook::Quiet),
        FocusName::new(format!("lobby.mute.{}", id.0)),
        on_press(
            move |_: On<Activate>, mut muted: ResMut<Muted>, mut mutes: MessageWriter<Mute>| {
                mutes.write(Mute(id, muted.turn(id)));
            },
        ),
    ));
    row.spawn((
        button(reports::KEEP, ButtonLook::Quiet),
        FocusName::new(format!("lobby.report.{}", id.0)),
        Tooltip(reports::ABOUT),
        on_press(move |_: On<Activate>, mut keep: MessageWriter<KeepReport>| {
            keep.write(KeepReport(id));
        }),
    ));
    if let Some(key) = seen.room.standing(id).key() {
        let is_blocked = matches!(seen.relation(id), Relation::Blocked(_));
        let label = if is_blocked { words::UNBLOCK } else { words::BLOCK };
        let used = seen.room.name(id).to_owned();
        row.spawn((
            button(label, ButtonLook::Quiet),
            FocusName::new(format!("lobby.block.{}", id.0)),
            on_press(move |_: On<Activate>, mut changes: MessageWriter<ChangePerson>| {
                changes.write(ChangePerson {
                    key,
                    used: used.clone(),
                    change: PersonChange::Block(!is_blocked),
                });
            }),
        ));
    }
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

/// The name that one gives to somebody who has shown a key, and how to be sure who they are.
pub(super) fn spawn_naming(list: &mut ChildSpawnerCommands, seen: &LobbyView, id: MemberId) {
    let (Some(theirs), Some(own)) = (seen.room.standing(id).key(), seen.known.identity()) else {
        return;
    };
    let given = match seen.relation(id) {
        Relation::Known(person) => person.name(),
        _ => "",
    };
    list.spawn((Key::new(format!("naming {theirs}")), plate::wrapping_entry(ROW)))
        .with_children(|row| {
            row.spawn((coloured(words::GIVEN_NAME, size::BODY, TEXT_QUIET), one_line()));
            row.spawn((
                field(given, 170.0, LONGEST_NAME, names::may_be_typed),
                GivenNameField {
                    key: theirs,
                    used: seen.room.name(id).to_owned(),
                },
                FocusName::new("lobby.given-name"),
            ));
            row.spawn((
                button(words::GIVE_NAME, ButtonLook::Plain),
                FocusName::new("lobby.give-name"),
                on_press(
                    |_: On<Activate>,
                     fields: Query<(&EditableText, &GivenNameField)>,
                     mut changes: MessageWriter<ChangePerson>| {
                        changes.write_batch(fields.iter().map(named));
                    },
                ),
            ));
            row.spawn((
                Node {
                    flex_basis: percent(100),
                    ..default()
                },
                Pickable::IGNORE,
                children![coloured(
                    words::compare(theirs.in_letters(), own.key().in_letters()),
                    size::SMALL,
                    TEXT_QUIET
                )],
            ));
        });
}

fn named((field, of): (&EditableText, &GivenNameField)) -> ChangePerson {
    ChangePerson {
        key: of.key,
        used: of.used.clone(),
        change: PersonChange::Name(field.value().to_string()),
    }
}

/// Enter in the field gives the name.
pub(super) fn name_by_key(
    typed: Typed<GivenNameField>,
    fields: Query<(&EditableText, &GivenNameField)>,
    mut changes: MessageWriter<ChangePerson>,
) {
    if typed.entered().is_some() {
        changes.write_batch(fields.iter().map(named));
    }
}

/// Remembers what was changed.
pub(super) fn change(
    mut changes: MessageReader<ChangePerson>,
    mut known: ResMut<KnownPeople>,
    mut notices: MessageWriter<Notice>,
) {
    for change in changes.read() {
        let fault = known.change(|people| {
            people.met(change.key, &change.used);
            match &change.change {
                PersonChange::Name(name) => people.name(change.key, GivenName::new(name)),
                PersonChange::Block(yes) => people.block(change.key, *yes),
            }
        });
        if let Some(text) = fault {
            notices.write(Notice {
                text,
                rule: None,
                refused: true,
            });
        }
    }
}

/// Buttons that invite people whom one knows, if the table is on a server at which they may wait.
fn spawn_invitations(list: &mut ChildSpawnerCommands, seen: &LobbyView) {
    let shows_key = seen.room.you.is_some_and(|you| seen.room.standing(you).key().is_some());
    if seen.room.hosted || seen.lobby.locked || !shows_key {
        return;
    }
    let here: Vec<PersonKey> = seen
        .room
        .standings
        .values()
        .filter_map(|standing| standing.key())
        .collect();
    let others = seen.known.people().all();
    let mut others: Vec<(&PersonKey, &Person)> = others
        .filter(|(key, person)| person.is_known() && !here.contains(*key))
        .collect();
    if others.is_empty() {
        return;
    }
    others.sort_by_key(|(_, person)| std::cmp::Reverse(person.played));
    list.spawn(plate::wrapping_entry(ROW)).with_children(|row| {
        row.spawn((coloured(words::INVITE_KNOWN, size::BODY, TEXT_QUIET), one_line()));
        for (at, (key, person)) in others.into_iter().take(MOST_INVITED).enumerate() {
            let (key, name) = (*key, person.name().to_owned());
            row.spawn((
                button(Message::verbatim(person.name()), ButtonLook::Plain),
                FocusName::new(format!("lobby.invite.{at}")),
                on_press(
                    move |_: On<Activate>,
                          mut asks: MessageWriter<SendRoomRequest>,
                          mut notices: MessageWriter<Notice>| {
                        asks.write(SendRoomRequest(RoomRequest::Invite(key)));
                        notices.write(Notice {
                            text: words::invited(&name),
                            rule: None,
                            refused: false,
                        });
                    },
                ),
            ));
        }
    });
}
