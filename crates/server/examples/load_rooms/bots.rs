//! Bots that play rooms over real sockets, all of them on one thread. `crates/cli/examples/servers_load` uses them too.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use net::protocol::client_message::RoomRequest;
use net::protocol::code::RoomCode;
use net::protocol::limits::PING_EVERY;
use net::protocol::settings::RoomSettings;
use net::session::{Event, Goal, Session};
use rand::RngExt;
use rules::ai::level::Level;
use rules::ids::{SeatId, Viewer};
use rules::rng::{RulesRng, Stream, stream};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

/// How many bots play in a room.
pub const SEATS: u8 = 4;

/// The measurements of all bots.
#[derive(Debug, Default)]
pub struct Measured {
    /// From each action to the answer that it is done, in microseconds.
    pub waits: Vec<u64>,
    pub bytes: u64,
    /// How many connections were lost.
    pub lost: u64,
    /// Why sessions ended before the time was up, and how often.
    pub ends: BTreeMap<String, u64>,
    /// Seat-minutes played.
    pub minutes: f64,
}

impl Measured {
    fn add(&mut self, other: Self) {
        self.waits.extend(other.waits);
        self.bytes += other.bytes;
        self.lost += other.lost;
        self.minutes += other.minutes;
        for (why, count) in other.ends {
            *self.ends.entry(why).or_default() += count;
        }
    }

    /// The wait that this share of all actions does not exceed, in milliseconds.
    pub fn wait_ms(&mut self, share: f64) -> f64 {
        self.waits.sort_unstable();
        let index = (self.waits.len() as f64 * share) as usize;
        let last = self.waits.len().saturating_sub(1);
        self.waits.get(index.min(last)).map_or(0.0, |wait| *wait as f64 / 1e3)
    }
}

/// What all bots do.
pub struct Plan {
    /// The servers; each has every so many rooms.
    pub servers: Vec<SocketAddr>,
    pub game: String,
    /// The time between two actions in a room, on average.
    pub pace: Duration,
    /// When the measurement of the bots begins, and when they end.
    pub from: Instant,
    pub until: Instant,
}

/// Plays one seat until the time is up. The first bot of a room hosts it and passes on its code.
async fn seat(
    plan: &Plan,
    server: SocketAddr,
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
            let stream = TcpStream::connect(server).await.ok()?;
            stream.set_nodelay(true).ok()?;
            client_async(format!("ws://{server}/"), stream).await.ok()
        };
        let Some((mut socket, _)) = connected.await else {
            sleep(Duration::from_millis(200)).await;
            continue;
        };
        session.connected();
        let mut asked: BTreeMap<u32, Instant> = BTreeMap::new();
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
                    Event::Answered(number, answer) => {
                        if let Some(at) = asked.remove(&number)
                            && at > plan.from
                            && answer.is_ok()
                        {
                            seen.waits.push(at.elapsed().as_micros() as u64);
                        }
                    }
                    Event::Item(Viewer::Player(seat), item) => {
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
                let asks_at = Instant::now();
                asked.insert(session.ask(request), asks_at);
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

/// Plays a room until the time is up.
async fn room(plan: Arc<Plan>, number: u64) -> Measured {
    let server = plan.servers[number as usize % plan.servers.len()];
    let (tell, mut told) = mpsc::channel(1);
    let host = {
        let plan = plan.clone();
        tokio::spawn(async move { seat(&plan, server, 0, None, Some(tell), number * 8).await })
    };
    let mut all = vec![host];
    if let Some(code) = told.recv().await {
        for at in 1..SEATS {
            let plan = plan.clone();
            let seed = number * 8 + u64::from(at);
            all.push(tokio::spawn(async move {
                seat(&plan, server, at, Some(code), None, seed).await
            }));
        }
    }
    let mut seen = Measured::default();
    for one in all {
        seen.add(one.await.expect("a bot"));
    }
    seen
}

/// Plays so many rooms until the time is up. They open one after the other, this long apart.
pub async fn play(plan: Arc<Plan>, rooms: u64, apart: Duration) -> Measured {
    let mut all = Vec::new();
    for number in 0..rooms {
        all.push(tokio::spawn(room(plan.clone(), number)));
        sleep(apart).await;
    }
    let mut seen = Measured::default();
    for one in all {
        seen.add(one.await.expect("a room"));
    }
    seen
}
