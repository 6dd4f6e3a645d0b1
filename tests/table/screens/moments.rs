//! The best moment of a match, beside its result: it plays once, anything ends it, and the match stays what it was.

use bevy::prelude::*;
use host::view::{Players, SeatControl, SeatPlayer};
use messages::texts::results as words;
use records::record::Record;
use window_kit::settings::{Settings, Speed};
use window_kit::table::local::LocalHost;
use window_kit::table::phase::MatchPhase;
use window_kit::window::state::{Overlay, Screen};

use super::headless::{Headless, events, on_screen, on_screen_with};

/// How many frames a moment takes at most: sixteen seconds, and what comes before and after.
const LONGEST: usize = 1_200;

/// A match of one short round.
const SHORT: [(&str, &str); 2] = [("stock", "5"), ("target", "round")];

/// A short match of computer players comes to its result, which then moves at the usual speed.
fn comes_to_the_result(table: &mut Headless, game: &str, options: &[(&str, &str)]) {
    table.change(|settings: &mut Settings| settings.speed = Speed::Instant);
    table.goes_on_near_the_end(game, options);
    while !is_over(table) {
        let before = events(table);
        table.until_thought("the end, a score sheet, or more", |seen| {
            is_over(seen) || seen.overlay() == Overlay::RoundScore || events(seen) > before
        });
        if !is_over(table) && table.overlay() == Overlay::RoundScore {
            table.key(KeyCode::Enter);
        }
    }
    table.change(|settings: &mut Settings| settings.speed = Speed::Normal);
    table.until("the result", |seen| {
        if seen.overlay() == Overlay::RoundScore {
            seen.key(KeyCode::Enter);
        }
        seen.screen() == Screen::Results
    });
}

fn is_over(table: &Headless) -> bool {
    *table.known::<State<MatchPhase>>().get() == MatchPhase::Over
}

fn record(table: &Headless) -> Record {
    table.known::<LocalHost>().host().record().clone()
}

/// Waits until the moment plays, and returns the record of the match before it.
fn begins(table: &mut Headless) -> Record {
    let whole = record(table);
    for _ in 0..LONGEST {
        table.frames(1);
        if table.replays() && table.is_seen(&words::MOMENT_HEADING) {
            return whole;
        }
    }
    panic!("a moment: {:#}", table.description());
}

/// Waits until nothing plays any more, and finds the match as it was.
fn is_over_as_before(table: &mut Headless, whole: &Record, frames: usize) {
    for _ in 0..frames {
        table.frames(1);
        if !table.replays() && !table.is_seen(&words::MOMENT_HEADING) && !table.focus().is_empty() {
            assert_eq!(table.screen(), Screen::Results);
            assert_eq!(record(table), *whole);
            let plays = |player: &SeatPlayer| matches!(player.control, SeatControl::Agent(_));
            assert!(
                table.known::<Players>().0.iter().all(plays),
                "the same players sit there"
            );
            assert!(is_over(table));
            return;
        }
    }
    panic!("it ends: {:#}", table.description());
}

#[test]
fn the_best_moment_plays_once_and_the_match_stays_what_it_was() {
    on_screen(|mut table| {
        comes_to_the_result(&mut table, "stack", &[("target", "10")]);
        assert_eq!(table.focus(), "", "a press that ends it presses nothing");
        let whole = begins(&mut table);
        is_over_as_before(&mut table, &whole, LONGEST);
        assert_eq!(table.focus(), "results.rematch");
        for _ in 0..300 {
            table.frames(1);
            assert!(!table.replays(), "only once");
        }
    });
}

/// Comes to the result of a short match, whose moment this ends.
fn is_ended(mut table: Headless, by: fn(&mut Headless)) {
    comes_to_the_result(&mut table, "skip-bo", &SHORT);
    let whole = begins(&mut table);
    let presses = table.presses();
    by(&mut table);
    is_over_as_before(&mut table, &whole, 100);
    assert_eq!(table.presses(), presses, "it presses nothing");
}

#[test]
fn a_key_ends_the_moment_and_presses_nothing() {
    on_screen(|table| is_ended(table, |table| table.key(KeyCode::Enter)));
}

#[test]
fn escape_ends_the_moment_and_does_not_leave_the_result() {
    on_screen(|table| is_ended(table, |table| table.key(KeyCode::Escape)));
}

#[test]
fn a_tap_ends_the_moment() {
    on_screen(|table| is_ended(table, |table| table.tap(Vec2::new(300.0, 300.0))));
}

#[test]
fn a_button_of_a_gamepad_ends_the_moment_and_presses_nothing() {
    on_screen(|table| {
        is_ended(table, |table| {
            let pad = table.pad("Pad");
            table.press_pad(pad, GamepadButton::South);
        });
    });
}

#[test]
fn reduced_motion_ends_the_moment() {
    on_screen(|table| {
        is_ended(table, |table| {
            table.change(|settings: &mut Settings| settings.reduced_motion = true)
        });
    });
}

/// At this frame rate, and after a pause, the moment comes to its end by itself.
fn ends_at(mut table: Headless, hertz: f64) {
    comes_to_the_result(&mut table, "skip-bo", &SHORT);
    let whole = begins(&mut table);
    table.at_hertz(hertz);
    // The window slept.
    table.at_hertz(0.1);
    table.at_hertz(hertz);
    is_over_as_before(&mut table, &whole, 30 * hertz as usize);
}

#[test]
fn at_few_frames_a_second_and_after_a_pause_the_moment_comes_to_its_end() {
    on_screen(|table| ends_at(table, 30.0));
}

#[test]
fn at_many_frames_a_second_and_after_a_pause_the_moment_comes_to_its_end() {
    on_screen(|table| ends_at(table, 240.0));
}

#[test]
fn the_whole_replay_can_start_while_the_moment_plays_which_is_a_line_then() {
    on_screen(|mut table| {
        comes_to_the_result(&mut table, "skip-bo", &SHORT);
        begins(&mut table);
        table.tap_on("results.watch");
        table.until("the replay", |seen| seen.screen() == Screen::Match && seen.replays());
        table.key(KeyCode::Escape);
        table.until("the result", |seen| seen.screen() == Screen::Results && !seen.replays());
        table.sees(&words::MOMENT_HEADING);
        table.frames(300);
        assert!(!table.replays(), "it does not play again");
    });
}

#[test]
fn a_rematch_can_start_while_the_moment_plays() {
    on_screen(|mut table| {
        comes_to_the_result(&mut table, "skip-bo", &SHORT);
        let whole = begins(&mut table);
        table.tap_on("results.rematch");
        table.until("the match", |seen| seen.screen() == Screen::Match && !seen.replays());
        assert!(record(&table).entries.len() < whole.entries.len());
        assert_ne!(record(&table).seed, whole.seed);
    });
}

#[test]
fn with_reduced_motion_the_moment_is_a_line() {
    on_screen_with(
        |settings| settings.reduced_motion = true,
        |mut table| {
            comes_to_the_result(&mut table, "skip-bo", &SHORT);
            table.sees(&words::MOMENT_HEADING);
            assert_eq!(table.focus(), "results.rematch");
            for _ in 0..300 {
                table.frames(1);
                assert!(!table.replays());
            }
        },
    );
}
