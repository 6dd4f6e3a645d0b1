//! Which reports of chance are possible, and random reports for play without a table (G-2).

use super::action::{DiceAction, Roll};
use super::state::{Phase, SkipBoDice};
use super::value::{DICE, Dice, Value};
use messages::texts::rules as words;
use rules::die::DieId;
use rules::error::ApplyError;
use rules::game::{Game, Turn};
use rules::ids::{Actor, SeatId};
use rules::rng::{RulesRng, below, once_in};

/// How often a sampled throw has a cocked die, or a die on the floor: once in this many throws. The figures are rough:
/// their purpose is that play without a table meets everything that happens on a table.
mod odds {
    pub(super) const COCKED: u32 = 20;
    pub(super) const FALLS_TO_THE_FLOOR: u32 = 60;
}

impl SkipBoDice {
    /// Checks whether a report is possible in this state.
    pub(super) fn check_report(&self, report: &DiceAction) -> Result<(), ApplyError<DiceAction>> {
        let bad = |why| Err(ApplyError::BadReport { why });
        match (self.phase, report) {
            (Phase::Over, _) => Err(ApplyError::Over),
            (Phase::First, DiceAction::FirstSeat(seat)) => {
                if seat.0 >= self.series.seats() {
                    return bad(words::REPORT_NO_SEAT);
                }
                if self.is_between_rounds() && Some(*seat) != self.next_first() {
                    return bad(words::REPORT_SOMETHING_ELSE);
                }
                Ok(())
            }
            (Phase::Rolling { dice }, DiceAction::Rolled(roll)) => {
                for die in (0..DICE as u8).map(DieId) {
                    let value = roll.values[die.index()];
                    if !dice.contains(die) && value != Value::BLANK {
                        return bad(words::REPORT_NOT_THROWN);
                    }
                    if dice.contains(die) && !self.board.sides(die).contains(&value) {
                        return bad(words::REPORT_NO_SIDE);
                    }
                }
                Ok(())
            }
            _ if self.turn() == Turn::Chance => bad(words::REPORT_SOMETHING_ELSE),
            _ => Err(ApplyError::NotDue { who: Actor::Chance }),
        }
    }

    /// A random report, in place of one from the table.
    pub(super) fn sample_report(&self, rng: &mut RulesRng) -> DiceAction {
        match self.phase {
            Phase::First => {
                let next = self.next_first().filter(|_| self.is_between_rounds());
                let drawn = || SeatId(below(rng, self.series.seats().into()) as u8);
                DiceAction::FirstSeat(next.unwrap_or_else(drawn))
            }
            Phase::Rolling { dice } => DiceAction::Rolled(self.sample_roll(dice, rng)),
            _ => DiceAction::Rolled(Roll::default()),
        }
    }

    fn sample_roll(&self, dice: Dice, rng: &mut RulesRng) -> Roll {
        let mut roll = Roll::default();
        for die in dice.iter() {
            let sides = self.board.sides(die);
            roll.values[die.index()] = sides[below(rng, sides.len() as u32) as usize];
        }
        roll.cocked = u8::from(once_in(rng, odds::COCKED));
        roll.floor = u8::from(once_in(rng, odds::FALLS_TO_THE_FLOOR));
        roll
    }
}
