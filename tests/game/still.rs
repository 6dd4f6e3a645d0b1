//! A still picture costs nothing: without input or motion, no frames are drawn.

use std::time::Duration;

use crate::hands::{Game, rest};

/// How long a picture is observed.
const WATCHED: Duration = Duration::from_secs(10);
/// The most frames in this time.
const MOST_FRAMES: u32 = 3;
/// The longest time from the last change to stillness; more than the promised two seconds, as the machine may draw
/// slowly.
const LIMIT: Duration = Duration::from_secs(60);

/// Asserts that the picture comes to rest, and stays so.
fn is_still(game: &mut Game, what: &str) {
    game.wait_for_last_frame(what, LIMIT);
    let before = game.frames();
    rest(WATCHED);
    let drawn = game.frames() - before;
    assert!(drawn <= MOST_FRAMES, "{drawn} frames in {WATCHED:?} of {what}");
    game.look();
}

#[test]
fn nothing_is_drawn_at_the_title_in_the_set_up_and_with_the_rules_open() {
    let mut game = Game::start("still-menus", &["--mute", "--windowed", "640x360"]);
    game.wait_for("the title", LIMIT, |seen| seen.screen == "Title");
    is_still(&mut game, "the title");
    let before = game.frames();
    game.press("title.skip-bo-dice");
    game.wait_for("the set-up", LIMIT, |seen| seen.screen == "Setup");
    assert!(game.frames() > before, "a press wakes the program");
    is_still(&mut game, "the set-up");
    game.take_keyboard();
    game.key("F1");
    game.wait_for("the rules", LIMIT, |seen| seen.overlay == "Rules");
    is_still(&mut game, "the rules");
}

#[test]
fn nothing_is_drawn_while_a_person_thinks_about_a_turn_or_a_throw() {
    for (name, game, seats) in [
        ("still-cards", "skip-bo", "you,greedy"),
        ("still-throw", "skip-bo-dice", "you,greedy"),
        ("still-stack", "stack", "you,greedy"),
    ] {
        let arguments = [
            "play",
            game,
            "--seats",
            seats,
            "--seed",
            "11",
            "--mute",
            "--windowed",
            "640x360",
        ];
        let mut game = Game::start(name, &arguments);
        // The first decision in each is the person's: a card, a throw, a die.
        game.wait_for("the match", LIMIT, |seen| seen.screen == "Match");
        is_still(&mut game, name);
    }
}
