//! The form: who the person is, and the ways to a table.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{Activate, observe};

use crate::screens::hosted::CAN_HOST;
use crate::screens::setup::draft::Draft;
use crate::screens::together::connection::ConnectTo;
use crate::screens::together::page::known::{spawn_invitations, spawn_people};
use crate::screens::together::page::nearby::spawn_nearby;
use crate::screens::together::page::open::{OpenTable, game_to_open};
use crate::screens::together::page::slow::spawn_slow;
use crate::screens::together::page::trouble::FormFault;
use crate::screens::together::rejoin::RejoinEntry;
use crate::screens::together::remembered::Remembered;
use messages::names;
use messages::texts::together as words;
use net::link::LONGEST;
use net::protocol::limits::LONGEST_NAME;
use window_kit::settings::Settings;
use window_kit::settings::people::step_colour;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::chip::chip;
use window_kit::ui::face::{Portrait, face};
use window_kit::ui::field::field;
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::{ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::stepper::{Stepped, stepper};
use window_kit::ui::text::{bold, coloured, one_line};
use window_kit::ui::tooltip::Tooltip;

/// How many ways back are shown; the others are older.
const MOST_WAYS: usize = 3;

/// The longest address or link, in characters.
const LONGEST_ADDRESS: usize = LONGEST;

/// The field for the name.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct NameField;

/// The field for the code, a link, or a code and an address.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct CodeField;

/// A press of the button that joins.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct Join;

/// A request to build the page again.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RebuildPage {
    /// As it is at first, with the focus on the most likely choice.
    First,
    /// With a change that was made on it.
    Changed,
}

type Shown<'a> = (&'a Remembered, &'a Settings, &'a Draft);

/// Spawns what can be typed and chosen. At `first`, the most likely choice has the focus.
pub(super) fn spawn_form(body: &mut ChildSpawnerCommands, shown: Shown, first: bool) {
    let (remembered, settings, draft) = shown;
    spawn_person(body, remembered, first);
    spawn_invitations(body);
    spawn_slow(body, remembered);
    let ways: Vec<&RejoinEntry> = remembered.ways_back.without_news().take(MOST_WAYS).collect();
    if !ways.is_empty() {
        group(body, words::back_heading(ways.len()), words::BACK_ABOUT, |row| {
            for (at, way) in ways.iter().enumerate() {
                spawn_way(row, at, way, first && remembered.is_named());
            }
        });
    }
    group(
        body,
        words::OPEN_HEADING,
        words::open_about(game_to_open(remembered, draft)),
        |row| {
            if CAN_HOST && !settings.server.trim().is_empty() {
                let name = if remembered.at_server {
                    words::at_server(settings.server.trim())
                } else {
                    words::IN_NETWORK
                };
                row.spawn((
                    stepper((bold(name, 15.0), one_line()), 300.0),
                    FocusName::new("together.where"),
                    observe(
                        |_: On<Stepped>, mut remembered: ResMut<Remembered>, mut relay: MessageWriter<RebuildPage>| {
                            remembered.at_server = !remembered.at_server;
                            relay.write(RebuildPage::Changed);
                        },
                    ),
                ));
            }
            let mut open = row.spawn((
                button(words::OPEN, ButtonLook::Primary),
                FocusName::new("together.open"),
                on_press(|_: On<Activate>, mut open: MessageWriter<OpenTable>| {
                    open.write(OpenTable);
                }),
            ));
            if first && ways.is_empty() && remembered.is_named() {
                open.insert(AutoFocus);
            }
        },
    );
    let about = match settings.server.trim() {
        "" => words::JOIN_ABOUT,
        server => words::join_about_server(server),
    };
    group(body, words::JOIN_HEADING, about, |row| {
        row.spawn((
            field(&remembered.address, 320.0, LONGEST_ADDRESS, |letter| {
                !letter.is_control()
            }),
            CodeField,
            FocusName::new("together.code"),
        ));
        row.spawn((
            button(words::JOIN, ButtonLook::Primary),
            FocusName::new("together.join"),
            on_press(|_: On<Activate>, mut join: MessageWriter<Join>| {
                join.write(Join);
            }),
        ));
    });
    if CAN_HOST {
        spawn_nearby(body);
    }
    spawn_people(body);
}

/// The person's name, face and colour.
fn spawn_person(body: &mut ChildSpawnerCommands, remembered: &Remembered, first: bool) {
    body.spawn(plate::row()).with_children(|row| {
        row.spawn(coloured(words::YOU, size::BODY, TEXT_QUIET));
        let mut name = row.spawn((
            field(remembered.called(), 220.0, LONGEST_NAME, names::may_be_typed),
            NameField,
            FocusName::new("together.name"),
        ));
        if first && !remembered.is_named() {
            name.insert(AutoFocus);
        }
        row.spawn((
            stepper(face(Portrait::Person(remembered.face), 28.0), 108.0),
            FocusName::new("together.face"),
            Tooltip(words::FACE),
            observe(
                |step: On<Stepped>, mut remembered: ResMut<Remembered>, mut relay: MessageWriter<RebuildPage>| {
                    remembered.face = remembered.face.step(step.by);
                    relay.write(RebuildPage::Changed);
                },
            ),
        ));
        row.spawn((
            stepper(chip(remembered.colour, 24.0), 108.0),
            FocusName::new("together.colour"),
            Tooltip(words::COLOUR),
            observe(
                |step: On<Stepped>, mut remembered: ResMut<Remembered>, mut relay: MessageWriter<RebuildPage>| {
                    remembered.colour = step_colour(remembered.colour, step.by);
                    relay.write(RebuildPage::Changed);
                },
            ),
        ));
    });
}

/// Spawns the button back to a table. The newest one comes first, and has the focus if `focused` is set.
fn spawn_way(row: &mut ChildSpawnerCommands, at: usize, way: &RejoinEntry, focused: bool) {
    let label = match &way.server {
        None => words::HOST_AGAIN,
        Some(_) if way.host.is_empty() || way.host == way.called => words::BACK_TO_TABLE,
        Some(_) => words::back_to_host(&way.host),
    };
    let name = match at {
        0 => "together.return".to_owned(),
        _ => format!("together.return.{at}"),
    };
    let way = way.clone();
    let mut back = row.spawn((
        button(
            label,
            if at == 0 {
                ButtonLook::Primary
            } else {
                ButtonLook::Plain
            },
        ),
        FocusName::new(name),
        on_press(move |_: On<Activate>, mut go: MessageWriter<ConnectTo>| {
            go.write(ConnectTo::Back(Box::new(way.clone())));
        }),
    ));
    if focused && at == 0 {
        back.insert(AutoFocus);
    }
}

/// A part of the page: what it is for, and its controls.
fn group(
    body: &mut ChildSpawnerCommands,
    heading: messages::Message,
    about: messages::Message,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let mut entry = body.spawn(plate::entry(ROW));
    entry.entry::<Node>().and_modify(|mut node| {
        node.flex_direction = FlexDirection::Column;
        node.align_items = AlignItems::Stretch;
        node.row_gap = px(6);
    });
    entry.with_children(|entry| {
        entry.spawn(plate::column(0.0)).with_children(|lines| {
            lines.spawn(bold(heading, size::GROUP));
            lines.spawn(coloured(about, size::SMALL, TEXT_QUIET));
        });
        entry.spawn(plate::row()).with_children(fill);
    });
}

/// Reads the name and the code after each letter, because the page may be left meanwhile. What was wrong with
/// the earlier text is not said of the new one.
pub(super) fn read_name(
    names: Query<&EditableText, (With<NameField>, Changed<EditableText>)>,
    codes: Query<&EditableText, (With<CodeField>, Changed<EditableText>)>,
    mut remembered: ResMut<Remembered>,
    mut wrong: ResMut<FormFault>,
) {
    for name in &names {
        let name = name.value().to_string();
        if remembered.called() == name {
            continue;
        }
        remembered.call(name);
        if wrong.says == Some(words::NAME_FIRST) && remembered.is_named() {
            wrong.says = None;
        }
    }
    for code in &codes {
        let code = code.value().to_string();
        if remembered.address == code {
            continue;
        }
        remembered.address = code;
        if wrong.says != Some(words::NAME_FIRST) {
            wrong.set_if_neq(FormFault::NOTHING);
        }
    }
}
