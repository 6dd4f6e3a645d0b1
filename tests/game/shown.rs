//! Messages stay long enough to be read, also after a long rest; and Escape closes what was opened last.

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

/// The keys that open something at a card table.
const KEYS: [(&str, &str); 5] = [
    ("pile", "Right"),
    ("log", "l"),
    ("hint", "h"),
    ("held", "1"),
    ("focus", "Tab"),
];

#[test]
fn escape_closes_what_was_opened_last_and_opens_the_menu_only_when_nothing_is() {
    let mut game = match_of("escape", "skip-bo");
    comes_to_my_decision(&mut game);
    let opens = |game: &mut Game, (what, key): (&str, &str)| {
        game.key(key);
        let is_open = |seen: &Seen| seen.open.last().is_some_and(|last| last == what);
        game.wait_for(&format!("{what} to open by {key}"), PATIENCE, is_open)
    };
    // A hint that disappears by itself while the others are closed would hide the effect of Escape.
    let escape = |game: &mut Game, before: &Seen| {
        game.key("Escape");
        let fewer = |seen: &Seen| seen.open.len() < before.open.len();
        let seen = game.wait_for("Escape to close something", PATIENCE, fewer);
        assert_eq!(seen.overlay, "None", "{:?}", before.open);
        assert_eq!(seen.open, before.open[..seen.open.len()], "the last goes first");
        seen
    };
    for first in KEYS {
        for second in KEYS {
            // With the focus on a button, the table does not react to its keys.
            if first.0 == second.0 || first.0 == "focus" && !["log", "hint"].contains(&second.0) {
                continue;
            }
            opens(&mut game, first);
            let mut seen = opens(&mut game, second);
            while !seen.open.is_empty() {
                seen = escape(&mut game, &seen);
            }
        }
    }
    game.key("Escape");
    game.wait_for("the menu", PATIENCE, |seen| seen.overlay == "Pause");
    game.key("Escape");
    game.wait_for("the table", PATIENCE, |seen| seen.overlay == "None");
}

#[test]
fn from_a_moment_of_the_review_escape_leads_to_its_list_and_then_to_the_result() {
    let arguments = [
        "play",
        "skip-bo",
        "--seats",
        "greedy,random",
        "--seed",
        "3",
        "--set",
        "stock=5",
        "--mute",
        "--windowed",
        "640x360",
        "--speed",
        "16",
    ];
    let mut game = Game::start("look-back", &arguments);
    game.take_keyboard();
    // The sheet of a round closes by itself if no person plays: a late key would leave the result.
    game.wait_for("the result", Duration::from_secs(300), |seen| seen.screen == "Results");
    game.press("results.review");
    let moment = |seen: &Seen| {
        let mut names = seen.buttons.iter().map(|button| button.name.clone());
        names.find(|name| name.starts_with("review.show."))
    };
    let seen = game.wait_for("a moment", Duration::from_secs(120), |seen| moment(seen).is_some());
    game.press(&moment(&seen).expect("just seen"));
    game.wait_for("the moment", PATIENCE, |seen| {
        seen.replay.is_some() && seen.screen == "Match"
    });
    game.key("Escape");
    game.wait_for("the list", PATIENCE, |seen| {
        seen.screen == "Results" && seen.overlay == "Review" && moment(seen).is_some()
    });
    game.key("Escape");
    game.wait_for("the result", PATIENCE, |seen| {
        seen.screen == "Results" && seen.overlay == "None"
    });
}
