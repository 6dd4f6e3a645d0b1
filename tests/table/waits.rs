//! Nobody waits long for the turns of computer players: some turns of a match of each game, at normal speed.

use crate::apart::apart;
use crate::turn_times::{MEDIAN_S, P95_S, TurnTime, Watched, quantile};

/// The frames a second: few, so that the test takes seconds.
const FRAMES_HZ: f64 = 30.0;
/// The turns of the match that count.
const TURNS: usize = 24;

fn are_quick(test: &str, game: &str, seats: usize) {
    apart(test, || {
        let turns = Watched::new(FRAMES_HZ).play(game, seats, 1, TURNS);
        assert!(turns.len() >= TURNS / 2, "{} turns", turns.len());
        let mut whole: Vec<f64> = turns.iter().map(TurnTime::whole_s).collect();
        whole.sort_unstable_by(f64::total_cmp);
        let (median, most) = (quantile(&whole, 0.5), quantile(&whole, 0.95));
        assert!(median > 0.2, "a turn can't be seen: {median} s");
        assert!(
            median <= MEDIAN_S && most <= P95_S,
            "{median} s and {most} s: {whole:?}"
        );
    });
}

#[test]
fn turns_of_computer_players_are_short_in_stack() {
    are_quick("waits::turns_of_computer_players_are_short_in_stack", "stack", 4);
}

#[test]
fn turns_of_computer_players_are_short_in_skip_bo() {
    are_quick("waits::turns_of_computer_players_are_short_in_skip_bo", "skip-bo", 4);
}

#[test]
fn turns_of_computer_players_are_short_in_skip_bo_mod() {
    are_quick(
        "waits::turns_of_computer_players_are_short_in_skip_bo_mod",
        "skip-bo-mod",
        4,
    );
}

#[test]
fn turns_of_computer_players_are_short_in_skip_bo_dice() {
    are_quick(
        "waits::turns_of_computer_players_are_short_in_skip_bo_dice",
        "skip-bo-dice",
        4,
    );
}
