//! Tests of the write at the end of a turn, and of Skip-Bo Rewards: D-13, D-14.

use super::*;

#[test]
fn everybody_writes_one_value_of_the_unused_dice_d_13() {
    let mut game = built(position(3).show(values([1, 7, 3, 2, 2, 5])));
    act(&mut game, ANA, number(0, A));
    act(&mut game, ANA, DiceAction::EndTurn);
    assert_eq!(game.turn(), due(&[ANA, BO, CY]));
    let choices = [2, 3, 5, 7]
        .into_iter()
        .flat_map(|value| (0..4).map(move |stock| write(value, StockpileId(stock))));
    assert_eq!(
        legal(&game, CY),
        choices.collect::<Vec<_>>(),
        "two dice of one value are one choice"
    );
    assert_eq!(
        refused(&game, BO, write(1, FIRST)),
        ("D-13", words::REFUSED_VALUE_NOT_SHOWN)
    );
}

#[test]
fn writing_can_not_be_passed_and_the_bonus_die_is_always_there_d_13() {
    let mut game = built(position(2).used(Dice::NUMBERS).show(values([1, 3, 3, 2, 2, 5])));
    act(&mut game, ANA, DiceAction::EndTurn);
    assert_eq!(legal(&game, BO)[0], write(5, FIRST));
    for action in [DiceAction::Pass, DiceAction::EndTurn, claim(A)] {
        assert_eq!(refused(&game, BO, action).0, "D-13");
    }
}

#[test]
fn writes_are_carried_out_together_and_may_be_the_same_d_13() {
    let mut game = built(position(2));
    act(&mut game, ANA, DiceAction::EndTurn);
    let events = act(&mut game, BO, write(3, SECOND));
    assert_eq!(events, [DiceEvent::Chose { player: SeatId(BO) }]);
    assert!(
        game.sheet(SeatId(BO)).stockpile(SECOND).entries().is_empty(),
        "nothing is written yet"
    );
    act(&mut game, ANA, write(3, SECOND));
    for seat in [ANA, BO] {
        assert_eq!(game.sheet(SeatId(seat)).stockpile(SECOND).entries(), [Value(3)]);
    }
    assert_eq!(game.active(), SeatId(BO));
}

#[test]
fn a_value_goes_in_the_lowest_free_box_of_any_stockpile_d_13() {
    let position = position(2)
        .stock(ANA, FIRST, &values([9, 9]))
        .stock(ANA, SECOND, &values([8]));
    let mut game = built(position);
    act(&mut game, ANA, DiceAction::EndTurn);
    act(&mut game, ANA, write(2, SECOND));
    act(&mut game, BO, write(2, StockpileId(3)));
    assert_eq!(game.sheet(SeatId(ANA)).stockpile(SECOND).entries(), values([8, 2]));
    assert_eq!(game.sheet(SeatId(BO)).stockpile(StockpileId(3)).entries(), values([2]));
}

/// Fills all stockpiles of a player.
fn full(mut position: Arrange, seat: u8) -> Arrange {
    for stockpile in (0..4).map(StockpileId) {
        position = position.stock(seat, stockpile, &values([9, 9, 9, 9]));
    }
    position
}

#[test]
fn who_has_no_free_box_skips_the_write_d_13() {
    let mut game = built(full(position(3), BO));
    act(&mut game, ANA, DiceAction::EndTurn);
    assert_eq!(game.turn(), due(&[ANA, CY]));
}

#[test]
fn where_nobody_has_a_free_box_the_next_turn_starts_at_once_d_13() {
    let mut game = built(full(full(position(2), BO), ANA));
    act(&mut game, ANA, DiceAction::EndTurn);
    assert_eq!(
        (game.active(), game.phase()),
        (SeatId(BO), Phase::Rolling { dice: Dice::ALL })
    );
}

#[test]
fn finished_players_write_too_d_13() {
    let position = position(3)
        .complete(BO, A, 1)
        .complete(BO, B, 1)
        .complete(BO, C, 1)
        .last_turns(&[CY]);
    let mut game = built(position);
    act(&mut game, ANA, DiceAction::EndTurn);
    assert_eq!(game.turn(), due(&[ANA, BO, CY]));
}

#[test]
fn the_fourth_box_earns_a_skip_bo_reward_d_14() {
    let position = position(2)
        .stock(ANA, FIRST, &values([9, 9, 9]))
        .stock(BO, FIRST, &values([9, 9]));
    let mut game = built(position);
    act(&mut game, ANA, DiceAction::EndTurn);
    let before = game.score(SeatId(ANA)).total();
    act(&mut game, ANA, write(2, FIRST));
    let events = act(&mut game, BO, write(2, FIRST));
    let earned = |seat| DiceEvent::RewardEarned {
        player: SeatId(seat),
        stockpile: FIRST,
    };
    assert!(events.contains(&earned(ANA)) && !events.contains(&earned(BO)));
    assert_eq!(game.score(SeatId(ANA)).total(), before + 1);
}

#[test]
fn a_reward_is_used_once_from_the_next_own_turn_on_d_14() {
    let mut game = built(position(2).stock(ANA, FIRST, &values([9, 9, 9])));
    let reward = |pile| fill(Source::Reward(FIRST), pile);
    let why = words::REFUSED_REWARD_NOT_EARNED;
    assert_eq!(refused(&game, ANA, reward(A)), ("D-14", why));
    act(&mut game, ANA, DiceAction::EndTurn);
    act(&mut game, ANA, write(2, FIRST));
    act(&mut game, BO, write(2, FIRST));
    chance(&mut game, shows([3, 3, 3, 2, 2, 5]));
    assert!(legal(&game, ANA).is_empty(), "not on another player's turn");
    finish_turn(&mut game);
    chance(&mut game, shows([3, 3, 3, 2, 2, 5]));
    act(&mut game, ANA, reward(D));
    assert!(game.sheet(SeatId(ANA)).pile(D).is_wild(1));
    assert_eq!(refused(&game, ANA, reward(D)), ("D-14", words::REFUSED_REWARD_USED));
}

#[test]
fn a_full_stockpile_of_used_numbers_keeps_its_reward_and_several_can_be_held_d_14() {
    let mut position = position(2)
        .stock(ANA, FIRST, &values([9, 9, 9, 9]))
        .stock(ANA, SECOND, &values([9, 9, 9, 9]));
    for _ in 0..4 {
        position = position.cross_out(ANA, FIRST);
    }
    let mut game = built(position);
    assert_eq!(game.score(SeatId(ANA)).rewards, 2);
    act(&mut game, ANA, fill(Source::Reward(SECOND), A));
    act(&mut game, ANA, fill(Source::Reward(FIRST), A));
    assert_eq!(game.score(SeatId(ANA)).rewards, 0);
    assert_eq!(filled(&game, ANA, A), 2);
    assert_eq!(
        game.sheet(SeatId(ANA)).stockpile(SECOND).top(),
        Some(Value(9)),
        "the numbers stay"
    );
}

#[test]
fn a_reward_earned_in_another_turn_is_used_at_any_time_from_the_next_own_turn_d_14() {
    let position = position(2)
        .turn(BO)
        .stock(ANA, FIRST, &values([9, 9, 9]))
        .stock(ANA, SECOND, &values([9, 9, 9, 9]));
    let mut game = built(position);
    act(&mut game, BO, DiceAction::EndTurn);
    act(&mut game, BO, write(2, FIRST));
    act(&mut game, ANA, write(2, FIRST));
    chance(&mut game, shows([1, 3, 3, 2, 2, 1]));
    act(&mut game, BO, DiceAction::Pass);
    act(&mut game, ANA, fill(Source::Reward(FIRST), A));
    act(&mut game, ANA, number(0, B));
    act(&mut game, ANA, reroll(&[1]));
    chance(&mut game, shows([0, 3, 0, 0, 0, 0]));
    act(&mut game, ANA, fill(Source::Reward(SECOND), B));
    assert_eq!([A, B].map(|pile| filled(&game, ANA, pile)), [1, 2]);
}

#[test]
fn a_reward_that_is_not_used_is_kept_for_later_turns_d_14() {
    let mut game = built(position(2).stock(ANA, FIRST, &values([9, 9, 9, 9])));
    for _ in 0..2 {
        finish_turn(&mut game);
        chance(&mut game, shows([3, 3, 3, 2, 2, 5]));
    }
    act(&mut game, ANA, fill(Source::Reward(FIRST), A));
    assert_eq!(filled(&game, ANA, A), 1);
}

#[test]
fn who_has_finished_and_has_no_free_box_skips_the_write_too_d_13() {
    let position = position(3)
        .complete(BO, A, 1)
        .complete(BO, B, 1)
        .complete(BO, C, 1)
        .last_turns(&[CY]);
    let mut game = built(full(position, BO));
    act(&mut game, ANA, DiceAction::EndTurn);
    assert_eq!(game.turn(), due(&[ANA, CY]));
}

#[test]
fn where_only_the_active_player_has_no_free_box_the_others_write_d_13() {
    let mut game = built(full(position(3), ANA));
    act(&mut game, ANA, DiceAction::EndTurn);
    assert_eq!(game.turn(), due(&[BO, CY]));
    act(&mut game, BO, write(3, FIRST));
    act(&mut game, CY, write(3, FIRST));
    assert_eq!(game.active(), SeatId(BO));
}
