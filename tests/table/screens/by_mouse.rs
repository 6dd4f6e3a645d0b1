//! The mouse at the tables: a turn of each game by clicks, a drag, and the view of the table, which keys change too.

use std::time::Duration;

use bevy::prelude::{KeyCode, MouseButton, Vec2};
use bevy::time::TimeUpdateStrategy;
use messages::texts::{skip_bo, skip_bo_dice, skip_bo_mod, stack};
use serde_json::Value;
use window_kit::intents::bindings::{Bindings, Slot};
use window_kit::intents::general::{FARTHER, FROM_ABOVE, NEARER};
use window_kit::intents::{Context, Input};
use window_kit::window::state::Overlay;

use super::headless::{Headless, events, on_screen, place};

/// Waits until the table is still and waits for a person.
pub fn waits_for_a_person(table: &mut Headless) {
    table.until("a person is due", |seen| {
        let seen = seen.description();
        seen["still"] == true && !seen["person_due"].is_null()
    });
    // The view of the table glides to the place where the cards have room.
    table.rests();
}

fn list(table: &mut Headless, path: &str) -> Vec<Value> {
    let described = table.description();
    let list = described.pointer(path).and_then(Value::as_array);
    list.cloned().unwrap_or_default()
}

fn at(described: &Value) -> Vec2 {
    place(described).expect("it has a place in the window")
}

/// A die of seat 0 that lies loose, and a die of another seat that it can be put on.
fn fitting(table: &mut Headless) -> (Value, Value) {
    let dice = list(table, "/dice");
    let mut own = dice.iter().filter(|die| die["owner"] == 0 && die["stack"].is_null());
    let found = own.find_map(|own| {
        let fits = |other: &&Value| other["owner"] != 0 && other["face"] == own["face"] && other["open"] == true;
        Some((own.clone(), dice.iter().find(fits)?.clone()))
    });
    found.expect("two dice that fit")
}

/// Begins a match of Stack with a throw of all dice.
pub fn begins_stack(table: &mut Headless) {
    table.play("stack", 1);
    table.sees(&stack::BUTTON_THROW_ALL);
    table.click_on("hud.primary");
    waits_for_a_person(table);
    table.until("the dice lie", |seen| list(seen, "/dice").len() > 20);
    table.rests();
}

/// The way from the first die to the last one in the window.
pub fn across(table: &mut Headless) -> Vec2 {
    let dice = list(table, "/dice");
    at(dice.last().expect("dice")) - at(dice.first().expect("dice"))
}

/// How much of the height of the window all dice take.
fn height(table: &mut Headless) -> f32 {
    let dice = list(table, "/dice");
    let heights = || dice.iter().map(|die| at(die).y);
    heights().fold(f32::MIN, f32::max) - heights().fold(f32::MAX, f32::min)
}

#[test]
fn a_turn_of_stack_is_two_clicks() {
    on_screen(|mut table| {
        begins_stack(&mut table);
        let (own, other) = fitting(&mut table);
        let before = events(&table);
        table.click(at(&own));
        assert_eq!(table.description()["selected"], own["id"]);
        // Ten seconds of thought.
        table.frames(500);
        assert_eq!(table.description()["selected"], own["id"]);
        table.click(at(&own));
        assert!(table.description()["selected"].is_null(), "the second click lets go");
        table.click(at(&own));
        table.click(at(&other));
        table.until("it is placed", |seen| events(seen) > before);
    });
}

#[test]
fn a_die_is_dragged_to_its_place_by_mouse() {
    on_screen(|mut table| {
        begins_stack(&mut table);
        let (own, other) = fitting(&mut table);
        let before = events(&table);
        table.mouse_drag(MouseButton::Left, at(&own), at(&other), 10);
        table.until("it is placed", |seen| events(seen) > before);
    });
}

#[test]
fn a_drag_with_the_right_button_turns_and_tilts_the_table_and_chooses_nothing() {
    on_screen(|mut table| {
        begins_stack(&mut table);
        let (before, high) = (across(&mut table), height(&mut table));
        let from = Vec2::new(640.0, 380.0);
        table.mouse_drag(MouseButton::Right, from, from + Vec2::X * 200.0, 10);
        table.rests();
        let turned = across(&mut table);
        let by = before.angle_to(turned);
        assert!(by.abs() > 0.3, "the table turns: {by}");
        table.mouse_drag(MouseButton::Right, from + Vec2::X * 200.0, from, 10);
        table.rests();
        assert!(across(&mut table).distance(before) < 8.0, "and back again");
        table.mouse_drag(MouseButton::Right, from, from + Vec2::Y * 150.0, 10);
        table.rests();
        let tilted = height(&mut table);
        assert!(
            tilted > high + 3.0,
            "it tilts towards the view from above: {high} {tilted}"
        );
        assert!(table.description()["selected"].is_null());
        assert_eq!(table.overlay(), Overlay::None);
    });
}

#[test]
fn the_wheel_comes_nearer_and_the_middle_button_moves_the_view() {
    on_screen(|mut table| {
        begins_stack(&mut table);
        let before = across(&mut table);
        table.mouse_to(Vec2::new(600.0, 360.0));
        table.wheel(3.0);
        table.rests();
        let near = across(&mut table);
        assert!(near.length() > before.length() * 1.2, "{before} {near}");
        let first = |table: &mut Headless| at(&list(table, "/dice")[0]);
        let there = first(&mut table);
        table.mouse_drag(
            MouseButton::Middle,
            Vec2::new(600.0, 360.0),
            Vec2::new(660.0, 380.0),
            10,
        );
        table.rests();
        let moved = first(&mut table) - there;
        assert!(
            moved.distance(Vec2::new(60.0, 20.0)) < 20.0,
            "the table goes with the mouse: {moved}"
        );
        table.wheel(-20.0);
        table.rests();
        assert!(across(&mut table).distance(before) < 8.0);
    });
}

/// The piles of a card game of a kind, of a seat if it has one.
fn piles(table: &mut Headless, kind: &str, seat: Option<u8>) -> Vec<Value> {
    let mut all = list(table, "/cards/piles");
    all.retain(|pile| pile["kind"] == kind && seat.is_none_or(|seat| pile["seat"] == seat));
    all
}

#[test]
fn a_turn_of_skip_bo_is_two_clicks_or_a_drag_and_the_right_button_lets_go() {
    on_screen(|mut table| {
        table.play("skip-bo", 1);
        waits_for_a_person(&mut table);
        let before = events(&table);
        let card = piles(&mut table, "hand", Some(0))[0].clone();
        table.click(at(&card));
        table.sees(&skip_bo::BUTTON_CHOOSE_PLACE);
        table.right_click(at(&card));
        table.sees(&skip_bo::BUTTON_CHOOSE_CARD);
        table.click(at(&card));
        let pile = piles(&mut table, "discard", Some(0))[1].clone();
        table.click(at(&pile));
        table.until("the discard", |seen| events(seen) > before);
        waits_for_a_person(&mut table);
        let before = events(&table);
        let card = piles(&mut table, "hand", Some(0))[1].clone();
        let pile = piles(&mut table, "discard", Some(0))[2].clone();
        table.mouse_drag(MouseButton::Left, at(&card), at(&pile), 10);
        table.until("the discard", |seen| events(seen) > before);
    });
}

#[test]
fn the_pointer_at_rest_on_a_pile_says_what_it_is() {
    on_screen(|mut table| {
        table.play("skip-bo", 1);
        waits_for_a_person(&mut table);
        let draw = piles(&mut table, "draw", None)[0].clone();
        table.mouse_to(at(&draw));
        table.frames(30);
        assert!(table.is_seen(&skip_bo::pile_draw(1_usize)));
        table.mouse_to(Vec2::new(640.0, 300.0));
        table.frames(10);
        assert!(!table.is_seen(&skip_bo::pile_draw(1_usize)));
    });
}

#[test]
fn the_die_of_skip_bo_mod_is_rolled_by_a_click_and_a_turn_is_played_by_two() {
    on_screen(|mut table| {
        table.play("skip-bo-mod", 1);
        table.sees(&skip_bo_mod::BUTTON_ROLL);
        let before = events(&table);
        table.click_on("hud.primary");
        table.until("the die is rolled", |seen| events(seen) > before);
        waits_for_a_person(&mut table);
        let before = events(&table);
        let card = piles(&mut table, "hand", Some(0))[0].clone();
        table.click(at(&card));
        let pile = piles(&mut table, "discard", Some(0))[0].clone();
        table.click(at(&pile));
        table.until("the discard", |seen| events(seen) > before);
    });
}

#[test]
fn a_turn_of_skip_bo_dice_is_a_click_on_a_die_and_one_on_a_bubble() {
    on_screen(|mut table| {
        table.play("skip-bo-dice", 1);
        table.sees(&skip_bo_dice::BUTTON_THROW);
        let before = events(&table);
        table.click_on("hud.primary");
        table.until("the throw", |seen| events(seen) > before);
        table.until("a choice", |seen| seen.is_enabled("hud.hint"));
        waits_for_a_person(&mut table);
        let (dice, next) = (list(&mut table, "/dice_game/dice"), list(&mut table, "/dice_game/next"));
        let mut pairs = dice.iter().flat_map(|die| next.iter().map(move |bubble| (die, bubble)));
        if let Some((die, bubble)) = pairs.find(|(die, bubble)| die["value"] == bubble["needs"]) {
            let before = events(&table);
            table.click(at(die));
            table.click(at(bubble));
            table.until("the bubble is filled", |seen| events(seen) > before);
            waits_for_a_person(&mut table);
        }
        let before = events(&table);
        table.click_on("hud.primary");
        table.until("the turn is over", |seen| events(seen) > before);
    });
}

#[test]
fn a_click_on_a_key_of_the_strip_does_what_the_key_does() {
    on_screen(|mut table| {
        table.play("skip-bo", 1);
        waits_for_a_person(&mut table);
        table.click_on("hud.log");
        table.until("the log", |seen| {
            let open = seen.description()["open"].take();
            open.as_array()
                .is_some_and(|open| open.iter().any(|open| open == "log"))
        });
        table.click_on("hud.log");
        table.until("no log", |seen| {
            seen.description()["open"].as_array().is_some_and(Vec::is_empty)
        });
    });
}

/// How far apart the first and the last die are in the window.
fn size(table: &mut Headless) -> f32 {
    table.rests();
    across(table).length()
}

#[test]
fn the_keys_come_nearer_too_and_keep_the_middle() {
    on_screen(|mut table| {
        begins_stack(&mut table);
        let before = size(&mut table);
        for a_second in [30.0, 240.0] {
            let frame = Duration::from_secs_f64(1.0 / a_second);
            table.change(|time: &mut TimeUpdateStrategy| *time = TimeUpdateStrategy::ManualDuration(frame));
            table.key(KeyCode::Equal);
            let near = size(&mut table);
            assert!((near / before - 1.32).abs() < 0.15, "a step is a step: {before} {near}");
            table.key(KeyCode::NumpadAdd);
            let nearer = size(&mut table);
            assert!(nearer > near * 1.2, "{near} {nearer}");
            // While a page is open the table stands still, and so does its view.
            table.key(KeyCode::Escape);
            table.shows(Overlay::Pause);
            table.key(KeyCode::Minus);
            table.key(KeyCode::Escape);
            table.shows(Overlay::None);
            let after = size(&mut table);
            assert!((after - nearer).abs() < 2.0, "{nearer} {after}");
            for _ in 0..2 {
                table.key(KeyCode::Minus);
            }
            let after = size(&mut table);
            assert!((after - before).abs() < 8.0, "{before} {after}");
        }
    });
}

#[test]
fn keys_move_an_enlarged_view_as_it_is_turned() {
    on_screen(|mut table| {
        begins_stack(&mut table);
        let place = |table: &mut Headless| at(&list(table, "/dice")[0]);
        let moves = |table: &mut Headless, key: KeyCode| {
            let before = place(table);
            table.key(key);
            table.rests();
            place(table) - before
        };
        assert!(
            moves(&mut table, KeyCode::F7).length() < 1.0,
            "the whole table is shown"
        );
        for _ in 0..3 {
            table.key(KeyCode::Equal);
        }
        table.rests();
        for quarter in 0..2 {
            for (there, back, is_so) in [
                (KeyCode::F7, KeyCode::F8, Vec2::X),
                (KeyCode::F9, KeyCode::F10, Vec2::Y),
            ] {
                let moved = moves(&mut table, there);
                let along = moved.dot(is_so);
                assert!(
                    along > 20.0,
                    "{quarter}: what is seen goes the other way: {there:?} {moved}"
                );
                assert!((moved - is_so * along).length() < along, "{there:?} {moved}");
                let again = moves(&mut table, back);
                assert!((moved + again).length() < 4.0, "{back:?} leads back: {moved} {again}");
            }
            // The view is turned, and the keys still move what is seen.
            for _ in 0..3 {
                table.key(KeyCode::KeyE);
            }
            table.rests();
        }
        // While a page is open the table stands still.
        let before = place(&mut table);
        table.key(KeyCode::Escape);
        table.shows(Overlay::Pause);
        table.key(KeyCode::F8);
        table.key(KeyCode::Escape);
        table.shows(Overlay::None);
        table.rests();
        let after = place(&mut table);
        assert!((after - before).length() < 2.0, "{before} {after}");
    });
}

#[test]
fn the_wheel_zooms_only_while_it_is_bound_to_that() {
    on_screen(|mut table| {
        begins_stack(&mut table);
        let before = size(&mut table);
        let slot = |intent| Slot {
            context: Context::Table,
            intent,
        };
        table.change(|bindings: &mut Bindings| {
            bindings.set(slot(NEARER), [Input::WheelDown]);
            bindings.set(slot(FARTHER), []);
            bindings.set(slot(FROM_ABOVE), [Input::WheelUp]);
        });
        table.mouse_to(Vec2::new(600.0, 360.0));
        table.wheel(3.0);
        let above = size(&mut table);
        assert!(above < before * 1.1, "it looks from above instead: {before} {above}");
        table.wheel(3.0);
        table.wheel(-3.0);
        let near = size(&mut table);
        assert!(near > before * 1.2, "the other way round: {before} {near}");
    });
}
