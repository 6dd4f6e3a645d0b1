//! Skip-Bo Dice as a [`Strategy`]: the worth of an action.

use super::plan::Planner;
use super::race::{Race, WEIGHTS};
use crate::skip_bo_dice::action::{DiceAction, Source};
use crate::skip_bo_dice::state::SkipBoDice;
use crate::skip_bo_dice::value::{PileId, Value};
use rules::ai::agent::Strategy;
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::ids::SeatId;
use rules::rng::{RulesRng, below};

/// The number of steps in which an error is drawn.
const FINE: u32 = 1 << 16;

impl Strategy for SkipBoDice {
    const LEVELS: &'static [Level] = &Level::ALL;
    const NODES: u64 = 50_000;

    /// The stars and rewards that an action earns, minus the points that it spends (D-20).
    fn gain(view: &Self, who: SeatId, action: &DiceAction) -> i32 {
        match *action {
            DiceAction::Fill { with, pile } => {
                let value = view.value_of(who, with).unwrap_or_default();
                let spent = matches!(with, Source::FreeSkipBo | Source::Reward(_));
                view.bubble_gain(who, pile, value, with == Source::Bonus) - i32::from(spent)
            }
            DiceAction::Claim { pile } => view.bubble_gain(who, pile, view.called(), true),
            DiceAction::Write { stockpile, .. } => {
                let boxes = view.sheet(who).stockpile(stockpile).entries().len() + 1;
                i32::from(boxes == usize::from(view.board().boxes()))
            }
            DiceAction::Reroll { .. } => -1,
            DiceAction::Pass | DiceAction::EndTurn | DiceAction::FirstSeat(_) | DiceAction::Rolled(_) => 0,
        }
    }

    /// Plans the fills of the player's turn and judges them by the resulting chance to win. A choice at a call or at
    /// the write is judged by the chance right after it. The levels differ in how much a plan searches, and in how much
    /// of the chance to win (from 0 to 1) an action may be misjudged.
    fn weigh(
        level: Level,
        view: &Self,
        who: SeatId,
        legal: &[DiceAction],
        budget: &mut Budget,
        rng: &mut RulesRng,
    ) -> Vec<f32> {
        let (positions, throws, wrong) = match level {
            Level::Expert => (300, 12, 0.0),
            Level::Hard => (80, 0, 0.045),
            Level::Normal => (5, 0, 0.085),
            _ => (1, 0, 0.16),
        };
        let mut planner = Planner {
            race: Race::new(view.board(), &WEIGHTS),
            who,
            positions,
            throws,
            budget,
        };
        let mut worths = planner.weigh(view, legal, rng);
        if wrong > 0.0 {
            misjudge(wrong, legal, &mut worths, rng);
        }
        worths
    }
}

/// Lowers each worth by a random part of `wrong`; both are chances to win, from 0 to 1.
fn misjudge(wrong: f32, legal: &[DiceAction], worths: &mut [f32], rng: &mut RulesRng) {
    let fills = |action: &DiceAction| matches!(action, DiceAction::Fill { .. } | DiceAction::Claim { .. });
    let can_fill = legal.iter().any(fills);
    // There are many ways to re-roll. With an error of its own for each, one of them would nearly always look best.
    let of_rerolls = below(rng, FINE);
    for (worth, action) in worths.iter_mut().zip(legal) {
        let part = match action {
            DiceAction::Reroll { .. } => of_rerolls,
            // To stop by mistake while something can be filled would look like stalling.
            DiceAction::EndTurn | DiceAction::Pass if can_fill => FINE,
            _ => below(rng, FINE),
        };
        *worth -= wrong * part as f32 / FINE as f32;
    }
}

impl SkipBoDice {
    /// The stars for filling the next bubble of a pile: the star over it, and the stars of the place if the fill
    /// completes the pile (D-11, D-16).
    fn bubble_gain(&self, who: SeatId, pile: PileId, value: Value, in_call: bool) -> i32 {
        let bubble = self.sheet(who).pile(pile).filled() + 1;
        let star = self.board().has_star(pile, bubble) && !value.is_skip_bo();
        let place = if bubble == self.board().bubbles() {
            self.next_place(pile, in_call)
        } else {
            0
        };
        i32::from(star) + i32::from(self.board().place_reward(place))
    }
}

#[cfg(test)]
mod tests;
