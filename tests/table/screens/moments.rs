//! A score sheet counts, and a press ends that.

use bevy::prelude::KeyCode;
use window_kit::settings::{Settings, Speed};
use window_kit::window::state::Overlay;

use super::headless::{Headless, on_screen_with};

/// Lets computer players play until a sheet or the result is there.
fn comes_to_a_sheet(table: &mut Headless) {
    table.play_with("skip-bo", 0, &[("stock", "5")]);
    table.until_thought("a score sheet", |seen| seen.overlay() == Overlay::RoundScore);
}

#[test]
fn a_press_first_ends_the_counting_of_a_sheet_and_the_next_one_closes_it() {
    let fast = |settings: &mut Settings| settings.speed = Speed::Quadruple;
    on_screen_with(fast, |mut table| {
        comes_to_a_sheet(&mut table);
        table.frames(3);
        table.key(KeyCode::Enter);
        assert_eq!(table.overlay(), Overlay::RoundScore, "all numbers are there");
        table.key(KeyCode::Enter);
        table.until("no sheet", |seen| seen.overlay() != Overlay::RoundScore);
    });
}

#[test]
fn a_sheet_that_has_counted_closes_by_one_press() {
    let fast = |settings: &mut Settings| {
        settings.speed = Speed::Quadruple;
        settings.reduced_motion = true;
    };
    on_screen_with(fast, |mut table| {
        comes_to_a_sheet(&mut table);
        table.frames(3);
        table.key(KeyCode::Enter);
        table.until("no sheet", |seen| seen.overlay() != Overlay::RoundScore);
    });
}
