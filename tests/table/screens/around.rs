//! What lies around a match: practice, the log, the tutorial, replays, saved matches, keys and buttons, a table with
//! others.

use std::fs;
use std::path::PathBuf;

use bevy::input::keyboard::Key;
use bevy::prelude::{Entity, KeyCode, Vec2};
use language::Language;
use messages::Message;
use messages::texts::{common, controls, hud, matches, pause, practice, replay, skip_bo, stack};
use window_kit::settings::{AskFirst, FOLDER_VARIABLE, Settings, Speed};
use window_kit::window::state::{Overlay, Screen};

use super::headless::{Headless, events, on_screen, on_screen_with};

/// The name of the element of a saved match that ends so.
fn of_the_match(table: &mut Headless, ends: &str) -> String {
    let named = |table: &mut Headless| {
        let names = table.names();
        names
            .into_iter()
            .find(|name| name.starts_with("matches.") && name.ends_with(ends))
    };
    table.until(ends, |seen| named(seen).is_some());
    named(table).expect("just seen")
}

/// Begins a match, leaves it, and opens the page of saved matches.
fn leaves_a_match(table: &mut Headless) {
    table.play("stack", 1);
    table.press("hud.primary");
    table.frames(50);
    table.key(KeyCode::Escape);
    table.press("pause.leave");
    table.press("confirm.yes");
    table.press("title.matches");
}

#[test]
fn throws_are_practised_with_all_dice_by_buttons_and_keys() {
    on_screen(|mut table| {
        table.press("title.practice");
        table.sees(&practice::HEADING);
        let result = common::lines(Vec::<Message>::new());
        for set in ["One", "Stacks", "Five", "Fourteen"] {
            table.press(&format!("practice.{set}"));
            table.until("no result", |seen| !seen.is_seen(&result));
            table.press("practice.throw");
            table.sees(&result);
            table.press("practice.reset");
            table.until("no result", |seen| !seen.is_seen(&result));
        }
        table.key(KeyCode::Digit1);
        table.key(KeyCode::Enter);
        table.sees(&result);
        table.press("practice.back");
        table.until("the title", |seen| seen.screen() == Screen::Title);
        table.until("where one came from", |seen| seen.focus() == "title.practice");
    });
}

#[test]
fn the_log_opens_beside_a_match_and_tells_what_happened() {
    on_screen(|mut table| {
        table.play("stack", 1);
        table.press("hud.primary");
        table.until("a person is due", |seen| !seen.description()["person_due"].is_null());
        table.press("hud.log");
        table.has("log.close");
        table.sees(&hud::LOG_HEADING);
        table.press("log.close");
        table.until("no log", |seen| seen.element("log.close").is_null());
        table.key(KeyCode::KeyL);
        table.has("log.close");
        table.key(KeyCode::Escape);
        table.until("no log", |seen| seen.element("log.close").is_null());
        assert_eq!(table.overlay(), Overlay::None);
    });
}

/// Whether a text is the number of a rule, such as S-4.
fn is_rule_number(text: &str) -> bool {
    let parts = text.split_once('-');
    parts.is_some_and(|(game, number)| game.len() == 1 && game > "@" && number.parse::<u16>().is_ok())
}

#[test]
fn the_log_speaks_in_words_and_a_pressed_line_opens_its_rule() {
    on_screen(|mut table| {
        table.play("stack", 1);
        table.press("hud.primary");
        table.until("a person is due", |seen| !seen.description()["person_due"].is_null());
        let before: Vec<Entity> = table.texts().into_iter().map(|(entity, _)| entity).collect();
        table.press("hud.log");
        table.has("log.close");
        table.frames(5);
        let numbers = |table: &mut Headless| table.texts().iter().filter(|(_, text)| is_rule_number(text)).count();
        assert_eq!(numbers(&mut table), 0);
        // Any line is pressed until one has a rule.
        let fresh = table.texts().into_iter().filter(|(_, text)| text.ends_with('.'));
        let fresh: Vec<Entity> = fresh
            .map(|(entity, _)| entity)
            .filter(|line| !before.contains(line))
            .collect();
        let opened = fresh.into_iter().any(|line| {
            let Some(at) = table.place_of(line) else { return false };
            table.tap(at);
            table.overlay() == Overlay::Rules
        });
        assert!(opened);
        assert!(numbers(&mut table) > 0, "the rules have their numbers");
    });
}

#[test]
fn why_something_is_refused_is_a_press_away() {
    on_screen(|mut table| {
        table.play("skip-bo", 1);
        table.until("a person is due", |seen| {
            let now = seen.description();
            now["still"] == true && !now["person_due"].is_null()
        });
        // Nothing lies on a discard pile yet.
        table.key(KeyCode::KeyW);
        table.sees(&skip_bo::TOLD_EMPTY_PILE);
        table.press("hud.why");
        table.shows(Overlay::Rules);
    });
}

#[test]
fn a_first_match_has_a_tutorial_that_is_put_away_for_good() {
    on_screen(|mut table| {
        table.press("title.skip-bo");
        assert_eq!(table.value("setup.option.guide"), "on");
        table.press("setup.start");
        table.press("guide.skip");
        table.until("no tutorial", |seen| seen.element("guide.skip").is_null());
        table.key(KeyCode::Escape);
        table.press("pause.leave");
        table.press("confirm.yes");
        table.press("title.skip-bo");
        table.until("no tutorial", |seen| seen.value("setup.option.guide") == "off");
    });
}

#[test]
fn the_title_and_the_set_up_are_gone_through_by_keys_alone() {
    on_screen(|mut table| {
        table.focus_on("title.skip-bo");
        table.key(KeyCode::Enter);
        table.has("setup.start");
        assert_eq!(table.screen(), Screen::Setup);
        // The combination of keys that begins, from anywhere on the page.
        table.focus_on("setup.more");
        table.strike_at_once(&[(KeyCode::ControlLeft, Key::Control), (KeyCode::Enter, Key::Enter)]);
        table.until("the match", |seen| seen.screen() == Screen::Match);
        let lessons = |seen: &mut Headless| seen.description()["open"].as_array().map_or(0, Vec::len);
        table.until("a lesson", |seen| lessons(seen) > 0);
        table.key(KeyCode::Escape);
        table.until("it is put away", |seen| lessons(seen) == 0);
        for overlay in [Overlay::Pause, Overlay::None] {
            table.key(KeyCode::Escape);
            table.shows(overlay);
        }
    });
}

#[test]
fn a_notice_takes_the_place_of_the_one_before_it() {
    on_screen(|mut table| {
        table.play("skip-bo", 1);
        // With a pointer there is a plate beside it, besides the status line.
        table.mouse_to(Vec2::new(640.0, 360.0));
        let told = |table: &mut Headless, words: &Message| {
            table.key(KeyCode::KeyZ);
            table.frames(3);
            let words = Language::english().plain(words);
            let shown = table.texts().into_iter().filter(|(_, text)| *text == words);
            let mut shown: Vec<Entity> = shown.map(|(element, _)| element).collect();
            shown.sort();
            shown
        };
        let first = told(&mut table, &skip_bo::TOLD_SORTED);
        assert!(!first.is_empty(), "{:?}", table.texts());
        assert_eq!(told(&mut table, &skip_bo::TOLD_UNSORTED), first, "the elements stay");
        assert_eq!(told(&mut table, &skip_bo::TOLD_SORTED), first);
    });
}

#[test]
fn a_saved_match_is_watched_named_and_deleted() {
    on_screen(|mut table| {
        leaves_a_match(&mut table);
        let watch = of_the_match(&mut table, ".watch");
        table.press(&watch);
        table.until("the replay", |seen| !seen.description()["replay"].is_null());
        let at = |table: &mut Headless| table.description()["replay"]["at"].as_u64().unwrap_or_default();
        table.press("replay.end");
        table.until("the end", |seen| at(seen) > 0);
        table.press("replay.begin");
        table.until("the beginning", |seen| at(seen) == 0);
        table.press("replay.next");
        table.until("one on", |seen| at(seen) == 1);
        table.press("hud.leave");
        table.until("no replay", |seen| seen.description()["replay"].is_null());
        if table.overlay() != Overlay::Matches {
            table.press("title.matches");
        }
        let rename = of_the_match(&mut table, ".rename");
        table.press(&rename);
        table.until("the field", |seen| seen.focus() == "matches.name");
        table.type_text("Sunday");
        table.press("matches.name.ok");
        table.sees(&matches::named("", "", Vec::<Message>::new()));
        let delete = of_the_match(&mut table, ".delete");
        table.press(&delete);
        table.sees(&matches::DELETE_ASK);
        table.press("confirm.no");
        table.press(&delete);
        table.press("confirm.yes");
        table.sees(&matches::NONE);
    });
}

#[test]
fn a_saved_match_is_left_without_a_question() {
    on_screen_with(
        |settings| settings.ask_first = AskFirst::default(),
        |mut table| {
            table.play("stack", 1);
            table.press("hud.primary");
            table.frames(50);
            table.key(KeyCode::Escape);
            table.press("pause.leave");
            table.until("the title", |seen| seen.screen() == Screen::Title);
            assert_eq!(table.overlay(), Overlay::None);
            table.press("title.matches");
            of_the_match(&mut table, ".rename");
        },
    );
}

#[cfg(target_os = "linux")]
#[test]
fn one_press_copies_a_saved_match_once() {
    use crate::apart::DOCUMENTS;
    use window_kit::settings::FOLDER_VARIABLE;

    on_screen(|mut table| {
        leaves_a_match(&mut table);
        let export = of_the_match(&mut table, ".export");
        table.press(&export);
        table.sees(&matches::exported(""));
        table.frames(50);
        let folder = std::env::var_os(FOLDER_VARIABLE).expect("a folder of this test");
        let documents = std::path::Path::new(&folder).join(DOCUMENTS);
        assert_eq!(std::fs::read_dir(documents).expect("the documents").count(), 1);
    });
}

#[test]
fn a_path_to_no_match_is_refused_by_name() {
    on_screen(|mut table| {
        leaves_a_match(&mut table);
        table.press("matches.import");
        table.sees(&matches::IMPORT_HEADING);
        // What is found takes the focus.
        table.until_thought("what is found", |seen| !seen.is_seen(&matches::IMPORT_LOOKING));
        table.frames(5);
        table.focus_on("matches.path");
        table.type_text("/nowhere/at.match");
        table.press("matches.path.ok");
        table.sees(&matches::no_file(""));
        table.press("matches.import.not");
        of_the_match(&mut table, ".rename");
    });
}

#[test]
fn an_action_is_put_on_another_key_and_back() {
    on_screen(|mut table| {
        table.press("title.Settings");
        table.press("settings.controls");
        table.sees(&controls::HEADING);
        let (keys, reset) = ("controls.table/hint.keys", "controls.table/hint.reset");
        let before = table.label(keys);
        table.press(keys);
        table.sees(&controls::PRESS_NOW);
        table.key(KeyCode::KeyL);
        table.has(reset);
        assert_ne!(table.label(keys), before);
        table.sees(&controls::also(Message::empty()));
        table.press(reset);
        table.until("the first key", |seen| seen.label(keys) == before);
        table.focus_on("controls.preset");
        table.key(KeyCode::ArrowRight);
        table.sees(&controls::PRESET_MOUSE_RIGHT);
        table.press("controls.reset-all");
        table.sees(&controls::PRESET_USUAL);
        table.press("controls.done");
        table.shows(Overlay::Settings);
    });
}

#[test]
fn another_language_changes_the_words_and_not_the_page() {
    on_screen(|mut table| {
        table.press("title.Settings");
        let label = table.label("settings.contrast");
        let there = table.focus_on("settings.language");
        for _ in 0..4 {
            table.key(KeyCode::ArrowRight);
            if table.label("settings.contrast") != label {
                break;
            }
        }
        assert_ne!(table.label("settings.contrast"), label);
        assert_eq!(table.focused(), Some(there));
    });
}

#[test]
fn a_match_starts_over_after_a_question() {
    on_screen(|mut table| {
        table.play("stack", 1);
        let first = events(&table);
        table.press("hud.primary");
        table.until("the throw", |seen| events(seen) > first);
        table.key(KeyCode::Escape);
        table.press("pause.restart");
        table.sees(&pause::RESTART_ASK);
        table.press("confirm.yes");
        table.shows(Overlay::None);
        table.sees(&stack::BUTTON_THROW_FIRST);
        assert_eq!(events(&table), 0);
    });
}

#[test]
fn a_replay_is_saved_from_the_pause_menu_or_the_reason_is_said() {
    on_screen(|mut table| {
        table.play("stack", 1);
        table.key(KeyCode::Escape);
        table.press("keep-match");
        table.until("what became of it", |seen| {
            seen.is_seen(&replay::saved("")) || seen.is_seen(&replay::not_saved(Message::empty()))
        });
    });
}

#[test]
fn a_person_is_forgotten_after_a_question() {
    on_screen(|mut table| {
        table.knows(&["Ana", "Bo"]);
        table.press("title.players");
        table.press("people.0.forget");
        table.shows(Overlay::Confirm);
        table.press("confirm.yes");
        table.shows(Overlay::People);
        table.until("one is left", |seen| seen.element("people.1.change").is_null());
        table.has("people.0.change");
    });
}

#[test]
fn a_table_of_ones_own_is_filled_played_at_and_closed() {
    on_screen(|mut table| {
        table.opens_a_table();
        table.press("lobby.game.skip-bo");
        table.until_thought("the first chair", |seen| !seen.element("lobby.fill").is_null());
        table.press("lobby.fill");
        table.until_thought("everybody sits", |seen| seen.element("lobby.fill").is_null());
        table.press("lobby.start");
        table.until_thought("the match", |seen| seen.screen() == Screen::Match);
        table.until_thought("the menu", |seen| !seen.element("hud.pause").is_null());
        table.press("hud.pause");
        table.press("pause.leave-table");
        table.press("confirm.yes");
        table.until_thought("the title", |seen| seen.screen() == Screen::Title);
        table.has("title.continue");
    });
}

/// A page that a table can give out.
fn a_page() -> PathBuf {
    let folder = std::env::var_os(FOLDER_VARIABLE).expect("a folder of this test");
    let page = PathBuf::from(folder).join("page");
    fs::create_dir_all(&page).expect("a folder");
    fs::write(page.join("index.html"), "the page").expect("a file");
    page
}

#[test]
fn a_code_that_would_lie_below_the_edge_scrolls_into_view() {
    let large = |settings: &mut Settings| settings.ui_scale = 1.6;
    on_screen_with(large, |mut table| {
        table.opens_a_table_with(Some(a_page()));
        table.press("lobby.scan");
        table.until("the code", |seen| seen.code_in_view().is_some());
        let scrolled = table.code_in_view();
        assert!(scrolled > Some(0.0), "this test needs a page that is too long");
    });
}

#[test]
fn a_table_with_a_page_shows_its_link_as_a_code_for_phones() {
    on_screen(|mut table| {
        table.opens_a_table_with(Some(a_page()));
        let links = |table: &mut Headless| {
            let texts = table.texts();
            texts
                .iter()
                .filter(|(_, text)| text.starts_with("http://127.0.0.1:"))
                .count()
        };
        assert_eq!(links(&mut table), 0);
        table.press("lobby.scan");
        table.until("the link", |seen| links(seen) == 1);
        table.focus_on("lobby.scan");
        table.key(KeyCode::Enter);
        table.until("no link", |seen| links(seen) == 0);
        assert_eq!(table.focus(), "lobby.scan");
    });
}

#[test]
fn a_table_without_a_page_has_nothing_to_scan() {
    on_screen(|mut table| {
        table.opens_a_table();
        assert!(table.element("lobby.scan").is_null());
    });
}

#[test]
fn what_can_be_heard_is_written_in_captions() {
    let with_captions = |settings: &mut Settings| {
        settings.captions = true;
        settings.speed = Speed::Normal;
    };
    on_screen_with(with_captions, |mut table| {
        // Whatever a caption says is a sentence, and nothing else on the table is.
        let caption = common::sentence(Message::empty());
        table.play("stack", 1);
        table.until("quiet", |seen| !seen.is_seen(&caption));
        table.press("hud.primary");
        table.sees(&caption);
        table.key(KeyCode::Escape);
        table.press("pause.Settings");
        table.press("settings.captions");
        for _ in 0..2 {
            table.key(KeyCode::Escape);
        }
        table.shows(Overlay::None);
        table.frames(200);
        assert!(!table.is_seen(&caption));
    });
}
