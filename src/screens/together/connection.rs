//! The connection to a server: opened when a person wants to play together, closed when they leave.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::thread;
use std::time::Duration;

use bevy::platform::cell::SyncCell;
use bevy::prelude::*;

use super::fair::Judgement;
use super::hands::Shown;
use super::muting::{HeardHere, Mute};
use super::rejoin::RejoinEntry;
use super::remembered::Remembered;
use super::room::{ConnectionStatus, Room, RoomReaction, SendRoomRequest};
use super::save_record::RecordReceived;
use super::talk::{Spoke, Spoken};
use super::trusted::TrustedServers;
use super::undo_question;
use crate::screens::hosted::{HostFolder, HostedServer};
use crate::screens::hud::tutorial::learned::WithTutorial;
use crate::screens::known_people::KnownPeople;
use crate::screens::matches::HostAgain;
use crate::screens::menus::overlays::Under;
use client::nearby::announced::Announced;
use client::nearby::table::NearbyTable;
use client::people::here::note_played;
use client::runner::Client;
use host::view::SeatColours;
use messages::texts::{absences, together as words};
use messages::{self, ToMessage};
use net::destination::Destination;
use net::protocol::client_message::RoomRequest;
use net::protocol::code::RoomCode;
use net::protocol::limits::VERSION;
use net::protocol::lobby::{MemberId, SeatHolder};
use net::protocol::refusal::{CloseReason, RoomRefusal};
use net::protocol::settings::RoomSettings;
use net::protocol::token::SeatToken;
use net::session::{Ended, Goal};
use net::standing::Standing;
use net::table_address::TableKey;
use system::clock;
use window_kit::settings::Settings as OwnSettings;
use window_kit::table::current_match::{CurrentMatch, EndMatch};
use window_kit::table::remote::{AttachRemote, RemoteMatch};
use window_kit::window::intent::Notice;
use window_kit::window::invited::LocalDiscovery;
use window_kit::window::next_frame::{LOOK_AGAIN_S, NextFrame, WindowWaker};
use window_kit::window::state::{OpenOverlay, Overlay, Screen};

/// How long leaving a table may take.
const GOOD_BYE: Duration = Duration::from_secs(2);

/// The client, and the server if it runs in this program.
#[derive(Resource)]
pub(super) struct Connection {
    // Dropped before the client: otherwise the saved table would record that its host left.
    hosted: Option<HostedServer>,
    client: SyncCell<Client>,
    /// The address of the server, for the way back; `None` if it runs in this program.
    server: Option<String>,
    /// The person's name there.
    called: String,
    /// The token with which the person returned, or the one that was saved last.
    came_by: Option<SeatToken>,
    /// The key by which other homes know the server that runs in this program, as the client knows it.
    own: Option<TableKey>,
}

impl Connection {
    /// The server that runs in this program, if any.
    pub fn hosted(&self) -> Option<&HostedServer> {
        self.hosted.as_ref()
    }

    /// By which key other homes know the server that runs in this program.
    pub fn is_own(&mut self, own: Option<TableKey>) {
        if own != self.own {
            self.client.get().is_own(own);
            self.own = own;
        }
    }
}

/// A request to go to a table or to leave one.
#[derive(Message, Clone, Debug)]
pub(crate) enum ConnectTo {
    /// Opens a new table: on the server of this address, or else in this program.
    Open(Option<String>, Box<RoomSettings>),
    /// Joins a table.
    Join {
        /// The server, or the table in another home.
        target: Destination,
        /// The code of the table.
        code: RoomCode,
        /// Whether the person is only a spectator.
        watch: bool,
    },
    /// Returns to a table.
    Back(Box<RejoinEntry>),
    /// Hosts a table again that this program hosted before.
    Again(RoomCode),
    /// Leaves the table, for now where the person's seat waits for them.
    Leave,
    /// Leaves the table and gives up the seat.
    GiveUp,
}

/// Why a connection could not even be tried.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct ConnectFailure(pub Option<messages::Message>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Remembered>()
        .init_resource::<ConnectFailure>()
        .init_resource::<KnownPeople>()
        .init_resource::<WindowWaker>()
        .add_message::<ConnectTo>()
        .add_message::<SendRoomRequest>()
        .add_message::<Mute>()
        .add_message::<HostAgain>()
        .init_resource::<Leaving>()
        .add_systems(
            PreUpdate,
            (
                host_again,
                go,
                hear.run_if(resource_exists::<Connection>),
                tell_whom_one_knows.run_if(resource_exists::<Connection>),
                attach,
                undo_question::ask,
                ask,
            )
                .chain(),
        )
        .add_systems(Update, announce.run_if(resource_exists::<LocalDiscovery>));
}

/// The thread that leaves the last table. While it runs, the table's files and its port are in use.
#[derive(Resource, Default)]
struct Leaving(Option<thread::JoinHandle<()>>);

impl Leaving {
    fn wait(&mut self) {
        if let Some(thread) = self.0.take() {
            // A panic of that thread was already reported.
            let _ = thread.join();
        }
    }
}

impl Drop for Leaving {
    fn drop(&mut self) {
        self.wait();
    }
}

/// Hosts a saved table of this program again, and opens the page that shows how that goes.
fn host_again(
    mut asked: MessageReader<HostAgain>,
    mut go: MessageWriter<ConnectTo>,
    mut open: MessageWriter<OpenOverlay>,
) {
    if let Some(HostAgain(code)) = asked.read().last() {
        go.write(ConnectTo::Again(*code));
        open.write(OpenOverlay(Overlay::Together));
    }
}

/// What a connection is opened with.
struct ConnectionRequest {
    hosted: Option<HostedServer>,
    target: Destination,
    server: Option<String>,
    goal: Goal,
}

impl ConnectionRequest {
    fn of(
        go: &ConnectTo,
        remembered: &Remembered,
        folder: Option<&HostFolder>,
        leaving: &mut Leaving,
    ) -> Result<Option<Self>, messages::Message> {
        type There = Result<(Option<HostedServer>, Destination), messages::Message>;
        let mut here = |again: Option<RoomCode>| -> There {
            leaving.wait();
            let HostFolder { folder, listen, page } = folder.ok_or(words::NO_FOLDER)?;
            let page = page.as_deref();
            let hosted = match again {
                Some(code) => HostedServer::reopen(folder, *listen, page, code),
                None => HostedServer::start(folder, *listen, page),
            };
            let hosted = hosted.map_err(|error| words::not_hosted(error.message()))?;
            let target = hosted.target().into();
            Ok((Some(hosted), target))
        };
        let mut at = |server: &Option<String>, again: Option<RoomCode>| -> There {
            match server {
                Some(address) => Ok((None, read_target(address)?)),
                None => here(again),
            }
        };
        let ((hosted, target), server, goal) = match go {
            ConnectTo::Open(server, settings) => (at(server, None)?, server.clone(), Goal::Open(settings.clone())),
            ConnectTo::Join { target, code, watch } => {
                // A person with a seat there returns to it, unless they ask to be a spectator.
                let way = remembered.ways_back.to_seat(target, *code, remembered.called());
                let goal = match way.filter(|_| !watch) {
                    Some(back) => Goal::ReturnOrJoin(*code, back.token),
                    // A server may know that the table is in a home.
                    None => match remembered.ways_back.to_homes(*code, remembered.called()) {
                        seats if *watch || seats.is_empty() => Goal::Join(*code),
                        seats => Goal::JoinOrReturn(*code, seats),
                    },
                };
                ((None, target.clone()), Some(target.url()), goal)
            }
            ConnectTo::Back(back) => {
                let code = RoomCode::from_str(&back.code).map_err(|_| words::NO_CODE)?;
                let there = at(&back.server, Some(code))?;
                (there, back.server.clone(), Goal::Return(code, back.token))
            }
            ConnectTo::Again(code) => {
                let goal = match remembered.ways_back.to_own(*code) {
                    Some(back) => Goal::ReturnOrJoin(*code, back.token),
                    None => Goal::Join(*code),
                };
                (at(&None, Some(*code))?, None, goal)
            }
            ConnectTo::Leave | ConnectTo::GiveUp => return Ok(None),
        };
        Ok(Some(Self {
            hosted,
            target,
            server,
            goal,
        }))
    }
}

/// Reads the address of a server.
pub(super) fn read_target(address: &str) -> Result<Destination, messages::Message> {
    address.trim().parse().map_err(|_| words::NO_ADDRESS)
}

fn go(
    mut asked: MessageReader<ConnectTo>,
    time: Res<Time<Real>>,
    (mut remembered, trusted, mut room): (ResMut<Remembered>, Res<TrustedServers>, Option<ResMut<Room>>),
    mut known: ResMut<KnownPeople>,
    (folder, mut leaving): (Option<Res<HostFolder>>, ResMut<Leaving>),
    mut not_tried: ResMut<ConnectFailure>,
    (mut screen, mut overlay, mut under): (ResMut<NextState<Screen>>, ResMut<NextState<Overlay>>, ResMut<Under>),
    (mut ends, mut notices): (MessageWriter<EndMatch>, MessageWriter<Notice>),
    waker: Res<WindowWaker>,
    mut commands: Commands,
) {
    let Some(go) = asked.read().last().cloned() else { return };
    if let (ConnectTo::GiveUp, Some(room)) = (&go, &mut room) {
        room.gives_up = true;
    }
    commands.queue(say_good_bye);
    if matches!(go, ConnectTo::Leave | ConnectTo::GiveUp) {
        remembered.visits_as = None;
        let left = room.filter(|room| gives_up_seats(room));
        if let Some(token) = left.and_then(|room| room.token)
            && remembered.ways_back.forget(token)
        {
            remembered.save();
        }
        commands.remove_resource::<Room>();
        under.0.clear();
        overlay.set(Overlay::None);
        ends.write(EndMatch);
        screen.set(Screen::Title);
        return;
    }
    if let ConnectTo::Back(back) = &go
        && remembered.called() != back.called
        && !back.called.is_empty()
    {
        remembered.visits_as = Some(back.called.clone());
    }
    for text in known.read() {
        notices.write(Notice {
            text,
            rule: None,
            refused: true,
        });
    }
    let name = remembered.called().to_owned();
    let wanted = ConnectionRequest::of(&go, &remembered, folder.as_deref(), &mut leaving);
    let started = wanted.and_then(|wanted| {
        let Some(wanted) = wanted else { return Ok(None) };
        let server = wanted.hosted.is_none().then(|| wanted.target.clone());
        let waker = waker.clone();
        let came_by = match wanted.goal {
            Goal::Return(_, token) | Goal::ReturnOrJoin(_, token) => Some(token),
            Goal::Open(_) | Goal::Join(_) | Goal::JoinOrReturn(..) | Goal::List(_) | Goal::Look(_) | Goal::Wait => None,
        };
        let called = name.clone();
        let trust = trusted.trust(&wanted.target);
        let identity = known.identity().cloned();
        let client = Client::start_as(wanted.target, trust, wanted.goal, name, identity, move || waker.wake())
            .map_err(|error| words::not_started(error.to_string()))?;
        let connection = Connection {
            client: SyncCell::new(client),
            hosted: wanted.hosted,
            server: wanted.server,
            called,
            came_by,
            own: None,
        };
        Ok(Some((connection, server)))
    });
    match started {
        Ok(Some((connection, server))) => {
            not_tried.0 = None;
            let watch = matches!(go, ConnectTo::Join { watch: true, .. });
            let mut room = Room::new(connection.hosted.is_some(), server, time.elapsed());
            room.watch = watch;
            room.opened = room.hosted || matches!(go, ConnectTo::Open(..));
            commands.queue(move |world: &mut World| {
                world.insert_resource(room);
                world.insert_resource(connection);
            });
        }
        Ok(None) => {}
        Err(why) => not_tried.0 = Some(why),
    }
}

/// Leaves the current room on another thread, so that the window does not wait for it.
fn say_good_bye(world: &mut World) {
    let Some(mut connection) = world.remove_resource::<Connection>() else {
        return;
    };
    // People keep their seats at a table on this machine; closing it tells everybody. Where no seat is given up, the
    // connection is only dropped.
    let gives_up = world.get_resource::<Room>().is_none_or(gives_up_seats);
    let leaves = gives_up && connection.hosted.is_none();
    let mut good_bye = move || {
        let Connection { client, hosted, .. } = &mut connection;
        drop(hosted.take());
        if leaves {
            client.get().leave(GOOD_BYE);
        }
    };
    // In a page nothing waits.
    if cfg!(target_family = "wasm") {
        return good_bye();
    }
    // Without a thread the connection is only dropped.
    match thread::Builder::new().name("good-bye".to_owned()).spawn(good_bye) {
        Ok(thread) => {
            let mut leaving = world.resource_mut::<Leaving>();
            leaving.wait();
            leaving.0 = Some(thread);
        }
        Err(error) => warn!("no thread for a good-bye: {error}"),
    }
}

/// Saves the way back into the room, if something about it is new.
fn remember(connection: &mut Connection, room: &Room, remembered: &mut ResMut<Remembered>) {
    let Some(mut back) = RejoinEntry::of(room, connection.server.as_deref(), &connection.called) else {
        return;
    };
    if room.lobby.is_none() {
        // The server announces the seats in a moment; until then those saved before stay.
        back.merge_known(&remembered.ways_back, connection.came_by);
    }
    let token = back.token;
    if remembered
        .bypass_change_detection()
        .ways_back
        .remember(back, connection.came_by)
    {
        remembered.set_changed();
        remembered.save();
    }
    connection.came_by = Some(token);
}

fn hear(
    time: Res<Time<Real>>,
    mut connection: ResMut<Connection>,
    mut room: ResMut<Room>,
    mut remembered: ResMut<Remembered>,
    state: Res<State<Screen>>,
    (mut screen, mut open): (ResMut<NextState<Screen>>, MessageWriter<OpenOverlay>),
    (mut notices, mut spoke, mut recorded, mut hands): (
        MessageWriter<Notice>,
        MessageWriter<Spoke>,
        MessageWriter<RecordReceived>,
        MessageWriter<Shown>,
    ),
    (mut next_frame, mut judgement): (ResMut<NextFrame>, ResMut<Judgement>),
    (mut known, mut heard): (ResMut<KnownPeople>, ResMut<HeardHere>),
    mut played: Local<Option<BTreeMap<MemberId, Standing>>>,
) {
    // Texts that count seconds change.
    next_frame.within(1.0);
    let now = time.elapsed();
    let connection = &mut *connection;
    let (client, came_by) = (connection.client.get(), &connection.came_by);
    let mut remember_now = false;
    let mut tell = |text: messages::Message, refused: bool| {
        notices.write(Notice {
            text,
            rule: None,
            refused,
        });
    };
    while let Some(event) = client.poll() {
        // The effect of an event may be visible only a frame later.
        next_frame.within(LOOK_AGAIN_S);
        match room.take(event, now) {
            RoomReaction::Nothing => {}
            RoomReaction::Entered => {
                remember_now = true;
                if !matches!(state.get(), Screen::Match | Screen::Results) || room.lobby.is_none() {
                    screen.set(Screen::Lobby);
                }
            }
            RoomReaction::UndoAsked(seat) => {
                // `undo_question` asks the others.
                if room.own_seats().any(|own| own == seat) {
                    tell(words::UNDO_WAITS, false);
                }
            }
            RoomReaction::UndoAnswered(seat, true) => tell(words::undo_done(seat), false),
            RoomReaction::UndoAnswered(seat, false) => tell(words::undo_refused(seat), false),
            // Another person was faster: the program asks for the next free seat.
            RoomReaction::Refused(RoomRefusal::SeatTaken) if room.lacks_seat() => {}
            RoomReaction::Refused(refusal) => tell(words::refused(refusal.message()), true),
            RoomReaction::Reminded(seat) => tell(words::reminded(seat), false),
            RoomReaction::Nudged(by) => tell(absences::nudged(room.name(by)), false),
            RoomReaction::HasNudged => tell(absences::REMINDED, false),
            RoomReaction::Said(who, saying) => {
                heard.0.said(clock::since_1970(), room.name(who), saying.message());
                spoke.write(Spoke(who, Spoken::Phrase(saying)));
            }
            RoomReaction::Wrote(who, written) => {
                heard.0.wrote(clock::since_1970(), room.name(who), &written);
                if *state.get() == Screen::Match {
                    spoke.write(Spoke(who, Spoken::Words(written)));
                } else {
                    tell(words::wrote(room.name(who), written.to_string()), false);
                }
            }
            RoomReaction::NotProven(why) => tell(words::not_proven(why.message()), true),
            RoomReaction::Aimed(aim) => {
                hands.write(Shown(aim));
            }
            RoomReaction::Recorded(record) => {
                recorded.write(RecordReceived(record));
            }
            RoomReaction::Judged(verdict) => {
                judgement.0 = Some(verdict);
            }
            // The way back leads there too.
            RoomReaction::Moved(to) => connection.server = Some(to),
            RoomReaction::NotDrawn(people) => {
                let names = people.iter().map(|who| messages::Message::verbatim(room.name(*who)));
                tell(words::draw_failed(names), true);
            }
            RoomReaction::Over => {
                // Whether a match was on is known from what the server announced last, maybe since the last frame.
                if let Some(lobby) = client.state().lobby {
                    room.settle(lobby, now);
                }
                let token = room.token.or(*came_by).filter(|_| !keeps_way_back(&room));
                if token.is_some_and(|token| remembered.ways_back.forget(token)) {
                    remembered.save();
                }
                remember_now = false;
                // On every screen, the person learns why, and sees what they can do.
                screen.set(Screen::Title);
                open.write(OpenOverlay(Overlay::Together));
            }
        }
    }
    let mut now_known = client.state();
    let (lobby, way) = (now_known.lobby.take(), now_known.way.take());
    if room.way != way {
        room.way = way;
    }
    if room.standings != now_known.standings {
        room.standings.clone_from(&now_known.standings);
    }
    // Whoever comes to the match later, or shows their key only then, is noted too.
    if let Some(lobby) = lobby.as_ref().filter(|lobby| lobby.playing)
        && played.as_ref() != Some(&now_known.standings)
    {
        let faults = known.change(|people| note_played(lobby, &now_known, people, clock::today()));
        if let Some(fault) = faults {
            warn!("whom one plays with is not noted: {fault:?}");
        }
        *played = Some(now_known.standings);
    }
    if let Some(lobby) = lobby.filter(|lobby| room.lobby.as_ref() != Some(lobby)) {
        room.settle(lobby, now);
        remember_now |= !matches!(room.stands, ConnectionStatus::Over(_));
    }
    if remember_now {
        remember(connection, &room, &mut remembered);
    }
}

/// Tells the client whom the person knows.
fn tell_whom_one_knows(known: Res<KnownPeople>, mut connection: ResMut<Connection>) {
    if connection.is_added() || known.is_changed() {
        let connection = connection.bypass_change_detection();
        connection.client.get().knows(known.people().circle());
    }
}

/// Whether leaving now gives up the person's seats. A person who has not arrived yet, whose connection is lost, or who
/// closes their own table during a match keeps them and returns later; so does one whose table takes its time, unless
/// they ask for it.
fn gives_up_seats(room: &Room) -> bool {
    let waits = room.waits_for_days() && !room.gives_up;
    room.lobby.is_some() && room.is_here() && !room.is_saved() && !waits
}

/// Whether it makes sense to return later.
fn keeps_way_back(room: &Room) -> bool {
    match &room.stands {
        ConnectionStatus::Over(Ended::Closed(CloseReason::HostLeft)) => room.is_playing(),
        ConnectionStatus::Over(Ended::Refused(refusal)) => {
            !matches!(refusal, RoomRefusal::NoRoom | RoomRefusal::NoSeatOfYours)
        }
        ConnectionStatus::Over(Ended::Closed(closing)) => !matches!(
            closing,
            CloseReason::Removed | CloseReason::Left | CloseReason::RoomClosed
        ),
        _ => true,
    }
}

/// Starts the match of the room at this table, and passes on what happens in it.
fn attach(
    room: Option<ResMut<Room>>,
    (remote, current): (Option<ResMut<RemoteMatch>>, Option<Res<CurrentMatch>>),
    (mut colours, mut tutorial): (ResMut<SeatColours>, ResMut<WithTutorial>),
    (mut screen, mut overlay, mut under): (ResMut<NextState<Screen>>, ResMut<NextState<Overlay>>, ResMut<Under>),
    mut brings: MessageWriter<AttachRemote>,
) {
    let Some(mut room) = room else { return };
    let room = room.bypass_change_detection();
    // A match that begins and ends between two frames is not shown: the person reads why it has ended.
    if matches!(room.stands, ConnectionStatus::Over(_)) {
        return;
    }
    if let Some(bring) = room.bring() {
        *colours = room.colours();
        // No tutorial: the other people would have to wait for it.
        tutorial.0 = false;
        brings.write(bring);
        under.0.clear();
        overlay.set(Overlay::None);
        NextState::set_if_neq(&mut screen, Screen::Match);
        return;
    }
    if let (Some(mut remote), Some(current)) = (remote, current) {
        room.forward(current.mark, &mut remote);
    }
}

/// Announces a table that is hosted in this program on the local network.
fn announce(
    room: Option<Res<Room>>,
    connection: Option<ResMut<Connection>>,
    settings: Res<OwnSettings>,
    mut announced: Local<Option<Announced>>,
    mut failed: Local<bool>,
) {
    let there = room.as_ref().zip(connection).filter(|_| settings.near_by);
    let there = there.and_then(|(room, connection)| {
        let port = connection.hosted.as_ref()?.port();
        Some((port, table(room)?))
    });
    let Some((port, table)) = there else {
        // Without such a table nothing is announced.
        *announced = None;
        *failed = false;
        return;
    };
    if *failed {
        return;
    }
    let told = match announced.as_mut() {
        Some(announced) => announced.update(&table),
        None => Announced::start(port, &table).map(|new| *announced = Some(new)),
    };
    if let Err(error) = told {
        *failed = true;
        warn!("the table is not announced: {error}");
    }
}

/// The announcement of a room on the local network.
fn table(room: &Room) -> Option<NearbyTable> {
    let lobby = room.lobby.as_ref()?;
    let taken = lobby
        .seats
        .iter()
        .filter(|seat| seat.holder != SeatHolder::Nobody)
        .count();
    Some(NearbyTable {
        code: lobby.code,
        host: room.name(lobby.host?).to_owned(),
        game: lobby.settings.game.clone(),
        seats: lobby.seats.len() as u8,
        taken: taken as u8,
        playing: lobby.playing,
        locked: lobby.locked,
        version: VERSION,
    })
}

/// Passes on the requests to the room, and those of the table about the match.
fn ask(
    mut asked: MessageReader<SendRoomRequest>,
    mut mutes: MessageReader<Mute>,
    remote: Option<ResMut<RemoteMatch>>,
    connection: Option<ResMut<Connection>>,
) {
    let Some(mut connection) = connection else {
        asked.clear();
        mutes.clear();
        return;
    };
    let client = connection.client.get();
    for SendRoomRequest(request) in asked.read() {
        client.ask(request.clone());
    }
    for Mute(who, mute) in mutes.read() {
        client.mute(*who, *mute);
    }
    let Some(mut remote) = remote else { return };
    while let Some(ask) = remote.bypass_change_detection().take_request() {
        client.ask(RoomRequest::Ask(ask));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use net::protocol::settings::TurnClock;
    use net::session::Event;
    use net::table_address::TableKey;

    const SERVER: &str = "wss://play.example.org:7448/";

    fn goal(remembered: &Remembered, code: RoomCode, watch: bool) -> Goal {
        let target = SERVER.parse().expect("an address");
        let go = ConnectTo::Join { target, code, watch };
        let wanted = ConnectionRequest::of(&go, remembered, None, &mut Leaving::default());
        wanted.expect("it can be tried").expect("a connection").goal
    }

    #[test]
    fn an_invitation_to_a_table_with_a_seat_of_ones_own_leads_back_to_the_seat() {
        let (code, other) = (RoomCode::of_random([1; 16]), RoomCode::of_random([2; 16]));
        let mut remembered = Remembered {
            name: "Ana".to_owned(),
            ..Remembered::default()
        };
        let back = RejoinEntry::for_test(Some(SERVER), code, 1);
        remembered.ways_back.remember(back.clone(), None);
        assert_eq!(goal(&remembered, code, false), Goal::ReturnOrJoin(code, back.token));
        assert_eq!(goal(&remembered, other, false), Goal::Join(other));
        assert_eq!(
            goal(&remembered, code, true),
            Goal::Join(code),
            "a request to watch has priority"
        );
        let in_home = RejoinEntry::for_test(Some(&format!("table://{}", "7f".repeat(32))), other, 2);
        remembered.ways_back.remember(in_home.clone(), None);
        let seats = vec![(TableKey::new([0x7f; 32]), in_home.token)];
        assert_eq!(goal(&remembered, other, false), Goal::JoinOrReturn(other, seats));
        assert_eq!(goal(&remembered, other, true), Goal::Join(other));
        remembered.visits_as = Some("Bo".to_owned());
        assert_eq!(goal(&remembered, other, false), Goal::Join(other));
        assert_eq!(
            goal(&remembered, code, false),
            Goal::Join(code),
            "the seat belongs to another name"
        );
    }

    #[test]
    fn seats_are_given_up_only_where_somebody_hears_it_and_the_table_is_not_kept() {
        let room = |playing: bool, hosted: bool| {
            let mut room = Room::playing(|lobby| lobby.playing = playing);
            room.hosted = hosted;
            room
        };
        assert!(gives_up_seats(&room(true, false)) && gives_up_seats(&room(false, true)));
        assert!(!gives_up_seats(&room(true, true)), "the host can return");
        let mut slow = Room::playing(|lobby| {
            lobby.playing = true;
            lobby.settings.clock = TurnClock::Days(3);
        });
        assert!(!gives_up_seats(&slow), "the table waits");
        slow.gives_up = true;
        assert!(gives_up_seats(&slow));
        let mut lost = room(true, false);
        lost.take(Event::Lost(None), Duration::ZERO);
        assert!(!gives_up_seats(&lost), "the connection is lost");
        assert!(
            !gives_up_seats(&Room::new(false, None, Duration::ZERO)),
            "the room is not entered yet"
        );
    }

    #[test]
    fn a_table_that_closed_is_come_back_to_only_where_something_goes_on_there() {
        let keeps = |playing, ended: Ended| {
            let mut room = Room::playing(|lobby| lobby.playing = playing);
            room.take(Event::Over(ended), Duration::ZERO);
            keeps_way_back(&room)
        };
        assert!(keeps(true, Ended::Closed(CloseReason::HostLeft)));
        assert!(!keeps(false, Ended::Closed(CloseReason::HostLeft)));
        for ended in [Ended::NoAnswer, Ended::Refused(RoomRefusal::NotOpen)] {
            assert!(keeps(true, ended.clone()) && keeps(false, ended));
        }
        for ended in [
            Ended::Closed(CloseReason::RoomClosed),
            Ended::Closed(CloseReason::Removed),
            Ended::Refused(RoomRefusal::NoSeatOfYours),
            Ended::Refused(RoomRefusal::NoRoom),
        ] {
            assert!(!keeps(true, ended));
        }
    }
}
