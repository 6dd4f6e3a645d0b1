//! Slow work: the thinking of computer players, and throws. A room hands it out and does not wait for it.

use std::sync::atomic::AtomicBool;

use host::request::DecisionId;
use host::sandbox_table::SandboxTable;
use host::throw_search::{Decided, Question};
use host::thrower::{ThrowOutcome, Thrower};
use rules::die::DieId;
use rules::ids::SeatId;
use rules::rng::RulesRng;
use tabletop::throw::{ThrowGesture, ThrowOrder};

/// A piece of work.
pub struct Job {
    pub(super) epoch: u64,
    /// Whether a player is connected.
    pub(super) for_people: bool,
    pub(super) work: Work,
}

impl std::fmt::Debug for Job {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let what = match &self.work {
            Work::Think(thinks) => format!("{:?} thinks", thinks.seat),
            Work::Throw(_) => "a throw".to_owned(),
        };
        write!(out, "Job({what})")
    }
}

pub(super) enum Work {
    Think(Think),
    Throw(Throw),
}

pub(super) struct Think {
    pub(super) seat: SeatId,
    pub(super) decision: DecisionId,
    pub(super) question: Box<Question>,
    pub(super) chance: RulesRng,
}

pub(super) struct Throw {
    pub(super) table: Box<SandboxTable>,
    pub(super) order: ThrowOrder,
    pub(super) chance: Option<RulesRng>,
}

/// The result of a job.
#[derive(Debug)]
pub struct Done {
    pub(super) epoch: u64,
    pub(super) result: Outcome,
}

#[derive(Debug)]
pub(super) enum Outcome {
    Thought {
        seat: SeatId,
        decision: DecisionId,
        decided: Decided,
    },
    Thrown {
        table: Box<SandboxTable>,
        thrown: Option<Box<ThrowOutcome>>,
    },
}

/// How urgent a job is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// A throw that people wait to see.
    Awaited,
    /// The thinking of a computer player in a match with people.
    Usual,
    /// Work for a match without people.
    Background,
}

impl Urgency {
    /// The number of levels.
    pub const COUNT: usize = 3;
}

impl Job {
    /// The same job, for a match with or without a player who is connected.
    pub(super) fn for_people(self, for_people: bool) -> Self {
        Self { for_people, ..self }
    }

    /// How urgent it is.
    pub const fn urgency(&self) -> Urgency {
        match (self.for_people, self.is_throw()) {
            (false, _) => Urgency::Background,
            (true, true) => Urgency::Awaited,
            (true, false) => Urgency::Usual,
        }
    }

    /// Whether it is a throw.
    pub const fn is_throw(&self) -> bool {
        matches!(self.work, Work::Throw(_))
    }

    /// Runs the job. The same job has the same result on every machine.
    pub fn run(self) -> Done {
        let result = match self.work {
            Work::Think(Think {
                seat,
                decision,
                question,
                mut chance,
            }) => Outcome::Thought {
                seat,
                decision,
                decided: question.answer(seat, &mut chance, &AtomicBool::new(false)),
            },
            Work::Throw(Throw {
                mut table,
                order,
                chance,
            }) => {
                table.throw(order, chance);
                let thrown = table.take_throw().map(Box::new);
                Outcome::Thrown { table, thrown }
            }
        };
        Done {
            epoch: self.epoch,
            result,
        }
    }
}

/// A thrower that only notes the throw; a job makes it.
pub(super) struct DeferredThrower<'a> {
    pub(super) table: &'a SandboxTable,
    pub(super) order: Option<(ThrowOrder, Option<RulesRng>)>,
}

impl Thrower for DeferredThrower<'_> {
    fn standard(&self, seat: SeatId, seats: usize, among: Option<DieId>) -> ThrowGesture {
        self.table.standard(seat, seats, among)
    }

    fn throw(&mut self, order: ThrowOrder, chance: Option<RulesRng>) {
        self.order = Some((order, chance));
    }
}
