//! A whole match of Skip-Bo Dice in the window by mouse, and free re-rolls.

use std::time::{Duration, Instant};

use crate::hands::{Game, Seen, SeenBubble, SeenDiceGame, SeenValue};

/// The whole match, at the pace of a slow machine.
const MATCH: Duration = Duration::from_secs(900);
/// An action shows its result within this time.
const SHOWN: Duration = Duration::from_secs(6);
/// The value of a Skip-Bo on a die.
const SKIP_BO: u8 = 11;

/// Starts a match of two on a board of three piles of three bubbles.
fn start(name: &str) -> Game {
    let set = concat!("board=", env!("CARGO_MANIFEST_DIR"), "/tests/boards/short.toml");
    Game::start(
        name,
        &[
            "play",
            "skip-bo-dice",
            "--seats",
            "you,greedy",
            "--seed",
            "11",
            "--set",
            set,
            "--set",
            "first=1",
            "--windowed",
            "640x360",
            "--mute",
            "--speed",
            "16",
        ],
    )
}

/// A die that fits the next bubble of a pile, numbers before Skip-Bos.
pub fn a_fill(seen: &SeenDiceGame) -> Option<(SeenValue, SeenBubble)> {
    let fits = |wild: bool| {
        seen.dice.iter().find_map(|die| {
            let bubble = seen
                .next
                .iter()
                .find(|bubble| (die.value == SKIP_BO) == wild && (wild || die.value == bubble.needs))?;
            Some((*die, *bubble))
        })
    };
    fits(false).or_else(|| fits(true))
}

/// The key for a value.
pub fn key_of(value: u8) -> String {
    match value {
        SKIP_BO => "s".into(),
        10 => "0".into(),
        number => number.to_string(),
    }
}

/// Whether all targets for the pointer are in the window. At this speed a whole throw passes between two frames, and
/// dice are drawn in place one frame after their description.
fn all_in_sight(seen: &SeenDiceGame) -> bool {
    let dice = seen.dice.iter().map(|die| (die.x, die.y));
    let bubbles = seen.next.iter().map(|bubble| (bubble.x, bubble.y));
    dice.chain(bubbles)
        .all(|(x, y)| (0..640).contains(&x) && (0..360).contains(&y))
}

/// Waits until the last action shows a result.
fn see_it_done(game: &mut Game, before: &Seen) {
    let due = |seen: &Seen| seen.dice_game.as_ref().map(|game| game.due.clone());
    game.look_for(SHOWN, |now| {
        now.events > before.events || now.overlay != "None" || due(now) != due(before)
    });
}

/// Whether the match is over.
fn is_over(seen: &Seen) -> bool {
    seen.overlay == "RoundScore" || seen.screen == "Results"
}

/// The match, if a decision of mine is due in it and all targets are in the window.
fn my_decision(seen: &Seen) -> Option<&SeenDiceGame> {
    let dice = seen.dice_game.as_ref()?;
    let mine = seen.person_due == Some(0) || dice.due == "Throw";
    (seen.still && seen.overlay == "None" && mine && all_in_sight(dice)).then_some(dice)
}

/// Plays to the score sheet; `act` makes the decision that is due. Returns the names of all decisions that were due.
fn play(game: &mut Game, mut act: impl FnMut(&mut Game, &Seen, &SeenDiceGame)) -> Vec<String> {
    let began = Instant::now();
    let mut done: Vec<String> = Vec::new();
    loop {
        assert!(began.elapsed() < MATCH, "the match takes too long");
        let left = MATCH.saturating_sub(began.elapsed());
        let seen = game.wait_for("a decision of mine or the end", left, |seen| {
            is_over(seen) || my_decision(seen).is_some()
        });
        let Some(dice) = my_decision(&seen).filter(|_| !is_over(&seen)) else {
            return done;
        };
        println!(
            "{:?}: {} things happened, {} is due",
            began.elapsed(),
            seen.events,
            dice.due
        );
        done.push(dice.due.clone());
        act(game, &seen, dice);
        see_it_done(game, &seen);
    }
}

/// Closes the score sheet and waits for the result after the last turn.
fn go_to_the_result(game: &mut Game) {
    game.wait_for("the score sheet", SHOWN * 10, |seen| seen.overlay == "RoundScore");
    // If frames are as slow as without a graphics card, a key can come before the sheet reacts to keys.
    for _ in 0..10 {
        game.key("Return");
        if game.look_for(SHOWN, |seen| seen.overlay != "RoundScore").is_some() {
            break;
        }
    }
    let end = game.wait_for("the result", SHOWN * 10, |seen| seen.screen == "Results");
    let filled = end.dice_game.map(|game| game.filled).unwrap_or_default();
    assert!(filled.contains(&9), "somebody filled the board: {filled:?}");
}

#[test]
fn a_match_of_skip_bo_dice_is_played_by_mouse() {
    let mut game = start("dice-mouse");
    game.take_keyboard();
    let (mut clicks, mut drags) = (0, 0);
    let done = play(&mut game, |game, _, dice| match dice.due.as_str() {
        "Turn" => match a_fill(dice) {
            Some((die, bubble)) if (clicks + drags) % 3 == 2 => {
                game.drag((die.x, die.y), (bubble.x, bubble.y));
                drags += 1;
            }
            Some((die, bubble)) => {
                game.click(die.x, die.y);
                game.click(bubble.x, bubble.y);
                clicks += 1;
            }
            None => game.press("skip-bo-dice-button-end"),
        },
        "Throw" => game.press("skip-bo-dice-button-throw"),
        "Write" => game.press("skip-bo-dice-button-write"),
        "Call" => {
            // The first answer in the panel, with the key 1. It may come a little later than the call.
            let claim = |seen: &Seen| {
                let mut controls = seen.controls();
                let claim = controls.find(|button| button.name.starts_with("panel.") && button.name.ends_with(".0"))?;
                Some((claim.x, claim.y))
            };
            let seen = game.look_for(SHOWN, |seen| claim(seen).is_some());
            if let Some((x, y)) = seen.as_ref().and_then(claim) {
                game.click(x, y);
            }
        }
        _ => {}
    });
    for due in ["Throw", "Turn", "Write"] {
        assert!(done.iter().any(|done| done == due), "{due} was never due: {done:?}");
    }
    assert!(clicks > 0 && drags > 0, "{clicks} fills by click, {drags} by drag");
    go_to_the_result(&mut game);
}

/// Waits until this decision is due, the table is still, and all targets are in the window.
fn wait_until_due(game: &mut Game, due: &str) -> Seen {
    game.wait_for_table_at_rest(due, SHOWN * 20, |seen| {
        let is_due = |dice: &SeenDiceGame| dice.due == due && all_in_sight(dice);
        seen.still && seen.dice_game.as_ref().is_some_and(is_due)
    })
}

#[test]
fn dice_are_thrown_by_a_swing_and_picked_ones_again_by_mouse_and_by_keys_d_15() {
    let mut game = start("dice-again");
    let throw = wait_until_due(&mut game, "Throw");
    let tray = throw.dice_game.and_then(|dice| dice.tray).expect("there is a tray");
    game.swing((tray.0 - 50, tray.1 + 20), (tray.0 + 50, tray.1 - 20));
    let turn = wait_until_due(&mut game, "Turn");
    let dice = turn.dice_game.clone().expect("a match of dice");
    assert_eq!((dice.rerolls, dice.dice.len()), (2, 6));
    let reroll = dice.reroll.expect("a free re-roll on the board");
    game.click(reroll.0, reroll.1);
    for die in &dice.dice[..2] {
        game.click(die.x, die.y);
    }
    game.press("skip-bo-dice-button-reroll");
    let left = |game: &mut Game, left: u8| {
        game.wait_for("a free re-roll is used", SHOWN * 10, |seen| {
            seen.dice_game.as_ref().is_some_and(|dice| dice.rerolls == left)
        });
        wait_until_due(game, "Turn")
    };
    let turn = left(&mut game, 1);
    game.take_keyboard();
    // The keys are the numbers that the dice show; if two dice are alike, the second press picks the second die.
    let [first, second] = [0, 3].map(|at| key_of(turn.dice_game.as_ref().expect("a match of dice").dice[at].value));
    for key in ["r", &first, &second, "r"] {
        game.key(key);
    }
    left(&mut game, 0);
}
