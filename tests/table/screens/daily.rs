//! The table of the day: one try counts, it can be left and continued, and what came of it is kept.

use bevy::prelude::KeyCode;
use host::match_setup::MatchSetup;
use host::view::{SeatControl, SeatPlayer};
use messages::texts::daily;
use records::daily::date::Date;
use records::daily::days::DayMark;
use records::daily::table::DayTable;
use rules::ai::level::Level;
use tumbletop::screens::daily::progress::DayProgress;
use tumbletop::screens::daily::today::Today;
use window_kit::window::state::{Overlay, Screen};

use super::headless::{Headless, events, on_screen};

fn date(text: &str) -> Date {
    text.parse().expect("a date")
}

/// Makes it this day, and opens the page.
fn on_the_day(table: &mut Headless, day: Date) {
    table.change(|today: &mut Today| {
        *today = Today { date: day, held: true };
    });
    table.press("title.daily");
    table.shows(Overlay::Daily);
}

/// Begins or continues the match and leaves it once something has happened; then the page is open again.
fn plays_and_leaves(table: &mut Headless) {
    table.press("daily.play");
    table.until_thought("the match", |seen| seen.screen() == Screen::Match);
    table.until_thought("a beginning", |seen| events(seen) > 0);
    table.frames(30);
    assert_eq!(table.overlay(), Overlay::None, "the page is gone");
    table.key(KeyCode::Escape);
    table.press("pause.leave");
    table.press("confirm.yes");
    table.has("title.quit");
    table.press("title.daily");
    table.shows(Overlay::Daily);
}

/// Saves the match of this day, played to its end, and says that it is the try that counts.
fn has_ended(table: &mut Headless, day: Date) {
    let match_of_day = DayTable::of(day).expect("every day has a match");
    let seat = |name: usize| SeatPlayer {
        name: format!("Player {name}"),
        control: SeatControl::Agent(Level::Random),
    };
    let setup = MatchSetup {
        options: match_of_day.options,
        seats: match_of_day.seats,
        seed: match_of_day.seed.into(),
        players: (0..match_of_day.seats.count()).map(seat).collect(),
    };
    let file = table.has_saved(&setup);
    table.change(|progress: &mut DayProgress| {
        progress.change(|days| days.begin(day, &file));
    });
}

fn mark(table: &mut Headless, day: Date) -> DayMark {
    let mut mark = DayMark::Open;
    table.change(|progress: &mut DayProgress| mark = progress.days.mark(day));
    mark
}

#[test]
fn the_try_that_counts_is_left_continued_and_given_up() {
    on_screen(|mut table| {
        let day = date("2026-11-29");
        on_the_day(&mut table, day);
        table.sees(&daily::ABOUT_OPEN);
        table.sees(&daily::STREAK_NONE);
        plays_and_leaves(&mut table);
        table.sees(&daily::ABOUT_BEGUN);
        plays_and_leaves(&mut table);
        table.sees(&daily::CONTINUE);
        table.press("daily.give-up");
        table.press("confirm.no");
        table.shows(Overlay::Daily);
        assert_eq!(mark(&mut table, day), DayMark::Begun);
        table.press("daily.give-up");
        table.press("confirm.yes");
        table.sees(&daily::ABOUT_GIVEN_UP);
        // A further try is another match, and does not count.
        plays_and_leaves(&mut table);
        table.sees(&daily::ABOUT_GIVEN_UP);
        assert_eq!(mark(&mut table, day), DayMark::GivenUp);
        // The next day has a match of its own.
        table.key(KeyCode::Escape);
        on_the_day(&mut table, date("2026-11-30"));
        table.sees(&daily::ABOUT_OPEN);
    });
}

#[test]
fn a_try_that_has_ended_counts_and_has_a_text_to_share() {
    on_screen(|mut table| {
        let day = date("2026-11-29");
        has_ended(&mut table, day);
        on_the_day(&mut table, day);
        table.sees(&daily::ABOUT_PLAYED);
        table.until("the result", |seen| {
            let mut texts = seen.texts().into_iter();
            texts.any(|(_, text)| text.starts_with("Tumbletop 2026-11-29 "))
        });
        table.press("daily.copy");
        table.until("what became of it", |seen| {
            seen.is_seen(&daily::COPIED) || seen.is_seen(&daily::NOT_COPIED)
        });
        table.sees(&daily::streak(0, 0));
        assert!(matches!(mark(&mut table, day), DayMark::Played | DayMark::Won));
        plays_and_leaves(&mut table);
        table.sees(&daily::ABOUT_PLAYED);
    });
}

#[test]
fn a_try_whose_match_was_deleted_is_given_up() {
    on_screen(|mut table| {
        let day = date("2026-11-29");
        has_ended(&mut table, date("2026-11-28"));
        table.change(|progress: &mut DayProgress| {
            progress.change(|days| days.begin(day, "gone.match"));
        });
        on_the_day(&mut table, day);
        table.sees(&daily::ABOUT_GIVEN_UP);
        assert_ne!(mark(&mut table, date("2026-11-28")), DayMark::Begun);
    });
}
