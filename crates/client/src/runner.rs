//! A session on a thread of its own, behind channels: a window sends requests and polls for events, and never waits.

use std::fmt::Display;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;
use tokio::time::{sleep, timeout};
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_tungstenite::client_async_with_config;

use crate::chance::{chance, secret};
use crate::event_queue::EventQueue;
#[cfg(feature = "p2p")]
use crate::home::{Home, way_of};
use crate::reach::CALLS_HOMES;
use crate::state::{State, Way};
use crate::tls::Connector;
use crate::trust::Trust;
use net::destination::Destination;
use net::fingerprint::Fingerprint;
use net::identity::Identity;
use net::protocol::client_message::RoomRequest;
use net::protocol::limits::{HANDSHAKE, IDLE, LAST_WORDS, MOST_DOWN, MOST_OPEN, PING_EVERY};
use net::protocol::lobby::MemberId;
use net::protocol::refusal::{CloseReason, RoomRefusal};
use net::reached::Reached;
use net::route::Route;
use net::session::{Event, Goal, Session};
use net::standing::Circle;
use net::table_address::{TableAddress, TableKey};
use net::target::Target;
use system::clock::{self, Instant};
use websocket::socket::{Socket, Step, config};

/// How many bytes are read at once; a longer message takes more memory while it is read.
const READ_BUFFER: usize = 16 * 1024;
/// How long the call of another home may take: the relay has to be found first, and then the way.
#[cfg(feature = "p2p")]
const CALL: Duration = Duration::from_secs(12);

/// A running client. When it is dropped, it disconnects without leaving the room: its seats wait for it.
#[derive(Debug)]
pub struct Client {
    commands: mpsc::Sender<Command>,
    unseen: Arc<EventQueue>,
    state: Arc<Mutex<State>>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Debug)]
enum Command {
    Ask(RoomRequest),
    Mute(MemberId, bool),
    Knows(Circle),
    IsOwn(Option<TableKey>),
    /// Drops the connection, as a network failure does.
    Drop,
}

impl Client {
    /// Connects, and runs until the session is over or the client is dropped.
    ///
    /// # Errors
    /// What the system says if it can't start a thread, or that this program can't reach other homes.
    pub fn start(to: impl Into<Destination>, trust: Trust, goal: Goal, name: String) -> io::Result<Self> {
        Self::start_and_wake(to, trust, goal, name, || {})
    }

    /// Like [`start`](Self::start); whenever there is something to [`poll`](Self::poll), `wake` is called on the
    /// client's thread.
    ///
    /// # Errors
    /// As in [`start`](Self::start).
    pub fn start_and_wake(
        to: impl Into<Destination>,
        trust: Trust,
        goal: Goal,
        name: String,
        wake: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        Self::start_as(to, trust, goal, name, None, wake)
    }

    /// Like [`start_and_wake`](Self::start_and_wake), for a person who shows their key in the room.
    ///
    /// # Errors
    /// As in [`start`](Self::start).
    pub fn start_as(
        to: impl Into<Destination>,
        trust: Trust,
        goal: Goal,
        name: String,
        identity: Option<Identity>,
        wake: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        let to = to.into();
        if !CALLS_HOMES && to.server().is_none() {
            return Err(io::ErrorKind::Unsupported.into());
        }
        let (commands, to_do) = mpsc::channel(MOST_OPEN);
        let unseen = Arc::<EventQueue>::default();
        let tell = unseen.clone();
        let state = Arc::<Mutex<State>>::default();
        let theirs = state.clone();
        let over = unseen.clone();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let run = move || {
            let session = Session::new(goal, name, secret());
            let runner = Runner {
                session: match identity {
                    Some(identity) => session.with_identity(identity),
                    None => session,
                },
                route: Route::new(to),
                trust,
                to_do,
                tell,
                wake: Box::new(wake),
                state: theirs,
                began: clock::now(),
                tls: None,
                #[cfg(feature = "p2p")]
                home: None,
            };
            runtime.block_on(runner.run());
            over.end();
        };
        let thread = Builder::new().name("client".to_owned()).spawn(run)?;
        Ok(Self {
            commands,
            unseen,
            state,
            thread: Some(thread),
        })
    }

    /// Sends a request. The result comes as [`Event::Answered`], in the order of the requests unless one came too fast
    /// and is sent again later. If far too many wait already, the request is refused at once; an aim is dropped.
    pub fn ask(&self, request: RoomRequest) {
        let is_aim = matches!(request, RoomRequest::Aim(_));
        // A session that is over has reported that.
        if let Err(TrySendError::Full(_)) = self.commands.try_send(Command::Ask(request))
            && !is_aim
        {
            self.unseen.put(vec![Event::Answered(0, Err(RoomRefusal::TooFast))], 0);
        }
    }

    /// Hides what a member says, or shows it again.
    pub fn mute(&self, who: MemberId, mute: bool) {
        let _ = self.commands.try_send(Command::Mute(who, mute));
    }

    /// Sets whom the person knows: whose words come, and of whom nothing comes.
    pub fn knows(&self, circle: Circle) {
        let _ = self.commands.try_send(Command::Knows(circle));
    }

    /// Notes that the server is this program's own, and the key by which other homes know it, if they do. Guests from
    /// there can then check who the person is.
    pub fn is_own(&self, table: Option<TableKey>) {
        let _ = self.commands.try_send(Command::IsOwn(table));
    }

    /// Drops the connection, as a network failure does. For tests.
    pub fn lose_connection(&self) {
        let _ = self.commands.try_send(Command::Drop);
    }

    /// The next event, if there is one.
    pub fn poll(&self) -> Option<Event> {
        self.unseen.take()
    }

    /// The next event; waits at most this long for it.
    pub fn wait(&self, longest: Duration) -> Option<Event> {
        self.unseen.wait(longest)
    }

    /// Leaves the room; waits at most this long for the answer.
    pub fn leave(&self, longest: Duration) {
        self.ask(RoomRequest::Leave);
        while let Some(event) = self.wait(longest) {
            if matches!(event, Event::Over(_) | Event::Lost(_)) {
                break;
            }
        }
    }

    /// The current state.
    pub fn state(&self) -> State {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        let (nobody, _) = mpsc::channel(1);
        self.commands = nobody;
        self.unseen.dropped.notify_one();
        if let Some(thread) = self.thread.take() {
            // A panic of the thread was already reported.
            let _ = thread.join();
        }
    }
}

struct Runner {
    session: Session,
    route: Route,
    trust: Trust,
    to_do: mpsc::Receiver<Command>,
    tell: Arc<EventQueue>,
    wake: Box<dyn Fn() + Send>,
    state: Arc<Mutex<State>>,
    began: Instant,
    tls: Option<Connector>,
    #[cfg(feature = "p2p")]
    home: Option<Home>,
}

/// Why the runner stops.
enum StopReason {
    /// The connection is lost.
    Lost(Option<CloseReason>),
    /// The room is a table in a home, at this address.
    Moved(TableAddress),
    /// Another server has the room, at this address.
    Sent(Target),
    /// The client was dropped.
    Dropped,
}

impl Runner {
    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    async fn run(mut self) {
        self.play().await;
        #[cfg(feature = "p2p")]
        if let Some(home) = self.home.take() {
            home.close().await;
        }
    }

    async fn play(&mut self) {
        while !self.session.is_over() {
            let wait = self
                .session
                .next_try()
                .map_or(Duration::ZERO, |at| at.saturating_sub(self.now()));
            let timer = sleep(wait);
            tokio::pin!(timer);
            loop {
                tokio::select! {
                    () = &mut timer => break,
                    command = self.to_do.recv() => match command {
                        Some(command) => { self.hear(command); }
                        None => return,
                    },
                }
            }
            let stop = match self.connect().await {
                Ok(Some(stop)) => stop,
                Ok(None) => StopReason::Lost(None),
                Err(why) => {
                    tracing::debug!(why, "no connection");
                    StopReason::Lost(None)
                }
            };
            match stop {
                StopReason::Lost(why) => {
                    self.route.lost();
                    let (now, chance) = (self.now(), chance());
                    self.session.disconnected(why, now, chance);
                    self.pass_on_events(false, 0);
                }
                StopReason::Moved(table) => self.go_to(table).await,
                StopReason::Sent(server) => {
                    if !self.route.send_to(server) {
                        self.session.sent_astray();
                    }
                }
                StopReason::Dropped => return,
            }
        }
        self.pass_on_events(false, 0);
    }

    /// Turns to a table in a home, to which a server has sent the client.
    async fn go_to(&mut self, table: TableAddress) {
        if !CALLS_HOMES {
            return self.session.cannot_go_there();
        }
        #[cfg(feature = "p2p")]
        if let Some(home) = self.home.take() {
            home.close().await;
        }
        self.route.move_to(table.into());
        self.pass_on_events(false, 0);
    }

    /// Carries out a command; returns whether to drop the connection.
    fn hear(&mut self, command: Command) -> bool {
        match command {
            Command::Ask(request) => {
                self.session.ask(request);
            }
            Command::Mute(who, mute) => self.session.mute(who, mute),
            Command::Knows(circle) => self.session.knows(circle),
            Command::IsOwn(table) => self.session.is_own(table),
            Command::Drop => return true,
        }
        false
    }

    /// Carries out the commands that wait, so that whoever was blocked before a message came is not heard in it;
    /// returns whether to drop the connection.
    fn hear_waiting(&mut self) -> bool {
        for _ in 0..MOST_OPEN {
            // That nobody gives commands any more is seen by who waits for them.
            let Ok(command) = self.to_do.try_recv() else { break };
            if self.hear(command) {
                return true;
            }
        }
        false
    }

    async fn connect(&mut self) -> Result<Option<StopReason>, String> {
        match self.route.now().clone() {
            Destination::Server(server) => self.connect_to_server(server).await,
            #[cfg(feature = "p2p")]
            Destination::Table(table) => {
                if self.home.is_none() {
                    self.home = Some(self.soon(HANDSHAKE, Home::open(table, &self.trust)).await?);
                }
                let home = self.home.as_ref().ok_or("nothing is open")?;
                let (called, url) = (self.soon(CALL, home.call()).await, home.url());
                if called.is_err()
                    && let Some(home) = self.home.take()
                {
                    // The network may be another one by now. The next try begins anew.
                    home.close().await;
                }
                let stream = called?;
                let line = stream.line();
                let way = move || way_of(&line);
                self.reached(None, false);
                self.talk_over(stream, url, &way).await
            }
            #[cfg(not(feature = "p2p"))]
            Destination::Table(_) => Err("this program can't reach other homes".to_owned()),
        }
    }

    async fn connect_to_server(&mut self, server: Target) -> Result<Option<StopReason>, String> {
        let text = |error: &dyn std::fmt::Display| error.to_string();
        let address = (server.host.as_str(), server.port);
        let stream = self.soon(HANDSHAKE, TcpStream::connect(address)).await?;
        stream.set_nodelay(true).map_err(|error| text(&error))?;
        if !server.tls {
            self.reached(None, false);
            return self.talk_over(stream, server.url(), &|| None).await;
        }
        let connector = match &mut self.tls {
            Some(connector) => connector,
            none => none.insert(Connector::new(&self.trust)?),
        };
        let tls = connector.tls.clone();
        let name = ServerName::try_from(server.host.clone()).map_err(|error| text(&error))?;
        let stream = self.soon(HANDSHAKE, tls.connect(name, stream)).await;
        if let Some(untrusted) = self.tls.as_ref().and_then(Connector::take_trust_error) {
            self.session.reject_certificate(untrusted);
            return Ok(None);
        }
        let stream = stream?;
        let shown = stream.get_ref().1.peer_certificates().and_then(<[_]>::first);
        let shown = shown.map(|certificate| Fingerprint::of(certificate));
        let exactly = match (&self.tls, &shown) {
            (Some(connector), Some(shown)) => connector.trusts_exactly(shown),
            _ => false,
        };
        self.reached(shown, exactly);
        self.talk_over(stream, server.url(), &|| None).await
    }

    /// Notes how the server was reached. What the person said of it stays.
    fn reached(&mut self, certificate: Option<Fingerprint>, exactly: bool) {
        let reached = Reached {
            own: self.session.own(),
            ..Reached::by(self.route.now(), certificate, exactly)
        };
        self.session.reached(reached);
    }

    /// A step of connecting, with a time limit. It ends at once if the client is dropped.
    async fn soon<T, E: Display>(
        &self,
        longest: Duration,
        step: impl Future<Output = Result<T, E>>,
    ) -> Result<T, String> {
        tokio::select! {
            done = timeout(longest, step) => match done {
                Ok(done) => done.map_err(|error| error.to_string()),
                Err(error) => Err(error.to_string()),
            },
            () = self.tell.dropped.notified() => Err("nobody waits for it".to_owned()),
        }
    }

    /// Speaks over an open connection until it ends. `way` says which way it takes, where there are several.
    async fn talk_over<S: AsyncRead + AsyncWrite + Unpin>(
        &mut self,
        stream: S,
        url: String,
        way: &(dyn Fn() -> Option<Way> + Sync),
    ) -> Result<Option<StopReason>, String> {
        let config = config(MOST_DOWN, READ_BUFFER);
        let greets = client_async_with_config(url, stream, Some(config));
        let (socket, _) = self.soon(HANDSHAKE, greets).await?;
        self.session.connected();
        let mut socket = Socket::new(socket, IDLE);
        let stop = self.talk(&mut socket, way).await;
        self.note_way(None);
        if !matches!(stop, Some(StopReason::Lost(_))) {
            socket.close(None, true, LAST_WORDS).await;
        }
        Ok(stop)
    }

    fn note_way(&self, way: Option<Way>) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).way = way;
    }

    async fn talk<S: AsyncRead + AsyncWrite + Unpin>(
        &mut self,
        socket: &mut Socket<S>,
        way: &(dyn Fn() -> Option<Way> + Sync),
    ) -> Option<StopReason> {
        let (mut heard, mut said) = (clock::now(), clock::now());
        // The memory that the events of the last message take.
        let mut takes = 0;
        loop {
            self.note_way(way());
            // One message at a time: the others wait in the session anyway.
            if socket.is_written()
                && let Some(bytes) = self.session.to_send()
            {
                self.count(0, bytes.len());
                said = clock::now();
                socket.give(bytes);
            }
            self.pass_on_events(true, std::mem::take(&mut takes));
            if self.session.is_over() {
                return None;
            }
            if let Some(table) = self.session.moves() {
                return Some(StopReason::Moved(table));
            }
            if let Some(server) = self.session.sent_to() {
                return Some(StopReason::Sent(server));
            }
            let reads = self.tell.has_room();
            if !reads {
                // This end does not read, so the silence is not the server's fault.
                heard = clock::now();
            }
            let again = self.session.next_tick().map(|at| at.saturating_sub(self.now()));
            let ping = PING_EVERY.saturating_sub(said.elapsed());
            let silent = IDLE.saturating_sub(heard.elapsed());
            let tell = self.tell.clone();
            tokio::select! {
                step = socket.step(reads) => match step {
                    Step::Written => {}
                    Step::Message(bytes) => {
                        heard = clock::now();
                        self.count(bytes.len(), 0);
                        if self.hear_waiting() {
                            return Some(StopReason::Lost(None));
                        }
                        let now = self.now();
                        takes = self.session.received(&bytes, now);
                    }
                    Step::Control => heard = clock::now(),
                    Step::Closed(code) => return Some(StopReason::Lost(code.and_then(CloseReason::of_code))),
                    Step::Stuck => return Some(StopReason::Lost(Some(CloseReason::TooSlow))),
                    Step::Malformed | Step::Lost => return Some(StopReason::Lost(None)),
                },
                command = self.to_do.recv() => match command {
                    Some(command) => {
                        if self.hear(command) {
                            return Some(StopReason::Lost(None));
                        }
                    }
                    None => return Some(StopReason::Dropped),
                },
                () = tell.room.notified(), if !reads => {}
                () = sleep(again.unwrap_or_default()), if again.is_some() => {
                    let now = self.now();
                    self.session.tick(now);
                }
                () = sleep(ping) => {
                    said = clock::now();
                    self.session.ping();
                }
                () = sleep(silent) => return Some(StopReason::Lost(Some(CloseReason::Silent))),
            }
        }
    }

    fn count(&self, bytes_in: usize, bytes_out: usize) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.bytes_in += bytes_in as u64;
        state.bytes_out += bytes_out as u64;
    }

    /// Passes on the events, which take this many bytes.
    fn pass_on_events(&mut self, connected: bool, takes: usize) {
        let events: Vec<Event> = std::iter::from_fn(|| self.session.event()).collect();
        let is_of_lobby = |event: &Event| matches!(event, Event::Lobby | Event::Entered { .. });
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.here = connected && self.session.you().is_some();
        state.you = self.session.you();
        state.connections = self.session.connections();
        if events.iter().any(is_of_lobby) {
            state.lobby = self.session.lobby().cloned();
            state.standings = self.session.standings();
        }
        drop(state);
        let any = !events.is_empty();
        // Only now, because the receiver of an event looks at the state.
        self.tell.put(events, takes);
        if any {
            (self.wake)();
        }
    }
}
