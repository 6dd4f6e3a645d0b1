//! Which reports of chance are possible, and random reports for play without a table (G-2).

use super::action::{OpeningThrow, RollReport, StackAction};
use super::state::{Phase, Stack};
use messages::texts::rules as words;
use rules::die::{DieId, DieSet, Face};
use rules::error::ApplyError;
use rules::game::{Game, Turn};
use rules::ids::Actor;
use rules::rng::{RulesRng, below, once_in};

/// The most falls to the floor that a report may give for one seat's opening throw or for one die; a report of more is
/// refused.
const MOST_FLOOR: u8 = 100;

/// How often each mishap happens in a sampled roll: once in this many rolls. The figures are rough: their purpose is
/// that play without a table meets everything that happens on a table.
mod odds {
    pub(super) const KNOCKS_OVER: u32 = 40;
    pub(super) const PUSHES: u32 = 15;
    pub(super) const TURNS_A_DIE: u32 = 25;
    pub(super) const FALLS_TO_THE_FLOOR: u32 = 60;
    pub(super) const COCKED: u32 = 20;
}

impl Stack {
    /// Checks whether a report is possible in this state.
    pub(super) fn check_report(&self, report: &StackAction) -> Result<(), ApplyError<StackAction>> {
        let bad = |why| Err(ApplyError::BadReport { why });
        match (self.phase, report) {
            (Phase::Over, _) => Err(ApplyError::Over),
            (Phase::FirstRoll { contenders }, StackAction::FirstRoll(faces)) => {
                if faces.len() != contenders.len() {
                    return bad(words::REPORT_TWO_DICE);
                }
                if !faces.as_flattened().iter().copied().all(is_face) {
                    return bad(words::REPORT_FACE);
                }
                Ok(())
            }
            (Phase::Opening, StackAction::OpeningThrow(throw)) => {
                if throw.faces.len() != self.dice_count() || throw.floor.len() != self.seats.count() {
                    return bad(words::REPORT_ALL_DICE);
                }
                if !throw.faces.iter().copied().all(is_face) {
                    return bad(words::REPORT_FACE);
                }
                if throw.floor.iter().any(|dice| *dice > MOST_FLOOR) {
                    return bad(words::REPORT_FLOOR);
                }
                Ok(())
            }
            (Phase::Rolling { die, .. }, StackAction::Rolled(report)) => self.check_roll(die, report),
            _ if self.turn() == Turn::Chance => bad(words::REPORT_ANOTHER_THROW),
            _ => Err(ApplyError::NotDue { who: Actor::Chance }),
        }
    }

    fn check_roll(&self, die: DieId, report: &RollReport) -> Result<(), ApplyError<StackAction>> {
        let bad = |why| Err(ApplyError::BadReport { why });
        if !is_face(report.face) {
            return bad(words::REPORT_FACE);
        }
        let standing = self.standing();
        if !report.fell.difference(standing).is_empty() || !report.pushed.difference(standing).is_empty() {
            return bad(words::REPORT_STACK_ON_TABLE);
        }
        if !report.fell.intersection(report.pushed).is_empty() {
            return bad(words::REPORT_FELL_OR_STANDS);
        }
        if report.turned_back.contains(die) || !report.turned_back.difference(self.all_loose()).is_empty() {
            return bad(words::REPORT_TURNED_BACK);
        }
        if report.floor > MOST_FLOOR {
            return bad(words::REPORT_FLOOR_OFTEN);
        }
        Ok(())
    }

    /// The stacks on the table, by their bottom dice.
    fn standing(&self) -> DieSet {
        self.stacks
            .iter()
            .filter(|stack| stack.captured_by.is_none())
            .map(super::state::DiceStack::id)
            .collect()
    }

    /// The loose dice of all players.
    fn all_loose(&self) -> DieSet {
        self.dice().filter(|die| self.is_loose(*die)).collect()
    }

    /// A random report, in place of one from the table.
    pub(super) fn sample_report(&self, rng: &mut RulesRng) -> StackAction {
        match self.phase {
            Phase::FirstRoll { contenders } => {
                StackAction::FirstRoll(contenders.iter().map(|_| [face(rng), face(rng)]).collect())
            }
            Phase::Rolling { die, .. } => StackAction::Rolled(self.sample_roll(die, rng).into()),
            _ => StackAction::OpeningThrow(
                OpeningThrow {
                    faces: self.dice().map(|_| face(rng)).collect(),
                    floor: self
                        .seats
                        .iter()
                        .map(|_| u8::from(once_in(rng, odds::FALLS_TO_THE_FLOOR)))
                        .collect(),
                }
                .into(),
            ),
        }
    }

    fn sample_roll(&self, die: DieId, rng: &mut RulesRng) -> RollReport {
        let standing = self.standing();
        let mut loose = self.all_loose();
        loose.remove(die);
        let fell = sample_one(standing, odds::KNOCKS_OVER, rng);
        RollReport {
            face: face(rng),
            fell,
            pushed: sample_one(standing.difference(fell), odds::PUSHES, rng),
            turned_back: sample_one(loose, odds::TURNS_A_DIE, rng),
            floor: u8::from(once_in(rng, odds::FALLS_TO_THE_FLOOR)),
            cocked: u8::from(once_in(rng, odds::COCKED)),
        }
    }
}

/// With a chance of 1 in `bound` one die of the set, else none.
fn sample_one(set: DieSet, bound: u32, rng: &mut RulesRng) -> DieSet {
    if set.is_empty() || !once_in(rng, bound) {
        return DieSet::EMPTY;
    }
    let index = below(rng, set.len() as u32) as usize;
    set.iter().nth(index).into_iter().collect()
}

fn face(rng: &mut RulesRng) -> Face {
    Face(below(rng, 6) as u8 + 1)
}

const fn is_face(face: Face) -> bool {
    matches!(face.0, 1..=6)
}
