//! Tests of damaged states and actions: they are refused, or the match continues without an error (G-1).

use super::*;
use rules::conformance::walk::random_action;
use rules::ids::Viewer;
use rules::rng::{RulesRng, Stream, below, stream};

/// How many steps of a match are played after reading.
const STEPS: usize = 100;

/// Calls `look` for each state along random matches of four players.
fn along(matches: u64, mut look: impl FnMut(&SkipBoDice, &mut RulesRng)) {
    let seats = solo(4);
    for seed in 0..matches {
        let mut game = SkipBoDice::new(&DiceOptions::default(), &seats, seed).expect("four can play");
        let mut rng = stream(seed, Stream::Chance);
        while let Some((who, action)) = random_action(&game, &seats, &mut rng) {
            look(&game, &mut rng);
            game.apply(who, &action, &mut ()).expect("a legal action applies");
        }
        look(&game, &mut rng);
    }
}

#[test]
fn a_state_that_was_damaged_is_refused_or_plays_on_g_1() {
    let mut played_on = 0;
    along(12, |game, rng| {
        let mut bytes = postcard::to_stdvec(game).expect("a state can be written");
        let at = below(rng, bytes.len() as u32) as usize;
        bytes[at] = match below(rng, 3) {
            0 => bytes[at] ^ 1 << below(rng, 8),
            1 => below(rng, 16) as u8,
            _ => below(rng, 256) as u8,
        };
        let Ok(mut game) = postcard::from_bytes::<SkipBoDice>(&bytes) else {
            return;
        };
        played_on += 1;
        for viewer in [Viewer::Public, Viewer::Player(SeatId(BO))] {
            SkipBoDice::determinize(&game.view(viewer), rng);
        }
        for _ in 0..STEPS {
            let seats = solo(game.seats().count());
            let Some((who, action)) = random_action(&game, &seats, rng) else {
                break;
            };
            let before = game;
            game.apply(who, &action, &mut ()).expect("a legal action applies");
            game.check_parts()
                .unwrap_or_else(|error| panic!("{error} after {action:?} of {who:?} in {before:?}"));
        }
    });
    assert!(played_on > 500, "only {played_on} were accepted");
}

#[test]
fn acts_that_name_anything_at_all_are_refused_or_apply_g_1() {
    let mut acts = vec![DiceAction::Pass, DiceAction::EndTurn];
    for a in [0, 1, 3, 4, 5, 6, 7, 8, 15, 16, 31, 32, 63, 64, 127, 128, 200, 255] {
        acts.extend([
            claim(PileId(a)),
            DiceAction::Reroll { dice: Dice(a) },
            DiceAction::FirstSeat(SeatId(a)),
            shows([a; 6]),
            bonus_shows(a),
        ]);
        for b in [0, 3, 4, 11, 12, 16, 255] {
            acts.push(write(b, StockpileId(a)));
            for with in [
                Source::Number(DieId(b)),
                Source::Bonus,
                Source::Stockpile(StockpileId(b)),
                Source::Reward(StockpileId(b)),
                Source::FreeSkipBo,
            ] {
                acts.push(fill(with, PileId(a)));
            }
        }
    }
    let mut step = 0;
    along(2, |game, _| {
        step += 1;
        if step % 5 != 0 {
            return;
        }
        for action in &acts {
            for who in [0, 1, 2, 3, 4, 8, 255]
                .map(|seat| Actor::Player(SeatId(seat)))
                .into_iter()
                .chain([Actor::Chance])
            {
                let mut after = *game;
                match after.apply(who, action, &mut ()) {
                    Ok(()) => after.check_invariants().expect("a consistent state"),
                    Err(_) => assert_eq!(after, *game, "a refusal changes nothing"),
                }
            }
        }
    });
}
