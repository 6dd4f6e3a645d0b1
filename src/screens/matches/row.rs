//! A match on the page: its state, and the buttons for it.

use std::path::PathBuf;

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Activate;

use super::actions::{
    Act, DELETE, Export, HostAgain, NameField, Naming, PendingDeletion, Rename, ReviewMatch, WatchMatch,
};
use super::faces;
use super::library::{ShownMatch, key};
use messages::Message;
use messages::names;
use messages::texts::matches as words;
use records::store::log_entry::LONGEST_NAME;
use system::clock::SystemTime;
use window_kit::settings::people::People;
use window_kit::table::resume::ResumeMatch;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::field::field;
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::Key;
use window_kit::ui::look::{ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::text::{bold, coloured};
use window_kit::window::intent::ConfirmAsk;

pub(super) fn spawn(
    list: &mut ChildSpawnerCommands,
    summary: &ShownMatch,
    (naming, people): (&Naming, &People),
    now: SystemTime,
) {
    let mut row = list.spawn((Key::new(key(&summary.file)), plate::entry(ROW)));
    row.entry::<Node>().and_modify(|mut node| {
        node.flex_direction = FlexDirection::Column;
        node.align_items = AlignItems::Stretch;
        node.row_gap = px(6);
    });
    row.with_children(|row| {
        faces::spawn(row, summary, people);
        row.spawn(plate::column(0.0)).with_children(|lines| {
            lines.spawn(bold(summary.title.clone(), size::BODY));
            lines.spawn(coloured(summary.status_text(now), size::SMALL, TEXT_QUIET));
            if let Some(code) = summary.table {
                lines.spawn(coloured(words::at_table(code.to_string()), size::SMALL, TEXT_QUIET));
            }
        });
        row.spawn(Node {
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(6),
            row_gap: px(6),
            ..default()
        })
        .with_children(|acts| {
            if naming.0.as_ref() == Some(&summary.file) {
                spawn_naming(acts, summary);
            } else {
                spawn_acts(acts, summary);
            }
        });
    });
}

fn spawn_acts(acts: &mut ChildSpawnerCommands, summary: &ShownMatch) {
    let at = &key(&summary.file);
    let file = summary.file.clone();
    if let Some(code) = summary.table {
        // Watching or exporting it would show the hands of the others.
        act(
            acts,
            at,
            words::HOST_AGAIN,
            "host-again",
            ButtonLook::Primary,
            HostAgain(code),
        );
        return spawn_delete(acts, at, file);
    }
    if summary.over {
        act(
            acts,
            at,
            words::WATCH,
            "watch",
            ButtonLook::Plain,
            WatchMatch(file.clone()),
        );
        act(
            acts,
            at,
            words::LOOK_BACK,
            "look-back",
            ButtonLook::Plain,
            ReviewMatch(file.clone()),
        );
    } else {
        act(
            acts,
            at,
            words::GO_ON,
            "go-on",
            ButtonLook::Primary,
            ResumeMatch(file.clone()),
        );
        act(
            acts,
            at,
            words::WATCH,
            "watch",
            ButtonLook::Plain,
            WatchMatch(file.clone()),
        );
    }
    act(
        acts,
        at,
        words::RENAME,
        "rename",
        ButtonLook::Plain,
        Rename::Ask(file.clone()),
    );
    act(
        acts,
        at,
        words::EXPORT,
        "export",
        ButtonLook::Plain,
        Export(file.clone()),
    );
    spawn_delete(acts, at, file);
}

fn spawn_delete(acts: &mut ChildSpawnerCommands, at: &str, file: PathBuf) {
    acts.spawn((
        button(words::DELETE, ButtonLook::Plain),
        FocusName::new(format!("matches.{at}.delete")),
        on_press(
            move |_: On<Activate>, mut of: ResMut<PendingDeletion>, mut asks: MessageWriter<ConfirmAsk>| {
                of.0 = Some(file.clone());
                asks.write(ConfirmAsk {
                    id: DELETE,
                    text: words::DELETE_ASK,
                    yes: words::DELETE_YES,
                    no: words::DELETE_NO,
                    loses: true,
                });
            },
        ),
    ));
}

fn act<A: Act>(acts: &mut ChildSpawnerCommands, at: &str, label: Message, name: &str, look: ButtonLook, act: A) {
    acts.spawn((
        button(label, look),
        FocusName::new(format!("matches.{at}.{name}")),
        on_press(move |_: On<Activate>, mut acts: MessageWriter<A>| {
            acts.write(act.clone());
        }),
    ));
}

fn spawn_naming(acts: &mut ChildSpawnerCommands, summary: &ShownMatch) {
    acts.spawn((
        field(&summary.name, 300.0, LONGEST_NAME, names::may_be_typed),
        NameField,
        FocusName::new("matches.name"),
        AutoFocus,
    ));
    let file = summary.file.clone();
    acts.spawn((
        button(words::NAME_OK, ButtonLook::Primary),
        FocusName::new("matches.name.ok"),
        on_press(
            move |_: On<Activate>,
                  fields: Query<&EditableText, With<NameField>>,
                  mut renames: MessageWriter<Rename>| {
                for field in &fields {
                    renames.write(Rename::To(file.clone(), field.value().to_string()));
                }
            },
        ),
    ));
    acts.spawn((
        button(words::NAME_CANCEL, ButtonLook::Plain),
        FocusName::new("matches.name.cancel"),
        on_press(|_: On<Activate>, mut renames: MessageWriter<Rename>| {
            renames.write(Rename::Not);
        }),
    ));
}
