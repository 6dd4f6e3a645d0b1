//! What a table of Skip-Bo Dice celebrates: a complete build pile, and every fifth roll of the Bonus Die in a turn.

use bevy::prelude::*;

use crate::play::skip_bo_dice::boards::Spot;
use crate::play::skip_bo_dice::boards::table::{BOARD_HEIGHT, BoardTable};
use crate::screens::hud::events::{HudEvent, MatchBegan};
use games::catalog::Listed;
use games::skip_bo_dice::event::DiceEvent;
use games::skip_bo_dice::state::SkipBoDice;
use rules::ids::SeatId;
use window_kit::presentation::audio::library::Sound;
use window_kit::presentation::celebrate::{At, Celebrate, Glow};

/// So many rolls of the Bonus Die in one turn are a chain.
const CHAIN: u32 = 5;
/// How far the light of a pile reaches, in halves of a spot.
const PILE_REACH: f32 = 5.0;

/// How often the Bonus Die was rolled in the current turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct BonusRolls(u32);

impl BonusRolls {
    /// The player whose roll makes a chain whole.
    fn chain(&mut self, event: &DiceEvent) -> Option<SeatId> {
        match *event {
            DiceEvent::TurnStarted { .. } => self.0 = 0,
            DiceEvent::Called { player, .. } => {
                self.0 += 1;
                return self.0.is_multiple_of(CHAIN).then_some(player);
            }
            _ => {}
        }
        None
    }
}

pub(crate) fn celebrate(
    mut began: MessageReader<MatchBegan>,
    mut told: MessageReader<HudEvent>,
    table: Option<Res<BoardTable>>,
    mut rolls: Local<BonusRolls>,
    mut lights: MessageWriter<Celebrate>,
) {
    if began.read().count() > 0 {
        *rolls = BonusRolls::default();
    }
    for event in told.read().filter_map(|HudEvent(event)| SkipBoDice::of_event(event)) {
        let chain = rolls.chain(event);
        let Some(table) = &table else { continue };
        if let Some(player) = chain {
            let (at, half) = (table.layout.dice.center(), table.layout.dice.half_size());
            lights.write(Celebrate {
                at: At::Place(Vec3::new(at.x, 0.0, at.y)),
                reach: half.min_element(),
                glow: Glow::White,
                after_s: 0.4,
                sound: Some((Sound::Chain, Some(player))),
            });
        }
        let DiceEvent::Completed {
            player, pile, place, ..
        } = *event
        else {
            continue;
        };
        if let Some((at, half)) = table.spot(player, Spot::Place(pile, place)) {
            lights.write(Celebrate {
                at: At::Place(Vec3::new(at.x, BOARD_HEIGHT, at.y)),
                reach: half * PILE_REACH,
                glow: Glow::Brass,
                after_s: 0.5,
                sound: None,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::skip_bo_dice::value::Value;
    use rules::ids::SeatSet;

    #[test]
    fn every_fifth_roll_of_the_bonus_die_in_a_turn_makes_a_chain() {
        let player = SeatId(1);
        let call = DiceEvent::Called {
            player,
            value: Value(3),
            asked: SeatSet::EMPTY,
        };
        let turn = DiceEvent::TurnStarted { player, last: false };
        let mut rolls = BonusRolls::default();
        let mut chains = |events: &[DiceEvent]| events.iter().filter_map(|event| rolls.chain(event)).count();
        assert_eq!(chains(&[call; 4]), 0);
        assert_eq!(chains(&[call]), 1);
        assert_eq!(chains(&[call; 4]), 0);
        assert_eq!(chains(&[call]), 1, "and the tenth");
        assert_eq!(
            chains(&[call, call, turn, call, call, call]),
            0,
            "each turn begins anew"
        );
    }
}
