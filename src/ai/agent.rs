//! How a computer player chooses: a level, a view, and what is legal.

use std::borrow::Borrow;

use super::level::Level;
use crate::rules::game::Game;
use crate::rules::ids::PlayerId;
use crate::rules::rng::{RulesRng, below};

/// What a game knows about playing it well. Everything is judged from a view, never from the state (G-7).
pub trait Strategy: Game {
    /// The computer players this game has, weakest first.
    const LEVELS: &'static [Level];

    /// The points `who` gains at once by an action, by the game's own scoring; below zero for a loss.
    fn gain(view: &Self::View, who: PlayerId, action: &Self::Action) -> i32;

    /// The index of what a decent player does; asked only where [`Strategy::LEVELS`] has [`Level::Normal`]. `legal` is
    /// never empty.
    fn normal(_view: &Self::View, _who: PlayerId, _legal: &[Self::Action], _rng: &mut RulesRng) -> usize {
        0
    }
}

/// The index in `legal` of what a player of this level does; 0 where nothing is legal. `view` gives what the player may
/// know, and is asked only by levels that look.
pub fn choose_in<G: Strategy, V: Borrow<G::View>>(
    level: Level,
    view: impl FnOnce() -> V,
    who: PlayerId,
    legal: &[G::Action],
    rng: &mut RulesRng,
) -> usize {
    if legal.len() < 2 {
        return 0;
    }
    match level {
        Level::Random => below(rng, legal.len() as u32) as usize,
        Level::Baseline => 0,
        Level::Greedy => greedy::<G>(view().borrow(), who, legal, rng),
        Level::Normal => G::normal(view().borrow(), who, legal, rng),
    }
}

/// Whether a player of this level notices a slip that can be seen now (M-13).
pub fn notices(level: Level, rng: &mut RulesRng) -> bool {
    below(rng, 100) < level.notices_percent()
}

/// The action with the best immediate gain; among equals any, each as likely.
fn greedy<G: Strategy>(view: &G::View, who: PlayerId, legal: &[G::Action], rng: &mut RulesRng) -> usize {
    best_of(legal.iter().map(|action| G::gain(view, who, action)), rng)
}

/// The index of the highest value; among equals any, each as likely. 0 where there is none.
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
