//! Each page opens from where a person finds it, says what it is, and closes again.

use bevy::prelude::KeyCode;
use games::catalog::NAMES;
use messages::Message;
use messages::texts::{
    credits, daily, figures, look, pause, people, players, results, settings, setup, skip_bo, title, together, welcome,
};
use window_kit::settings::Settings;
use window_kit::window::state::{Overlay, Screen};

use super::headless::{Headless, on_screen, on_screen_with};

/// Opens a page by a button, and closes it by Escape: then the button has the focus again.
fn opens_and_closes(table: &mut Headless, button: &str, overlay: Overlay, says: Option<&Message>) {
    table.press(button);
    table.shows(overlay);
    if let Some(says) = says {
        table.sees(says);
    }
    let names = table.names();
    assert!(!table.focus().is_empty(), "{overlay:?} of {names:?} has no focus");
    table.key(KeyCode::Escape);
    table.shows(Overlay::None);
    table.until(&format!("focus on {button}"), |seen| seen.focus() == button);
}

#[test]
fn the_title_leads_to_every_game_and_every_page() {
    on_screen(|mut table| {
        table.sees(&title::SUBTITLE);
        for game in NAMES {
            table.has(&format!("title.{game}"));
        }
        for (button, overlay, says) in [
            ("title.together", Overlay::Together, Some(&together::HEADING)),
            ("title.players", Overlay::People, Some(&people::HEADING)),
            ("title.daily", Overlay::Daily, Some(&daily::HEADING)),
            ("title.dice", Overlay::Dice, Some(&figures::DICE_HEADING)),
            ("title.Rules", Overlay::Rules, None),
            ("title.Settings", Overlay::Settings, Some(&settings::HEADING)),
            ("title.Credits", Overlay::Credits, Some(&credits::HEADING)),
        ] {
            opens_and_closes(&mut table, button, overlay, says);
        }
    });
}

#[test]
fn a_match_is_set_up_and_started() {
    on_screen(|mut table| {
        table.press("title.skip-bo");
        table.sees(&setup::HEADING);
        table.key(KeyCode::Escape);
        table.until("where one came from", |seen| seen.focus() == "title.skip-bo");
        table.press("title.skip-bo");
        table.sees(&setup::HEADING);
        assert_eq!(table.screen(), Screen::Setup);
        table.press("setup.add");
        // Four sit at the table at first.
        table.has("setup.name.4");
        for left in [4, 3, 2] {
            table.press(&format!("setup.remove.{left}"));
            table.until("a seat less", |seen| {
                seen.element(&format!("setup.name.{left}")).is_null()
            });
        }
        assert!(!table.is_enabled("setup.remove.0"), "two have to play");
        table.press("setup.game.stack");
        table.has("setup.option.target");
        assert!(table.element("setup.option.tie").is_null() && table.element("setup.seed").is_null());
        table.press("setup.more");
        table.until("it stays", |seen| seen.focus() == "setup.more");
        table.has("setup.option.tie");
        table.focus_on("setup.seed");
        table.type_text("42");
        assert_eq!(table.value("setup.seed"), "42");
        table.press("setup.start");
        table.has("hud.primary");
        assert_eq!(table.screen(), Screen::Match);
    });
}

#[test]
fn a_setting_is_searched_for_and_changed() {
    on_screen(|mut table| {
        table.press("title.Settings");
        table.has("settings.volume");
        table.focus_on("settings.search");
        table.type_text("contrast");
        table.until("only what was searched for", |seen| {
            seen.element("settings.volume").is_null()
        });
        assert_eq!(table.value("settings.contrast"), "off");
        table.press("settings.contrast");
        assert_eq!(table.value("settings.contrast"), "on");
        table.press("settings.reset");
        table.press("confirm.yes");
        table.until("the first settings", |seen| seen.value("settings.contrast") == "off");
    });
}

#[test]
fn the_rules_have_a_page_for_each_game_and_a_search_over_all() {
    on_screen(|mut table| {
        table.press("title.Rules");
        for game in NAMES {
            table.press(&format!("rules.page.{game}"));
        }
        table.focus_on("rules.search");
        table.type_text("wild");
        table.has("rules.next");
        table.press("rules.next");
        assert!(!table.element("rules.search").is_null());
    });
}

#[test]
fn a_person_gets_a_name_and_has_statistics() {
    on_screen(|mut table| {
        table.press("title.players");
        table.press("people.new");
        table.until("the field", |seen| seen.focus() == "people.name");
        table.type_text("Zoe");
        table.press("people.done");
        table.has("people.0.change");
        table.press("people.0.statistics");
        table.shows(Overlay::Statistics);
        table.sees(&figures::HEADING);
        table.key(KeyCode::Escape);
        table.shows(Overlay::People);
    });
}

#[test]
fn the_statistics_of_a_person_say_how_the_matches_ended() {
    on_screen(|mut table| {
        table.knows(&["Zoe"]);
        table.has_played("Zoe", "skip-bo", &[("stock", "5")]);
        table.press("title.players");
        table.press("people.0.statistics");
        table.shows(Overlay::Statistics);
        table.until_thought("the figures", |seen| seen.is_seen(&figures::FINISHED));
        table.sees(&figures::WON);
        table.sees(&figures::STREAK);
        table.sees(&figures::BY_GAME);
    });
}

#[test]
fn a_match_is_paused_left_and_continued() {
    on_screen(|mut table| {
        table.play("stack", 1);
        table.key(KeyCode::Escape);
        table.sees(&pause::HEADING);
        table.press("pause.resume");
        table.shows(Overlay::None);
        table.key(KeyCode::Escape);
        table.press("pause.leave");
        table.shows(Overlay::Confirm);
        table.press("confirm.no");
        table.shows(Overlay::Pause);
        table.press("pause.leave");
        table.press("confirm.yes");
        table.has("title.continue");
        opens_and_closes(&mut table, "title.matches", Overlay::Matches, None);
        table.press("title.continue");
        table.has("hud.primary");
        assert_eq!(table.screen(), Screen::Match);
    });
}

#[test]
fn a_seat_is_left_to_the_computer_and_taken_back() {
    on_screen(|mut table| {
        table.play("skip-bo", 1);
        table.key(KeyCode::Escape);
        table.press("pause.Players");
        table.sees(&players::PERSON);
        table.press("players.change.0");
        table.sees(&players::TAKE_OVER);
        table.press("players.change.0");
        table.sees(&players::LEAVE);
    });
}

#[test]
fn a_name_is_asked_for_before_a_table_is_joined() {
    on_screen(|mut table| {
        table.press("title.together");
        table.focus_on("together.code");
        table.type_text("ABCDEF");
        table.press("together.join");
        table.sees(&together::NAME_FIRST);
        table.focus_on("together.name");
        table.type_text("Ana");
        assert_eq!(table.value("together.name"), "Ana");
        table.until("no complaint", |seen| !seen.is_seen(&together::NAME_FIRST));
    });
}

#[test]
fn the_end_of_a_match_shows_its_result_and_offers_a_review() {
    on_screen(|mut table| {
        table.play("skip-bo-dice", 0);
        table.until_thought("the result", |seen| seen.screen() == Screen::Results);
        table.sees(&results::REMATCH);
        table.press("results.review");
        table.shows(Overlay::Review);
        table.key(KeyCode::Escape);
        table.shows(Overlay::None);
    });
}

#[test]
fn a_name_is_kept_when_the_first_start_is_left_for_the_title() {
    on_screen_with(unknown, |mut table| {
        type_name(&mut table);
        table.press("welcome.skip");
        is_kept(&mut table);
    });
}

#[test]
fn a_name_is_kept_when_escape_leaves_the_first_start() {
    on_screen_with(unknown, |mut table| {
        type_name(&mut table);
        table.key(KeyCode::Escape);
        is_kept(&mut table);
    });
}

fn type_name(table: &mut Headless) {
    table.until("the field", |seen| seen.focus() == "welcome.name");
    table.frames(5);
    table.type_text("Zoe");
}

fn is_kept(table: &mut Headless) {
    table.shows(Overlay::None);
    table.press("title.players");
    table.until("the people", |seen| seen.has_text("Zoe"));
}

/// A program that nobody has used yet.
fn unknown(settings: &mut Settings) {
    settings.welcomed = false;
}

#[test]
fn a_first_start_asks_for_a_name_and_a_short_match_has_it() {
    on_screen_with(unknown, |mut table| {
        table.shows(Overlay::Welcome);
        table.sees(&welcome::HEADING);
        table.until("the field", |seen| seen.focus() == "welcome.name");
        table.frames(5);
        table.type_text("Zoe");
        let before = table.label("welcome.language");
        table.focus_on("welcome.language");
        table.key(KeyCode::ArrowRight);
        assert_ne!(table.label("welcome.language"), before);
        assert_eq!(
            table.value("welcome.name"),
            "Zoe",
            "another language keeps what was typed"
        );
        table.key(KeyCode::ArrowLeft);
        table.press("welcome.next");
        table.sees(&welcome::GAMES_HEADING);
        for game in NAMES {
            table.has(&format!("welcome.learn.{game}"));
        }
        assert!(!table.focus().is_empty());
        table.press("welcome.short.stack");
        table.until("the match", |seen| seen.screen() == Screen::Match);
        table.has("hud.primary");
        table.shows(Overlay::None);
        assert!(table.has_text("Zoe"));
        assert!(table.element("guide.skip").is_null());
        table.key(KeyCode::Escape);
        table.press("pause.leave");
        table.press("confirm.yes");
        table.has("title.quit");
        table.frames(5);
        assert_eq!(table.overlay(), Overlay::None, "it is asked once");
        table.press("title.skip-bo");
        table.until("the seat of the person", |seen| seen.value("setup.name.0") == "Zoe");
        table.key(KeyCode::Escape);
        table.press("title.players");
        table.has("people.0.change");
    });
}

#[test]
fn a_game_is_learned_from_the_first_page_with_its_tutorial() {
    on_screen_with(unknown, |mut table| {
        table.shows(Overlay::Welcome);
        table.press("welcome.next");
        table.press("welcome.learn.skip-bo");
        table.has("guide.skip");
        table.sees(&skip_bo::LESSON_AIM_WORDS);
        table.press("guide.next");
        table.until("the aim is read", |seen| !seen.is_seen(&skip_bo::LESSON_AIM_WORDS));
    });
}

#[test]
fn escape_leaves_the_first_page_for_good() {
    on_screen_with(unknown, |mut table| {
        table.shows(Overlay::Welcome);
        table.key(KeyCode::Escape);
        table.shows(Overlay::None);
        table.has("title.quit");
        table.press("title.practice");
        table.press("practice.back");
        table.has("title.quit");
        table.frames(5);
        assert_eq!(table.overlay(), Overlay::None);
    });
}

#[test]
fn a_number_is_no_name_on_the_first_page() {
    on_screen_with(unknown, |mut table| {
        table.until("the field", |seen| seen.focus() == "welcome.name");
        table.frames(5);
        table.type_text("Player 2");
        table.press("welcome.next");
        table.sees(&people::GIVEN);
        assert!(!table.element("welcome.name").is_null());
    });
}

#[test]
fn anybody_may_be_called_ana() {
    on_screen_with(unknown, |mut table| {
        table.until("the field", |seen| seen.focus() == "welcome.name");
        table.frames(5);
        table.type_text("Ana");
        table.press("welcome.next");
        table.sees(&welcome::GAMES_HEADING);
    });
}

#[test]
fn a_match_that_begins_by_itself_does_not_wait_under_the_first_page() {
    on_screen_with(unknown, |mut table| {
        table.shows(Overlay::Welcome);
        table.play("stack", 1);
        table.shows(Overlay::None);
        assert!(!table.time_stands());
    });
}

#[test]
fn the_look_of_the_table_is_chosen_beside_it_and_stays() {
    on_screen(|mut table| {
        table.play("skip-bo-mod", 1);
        table.key(KeyCode::Escape);
        table.press("pause.Look");
        table.shows(Overlay::Look);
        table.sees(&look::HEADING);
        table.until("the focus", |seen| seen.focus() == "look.table");
        table.key(KeyCode::ArrowRight);
        table.sees(&look::TABLE_CANDLE);
        table.key(KeyCode::ArrowLeft);
        table.key(KeyCode::ArrowLeft);
        table.sees(&look::TABLE_FIRESIDE);
        table.focus_on("look.dice");
        table.key(KeyCode::ArrowRight);
        table.sees(&look::DICE_MARBLE);
        table.focus_on("look.cards");
        table.key(KeyCode::ArrowRight);
        table.sees(&look::BACK_WAVES);
        table.press("look.done");
        table.shows(Overlay::Pause);
        table.press("pause.Look");
        for chosen in [look::TABLE_FIRESIDE, look::DICE_MARBLE, look::BACK_WAVES] {
            table.sees(&chosen);
        }
        table.key(KeyCode::Escape);
        table.shows(Overlay::Pause);
    });
}

#[test]
fn an_opponent_makes_way_for_the_next_and_nobody_sits_twice() {
    on_screen(|mut table| {
        table.press("title.stack");
        table.has("setup.character.3");
        let names =
            |seen: &mut Headless| -> Vec<String> { (0..4).map(|at| seen.value(&format!("setup.name.{at}"))).collect() };
        assert_eq!(names(&mut table), ["Player 1", "Hilda", "Ivo", "Lotte"]);
        table.press("setup.character.2");
        table.until("another opponent", |seen| names(seen)[2] == "Saga");
        table.focus_on("setup.name.0");
        table.type_text("Ana");
        table.until("a person of that name", |seen| names(seen)[0].ends_with("Ana"));
    });
}
