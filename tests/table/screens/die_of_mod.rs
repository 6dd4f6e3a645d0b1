//! What only the die of Skip-Bo MOD does, by mouse and by keys.

use bevy::math::Vec2;
use bevy::prelude::KeyCode;
use serde_json::Value;

use super::headless::{Headless, on_screen, place};

/// Begins a match with a die that shows the same face on every side, and waits for the roll.
fn with_die(table: &mut Headless, face: &str, seats: usize) {
    let printed = include_str!("../../../assets/boards/skip_bo_mod.toml");
    let line = |line: &str| {
        if line.starts_with("die = ") {
            format!("die = {:?}\n", [face; 6])
        } else {
            format!("{line}\n")
        }
    };
    let board: String = printed.lines().map(line).collect();
    let name = format!("tumbletop-{}-{}.toml", face.replace(' ', "-"), std::process::id());
    let path = std::env::temp_dir().join(name);
    std::fs::write(&path, board).expect("a board file");
    let path = path.to_str().expect("a name");
    table.play_at("skip-bo-mod", (1, seats), &[("board", path), ("first", "1")]);
    waits_for(table, "a roll", |cards| cards["roll"] == true);
}

/// Waits until the table is still and the cards are so.
fn waits_for(table: &mut Headless, what: &str, so: impl Fn(&Value) -> bool) {
    table.until_thought(what, |seen| {
        let seen = seen.description();
        seen["overlay"] == "None" && seen["still"] == true && so(&seen["cards"])
    });
    // The view of the table glides to the place where the cards have room.
    table.rests();
}

fn waits_for_the_die(table: &mut Headless) {
    waits_for(table, "a die to use", |cards| {
        cards["ready"] == true && cards["die"] == true
    });
}

/// A pile, or a card of a hand.
fn pile(table: &mut Headless, kind: &str, seat: u8, number: u8) -> Value {
    let cards = table.description()["cards"].take();
    let is_it = |pile: &&Value| pile["kind"] == kind && pile["seat"] == seat && pile["number"] == number;
    let piles = cards["piles"].as_array();
    piles
        .and_then(|piles| piles.iter().find(is_it))
        .cloned()
        .unwrap_or_default()
}

fn count(table: &mut Headless, kind: &str, seat: u8, number: u8) -> u64 {
    pile(table, kind, seat, number)["count"].as_u64().unwrap_or(0)
}

fn click_at(table: &mut Headless, kind: &str, seat: u8, number: u8) {
    let at = place(&pile(table, kind, seat, number)).expect("it lies on the table");
    table.click(at);
}

/// Clicks the middle of the die's tray.
fn click_the_tray(table: &mut Headless) {
    let tray = table.description()["cards"]["tray"].take();
    let [x, y] = [0, 1].map(|axis| tray[axis].as_f64().expect("there is a tray") as f32);
    table.click(Vec2::new(x, y));
}

#[test]
fn the_die_discards_besides_by_mouse_and_by_keys_m_9() {
    on_screen(|mut table| {
        with_die(&mut table, "discard 2", 2);
        click_the_tray(&mut table);
        waits_for_the_die(&mut table);
        click_the_tray(&mut table);
        click_at(&mut table, "hand", 0, 0);
        click_at(&mut table, "discard", 0, 0);
        waits_for(&mut table, "the turn to go on", |cards| cards["ready"] == true);
        assert_eq!(count(&mut table, "discard", 0, 0), 1);
        for key in [KeyCode::KeyD, KeyCode::Digit2, KeyCode::KeyW] {
            table.key(key);
        }
        waits_for(&mut table, "the die to be used up", |cards| {
            cards["ready"] == true && cards["die"] == false
        });
        assert_eq!(count(&mut table, "discard", 0, 1), 1);
        for key in [KeyCode::Digit3, KeyCode::KeyE] {
            table.key(key);
        }
        table.until_thought("the turn to end", |seen| count(seen, "discard", 0, 2) == 1);
    });
}

#[test]
fn the_die_makes_an_opponent_draw_by_mouse_and_by_keys_m_10() {
    on_screen(|mut table| {
        with_die(&mut table, "opponent draws 1", 4);
        click_the_tray(&mut table);
        waits_for_the_die(&mut table);
        let before = count(&mut table, "stock", 2, 0);
        click_the_tray(&mut table);
        click_at(&mut table, "stock", 2, 0);
        table.until("the stock to grow", |seen| count(seen, "stock", 2, 0) == before + 1);
        for key in [KeyCode::Digit1, KeyCode::KeyQ] {
            table.key(key);
        }
        waits_for(&mut table, "a roll", |cards| cards["roll"] == true);
        table.key(KeyCode::Space);
        waits_for_the_die(&mut table);
        let before = count(&mut table, "stock", 3, 0);
        // The third of three opponents.
        for key in [KeyCode::KeyD, KeyCode::Digit3] {
            table.key(key);
        }
        table.until("the stock to grow", |seen| count(seen, "stock", 3, 0) == before + 1);
    });
}
