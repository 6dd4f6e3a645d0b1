//! A table on its host's own machine: the host leaves, and hosts it again.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use client::runner::Client;
use client::trust::Trust;
use net::protocol::client_message::RoomRequest;
use net::protocol::code::RoomCode;
use net::protocol::lobby::{Lobby, MemberId, SeatHolder};
use net::protocol::refusal::{CloseReason, RoomRefusal};
use net::protocol::token::SeatToken;
use net::session::{Ended, Event, Goal};
use records::store::library::MatchSummary;
use rules::ai::level::Level;
use rules::ids::{SeatId, Viewer};
use server::hosted::{HostedServer, Listen, SavedTable, delete_table, saved_tables};

use crate::sim::settings;
use crate::whole_server::{done, sit};

/// The longest wait of a test.
const LONGEST: Duration = Duration::from_secs(60);

struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("tumbletop-hosted-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        Self(folder)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn start(folder: &Path) -> HostedServer {
    HostedServer::start(folder, Listen::ThisMachine, None).expect("a table")
}

fn client(hosted: &HostedServer, goal: Goal, name: &str) -> Client {
    Client::start(hosted.target(), Trust::System, goal, name.to_owned()).expect("a client")
}

fn wait<T>(client: &Client, what: &str, mut wanted: impl FnMut(Event) -> Option<T>) -> T {
    let until = Instant::now() + LONGEST;
    while Instant::now() < until {
        if let Some(found) = client.wait(Duration::from_millis(100)).and_then(&mut wanted) {
            return found;
        }
    }
    panic!("{what} did not come");
}

fn entered(client: &Client) -> (RoomCode, MemberId, SeatToken) {
    wait(client, "the room", |event| match event {
        Event::Entered { code, you, token } => Some((code, you, token)),
        _ => None,
    })
}

fn over(client: &Client) -> Ended {
    wait(client, "the end", |event| match event {
        Event::Over(why) => Some(why),
        Event::Lost(why) => panic!("no reconnection is tried after {why:?}"),
        _ => None,
    })
}

/// Waits until the lobby meets the condition.
fn lobby(client: &Client, so: impl Fn(&Lobby) -> bool) -> Lobby {
    let until = Instant::now() + LONGEST;
    while Instant::now() < until {
        if let Some(lobby) = client.state().lobby.filter(&so) {
            return lobby;
        }
        client.wait(Duration::from_millis(20));
    }
    panic!("{:?}", client.state().lobby);
}

/// A running match of a host and a guest, and the tokens with which both return.
struct Table {
    hosted: HostedServer,
    host: Client,
    guest: Client,
    code: RoomCode,
    host_back: SeatToken,
    guest_back: SeatToken,
}

impl Table {
    fn of(folder: &Path, game: &str) -> Self {
        let hosted = start(folder);
        let host = client(&hosted, Goal::Open(Box::new(settings(game, 2))), "Host");
        let (code, _, host_back) = entered(&host);
        let guest = client(&hosted, Goal::Join(code), "Guest");
        let (_, _, guest_back) = entered(&guest);
        sit(&host, 0);
        sit(&guest, 1);
        done(&host, RoomRequest::Start);
        for client in [&host, &guest] {
            lobby(client, |lobby| lobby.playing);
        }
        Self {
            hosted,
            host,
            guest,
            code,
            host_back,
            guest_back,
        }
    }
}

#[test]
fn a_host_who_leaves_closes_the_table_and_reopens_it_with_its_code_and_seats() {
    let folder = Scratch::new("again");
    let table = Table::of(&folder.0, "skip-bo");
    let (code, host_back, guest_back) = (table.code, table.host_back, table.guest_back);
    assert_eq!(saved_tables(&folder.0).len(), 1, "it is saved while it is played");
    drop(table.hosted);
    for there in [&table.host, &table.guest] {
        assert_eq!(over(there), Ended::Closed(CloseReason::HostLeft));
    }

    let kept = saved_tables(&folder.0);
    assert_eq!(kept.iter().map(|kept| kept.code).collect::<Vec<_>>(), [code]);
    let summary = MatchSummary::read(&kept[0].played).expect("a match");
    let names: Vec<&str> = summary.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Host", "Guest"], "nobody was replaced by a computer player");

    // A new table on the same machine is not the old one.
    let other = start(&folder.0);
    let opener = client(&other, Goal::Open(Box::new(settings("stack", 2))), "Host");
    let (new, ..) = entered(&opener);
    assert_ne!(new, code);
    for goal in [
        Goal::Return(code, guest_back),
        Goal::ReturnOrJoin(code, guest_back),
        Goal::Join(code),
    ] {
        let lost = client(&other, goal, "Guest");
        assert_eq!(over(&lost), Ended::Refused(RoomRefusal::NotOpen));
    }
    assert_eq!(lobby(&opener, |_| true).members.len(), 1);
    drop(other);
    assert_eq!(over(&opener), Ended::Closed(CloseReason::HostLeft));
    assert_eq!(
        saved_tables(&folder.0),
        kept,
        "a lobby leaves nothing behind, and the match is still there"
    );
    let rooms = std::fs::read_dir(folder.0.join("rooms")).expect("a folder").count();
    assert_eq!(rooms, 1);

    // The guest returns first, and the host still hosts the table.
    let again = HostedServer::reopen(&folder.0, Listen::ThisMachine, None, code).expect("the table");
    let guest = client(&again, Goal::Return(code, guest_back), "Guest");
    let (_, guest_id, _) = entered(&guest);
    let host = client(&again, Goal::ReturnOrJoin(code, host_back), "Host");
    let (_, host_id, _) = entered(&host);
    // The match continues where it was.
    wait(&host, "the match", |event| {
        matches!(event, Event::Item(Viewer::Player(SeatId(0)), _)).then_some(())
    });
    let told = lobby(&host, |lobby| lobby.members.iter().all(|member| member.here));
    assert_eq!((told.code, told.playing, told.host), (code, true, Some(host_id)));
    let holders: Vec<SeatHolder> = told.seats.iter().map(|seat| seat.holder).collect();
    assert_eq!(holders, [SeatHolder::Person(host_id), SeatHolder::Person(guest_id)]);
    assert!(told.seats.iter().all(|seat| seat.stand_in.is_none()));
    // A client without a seat there enters as a new member, over the same connection.
    let other = client(&again, Goal::ReturnOrJoin(code, SeatToken::of_random([9; 16])), "Other");
    let (_, other_id, _) = entered(&other);
    assert!(![host_id, guest_id].contains(&other_id));
}

#[test]
fn a_table_that_another_program_has_open_is_neither_opened_nor_deleted() {
    let folder = Scratch::new("in-use");
    let table = Table::of(&folder.0, "skip-bo");
    assert!(HostedServer::reopen(&folder.0, Listen::ThisMachine, None, table.code).is_err());
    let kept: Vec<SavedTable> = saved_tables(&folder.0);
    delete_table(&folder.0, &kept[0]).expect_err("it is open");
    assert_eq!(saved_tables(&folder.0), kept);
    drop(table);
    delete_table(&folder.0, &kept[0]).expect("it is closed");
    assert_eq!(saved_tables(&folder.0), []);
    assert!(HostedServer::reopen(&folder.0, Listen::ThisMachine, None, kept[0].code).is_err());
}

#[test]
fn a_client_with_a_request_under_way_learns_that_the_table_closes() {
    // Requests are sent all the time: some arrive after the room is gone.
    for _ in 0..5 {
        let folder = Scratch::new("asks");
        let hosted = start(&folder.0);
        let host = client(&hosted, Goal::Open(Box::new(settings("skip-bo", 2))), "Host");
        let (code, ..) = entered(&host);
        sit(&host, 0);
        done(&host, RoomRequest::Computer(SeatId(1), Some(Level::Easy)));
        done(&host, RoomRequest::Start);
        let guest = client(&hosted, Goal::Join(code), "Guest");
        entered(&guest);
        let asks = std::thread::spawn(move || {
            loop {
                guest.ask(RoomRequest::Ready(true));
                match guest.wait(Duration::from_millis(2)) {
                    Some(Event::Over(why)) => return why,
                    Some(Event::Lost(why)) => panic!("{why:?}"),
                    _ => {}
                }
            }
        });
        std::thread::sleep(Duration::from_millis(100));
        drop(hosted);
        assert_eq!(asks.join().expect("it ends"), Ended::Closed(CloseReason::HostLeft));
    }
}
