//! Fingers on what lies around a match: practice, keys and buttons, statistics, the table of the day and the puzzles,
//! saved matches and their replay, a table with others, the hand-over, the score sheet, the results and the look back.

use bevy::math::Vec2;
use bevy::prelude::{KeyCode, NextState};
use messages::texts::figures;
use window_kit::settings::{HandOver, Settings};
use window_kit::window::state::{Overlay, Screen};

use super::fingers::{LEAST, one_tap};
use super::headless::{Headless, on_screen_with};
use super::puzzles::of_cards;

/// The frames of a second in other tests.
const USUAL: f64 = 50.0;

/// What a test does at each place: its name, and what can be tapped there without leaving it.
type Visit<'a> = &'a mut dyn FnMut(&mut Headless, &str, &[&str]);

/// The name of an element that ends or begins so.
fn named(table: &mut Headless, part: &str) -> String {
    let find = |table: &mut Headless| {
        let names = table.names();
        let fits = |name: &String| name.starts_with(part) || name.ends_with(part);
        names.into_iter().find(fits)
    };
    table.until_thought(part, |seen| find(seen).is_some());
    find(table).expect("just seen")
}

fn first_start(table: &mut Headless, visit: Visit) {
    table.change(|next: &mut NextState<Overlay>| next.set(Overlay::Welcome));
    table.shows(Overlay::Welcome);
    visit(table, "the first start", &["welcome.next"]);
    if !table.element("welcome.next").is_null() {
        table.press("welcome.next");
    }
    table.has("welcome.skip");
    visit(table, "the games of the first start", &["welcome.skip"]);
    table.leaves();
}

fn practice(table: &mut Headless, visit: Visit) {
    table.press("title.practice");
    table.has("practice.throw");
    visit(table, "practice", &["practice.One", "practice.throw", "practice.reset"]);
    table.press("practice.back");
    table.has("title.quit");
}

fn controls(table: &mut Headless, visit: Visit) {
    table.press("title.Settings");
    table.press("settings.controls");
    table.shows(Overlay::Controls);
    visit(table, "keys and buttons", &["controls.letter", "controls.letter"]);
    table.leaves();
}

fn statistics(table: &mut Headless, visit: Visit) {
    table.knows(&["Zoe"]);
    table.has_played("Zoe", "skip-bo", &[("stock", "5")]);
    table.press("title.players");
    table.press("people.0.statistics");
    table.shows(Overlay::Statistics);
    table.until_thought("the figures", |seen| seen.is_seen(&figures::FINISHED));
    visit(table, "statistics", &["statistics.back"]);
    if table.overlay() != Overlay::Statistics {
        table.press("people.0.statistics");
    }
    table.leaves();
}

fn daily(table: &mut Headless, visit: Visit) {
    table.press("title.daily");
    table.shows(Overlay::Daily);
    visit(table, "the table of the day", &["daily.back"]);
    if table.overlay() != Overlay::Daily {
        table.press("title.daily");
    }
    table.leaves();
}

fn puzzles(table: &mut Headless, visit: Visit) {
    table.press("title.daily");
    table.press("daily.puzzles");
    table.shows(Overlay::Puzzles);
    visit(table, "the puzzles", &["puzzles.back"]);
    if table.overlay() != Overlay::Puzzles {
        table.press("daily.puzzles");
    }
    table.press(&of_cards());
    table.shows(Overlay::Puzzle);
    visit(table, "a puzzle", &["puzzle.begin"]);
    if table.overlay() == Overlay::Puzzle {
        table.press("puzzle.begin");
    }
    table.shows(Overlay::None);
    table.key(KeyCode::Escape);
    table.press("puzzle.leave");
    table.shows(Overlay::Puzzles);
    table.leaves();
}

fn lobby(table: &mut Headless, visit: Visit) {
    table.opens_a_table();
    visit(table, "the lobby", &["lobby.game.stack"]);
    table.press("lobby.leave");
    if table.overlay() == Overlay::Confirm {
        table.press("confirm.yes");
    }
    table.until_thought("the title", |seen| !seen.element("title.quit").is_null());
}

fn hand_over(table: &mut Headless, visit: Visit) {
    table.play_unseen("skip-bo", 2);
    table.shows(Overlay::HandOver);
    visit(table, "the hand-over", &["hand-over.arrive"]);
    if table.overlay() == Overlay::HandOver {
        table.press("hand-over.arrive");
    }
    table.shows(Overlay::None);
    table.key(KeyCode::Escape);
    table.press("pause.leave");
    table.press("confirm.yes");
    table.has("title.quit");
}

fn end_of_a_match(table: &mut Headless, visit: Visit) {
    table.play_with("skip-bo", 0, &[("stock", "5")]);
    table.until_thought("the score", |seen| seen.overlay() == Overlay::RoundScore);
    visit(table, "the score sheet", &["sheet.go-on"]);
    if table.overlay() == Overlay::RoundScore {
        table.press("sheet.go-on");
    }
    table.until_thought("the result", |seen| seen.screen() == Screen::Results);
    table.has("results.review");
    visit(table, "the results", &["results.review"]);
    if table.overlay() != Overlay::Review {
        table.press("results.review");
    }
    table.shows(Overlay::Review);
    let moment = named(table, "review.show.");
    visit(table, "the look back", &[]);
    table.press(&moment);
    table.until("the moment", |seen| seen.screen() == Screen::Match);
    table.has("replay.next");
    visit(table, "the replay", &["replay.begin", "replay.next"]);
    table.key(KeyCode::Escape);
    table.shows(Overlay::Review);
    table.key(KeyCode::Escape);
    table.press("results.title");
    table.has("title.quit");
    table.press("title.matches");
    let rename = named(table, ".rename");
    table.press(&rename);
    table.has("matches.name");
    visit(table, "the name of a match", &[]);
}

const PLACES: [fn(&mut Headless, Visit); 9] = [
    first_start,
    practice,
    controls,
    statistics,
    daily,
    puzzles,
    lobby,
    hand_over,
    end_of_a_match,
];

fn everywhere(mut table: Headless, visit: Visit) {
    for place in PLACES {
        place(&mut table, visit);
    }
}

/// Expects exactly one press for each tap at every place.
fn one_tap_everywhere(table: Headless, hertz: f64) {
    everywhere(table, &mut |table, place, taps| {
        table.at_hertz(hertz);
        for name in taps {
            one_tap(table, name, place);
        }
        table.at_hertz(USUAL);
    });
}

/// The hand-over is always shown.
fn hands_over(settings: &mut Settings) {
    settings.hand_over = HandOver::Always;
}

#[test]
fn every_target_around_a_match_is_large_enough_for_a_finger() {
    on_screen_with(hands_over, |table| {
        let mut small = Vec::new();
        everywhere(table, &mut |table, place, _| {
            table.tap(Vec2::splat(5.0));
            table.frames(4);
            let found = table.targets_under(LEAST);
            small.extend(found.into_iter().map(|target| format!("{place}: {target}")));
        });
        assert!(small.is_empty(), "{small:#?}");
    });
}

#[test]
fn one_tap_around_a_match_is_one_press_at_30_frames_a_second() {
    on_screen_with(hands_over, |table| one_tap_everywhere(table, 30.0));
}

#[test]
fn one_tap_around_a_match_is_one_press_at_240_frames_a_second() {
    on_screen_with(hands_over, |table| one_tap_everywhere(table, 240.0));
}
