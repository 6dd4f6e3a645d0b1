//! Tests of refusals: actions that name missing piles, stockpiles or dice, or that come from a seat that is not due.

use super::*;

#[test]
fn piles_stockpiles_and_dice_that_are_not_there_are_refused_d_1_d_3() {
    let game = built(position(2).show(values([1, 3, 3, 2, 2, 1])));
    for index in [4, 6, 8, 16, 200, 255] {
        let (pile, stockpile) = (PileId(index), StockpileId(index));
        for with in [Source::Number(DieId(0)), Source::Bonus, Source::FreeSkipBo] {
            assert_eq!(refused(&game, ANA, fill(with, pile)).0, "D-3");
        }
        for with in [Source::Stockpile(stockpile), Source::Reward(stockpile)] {
            assert_eq!(refused(&game, ANA, fill(with, A)).0, "D-3");
        }
        let die = DieId(index + u8::from(index == 4));
        assert_eq!(refused(&game, ANA, fill(Source::Number(die), A)).0, "D-1");
    }
}

#[test]
fn claims_and_writes_of_what_is_not_there_are_refused_d_3_d_13() {
    let mut game = built(position(2).show(values([1, 3, 3, 2, 2, 1])).call());
    for index in [4, 200, 255] {
        assert_eq!(refused(&game, BO, claim(PileId(index))).0, "D-3");
    }
    act(&mut game, BO, DiceAction::Pass);
    act(&mut game, ANA, DiceAction::EndTurn);
    for index in [4, 200, 255] {
        assert_eq!(refused(&game, BO, write(1, StockpileId(index))).0, "D-3");
        assert_eq!(refused(&game, BO, write(index, FIRST)).0, "D-13");
    }
    assert_eq!(refused(&game, BO, write(0, FIRST)).0, "D-13");
}

#[test]
fn a_smaller_board_has_no_fourth_pile_and_no_more_stockpiles_than_it_says_d_3() {
    let mut options = DiceOptions::default();
    options.board.piles = 3;
    options.board.stars[3] = 0;
    options.board.stockpiles = 2;
    let position = Arrange::new(&options, &solo(2))
        .expect("two can play")
        .show(values([1, 3, 3, 2, 2, 1]));
    let mut game = built(position);
    assert_eq!(refused(&game, ANA, number(0, D)).0, "D-3");
    assert_eq!(refused(&game, ANA, stocked(StockpileId(2), A)).0, "D-3");
    act(&mut game, ANA, DiceAction::EndTurn);
    assert_eq!(refused(&game, ANA, write(1, StockpileId(2))).0, "D-3");
}

#[test]
fn who_is_not_due_or_does_not_play_can_do_nothing() {
    let game = built(position(2));
    for seat in [1, 2, 4, 7, 9, 200, 255] {
        let answer = answer(&game, Actor::Player(SeatId(seat)), DiceAction::EndTurn);
        assert!(matches!(answer, ApplyError::NotDue { .. }), "seat {seat}");
        assert!(legal(&game, seat).is_empty());
    }
    let answer = answer(&game, Actor::Chance, shows([3, 3, 3, 2, 2, 5]));
    assert_eq!(answer, ApplyError::NotDue { who: Actor::Chance });
}

#[test]
fn players_do_not_report_for_the_dice_g_2() {
    let game = built(position(2));
    assert_eq!(refused(&game, ANA, shows([3, 3, 3, 2, 2, 5])).0, "G-2");
    assert_eq!(refused(&game, ANA, DiceAction::FirstSeat(SeatId(ANA))).0, "G-2");
}

#[test]
fn on_the_own_turn_there_is_nothing_to_claim_and_nothing_to_write_yet_d_8_d_13() {
    let game = built(position(2).show(values([1, 3, 3, 2, 2, 1])));
    assert_eq!(refused(&game, ANA, claim(A)).0, "D-8");
    assert_eq!(refused(&game, ANA, DiceAction::Pass).0, "D-8");
    assert_eq!(
        refused(&game, ANA, write(1, FIRST)),
        ("D-13", words::REFUSED_WRITE_ON_TURN)
    );
    let game = built(position(2).show(values([1, 3, 3, 2, 2, 1])).call());
    assert_eq!(refused(&game, BO, write(1, FIRST)).0, "D-13");
}

#[test]
fn reports_of_another_kind_are_refused_g_2() {
    let game = SkipBoDice::new(&DiceOptions::default(), &solo(2), 0).expect("two can play");
    let answers = [
        shows([3, 3, 3, 2, 2, 5]),
        DiceAction::EndTurn,
        DiceAction::FirstSeat(SeatId(9)),
    ];
    for report in answers {
        assert!(matches!(
            answer(&game, Actor::Chance, report),
            ApplyError::BadReport { .. }
        ));
    }
}

#[test]
fn legal_acts_come_in_their_order_without_repeats() {
    let position = position(2)
        .show(values([1, 3, S, 2, 2, 1]))
        .fill(ANA, A, 10 - 1)
        .fill(ANA, B, 4)
        .stock(ANA, FIRST, &values([5]))
        .stock(ANA, SECOND, &values([9, 9, 9, 9]))
        .free(ANA, 1, 1);
    let game = built(position);
    let all = [A, B, C, D];
    let mut expected = vec![number(0, C), number(0, D)];
    expected.extend(all.map(|pile| number(2, pile)));
    expected.extend([bonus(C), bonus(D), stocked(FIRST, B)]);
    expected.extend(all.map(|pile| fill(Source::Reward(SECOND), pile)));
    expected.extend(all.map(|pile| fill(Source::FreeSkipBo, pile)));
    expected.push(DiceAction::EndTurn);
    expected.extend((1..64).map(|dice| DiceAction::Reroll { dice: Dice(dice) }));
    assert_eq!(legal(&game, ANA), expected);
}
