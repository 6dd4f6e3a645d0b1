//! The hint: what the strongest computer player would do, and why.

use games::catalog::{AnyAction, AnyView};
use messages::Message;
use messages::texts::hud;
use rules::ai::agent::best_two;
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::ids::SeatId;
use rules::rng::{Stream, stream};

/// The hint for a seat. This takes a while.
pub(crate) fn hint(view: &AnyView, seat: SeatId, legal: &[AnyAction]) -> Option<Message> {
    // With a fixed seed, so that asking again gives the same answer.
    let mut rng = stream(0, Stream::Agents);
    let worths = view.weigh(Level::Expert, seat, legal, &mut Budget::nodes(view.nodes()), &mut rng);
    let (best, next) = best_two(&worths)?;
    let action = legal.get(best)?;
    let next = next.and_then(|next| legal.get(next));
    let advice = view.advice(action);
    Some(match view.reason(seat, action, next) {
        Some(reason) => hud::hint_because(advice, reason),
        None => hud::hint(advice),
    })
}
