//! Input for Skip-Bo Dice: filling bubbles, picking dice for a re-roll, answering calls and writing.
//!
//! The person first chooses the source, a die or something on their own board, and then the pile. At a call and at the
//! write each person has their own keys, so that all people can answer at the same time.

mod acting;
pub mod answers;
mod by_value;
pub mod chosen;
mod drag;
mod keys;
mod late;
mod lights;
pub(crate) mod offered;
mod pointed;
#[cfg(test)]
pub(crate) mod testing;
mod things;
pub(crate) mod throws;

use bevy::prelude::*;

use crate::play::skip_bo_dice::hands::chosen::{DiceGameHands, HoveredSpot};
use games::skip_bo_dice::state::SkipBoDice;
use window_kit::table::phase::playing;
use window_kit::window::steps::InputSystems;

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(Update, DiceGameHands.run_if(playing::<SkipBoDice>))
        .init_resource::<HoveredSpot>()
        .add_systems(
            Update,
            (acting::follow_the_match, pointed::follow_the_match)
                .in_set(InputSystems::Look)
                .in_set(DiceGameHands),
        )
        .add_plugins((
            answers::plugin,
            drag::plugin,
            keys::plugin,
            late::plugin,
            lights::plugin,
            offered::plugin,
            pointed::plugin,
            things::plugin,
            throws::plugin,
        ));
}
