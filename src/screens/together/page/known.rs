//! The invitations that came, and the people whom the person has met.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::screens::known_people::KnownPeople;
use crate::screens::together::connection::ConnectTo;
use crate::screens::together::invitations::{Invitations, ReceivedInvitation};
use client::people::store::Person;
use messages::Message;
use messages::texts::together as words;
use net::protocol::person::PersonKey;
use system::clock;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::{FilledElsewhere, InPlace, Key};
use window_kit::ui::look::{AMBER, ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::text::{bold, coloured, shortening};

/// How many people are shown, those with whom the person played last.
const MOST_PEOPLE: usize = 20;

/// The place of the invitations.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct InvitationList;

/// The place of the people.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct PeopleList;

/// Spawns the place of the invitations.
pub(super) fn spawn_invitations(body: &mut ChildSpawnerCommands) {
    body.spawn((InvitationList, FilledElsewhere, plate::column(5.0)));
}

/// Spawns the place of the people.
pub(super) fn spawn_people(body: &mut ChildSpawnerCommands) {
    body.spawn((PeopleList, FilledElsewhere, plate::column(5.0)));
}

/// Fills both lists, whenever something changes.
pub(super) fn show_known(
    (invitations, known): (Res<Invitations>, Res<KnownPeople>),
    lists: Query<(Entity, Ref<InvitationList>)>,
    people: Query<(Entity, Ref<PeopleList>)>,
    mut commands: Commands,
) {
    for (list, _) in lists
        .iter()
        .filter(|(_, mark)| mark.is_added() || invitations.is_changed())
    {
        commands.entity(list).update_children(|list| {
            for (at, invitation) in invitations.0.iter().enumerate() {
                spawn_invitation(list, at, invitation);
            }
        });
    }
    for (list, _) in people.iter().filter(|(_, mark)| mark.is_added() || known.is_changed()) {
        commands.entity(list).update_children(|list| fill_people(list, &known));
    }
}

fn spawn_invitation(list: &mut ChildSpawnerCommands, at: usize, invitation: &ReceivedInvitation) {
    let (target, code) = (invitation.server.clone(), invitation.code);
    list.spawn((Key::new(code.to_string()), plate::entry(ROW)))
        .with_children(|row| {
            row.spawn((plate::lines(200.0), Pickable::IGNORE))
                .with_children(|lines| {
                    lines.spawn((
                        coloured(words::invites_you(&invitation.name), size::BODY, AMBER),
                        shortening(),
                    ));
                });
            row.spawn((
                button(words::JOIN, ButtonLook::Primary),
                FocusName::new(format!("together.invitation.{at}")),
                on_press(
                    move |_: On<Activate>, mut invitations: ResMut<Invitations>, mut go: MessageWriter<ConnectTo>| {
                        invitations.remove(code);
                        go.write(ConnectTo::Join {
                            target: target.clone(),
                            code,
                            watch: false,
                        });
                    },
                ),
            ));
            row.spawn((
                button(words::DECLINE, ButtonLook::Quiet),
                FocusName::new(format!("together.decline.{at}")),
                on_press(move |_: On<Activate>, mut invitations: ResMut<Invitations>| {
                    invitations.remove(code);
                }),
            ));
        });
}

fn fill_people(list: &mut ChildSpawnerCommands, known: &KnownPeople) {
    let mut all: Vec<(&PersonKey, &Person)> = known.people().all().collect();
    if all.is_empty() {
        return;
    }
    all.sort_by_key(|(_, person)| (!person.is_known(), std::cmp::Reverse(person.played)));
    list.spawn(plate::column(0.0)).with_children(|lines| {
        lines.spawn(bold(words::PEOPLE_HEADING, size::GROUP));
        lines.spawn(coloured(words::PEOPLE_ABOUT, size::SMALL, TEXT_QUIET));
    });
    for (at, (key, person)) in all.into_iter().take(MOST_PEOPLE).enumerate() {
        spawn_person(list, at, *key, person);
    }
}

/// When one played with somebody last, and what else is to be known of them.
fn about(person: &Person, today: u32) -> Message {
    if person.blocked {
        return words::PERSON_BLOCKED;
    }
    match person.played.map(|day| today.saturating_sub(day)) {
        None => words::PERSON_NOT_PLAYED,
        Some(0) => words::PERSON_TODAY,
        Some(days) => words::person_days_ago(days),
    }
}

fn spawn_person(list: &mut ChildSpawnerCommands, at: usize, key: PersonKey, person: &Person) {
    list.spawn((Key::new(key.to_string()), plate::entry(ROW)))
        .with_children(|row| {
            row.spawn((
                Node {
                    align_items: AlignItems::FlexStart,
                    overflow: Overflow::clip(),
                    ..plate::lines(180.0)
                },
                Pickable::IGNORE,
            ))
            .with_children(|lines| {
                let name = match &person.given {
                    Some(given) if given.as_str() != person.used => words::known_as(given.as_str(), &person.used),
                    _ => Message::verbatim(person.name()),
                };
                lines.spawn((bold(name, size::BODY), shortening()));
                lines.spawn(coloured(about(person, clock::today()), size::SMALL, TEXT_QUIET));
            });
            let is_blocked = person.blocked;
            let label = if is_blocked { words::UNBLOCK } else { words::BLOCK };
            row.spawn((
                button(label, ButtonLook::Quiet),
                FocusName::new(format!("together.block.{at}")),
                on_press(move |_: On<Activate>, mut known: ResMut<KnownPeople>| {
                    let fault = known.change(|people| people.block(key, !is_blocked));
                    tell(fault);
                }),
            ));
            row.spawn((
                button(words::FORGET, ButtonLook::Quiet),
                FocusName::new(format!("together.forget.{at}")),
                on_press(move |_: On<Activate>, mut known: ResMut<KnownPeople>| {
                    let fault = known.change(|people| {
                        people.forget(&key);
                    });
                    tell(fault);
                }),
            ));
        });
}

/// It holds until the program ends; the page has no room for more.
fn tell(fault: Option<Message>) {
    if let Some(fault) = fault {
        warn!("people are not kept: {fault:?}");
    }
}
