//! Tests of how computer players judge Skip-Bo Dice: the race, and the plan of a turn.

use super::*;
use crate::skip_bo_dice::arrange::Arrange;
use crate::skip_bo_dice::options::DiceOptions;
use rules::ai::agent;
use rules::game::{Game, Turn};
use rules::ids::{Actor, Viewer};
use rules::rng::{Stream, below, stream};
use rules::seats::Seats;

fn position(seats: usize) -> Arrange {
    let seats = Seats::solo(seats).expect("a seating");
    Arrange::new(&DiceOptions::default(), &seats).expect("a position")
}

fn chance(game: &SkipBoDice, seat: u8) -> f32 {
    Race::new(game.board(), &WEIGHTS).chance(game, SeatId(seat))
}

#[test]
fn the_chances_of_all_seats_are_one_together() {
    for seats in 2..=4 {
        let game = position(seats).fill(0, PileId(0), 6).build().expect("a position");
        let sum: f32 = (0..seats as u8).map(|seat| chance(&game, seat)).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
    }
}

#[test]
fn who_has_filled_more_is_ahead() {
    let game = position(2).fill(0, PileId(0), 6).build().expect("a position");
    assert!(chance(&game, 0) > 0.5 && chance(&game, 1) < 0.5);
}

#[test]
fn equal_views_get_equal_values_and_what_is_chosen_is_legal_at_every_level() {
    let levels = [Level::Easy, Level::Normal, Level::Hard, Level::Expert];
    for seed in 0..4_u64 {
        let seats = Seats::solo(2 + seed as usize % 3).expect("a seating");
        let mut game = SkipBoDice::new(&DiceOptions::default(), &seats, seed).expect("a match");
        let mut rng = stream(seed, Stream::Chance);
        let mut legal = Vec::new();
        loop {
            let (who, action) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, game.sample_chance(&mut rng)),
                Turn::Players(due) => {
                    let seat = due.lowest().expect("a player is due");
                    game.legal_actions(seat, &mut legal);
                    let view = game.view(Viewer::Player(seat));
                    let level = levels[below(&mut rng, 4) as usize];
                    let weigh = || {
                        let mut budget = Budget::nodes(SkipBoDice::NODES);
                        let mut luck = stream(seed, Stream::Agents);
                        SkipBoDice::weigh(level, &view, seat, &legal, &mut budget, &mut luck)
                    };
                    let values = weigh();
                    assert_eq!(values.len(), legal.len());
                    assert_eq!(values, weigh(), "{level}");
                    let best = agent::best_of(values, &mut rng);
                    (Actor::Player(seat), legal[best])
                }
            };
            game.apply(who, &action, &mut ()).expect("it is legal");
        }
    }
}

#[test]
fn without_a_budget_no_re_roll_is_taken_d_15() {
    let game = position(2)
        .show([3, 3, 3, 4, 4, 9].map(Value))
        .build()
        .expect("a position");
    let mut legal = Vec::new();
    game.legal_actions(SeatId(0), &mut legal);
    for level in [Level::Easy, Level::Normal, Level::Hard, Level::Expert] {
        let mut budget = Budget::nodes(0);
        let mut luck = stream(1, Stream::Agents);
        let values = SkipBoDice::weigh(level, &game, SeatId(0), &legal, &mut budget, &mut luck);
        let best = agent::best_of(values, &mut luck);
        assert!(
            !matches!(legal[best], DiceAction::Reroll { .. }),
            "{level} without a budget"
        );
    }
}
