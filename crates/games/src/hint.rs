//! The hint: what the strongest computer player would do, and why.

use serde::{Deserialize, Serialize};

use crate::catalog::{AnyAction, AnyView};
use messages::Message;
use messages::texts::hud;
use rules::ai::agent::best_two;
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::ids::SeatId;
use rules::rng::{Stream, stream};

/// The advice and its reason.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hint {
    /// The action that is advised.
    pub action: AnyAction,
    /// The advice in words.
    pub words: Message,
}

impl Hint {
    /// Makes the hint for a seat with these legal actions; `None` without a legal action. This takes a while.
    pub fn think(view: &AnyView, seat: SeatId, legal: &[AnyAction]) -> Option<Self> {
        // With a fixed seed, so that asking again gives the same answer.
        let mut rng = stream(0, Stream::Agents);
        let worths = view.weigh(Level::Expert, seat, legal, &mut Budget::nodes(view.nodes()), &mut rng);
        let (best, next) = best_two(&worths)?;
        let (best, next) = match natural(view, legal, &worths, best) {
            Some(natural) => (natural, Some(best)),
            None => (best, next),
        };
        let action = legal.get(best)?;
        let next = next.and_then(|next| legal.get(next));
        let advice = view.advice(action);
        let words = match view.reason(seat, action, next) {
            Some(reason) => hud::hint_because(advice, reason),
            None => hud::hint(advice),
        };
        Some(Self {
            action: action.clone(),
            words,
        })
    }
}

/// The best action that everybody would do, if the best of all is another one and worth hardly more.
fn natural(view: &AnyView, legal: &[AnyAction], worths: &[f32], best: usize) -> Option<usize> {
    let is_natural = |at: &usize| legal.get(*at).is_some_and(|action| view.is_natural(action));
    let worth = |at: usize| worths.get(at).copied().unwrap_or(f32::NEG_INFINITY);
    if is_natural(&best) {
        return None;
    }
    let natural = (0..legal.len())
        .filter(is_natural)
        .max_by(|a, b| worth(*a).total_cmp(&worth(*b)))?;
    (worth(best) - worth(natural) < view.worth_telling()).then_some(natural)
}
