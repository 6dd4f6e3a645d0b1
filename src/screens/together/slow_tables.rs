//! The tables of this person that take their time: what is new there, and whose turn it is. The servers are asked now
//! and then.

use std::collections::BTreeMap;

use bevy::platform::cell::SyncCell;
use bevy::prelude::*;

use crate::screens::together::rejoin::RejoinEntry;
use crate::screens::together::remembered::Remembered;
use crate::screens::together::room::Room;
use crate::screens::together::trusted::TrustedServers;
use client::table_watch::{LastNews, TableWatch};
use client::table_words;
use messages::texts::together as words;
use messages::{Message, ToMessage};
use net::destination::Destination;
use net::protocol::code::RoomCode;
use net::protocol::refusal::RoomRefusal;
use net::protocol::table_news::TableNews;
use net::protocol::token::SeatToken;
use window_kit::window::next_frame::{LOOK_AGAIN_S, NextFrame};

/// How long the window may sleep if there are such tables, in seconds: so often it looks whether to ask again.
const SLEEPS_S: f32 = 15.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SlowTables>().add_systems(Update, tend);
}

/// The tables that take their time, by their server.
#[derive(Resource, Default)]
pub(crate) struct SlowTables {
    watches: BTreeMap<String, SyncCell<TableWatch>>,
    known: BTreeMap<(String, RoomCode), TableState>,
}

/// What is known of a table.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum TableState {
    /// Nothing yet.
    Asked,
    /// It does not answer.
    Silent,
    /// What the server said last.
    Said(LastNews),
}

impl TableState {
    /// Whether a seat of the person has to decide.
    pub fn is_your_turn(&self) -> bool {
        matches!(self, Self::Said(Ok(news)) if news.is_your_turn())
    }

    /// Whether the table is there no more.
    pub const fn is_gone(&self) -> bool {
        // Other refusals pass.
        matches!(self, Self::Said(Err(RoomRefusal::NoRoom | RoomRefusal::NoSeatOfYours)))
    }
}

impl ToMessage for TableState {
    fn message(&self) -> Message {
        match self {
            Self::Asked => words::SLOW_ASKING,
            Self::Silent => words::SLOW_NO_ANSWER,
            Self::Said(Err(refusal)) => refusal.message(),
            Self::Said(Ok(news)) => table_words::news(news),
        }
    }
}

impl SlowTables {
    /// What is known of the table that a way leads to.
    pub(super) fn state(&self, way: &RejoinEntry) -> TableState {
        let known = place_of(way).and_then(|(server, code, _)| self.known.get(&(server, code)));
        known.cloned().unwrap_or(TableState::Asked)
    }

    /// The last news of the tables that answered.
    pub(super) fn news(&self) -> impl Iterator<Item = &TableNews> {
        let said = |state| match state {
            &TableState::Said(Ok(ref news)) => Some(&**news),
            _ => None,
        };
        self.known.values().filter_map(said)
    }

    /// At how many of the tables a seat of the person has to decide.
    pub(crate) fn your_turns(&self) -> usize {
        self.known.values().filter(|state| state.is_your_turn()).count()
    }
}

/// Where a way leads: the server, the room, and the token there.
fn place_of(way: &RejoinEntry) -> Option<(String, RoomCode, SeatToken)> {
    Some((way.server.clone()?, way.code.parse().ok()?, way.token))
}

/// Asks each server for the news of its tables, when it is time.
fn tend(
    (remembered, trusted): (Res<Remembered>, Res<TrustedServers>),
    room: Option<Res<Room>>,
    time: Res<Time<Real>>,
    mut tables: ResMut<SlowTables>,
    mut next_frame: ResMut<NextFrame>,
) {
    let mut rooms: BTreeMap<String, Vec<(RoomCode, SeatToken)>> = BTreeMap::new();
    for (server, code, token) in remembered.ways_back.with_news().filter_map(place_of) {
        // What happens at the table where the person sits comes by itself.
        if room.as_ref().is_none_or(|room| room.code != Some(code)) {
            rooms.entry(server).or_default().push((code, token));
        }
    }
    if rooms.is_empty() && tables.known.is_empty() {
        return;
    }
    let quiet = tables.bypass_change_detection();
    quiet.watches.retain(|server, _| rooms.contains_key(server));
    let mut known = BTreeMap::new();
    for (server, rooms) in rooms {
        let Ok(to) = server.parse::<Destination>() else {
            continue;
        };
        let watch = quiet.watches.entry(server.clone()).or_insert_with(|| {
            let trust = trusted.trust(&to);
            SyncCell::new(TableWatch::new(to, trust))
        });
        let watch = watch.get();
        watch.tend(&rooms, time.elapsed());
        next_frame.within(if watch.asks() { LOOK_AGAIN_S } else { SLEEPS_S });
        for (code, _) in rooms {
            let place = (server.clone(), code);
            let state = match watch.news(code) {
                Some(news) => TableState::Said(news.clone()),
                None if !watch.answers() => TableState::Silent,
                // Until there is an answer, the last one counts.
                None => quiet.known.get(&place).cloned().unwrap_or(TableState::Asked),
            };
            known.insert(place, state);
        }
    }
    if known != quiet.known {
        quiet.known = known;
        tables.set_changed();
    }
}

#[cfg(test)]
pub(super) mod testing {
    use super::*;

    /// The news of one table: whether it is the person's turn there.
    pub(in crate::screens::together) fn with_news(is_due: bool) -> SlowTables {
        let state = tests::news(|news| news.seats[0].due = is_due);
        let place = ("play.example.org".to_owned(), RoomCode::of_random([1; 16]));
        SlowTables {
            watches: BTreeMap::new(),
            known: BTreeMap::from([(place, state)]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use net::protocol::settings::TurnClock;
    use net::protocol::table_news::NewsSeat;

    pub(super) fn news(change: impl FnOnce(&mut TableNews)) -> TableState {
        let seat = |name: &str, yours| NewsSeat {
            name: name.to_owned(),
            yours,
            due: false,
            left_ms: None,
            nudged: false,
            vacation_hours: None,
        };
        let mut news = TableNews {
            code: RoomCode::of_random([1; 16]),
            game: "stack".to_owned(),
            clock: TurnClock::Days(3),
            playing: true,
            finished: false,
            seats: vec![seat("Ana", true), seat("Bo", false)],
            offered: false,
            people: 2,
            here: 0,
        };
        change(&mut news);
        TableState::Said(Ok(Box::new(news)))
    }

    #[test]
    fn a_table_says_whose_turn_it_is_and_how_long_they_have() {
        let due = |at: usize, left_ms: u32| {
            news(move |news| {
                news.seats[at].due = true;
                news.seats[at].left_ms = Some(left_ms);
            })
        };
        const HOUR: u32 = 3_600_000;
        let yours = due(0, 30 * HOUR);
        assert!(yours.is_your_turn() && !due(1, HOUR).is_your_turn());
        assert_eq!(yours.message(), words::slow_your_turn(words::left_hours(30)));
        let later = due(0, 49 * HOUR);
        assert_eq!(later.message(), words::slow_your_turn(words::left_days(2)));
        let soon = due(0, HOUR / 120);
        assert_eq!(soon.message(), words::slow_your_turn(words::left_minutes(1)));
        assert_eq!(due(1, HOUR).message(), words::slow_waits([Message::verbatim("Bo")]));
        assert_eq!(news(|_| {}).message(), words::SLOW_GOES_ON);
        assert_eq!(news(|news| news.playing = false).message(), words::SLOW_NOT_BEGUN);
        assert_eq!(news(|news| news.finished = true).message(), words::SLOW_OVER);
        assert!(TableState::Said(Err(RoomRefusal::NoRoom)).is_gone() && !TableState::Silent.is_gone());
        assert!(!TableState::Said(Err(RoomRefusal::TooFast)).is_gone());
    }
}
