//! Tests of computer players in Stack: what they choose, what they avoid, and that they never make slips (G-4, S-12).

use super::*;
use rules::ai::agent::choose_in;
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::rng::{Stream, stream};

/// The levels that judge positions.
const JUDGES: [Level; 3] = [Level::Normal, Level::Hard, Level::Expert];

/// The action that a level chooses in a seat's turn.
fn choice(game: &Stack, seat: u8, level: Level) -> StackAction {
    let legal = legal(game, seat);
    let mut rng = stream(1, Stream::Agents);
    let index = choose_in::<Stack, _>(
        level,
        || game,
        SeatId(seat),
        &legal,
        &mut Budget::nodes(20_000),
        &mut rng,
    );
    legal[index].clone()
}

#[test]
fn greedy_takes_the_top_that_counts_most_s_17() {
    let position = position(2)
        .show(die_of(ANA, 1), 6)
        .show(die_of(BO, 1), 6)
        .show(die_of(BO, 2), 1);
    let game = built(position);
    assert!(matches!(choice(&game, ANA, Level::Greedy), StackAction::Place { onto, .. } if onto == die_of(BO, 2)));
}

#[test]
fn a_capture_is_preferred_to_an_open_stack_of_the_same_number_s_5() {
    let position = position(3)
        .stack(6, &[die_of(BO, 0), die_of(CY, 0), die_of(BO, 1)])
        .show(die_of(ANA, 0), 6)
        .show(die_of(CY, 1), 6);
    let game = built(position);
    for level in JUDGES {
        assert_eq!(
            choice(&game, ANA, level),
            place(die_of(ANA, 0), die_of(BO, 1)),
            "{level}"
        );
    }
}

#[test]
fn no_judge_builds_what_an_opponent_captures_next_s_5() {
    // If Ana made the stack three dice high, Bo's loose 6 would capture it; on Cy's loose 6 the die starts a new
    // stack.
    let position = position(3)
        .stack(6, &[die_of(BO, 0), die_of(CY, 0)])
        .show(die_of(ANA, 0), 6)
        .show(die_of(BO, 2), 6)
        .show(die_of(CY, 1), 6);
    let game = built(position);
    for level in JUDGES {
        assert_ne!(
            choice(&game, ANA, level),
            place(die_of(ANA, 0), die_of(CY, 0)),
            "{level}"
        );
    }
}

#[test]
fn a_judge_ends_the_match_where_that_wins_it_s_14_s_18() {
    let position = near_the_end(position(2)).show(die_of(BO, LAST), 1).totals(&[190, 100]);
    let game = built(position);
    for level in JUDGES {
        assert_eq!(
            choice(&game, ANA, level),
            place(die_of(ANA, LAST), die_of(BO, LAST)),
            "{level}"
        );
    }
}

#[test]
fn a_judge_does_not_end_a_match_that_it_would_lose_s_14_s_18() {
    // Placing the last die would end the round, with Bo over the target.
    let position = near_the_end(position(2)).show(die_of(BO, LAST), 1).totals(&[100, 190]);
    let game = built(position);
    for level in JUDGES {
        assert_eq!(choice(&game, ANA, level), reroll(die_of(ANA, LAST)), "{level}");
    }
}

#[test]
fn the_owner_of_a_die_another_rolled_takes_what_it_values_higher_s_12() {
    for level in [Level::Greedy, Level::Easy, Level::Normal, Level::Hard, Level::Expert] {
        for (new, keep_new) in [(1, true), (3, false)] {
            let position = position_with(&table_rules(), &solo(2));
            let mut game = built(position.show(die_of(BO, 0), 6).show(die_of(ANA, 5), 3));
            act(&mut game, ANA, StackAction::RollOpponents { die: die_of(BO, 0) });
            chance(&mut game, shows(new));
            assert_eq!(
                choice(&game, BO, level),
                StackAction::ChooseFace { keep_new },
                "{level} {new}"
            );
        }
    }
}

#[test]
fn who_plans_never_slips_under_table_rules_g_4() {
    for level in [Level::Greedy, Level::Normal, Level::Hard, Level::Expert] {
        for seed in 0..3 {
            let mut rules = table_rules();
            rules.target = 30;
            let mut game = Stack::new(&rules, &solo(3), seed).expect("three can play");
            let mut rng = stream(seed, Stream::Chance);
            loop {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let report = game.sample_chance(&mut rng);
                        chance(&mut game, report);
                    }
                    Turn::Players(due) => {
                        let seat = due.iter().next().expect("a player is due").0;
                        let action = choice(&game, seat, level);
                        let fair = matches!(
                            action,
                            StackAction::Place { .. } | StackAction::Reroll { .. } | StackAction::Pass
                        );
                        assert!(fair, "{level} does {action:?}");
                        act(&mut game, seat, action);
                    }
                }
            }
        }
    }
}
