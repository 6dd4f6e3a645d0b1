//! Fingers at the tables: each game is played by taps, drags and flicks alone, and two fingers move the table.

use bevy::input::touch::TouchPhase::{Canceled, Ended, Moved, Started};
use bevy::math::Vec2;
use messages::texts::{hand_over, skip_bo, skip_bo_dice, skip_bo_mod, stack};
use serde_json::Value;
use window_kit::window::state::Overlay;

use super::headless::{Headless, events, on_screen, place};

/// Waits until the table is still and waits for a person.
fn waits_for_a_person(table: &mut Headless) {
    table.until("a person is due", |seen| {
        let seen = seen.description();
        seen["still"] == true && !seen["person_due"].is_null()
    });
    // The view of the table glides to the place where the cards have room.
    table.frames(40);
}

/// Everything of a list of the description.
fn list(table: &mut Headless, path: &str) -> Vec<Value> {
    let described = table.description();
    described
        .pointer(path)
        .and_then(Value::as_array)
        .cloned()
        .unwrap_or_default()
}

/// The dice of Stack, and what they are.
fn dice(table: &mut Headless) -> Vec<Value> {
    list(table, "/dice")
}

/// A die of seat 0 that lies loose, and a die of another seat that it can be put on, if there are any.
fn fitting(table: &mut Headless) -> Option<(Value, Value)> {
    let dice = dice(table);
    let mut own = dice.iter().filter(|die| die["owner"] == 0 && die["stack"].is_null());
    own.find_map(|own| {
        let fits = |other: &&Value| other["owner"] != 0 && other["face"] == own["face"] && other["open"] == true;
        Some((own.clone(), dice.iter().find(fits)?.clone()))
    })
}

/// Begins a match of Stack with a throw of all dice, all by fingers.
fn begins_stack(table: &mut Headless) {
    table.play("stack", 1);
    table.sees(&stack::BUTTON_THROW_ALL);
    table.tap_on("hud.primary");
    waits_for_a_person(table);
    table.sees(&stack::BUTTON_CHOOSE);
    table.until("the dice lie", |seen| dice(seen).len() > 20);
    table.rests();
}

fn at(described: &Value) -> Vec2 {
    place(described).expect("it has a place in the window")
}

#[test]
fn a_turn_of_stack_is_two_taps() {
    on_screen(|mut table| {
        begins_stack(&mut table);
        let (own, other) = fitting(&mut table).expect("two dice that fit");
        let before = events(&table);
        table.tap(at(&own));
        assert_eq!(table.description()["selected"], own["id"], "the tap chooses");
        table.quick_tap(at(&other));
        table.until("it is placed", |seen| events(seen) > before);
    });
}

#[test]
fn a_tap_on_the_felt_lets_a_die_go_and_a_cancelled_touch_does_nothing() {
    on_screen(|mut table| {
        begins_stack(&mut table);
        let (own, _) = fitting(&mut table).expect("two dice that fit");
        table.touch(Started, 1, at(&own));
        table.frames(3);
        table.touch(Canceled, 1, at(&own));
        table.frames(3);
        assert!(table.description()["selected"].is_null(), "it was cancelled");
        table.tap(at(&own));
        assert_eq!(table.description()["selected"], own["id"]);
        table.tap(at(&own));
        assert!(table.description()["selected"].is_null());
    });
}

#[test]
fn a_second_finger_puts_back_what_the_first_carries() {
    on_screen(|mut table| {
        begins_stack(&mut table);
        let (own, other) = fitting(&mut table).expect("two dice that fit");
        let before = events(&table);
        let to = at(&other);
        table.touch(Started, 1, at(&own));
        table.frames(1);
        for step in 1..=5 {
            table.touch(Moved, 1, at(&own).lerp(to, step as f32 / 5.0));
            table.frames(1);
        }
        assert_eq!(table.description()["selected"], own["id"], "it is carried");
        table.touch(Started, 2, to + Vec2::splat(60.0));
        table.frames(2);
        assert!(table.description()["selected"].is_null(), "it is put back");
        table.touch(Ended, 1, to);
        table.touch(Ended, 2, to);
        table.frames(20);
        assert_eq!(events(&table), before);
    });
}

#[test]
fn a_die_is_dragged_to_its_place_by_a_finger() {
    on_screen(|mut table| {
        begins_stack(&mut table);
        let (own, other) = fitting(&mut table).expect("two dice that fit");
        let before = events(&table);
        table.touch(Started, 1, at(&own));
        table.frames(1);
        for step in 1..=10 {
            table.touch(Moved, 1, at(&own).lerp(at(&other), step as f32 / 10.0));
            table.frames(1);
        }
        // It rests over the target: a drop, and no flick.
        table.frames(12);
        table.touch(Ended, 1, at(&other));
        table.until("it is placed", |seen| events(seen) > before);
    });
}

#[test]
fn a_long_press_on_a_die_tells_its_rule_and_chooses_nothing() {
    on_screen(|mut table| {
        begins_stack(&mut table);
        let (own, _) = fitting(&mut table).expect("two dice that fit");
        table.touch(Started, 1, at(&own));
        table.frames(35);
        assert!(table.has_text("S-4"), "the rule is there");
        table.touch(Ended, 1, at(&own));
        table.rests();
        assert!(table.has_text("S-4"), "it stays");
        assert!(table.fits_its_plate("S-4"));
        assert!(table.description()["selected"].is_null());
        table.tap(at(&own));
        assert!(!table.has_text("S-4"));
        assert_eq!(table.description()["selected"], own["id"], "the next tap is a tap");
    });
}

#[test]
fn two_fingers_turn_and_zoom_the_table() {
    on_screen(|mut table| {
        begins_stack(&mut table);
        let ends = |table: &mut Headless| {
            let dice = dice(table);
            let (first, last) = (dice.first().expect("dice"), dice.last().expect("dice"));
            at(last) - at(first)
        };
        let before = ends(&mut table);
        let middle = Vec2::new(500.0, 350.0);
        table.touch(Started, 1, middle - Vec2::X * 60.0);
        table.touch(Started, 2, middle + Vec2::X * 60.0);
        table.frames(2);
        for step in 1..=10 {
            let apart = Vec2::X * (60.0 + 8.0 * step as f32);
            table.touch(Moved, 1, middle - apart);
            table.touch(Moved, 2, middle + apart);
            table.frames(1);
        }
        table.frames(2);
        let near = ends(&mut table);
        assert!(near.length() > before.length() * 1.6, "{before} {near}");
        for step in 1..=10 {
            let apart = Vec2::from_angle(0.1 * step as f32) * 140.0;
            table.touch(Moved, 1, middle - apart);
            table.touch(Moved, 2, middle + apart);
            table.frames(1);
        }
        table.frames(2);
        let turned = near.angle_to(ends(&mut table));
        assert!((0.5..1.3).contains(&turned), "clockwise, as the fingers: {turned}");
        table.touch(Ended, 1, middle);
        table.touch(Ended, 2, middle);
        table.frames(5);
        assert!(table.description()["selected"].is_null(), "no finger has tapped");
    });
}

/// Chooses the first own die that fits nowhere, if the rules let it be rolled, and flicks it.
#[test]
fn a_flick_throws_the_chosen_die() {
    on_screen(|mut table| {
        begins_stack(&mut table);
        // Dice that fit are placed until none does.
        for _ in 0..30 {
            let Some((own, other)) = fitting(&mut table) else { break };
            let before = events(&table);
            table.tap(at(&own));
            table.tap(at(&other));
            table.until("it is placed", |seen| {
                events(seen) > before || seen.overlay() != Overlay::None
            });
            table.until_thought("the others have played", |seen| {
                let seen = seen.description();
                seen["still"] == true && !seen["person_due"].is_null()
            });
            table.frames(30);
        }
        let own = dice(&mut table)
            .into_iter()
            .find(|die| die["owner"] == 0 && die["stack"].is_null())
            .expect("a loose die");
        let before = events(&table);
        table.tap(at(&own));
        assert_eq!(table.description()["selected"], own["id"]);
        let from = Vec2::new(500.0, 500.0);
        table.drag(from, from - Vec2::Y * 250.0, 5);
        table.until("it is rolled", |seen| events(seen) > before);
    });
}

/// The piles of a card game of a kind, of a seat if it has one.
fn piles(table: &mut Headless, kind: &str, seat: Option<u8>) -> Vec<Value> {
    let all = list(table, "/cards/piles");
    all.into_iter()
        .filter(|pile| pile["kind"] == kind && seat.is_none_or(|seat| pile["seat"] == seat))
        .collect()
}

#[test]
fn a_turn_of_skip_bo_is_two_taps() {
    on_screen(|mut table| {
        table.play("skip-bo", 1);
        waits_for_a_person(&mut table);
        table.sees(&skip_bo::BUTTON_CHOOSE_CARD);
        let before = events(&table);
        let card = piles(&mut table, "hand", Some(0))[0].clone();
        table.tap(at(&card));
        table.sees(&skip_bo::BUTTON_CHOOSE_PLACE);
        let pile = piles(&mut table, "discard", Some(0))[1].clone();
        table.tap(at(&pile));
        table.until("the discard", |seen| events(seen) > before);
    });
}

#[test]
fn a_card_is_dragged_to_a_pile_by_a_finger() {
    on_screen(|mut table| {
        table.play("skip-bo", 1);
        waits_for_a_person(&mut table);
        let before = events(&table);
        let card = piles(&mut table, "hand", Some(0))[2].clone();
        let pile = piles(&mut table, "discard", Some(0))[0].clone();
        table.drag(at(&card), at(&pile), 8);
        table.until("the discard", |seen| events(seen) > before);
    });
}

#[test]
fn a_long_press_on_a_pile_says_what_it_is_until_the_next_tap() {
    on_screen(|mut table| {
        table.play("skip-bo", 1);
        waits_for_a_person(&mut table);
        let draw = piles(&mut table, "draw", None)[0].clone();
        let said = skip_bo::pile_draw(1_usize);
        table.touch(Started, 1, at(&draw));
        table.frames(20);
        assert!(!table.is_seen(&said), "a finger that may still tap asks for nothing");
        table.frames(15);
        assert!(table.is_seen(&said));
        table.touch(Ended, 1, at(&draw));
        table.frames(50);
        assert!(table.is_seen(&said), "it stays");
        table.tap(Vec2::new(640.0, 300.0));
        table.frames(5);
        assert!(!table.is_seen(&said));
    });
}

#[test]
fn the_die_of_skip_bo_mod_is_flicked_and_a_turn_is_played_by_taps() {
    on_screen(|mut table| {
        table.play("skip-bo-mod", 1);
        table.sees(&skip_bo_mod::BUTTON_ROLL);
        let tray = table.description()["cards"]["tray"].clone();
        let tray = Vec2::new(tray[0].as_f64().expect("x") as f32, tray[1].as_f64().expect("y") as f32);
        let before = events(&table);
        table.drag(tray, tray + Vec2::new(20.0, -60.0), 5);
        table.until("the die is rolled", |seen| events(seen) > before);
        waits_for_a_person(&mut table);
        table.frames(30);
        let before = events(&table);
        let card = piles(&mut table, "hand", Some(0))[0].clone();
        table.tap(at(&card));
        let pile = piles(&mut table, "discard", Some(0))[0].clone();
        table.tap(at(&pile));
        table.until("the discard", |seen| events(seen) > before);
    });
}

#[test]
fn a_turn_of_skip_bo_dice_is_a_swing_and_taps() {
    on_screen(|mut table| {
        table.play("skip-bo-dice", 1);
        table.sees(&skip_bo_dice::BUTTON_THROW);
        let tray = table.description()["dice_game"]["tray"].clone();
        let tray = Vec2::new(tray[0].as_f64().expect("x") as f32, tray[1].as_f64().expect("y") as f32);
        let before = events(&table);
        table.drag(tray - Vec2::X * 60.0, tray + Vec2::X * 60.0, 5);
        table.until("the throw", |seen| events(seen) > before);
        table.until("a choice", |seen| seen.is_enabled("hud.hint"));
        waits_for_a_person(&mut table);
        table.frames(30);
        let filled = |table: &mut Headless| table.description()["dice_game"]["filled"][0].as_u64();
        let before = filled(&mut table);
        // Any die that shows what a pile needs.
        let (dice, next) = (list(&mut table, "/dice_game/dice"), list(&mut table, "/dice_game/next"));
        let fits = |die: &Value, bubble: &Value| die["value"] == bubble["needs"] || die["value"] == 11;
        let mut pairs = dice.iter().flat_map(|die| next.iter().map(move |bubble| (die, bubble)));
        let found = pairs.find(|(die, bubble)| fits(die, bubble));
        if let Some((die, bubble)) = found {
            table.tap(at(die));
            table.tap(at(bubble));
            table.until("the bubble is filled", |seen| filled(seen) > before);
        }
        // The large button ends the turn, also if no die fits.
        let before = events(&table);
        waits_for_a_person(&mut table);
        table.tap_on("hud.primary");
        table.until("the turn is over", |seen| events(seen) > before);
    });
}

#[test]
fn the_table_is_handed_over_by_a_tap() {
    on_screen(|mut table| {
        table.play_unseen("skip-bo", 2);
        table.shows(Overlay::HandOver);
        table.sees(&hand_over::HIDDEN);
        table.tap_on("hand-over.arrive");
        table.shows(Overlay::None);
        waits_for_a_person(&mut table);
    });
}
