//! Drives a session over a socket that calls back: decides when to connect, what to send, and when to give up.
//!
//! A browser can't be told to read no more. Where the window does not read its events, as in a tab that is hidden,
//! the connection is closed before they take too much memory; the session returns to the room once they are read.

use std::collections::VecDeque;
use std::time::Duration;

use net::destination::Destination;
use net::protocol::client_message::RoomRequest;
use net::protocol::limits::{HANDSHAKE, IDLE, MESSAGE_COSTS, MOST_DOWN, MOST_UNSEEN, PING_EVERY};
use net::protocol::lobby::MemberId;
use net::protocol::refusal::CloseReason;
use net::reached::Reached;
use net::route::Route;
use net::session::{Event, Session};
use net::standing::Circle;

use crate::reach::page_reaches;
use crate::state::{State, Way};

/// After the page was away, the most time until the server has to be heard again. Its clock may have stood meanwhile,
/// and a connection that is gone would be noticed late.
const SHOWS_LIFE: Duration = Duration::from_secs(8);

/// How long it may take until a table in another home is there. The program that calls it may have to be loaded first,
/// then the relay has to be found, and then the table.
const CALL: Duration = Duration::from_secs(30);

/// What is to be done with the socket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Todo {
    /// Open a new one.
    Connect,
    /// Send a message.
    Send(Vec<u8>),
    /// Close it, and listen to it no more.
    Close,
}

/// The state of the socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Link {
    None,
    /// Being opened, since this time.
    Opening(Duration),
    /// Open: when something was last heard, and when something was last said.
    Open(Duration, Duration),
}

/// A session and the socket that it has.
#[derive(Debug)]
pub struct Driver {
    session: Session,
    route: Route,
    link: Link,
    unseen: VecDeque<(Event, usize)>,
    /// The memory that the unseen events take, in bytes.
    bytes: usize,
    state: State,
    /// Whether the page came encrypted.
    is_encrypted: bool,
}

impl Driver {
    /// A session without a socket, with the place that the person named. `is_encrypted`: whether the page came so; then
    /// all its connections have to be.
    pub fn new(session: Session, to: Destination, is_encrypted: bool) -> Self {
        Self {
            is_encrypted,
            session,
            route: Route::new(to),
            link: Link::None,
            unseen: VecDeque::new(),
            bytes: 0,
            state: State::default(),
        }
    }

    /// The place to which a socket is opened now.
    pub const fn to(&self) -> &Destination {
        self.route.now()
    }

    /// How long a socket may take to open.
    const fn opens_within(&self) -> Duration {
        match self.route.now() {
            Destination::Server(_) => HANDSHAKE,
            Destination::Table(_) => CALL,
        }
    }

    /// Sends a request.
    pub fn ask(&mut self, request: RoomRequest) {
        self.session.ask(request);
        self.collect(0);
    }

    /// Hides what a member says, or shows it again.
    pub fn mute(&mut self, who: MemberId, mute: bool) {
        self.session.mute(who, mute);
    }

    /// Sets whom the person knows.
    pub fn knows(&mut self, circle: Circle) {
        self.session.knows(circle);
    }

    /// The socket is open.
    pub fn opened(&mut self, now: Duration) {
        self.link = Link::Open(now, now);
        self.session.connected();
        self.collect(0);
    }

    /// A message came. One that is too long ends the connection.
    pub fn received(&mut self, message: &[u8], now: Duration, chance: f32) -> Option<Todo> {
        let Link::Open(_, said) = self.link else { return None };
        self.link = Link::Open(now, said);
        self.state.bytes_in += message.len() as u64;
        if message.len() > MOST_DOWN {
            return Some(self.give_up(None, now, chance));
        }
        let takes = self.session.received(message, now);
        if let Some(table) = self.session.moves() {
            if page_reaches(&table, self.is_encrypted) {
                self.route.move_to(table.into());
            } else {
                self.session.cannot_go_there();
            }
            self.link = Link::None;
            self.collect(takes);
            return Some(Todo::Close);
        }
        if let Some(server) = self.session.sent_to() {
            if !self.route.send_to(server) {
                self.session.sent_astray();
            }
            self.link = Link::None;
            self.collect(takes);
            return Some(Todo::Close);
        }
        self.collect(takes);
        None
    }

    /// The socket closed, or could not be opened.
    pub fn closed(&mut self, code: u16, now: Duration, chance: f32) {
        if self.link != Link::None {
            self.link = Link::None;
            self.route.lost();
            self.session.disconnected(CloseReason::of_code(code), now, chance);
            self.collect(0);
        }
    }

    /// The page is shown again, the machine has slept, or its network is there again.
    pub fn woke(&mut self, now: Duration) {
        self.session.woke(now);
        if let Link::Open(heard, said) = self.link {
            self.link = Link::Open(heard.min(now.saturating_sub(IDLE - SHOWS_LIFE)), said);
            self.session.ping();
        }
    }

    /// What is to be done now. `chance` (0 to 1) spreads the attempts of many clients.
    pub fn step(&mut self, now: Duration, chance: f32) -> Vec<Todo> {
        let mut todo = Vec::new();
        match self.link {
            Link::None if self.has_room() && self.session.wants_connection(now) => {
                self.link = Link::Opening(now);
                // The browser shows no certificate.
                let reached = Reached::by(self.route.now(), None, false);
                self.session.reached(reached);
                todo.push(Todo::Connect);
            }
            Link::Opening(since) if now >= since + self.opens_within() => todo.push(self.give_up(None, now, chance)),
            Link::None | Link::Opening(_) => {}
            Link::Open(heard, said) => {
                let silent = (now >= heard + IDLE).then_some(CloseReason::Silent);
                if silent.is_some() || !self.has_room() {
                    todo.push(self.give_up(silent, now, chance));
                } else {
                    self.session.tick(now);
                    if now >= said + PING_EVERY {
                        // A session that is not greeted yet has nothing to say.
                        self.link = Link::Open(heard, now);
                        self.session.ping();
                    }
                    while let Some(message) = self.session.to_send() {
                        self.link = Link::Open(heard, now);
                        self.state.bytes_out += message.len() as u64;
                        todo.push(Todo::Send(message));
                    }
                    self.collect(0);
                    if self.session.is_over() {
                        self.link = Link::None;
                        self.collect(0);
                        todo.push(Todo::Close);
                    }
                }
            }
        }
        todo
    }

    /// When [`Self::step`] has something to do next, if nothing happens before; `None` if never.
    pub fn next(&self) -> Option<Duration> {
        match self.link {
            Link::None if self.has_room() => self.session.next_try(),
            Link::None => None,
            Link::Opening(since) => Some(since + self.opens_within()),
            Link::Open(heard, said) => {
                let first = (heard + IDLE).min(said + PING_EVERY);
                Some(self.session.next_tick().map_or(first, |tick| tick.min(first)))
            }
        }
    }

    /// The next event, if there is one.
    pub fn poll(&mut self) -> Option<Event> {
        let (event, bytes) = self.unseen.pop_front()?;
        self.bytes -= bytes;
        Some(event)
    }

    /// Whether there are events to poll.
    pub fn has_events(&self) -> bool {
        !self.unseen.is_empty()
    }

    /// Whether the session is over: there is nothing more to do.
    pub const fn is_over(&self) -> bool {
        self.session.is_over()
    }

    /// What a window can read.
    pub const fn state(&self) -> &State {
        &self.state
    }

    fn has_room(&self) -> bool {
        self.bytes <= MOST_UNSEEN
    }

    fn give_up(&mut self, why: Option<CloseReason>, now: Duration, chance: f32) -> Todo {
        self.link = Link::None;
        self.route.lost();
        self.session.disconnected(why, now, chance);
        self.collect(0);
        Todo::Close
    }

    /// Takes over the events of the session, which take this many bytes.
    fn collect(&mut self, mut takes: usize) {
        let mut lobby = false;
        while let Some(event) = self.session.event() {
            lobby |= matches!(event, Event::Lobby | Event::Entered { .. });
            let bytes = std::mem::take(&mut takes) + MESSAGE_COSTS;
            self.bytes += bytes;
            self.unseen.push_back((event, bytes));
        }
        self.state.you = self.session.you();
        self.state.here = matches!(self.link, Link::Open(..)) && self.state.you.is_some();
        self.state.connections = self.session.connections();
        let is_home = matches!(self.route.now(), Destination::Table(_));
        // A browser knows no other way.
        self.state.way = (is_home && matches!(self.link, Link::Open(..))).then_some(Way::Relayed);
        if lobby {
            self.state.lobby = self.session.lobby().cloned();
            self.state.standings = self.session.standings();
        }
    }
}

#[cfg(test)]
mod tests {
    use net::protocol::code::RoomCode;
    use net::protocol::limits::{TRIES_FOR, VERSION};
    use net::protocol::server_message::ServerMessage;
    use net::protocol::wire::{encode, hello};
    use net::session::{Ended, Goal};
    use net::table_address::TableAddress;
    use net::target::Target;

    use super::*;

    fn driver() -> Driver {
        let goal = Goal::Join(RoomCode::of_random([1; 16]));
        let to: Target = "wss://play.example.org:443".parse().expect("an address");
        Driver::new(Session::new(goal, "Ana".to_owned(), [7; 32]), to.into(), true)
    }

    /// A driver with an open socket.
    fn open(now: Duration) -> Driver {
        let mut driver = driver();
        assert_eq!(driver.step(now, 0.5), [Todo::Connect]);
        driver.opened(now);
        assert!(matches!(driver.step(now, 0.5)[..], [Todo::Send(_)]), "it says hello");
        driver
    }

    #[test]
    fn a_page_follows_to_the_server_that_has_the_room_and_asks_at_home_when_that_is_gone() {
        let mut driver = open(Duration::ZERO);
        let home = driver.to().clone();
        let sent_to = |driver: &mut Driver, text: &str| {
            driver.received(&hello(VERSION), SOON, 0.5);
            driver.step(SOON, 0.5);
            let to: Target = text.parse().expect("an address");
            let closes = driver.received(&encode(&ServerMessage::AtServer(to)), SOON, 0.5);
            assert_eq!(closes, Some(Todo::Close));
        };
        sent_to(&mut driver, "wss://two.example.org");
        assert_eq!(driver.step(SOON, 0.5), [Todo::Connect], "at once");
        assert!(driver.to().url().contains("two.example.org"), "{}", driver.to());
        driver.closed(0, SOON, 0.5);
        assert_eq!(*driver.to(), home, "the one that is gone can't say who has the room");
        let again = driver.next().expect("another attempt");
        assert_eq!(driver.step(again, 0.5), [Todo::Connect]);
        driver.opened(again);
        driver.step(again, 0.5);
        // Not without encryption.
        sent_to(&mut driver, "ws://three.example.org");
        assert_eq!(*driver.to(), home);
        assert!(driver.is_over());
    }

    fn table(query: &str) -> TableAddress {
        format!("table://{}?{query}", "7f".repeat(32))
            .parse()
            .expect("an address")
    }

    /// A server says that the room is at this address.
    fn elsewhere(driver: &mut Driver, to: &TableAddress) {
        driver.received(&hello(VERSION), SOON, 0.5);
        driver.step(SOON, 0.5);
        let says = encode(&ServerMessage::Elsewhere(to.clone()));
        assert_eq!(driver.received(&says, SOON, 0.5), Some(Todo::Close));
    }

    #[test]
    fn a_page_goes_to_the_home_that_has_the_table_and_stays_with_it() {
        let mut driver = open(Duration::ZERO);
        let to = table("relay=relay.example.org");
        elsewhere(&mut driver, &to);
        assert_eq!(driver.poll(), Some(Event::Moved(Box::new(to.clone()))));
        assert_eq!(driver.step(SOON, 0.5), [Todo::Connect], "at once");
        assert_eq!(driver.to(), &Destination::Table(to.clone()));
        assert_eq!(
            driver.next(),
            Some(SOON + CALL),
            "what calls it may have to be loaded first"
        );
        assert_eq!(driver.step(SOON + CALL - SOON, 0.5), []);
        driver.opened(LONG);
        assert_eq!(driver.state().way, Some(Way::Relayed));
        // A connection that is lost is made again to the same home, as the server has nothing of the match.
        driver.closed(1006, LONG, 0.5);
        assert_eq!(driver.state().way, None);
        let again = driver.next().expect("another attempt");
        assert_eq!(driver.step(again, 0.5), [Todo::Connect]);
        assert_eq!(driver.to(), &Destination::Table(to));
    }

    #[test]
    fn a_page_does_not_go_where_its_browser_lets_it_not() {
        for query in ["", "relay=http://relay.example.org", "at=192.168.1.5:7448"] {
            let mut driver = open(Duration::ZERO);
            elsewhere(&mut driver, &table(query));
            assert!(driver.is_over() && driver.next().is_none(), "{query}");
            let events: Vec<Event> = std::iter::from_fn(|| driver.poll()).collect();
            assert_eq!(events.last(), Some(&Event::Over(Ended::OutOfReach)), "{query}");
        }
    }

    const SOON: Duration = Duration::from_millis(1);
    const LONG: Duration = Duration::from_secs(60);

    #[test]
    fn a_socket_that_does_not_open_is_closed_and_opened_again_later() {
        let mut driver = driver();
        assert_eq!(driver.step(Duration::ZERO, 0.5), [Todo::Connect]);
        assert_eq!(driver.next(), Some(HANDSHAKE));
        assert_eq!(driver.step(HANDSHAKE - SOON, 0.5), []);
        assert_eq!(driver.step(HANDSHAKE, 0.5), [Todo::Close]);
        assert_eq!(driver.poll(), Some(Event::Lost(None)));
        let next = driver.next().expect("another attempt");
        assert!(next > HANDSHAKE);
        assert_eq!(driver.step(next, 0.5), [Todo::Connect]);
    }

    #[test]
    fn a_server_that_says_nothing_is_left_and_one_that_refuses_ends_it() {
        let mut driver = open(Duration::ZERO);
        assert_eq!(driver.next(), Some(PING_EVERY));
        assert_eq!(driver.step(PING_EVERY, 0.5), []);
        assert_eq!(driver.next(), Some(PING_EVERY * 2), "it does not try all the time");
        assert_eq!(driver.step(IDLE, 0.5), [Todo::Close]);
        assert_eq!(driver.poll(), Some(Event::Lost(Some(CloseReason::Silent))));

        let mut driver = open(Duration::ZERO);
        driver.closed(CloseReason::Removed.code(), SOON, 0.5);
        assert_eq!(driver.poll(), Some(Event::Over(Ended::Closed(CloseReason::Removed))));
        assert!(driver.is_over() && driver.next().is_none());
        assert_eq!(driver.step(IDLE, 0.5), []);
    }

    #[test]
    fn a_page_that_was_away_tries_again_at_once_and_as_long_as_at_first() {
        let mut driver = open(Duration::ZERO);
        driver.closed(0, SOON, 0.5);
        let mut now = SOON;
        while now < TRIES_FOR - LONG {
            now = driver.next().expect("another attempt");
            assert_eq!(driver.step(now, 0.5), [Todo::Connect]);
            driver.closed(0, now, 0.5);
        }
        let back = now + TRIES_FOR;
        driver.woke(back);
        assert_eq!(driver.step(back, 0.5), [Todo::Connect]);
        driver.closed(0, back, 0.5);
        assert!(!driver.is_over());
        let next = driver.next().expect("another attempt");
        assert!(
            next < back + Duration::from_secs(1),
            "it does not wait as after many attempts"
        );
    }

    #[test]
    fn a_page_that_was_away_soon_knows_whether_the_server_is_there() {
        let back = LONG;
        let mut driver = open(Duration::ZERO);
        driver.link = Link::Open(back, back);
        driver.woke(back);
        assert_eq!(driver.step(back + SHOWS_LIFE - SOON, 0.5), []);
        assert_eq!(driver.step(back + SHOWS_LIFE, 0.5), [Todo::Close]);

        // One that answers is kept.
        let mut driver = open(Duration::ZERO);
        driver.link = Link::Open(back, back);
        driver.woke(back);
        driver.link = Link::Open(back + SOON, back);
        assert_eq!(driver.step(back + SHOWS_LIFE, 0.5), []);
    }

    #[test]
    fn a_message_that_is_too_long_ends_the_connection() {
        let mut driver = open(Duration::ZERO);
        assert_eq!(driver.received(&vec![0; MOST_DOWN + 1], SOON, 0.5), Some(Todo::Close));
        assert_eq!(driver.poll(), Some(Event::Lost(None)));
        assert_eq!(driver.received(&[0], SOON, 0.5), None, "nobody listens any more");
    }

    #[test]
    fn events_that_nobody_reads_end_the_connection_before_they_take_too_much() {
        let mut driver = open(Duration::ZERO);
        while driver.has_room() {
            driver.unseen.push_back((Event::Lobby, MOST_DOWN));
            driver.bytes += MOST_DOWN;
        }
        assert!(driver.bytes <= MOST_UNSEEN + MOST_DOWN);
        assert_eq!(driver.step(SOON, 0.5), [Todo::Close]);
        assert_eq!(driver.next(), None, "not before they are read");
        assert_eq!(driver.step(IDLE, 0.5), []);
        while driver.poll().is_some() {}
        assert_eq!(driver.bytes, 0);
        let next = driver.next().expect("it comes back");
        assert_eq!(driver.step(next, 0.5), [Todo::Connect]);
    }
}
