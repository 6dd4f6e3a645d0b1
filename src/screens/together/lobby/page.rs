//! The screen of the lobby. It is updated whenever the room changes.

use std::collections::BTreeMap;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

use super::super::connection::{ConnectTo, Connection};
use super::super::homes::Homes;
use super::super::muting::Muted;
use super::super::remembered::Remembered;
use super::super::room::{ConnectionStatus, Room, SendRoomRequest};
use super::super::words::lost;
use super::chosen::Chosen;
use super::homes::ShowsHomes;
use super::people::ChangePerson;
use super::scan::ShowsCode;
use super::view::{LobbyView, RebuildLobby};
use super::{chosen, homes, invite, people, seats, table, table_rules};
use crate::screens::hosted::homes::OPENS_TO_HOMES;
use crate::screens::known_people::KnownPeople;
use crate::screens::menus::overlays::Under;
use crate::screens::setup::draft::{Draft, RebuildSetup};
use client::state::Way;
use games::catalog::{AnyOptions, NAMES};
use messages;
use messages::texts::together as words;
use net::protocol::client_message::RoomRequest;
use net::protocol::code::RoomCode;
use net::protocol::lobby::{Lobby, MemberId, SeatHolder};
use net::standing::Standing;
use window_kit::intents::Intents;
use window_kit::intents::general::{BACK, BEGIN};
use window_kit::settings::Settings;
use window_kit::table::current_match::clear_the_table;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::columns::{Column, head_and_columns};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::InPlace;
use window_kit::ui::look::{AMBER, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::text::{bold_coloured, coloured};
use window_kit::window::intent::{ConfirmAnswer, ConfirmAsk, Notice};
use window_kit::window::letters::LettersFor;
use window_kit::window::state::{Overlay, Screen};

/// The id of the question whether to leave the table.
pub(crate) const LEAVE: &str = "together.leave";
/// The id of the question whether to give up a seat that would wait.
const GIVE_UP: &str = "together.give-up";

/// The parts of the screen.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Head,
    Chairs,
    Table,
    Foot,
}

/// The last notice to the person, for example a refusal.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
struct LobbyNotice(Option<messages::Message>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LobbyNotice>()
        .init_resource::<Chosen>()
        .init_resource::<ShowsCode>()
        .init_resource::<ShowsHomes>()
        .add_message::<RebuildLobby>()
        .add_message::<ChangePerson>()
        .add_systems(OnEnter(Screen::Lobby), (clear_the_table, spawn_lobby).chain())
        .add_systems(
            Update,
            (
                (
                    (leave_by_key, begin_by_key),
                    (people::name_by_key, people::change).chain(),
                    hear_notices,
                    sit_down,
                    table::follow_room,
                    table::read_files,
                    table::set_table,
                    rebuild.run_if(resource_exists::<Room>),
                    seats::set_chairs,
                )
                    .chain()
                    .run_if(in_state(Screen::Lobby)),
                leave.run_if(on_message::<ConfirmAnswer>),
            ),
        );
}

fn spawn_lobby(
    mut says: ResMut<LobbyNotice>,
    (mut chosen, mut shows_code, mut shows_homes): (ResMut<Chosen>, ResMut<ShowsCode>, ResMut<ShowsHomes>),
    mut relay: MessageWriter<RebuildLobby>,
    mut commands: Commands,
) {
    says.0 = None;
    *chosen = Chosen::default();
    *shows_code = ShowsCode::default();
    *shows_homes = ShowsHomes::default();
    commands
        .spawn((plate::screen_root(), DespawnOnExit(Screen::Lobby)))
        .with_children(|screen| {
            screen.spawn(plate::tall_plate(1200.0)).with_children(|sheet| {
                let columns = [(1.33, Part::Chairs), (1.0, Part::Table)].map(|(share, mark)| Column { share, mark });
                head_and_columns(sheet, (Part::Head, plate::tight_row()), 22.0, columns);
                sheet.spawn((Part::Foot, plate::tight_row()));
            });
        });
    relay.write(RebuildLobby);
}

/// Escape asks whether to leave.
fn leave_by_key(
    intents: Intents,
    overlay: Res<State<Overlay>>,
    (focus, fields, letters): (Res<InputFocus>, Query<(), With<EditableText>>, Option<Res<LettersFor>>),
    room: Option<Res<Room>>,
    mut asks: MessageWriter<ConfirmAsk>,
) {
    let picks = letters.is_some_and(|letters| letters.field().is_some());
    let typing = picks || focus.get().is_some_and(|entity| fields.contains(entity));
    if *overlay.get() == Overlay::None && !typing && intents.just(BACK) {
        asks.write(leave_question(Leaving::of(room.as_deref())));
    }
}

/// Control and Enter begin the match, or say that the person is ready, like the large button.
fn begin_by_key(
    intents: Intents,
    overlay: Res<State<Overlay>>,
    room: Option<Res<Room>>,
    mut asks: MessageWriter<SendRoomRequest>,
) {
    let may_begin = |room: &Res<Room>| !room.draws && intents.just(BEGIN) && *overlay.get() == Overlay::None;
    let Some(room) = room.filter(may_begin) else {
        return;
    };
    if room.hosts() {
        asks.write(SendRoomRequest(RoomRequest::Start));
    } else if room.own_seats().next().is_some() {
        asks.write(SendRoomRequest(RoomRequest::Ready(true)));
    }
}

/// Shows the last notice at the foot.
fn hear_notices(
    mut notices: MessageReader<Notice>,
    mut says: ResMut<LobbyNotice>,
    mut relay: MessageWriter<RebuildLobby>,
) {
    if let Some(notice) = notices.read().last() {
        says.0 = Some(notice.text.clone());
        relay.write(RebuildLobby);
    }
}

/// The member who gets a seat without asking, the seat that was requested last, and whether no other one is needed.
#[derive(Debug, Default)]
struct SatDown {
    who: Option<(RoomCode, MemberId)>,
    asked: Option<usize>,
    done: bool,
}

/// Requests a free seat for a person who comes to the table; if another person was faster, the next free one. A person
/// who then leaves the seat gets no other one.
fn sit_down(
    room: Option<Res<Room>>,
    remembered: Res<Remembered>,
    mut sat: Local<SatDown>,
    mut chosen: ResMut<Chosen>,
    mut asks: MessageWriter<SendRoomRequest>,
) {
    let Some(room) = room else { return };
    let (Some(lobby), Some(code), Some(you)) = (&room.lobby, room.code, room.you) else {
        return;
    };
    if sat.who != Some((code, you)) {
        *sat = SatDown {
            who: Some((code, you)),
            ..SatDown::default()
        };
    }
    sat.done |= room.watch || lobby.playing || room.own_seats().next().is_some();
    let free = lobby.seats.iter().position(|seat| seat.holder == SeatHolder::Nobody);
    if sat.done || free.is_none() || free == sat.asked {
        return;
    }
    sat.asked = free;
    if let Some(at) = free {
        chosen.0 = Some(at);
        asks.write(SendRoomRequest(chosen::sit(lobby, at, &remembered, "")));
    }
}

fn rebuild(
    mut asked: MessageReader<RebuildLobby>,
    mut redraws: MessageReader<RebuildSetup>,
    room: Res<Room>,
    (remembered, draft, settings): (Res<Remembered>, Res<Draft>, Res<Settings>),
    (known_people, muted): (Res<KnownPeople>, Res<Muted>),
    (says, chosen, shows_code): (Res<LobbyNotice>, Res<Chosen>, Res<ShowsCode>),
    (connection, known, shows_homes): (Option<Res<Connection>>, Res<Homes>, Res<ShowsHomes>),
    parts: Query<(Entity, &Part)>,
    (mut shown, mut stood): (
        Local<Option<Lobby>>,
        Local<Option<(ConnectionStatus, bool, bool, Option<Way>, BTreeMap<MemberId, Standing>)>>,
    ),
    mut commands: Commands,
) {
    let asked = asked.read().count() > 0;
    // While a path is being typed, only the field shows it.
    let redraw = redraws.read().any(|redraw| *redraw == RebuildSetup::All);
    let standings = room.standings.clone();
    let stands_now = Some((room.stands.clone(), room.disk_waits, room.draws, room.way, standings));
    let other = *shown != room.lobby || *stood != stands_now || known_people.is_changed() || muted.is_changed();
    if !asked && !redraw && !other && !chosen.is_changed() && !known.is_changed() {
        return;
    }
    shown.clone_from(&room.lobby);
    *stood = stands_now;
    let Some(lobby) = &room.lobby else { return };
    let seen = LobbyView {
        room: &room,
        lobby,
        remembered: &remembered,
        draft: &draft,
        known: &known_people,
        muted: &muted,
    };
    for (entity, part) in &parts {
        let mut part_commands = commands.entity(entity);
        part_commands.update_children(|parent| match part {
            Part::Head => spawn_head(parent, &seen),
            Part::Chairs => {
                seats::spawn(parent, &seen, *chosen);
                chosen::spawn(parent, &seen, *chosen);
                people::spawn(parent, &seen);
                let hosted = connection.as_deref().and_then(Connection::hosted);
                invite::spawn(parent, &seen, (hosted, &known), *shows_code);
                if hosted.is_some() && OPENS_TO_HOMES {
                    let wishes = homes::Wishes {
                        homes: remembered.homes,
                        by_relay: remembered.by_relay,
                        listed: remembered.listed,
                        server: settings.server.trim(),
                        code: lobby.code,
                    };
                    homes::spawn(parent, &known, wishes, *shows_homes);
                }
            }
            Part::Table => {
                table::spawn(parent, &seen);
                table_rules::spawn(parent, &seen);
            }
            Part::Foot => spawn_foot(parent, &seen, says.0.as_ref()),
        });
    }
}

/// The games; the chosen one is marked. Guests see only that one.
fn spawn_head(head: &mut ChildSpawnerCommands, seen: &LobbyView) {
    head.spawn((
        plate::heading(words::LOBBY_HEADING),
        Node {
            margin: UiRect::right(px(14)),
            ..default()
        },
    ));
    for game in NAMES.iter().copied() {
        let is_it = seen.lobby.settings.game == game;
        if !seen.sets() && !is_it {
            continue;
        }
        let title = AnyOptions::of_game(game).map_or("", |options| options.title());
        let look = if is_it { ButtonLook::Primary } else { ButtonLook::Plain };
        let mut entry = head.spawn((
            button(messages::Message::verbatim(title), look),
            FocusName::new(format!("lobby.game.{game}")),
        ));
        if seen.sets() {
            entry.insert(on_press(
                move |_: On<Activate>, mut draft: ResMut<Draft>, mut redraw: MessageWriter<RebuildSetup>| {
                    draft.choose_game(game);
                    redraw.write(RebuildSetup::All);
                },
            ));
        } else {
            entry.insert(InteractionDisabled);
        }
    }
}

/// Why the match can't begin yet, or what the table waits for.
fn stands(seen: &LobbyView) -> messages::Message {
    let lobby = seen.lobby;
    if let ConnectionStatus::Lost { .. } = seen.room.stands {
        return lost(seen.room);
    }
    if seen.room.disk_waits {
        return words::DISK_WAITS;
    }
    if lobby.playing {
        return words::MATCH_BEGINS;
    }
    if seen.room.draws {
        return words::DRAWS;
    }
    if let Some(problem) = seen.draft.table().err().filter(|_| seen.sets()) {
        return problem;
    }
    let empty = lobby
        .seats
        .iter()
        .filter(|seat| seat.holder == SeatHolder::Nobody)
        .count();
    if empty > 0 {
        return words::seats_empty(empty);
    }
    let waits = lobby.members.iter().filter(|member| {
        !member.ready
            && lobby.host != Some(member.id)
            && lobby
                .seats
                .iter()
                .any(|seat| seat.holder == SeatHolder::Person(member.id))
    });
    let names: Vec<messages::Message> = waits.map(|member| messages::Message::verbatim(&member.name)).collect();
    if !names.is_empty() {
        return words::waits_for(names);
    }
    match lobby.host {
        Some(host) if Some(host) != seen.room.you => words::host_begins(seen.room.name(host)),
        _ => words::ALL_READY,
    }
}

fn spawn_foot(foot: &mut ChildSpawnerCommands, seen: &LobbyView, says: Option<&messages::Message>) {
    foot.spawn((
        Node {
            flex_grow: 1.0,
            flex_basis: px(260),
            flex_direction: FlexDirection::Column,
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|lines| {
        if let Some(says) = says {
            lines.spawn(bold_coloured(says.clone(), size::BODY, AMBER));
        }
        lines.spawn(coloured(stands(seen), size::BODY, TEXT_QUIET));
    });
    let hosted = seen.room.hosted;
    let others = seen
        .lobby
        .members
        .iter()
        .any(|member| member.here && Some(member.id) != seen.room.you);
    foot.spawn((
        button(words::LEAVE, ButtonLook::Plain),
        FocusName::new("lobby.leave"),
        on_press(
            move |_: On<Activate>, mut asks: MessageWriter<ConfirmAsk>, mut go: MessageWriter<ConnectTo>| {
                if hosted && others {
                    asks.write(leave_question(Leaving::Closes));
                } else {
                    go.write(ConnectTo::Leave);
                }
            },
        ),
    ));
    if seen.sets() {
        let empty = seen.lobby.seats.iter().any(|seat| seat.holder == SeatHolder::Nobody);
        if empty {
            foot.spawn((
                button(words::FILL, ButtonLook::Plain),
                FocusName::new("lobby.fill"),
                on_press(
                    |_: On<Activate>, room: Res<Room>, mut asks: MessageWriter<SendRoomRequest>| {
                        chosen::fill(&room, &mut asks);
                    },
                ),
            ));
        }
        let mut start = foot.spawn((
            button(words::START, ButtonLook::Primary),
            FocusName::new("lobby.start"),
            on_press(
                |_: On<Activate>, mut asks: MessageWriter<SendRoomRequest>, mut says: ResMut<LobbyNotice>| {
                    says.0 = None;
                    asks.write(SendRoomRequest(RoomRequest::Start));
                },
            ),
        ));
        start.entry::<Node>().and_modify(|mut node| node.min_width = px(170));
        if empty || seen.room.draws {
            start.insert(InteractionDisabled);
        }
    } else if seen.room.own_seats().next().is_some() && !seen.lobby.playing {
        let you = seen.room.you;
        let ready = seen
            .lobby
            .members
            .iter()
            .any(|member| Some(member.id) == you && member.ready);
        let (label, look) = if ready {
            (words::NOT_READY, ButtonLook::Plain)
        } else {
            (words::READY, ButtonLook::Primary)
        };
        foot.spawn((
            button(label, look),
            FocusName::new("lobby.ready"),
            on_press(
                move |_: On<Activate>, mut asks: MessageWriter<SendRoomRequest>, mut says: ResMut<LobbyNotice>| {
                    says.0 = None;
                    asks.write(SendRoomRequest(RoomRequest::Ready(!ready)));
                },
            ),
        ));
    }
}

/// The question before a person leaves a table: it says what that means.
pub(crate) const fn leave_question(leaving: Leaving) -> ConfirmAsk {
    ConfirmAsk {
        id: LEAVE,
        text: match leaving {
            Leaving::ForGood => words::LEAVE_ASK,
            Leaving::Closes => words::LEAVE_CLOSES,
            Leaving::ForNow => words::LEAVE_FOR_NOW,
        },
        yes: words::LEAVE,
        no: words::STAY,
        loses: !matches!(leaving, Leaving::ForNow),
    }
}

/// The question whether to give up a seat that would wait.
pub(crate) fn give_up_question() -> ConfirmAsk {
    ConfirmAsk {
        id: GIVE_UP,
        ..leave_question(Leaving::ForGood)
    }
}

/// What leaving the table means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaving {
    /// A computer player takes the person's seat.
    ForGood,
    /// The table is closed for everybody.
    Closes,
    /// The seat waits for the person.
    ForNow,
}

impl Leaving {
    /// What it means for this person now.
    pub(crate) fn of(room: Option<&Room>) -> Self {
        match room {
            Some(room) if room.hosted => Self::Closes,
            Some(room) if room.waits_for_days() => Self::ForNow,
            _ => Self::ForGood,
        }
    }
}

fn leave(
    mut answers: MessageReader<ConfirmAnswer>,
    mut under: ResMut<Under>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut go: MessageWriter<ConnectTo>,
) {
    for answer in answers.read().filter(|answer| answer.yes) {
        let leave = match answer.id {
            LEAVE => ConnectTo::Leave,
            GIVE_UP => ConnectTo::GiveUp,
            _ => continue,
        };
        under.0.clear();
        overlay.set(Overlay::None);
        go.write(leave);
    }
}
