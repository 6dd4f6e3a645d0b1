//! The words about a table that takes its time: whose turn it is, how long they have, and who is away.

use std::time::Duration;

use messages::texts::{absences, together as words};
use messages::{Message, ToMessage};
use net::protocol::lobby::{Lobby, SeatHolder};
use net::protocol::table_news::TableNews;
use rules::ids::SeatId;

/// The seconds of an hour, as vacations are counted.
const HOUR_S: u64 = 3600;

/// How much is left of a time of days, rounded in its largest unit that still says something.
pub fn time_left(left: Duration) -> Message {
    let minutes = (left.as_secs() + 30) / 60;
    let hours = (minutes + 30) / 60;
    match (minutes, hours) {
        (..60, _) => words::left_minutes(minutes.max(1)),
        (_, ..48) => words::left_hours(hours),
        _ => words::left_days((hours + 12) / 24),
    }
}

/// How it stands at a table, in a line.
pub fn news(news: &TableNews) -> Message {
    let due = news.seats.iter().filter(|seat| seat.due && !seat.yours);
    let due: Vec<Message> = due.map(|seat| Message::verbatim(&seat.name)).collect();
    let own = || news.seats.iter().filter(|seat| seat.yours);
    match news.your_time_ms() {
        _ if news.finished => words::SLOW_OVER,
        _ if !news.playing => words::SLOW_NOT_BEGUN,
        _ if news.offered => absences::SLOW_OFFERED,
        Some(left) if own().any(|seat| seat.nudged) => {
            absences::slow_nudged(time_left(Duration::from_millis(left.into())))
        }
        None if own().any(|seat| seat.vacation_hours.is_some()) => absences::SLOW_VACATION,
        Some(left) => words::slow_your_turn(time_left(Duration::from_millis(left.into()))),
        None if due.is_empty() => words::SLOW_GOES_ON,
        None => words::slow_waits(due),
    }
}

/// How it stands with the person of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatState {
    /// A computer player or nobody has it.
    NoPerson,
    /// It is due, with this time left.
    Due(Duration),
    /// On vacation for so long.
    OnVacation(Duration),
    /// At the table.
    Here,
    /// Away, and not due.
    Away,
}

impl SeatState {
    /// How it stands with a seat; `left` is what is left of its time, if its clock runs.
    pub fn of(lobby: &Lobby, seat: SeatId, left: Option<Duration>) -> Self {
        let there = lobby.seats.get(seat.index());
        let Some((SeatHolder::Person(who), None)) = there.map(|there| (there.holder, there.stand_in)) else {
            return Self::NoPerson;
        };
        let vacation = lobby.vacations.iter().find(|vacation| vacation.member == who);
        let is_here = |id| lobby.members.iter().any(|member| member.id == id && member.here);
        match (vacation, left) {
            (Some(vacation), _) => Self::OnVacation(Duration::from_secs(u64::from(vacation.hours) * HOUR_S)),
            (None, Some(left)) => Self::Due(left),
            (None, None) if is_here(who) => Self::Here,
            (None, None) => Self::Away,
        }
    }

    /// Whether the person has to decide now.
    pub const fn is_due(self) -> bool {
        matches!(self, Self::Due(_))
    }
}

impl ToMessage for SeatState {
    fn message(&self) -> Message {
        match *self {
            Self::NoPerson => words::COMPUTER_HERE,
            Self::Due(left) => absences::due(time_left(left)),
            Self::OnVacation(left) => absences::on_vacation(time_left(left)),
            Self::Here => absences::HERE,
            Self::Away => absences::AWAY,
        }
    }
}
