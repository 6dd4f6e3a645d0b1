//! How long people wait for their throws while one address gives a server as much work as it can.
//!
//! `cargo run --release -p server --example fair_rooms -- SECONDS [LEVEL]`
//!
//! Four households play Stack, each in its own room, at a human pace. After the given seconds another address opens as
//! many rooms as it may, full of computer players without a pace. Prints as JSON how long the throws of the four
//! households took, from the request to the feed item with the next decision, before and under that load. The
//! households have their own addresses on the loopback network. Server and people share the machine and the process.

use std::cell::RefCell;
use std::net::{IpAddr, SocketAddr};
use std::rc::Rc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use host::request::SeatRequest;
use net::protocol::client_message::RoomRequest;
use net::protocol::limits::{PING_EVERY, ROOMS_AN_ADDRESS};
use net::protocol::settings::RoomSettings;
use net::session::{Event, Goal, Session};
use rand::RngExt;
use rules::ai::level::Level;
use rules::ids::{SeatId, Viewer};
use rules::rng::{RulesRng, Stream, stream};
use server::config::Config;
use server::run::Server;
use tokio::net::TcpSocket;
use tokio::task::LocalSet;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

const HOUSEHOLDS: u8 = 4;
/// How long a person waits before the next throw, on average.
const LOOKS: Duration = Duration::from_millis(300);

/// Who plays.
#[derive(Clone, Copy)]
enum Who {
    /// One person in both seats.
    Person,
    /// Four computer players of this level.
    Computers(Level),
}

/// How long throws took, in milliseconds, and when each was asked for.
type Throws = Rc<RefCell<Vec<(Instant, f64)>>>;

/// Plays in a room that it hosts, from this address, until the time is up.
async fn host(server: SocketAddr, from: IpAddr, who: Who, seed: u64, until: Instant, throws: Throws) {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket
        .bind((from, 0).into())
        .expect("an address of the loopback network");
    let connection = socket.connect(server).await.expect("it listens");
    connection.set_nodelay(true).expect("an option");
    let greeted = client_async(format!("ws://{server}/"), connection).await;
    let (mut socket, _) = greeted.expect("a handshake");
    let seats = match who {
        Who::Person => 2,
        Who::Computers(_) => 4,
    };
    let settings = RoomSettings {
        pace_ms: 0,
        ..RoomSettings::of_game("stack", seats)
    };
    let mut session = Session::new(Goal::Open(Box::new(settings)), "Somebody".to_owned(), [7; 32]);
    session.connected();
    let mut rng: RulesRng = stream(seed, Stream::Agents);
    let began = Instant::now();
    let mut said = began;
    let mut thrown: Option<Instant> = None;
    let mut act: Option<(Instant, RoomRequest)> = None;
    while Instant::now() < until {
        while let Some(event) = session.event() {
            match event {
                Event::Entered { .. } => {
                    for seat in (0..seats).map(SeatId) {
                        session.ask(match who {
                            Who::Person => RoomRequest::Sit {
                                seat,
                                name: String::new(),
                                colour: seat.0,
                                face: 0,
                            },
                            Who::Computers(level) => RoomRequest::Computer(seat, Some(level)),
                        });
                    }
                    session.ask(RoomRequest::Start);
                }
                Event::Lobby
                    if session
                        .lobby()
                        .is_some_and(|lobby| !lobby.playing && lobby.results.is_some()) =>
                {
                    session.ask(RoomRequest::Start);
                }
                Event::Item(Viewer::Player(seat), item) => {
                    let Some(ask) = item.view.computer_request(seat, Level::Greedy, &mut rng) else {
                        continue;
                    };
                    if let Some(asked) = thrown.take() {
                        let took = asked.elapsed().as_secs_f64() * 1000.0;
                        throws.borrow_mut().push((asked, took));
                    }
                    if act.is_none() {
                        act = Some((
                            Instant::now() + LOOKS.mul_f32(rng.random_range(0.5..1.5)),
                            RoomRequest::Ask(ask),
                        ));
                    }
                }
                Event::Over(why) => panic!("a room has ended: {why:?}"),
                _ => {}
            }
        }
        if let Some((_, request)) = act.take_if(|(when, _)| *when <= Instant::now()) {
            let throws = match &request {
                RoomRequest::Ask(SeatRequest::Act(act)) => act.action.is_thrown(),
                RoomRequest::Ask(SeatRequest::Throw(_)) => true,
                _ => false,
            };
            thrown = throws.then(Instant::now);
            session.ask(request);
        }
        session.tick(began.elapsed());
        while let Some(bytes) = session.to_send() {
            socket.send(Message::binary(bytes)).await.expect("sent");
            said = Instant::now();
        }
        let acts = act
            .as_ref()
            .map(|(when, _)| when.saturating_duration_since(Instant::now()));
        let asks_again = session.next_tick().map(|at| at.saturating_sub(began.elapsed()));
        // A client that only listens must ping now and then.
        let pings = PING_EVERY.saturating_sub(said.elapsed());
        let wait = [acts, asks_again].into_iter().flatten().fold(pings, Duration::min);
        let left = until.saturating_duration_since(Instant::now());
        match timeout(wait.min(left), socket.next()).await {
            Ok(Some(Ok(Message::Binary(bytes)))) => {
                session.received(&bytes, began.elapsed());
            }
            Ok(Some(Ok(_))) => {}
            Ok(_) => panic!("a connection is lost"),
            Err(_) => {}
        }
        if said.elapsed() >= PING_EVERY {
            session.ping();
        }
    }
}

/// The figures of the throws that were requested in this time, as JSON.
fn figures(throws: &Throws, from: Instant, until: Instant) -> String {
    let throws = throws.borrow();
    let during = throws.iter().filter(|(asked, _)| (from..until).contains(asked));
    let mut took: Vec<f64> = during.map(|(_, took)| *took).collect();
    took.sort_by(f64::total_cmp);
    let at = |share: f64| {
        let last = took.len().saturating_sub(1);
        took.get((took.len() as f64 * share) as usize)
            .or(took.get(last))
            .copied()
            .unwrap_or(0.0)
    };
    format!(
        "{{\"throws\":{},\"p50_ms\":{:.1},\"p99_ms\":{:.1},\"longest_ms\":{:.1}}}",
        took.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    )
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let seconds = arguments.next().map_or(20, |seconds| seconds.parse().expect("seconds"));
    let level = match arguments.next().as_deref() {
        None | Some("expert") => Level::Expert,
        Some("hard") => Level::Hard,
        Some("normal") => Level::Normal,
        Some(other) => panic!("normal, hard or expert, not {other}"),
    };
    let data = std::env::temp_dir().join(format!("tumbletop-fair-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&data);
    let server = Server::start(Config::at(([127, 0, 0, 1], 0).into(), data.clone())).expect("a server");
    let address = server.address();
    let (throws, time) = (Throws::default(), Duration::from_secs(seconds));
    let begins = Instant::now() + Duration::from_secs(2);
    let (loads, ends) = (begins + time, begins + time * 2);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a thread");
    LocalSet::new().block_on(&runtime, async {
        let mut all = Vec::new();
        for number in 0..HOUSEHOLDS {
            let from = IpAddr::from([127, 0, 1, number + 1]);
            let plays = host(address, from, Who::Person, number.into(), ends, throws.clone());
            all.push(tokio::task::spawn_local(plays));
        }
        sleep(loads.saturating_duration_since(Instant::now())).await;
        for number in 0..ROOMS_AN_ADDRESS as u64 {
            let from = IpAddr::from([127, 0, 2, 1]);
            let plays = host(
                address,
                from,
                Who::Computers(level),
                100 + number,
                ends,
                Throws::default(),
            );
            all.push(tokio::task::spawn_local(plays));
        }
        for one in all {
            one.await.expect("a room");
        }
    });
    // The load is complete after a second.
    println!(
        "{{\"level\":\"{level:?}\",\"alone\":{},\"with_load\":{}}}",
        figures(&throws, begins, loads),
        figures(&throws, loads + Duration::from_secs(1), ends)
    );
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}
