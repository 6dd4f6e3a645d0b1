//! The page that leads to a table with others: opening one, joining one, and waiting for the answer.

use std::time::Duration;

use bevy::input_focus::{AutoFocus, InputFocus};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::connection::{Go, NotTried, read_target};
use super::remembered::Remembered;
use super::room::{Room, Stands};
use super::trusted::TrustedServers;
use super::ways_back::Back;
use super::words::ended;
use crate::screens::menus::overlays::Under;
use crate::screens::setup::draft::Draft;
use crate::settings::Settings;
use crate::settings::people::People;
use crate::ui::button::{ButtonLook, button, on_press};
use crate::ui::chip::chip;
use crate::ui::face::{Portrait, face};
use crate::ui::field::field;
use crate::ui::focus::FocusName;
use crate::ui::look::{AMBER, ROW, TEXT_QUIET, size};
use crate::ui::plate;
use crate::ui::said::Said;
use crate::ui::scroll::scroll_area;
use crate::ui::stepper::{Stepped, stepper};
use crate::ui::text::{bold, bold_coloured, coloured, one_line, shortening};
use crate::ui::tooltip::Tooltip;
use crate::window::invited::{Invited, Neighbourhood};
use crate::window::state::{CloseOverlay, OpenOverlay, Overlay};
use crate::window::wake::{LOOK_AGAIN_S, Wake};
use client::nearby::found::{FoundTable, Nearby};
use games::catalog::AnyOptions;
use messages;
use messages::names;
use messages::texts::together as words;
use net::link::Invitation;
use net::protocol::limits::{LONGEST_NAME, TRIES_FOR};

/// After this time without an answer, the page says that nobody answers.
const SILENT: Duration = Duration::from_secs(6);
/// How many ways back are shown; the others are older.
const MOST_WAYS: usize = 3;
/// The longest address or link, in characters.
const LONGEST_ADDRESS: usize = 200;

/// The changing part of the page.
#[derive(Component, Clone, Copy, Debug)]
struct Body;

/// The field for the name.
#[derive(Component, Clone, Copy, Debug)]
struct NameField;

/// The field for the code, a link, or a code and an address.
#[derive(Component, Clone, Copy, Debug)]
struct CodeField;

/// The list of tables near by.
#[derive(Component, Clone, Copy, Debug)]
struct NearbyList;

/// The search for tables near by, while the page is open.
#[derive(Resource)]
struct Looking(Nearby);

/// What is wrong with the typed text.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
struct Wrong {
    says: Option<messages::Message>,
    /// Whether only the name is missing on the way to a table.
    lacks_name: bool,
}

impl Wrong {
    /// Nothing is wrong.
    const NOTHING: Self = Self {
        says: None,
        lacks_name: false,
    };

    /// This is wrong; it is not that a name is missing on the way to a table.
    const fn says(why: messages::Message) -> Self {
        Self {
            says: Some(why),
            lacks_name: false,
        }
    }
}

/// The line that says what is wrong. It has its place even while it is empty, so that nothing moves.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct TroubleLine;

/// The place of the button that leads away from the page.
#[derive(Component, Clone, Copy, Debug)]
struct Away;

/// A press of the button that joins.
#[derive(Message, Clone, Copy, Debug)]
struct Join;

/// A press of the button that opens a table.
#[derive(Message, Clone, Copy, Debug)]
struct OpenTable;

/// A request to build the page again.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
enum Relay {
    /// As it is at first, with the focus on the most likely choice.
    First,
    /// With a change that was made on it.
    Changed,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wrong>()
        .add_message::<Join>()
        .add_message::<OpenTable>()
        .add_message::<Relay>()
        .add_systems(
            OnEnter(Overlay::Together),
            (look_around.run_if(resource_exists::<Neighbourhood>), spawn_page),
        )
        .add_systems(OnExit(Overlay::Together), |mut commands: Commands| {
            commands.remove_resource::<Looking>();
        })
        .add_systems(
            Update,
            (
                invited,
                (
                    read_name,
                    join_by_key,
                    join,
                    open_table,
                    relay,
                    tell_trouble,
                    show_near_by.run_if(resource_exists::<Looking>),
                    tell_wait,
                    close_when_there,
                )
                    .chain()
                    .run_if(in_state(Overlay::Together)),
            )
                .chain(),
        );
}

/// Searches for tables in the same network. If that is not possible, none are shown, and the rest works.
fn look_around(settings: Res<Settings>, mut commands: Commands) {
    if !settings.near_by {
        return;
    }
    match Nearby::start() {
        Ok(nearby) => commands.insert_resource(Looking(nearby)),
        Err(error) => warn!("tables near by can't be looked for: {error}"),
    }
}

/// A person who started the program with a link goes straight to the table.
fn invited(
    invited: Option<Res<Invited>>,
    (settings, people): (Res<Settings>, Res<People>),
    (mut remembered, mut trusted): (ResMut<Remembered>, ResMut<TrustedServers>),
    mut wrong: ResMut<Wrong>,
    mut go: MessageWriter<Go>,
    mut open: MessageWriter<OpenOverlay>,
    mut commands: Commands,
) {
    let Some(invited) = invited else { return };
    remembered.visits_as = invited
        .name
        .as_ref()
        .and_then(|name| names::cleaned(name, LONGEST_NAME));
    if remembered.called().is_empty() {
        meet(&mut remembered, &people);
    }
    open.write(OpenOverlay(Overlay::Together));
    let leads = target_of(&invited.invitation, &settings);
    if let (Ok(Go::Join { target, .. }), Some(fingerprint)) = (&leads, invited.trust) {
        trusted.add(target, fingerprint);
    }
    match leads {
        Ok(mut go_to) if !remembered.called().trim().is_empty() => {
            if let Go::Join { watch, .. } = &mut go_to {
                *watch = invited.watch;
            }
            go.write(go_to);
        }
        Ok(_) => {
            // Only the name is missing.
            remembered.address = invited.invitation.to_string();
            *wrong = Wrong {
                says: Some(words::NAME_FIRST),
                lacks_name: true,
            };
        }
        Err(why) => {
            remembered.address = invited.invitation.to_string();
            *wrong = Wrong::says(why);
        }
    }
    commands.remove_resource::<Invited>();
}

/// Takes the first of the known people as the person at this machine, until another name is typed.
fn meet(remembered: &mut Remembered, people: &People) {
    if let Some(person) = people.iter().next() {
        remembered.name.clone_from(&person.name);
        remembered.face = person.face;
        remembered.colour = person.colour;
    }
}

/// Where an invitation leads: to the server that it names, or else to the server of the settings.
fn target_of(invitation: &Invitation, settings: &Settings) -> Result<Go, messages::Message> {
    let target = match &invitation.server {
        Some(target) => target.clone(),
        None if settings.server.trim().is_empty() => return Err(words::NO_SERVER),
        None => read_target(&settings.server)?,
    };
    Ok(Go::Join {
        target,
        code: invitation.code,
        watch: false,
    })
}

fn spawn_page(
    mut remembered: ResMut<Remembered>,
    people: Res<People>,
    mut wrong: ResMut<Wrong>,
    room: Option<Res<Room>>,
    mut relay: MessageWriter<Relay>,
    mut commands: Commands,
) {
    if remembered.called().is_empty() {
        meet(&mut remembered, &people);
    }
    if room.is_none() && !wrong.lacks_name {
        *wrong = Wrong::NOTHING;
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
    relay.write(Relay::First);
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
            foot.spawn((Away, Node::default(), Pickable::IGNORE));
        });
}

fn relay(
    mut asked: MessageReader<Relay>,
    room: Option<Res<Room>>,
    (remembered, settings, draft): (Res<Remembered>, Res<Settings>, Res<Draft>),
    mut stood: Local<Option<Stands>>,
    (bodies, aways): (Query<Entity, With<Body>>, Query<Entity, With<Away>>),
    mut commands: Commands,
) {
    let stands = room.as_ref().map(|room| room.stands.clone());
    let moved = std::mem::replace(&mut *stood, stands.clone()) != stands;
    let asked: Vec<Relay> = asked.read().copied().collect();
    if asked.is_empty() && !moved {
        return;
    }
    let first = moved || asked.contains(&Relay::First);
    let waits = matches!(stands, Some(Stands::Connecting | Stands::Lost { .. } | Stands::Here));
    for body in &bodies {
        commands
            .entity(body)
            .despawn_related::<Children>()
            .with_children(|body| {
                if waits {
                    spawn_wait(body);
                } else {
                    spawn_form(body, (&remembered, &settings, &draft), first);
                }
            });
    }
    for away in aways.iter().filter(|_| first) {
        commands
            .entity(away)
            .despawn_related::<Children>()
            .with_children(|place| {
                if waits {
                    spawn_cancel(place);
                } else {
                    spawn_back(place);
                }
            });
    }
}

/// Says what is wrong, as long as it is wrong.
fn tell_trouble(
    room: Option<Res<Room>>,
    (wrong, not_tried): (Res<Wrong>, Res<NotTried>),
    mut lines: Query<&mut Said, With<TroubleLine>>,
) {
    let over = || match room.as_ref().map(|room| &room.stands) {
        Some(Stands::Over(why)) => Ok(ended(why)),
        None => Ok(None),
        // While a person is on the way to a table, earlier problems no longer count.
        Some(_) => Err(()),
    };
    let says = over().map(|over| wrong.says.clone().or_else(|| not_tried.0.clone()).or(over));
    let says = says.ok().flatten().unwrap_or_else(messages::Message::empty);
    for mut line in &mut lines {
        line.set_if_neq(Said(says.clone()));
    }
}

/// The line about the wait for an answer.
#[derive(Component, Clone, Copy, Debug)]
struct WaitLine;

fn spawn_wait(body: &mut ChildSpawnerCommands) {
    body.spawn(bold(words::CONNECTING, size::GROUP));
    body.spawn((WaitLine, coloured(words::CONNECTING_ABOUT, size::BODY, TEXT_QUIET)));
}

fn spawn_cancel(place: &mut ChildSpawnerCommands) {
    place.spawn((
        button(words::CANCEL, ButtonLook::Plain),
        FocusName::new("together.cancel"),
        AutoFocus,
        on_press(
            |_: On<Activate>,
             mut commands: Commands,
             mut go: MessageWriter<Go>,
             mut open: MessageWriter<OpenOverlay>| {
                commands.remove_resource::<Room>();
                go.write(Go::Leave);
                open.write(OpenOverlay(Overlay::Together));
            },
        ),
    ));
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

/// Closes the page once the person is at the table.
fn close_when_there(room: Option<Res<Room>>, mut under: ResMut<Under>, mut next: ResMut<NextState<Overlay>>) {
    if room.is_some_and(|room| room.stands == Stands::Here) {
        under.0.clear();
        next.set(Overlay::None);
    }
}

/// After a while, says that nobody answers, and for how long the program still tries.
fn tell_wait(time: Res<Time<Real>>, room: Option<Res<Room>>, mut lines: Query<&mut Said, With<WaitLine>>) {
    let Some(room) = room else { return };
    let waits = time.elapsed().saturating_sub(room.since);
    for mut line in &mut lines {
        let says = if waits > SILENT {
            words::no_answer(TRIES_FOR.saturating_sub(waits).as_secs())
        } else {
            words::CONNECTING_ABOUT
        };
        line.set_if_neq(Said(says));
    }
}

type Shown<'a> = (&'a Remembered, &'a Settings, &'a Draft);

/// Spawns what can be typed and chosen. At `first`, the most likely choice has the focus.
fn spawn_form(body: &mut ChildSpawnerCommands, shown: Shown, first: bool) {
    let (remembered, settings, draft) = shown;
    spawn_person(body, remembered, first);
    let ways: Vec<&Back> = remembered.ways_back.newest().take(MOST_WAYS).collect();
    if !ways.is_empty() {
        group(body, words::back_heading(ways.len()), words::BACK_ABOUT, |row| {
            for (at, way) in ways.iter().enumerate() {
                spawn_way(row, at, way, first && remembered.is_named());
            }
        });
    }
    group(
        body,
        words::OPEN_HEADING,
        words::open_about(game_to_open(remembered, draft)),
        |row| {
            if !settings.server.trim().is_empty() {
                let name = if remembered.at_server {
                    words::at_server(settings.server.trim())
                } else {
                    words::IN_NETWORK
                };
                row.spawn((
                    stepper((bold(name, 15.0), one_line()), 300.0),
                    FocusName::new("together.where"),
                    observe(
                        |_: On<Stepped>, mut remembered: ResMut<Remembered>, mut relay: MessageWriter<Relay>| {
                            remembered.at_server = !remembered.at_server;
                            relay.write(Relay::Changed);
                        },
                    ),
                ));
            }
            let mut open = row.spawn((
                button(words::OPEN, ButtonLook::Primary),
                FocusName::new("together.open"),
                on_press(|_: On<Activate>, mut open: MessageWriter<OpenTable>| {
                    open.write(OpenTable);
                }),
            ));
            if first && ways.is_empty() && remembered.is_named() {
                open.insert(AutoFocus);
            }
        },
    );
    group(body, words::JOIN_HEADING, words::JOIN_ABOUT, |row| {
        row.spawn((
            field(&remembered.address, 320.0, LONGEST_ADDRESS, |letter| {
                !letter.is_control()
            }),
            CodeField,
            FocusName::new("together.code"),
        ));
        row.spawn((
            button(words::JOIN, ButtonLook::Primary),
            FocusName::new("together.join"),
            on_press(|_: On<Activate>, mut join: MessageWriter<Join>| {
                join.write(Join);
            }),
        ));
    });
    body.spawn(bold(words::NEARBY_HEADING, size::GROUP));
    body.spawn((NearbyList, plate::column(5.0))).with_children(|list| {
        list.spawn(coloured(words::NEARBY_NONE, size::BODY, TEXT_QUIET));
    });
}

/// Spawns the button back to a table. The newest one comes first, and has the focus if `focused` is set.
fn spawn_way(row: &mut ChildSpawnerCommands, at: usize, way: &Back, focused: bool) {
    let label = match &way.server {
        None => words::HOST_AGAIN,
        Some(_) if way.host.is_empty() || way.host == way.called => words::BACK_TO_TABLE,
        Some(_) => words::back_to_host(&way.host),
    };
    let name = match at {
        0 => "together.return".to_owned(),
        _ => format!("together.return.{at}"),
    };
    let way = way.clone();
    let mut back = row.spawn((
        button(
            label,
            if at == 0 {
                ButtonLook::Primary
            } else {
                ButtonLook::Plain
            },
        ),
        FocusName::new(name),
        on_press(move |_: On<Activate>, mut go: MessageWriter<Go>| {
            go.write(Go::Back(Box::new(way.clone())));
        }),
    ));
    if focused && at == 0 {
        back.insert(AutoFocus);
    }
}

/// The title of the game of the next table that is opened: that of the last one, or else that of the set-up.
fn game_to_open(remembered: &Remembered, draft: &Draft) -> &'static str {
    let last = remembered
        .table
        .as_ref()
        .and_then(|last| AnyOptions::of_game(&last.game));
    last.unwrap_or_else(|| draft.options()).title()
}

/// A part of the page: what it is for, and its controls.
fn group(
    body: &mut ChildSpawnerCommands,
    heading: messages::Message,
    about: messages::Message,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let mut entry = body.spawn(plate::entry(ROW));
    entry.entry::<Node>().and_modify(|mut node| {
        node.flex_direction = FlexDirection::Column;
        node.align_items = AlignItems::Stretch;
        node.row_gap = px(6);
    });
    entry.with_children(|entry| {
        entry.spawn(plate::column(0.0)).with_children(|lines| {
            lines.spawn(bold(heading, size::GROUP));
            lines.spawn(coloured(about, size::SMALL, TEXT_QUIET));
        });
        entry.spawn(plate::row()).with_children(fill);
    });
}

/// The person's name, face and colour.
fn spawn_person(body: &mut ChildSpawnerCommands, remembered: &Remembered, first: bool) {
    body.spawn(plate::row()).with_children(|row| {
        row.spawn(coloured(words::YOU, size::BODY, TEXT_QUIET));
        let mut name = row.spawn((
            field(remembered.called(), 220.0, LONGEST_NAME, names::may_be_typed),
            NameField,
            FocusName::new("together.name"),
        ));
        if first && !remembered.is_named() {
            name.insert(AutoFocus);
        }
        row.spawn((
            stepper(face(Portrait::Person(remembered.face), 28.0), 108.0),
            FocusName::new("together.face"),
            Tooltip(words::FACE),
            observe(
                |step: On<Stepped>, mut remembered: ResMut<Remembered>, mut relay: MessageWriter<Relay>| {
                    remembered.face = remembered.face.step(step.by);
                    relay.write(Relay::Changed);
                },
            ),
        ));
        row.spawn((
            stepper(chip(remembered.colour, 24.0), 108.0),
            FocusName::new("together.colour"),
            Tooltip(words::COLOUR),
            observe(
                |step: On<Stepped>, mut remembered: ResMut<Remembered>, mut relay: MessageWriter<Relay>| {
                    remembered.colour = (i32::from(remembered.colour) + step.by).rem_euclid(8) as u8;
                    relay.write(Relay::Changed);
                },
            ),
        ));
    });
}

/// Reads the name and the code after each letter, because the page may be built again meanwhile. What was wrong with
/// the earlier text is not said of the new one.
fn read_name(
    names: Query<&EditableText, (With<NameField>, Changed<EditableText>)>,
    codes: Query<&EditableText, (With<CodeField>, Changed<EditableText>)>,
    mut remembered: ResMut<Remembered>,
    mut wrong: ResMut<Wrong>,
) {
    for name in &names {
        let name = name.value().to_string();
        if remembered.called() == name {
            continue;
        }
        remembered.call(name);
        if wrong.says == Some(words::NAME_FIRST) && remembered.is_named() {
            wrong.says = None;
        }
    }
    for code in &codes {
        let code = code.value().to_string();
        if remembered.address == code {
            continue;
        }
        remembered.address = code;
        if wrong.says != Some(words::NAME_FIRST) {
            wrong.set_if_neq(Wrong::NOTHING);
        }
    }
}

/// Enter in the code field joins; in the name field it does so too, if only the name was missing.
fn join_by_key(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Res<InputFocus>,
    (codes, names): (Query<(), With<CodeField>>, Query<(), With<NameField>>),
    (remembered, wrong): (Res<Remembered>, Res<Wrong>),
    mut join: MessageWriter<Join>,
) {
    let only_name = wrong.lacks_name && !remembered.address.trim().is_empty();
    let in_field = focus
        .get()
        .is_some_and(|focused| codes.contains(focused) || only_name && names.contains(focused));
    if in_field && keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]) {
        join.write(Join);
    }
}

fn join(
    mut asked: MessageReader<Join>,
    (remembered, settings): (Res<Remembered>, Res<Settings>),
    mut wrong: ResMut<Wrong>,
    mut go: MessageWriter<Go>,
) {
    if asked.read().count() == 0 {
        return;
    }
    if !remembered.is_named() {
        *wrong = Wrong {
            says: Some(words::NAME_FIRST),
            lacks_name: true,
        };
        return;
    }
    let invitation: Result<Invitation, _> = remembered.address.parse();
    let read = invitation
        .map_err(|_| words::NO_CODE)
        .and_then(|invitation| target_of(&invitation, &settings));
    match read {
        Ok(there) => {
            *wrong = Wrong::NOTHING;
            remembered.keep();
            go.write(there);
        }
        Err(why) => *wrong = Wrong::says(why),
    }
}

fn open_table(
    mut asked: MessageReader<OpenTable>,
    (mut remembered, settings, mut draft): (ResMut<Remembered>, Res<Settings>, ResMut<Draft>),
    mut wrong: ResMut<Wrong>,
    mut go: MessageWriter<Go>,
) {
    if asked.read().count() == 0 {
        return;
    }
    if !remembered.is_named() {
        *wrong = Wrong::says(words::NAME_FIRST);
        return;
    }
    if let Some(last) = &remembered.table {
        draft.set_last_table(last);
    }
    match draft.table() {
        Ok(table) => {
            *wrong = Wrong::NOTHING;
            remembered.table = Some(draft.to_last_table());
            remembered.keep();
            let server = Some(settings.server.trim().to_owned());
            let server = server.filter(|server| remembered.at_server && !server.is_empty());
            go.write(Go::Open(server, Box::new(remembered.manners.at(table))));
        }
        Err(why) => *wrong = Wrong::says(why),
    }
}

/// Lists the tables near by, whenever they change.
fn show_near_by(
    looking: Res<Looking>,
    lists: Query<(Entity, Ref<NearbyList>)>,
    mut shown: Local<Vec<FoundTable>>,
    mut wake: ResMut<Wake>,
    mut commands: Commands,
) {
    // An announcement does not wake the window.
    wake.within(LOOK_AGAIN_S * 10.0);
    let found = looking.0.tables();
    let others = found != *shown;
    for (list, mark) in &lists {
        let is_new = mark.is_added() && !found.is_empty();
        if !others && !is_new {
            continue;
        }
        commands
            .entity(list)
            .despawn_related::<Children>()
            .with_children(|list| {
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
                flex_direction: FlexDirection::Column,
                flex_grow: 1.0,
                flex_basis: px(200),
                min_width: px(0),
                align_items: AlignItems::FlexStart,
                overflow: Overflow::clip(),
                ..default()
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
        let (target, code) = (found.target.clone(), table.code);
        let mut join = row.spawn((
            button(words::JOIN, ButtonLook::Plain),
            FocusName::new(format!("together.near.{at}")),
            on_press(
                move |_: On<Activate>,
                      remembered: Res<Remembered>,
                      mut wrong: ResMut<Wrong>,
                      mut go: MessageWriter<Go>| {
                    if remembered.is_named() {
                        remembered.keep();
                        go.write(Go::Join {
                            target: target.clone(),
                            code,
                            watch: false,
                        });
                    } else {
                        *wrong = Wrong::says(words::NAME_FIRST);
                    }
                },
            ),
        ));
        if table.locked {
            join.insert(InteractionDisabled);
        }
    });
}
