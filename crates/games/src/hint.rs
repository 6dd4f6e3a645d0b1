//! The hint: what the strongest computer player would do, and why.

use crate::catalog::{AnyAction, AnyView};
use messages::Message;
use messages::texts::hud;
use rules::ai::agent::best_two;
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::ids::SeatId;
use rules::rng::{Stream, stream};

/// The advice and its reason.
#[derive(Clone, Debug)]
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
