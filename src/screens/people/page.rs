//! The page of all people who are known at this machine.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::actions::{Change, Editing};
use super::{edit, row};
use crate::screens::overlay_page::{closing_button, opening_button, spawn_overlay_page};
use messages::texts::people as words;
use window_kit::settings::people::People;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::InPlace;
use window_kit::ui::look::{TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::page_area;
use window_kit::ui::text::coloured;
use window_kit::window::state::Overlay;

/// The list on the page.
#[derive(Component, Clone, Copy, Debug)]
struct List;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::People), spawn_page).add_systems(
        Update,
        list.run_if(in_state(Overlay::People)).run_if(
            resource_changed::<People>
                .or_else(resource_changed::<Editing>)
                .or_else(any_match_filter::<Added<List>>),
        ),
    );
}

fn spawn_page(mut commands: Commands) {
    spawn_overlay_page(&mut commands, Overlay::People, plate::solid_plate(760.0), |sheet| {
        sheet.spawn(plate::heading(words::HEADING));
        sheet.spawn(coloured(words::ABOUT, size::BODY, TEXT_QUIET));
        page_area(sheet, 7.0, |_| {}).insert(List);
        sheet.spawn(plate::row()).with_children(|foot| {
            foot.spawn((
                button(words::NEW, ButtonLook::Plain),
                FocusName::new("people.new"),
                on_press(|_: On<Activate>, mut changes: MessageWriter<Change>| {
                    changes.write(Change::New);
                }),
            ));
            for (label, name, overlay) in [
                (words::STATISTICS, "people.statistics", Overlay::Statistics),
                (words::DICE, "people.dice", Overlay::Dice),
            ] {
                foot.spawn(opening_button(label, name, overlay));
            }
            foot.spawn((closing_button(words::BACK, "people.back"), AutoFocus));
        });
    });
}

fn list(people: Res<People>, editing: Res<Editing>, lists: Query<Entity, With<List>>, mut commands: Commands) {
    let edited = editing.0.as_ref();
    for list in &lists {
        commands.entity(list).update_children(|list| {
            if let Some(new) = edited.filter(|edit| edit.of.is_none()) {
                edit::spawn(list, new);
            }
            for (at, person) in people.iter().enumerate() {
                match edited.filter(|edit| edit.of.as_ref() == Some(&person.name)) {
                    Some(edit) => edit::spawn(list, edit),
                    None => row::spawn(list, at, person),
                }
            }
        });
    }
}
