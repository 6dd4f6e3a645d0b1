//! The tables in the same network: the search for them while the page is open, and their list.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

use crate::screens::together::connection::ConnectTo;
use crate::screens::together::page::trouble::FormFault;
use crate::screens::together::remembered::Remembered;
use client::nearby::found::Nearby;
use client::nearby::table::FoundTable;
use games::catalog::AnyOptions;
use messages::texts::together as words;
use net::destination::Destination;
use window_kit::settings::Settings;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::{FilledElsewhere, InPlace};
use window_kit::ui::look::{ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::text::{bold, coloured, shortening};
use window_kit::window::next_frame::{LOOK_AGAIN_S, NextFrame};

/// The search for tables near by, while the page is open.
#[derive(Resource)]
pub(super) struct Looking(Nearby);

/// The list of tables near by.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct NearbyList;

/// Searches for tables in the same network. If that is not possible, none are shown, and the rest works.
pub(super) fn look_around(settings: Res<Settings>, mut commands: Commands) {
    if !settings.near_by {
        return;
    }
    match Nearby::start() {
        Ok(nearby) => commands.insert_resource(Looking(nearby)),
        Err(error) => warn!("tables near by can't be looked for: {error}"),
    }
}

/// Spawns the list.
pub(super) fn spawn_nearby(body: &mut ChildSpawnerCommands) {
    body.spawn(bold(words::NEARBY_HEADING, size::GROUP));
    body.spawn((NearbyList, FilledElsewhere, plate::column(5.0)))
        .with_children(|list| {
            list.spawn(coloured(words::NEARBY_NONE, size::BODY, TEXT_QUIET));
        });
}

/// Lists the tables near by, whenever they change.
pub(super) fn show_near_by(
    looking: Res<Looking>,
    lists: Query<(Entity, Ref<NearbyList>)>,
    mut shown: Local<Vec<FoundTable>>,
    mut next_frame: ResMut<NextFrame>,
    mut commands: Commands,
) {
    // An announcement does not wake the window.
    next_frame.within(LOOK_AGAIN_S * 10.0);
    let found = looking.0.tables();
    let others = found != *shown;
    for (list, mark) in &lists {
        let is_new = mark.is_added() && !found.is_empty();
        if !others && !is_new {
            continue;
        }
        commands.entity(list).update_children(|list| {
            if found.is_empty() {
                list.spawn(coloured(words::NEARBY_NONE, size::BODY, TEXT_QUIET));
            }
            for (at, table) in found.iter().enumerate() {
                spawn_near(list, at, table);
            }
        });
    }
    *shown = found;
}

fn spawn_near(list: &mut ChildSpawnerCommands, at: usize, found: &FoundTable) {
    let table = &found.table;
    let title = AnyOptions::of_game(&table.game).map_or("?", |options| options.title());
    list.spawn(plate::entry(ROW)).with_children(|row| {
        row.spawn((
            Node {
                align_items: AlignItems::FlexStart,
                overflow: Overflow::clip(),
                ..plate::lines(200.0)
            },
            Pickable::IGNORE,
        ))
        .with_children(|lines| {
            lines.spawn((bold(words::table_of(&table.host, title), size::BODY), shortening()));
            let stands = if table.locked {
                words::NEAR_LOCKED
            } else if table.playing {
                words::NEAR_PLAYING
            } else {
                words::near_free(usize::from(table.seats.saturating_sub(table.taken)))
            };
            lines.spawn(coloured(stands, size::SMALL, TEXT_QUIET));
        });
        let (target, code) = (Destination::from(found.target.clone()), table.code);
        let mut join = row.spawn((
            button(words::JOIN, ButtonLook::Plain),
            FocusName::new(format!("together.near.{at}")),
            on_press(
                move |_: On<Activate>,
                      remembered: Res<Remembered>,
                      mut wrong: ResMut<FormFault>,
                      mut go: MessageWriter<ConnectTo>| {
                    if remembered.is_named() {
                        remembered.save();
                        go.write(ConnectTo::Join {
                            target: target.clone(),
                            code,
                            watch: false,
                        });
                    } else {
                        *wrong = FormFault::says(words::NAME_FIRST);
                    }
                },
            ),
        ));
        if table.locked {
            join.insert(InteractionDisabled);
        }
    });
}
