//! The die that a hint is about shakes.

use bevy::prelude::*;

use crate::catalog::Listed;
use crate::games::stack::action::StackAction;
use crate::games::stack::state::Stack;
use crate::presentation::visual::Nudge;
use crate::screens::hud::asks::Advised;
use crate::tabletop::die::DiceIndex;

pub(crate) fn point_out(mut advised: MessageReader<Advised>, dice: Res<DiceIndex>, mut nudges: MessageWriter<Nudge>) {
    for action in advised.read().filter_map(|Advised(action)| Stack::of_action(action)) {
        if let StackAction::Place { die, .. }
        | StackAction::Reroll { die }
        | StackAction::PickUp { die }
        | StackAction::RollOpponents { die } = action
            && let Some(entity) = dice.get(*die)
        {
            nudges.write(Nudge(entity));
        }
    }
}
