//! How much worth a roll loses because of what it knocked over. It compares trial throws before the real one (S-7,
//! S-20).

use super::judge::{WEIGHTS, ahead, judge};
use super::position::Position;
use super::search::Search;
use crate::stack::action::RollReport;
use crate::stack::state::{DiceStack, Stack};
use rules::ai::budget::Budget;
use rules::die::DieId;
use rules::ids::SeatId;

/// The fixed amount that [`rules::ai::agent::Strategy::weigh`] subtracts from each roll for what it may knock over, in
/// points; it does not depend on what is near the die.
pub const RECKONED_HARM: f32 = WEIGHTS.roll;

/// How much worth a roll of this die loses for `who` because of stacks it knocked over and of falls to the floor, in
/// the measure of [`rules::ai::agent::Strategy::weigh`] (S-7, S-20). `view` is the view before the roll.
pub fn harm(view: &Stack, who: SeatId, die: DieId, report: &RollReport) -> f32 {
    let floor = if view.options().floor_penalty {
        f32::from(report.floor)
    } else {
        0.0
    };
    let fallen: usize = report
        .fell
        .iter()
        .filter_map(|stack| view.stack(stack))
        .map(DiceStack::height)
        .sum();
    if fallen == 0 {
        return floor;
    }
    let mut search = Search {
        weights: &WEIGHTS,
        me: who,
        budget: &mut Budget::nodes(0),
    };
    let (from, shown) = (view.face(die).0.into(), report.face.0.into());
    floor + search.harm(&Position::of(view, who), who, from, shown, fallen as i16)
}

impl Search<'_, '_> {
    /// How much worth a roll from one number to another loses for a seat because stacks with this many dice in total
    /// fell: the penalty points, and the place that the die does not get in the same turn (S-7).
    fn harm(&mut self, position: &Position, who: SeatId, from: usize, shown: usize, fallen: i16) -> f32 {
        let mut next = *position;
        next.turn_to(who, from, shown);
        let placed = self.best_place(&next, who, shown, 0);
        next.next_turn(who);
        let standing = placed.unwrap_or_else(|| judge(&next, self.weights));
        next.sure[who.index()] -= fallen;
        let fallen = judge(&next, self.weights);
        ahead(position, &standing, who, self.weights) - ahead(position, &fallen, who, self.weights)
    }
}
