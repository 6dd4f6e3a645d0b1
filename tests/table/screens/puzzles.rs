//! Puzzles: one is taken from the list, played on the table, and the person learns whether it is the right play.

use games::catalog::{AnyAction, NAMES};
use host::request::ActionRequest;
use host::view::MatchView;
use messages::texts::puzzles;
use records::puzzle::shipped;
use tumbletop::screens::puzzles::current::CurrentPuzzle;
use window_kit::window::state::{Overlay, Screen};

use super::headless::{Headless, on_screen};

/// Opens the list from the title.
fn opens_the_list(table: &mut Headless) {
    table.press("title.daily");
    table.press("daily.puzzles");
    table.shows(Overlay::Puzzles);
    table.sees(&puzzles::ABOUT);
}

/// Plays an action in the puzzle that was just opened, and waits for the verdict.
fn plays(table: &mut Headless, which: impl Fn(&CurrentPuzzle) -> AnyAction) {
    table.until("the puzzle", |seen| {
        seen.screen() == Screen::Match && seen.overlay() == Overlay::Puzzle
    });
    table.sees(&puzzles::TASK_ABOUT);
    table.press("puzzle.begin");
    table.shows(Overlay::None);
    let (seat, action) = {
        let current = table.known::<CurrentPuzzle>();
        (current.puzzle.seat, which(current))
    };
    table.until("the seat is due", |seen| {
        let view = seen.known::<MatchView>();
        view.due.contains(seat) && view.legal[seat.index()].contains(&action)
    });
    let decision = table.known::<MatchView>().decisions[seat.index()];
    table.send(ActionRequest {
        seat,
        decision,
        action,
        gesture: None,
    });
    table.until_thought("the verdict", |seen| seen.overlay() == Overlay::Puzzle);
}

#[test]
fn the_right_play_is_told_apart_from_another_in_every_game() {
    on_screen(|mut table| {
        let all = shipped::all().expect("they can be read");
        opens_the_list(&mut table);
        for game in NAMES {
            let number = all.iter().position(|puzzle| puzzle.record.options.name() == *game);
            let number = number.expect("there is one of each game");
            table.press(&format!("puzzles.{number}"));
            plays(&mut table, |current| current.puzzle.missed.clone());
            table.sees(&puzzles::NOT_FOUND);
            table.press("puzzle.again");
            plays(&mut table, |current| current.puzzle.accepted[0].clone());
            table.sees(&puzzles::FOUND);
            table.has("puzzle.next");
            table.press("puzzle.leave");
            table.until("the list", |seen| {
                seen.screen() == Screen::Title && seen.overlay() == Overlay::Puzzles
            });
            table.until("the sign", |seen| {
                let label = seen.element(&format!("puzzles.{number}"));
                label["says"].to_string().contains("entry-solved")
            });
        }
    });
}

#[test]
fn a_puzzle_has_no_hints_and_is_left_by_its_menu() {
    on_screen(|mut table| {
        opens_the_list(&mut table);
        table.press("puzzles.0");
        table.press("puzzle.begin");
        table.shows(Overlay::None);
        table.until("the table", |seen| !seen.element("hud.hint").is_null());
        table.press("hud.hint");
        table.sees(&puzzles::NO_HINT);
        table.key(bevy::prelude::KeyCode::Escape);
        table.shows(Overlay::Pause);
        assert!(table.element("pause.restart").is_null() && table.element("pause.Players").is_null());
        table.press("puzzle.leave");
        table.shows(Overlay::Puzzles);
        assert_eq!(table.screen(), Screen::Title);
    });
}
