//! How a computer player chooses an action, given its level, a view and the legal actions, and how a game explains its
//! judgement for hints and reviews.

use std::borrow::Borrow;

use super::budget::Budget;
use super::level::Level;
use crate::game::{Game, Narrate};
use crate::ids::SeatId;
use crate::rng::{RulesRng, below};
use messages::Message;

/// A game that judges the actions of its players. It judges from a view, never from the state (G-7).
pub trait Strategy: Game {
    /// The levels of computer players that this game has: first the reference levels, then the others, each group
    /// weakest first.
    const LEVELS: &'static [Level];

    /// The default number of nodes that [`Level::Expert`] searches: a few milliseconds a decision.
    const NODES: u64 = 1_000;

    /// The points `who` gains at once by an action, by the game's own scoring; negative for a loss.
    fn gain(view: &Self::View, who: SeatId, action: &Self::Action) -> i32;

    /// The worth of each legal action to `who`, as a player from [`Level::Easy`] to [`Level::Expert`] judges it.
    /// Higher is better, all values of one call use the same measure, and minus infinity means that the player never
    /// chooses the action. Returns one value for each action in `legal`. Called only for the levels in
    /// [`Strategy::LEVELS`].
    ///
    /// The same view, seed and nodes give the same values. The search stops soon after the budget is spent and returns
    /// the best values known so far; a level that does not search spends nothing.
    fn weigh(
        level: Level,
        view: &Self::View,
        who: SeatId,
        legal: &[Self::Action],
        budget: &mut Budget,
        rng: &mut RulesRng,
    ) -> Vec<f32>;
}

/// A game that can explain its judgement: the standing of a seat, the reason why one action is better than another, and
/// the size of a difference. Every explanation comes from a view (G-7).
pub trait Explain: Strategy + Narrate {
    /// A difference of worths below this is too small to mention.
    const WORTH_TELLING: f32;

    /// Whether everybody would do this unless something speaks against it. A hint advises such an action unless another
    /// one is worth more by [`Explain::WORTH_TELLING`].
    fn is_natural(action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Whether everybody would rather do `action` than `other`, if both are about as good. A hint then advises it unless
    /// the other one is worth more by [`Explain::WORTH_TELLING`].
    fn is_tidier(view: &Self::View, who: SeatId, action: &Self::Action, other: &Self::Action) -> bool {
        let _ = (view, who, action, other);
        false
    }

    /// The standing of `who` in the current position, in the measure of [`Strategy::weigh`]: higher is better.
    fn standing(view: &Self::View, who: SeatId) -> f32;

    /// Why `action` is better for `who` than `other`, as a clause without full stop, as in "it leaves nothing behind".
    /// `None` if there is no reason beyond what the player already sees.
    fn reason(view: &Self::View, who: SeatId, action: &Self::Action, other: Option<&Self::Action>) -> Option<Message>;

    /// The size of a difference of worths in words: "about 2 points".
    fn amount(difference: f32) -> Message;
}

/// The worth of each legal action to `who`, as a player of any level judges it; see [`Strategy::weigh`]. Used for
/// hints and for the review of a match.
pub fn weigh_in<G: Strategy>(
    level: Level,
    view: &G::View,
    who: SeatId,
    legal: &[G::Action],
    budget: &mut Budget,
    rng: &mut RulesRng,
) -> Vec<f32> {
    match level {
        Level::Random => vec![0.0; legal.len()],
        Level::Baseline => (0..legal.len()).map(|index| -(index as f32)).collect(),
        Level::Greedy => legal.iter().map(|action| G::gain(view, who, action) as f32).collect(),
        Level::Easy | Level::Normal | Level::Hard | Level::Expert => G::weigh(level, view, who, legal, budget, rng),
    }
}

/// The index in `legal` of the action that a player of this level chooses; 0 if nothing is legal. `view` returns the
/// player's view; it is called only for levels that need it.
pub fn choose_in<G: Strategy, V: Borrow<G::View>>(
    level: Level,
    view: impl FnOnce() -> V,
    who: SeatId,
    legal: &[G::Action],
    budget: &mut Budget,
    rng: &mut RulesRng,
) -> usize {
    if legal.len() < 2 {
        return 0;
    }
    match level {
        Level::Random => below(rng, legal.len() as u32) as usize,
        Level::Baseline => 0,
        _ => {
            let values = weigh_in::<G>(level, view().borrow(), who, legal, budget, rng);
            best_of(values, rng)
        }
    }
}

/// Whether a player of this level notices a slip that can be seen now (G-4).
pub fn notices(level: Level, rng: &mut RulesRng) -> bool {
    below(rng, 100) < level.notices_percent()
}

/// Lets a player of this level make a slip now and then (G-4): a random one of these actions becomes the one that it
/// chooses. `slips` are indices of `worths`. Without slips, nothing is drawn.
pub fn slip(level: Level, slips: &[usize], worths: &mut [f32], rng: &mut RulesRng) {
    if slips.is_empty() || below(rng, 100) >= level.slips_percent() {
        return;
    }
    let chosen = slips[below(rng, slips.len() as u32) as usize];
    if let Some(worth) = worths.get_mut(chosen) {
        *worth = f32::INFINITY;
    }
}

/// The indices of the highest value (the first of equal ones) and of the next value that is lower by more than
/// rounding, if there is one. A hint compares the best action with this second one. `None` if there are no values.
pub fn best_two(values: &[f32]) -> Option<(usize, Option<usize>)> {
    /// Worths that differ by less than this are equal except for rounding.
    const SAME: f32 = 1e-3;
    let highest = |below: f32| {
        let values = values.iter().enumerate().filter(move |(_, value)| **value < below);
        values.rev().max_by(|(_, a), (_, b)| a.total_cmp(b))
    };
    let (best, most) = values
        .iter()
        .enumerate()
        .rev()
        .max_by(|(_, a), (_, b)| a.total_cmp(b))?;
    let next = highest(most - SAME).filter(|(_, value)| value.is_finite());
    Some((best, next.map(|(index, _)| index)))
}

/// The index of the highest value. Equal values have the same chance. 0 if there are no values.
pub fn best_of<V: PartialOrd>(values: impl IntoIterator<Item = V>, rng: &mut RulesRng) -> usize {
    let mut best: Option<(usize, V)> = None;
    let mut equals = 0;
    for (index, value) in values.into_iter().enumerate() {
        match &best {
            Some((_, highest)) if value < *highest => {}
            Some((_, highest)) if value == *highest => {
                equals += 1;
                if below(rng, equals) == 0 {
                    best = Some((index, value));
                }
            }
            _ => {
                equals = 1;
                best = Some((index, value));
            }
        }
    }
    best.map_or(0, |(index, _)| index)
}
