//! A player that is a program: it answers for a seat from what that seat is told, as a person does.

use crate::ai::level::Level;
use crate::host::request::{ActionRequest, Ask};
use crate::host::view::MatchView;
use crate::rules::ids::PlayerId;
use crate::rules::rng::RulesRng;

/// What a player of this level asks for now in this seat; `None` where it is not due. It knows only the view.
pub fn answer(view: &MatchView, seat: PlayerId, level: Level, rng: &mut RulesRng) -> Option<Ask> {
    if let Some(awaited) = view.awaited.as_ref().filter(|awaited| awaited.seat == seat) {
        return Some(Ask::Throw(awaited.given(None)));
    }
    let legal = view.legal.get(seat.index()).filter(|_| view.due.contains(seat))?;
    let choice = view.view.choose(level, seat, legal, rng);
    Some(Ask::Act(ActionRequest {
        seat,
        decision: *view.decisions.get(seat.index())?,
        action: legal.get(choice)?.clone(),
        gesture: None,
    }))
}
