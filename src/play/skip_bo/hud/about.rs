//! Which pile a line of the log speaks of. Pointing at the line points it out on the table.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use crate::games::skip_bo::event::CardEvent;
use crate::play::skip_bo::seen::{event, seen};
use crate::play::skip_bo::table::marks::PointedOutCards;
use crate::screens::hud::log::LogLine;
use crate::table::view::MatchView;
use crate::tabletop::pile::PilePlace;

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

/// Points out what the line under the pointer speaks of, unless it is of an earlier round.
pub(crate) fn point_out(
    lines: Query<(&LogLine, &Hovered)>,
    view: Res<MatchView>,
    mut pointed_out: ResMut<PointedOutCards>,
) {
    let round = seen(&view.view).map(|cards| cards.round());
    let place = lines
        .iter()
        .filter(|(line, hovered)| hovered.get() && Some(line.round) == round)
        .find_map(|(line, _)| about(event(&line.event)?));
    pointed_out.set_if_neq(PointedOutCards(place));
}
