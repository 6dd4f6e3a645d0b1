//! A crowd of connections that send nothing, send slowly, or read nothing: the others continue to play.

use std::io::Write;
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use client::runner::Client;
use client::trust::Trust;
use net::protocol::client_message::{ClientMessage, Newcomer, RoomRequest};
use net::protocol::code::RoomCode;
use net::protocol::limits::{HANDSHAKE, MOST_UNSEATED, VERSION};
use net::protocol::phrases::Phrase;
use net::protocol::server_message::ServerMessage;
use net::protocol::settings::RoomSettings;
use net::protocol::wire::{decode, encode, hello};
use net::session::{Event, Goal};
use net::target::Target;
use server::config::{Config, Limits};
use server::run::Server;
use tokio_tungstenite::tungstenite::{self, WebSocket};

use crate::sim::times;

/// The number of people who continue to play.
const OTHERS: usize = 8;
/// The number of measured answers.
const ANSWERS: usize = 400;
/// The longest that 99 in 100 answers may take.
const LONGEST: Duration = Duration::from_millis(100);

/// A connection of the crowd.
enum Dumb {
    /// Does not even start the handshake.
    Nothing(TcpStream),
    /// Sends its first request letter by letter.
    Slow(TcpStream, usize),
    /// Says hello and nothing more.
    Hello(WebSocket<TcpStream>),
    /// Is in a room, sends many requests, and reads nothing.
    Deaf(WebSocket<TcpStream>, u32),
}

fn stream(address: SocketAddr) -> TcpStream {
    TcpStream::connect(address).expect("it listens; are enough files allowed to be open?")
}

fn greeted(address: SocketAddr) -> WebSocket<TcpStream> {
    let (mut socket, _) = tungstenite::client(format!("ws://{address}/"), stream(address)).expect("a handshake");
    let _ = socket.send(tungstenite::Message::binary(hello(VERSION)));
    socket
}

/// The code of the room that was entered.
fn entered(socket: &mut WebSocket<TcpStream>) -> RoomCode {
    loop {
        let bytes = socket.read().expect("a room").into_data();
        if let Ok(ServerMessage::Entered { code, .. }) = decode::<ServerMessage>(&bytes) {
            return code;
        }
    }
}

impl Dumb {
    /// `room` is the room that was opened last, and the number of members it still takes.
    fn new(address: SocketAddr, number: usize, room: &mut (Option<RoomCode>, usize)) -> Self {
        match number % 8 {
            0 => Self::Nothing(stream(address)),
            1 => Self::Slow(stream(address), 0),
            2 => Self::Hello(greeted(address)),
            _ => {
                let mut socket = greeted(address);
                let newcomer = Newcomer {
                    name: "Deaf".to_owned(),
                };
                let asks = match *room {
                    (Some(code), more @ 1..) => {
                        room.1 = more - 1;
                        RoomRequest::Join(code, newcomer)
                    }
                    _ => RoomRequest::Open(Box::new(RoomSettings::of_game("skip-bo", 2)), newcomer),
                };
                let opens = matches!(asks, RoomRequest::Open(..));
                let _ = socket.send(tungstenite::Message::binary(encode(&ClientMessage { number: 0, asks })));
                if opens {
                    room.0 = Some(entered(&mut socket));
                    room.1 = MOST_UNSEATED - 1;
                }
                Self::Deaf(socket, 0)
            }
        }
    }

    /// Reconnects the connections that were closed for their silence.
    fn comes_again(&mut self, address: SocketAddr) {
        match self {
            Self::Nothing(old) => *old = stream(address),
            Self::Slow(old, at) => (*old, *at) = (stream(address), 0),
            Self::Hello(old) => *old = greeted(address),
            Self::Deaf(..) => {}
        }
    }

    /// Sends the little that this connection sends.
    fn annoys(&mut self) {
        match self {
            Self::Nothing(_) | Self::Hello(_) => {}
            Self::Slow(stream, at) => {
                const LETTERS: &[u8] = b"GET / HTTP/1.1\r\nHost: there\r\nUpgrade: websocket\r\n";
                *at += 1;
                // The connection may be closed.
                let _ = stream.write_all(&[LETTERS[*at % LETTERS.len()]]);
            }
            Self::Deaf(socket, number) => {
                *number += 1;
                let asks = ClientMessage {
                    number: *number,
                    asks: RoomRequest::Say(Phrase::Hello),
                };
                let _ = socket.send(tungstenite::Message::binary(encode(&asks)));
            }
        }
    }
}

#[test]
fn a_slow_or_silent_crowd_delays_no_other_client() {
    let crowd = times("TUMBLETOP_CROWD", 200) as usize;
    let data = std::env::temp_dir().join(format!("tumbletop-crowd-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&data);
    let limits = Limits {
        connections_an_address: 10 * crowd,
        rooms_an_address: 10 * crowd,
        rooms: 10 * crowd,
        requests_burst: 1000,
        requests_a_second: 1000,
        ..Limits::default()
    };
    let server = Server::start(Config {
        limits,
        ..Config::at(SocketAddr::from(([127, 0, 0, 1], 0)), data.clone())
    })
    .expect("a server");
    let address = server.address();
    let others: Vec<Client> = (0..OTHERS)
        .map(|_| {
            let target: Target = address.to_string().parse().expect("an address");
            let goal = Goal::Open(Box::new(RoomSettings::of_game("skip-bo", 2)));
            let client = Client::start(target, Trust::System, goal, "Ana".to_owned()).expect("a client");
            let until = Instant::now() + Duration::from_secs(30);
            while !client.state().here {
                assert!(Instant::now() < until, "it enters");
                let _ = client.wait(Duration::from_millis(50));
            }
            client
        })
        .collect();
    // The server counts those that have said hello; two in eight never do.
    let greeted = crowd as i64 * 6 / 8;
    let ends = AtomicBool::new(false);
    let (mut most, mut waits) = (0, Vec::new());
    std::thread::scope(|scope| {
        let ends = &ends;
        let annoying = scope.spawn(move || {
            let mut room = (None, 0);
            let mut all: Vec<Dumb> = (0..crowd).map(|number| Dumb::new(address, number, &mut room)).collect();
            let mut came = Instant::now();
            while !ends.load(Ordering::Relaxed) {
                if came.elapsed() > HANDSHAKE {
                    came = Instant::now();
                    all.iter_mut().for_each(|dumb| dumb.comes_again(address));
                }
                all.iter_mut().for_each(Dumb::annoys);
                // Each connection asks less often than it may.
                std::thread::sleep(Duration::from_secs(2));
            }
        });
        // The crowd is connected, and those that are closed for their silence are not gone yet.
        let came = Instant::now() + Duration::from_secs(60);
        while server.metrics().connections.load(Ordering::Relaxed) < greeted * 19 / 20 && Instant::now() < came {
            std::thread::sleep(Duration::from_millis(5));
            assert!(!annoying.is_finished(), "the crowd comes");
        }
        for number in 0..ANSWERS {
            let client = &others[number % OTHERS];
            while client.poll().is_some() {}
            let asked = Instant::now();
            client.ask(RoomRequest::Say(Phrase::Hello));
            while !matches!(client.wait(Duration::from_millis(500)), Some(Event::Answered(..))) {
                assert!(asked.elapsed() < Duration::from_secs(20), "an answer comes");
            }
            waits.push(asked.elapsed());
            most = most.max(server.metrics().connections.load(Ordering::Relaxed));
            std::thread::sleep(Duration::from_millis(10));
        }
        ends.store(true, Ordering::Relaxed);
    });
    waits.sort();
    let at = |share: usize| waits[(waits.len() - 1) * share / 100];
    println!(
        "a crowd of {crowd}, at most {most} of them greeted: p50 {:?}, p99 {:?}, longest {:?}",
        at(50),
        at(99),
        at(100)
    );
    assert!(most > greeted * 9 / 10, "{most} connections");
    assert!(at(99) < LONGEST, "p99 {:?}", at(99));
    drop(others);
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}
