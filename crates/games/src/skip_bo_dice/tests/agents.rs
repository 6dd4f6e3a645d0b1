//! Tests of the choices of computer players in Skip-Bo Dice.

use super::*;
use rules::ai::agent::{Strategy, choose_in};
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::rng::{Stream, stream};

fn gain(game: &SkipBoDice, seat: u8, action: DiceAction) -> i32 {
    assert!(legal(game, seat).contains(&action), "{action:?} is legal");
    SkipBoDice::gain(game, SeatId(seat), &action)
}

/// The action that a level chooses for a seat that is due.
fn choice(game: &SkipBoDice, seat: u8, level: Level, seed: u64) -> DiceAction {
    let legal = legal(game, seat);
    let mut rng = stream(seed, Stream::Agents);
    let index = choose_in::<SkipBoDice, _>(
        level,
        || game,
        SeatId(seat),
        &legal,
        &mut Budget::nodes(1_000),
        &mut rng,
    );
    legal[index]
}

#[test]
fn the_gain_of_an_act_is_what_the_score_says_d_20() {
    let position = position(3)
        .fill(ANA, A, 9)
        .fill(ANA, B, 4)
        .complete(CY, A, 1)
        .show(values([5, 1, S, 10, 2, 10]))
        .stock(ANA, SECOND, &values([9, 9, 9, 9]));
    let game = built(position);
    for action in legal(&game, ANA) {
        let mut after = game;
        after
            .apply(Actor::Player(SeatId(ANA)), &action, &mut ())
            .expect("it is legal");
        let points = |game: &SkipBoDice| i32::from(game.score(SeatId(ANA)).total());
        assert_eq!(gain(&game, ANA, action), points(&after) - points(&game), "{action:?}");
    }
}

#[test]
fn the_gain_of_a_claim_is_the_star_and_the_place_d_16() {
    let position = position(3)
        .fill(BO, D, 9)
        .fill(BO, C, 9)
        .complete(CY, C, 1)
        .show(values([3, 3, 3, 2, 2, 10]))
        .call();
    let game = built(position);
    assert_eq!(gain(&game, BO, claim(D)), 1 + 3);
    assert_eq!(gain(&game, BO, claim(C)), 1 + 2);
    assert_eq!(gain(&game, BO, DiceAction::Pass), 0);
}

#[test]
fn the_gain_of_the_last_box_is_the_reward_d_14() {
    let mut game = built(position(2).stock(ANA, SECOND, &values([9, 9, 9])));
    act(&mut game, ANA, DiceAction::EndTurn);
    assert_eq!(gain(&game, ANA, write(2, SECOND)), 1);
    assert_eq!(gain(&game, ANA, write(2, FIRST)), 0);
    assert!(matches!(
        choice(&game, ANA, Level::Greedy, 1),
        DiceAction::Write { stockpile: SECOND, .. }
    ));
}

#[test]
fn greedy_spends_nothing_for_nothing_d_15_d_20() {
    let game = built(position(2).show(values([3, 3, 3, 2, 2, 5])));
    for seed in 0..20 {
        assert_eq!(choice(&game, ANA, Level::Greedy, seed), DiceAction::EndTurn);
    }
}

#[test]
fn baseline_plays_the_first_act_there_is() {
    let game = built(position(2).show(values([3, 3, 1, 2, 2, 1])));
    assert_eq!(choice(&game, ANA, Level::Baseline, 1), number(2, A));
}
