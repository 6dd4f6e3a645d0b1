//! The reasons for actions of Skip-Bo Dice, as messages.

use super::plan::{Planner, fills};
use super::race::{Race, WEIGHTS};
use crate::skip_bo_dice::action::{DiceAction, Source};
use crate::skip_bo_dice::sizes::PILES_TO_END;
use crate::skip_bo_dice::state::{Phase, SkipBoDice};
use crate::skip_bo_dice::value::{BONUS, Dice, PileId, StockpileId, Value};
use messages::Message;
use messages::texts::skip_bo_dice as words;
use rules::ai::agent::Explain;
use rules::ai::budget::Budget;
use rules::ids::SeatId;

/// How many positions the planner judges for the dice on the table.
const POSITIONS: usize = 80;

impl Explain for SkipBoDice {
    /// Measured as a chance to win.
    const WORTH_TELLING: f32 = 0.015;

    /// A seat's chance to win, including what it can do with the current values of the dice.
    fn standing(view: &Self, who: SeatId) -> f32 {
        let mut planner = Planner {
            race: Race::new(view.board(), &WEIGHTS),
            who,
            positions: POSITIONS,
            throws: 0,
            budget: &mut Budget::nodes(u64::MAX),
        };
        match view.phase() {
            Phase::Call { due } if due.contains(who) => planner.after_call(view),
            Phase::Call { .. } | Phase::Turn if view.active() == who => planner.with_dice(view),
            _ => planner.race.chance(view, who),
        }
    }

    fn reason(view: &Self, who: SeatId, action: &DiceAction, _other: Option<&DiceAction>) -> Option<Message> {
        match *action {
            DiceAction::Fill { with, pile } => {
                let value = view.value_of(who, with)?;
                let gain = filled(view, who, pile, value, with == Source::Bonus);
                let then = match with {
                    Source::Bonus => Some(words::REASON_BONUS_AGAIN),
                    _ => follows(view, who, pile, with),
                };
                Some(match (gain, then) {
                    (Some(gain), Some(then)) => words::reason_both(gain, then),
                    (Some(one), None) | (None, Some(one)) => one,
                    (None, None) => words::reason_nearer(missing(view, who, pile), pile.letter()),
                })
            }
            DiceAction::Claim { pile } => Some(
                filled(view, who, pile, view.called(), true)
                    .unwrap_or_else(|| words::reason_costs_nothing(missing(view, who, pile), pile.letter())),
            ),
            DiceAction::Write { value, stockpile } => Some(written(view, who, value, stockpile)),
            DiceAction::Reroll { dice } => Some(words::reason_reroll(dice.len(), view.sheet(who).free_rerolls())),
            DiceAction::EndTurn if fills(view, who).next().is_some() => Some(words::REASON_END),
            DiceAction::EndTurn => (view.sheet(who).free_rerolls() > 0).then_some(words::REASON_END_KEEPS_REROLL),
            DiceAction::Pass => Some(words::REASON_PASS),
            DiceAction::FirstSeat(_) | DiceAction::Rolled(_) => None,
        }
    }

    /// The message for the size of a difference of chances to win.
    fn amount(difference: f32) -> Message {
        let tenths = (1000.0 * difference.max(0.0)).round() as u32;
        words::amount(tenths / 10, tenths % 10)
    }
}

/// The message for what filling the next bubble of a pile gains at once: a place, the end of the match, a star (D-11,
/// D-16, D-18).
fn filled(view: &SkipBoDice, who: SeatId, pile: PileId, value: Value, in_call: bool) -> Option<Message> {
    let bubble = view.sheet(who).pile(pile).filled() + 1;
    let star = view.board().has_star(pile, bubble);
    if bubble == view.board().bubbles() {
        let stars = view.board().place_reward(view.next_place(pile, in_call));
        let ends = view.last_turns().is_none() && view.sheet(who).complete() + 1 == PILES_TO_END;
        let collects = star && !value.is_skip_bo();
        return Some(match (ends, collects) {
            (false, false) => words::reason_completes(stars),
            (false, true) => words::reason_completes_star(stars),
            (true, false) => words::reason_completes_ends(stars),
            (true, true) => words::reason_completes_ends_star(stars),
        });
    }
    match (star, value.is_skip_bo()) {
        (true, false) => Some(words::reason_star(bubble)),
        (true, true) => Some(words::REASON_STAR_FORFEITED),
        (false, true) => Some(words::reason_no_star_lost(bubble)),
        (false, false) => None,
    }
}

/// The message for what the player can fill the same pile with next, after this fill.
fn follows(view: &SkipBoDice, who: SeatId, pile: PileId, with: Source) -> Option<Message> {
    let next = view.sheet(who).pile(pile).filled() + 2;
    if next > view.board().bubbles() {
        return None;
    }
    let used = match with {
        Source::Number(die) => Dice::only(die),
        _ => Dice::NONE,
    };
    let dice = view.unused().without(used);
    let shown = |die| view.value(die).0 == next;
    if dice.iter().any(|die| die == BONUS && shown(die)) {
        return Some(words::reason_follows_bonus(next));
    }
    if dice.iter().any(shown) {
        return Some(words::reason_follows(next));
    }
    let sheet = view.sheet(who);
    let stocked = view
        .board()
        .stockpile_ids()
        .find(|id| with != Source::Stockpile(*id) && sheet.stockpile(*id).top().is_some_and(|value| value.0 == next));
    stocked.map(|id| words::reason_follows_stockpile(next, id.numeral()))
}

/// How many bubbles of a pile are still empty after its next bubble is filled.
fn missing(view: &SkipBoDice, who: SeatId, pile: PileId) -> u8 {
    let filled = view.sheet(who).pile(pile).filled();
    view.board().bubbles().saturating_sub(filled + 1)
}

/// The message for the use of a written value (D-12 to D-14).
fn written(view: &SkipBoDice, who: SeatId, value: Value, stockpile: StockpileId) -> Message {
    let sheet = view.sheet(who);
    let full = sheet.stockpile(stockpile).entries().len() + 1 == usize::from(view.board().boxes());
    if full {
        return words::REASON_FILLS_STOCKPILE;
    }
    if value.is_skip_bo() {
        return words::REASON_FITS_ANYWHERE;
    }
    let needed = view
        .board()
        .pile_ids()
        .filter_map(|pile| Some((value.0.checked_sub(sheet.pile(pile).filled() + 1)?, pile)))
        .min();
    match needed {
        Some((0, pile)) => words::reason_needed_next(pile.letter()),
        Some((away, pile)) => words::reason_needed_after(pile.letter(), away),
        None => words::REASON_NEARER_REWARD,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_told_in_tenths_of_a_percent() {
        assert_eq!(SkipBoDice::amount(0.0234), words::amount(2, 3));
        assert_eq!(SkipBoDice::amount(0.3), words::amount(30, 0));
    }
}
