//! The panels around a table of Stack. They run only in this game.

mod about;
mod banners;
mod celebrate;
mod places;
mod rail;
mod ruled;
mod score;
mod status;
mod waits;

use bevy::prelude::*;

use crate::play::stack::shakes::shake_at_falls;
use games::stack::state::Stack;
use window_kit::table::phase::{MatchSystems, playing};
use window_kit::window::state::{Overlay, Screen};
use window_kit::window::steps::HudSystems;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<score::Sheet>()
        .init_resource::<score::Penalties>()
        .add_message::<rail::ReachIn>()
        .add_systems(
            Update,
            (
                rail::reach_in.before(MatchSystems::Referee),
                (
                    waits::await_person,
                    shake_at_falls,
                    banners::say_what_happened,
                    score::write_sheet,
                    status::write_words,
                    about::shake_advised,
                )
                    .chain()
                    .in_set(HudSystems::Tell),
                (
                    rail::spawn_rail,
                    rail::show_rail,
                    about::point_out,
                    places::hang,
                    ruled::find_rule,
                )
                    .chain()
                    .in_set(HudSystems::Show),
            )
                .run_if(playing::<Stack>.and_then(in_state(Screen::Match))),
        )
        .add_systems(
            Update,
            // The best moment of a match is shown again beside the result.
            celebrate::celebrate
                .in_set(HudSystems::Tell)
                .run_if(playing::<Stack>.and_then(in_state(Screen::Match).or_else(in_state(Screen::Results)))),
        )
        .add_systems(PostUpdate, rail::keep_turn_in_view.after(bevy::ui::UiSystems::Layout))
        .add_systems(OnExit(Screen::Match), places::hang_back)
        .add_systems(
            OnEnter(Overlay::RoundScore),
            score::spawn_sheet.run_if(playing::<Stack>),
        );
}
