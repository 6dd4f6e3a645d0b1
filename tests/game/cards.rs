//! Card games in the window, by mouse alone.

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
