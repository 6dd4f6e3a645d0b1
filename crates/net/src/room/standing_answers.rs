//! Standing answers: what is decided for a seat in other players' turns, while its person is away.

use crate::protocol::absence::{StandingAnswer, StandingAnswers};
use crate::protocol::lobby::{LobbySeat, MemberId, SeatHolder};
use crate::protocol::refusal::RoomRefusal;
use crate::room::effect::Effect;
use crate::room::room::Room;
use crate::room::running_match::RunningMatch;
use host::request::{ActionRequest, SeatRequest};
use rules::game::OffTurn;
use rules::ids::SeatId;

impl Room {
    /// Sets the standing answers of a seat.
    pub(super) fn set_answers(
        &mut self,
        who: MemberId,
        seat: SeatId,
        answers: StandingAnswers,
    ) -> Result<(), RoomRefusal> {
        self.plays_slow_match(who)?;
        if !self.has_seat(who, seat) {
            return Err(RoomRefusal::NotYourSeat);
        }
        if answers.choices == StandingAnswer::Pass {
            return Err(RoomRefusal::OutOfRange);
        }
        if answers.waits() {
            self.absences.answers.remove(&seat);
        } else {
            self.absences.answers.insert(seat, answers);
        }
        self.effects.push_back(Effect::Keep(self.kept()));
        self.tell_own(who);
        Ok(())
    }

    /// Answers for all seats that have standing answers; returns whether that has changed the match already.
    pub(super) fn answer_for_the_absent(&mut self) -> bool {
        if !self.plays_slowly() {
            return false;
        }
        let (level, people) = (self.stand_in_level(), !self.players_here().is_empty());
        let is_persons = |seat: &LobbySeat| matches!(seat.holder, SeatHolder::Person(_)) && seat.stand_in.is_none();
        let Some(playing) = RunningMatch::on(&mut self.playing) else {
            return false;
        };
        let mut any = false;
        for (seat, answers) in &self.absences.answers {
            if !self.seats.get(seat.index()).is_some_and(is_persons) {
                continue;
            }
            // An answer before may have ended the decision.
            let (answer, nothing) = match playing.host.off_turn(*seat) {
                Some(OffTurn::Offer(nothing)) => (answers.offers, Some(nothing)),
                Some(OffTurn::Choice) => (answers.choices, None),
                None => continue,
            };
            match (answer, nothing) {
                (StandingAnswer::Pass, Some(action)) => {
                    let ask = ActionRequest {
                        seat: *seat,
                        decision: playing.host.decision(*seat),
                        action,
                        gesture: None,
                    };
                    any |= playing.host.ask(&SeatRequest::Act(ask)).is_ok();
                }
                (StandingAnswer::Computer, _) => {
                    if let Some(job) = playing.think(*seat, level) {
                        self.effects.push_back(Effect::Work(Box::new(job.for_people(people))));
                    }
                }
                (StandingAnswer::Ask | StandingAnswer::Pass, _) => {}
            }
        }
        any
    }
}
