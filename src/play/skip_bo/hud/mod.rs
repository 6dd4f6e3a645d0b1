//! The frames around a table of cards. Runs only while a card game is played.

mod about;
mod advised;
mod banners;
mod inspect;
mod labels;
mod on_table;
pub(crate) mod places;
mod plates;
mod ruled;
mod score;
mod waits;
mod words;

use bevy::prelude::*;

use crate::app::{Overlay, Screen};
use crate::play::skip_bo::hands::playing_cards;
use crate::play::skip_bo::table::marks::PointedOutCards;
use crate::presentation::Nudge;
use crate::screens::hud::HudSystems;
use crate::table::phase::MatchSystems;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<score::Sheet>()
        .init_resource::<PointedOutCards>()
        .add_message::<plates::Slip>()
        .add_message::<Nudge>()
        .add_systems(
            Update,
            (
                plates::make_slips.before(MatchSystems::Referee),
                (
                    waits::await_person,
                    banners::say_what_happened,
                    score::write_sheet,
                    words::write_words,
                    advised::point_out,
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
                .run_if(playing_cards.and_then(in_state(Screen::Match))),
        )
        .add_systems(OnExit(Screen::Match), places::hang_back)
        .add_systems(Update, places::hang_back.run_if(not(playing_cards)))
        .add_systems(OnEnter(Overlay::RoundScore), score::spawn_sheet.run_if(playing_cards));
}
