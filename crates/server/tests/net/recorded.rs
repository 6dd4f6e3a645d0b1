//! A session of each game as bytes with their meaning, in `tests/golden/protocol`: for authors of clients, and so that
//! the wire format does not change by accident. `TUMBLETOP_BLESS=1` writes the files.
//!
//! How dice fall is the same for one binary, not for all: from the first throw on, a session is only read again, and
//! must have the same meaning and the same bytes.

use std::collections::{BTreeMap, VecDeque};
use std::path::PathBuf;
use std::time::Duration;

use games::catalog::NAMES;
use host::feed::{FeedItem, FeedUpdate};
use net::protocol::client_message::{ClientMessage, Newcomer, RoomRequest};
use net::protocol::code::RoomCode;
use net::protocol::limits::VERSION;
use net::protocol::lobby::MemberId;
use net::protocol::packed::DeltaBase;
use net::protocol::phrases::Phrase;
use net::protocol::server_message::ServerMessage;
use net::protocol::settings::{RoomSettings, UndoRule};
use net::protocol::wire::{decode, encode, hello};
use net::room::effect::{ConnectionId, Effect};
use net::room::room::Room;
use net::witness::Witness;
use rules::ai::level::Level;
use rules::ids::{SeatId, Viewer};
use rules::rng::{Stream, stream};

use crate::sim::random;

const OWN: SeatId = SeatId(0);
const OTHER: SeatId = SeatId(1);
const CONNECTION: ConnectionId = ConnectionId(1);
/// The number of recorded actions of the own seat.
const ACTS: u32 = 5;

/// A message, or how the connection ended.
#[derive(Clone, Debug, PartialEq)]
enum Line {
    Up(Vec<u8>),
    Down(Vec<u8>),
    Closed(u16),
}

/// The state of a client that reads the lines.
#[derive(Default)]
struct Client {
    before: BTreeMap<Viewer, DeltaBase>,
    last: Option<FeedItem>,
}

impl Client {
    /// The meaning of a line.
    fn meaning(&mut self, line: &Line) -> String {
        match line {
            Line::Up(bytes) | Line::Down(bytes) if *bytes == hello(VERSION) => format!("version {VERSION}"),
            Line::Up(bytes) => {
                let up: ClientMessage = decode(bytes).expect("a message");
                assert_eq!(encode(&up), *bytes);
                format!("{}: {:?}", up.number, up.asks)
            }
            Line::Down(bytes) => {
                let down: ServerMessage = decode(bytes).expect("a message");
                assert_eq!(encode(&down), *bytes);
                match down {
                    ServerMessage::Item(viewer, packed) => {
                        let item = self.before.entry(viewer).or_default().unpack(*packed).expect("an item");
                        let meaning = said(viewer, &item);
                        self.last = Some(item);
                        meaning
                    }
                    down => {
                        if matches!(down, ServerMessage::Began(_)) {
                            self.before.clear();
                        }
                        format!("{down:?}")
                    }
                }
            }
            Line::Closed(code) => format!("closed with code {code}"),
        }
    }

    /// The line as it is saved.
    fn kept(&mut self, line: &Line) -> String {
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let meaning = self.meaning(line);
        match line {
            Line::Up(bytes) => format!("client {} {meaning}", hex(bytes)),
            Line::Down(bytes) => format!("server {} {meaning}", hex(bytes)),
            Line::Closed(_) => format!("server - {meaning}"),
        }
    }
}

/// An item as text; of long parts only the length.
fn said(viewer: Viewer, item: &FeedItem) -> String {
    let told = match &item.told {
        FeedUpdate::Happened {
            entry,
            events,
            throw,
            begins,
        } => {
            let throw = throw.as_ref().map(|throw| (throw.0.len(), throw.1.len()));
            format!("Happened {{ entry: {entry}, events: {events:?}, throw: {throw:?} bytes, begins: {begins} }}")
        }
        told => format!("{told:?}"),
    };
    let view = &item.view;
    let legal = &view.legal[OWN.index()];
    format!(
        "Item {} of {viewer:?} at {}: {told}; due {:?}, decisions {:?}, awaited {:?}, legal {:?}",
        item.number, item.position, view.due, view.decisions, view.awaited, **legal
    )
}

/// A session that is running.
struct Session {
    room: Room,
    witness: Witness,
    now: Duration,
    client: Client,
    lines: Vec<Line>,
    kept: Vec<String>,
    /// How many lines there were before the first throw.
    sure: Option<usize>,
    number: u32,
}

impl Session {
    fn push(&mut self, line: Line) {
        // Nothing arrives after the end of a connection.
        if matches!(self.lines.last(), Some(Line::Closed(_))) {
            return;
        }
        self.kept.push(self.client.kept(&line));
        self.lines.push(line);
    }

    fn ask(&mut self, asks: RoomRequest) {
        self.number += 1;
        let number = self.number;
        self.receive(number, asks);
    }

    fn receive(&mut self, number: u32, asks: RoomRequest) {
        let up = ClientMessage { number, asks };
        self.push(Line::Up(encode(&up)));
        // The server opens the room; in the room itself, its creator joins.
        let asks = match up.asks {
            RoomRequest::Open(_, newcomer) => RoomRequest::Join(self.room.code(), newcomer),
            asks => asks,
        };
        self.room.receive(CONNECTION, ClientMessage { number, asks }, self.now);
        self.advance();
    }

    /// Continues until nothing more happens by itself.
    fn advance(&mut self) {
        let mut jobs = VecDeque::new();
        let mut answers = Vec::new();
        loop {
            let effects: Vec<Effect> = self.room.effects().collect();
            for effect in effects {
                match effect {
                    Effect::Send { message, .. } => {
                        self.push(Line::Down(encode(&message)));
                        if let ServerMessage::Draw(step) = message {
                            answers.extend(self.witness.step(step, Some(MemberId(1)), 0));
                        }
                    }
                    Effect::Close(_, why) => self.push(Line::Closed(why.code())),
                    Effect::Work(job) => jobs.push_back(*job),
                    _ => {}
                }
            }
            if let Some(asks) = answers.pop() {
                let up = ClientMessage { number: 0, asks };
                self.push(Line::Up(encode(&up)));
                self.room.receive(CONNECTION, up, self.now);
                continue;
            }
            let Some(job) = jobs.pop_front() else { break };
            if job.is_throw() {
                self.sure.get_or_insert(self.lines.len());
            }
            self.room.done(job.run(), self.now);
        }
    }

    /// Time passes, so that a computer player acts.
    fn wait(&mut self) {
        self.now += Duration::from_secs(1);
        self.room.tick(self.now);
        self.advance();
    }
}

fn settings(game: &str) -> RoomSettings {
    let options: &[(&str, &str)] = match game {
        "stack" => &[("target", "10")],
        "skip-bo" | "skip-bo-mod" => &[("stock", "5")],
        _ => &[],
    };
    RoomSettings {
        options: options
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect(),
        undo: UndoRule::Never,
        pace_ms: 0,
        ..RoomSettings::of_game(game, 2)
    }
}

/// Plays a few actions of a game; always the same, up to the first throw.
fn recorded(game: &str) -> Session {
    let code: RoomCode = "ABCDEF".parse().expect("a code");
    let settings = settings(game);
    let mut session = Session {
        room: Room::open(code, settings.clone(), random(1), Duration::ZERO).expect("a room"),
        witness: Witness::new([2; 32]),
        now: Duration::ZERO,
        client: Client::default(),
        lines: Vec::new(),
        kept: Vec::new(),
        sure: None,
        number: 0,
    };
    session.push(Line::Up(hello(VERSION)));
    session.push(Line::Down(hello(VERSION)));
    let newcomer = Newcomer { name: "Ana".into() };
    session.receive(0, RoomRequest::Open(Box::new(settings), newcomer));
    session.receive(0, RoomRequest::Ping);
    session.ask(RoomRequest::Start);
    session.ask(RoomRequest::Sit {
        seat: OWN,
        name: String::new(),
        colour: 2,
        face: 1,
    });
    session.ask(RoomRequest::Computer(OTHER, Some(Level::Easy)));
    session.ask(RoomRequest::Say(Phrase::GoodLuck));
    session.ask(RoomRequest::Ready(true));
    session.ask(RoomRequest::Start);
    let mut chance = stream(1, Stream::Agents);
    let mut acts = 0;
    for _ in 0..200 {
        let view = session.client.last.as_ref().map(|item| item.view.clone());
        match view.and_then(|view| view.computer_request(OWN, Level::Greedy, &mut chance)) {
            Some(ask) => {
                session.ask(RoomRequest::Ask(ask));
                acts += 1;
                if acts == ACTS {
                    break;
                }
            }
            None => session.wait(),
        }
    }
    assert_eq!(acts, ACTS, "{game}");
    session.ask(RoomRequest::Leave);
    session
}

/// Reads a saved line.
fn line(kept: &str) -> Line {
    let mut words = kept.splitn(3, ' ');
    let (who, hex) = (words.next().expect("who"), words.next().expect("bytes"));
    if hex == "-" {
        let code = kept.rsplit(' ').next().and_then(|code| code.parse().ok());
        return Line::Closed(code.expect("a code"));
    }
    let byte = |at| u8::from_str_radix(&hex[at..at + 2], 16).expect("two digits");
    let bytes = (0..hex.len()).step_by(2).map(byte).collect();
    match who {
        "client" => Line::Up(bytes),
        _ => Line::Down(bytes),
    }
}

#[test]
fn a_recorded_session_of_each_game_has_the_same_bytes_and_meaning() {
    for game in NAMES {
        let found = recorded(game);
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("../..")
            .join("tests/golden/protocol")
            .join(format!("{}.txt", game.replace('-', "_")));
        if std::env::var_os("TUMBLETOP_BLESS").is_some() {
            std::fs::write(&path, found.kept.join("\n") + "\n").expect("the file can be written");
        }
        let there = std::fs::read_to_string(&path).expect("TUMBLETOP_BLESS=1 writes it");
        let there: Vec<&str> = there.lines().collect();
        let sure = found.sure.unwrap_or(found.kept.len());
        assert!(sure > 20, "{game}: {sure} lines before the first throw");
        for (number, (found, there)) in found.kept.iter().zip(&there).take(sure).enumerate() {
            assert_eq!(found, there, "{game}, line {}; TUMBLETOP_BLESS=1 writes it", number + 1);
        }
        if found.sure.is_none() {
            assert_eq!(found.kept.len(), there.len(), "{game} has another length");
        }
        // The recorded lines can still be read, mean the same, and are written in the same way.
        let mut client = Client::default();
        for (number, kept) in there.iter().enumerate() {
            assert_eq!(client.kept(&line(kept)), *kept, "{game}, line {}", number + 1);
        }
    }
}
