//! Every menu that opens over the screen, in a real window and in a person's rhythm: presses of 60 to 500
//! milliseconds, and a pointer that rests where it clicked. One press is one action.

use std::time::Duration;

use crate::hands::{Game, Seen, SeenButton, rest};

/// Drawing is slow without a graphics card.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long the pointer rests after an action: an action repeated in each frame shows up in this time.
const RESTS: Duration = Duration::from_millis(700);
/// How long the result of an action is watched after that.
const WATCHED: Duration = Duration::from_millis(600);
/// The time from one letter to the next of a person who searches for the keys.
const BETWEEN_LETTERS: Duration = Duration::from_millis(900);

/// The value of this element.
fn value(seen: &Seen, name: &str) -> Option<String> {
    let button = seen.buttons.iter().find(|button| button.is(name))?;
    Some(button.value.clone())
}

/// Clicks the element with the button down for `held` milliseconds, and rests there. A star in the name is a wildcard.
fn click(game: &mut Game, name: &str, held: u64) {
    let is_it = |button: &&SeenButton| match name.split_once('*') {
        Some((begins, ends)) => button.name.starts_with(begins) && button.name.ends_with(ends),
        None => button.is(name),
    };
    let seen = game.wait_for(&format!("{name} on the screen"), PATIENCE, |seen| {
        seen.buttons.iter().any(|button| is_it(&button))
    });
    let button = seen.buttons.iter().find(is_it).expect("just seen");
    game.click_for(button.x, button.y, held);
    rest(RESTS);
}

/// Asserts that this overlay is open, and stays so.
fn is_open(game: &mut Game, overlay: &str) -> Seen {
    game.wait_for(&format!("{overlay} to be open"), PATIENCE, |seen| {
        seen.overlay == overlay
    });
    game.stays(overlay, RESTS / 2, |seen| seen.overlay == overlay);
    game.look()
}

/// Opens an overlay by a click: it has focus, Tab moves the focus, and Escape returns to the screen before.
fn goes_by_keys(game: &mut Game, from: &str, entry: &str, overlay: &str, held: u64) {
    click(game, entry, held);
    let seen = is_open(game, overlay);
    assert!(!seen.focus.is_empty(), "{overlay} has focus when it opens");
    for _ in 0..2 {
        game.key_for("Tab", held);
        game.wait_for("focus after Tab", PATIENCE, |seen| !seen.focus.is_empty());
    }
    game.key_for("Escape", held);
    is_open(game, from);
}

#[test]
fn in_the_menus_of_the_title_one_press_is_one_action() {
    let mut game = Game::start("overlays-title", &["--mute", "--windowed", "1280x720"]);
    game.wait_for("the title", PATIENCE * 2, |seen| seen.screen == "Title");
    game.take_keyboard();
    for (entry, overlay, held) in [
        ("title.Settings", "Settings", 60),
        ("title.Rules", "Rules", 120),
        ("title.Credits", "Credits", 250),
        ("title.together", "Together", 90),
        ("title.players", "People", 500),
        ("title.dice", "Dice", 180),
    ] {
        goes_by_keys(&mut game, "None", entry, overlay, held);
    }
    click(&mut game, "title.players", 90);
    goes_by_keys(&mut game, "People", "people.statistics", "Statistics", 200);
    // A name is typed, one letter a second and then fast.
    click(&mut game, "people.new", 130);
    click(&mut game, "people.name", 90);
    for letter in ["w", "i"] {
        game.key_for(letter, 90);
        rest(BETWEEN_LETTERS);
    }
    game.type_fast("lly", 60);
    game.wait_for("the whole name", PATIENCE, |seen| {
        value(seen, "people.name").as_deref() == Some("willy")
    });
    // Escape cancels the name first, and then closes the page.
    game.key_for("Escape", 90);
    game.wait_for("the list", PATIENCE, |seen| value(seen, "people.name").is_none());
    is_open(&mut game, "People");
    game.key_for("Escape", 90);
    is_open(&mut game, "None");

    // Switches: each click flips a switch once, and it stays.
    click(&mut game, "title.Settings", 120);
    click(&mut game, "settings.search", 120);
    game.type_fast("contrast", 30);
    game.wait_for("the whole word", PATIENCE, |seen| {
        value(seen, "settings.search").as_deref() == Some("contrast")
    });
    for held in [60, 500, 160] {
        let seen = game.wait_for("the switch", PATIENCE, |seen| {
            value(seen, "settings.contrast").is_some()
        });
        let was = value(&seen, "settings.contrast").expect("just seen");
        click(&mut game, "settings.contrast", held);
        let other = if was == "on" { "off" } else { "on" };
        game.stays("the switch", WATCHED, |seen| {
            value(seen, "settings.contrast").as_deref() == Some(other)
        });
    }
    game.key_for("Escape", 90);
    is_open(&mut game, "None");

    click(&mut game, "title.Rules", 90);
    click(&mut game, "rules.search", 90);
    game.type_fast("wild", 200);
    game.wait_for("the whole word", PATIENCE, |seen| {
        value(seen, "rules.search").as_deref() == Some("wild")
    });
}

#[test]
fn in_the_menus_of_a_match_one_press_is_one_action() {
    let arguments = [
        "play",
        "skip-bo",
        "--seats",
        "you,greedy",
        "--seed",
        "11",
        "--mute",
        "--windowed",
        "1280x720",
    ];
    let mut game = Game::start("overlays-match", &arguments);
    game.wait_for("the match", PATIENCE * 2, |seen| seen.screen == "Match");
    game.take_keyboard();
    game.key_for("Escape", 90);
    is_open(&mut game, "Pause");
    for (entry, overlay, held) in [
        ("pause.Players", "Players", 60),
        ("pause.Settings", "Settings", 300),
        ("pause.Rules", "Rules", 120),
    ] {
        goes_by_keys(&mut game, "Pause", entry, overlay, held);
    }
    // The computer takes over the seat once, and the person takes it back once.
    click(&mut game, "pause.Players", 90);
    is_open(&mut game, "Players");
    for held in [60, 400] {
        let said = |seen: &Seen| {
            let button = seen.buttons.iter().find(|button| button.is("players.change.0"));
            button.expect("a button").says.clone()
        };
        let before = said(&game.look());
        click(&mut game, "players.change.0", held);
        let after = said(&game.look());
        assert_ne!(after, before, "the seat has changed");
        game.stays("the player of the seat", WATCHED, |seen| said(seen) == after);
    }
    game.key_for("Escape", 90);
    // The first question reacts to its keys, and a no leaves the match running.
    click(&mut game, "pause.leave", 90);
    is_open(&mut game, "Confirm");
    game.key_for("Escape", 120);
    is_open(&mut game, "Pause");
    click(&mut game, "pause.leave", 200);
    is_open(&mut game, "Confirm");
    click(&mut game, "confirm.no", 90);
    is_open(&mut game, "Pause");
    click(&mut game, "pause.leave", 60);
    click(&mut game, "confirm.yes", 120);
    game.wait_for("the title", PATIENCE, |seen| seen.screen == "Title");

    // The match is saved: it gets a name letter by letter, and one click copies it once.
    click(&mut game, "title.matches", 90);
    is_open(&mut game, "Matches");
    click(&mut game, "matches.*.rename", 300);
    game.wait_for("the field", PATIENCE, |seen| seen.focus == "matches.name");
    for letter in ["w", "i"] {
        game.key_for(letter, 90);
        rest(BETWEEN_LETTERS);
    }
    game.type_fast("lly", 40);
    game.wait_for("the whole name", PATIENCE, |seen| {
        value(seen, "matches.name").as_deref() == Some("willy")
    });
    game.key_for("Return", 200);
    game.wait_for("the end of naming", PATIENCE, |seen| {
        value(seen, "matches.name").is_none()
    });
    click(&mut game, "matches.*.export", 60);
    let copies = std::fs::read_dir(game.documents()).expect("the documents").count();
    assert_eq!(copies, 1, "one click is one copy");
}

#[test]
fn a_tap_of_space_throws_once_and_a_greyed_button_leaves_the_keys_to_the_table() {
    let arguments = [
        "play",
        "stack",
        "--seats",
        "you,greedy",
        "--seed",
        "7",
        "--mute",
        "--windowed",
        "1280x720",
    ];
    let mut game = Game::start("overlays-tap", &arguments);
    game.press("stack-button-throw-all");
    game.take_keyboard();
    // Whatever is shown until it is my turn, a click on the large button leaves the keys to the table.
    game.wait_for("my turn", PATIENCE * 3, |seen| seen.my_turn());
    click(&mut game, "hud.primary", 90);
    assert_eq!(game.look().focus, "");
    let seen = game.look();
    let mine = seen
        .dice
        .iter()
        .find(|die| die.owner == 0 && die.stack.is_none())
        .expect("a die");
    game.click(mine.x, mine.y);
    game.key_for("r", 60);
    let before = game.look().events;
    game.tap("space");
    game.wait_for("a throw", PATIENCE, |seen| seen.events > before);
}
