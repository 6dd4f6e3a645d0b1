//! What statistics count in a match of Skip-Bo Dice.

use super::action::Source;
use super::event::DiceEvent;
use super::state::SkipBoDice;
use super::value::{BONUS, NUMBER_DICE};
use messages::texts::statistics as words;
use rules::counted::{Combined, Counted, Counts, Force, Measure};
use rules::die::DieId;
use rules::ids::SeatId;

const FILLED_A_TURN: &str = "filled-a-turn";
const FILLED_IN_A_TURN: &str = "filled-in-a-turn";
const BONUS_USED: &str = "bonus-used";
const CALLS_USED: &str = "calls-used";
const COMPLETED: &str = "completed";
const STARS: &str = "stars";
const REROLLS: &str = "rerolls";

/// The current turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Now {
    /// The player of the turn, and how many bubbles that player has filled in it.
    turn: Option<(SeatId, u64)>,
}

impl Now {
    fn end(&mut self, counts: &mut Counts) {
        if let Some((player, filled)) = self.turn.take() {
            counts.add(player, FILLED_A_TURN, filled);
        }
    }
}

impl Counted for SkipBoDice {
    const MEASURES: &'static [Measure] = &[
        Measure::new(FILLED_A_TURN, words::BUBBLES_FILLED_A_TURN, Combined::Mean),
        Measure::new(FILLED_IN_A_TURN, words::BUBBLES_FILLED_IN_A_TURN, Combined::Most),
        Measure::new(BONUS_USED, words::BONUS_USED, Combined::Sum),
        Measure::new(CALLS_USED, words::CALLS_USED, Combined::Sum),
        Measure::new(COMPLETED, words::PILES_COMPLETED, Combined::Sum),
        Measure::new(STARS, words::STARS_COLLECTED, Combined::Sum),
        Measure::new(REROLLS, words::REROLLS_USED, Combined::Sum),
    ];
    type Counter = Now;

    fn count(now: &mut Now, event: &DiceEvent, _: Option<Force>, counts: &mut Counts) {
        match *event {
            DiceEvent::TurnStarted { player, .. } => {
                now.end(counts);
                now.turn = Some((player, 0));
            }
            DiceEvent::RoundOver { .. } | DiceEvent::MatchOver { .. } => now.end(counts),
            DiceEvent::Filled { player, with, .. } => {
                if let Some((_, filled)) = now.turn.as_mut().filter(|(of, _)| *of == player) {
                    *filled += 1;
                    counts.add(player, FILLED_IN_A_TURN, *filled);
                }
                if with == Source::Bonus {
                    counts.add(player, BONUS_USED, 1);
                }
            }
            DiceEvent::Claimed { player, .. } => counts.add(player, CALLS_USED, 1),
            DiceEvent::Completed { player, .. } => counts.add(player, COMPLETED, 1),
            DiceEvent::StarCollected { player, .. } => counts.add(player, STARS, 1),
            DiceEvent::RerollUsed { player, .. } => counts.add(player, REROLLS, 1),
            _ => {}
        }
    }

    fn faces(die: DieId) -> Option<u8> {
        if die == BONUS {
            Some(10)
        } else {
            (die.index() < NUMBER_DICE).then_some(6)
        }
    }
}
