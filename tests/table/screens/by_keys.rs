//! Whole matches by keys alone, on the real screens, and what Escape, F1 and the answers of Skip-Bo Dice do in them.

use bevy::math::Vec2;
use bevy::prelude::KeyCode;
use messages::texts::{skip_bo_dice, skip_bo_mod, stack};
use serde::Deserialize;
use serde_json::Value;
use window_kit::intents::DIGIT_KEYS;
use window_kit::window::state::{Overlay, Screen};

use super::headless::{Headless, on_screen};

/// The most decisions of a person in one match.
const DECISIONS: usize = 600;
/// The value of a Skip-Bo on a die, and of a Skip-Bo card.
const SKIP_BO_DIE: u8 = 11;
const SKIP_BO_CARD: u8 = 13;

/// The other Enter presses what the first one presses, once, however fast frames come.
fn the_other_enter(table: &mut Headless, hertz: f64) {
    table.at_hertz(hertz);
    for (opens, overlay) in [
        ("title.Settings", Overlay::Settings),
        ("title.Rules", Overlay::Rules),
        ("title.Credits", Overlay::Credits),
        ("title.together", Overlay::Together),
        ("title.players", Overlay::People),
        ("title.daily", Overlay::Daily),
        ("title.dice", Overlay::Dice),
    ] {
        table.focus_on(opens);
        let before = table.presses();
        table.key(KeyCode::NumpadEnter);
        table.shows(overlay);
        assert_eq!(table.presses(), before + 1, "{opens}");
        table.key(KeyCode::Escape);
        table.shows(Overlay::None);
    }
    table.press("title.Settings");
    table.focus_on("settings.contrast");
    let before = table.value("settings.contrast");
    table.key(KeyCode::NumpadEnter);
    table.frames(2);
    assert_ne!(table.value("settings.contrast"), before, "a switch turns once");
}

#[test]
fn the_other_enter_presses_too_at_30_frames_a_second() {
    on_screen(|mut table| the_other_enter(&mut table, 30.0));
}

#[test]
fn the_other_enter_presses_too_at_240_frames_a_second() {
    on_screen(|mut table| the_other_enter(&mut table, 240.0));
}

/// A pile, or a card of the person's hand, as it is described.
#[derive(Deserialize, Clone, Debug)]
struct Pile {
    kind: String,
    seat: Option<u8>,
    number: u8,
    face: u8,
    count: usize,
    value: u8,
}

/// A board on which a match is short.
const SHORT_BOARD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/boards/short.toml");

/// The key of a digit.
fn digit(number: u8) -> KeyCode {
    let keys = DIGIT_KEYS[usize::from((number + 9) % 10)];
    keys[0].key().expect("a key")
}

/// The key of a pile, or of a card of the hand.
fn key_of(pile: &Pile) -> KeyCode {
    match pile.kind.as_str() {
        "stock" => KeyCode::KeyS,
        "discard" => [KeyCode::KeyQ, KeyCode::KeyW, KeyCode::KeyE, KeyCode::KeyR][usize::from(pile.number % 4)],
        _ => digit(pile.number + 1),
    }
}

/// What can be played from where to where: the stock has priority. If nothing can be played, a discard.
fn a_play(piles: &[Pile]) -> Option<(&Pile, &Pile)> {
    let of = |kind: &'static str| piles.iter().filter(move |pile| pile.kind == kind);
    let mine = |kind| of(kind).filter(|pile| pile.seat == Some(0));
    let sources = mine("stock").chain(mine("discard")).chain(mine("hand"));
    let mut plays = sources
        .filter(|from| from.face > 0)
        .flat_map(|from| of("building").map(move |onto| (from, onto)));
    let play = plays.find(|(from, onto)| from.face == SKIP_BO_CARD || from.face == onto.value + 1);
    play.or_else(|| Some((mine("hand").next()?, mine("discard").min_by_key(|pile| pile.count)?)))
}

/// Whether the match is over, or its score is shown.
fn is_over(table: &Headless) -> bool {
    table.overlay() == Overlay::RoundScore || table.screen() == Screen::Results
}

/// Plays a match to its end: `act` makes the decision that `is_due` finds in the description.
fn play(table: &mut Headless, is_due: impl Fn(&Value) -> bool, mut act: impl FnMut(&mut Headless, &Value)) {
    for _ in 0..DECISIONS {
        table.until_thought("a decision or the end", |seen| {
            is_over(seen) || is_due(&seen.description())
        });
        if is_over(table) {
            table.key(KeyCode::Enter);
            table.until_thought("the result", |seen| seen.screen() == Screen::Results);
            return;
        }
        let seen = table.description();
        act(table, &seen);
        table.frames(3);
    }
    panic!("the match does not end: {:#}", table.description());
}

/// Plays a card game to its end. Returns how often a die was rolled, and how often it was used.
fn play_cards(table: &mut Headless, game: &str) -> (u32, u32) {
    let (mut rolls, mut uses) = (0, 0);
    table.play_with(game, 1, &[("stock", "5")]);
    let is_due = |seen: &Value| {
        let cards = &seen["cards"];
        seen["overlay"] == "None" && seen["still"] == true && (cards["ready"] == true || cards["roll"] == true)
    };
    play(table, is_due, |table, seen| {
        let cards = &seen["cards"];
        if cards["roll"] == true {
            rolls += 1;
            table.key(KeyCode::Space);
        } else if cards["die"] == true && uses < 3 && cards["chosen"] == false {
            // The die, its first target, and the first card that goes with it.
            uses += 1;
            for key in [
                KeyCode::KeyD,
                KeyCode::ArrowRight,
                KeyCode::Enter,
                KeyCode::ArrowRight,
                KeyCode::Enter,
            ] {
                table.key(key);
            }
        } else {
            let piles: Vec<Pile> = serde_json::from_value(cards["piles"].clone()).expect("piles");
            match a_play(&piles) {
                Some((from, onto)) => {
                    table.key(key_of(from));
                    table.key(key_of(onto));
                }
                None => table.key(KeyCode::Enter),
            }
            if table.description()["cards"]["chosen"] == true {
                table.key(KeyCode::Backspace);
            }
        }
    });
    (rolls, uses)
}

#[test]
fn a_game_of_skip_bo_is_played_by_keys_alone() {
    on_screen(|mut table| assert_eq!(play_cards(&mut table, "skip-bo"), (0, 0), "there is no die"));
}

#[test]
fn a_game_of_skip_bo_mod_is_played_by_keys_alone() {
    on_screen(|mut table| {
        let (rolls, uses) = play_cards(&mut table, "skip-bo-mod");
        assert!(rolls > 0 && uses > 0, "{rolls} rolls, the die used {uses} times");
    });
}

#[test]
fn a_match_of_skip_bo_dice_is_played_by_keys_alone() {
    on_screen(|mut table| {
        table.play_with("skip-bo-dice", 1, &[("board", SHORT_BOARD), ("first", "1")]);
        let mut done = Vec::new();
        let is_due = |seen: &Value| {
            let due = &seen["dice_game"]["due"];
            let mine = seen["person_due"] == 0 || due == "Throw";
            seen["still"] == true && seen["overlay"] == "None" && mine && due != ""
        };
        play(&mut table, is_due, |table, seen| {
            let game = &seen["dice_game"];
            let due = game["due"].as_str().unwrap_or_default().to_owned();
            match due.as_str() {
                "Throw" => table.key(KeyCode::Space),
                "Call" | "Write" => table.key(KeyCode::Digit1),
                _ => match a_fill(game) {
                    Some((value, pile)) => {
                        let key = if value == SKIP_BO_DIE {
                            KeyCode::KeyS
                        } else {
                            digit(value)
                        };
                        table.key(key);
                        table.key(pile);
                    }
                    None => table.key(KeyCode::KeyE),
                },
            }
            done.push(due);
        });
        for due in ["Throw", "Turn", "Write"] {
            assert!(done.iter().any(|done| done == due), "{due} was never due: {done:?}");
        }
    });
}

/// The value of a die that fits the next bubble of a pile, and the key of the pile; numbers before Skip-Bos.
fn a_fill(game: &Value) -> Option<(u8, KeyCode)> {
    let all = |of: &str| game[of].as_array().cloned().unwrap_or_default();
    let value = |of: &Value, key: &str| of[key].as_u64().unwrap_or_default() as u8;
    let bubbles = all("next");
    let fits = |wild: bool| {
        all("dice").iter().find_map(|die| {
            let shown = value(die, "value");
            let mut open = bubbles.iter();
            let bubble =
                open.find(|bubble| (shown == SKIP_BO_DIE) == wild && (wild || shown == value(bubble, "needs")))?;
            let key = match bubble["pile"].as_str()? {
                "A" => KeyCode::KeyA,
                "B" => KeyCode::KeyB,
                "C" => KeyCode::KeyC,
                _ => KeyCode::KeyD,
            };
            Some((shown, key))
        })
    };
    fits(false).or_else(|| fits(true))
}

/// The names of what is open, in the order of opening.
fn open(table: &mut Headless) -> Vec<String> {
    let open = table.description()["open"].take();
    serde_json::from_value(open).expect("a list")
}

/// The keys that open something at each table.
const LOG: (&str, KeyCode) = ("log", KeyCode::KeyL);
const HINT: (&str, KeyCode) = ("hint", KeyCode::KeyH);
const FOCUS: (&str, KeyCode) = ("focus", KeyCode::Tab);
const HELD: (&str, KeyCode) = ("held", KeyCode::Digit1);
const AT_CARDS: &[(&str, KeyCode)] = &[("pile", KeyCode::ArrowRight), LOG, HINT, HELD, FOCUS];
const AT_DICE: &[(&str, KeyCode)] = &[LOG, HINT, FOCUS];

/// Waits until the person of seat 0 is to act, and throws the dice that are due before.
fn my_turn(table: &mut Headless) {
    table.until_thought("my turn", |seen| {
        let throws = [
            stack::BUTTON_THROW_ALL,
            skip_bo_mod::BUTTON_ROLL,
            skip_bo_dice::BUTTON_THROW,
        ];
        if throws.iter().any(|throw| seen.is_seen(throw)) && seen.is_enabled("hud.primary") {
            seen.press("hud.primary");
        }
        let seen = seen.description();
        seen["still"] == true && seen["person_due"] == 0
    });
}

#[test]
fn escape_closes_what_was_opened_last_and_opens_the_menu_only_when_nothing_is() {
    on_screen(|table| closes_in_order(table, "skip-bo", AT_CARDS));
}

#[test]
fn escape_closes_what_was_opened_last_in_stack() {
    on_screen(|table| closes_in_order(table, "stack", AT_DICE));
}

#[test]
fn escape_closes_what_was_opened_last_in_skip_bo_dice() {
    on_screen(|table| closes_in_order(table, "skip-bo-dice", AT_DICE));
}

#[test]
fn escape_closes_what_was_opened_last_in_skip_bo_mod() {
    on_screen(|table| closes_in_order(table, "skip-bo-mod", AT_DICE));
}

#[test]
fn escape_makes_the_board_of_another_player_small_again() {
    on_screen(|mut table| {
        table.play("skip-bo-dice", 1);
        my_turn(&mut table);
        // The boards of the others are on the right.
        let places = (0..10).flat_map(|down| (0..10).map(move |left| (1240 - 50 * left, 100 + 50 * down)));
        let found = places.into_iter().any(|(x, y)| {
            table.tap(Vec2::new(x as f32, y as f32));
            table.frames(3);
            open(&mut table).iter().any(|open| open == "board")
        });
        assert!(found, "a tap on a board makes it large");
        while !open(&mut table).is_empty() {
            assert_eq!(table.overlay(), Overlay::None);
            table.key(KeyCode::Escape);
            table.frames(3);
        }
        assert_eq!(table.overlay(), Overlay::None);
        table.key(KeyCode::Escape);
        table.shows(Overlay::Pause);
    });
}

/// Opens every two of these things one after the other, and closes them by Escape.
fn closes_in_order(mut table: Headless, game: &str, keys: &[(&str, KeyCode)]) {
    table.play(game, 1);
    my_turn(&mut table);
    for first in keys {
        for second in keys {
            // With the focus on a button, the table does not react to its keys.
            if first.0 == second.0 || first.0 == "focus" && !["log", "hint"].contains(&second.0) {
                continue;
            }
            for (what, key) in [*first, *second] {
                table.key(key);
                table.until_thought(what, |seen| open(seen).last().is_some_and(|last| last == what));
            }
            let mut before = open(&mut table);
            while !before.is_empty() {
                table.key(KeyCode::Escape);
                table.until("fewer", |seen| open(seen).len() < before.len());
                let now = open(&mut table);
                assert_eq!(table.overlay(), Overlay::None, "{before:?}");
                assert_eq!(now, before[..now.len()], "the last goes first");
                before = now;
            }
        }
    }
    table.key(KeyCode::Escape);
    table.shows(Overlay::Pause);
    table.key(KeyCode::Escape);
    table.shows(Overlay::None);
}

#[test]
fn f1_opens_the_rules_and_closes_them_again_at_every_place() {
    on_screen(|mut table| {
        for place in [Screen::Title, Screen::Setup, Screen::Match] {
            match place {
                Screen::Setup => table.press("title.skip-bo-mod"),
                Screen::Match => table.play("skip-bo-mod", 1),
                _ => {}
            }
            table.until("the screen", |seen| seen.screen() == place);
            table.key(KeyCode::F1);
            table.shows(Overlay::Rules);
            table.key(KeyCode::F1);
            table.shows(Overlay::None);
        }
    });
}

#[test]
fn from_a_moment_of_the_review_escape_leads_to_its_list_and_then_to_the_result() {
    on_screen(|mut table| {
        table.play_with("skip-bo", 0, &[("stock", "5")]);
        table.until_thought("the score", |seen| seen.overlay() == Overlay::RoundScore);
        table.key(KeyCode::Enter);
        table.until_thought("the result", |seen| seen.screen() == Screen::Results);
        table.press("results.review");
        let moment = |table: &mut Headless| {
            let names = table.names();
            names.into_iter().find(|name| name.starts_with("review.show."))
        };
        table.until_thought("a moment", |seen| moment(seen).is_some());
        let shown = moment(&mut table).expect("just seen");
        table.press(&shown);
        table.until("the moment", |seen| {
            seen.screen() == Screen::Match && !seen.description()["replay"].is_null()
        });
        table.key(KeyCode::Escape);
        table.until("the list", |seen| {
            seen.screen() == Screen::Results && seen.overlay() == Overlay::Review && moment(seen).is_some()
        });
        table.key(KeyCode::Escape);
        table.shows(Overlay::None);
        assert_eq!(table.screen(), Screen::Results);
    });
}

#[test]
fn calls_and_writes_are_answered_when_the_time_is_up_d_8_d_13() {
    on_screen(|mut table| {
        table.play_with("skip-bo-dice", 1, &[("board", SHORT_BOARD), ("first", "1")]);
        let due = |table: &mut Headless, due: &str| {
            table.until_thought(due, |seen| {
                let seen = seen.description();
                seen["still"] == true && seen["overlay"] == "None" && seen["dice_game"]["due"] == due
            });
        };
        due(&mut table, "Throw");
        for (id, then) in [("no-limit", "limit"), ("is-asked", "takes"), ("takes", "passes")] {
            table.press_saying(&format!("skip-bo-dice-panel-{id}"));
            let then = format!("skip-bo-dice-panel-{then}");
            table.until(&then, |seen| seen.control_saying(&then).is_some());
        }
        table.press("hud.primary");
        due(&mut table, "Turn");
        table.press("hud.primary");
        due(&mut table, "Write");
        // From here on there is no input: when the time is up, the value is written and the opponent's calls are
        // passed.
        due(&mut table, "Throw");
        assert_eq!(
            table.description()["dice_game"]["filled"][0],
            0,
            "nothing was taken at calls"
        );
    });
}
