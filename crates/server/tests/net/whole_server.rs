//! A real server on the loopback address, with real connections to it.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use client::runner::Client;
use client::trust::Trust;
use games::catalog::NAMES;
use host::feed::FeedItem;
use host::match_host::MatchHost;
use host::view::MatchView;
use net::protocol::client_message::{ClientMessage, Newcomer, RoomRequest};
use net::protocol::code::RoomCode;
use net::protocol::limits::{HANDSHAKE, MOST_UP, VERSION};
use net::protocol::refusal::{CloseReason, RoomRefusal};
use net::protocol::server_message::ServerMessage;
use net::protocol::settings::RoomSettings;
use net::protocol::wire::{decode, encode, hello};
use net::session::{Ended, Event, Goal};
use net::target::Target;
use records::store::library::MatchLibrary;
use records::store::saved_match::SavedMatch;
use rules::ai::level::Level;
use rules::ids::{SeatId, Viewer};
use rules::rng::{Stream, stream};
use server::config::{Config, Limits, Listen};
use server::run::Server;

use crate::sim::{settings, times};

/// The longest time until a client is back after the server is: tries are at most 15 s apart, spread by a half.
const BACK: Duration = Duration::from_secs(30);
/// The longest wait of a test.
const LONGEST: Duration = Duration::from_secs(240);

pub fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("tumbletop-net-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

pub fn config(data: &Path) -> Config {
    Config {
        metrics: Some(SocketAddr::from(([127, 0, 0, 1], 0))),
        limits: Limits {
            requests_burst: 1000,
            requests_a_second: 1000,
            ..Limits::default()
        },
        ..Config::at(SocketAddr::from(([127, 0, 0, 1], 0)), data.to_owned())
    }
}

fn target(address: SocketAddr) -> Target {
    address.to_string().parse().expect("an address")
}

pub fn client(address: SocketAddr, goal: Goal, name: &str) -> Client {
    Client::start(target(address), Trust::System, goal, name.to_owned()).expect("a client")
}

/// Waits for an event that meets the condition.
pub fn wait<T>(client: &Client, what: &str, mut wanted: impl FnMut(Event) -> Option<T>) -> T {
    let until = Instant::now() + LONGEST;
    while Instant::now() < until {
        if let Some(found) = client.wait(Duration::from_millis(200)).and_then(&mut wanted) {
            return found;
        }
    }
    panic!("{what} did not come");
}

pub fn code(client: &Client) -> RoomCode {
    wait(client, "the room", |event| match event {
        Event::Entered { code, .. } => Some(code),
        _ => None,
    })
}

pub fn done(client: &Client, request: RoomRequest) {
    client.ask(request.clone());
    wait(client, "an answer", |event| match event {
        Event::Answered(_, Ok(())) => Some(()),
        Event::Answered(_, Err(why)) => panic!("{request:?}: {why}"),
        _ => None,
    });
}

/// Begins a match, and waits until the seed is drawn and it is on.
pub fn begin(client: &Client) {
    done(client, RoomRequest::Start);
    wait(client, "a match", |event| {
        matches!(event, Event::Item(..)).then_some(())
    });
}

pub fn sit(client: &Client, seat: u8) {
    let sit = RoomRequest::Sit {
        seat: SeatId(seat),
        name: String::new(),
        colour: seat,
        face: 0,
    };
    done(client, sit);
    done(client, RoomRequest::Ready(true));
}

/// Plays a seat until the match is over. With `lose_every`, the connection is lost at the first item and again after
/// each so many: a match may be as short as seven. Returns the last view.
fn play(client: &Client, seat: SeatId, lose_every: Option<u32>) -> MatchView {
    let (mut items, mut last) = (0, None::<MatchView>);
    let until = Instant::now() + LONGEST;
    while Instant::now() < until {
        match client.wait(Duration::from_millis(200)) {
            Some(Event::Item(Viewer::Player(whose), item)) if whose == seat => {
                let loses = lose_every.is_some_and(|every| items % every == 0);
                items += 1;
                let view = (*item.view).clone();
                let mut chance = stream(u64::from(view.decisions[seat.index()].0), Stream::Agents);
                if let Some(ask) = view.computer_request(seat, Level::Greedy, &mut chance) {
                    client.ask(RoomRequest::Ask(ask));
                }
                last = Some(view);
                if loses {
                    client.lose_connection();
                }
            }
            Some(Event::Lobby) => {}
            _ => {}
        }
        let state = client.state();
        let over = state.lobby.is_some_and(|lobby| lobby.results.is_some());
        let lost = lose_every.is_none() || state.connections > 1;
        if over && state.here && lost {
            // Reads all items that came before the results.
            while let Some(event) = client.wait(Duration::from_millis(300)) {
                if let Event::Item(Viewer::Player(whose), item) = event
                    && whose == seat
                {
                    last = Some((*item.view).clone());
                }
            }
            return last.expect("a view");
        }
    }
    panic!("the match does not end: {:?}", client.state());
}

/// The saved match of a room.
fn story(data: &Path, code: RoomCode, number: u32) -> SavedMatch {
    let file = data.join("matches").join(format!("{code}-{number}.match"));
    let bytes = std::fs::read(file).expect("a saved match");
    SavedMatch::read(&bytes).expect("a match").0
}

#[test]
fn every_game_is_played_and_watched_over_sockets_with_lost_connections() {
    let data = folder("games");
    let server = Server::start(config(&data)).expect("a server");
    for game in NAMES {
        let host = client(server.address(), Goal::Open(Box::new(settings(game, 2))), "Host");
        let code = code(&host);
        let guest = client(server.address(), Goal::Join(code), "Guest");
        self::code(&guest);
        let onlooker = client(server.address(), Goal::Join(code), "Onlooker");
        self::code(&onlooker);
        sit(&host, 0);
        sit(&guest, 1);
        host.ask(RoomRequest::Start);
        let other = std::thread::spawn(move || (play(&guest, SeatId(1), Some(10)), guest));
        let mine = play(&host, SeatId(0), None);
        let (theirs, guest) = other.join().expect("the other plays to the end");
        assert!(guest.state().connections > 1, "{game}: it came back");
        let story = story(&data, code, 1);
        let ended = MatchHost::resume(story, 0).expect("it follows the rules");
        assert_eq!(mine, ended.view(Viewer::Player(SeatId(0))), "{game}");
        assert_eq!(theirs, ended.view(Viewer::Player(SeatId(1))), "{game}");
        let mut seen = None;
        while let Some(event) = onlooker.poll() {
            if let Event::Item(Viewer::Public, item) = event {
                seen = Some((*item.view).clone());
            }
        }
        assert_eq!(seen, Some(ended.view(Viewer::Public)), "{game}: the onlooker");
        host.ask(RoomRequest::Record(0));
        let full = wait(&host, "the record", |event| match event {
            Event::Recorded(full) => Some(full),
            _ => None,
        });
        assert_eq!(
            full.record,
            ended.record_bytes().expect("bytes"),
            "{game}: the whole record"
        );
    }
    let text = http(server.metrics_address().expect("an address"), "/metrics");
    assert!(text.contains("\ntumbletop_rooms 4\n"), "{text}");
    assert!(text.contains("tumbletop_append_milliseconds_count"));
    assert!(http(server.metrics_address().expect("an address"), "/health").ends_with("\r\n\r\nok\n"));
    assert!(http(server.metrics_address().expect("an address"), "/ready").ends_with("\r\n\r\nready\n"));
    assert!(http(server.metrics_address().expect("an address"), "/else").starts_with("HTTP/1.1 404"));
    server.end();
    assert_eq!(
        MatchLibrary::read(&data.join("matches"))
            .expect("a folder")
            .matches
            .len(),
        NAMES.len()
    );
    let _ = std::fs::remove_dir_all(&data);
}

pub fn http(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: here\r\n\r\n").expect("asked");
    let mut text = String::new();
    stream.read_to_string(&mut text).expect("answered");
    text
}

#[test]
fn a_server_announces_its_end_and_resumes_its_rooms() {
    let data = folder("ends");
    let server = Server::start(config(&data)).expect("a server");
    let address = server.address();
    let host = client(address, Goal::Open(Box::new(settings("skip-bo", 2))), "Host");
    let code = code(&host);
    sit(&host, 0);
    done(&host, RoomRequest::Computer(SeatId(1), Some(Level::Easy)));
    host.ask(RoomRequest::Start);
    wait(&host, "an item", |event| matches!(event, Event::Item(..)).then_some(()));
    server.end();
    wait(&host, "the end", |event| {
        matches!(event, Event::Lost(Some(CloseReason::Ending))).then_some(())
    });
    let again = Server::start(Config {
        listen: Listen::At(address),
        ..config(&data)
    })
    .expect("the same address");
    assert_eq!(again.taken_up(), 1);
    let view = play(&host, SeatId(0), None);
    let ended = MatchHost::resume(story(&data, code, 1), 0).expect("it follows the rules");
    assert_eq!(view, ended.view(Viewer::Player(SeatId(0))));
    drop(again);
    let _ = std::fs::remove_dir_all(&data);
}

/// Set for the server that is killed: this test, started again as a child.
const CHILD: &str = "TUMBLETOP_SERVES_IN";

#[test]
fn the_server_that_is_killed() {
    let Some(data) = std::env::var_os(CHILD) else { return };
    let listen = std::env::var("TUMBLETOP_SERVES_AT")
        .expect("an address")
        .parse()
        .expect("an address");
    let server = Server::start(Config {
        listen: Listen::At(listen),
        metrics: None,
        ..config(Path::new(&data))
    })
    .expect("a server");
    println!("listens {}", server.address());
    server.wait_for_signal();
}

fn child(data: &Path, at: SocketAddr) -> (Child, SocketAddr) {
    use std::io::BufRead;
    let mut child = Command::new(std::env::current_exe().expect("a program"))
        .args(["--exact", "whole_server::the_server_that_is_killed", "--nocapture"])
        .env(CHILD, data)
        .env("TUMBLETOP_SERVES_AT", at.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let mut lines = std::io::BufReader::new(child.stdout.take().expect("it is piped")).lines();
    let address = lines.find_map(|line| {
        let line = line.ok()?;
        line.split_once("listens ")?.1.trim().parse().ok()
    });
    // Reads the rest of the output, so that the child can continue to write.
    std::thread::spawn(move || lines.for_each(drop));
    (child, address.expect("it listens"))
}

#[test]
fn a_killed_server_loses_nothing_it_sent_and_its_clients_reconnect() {
    let kills = times("TUMBLETOP_SERVER_KILLS", 20);
    let data = folder("killed");
    let (mut server, address) = child(&data, SocketAddr::from(([127, 0, 0, 1], 0)));
    let host = client(address, Goal::Open(Box::new(settings("skip-bo-mod", 2))), "Host");
    let code = code(&host);
    sit(&host, 0);
    done(&host, RoomRequest::Computer(SeatId(1), Some(Level::Easy)));
    begin(&host);
    let (mut told, mut number) = (0, 1);
    // The last item of this match that was received.
    let mut shown: Option<FeedItem> = None;
    let (mut matches, mut items, mut absent) = (1, 0, Duration::ZERO);
    let mut chance = stream(5, Stream::Agents);
    for kill in 0..kills {
        let up = Instant::now();
        let until = up + Duration::from_millis(rand::RngExt::random_range(&mut chance, 50..700));
        let mut came_back = kill == 0;
        let longest = up + BACK;
        while Instant::now() < until || !came_back {
            assert!(Instant::now() < longest, "it comes back: {:?}", host.state());
            match host.wait(Duration::from_millis(5)) {
                Some(Event::Item(Viewer::Player(seat), item)) => {
                    items += 1;
                    assert!(item.position >= told, "the feed never goes back");
                    told = item.position;
                    shown = Some((*item).clone());
                    if let Some(ask) = item.view.computer_request(seat, Level::Greedy, &mut chance) {
                        host.ask(RoomRequest::Ask(ask));
                    }
                }
                Some(Event::Entered { .. }) => {
                    came_back = true;
                    absent = absent.max(up.elapsed());
                }
                _ => {}
            }
            if host.state().lobby.is_some_and(|lobby| lobby.results.is_some()) && came_back {
                host.ask(RoomRequest::Start);
                let answer = wait(&host, "another match", |event| match event {
                    Event::Answered(_, answer) => Some(answer),
                    _ => None,
                });
                if answer.is_ok() {
                    wait(&host, "its first item", |event| {
                        matches!(event, Event::Item(..)).then_some(())
                    });
                    wait(&host, "its lobby", |event| (event == Event::Lobby).then_some(()));
                }
                number = host.state().lobby.map_or(number, |lobby| lobby.matches);
                matches += 1;
                told = 0;
                shown = None;
            }
        }
        server.kill().expect("it is killed");
        server.wait().expect("it is gone");
        // Items may still be in the channel; the server has sent them all.
        while let Some(event) = host.poll() {
            if let Event::Item(_, item) = event {
                told = told.max(item.position);
                shown = Some(*item);
            }
        }
        let kept = story(&data, code, number);
        assert!(kept.log.len() >= told as usize, "{} of {told}", kept.log.len());
        kept.status().expect("it follows the rules");
        // What was sent is what was saved: the match up to there looks the same.
        if let Some(item) = &shown {
            let upto = SavedMatch::of_log(kept.head.clone(), &kept.log[..item.position as usize]).expect("a match");
            let then = MatchHost::resume(upto, 0).expect("it follows the rules");
            assert_eq!(*item.view, then.view(Viewer::Player(SeatId(0))), "at {}", item.position);
        }
        server = child(&data, address).0;
    }
    println!("{kills} kills, {matches} matches, {items} items told and kept, back after {absent:?} at most");
    let _ = server.kill();
    let _ = server.wait();
    drop(host);
    let _ = std::fs::remove_dir_all(&data);
}

/// A connection that is driven by hand.
pub struct Raw(pub tungstenite::WebSocket<TcpStream>);
use tokio_tungstenite::tungstenite;

impl Raw {
    fn new(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).expect("it listens");
        stream
            .set_read_timeout(Some(Duration::from_secs(10)))
            .expect("a timeout");
        let (socket, _) = tungstenite::client(format!("ws://{address}/"), stream).expect("a handshake");
        Self(socket)
    }

    pub fn send(&mut self, bytes: Vec<u8>) {
        // It may be closed already.
        let _ = self.0.send(tungstenite::Message::binary(bytes));
    }

    pub fn greeted(address: SocketAddr) -> Self {
        let mut raw = Self::new(address);
        raw.send(hello(VERSION));
        let answer = raw.0.read().expect("an answer").into_data();
        assert_eq!(answer, hello(VERSION));
        raw
    }

    /// The reason why it is closed.
    pub fn closed(&mut self) -> Option<CloseReason> {
        loop {
            match self.0.read() {
                Ok(tungstenite::Message::Close(Some(frame))) => return CloseReason::of_code(frame.code.into()),
                Ok(tungstenite::Message::Close(None)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }
}

fn open(name: &str) -> Vec<u8> {
    let newcomer = Newcomer { name: name.to_owned() };
    encode(&ClientMessage {
        number: 0,
        asks: RoomRequest::Open(Box::new(RoomSettings::of_game("skip-bo", 2)), newcomer),
    })
}

#[test]
fn invalid_bytes_close_their_connection_and_no_other() {
    let data = folder("malformed");
    let server = Server::start(config(&data)).expect("a server");
    let address = server.address();
    for first in [b"GET".to_vec(), vec![], vec![0; 100]] {
        let mut raw = Raw::new(address);
        raw.send(first);
        assert_eq!(raw.closed(), Some(CloseReason::Malformed));
    }
    for (version, why) in [
        (VERSION - 1, CloseReason::ServerNewer),
        (VERSION + 1, CloseReason::ServerOlder),
    ] {
        let mut raw = Raw::new(address);
        raw.send(hello(version));
        assert_eq!(
            raw.0.read().expect("the hello of the server").into_data(),
            hello(VERSION)
        );
        assert_eq!(raw.closed(), Some(why));
    }
    let whole = open("Ana");
    let mut longer = whole.clone();
    longer.push(1);
    for message in [whole[..whole.len() - 1].to_vec(), longer, vec![255; 40], vec![]] {
        let mut raw = Raw::greeted(address);
        raw.send(message);
        assert_eq!(raw.closed(), Some(CloseReason::Malformed));
    }
    let mut raw = Raw::greeted(address);
    raw.send(vec![0; MOST_UP + 1]);
    let closed = raw.closed();
    assert!(closed == Some(CloseReason::Malformed) || closed.is_none(), "{closed:?}");
    let mut raw = Raw::greeted(address);
    raw.send(whole);
    assert!(raw.0.read().is_ok(), "a whole message is understood");
    assert_eq!(server.metrics().rooms.load(Ordering::Relaxed), 1);
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn silent_connections_are_closed_and_delay_no_other_client() {
    let data = folder("silent");
    let limits = Limits {
        connections_an_address: 400,
        ..config(&data).limits
    };
    let server = Server::start(Config {
        limits,
        ..config(&data)
    })
    .expect("a server");
    let address = server.address();
    let began = Instant::now();
    // Some do not even start the handshake, some say hello and nothing more.
    let dumb: Vec<TcpStream> = (0..100)
        .map(|_| TcpStream::connect(address).expect("it listens"))
        .collect();
    let mut silent: Vec<Raw> = (0..20).map(|_| Raw::greeted(address)).collect();
    let host = client(address, Goal::Open(Box::new(settings("skip-bo", 2))), "Host");
    code(&host);
    let asked = Instant::now();
    sit(&host, 0);
    assert!(asked.elapsed() < Duration::from_secs(2), "{:?}", asked.elapsed());
    assert_eq!(silent[0].closed(), Some(CloseReason::Silent));
    assert!(began.elapsed() < 2 * HANDSHAKE + Duration::from_secs(5));
    for mut stream in dumb {
        stream
            .set_read_timeout(Some(Duration::from_secs(10)))
            .expect("a timeout");
        assert_eq!(stream.read(&mut [0; 8]).unwrap_or(0), 0, "closed without a word");
    }
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn too_many_requests_rooms_connections_and_codes_are_refused() {
    let data = folder("limits");
    let limits = Limits {
        rooms_an_address: 2,
        connections_an_address: 5,
        ..Limits::default()
    };
    let server = Server::start(Config {
        limits,
        ..config(&data)
    })
    .expect("a server");
    let address = server.address();
    let goal = || Goal::Open(Box::new(settings("skip-bo", 2)));
    let [one, two] = [(); 2].map(|()| client(address, goal(), "Ana"));
    let _ = (code(&one), code(&two));
    let three = client(address, goal(), "Ana");
    let refused = |client: &Client| {
        wait(
            client,
            &format!("a refusal of {:?}", client.state()),
            |event| match event {
                Event::Over(Ended::Refused(why)) => Some(why),
                _ => None,
            },
        )
    };
    assert_eq!(refused(&three), RoomRefusal::TooManyRooms);
    let four = client(address, Goal::Join("AAAAAA".parse().expect("a code")), "Bo");
    assert_eq!(refused(&four), RoomRefusal::NoRoom);
    drop((three, four));
    for _ in 0..60 {
        one.ask(RoomRequest::Ready(true));
    }
    let asked = Instant::now();
    for _ in 0..60 {
        let answer = wait(&one, "an answer", |event| match event {
            Event::Answered(_, answer) => Some(answer),
            _ => None,
        });
        assert_eq!(answer, Ok(()), "a request that was too fast is repeated");
    }
    assert!(
        asked.elapsed() > Duration::from_secs(6),
        "20 at once, and 5 a second: {:?}",
        asked.elapsed()
    );
    assert!(server.metrics().too_fast.load(Ordering::Relaxed) > 20);
    // More connections than an address may have are closed at once.
    let mut more: Vec<TcpStream> = (0..8)
        .map(|_| TcpStream::connect(address).expect("it listens"))
        .collect();
    std::thread::sleep(Duration::from_millis(200));
    let closed = more.iter_mut().filter_map(|stream| {
        stream
            .set_read_timeout(Some(Duration::from_millis(50)))
            .expect("a timeout");
        stream.read(&mut [0; 1]).ok()
    });
    assert!(closed.count() >= 5);
    drop(more);
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn a_client_that_does_not_read_is_closed_and_the_others_continue() {
    let data = folder("slow");
    let mut config = config(&data);
    config.limits.requests_a_second = 100_000;
    config.limits.requests_burst = 100_000;
    let server = Server::start(config).expect("a server");
    let address = server.address();
    let mut slow = Raw::greeted(address);
    let mut number = 0;
    let mut ask = |slow: &mut Raw, asks: RoomRequest| {
        slow.send(encode(&ClientMessage { number, asks }));
        number += 1;
    };
    let newcomer = Newcomer {
        name: "Slow".to_owned(),
    };
    ask(&mut slow, RoomRequest::Open(Box::new(settings("stack", 2)), newcomer));
    for seat in [0, 1] {
        ask(&mut slow, RoomRequest::Computer(SeatId(seat), Some(Level::Easy)));
    }
    ask(&mut slow, RoomRequest::Start);
    loop {
        let bytes = slow.0.read().expect("a message").into_data();
        if let Ok(ServerMessage::Lobby(lobby)) = decode::<ServerMessage>(&bytes)
            && lobby.results.is_some()
        {
            break;
        }
    }
    // Requests much and reads none of it: more than the buffers of both ends and our queue hold.
    slow.0
        .get_ref()
        .set_write_timeout(Some(Duration::from_millis(200)))
        .expect("a timeout");
    let until = Instant::now() + Duration::from_secs(30);
    while server.metrics().too_slow.load(Ordering::Relaxed) == 0 && Instant::now() < until {
        ask(&mut slow, RoomRequest::Record(0));
    }
    assert_eq!(server.metrics().too_slow.load(Ordering::Relaxed), 1);
    let host = client(address, Goal::Open(Box::new(settings("skip-bo", 2))), "Host");
    code(&host);
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn connections_are_encrypted_with_the_certificate_of_the_server() {
    let data = folder("tls");
    std::fs::create_dir_all(&data).expect("a folder");
    let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
    let (certificate, key) = (data.join("certificate.pem"), data.join("key.pem"));
    std::fs::write(&certificate, made.cert.pem()).expect("written");
    std::fs::write(&key, made.signing_key.serialize_pem()).expect("written");
    let server = Server::start(Config {
        tls: Some((certificate.clone(), key)),
        ..config(&data)
    })
    .expect("a server");
    let target: Target = format!("wss://localhost:{}", server.address().port())
        .parse()
        .expect("an address");
    let goal = || Goal::Open(Box::new(settings("skip-bo", 2)));
    let trusts = Client::start(target.clone(), Trust::File(certificate), goal(), "Ana".into()).expect("a client");
    code(&trusts);
    let doubts = Client::start(target, Trust::System, goal(), "Ana".into()).expect("a client");
    wait(&doubts, "a refusal", |event| {
        matches!(event, Event::Over(Ended::Untrusted(_))).then_some(())
    });
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}
