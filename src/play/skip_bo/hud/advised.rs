//! The card that a hint is about shakes. A hint is for who has the turn, who may ask for one at no cost (M-14).

use bevy::prelude::*;

use crate::games::skip_bo::action::{CardAction, Source};
use crate::play::skip_bo::hands::acting::CardHands;
use crate::play::skip_bo::seen::action;
use crate::screens::hud::asks::Advised;

pub(crate) fn point_out(mut advised: MessageReader<Advised>, mut hands: CardHands) {
    for action in advised.read().filter_map(|Advised(any)| action(any)) {
        let from = match action {
            CardAction::Play { from, .. } => *from,
            CardAction::StandIn { then, .. } => *then,
            CardAction::Discard { card, .. } | CardAction::ExtraDiscard { card, .. } => Source::Hand(*card),
            _ => continue,
        };
        if let Some(card) = hands.seat().and_then(|seat| hands.entity(seat, from)) {
            hands.nudge(card);
        }
    }
}
