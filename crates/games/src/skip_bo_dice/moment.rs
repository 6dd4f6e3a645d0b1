//! The best moment of a match of Skip-Bo Dice: the turn with the longest chain of fills and rolls of the Bonus Die.

use super::event::DiceEvent;
use messages::texts::skip_bo_dice as words;
use rules::decided::Moment;
use rules::ids::SeatId;

/// So many rolls of the Bonus Die in one turn are spoken of.
const CHAIN: u32 = 4;
/// A turn with fewer filled bubbles does not stand out.
const MANY_BUBBLES: u32 = 3;

/// What the active player has done in the turn in progress.
#[derive(Clone, Copy, Debug)]
struct Chain {
    player: SeatId,
    first: usize,
    rolls: u32,
    bubbles: u32,
}

impl Chain {
    const fn begins(player: SeatId, first: usize) -> Self {
        Self {
            player,
            first,
            rolls: 0,
            bubbles: 0,
        }
    }
}

pub(super) fn best_moment(told: &[(usize, &DiceEvent)]) -> Option<Moment> {
    let mut best: Option<(u32, Moment)> = None;
    let has_rounds = told
        .iter()
        .any(|(_, event)| matches!(event, DiceEvent::RoundOver { .. }));
    let mut round = has_rounds.then_some(1);
    let mut chain = Chain::begins(SeatId(0), 0);
    for (step, event) in told {
        match **event {
            DiceEvent::TurnStarted { player, .. } => {
                // What the turn does comes with the next step.
                chain = Chain::begins(player, step + 1);
                continue;
            }
            DiceEvent::RoundStarted { round: now, .. } => {
                round = Some(now.into());
                continue;
            }
            DiceEvent::Called { .. } => chain.rolls += 1,
            DiceEvent::Filled { player, .. } if player == chain.player => chain.bubbles += 1,
            _ => continue,
        }
        let worth = chain.rolls + chain.bubbles;
        let what = match (chain.rolls, chain.bubbles) {
            (CHAIN.., _) => words::moment_chain(chain.player, chain.rolls),
            (_, MANY_BUBBLES..) => words::moment_fills(chain.player, chain.bubbles),
            _ => continue,
        };
        if best.as_ref().is_none_or(|(before, _)| *before <= worth) {
            best = Some((worth, Moment::of((chain.first, *step), round, what)));
        }
    }
    best.map(|(_, moment)| moment)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skip_bo_dice::action::Source;
    use crate::skip_bo_dice::value::{PileId, Value};
    use rules::ids::SeatSet;

    const ANA: SeatId = SeatId(0);
    const BO: SeatId = SeatId(1);

    fn turn(player: SeatId) -> DiceEvent {
        DiceEvent::TurnStarted { player, last: false }
    }

    fn called(player: SeatId) -> DiceEvent {
        DiceEvent::Called {
            player,
            value: Value(3),
            asked: SeatSet::EMPTY,
        }
    }

    fn fills(player: SeatId) -> DiceEvent {
        DiceEvent::Filled {
            player,
            with: Source::Bonus,
            pile: PileId(0),
            bubble: 1,
            value: Value(1),
        }
    }

    fn best(told: &[(usize, DiceEvent)]) -> Option<Moment> {
        let told: Vec<_> = told.iter().map(|(step, event)| (*step, event)).collect();
        best_moment(&told)
    }

    #[test]
    fn the_longest_chain_of_a_turn_is_the_best_d_7() {
        let mut told = vec![(0, turn(ANA)), (1, called(ANA)), (2, fills(ANA)), (3, called(ANA))];
        told.push((5, turn(BO)));
        told.extend((6..10).flat_map(|step| [(step, fills(BO)), (step, called(BO))]));
        told.push((11, turn(ANA)));
        told.extend((12..15).map(|step| (step, fills(ANA))));
        let moment = best(&told).expect("a moment");
        assert_eq!((moment.steps, moment.round), (6..10, None));
        assert_eq!(moment.what, words::moment_chain(BO, 4));
        assert_eq!(best(&told[..5]), None, "a short turn");
    }

    #[test]
    fn without_a_chain_the_most_bubbles_of_the_active_player_are_the_best_d_5() {
        let mut told = vec![(0, turn(ANA))];
        told.extend((1..4).map(|step| (step, fills(ANA))));
        told.extend((4..9).map(|step| (step, fills(BO))));
        let moment = best(&told).expect("a moment");
        assert_eq!((moment.steps, moment.what), (1..4, words::moment_fills(ANA, 3)));
    }
}
