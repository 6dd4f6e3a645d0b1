//! A table hosted in the window, in the whole program: its host leaves it and hosts it again, and a guest is informed.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use client::runner::Client;
use client::trust::Trust;
use net::protocol::client_message::RoomRequest;
use net::protocol::code::RoomCode;
use net::protocol::refusal::CloseReason;
use net::protocol::settings::RoomSettings as Table;
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

#[test]
fn a_guest_sees_that_the_table_was_closed_and_returns_when_it_is_open_again() {
    apart(
        "hosted::a_guest_sees_that_the_table_was_closed_and_returns_when_it_is_open_again",
        || {
            let rooms = folder("elsewhere");
            // A guest comes back to the address where the table was. The usual port of a hosted table may be taken
            // in between by another one on this machine, so this table has a port of its own.
            let open = |port: u16, take_up: RoomsToOpen| {
                let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
                let config = Config::at(address, rooms.clone());
                Server::start(Config { take_up, ..config }).expect("a table")
            };
            let mut hosted = open(0, RoomsToOpen::Nothing);
            let port = hosted.address().port();
            let start = |goal: Goal| {
                let target = Target {
                    host: Ipv4Addr::LOCALHOST.to_string(),
                    port,
                    tls: false,
                };
                Client::start(target, Trust::System, goal, "Bo".to_owned()).expect("a client")
            };
            let opener = start(Goal::Open(Box::new(Table::of_game("skip-bo", 2))));
            let entered = |client: &Client| {
                wait(client, |event| match event {
                    Event::Entered { code, token, .. } => Some((code, token)),
                    _ => None,
                })
            };
            let (code, token): (RoomCode, _) = entered(&opener);
            opener.ask(RoomRequest::Sit {
                seat: SeatId(0),
                name: String::new(),
                colour: 0,
                face: 0,
            });
            let mut guest = Program::new();
            guest.join(&format!("{code}@127.0.0.1:{port}"));
            guest.wait("the lobby", |guest| guest.stands().0 == Screen::Lobby);
            guest.press("lobby.ready");
            let all = |opener: &Client| {
                opener
                    .state()
                    .lobby
                    .expect("a lobby")
                    .members
                    .iter()
                    .all(|member| member.ready)
            };
            opener.ask(RoomRequest::Ready(true));
            guest.wait("everybody is ready", |_| all(&opener));
            opener.ask(RoomRequest::Start);
            guest.wait("the match", |guest| guest.stands() == (Screen::Match, Overlay::None));

            hosted.finish(CloseReason::HostLeft);
            guest.wait("the page", |guest| guest.stands() == (Screen::Title, Overlay::Together));
            guest.wait("the way back", |guest| guest.has("together.return"));
            assert!(!guest.has("together.cancel"), "no connection is tried any more");
            let _again = open(port, RoomsToOpen::Only(code));
            let opener = start(Goal::Return(code, token));
            entered(&opener);
            guest.press("together.return");
            guest.wait("the match again", |guest| {
                guest.stands() == (Screen::Match, Overlay::None)
            });
            let lobby = opener.state().lobby.expect("a lobby");
            assert_eq!(lobby.members.len(), 2, "both are in the room again: {lobby:?}");
            assert!(lobby.members.iter().all(|member| member.here));
        },
    );
}
