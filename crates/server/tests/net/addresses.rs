//! Limits by address: rooms, connections and codes, and the addresses that proxies report.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use net::protocol::client_message::{ClientMessage, Newcomer, RoomRequest};
use net::protocol::code::RoomCode;
use net::protocol::limits::{VERSION, WRONG_CODES_BURST};
use net::protocol::refusal::RoomRefusal;
use net::protocol::server_message::ServerMessage;
use net::protocol::settings::RoomSettings;
use net::protocol::token::SeatToken;
use net::protocol::wire::{decode, encode, hello};
use rules::ai::level::Level;
use rules::ids::SeatId;
use server::config::{Config, Limits};
use server::run::Server;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{self, Message, WebSocket};

use crate::sim::settings;

/// The longest wait of a test.
const LONGEST: Duration = Duration::from_secs(60);

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("tumbletop-addresses-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn server(data: &Path, trusted: &[&str], limits: Limits) -> Server {
    Server::start(Config {
        trusted_proxies: trusted.iter().map(|text| text.parse().expect("a network")).collect(),
        limits: Limits {
            requests_burst: 1000,
            requests_a_second: 1000,
            ..limits
        },
        ..Config::at(SocketAddr::from(([127, 0, 0, 1], 0)), data.to_owned())
    })
    .expect("a server")
}

/// A client on a raw socket.
struct Somebody(WebSocket<TcpStream>, u32);

/// The answer to a request to enter a room.
type Entered = Result<(RoomCode, SeatToken), RoomRefusal>;

impl Somebody {
    /// Connects, with these bytes first and this header in the handshake; `None` if the connection is refused.
    fn come(address: SocketAddr, before: &str, forwarded: Option<&str>) -> Option<Self> {
        let mut stream = TcpStream::connect(address).expect("it listens");
        stream.set_read_timeout(Some(LONGEST)).expect("a timeout");
        stream.write_all(before.as_bytes()).expect("sent");
        let mut request = format!("ws://{address}/").into_client_request().expect("a request");
        if let Some(forwarded) = forwarded {
            let value = HeaderValue::from_str(forwarded).expect("a header");
            request.headers_mut().insert("X-Forwarded-For", value);
        }
        let (mut socket, _) = tungstenite::client(request, stream).ok()?;
        socket.send(Message::binary(hello(VERSION))).ok()?;
        // The server answers with its own version.
        socket.read().ok()?.is_binary().then_some(Self(socket, 0))
    }

    fn directly(address: SocketAddr) -> Self {
        Self::come(address, "", None).expect("a connection")
    }

    fn send(&mut self, asks: RoomRequest) {
        let up = ClientMessage { number: self.1, asks };
        self.1 += 1;
        self.0.send(Message::binary(encode(&up))).expect("sent");
    }

    fn hear(&mut self) -> ServerMessage {
        decode(&self.0.read().expect("an answer").into_data()).expect("a message")
    }

    /// Requests to enter a room.
    fn enters(&mut self, asks: RoomRequest) -> Entered {
        self.1 = 0;
        self.send(asks);
        loop {
            match self.hear() {
                ServerMessage::Entered { code, token, .. } => return Ok((code, token)),
                ServerMessage::Answer(_, Err(why)) => return Err(why),
                _ => {}
            }
        }
    }

    fn done(&mut self, asks: RoomRequest) {
        self.send(asks);
        loop {
            if let ServerMessage::Answer(number, answer) = self.hear()
                && number + 1 == self.1
            {
                return answer.expect("it is granted");
            }
        }
    }
}

fn newcomer() -> Newcomer {
    Newcomer { name: "Ana".to_owned() }
}

fn open() -> RoomRequest {
    RoomRequest::Open(Box::new(settings("skip-bo", 2)), newcomer())
}

fn join(code: RoomCode) -> RoomRequest {
    RoomRequest::Join(code, newcomer())
}

/// A code of no room.
fn wrong(number: u32) -> RoomCode {
    let mut bytes = [0; 16];
    bytes[..4].copy_from_slice(&number.to_le_bytes());
    RoomCode::of_random(bytes)
}

/// Opens a room and leaves the connection in the middle of its match.
fn abandoned(address: SocketAddr) -> Entered {
    let mut host = Somebody::directly(address);
    let slow = RoomSettings {
        pace_ms: 10_000,
        ..settings("skip-bo", 2)
    };
    let entered = host.enters(RoomRequest::Open(Box::new(slow), newcomer()))?;
    let sit = RoomRequest::Sit {
        seat: SeatId(0),
        name: String::new(),
        colour: 0,
        face: 0,
    };
    host.done(sit);
    host.done(RoomRequest::Computer(SeatId(1), Some(Level::Easy)));
    host.done(RoomRequest::Start);
    Ok(entered)
}

/// Tries again until the server has noticed which connections are gone.
fn soon<T>(mut tries: impl FnMut() -> Result<T, RoomRefusal>) -> T {
    let until = Instant::now() + LONGEST;
    loop {
        match tries() {
            Ok(done) => return done,
            Err(why) => assert!(Instant::now() < until, "{why}"),
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn empty_rooms_do_not_count_and_the_oldest_of_too_many_are_closed() {
    let data = folder("rooms");
    let limits = Limits {
        rooms_an_address: 2,
        asleep_an_address: 3,
        ..Limits::default()
    };
    let server = server(&data, &[], limits);
    let address = server.address();
    let left: Vec<(RoomCode, SeatToken)> = (0..7).map(|_| soon(|| abandoned(address))).collect();
    let mut here = [(); 2].map(|()| {
        soon(|| {
            let mut host = Somebody::directly(address);
            host.enters(open()).map(|_| host)
        })
    });
    // While two rooms have members present, a third is refused.
    assert_eq!(
        Somebody::directly(address).enters(open()),
        Err(RoomRefusal::TooManyRooms)
    );
    let back = |(code, token): &(RoomCode, SeatToken)| {
        Somebody::directly(address).enters(RoomRequest::Return {
            code: *code,
            token: *token,
            told: Vec::new(),
        })
    };
    for kept in &left[left.len() - 3..] {
        assert!(back(kept).is_ok(), "the last ones go on");
    }
    for closed in &left[..left.len() - 4] {
        soon(|| match back(closed) {
            Err(RoomRefusal::NoRoom) => Ok(()),
            _ => Err(RoomRefusal::TooFast),
        });
    }
    here.iter_mut().for_each(|host| host.done(RoomRequest::Ready(true)));
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn only_a_trusted_proxy_reports_the_address_of_a_connection() {
    let data = folder("proxies");
    let limits = Limits {
        connections_an_address: 2,
        ..Limits::default()
    };
    let believes = server(&data.join("a"), &["192.0.2.0/24", "127.0.0.1"], limits);
    let doubts = server(&data.join("b"), &["192.0.2.0/24"], limits);
    // Three connections of one client and one of another: by the header, by the PROXY protocol, and by both.
    let ways: [(fn(u8) -> String, fn(u8) -> Option<String>); 3] = [
        (|_| String::new(), |who| Some(format!("192.0.2.77, 203.0.113.{who}"))),
        (
            |who| format!("PROXY TCP4 198.51.100.{who} 10.0.0.1 4711 7448\r\n"),
            |_| None,
        ),
        // A proxy of one kind behind a proxy of the other kind.
        (
            |_| "PROXY TCP4 192.0.2.9 10.0.0.1 4711 7448\r\n".to_owned(),
            |who| Some(format!("10.9.9.9, 203.0.113.{}, 192.0.2.8", who + 100)),
        ),
    ];
    for (before, forwarded) in ways {
        let come = |server: &Server, who| Somebody::come(server.address(), &before(who), forwarded(who).as_deref());
        let mut they: Vec<Option<Somebody>> = [1, 1, 1, 2].into_iter().map(|who| come(&believes, who)).collect();
        let here: Vec<bool> = they.iter().map(Option::is_some).collect();
        assert_eq!(here, [true, true, false, true], "{:?} {:?}", before(1), forwarded(1));
        they.iter_mut()
            .flatten()
            .for_each(|one| assert!(one.enters(open()).is_ok()));
    }
    // A client that is no trusted proxy counts with its own address.
    let they: Vec<Option<Somebody>> = (1..=4)
        .map(|who| Somebody::come(doubts.address(), "", Some(&format!("203.0.113.{who}"))))
        .collect();
    assert_eq!(they.iter().flatten().count(), 2);
    drop(they);
    soon(|| {
        let mut stream = TcpStream::connect(doubts.address()).expect("it listens");
        let _ = stream.write_all(b"PROXY TCP4 198.51.100.1 10.0.0.1 4711 7448\r\n");
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: there\r\n\r\n");
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        assert!(!answer.starts_with(b"HTTP/1.1 101"), "it is no request");
        Ok(())
    });
    drop((believes, doubts));
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn wrong_codes_bar_guessing_but_neither_right_codes_nor_tokens() {
    let data = folder("codes");
    let each = Duration::from_secs(4);
    let limits = Limits {
        wrong_code_every: each,
        ..Limits::default()
    };
    let server = server(&data, &[], limits);
    let address = server.address();
    let mut host = Somebody::directly(address);
    let (code, token) = host.enters(open()).expect("a room");
    let began = Instant::now();
    for number in 0..WRONG_CODES_BURST {
        let refused = Somebody::directly(address).enters(join(wrong(number)));
        assert_eq!(refused.err(), Some(RoomRefusal::NoRoom));
    }
    let returns = |code, token| {
        Somebody::directly(address).enters(RoomRequest::Return {
            code,
            token,
            told: Vec::new(),
        })
    };
    // A right code with a wrong token is refused like a wrong code.
    let stranger = SeatToken::of_random([7; 16]);
    assert_eq!(returns(code, stranger).err(), Some(RoomRefusal::TooFast));
    assert_eq!(returns(wrong(99), token).err(), Some(RoomRefusal::TooFast));
    // The right token never waits.
    let mut token = token;
    let waits = Instant::now();
    for _ in 0..5 {
        token = returns(code, token).expect("it is theirs").1;
    }
    assert!(waits.elapsed() < each, "five would have waited for longer");
    // Many guess at the same time; a client in the same household has a code.
    let guesses: Vec<_> = (100..108)
        .map(|number| std::thread::spawn(move || Somebody::directly(address).enters(join(wrong(number))).err()))
        .collect();
    let entered = soon(|| Somebody::directly(address).enters(join(code)));
    assert_eq!(entered.0, code, "a right code opens the room after its turn");
    let told = guesses.into_iter().filter_map(|guess| guess.join().expect("an answer"));
    let looked_up = told.filter(|why| *why == RoomRefusal::NoRoom).count();
    let allowed = began.elapsed().as_secs_f64() / each.as_secs_f64() + 1.0;
    assert!(looked_up as f64 <= allowed, "{looked_up} guesses, {allowed} allowed");
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}
