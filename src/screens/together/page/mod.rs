//! The page that leads to a table with others: opening one, joining one, and waiting for the answer.
//!
//! `form` is what can be typed and chosen. `join` joins a table, `open` opens one, `nearby` lists the tables in the
//! same network, `slow` those that take their time, `known` people and their invitations, `invited` follows a link.
//! `wait` is what the page shows until there is an answer, `trouble` says what is wrong.

mod form;
mod invited;
mod join;
mod known;
mod nearby;
mod open;
mod slow;
mod trouble;
mod wait;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use self::form::{Join, RebuildPage, read_name, spawn_form};
use self::invited::{invited, meet};
use self::join::{join, join_by_key};
use self::known::show_known;
use self::nearby::{Looking, look_around, show_near_by};
use self::open::{OpenTable, open_table};
use self::slow::show_slow;
use self::trouble::{FormFault, tell_trouble};
use self::wait::{close_when_there, spawn_cancel, spawn_wait, tell_wait};
use crate::screens::known_people::KnownPeople;
use crate::screens::setup::draft::Draft;
use crate::screens::together::invitations::Invitations;
use crate::screens::together::remembered::Remembered;
use crate::screens::together::room::{ConnectionStatus, Room};
use crate::screens::together::slow_tables::SlowTables;
use messages::texts::together as words;
use window_kit::settings::Settings;
use window_kit::settings::people::People;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::InPlace;
use window_kit::ui::look::{AMBER, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::scroll_area;
use window_kit::ui::text::bold_coloured;
use window_kit::window::invited::LocalDiscovery;
use window_kit::window::state::{CloseOverlay, Overlay};

pub(super) use trouble::TroubleLine;

/// The changing part of the page.
#[derive(Component, Clone, Copy, Debug)]
struct Body;

/// The place of the button that leads away from the page.
#[derive(Component, Clone, Copy, Debug)]
struct LeavePage;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FormFault>()
        .init_resource::<SlowTables>()
        .init_resource::<Invitations>()
        .init_resource::<KnownPeople>()
        .add_message::<Join>()
        .add_message::<OpenTable>()
        .add_message::<RebuildPage>()
        .add_systems(
            OnEnter(Overlay::Together),
            (look_around.run_if(resource_exists::<LocalDiscovery>), spawn_page),
        )
        .add_systems(
            OnExit(Overlay::Together),
            |mut wrong: ResMut<FormFault>, mut commands: Commands| {
                *wrong = FormFault::NOTHING;
                commands.remove_resource::<Looking>();
            },
        )
        .add_systems(
            Update,
            (
                invited,
                (
                    read_name,
                    join_by_key,
                    join,
                    open_table,
                    rebuild,
                    tell_trouble,
                    show_near_by.run_if(resource_exists::<Looking>),
                    show_slow,
                    show_known,
                    tell_wait,
                    close_when_there,
                )
                    .chain()
                    .run_if(in_state(Overlay::Together)),
            )
                .chain(),
        );
}

fn spawn_page(
    mut remembered: ResMut<Remembered>,
    people: Res<People>,
    mut relay: MessageWriter<RebuildPage>,
    mut commands: Commands,
) {
    if remembered.called().is_empty() {
        meet(&mut remembered, &people);
    }
    commands
        .spawn((plate::overlay_root(), DespawnOnExit(Overlay::Together)))
        .with_children(|root| {
            // Always of the same height, so that nothing jumps while a connection comes and goes.
            root.spawn(plate::tall_plate(720.0)).with_children(|sheet| {
                sheet.spawn(plate::heading(words::HEADING));
                let node = Node {
                    flex_grow: 1.0,
                    flex_shrink: 1.0,
                    ..default()
                };
                let area = scroll_area(sheet, node, 9.0, |_| {});
                sheet.commands().entity(area).insert(Body);
                spawn_foot(sheet);
            });
        });
    relay.write(RebuildPage::First);
}

/// Spawns the line that says what is wrong, and the place of the button back.
fn spawn_foot(sheet: &mut ChildSpawnerCommands) {
    sheet
        .spawn((
            Node {
                align_items: AlignItems::Center,
                column_gap: px(12),
                min_height: px(46),
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|foot| {
            foot.spawn((
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_width: px(0),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|place| {
                place.spawn((
                    TroubleLine,
                    bold_coloured(messages::Message::empty(), size::BODY, AMBER),
                ));
            });
            foot.spawn((LeavePage, Node::default(), Pickable::IGNORE));
        });
}

fn rebuild(
    mut asked: MessageReader<RebuildPage>,
    room: Option<Res<Room>>,
    (remembered, settings, draft): (Res<Remembered>, Res<Settings>, Res<Draft>),
    mut stood: Local<Option<ConnectionStatus>>,
    (bodies, aways): (Query<Entity, With<Body>>, Query<Entity, With<LeavePage>>),
    mut commands: Commands,
) {
    let stands = room.as_ref().map(|room| room.stands.clone());
    let moved = std::mem::replace(&mut *stood, stands.clone()) != stands;
    let asked: Vec<RebuildPage> = asked.read().copied().collect();
    if asked.is_empty() && !moved {
        return;
    }
    let first = moved || asked.contains(&RebuildPage::First);
    let waits = matches!(
        stands,
        Some(ConnectionStatus::Connecting | ConnectionStatus::Lost { .. } | ConnectionStatus::Here)
    );
    for body in &bodies {
        commands.entity(body).update_children(|body| {
            if waits {
                spawn_wait(body);
            } else {
                spawn_form(body, (&remembered, &settings, &draft), first);
            }
        });
    }
    for away in aways.iter().filter(|_| first) {
        commands.entity(away).update_children(|place| {
            if waits {
                spawn_cancel(place);
            } else {
                spawn_back(place);
            }
        });
    }
}

fn spawn_back(place: &mut ChildSpawnerCommands) {
    place.spawn((
        button(words::BACK, ButtonLook::Plain),
        FocusName::new("together.back"),
        on_press(
            |_: On<Activate>,
             mut commands: Commands,
             mut remembered: ResMut<Remembered>,
             mut close: MessageWriter<CloseOverlay>| {
                // The person has read why the connection ended.
                commands.remove_resource::<Room>();
                remembered.visits_as = None;
                close.write(CloseOverlay);
            },
        ),
    ));
}
