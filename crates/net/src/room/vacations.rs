//! Vacations: the clocks of a member's seats stand still for some days, at a table that takes its time.

use std::time::Duration;

use crate::protocol::limits::LONGEST_VACATION_DAYS;
use crate::protocol::lobby::{MemberId, SeatHolder, Vacation};
use crate::protocol::refusal::RoomRefusal;
use crate::room::absences::VacationTime;
use crate::room::room::Room;
use crate::room::times::of_days;
use rules::ids::SeatId;

const HOUR_S: u64 = 3600;

impl Room {
    /// Begins a vacation of this many days, or changes its end; 0 days end it.
    pub(super) fn take_vacation(&mut self, who: MemberId, days: u8) -> Result<(), RoomRefusal> {
        self.plays_slow_match(who)?;
        let day = self.day();
        let before = self.absences.vacations.get(&who).copied().unwrap_or_default();
        let used = before.used + before.on.map_or(Duration::ZERO, |(since, _)| day.saturating_sub(since));
        if used + of_days(days) > of_days(LONGEST_VACATION_DAYS) {
            return Err(RoomRefusal::VacationTooLong);
        }
        let on = (days > 0).then(|| (day, day + of_days(days)));
        self.absences.vacations.insert(who, VacationTime { on, used });
        self.changed = true;
        self.tell_own(who);
        Ok(())
    }

    /// The end of a member's vacation, if they are on one.
    pub(super) fn vacation_of(&self, who: MemberId) -> Option<Duration> {
        let (_, until) = self.absences.vacations.get(&who)?.on?;
        (until > self.day()).then_some(until)
    }

    /// Ends the vacations whose time is over.
    pub(super) fn end_vacations(&mut self) {
        let day = self.day();
        for vacation in self.absences.vacations.values_mut() {
            if let Some((since, until)) = vacation.on.take_if(|(_, until)| *until <= day) {
                vacation.used += until.saturating_sub(since);
                self.changed = true;
            }
        }
    }

    /// When the next vacation ends, in the room's time.
    pub(super) fn next_vacation_end(&self) -> Option<Duration> {
        if !self.plays_slowly() {
            return None;
        }
        let ends = self.absences.vacations.values();
        let ends = ends.filter_map(|vacation| Some(vacation.on?.1.saturating_sub(self.day_zero)));
        ends.min()
    }

    /// The vacations, as everybody sees them.
    pub(super) fn vacations(&self) -> Vec<Vacation> {
        let day = self.day();
        let left = |until: Duration| until.saturating_sub(day).as_secs().div_ceil(HOUR_S);
        let people = self.persons.iter();
        people
            .filter_map(|person| {
                Some(Vacation {
                    member: person.id,
                    hours: u16::try_from(left(self.vacation_of(person.id)?)).unwrap_or(u16::MAX),
                })
            })
            .collect()
    }

    /// How many hours of vacation the person of a seat has left.
    pub(super) fn vacation_hours(&self, seat: SeatId) -> Option<u16> {
        let holder = self.seats.get(seat.index())?.holder;
        let all = self.vacations();
        let of_holder = all
            .iter()
            .find(|vacation| SeatHolder::Person(vacation.member) == holder);
        of_holder.map(|vacation| vacation.hours)
    }

    /// How many whole days of vacation a member can still take.
    pub(super) fn vacation_days_left(&self, who: MemberId) -> u8 {
        let day = self.day();
        let taken = self.absences.vacations.get(&who).copied().unwrap_or_default();
        let taken = taken.used + taken.on.map_or(Duration::ZERO, |(since, _)| day.saturating_sub(since));
        let left = of_days(LONGEST_VACATION_DAYS).saturating_sub(taken).as_secs() / (24 * HOUR_S);
        u8::try_from(left).unwrap_or(u8::MAX)
    }
}
