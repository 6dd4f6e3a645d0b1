//! Puzzles: one is taken from the list, played on the table, and the person learns whether it is the right play.

use bevy::prelude::KeyCode;
use games::catalog::{AnyAction, NAMES};
use host::request::ActionRequest;
use host::view::MatchView;
use messages::texts::puzzles;
use records::puzzle::shipped;
use tumbletop::screens::puzzles::current::CurrentPuzzle;
use window_kit::window::state::{Overlay, Screen};

use super::headless::{Headless, on_screen};

/// More presses of Tab than the list needs from one end to the other.
const SOON: usize = 5;

/// Opens the list from the title.
fn opens_the_list(table: &mut Headless) {
    table.press("title.daily");
    table.press("daily.puzzles");
    table.shows(Overlay::Puzzles);
    table.sees(&puzzles::ABOUT);
}

/// The button of the first puzzle of a card game. In one of Stack a rolled die can be in the hand from the start, and
/// Escape puts that down first.
pub fn of_cards() -> String {
    let all = shipped::all().expect("they can be read");
    let number = all.iter().position(|puzzle| puzzle.record.options.name() == "skip-bo");
    format!("puzzles.{}", number.expect("there is one"))
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
fn tab_leads_to_the_end_of_the_list_soon_and_back_to_the_same_puzzle() {
    on_screen(|mut table| {
        opens_the_list(&mut table);
        table.until("the first puzzle", |seen| seen.focus() == "puzzles.0");
        table.key(KeyCode::ArrowRight);
        let second = table.focus();
        assert!(second != "puzzles.0" && second.starts_with("puzzles."), "{second}");
        for stop in ["puzzles.back", &second] {
            let mut stops = Vec::new();
            while table.focus() != stop && stops.len() < SOON {
                table.key(KeyCode::Tab);
                stops.push(table.focus());
            }
            assert_eq!(table.focus(), stop, "{stops:?}");
        }
    });
}

#[test]
fn arrows_lead_to_every_puzzle_and_to_the_button_below() {
    on_screen(|mut table| {
        opens_the_list(&mut table);
        let all = shipped::all().expect("they can be read").len();
        let mut reached = vec!["puzzles.0".to_owned()];
        let mut looked_at = 0;
        while let Some(from) = reached.get(looked_at).cloned() {
            looked_at += 1;
            for arrow in [KeyCode::ArrowRight, KeyCode::ArrowDown] {
                table.focus_on(&from);
                table.key(arrow);
                let to = table.focus();
                if !reached.contains(&to) {
                    reached.push(to);
                }
            }
        }
        assert!(reached.iter().any(|name| name == "puzzles.back"));
        assert_eq!(reached.len(), all + 1, "{reached:?}");
    });
}

#[test]
fn escape_leads_from_the_task_to_the_table_and_from_the_verdict_to_the_list() {
    on_screen(|mut table| {
        opens_the_list(&mut table);
        table.press(&of_cards());
        table.shows(Overlay::Puzzle);
        table.key(KeyCode::Escape);
        table.shows(Overlay::None);
        assert_eq!(table.screen(), Screen::Match, "the puzzle can be played");
        table.key(KeyCode::Escape);
        table.press("puzzle.leave");
        table.shows(Overlay::Puzzles);
        table.press(&of_cards());
        plays(&mut table, |current| current.puzzle.missed.clone());
        table.key(KeyCode::F1);
        table.shows(Overlay::Rules);
        table.key(KeyCode::Escape);
        table.shows(Overlay::Puzzle);
        table.key(KeyCode::Escape);
        table.until("the list", |seen| {
            seen.screen() == Screen::Title && seen.overlay() == Overlay::Puzzles
        });
    });
}

#[test]
fn a_puzzle_has_no_hints_and_is_left_by_its_menu() {
    on_screen(|mut table| {
        opens_the_list(&mut table);
        table.press(&of_cards());
        table.press("puzzle.begin");
        table.shows(Overlay::None);
        table.until("the table", |seen| !seen.element("hud.hint").is_null());
        table.press("hud.hint");
        table.sees(&puzzles::NO_HINT);
        table.key(KeyCode::Escape);
        table.shows(Overlay::Pause);
        assert!(table.element("pause.restart").is_null() && table.element("pause.Players").is_null());
        table.press("puzzle.leave");
        table.shows(Overlay::Puzzles);
        assert_eq!(table.screen(), Screen::Title);
    });
}
