//! News of the room for members who are not there.

use std::time::Duration;

use crate::protocol::lobby::SeatHolder;
use crate::protocol::refusal::RoomRefusal;
use crate::protocol::server_message::SeatTimes;
use crate::protocol::table_news::{NewsSeat, TableNews};
use crate::protocol::token::SeatToken;
use crate::room::room::Room;
use crate::room::running_match::RunningMatch;
use rules::ids::{SeatId, SeatSet};

impl Room {
    /// The news for the member with this token. It changes nothing, and the member counts as away as before.
    ///
    /// # Errors
    /// [`RoomRefusal::NoSeatOfYours`] if no member has this token.
    pub fn news(&mut self, token: &SeatToken, now: Duration) -> Result<TableNews, RoomRefusal> {
        self.now = self.now.max(now);
        let who = self.member_of(token).ok_or(RoomRefusal::NoSeatOfYours)?;
        let on = self.playing.as_ref().filter(|playing| !playing.over);
        // Spectators with a delay learn of a turn later, when they come.
        let on = on.filter(|_| self.sees_at_once(who));
        let due = on.map_or(SeatSet::EMPTY, RunningMatch::waited_for);
        let times = on.map_or_else(SeatTimes::default, |playing| {
            playing.clocks.times(self.settings.clock, self.now)
        });
        let runs = |seat: SeatId| times.runs & (1 << seat.0) != 0;
        let seats = self.seats.iter().enumerate().map(|(at, seat)| {
            let id = SeatId(at as u8);
            NewsSeat {
                name: seat.name.clone(),
                yours: seat.holder == SeatHolder::Person(who),
                due: due.contains(id),
                nudged: due.contains(id) && self.is_nudged(id),
                vacation_hours: self.vacation_hours(id),
                left_ms: times.left_ms.get(at).copied().flatten().filter(|_| runs(id)),
            }
        });
        let here = self.persons.iter().filter(|person| person.connection.is_some());
        Ok(TableNews {
            code: self.code,
            game: self.settings.game.clone(),
            clock: self.settings.clock,
            playing: self.is_playing(),
            finished: self.results.is_some(),
            seats: seats.collect(),
            offered: self.offers().iter().any(|offer| offer.asked.contains(&who)),
            people: few(self.persons.len()),
            here: few(here.count()),
        })
    }
}

/// A number of people, who are never more than [`MOST_MEMBERS`](crate::protocol::limits::MOST_MEMBERS).
fn few(people: usize) -> u8 {
    u8::try_from(people).unwrap_or(u8::MAX)
}
