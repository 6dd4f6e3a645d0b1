//! Looks ahead in Stack: the results of a turn, over all numbers of a roll, if the next seats do what is best for
//! them. This module must not know the differences between computer players.

use super::judge::{Weights, ahead, judge};
use super::position::{FACES, Move, Points, Position, Target};
use crate::stack::state::top_points;
use rules::ai::budget::Budget;
use rules::die::Face;
use rules::ids::SeatId;

/// How many moves of the current turn are searched further than one turn ahead.
const LOOKED_INTO: usize = 6;
/// The same for the moves of later turns.
const LOOKED_INTO_LATER: usize = 4;
/// The same for the places of a rolled die.
const PLACES: usize = 2;
/// How many moves are searched one turn ahead.
const LOOKED_AT: usize = 24;

/// How many kinds of dice a seat can roll in a later turn of the search.
const ROLLS: usize = 2;

/// Replies less likely than this, compared with the best one, are left out.
const LEAST_LIKELY: f32 = 0.01;

/// A search of one position.
pub(super) struct Search<'a, 'b> {
    pub(super) weights: &'a Weights,
    /// The seat that searches: its own later moves are always the best ones.
    pub(super) me: SeatId,
    pub(super) budget: &'a mut Budget<'b>,
}

impl Search<'_, '_> {
    /// The worth of each move to the seat whose turn it is. The search looks `depth` turns ahead, or as many as the
    /// budget allows. Moves that it does not search get a lower worth than those that it searches.
    pub(super) fn worths(&mut self, position: &Position, who: SeatId, moves: &[Move], depth: usize) -> Vec<f32> {
        let mut worths: Vec<f32> = moves
            .iter()
            .map(|action| self.worth(position, who, *action, 0))
            .collect();
        for depth in 1..=depth {
            let mut order: Vec<usize> = (0..moves.len()).collect();
            order.sort_by(|a, b| worths[*b].total_cmp(&worths[*a]));
            order.truncate(if depth > 1 { LOOKED_INTO } else { LOOKED_AT });
            let deeper: Vec<f32> = order
                .iter()
                .map(|index| self.worth(position, who, moves[*index], depth))
                .collect();
            // Without budget the deeper search is incomplete, and worths from different depths can't be compared.
            if self.budget.left() == 0 {
                break;
            }
            let least = deeper.iter().copied().fold(f32::INFINITY, f32::min);
            for worth in &mut worths {
                *worth = worth.min(least.next_down());
            }
            for (index, worth) in order.into_iter().zip(deeper) {
                worths[index] = worth;
            }
        }
        worths
    }

    /// The worth of a move to a seat, looking `depth` turns further.
    fn worth(&mut self, position: &Position, who: SeatId, action: Move, depth: usize) -> f32 {
        let points = self.after(position, who, action, depth);
        ahead(position, &points, who, self.weights)
    }

    /// The expected points after a move, looking `depth` turns further.
    fn after(&mut self, position: &Position, who: SeatId, action: Move, depth: usize) -> Points {
        match action {
            Move::Place(face, target) => self.placed(position, who, face.0.into(), target, depth),
            Move::Reroll(face) => self.rolled(position, who, face.0.into(), depth),
            Move::Pass => {
                let mut next = *position;
                next.next_turn(who);
                self.foreseen(&next, depth)
            }
        }
    }

    /// The expected points of a position, looking `depth` turns further.
    fn foreseen(&mut self, position: &Position, depth: usize) -> Points {
        let goes_on = self.budget.spend(1) && depth > 0;
        let (Some(who), true) = (position.turn, goes_on) else {
            return judge(position, self.weights);
        };
        let mut moves = Vec::with_capacity(24);
        position.moves(&mut moves);
        keep_likely_rolls(position, who, &mut moves);
        let mut sighted: Vec<(f32, Points, Move)> = moves
            .iter()
            .map(|action| {
                let points = self.after(position, who, *action, 0);
                (ahead(position, &points, who, self.weights), points, *action)
            })
            .collect();
        sighted.sort_by(|a, b| b.0.total_cmp(&a.0));
        if depth > 1 {
            sighted.truncate(LOOKED_INTO_LATER);
            for (worth, points, action) in &mut sighted {
                *points = self.after(position, who, *action, depth - 1);
                *worth = ahead(position, points, who, self.weights);
            }
            sighted.sort_by(|a, b| b.0.total_cmp(&a.0));
        }
        let spread = if who == self.me { 0.0 } else { self.weights.spread };
        likely(&sighted, spread).unwrap_or_else(|| judge(position, self.weights))
    }

    fn placed(&mut self, position: &Position, who: SeatId, face: usize, target: Target, depth: usize) -> Points {
        let mut next = *position;
        next.place(who, face, target);
        self.foreseen(&next, depth)
    }

    /// The mean of the expected points over the six numbers, each placed in the best way (S-6).
    fn rolled(&mut self, position: &Position, who: SeatId, face: usize, depth: usize) -> Points {
        let mut mean = Points::default();
        for shown in 1..=FACES {
            let mut next = *position;
            next.turn_to(who, face, shown);
            let points = self.best_place(&next, who, shown, depth).unwrap_or_else(|| {
                next.next_turn(who);
                self.foreseen(&next, depth)
            });
            for (sum, points) in mean.iter_mut().zip(points) {
                *sum += points / FACES as f32;
            }
        }
        // A roll costs a fixed amount for what it may knock over (S-7).
        mean[who.index()] -= self.weights.roll;
        mean
    }

    /// The expected points after the best place for a die that must be placed; `None` if it fits nowhere. Only the
    /// places that look best at once are searched further.
    pub(super) fn best_place(&mut self, position: &Position, who: SeatId, face: usize, depth: usize) -> Option<Points> {
        let mut places: Vec<(f32, Points, Target)> = Vec::new();
        for target in position.targets(who, face) {
            let points = self.placed(position, who, face, target, 0);
            places.push((ahead(position, &points, who, self.weights), points, target));
        }
        if depth > 0 {
            places.sort_by(|a, b| b.0.total_cmp(&a.0));
            places.truncate(PLACES);
            for (worth, points, target) in &mut places {
                *points = self.placed(position, who, face, *target, depth);
                *worth = ahead(position, points, who, self.weights);
            }
        }
        let best = places.into_iter().max_by(|a, b| a.0.total_cmp(&b.0));
        best.map(|(_, points, _)| points)
    }
}

/// The mean of the expected points over the moves of a seat, best first: with a spread above 0 worse moves count less,
/// and without one only the best counts. `None` without any move.
pub(super) fn likely(moves: &[(f32, Points, Move)], spread: f32) -> Option<Points> {
    let (best, points, _) = moves.first()?;
    if spread <= 0.0 {
        return Some(*points);
    }
    let mut mean = Points::default();
    let mut sum = 0.0;
    for (worth, points, _) in moves {
        let share = ((worth - best) / spread).exp();
        if share < LEAST_LIKELY {
            break;
        }
        sum += share;
        for (mean, points) in mean.iter_mut().zip(points) {
            *mean += share * points;
        }
    }
    Some(mean.map(|points| points / sum))
}

/// Keeps only the rolls of the dice that the seat needs least: first dice that fit nowhere, then dice that count
/// least.
fn keep_likely_rolls(position: &Position, who: SeatId, moves: &mut Vec<Move>) {
    let missed = |face: Face| (position.targets(who, face.0.into()).next().is_some(), top_points(face));
    let mut rolls: Vec<Face> = moves
        .iter()
        .filter_map(|action| match action {
            Move::Reroll(face) => Some(*face),
            Move::Place(..) | Move::Pass => None,
        })
        .collect();
    rolls.sort_by_key(|face| missed(*face));
    rolls.truncate(ROLLS);
    moves.retain(|action| !matches!(action, Move::Reroll(face) if !rolls.contains(face)));
}
