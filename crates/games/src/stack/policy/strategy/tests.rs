//! Tests that the search of computer players in Stack agrees with the rules and stays within the budget.

use super::*;
use crate::stack::action::RollReport;
use crate::stack::options::StackOptions;
use crate::stack::policy::clock::{Clock, NODES};
use crate::stack::policy::figures::{Figure, figures, kind_of};
use crate::stack::policy::harm::harm;
use crate::stack::policy::judge;
use crate::stack::policy::judge::WEIGHTS;
use crate::stack::policy::position::{FACES, Move, Position};
use crate::stack::policy::search::{Search, likely};
use rules::die::DieSet;
use rules::game::{Game, Turn};
use rules::ids::{Actor, MAX_SEATS};
use rules::rng::{RulesRng, Stream, below, stream};
use rules::seats::Seats;

/// Plays a random match and calls `look` at each decision of a player, with the action that follows.
fn each_turn(seats: &Seats, seed: u64, mut look: impl FnMut(&Stack, SeatId, &StackAction, &mut RulesRng)) {
    let options = StackOptions {
        target: 60,
        capture_penalty: seed % 2 == 1,
        ..StackOptions::default()
    };
    let mut game = Stack::new(&options, seats, seed).expect("a seating that is allowed");
    let mut rng = stream(seed, Stream::Chance);
    let mut legal = Vec::new();
    loop {
        let (who, action) = match game.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, game.sample_chance(&mut rng)),
            Turn::Players(due) => {
                let seat = due.lowest().expect("a player is due");
                game.legal_actions(seat, &mut legal);
                let action = legal.swap_remove(below(&mut rng, legal.len() as u32) as usize);
                look(&game, seat, &action, &mut rng);
                (Actor::Player(seat), action)
            }
        };
        game.apply(who, &action, &mut ()).expect("it is legal");
    }
}

fn seatings() -> [Seats; 3] {
    let solo = |count| Seats::solo(count).expect("a seating");
    [solo(2), solo(3), Seats::teams(&[0, 1, 0, 1]).expect("a seating")]
}

#[test]
fn a_placed_die_is_foreseen_as_the_rules_have_it_s_4_s_5_s_14_s_15() {
    for (seed, seats) in (0..30).zip(seatings().into_iter().cycle()) {
        each_turn(&seats, seed, |game, seat, action, _| {
            let Some(Move::Place(face, target)) = kind(game, action) else {
                return;
            };
            let mut foreseen = Position::of(game, seat);
            foreseen.place(seat, face.0.into(), target);
            let mut next = game.clone();
            next.apply(Actor::Player(seat), action, &mut ()).expect("it is legal");
            match next.phase() {
                Phase::Turn { player } => assert_eq!(foreseen, Position::of(&next, player)),
                _ => assert_eq!(foreseen.turn, None, "the round is over: {action:?}"),
            }
        });
    }
}

#[test]
fn the_moves_that_are_foreseen_are_the_kinds_of_legal_actions_s_4_s_6_s_16() {
    for (seed, seats) in (0..9).zip(seatings().into_iter().cycle()) {
        each_turn(&seats, seed, |game, seat, _, _| {
            let Phase::Turn { .. } = game.phase() else { return };
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            let mut foreseen = Vec::new();
            Position::of(game, seat).moves(&mut foreseen);
            let kinds: Vec<Move> = legal.iter().filter_map(|action| kind(game, action)).collect();
            assert!(kinds.iter().all(|action| foreseen.contains(action)));
            assert!(foreseen.iter().all(|action| kinds.contains(action)));
        });
    }
}

#[test]
fn a_fall_is_foreseen_as_the_rules_have_it_s_7() {
    let mut seen = [0; 2];
    for (seed, seats) in (0..12).zip(seatings().into_iter().cycle()) {
        each_turn(&seats, seed, |game, seat, action, rng| {
            let (StackAction::Reroll { die }, Phase::Turn { .. }) = (action, game.phase()) else {
                return;
            };
            let standing: Vec<_> = game
                .stacks()
                .iter()
                .filter(|stack| stack.captured_by.is_none())
                .collect();
            let report = RollReport {
                face: Face(below(rng, 6) as u8 + 1),
                fell: standing.iter().take(2).map(|stack| stack.dice()[0]).collect(),
                ..RollReport::default()
            };
            let roll = |report: &RollReport| {
                let mut next = game.clone();
                next.apply(Actor::Player(seat), action, &mut ()).expect("it is legal");
                next.apply(Actor::Chance, &StackAction::Rolled(report.clone().into()), &mut ())
                    .expect("it is possible");
                next
            };
            let (fallen, stood) = (
                roll(&report),
                roll(&RollReport {
                    fell: DieSet::EMPTY,
                    ..report.clone()
                }),
            );
            let (Phase::Turn { player }, false) = (fallen.phase(), standing.is_empty()) else {
                return;
            };
            let worth = |position: &Position| judge::ahead(position, &judge::judge(position, &WEIGHTS), seat, &WEIGHTS);
            let lost = worth(&Position::of(&fallen, player));
            let kept = match stood.phase() {
                Phase::Turn { player } => worth(&Position::of(&stood, player)),
                Phase::PlaceRolled { .. } => {
                    let (before, face) = (Position::of(&stood, seat), usize::from(report.face.0));
                    let placed = before.targets(seat, face).map(|target| {
                        let mut next = before;
                        next.place(seat, face, target);
                        worth(&next)
                    });
                    placed.fold(f32::NEG_INFINITY, f32::max)
                }
                _ => return,
            };
            seen[usize::from(matches!(stood.phase(), Phase::PlaceRolled { .. }))] += 1;
            assert!((harm(game, seat, *die, &report) - (kept - lost)).abs() < 1e-3);
            let points: u8 = standing.iter().take(2).map(|stack| stack.height() as u8).sum();
            assert!(!matches!(stood.phase(), Phase::Turn { .. }) || kept - lost >= f32::from(points) - 1e-3);
        });
    }
    assert!(seen.iter().all(|count| *count > 20), "{seen:?}");
}

#[test]
fn two_views_that_are_equal_get_equal_values_at_every_level() {
    each_turn(&seatings()[1], 5, |game, seat, _, rng| {
        if below(rng, 20) > 0 {
            return;
        }
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        for level in [Level::Easy, Level::Normal, Level::Hard, Level::Expert] {
            let weigh = || {
                let mut budget = Budget::nodes(Stack::NODES);
                Stack::weigh(level, game, seat, &legal, &mut budget, &mut stream(1, Stream::Agents))
            };
            let values = weigh();
            assert_eq!(values.len(), legal.len());
            assert_eq!(values, weigh(), "{level}");
        }
    });
}

#[test]
fn without_a_budget_nothing_further_is_foreseen() {
    each_turn(&seatings()[0], 3, |game, seat, _, rng| {
        if below(rng, 20) > 0 {
            return;
        }
        let position = Position::of(game, seat);
        let mut moves = Vec::new();
        position.moves(&mut moves);
        let worths = |nodes, depth| {
            let mut budget = Budget::nodes(nodes);
            let mut search = Search {
                weights: &WEIGHTS,
                me: seat,
                budget: &mut budget,
            };
            search.worths(&position, seat, &moves, depth)
        };
        assert_eq!(worths(0, 2), worths(Stack::NODES, 0));
    });
}

#[test]
fn the_last_turn_of_a_round_is_weighed_exactly_s_17() {
    // With one turn left, a placed die leads only to the score, and a roll to the mean of six scores.
    for seed in 0..6 {
        each_turn(&seatings()[0], seed, |game, seat, _, _| {
            let position = Position::of(game, seat);
            if position.last_turns.is_none() {
                return;
            }
            let mut moves = Vec::new();
            position.moves(&mut moves);
            for action in moves {
                let Move::Place(face, target) = action else { continue };
                let mut over = position;
                over.place(seat, face.0.into(), target);
                let exact = judge::ahead(&over, &judge::judge(&over, &WEIGHTS), seat, &WEIGHTS);
                let mut budget = Budget::nodes(Stack::NODES);
                let mut search = Search {
                    weights: &WEIGHTS,
                    me: seat,
                    budget: &mut budget,
                };
                assert_eq!(search.worths(&position, seat, &[action], 2), [exact]);
                assert!(over.turn.is_none() && usize::from(face.0) <= FACES);
            }
        });
    }
}

#[test]
fn the_figures_count_each_open_top_and_each_loose_die_once_s_4_s_17() {
    for (seed, seats) in (0..9).zip(seatings().into_iter().cycle()) {
        each_turn(&seats, seed, |game, seat, _, _| {
            let position = Position::of(game, seat);
            for seat in position.players() {
                let (mut tops, mut dice, mut plays) = (0.0, 0.0, false);
                figures(&position, seat, |figure, value| match kind_of(figure) {
                    Figure::Top => tops += value,
                    Figure::Number => dice += value,
                    Figure::Plays => plays = true,
                    Figure::Other => {}
                });
                let open = game.stacks().iter().filter(|stack| stack.captured_by.is_none());
                let own = open.filter(|stack| owner(stack.top()) == seat);
                let points: u8 = own.map(|stack| top_points(game.face(stack.top()))).sum();
                assert_eq!(tops, f32::from(points));
                assert_eq!(plays, position.active().contains(seat));
                assert_eq!(dice, if plays { game.loose(seat).len() as f32 } else { 0.0 });
            }
        });
    }
}

#[test]
fn the_clock_counts_the_turns_of_the_others_s_14_s_15() {
    for (seed, seats) in (0..9).zip(seatings().into_iter().cycle()) {
        each_turn(&seats, seed, |game, seat, _, _| {
            let position = Position::of(game, seat);
            let thousands: [i16; NODES] = std::array::from_fn(|node| node as i16 * 1000);
            for seat in position.players() {
                let active = position.active();
                let others = position
                    .onto(seat)
                    .iter()
                    .filter(|other| active.contains(*other))
                    .count();
                let expected = if position.last_turns.is_some() {
                    others.min(3) as f32
                } else {
                    let fewest = active
                        .iter()
                        .map(|seat| game.loose(seat).len())
                        .min()
                        .expect("somebody plays");
                    4.0 + ((fewest * others) as f32).log2().clamp(0.0, 6.0)
                };
                assert!((Clock::of(&position, seat).mix(&thousands) / 1000.0 - expected).abs() < 1e-3);
            }
        });
    }
}

#[test]
fn worse_replies_count_less_and_without_a_spread_only_the_best_counts() {
    let reply = |worth: f32| (worth, [worth; MAX_SEATS], Move::Pass);
    let moves = [reply(4.0), reply(2.0), reply(-60.0)];
    assert_eq!(likely(&moves, 0.0), Some([4.0; MAX_SEATS]));
    let mean = likely(&moves, 2.0).expect("there are replies")[0];
    let share = (-1.0_f32).exp();
    assert!((mean - (4.0 + 2.0 * share) / (1.0 + share)).abs() < 1e-5);
    assert_eq!(likely(&[], 2.0), None);
}
