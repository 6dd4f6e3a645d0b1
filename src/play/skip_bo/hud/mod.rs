//! The panels around a card table. They run only in card games.

mod about;
mod banners;
mod celebrate;
mod inspect;
mod labels;
pub(crate) mod places;
mod plates;
mod ruled;
mod score;
mod words;

use bevy::prelude::*;

use crate::play::skip_bo::card_match::CardMatch;
use window_kit::table::phase::MatchSystems;
use window_kit::window::state::{Overlay, Screen};
use window_kit::window::steps::HudSystems;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<score::Sheet>()
        .add_message::<plates::Slip>()
        .add_systems(
            Update,
            (
                plates::make_slips.before(MatchSystems::Referee),
                (
                    score::await_person,
                    banners::say_what_happened,
                    score::write_sheet,
                    words::write_words,
                    about::shake_advised,
                )
                    .chain()
                    .in_set(HudSystems::Tell),
                (
                    plates::show_plates,
                    labels::show_labels,
                    inspect::show_pile,
                    about::point_out,
                    places::hang,
                    ruled::find_rule,
                )
                    .chain()
                    .in_set(HudSystems::Show),
            )
                .run_if(in_state(CardMatch).and_then(in_state(Screen::Match))),
        )
        .add_systems(
            Update,
            // The best moment of a match is shown again beside the result.
            celebrate::celebrate
                .in_set(HudSystems::Tell)
                .run_if(in_state(CardMatch).and_then(in_state(Screen::Match).or_else(in_state(Screen::Results)))),
        )
        .add_systems(OnExit(Screen::Match), places::hang_back)
        .add_systems(OnExit(CardMatch), places::hang_back)
        .add_systems(
            OnEnter(Overlay::RoundScore),
            score::spawn_sheet.run_if(in_state(CardMatch)),
        );
}
