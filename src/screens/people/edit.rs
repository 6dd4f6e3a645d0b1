//! The row of a person who is being changed or added.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{Activate, observe};

use super::actions::{Change, Edit, NameField};
use messages::names;
use messages::texts::people as words;
use window_kit::settings::people::LONGEST_NAME;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::chip::chip;
use window_kit::ui::face::{Portrait, face};
use window_kit::ui::field::field;
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::Key;
use window_kit::ui::look::{AMBER, ROW, size};
use window_kit::ui::plate;
use window_kit::ui::stepper::{Stepped, stepper};
use window_kit::ui::text::coloured;
use window_kit::ui::tooltip::Tooltip;

pub(super) fn spawn(list: &mut ChildSpawnerCommands, edit: &Edit) {
    // A new person has no name yet, and nobody's name is empty.
    let key = Key::new(edit.of.clone().unwrap_or_default());
    list.spawn((key, plate::wrapping_entry(ROW))).with_children(|row| {
        row.spawn((
            stepper(face(Portrait::Person(edit.face), 30.0), 110.0),
            FocusName::new("people.face"),
            Tooltip(words::FACE),
            observe(|step: On<Stepped>, mut changes: MessageWriter<Change>| {
                changes.write(Change::Face(step.by));
            }),
        ));
        row.spawn((
            stepper(chip(edit.colour, 24.0), 110.0),
            FocusName::new("people.colour"),
            Tooltip(words::COLOUR),
            observe(|step: On<Stepped>, mut changes: MessageWriter<Change>| {
                changes.write(Change::Colour(step.by));
            }),
        ));
        row.spawn((
            field(&edit.name, 170.0, LONGEST_NAME, names::may_be_typed),
            NameField,
            FocusName::new("people.name"),
            AutoFocus,
        ));
        row.spawn((
            button(words::DONE, ButtonLook::Primary),
            FocusName::new("people.done"),
            on_press(
                |_: On<Activate>, fields: Query<&EditableText, With<NameField>>, mut changes: MessageWriter<Change>| {
                    for field in &fields {
                        changes.write(Change::Done(field.value().to_string()));
                    }
                },
            ),
        ));
        row.spawn((
            button(words::NOT, ButtonLook::Plain),
            FocusName::new("people.not"),
            on_press(|_: On<Activate>, mut changes: MessageWriter<Change>| {
                changes.write(Change::Not);
            }),
        ));
        if let Some(fault) = &edit.fault {
            row.spawn(coloured(fault.clone(), size::BODY, AMBER));
        }
    });
}
