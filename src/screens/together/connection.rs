//! The connection to a server: it is opened when somebody wants to play together, and closed when they leave.

use std::path::PathBuf;
use std::str::FromStr;
use std::thread;
use std::time::Duration;

use bevy::platform::cell::SyncCell;
use bevy::prelude::*;

use super::asked::{AskRoom, Mute};
use super::hands::Shown;
use super::keep::Recorded;
use super::remembered::{Back, Remembered};
use super::room::{Room, Stands, Then};
use super::talk::Spoke;
use crate::host::request::DecisionId;
use crate::host::view::SeatColours;
use crate::machine::folders;
use crate::messages::texts::together as words;
use crate::messages::{self, Told};
use crate::net::client::runner::Client;
use crate::net::client::session::{Ended, Event, Goal};
use crate::net::client::target::Target;
use crate::net::client::tls::Trust;
use crate::net::hosted::{Hosted, Listen};
use crate::net::nearby::announced::Announced;
use crate::net::nearby::table::NearbyTable;
use crate::net::protocol::code::RoomCode;
use crate::net::protocol::limits::VERSION;
use crate::net::protocol::lobby::Holder;
use crate::net::protocol::refusal::{Closing, Refusal};
use crate::net::protocol::settings::Settings;
use crate::net::protocol::up::Request;
use crate::rules::ids::PlayerId;
use crate::screens::hud::tutorial::learned::WithTutorial;
use crate::screens::menus::overlays::Under;
use crate::settings::{Settings as OwnSettings, portable_folder};
use crate::table::match_setup::{CurrentMatch, EndMatch};
use crate::table::remote::{BringMatch, RemoteMatch};
use crate::window::intent::{ConfirmAsk, Notice};
use crate::window::invited::Neighbourhood;
use crate::window::state::{OpenOverlay, Overlay, Screen};
use crate::window::wake::{LOOK_AGAIN_S, Wake, Waker};

/// The question whether somebody may take something back.
pub(super) const UNDO: &str = "together.undo";
/// How long a good-bye may take.
const GOOD_BYE: Duration = Duration::from_secs(2);

/// The client, and the server where it runs in this program.
#[derive(Resource)]
pub(super) struct Connection {
    client: SyncCell<Client>,
    hosted: Option<Hosted>,
    /// How the server is called, for the way back; `None` where it runs in this program.
    server: Option<String>,
}

impl Connection {
    /// The addresses under which others in this network reach the table.
    pub fn hosted(&self) -> Option<&Hosted> {
        self.hosted.as_ref()
    }
}

/// Where somebody wants to go.
#[derive(Message, Clone, Debug)]
pub(crate) enum Go {
    /// To a table of their own: on the server of this address, or else in this program.
    Open(Option<String>, Box<Settings>),
    /// To somebody's table.
    Join {
        /// The server.
        target: Target,
        /// The code of the table.
        code: RoomCode,
        /// Whether the person only looks on.
        watch: bool,
    },
    /// Back to the last table.
    Back,
    /// Away from the table.
    Leave,
}

/// Why there is no connection, where it could not even be tried.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct NotTried(pub Option<messages::Message>);

/// The question about taking back that is open.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct OpenUndo(pub Option<(PlayerId, DecisionId)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Remembered>()
        .init_resource::<NotTried>()
        .init_resource::<OpenUndo>()
        .init_resource::<Waker>()
        .add_message::<Go>()
        .add_message::<AskRoom>()
        .add_message::<Mute>()
        .add_systems(
            PreUpdate,
            (go, hear.run_if(resource_exists::<Connection>), bring, ask).chain(),
        )
        .add_systems(Update, announce.run_if(resource_exists::<Neighbourhood>));
}

/// The folder of the rooms that are hosted by this program.
fn rooms() -> Option<PathBuf> {
    let folder = portable_folder().or_else(folders::data)?;
    Some(folder.join("rooms"))
}

/// What a connection is opened with.
struct Wanted {
    hosted: Option<Hosted>,
    target: Target,
    server: Option<String>,
    goal: Goal,
}

impl Wanted {
    fn of(go: &Go, remembered: &Remembered) -> Result<Option<Self>, messages::Message> {
        let here = || {
            let folder = rooms().ok_or(words::NO_FOLDER)?;
            Hosted::start(&folder, Listen::Network).map_err(|error| words::not_hosted(error.message()))
        };
        let at = |server: &Option<String>| match server {
            Some(address) => Ok((None, read_target(address)?)),
            None => here().map(|hosted| {
                let target = hosted.target();
                (Some(hosted), target)
            }),
        };
        let ((hosted, target), server, goal) = match go {
            Go::Open(server, settings) => (at(server)?, server.clone(), Goal::Open(settings.clone())),
            Go::Join { target, code, .. } => ((None, target.clone()), Some(target.url()), Goal::Join(*code)),
            Go::Back => {
                let Some(back) = &remembered.back else { return Ok(None) };
                let code = RoomCode::from_str(&back.code).map_err(|_| words::NO_CODE)?;
                (at(&back.server)?, back.server.clone(), Goal::Return(code, back.token))
            }
            Go::Leave => return Ok(None),
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
pub(super) fn read_target(address: &str) -> Result<Target, messages::Message> {
    address.trim().parse().map_err(|_| words::NO_ADDRESS)
}

fn go(
    mut asked: MessageReader<Go>,
    time: Res<Time<Real>>,
    mut remembered: ResMut<Remembered>,
    mut not_tried: ResMut<NotTried>,
    (mut screen, mut overlay, mut under): (ResMut<NextState<Screen>>, ResMut<NextState<Overlay>>, ResMut<Under>),
    mut ends: MessageWriter<EndMatch>,
    waker: Res<Waker>,
    mut commands: Commands,
) {
    let Some(go) = asked.read().last().cloned() else { return };
    commands.queue(say_good_bye);
    if matches!(go, Go::Leave) {
        remembered.visits_as = None;
        if remembered.back.take().is_some() {
            remembered.keep();
        }
        commands.remove_resource::<Room>();
        under.0.clear();
        overlay.set(Overlay::None);
        ends.write(EndMatch);
        screen.set(Screen::Title);
        return;
    }
    let name = remembered.called().to_owned();
    let started = Wanted::of(&go, &remembered).and_then(|wanted| {
        let Some(wanted) = wanted else { return Ok(None) };
        let server = wanted.hosted.is_none().then(|| wanted.target.clone());
        let waker = waker.clone();
        let client = Client::start_and_wake(wanted.target, Trust::System, wanted.goal, name, move || waker.wake())
            .map_err(|error| words::not_started(error.to_string()))?;
        let connection = Connection {
            client: SyncCell::new(client),
            hosted: wanted.hosted,
            server: wanted.server,
        };
        Ok(Some((connection, server)))
    });
    match started {
        Ok(Some((connection, server))) => {
            not_tried.0 = None;
            let watch = matches!(go, Go::Join { watch: true, .. });
            let mut room = Room::new(connection.hosted.is_some(), server, time.elapsed());
            room.watch = watch;
            room.opened = room.hosted || matches!(go, Go::Open(..));
            commands.queue(move |world: &mut World| {
                world.insert_resource(room);
                world.insert_resource(connection);
            });
        }
        Ok(None) => {}
        Err(why) => not_tried.0 = Some(why),
    }
}

/// Leaves the room that the person is in, without making the window wait for it.
fn say_good_bye(world: &mut World) {
    let Some(connection) = world.remove_resource::<Connection>() else {
        return;
    };
    let good_bye = move || {
        let Connection { mut client, hosted, .. } = connection;
        let client = client.get();
        client.ask(Request::Leave);
        while let Some(event) = client.wait(GOOD_BYE) {
            if matches!(event, Event::Over(_) | Event::Lost(_)) {
                break;
            }
        }
        drop(hosted);
    };
    // Without a thread it is said right here.
    if let Err(error) = thread::Builder::new().name("good-bye".to_owned()).spawn(good_bye) {
        warn!("no thread for a good-bye: {error}");
    }
}

fn hear(
    time: Res<Time<Real>>,
    mut connection: ResMut<Connection>,
    mut room: ResMut<Room>,
    mut remembered: ResMut<Remembered>,
    state: (Res<State<Screen>>, Res<State<Overlay>>),
    (mut screen, mut overlay, mut open): (
        ResMut<NextState<Screen>>,
        ResMut<NextState<Overlay>>,
        MessageWriter<OpenOverlay>,
    ),
    (mut notices, mut asks, mut spoke, mut recorded, mut hands): (
        MessageWriter<Notice>,
        MessageWriter<ConfirmAsk>,
        MessageWriter<Spoke>,
        MessageWriter<Recorded>,
        MessageWriter<Shown>,
    ),
    (mut undo, mut wake): (ResMut<OpenUndo>, ResMut<Wake>),
) {
    // Times go by.
    wake.within(1.0);
    let now = time.elapsed();
    let connection = &mut *connection;
    let client = connection.client.get();
    let mut tell = |text: messages::Message, refused: bool| {
        notices.write(Notice {
            text,
            rule: None,
            refused,
        });
    };
    while let Some(event) = client.poll() {
        // What comes of it may be seen a frame later.
        wake.within(LOOK_AGAIN_S);
        match room.take(event, now) {
            Then::Nothing => {}
            Then::Entered => {
                let (Some(code), Some(token)) = (room.code, room.token) else {
                    continue;
                };
                remembered.back = Some(Back {
                    server: connection.server.clone(),
                    code: code.to_string(),
                    token,
                });
                remembered.keep();
                if !matches!(state.0.get(), Screen::Match | Screen::Results) || room.lobby.is_none() {
                    screen.set(Screen::Lobby);
                }
            }
            Then::UndoAsked(seat, _) if room.own_seats().any(|own| own == seat) => tell(words::UNDO_WAITS, false),
            Then::UndoAsked(seat, decision) => {
                // Onlookers are not asked.
                if room.own_seats().next().is_some() {
                    undo.0 = Some((seat, decision));
                    asks.write(ConfirmAsk {
                        id: UNDO,
                        text: words::undo_ask(seat),
                        yes: words::UNDO_YES,
                        no: words::UNDO_NO,
                        loses: false,
                    });
                }
            }
            Then::UndoAnswered(seat, done) => {
                if undo.0.take().is_some() && *state.1.get() == Overlay::Confirm {
                    // It was answered by somebody else, or too late.
                    overlay.set(Overlay::None);
                }
                tell(
                    if done {
                        words::undo_done(seat)
                    } else {
                        words::undo_refused(seat)
                    },
                    false,
                );
            }
            // Somebody was faster: the next chair is asked for.
            Then::Refused(Refusal::SeatTaken) if room.looks_for_a_chair() => {}
            Then::Refused(refusal) => tell(words::refused(refusal.message()), true),
            Then::Reminded(seat) => tell(words::reminded(seat), false),
            Then::Said(who, saying) => {
                spoke.write(Spoke(who, saying));
            }
            Then::Aimed(aim) => {
                hands.write(Shown(aim));
            }
            Then::Recorded(record) => {
                recorded.write(Recorded(record));
            }
            Then::Over => {
                if !keeps_way_back(&room.stands) && remembered.back.take().is_some() {
                    remembered.keep();
                }
                // Wherever the person is, they are told why, and see what they can do.
                screen.set(Screen::Title);
                open.write(OpenOverlay(Overlay::Together));
            }
        }
    }
    let lobby = client.state().lobby;
    if let Some(lobby) = lobby.filter(|lobby| room.lobby.as_ref() != Some(lobby)) {
        room.settle(lobby, now);
    }
}

/// Whether it makes sense to come back later.
fn keeps_way_back(stands: &Stands) -> bool {
    match stands {
        Stands::Over(Ended::Refused(refusal)) => !matches!(refusal, Refusal::NoRoom | Refusal::NoSeatOfYours),
        Stands::Over(Ended::Closed(closing)) => {
            !matches!(closing, Closing::Removed | Closing::Left | Closing::RoomClosed)
        }
        _ => true,
    }
}

/// Brings the match of the room to this table, and passes on what happens in it.
fn bring(
    room: Option<ResMut<Room>>,
    (remote, current): (Option<ResMut<RemoteMatch>>, Option<Res<CurrentMatch>>),
    (mut colours, mut tutorial): (ResMut<SeatColours>, ResMut<WithTutorial>),
    (mut screen, mut overlay, mut under): (ResMut<NextState<Screen>>, ResMut<NextState<Overlay>>, ResMut<Under>),
    mut brings: MessageWriter<BringMatch>,
) {
    let Some(mut room) = room else { return };
    let room = room.bypass_change_detection();
    if let Some(bring) = room.bring() {
        *colours = room.colours();
        // Nobody waits for somebody else's lessons.
        tutorial.0 = false;
        brings.write(bring);
        under.0.clear();
        overlay.set(Overlay::None);
        NextState::set_if_neq(&mut screen, Screen::Match);
        return;
    }
    if let (Some(mut remote), Some(current)) = (remote, current) {
        room.pass_on(current.mark, &mut remote);
    }
}

/// Tells the network of a table that stands in this program.
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
        // Where nobody plays here any more nothing is told.
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

/// What others near by are told of a room.
fn table(room: &Room) -> Option<NearbyTable> {
    let lobby = room.lobby.as_ref()?;
    let taken = lobby.seats.iter().filter(|seat| seat.holder != Holder::Nobody).count();
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

/// Passes on what is asked here: of the room, and of the match by the table.
fn ask(
    mut asked: MessageReader<AskRoom>,
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
    for AskRoom(request) in asked.read() {
        client.ask(request.clone());
    }
    for Mute(who, mute) in mutes.read() {
        client.mute(*who, *mute);
    }
    let Some(mut remote) = remote else { return };
    while let Some(ask) = remote.bypass_change_detection().take_asked() {
        client.ask(Request::Ask(ask));
    }
}
