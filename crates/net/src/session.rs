//! What a client knows of a room, and what it has to send: without sockets, clock or threads.

mod event;
mod goal;
mod keys;
mod looks;
mod record;

pub use event::{Ended, Event};
pub use goal::Goal;

use std::collections::{BTreeMap, VecDeque};
use std::mem::size_of;
use std::time::Duration;

use crate::identity::Identity;
use crate::protocol::client_message::{ClientMessage, FeedProgress, Newcomer, RoomRequest};
use crate::protocol::code::RoomCode;
use crate::protocol::limits::{MOST_MOVES, MOST_OPEN, TRIES_FOR, VERSION};
use crate::protocol::lobby::{Lobby, LobbySeat, MemberId, SeatHolder};
use crate::protocol::packed::DeltaBase;
use crate::protocol::refusal::{CloseReason, RoomRefusal};
use crate::protocol::server_message::{DrawStep, ServerMessage};
use crate::protocol::token::SeatToken;
use crate::protocol::wire::{decode, encode, hello, version_of};
use crate::reached::Reached;
use crate::standing::{Circle, Standing, Standings};
use crate::table_address::{TableAddress, TableKey};
use crate::target::Target;
use crate::untrusted::UntrustedCertificate;
use crate::witness::{Verdict, Witness};
use games::catalog::AnyEvent;
use host::feed::{FeedItem, FeedUpdate};
use records::draw::Number;
use rules::ids::{MAX_SEATS, Viewer};

/// The shortest and the longest wait before the next attempt to connect.
const FIRST_WAIT: Duration = Duration::from_millis(250);
const LONGEST_WAIT: Duration = Duration::from_secs(15);
/// The longest one while the server answers that it is cut off: it may be well again at any moment.
const LONGEST_WAIT_CUT_OFF: Duration = Duration::from_secs(4);
/// The pause before a request that came too fast is sent again; several are sent one after the other.
const SLOWER: Duration = Duration::from_millis(250);
/// If more messages than this wait to be sent, aims are dropped.
const AIMS_BEHIND: usize = 16;
/// The memory that a view takes, as a multiple of its bytes.
const VIEW_TAKES: usize = 8;

/// What a client knows of a room.
#[derive(Debug)]
pub struct Session {
    witness: Witness,
    /// Whether the person has just entered: what comes before the lobby belongs to a match that is on already.
    entering: bool,
    goal: Goal,
    name: String,
    /// The room, the person's number in it and their token, once they have entered.
    entered: Option<(RoomCode, MemberId, SeatToken)>,
    lobby: Option<Lobby>,
    epoch: u64,
    feeds: BTreeMap<Viewer, Feed>,
    muted: Vec<MemberId>,
    /// Who the person is, if they show it.
    identity: Option<Identity>,
    /// How the client has reached the server.
    reached: Reached,
    standings: Standings,
    circle: Circle,
    /// Whether the server has sent its version on this connection.
    greeted: bool,
    connected: bool,
    /// Whether the server has confirmed on this connection that the person is in the room.
    is_in: bool,
    /// Whether the person has signed on this connection that they wait.
    waits: bool,
    number: u32,
    /// Requests without an answer: they are sent again on the next connection.
    open: BTreeMap<u32, RoomRequest>,
    /// Requests that came too fast, and when each is sent again.
    slower: VecDeque<(Duration, u32)>,
    record: Vec<u8>,
    /// Whether a record was requested and some of its parts are missing.
    wants_record: bool,
    out: VecDeque<Vec<u8>>,
    events: VecDeque<Event>,
    /// Whether a return was refused, so that the client joins as a new member.
    joins: bool,
    /// The number of lost connections and failed attempts since the person was last in the room.
    tries: u32,
    /// Since when there is no connection over which the person is in the room.
    lost_since: Option<Duration>,
    /// The number of connections so far.
    connections: u32,
    /// When to connect next.
    next_try: Option<Duration>,
    /// Where the server said that the room is, until the client goes there.
    moves_to: Option<TableAddress>,
    /// How often the client was sent elsewhere.
    moves: u32,
    /// The server that has the room instead, until the client goes there.
    sent_to: Option<Target>,
    /// How often the client was sent from server to server since it last found one that was gone.
    sent: u32,
    over: bool,
}

#[derive(Debug, Default)]
struct Feed {
    number: u64,
    before: DeltaBase,
    last: Option<FeedItem>,
}

/// The number of the request that enters a room; requests in the room are counted from 1.
const ENTERS: u32 = 0;

impl Session {
    /// A session that begins now, with the name of the person.
    pub fn new(goal: Goal, name: String, secret: Number) -> Self {
        Self {
            witness: Witness::new(secret),
            entering: false,
            goal,
            name,
            entered: None,
            lobby: None,
            epoch: 0,
            feeds: BTreeMap::new(),
            muted: Vec::new(),
            identity: None,
            reached: Reached::default(),
            standings: Standings::default(),
            circle: Circle::default(),
            greeted: false,
            connected: false,
            is_in: false,
            waits: false,
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
            moves_to: None,
            moves: 0,
            sent_to: None,
            sent: 0,
            over: false,
        }
    }

    /// The same session of a person who shows their key in rooms.
    #[must_use]
    pub fn with_identity(mut self, identity: Identity) -> Self {
        self.identity = Some(identity);
        self
    }

    /// Whether to connect now.
    pub fn wants_connection(&self, now: Duration) -> bool {
        !self.over && !self.connected && self.next_try.is_some_and(|at| at <= now)
    }

    /// When to connect next; `None` if a connection exists, or none will be made.
    pub fn next_try(&self) -> Option<Duration> {
        self.next_try.filter(|_| !self.over && !self.connected)
    }

    /// Notes that a connection was made.
    pub fn connected(&mut self) {
        self.connected = true;
        self.greeted = false;
        self.is_in = false;
        self.waits = false;
        self.connections += 1;
        self.out.clear();
        self.out.push_back(hello(VERSION));
    }

    /// Notes how the client has reached the server, before anything is received. Without it the person shows no key,
    /// and nobody's key can be checked.
    pub fn reached(&mut self, reached: Reached) {
        if self.reached != reached {
            self.standings.forget();
            self.reached = reached;
        }
    }

    /// The key by which other homes know the server, if it is this program's own.
    pub const fn own(&self) -> Option<TableKey> {
        self.reached.own
    }

    /// Notes that the connection is lost, or that none could be made. `chance` (0 to 1) spreads the next attempts of
    /// many clients.
    pub fn disconnected(&mut self, why: Option<CloseReason>, now: Duration, chance: f32) {
        self.connected = false;
        self.is_in = false;
        self.out.clear();
        self.slower.clear();
        self.witness.lost();
        if self.over {
            return;
        }
        if let Some(why) = why.filter(|why| !why.comes_back()) {
            return self.end(Ended::Closed(why));
        }
        let mut longest = LONGEST_WAIT;
        if why == Some(CloseReason::CutOff) {
            // The server is there, and so is the person's way to it: the time for which nobody answers begins anew.
            self.lost_since = Some(now);
            longest = LONGEST_WAIT_CUT_OFF;
        }
        let gives_up = *self.lost_since.get_or_insert(now) + TRIES_FOR;
        if now >= gives_up {
            return self.end(Ended::NoAnswer);
        }
        let wait = FIRST_WAIT.saturating_mul(1 << self.tries.min(10)).min(longest);
        self.tries += 1;
        // The room may have another server each time that the client comes back.
        self.sent = 0;
        let next = now + wait.mul_f32(0.5 + chance.clamp(0.0, 1.0));
        // The last attempt is at the end of the time.
        self.next_try = Some(next.min(gives_up));
        self.events.push_back(Event::Lost(why));
    }

    /// Notes that the machine has slept, or has its network again: a client that waits for its next attempt makes it
    /// now, and has [`TRIES_FOR`] again.
    pub fn woke(&mut self, now: Duration) {
        if self.next_try().is_some() && self.lost_since.is_some() {
            self.lost_since = Some(now);
            self.tries = 0;
            self.next_try = Some(now);
        }
    }

    /// Ends the session because the certificate of the server is not trusted: another attempt would find the same
    /// one.
    pub fn reject_certificate(&mut self, untrusted: UntrustedCertificate) {
        if !self.over {
            self.end(Ended::Untrusted(untrusted));
        }
    }

    /// Where the room is instead, if the server has said so. The client connects there next; the connection to this
    /// server is over.
    pub fn moves(&mut self) -> Option<TableAddress> {
        let to = self.moves_to.take()?;
        (self.connected, self.greeted) = (false, false);
        self.out.clear();
        self.slower.clear();
        self.witness.lost();
        // The table has as long to answer as the server had.
        (self.tries, self.lost_since) = (0, None);
        self.next_try = Some(Duration::ZERO);
        Some(to)
    }

    /// The other server of the cluster that has the room, if this one has said so. The client connects there next; the
    /// connection to this server is over.
    pub fn sent_to(&mut self) -> Option<Target> {
        let to = self.sent_to.take()?;
        (self.connected, self.greeted) = (false, false);
        self.out.clear();
        self.slower.clear();
        self.witness.lost();
        self.next_try = Some(Duration::ZERO);
        Some(to)
    }

    /// Ends the session because the server has sent the client where it must not go.
    pub fn sent_astray(&mut self) {
        if !self.over {
            self.end(Ended::Malformed);
        }
    }

    /// Ends the session because the room is a table in a home, and this program can't reach one.
    pub fn cannot_go_there(&mut self) {
        if !self.over {
            self.end(Ended::OutOfReach);
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

    /// Takes the next event.
    pub fn event(&mut self) -> Option<Event> {
        self.events.pop_front()
    }

    /// Sends a request. It is sent again if the connection is lost before the answer. Returns the number of the
    /// request.
    pub fn ask(&mut self, request: RoomRequest) -> u32 {
        if let RoomRequest::List(listing) = request {
            self.lists(listing);
            return 0;
        }
        if let RoomRequest::Aim(_) = request {
            if self.is_in && self.out.len() <= AIMS_BEHIND {
                self.send(0, request);
            }
            return 0;
        }
        self.number += 1;
        let number = self.number;
        if self.open.len() >= MOST_OPEN {
            // With so many requests open, the server has stopped answering.
            self.events
                .push_back(Event::Answered(number, Err(RoomRefusal::TooFast)));
            return number;
        }
        self.wants_record |= matches!(request, RoomRequest::Record(_));
        self.open.insert(number, request.clone());
        if self.is_in {
            self.send(number, request);
        }
        number
    }

    /// When [`Self::tick`] has something to do.
    pub fn next_tick(&self) -> Option<Duration> {
        self.slower.front().map(|(at, _)| *at)
    }

    /// Sends requests again that came too fast before.
    pub fn tick(&mut self, now: Duration) {
        while let Some((_, number)) = self.slower.pop_front_if(|(at, _)| *at <= now) {
            if let Some(asks) = self.open.get(&number).cloned() {
                self.send(number, asks);
            }
        }
    }

    /// Shows the server that the client is still there.
    pub fn ping(&mut self) {
        if self.greeted {
            self.send(0, RoomRequest::Ping);
        }
    }

    /// Hides what this person says, or shows it again.
    pub fn mute(&mut self, who: MemberId, mute: bool) {
        self.muted.retain(|muted| *muted != who);
        if mute {
            self.muted.push(who);
        }
    }

    /// Whether a member is muted.
    pub fn is_muted(&self, who: MemberId) -> bool {
        self.muted.contains(&who)
    }

    /// The room; `None` before the client has entered one.
    pub const fn lobby(&self) -> Option<&Lobby> {
        self.lobby.as_ref()
    }

    /// Whether the person has a seat.
    fn has_seat(&self) -> bool {
        let own = |seat: &LobbySeat| matches!(seat.holder, SeatHolder::Person(id) if Some(id) == self.you());
        self.lobby.as_ref().is_some_and(|lobby| lobby.seats.iter().any(own))
    }

    /// Somebody else plays on in a seat that the person had.
    fn drop_feeds_of_others(&mut self) {
        let (you, Some(lobby)) = (self.you(), self.lobby.as_ref().filter(|lobby| lobby.playing)) else {
            return;
        };
        let is_own = |seat: &LobbySeat| matches!(seat.holder, SeatHolder::Person(id) if Some(id) == you);
        self.feeds.retain(|viewer, _| match viewer {
            Viewer::Player(seat) => lobby.seats.get(seat.index()).is_some_and(is_own),
            Viewer::Public => true,
        });
    }

    /// How many matches have begun in the room.
    fn matches(&self) -> u32 {
        self.lobby.as_ref().map_or(0, |lobby| lobby.matches)
    }

    /// The person's number.
    pub fn you(&self) -> Option<MemberId> {
        self.entered.map(|(_, you, _)| you)
    }

    /// The code of the room.
    pub fn code(&self) -> Option<RoomCode> {
        self.entered.map(|(code, ..)| code)
    }

    /// The last item of a viewer's feed: what the person sees.
    pub fn last(&self, viewer: Viewer) -> Option<&FeedItem> {
        self.feeds.get(&viewer)?.last.as_ref()
    }

    /// The viewers that the person has.
    pub fn viewers(&self) -> impl Iterator<Item = Viewer> + '_ {
        self.feeds.keys().copied()
    }

    /// Whether the session is over.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// The number of connections so far.
    pub const fn connections(&self) -> u32 {
        self.connections
    }

    fn send(&mut self, number: u32, asks: RoomRequest) {
        self.out.push_back(encode(&ClientMessage { number, asks }));
    }

    /// Handles a message. Returns how much memory its results may take, in bytes.
    pub fn received(&mut self, bytes: &[u8], now: Duration) -> usize {
        if self.over || !self.connected {
            return 0;
        }
        if !self.greeted {
            self.greet(bytes);
            return 0;
        }
        let Ok(message) = decode::<ServerMessage>(bytes) else {
            self.end(Ended::Malformed);
            return 0;
        };
        let unpacked = match &message {
            ServerMessage::Item(_, packed) => {
                let events = match &packed.told {
                    FeedUpdate::Happened { events, .. } => events.len() * size_of::<AnyEvent>(),
                    _ => 0,
                };
                size_of::<FeedItem>() + events + VIEW_TAKES * packed.length as usize
            }
            // Its earlier parts are stored already.
            ServerMessage::Record { .. } => self.record.len(),
            _ => 0,
        };
        self.take(message, now);
        bytes.len() + size_of::<Event>() + unpacked
    }

    fn greet(&mut self, bytes: &[u8]) {
        match version_of(bytes) {
            Ok(VERSION) => {}
            Ok(other) if other > VERSION => return self.end(Ended::Closed(CloseReason::ServerNewer)),
            Ok(_) => return self.end(Ended::Closed(CloseReason::ServerOlder)),
            Err(_) => return self.end(Ended::Malformed),
        }
        self.greeted = true;
        if matches!(self.goal, Goal::Look(_)) {
            return self.look();
        }
        let newcomer = Newcomer {
            name: self.name.clone(),
        };
        let request = match (&self.entered, &self.goal) {
            (None, Goal::ReturnOrJoin(code, _)) if self.joins => RoomRequest::Join(*code, newcomer),
            (Some((code, _, token)), _) | (None, Goal::Return(code, token) | Goal::ReturnOrJoin(code, token)) => {
                RoomRequest::Return {
                    code: *code,
                    token: *token,
                    told: self.told(),
                }
            }
            (None, Goal::Open(settings)) => RoomRequest::Open(settings.clone(), newcomer),
            (None, Goal::Join(code) | Goal::JoinOrReturn(code, _)) => RoomRequest::Join(*code, newcomer),
            (None, Goal::List(listing)) => RoomRequest::List(listing.clone()),
            // It has no first request.
            (None, Goal::Look(_)) => return,
            (None, Goal::Wait) => RoomRequest::Appear,
        };
        self.send(ENTERS, request);
    }

    /// Whether a request that came too fast is sent again. Who writes or invites too much hears of it: that would use
    /// up what other requests need.
    const fn waits_for_its_turn(asks: &RoomRequest) -> bool {
        !matches!(asks, RoomRequest::Write(_) | RoomRequest::Invite(_))
    }

    /// The return was refused: asks to join over the same connection.
    fn join_instead(&mut self, code: RoomCode) {
        self.joins = true;
        let name = self.name.clone();
        self.send(ENTERS, RoomRequest::Join(code, Newcomer { name }));
    }

    fn told(&self) -> Vec<(Viewer, FeedProgress)> {
        let progress = |(viewer, feed): (&Viewer, &Feed)| {
            let (epoch, number) = (self.epoch, feed.number);
            (*viewer, FeedProgress { epoch, number })
        };
        self.feeds.iter().map(progress).collect()
    }

    fn take(&mut self, message: ServerMessage, now: Duration) {
        match message {
            ServerMessage::Answer(ENTERS, Ok(())) if matches!(self.goal, Goal::List(_)) => {
                self.tries = 0;
                self.lost_since = None;
                self.events.push_back(Event::Listed);
            }
            ServerMessage::News(number, news) => {
                if !self.looked(number, Ok(news)) {
                    self.end(Ended::Malformed);
                }
            }
            ServerMessage::NewsAt(number, server) => {
                if !self.looks_there(number, server) {
                    self.end(Ended::Malformed);
                }
            }
            ServerMessage::Answer(ENTERS, Ok(())) if self.goal == Goal::Wait => {
                self.tries = 0;
                self.lost_since = None;
                self.events.push_back(Event::Waits);
            }
            // One on each connection: each of our answers would wait in memory for a server that does not read.
            ServerMessage::Challenge(challenge) if self.goal == Goal::Wait && !self.waits => {
                self.wait_for_invitations(challenge);
            }
            ServerMessage::Challenge(_) => self.end(Ended::Malformed),
            ServerMessage::Invited(invited) => self.take_invitation(*invited),
            // The answer came twice: the person is in the room already.
            ServerMessage::Answer(ENTERS, Ok(()) | Err(RoomRefusal::Entered)) | ServerMessage::Pong => {}
            // A server that can't write its disk closes connections without a room. A member tries again until it can
            // write.
            ServerMessage::Answer(ENTERS, Err(RoomRefusal::DiskFull)) if self.entered.is_some() => {}
            // The answer to a ping while the server has not let the member in again, or has refused that for now.
            ServerMessage::Answer(ENTERS, Err(RoomRefusal::NotEntered)) if self.entered.is_some() && !self.is_in => {}
            // What the program sends by itself was too much.
            ServerMessage::Answer(ENTERS, Err(RoomRefusal::TooFast)) if self.is_in => {}
            ServerMessage::Answer(
                ENTERS,
                Err(
                    refusal @ (RoomRefusal::NotProven
                    | RoomRefusal::OtherPlace
                    | RoomRefusal::KeyShown
                    | RoomRefusal::DiskFull),
                ),
            ) if self.is_in => {
                self.events.push_back(Event::NotProven(refusal));
            }
            ServerMessage::Answer(ENTERS, Err(refusal)) => match self.goal {
                Goal::ReturnOrJoin(code, _)
                    if refusal == RoomRefusal::NoSeatOfYours && self.entered.is_none() && !self.joins =>
                {
                    self.join_instead(code);
                }
                _ => self.end(Ended::Refused(refusal)),
            },
            ServerMessage::Answer(number, Err(RoomRefusal::TooFast))
                if self.open.get(&number).is_some_and(Self::waits_for_its_turn) =>
            {
                if self.slower.iter().any(|(_, waits)| *waits == number) {
                    return;
                }
                let after = self.slower.back().map_or(now, |(at, _)| *at);
                self.slower.push_back((after + SLOWER, number));
            }
            ServerMessage::Answer(number, Err(why)) if matches!(self.goal, Goal::Look(_)) => {
                self.looked(number, Err(why));
            }
            ServerMessage::Answer(number, answer) => {
                if let Some(asked) = self.open.remove(&number) {
                    if matches!(asked, RoomRequest::Record(_)) && answer.is_err() {
                        self.events.push_back(Event::Judged(Verdict::NoRecord));
                    }
                    self.events.push_back(Event::Answered(number, answer));
                }
            }
            ServerMessage::Entered {
                code,
                you,
                token,
                heard,
            } if !self.is_in => self.enter(code, you, token, heard),
            // A connection enters a room only once.
            ServerMessage::Entered { .. } => self.end(Ended::Malformed),
            ServerMessage::Elsewhere(to)
                if !self.is_in
                    && self.moves < MOST_MOVES
                    && !matches!(self.goal, Goal::List(_) | Goal::Look(_) | Goal::Wait) =>
            {
                self.moves += 1;
                if let Goal::JoinOrReturn(code, seats) = &self.goal
                    && let Some((_, token)) = seats.iter().find(|(key, _)| *key == to.key)
                {
                    self.goal = Goal::ReturnOrJoin(*code, *token);
                }
                self.moves_to = Some(to.clone());
                self.events.push_back(Event::Moved(Box::new(to)));
            }
            // The table in a home has another address now, and the person comes back to their seats there.
            ServerMessage::Elsewhere(to) if self.is_in && self.reached.is_home() => {
                (self.is_in, self.waits) = (false, false);
                self.moves_to = Some(to.clone());
                self.events.push_back(Event::Moved(Box::new(to)));
            }
            // Whoever has come another way stays there.
            ServerMessage::Elsewhere(_) if self.is_in => {}
            ServerMessage::Elsewhere(_) => self.end(Ended::Malformed),
            ServerMessage::AtServer(to)
                if !self.is_in && self.sent < MOST_MOVES && !matches!(self.goal, Goal::Look(_) | Goal::Wait) =>
            {
                self.sent += 1;
                self.sent_to = Some(to);
            }
            ServerMessage::AtServer(_) => self.end(Ended::Malformed),
            ServerMessage::Lobby(lobby) => {
                self.entering = false;
                self.lobby = Some(*lobby);
                self.drop_feeds_of_others();
                self.look_at_people();
                self.events.push_back(Event::Lobby);
            }
            ServerMessage::Began(epoch) => {
                let new = epoch != self.epoch;
                if new {
                    self.epoch = epoch;
                    self.feeds.clear();
                    let plays = !self.entering && self.has_seat();
                    self.witness.began(plays);
                }
                // A view packed on another connection is of no use on this one.
                self.feeds
                    .values_mut()
                    .for_each(|feed| feed.before = DeltaBase::default());
                self.events.push_back(Event::Began { new });
            }
            ServerMessage::Item(Viewer::Player(seat), _) if seat.index() >= MAX_SEATS => self.end(Ended::Malformed),
            ServerMessage::Item(viewer, packed) => {
                let feed = self.feeds.entry(viewer).or_default();
                match feed.before.unpack(*packed) {
                    Ok(item) => {
                        feed.number = item.number;
                        self.witness.item(viewer, &item);
                        feed.last = Some(item.clone());
                        self.events.push_back(Event::Item(viewer, Box::new(item)));
                    }
                    Err(_) => self.end(Ended::Malformed),
                }
            }
            ServerMessage::UndoAsked(seat, decision) => self.events.push_back(Event::UndoAsked(seat, decision)),
            ServerMessage::UndoAnswered(seat, done) => self.events.push_back(Event::UndoAnswered(seat, done)),
            ServerMessage::Clock(times) => self.events.push_back(Event::Clock(times)),
            ServerMessage::Reminded(seat) => self.events.push_back(Event::Reminded(seat)),
            ServerMessage::Nudged(by, seat) => self.events.push_back(Event::Nudged(by, seat)),
            ServerMessage::Own(own) => self.events.push_back(Event::Own(own)),
            ServerMessage::DiskWaits(waits) => {
                self.events.push_back(Event::DiskWaits(waits));
                // While the disk was waited for, the proof was refused.
                if !waits && self.you().is_some_and(|you| self.standing(you) == Standing::None) {
                    self.prove();
                }
            }
            ServerMessage::Aimed(aim) => self.events.push_back(Event::Aimed(aim)),
            ServerMessage::Said(who, saying) => {
                if !self.is_silenced(who) {
                    self.events.push_back(Event::Said(who, saying));
                }
            }
            ServerMessage::Wrote(who, words) => {
                if self.reads(who) {
                    self.events.push_back(Event::Wrote(who, words));
                }
            }
            ServerMessage::Record { from, of, bytes } => self.take_record(from, of, bytes),
            ServerMessage::Draw(step) => {
                match &step {
                    DrawStep::Begins { .. } => self.events.push_back(Event::Draws),
                    DrawStep::Failed(people) => self.events.push_back(Event::NotDrawn(people.clone())),
                    DrawStep::Committed(_) | DrawStep::Revealed(_) => {}
                }
                let you = self.you();
                if let Some(answer) = self.witness.step(step, you, self.matches()) {
                    self.send(0, answer);
                }
            }
        }
    }

    fn enter(&mut self, code: RoomCode, you: MemberId, token: SeatToken, heard: u32) {
        self.entered = Some((code, you, token));
        (self.is_in, self.entering) = (true, true);
        self.witness.entered();
        (self.tries, self.moves, self.sent) = (0, 0, 0);
        self.lost_since = None;
        self.next_try = None;
        self.number = self.number.max(heard);
        self.events.push_back(Event::Entered { code, you, token });
        // This shows the server that the new token has arrived, and it drops the one before.
        self.send(ENTERS, RoomRequest::Ping);
        self.prove();
        // A request without an answer may or may not have arrived: with the same number, it is done only once.
        let open: Vec<(u32, RoomRequest)> = self.open.iter().map(|(number, asks)| (*number, asks.clone())).collect();
        for (number, asks) in open {
            self.send(number, asks);
        }
    }
}
