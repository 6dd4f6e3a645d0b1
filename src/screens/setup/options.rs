//! The options of the setup, each with a line of explanation.

use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{Activate, ValueChange};

use super::draft::Draft;
use crate::screens::setup::draft::{RebuildSetup, Shorter};
use messages::Message;
use messages::texts::{setup as words, welcome};
use rules::options::{Offer, OptionInfo};
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::choice::{NARROW_CONTROL, RowRoom, choice_row, stepper_row};
use window_kit::ui::field::field;
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::size;
use window_kit::ui::stepper::Stepped;
use window_kit::ui::text::bold;
use window_kit::ui::toggle::spawn_toggle;

/// The field of the seed.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct SeedField;

/// The field of an option that names a file.
#[derive(Component, Clone, Debug)]
pub(crate) struct FileField {
    /// The game that has the option.
    game: String,
    key: &'static str,
}

pub(super) fn spawn(list: &mut ChildSpawnerCommands, draft: &Draft) {
    list.spawn(bold(words::OPTIONS_HEADING, size::GROUP));
    toggle(
        list,
        "guide",
        (words::GUIDE, words::GUIDE_ABOUT),
        draft.tutorial,
        |draft, on| draft.tutorial = on,
    );
    spawn_rules(list, draft);
    if !draft.all_options && draft.seed.is_empty() {
        return;
    }
    choice_row(list, RowRoom::NARROW, (words::SEED, words::SEED_ABOUT), |side| {
        side.spawn((
            field(&draft.seed, NARROW_CONTROL, 19, |letter| letter.is_ascii_digit()),
            SeedField,
            FocusName::new("setup.seed"),
        ));
    });
}

/// The rows of the rules that can be chosen: those that many people change, those that were changed, and, when they are
/// asked for, all others.
pub(crate) fn spawn_rules(list: &mut ChildSpawnerCommands, draft: &Draft) {
    if draft.has_teams() {
        toggle(
            list,
            "teams",
            (words::TEAMS, words::TEAMS_ABOUT),
            draft.teams,
            |draft, on| draft.teams = on,
        );
    }
    let all = draft.options().info();
    let (first, others): (Vec<_>, Vec<_>) = all
        .into_iter()
        .filter(|info| !info.of_teams || draft.in_teams())
        .partition(|info| info.is_main || draft.is_changed(info.key));
    let shorter = draft.shorter();
    for info in first {
        let key = info.key;
        spawn_option(list, draft, info);
        if let Some(shorter) = shorter.as_ref().filter(|shorter| shorter.key == key) {
            spawn_shorter(list, shorter);
        }
    }
    list.spawn((
        button(
            if draft.all_options { words::FEWER } else { words::MORE },
            ButtonLook::Plain,
        ),
        FocusName::new("setup.more"),
        on_press(
            |_: On<Activate>, mut draft: ResMut<Draft>, mut redraw: MessageWriter<RebuildSetup>| {
                draft.all_options = !draft.all_options;
                redraw.write(RebuildSetup::All);
            },
        ),
    ));
    for info in others.into_iter().filter(|_| draft.all_options) {
        spawn_option(list, draft, info);
    }
}

/// The button that shortens a long match.
fn spawn_shorter(list: &mut ChildSpawnerCommands, shorter: &Shorter) {
    let Shorter { key, value, .. } = *shorter;
    list.spawn((
        button(
            words::shorter(shorter.name.clone(), welcome::minutes(shorter.minutes)),
            ButtonLook::Plain,
        ),
        FocusName::new("setup.shorter"),
        on_press(
            move |_: On<Activate>, mut draft: ResMut<Draft>, mut redraw: MessageWriter<RebuildSetup>| {
                draft.choose(key, value);
                redraw.write(RebuildSetup::All);
            },
        ),
    ));
}

/// The row of an option.
fn spawn_option(list: &mut ChildSpawnerCommands, draft: &Draft, info: OptionInfo) {
    let value = draft.value(info.key);
    let key = info.key;
    let says = (info.name, info.what);
    match info.offer {
        Offer::Switch => toggle(list, key, says, value == "on", move |draft, on| {
            draft.choose(key, if on { "on" } else { "off" });
        }),
        Offer::OneOf(offered) => {
            let now = offered.iter().position(|(offer, _)| *offer == value);
            let label = now.map_or_else(|| Message::verbatim(value), |now| offered[now].1.clone());
            let values: Vec<_> = offered.into_iter().map(|(value, _)| value).collect();
            cycle(list, key, says, label, move |draft, by| {
                let last = values.len() as i32 - 1;
                let next = (now.map_or(0, |now| now as i32 + by)).clamp(0, last);
                draft.choose(key, values[next as usize]);
            });
        }
        Offer::Never => {}
        Offer::File => choice_row(list, RowRoom::NARROW, says, |side| {
            side.spawn((
                field(&value, NARROW_CONTROL, 200, |letter| !letter.is_control()),
                FileField {
                    game: draft.game.clone(),
                    key,
                },
                focus_name(key),
            ));
        }),
    }
}

/// The focus name of an option's control.
fn focus_name(key: &str) -> FocusName {
    FocusName::new(format!("setup.option.{key}"))
}

fn toggle(
    list: &mut ChildSpawnerCommands,
    key: &str,
    says: (Message, Message),
    on: bool,
    set: impl Fn(&mut Draft, bool) + Send + Sync + 'static,
) {
    choice_row(list, RowRoom::NARROW, says, |side| {
        spawn_toggle(side, on, focus_name(key)).observe(
            move |change: On<ValueChange<bool>>, mut draft: ResMut<Draft>, mut redraw: MessageWriter<RebuildSetup>| {
                set(&mut draft, change.value);
                redraw.write(RebuildSetup::All);
            },
        );
    });
}

fn cycle(
    list: &mut ChildSpawnerCommands,
    key: &str,
    says: (Message, Message),
    value: Message,
    change: impl Fn(&mut Draft, i32) + Send + Sync + 'static,
) {
    let stepped = move |step: On<Stepped>, mut draft: ResMut<Draft>, mut redraw: MessageWriter<RebuildSetup>| {
        change(&mut draft, step.by);
        redraw.write(RebuildSetup::All);
    };
    stepper_row(list, says, value, focus_name(key), stepped);
}

/// Reads the file name after each letter; whether the file can be read is reported when the match is started.
pub(crate) fn read_files(
    fields: Query<(&FileField, &EditableText), Changed<EditableText>>,
    mut draft: ResMut<Draft>,
    mut redraw: MessageWriter<RebuildSetup>,
) {
    for (of, text) in &fields {
        // In the frame in which another game is chosen, the fields of the game before still exist.
        if of.game != draft.game {
            continue;
        }
        let file = text.value().to_string();
        if draft.value(of.key) != file {
            draft.choose(of.key, &file);
            redraw.write(RebuildSetup::Foot);
        }
    }
}

/// Reads the seed after each digit.
pub(super) fn read_seed(
    fields: Query<&EditableText, (With<SeedField>, Changed<EditableText>)>,
    mut draft: ResMut<Draft>,
    mut redraw: MessageWriter<RebuildSetup>,
) {
    for text in &fields {
        let seed = text.value().to_string();
        if draft.seed != seed {
            draft.seed = seed;
            redraw.write(RebuildSetup::Foot);
        }
    }
}
