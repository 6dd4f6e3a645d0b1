//! The spot of the boards that a line of the log is about.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use crate::play::skip_bo_dice::boards::layout::Spot;
use crate::play::skip_bo_dice::boards::lit::PointedSpots;
use crate::screens::hud::log::LogLine;
use games::catalog::Listed;
use games::skip_bo_dice::event::DiceEvent;
use games::skip_bo_dice::state::SkipBoDice;
use rules::ids::SeatId;

/// The spot where the event happened.
fn spot(event: &DiceEvent) -> Option<(SeatId, Spot)> {
    use DiceEvent as E;
    Some(match *event {
        E::Claimed {
            player, pile, bubble, ..
        }
        | E::Filled {
            player, pile, bubble, ..
        } => (player, Spot::Bubble(pile, bubble)),
        E::StarCollected { player, pile, bubble } | E::StarLost { player, pile, bubble } => {
            (player, Spot::Star(pile, bubble))
        }
        E::Completed {
            player, pile, place, ..
        } => (player, Spot::Place(pile, place)),
        E::Wrote {
            player,
            stockpile,
            index,
            ..
        } => (player, Spot::Box(stockpile, index)),
        E::RewardEarned { player, stockpile } => (player, Spot::Reward(stockpile)),
        _ => return None,
    })
}

/// Marks the spot of the log line under the pointer on the boards.
pub(crate) fn point_out(lines: Query<(&LogLine, &Hovered)>, mut pointed: ResMut<PointedSpots>) {
    let spots = lines
        .iter()
        .filter(|(_, hovered)| hovered.get())
        .filter_map(|(line, _)| spot(SkipBoDice::of_event(&line.event)?))
        .collect();
    pointed.set_if_neq(PointedSpots(spots));
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::skip_bo_dice::value::{PileId, StockpileId, Value};

    #[test]
    fn a_line_speaks_of_the_spot_where_it_happened() {
        let (player, pile) = (SeatId(1), PileId(2));
        let filled = DiceEvent::Claimed {
            player,
            pile,
            bubble: 4,
            value: Value(4),
        };
        assert_eq!(spot(&filled), Some((player, Spot::Bubble(pile, 4))));
        let stockpile = StockpileId(3);
        let earned = DiceEvent::RewardEarned { player, stockpile };
        assert_eq!(spot(&earned), Some((player, Spot::Reward(stockpile))));
        assert_eq!(spot(&DiceEvent::Passed { player }), None);
    }
}
