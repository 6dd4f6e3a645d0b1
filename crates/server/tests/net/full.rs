//! A server whose disk takes nothing, or that has no descriptor left, says so and goes on afterwards.

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use net::protocol::client_message::{ClientMessage, Newcomer, RoomRequest};
use net::protocol::code::RoomCode;
use net::protocol::lobby::{Lobby, SeatHolder};
use net::protocol::refusal::RoomRefusal;
use net::protocol::server_message::ServerMessage;
use net::protocol::settings::RoomSettings;
use net::protocol::wire::{decode, encode};
use rules::ids::SeatId;
use server::run::Server;

use crate::whole_server::{Raw, config, folder, http};

/// The longest that a test waits for something.
const LONGEST: Duration = Duration::from_secs(60);

fn ask(raw: &mut Raw, number: u32, asks: RoomRequest) {
    raw.send(encode(&ClientMessage { number, asks }));
}

fn message(raw: &mut Raw) -> ServerMessage {
    decode(&raw.0.read().expect("a message comes").into_data()).expect("a message")
}

/// The next answer, whatever it answers.
fn answer(raw: &mut Raw) -> (u32, Result<(), RoomRefusal>) {
    loop {
        if let ServerMessage::Answer(number, answer) = message(raw) {
            return (number, answer);
        }
    }
}

/// Whether the room waits for its disk, as it is told next.
fn disk_waits(raw: &mut Raw) -> bool {
    loop {
        match message(raw) {
            ServerMessage::DiskWaits(waits) => return waits,
            ServerMessage::Answer(..) => panic!("an answer before that"),
            _ => {}
        }
    }
}

fn open(raw: &mut Raw) -> Result<RoomCode, RoomRefusal> {
    let newcomer = Newcomer {
        name: "Host".to_owned(),
    };
    ask(
        raw,
        0,
        RoomRequest::Open(Box::new(RoomSettings::of_game("skip-bo", 2)), newcomer),
    );
    let mut code = None;
    loop {
        match message(raw) {
            ServerMessage::Entered { code: entered, .. } => code = Some(entered),
            ServerMessage::Answer(0, Ok(())) => return Ok(code.expect("who has entered knows the code")),
            ServerMessage::Answer(0, Err(why)) => return Err(why),
            _ => {}
        }
    }
}

fn join(raw: &mut Raw, code: RoomCode, name: &str) -> (u32, Result<(), RoomRefusal>) {
    ask(raw, 0, RoomRequest::Join(code, Newcomer { name: name.to_owned() }));
    answer(raw)
}

fn sit(seat: u8) -> RoomRequest {
    RoomRequest::Sit {
        seat: SeatId(seat),
        name: String::new(),
        colour: seat,
        face: 0,
    }
}

/// The room as it is told next.
fn lobby(raw: &mut Raw) -> Box<Lobby> {
    loop {
        if let ServerMessage::Lobby(lobby) = message(raw) {
            return lobby;
        }
    }
}

fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let until = Instant::now() + LONGEST;
    while !is_so() {
        assert!(Instant::now() < until, "not so: {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A disk that refuses: the folder of the rooms is away until this is dropped.
struct Refuses(PathBuf);

impl Refuses {
    fn new(data: &Path) -> Self {
        std::fs::rename(data.join("rooms"), data.join("away")).expect("it is there");
        Self(data.to_owned())
    }
}

impl Drop for Refuses {
    fn drop(&mut self) {
        let _ = std::fs::rename(self.0.join("away"), self.0.join("rooms"));
    }
}

#[test]
fn while_the_disk_refuses_all_are_answered_and_nothing_is_done_twice_or_late() {
    let data = folder("disk-refuses");
    let server = Server::start(config(&data)).expect("a server");
    let metrics = server.metrics_address().expect("figures");
    let mut host = Raw::greeted(server.address());
    let code = open(&mut host).expect("a room");
    let mut guest = Raw::greeted(server.address());
    assert_eq!(join(&mut guest, code, "Guest"), (0, Ok(())));
    assert!(http(metrics, "/health").starts_with("HTTP/1.1 200"));

    let refuses = Refuses::new(&data);
    ask(&mut host, 1, sit(0));
    let failed = &server.metrics().failed_appends;
    until("the disk refuses", || failed.load(Ordering::Relaxed) > 0);
    let health = http(metrics, "/health");
    assert!(
        health.starts_with("HTTP/1.1 503") && health.contains("\ndisk: "),
        "{health}"
    );
    assert!(disk_waits(&mut guest), "everybody in the room is told");
    ask(&mut guest, 1, RoomRequest::Ready(true));
    assert_eq!(answer(&mut guest), (1, Err(RoomRefusal::DiskFull)));
    // What is being done waits, and its asker is told so, again when it is asked twice; the next one is refused.
    assert!(disk_waits(&mut host));
    ask(&mut host, 1, sit(0));
    assert!(disk_waits(&mut host));
    ask(&mut host, 2, sit(1));
    assert_eq!(answer(&mut host), (2, Err(RoomRefusal::DiskFull)));
    let mut stranger = Raw::greeted(server.address());
    assert_eq!(open(&mut stranger), Err(RoomRefusal::DiskFull));
    assert_eq!(join(&mut stranger, code, "Stranger"), (0, Err(RoomRefusal::DiskFull)));

    drop(refuses);
    assert!(!disk_waits(&mut host));
    assert!(!disk_waits(&mut guest));
    assert_eq!(answer(&mut host), (1, Ok(())));
    until("all is well", || http(metrics, "/health").starts_with("HTTP/1.1 200"));
    ask(&mut host, 3, RoomRequest::Ready(true));
    assert_eq!(answer(&mut host), (3, Ok(())), "the first was answered once");
    assert_eq!(join(&mut stranger, code, "Stranger"), (0, Ok(())));
    // It is told anew.
    ask(&mut host, 4, RoomRequest::Ready(false));
    assert_eq!(answer(&mut host), (4, Ok(())));
    let now = lobby(&mut stranger);
    assert_eq!(now.members.len(), 3);
    assert!(!now.members[1].ready, "{now:?}");
    assert!(matches!(now.seats[0].holder, SeatHolder::Person(_)), "{now:?}");
    assert_eq!(now.seats[1].holder, SeatHolder::Nobody);
    // What was refused can be asked again, by the same number too.
    ask(&mut host, 2, sit(1));
    assert_eq!(answer(&mut host), (2, Ok(())));
    let mut other = Raw::greeted(server.address());
    open(&mut other).expect("rooms are opened again");
    let figures = http(metrics, "/metrics");
    assert!(figures.contains("\ntumbletop_rooms 2\n"), "{figures}");
    assert!(!figures.contains("\ntumbletop_failed_appends_total 0\n"), "{figures}");
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn who_is_refused_for_the_disk_on_entering_leaves_nothing_behind() {
    let data = folder("disk-enters");
    let server = Server::start(config(&data)).expect("a server");
    let mut host = Raw::greeted(server.address());
    let code = open(&mut host).expect("a room");
    let refuses = Refuses::new(&data);
    let mut guest = Raw::greeted(server.address());
    assert_eq!(join(&mut guest, code, "Guest"), (0, Err(RoomRefusal::DiskFull)));
    drop(refuses);
    let mut answered = (0, Err(RoomRefusal::DiskFull));
    until("the guest is in", || {
        answered = join(&mut guest, code, "Guest");
        answered.1 != Err(RoomRefusal::DiskFull)
    });
    assert_eq!(answered, (0, Ok(())));
    ask(&mut guest, 1, sit(0));
    let lobby = lobby(&mut guest);
    let names: Vec<&str> = lobby.members.iter().map(|member| member.name.as_str()).collect();
    assert_eq!(names, ["Host", "Guest"]);
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}

#[cfg(target_os = "linux")]
mod descriptors {
    use std::io::{BufRead, BufReader};
    use std::net::{SocketAddr, TcpStream};
    use std::process::{Child, Command, Stdio};

    use super::*;

    /// The server that has few descriptors: this test, started again as a child.
    const CHILD: &str = "TUMBLETOP_FEW_DESCRIPTORS";

    struct Killed(Child);

    impl Drop for Killed {
        fn drop(&mut self) {
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }

    #[test]
    fn the_server_that_has_few_descriptors() {
        let Some(data) = std::env::var_os(CHILD) else { return };
        let server = Server::start(config(Path::new(&data))).expect("a server");
        let metrics = server.metrics_address().expect("figures");
        println!("listens {} {metrics}", server.address());
        server.wait_for_signal();
    }

    #[test]
    fn a_server_without_descriptors_says_so_and_lets_people_in_afterwards() {
        let data = folder("descriptors");
        let program = std::env::current_exe().expect("a program");
        let child = Command::new("sh")
            .args(["-c", "ulimit -n 48 && exec \"$0\" \"$@\""])
            .arg(program)
            .args([
                "--exact",
                "full::descriptors::the_server_that_has_few_descriptors",
                "--nocapture",
            ])
            .env(CHILD, &data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut child = Killed(child.expect("it starts"));
        let mut lines = BufReader::new(child.0.stdout.take().expect("it is piped")).lines();
        let listens = lines.find_map(|line| Some(line.ok()?.split_once("listens ")?.1.to_owned()));
        std::thread::spawn(move || lines.for_each(drop));
        let addresses: Vec<SocketAddr> = listens
            .expect("it listens")
            .split_whitespace()
            .map(|address| address.parse().expect("an address"))
            .collect();
        let (server, metrics) = (addresses[0], addresses[1]);
        let silent: Vec<TcpStream> = (0..56).map(|_| TcpStream::connect(server).expect("it waits")).collect();
        until("there are no descriptors", || {
            let health = http(metrics, "/health");
            health.starts_with("HTTP/1.1 503") && health.contains("\ndescriptors: ")
        });
        drop(silent);
        until("there are some", || {
            http(metrics, "/health").starts_with("HTTP/1.1 200")
        });
        open(&mut Raw::greeted(server)).expect("a room");
        let figures = http(metrics, "/metrics");
        assert!(!figures.contains("\ntumbletop_failed_accepts_total 0\n"), "{figures}");
        drop(child);
        let _ = std::fs::remove_dir_all(&data);
    }
}
