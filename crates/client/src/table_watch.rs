//! The news of all tables that a person has at one server, asked for now and then, without entering any of them.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::put_away::put_away;
use crate::runner::Client;
use crate::trust::Trust;
use net::destination::Destination;
use net::protocol::code::RoomCode;
use net::protocol::refusal::RoomRefusal;
use net::protocol::table_news::TableNews;
use net::protocol::token::SeatToken;
use net::session::{Ended, Event, Goal};
use net::target::Target;

/// How often the server is asked.
const EVERY: Duration = Duration::from_secs(60);

/// What is known of a table: its news, or why there are none.
pub type LastNews = Result<Box<TableNews>, RoomRefusal>;

/// The tables of one server.
#[derive(Debug)]
pub struct TableWatch {
    to: Destination,
    trust: Trust,
    client: Option<Client>,
    news: BTreeMap<RoomCode, LastNews>,
    /// Other servers to ask this time, each about the rooms that it has.
    elsewhere: Vec<(Target, Vec<(RoomCode, SeatToken)>)>,
    /// Whether one of them is being asked.
    is_elsewhere: bool,
    /// Whether the server answered when it was asked last.
    answers: bool,
    /// When to ask again.
    again: Duration,
}

impl TableWatch {
    /// The tables at this server, or the table in this home.
    pub const fn new(to: Destination, trust: Trust) -> Self {
        Self {
            to,
            trust,
            client: None,
            news: BTreeMap::new(),
            elsewhere: Vec::new(),
            is_elsewhere: false,
            answers: true,
            again: Duration::ZERO,
        }
    }

    /// Asks for news of these rooms when it is time. To be called now and then; `now` is a time that only grows.
    /// Returns whether something has changed.
    pub fn tend(&mut self, rooms: &[(RoomCode, SeatToken)], now: Duration) -> bool {
        let known = self.news.len();
        self.news.retain(|code, _| rooms.iter().any(|(room, _)| room == code));
        let mut changed = self.news.len() != known;
        if self.client.is_none() && now >= self.again && !rooms.is_empty() {
            self.elsewhere.clear();
            self.is_elsewhere = false;
            if !self.ask(self.to.clone(), rooms.to_vec()) {
                changed |= self.end(false, now);
            }
        }
        while let Some(event) = self.client.as_ref().and_then(Client::poll) {
            changed |= match event {
                Event::News(code, news) => self.news.insert(code, news.clone()) != Some(news),
                Event::NewsAt(code, server) => {
                    self.ask_there_later(code, server, rooms);
                    false
                }
                Event::Over(why) => self.ended(why == Ended::Looked, now),
                _ => false,
            };
        }
        changed
    }

    /// Asks a server for news of these rooms; returns whether it could begin.
    fn ask(&mut self, to: Destination, rooms: Vec<(RoomCode, SeatToken)>) -> bool {
        let begun = Client::start_and_wake(to, self.trust.clone(), Goal::Look(rooms), String::new(), || {});
        self.client = begun.ok();
        self.client.is_some()
    }

    /// Notes that another server has a room. One to which another server has sent us sends us nowhere.
    fn ask_there_later(&mut self, code: RoomCode, server: Target, rooms: &[(RoomCode, SeatToken)]) {
        let may = matches!(&self.to, Destination::Server(to) if to.may_send_to(&server));
        let Some(room) = rooms.iter().find(|(room, _)| *room == code) else {
            return;
        };
        if !may || self.is_elsewhere {
            return;
        }
        match self.elsewhere.iter_mut().find(|(other, _)| *other == server) {
            Some((_, rooms)) => rooms.push(*room),
            None => self.elsewhere.push((server, vec![*room])),
        }
    }

    /// A server has said everything, or said nothing. The next one follows, if there is one.
    fn ended(&mut self, answers: bool, now: Duration) -> bool {
        // What another server did not say is asked for again next time.
        let answers = if self.is_elsewhere { self.answers } else { answers };
        let changed = self.end(answers, now);
        while let Some((server, rooms)) = self.elsewhere.pop() {
            self.is_elsewhere = true;
            if self.ask(server.into(), rooms) {
                break;
            }
        }
        changed
    }

    /// The last news of a table; `None` if none came yet.
    pub fn news(&self, code: RoomCode) -> Option<&LastNews> {
        self.news.get(&code)
    }

    /// At how many of the tables a seat of the person has to decide.
    pub fn your_turns(&self) -> usize {
        let news = self.news.values().flatten();
        news.filter(|news| news.is_your_turn()).count()
    }

    /// Whether the server answered when it was asked last.
    pub const fn answers(&self) -> bool {
        self.answers
    }

    /// Whether it is being asked now.
    pub const fn asks(&self) -> bool {
        self.client.is_some()
    }

    fn end(&mut self, answers: bool, now: Duration) -> bool {
        self.again = now + EVERY;
        if let Some(client) = self.client.take() {
            put_away(client);
        }
        std::mem::replace(&mut self.answers, answers) != answers
    }
}

impl Drop for TableWatch {
    fn drop(&mut self) {
        if let Some(client) = self.client.take() {
            put_away(client);
        }
    }
}
