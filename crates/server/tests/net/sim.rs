//! A room and its people with a simulated network, disk and clock.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use net::protocol::client_message::{ClientMessage, RoomRequest};
use net::protocol::code::RoomCode;
use net::protocol::limits::VERSION;
use net::protocol::person::PersonKey;
use net::protocol::server_message::{Invited, ServerMessage};
use net::protocol::settings::RoomSettings;
use net::protocol::table_news::TableNews;
use net::protocol::token::SeatToken;
use net::protocol::wire::{decode, encode, hello};
use net::room::confirmation::Confirmation;
use net::room::effect::{ConnectionId, Effect};
use net::room::job::Job;
use net::room::notice::Notice;
use net::room::room::{Random, Room};
use net::room::saved_room::SavedRoom;
use net::session::{Event, Goal, Session};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};
use records::store::log_entry::{LogEntry, LogHeaderBody};
use records::store::saved_match::SavedMatch;
use rules::ai::level::Level;
use rules::ids::{SeatId, Viewer};
use rules::rng::{RulesRng, Stream, stream};

/// The contents of the disk.
#[derive(Clone, Debug, Default)]
pub struct Disk {
    pub room: Vec<u8>,
    pub head: Option<LogHeaderBody>,
    pub log: Vec<LogEntry>,
}

impl Disk {
    pub fn story(&self) -> Option<SavedMatch> {
        let head = self.head.clone()?;
        Some(SavedMatch::of_log(head, &self.log).expect("a story"))
    }
}

/// A client.
pub struct End {
    pub session: Session,
    pub connection: Option<ConnectionId>,
    pub events: Vec<Event>,
    /// All messages that were sent to it, as bytes.
    pub heard: Vec<Vec<u8>>,
    /// Whether it does not reconnect by itself.
    pub off: bool,
}

/// The simulation.
pub struct Sim {
    pub room: Room,
    pub ends: Vec<End>,
    pub disk: Disk,
    pub now: Duration,
    pub rng: RulesRng,
    pub seed: u64,
    jobs: VecDeque<Job>,
    pub next: u64,
    lives: u64,
    /// Whether every message arrives three times, in any order.
    pub thrice: bool,
    /// Copies that arrive much later.
    late: Vec<(ConnectionId, Vec<u8>)>,
    /// Whether sent messages are captured.
    pub listens: bool,
    /// Whether the connection is lost after each item of a feed.
    pub cuts: bool,
    /// Whether long jobs are postponed.
    pub works_later: bool,
    /// The client that hears nothing of draws.
    pub deaf: Option<usize>,
    /// The invitations of the room.
    pub invited: Vec<(PersonKey, Invited)>,
    /// Whether the room is closed.
    pub gone: bool,
    /// The number of items that were followed by a cut.
    pub cut: u64,
    /// The notices that were sent.
    pub told: Vec<Notice>,
    /// The mails that were sent to confirm addresses.
    pub codes: Vec<Confirmation>,
    /// The time since 1970 by the clock of the machine at the time zero of the simulation.
    pub day_zero: Duration,
    /// The longest delay of a message, in milliseconds; 0 for none.
    pub slow_ms: u64,
    /// What is on its way, by arrival time. The messages of one client arrive in order.
    wire: BTreeMap<(Duration, u64), OnItsWay>,
    /// When the last message of each direction arrives.
    last: BTreeMap<(ConnectionId, bool), Duration>,
}

/// Something on its way between a person and the room.
enum OnItsWay {
    Up(ConnectionId, Vec<u8>),
    Down(ConnectionId, Vec<u8>),
    /// The room notices that a connection is lost.
    Lost(ConnectionId),
}

/// The number of tries: a few, or the value of the variable.
pub fn times(variable: &str, few: u64) -> u64 {
    std::env::var(variable).map_or(few, |times| times.parse().expect("a number"))
}

/// Runs a test with this number of seeds, on all cores.
pub fn each_seed(seeds: u64, tries: impl Fn(u64) + Sync) {
    let next = AtomicU64::new(0);
    let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= seeds {
                        return;
                    }
                    tries(seed);
                }
            });
        }
    });
}

pub fn random(seed: u64) -> Random {
    let mut rng = stream(seed, Stream::Agents);
    Box::new(move || {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        bytes
    })
}

impl Sim {
    pub fn new(settings: RoomSettings, people: usize, seed: u64) -> Self {
        let code = RoomCode::of_random([seed as u8; 16]);
        let mut room = Room::open(code, settings, random(seed), Duration::ZERO).expect("a room");
        let day_zero = Duration::from_secs(1_800_000_000);
        room.set_time_of_day(day_zero);
        let mut sim = Self {
            room,
            ends: Vec::new(),
            disk: Disk::default(),
            now: Duration::ZERO,
            rng: stream(seed, Stream::Throw),
            seed,
            jobs: VecDeque::new(),
            next: 1,
            lives: 0,
            thrice: false,
            late: Vec::new(),
            listens: false,
            cuts: false,
            works_later: false,
            deaf: None,
            invited: Vec::new(),
            gone: false,
            cut: 0,
            told: Vec::new(),
            codes: Vec::new(),
            day_zero,
            slow_ms: 0,
            wire: BTreeMap::new(),
            last: BTreeMap::new(),
        };
        for person in 0..people {
            sim.come(&format!("Person {person}"));
        }
        sim
    }

    /// A client joins.
    pub fn come(&mut self, name: &str) -> usize {
        let session = Session::new(
            Goal::Join(self.room.code()),
            name.to_owned(),
            [self.ends.len() as u8; 32],
        );
        self.ends.push(End {
            session,
            connection: None,
            events: Vec::new(),
            heard: Vec::new(),
            off: false,
        });
        self.advance();
        self.ends.len() - 1
    }

    pub fn ask(&mut self, end: usize, request: RoomRequest) -> u32 {
        let number = self.ends[end].session.ask(request);
        self.advance();
        number
    }

    /// Sends a request that the client's session does not know of.
    pub fn post_as(&mut self, end: usize, asks: RoomRequest) {
        let from = self.ends[end].connection.expect("it is connected");
        self.room.receive(from, ClientMessage { number: 0, asks }, self.now);
        self.advance();
    }

    /// The steps of draws that a client has heard of, if it listens.
    pub fn draws_to(&self, end: usize) -> Vec<ServerMessage> {
        let heard = self.ends[end].heard.iter();
        let heard = heard.filter_map(|bytes| decode::<ServerMessage>(bytes).ok());
        heard
            .filter(|message| matches!(message, ServerMessage::Draw(_)))
            .collect()
    }

    /// Lets a client hear a message.
    pub fn tell(&mut self, end: usize, message: &ServerMessage) {
        let to = self.ends[end].connection.expect("it is connected");
        self.hear(to, message);
        self.advance();
    }

    /// Sends a request, and returns the answer.
    pub fn answer(&mut self, end: usize, request: RoomRequest) -> Result<(), net::protocol::refusal::RoomRefusal> {
        let number = self.ask(end, request);
        let answers = self.ends[end].events.iter().rev().find_map(|event| match event {
            Event::Answered(answered, answer) if *answered == number => Some(answer.clone()),
            _ => None,
        });
        answers.expect("an answer")
    }

    pub fn sit(&mut self, end: usize, seat: u8) {
        let sit = RoomRequest::Sit {
            seat: SeatId(seat),
            name: String::new(),
            colour: seat,
            face: 0,
        };
        self.answer(end, sit).expect("a free seat");
        self.answer(end, RoomRequest::Ready(true)).expect("ready");
    }

    /// All take seats, in order, and the match starts.
    pub fn start(&mut self) {
        for end in 0..self.ends.len() {
            self.sit(end, end as u8);
        }
        self.answer(0, RoomRequest::Start).expect("it begins");
    }

    /// The connection of a client is lost.
    pub fn lose(&mut self, end: usize) {
        let now = self.now;
        let there = &mut self.ends[end];
        if let Some(connection) = there.connection.take() {
            there.session.disconnected(None, now, 0.5);
            if self.slow_ms == 0 {
                self.room.disconnected(connection, now);
            } else {
                // There is no goodbye: the room may notice the loss long after the person is back.
                let notices = now + Duration::from_millis(self.rng.random_range(0..20 * self.slow_ms));
                self.next += 1;
                self.wire.insert((notices, self.next), OnItsWay::Lost(connection));
            }
        }
    }

    /// Puts something on its way.
    fn post(&mut self, on_its_way: OnItsWay) {
        let (connection, up) = match &on_its_way {
            OnItsWay::Up(connection, _) => (*connection, true),
            OnItsWay::Down(connection, _) | OnItsWay::Lost(connection) => (*connection, false),
        };
        let arrives = self.now + Duration::from_millis(self.rng.random_range(0..=self.slow_ms));
        let last = self.last.entry((connection, up)).or_default();
        *last = arrives.max(*last);
        let arrives = *last;
        self.next += 1;
        self.wire.insert((arrives, self.next), on_its_way);
    }

    /// Delivers the next message if it arrives now; returns whether there was one.
    fn arrive(&mut self) -> bool {
        let now = self.now;
        let Some(first) = self.wire.first_entry().filter(|first| first.key().0 <= now) else {
            return false;
        };
        match first.remove() {
            OnItsWay::Up(from, bytes) => {
                // The last messages of a lost connection may arrive or not.
                let there = self.ends.iter().any(|end| end.connection == Some(from));
                if there || self.rng.random_bool(0.5) {
                    let up: ClientMessage = decode(&bytes).expect("a message");
                    self.room.receive(from, up, now);
                }
            }
            OnItsWay::Down(to, bytes) => self.arrives_at(to, &bytes),
            OnItsWay::Lost(connection) => self.room.disconnected(connection, now),
        }
        true
    }

    /// Somebody closes their program.
    pub fn close(&mut self, end: usize) {
        self.ends[end].off = true;
        self.lose(end);
        self.advance();
    }

    /// Somebody opens their program again.
    pub fn open(&mut self, end: usize) {
        self.ends[end].off = false;
        // The wait before the next try may be as long as this.
        self.sleep(Duration::from_secs(30));
        assert!(self.ends[end].connection.is_some(), "they are back");
    }

    /// The last token that a client was given.
    pub fn token(&self, end: usize) -> SeatToken {
        let tokens = self.ends[end].events.iter().rev();
        let token = |event: &Event| match event {
            Event::Entered { token, .. } => Some(*token),
            _ => None,
        };
        tokens.filter_map(token).next().expect("they were in the room")
    }

    /// The news of the table for a client that is away.
    pub fn news(&mut self, end: usize) -> TableNews {
        let (token, now) = (self.token(end), self.now);
        self.room.news(&token, now).expect("they are members")
    }

    /// The server is killed, and started again: only the contents of the disk remain.
    pub fn kill(&mut self) {
        self.lives += 1;
        self.jobs.clear();
        self.wire.clear();
        self.last.clear();
        self.late.clear();
        let now = self.now;
        for end in &mut self.ends {
            if end.connection.take().is_some() {
                end.session.disconnected(None, now, 0.5);
            }
        }
        let kept = SavedRoom::read(&self.disk.room).expect("a saved room");
        let story = kept.match_number().and_then(|_| self.disk.story());
        let again = random(self.seed + 1_000_000 * self.lives);
        let day = self.day_zero + now;
        self.room = kept.restored(story, again, now, day).expect("it goes on");
    }

    /// Lets time pass.
    pub fn pass(&mut self, time: Duration) {
        let until = self.now + time;
        while let Some(((arrives, _), _)) = self.wire.first_key_value()
            && *arrives <= until
        {
            self.now = self.now.max(*arrives);
            self.advance();
        }
        self.now = until;
        self.room.tick(self.now);
        self.advance();
    }

    /// Lets time pass, and wakes the room whenever it asks for it, as the task of a server does. Returns how often
    /// that was, and panics if the room spins: if it asks to be woken twice in a row, and nothing happens.
    pub fn sleep(&mut self, time: Duration) -> usize {
        let until = self.now + time;
        let (mut wakes, mut in_vain) = (0, 0);
        while let Some(at) = self.room.next_tick().filter(|at| *at <= until) {
            self.now = self.now.max(at);
            self.room.tick(self.now);
            wakes += 1;
            let something = self.advance();
            in_vain = if something || self.room.next_tick() != Some(at) {
                0
            } else {
                in_vain + 1
            };
            assert!(in_vain < 2, "seed {}: {:?} spins at {at:?}", self.seed, self.room);
        }
        self.now = until;
        self.advance();
        wakes
    }

    /// Continues until nothing more happens without time or people; returns whether anything happened.
    pub fn advance(&mut self) -> bool {
        let mut any = false;
        while self.step() {
            any = true;
        }
        any
    }

    /// Makes one step; returns whether there was one.
    pub fn step(&mut self) -> bool {
        if self.carry_out(usize::MAX) {
            return true;
        }
        let now = self.now;
        for end in 0..self.ends.len() {
            let there = &mut self.ends[end];
            if !there.off && there.session.wants_connection(now) {
                there.connection = Some(ConnectionId(self.next));
                self.next += 1;
                there.session.connected();
                there.session.received(&hello(VERSION), now);
                return true;
            }
        }
        let mut came: Vec<(ConnectionId, Vec<u8>)> = Vec::new();
        for end in &mut self.ends {
            let Some(from) = end.connection else { continue };
            while let Some(bytes) = end.session.to_send() {
                let copies = if self.thrice { 3 } else { 1 };
                // Both hellos are exchanged above.
                if bytes != hello(VERSION) {
                    came.extend((0..copies).map(|_| (from, bytes.clone())));
                }
            }
        }
        let any = !came.is_empty();
        if self.slow_ms > 0 {
            came.drain(..)
                .for_each(|(from, bytes)| self.post(OnItsWay::Up(from, bytes)));
        }
        if self.thrice && any {
            // Some copies arrive much later, among other messages.
            let late = self.late.len().min(4);
            came.extend(self.late.drain(..late));
            self.late
                .extend(came.iter().filter(|_| self.rng.random_bool(0.1)).cloned());
            came.shuffle(&mut self.rng);
        }
        for (from, bytes) in came {
            let up: ClientMessage = decode(&bytes).expect("a message");
            self.room.receive(from, up, now);
            self.carry_out(usize::MAX);
        }
        if any || self.arrive() {
            return true;
        }
        if let Some(job) = self.jobs.pop_front_if(|_| !self.works_later) {
            self.room.done(job.run(), now);
            return true;
        }
        false
    }

    /// Carries out the effects of the room, but at most this number; the rest is lost, as when a server is killed.
    pub fn carry_out(&mut self, most: usize) -> bool {
        let effects: Vec<Effect> = self.room.effects().collect();
        let any = !effects.is_empty();
        for effect in effects.into_iter().take(most) {
            match effect {
                Effect::Send { to, message, .. } => self.hear(to, &message),
                Effect::Close(to, why) => {
                    let now = self.now;
                    if let Some(end) = self.ends.iter_mut().find(|end| end.connection == Some(to)) {
                        end.connection = None;
                        end.session.disconnected(Some(why), now, 0.5);
                        self.room.disconnected(to, now);
                    }
                }
                Effect::Begin(_, head) => {
                    self.disk.head = Some(*head);
                    self.disk.log.clear();
                }
                Effect::Append(log) => self.disk.log.extend(log),
                Effect::Keep(room) => self.disk.room = room,
                Effect::Invite(to, invited) => self.invited.push((to, *invited)),
                Effect::Work(job) => self.jobs.push_back(*job),
                Effect::Tell(notice) => self.told.push(*notice),
                Effect::AskToConfirm(code) => self.codes.push(*code),
                Effect::Gone => self.gone = true,
            }
        }
        any
    }

    fn hear(&mut self, to: ConnectionId, message: &ServerMessage) {
        let is_deaf = self.deaf.is_some_and(|end| self.ends[end].connection == Some(to));
        if is_deaf && matches!(message, ServerMessage::Draw(_)) {
            return;
        }
        let bytes = encode(message);
        if self.slow_ms > 0 {
            self.post(OnItsWay::Down(to, bytes));
        } else {
            self.arrives_at(to, &bytes);
        }
    }

    fn arrives_at(&mut self, to: ConnectionId, bytes: &[u8]) {
        let (now, listens, cuts) = (self.now, self.listens, self.cuts);
        let Some(end) = self.ends.iter_mut().find(|end| end.connection == Some(to)) else {
            return;
        };
        end.session.received(bytes, now);
        if listens {
            end.heard.push(bytes.to_vec());
        }
        let mut item = false;
        while let Some(event) = end.session.event() {
            item |= matches!(event, Event::Item(..));
            end.events.push(event);
        }
        if cuts && item {
            self.cut += 1;
            end.connection = None;
            end.session.disconnected(None, now, 0.5);
            self.room.disconnected(to, now);
        }
    }

    /// The seats with a decision to make, each with its client.
    pub fn due(&self) -> Vec<(usize, SeatId)> {
        let mut due = Vec::new();
        for (at, end) in self.ends.iter().enumerate() {
            for viewer in end.session.viewers() {
                if let (Viewer::Player(seat), Some(item)) = (viewer, end.session.last(viewer)) {
                    let throws = item.view.awaited.as_ref().is_some_and(|awaited| awaited.seat == seat);
                    if throws || item.view.due.contains(seat) {
                        due.push((at, seat));
                    }
                }
            }
        }
        due
    }

    /// The first client with a decision to make acts; returns whether there was one.
    pub fn play(&mut self) -> bool {
        let due = self.due();
        let Some((end, seat)) = due.first().copied() else {
            return false;
        };
        let view = self.ends[end]
            .session
            .last(Viewer::Player(seat))
            .expect("a view")
            .view
            .clone();
        // Random numbers that do not depend on the order of the messages.
        let mut chance = stream(u64::from(view.decisions[seat.index()].0), Stream::Agents);
        let Some(ask) = view.computer_request(seat, Level::Greedy, &mut chance) else {
            return false;
        };
        self.ask(end, RoomRequest::Ask(ask));
        true
    }

    pub fn is_over(&self) -> bool {
        self.room.lobby().results.is_some()
    }

    /// Plays to the end.
    pub fn finish(&mut self) {
        for _ in 0..20_000 {
            if self.is_over() {
                return;
            }
            if !self.play() {
                self.pass(Duration::from_millis(500));
            }
        }
        panic!("the match does not end");
    }

    pub fn chance(&mut self, of: f64) -> bool {
        self.rng.random_bool(of)
    }
}

/// Settings without waiting times.
pub fn settings(game: &str, seats: u8) -> RoomSettings {
    let mut settings = RoomSettings {
        pace_ms: 0,
        ..RoomSettings::of_game(game, seats)
    };
    // Short matches.
    settings.options = match game {
        "stack" => vec![("target".into(), "10".into())],
        "skip-bo" | "skip-bo-mod" => vec![("stock".into(), "5".into())],
        _ => Vec::new(),
    };
    settings
}
