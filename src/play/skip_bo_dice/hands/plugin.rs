//! The input plugin of Skip-Bo Dice.

use bevy::prelude::*;

use crate::play::skip_bo_dice::hands::chosen::{DiceGameHands, HoveredSpot};
use crate::play::skip_bo_dice::hands::{acting, answers, drag, keys, late, lights, offered, pointed, throws};
use crate::table::phase::playing;
use crate::window::steps::InputSystems;
use games::skip_bo_dice::state::SkipBoDice;

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
            throws::plugin,
        ));
}
