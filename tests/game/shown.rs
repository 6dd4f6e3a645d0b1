//! Messages stay long enough to be read, also after a long rest.

use std::time::Duration;

use crate::hands::{Game, Seen, rest};

/// Drawing is slow without a graphics card.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long the table stays still: longer than any message is shown.
const REST: Duration = Duration::from_secs(12);
/// The least time that a message must stay.
const READ: Duration = Duration::from_millis(2_500);
/// How long to wait for a decision before the next throw is made.
const DECISION: Duration = Duration::from_millis(500);
const HINT: [&str; 2] = ["hud-hint", "hud-hint-because"];

/// A match in which the first decision is mine.
fn match_of(name: &str, game: &str) -> Game {
    let arguments = [
        "play",
        game,
        "--seats",
        "you,greedy",
        "--seed",
        "11",
        "--mute",
        "--windowed",
        "640x360",
    ];
    let mut game = Game::start(name, &arguments);
    game.wait_for("the match", PATIENCE, |seen| seen.screen == "Match");
    game.take_keyboard();
    game
}

/// Makes all throws until a decision is mine.
fn comes_to_my_decision(game: &mut Game) {
    for _ in 0..20 {
        let is_mine = |seen: &Seen| seen.my_turn() && seen.phase == "Deciding";
        if game.look_for(DECISION, is_mine).is_some() {
            return;
        }
        game.key("space");
    }
    panic!("no decision is mine: {:#?}", game.look());
}

#[test]
fn a_hint_stays_readable_after_a_long_rest_and_lights_nothing_afterwards() {
    for name in ["skip-bo", "skip-bo-mod", "skip-bo-dice", "stack"] {
        let mut game = match_of(&format!("rest-{name}"), name);
        comes_to_my_decision(&mut game);
        rest(REST);
        game.key("h");
        let what = format!("the hint at {name}");
        let told = |seen: &Seen| seen.says(&HINT) && seen.open.contains(&"hint".into());
        game.wait_for(&what, Duration::from_secs(20), told);
        game.stays(&what, READ, told);
        let gone = |seen: &Seen| !seen.says(&HINT) && !seen.open.contains(&"hint".into());
        game.wait_for("the hint to go", Duration::from_secs(20), gone);
    }
}

#[test]
fn a_remark_stays_readable_after_a_long_rest() {
    let mut game = match_of("rest-undo", "skip-bo");
    comes_to_my_decision(&mut game);
    rest(REST);
    game.key("u");
    let told = |seen: &Seen| seen.says(&["skip-bo-told-nothing-to-take-back"]);
    game.wait_for("that nothing can be taken back", Duration::from_secs(3), told);
    game.stays("the remark", READ, told);
}
