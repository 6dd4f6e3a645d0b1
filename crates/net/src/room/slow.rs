//! Tables that take their time: nobody has to be there, and the time of a decision runs on while people are away and
//! while the server is off.
//!
//! The room counts by the time of day that it was given at the start, and by the server's clock from then on, so a
//! clock of the machine that is set in between changes nothing. The time of day of a room never goes back: what it was
//! last is saved with the room. If it jumps forward while the server is off, each decision keeps what was left of its
//! time, up to [`LEFT_AFTER_STOP`].

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::protocol::limits::LEFT_AFTER_STOP;
use crate::protocol::lobby::{LobbySeat, SeatHolder};
use crate::protocol::settings::TurnClock;
use crate::room::effect::Effect;
use crate::room::room::Room;
use crate::room::running_match::RunningMatch;
use crate::room::times::of_days;
use host::request::DecisionId;
use host::view::SeatControl;
use rules::game::Turn;
use rules::ids::SeatId;

/// How often the time of day is saved.
const SAVE_EVERY: Duration = Duration::from_secs(3600);

/// What is saved of the times of a table that takes its time, in seconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SavedTimes {
    /// The last time of day that is known, in whole hours: otherwise every save would differ from the one before.
    seen_s: u64,
    /// Since when nobody is connected.
    empty_since_s: Option<u64>,
    /// The clocks that run, and when each began.
    clocks: Vec<(SeatId, DecisionId, u64)>,
}

impl Room {
    /// Sets the time of day, as the time since 1970. A room learns it once, when it is opened or restored.
    pub const fn set_time_of_day(&mut self, since_1970: Duration) {
        self.day_zero = since_1970.saturating_sub(self.now);
    }

    /// The time of day.
    pub(super) fn day(&self) -> Duration {
        self.day_zero + self.now
    }

    /// Whether people of this table may come and go while their match goes on.
    pub const fn takes_its_time(&self) -> bool {
        self.settings.clock.takes_days()
    }

    /// Whether a match of people is on that takes its time.
    pub fn plays_slowly(&self) -> bool {
        let is_somebodys = |holder| matches!(holder, SeatHolder::Person(_));
        self.takes_its_time() && self.is_playing() && self.seats.iter().any(|seat| is_somebodys(seat.holder))
    }

    /// Whether the match goes on now: somebody sees it, or nobody has to.
    pub(super) fn goes_on(&self) -> bool {
        self.is_anybody_here() || self.plays_slowly()
    }

    /// Lets computer players play the rest of the turn for those whose time is over.
    pub(super) fn end_times(&mut self) {
        let (now, rule) = (self.now, self.settings.clock);
        if !self.plays_slowly() || self.paused() {
            return;
        }
        let Some(playing) = &self.playing else { return };
        let is_late = |seat: &SeatId| playing.clocks.ends(*seat, rule).is_some_and(|(_, at)| at <= now);
        let late: Vec<SeatId> = playing.host.seats().iter().filter(is_late).collect();
        for seat in late {
            if let Some(playing) = &mut self.playing {
                let decision = playing.host.decision(seat);
                playing.clocks.tell(seat, decision);
            }
            if let Some(SeatHolder::Person(id)) = self.seats.get(seat.index()).map(|seat| seat.holder)
                && !self.is_here(id)
            {
                self.absences.late.insert(id);
            }
            self.stand_in(seat);
        }
    }

    /// Saves the clocks when one starts or stops, and the time of day now and then, so that it is known how long the
    /// server was off.
    pub(super) fn keep_times(&mut self) {
        let hour = whole_hours(self.day());
        if self.plays_slowly() && (self.seen != hour || self.times_changed) {
            self.seen = hour;
            self.effects.push_back(Effect::Keep(self.kept()));
        }
        self.times_changed = false;
    }

    /// When the time of day is saved next.
    pub(super) fn next_keep(&self) -> Option<Duration> {
        let next = (whole_hours(self.day()) + SAVE_EVERY).saturating_sub(self.day_zero);
        self.plays_slowly().then_some(next)
    }

    /// What is saved of the times; `None` for a table whose clocks stand still while nobody is there.
    pub(super) fn saved_times(&self) -> Option<SavedTimes> {
        if !self.takes_its_time() {
            return None;
        }
        let day = self.day();
        let clock = |(seat, decision, taken): (SeatId, DecisionId, Duration)| {
            (seat, decision, day.saturating_sub(taken).as_secs())
        };
        let clocks = self.playing.iter().flat_map(|playing| playing.clocks.running(self.now));
        let since = self
            .empty_since
            .map(|since| (self.day_zero + since).saturating_sub(self.empty_before));
        Some(SavedTimes {
            seen_s: whole_hours(day).as_secs(),
            empty_since_s: since.map(|since| since.as_secs()),
            clocks: clocks.map(clock).collect(),
        })
    }

    /// Takes up the times that were saved, at this time of day.
    pub(super) fn take_up_times(&mut self, saved: &SavedTimes, since_1970: Duration) {
        let seconds = Duration::from_secs;
        // The clock of the machine may have been set back.
        let (seen, day) = (seconds(saved.seen_s), since_1970.max(seconds(saved.seen_s)));
        self.set_time_of_day(day);
        self.seen = whole_hours(day);
        self.empty_before = saved
            .empty_since_s
            .map_or(Duration::ZERO, |since| day.saturating_sub(seconds(since)));
        let (now, rule) = (self.now, self.settings.clock);
        let (TurnClock::Days(days), Some(playing)) = (rule, &mut self.playing) else {
            return;
        };
        let allowed = of_days(days);
        for (seat, decision, began_s) in &saved.clocks {
            let left = |at: Duration| allowed.saturating_sub(at.saturating_sub(seconds(*began_s)));
            let left = left(day).max(left(seen).min(LEFT_AFTER_STOP));
            // A decision that came after this was saved begins anew.
            if playing.host.decision(*seat) == *decision {
                playing
                    .clocks
                    .resume(*seat, *decision, allowed.saturating_sub(left), now);
            }
        }
    }
}

/// Gives people their seats back from the computer players that have played the rest of a turn; returns whether there
/// was one.
pub(super) fn end_stand_ins(playing: &mut RunningMatch, seats: &mut [LobbySeat]) -> bool {
    let mut any = false;
    for (at, seat) in seats.iter_mut().enumerate() {
        let id = SeatId(at as u8);
        let is_over = match playing.host.turn() {
            Turn::Players(due) => !due.contains(id),
            // Dice that roll may be those of this turn; those that wait for another hand are not.
            Turn::Chance => playing.host.awaited().is_some_and(|awaited| awaited.seat != id),
            Turn::Over => true,
        };
        if is_over && matches!(seat.holder, SeatHolder::Person(_)) && seat.stand_in.take().is_some() {
            playing.host.change_seat(id, SeatControl::Person);
            any = true;
        }
    }
    any
}

const fn whole_hours(time: Duration) -> Duration {
    Duration::from_secs(time.as_secs() / 3600 * 3600)
}
