//! What each game does on the real screen: a refusal, a hint, the hand-over, the score sheet, a set-up that can't be
//! played, a match that can't be saved, and the whole table in words.

use std::cell::Cell;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::KeyCode;
use games::catalog::NAMES;
use messages::Message;
use messages::texts::{hand_over, hud, matches, results, setup, skip_bo_dice, stack};
use rules::ids::SeatId;
use window_kit::settings::{HandOver, Settings};
use window_kit::table::saving::MatchFolder;
use window_kit::window::state::{Overlay, Screen};

use super::headless::{Headless, events, on_screen, on_screen_with};

/// Whether the table is still and waits for a person.
fn waits_for_a_person(table: &mut Headless) -> bool {
    let seen = table.description();
    seen["still"] == true && !seen["person_due"].is_null()
}

#[test]
fn stack_says_that_a_die_is_chosen_before_it_is_rolled_s_6() {
    on_screen(|mut table| {
        table.play("stack", 1);
        table.press("hud.primary");
        table.until("a person is due", waits_for_a_person);
        let before = events(&table);
        table.key(KeyCode::KeyR);
        table.sees(&stack::HAND_CHOOSE_FIRST);
        assert_eq!(events(&table), before);
    });
}

#[test]
fn skip_bo_dice_refuses_a_reward_that_is_not_earned_d_14() {
    on_screen(|mut table| {
        table.play("skip-bo-dice", 1);
        table.press("hud.primary");
        table.until("a choice", |seen| {
            seen.is_enabled("hud.hint") && waits_for_a_person(seen)
        });
        let before = events(&table);
        table.key(KeyCode::KeyG);
        table.sees(&skip_bo_dice::NOTICE_NO_REWARD);
        assert_eq!(events(&table), before);
    });
}

/// Two people play, and the table is handed over.
fn hands_over(mut table: Headless, game: &str) {
    table.play_unseen(game, 2);
    table.rests();
    // An open game is handed over once somebody has thrown.
    for _ in 0..200 {
        if table.overlay() == Overlay::HandOver {
            break;
        }
        if !table.element("hud.primary").is_null() && table.is_enabled("hud.primary") {
            table.press("hud.primary");
        }
        table.frames(5);
    }
    assert_eq!(table.overlay(), Overlay::HandOver);
    let words = [&hand_over::HIDDEN, &hand_over::OPEN];
    assert!(words.iter().any(|words| table.is_seen(words)));
    table.press("hand-over.arrive");
    table.shows(Overlay::None);
}

/// Computer players play a match that is over soon, and then another one.
fn ends(mut table: Headless, game: &str, options: &[(&str, &str)]) {
    table.play_with(game, 0, options);
    let mut rounds = 0;
    while table.screen() != Screen::Results {
        let before = events(&table);
        table.until_thought("a score sheet, the result, or more", |seen| {
            let is_shown = seen.overlay() == Overlay::RoundScore || seen.screen() == Screen::Results;
            is_shown || events(seen) > before
        });
        if table.overlay() == Overlay::RoundScore {
            table.key(KeyCode::Enter);
            table.until("no sheet", |seen| seen.overlay() != Overlay::RoundScore);
            rounds += 1;
        }
    }
    assert!(rounds > 0, "a score sheet was shown");
    let nobody = [SeatId(0)];
    let decided = [
        results::decided_by(nobody, 1, Message::empty()),
        results::decided_on_tie(Message::empty()),
        results::decided_level(nobody, 1),
        results::DECIDED_NOBODY,
    ];
    table.has("results.rematch");
    let is_told = decided.iter().any(|words| table.is_seen(words));
    assert!(is_told, "what decided the match: {:#}", table.description());
    table.press("results.rematch");
    table.until("the match", |seen| seen.screen() == Screen::Match);
}

/// A person plays by the choices that a screen reader is told.
fn is_played_in_words(mut table: Headless, game: &str) {
    table.play(game, 1);
    table.change(|requested: &mut AccessibilityRequested| requested.set(true));
    table.has("words.list");
    for _ in 0..3 {
        table.until_thought("a choice", |seen| !seen.element("words.choice.0").is_null());
        let before = events(&table);
        table.press("words.choice.0");
        table.until_thought("it happens", |seen| events(seen) > before);
    }
}

/// Throws what is to be thrown until a person is due.
fn goes_to_a_choice(table: &mut Headless) {
    let mut cannot = 0;
    while !waits_for_a_person(table) {
        if !table.element("hud.primary").is_null() && table.is_enabled("hud.primary") {
            table.press("hud.primary");
        }
        table.frames(3);
        cannot += 1;
        assert!(cannot < 400, "nobody is due: {:#}", table.description());
    }
}

/// A person asks for a hint, with or without a reason.
fn hints(mut table: Headless, game: &str) {
    table.play(game, 1);
    goes_to_a_choice(&mut table);
    let before = events(&table);
    table.key(KeyCode::KeyH);
    let hints = [
        hud::hint(Message::empty()),
        hud::hint_because(Message::empty(), Message::empty()),
    ];
    table.until_thought("a hint", |seen| hints.iter().any(|hint| seen.is_seen(hint)));
    assert_eq!(events(&table), before, "a hint does nothing by itself");
    table.key(KeyCode::KeyH);
    table.until("it is put away", |seen| !hints.iter().any(|hint| seen.is_seen(hint)));
}

/// Larger letters change the frames in place: whatever can be pressed or read is the same as before.
fn keeps_its_frames(mut table: Headless, game: &str) {
    table.play(game, 1);
    goes_to_a_choice(&mut table);
    table.rests();
    let is_there = |name: &String| ["hud.", "panel.", "thing."].iter().any(|of| name.starts_with(of));
    let names: Vec<String> = table.names().into_iter().filter(is_there).collect();
    let entities = |table: &mut Headless| names.iter().map(|name| table.entity(name)).collect::<Vec<_>>();
    let before = entities(&mut table);
    assert!(before.len() >= 5, "{names:?}");
    let there = table.focus_on("hud.rules");
    table.change(|settings: &mut Settings| settings.ui_scale = 1.25);
    table.frames(5);
    assert_eq!(table.focused(), Some(there));
    assert_eq!(entities(&mut table), before, "{names:?}");
}

/// The match can't be saved, and later it can.
fn says_that_it_is_not_saved(mut table: Headless, game: &str) {
    let folder = table.known::<MatchFolder>().0.clone();
    if let Some(above) = folder.parent() {
        std::fs::create_dir_all(above).expect("a folder of this test");
    }
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::write(&folder, "no folder").expect("a file in its place");
    table.play(game, 1);
    let not_kept = matches::not_kept(Message::empty());
    let acts = |seen: &mut Headless| {
        if !waits_for_a_person(seen) && seen.description()["phase"] != "Throwing" {
            return;
        }
        seen.key(KeyCode::Digit1);
        seen.key(KeyCode::KeyQ);
        if !seen.element("hud.primary").is_null() && seen.is_enabled("hud.primary") {
            seen.press("hud.primary");
        }
    };
    // What a person does next puts the notice away, so whoever acts looks first.
    let waited = Cell::new(1);
    table.until_thought("why it is not saved", |seen| {
        if waited.replace((waited.get() + 1) % 50) == 0 {
            acts(seen);
        }
        seen.is_seen(&not_kept)
    });
    let before = events(&table);
    table.until_thought("the match goes on", |seen| {
        acts(seen);
        events(seen) > before
    });
    std::fs::remove_file(&folder).expect("the file");
    table.until_thought("it is saved again", |seen| seen.is_seen(&matches::KEPT_AGAIN));
}

macro_rules! each_game {
    ($($of:ident $game:literal $short:expr;)*) => {$(
        mod $of {
            use super::*;

            #[test]
            fn of_two_people_hands_the_table_over() {
                on_screen_with(|settings| settings.hand_over = HandOver::Always, |table| hands_over(table, $game));
            }

            #[test]
            fn ends_with_a_score_sheet_a_result_and_a_rematch() {
                on_screen(|table| ends(table, $game, &$short));
            }

            #[test]
            fn keeps_its_frames_when_letters_become_larger() {
                on_screen(|table| keeps_its_frames(table, $game));
            }

            #[test]
            fn gives_a_hint_and_puts_it_away() {
                on_screen(|table| hints(table, $game));
            }

            #[test]
            fn goes_on_while_it_can_not_be_saved_and_says_so() {
                on_screen(|table| says_that_it_is_not_saved(table, $game));
            }

            #[test]
            fn is_played_by_what_a_screen_reader_is_told() {
                on_screen(|table| is_played_in_words(table, $game));
            }
        }
    )*};
}

each_game! {
    of_stack "stack" [("target", "10")];
    of_skip_bo "skip-bo" [("stock", "5")];
    of_skip_bo_mod "skip-bo-mod" [("stock", "5")];
    of_skip_bo_dice "skip-bo-dice" [];
}

#[test]
fn two_players_of_one_name_can_not_start_a_match_of_any_game() {
    on_screen(|mut table| {
        table.press("title.stack");
        table.focus_on("setup.name.0");
        table.type_text("Bo");
        table.focus_on("setup.name.1");
        table.type_text("bo");
        for game in NAMES {
            table.press(&format!("setup.game.{game}"));
            table.sees(&setup::problem_same_name(""));
            assert!(!table.is_enabled("setup.start"), "{game}");
        }
        table.focus_on("setup.name.1");
        table.type_text("Zoe");
        table.until("no complaint", |seen| seen.is_enabled("setup.start"));
    });
}

#[test]
fn a_board_that_is_not_there_is_refused_before_the_match() {
    on_screen(|mut table| {
        table.press("title.skip-bo-dice");
        table.press("setup.more");
        table.focus_on("setup.option.board");
        table.type_text("/nowhere/at-all.toml");
        table.press("setup.start");
        table.sees(&setup::refused(Message::empty()));
        assert_eq!(table.screen(), Screen::Setup);
    });
}
