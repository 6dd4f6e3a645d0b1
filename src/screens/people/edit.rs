//! The row of a person who is being changed or added.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{Activate, observe};

use super::actions::{Change, Edit, NameField};
use crate::settings::people::LONGEST_NAME;
use crate::ui::button::{ButtonLook, button, on_press};
use crate::ui::chip::chip;
use crate::ui::face::{Portrait, face};
use crate::ui::field::field;
use crate::ui::focus::FocusName;
use crate::ui::in_place::Key;
use crate::ui::look::{AMBER, ROW, size};
use crate::ui::plate;
use crate::ui::stepper::{Stepped, stepper};
use crate::ui::text::coloured;
use crate::ui::tooltip::Tooltip;
use messages::names;
use messages::texts::people as words;

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
