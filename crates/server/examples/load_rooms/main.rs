//! How many rooms a server can host: bots over real sockets on the loopback address, at a human pace.
//!
//! `cargo run --release -p server --example load_rooms -- ROOMS SECONDS [GAME] [PACE_S]`
//!
//! Server and bots are two processes and share the machine. One thread drives all bots. Prints the time from a request
//! to its feed item, the bytes a minute and seat, and the memory and processor time of the server.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use net::protocol::client_message::RoomRequest;
use net::protocol::code::RoomCode;
use net::protocol::limits::PING_EVERY;
use net::protocol::settings::RoomSettings;
use net::session::{Event, Goal, Session};
use rand::RngExt;
use records::store::library::EXTENSION;
use rules::ai::level::Level;
use rules::ids::{SeatId, Viewer};
use rules::rng::{RulesRng, Stream, stream};
use server::config::{Config, Limits};
use server::run::Server;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

const SEATS: u8 = 4;

/// The measurements of all bots.
#[derive(Debug, Default)]
struct Measured {
    /// From a request to its feed item, in microseconds.
    waits: Vec<u64>,
    bytes: u64,
    items: u64,
    lost: u64,
    /// Why sessions ended before the time was up, and how often.
    ends: BTreeMap<String, u64>,
    /// Seat-minutes played.
    minutes: f64,
}

struct Plan {
    address: SocketAddr,
    game: String,
    pace: Duration,
    /// When the measurement of the bots begins, and when they end.
    from: Instant,
    until: Instant,
}

/// Plays one seat until the time is up. The first bot of a room hosts it and passes on its code.
async fn seat(
    plan: &Plan,
    at: u8,
    code: Option<RoomCode>,
    tell: Option<mpsc::Sender<RoomCode>>,
    seed: u64,
) -> Measured {
    let mut seen = Measured::default();
    let settings = RoomSettings::of_game(&plan.game, SEATS);
    let goal = code.map_or_else(|| Goal::Open(Box::new(settings)), Goal::Join);
    let mut session = Session::new(goal, format!("Bot {at}"), [7; 32]);
    let mut rng: RulesRng = stream(seed, Stream::Agents);
    let began = Instant::now();
    while Instant::now() < plan.until && !session.is_over() {
        let connected = async {
            let stream = TcpStream::connect(plan.address).await.ok()?;
            stream.set_nodelay(true).ok()?;
            client_async(format!("ws://{}/", plan.address), stream).await.ok()
        };
        let Some((mut socket, _)) = connected.await else {
            sleep(Duration::from_millis(200)).await;
            continue;
        };
        session.connected();
        let mut asked: BTreeMap<SeatId, Instant> = BTreeMap::new();
        let mut act: Option<(Instant, RoomRequest)> = None;
        let mut said = Instant::now();
        'connection: loop {
            while let Some(event) = session.event() {
                match event {
                    Event::Entered { code, .. } => {
                        let sit = RoomRequest::Sit {
                            seat: SeatId(at),
                            name: String::new(),
                            colour: at,
                            face: 0,
                        };
                        session.ask(sit);
                        session.ask(RoomRequest::Ready(true));
                        if let Some(tell) = &tell {
                            let _ = tell.try_send(code);
                        }
                    }
                    Event::Lobby => {
                        let lobby = session.lobby().expect("a lobby");
                        let you = session.you();
                        let ready = |who| {
                            lobby
                                .members
                                .iter()
                                .any(|member| Some(member.id) == who && member.ready)
                        };
                        let all = lobby.members.iter().filter(|member| member.ready).count() >= usize::from(SEATS);
                        // After a match all must be ready again before the next one starts.
                        if !lobby.playing && lobby.results.is_some() && !ready(you) {
                            session.ask(RoomRequest::Ready(true));
                        } else if !lobby.playing && all && at == 0 {
                            session.ask(RoomRequest::Start);
                        }
                    }
                    Event::Item(Viewer::Player(seat), item) => {
                        seen.items += 1;
                        if let Some(at) = asked.remove(&seat)
                            && at > plan.from
                        {
                            seen.waits.push(at.elapsed().as_micros() as u64);
                        }
                        if act.is_none()
                            && let Some(ask) = item.view.computer_request(seat, Level::Greedy, &mut rng)
                        {
                            let wait = plan.pace.mul_f32(rng.random_range(0.5..1.5));
                            act = Some((Instant::now() + wait, RoomRequest::Ask(ask)));
                        }
                    }
                    Event::Over(why) => *seen.ends.entry(format!("{why:?}")).or_default() += 1,
                    _ => {}
                }
            }
            if session.is_over() || Instant::now() >= plan.until {
                break 'connection;
            }
            if let Some((when, _)) = &act
                && *when <= Instant::now()
                && let Some((_, request)) = act.take()
            {
                asked.insert(SeatId(at), Instant::now());
                session.ask(request);
            }
            if said.elapsed() > PING_EVERY {
                session.ping();
            }
            while let Some(bytes) = session.to_send() {
                said = Instant::now();
                if socket.send(Message::binary(bytes)).await.is_err() {
                    break 'connection;
                }
            }
            let wait = act
                .as_ref()
                .map_or(PING_EVERY, |(when, _)| when.saturating_duration_since(Instant::now()));
            match timeout(wait, socket.next()).await {
                Ok(Some(Ok(Message::Binary(bytes)))) => {
                    if Instant::now() > plan.from {
                        // The headers of frames and TCP are not counted.
                        seen.bytes += bytes.len() as u64;
                    }
                    session.received(&bytes, began.elapsed());
                }
                Ok(Some(Ok(Message::Close(Some(frame))))) => {
                    *seen.ends.entry(format!("closed: {}", frame.reason)).or_default() += 1;
                }
                Ok(Some(Ok(_))) => {}
                Ok(Some(Err(_)) | None) => break 'connection,
                Err(_) => {}
            }
        }
        if Instant::now() < plan.until {
            seen.lost += 1;
            session.disconnected(None, began.elapsed(), 0.5);
            sleep(Duration::from_millis(200)).await;
        }
    }
    seen.minutes = plan.until.saturating_duration_since(plan.from.max(began)).as_secs_f64() / 60.0;
    seen
}

async fn room(plan: std::sync::Arc<Plan>, number: u64) -> Measured {
    let (tell, mut told) = mpsc::channel(1);
    let host = {
        let plan = plan.clone();
        tokio::spawn(async move { seat(&plan, 0, None, Some(tell), number * 8).await })
    };
    let mut all = vec![host];
    if let Some(code) = told.recv().await {
        for at in 1..SEATS {
            let plan = plan.clone();
            all.push(tokio::spawn(async move {
                seat(&plan, at, Some(code), None, number * 8 + u64::from(at)).await
            }));
        }
    }
    let mut seen = Measured::default();
    for one in all {
        let one = one.await.expect("a bot");
        seen.waits.extend(one.waits);
        seen.bytes += one.bytes;
        seen.items += one.items;
        seen.lost += one.lost;
        one.ends
            .into_iter()
            .for_each(|(why, count)| *seen.ends.entry(why).or_default() += count);
        seen.minutes += one.minutes;
    }
    seen
}

/// The memory of a process in KiB, and its processor time in seconds; 0 if the system does not report it.
fn used(process: u32) -> (u64, f64) {
    let read = |name: &str| std::fs::read_to_string(format!("/proc/{process}/{name}")).unwrap_or_default();
    let status = read("status");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let memory = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    let stat = read("stat");
    // The state and the other fields follow the name in brackets; times are in hundredths of a second.
    let fields = stat
        .rsplit_once(") ")
        .map_or("", |(_, fields)| fields)
        .split_whitespace();
    let ticks: f64 = fields
        .skip(11)
        .take(2)
        .filter_map(|ticks| ticks.parse::<f64>().ok())
        .sum();
    (memory.unwrap_or(0), ticks / 100.0)
}

/// Runs the server in this process until its input ends, then prints its figures.
fn serve(data: PathBuf) {
    let limits = Limits {
        rooms: 100_000,
        rooms_an_address: 100_000,
        connections_an_address: 1_000_000,
        ..Limits::default()
    };
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::start(Config {
        limits,
        ..Config::at(listen, data)
    })
    .expect("a server");
    println!("{}", server.address());
    let _ = std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
    println!("{}", server.metrics().text());
    server.end();
}

fn main() {
    let mut arguments = std::env::args().skip(1).peekable();
    if arguments.next_if_eq("serve").is_some() {
        return serve(arguments.next().expect("a folder").into());
    }
    let rooms: u64 = arguments
        .next()
        .map_or(100, |rooms| rooms.parse().expect("a number of rooms"));
    let seconds: u64 = arguments.next().map_or(30, |seconds| seconds.parse().expect("seconds"));
    let game = arguments.next().unwrap_or_else(|| "skip-bo".to_owned());
    // The seconds between two actions in a room.
    let pace: f32 = arguments.next().map_or(3.0, |pace| pace.parse().expect("seconds"));
    let data = std::env::temp_dir().join(format!("tumbletop-load-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&data);
    let mut server = Command::new(std::env::current_exe().expect("this program"))
        .arg("serve")
        .arg(&data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a server");
    let mut said = BufReader::new(server.stdout.take().expect("it is piped")).lines();
    let address = said
        .next()
        .and_then(|line| line.ok()?.parse().ok())
        .expect("it listens");
    let process = server.id();
    let (before, _) = used(process);
    // The time over which the rooms open one after the other.
    let opening = Duration::from_millis(10 * rooms);
    let from = Instant::now() + opening + Duration::from_secs(5);
    let plan = std::sync::Arc::new(Plan {
        address,
        game,
        pace: Duration::from_secs_f32(pace),
        from,
        until: from + Duration::from_secs(seconds),
    });
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a thread");
    let mut seen = runtime.block_on(async {
        let mut all = Vec::new();
        for number in 0..rooms {
            all.push(tokio::spawn(room(plan.clone(), number)));
            sleep(Duration::from_millis(10)).await;
        }
        let mut seen = Measured::default();
        // At the start, in the middle and at the end.
        let mut memory = [(0, 0.0); 3];
        for (used_then, at) in memory.iter_mut().zip([0, seconds / 2, seconds.saturating_sub(1)]) {
            tokio::time::sleep_until((from + Duration::from_secs(at)).into()).await;
            *used_then = used(process);
        }
        for one in all {
            let one = one.await.expect("a room");
            seen.waits.extend(one.waits);
            seen.bytes += one.bytes;
            seen.items += one.items;
            seen.lost += one.lost;
            one.ends
                .into_iter()
                .for_each(|(why, count)| *seen.ends.entry(why).or_default() += count);
            seen.minutes += one.minutes;
        }
        let (first, last) = (memory[0], memory[2]);
        let kib = memory.map(|(kib, _)| kib);
        println!(
            "the server: {before} KiB before, {kib:?} KiB at start, middle and end, {} KiB a room; \
             works {:.2} s a second",
            last.0.saturating_sub(before) / rooms.max(1),
            (last.1 - first.1) / seconds.saturating_sub(1).max(1) as f64
        );
        seen
    });
    seen.waits.sort_unstable();
    let at = |share: f64| {
        let index = (seen.waits.len() as f64 * share) as usize;
        seen.waits
            .get(index.min(seen.waits.len().saturating_sub(1)))
            .copied()
            .unwrap_or(0) as f64
            / 1000.0
    };
    println!(
        "{rooms} rooms of {SEATS}, {} actions in {seconds} s: p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms; \
         {} connections lost",
        seen.waits.len(),
        at(0.5),
        at(0.99),
        at(1.0),
        seen.lost,
    );
    if !seen.ends.is_empty() {
        println!("ends: {:?}", seen.ends);
    }
    let is_match = |file: &std::fs::DirEntry| file.path().extension().is_some_and(|extension| extension == EXTENSION);
    let matches = std::fs::read_dir(data.join("matches")).map_or(0, |files| files.flatten().filter(is_match).count());
    println!("{matches} matches were begun");
    println!(
        "{:.1} kB a minute and seat",
        seen.bytes as f64 / 1000.0 / seen.minutes.max(1e-9)
    );
    drop(server.stdin.take());
    for line in said.map_while(Result::ok) {
        if line.contains("_sum") || line.contains("_count") {
            println!("{line}");
        }
    }
    let _ = server.wait();
    let _ = std::fs::remove_dir_all(&data);
}
