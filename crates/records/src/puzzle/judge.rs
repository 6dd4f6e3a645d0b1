//! Which actions are right in a position, by several searches that have to agree.

use games::catalog::{AnyAction, AnyView};
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::ids::SeatId;
use rules::rng::{Stream, stream};

/// How many of the smallest differences worth mentioning an action that is right too may be worse than the best one.
const NEAR: f32 = 0.3;
/// How many of them any other action is worse, at least.
const CLEAR: f32 = 2.0;
/// How many of them it is worse in each single search.
const CLEAR_IN_EACH: f32 = 1.0;
/// The most actions that may be right: otherwise nothing has to be found.
const MOST_RIGHT: usize = 3;

/// How thoroughly a position is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many searches, each with random numbers of its own.
    pub searches: u64,
    /// How many times the nodes of the strongest computer player each search has.
    pub nodes: u64,
    /// The number of the first search: other numbers are other random numbers.
    pub first: u64,
}

/// What the searches found.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The indices of the right actions, the best one first.
    pub right: Vec<usize>,
    /// The mean worth of each legal action.
    pub worths: Vec<f32>,
}

/// Judges a position by what the seat sees. `None` if no action, or too many, are clearly the best, or if the searches
/// do not agree.
pub fn judge(view: &AnyView, seat: SeatId, legal: &[AnyAction], effort: Effort) -> Option<Judgement> {
    let unit = view.worth_telling();
    let searches: Vec<Vec<f32>> = (effort.first..effort.first + effort.searches)
        .map(|number| {
            let mut budget = Budget::nodes(view.nodes() * effort.nodes);
            let mut rng = stream(number, Stream::Agents);
            view.weigh(Level::Expert, seat, legal, &mut budget, &mut rng)
        })
        .collect();
    let mean = |index: usize| {
        let sum: f32 = searches.iter().filter_map(|worths| worths.get(index)).sum();
        sum / searches.len() as f32
    };
    let worths: Vec<f32> = (0..legal.len()).map(mean).collect();
    let best = worths
        .iter()
        .copied()
        .max_by(f32::total_cmp)
        .filter(|best| best.is_finite())?;
    let mut right: Vec<usize> = (0..legal.len())
        .filter(|index| best - worths[*index] <= NEAR * unit)
        .collect();
    right.sort_by(|a, b| worths[*b].total_cmp(&worths[*a]));
    if right.is_empty() || right.len() > MOST_RIGHT || right.len() == legal.len() {
        return None;
    }
    let others = || (0..legal.len()).filter(|index| !right.contains(index));
    let is_clear = others().all(|index| best - worths[index] >= CLEAR * unit);
    let agree = searches.iter().all(|worths| {
        let of = |indices: &mut dyn Iterator<Item = usize>| indices.map(|at| worths[at]).max_by(f32::total_cmp);
        let (best, next) = (of(&mut right.iter().copied()), of(&mut others()));
        best.zip(next)
            .is_some_and(|(best, next)| best - next >= CLEAR_IN_EACH * unit)
    });
    (is_clear && agree).then_some(Judgement { right, worths })
}
