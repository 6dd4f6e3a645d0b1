//! The panels around a table of Skip-Bo Dice: strips above the boards, the panel of calls and writes, the texts, and
//! the score sheet at the end. They run only in this game.

mod about;
mod banners;
mod celebrate;
mod labels;
mod pad;
mod panel;
pub(crate) mod places;
mod ruled;
mod score;
mod status;

use bevy::prelude::*;

use crate::play::skip_bo_dice::boards::table::DiceMatch;
use crate::screens::hud::log::RecentElsewhere;
use games::skip_bo_dice::state::SkipBoDice;
use window_kit::table::phase::playing;
use window_kit::window::state::{Overlay, Screen};
use window_kit::window::steps::HudSystems;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<score::FinalScores>()
        .add_systems(
            Update,
            (
                (banners::say_what_happened, score::take_note, status::write_words)
                    .chain()
                    .in_set(HudSystems::Tell),
                (
                    labels::spawn_labels,
                    labels::fill_labels,
                    labels::follow_boards,
                    panel::spawn_panel,
                    panel::fill_panel,
                    panel::follow_table,
                    pad::stay_on_the_panel,
                    about::point_out,
                    places::hang,
                    ruled::find_rule,
                )
                    .chain()
                    .in_set(HudSystems::Show),
            )
                .run_if(playing::<SkipBoDice>.and_then(in_state(Screen::Match))),
        )
        .add_systems(
            Update,
            // The best moment of a match is shown again beside the result.
            celebrate::celebrate
                .in_set(HudSystems::Tell)
                .run_if(playing::<SkipBoDice>.and_then(in_state(Screen::Match).or_else(in_state(Screen::Results)))),
        )
        .add_systems(OnEnter(DiceMatch), |mut elsewhere: ResMut<RecentElsewhere>| {
            // The panel shows the last lines of the log, as there is no room for them over the dice.
            elsewhere.0 = true;
        })
        .add_systems(OnExit(DiceMatch), |mut elsewhere: ResMut<RecentElsewhere>| {
            elsewhere.0 = false;
        })
        .add_systems(OnExit(Screen::Match), places::hang_back)
        .add_systems(OnExit(DiceMatch), places::hang_back)
        .add_systems(
            OnEnter(Overlay::RoundScore),
            score::spawn_sheet.run_if(playing::<SkipBoDice>),
        );
}
