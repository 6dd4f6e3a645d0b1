//! A computer player as a client: it answers for a seat from that seat's view, as a person does.

use host::request::{ActionRequest, SeatRequest};
use host::view::MatchView;
use rules::ai::level::Level;
use rules::ids::SeatId;
use rules::rng::RulesRng;

/// The request that a player of this level makes now for this seat; `None` if the seat is not due. It knows only the
/// view.
pub fn answer(view: &MatchView, seat: SeatId, level: Level, rng: &mut RulesRng) -> Option<SeatRequest> {
    if let Some(awaited) = view.awaited.as_ref().filter(|awaited| awaited.seat == seat) {
        return Some(SeatRequest::Throw(awaited.given(None)));
    }
    let legal = view.legal.get(seat.index()).filter(|_| view.due.contains(seat))?;
    let choice = view.view.choose(level, seat, legal, rng);
    Some(SeatRequest::Act(ActionRequest {
        seat,
        decision: *view.decisions.get(seat.index())?,
        action: legal.get(choice)?.clone(),
        gesture: None,
    }))
}
