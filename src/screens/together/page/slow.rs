//! The list of this person's tables that take their time, with whose turn it is at each.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::screens::together::connection::ConnectTo;
use crate::screens::together::rejoin::RejoinEntry;
use crate::screens::together::remembered::Remembered;
use crate::screens::together::slow_tables::{SlowTables, TableState};
use games::catalog::AnyOptions;
use messages::ToMessage;
use messages::texts::together as words;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::{FilledElsewhere, InPlace, Key};
use window_kit::ui::look::{AMBER, ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::text::{bold, coloured, shortening};

/// The list, with what it shows.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct SlowList;

/// Spawns the list, if there are such tables.
pub(super) fn spawn_slow(body: &mut ChildSpawnerCommands, remembered: &Remembered) {
    if remembered.ways_back.with_news().next().is_none() {
        return;
    }
    body.spawn(plate::column(0.0)).with_children(|lines| {
        lines.spawn(bold(words::SLOW_HEADING, size::GROUP));
        lines.spawn(coloured(words::SLOW_ABOUT, size::SMALL, TEXT_QUIET));
    });
    body.spawn((SlowList, FilledElsewhere, plate::column(5.0)));
}

/// Fills the list, whenever something changes.
pub(super) fn show_slow(
    (tables, remembered): (Res<SlowTables>, Res<Remembered>),
    lists: Query<(Entity, Ref<SlowList>)>,
    mut commands: Commands,
) {
    for (list, mark) in &lists {
        if !(mark.is_added() || tables.is_changed() || remembered.is_changed()) {
            continue;
        }
        commands.entity(list).update_children(|list| {
            for (at, way) in remembered.ways_back.with_news().enumerate() {
                spawn_table(list, at, way, &tables.state(way));
            }
        });
    }
}

fn spawn_table(list: &mut ChildSpawnerCommands, at: usize, way: &RejoinEntry, state: &TableState) {
    let title = AnyOptions::of_game(&way.game).map_or("?", |options| options.title());
    let host = if way.host.is_empty() { &way.called } else { &way.host };
    list.spawn((Key::new(&way.code), plate::entry(ROW)))
        .with_children(|row| {
            row.spawn((
                Node {
                    align_items: AlignItems::FlexStart,
                    overflow: Overflow::clip(),
                    ..plate::lines(200.0)
                },
                Pickable::IGNORE,
            ))
            .with_children(|lines| {
                lines.spawn((bold(words::table_of(host, title), size::BODY), shortening()));
                let colour = if state.is_your_turn() { AMBER } else { TEXT_QUIET };
                lines.spawn(coloured(state.message(), size::SMALL, colour));
            });
            let token = way.token;
            if state.is_gone() {
                row.spawn((
                    button(words::SLOW_FORGET, ButtonLook::Plain),
                    FocusName::new(format!("together.slow.{at}.forget")),
                    on_press(move |_: On<Activate>, mut remembered: ResMut<Remembered>| {
                        if remembered.ways_back.forget(token) {
                            remembered.save();
                        }
                    }),
                ));
                return;
            }
            let look = if state.is_your_turn() {
                ButtonLook::Primary
            } else {
                ButtonLook::Plain
            };
            let way = way.clone();
            row.spawn((
                button(words::SLOW_GO, look),
                FocusName::new(format!("together.slow.{at}")),
                on_press(move |_: On<Activate>, mut go: MessageWriter<ConnectTo>| {
                    go.write(ConnectTo::Back(Box::new(way.clone())));
                }),
            ));
        });
}
