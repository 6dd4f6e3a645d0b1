//! Computer players think in the background, so that a long thought never holds up a frame.
//!
//! A task starts when its decision becomes due, and should be done when the player wants to act. If it is not, the
//! player thinks for a while longer and then takes the best choice found so far. The end of the match stops the task.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::machine::background::{Background, Work};
use host::request::DecisionId;
use host::throw_search::{Decided, Question};
use records::progress::Progress;
use rules::ids::{MAX_SEATS, SeatId};
use rules::rng::RulesRng;

/// A decision, with all that is needed to make it.
#[derive(Serialize, Deserialize)]
pub struct Thought {
    seat: SeatId,
    question: Question,
    rng: RulesRng,
}

impl Work for Thought {
    type Answer = Decided;
    const NAME: &'static str = "thought";
    const MOST: Option<Duration> = Some(MOST_OVERTIME);

    fn carry_out(&self, progress: &Progress) -> Decided {
        self.question.answer(self.seat, &mut self.rng.clone(), progress)
    }
}

/// A decision that a computer player thinks about.
struct ThinkTask {
    decision: DecisionId,
    work: Background<Thought>,
    decided: Option<Decided>,
}

/// How long a computer player may think beyond its think time before it takes the best choice found so far.
pub(super) const MOST_OVERTIME: Duration = Duration::from_secs(2);

/// The thoughts of the computer players, by seat.
#[derive(Resource, Default)]
pub(crate) struct ThinkTasks([Option<ThinkTask>; MAX_SEATS]);

impl ThinkTasks {
    /// Starts to think about a decision with its own random numbers, unless that has already started.
    pub fn begin(&mut self, seat: SeatId, decision: DecisionId, question: impl FnOnce() -> (Question, RulesRng)) {
        let slot = &mut self.0[seat.index()];
        if slot.as_ref().is_some_and(|thinking| thinking.decision == decision) {
            return;
        }
        let (question, rng) = question();
        *slot = Some(ThinkTask {
            decision,
            work: Background::begin(Thought { seat, question, rng }),
            decided: None,
        });
    }

    /// The choice; `None` while the player still thinks about the decision, or never started to.
    pub(crate) fn decided(&mut self, seat: SeatId, decision: DecisionId) -> Option<Decided> {
        let thinking = self.0[seat.index()].as_mut()?;
        if thinking.decision != decision {
            return None;
        }
        if thinking.decided.is_none() {
            thinking.decided = thinking.work.ready();
        }
        thinking.decided
    }

    /// Drops the seat's thought.
    pub(crate) fn forget(&mut self, seat: SeatId) {
        self.0[seat.index()] = None;
    }

    /// Makes the seat take the best choice found so far.
    pub(crate) fn hurry(&mut self, seat: SeatId) {
        if let Some(thinking) = &self.0[seat.index()] {
            thinking.work.hurry();
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::tasks::{AsyncComputeTaskPool, TaskPool};

    use super::*;
    use crate::machine::background::carry_out_written;
    use games::catalog::{AnyGame, AnyOptions};
    use rules::ai::level::Level;
    use rules::ids::{Actor, Viewer};
    use rules::rng::{Stream, stream};
    use rules::seats::Seats;

    const ANA: SeatId = SeatId(0);

    /// A decision in the first turn of a match of the card game, and the seat that is due.
    fn question() -> (SeatId, Question) {
        let options = AnyOptions::of_game("skip-bo").expect("a game");
        let mut game = AnyGame::new(&options, &Seats::solo(2).expect("a seating"), 1).expect("a match");
        let mut chance = stream(1, Stream::Chance);
        let due = loop {
            match game.turn() {
                rules::game::Turn::Players(due) => break due.lowest().unwrap_or(ANA),
                _ => {
                    let report = game.sample_chance(&mut chance);
                    game.apply(Actor::Chance, &report, &mut ())
                        .expect("a sampled report applies");
                }
            }
        };
        let question = Question {
            view: game.view(Viewer::Player(due)),
            legal: game.legal_actions(due),
            level: Level::Normal,
            table: None,
        };
        (due, question)
    }

    #[test]
    fn what_is_thought_beside_the_frames_is_what_would_be_chosen_at_once() {
        AsyncComputeTaskPool::get_or_init(TaskPool::default);
        let (due, question) = question();
        let mut rng = stream(3, Stream::Agents);
        let at_once = question.view.choose(Level::Normal, due, &question.legal, &mut rng);
        let mut thinkers = ThinkTasks::default();
        thinkers.begin(due, DecisionId(1), || (question, stream(3, Stream::Agents)));
        thinkers.begin(due, DecisionId(1), || unreachable!("the task was already started"));
        assert_eq!(
            thinkers.decided(due, DecisionId(2)),
            None,
            "another decision has no task"
        );
        let decided = loop {
            if let Some(decided) = thinkers.decided(due, DecisionId(1)) {
                break decided;
            }
            std::thread::yield_now();
        };
        assert_eq!(decided.choice, at_once);
        assert_eq!(
            thinkers.decided(due, DecisionId(1)),
            Some(decided),
            "the same answer when asked again"
        );
    }

    #[test]
    fn what_a_helper_thinks_is_what_would_be_chosen_at_once() {
        let (seat, question) = question();
        let mut rng = stream(3, Stream::Agents);
        let at_once = question.view.choose(Level::Normal, seat, &question.legal, &mut rng);
        let rng = stream(3, Stream::Agents);
        let thought = postcard::to_stdvec(&Thought { seat, question, rng }).expect("it is written");
        let answer = carry_out_written::<Thought>(&thought, |_, _| ()).expect("it is read");
        let decided: Decided = postcard::from_bytes(&answer).expect("an answer");
        assert_eq!(decided.choice, at_once);
        assert_eq!(
            carry_out_written::<Thought>(&thought[1..], |_, _| ()),
            None,
            "other bytes"
        );
    }
}
