//! Skip-Bo MOD as text: the cards as in Skip-Bo, and the die.

use games::skip_bo::action::CardAction;
use games::skip_bo::event::CardEvent;
use games::skip_bo_mod::SkipBoMod;
use messages::Message;
use messages::texts::text_skip_bo as texts;
use rules::game::Narrate;
use rules::ids::SeatId;
use rules::seats::Seats;

use crate::game::{Fact, TextGame};
use crate::menu::Choice;
use crate::skip_bo;

impl TextGame for SkipBoMod {
    fn facts(view: &Self::View, seats: &Seats, viewer: Option<SeatId>) -> Vec<Fact> {
        skip_bo::facts(view.known(), seats, viewer)
    }

    fn current(view: &Self::View) -> Option<SeatId> {
        view.known().current().map(|turn| turn.player)
    }

    fn choices(view: &Self::View, seat: SeatId, legal: &[CardAction]) -> Vec<Choice<CardAction>> {
        let advice = |action: &CardAction| <Self as Narrate>::advice(view, action);
        skip_bo::choices(view.known(), seat, legal, &advice)
    }

    fn attempts(view: &Self::View, seat: SeatId) -> Vec<CardAction> {
        skip_bo::attempts(view.known(), seat)
    }

    fn summary(events: &[&CardEvent]) -> Vec<Message> {
        skip_bo::summary(events)
    }

    fn throw(_: &Self::View) -> Message {
        texts::ROLL
    }

    fn examples(_: &str) -> Vec<Message> {
        let mut examples = skip_bo::examples();
        examples.push(texts::EXAMPLE_DIE);
        examples
    }
}
