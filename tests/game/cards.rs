//! Card games in the window, by mouse alone; and each use of MOD's die.

use std::time::Duration;

use crate::hands::{Game, Seen, SeenPile};

/// Drawing is slow without a graphics card.
const PATIENCE: Duration = Duration::from_secs(60);
/// How many decisions are made by mouse: several turns.
const DECISIONS: usize = 24;
/// An action shows its result within this time.
const SHOWN: Duration = Duration::from_secs(5);

/// A card of this seat that can be played, and its building pile: the stock has priority.
pub fn a_play(seen: &Seen, seat: u8) -> Option<(SeenPile, SeenPile)> {
    let building: Vec<_> = seen.piles("building").collect();
    let mine = seen
        .piles("stock")
        .chain(seen.piles("discard"))
        .chain(seen.piles("hand"))
        .filter(move |pile| pile.seat == Some(seat) && pile.face > 0);
    mine.flat_map(|from| building.iter().map(move |onto| (from, *onto)))
        .find(|(from, onto)| from.face == 13 || from.face == onto.value + 1)
        .map(|(from, onto)| (from.clone(), onto.clone()))
}

/// A card of this seat's hand and its emptiest discard pile.
pub fn a_discard(seen: &Seen, seat: u8) -> Option<(SeenPile, SeenPile)> {
    let card = seen.piles("hand").find(|pile| pile.seat == Some(seat))?;
    let onto = seen
        .piles("discard")
        .filter(|pile| pile.seat == Some(seat))
        .min_by_key(|pile| pile.count)?;
    Some((card.clone(), onto.clone()))
}

/// Waits until the last action shows a result.
fn see_what_comes(game: &mut Game, before: usize) {
    let shown = game.look_for(SHOWN, |now| {
        now.events > before || now.overlay != "None" || now.screen != "Match"
    });
    if shown.is_none() {
        // Nothing happened: cancel, and look again.
        game.key("BackSpace");
    }
}

/// Plays so many decisions, or until the score sheet is shown.
fn play_on(game: &mut Game, decisions: usize, mut act: impl FnMut(&mut Game, &Seen)) {
    let is_over = |seen: &Seen| seen.overlay == "RoundScore" || seen.screen == "Results";
    let is_mine = |seen: &Seen| {
        let ready = seen.cards.as_ref().is_some_and(|cards| cards.ready || cards.roll);
        seen.overlay == "None" && ready
    };
    for _ in 0..decisions {
        let seen = game.wait_for("a decision of mine or the end", PATIENCE * 2, |seen| {
            is_over(seen) || is_mine(seen)
        });
        if is_over(&seen) {
            return;
        }
        act(game, &seen);
        see_what_comes(game, seen.events);
    }
}

/// Plays a part of a game with the mouse: clicks, and every third time a drag. Whole games are played without a window.
fn play_by_mouse(name: &str, seed: &str) {
    let mut game = Game::start(
        &format!("{name}-mouse"),
        &[
            "play",
            name,
            "--seats",
            "you,random",
            "--seed",
            seed,
            "--set",
            "stock=5",
            "--windowed",
            "640x360",
            "--mute",
            "--speed",
            "16",
        ],
    );
    game.wait_for("my turn", PATIENCE * 2, |seen| {
        seen.cards.as_ref().is_some_and(|cards| cards.ready || cards.roll)
    });
    let (mut clicks, mut drags) = (0, 0);
    play_on(&mut game, DECISIONS, |game, seen| {
        if seen.cards.as_ref().is_some_and(|cards| cards.roll) {
            game.press("skip-bo-mod-button-roll");
            return;
        }
        let way = a_play(seen, 0).or_else(|| a_discard(seen, 0));
        match way {
            Some((from, onto)) if (clicks + drags) % 3 == 2 => {
                game.drag((from.x, from.y), (onto.x, onto.y));
                drags += 1;
            }
            Some((from, onto)) => {
                game.click(from.x, from.y);
                game.click(onto.x, onto.y);
                clicks += 1;
            }
            None => game.press("skip-bo-button-end-turn"),
        }
    });
    assert!(clicks > 2 && drags > 0, "{clicks} by clicks, {drags} by dragging");
}

#[test]
fn skip_bo_is_played_by_mouse_alone() {
    play_by_mouse("skip-bo", "5");
}

#[test]
fn skip_bo_mod_is_played_by_mouse_alone() {
    play_by_mouse("skip-bo-mod", "6");
}

/// Starts Skip-Bo MOD with a die that shows the same face on every side.
fn with_die(name: &str, face: &str, seats: &str) -> Game {
    let printed = include_str!("../../assets/boards/skip_bo_mod.toml");
    let board: String = printed
        .lines()
        .map(|line| {
            if line.starts_with("die = ") {
                format!("die = {:?}\n", [face; 6])
            } else {
                format!("{line}\n")
            }
        })
        .collect();
    let path = std::env::temp_dir().join(format!("tumbletop-{name}-{}.toml", std::process::id()));
    std::fs::write(&path, board).expect("a board file");
    let set = format!("board={}", path.display());
    Game::start(
        name,
        &[
            "play",
            "skip-bo-mod",
            "--seats",
            seats,
            "--seed",
            "6",
            "--set",
            "first=1",
            "--set",
            &set,
            "--windowed",
            "640x360",
            "--mute",
            "--speed",
            "16",
        ],
    )
}

/// Waits until the table waits for my roll. Returns the middle of the die's tray.
fn wait_for_roll(game: &mut Game) -> (i32, i32) {
    let seen = game.wait_for_table_at_rest("a roll that is mine", PATIENCE * 2, |seen| {
        seen.cards.as_ref().is_some_and(|cards| cards.roll)
    });
    seen.cards.and_then(|cards| cards.tray).expect("there is a tray")
}

fn wait_for_die(game: &mut Game) -> Seen {
    game.wait_for("a die to use", PATIENCE, |seen| {
        let ready = |cards: &crate::hands::SeenCards| cards.ready && cards.die;
        seen.cards.as_ref().is_some_and(ready)
    })
}

fn count_of(seen: &Seen, kind: &str, seat: u8, number: u8) -> usize {
    seen.pile_of(kind, seat, number).map_or(0, |pile| pile.count)
}

#[test]
fn the_die_of_mod_discards_besides_by_mouse_and_by_keys_m_9() {
    let mut game = with_die("mod-discard", "discard 2", "you,random");
    let tray = wait_for_roll(&mut game);
    game.swing((tray.0 + 20, tray.1 + 15), (tray.0 - 20, tray.1 - 15));
    let seen = wait_for_die(&mut game);
    let card = seen.pile_of("hand", 0, 0).expect("a first card").clone();
    let pile = seen.pile_of("discard", 0, 0).expect("a discard pile").clone();
    game.click(tray.0, tray.1);
    game.click(card.x, card.y);
    game.click(pile.x, pile.y);
    let goes_on = |seen: &Seen| seen.cards.as_ref().is_some_and(|cards| cards.ready);
    game.wait_for("the card is discarded and the turn goes on", PATIENCE, |seen| {
        count_of(seen, "discard", 0, 0) == 1 && goes_on(seen)
    });
    game.take_keyboard();
    for key in ["d", "2", "w"] {
        game.key(key);
    }
    game.wait_for("the second is discarded, and the die is used up", PATIENCE, |seen| {
        let used_up = seen.cards.as_ref().is_some_and(|cards| !cards.die);
        count_of(seen, "discard", 0, 1) == 1 && goes_on(seen) && used_up
    });
    for key in ["3", "e"] {
        game.key(key);
    }
    game.wait_for("the last discard ends the turn", PATIENCE, |seen| {
        count_of(seen, "discard", 0, 2) == 1
    });
}

#[test]
fn the_die_of_mod_makes_an_opponent_draw_by_mouse_and_by_keys_m_10() {
    let mut game = with_die("mod-draws", "opponent draws 1", "you,random,random,random");
    let tray = wait_for_roll(&mut game);
    game.click(tray.0, tray.1);
    let before = wait_for_die(&mut game);
    let stock = before.pile_of("stock", 2, 0).expect("a stock").clone();
    game.click(tray.0, tray.1);
    game.click(stock.x, stock.y);
    game.wait_for("the stock has grown", PATIENCE, |seen| {
        count_of(seen, "stock", 2, 0) == stock.count + 1
    });
    game.take_keyboard();
    for key in ["1", "q"] {
        game.key(key);
    }
    wait_for_roll(&mut game);
    game.key("space");
    let before = count_of(&wait_for_die(&mut game), "stock", 3, 0);
    // The third of three opponents.
    for key in ["d", "3"] {
        game.key(key);
    }
    game.wait_for("the stock of the third has grown", PATIENCE, |seen| {
        count_of(seen, "stock", 3, 0) == before + 1
    });
}
