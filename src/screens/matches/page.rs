//! The page of all kept matches.

use std::time::SystemTime;

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::acts::Naming;
use super::filter::{self, Filter};
use super::row;
use super::shelf::{Shelved, WasRead};
use super::told::Trouble;
use crate::messages::texts::matches as words;
use crate::settings::people::People;
use crate::ui::button::{ButtonLook, button, on_press};
use crate::ui::focus::FocusName;
use crate::ui::look::{AMBER, TEXT_QUIET, size};
use crate::ui::plate;
use crate::ui::scroll::scroll_area;
use crate::ui::text::coloured;
use crate::window::state::{CloseOverlay, Overlay};

/// The list on the page.
#[derive(Component, Clone, Copy, Debug)]
struct List;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Filter>()
        .add_systems(OnEnter(Overlay::Matches), spawn_page)
        .add_systems(
            Update,
            list.run_if(in_state(Overlay::Matches)).run_if(
                on_message::<WasRead>
                    .or_else(resource_changed::<Trouble>)
                    .or_else(resource_changed::<Naming>)
                    .or_else(resource_changed::<Filter>),
            ),
        );
}

fn spawn_page(mut commands: Commands) {
    commands
        .spawn((plate::overlay_root(), DespawnOnExit(Overlay::Matches)))
        .with_children(|root| {
            root.spawn(plate::solid_plate(760.0)).with_children(|sheet| {
                sheet.spawn(plate::heading(words::HEADING));
                let area = scroll_area(
                    sheet,
                    Node {
                        flex_shrink: 1.0,
                        ..default()
                    },
                    7.0,
                    |_| {},
                );
                sheet.commands().entity(area).insert(List);
                sheet.spawn((
                    button(words::BACK, ButtonLook::Primary),
                    FocusName::new("matches.back"),
                    AutoFocus,
                    on_press(|_: On<Activate>, mut close: MessageWriter<CloseOverlay>| {
                        close.write(CloseOverlay);
                    }),
                ));
            });
        });
}

fn list(
    shelved: Res<Shelved>,
    (trouble, naming, filter): (Res<Trouble>, Res<Naming>, Res<Filter>),
    people: Res<People>,
    lists: Query<Entity, With<List>>,
    mut commands: Commands,
) {
    let now = SystemTime::now();
    for list in &lists {
        commands
            .entity(list)
            .despawn_related::<Children>()
            .with_children(|list| {
                if let Some(trouble) = &trouble.0 {
                    list.spawn(coloured(trouble.clone(), size::BODY, AMBER));
                }
                if shelved.matches.is_empty() {
                    list.spawn(coloured(words::NONE, size::BODY, TEXT_QUIET));
                }
                filter::spawn(list, &shelved.matches, &filter);
                let shown = shelved.matches.iter().filter(|summary| filter.lets_through(summary));
                if !shelved.matches.is_empty() && shown.clone().next().is_none() {
                    list.spawn(coloured(words::NO_SUCH, size::BODY, TEXT_QUIET));
                }
                for (at, summary) in shown.enumerate() {
                    row::spawn(list, at, summary, (&naming, &people), now);
                }
                for unread in &shelved.unread {
                    list.spawn(coloured(unread.clone(), size::SMALL, AMBER));
                }
            });
    }
}
