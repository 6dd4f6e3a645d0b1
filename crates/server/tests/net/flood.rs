//! Floods of every kind, at a server and at a client, read and not read: what one end holds for the other has a bound.
//! Each end is a process of its own, and what it holds is what the system says.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use client::runner::Client;
use client::trust::Trust;
use host::request::DecisionId;
use messages::Message;
use net::protocol::client_message::{ClientMessage, HandPointer, Newcomer, RoomRequest};
use net::protocol::code::RoomCode;
use net::protocol::limits::{HANDSHAKE, LONGEST_WORDS, MOST_DOWN, MOST_RECORD, MOST_UP, RECORD_PART, VERSION};
use net::protocol::lobby::{Lobby, Member, MemberId};
use net::protocol::person::{Challenge, KeyClaim, KeyProof, PersonKey, ServerPlace, Signature};
use net::protocol::phrases::Phrase;
use net::protocol::refusal::RoomRefusal;
use net::protocol::server_message::{SeatTimes, ServerMessage};
use net::protocol::settings::{BoardText, RoomSettings};
use net::protocol::token::SeatToken;
use net::protocol::wire::{decode, encode, hello};
use net::protocol::words::Words;
use net::session::{Event, Goal};
use net::target::Target;
use rules::ai::level::Level;
use rules::ids::SeatId;
use server::config::{Config, Limits};
use server::run::Server;
use tokio_tungstenite::tungstenite;

use crate::sim::{Sim, settings};
use crate::whole_server::{Raw, client, code, config, done, folder, sit, wait};

/// How long a flood goes on that nothing ends, where what comes back is read.
const LASTS: Duration = Duration::from_millis(1500);
/// The same where nothing is read. It ends before where the other end takes no more.
const LASTS_UNREAD: Duration = Duration::from_secs(5);
/// Who takes nothing for so long takes no more.
const BLOCKS: Duration = Duration::from_secs(1);
/// How much more a server may take for all floods than before them.
const SERVER_TAKES: u64 = 24 << 20;
/// How much a client may take for one: what nobody has looked at as it lies in memory, and a record.
const CLIENT_TAKES: u64 = 48 << 20;
/// Where the child that is flooded finds what it needs.
const DATA: &str = "TUMBLETOP_FLOODED_SERVER";
const SERVER: &str = "TUMBLETOP_FLOODED_CLIENT";

/// The bytes of a flood: what comes first, and what comes again and again.
struct Flood {
    name: String,
    first: Vec<u8>,
    again: Vec<u8>,
}

impl Flood {
    fn new(name: &str, first: Vec<u8>, unit: &[u8]) -> Self {
        // Long writes, so that it is the other end that has to keep up.
        let times = (64 * 1024 / unit.len().max(1)).max(1);
        Self {
            name: name.to_owned(),
            first,
            again: unit.repeat(times),
        }
    }

    /// Floods until the other end closes, or for long enough.
    fn run(&self, mut stream: TcpStream, reads: bool) {
        let until = Instant::now() + if reads { LASTS } else { LASTS_UNREAD };
        stream.set_write_timeout(Some(BLOCKS)).expect("a timeout");
        if reads {
            let mut back = stream.try_clone().expect("another end");
            back.set_read_timeout(Some(LASTS_UNREAD)).expect("a timeout");
            std::thread::spawn(move || {
                let mut bytes = [0; 64 * 1024];
                while back.read(&mut bytes).is_ok_and(|count| count > 0) {}
            });
        }
        if stream.write_all(&self.first).is_err() {
            return;
        }
        while !self.again.is_empty() && Instant::now() < until && stream.write_all(&self.again).is_ok() {}
        // What came is looked at.
        std::thread::sleep(LASTS / 4);
    }
}

/// A frame; that of a client has a mask that changes nothing.
fn frame(masked: bool, first: u8, payload: &[u8]) -> Vec<u8> {
    let mask = if masked { 0x80 } else { 0 };
    let mut bytes = vec![first];
    match payload.len() {
        length @ 0..=125 => bytes.push(mask | length as u8),
        length @ 126..=0xffff => {
            bytes.push(mask | 126);
            bytes.extend((length as u16).to_be_bytes());
        }
        length => {
            bytes.push(mask | 127);
            bytes.extend((length as u64).to_be_bytes());
        }
    }
    bytes.extend(if masked { &[0; 4][..] } else { &[] });
    bytes.extend(payload);
    bytes
}

/// Every kind of frame, whole and not.
fn frames(masked: bool, most: usize) -> Vec<Flood> {
    let frame = |first, payload: &[u8]| frame(masked, first, payload);
    let half = frame(0x82, &vec![0; most]);
    vec![
        Flood::new("pings", Vec::new(), &frame(0x89, &[1; 125])),
        Flood::new("short pings", Vec::new(), &frame(0x89, &[])),
        Flood::new("pongs", Vec::new(), &frame(0x8a, &[1; 125])),
        Flood::new("texts", Vec::new(), &frame(0x81, &[b'x'; 1000])),
        Flood::new("noise", Vec::new(), &frame(0x82, &[255; 1000])),
        Flood::new("the longest noise", Vec::new(), &frame(0x82, &vec![255; most])),
        Flood::new("too long noise", Vec::new(), &frame(0x82, &vec![255; most + 1])),
        Flood::new("fragments", frame(0x02, b"x"), &frame(0x00, &[1; 1000])),
        Flood::new("fragments of a byte", frame(0x02, b"x"), &frame(0x00, b"x")),
        Flood::new("empty fragments", frame(0x02, b""), &frame(0x00, b"")),
        Flood::new("closes", Vec::new(), &frame(0x88, &1000_u16.to_be_bytes())),
        Flood::new("half a frame", half[..most / 2].to_vec(), b""),
        Flood::new("half a header", vec![0x82], b""),
    ]
}

/// What a process holds at most since it began, in bytes.
fn most_held(child: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line.and_then(|line| line.trim().strip_suffix(" kB")).expect("a number");
    number.parse::<u64>().expect("a number") * 1024
}

/// This test program again, as one of the tests below that do nothing without the variable.
fn child(test: &str, variable: &str, value: &str) -> Child {
    Command::new(std::env::current_exe().expect("a program"))
        .args(["--exact", test, "--nocapture"])
        .env(variable, value)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts")
}

/// What the child says behind this word.
fn says(child: &mut Child, word: &str) -> String {
    let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
    let said = lines.find_map(|line| Some(line.ok()?.split_once(word)?.1.trim().to_owned()));
    std::thread::spawn(move || lines.for_each(drop));
    said.expect("it says so")
}

#[test]
fn the_server_that_is_flooded() {
    let Some(data) = std::env::var_os(DATA) else { return };
    let limits = Limits {
        connections_an_address: 1000,
        rooms_an_address: 1000,
        ..Limits::default()
    };
    let server = Server::start(Config {
        limits,
        ..config(Path::new(&data))
    })
    .expect("a server");
    let metrics = server.metrics_address().expect("an address");
    println!("listens {} {metrics}", server.address());
    server.wait_for_signal();
}

/// A newcomer's request to open a room.
fn open() -> RoomRequest {
    let newcomer = Newcomer { name: "Ana".into() };
    RoomRequest::Open(Box::new(RoomSettings::of_game("skip-bo", 2)), newcomer)
}

/// One of each kind of request.
fn requests() -> Vec<RoomRequest> {
    let newcomer = Newcomer { name: "x".repeat(8000) };
    let code = RoomCode::of_random([9; 16]);
    let token = SeatToken::of_random([7; 16]);
    let seat = SeatId(0);
    let mut long = RoomSettings::of_game("skip-bo", 2);
    long.options = vec![("a".into(), "b".into()); 128];
    let aim = HandPointer {
        seat,
        at: (1, 2),
        near: None,
        throws: None,
        lifted: None,
    };
    let ask = host::request::SeatRequest::Throw(host::request::ManualThrow {
        seat,
        decision: DecisionId(1),
        gesture: None,
    });
    let sit = RoomRequest::Sit {
        seat,
        name: "y".repeat(10_000),
        colour: 0,
        face: 0,
    };
    let all = vec![
        open(),
        RoomRequest::Join(code, newcomer),
        RoomRequest::Return {
            code,
            token,
            told: Vec::new(),
        },
        RoomRequest::Configure(Box::new(long)),
        sit,
        RoomRequest::Stand(seat),
        RoomRequest::Computer(seat, Some(Level::Easy)),
        RoomRequest::Ready(true),
        RoomRequest::Remove(MemberId(9)),
        RoomRequest::HandOver(MemberId(9)),
        RoomRequest::Lock(true),
        RoomRequest::Start,
        RoomRequest::Ask(ask),
        RoomRequest::AgreeUndo(seat, DecisionId(1), true),
        RoomRequest::Pause(true),
        RoomRequest::Replace(seat),
        RoomRequest::Aim(aim),
        RoomRequest::Say(Phrase::ALL[0]),
        RoomRequest::Record(0),
        RoomRequest::Leave,
        RoomRequest::Ping,
    ];
    let numbers: Vec<u8> = all.iter().map(|asks| encode(asks)[0]).collect();
    assert_eq!(numbers, (0..21).collect::<Vec<u8>>(), "one of each kind");
    all
}

#[test]
fn no_flood_of_any_kind_makes_a_server_hold_more() {
    let data = folder("flooded");
    let mut server = child("flood::the_server_that_is_flooded", DATA, &data.display().to_string());
    let listens = says(&mut server, "listens ");
    let (address, metrics) = listens.split_once(' ').expect("two addresses");
    let address: SocketAddr = address.parse().expect("an address");
    let metrics: SocketAddr = metrics.parse().expect("an address");
    let key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let upgrade = format!("GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{key}");
    let hello = frame(true, 0x82, &hello(VERSION));
    let greeted = [upgrade.clone().into_bytes(), b"\r\n".to_vec()].concat();
    let entering = ClientMessage {
        number: 0,
        asks: open(),
    };
    let entered = frame(true, 0x82, &encode(&entering));
    // Before the handshake, before anybody is in a room, and in a room.
    let mut floods = vec![
        Flood::new("half a handshake", upgrade.clone().into_bytes(), b""),
        Flood::new(
            "long headers",
            upgrade.clone().into_bytes(),
            b"X-Long: 0123456789012345678901234567890123456789\r\n",
        ),
        Flood::new("a header without an end", upgrade.into_bytes(), b"x"),
        Flood::new("noise for a handshake", Vec::new(), b"\0\xff"),
    ];
    let mut inside = frames(true, MOST_UP);
    for asks in requests() {
        let name = format!("{asks:?}");
        let name = name
            .split(|letter: char| !letter.is_ascii_alphanumeric())
            .next()
            .expect("a name")
            .to_owned();
        let up = encode(&ClientMessage { number: 1, asks });
        inside.push(Flood::new(&name, Vec::new(), &frame(true, 0x82, &up)));
    }
    for within in inside {
        for (place, enters) in [("outside", &[][..]), ("in a room", &entered)] {
            // The handshake is a write of its own: nothing may lie behind it.
            floods.push(Flood {
                name: format!("{} {place}", within.name),
                first: [&hello[..], enters, &within.first].concat(),
                again: within.again.clone(),
            });
        }
    }
    let before = most_held(&server);
    let mut longest = before;
    for some in floods.chunks(6) {
        std::thread::scope(|scope| {
            for flood in some {
                for reads in [true, false] {
                    let greeted = &greeted;
                    scope.spawn(move || {
                        let mut stream = TcpStream::connect(address).expect("it listens");
                        if flood.name.contains(" outside") || flood.name.contains(" in a room") {
                            stream.write_all(greeted).expect("asked");
                            stream.read_exact(&mut [0; 129]).expect("answered");
                        }
                        flood.run(stream, reads);
                    });
                }
            }
        });
        let names: Vec<&str> = some.iter().map(|flood| &*flood.name).collect();
        let held = most_held(&server);
        // It may hold less than after the flood before.
        println!("{:>7} KiB more: {names:?}", held.saturating_sub(longest) / 1024);
        longest = held;
        assert!(held < before + SERVER_TAKES, "{} MiB after {names:?}", held >> 20);
    }
    // More questions for its figures than are answered at once, halves of them, and long ones.
    let halves: Vec<TcpStream> = (0..200)
        .map(|_| {
            let mut stream = TcpStream::connect(metrics).expect("it listens");
            let _ = stream.write_all(b"GET /metrics HTTP/1.1\r\nX: ");
            stream
        })
        .collect();
    for mut stream in halves {
        let _ = stream.write_all(&[b'x'; 64 * 1024]);
    }
    let until = Instant::now() + Duration::from_secs(20);
    let is_well = || {
        let mut answer = String::new();
        let mut stream = TcpStream::connect(metrics).expect("it listens");
        let asked = stream.write_all(b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n");
        asked.is_ok() && stream.read_to_string(&mut answer).is_ok() && answer.starts_with("HTTP/1.1 200")
    };
    while !is_well() {
        assert!(Instant::now() < until, "its health is told again");
        std::thread::sleep(Duration::from_millis(100));
    }
    // It still lets in whoever comes, and answers.
    let host = client(address, Goal::Open(Box::new(settings("skip-bo", 2))), "Host");
    code(&host);
    sit(&host, 0);
    let held = most_held(&server);
    println!("{} MiB before, {} MiB at most", before >> 20, held >> 20);
    assert!(held < before + SERVER_TAKES, "{} MiB", held >> 20);
    let _ = server.kill();
    let _ = server.wait();
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn the_client_that_is_flooded() {
    let Some(server) = std::env::var_os(SERVER) else { return };
    let server = server.into_string().expect("text");
    let (address, polls) = server.split_once(' ').expect("an address and a word");
    let target: Target = address.parse().expect("an address");
    let goal = Goal::Join(RoomCode::of_random([1; 16]));
    let client = Client::start(target, Trust::System, goal, "Ana".into()).expect("a client");
    println!("runs");
    client.ask(RoomRequest::Record(0));
    loop {
        if polls == "polls" {
            client.wait(Duration::from_millis(20));
        } else {
            // What is asked and never answered, and hands that nobody takes.
            std::thread::sleep(Duration::from_millis(1));
            client.ask(RoomRequest::Ready(true));
        }
    }
}

/// The longest claim of a key.
fn longest_claim() -> KeyClaim {
    let name = "x".repeat(253).parse().expect("a name");
    KeyClaim {
        proof: KeyProof {
            key: PersonKey::new([1; 32]),
            place: ServerPlace::Name(name),
            signature: Signature([[1; 32]; 2]),
        },
        challenge: Challenge([1; 32]),
    }
}

/// Each message of a server, as it comes in a match that is played.
fn messages() -> Vec<(&'static str, Vec<Vec<u8>>)> {
    let mut sim = Sim::new(settings("stack", 2), 2, 3);
    sim.listens = true;
    sim.start();
    let heard: Vec<ServerMessage> = sim.ends[0]
        .heard
        .iter()
        .filter_map(|bytes| decode(bytes).ok())
        .collect();
    let item = heard
        .iter()
        .find(|down| matches!(down, ServerMessage::Item(..)))
        .expect("an item");
    let lobby = heard
        .iter()
        .find(|down| matches!(down, ServerMessage::Lobby(_)))
        .expect("a lobby");
    let ServerMessage::Lobby(room) = lobby else {
        unreachable!()
    };
    let longest = Member {
        claims: Some(Box::new(longest_claim())),
        ..room.members[0].clone()
    };
    let many = Lobby {
        members: vec![longest; 32],
        ..(**room).clone()
    };
    let entered = || ServerMessage::Entered {
        code: RoomCode::of_random([1; 16]),
        you: MemberId(1),
        token: SeatToken::of_random([1; 16]),
        heard: 0,
    };
    let aim = HandPointer {
        seat: SeatId(0),
        at: (1, 2),
        near: None,
        throws: None,
        lifted: None,
    };
    let part = |of| ServerMessage::Record {
        from: 0,
        of,
        bytes: vec![0; RECORD_PART],
    };
    let long = RoomRefusal::Setup(Message::verbatim("x".repeat(60_000)));
    let refused = |number| ServerMessage::Answer(number, Err(long.clone()));
    let seat = SeatId(0);
    let all: Vec<(&str, Vec<ServerMessage>)> = vec![
        ("answers", (1..200).map(refused).collect()),
        (
            "answers to come later",
            vec![ServerMessage::Answer(1, Err(RoomRefusal::TooFast))],
        ),
        ("entered", vec![entered()]),
        (
            "words",
            vec![ServerMessage::Wrote(
                MemberId(1),
                Words::new(&"x".repeat(LONGEST_WORDS)),
            )],
        ),
        ("lobbies", vec![ServerMessage::Lobby(Box::new(many))]),
        ("beginnings", vec![ServerMessage::Began(1), ServerMessage::Began(2)]),
        // Each is the first of its match, so that it can be unpacked.
        (
            "items",
            vec![
                ServerMessage::Began(1),
                item.clone(),
                ServerMessage::Began(2),
                item.clone(),
            ],
        ),
        ("questions", vec![ServerMessage::UndoAsked(seat, DecisionId(1))]),
        ("answers to questions", vec![ServerMessage::UndoAnswered(seat, true)]),
        ("clocks", vec![ServerMessage::Clock(Box::<SeatTimes>::default())]),
        ("reminders", vec![ServerMessage::Reminded(seat)]),
        ("hands", vec![ServerMessage::Aimed(aim)]),
        ("sayings", vec![ServerMessage::Said(MemberId(2), Phrase::ALL[0])]),
        ("records", vec![part(MOST_RECORD as u32)]),
        ("records without an end", vec![part(u32::MAX)]),
        ("pongs of ours", vec![ServerMessage::Pong]),
        (
            "waits for the disk",
            vec![ServerMessage::DiskWaits(true), ServerMessage::DiskWaits(false)],
        ),
    ];
    let kinds: std::collections::BTreeSet<u8> = all
        .iter()
        .flat_map(|(_, all)| all)
        .map(|down| encode(down)[0])
        .collect();
    assert_eq!(kinds, (0..14).chain([17]).collect(), "one of each kind");
    all.into_iter()
        .map(|(name, all)| (name, all.iter().map(encode).collect()))
        .collect()
}

#[test]
fn no_flood_of_any_kind_makes_a_client_hold_more() {
    let entered = ServerMessage::Entered {
        code: RoomCode::of_random([1; 16]),
        you: MemberId(1),
        token: SeatToken::of_random([1; 16]),
        heard: 0,
    };
    let hello = frame(false, 0x82, &hello(VERSION));
    let enters = [hello, frame(false, 0x82, &encode(&entered))].concat();
    let mut floods = frames(false, MOST_DOWN);
    for (name, messages) in messages() {
        let unit: Vec<u8> = messages.iter().flat_map(|bytes| frame(false, 0x82, bytes)).collect();
        floods.push(Flood::new(name, Vec::new(), &unit));
    }
    floods
        .iter_mut()
        .for_each(|flood| flood.first.splice(0..0, enters.clone()).for_each(drop));
    let answer = b"HTTP/1.1 101 Switching Protocols\r\n";
    let outside = [
        Flood::new("half a handshake", answer.to_vec(), b""),
        Flood::new(
            "long headers",
            answer.to_vec(),
            b"X-Long: 0123456789012345678901234567890123456789\r\n",
        ),
        Flood::new("noise for a handshake", Vec::new(), b"\0\xff"),
    ];
    let all: Vec<(&Flood, bool)> = floods
        .iter()
        .map(|flood| (flood, true))
        .chain(outside.iter().map(|flood| (flood, false)))
        .collect();
    for some in all.chunks(3) {
        std::thread::scope(|scope| {
            for (flood, greets) in some {
                for polls in ["polls", "sleeps"] {
                    scope.spawn(move || flood_a_client(flood, *greets, polls));
                }
            }
        });
    }
}

/// Floods a client that polls what came, or does not. The server reads what it asks only where the client polls.
fn flood_a_client(flood: &Flood, greets: bool, polls: &str) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let mut flooded = child(
        "flood::the_client_that_is_flooded",
        SERVER,
        &format!("{address} {polls}"),
    );
    says(&mut flooded, "runs");
    let before = most_held(&flooded);
    let (mut stream, _) = listener.accept().expect("it connects");
    if greets {
        let socket = tungstenite::accept(stream).expect("a handshake");
        stream = socket.get_ref().try_clone().expect("another end");
    }
    flood.run(stream, polls == "polls");
    let held = most_held(&flooded);
    let _ = flooded.kill();
    let _ = flooded.wait();
    println!("{:>7} KiB more: {} {polls}", (held - before) / 1024, flood.name);
    assert!(
        held < before + CLIENT_TAKES,
        "{} MiB for {} {polls}",
        (held - before) >> 20,
        flood.name
    );
}

#[test]
fn a_client_is_given_up_at_once_while_a_server_does_not_answer() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    for scheme in ["ws", "wss"] {
        let target: Target = format!("{scheme}://localhost:{}", address.port())
            .parse()
            .expect("an address");
        let goal = Goal::Join(RoomCode::of_random([1; 16]));
        let waits = Client::start(target, Trust::System, goal, "Ana".into()).expect("a client");
        let (_stands, _) = listener.accept().expect("it connects");
        let gives_up = Instant::now();
        drop(waits);
        assert!(gives_up.elapsed() < HANDSHAKE / 2, "{scheme}: {:?}", gives_up.elapsed());
    }
}

/// Somebody in a room with somebody else, who from now on neither reads nor writes.
fn host_sees(server: &Server, closed: impl FnOnce(Raw)) {
    // A long board, so that each lobby is long, and what waits is soon more than the system takes.
    let board = include_str!("../../../../assets/boards/skip_bo.toml");
    let board = BoardText {
        name: "ours".into(),
        text: format!("{board}#{}", "x".repeat(8000 - board.len())),
    };
    let table = RoomSettings {
        board: Some(board),
        ..settings("skip-bo", 2)
    };
    let host = client(server.address(), Goal::Open(Box::new(table)), "Host");
    let room = code(&host);
    sit(&host, 0);
    let mut raw = Raw::greeted(server.address());
    let join = RoomRequest::Join(room, Newcomer { name: "Bo".into() });
    raw.send(encode(&ClientMessage { number: 0, asks: join }));
    let two = |host: &Client, here: bool| {
        let state = host.state().lobby;
        state.is_some_and(|lobby| lobby.members.len() == 2 && lobby.members[1].here == here)
    };
    wait(&host, "somebody", |_| two(&host, true).then_some(()));
    closed(raw);
    // The host goes on, and the room is told again and again.
    let until = Instant::now() + Duration::from_secs(60);
    let mut ready = false;
    while !two(&host, false) {
        assert!(Instant::now() < until, "still here");
        ready = !ready;
        done(&host, RoomRequest::Ready(ready));
        while host.poll().is_some_and(|event| event != Event::Lobby) {}
    }
}

#[test]
fn who_takes_nothing_and_says_nothing_is_away_after_so_long() {
    let data = folder("window");
    let mut config = config(&data);
    config.limits.idle = Duration::from_secs(2);
    let server = Server::start(config).expect("a server");
    // The window of the connection is closed: nothing at the other end reads or writes, and it stands.
    let mut keep = Vec::new();
    host_sees(&server, |raw| keep.push(raw));
    // The system at the other end takes nothing, but pings still come.
    host_sees(&server, |raw| {
        let mut stream = raw.0.get_ref().try_clone().expect("another end");
        keep.push(raw);
        std::thread::spawn(move || {
            while stream.write_all(&frame(true, 0x89, b"x")).is_ok() {
                std::thread::sleep(Duration::from_millis(300));
            }
        });
    });
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}
