//! The first request over a connection to a real server, refused and then granted; and the web pages that may connect.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::Ordering;
use std::time::Duration;

use net::protocol::client_message::{ClientMessage, Newcomer, RoomRequest};
use net::protocol::code::RoomCode;
use net::protocol::limits::{HANDSHAKE, MOST_UNSEATED};
use net::protocol::lobby::Lobby;
use net::protocol::refusal::{CloseReason, RoomRefusal};
use net::protocol::server_message::ServerMessage;
use net::protocol::settings::RoomSettings;
use net::protocol::token::SeatToken;
use net::protocol::wire::{decode, encode};
use net::session::Goal;
use server::config::{Config, Limits};
use server::run::Server;

use crate::whole_server::{Raw, client, code, config, done, folder};

fn newcomer(name: &str) -> Newcomer {
    Newcomer { name: name.to_owned() }
}

fn open(settings: RoomSettings, name: &str) -> RoomRequest {
    RoomRequest::Open(Box::new(settings), newcomer(name))
}

fn two() -> RoomSettings {
    RoomSettings::of_game("skip-bo", 2)
}

/// The answer to a first request, sent by hand.
fn asked(raw: &mut Raw, number: u32, asks: RoomRequest) -> Result<RoomCode, RoomRefusal> {
    raw.send(encode(&ClientMessage { number, asks }));
    heard(raw, number)
}

fn heard(raw: &mut Raw, number: u32) -> Result<RoomCode, RoomRefusal> {
    loop {
        let bytes = raw.0.read().expect("an answer").into_data();
        match decode(&bytes).expect("a message") {
            ServerMessage::Entered { code, .. } => return Ok(code),
            ServerMessage::Answer(answered, Err(why)) => {
                assert_eq!(answered, number);
                return Err(why);
            }
            _ => {}
        }
    }
}

/// The next lobby that arrives.
fn lobby(raw: &mut Raw) -> Box<Lobby> {
    loop {
        let bytes = raw.0.read().expect("a lobby").into_data();
        if let Ok(ServerMessage::Lobby(lobby)) = decode(&bytes) {
            return lobby;
        }
    }
}

#[test]
fn a_connection_whose_first_request_was_refused_enters_any_other_room() {
    let data = folder("refused");
    let limits = Limits {
        rooms_an_address: 100,
        connections_an_address: 100,
        ..config(&data).limits
    };
    let server = Server::start(Config {
        limits,
        ..config(&data)
    })
    .expect("a server");
    let address = server.address();
    let rooms = || server.metrics().rooms.load(Ordering::Relaxed);
    let host = |settings| client(address, Goal::Open(Box::new(settings)), "Host");
    let open_room = host(two());
    let right = code(&open_room);
    let closed_room = host(two());
    let locked = code(&closed_room);
    done(&closed_room, RoomRequest::Lock(true));
    let private_room = host(RoomSettings {
        onlookers_delay_s: None,
        ..two()
    });
    let private = code(&private_room);
    for seat in 0..2 {
        let level = Some(rules::ai::level::Level::Easy);
        done(&private_room, RoomRequest::Computer(rules::ids::SeatId(seat), level));
    }
    private_room.ask(RoomRequest::Start);
    let full_room = host(two());
    let full = code(&full_room);
    let crowd: Vec<_> = (1..MOST_UNSEATED)
        .map(|_| client(address, Goal::Join(full), "Guest"))
        .collect();
    crowd.iter().for_each(|guest| {
        code(guest);
    });
    let token = SeatToken::of_random([7; 16]);
    let nowhere: RoomCode = "ZZZZZZ".parse().expect("a code");
    let back = |code| RoomRequest::Return {
        code,
        token,
        told: Vec::new(),
    };
    let file = ("board".to_owned(), "/etc/passwd".to_owned());
    let refused = [
        (open(two(), ""), RoomRefusal::NoName),
        (open(two(), "\u{200b}\u{202e}"), RoomRefusal::NoName),
        (open(RoomSettings::of_game("chess", 2), "Bo"), RoomRefusal::UnknownGame),
        (
            open(
                RoomSettings {
                    pace_ms: 60_000,
                    ..two()
                },
                "Bo",
            ),
            RoomRefusal::OutOfRange,
        ),
        (
            open(
                RoomSettings {
                    options: vec![file],
                    ..two()
                },
                "Bo",
            ),
            RoomRefusal::NamesFile("board".into()),
        ),
        (RoomRequest::Join(nowhere, newcomer("Bo")), RoomRefusal::NoRoom),
        (RoomRequest::Join(locked, newcomer("Bo")), RoomRefusal::Locked),
        (RoomRequest::Join(right, newcomer("")), RoomRefusal::NoName),
        (RoomRequest::Join(private, newcomer("Bo")), RoomRefusal::NoOnlookers),
        (RoomRequest::Join(full, newcomer("Bo")), RoomRefusal::RoomFull),
        (back(nowhere), RoomRefusal::NoRoom),
        (back(locked), RoomRefusal::NoSeatOfYours),
        (RoomRequest::Ready(true), RoomRefusal::NotEntered),
        (RoomRequest::Ping, RoomRefusal::NotEntered),
    ];
    for (wrong, why) in refused {
        let there = rooms();
        let mut raw = Raw::greeted(address);
        assert_eq!(asked(&mut raw, 7, wrong.clone()), Err(why), "{wrong:?}");
        assert_eq!(rooms(), there, "{wrong:?} leaves no room behind");
        assert_eq!(
            asked(&mut raw, 8, RoomRequest::Join(right, newcomer("Bo"))),
            Ok(right),
            "after {wrong:?}"
        );
        assert!(lobby(&mut raw).members.len() >= 2);
        let mut raw = Raw::greeted(address);
        // All at once: the second request waits for the answer to the first.
        for (number, asks) in [(7, wrong.clone()), (8, open(two(), "Bo")), (9, RoomRequest::Lock(true))] {
            raw.send(encode(&ClientMessage { number, asks }));
        }
        assert!(heard(&mut raw, 7).is_err(), "{wrong:?}");
        assert!(
            heard(&mut raw, 8).is_ok_and(|code| code != right && code != locked),
            "after {wrong:?}"
        );
        while !lobby(&mut raw).locked {}
    }
    drop((crowd, open_room, closed_room, private_room, full_room));
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn a_client_that_only_pings_is_closed_like_a_silent_one() {
    let data = folder("pings");
    let server = Server::start(config(&data)).expect("a server");
    let mut pings = Raw::greeted(server.address());
    // Few enough that they are no flood.
    let mut stream = pings.0.get_ref().try_clone().expect("another end");
    std::thread::spawn(move || {
        let ping = [0x89, 0x81, 0, 0, 0, 0, b'x'];
        while stream.write_all(&ping).is_ok() {
            std::thread::sleep(HANDSHAKE / 10);
        }
    });
    assert_eq!(pings.closed(), Some(CloseReason::Silent));
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}

/// The status with which a server answers the handshake of a page.
fn handshake(address: SocketAddr, host: &str, origins: &[&str]) -> u16 {
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream
        .set_read_timeout(Some(Duration::from_secs(10)))
        .expect("a timeout");
    let origins: String = origins.iter().map(|origin| format!("Origin: {origin}\r\n")).collect();
    write!(
        stream,
        "GET / HTTP/1.1\r\nHost: {host}\r\n{origins}Connection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    .expect("asked");
    let mut line = [0; 12];
    stream.read_exact(&mut line).expect("answered");
    let line = std::str::from_utf8(&line).expect("text");
    line.strip_prefix("HTTP/1.1 ")
        .and_then(|code| code.parse().ok())
        .expect("a status")
}

#[test]
fn a_page_of_an_unknown_origin_is_refused_in_the_handshake() {
    let data = folder("origins");
    let server = Server::start(Config {
        origins: vec!["https://play.example.org".parse().expect("an origin")],
        ..config(&data)
    })
    .expect("a server");
    let address = server.address();
    let own = format!("http://{address}");
    let here = address.to_string();
    for (host, origins, status) in [
        (&*here, &[][..], 101),
        (&here, &["https://play.example.org"], 101),
        (&here, &[&*own], 101),
        (&here, &["https://evil.example"], 403),
        (&here, &["null"], 403),
        (&here, &["https://play.example.org", "https://evil.example"], 403),
        ("evil.example", &["http://evil.example"], 403),
    ] {
        assert_eq!(handshake(address, host, origins), status, "{origins:?} at {host}");
    }
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}
