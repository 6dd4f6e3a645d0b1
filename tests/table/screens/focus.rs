//! What changes on the screen changes in place: the focused element, the scroll position and the typed text stay, and
//! a row that did not change is the same entity as before.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use games::catalog::NAMES;
use window_kit::settings::Settings;
use window_kit::settings::people::People;
use window_kit::table::saving::MatchFolder;
use window_kit::window::state::Overlay;

use super::headless::{Headless, on_screen};

/// Steps with a stepper, and expects other words on it.
fn steps_in_place(table: &mut Headless, stepper: &str, others: &[&str]) {
    let before = table.label(stepper);
    keeps(table, stepper, KeyCode::ArrowRight, others);
    assert_ne!(table.label(stepper), before, "{stepper} has not moved");
}

/// Presses a key on an element, and expects it to keep the focus, and all elements to stay.
fn keeps(table: &mut Headless, stepper: &str, key: KeyCode, others: &[&str]) {
    let other: Vec<_> = others.iter().map(|other| table.entity(other)).collect();
    let there = table.focus_on(stepper);
    let scrolled = table.scrolled(stepper);
    table.key(key);
    table.frames(3);
    assert_eq!(table.focused(), Some(there), "{stepper} lost the focus");
    assert_eq!(table.entity(stepper), there);
    assert_eq!(table.scrolled(stepper), scrolled, "{stepper}");
    let now: Vec<_> = others.iter().map(|other| table.entity(other)).collect();
    assert_eq!(now, other, "{stepper}: {others:?}");
}

#[test]
fn the_settings_keep_focus_and_place_when_something_else_changes_them() {
    on_screen(|mut table| {
        table.press("title.Settings");
        let others = ["settings.volume", "settings.contrast"];
        // No speed comes after that of the test.
        keeps(&mut table, "settings.speed", KeyCode::ArrowLeft, &others);
        let volume = table.entity("settings.volume");
        let there = table.focus_on("settings.contrast");
        table.scroll("settings.contrast", 90.0);
        table.change(|folder: &mut MatchFolder| folder.0.push("elsewhere"));
        assert_eq!(
            (table.focused(), table.entity("settings.volume")),
            (Some(there), volume)
        );
        assert_eq!(table.scrolled("settings.contrast"), Some(90.0));
    });
}

/// The name of the element that has the focus once the match that can go on is known.
fn focused_beside_going_on(table: &mut Headless) -> String {
    table.has("title.continue");
    table.frames(10);
    let focused = table.focused().expect("a focus");
    let mut names = table.names().into_iter();
    names.find(|name| table.entity(name) == focused).expect("a name")
}

#[test]
fn going_on_takes_no_focus_from_what_a_person_has_chosen() {
    on_screen(|mut table| {
        table.press("title.practice");
        table.has("practice.throw");
        // So many that reading them takes longer than the next frames.
        table.has_begun("stack", 400);
        table.press("practice.back");
        table.has("title.Settings");
        table.focus_on("title.Settings");
        assert_eq!(focused_beside_going_on(&mut table), "title.Settings");
    });
}

#[test]
fn going_on_has_the_focus_where_nobody_has_chosen_anything() {
    on_screen(|mut table| {
        table.play("stack", 1);
        table.key(KeyCode::Escape);
        table.press("pause.leave");
        table.press("confirm.yes");
        assert_eq!(focused_beside_going_on(&mut table), "title.continue");
    });
}

#[test]
fn a_search_in_the_settings_keeps_the_rows_that_it_finds() {
    on_screen(|mut table| {
        table.press("title.Settings");
        let (volume, dice) = (table.entity("settings.volume"), table.entity("settings.dice-volume"));
        let field = table.focus_on("settings.search");
        table.type_text("loud");
        table.until("fewer rows", |seen| seen.element("settings.contrast").is_null());
        assert_eq!(table.focused(), Some(field));
        assert_eq!(
            [table.entity("settings.volume"), table.entity("settings.dice-volume")],
            [volume, dice]
        );
    });
}

#[test]
fn a_server_that_the_settings_refuse_stays_in_its_field() {
    on_screen(|mut table| {
        table.press("title.Settings");
        let field = table.focus_on("settings.server");
        table.type_text("no server at all");
        table.key(KeyCode::Enter);
        table.sees(&messages::texts::together::SERVER_REFUSED);
        assert_eq!(table.focused(), Some(field));
        assert_eq!(table.value("settings.server"), "no server at all");
    });
}

#[test]
fn the_set_up_keeps_focus_and_seats_when_a_choice_changes() {
    on_screen(|mut table| {
        table.press("title.stack");
        table.has("setup.start");
        let others = ["setup.name.0", "setup.name.1", "setup.start", "setup.option.target"];
        steps_in_place(&mut table, "setup.kind.1", &others);
        steps_in_place(&mut table, "setup.option.target", &others[..3]);
        let name = table.entity("setup.name.0");
        let add = table.focus_on("setup.add");
        table.key(KeyCode::Enter);
        table.has("setup.name.3");
        assert_eq!((table.focused(), table.entity("setup.name.0")), (Some(add), name));
        let field = table.focus_on("setup.name.0");
        table.type_text("Zoe");
        table.frames(3);
        assert_eq!(
            (table.focused(), table.value("setup.name.0")),
            (Some(field), "Zoe".to_owned())
        );
    });
}

#[test]
fn the_seats_of_a_match_keep_the_focus_when_they_change_hands() {
    on_screen(|mut table| {
        table.play("stack", 2);
        table.key(KeyCode::Escape);
        table.press("pause.Players");
        steps_in_place(&mut table, "players.level.0", &["players.level.1", "players.change.0"]);
        let there = table.focus_on("players.change.0");
        let before = table.label("players.change.0");
        table.key(KeyCode::Enter);
        table.until("another player", |seen| seen.label("players.change.0") != before);
        assert_eq!(table.focused(), Some(there));
    });
}

#[test]
fn the_page_of_playing_together_keeps_focus_and_typed_letters() {
    on_screen(|mut table| {
        table.press("title.together");
        table.focus_on("together.name");
        table.type_text("Ana");
        let others = ["together.name", "together.code"];
        keeps(&mut table, "together.colour", KeyCode::ArrowRight, &others);
        assert_eq!(table.value("together.name"), "Ana");
    });
}

#[test]
fn the_lobby_keeps_focus_and_chairs_when_the_room_changes() {
    on_screen(|mut table| {
        table.opens_a_table();
        let chairs = |table: &mut Headless| ["lobby.chair.0", "lobby.chair.1"].map(|chair| table.entity(chair));
        let before = chairs(&mut table);
        let lock = table.focus_on("lobby.lock");
        table.key(KeyCode::Enter);
        table.until_thought("the lock", |seen| seen.value("lobby.lock") == "on");
        assert_eq!((table.focused(), chairs(&mut table)), (Some(lock), before));
        let there = table.focus_on("lobby.chairs");
        let more = table.label("lobby.chairs");
        table.key(KeyCode::ArrowRight);
        table.until_thought("another chair", |seen| seen.label("lobby.chairs") != more);
        assert_eq!((table.focused(), chairs(&mut table)), (Some(there), before));
    });
}

#[test]
fn the_saved_matches_keep_focus_and_rows_when_the_list_changes() {
    on_screen(|mut table| {
        table.play("stack", 1);
        table.key(KeyCode::Escape);
        table.press("pause.leave");
        table.press("confirm.yes");
        table.press("title.matches");
        table.until("the match", |seen| {
            seen.names().iter().any(|name| name.ends_with(".rename"))
        });
        let names = table.names();
        let rename = names
            .iter()
            .find(|name| name.ends_with(".rename"))
            .expect("a match")
            .clone();
        let export = rename.replace("rename", "export");
        let there = table.focus_on(&export);
        table.key(KeyCode::Enter);
        table.frames(30);
        assert_eq!((table.focused(), table.entity(&export)), (Some(there), there));
        table.press(&rename);
        table.until("the field", |seen| seen.focus() == "matches.name");
        table.type_text("mine");
        table.key(KeyCode::Enter);
        table.has(&rename);
        table.shows(Overlay::Matches);
    });
}

#[test]
fn a_person_who_is_changed_keeps_the_focus_and_the_others_their_rows() {
    on_screen(|mut table| {
        table.knows(&["Ana", "Bo"]);
        table.press("title.players");
        let other = table.entity("people.1.change");
        table.press("people.0.change");
        table.until("the field", |seen| seen.focus() == "people.name");
        table.type_text("Ann");
        let there = table.focus_on("people.face");
        table.key(KeyCode::ArrowRight);
        table.frames(3);
        assert_eq!((table.focused(), table.entity("people.face")), (Some(there), there));
        assert_eq!(table.value("people.name"), "Ann");
        assert_eq!(table.entity("people.1.change"), other);
    });
}

#[test]
fn the_statistics_keep_the_focus_on_what_is_chosen() {
    on_screen(|mut table| {
        table.press("title.players");
        table.press("people.statistics");
        table.has("statistics.game");
        steps_in_place(&mut table, "statistics.game", &["statistics.player"]);
    });
}

#[test]
fn a_search_in_the_rules_keeps_its_field_and_its_letters() {
    on_screen(|mut table| {
        table.press("title.Rules");
        let field = table.focus_on("rules.search");
        for (letter, text) in [("w", "w"), ("i", "wi"), ("l", "wil")] {
            table.type_text(letter);
            table.frames(2);
            assert_eq!(
                (table.focused(), table.value("rules.search")),
                (Some(field), text.to_owned())
            );
        }
    });
}

#[test]
fn the_frames_of_a_match_keep_their_buttons_while_the_match_goes_on() {
    on_screen(|mut table| {
        table.play("stack", 1);
        let buttons = ["hud.log", "hud.rules", "hud.pause", "hud.hint", "hud.primary"];
        let entities = |table: &mut Headless| buttons.map(|button| table.entity(button));
        let before = entities(&mut table);
        let label = table.label("hud.primary");
        table.press("hud.primary");
        table.until("other words", |seen| seen.label("hud.primary") != label);
        assert_eq!(entities(&mut table), before);
        let there = table.focus_on("hud.rules");
        table.change(|settings: &mut Settings| settings.ui_scale = 1.25);
        table.frames(5);
        assert_eq!(table.focused(), Some(there), "larger frames");
        assert_eq!(entities(&mut table), before);
    });
}

#[test]
fn another_page_of_the_rules_keeps_the_focus_and_begins_at_its_top() {
    on_screen(|mut table| {
        table.press("title.Rules");
        table.has("rules.search");
        let tabs: Vec<String> = NAMES.iter().map(|game| format!("rules.page.{game}")).collect();
        let others: Vec<&str> = tabs.iter().map(String::as_str).chain(["rules.back"]).collect();
        for tab in &tabs {
            keeps(&mut table, tab, KeyCode::Enter, &others);
        }
        let field = table.focus_on("rules.search");
        table.type_text("wild");
        table.has("rules.next");
        assert_eq!(table.entity("rules.search"), field);
        // A tab leads from what was found to the page, and the field is empty.
        keeps(&mut table, &tabs[0], KeyCode::Enter, &others);
        table.until("no search", |seen| seen.element("rules.next").is_null());
        assert_eq!(table.value("rules.search"), "");
    });
}

#[test]
fn letters_and_enter_of_one_frame_are_taken_in_their_order() {
    let letter = |code: KeyCode, letter: &str| (code, Key::Character(letter.into()));
    let enter = (KeyCode::Enter, Key::Enter);
    on_screen(|mut table| {
        table.press("title.players");
        table.press("people.new");
        table.until("the field", |seen| seen.focus() == "people.name");
        // What comes after Enter is not for the field.
        table.strike_at_once(&[
            letter(KeyCode::KeyZ, "Z"),
            letter(KeyCode::KeyO, "o"),
            enter,
            letter(KeyCode::KeyX, "x"),
        ]);
        table.until("the person", |seen| seen.element("people.name").is_null());
        let people: Vec<String> = table
            .known::<People>()
            .iter()
            .map(|person| person.name.clone())
            .collect();
        assert_eq!(people, ["Zo"]);
    });
}

#[test]
fn a_modifier_that_is_released_within_a_frame_counts_for_the_key_before_it() {
    const COMMAND: (KeyCode, Key) = if cfg!(target_os = "macos") {
        (KeyCode::SuperLeft, Key::Super)
    } else {
        (KeyCode::ControlLeft, Key::Control)
    };
    on_screen(|mut table| {
        table.press("title.players");
        table.press("people.new");
        table.until("the field", |seen| seen.focus() == "people.name");
        table.type_text("Zoe");
        let letter = |code: KeyCode, letter: &str| (code, Key::Character(letter.into()));
        let (all, other) = (letter(KeyCode::KeyA, "a"), letter(KeyCode::KeyB, "B"));
        // The first frame is over before anything but the modifier came.
        table.change_at_once([(COMMAND.0, &COMMAND.1, ButtonState::Pressed)]);
        table.change_at_once([
            (all.0, &all.1, ButtonState::Pressed),
            (all.0, &all.1, ButtonState::Released),
            (COMMAND.0, &COMMAND.1, ButtonState::Released),
            (other.0, &other.1, ButtonState::Pressed),
            (other.0, &other.1, ButtonState::Released),
        ]);
        table.frames(3);
        table.strike_at_once(&[(KeyCode::Enter, Key::Enter)]);
        table.until("the person", |seen| seen.element("people.name").is_null());
        let people: Vec<String> = table
            .known::<People>()
            .iter()
            .map(|person| person.name.clone())
            .collect();
        assert_eq!(people, ["B"]);
    });
}
