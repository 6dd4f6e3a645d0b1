//! The options of the setup, each with a line of explanation.

use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{ValueChange, observe};

use super::draft::Draft;
use crate::rules::options::{Offer, OptionInfo};
use crate::screens::setup::draft::Redraw;
use crate::ui::choice::{RowRoom, choice_row};
use crate::ui::field::field;
use crate::ui::focus::FocusName;
use crate::ui::look::size;
use crate::ui::stepper::{Stepped, stepper};
use crate::ui::text::{bold, one_line};
use crate::ui::toggle::spawn_toggle;

/// How wide a stepper of an option is, in logical pixels.
const STEPPER: f32 = 178.0;

/// The field of the seed.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct SeedField;

/// The field of an option that names a file.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct FileField(&'static str);

pub(super) fn spawn(list: &mut ChildSpawnerCommands, draft: &Draft) {
    list.spawn(bold("How it is played", size::GROUP));
    if draft.has_teams() {
        toggle(
            list,
            "Teams of two",
            "With an even number of players, four or more. Partners sit opposite.",
            draft.teams,
            |draft, on| draft.teams = on,
        );
    }
    let options = draft.options();
    let shown = options.info().iter().filter(|info| !info.of_teams || draft.in_teams());
    for info in shown {
        spawn_option(list, draft, info);
    }
    toggle(
        list,
        "Guide",
        "For a first match: shows what you can do, until you have done it once.",
        draft.tutorial,
        |draft, on| draft.tutorial = on,
    );
    row(
        list,
        "Seed",
        "The same seed and throws give the same match. Empty: any.",
        |side| {
            side.spawn((
                field(&draft.seed, STEPPER, 19, |letter| letter.is_ascii_digit()),
                SeedField,
                FocusName::new("setup.seed"),
            ));
        },
    );
}

fn row(list: &mut ChildSpawnerCommands, name: &str, line: &str, control: impl FnOnce(&mut ChildSpawnerCommands)) {
    choice_row(list, RowRoom::NARROW, (name.into(), line.into()), control);
}

/// The row of an option.
fn spawn_option(list: &mut ChildSpawnerCommands, draft: &Draft, info: &OptionInfo) {
    let value = draft.value(info.key);
    let key = info.key;
    match info.offer {
        Offer::Switch => toggle(list, info.name, info.what, value == "on", move |draft, on| {
            draft.choose(key, if on { "on" } else { "off" });
        }),
        Offer::OneOf(offered) => {
            let now = offered.iter().position(|(offer, _)| *offer == value);
            let label = now.map_or(value.as_str(), |now| offered[now].1);
            cycle(list, info.name, info.what, label, move |draft, by| {
                let last = offered.len() as i32 - 1;
                let next = (now.map_or(0, |now| now as i32 + by)).clamp(0, last);
                draft.choose(key, offered[next as usize].0);
            });
        }
        Offer::Never => {}
        Offer::File => row(list, info.name, info.what, |side| {
            side.spawn((
                field(&value, STEPPER, 200, |letter| !letter.is_control()),
                FileField(key),
                FocusName::new(format!("setup.{}", info.name)),
            ));
        }),
    }
}

fn toggle(
    list: &mut ChildSpawnerCommands,
    name: &str,
    line: &str,
    on: bool,
    set: impl Fn(&mut Draft, bool) + Send + Sync + 'static,
) {
    row(list, name, line, |side| {
        spawn_toggle(side, on, FocusName::new(format!("setup.{name}"))).observe(
            move |change: On<ValueChange<bool>>, mut draft: ResMut<Draft>, mut redraw: MessageWriter<Redraw>| {
                set(&mut draft, change.value);
                redraw.write(Redraw::All);
            },
        );
    });
}

fn cycle(
    list: &mut ChildSpawnerCommands,
    name: &str,
    line: &str,
    value: &str,
    change: impl Fn(&mut Draft, i32) + Send + Sync + 'static,
) {
    row(list, name, line, |side| {
        side.spawn((
            stepper((bold(value, 15.0), one_line()), STEPPER),
            FocusName::new(format!("setup.{name}")),
            observe(
                move |step: On<Stepped>, mut draft: ResMut<Draft>, mut redraw: MessageWriter<Redraw>| {
                    change(&mut draft, step.by);
                    redraw.write(Redraw::All);
                },
            ),
        ));
    });
}

/// Reads the file name letter by letter; whether the file can be read is reported when the match is started.
pub(super) fn read_files(
    fields: Query<(&FileField, &EditableText), Changed<EditableText>>,
    mut draft: ResMut<Draft>,
    mut redraw: MessageWriter<Redraw>,
) {
    for (of, text) in &fields {
        let file = text.value().to_string();
        if draft.value(of.0) != file {
            draft.choose(of.0, &file);
            redraw.write(Redraw::Foot);
        }
    }
}

/// Reads the seed digit by digit.
pub(super) fn read_seed(
    fields: Query<&EditableText, (With<SeedField>, Changed<EditableText>)>,
    mut draft: ResMut<Draft>,
    mut redraw: MessageWriter<Redraw>,
) {
    for text in &fields {
        let seed = text.value().to_string();
        if draft.seed != seed {
            draft.seed = seed;
            redraw.write(Redraw::Foot);
        }
    }
}
