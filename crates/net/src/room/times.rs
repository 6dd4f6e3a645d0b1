//! The clocks of the seats.

use std::time::Duration;

use crate::protocol::server_message::SeatTimes;
use crate::protocol::settings::TurnClock;
use host::request::DecisionId;
use rules::ids::{MAX_SEATS, SeatId};

/// The clock of a seat.
#[derive(Clone, Copy, Debug, Default)]
struct SeatClock {
    /// The decision that it runs for, and its start.
    runs: Option<(DecisionId, Duration)>,
    /// The time that this decision had taken before that start: the server was started again since.
    before: Duration,
    /// The decision that it stood still for, and the time that this had taken by then.
    held: Option<(DecisionId, Duration)>,
    /// The used part of the bank.
    used: Duration,
    /// The last decision whose reminder or timeout was handled.
    told: Option<DecisionId>,
}

/// The clocks of all seats.
#[derive(Clone, Debug, Default)]
pub(super) struct Clocks([SeatClock; MAX_SEATS]);

impl Clocks {
    /// Starts the clock of a seat for this decision, or stops it for `None`. Returns whether it was started or
    /// stopped. With `holds`, it goes on where it was if it is started again for the same decision.
    pub(super) fn run(&mut self, seat: SeatId, due: Option<DecisionId>, now: Duration, holds: bool) -> bool {
        let Some(clock) = self.0.get_mut(seat.index()) else {
            return false;
        };
        if clock.runs.map(|(decision, _)| decision) == due {
            return false;
        }
        if let Some((decision, since)) = clock.runs.take() {
            let taken = now.saturating_sub(since);
            clock.used += taken;
            clock.held = holds.then_some((decision, clock.before + taken));
        }
        clock.runs = due.map(|decision| (decision, now));
        let held = clock.held.filter(|(decision, _)| Some(*decision) == due);
        clock.before = held.map_or(Duration::ZERO, |(_, taken)| taken);
        true
    }

    /// Starts the clock of a seat for a decision that has taken this much time before.
    pub(super) fn resume(&mut self, seat: SeatId, decision: DecisionId, before: Duration, now: Duration) {
        if let Some(clock) = self.0.get_mut(seat.index()) {
            clock.runs = Some((decision, now));
            clock.before = before;
        }
    }

    /// Notes the clocks that stand still, as [`Self::held`] gave them.
    pub(super) fn hold(&mut self, clocks: &[(SeatId, DecisionId, Duration)]) {
        for (seat, decision, taken) in clocks {
            if let Some(clock) = self.0.get_mut(seat.index()) {
                clock.held = Some((*decision, *taken));
            }
        }
    }

    /// The clocks that stand still: the seat, its decision, and the time that it had taken.
    pub(super) fn held(&self) -> impl Iterator<Item = (SeatId, DecisionId, Duration)> + '_ {
        let clocks = self.0.iter().enumerate().filter(|(_, clock)| clock.runs.is_none());
        clocks.filter_map(|(seat, clock)| {
            let (decision, taken) = clock.held?;
            Some((SeatId(seat as u8), decision, taken))
        })
    }

    /// The clocks that run: the seat, its decision, and the time that it has taken so far.
    pub(super) fn running(&self, now: Duration) -> impl Iterator<Item = (SeatId, DecisionId, Duration)> + '_ {
        let clocks = self.0.iter().enumerate();
        clocks.filter_map(move |(seat, clock)| {
            let (decision, since) = clock.runs?;
            Some((SeatId(seat as u8), decision, clock.before + now.saturating_sub(since)))
        })
    }

    /// The decision that the clock of a seat runs for and when its time ends; `None` once that was handled.
    pub(super) fn ends(&self, seat: SeatId, rule: TurnClock) -> Option<(DecisionId, Duration)> {
        let clock = self.0.get(seat.index())?;
        let (decision, since) = clock.runs.filter(|(decision, _)| clock.told != Some(*decision))?;
        Some((decision, since + clock.allowed(rule)?.saturating_sub(clock.before)))
    }

    /// Notes that the end of the time for this decision was handled.
    pub(super) fn tell(&mut self, seat: SeatId, decision: DecisionId) {
        if let Some(clock) = self.0.get_mut(seat.index()) {
            clock.told = Some(decision);
        }
    }

    /// The time that each seat has left.
    pub(super) fn times(&self, rule: TurnClock, now: Duration) -> SeatTimes {
        let mut times = SeatTimes::default();
        for (seat, clock) in self.0.iter().enumerate() {
            let runs = clock
                .runs
                .map_or(Duration::ZERO, |(_, since)| clock.before + now.saturating_sub(since));
            let left = clock.allowed(rule).map(|allowed| allowed.saturating_sub(runs));
            times.left_ms[seat] = left.and_then(|left| u32::try_from(left.as_millis()).ok());
            times.runs |= u8::from(clock.runs.is_some()) << seat;
        }
        times
    }
}

impl SeatClock {
    fn allowed(&self, rule: TurnClock) -> Option<Duration> {
        let seconds = |seconds: u16| Duration::from_secs(seconds.into());
        match rule {
            TurnClock::None => None,
            TurnClock::Reminder(each) | TurnClock::Turn(each) => Some(seconds(each)),
            TurnClock::Bank(bank, each) => Some(seconds(bank).saturating_sub(self.used).max(seconds(each))),
            TurnClock::Days(days) => Some(of_days(days)),
        }
    }
}

/// This many days.
pub(super) const fn of_days(days: u8) -> Duration {
    Duration::from_secs(days as u64 * 24 * 3600)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: SeatId = SeatId(1);

    #[test]
    fn a_bank_is_used_up_and_then_each_decision_has_its_own_time() {
        let seconds = Duration::from_secs;
        let rule = TurnClock::Bank(60, 10);
        let mut clocks = Clocks::default();
        assert!(clocks.run(SEAT, Some(DecisionId(1)), seconds(0), false));
        assert!(
            !clocks.run(SEAT, Some(DecisionId(1)), seconds(5), false),
            "it runs already"
        );
        assert_eq!(clocks.ends(SEAT, rule), Some((DecisionId(1), seconds(60))));
        assert!(clocks.run(SEAT, None, seconds(55), false));
        clocks.run(SEAT, Some(DecisionId(2)), seconds(100), false);
        assert_eq!(clocks.ends(SEAT, rule), Some((DecisionId(2), seconds(110))));
        assert_eq!(clocks.times(rule, seconds(104)).left_ms[1], Some(6_000));
        clocks.tell(SEAT, DecisionId(2));
        assert_eq!(clocks.ends(SEAT, rule), None, "once is enough");
        assert_eq!(clocks.ends(SEAT, TurnClock::None), None);
    }
}
