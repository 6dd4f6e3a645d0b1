//! Computer players of card games seldom discard a card that a building pile takes: that reads as stalling.

use crate::catalog::{AnyAction, AnyOptions};
use crate::each_choice::each_choice;
use crate::skip_bo::action::{CardAction, Source};
use crate::skip_bo::card::SKIP_BO;
use rules::ai::level::Level;
use rules::seats::Seats;

/// How many discards are looked at where a card of the hand could be played.
const DISCARDS: usize = 400;

/// How many of a thousand choices discard a card that could be played, where that is possible.
fn stalls(game: &str, level: Level, seats: usize) -> usize {
    let options = AnyOptions::of_game(game).expect("a game of the list");
    let seats = Seats::solo(seats).expect("a number of seats that fits the table");
    let (mut possible, mut made) = (0, 0);
    each_choice(&options, &seats, level, |_, legal, choice| {
        let of = |action: &AnyAction| match action {
            AnyAction::SkipBo(action) | AnyAction::SkipBoMod(action) => Some(*action),
            _ => None,
        };
        let plays = |card| {
            let from_hand = |action| matches!(action, CardAction::Play { from: Source::Hand(of), .. } if of == card);
            legal.iter().filter_map(of).any(from_hand)
        };
        let is_stall = |action: &AnyAction| match of(action) {
            Some(CardAction::Discard { card, .. }) => card != SKIP_BO && plays(card),
            _ => false,
        };
        possible += usize::from(legal.iter().any(is_stall));
        made += usize::from(is_stall(&legal[choice]));
        possible >= DISCARDS
    });
    made * 1000 / possible
}

#[test]
fn what_a_pile_takes_is_seldom_discarded() {
    for game in ["skip-bo", "skip-bo-mod"] {
        for seats in [2, 4] {
            for (level, most) in [(Level::Easy, 10), (Level::Normal, 10), (Level::Hard, 30)] {
                let stalls = stalls(game, level, seats);
                assert!(stalls <= most, "{game}, {seats} seats, {level:?}: {stalls} of 1000");
            }
        }
    }
}
