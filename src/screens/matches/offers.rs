//! The part of the page that offers match files and takes a path.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

use super::faces;
use super::import::{Import, Importing, Offer, Offered};
use super::library::name_of;
use messages::texts::matches as words;
use system::clock::{self, SystemTime};
use window_kit::settings::people::People;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::field::{Typed, field};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::{FilledElsewhere, InPlace};
use window_kit::ui::look::{AMBER, ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::text::{bold, coloured};
use window_kit::window::state::Overlay;

/// The longest path, in letters.
const LONGEST_PATH: usize = 400;

/// The field for a path.
#[derive(Component, Clone, Copy, Debug)]
struct PathField;

/// The list of offers, below the field. It is updated by itself, because it changes by itself.
#[derive(Component, Clone, Copy, Debug)]
struct Offers;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            take_by_key,
            list.run_if(resource_changed::<Offered>.or_else(any_match_filter::<Added<Offers>>)),
        )
            .run_if(in_state(Overlay::Matches).and_then(resource_equals(Importing(true)))),
    );
}

pub(super) fn spawn(page: &mut ChildSpawnerCommands) {
    page.spawn(bold(words::IMPORT_HEADING, size::GROUP));
    page.spawn(coloured(words::IMPORT_ABOUT, size::BODY, TEXT_QUIET));
    page.spawn(plate::row()).with_children(|row| {
        row.spawn((
            field("", 420.0, LONGEST_PATH, |letter| !letter.is_control()),
            PathField,
            FocusName::new("matches.path"),
            AutoFocus,
        ));
        row.spawn((
            button(words::IMPORT_OPEN, ButtonLook::Plain),
            FocusName::new("matches.path.ok"),
            on_press(
                |_: On<Activate>, fields: Query<&EditableText, With<PathField>>, mut imports: MessageWriter<Import>| {
                    for field in &fields {
                        write(field.value().to_string(), &mut imports);
                    }
                },
            ),
        ));
    });
    page.spawn((
        Offers,
        FilledElsewhere,
        Node {
            flex_shrink: 0.0,
            flex_direction: FlexDirection::Column,
            row_gap: px(7),
            ..default()
        },
        Pickable::IGNORE,
    ));
}

fn write(written: String, imports: &mut MessageWriter<Import>) {
    if !written.trim().is_empty() {
        imports.write(Import::Written(written));
    }
}

/// Enter in the field takes the typed path.
fn take_by_key(typed: Typed<PathField>, mut imports: MessageWriter<Import>) {
    if let Some(written) = typed.entered() {
        write(written, &mut imports);
    }
}

fn list(offered: Res<Offered>, people: Res<People>, lists: Query<Entity, With<Offers>>, mut commands: Commands) {
    let now = clock::time();
    for list in &lists {
        commands.entity(list).update_children(|list| {
            if let Some(trouble) = &offered.trouble {
                list.spawn(coloured(trouble.clone(), size::BODY, AMBER));
            }
            let Some(offers) = &offered.offers else {
                list.spawn(coloured(words::IMPORT_LOOKING, size::BODY, TEXT_QUIET));
                return;
            };
            if offers.is_empty() {
                let none = match &offered.folder {
                    Some(folder) => words::import_none_in(folder.display().to_string()),
                    None => words::IMPORT_NONE,
                };
                list.spawn(coloured(none, size::BODY, TEXT_QUIET));
            }
            for (at, offer) in offers.iter().enumerate() {
                spawn_offer(list, at, offer, &people, now);
            }
            if offered.more > 0 {
                list.spawn(coloured(words::import_more(offered.more), size::SMALL, TEXT_QUIET));
            }
        });
    }
}

fn spawn_offer(list: &mut ChildSpawnerCommands, at: usize, offer: &Offer, people: &People, now: SystemTime) {
    list.spawn(plate::wrapping_entry(ROW)).with_children(|row| {
        row.spawn((
            Node {
                row_gap: px(4),
                ..plate::lines(260.0)
            },
            Pickable::IGNORE,
        ))
        .with_children(|lines| {
            let folder = offer.file.parent().map(|folder| folder.display().to_string());
            let lies = words::import_lies(name_of(&offer.file), folder.unwrap_or_default());
            match &offer.holds {
                Ok(summary) => {
                    faces::spawn(lines, summary, people);
                    lines.spawn(bold(summary.title.clone(), size::BODY));
                    lines.spawn(coloured(summary.status_text(now), size::SMALL, TEXT_QUIET));
                    lines.spawn(coloured(lies, size::SMALL, TEXT_QUIET));
                }
                Err(why) => {
                    lines.spawn(coloured(lies, size::BODY, TEXT_QUIET));
                    lines.spawn(coloured(why.clone(), size::SMALL, AMBER));
                }
            }
        });
        let file = offer.file.clone();
        let mut take = row.spawn((
            button(words::IMPORT, ButtonLook::Plain),
            FocusName::new(format!("matches.offer.{at}")),
            on_press(move |_: On<Activate>, mut imports: MessageWriter<Import>| {
                imports.write(Import::Take(file.clone()));
            }),
        ));
        if offer.holds.is_err() {
            take.insert(InteractionDisabled);
        }
    });
}
