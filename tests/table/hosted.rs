//! A table hosted in the window, in the whole program: its host leaves it and hosts it again, and a guest is informed.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use client::runner::Client;
use client::trust::Trust;
use net::protocol::client_message::RoomRequest;
use net::protocol::code::RoomCode;
use net::protocol::lobby::Lobby;
use net::protocol::refusal::CloseReason;
use net::protocol::settings::RoomSettings as Table;
use net::protocol::token::SeatToken;
use net::session::{Event, Goal};
use net::target::Target;
use rules::ids::SeatId;
use server::config::{Config, RoomsToOpen};
use server::hosted::{Listen, saved_tables};
use server::run::Server;
use tumbletop::screens::hosted::HostFolder;
use window_kit::settings::people::{Animal, People};
use window_kit::settings::{AskFirst, FOLDER_VARIABLE, Settings};
use window_kit::table::saving::MatchFolder;
use window_kit::ui::focus::FocusName;
use window_kit::window::invited::Invited;
use window_kit::window::state::{Overlay, Screen};

use crate::apart::apart;
use crate::whole_app::whole_app;

/// The longest wait.
const LONGEST: Duration = Duration::from_secs(60);
/// The time between two frames, in which the threads of the server and the clients work.
const FRAME_EVERY: Duration = Duration::from_millis(2);

/// The folder of this test, or one in it.
fn folder(name: &str) -> PathBuf {
    PathBuf::from(std::env::var_os(FOLDER_VARIABLE).expect("a folder of this test")).join(name)
}

/// The program, which hosts on this machine alone.
struct Program(App);

impl Program {
    fn new() -> Self {
        let settings = Settings {
            welcomed: true,
            near_by: false,
            ask_first: AskFirst::Always,
            ..default()
        };
        let mut app = whole_app(settings, Duration::from_millis(50));
        app.insert_resource(MatchFolder(folder("matches")))
            .insert_resource(HostFolder {
                folder: folder("rooms"),
                listen: Listen::ThisMachine,
                page: None,
            });
        Self(app)
    }

    fn has(&mut self, name: &str) -> bool {
        self.find(name).is_some()
    }

    fn find(&mut self, name: &str) -> Option<Entity> {
        let world = self.0.world_mut();
        let mut names = world.query::<(Entity, &FocusName)>();
        names.iter(world).find(|(_, is)| is.0 == name).map(|(entity, _)| entity)
    }

    fn stands(&self) -> (Screen, Overlay) {
        let world = self.0.world();
        let screen = world.resource::<State<Screen>>().get();
        (*screen, *world.resource::<State<Overlay>>().get())
    }

    /// Runs frames until the condition holds.
    fn wait(&mut self, what: &str, mut so: impl FnMut(&mut Self) -> bool) {
        let began = Instant::now();
        while !so(self) {
            assert!(began.elapsed() < LONGEST, "{what}: {:?}", self.stands());
            std::thread::sleep(FRAME_EVERY);
            self.0.update();
        }
    }

    fn press(&mut self, name: &str) {
        self.wait(name, |program| program.has(name));
        if let Some(entity) = self.find(name) {
            self.0.world_mut().trigger(Activate { entity });
        }
        self.0.update();
    }

    /// Leaves the match of a table, which closes the table.
    fn leave(&mut self) {
        for button in ["hud.pause", "pause.leave-table", "confirm.yes"] {
            self.press(button);
        }
        self.wait("the title", |host| host.stands() == (Screen::Title, Overlay::None));
    }

    /// Joins a table as Ana.
    fn join(&mut self, invitation: &str) {
        self.0.insert_resource(Invited {
            invitation: invitation.parse().expect("an invitation"),
            name: Some("Ana".to_owned()),
            watch: false,
            trust: None,
        });
    }
}

#[test]
fn a_host_who_leaves_finds_the_table_on_the_title_and_hosts_it_again() {
    apart(
        "hosted::a_host_who_leaves_finds_the_table_on_the_title_and_hosts_it_again",
        || {
            let mut host = Program::new();
            host.wait("the title", |host| host.has("title.together"));
            host.0.world_mut().resource_mut::<People>().plays("Ana", 1, Animal::Cat);
            host.press("title.together");
            host.press("together.open");
            host.wait("the lobby", |host| host.stands() == (Screen::Lobby, Overlay::None));
            host.press("lobby.fill");
            host.wait("everybody sits", |host| !host.has("lobby.fill"));
            host.press("lobby.start");
            host.wait("the match", |host| host.stands().0 == Screen::Match);
            let kept = saved_tables(&folder("rooms"));
            assert_eq!(kept.len(), 1);
            host.leave();
            assert_eq!(saved_tables(&folder("rooms")), kept, "the same table is there");

            for way in ["title.continue", "matches"] {
                if way == "matches" {
                    host.press("title.matches");
                    let stem = kept[0]
                        .played
                        .file_stem()
                        .expect("a name")
                        .to_string_lossy()
                        .into_owned();
                    assert!(
                        !host.has(&format!("matches.{stem}.watch")),
                        "nobody sees the hands of others"
                    );
                    host.press(&format!("matches.{stem}.host-again"));
                } else {
                    host.press(way);
                }
                host.wait("the match again", |host| {
                    host.stands() == (Screen::Match, Overlay::None)
                });
                host.leave();
            }
        },
    );
}

/// Waits for an event of a client.
fn wait<T>(client: &Client, mut wanted: impl FnMut(Event) -> Option<T>) -> T {
    let began = Instant::now();
    while began.elapsed() < LONGEST {
        if let Some(found) = client.wait(Duration::from_millis(50)).and_then(&mut wanted) {
            return found;
        }
    }
    panic!("the event did not come");
}

/// A table on a server of this machine, which has a port of its own: a guest comes back to the address where the table
/// was, and the usual port may be taken in between by another table on this machine.
struct Elsewhere {
    server: Server,
    rooms: PathBuf,
    port: u16,
    code: RoomCode,
    opener: Client,
    token: SeatToken,
}

impl Elsewhere {
    /// Opens the table for two. Its host sits down.
    fn new() -> Self {
        let rooms = folder("elsewhere");
        let server = Self::serves(&rooms, 0, RoomsToOpen::Nothing);
        let port = server.address().port();
        let opener = Self::client(port, Goal::Open(Box::new(Table::of_game("skip-bo", 2))));
        let (code, token) = Self::entered(&opener);
        opener.ask(RoomRequest::Sit {
            seat: SeatId(0),
            name: String::new(),
            colour: 0,
            face: 0,
        });
        Self {
            server,
            rooms,
            port,
            code,
            opener,
            token,
        }
    }

    fn serves(rooms: &Path, port: u16, take_up: RoomsToOpen) -> Server {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let config = Config::at(address, rooms.to_owned());
        Server::start(Config { take_up, ..config }).expect("a table")
    }

    fn client(port: u16, goal: Goal) -> Client {
        let target = Target {
            host: Ipv4Addr::LOCALHOST.to_string(),
            port,
            tls: false,
        };
        Client::start(target, Trust::System, goal, "Bo".to_owned()).expect("a client")
    }

    fn entered(client: &Client) -> (RoomCode, SeatToken) {
        wait(client, |event| match event {
            Event::Entered { code, token, .. } => Some((code, token)),
            _ => None,
        })
    }

    /// A guest joins the table and gets ready.
    fn invites(&self) -> Program {
        let mut guest = Program::new();
        guest.join(&format!("{}@127.0.0.1:{}", self.code, self.port));
        guest.wait("the lobby", |guest| guest.stands().0 == Screen::Lobby);
        guest.press("lobby.ready");
        self.opener.ask(RoomRequest::Ready(true));
        guest.wait("everybody is ready", |_| {
            self.lobby().members.iter().all(|member| member.ready)
        });
        guest
    }

    fn lobby(&self) -> Lobby {
        self.opener.state().lobby.expect("a lobby")
    }

    /// The host closes the table.
    fn closes(&mut self) {
        self.server.finish(CloseReason::HostLeft);
    }

    /// The host opens it again.
    fn opens_again(&mut self) {
        self.server = Self::serves(&self.rooms, self.port, RoomsToOpen::Only(self.code));
        self.opener = Self::client(self.port, Goal::Return(self.code, self.token));
        Self::entered(&self.opener);
    }
}

/// The guest sees that the table is closed, and how to return.
fn sees_the_way_back(guest: &mut Program) {
    guest.wait("the page", |guest| guest.stands() == (Screen::Title, Overlay::Together));
    guest.wait("the way back", |guest| guest.has("together.return"));
    assert!(!guest.has("together.cancel"), "no connection is tried any more");
}

#[test]
fn a_guest_sees_that_the_table_was_closed_and_returns_when_it_is_open_again() {
    apart(
        "hosted::a_guest_sees_that_the_table_was_closed_and_returns_when_it_is_open_again",
        || {
            let mut table = Elsewhere::new();
            let mut guest = table.invites();
            table.opener.ask(RoomRequest::Start);
            guest.wait("the match", |guest| guest.stands() == (Screen::Match, Overlay::None));

            table.closes();
            sees_the_way_back(&mut guest);
            table.opens_again();
            guest.press("together.return");
            guest.wait("the match again", |guest| {
                guest.stands() == (Screen::Match, Overlay::None)
            });
            let lobby = table.lobby();
            assert_eq!(lobby.members.len(), 2, "both are in the room again: {lobby:?}");
            assert!(lobby.members.iter().all(|member| member.here));
        },
    );
}

#[test]
fn a_guest_whose_program_was_busy_keeps_the_way_back_to_a_match_that_began() {
    apart(
        "hosted::a_guest_whose_program_was_busy_keeps_the_way_back_to_a_match_that_began",
        || {
            let mut table = Elsewhere::new();
            let mut guest = table.invites();
            // The guest hears all of this in one frame.
            table.opener.ask(RoomRequest::Start);
            wait(&table.opener, |event| matches!(event, Event::Item(..)).then_some(()));
            table.closes();
            wait(&table.opener, |event| matches!(event, Event::Over(_)).then_some(()));
            sees_the_way_back(&mut guest);
        },
    );
}
