//! What speaks for an act of Skip-Bo Dice, in words.

use super::plan::Planner;
use super::race::{Race, WEIGHTS};
use crate::ai::budget::Budget;
use crate::games::skip_bo_dice::action::{DiceAction, Source};
use crate::games::skip_bo_dice::sizes::PILES_TO_END;
use crate::games::skip_bo_dice::state::{Phase, SkipBoDice};
use crate::games::skip_bo_dice::value::{BONUS, Dice, PileId, StockpileId, Value};
use crate::rules::ids::PlayerId;
use crate::rules::words::count;

/// How many positions the planner looks at to judge the dice on the table.
const POSITIONS: usize = 80;

/// A seat's chance to win, including what it can do with the dice as they lie.
pub(super) fn standing(view: &SkipBoDice, who: PlayerId) -> f32 {
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

/// Why an act is worth doing; see [`crate::ai::explain::Explain::reason`].
pub(super) fn reason(view: &SkipBoDice, who: PlayerId, action: &DiceAction) -> Option<String> {
    match *action {
        DiceAction::Fill { with, pile } => {
            let value = view.value_of(who, with)?;
            let fills = filled(view, who, pile, value, with == Source::Bonus);
            let then = match with {
                Source::Bonus => Some("the Bonus Die is rolled again".to_owned()),
                _ => follows(view, who, pile, with),
            };
            Some(match (fills, then) {
                (Some(fills), Some(then)) => format!("{fills}, and {then}"),
                (Some(one), None) | (None, Some(one)) => one,
                (None, None) => nearer(view, who, pile),
            })
        }
        DiceAction::Claim { pile } => Some(
            filled(view, who, pile, view.called(), true)
                .unwrap_or_else(|| format!("it costs nothing, and {}", nearer(view, who, pile))),
        ),
        DiceAction::Write { value, stockpile } => Some(written(view, who, value, stockpile)),
        DiceAction::Reroll { dice } => {
            let left = view.sheet(who).free_rerolls();
            let these = if dice.len() == 1 {
                "this die fits"
            } else {
                "these dice fit"
            };
            Some(format!(
                "what {these} is worth less than a new throw, though an unused re-roll counts a point; you have {left}"
            ))
        }
        DiceAction::EndTurn => Some("what could still be filled is worth more later".to_owned()),
        DiceAction::Pass => Some("taking it would cost more than it brings".to_owned()),
        DiceAction::FirstSeat(_) | DiceAction::Rolled(_) => None,
    }
}

/// What filling the next bubble of a pile gains at once: a place, the end of the match, a star (D-11, D-16, D-18).
fn filled(view: &SkipBoDice, who: PlayerId, pile: PileId, value: Value, in_call: bool) -> Option<String> {
    let bubble = view.sheet(who).pile(pile).filled() + 1;
    let star = view.board().has_star(pile, bubble);
    if bubble == view.board().bubbles() {
        let stars = view.board().place_reward(view.next_place(pile, in_call));
        let ends = view.last_turns().is_none() && view.sheet(who).complete() + 1 == PILES_TO_END;
        let end = if ends { ", starts the last turns" } else { "" };
        let own = if star && !value.is_skip_bo() {
            " besides the one over the bubble"
        } else {
            ""
        };
        return Some(format!(
            "it completes the pile{end} and earns {}{own}",
            count(stars, "star", "stars")
        ));
    }
    match (star, value.is_skip_bo()) {
        (true, false) => Some(format!("it earns the star over the {bubble}")),
        (true, true) => Some("going on with the pile is worth more than the star it forfeits".to_owned()),
        (false, true) => Some(format!("no star is lost on the {bubble}")),
        (false, false) => None,
    }
}

/// What the player can put on a pile next, after this fill.
fn follows(view: &SkipBoDice, who: PlayerId, pile: PileId, with: Source) -> Option<String> {
    let next = view.sheet(who).pile(pile).filled() + 2;
    let used = match with {
        Source::Number(die) => Dice::only(die),
        _ => Dice::NONE,
    };
    let dice = view.unused().without(used);
    let shown = |die| view.value(die).0 == next;
    if dice.iter().any(|die| die == BONUS && shown(die)) {
        return Some(format!("the {next} on the Bonus Die can follow"));
    }
    if dice.iter().any(shown) {
        return Some(format!("the {next} can follow"));
    }
    let sheet = view.sheet(who);
    let stocked = view
        .board()
        .stockpile_ids()
        .find(|id| with != Source::Stockpile(*id) && sheet.stockpile(*id).top().is_some_and(|value| value.0 == next));
    stocked.map(|id| format!("the {next} in stockpile {} can follow", id.numeral()))
}

/// How many bubbles a pile still misses after this fill.
fn nearer(view: &SkipBoDice, who: PlayerId, pile: PileId) -> String {
    let left = view
        .board()
        .bubbles()
        .saturating_sub(view.sheet(who).pile(pile).filled() + 1);
    let bubbles = count(left, "bubble is", "bubbles are");
    format!("then {bubbles} missing in pile {}", pile.letter())
}

/// The use of a written value (D-12 to D-14).
fn written(view: &SkipBoDice, who: PlayerId, value: Value, stockpile: StockpileId) -> String {
    let sheet = view.sheet(who);
    let full = sheet.stockpile(stockpile).entries().len() + 1 == usize::from(view.board().boxes());
    if full {
        return "it fills the stockpile, which earns a Skip-Bo".to_owned();
    }
    if value.is_skip_bo() {
        return "a Skip-Bo fits wherever it is needed".to_owned();
    }
    let missing = view
        .board()
        .pile_ids()
        .filter_map(|pile| Some((value.0.checked_sub(sheet.pile(pile).filled() + 1)?, pile)))
        .min();
    match missing {
        Some((0, pile)) => format!("pile {} needs it next", pile.letter()),
        Some((away, pile)) => format!(
            "pile {} needs it after {}",
            pile.letter(),
            count(away, "more number", "more numbers")
        ),
        None => "it brings the stockpile nearer to its Skip-Bo".to_owned(),
    }
}

/// A difference in words.
pub(super) fn amount(difference: f32) -> String {
    format!("about {:.1} % of the chance to win", 100.0 * difference)
}
