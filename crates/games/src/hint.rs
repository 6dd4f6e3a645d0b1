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
        let is_natural = |at: usize| legal.get(at).is_some_and(|action| view.is_natural(action));
        let is_tidier = |at: usize, other: usize| {
            let both = legal.get(at).zip(legal.get(other));
            both.is_some_and(|(action, other)| view.is_tidier(seat, action, other))
        };
        let (best, next) = choose(&worths, is_natural, is_tidier, view.worth_telling())?;
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

/// The index of the advice, and of what it is compared with, by the worths of all that can be done; `None` if nothing
/// can be done.
///
/// The advice is the best action, unless that is worth less than `telling` more than the best one that everybody would
/// do. If it is worth that much more, or nobody would do anything at once, the best action gives way to the best tidier
/// one, under the same conditions.
pub(crate) fn choose(
    worths: &[f32],
    is_natural: impl Fn(usize) -> bool,
    is_tidier: impl Fn(usize, usize) -> bool,
    telling: f32,
) -> Option<(usize, Option<usize>)> {
    let (best, next) = best_two(worths)?;
    if is_natural(best) {
        return Some((best, next));
    }
    let highest = |is_such: &dyn Fn(usize) -> bool| {
        let such = (0..worths.len()).filter(|at| is_such(*at));
        such.max_by(|a, b| worths[*a].total_cmp(&worths[*b]))
    };
    let natural = highest(&is_natural);
    if let Some(natural) = natural.filter(|natural| worths[best] - worths[*natural] < telling) {
        return Some((natural, Some(best)));
    }
    let is_as_good = |at: usize| {
        worths[best] - worths[at] < telling && natural.is_none_or(|natural| worths[at] - worths[natural] >= telling)
    };
    Some(match highest(&|at| is_tidier(at, best) && is_as_good(at)) {
        Some(tidier) => (tidier, Some(best)),
        None => (best, next),
    })
}
