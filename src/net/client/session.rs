//! What a client knows of a room, and what it has to send: without sockets, clock or threads.

use std::collections::{BTreeMap, VecDeque};
use std::mem::size_of;
use std::time::Duration;

use crate::catalog::AnyEvent;
use crate::host::feed::{FeedItem, Told};
use crate::host::request::DecisionId;
use crate::net::client::untrusted::Untrusted;
use crate::net::protocol::code::RoomCode;
use crate::net::protocol::down::{Down, FullRecord, Times};
use crate::net::protocol::limits::{MOST_OPEN, MOST_RECORD, RECORD_PART, TRIES_FOR, VERSION};
use crate::net::protocol::lobby::{Lobby, MemberId};
use crate::net::protocol::packed::Before;
use crate::net::protocol::refusal::{Closing, Refusal};
use crate::net::protocol::settings::Settings;
use crate::net::protocol::talk::Saying;
use crate::net::protocol::token::SeatToken;
use crate::net::protocol::up::{Aim, Newcomer, Progress, Request, Up};
use crate::net::protocol::wire::{hello, read, version_of, written};
use crate::rules::ids::{MAX_PLAYERS, PlayerId, Viewer};

/// The shortest and the longest wait before one more try to connect.
const FIRST_WAIT: Duration = Duration::from_millis(250);
const LONGEST_WAIT: Duration = Duration::from_secs(15);
/// What was asked too fast is asked again after so much time, one after the other.
const SLOWER: Duration = Duration::from_millis(250);
/// Where more messages than this wait to be sent, hands are no longer shown.
const AIMS_BEHIND: usize = 16;
/// How much more memory a view takes than its bytes.
const VIEW_TAKES: usize = 8;

/// What somebody wants of a server.
#[derive(Clone, Debug, PartialEq)]
pub enum Goal {
    /// A room of their own.
    Open(Box<Settings>),
    /// Into this room.
    Join(RoomCode),
    /// Back to this room, after this program was started again.
    Return(RoomCode, SeatToken),
    /// Back to this room, or into it like anybody else where the token opens nothing there any more.
    ReturnOrJoin(RoomCode, SeatToken),
}

/// Something that a window or a bot has to know.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The person is in the room, for the first time or again. Whoever keeps the token comes back with it.
    Entered {
        /// The room.
        code: RoomCode,
        /// The person's number.
        you: MemberId,
        /// With it one comes back after the program was started again.
        token: SeatToken,
    },
    /// The lobby has changed: [`Session::lobby`].
    Lobby,
    /// A match begins, or goes on after the connection was lost.
    Began {
        /// Whether its feeds begin anew: nothing that was told before belongs to them.
        new: bool,
    },
    /// The next item of a feed.
    Item(Viewer, Box<FeedItem>),
    /// What became of a request, by the number that [`Session::ask`] returned.
    Answered(u32, Result<(), Refusal>),
    /// A seat wants to take something back, and asks.
    UndoAsked(PlayerId, DecisionId),
    /// What became of it.
    UndoAnswered(PlayerId, bool),
    /// The clocks.
    Clock(Box<Times>),
    /// A seat is reminded that it is due.
    Reminded(PlayerId),
    /// Somebody's hand.
    Aimed(Aim),
    /// Whether the room waits for the server's disk.
    DiskWaits(bool),
    /// Somebody who is not muted says something.
    Said(MemberId, Saying),
    /// The whole record of the last match.
    Recorded(Box<FullRecord>),
    /// The connection is lost; there will be another try.
    Lost(Option<Closing>),
    /// It is over: nothing more will come.
    Over(Ended),
}

/// Why a session is over.
#[derive(Clone, Debug, PartialEq)]
pub enum Ended {
    /// The server said so.
    Closed(Closing),
    /// The server does not let the person in.
    Refused(Refusal),
    /// What came from there can't be understood.
    Malformed,
    /// The certificate of the server is not trusted.
    Untrusted(Untrusted),
    /// Nobody answers, and [`TRIES_FOR`] is over.
    NoAnswer,
}

/// What a client knows of a room.
#[derive(Debug)]
pub struct Session {
    goal: Goal,
    name: String,
    /// Who one is in which room, once one is in it.
    entered: Option<(RoomCode, MemberId, SeatToken)>,
    lobby: Option<Lobby>,
    epoch: u64,
    feeds: BTreeMap<Viewer, Feed>,
    muted: Vec<MemberId>,
    /// Whether the server has said hello on this connection.
    greeted: bool,
    connected: bool,
    /// Whether the server has said on this connection that one is in the room.
    is_in: bool,
    number: u32,
    /// What was asked and not answered yet: it is asked again on the next connection.
    open: BTreeMap<u32, Request>,
    /// What was asked too fast, and when it is asked again.
    slower: VecDeque<(Duration, u32)>,
    record: Vec<u8>,
    /// Whether parts of a record were asked for and did not all come.
    wants_record: bool,
    out: VecDeque<Vec<u8>>,
    events: VecDeque<Event>,
    /// Whether a way back was refused: one joins like anybody else.
    joins: bool,
    /// How often a connection was lost since something last came.
    tries: u32,
    /// Since when there is no connection over which the person is in the room.
    lost_since: Option<Duration>,
    /// How many connections there were.
    connections: u32,
    /// When to connect next.
    next_try: Option<Duration>,
    over: bool,
}

#[derive(Debug, Default)]
struct Feed {
    number: u64,
    before: Before,
    last: Option<FeedItem>,
}

/// The number of the request that enters a room; those in it are counted from 1.
const ENTERS: u32 = 0;

impl Session {
    /// A session that begins now. The name is how the person is called.
    pub fn new(goal: Goal, name: String) -> Self {
        Self {
            goal,
            name,
            entered: None,
            lobby: None,
            epoch: 0,
            feeds: BTreeMap::new(),
            muted: Vec::new(),
            greeted: false,
            connected: false,
            is_in: false,
            number: 0,
            open: BTreeMap::new(),
            slower: VecDeque::new(),
            record: Vec::new(),
            wants_record: false,
            out: VecDeque::new(),
            events: VecDeque::new(),
            joins: false,
            tries: 0,
            lost_since: None,
            connections: 0,
            next_try: Some(Duration::ZERO),
            over: false,
        }
    }

    /// Whether a connection is to be made now.
    pub fn wants_connection(&self, now: Duration) -> bool {
        !self.over && !self.connected && self.next_try.is_some_and(|at| at <= now)
    }

    /// When a connection is to be made; `None` where one stands, or none will be.
    pub fn next_try(&self) -> Option<Duration> {
        self.next_try.filter(|_| !self.over && !self.connected)
    }

    /// A connection was made.
    pub fn connected(&mut self) {
        self.connected = true;
        self.greeted = false;
        self.is_in = false;
        self.connections += 1;
        self.out.clear();
        self.out.push_back(hello(VERSION));
    }

    /// The connection is lost, or none could be made. `chance` (0 to 1) spreads the next tries of many clients.
    pub fn disconnected(&mut self, why: Option<Closing>, now: Duration, chance: f32) {
        self.connected = false;
        self.is_in = false;
        self.out.clear();
        self.slower.clear();
        if self.over {
            return;
        }
        if let Some(why) = why.filter(|why| !why.comes_back()) {
            return self.end(Ended::Closed(why));
        }
        let gives_up = *self.lost_since.get_or_insert(now) + TRIES_FOR;
        if now >= gives_up {
            return self.end(Ended::NoAnswer);
        }
        let wait = FIRST_WAIT.saturating_mul(1 << self.tries.min(10)).min(LONGEST_WAIT);
        self.tries += 1;
        let next = now + wait.mul_f32(0.5 + chance.clamp(0.0, 1.0));
        // The last try is at the end of that time.
        self.next_try = Some(next.min(gives_up));
        self.events.push_back(Event::Lost(why));
    }

    /// The certificate of the server is not trusted: another try would find the same one.
    pub(super) fn doubts(&mut self, untrusted: Untrusted) {
        if !self.over {
            self.end(Ended::Untrusted(untrusted));
        }
    }

    fn end(&mut self, why: Ended) {
        self.over = true;
        self.events.push_back(Event::Over(why));
    }

    /// Takes the next message to send.
    pub fn to_send(&mut self) -> Option<Vec<u8>> {
        self.out.pop_front()
    }

    /// Takes what happened next.
    pub fn event(&mut self) -> Option<Event> {
        self.events.pop_front()
    }

    /// Asks something. It is asked again where the connection is lost before it is answered. Returns its number.
    pub fn ask(&mut self, request: Request) -> u32 {
        if let Request::Aim(_) = request {
            if self.is_in && self.out.len() <= AIMS_BEHIND {
                self.send(0, request);
            }
            return 0;
        }
        self.number += 1;
        let number = self.number;
        if self.open.len() >= MOST_OPEN {
            // The server answers nothing.
            self.events.push_back(Event::Answered(number, Err(Refusal::TooFast)));
            return number;
        }
        self.wants_record |= matches!(request, Request::Record(_));
        self.open.insert(number, request.clone());
        if self.is_in {
            self.send(number, request);
        }
        number
    }

    /// When [`Self::tick`] has something to do.
    pub fn wakes(&self) -> Option<Duration> {
        self.slower.front().map(|(at, _)| *at)
    }

    /// Time has passed: asks again what was asked too fast.
    pub fn tick(&mut self, now: Duration) {
        while let Some((_, number)) = self.slower.pop_front_if(|(at, _)| *at <= now) {
            if let Some(asks) = self.open.get(&number).cloned() {
                self.send(number, asks);
            }
        }
    }

    /// Says that one is still there.
    pub fn ping(&mut self) {
        if self.greeted {
            self.send(0, Request::Ping);
        }
    }

    /// Shows no longer what this person says, or shows it again.
    pub fn mute(&mut self, who: MemberId, mute: bool) {
        self.muted.retain(|muted| *muted != who);
        if mute {
            self.muted.push(who);
        }
    }

    /// Whether somebody is muted.
    pub fn is_muted(&self, who: MemberId) -> bool {
        self.muted.contains(&who)
    }

    /// The room; `None` before one is in it.
    pub const fn lobby(&self) -> Option<&Lobby> {
        self.lobby.as_ref()
    }

    /// Who one is.
    pub fn you(&self) -> Option<MemberId> {
        self.entered.map(|(_, you, _)| you)
    }

    /// The code of the room.
    pub fn code(&self) -> Option<RoomCode> {
        self.entered.map(|(code, ..)| code)
    }

    /// The last item that was told to a viewer: what one sees.
    pub fn last(&self, viewer: Viewer) -> Option<&FeedItem> {
        self.feeds.get(&viewer)?.last.as_ref()
    }

    /// As whom one looks.
    pub fn viewers(&self) -> impl Iterator<Item = Viewer> + '_ {
        self.feeds.keys().copied()
    }

    /// Whether the session is over.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// How many connections there were.
    pub const fn connections(&self) -> u32 {
        self.connections
    }

    fn send(&mut self, number: u32, asks: Request) {
        self.out.push_back(written(&Up { number, asks }));
    }

    /// A message came. Returns how much memory what came of it may take, in bytes.
    pub fn received(&mut self, bytes: &[u8], now: Duration) -> usize {
        if self.over || !self.connected {
            return 0;
        }
        if !self.greeted {
            self.greet(bytes);
            return 0;
        }
        let Ok(message) = read::<Down>(bytes) else {
            self.end(Ended::Malformed);
            return 0;
        };
        let unpacked = match &message {
            Down::Item(_, packed) => {
                let events = match &packed.told {
                    Told::Happened { events, .. } => events.len() * size_of::<AnyEvent>(),
                    _ => 0,
                };
                size_of::<FeedItem>() + events + VIEW_TAKES * packed.length as usize
            }
            // Its parts came before.
            Down::Record { .. } => self.record.len(),
            _ => 0,
        };
        self.take(message, now);
        bytes.len() + size_of::<Event>() + unpacked
    }

    fn greet(&mut self, bytes: &[u8]) {
        match version_of(bytes) {
            Ok(VERSION) => {}
            Ok(other) if other > VERSION => return self.end(Ended::Closed(Closing::ServerNewer)),
            Ok(_) => return self.end(Ended::Closed(Closing::ServerOlder)),
            Err(_) => return self.end(Ended::Malformed),
        }
        self.greeted = true;
        let newcomer = Newcomer {
            name: self.name.clone(),
        };
        let request = match (&self.entered, &self.goal) {
            (None, Goal::ReturnOrJoin(code, _)) if self.joins => Request::Join(*code, newcomer),
            (Some((code, _, token)), _) | (None, Goal::Return(code, token) | Goal::ReturnOrJoin(code, token)) => {
                Request::Return {
                    code: *code,
                    token: *token,
                    told: self.told(),
                }
            }
            (None, Goal::Open(settings)) => Request::Open(settings.clone(), newcomer),
            (None, Goal::Join(code)) => Request::Join(*code, newcomer),
        };
        self.send(ENTERS, request);
    }

    /// The way back is no longer one: asks on the same connection to join.
    fn join_instead(&mut self, code: RoomCode) {
        self.joins = true;
        let name = self.name.clone();
        self.send(ENTERS, Request::Join(code, Newcomer { name }));
    }

    fn told(&self) -> Vec<(Viewer, Progress)> {
        let progress = |(viewer, feed): (&Viewer, &Feed)| {
            let (epoch, number) = (self.epoch, feed.number);
            (*viewer, Progress { epoch, number })
        };
        self.feeds.iter().map(progress).collect()
    }

    fn take(&mut self, message: Down, now: Duration) {
        match message {
            // It came twice: one is in the room already.
            Down::Answer(ENTERS, Ok(()) | Err(Refusal::Entered)) | Down::Pong => {}
            // Who was in the room comes back until its server can write again: it closes connections that are in none.
            Down::Answer(ENTERS, Err(Refusal::DiskFull)) if self.entered.is_some() => {}
            Down::Answer(ENTERS, Err(refusal)) => match self.goal {
                Goal::ReturnOrJoin(code, _)
                    if refusal == Refusal::NoSeatOfYours && self.entered.is_none() && !self.joins =>
                {
                    self.join_instead(code);
                }
                _ => self.end(Ended::Refused(refusal)),
            },
            Down::Answer(number, Err(Refusal::TooFast)) if self.open.contains_key(&number) => {
                if self.slower.iter().any(|(_, waits)| *waits == number) {
                    return;
                }
                let after = self.slower.back().map_or(now, |(at, _)| *at);
                self.slower.push_back((after + SLOWER, number));
            }
            Down::Answer(number, answer) => {
                if self.open.remove(&number).is_some() {
                    self.events.push_back(Event::Answered(number, answer));
                }
            }
            Down::Entered {
                code,
                you,
                token,
                heard,
            } if !self.is_in => self.enter(code, you, token, heard),
            // One enters once on a connection.
            Down::Entered { .. } => self.end(Ended::Malformed),
            Down::Lobby(lobby) => {
                self.lobby = Some(*lobby);
                self.events.push_back(Event::Lobby);
            }
            Down::Began(epoch) => {
                let new = epoch != self.epoch;
                if new {
                    self.epoch = epoch;
                    self.feeds.clear();
                }
                // What was packed on another connection helps with nothing on this one.
                self.feeds.values_mut().for_each(|feed| feed.before = Before::default());
                self.events.push_back(Event::Began { new });
            }
            Down::Item(Viewer::Player(seat), _) if seat.index() >= MAX_PLAYERS => self.end(Ended::Malformed),
            Down::Item(viewer, packed) => {
                let feed = self.feeds.entry(viewer).or_default();
                match feed.before.unpack(*packed) {
                    Ok(item) => {
                        feed.number = item.number;
                        feed.last = Some(item.clone());
                        self.events.push_back(Event::Item(viewer, Box::new(item)));
                    }
                    Err(_) => self.end(Ended::Malformed),
                }
            }
            Down::UndoAsked(seat, decision) => self.events.push_back(Event::UndoAsked(seat, decision)),
            Down::UndoAnswered(seat, done) => self.events.push_back(Event::UndoAnswered(seat, done)),
            Down::Clock(times) => self.events.push_back(Event::Clock(times)),
            Down::Reminded(seat) => self.events.push_back(Event::Reminded(seat)),
            Down::DiskWaits(waits) => self.events.push_back(Event::DiskWaits(waits)),
            Down::Aimed(aim) => self.events.push_back(Event::Aimed(aim)),
            Down::Said(who, saying) => {
                if !self.is_muted(who) {
                    self.events.push_back(Event::Said(who, saying));
                }
            }
            Down::Record { from, of, bytes } => self.take_record(from, of, bytes),
        }
    }

    fn enter(&mut self, code: RoomCode, you: MemberId, token: SeatToken, heard: u32) {
        self.entered = Some((code, you, token));
        self.is_in = true;
        self.tries = 0;
        self.lost_since = None;
        self.next_try = None;
        self.number = self.number.max(heard);
        self.events.push_back(Event::Entered { code, you, token });
        // The server sees that the new token has arrived, and forgets the one before.
        self.send(ENTERS, Request::Ping);
        // What was not answered may or may not have been heard: with the same number it is done once.
        let open: Vec<(u32, Request)> = self.open.iter().map(|(number, asks)| (*number, asks.clone())).collect();
        for (number, asks) in open {
            self.send(number, asks);
        }
    }

    fn take_record(&mut self, from: u32, of: u32, bytes: Vec<u8>) {
        if !self.wants_record {
            return;
        }
        if from == 0 {
            self.record.clear();
        }
        let (from, whole) = (from as usize, of as usize);
        if from != self.record.len() {
            return;
        }
        // All parts but the last have their full length: a record of many small ones would be asked for endlessly.
        if whole > MOST_RECORD || bytes.len() != RECORD_PART.min(whole.saturating_sub(from)) {
            return self.end(Ended::Malformed);
        }
        self.record.extend(bytes);
        if self.record.len() < whole {
            self.ask(Request::Record(self.record.len() as u32));
            return;
        }
        self.wants_record = false;
        if let Ok(record) = read(&std::mem::take(&mut self.record)) {
            self.events.push_back(Event::Recorded(Box::new(record)));
        }
    }
}
