//! Tests of the free Skip-Bo and the free re-rolls: D-15.

use super::*;

#[test]
fn the_free_skip_bo_is_used_once_at_any_time_in_the_own_turn_d_15() {
    let mut game = built(position(2).fill(ANA, B, 6).show(values([1, 3, 3, 2, 2, 5])));
    act(&mut game, ANA, number(0, A));
    act(&mut game, ANA, fill(Source::FreeSkipBo, B));
    assert_eq!(game.sheet(SeatId(ANA)).free_skip_bos(), 0);
    assert!(game.sheet(SeatId(ANA)).pile(B).is_wild(7));
    let why = words::REFUSED_NO_FREE_SKIP_BO;
    assert_eq!(refused(&game, ANA, fill(Source::FreeSkipBo, B)), ("D-15", why));
    assert_eq!(game.sheet(SeatId(BO)).free_skip_bos(), 1);
}

#[test]
fn after_the_turn_nothing_free_can_be_used_d_15() {
    let mut game = built(position(2));
    act(&mut game, ANA, DiceAction::EndTurn);
    for action in [fill(Source::FreeSkipBo, A), reroll(&[0])] {
        assert_eq!(refused(&game, ANA, action).0, "D-13");
    }
}

#[test]
fn a_free_re_roll_throws_any_one_or_more_unused_dice_again_the_bonus_die_too_d_15() {
    let mut game = built(position(2).show(values([1, 3, 3, 2, 2, 5])));
    act(&mut game, ANA, number(0, A));
    let rerolls = legal(&game, ANA)
        .into_iter()
        .filter(|action| matches!(action, DiceAction::Reroll { .. }));
    assert_eq!(rerolls.count(), 31, "every choice of the five unused dice");
    let events = act(&mut game, ANA, reroll(&[1, 4, 5]));
    let used = DiceEvent::RerollUsed {
        player: SeatId(ANA),
        dice: set(&[1, 4, 5]),
        left: 2,
    };
    assert_eq!(events, [used]);
    chance(&mut game, shows([0, 9, 0, 0, 10, 6]));
    let shown: Vec<_> = Dice::ALL.iter().map(|die| game.value(die).0).collect();
    assert_eq!(shown, [1, 9, 3, 2, 10, 6], "the others keep what they show");
}

#[test]
fn several_re_rolls_can_be_used_in_one_turn_and_no_more_than_three_d_15() {
    let mut game = built(position(2));
    for _ in 0..3 {
        act(&mut game, ANA, reroll(&[0]));
        chance(&mut game, shows([3, 0, 0, 0, 0, 0]));
    }
    assert_eq!(
        refused(&game, ANA, reroll(&[0])),
        ("D-15", words::REFUSED_NO_FREE_REROLL)
    );
    assert!(
        !legal(&game, ANA)
            .iter()
            .any(|action| matches!(action, DiceAction::Reroll { .. }))
    );
}

#[test]
fn a_re_roll_of_no_die_or_of_one_that_is_not_there_is_refused_d_15() {
    let game = built(position(2));
    for dice in [0, 64, 65, 255] {
        let action = DiceAction::Reroll { dice: Dice(dice) };
        assert_eq!(refused(&game, ANA, action), ("D-15", words::REFUSED_NO_DICE_CHOSEN));
    }
}

#[test]
fn a_report_shows_exactly_the_dice_that_were_thrown_and_sides_they_have_d_2_g_2() {
    let mut game = built(position(2));
    act(&mut game, ANA, reroll(&[0, 3]));
    for wrong in [
        [3, 0, 0, 0, 0, 0],
        [3, 0, 0, 2, 2, 0],
        [2, 0, 0, 2, 0, 0],
        [3, 0, 0, 3, 0, 0],
        [12, 0, 0, 2, 0, 0],
        [255, 0, 0, 2, 0, 0],
        [3, 0, 0, 2, 0, 5],
    ] {
        let wrong = answer(&game, Actor::Chance, shows(wrong));
        assert!(matches!(wrong, ApplyError::BadReport { .. }), "{wrong:?}");
    }
    chance(&mut game, shows([S, 0, 0, S, 0, 0]));
}

#[test]
fn a_cocked_die_is_thrown_again_for_nothing_and_that_is_said_g_3() {
    let mut game = built(position(2));
    act(&mut game, ANA, reroll(&[0]));
    let mut roll = Roll {
        cocked: 1,
        floor: 2,
        ..Roll::default()
    };
    roll.values[0] = Value(9);
    let events = chance(&mut game, DiceAction::Rolled(roll));
    assert!(events.contains(&DiceEvent::ThrownAgain { cocked: 1, floor: 2 }));
    assert_eq!(game.sheet(SeatId(ANA)).free_rerolls(), 2);
}
