//! A whole round of Stack in the window, by mouse and keys alone.

use std::time::{Duration, Instant};

use crate::hands::{Game, Seen, SeenDie};
use crate::pictures::compare;

/// Drawing is slow without a graphics card.
const PATIENCE: Duration = Duration::from_secs(60);
/// The whole round, at the pace of a slow machine.
const ROUND: Duration = Duration::from_secs(900);
/// An action shows its result within this time.
const SHOWN: Duration = Duration::from_secs(6);

/// One of my dice and a die that it fits on.
fn a_placing(seen: &Seen) -> Option<(SeenDie, SeenDie)> {
    let mine = seen.dice.iter().filter(|die| die.owner == 0 && die.stack.is_none());
    // A die that was rolled and fits must be placed: it is already selected.
    let mine = mine.filter(|die| seen.selected.is_none_or(|bound| bound == die.id));
    mine.flat_map(|die| {
        let fits = seen
            .dice
            .iter()
            .filter(|onto| onto.owner != 0 && onto.open && onto.face == die.face);
        fits.map(|onto| (*die, *onto)).collect::<Vec<_>>()
    })
    .max_by_key(|(_, onto)| seen.height(onto))
}

/// One of my loose dice and the top of the nearest stack, for a throw that should hit.
fn a_hit(seen: &Seen) -> Option<(SeenDie, SeenDie)> {
    let tops: Vec<_> = seen.dice.iter().filter(|die| die.stack.is_some() && die.open).collect();
    let mine = seen.dice.iter().filter(|die| die.owner == 0 && die.stack.is_none());
    mine.flat_map(|die| tops.iter().map(move |top| (*die, **top)))
        .min_by_key(|(die, top)| (die.x - top.x).pow(2) + (die.y - top.y).pow(2))
}

/// Rolls a die hard at a place: pick it up, R, aim beyond the place, click.
fn throw_at(game: &mut Game, die: &SeenDie, at: &SeenDie) {
    game.click(die.x, die.y);
    game.key("r");
    let (dx, dy) = (at.x - die.x, at.y - die.y);
    let length = f64::from(dx * dx + dy * dy).sqrt().max(1.0);
    // Beyond the stack, and far enough for a full throw, but on the table.
    let reach = 260.0_f64.max(length * 1.2);
    let to = |from: i32, by: i32, least: i32, most: i32| {
        (f64::from(from) + f64::from(by) / length * reach).clamp(f64::from(least), f64::from(most)) as i32
    };
    game.click(to(die.x, dx, 10, 500), to(die.y, dy, 30, 320));
}

#[test]
fn a_round_is_played_by_mouse_and_keys_and_a_stack_is_knocked_over() {
    let mut game = Game::start(
        "round",
        &[
            "play",
            "stack",
            "--seats",
            "you,greedy",
            "--seed",
            "7",
            "--windowed",
            "640x360",
            "--mute",
            "--speed",
            "16",
        ],
    );
    // Two dice each for the first turn, again as long as they tie, and then all dice.
    let mut offered = "stack-button-throw-first";
    while offered != "stack-button-throw-all" {
        let before = game.look().events;
        game.press(offered);
        let next = |seen: &Seen| {
            let buttons = ["stack-button-throw-first", "stack-button-throw-all"];
            buttons.into_iter().find(|button| seen.control(button).is_some())
        };
        let seen = game.wait_for("the next throw", PATIENCE * 2, |seen| {
            seen.events > before && next(seen).is_some()
        });
        offered = next(&seen).expect("just seen");
    }
    game.press("stack-button-throw-all");
    game.take_keyboard();
    let opened = game.wait_for("my turn or the other's", PATIENCE * 2, |seen| {
        seen.still && !seen.dice.is_empty()
    });
    assert_eq!(opened.dice.len(), 28, "all dice lie on the table");

    let began = Instant::now();
    let (mut by_mouse, mut by_drag, mut by_keys, mut knocked_over) = (0, 0, 0, 0);
    let mut pictured = false;
    loop {
        assert!(began.elapsed() < ROUND, "the round takes too long");
        let is_over = |seen: &Seen| seen.overlay == "RoundScore" || seen.round > 1;
        let left = ROUND.saturating_sub(began.elapsed());
        let seen = game.wait_for("my turn, a question or the end", left, |seen| {
            knocked_over = knocked_over.max(seen.stacks_fallen);
            is_over(seen) || seen.overlay == "Confirm" || seen.my_turn()
        });
        if is_over(&seen) {
            break;
        }
        if seen.overlay == "Confirm" {
            game.key("Return");
            // The answer is an action. It is on its way when the question closes, and it is still my turn then.
            game.look_for(SHOWN, |now| now.events > seen.events);
            continue;
        }
        if !pictured {
            pictured = true;
            compare("first-turn", || game.picture("first-turn"));
        }
        let before = seen.events;
        println!(
            "{:?}: {} things happened, {} stacks fell",
            began.elapsed(),
            seen.events,
            knocked_over
        );
        // Places dice where possible, in each of the ways to do it, and then throws at stacks until one has fallen. If
        // nothing can be placed it also throws at stacks.
        let placing = a_placing(&seen);
        let throws = placing.is_none() || by_mouse.min(by_drag).min(by_keys) > 0;
        match (
            placing,
            a_hit(&seen).filter(|_| throws && knocked_over == 0 && seen.selected.is_none()),
        ) {
            (_, Some((die, top))) => throw_at(&mut game, &die, &top),
            (Some((_, onto)), _) if seen.selected.is_some() => game.click(onto.x, onto.y),
            (Some((die, onto)), _) => match (by_mouse, by_drag, by_keys) {
                (0, ..) => {
                    game.click(die.x, die.y);
                    game.click(onto.x, onto.y);
                    by_mouse += 1;
                }
                (_, 0, _) => {
                    game.drag((die.x, die.y), (onto.x, onto.y));
                    by_drag += 1;
                }
                _ => {
                    game.key(&die.face.to_string());
                    game.key("Right");
                    game.key("Return");
                    by_keys += 1;
                }
            },
            (None, _) => {
                let die = seen.dice.iter().find(|die| die.owner == 0 && die.stack.is_none());
                match die {
                    Some(die) => {
                        game.key(&die.face.to_string());
                        game.key("f");
                    }
                    None => game.key("p"),
                }
            }
        }
        // The action shows a result, or a question or the next decision is on the screen.
        game.look_for(SHOWN, |now| now.events > before || now.overlay != "None");
        if game.look().events == before {
            // Nothing happened: cancel, and look again.
            game.key("BackSpace");
        }
    }
    assert!(knocked_over > 0, "a stack fell");
    assert!(
        by_mouse > 0 && by_drag > 0 && by_keys > 0,
        "clicks {by_mouse}, drags {by_drag}, keys {by_keys}"
    );
    let scored = game.wait_for("the score sheet", PATIENCE, |seen| seen.overlay == "RoundScore");
    assert!(
        scored.totals.iter().any(|total| *total != 0),
        "the round brought points: {:?}",
        scored.totals
    );
}

#[test]
fn a_match_among_computer_players_ends_by_itself() {
    let game = Game::start(
        "watch",
        &[
            "play",
            "stack",
            "--seats",
            "greedy,random",
            "--seed",
            "3",
            "--set",
            "target=10",
            "--windowed",
            "640x360",
            "--mute",
            "--speed",
            "16",
            "--quit-after",
            "match",
        ],
    );
    let folder = game.folder().to_owned();
    assert!(
        game.wait_for_end(ROUND).success(),
        "it ends well ({})",
        folder.display()
    );
}
