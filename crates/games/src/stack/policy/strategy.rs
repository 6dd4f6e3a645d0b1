//! Stack as a [`Strategy`]: the worth of an action.

use super::judge::{CARELESS, EXPERT, WEIGHTS, Weights};
use super::position::{Move, Position, Target};
use super::search::Search;
use crate::stack::action::StackAction;
use crate::stack::sizes::owner;
use crate::stack::state::{Phase, Stack, top_points};
use rules::ai::agent::{Strategy, slip};
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::die::Face;
use rules::ids::SeatId;
use rules::rng::{RulesRng, below};

/// In how many of a hundred turns the easy level sees what the others could cover. If it never did, all seats of that
/// level would play so much alike that the order of play decided the match.
const ATTENTIVE: u32 = 70;

/// By how many points the easy level may misjudge a move.
const MISJUDGED: f32 = 6.0;
/// The number of steps in which an error is drawn.
const FINE: u32 = 1 << 16;

impl Strategy for Stack {
    const LEVELS: &'static [Level] = &Level::ALL;

    const NODES: u64 = 100_000;

    /// A placed die is on top of its stack and counts its number (S-17); a slip costs the turn and counts as -1.
    fn gain(view: &Self, _who: SeatId, action: &StackAction) -> i32 {
        match action {
            StackAction::Place { die, .. } => top_points(view.face(*die)).into(),
            StackAction::ChooseFace { keep_new } => top_points(face_kept(view, *keep_new)).into(),
            StackAction::PickUp { .. } | StackAction::RollOpponents { .. } | StackAction::ActOutOfTurn => -1,
            _ => 0,
        }
    }

    /// Looks one turn ahead, over all numbers of a roll. The stronger levels also look at the answers of the next
    /// seats.
    fn weigh(
        level: Level,
        view: &Self,
        who: SeatId,
        legal: &[StackAction],
        budget: &mut Budget,
        rng: &mut RulesRng,
    ) -> Vec<f32> {
        let (weights, depth) = match level {
            Level::Hard => (&WEIGHTS, 1),
            // With more than two seats, what a second opponent will do says less than the tables do.
            Level::Expert if view.seats().count() > 2 => (&EXPERT, 1),
            Level::Expert => (&EXPERT, 2),
            Level::Normal => (&WEIGHTS, 0),
            _ if below(rng, 100) < ATTENTIVE => (&WEIGHTS, 0),
            _ => (&CARELESS, 0),
        };
        let error = || match level {
            Level::Easy => MISJUDGED * below(rng, FINE) as f32 / FINE as f32,
            _ => 0.0,
        };
        let mut worths = worths((weights, depth), view, who, legal, budget, error);
        if level.slips_percent() > 0 {
            slip(level, &slips(view, who, legal, rng), &mut worths, rng);
        }
        worths
    }
}

/// The worth of each legal action by these weights, looking so many turns ahead. `error` is by how much a move is
/// misjudged.
pub(super) fn worths(
    (weights, depth): (&Weights, usize),
    view: &Stack,
    who: SeatId,
    legal: &[StackAction],
    budget: &mut Budget,
    mut error: impl FnMut() -> f32,
) -> Vec<f32> {
    let kinds: Vec<Option<Move>> = legal.iter().map(|action| kind(view, action)).collect();
    // Dice of one colour and number are interchangeable, so their moves are judged only once.
    let mut moves: Vec<Move> = Vec::new();
    for action in kinds.iter().copied().flatten() {
        if !moves.contains(&action) {
            moves.push(action);
        }
    }
    let mut search = Search {
        weights,
        me: who,
        budget,
    };
    let mut worths = search.worths(&Position::of(view, who), who, &moves, depth);
    for worth in &mut worths {
        *worth -= error();
    }
    let worth = |(action, kind): (&StackAction, &Option<Move>)| match action {
        StackAction::ChooseFace { keep_new } => f32::from(top_points(face_kept(view, *keep_new))),
        // A slip costs the turn and gains nothing, so it has the lowest worth.
        _ => (moves.iter().position(|like| Some(*like) == *kind)).map_or(f32::NEG_INFINITY, |index| worths[index]),
    };
    legal.iter().zip(&kinds).map(worth).collect()
}

/// The slips that a person would make: to pick up a die that fits nowhere and has to be rolled then (S-11), and one time
/// in four a die of another colour (S-12).
fn slips(view: &Stack, who: SeatId, legal: &[StackAction], rng: &mut RulesRng) -> Vec<usize> {
    let picked = |at: &usize| match legal[*at] {
        StackAction::PickUp { die } => Some(die),
        _ => None,
    };
    let (mine, others): (Vec<usize>, Vec<usize>) = (0..legal.len())
        .filter(|at| picked(at).is_some())
        .partition(|at| picked(at).is_some_and(|die| owner(die) == who));
    if others.is_empty() || below(rng, 4) > 0 {
        let fits_nowhere = |at: &usize| picked(at).is_some_and(|die| view.targets(die).next().is_none());
        return mine.into_iter().filter(fits_nowhere).collect();
    }
    others
}

/// The kind of move that an action is; `None` for a slip and for the owner's choice.
fn kind(view: &Stack, action: &StackAction) -> Option<Move> {
    match action {
        StackAction::Place { die, onto } => {
            let target = Target {
                owner: owner(*onto),
                height: super::position::height(view, *onto),
            };
            Some(Move::Place(view.face(*die), target))
        }
        StackAction::Reroll { die } => Some(Move::Reroll(view.face(*die))),
        StackAction::Pass => Some(Move::Pass),
        _ => None,
    }
}

/// The number that the die has after the owner's choice (S-12).
fn face_kept(view: &Stack, keep_new: bool) -> Face {
    match view.phase() {
        Phase::ChooseFace { old, .. } if !keep_new => old,
        Phase::ChooseFace { die, .. } => view.face(die),
        _ => Face(0),
    }
}

#[cfg(test)]
mod tests;
