//! Starts, stops and checks the clocks of the seats.

use crate::protocol::server_message::ServerMessage;
use crate::protocol::settings::TurnClock;
use crate::room::effect::Effect;
use crate::room::room::Room;
use crate::room::running_match::RunningMatch;
use host::request::{ManualThrow, SeatRequest};
use rules::ids::{MAX_SEATS, SeatId};

impl Room {
    /// Starts the clocks of the people who are due, and stops the others.
    pub(super) fn run_clocks(&mut self) {
        let (now, rule, goes_on) = (self.now, self.settings.clock, self.goes_on());
        let on_vacation: [bool; MAX_SEATS] = std::array::from_fn(|seat| self.is_on_vacation(SeatId(seat as u8)));
        let Some(playing) = self.playing.as_mut().filter(|_| rule != TurnClock::None) else {
            return;
        };
        // While the match stands still, no clock runs.
        let stands_still = playing.paused || playing.over || !goes_on;
        let due = playing.waited_for();
        let mut changed = false;
        for (seat, is_away) in playing.host.seats().iter().zip(on_vacation) {
            let runs = due.contains(seat) && playing.host.players().is_person(seat) && !stands_still && !is_away;
            let decision = runs.then(|| playing.host.decision(seat));
            changed |= playing.clocks.run(seat, decision, now, rule.takes_days());
        }
        if changed {
            let times = ServerMessage::Clock(Box::new(playing.clocks.times(rule, now)));
            self.broadcast(&times, true);
            self.times_changed |= rule.takes_days();
        }
    }

    /// Handles clocks that have run out: sends a reminder, makes the throw, or lets a computer player decide.
    pub(super) fn look_at_clocks(&mut self) {
        let (now, rule, anybody) = (self.now, self.settings.clock, self.is_anybody_here());
        let (level, people) = (self.stand_in_level(), !self.players_here().is_empty());
        self.drop_late_question();
        // At a table that takes its time, what is late ends otherwise.
        let anybody = anybody && !rule.takes_days();
        let goes_on = |playing: &&mut RunningMatch| anybody && !playing.paused && !playing.over;
        let Some(playing) = self.playing.as_mut().filter(goes_on) else {
            return;
        };
        let mut reminded = Vec::new();
        for seat in playing.host.seats().iter() {
            let Some((decision, at)) = playing.clocks.ends(seat, rule) else {
                continue;
            };
            if at > now {
                continue;
            }
            playing.clocks.tell(seat, decision);
            if matches!(rule, TurnClock::Reminder(_)) {
                reminded.push(seat);
            } else if playing.host.awaited().is_some_and(|awaited| awaited.seat == seat) {
                // The clock runs for this very decision, so the host does not refuse it.
                let _ = playing.host.ask(&SeatRequest::Throw(ManualThrow {
                    seat,
                    decision,
                    gesture: None,
                }));
            } else if let Some(job) = playing.think(seat, level) {
                self.effects.push_back(Effect::Work(Box::new(job.for_people(people))));
            }
        }
        for seat in reminded {
            self.broadcast(&ServerMessage::Reminded(seat), false);
        }
    }
}
