//! Tests of the actions of all games on other inputs than the default ones.

use super::games;
use window_kit::input::testing::{FREE, Presser};
use window_kit::intents::Context;
use window_kit::table::phase::Match;
use window_kit::window::state::Screen;

#[test]
fn every_action_of_every_game_comes_by_any_input_that_it_is_put_on_and_by_no_other() {
    for game in ::games::catalog::NAMES.iter().copied() {
        let mut presser = Presser::new(games::bindings());
        presser.goes_to(Screen::Match, Match::Of(game));
        let count = presser.rebinds_all_of(Context::Game(game), &FREE);
        assert!(count > 0, "{game} has actions of its own");
    }
}
