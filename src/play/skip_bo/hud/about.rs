//! The pile that a line of the log is about. Pointing at the line marks the pile on the table.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use crate::play::skip_bo::card_match::action;
use crate::play::skip_bo::card_match::{card_view, event};
use crate::play::skip_bo::hands::acting::CardHands;
use crate::play::skip_bo::table::marks::PointedOutCards;
use crate::screens::hud::log::LogLine;
use games::skip_bo::action::{CardAction, Source};
use games::skip_bo::event::CardEvent;
use host::view::MatchView;
use tabletop::pile::PilePlace;
use window_kit::window::intent::HintedAction;

/// The pile that an event is about.
const fn about(event: &CardEvent) -> Option<PilePlace> {
    Some(match event {
        CardEvent::Played { onto, .. } | CardEvent::StoodIn { onto, .. } => PilePlace::Building(*onto),
        CardEvent::PileCompleted { .. } => PilePlace::SetAside,
        CardEvent::Discarded { player, pile, .. } => PilePlace::Discard(*player, *pile),
        CardEvent::StockTurned { seat, .. } | CardEvent::StockGrew { seat } | CardEvent::StockShuffled { seat } => {
            PilePlace::Stock(*seat)
        }
        CardEvent::MadeDraw { opponent, .. } => PilePlace::Stock(*opponent),
        CardEvent::DrewTooMany { player } | CardEvent::Talked { player, .. } => PilePlace::Stock(*player),
        CardEvent::Reshuffled { .. } | CardEvent::DiscardsGathered { .. } => PilePlace::Draw,
        _ => return None,
    })
}

/// Marks the pile of the log line under the pointer, unless the line is from an earlier round.
pub(crate) fn point_out(
    lines: Query<(&LogLine, &Hovered)>,
    view: Res<MatchView>,
    mut pointed_out: ResMut<PointedOutCards>,
) {
    let round = card_view(&view.view).map(|cards| cards.round());
    let place = lines
        .iter()
        .filter(|(line, hovered)| hovered.get() && Some(line.round) == round)
        .find_map(|(line, _)| about(event(&line.event)?));
    pointed_out.set_if_neq(PointedOutCards(place));
}

/// Shakes the card that a hint is about. The hint is for the player whose turn it is, who may ask for one without
/// penalty (M-14).
pub(crate) fn shake_advised(mut advised: MessageReader<HintedAction>, mut hands: CardHands) {
    for action in advised.read().filter_map(|HintedAction(any)| action(any)) {
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
