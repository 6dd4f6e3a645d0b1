//! Tests of filling build piles on the player's own turn: D-4 to D-7, D-11, D-12.

use super::*;

#[test]
fn a_turn_is_the_throw_of_all_six_then_fills_then_the_write_d_4() {
    let mut game = built(position(2).rolling(Dice::ALL));
    assert_eq!(game.turn(), Turn::Chance);
    assert!(matches!(
        answer(&game, Actor::Player(SeatId(ANA)), DiceAction::EndTurn),
        ApplyError::NotDue { .. }
    ));
    chance(&mut game, shows([1, 3, 5, 2, 4, 9]));
    assert_eq!(game.turn(), due(&[ANA]));
    act(&mut game, ANA, number(0, A));
    act(&mut game, ANA, DiceAction::EndTurn);
    assert_eq!(game.turn(), due(&[ANA, BO]), "all write");
    act(&mut game, ANA, write(9, FIRST));
    act(&mut game, BO, write(9, FIRST));
    assert_eq!(
        (game.active(), game.phase()),
        (SeatId(BO), Phase::Rolling { dice: Dice::ALL })
    );
}

#[test]
fn bubbles_are_filled_in_order_and_piles_in_any_order_d_5() {
    let mut game = built(position(2).show(values([1, 3, 1, 2, 4, 5])));
    assert_eq!(refused(&game, ANA, number(1, A)), ("D-5", words::refused_pile_needs(1)));
    act(&mut game, ANA, number(0, D));
    assert_eq!(refused(&game, ANA, number(3, A)), ("D-5", words::refused_pile_needs(1)));
    act(&mut game, ANA, number(2, A));
    act(&mut game, ANA, number(3, D));
    act(&mut game, ANA, number(1, D));
    assert_eq!([A, B, C, D].map(|pile| filled(&game, ANA, pile)), [1, 0, 0, 3]);
    assert_eq!(refused(&game, ANA, bonus(D)), ("D-5", words::refused_pile_needs(4)));
}

#[test]
fn a_complete_pile_takes_nothing_more_d_5() {
    let game = built(position(2).complete(ANA, A, 1).show(values([1, 3, S, 2, 4, 5])));
    assert_eq!(refused(&game, ANA, number(2, A)), ("D-5", words::REFUSED_PILE_COMPLETE));
}

#[test]
fn filling_is_never_compulsory_d_5() {
    let mut game = built(position(2).show(values([1, 1, 1, S, S, 1])));
    act(&mut game, ANA, DiceAction::EndTurn);
    assert!(matches!(game.phase(), Phase::Write { .. }));
}

#[test]
fn a_number_die_is_used_once_and_set_aside_d_6() {
    let mut game = built(position(2).show(values([1, 1, 3, 2, 4, 5])));
    act(&mut game, ANA, number(0, A));
    assert_eq!(game.unused(), set(&[1, 2, 3, 4, 5]));
    assert_eq!(refused(&game, ANA, number(0, B)), ("D-6", words::REFUSED_DIE_USED));
    act(&mut game, ANA, number(1, B));
}

#[test]
fn used_dice_are_neither_re_rolled_nor_written_d_6() {
    let mut game = built(position(2).show(values([1, 3, 3, 2, 4, 5])));
    act(&mut game, ANA, number(0, A));
    let why = words::REFUSED_USED_DIE_ROLLED;
    assert_eq!(refused(&game, ANA, reroll(&[0, 1])), ("D-6", why));
    act(&mut game, ANA, DiceAction::EndTurn);
    for seat in [ANA, BO] {
        assert_eq!(refused(&game, seat, write(1, FIRST)).0, "D-13");
    }
}

#[test]
fn using_the_bonus_die_rolls_it_again_at_once_without_limit_d_7() {
    let mut game = built(position(2).show(values([3, 3, 3, 2, 2, 1])));
    for number in 2..=10 {
        act(&mut game, ANA, bonus(A));
        assert_eq!(game.phase(), Phase::Rolling { dice: Dice::BONUS });
        assert_eq!(game.called(), Value::BLANK, "it shows no value while it is thrown");
        chance(&mut game, bonus_shows(number));
        assert_eq!(game.turn(), due(&[ANA]));
    }
    assert_eq!(filled(&game, ANA, A), 9);
    assert_eq!(game.unused(), Dice::ALL, "it is never used up");
}

#[test]
fn a_number_under_a_star_collects_it_d_11() {
    let mut game = built(position(2).fill(ANA, A, 6).show(values([7, 3, 3, 2, 8, 1])));
    let before = game.score(SeatId(ANA)).total();
    let events = act(&mut game, ANA, number(0, A));
    let star = |pile, bubble| DiceEvent::StarCollected {
        player: SeatId(ANA),
        pile,
        bubble,
    };
    assert!(events.contains(&star(A, 7)));
    assert_eq!(game.score(SeatId(ANA)).total(), before + 1);
    let events = act(&mut game, ANA, number(4, A));
    assert_eq!(events.len(), 1, "there is no star over bubble 8 of pile A");
}

#[test]
fn wild_under_a_star_forfeits_it_d_11() {
    let wilds = [
        Source::Number(DieId(0)),
        Source::Stockpile(FIRST),
        Source::Reward(SECOND),
        Source::FreeSkipBo,
    ];
    for with in wilds {
        let position = position(2)
            .fill(ANA, B, 4)
            .show(values([S, 3, 3, 2, 2, 1]))
            .stock(ANA, FIRST, &values([S]))
            .stock(ANA, SECOND, &values([1, 2, 3, 4]));
        let mut game = built(position);
        let stars = game.score(SeatId(ANA)).stars;
        let events = act(&mut game, ANA, fill(with, B));
        let lost = DiceEvent::StarLost {
            player: SeatId(ANA),
            pile: B,
            bubble: 5,
        };
        assert!(events.contains(&lost), "{with:?}");
        let pile = game.sheet(SeatId(ANA)).pile(B);
        assert!(pile.filled() == 5 && pile.is_wild(5));
        assert_eq!(game.score(SeatId(ANA)).stars, stars);
    }
}

#[test]
fn wild_in_the_last_bubble_completes_the_pile_and_earns_the_place_d_11_d_16() {
    let mut game = built(position(2).fill(ANA, A, 9).show(values([S, 3, 3, 2, 2, 1])));
    let before = game.score(SeatId(ANA));
    act(&mut game, ANA, number(0, A));
    let after = game.score(SeatId(ANA));
    assert_eq!(place(&game, ANA, A), Some(1));
    assert_eq!(after.stars, before.stars, "no star over bubble 10");
    assert_eq!(after.place_stars, 3);
}

#[test]
fn stockpile_numbers_go_from_the_top_and_any_number_of_them_d_12() {
    let position = position(2)
        .fill(ANA, A, 7)
        .fill(ANA, B, 4)
        .stock(ANA, FIRST, &values([9, 8, 5]))
        .stock(ANA, SECOND, &values([10]));
    let mut game = built(position);
    assert_eq!(
        refused(&game, ANA, stocked(FIRST, A)),
        ("D-5", words::refused_pile_needs(8))
    );
    act(&mut game, ANA, stocked(FIRST, B));
    act(&mut game, ANA, stocked(FIRST, A));
    act(&mut game, ANA, stocked(FIRST, A));
    act(&mut game, ANA, stocked(SECOND, A));
    assert_eq!((filled(&game, ANA, A), filled(&game, ANA, B)), (10, 5));
    let why = words::REFUSED_STOCKPILE_USED_UP;
    assert_eq!(refused(&game, ANA, stocked(FIRST, C)), ("D-12", why));
    assert_eq!(game.unused(), Dice::ALL, "no die is used up");
}

#[test]
fn a_new_entry_above_a_crossed_out_one_blocks_those_below_d_12() {
    let position = position(2).fill(ANA, A, 2).stock(ANA, FIRST, &values([3, 5, 9]));
    // 9 and 5 are used; then a 2 is written above them.
    let position = position
        .cross_out(ANA, FIRST)
        .cross_out(ANA, FIRST)
        .show(values([3, 3, 3, 2, 2, 4]));
    let mut game = built(position);
    assert!(legal(&game, ANA).contains(&stocked(FIRST, A)));
    act(&mut game, ANA, DiceAction::EndTurn);
    act(&mut game, ANA, write(2, FIRST));
    act(&mut game, BO, write(2, FIRST));
    chance(&mut game, shows([5, 5, 5, 6, 6, 6]));
    finish_turn(&mut game);
    chance(&mut game, shows([5, 5, 5, 6, 6, 6]));
    assert_eq!(
        refused(&game, ANA, stocked(FIRST, A)),
        ("D-5", words::refused_pile_needs(3))
    );
}

#[test]
fn crossed_out_entries_keep_their_boxes_so_a_stockpile_fills_only_once_d_12() {
    let mut position = position(2).fill(ANA, A, 3).stock(ANA, FIRST, &values([4, 4, 4, 4]));
    for _ in 0..4 {
        position = position.cross_out(ANA, FIRST);
    }
    let mut game = built(position);
    act(&mut game, ANA, DiceAction::EndTurn);
    assert_eq!(
        refused(&game, ANA, write(2, FIRST)),
        ("D-13", words::REFUSED_STOCKPILE_FULL)
    );
}

#[test]
fn a_skip_bo_can_be_stocked_and_stays_wild_d_12() {
    let mut game = built(
        position(2)
            .show(values([S, 3, 3, 2, 2, 5]))
            .stock(ANA, FIRST, &values([3])),
    );
    act(&mut game, ANA, DiceAction::EndTurn);
    act(&mut game, ANA, write(S, FIRST));
    assert_eq!(
        act(&mut game, BO, write(5, FIRST)).len(),
        3,
        "two have written, and a turn starts"
    );
    assert_eq!(game.sheet(SeatId(ANA)).stockpile(FIRST).top(), Some(Value::SKIP_BO));

    let position = position(2)
        .fill(ANA, C, 6)
        .fill(ANA, D, 9)
        .stock(ANA, FIRST, &values([3, S]));
    let mut game = built(position);
    for pile in [A, B, C, D] {
        assert!(legal(&game, ANA).contains(&stocked(FIRST, pile)));
    }
    act(&mut game, ANA, stocked(FIRST, C));
    assert!(game.sheet(SeatId(ANA)).pile(C).is_wild(7));
}
