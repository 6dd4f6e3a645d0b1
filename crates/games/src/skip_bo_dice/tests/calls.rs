//! Tests of calls and of the places of complete piles: D-8 to D-10, D-16, D-17.

use super::*;

/// The called value, and the players who were asked.
fn called(events: &[DiceEvent]) -> Option<(u8, SeatSet)> {
    events.iter().find_map(|event| match event {
        DiceEvent::Called { value, asked, .. } => Some((value.0, *asked)),
        _ => None,
    })
}

#[test]
fn at_a_call_everybody_else_who_can_use_the_value_is_asked_d_8() {
    let position = position(4)
        .fill(ANA, A, 8)
        .fill(BO, B, 8)
        .fill(DI, D, 8)
        .rolling(Dice::ALL);
    let mut game = built(position);
    let events = chance(&mut game, shows([3, 3, 3, 2, 2, 9]));
    assert_eq!(called(&events), Some((9, players(&[BO, DI]))));
    assert_eq!(
        game.turn(),
        due(&[BO, DI]),
        "neither Cy, who has no use for it, nor Ana"
    );
    assert!(legal(&game, ANA).is_empty() && legal(&game, CY).is_empty());
}

#[test]
fn a_call_that_nobody_can_use_waits_for_nobody_d_8() {
    let mut game = built(position(4).fill(ANA, A, 8).rolling(Dice::ALL));
    let events = chance(&mut game, shows([3, 3, 3, 2, 2, 9]));
    assert_eq!(called(&events), Some((9, SeatSet::EMPTY)));
    assert_eq!(game.turn(), due(&[ANA]));
}

#[test]
fn claims_are_carried_out_together_when_all_have_chosen_d_8() {
    let position = position(3).show(values([3, 3, 3, 2, 2, 1])).call();
    let mut game = built(position);
    assert_eq!(
        legal(&game, BO),
        [claim(A), claim(B), claim(C), claim(D), DiceAction::Pass]
    );
    let events = act(&mut game, CY, claim(B));
    assert_eq!(events, [DiceEvent::Chose { player: SeatId(CY) }]);
    assert_eq!(filled(&game, CY, B), 0, "nothing is filled yet");
    assert_eq!(game.turn(), due(&[BO]));
    assert!(matches!(
        answer(&game, Actor::Player(SeatId(CY)), claim(C)),
        ApplyError::NotDue { .. }
    ));
    let events = act(&mut game, BO, DiceAction::Pass);
    assert_eq!(events[0], DiceEvent::Passed { player: SeatId(BO) });
    assert_eq!(
        [BO, CY].map(|seat| filled(&game, seat, B)),
        [0, 1],
        "one bubble at most"
    );
    assert_eq!(game.turn(), due(&[ANA]));
}

#[test]
fn every_bonus_roll_is_a_call_the_chained_ones_too_d_8() {
    let mut game = built(position(2).show(values([3, 3, 3, 2, 2, 1])));
    act(&mut game, ANA, bonus(A));
    let events = chance(&mut game, bonus_shows(1));
    assert_eq!(
        called(&events),
        Some((1, players(&[BO]))),
        "the same value again is a new call"
    );
    act(&mut game, BO, claim(A));
    act(&mut game, ANA, bonus(B));
    chance(&mut game, bonus_shows(2));
    act(&mut game, BO, claim(A));
    assert_eq!(filled(&game, BO, A), 2);
}

#[test]
fn a_free_re_roll_of_the_bonus_die_is_a_call_too_d_8() {
    let mut game = built(position(2).show(values([3, 3, 3, 2, 2, 1])));
    act(&mut game, ANA, reroll(&[0, 5]));
    let events = chance(&mut game, shows([9, 0, 0, 0, 0, 1]));
    assert_eq!(called(&events), Some((1, players(&[BO]))));
}

#[test]
fn re_rolling_only_number_dice_opens_no_call_d_9() {
    let mut game = built(position(2).show(values([3, 3, 3, 2, 2, 1])));
    act(&mut game, ANA, reroll(&[0, 1]));
    let events = chance(&mut game, shows([9, 9, 0, 0, 0, 0]));
    assert_eq!(called(&events), None);
    assert_eq!(game.turn(), due(&[ANA]));
}

#[test]
fn claims_neither_use_up_nor_re_roll_the_bonus_die_d_9() {
    let mut game = built(position(2).show(values([3, 3, 3, 2, 2, 1])).call());
    act(&mut game, BO, claim(A));
    assert_eq!((game.called(), game.turn()), (Value(1), due(&[ANA])));
    act(&mut game, ANA, bonus(A));
    assert_eq!(game.turn(), Turn::Chance, "only the active player's use does");
}

#[test]
fn off_turn_nothing_but_the_called_value_can_be_used_d_10() {
    let position = position(2)
        .show(values([3, 3, 3, 2, 2, 1]))
        .stock(BO, FIRST, &values([1]))
        .stock(BO, SECOND, &values([S, S, S, S]))
        .call();
    let game = built(position);
    let others = [
        stocked(FIRST, A),
        fill(Source::Reward(SECOND), A),
        fill(Source::FreeSkipBo, A),
        number(0, A),
        bonus(A),
        reroll(&[0]),
        DiceAction::EndTurn,
    ];
    for action in others {
        assert_eq!(refused(&game, BO, action).0, "D-10", "{action:?}");
    }
}

#[test]
fn off_turn_fills_collect_stars_and_complete_piles_d_10() {
    let position = position(2).fill(BO, D, 9).show(values([3, 3, 3, 2, 2, 10])).call();
    let mut game = built(position);
    let before = game.score(SeatId(BO));
    act(&mut game, BO, claim(D));
    let after = game.score(SeatId(BO));
    assert_eq!((after.stars, after.place_stars), (before.stars + 1, 3));
    assert_eq!(place(&game, BO, D), Some(1));
}

#[test]
fn a_call_takes_the_value_only_where_it_fits_d_8() {
    let game = built(position(2).fill(BO, B, 8).show(values([3, 3, 3, 2, 2, 9])).call());
    assert_eq!(refused(&game, BO, claim(A)), ("D-5", words::refused_pile_needs(1)));
    assert_eq!(legal(&game, BO), [claim(B), DiceAction::Pass]);
}

#[test]
fn a_skip_bo_on_the_bonus_die_is_wild_for_all_and_collects_no_star_d_8_d_11() {
    let mut options = DiceOptions::default();
    options.board.bonus[0] = Value::SKIP_BO;
    let position = Arrange::new(&options, &solo(2)).expect("two can play");
    let mut game = built(position.fill(BO, B, 4).show(values([3, 3, 3, 2, 2, S])).call());
    let events = act(&mut game, BO, claim(B));
    assert!(
        events
            .iter()
            .any(|event| matches!(event, DiceEvent::StarLost { bubble: 5, .. }))
    );
    act(&mut game, ANA, bonus(C));
    assert!(game.sheet(SeatId(ANA)).pile(C).is_wild(1));
}

#[test]
fn the_first_to_complete_a_pile_takes_three_stars_then_two_one_none_d_16() {
    let mut position = position(4).show(values([3, 3, 3, 10, 2, 5]));
    for (seat, place) in [(BO, 1), (CY, 2), (DI, 3)] {
        position = position.complete(seat, A, place);
    }
    let mut game = built(position.fill(ANA, A, 9));
    let events = act(&mut game, ANA, number(3, A));
    let fourth = DiceEvent::Completed {
        player: SeatId(ANA),
        pile: A,
        place: 4,
        stars: 0,
    };
    assert!(events.contains(&fourth));
    let stars = [ANA, BO, CY, DI].map(|seat| game.score(SeatId(seat)).place_stars);
    assert_eq!(stars, [0, 3, 2, 1]);
}

#[test]
fn each_letter_has_its_own_places_d_16() {
    let mut game = built(
        position(2)
            .complete(BO, A, 1)
            .fill(ANA, B, 9)
            .show(values([3, 3, 3, 10, 2, 5])),
    );
    act(&mut game, ANA, number(3, B));
    assert_eq!(place(&game, ANA, B), Some(1));
}

#[test]
fn all_who_complete_a_pile_in_one_call_share_the_place_d_16() {
    let position = position(4)
        .fill(ANA, C, 9)
        .fill(BO, C, 9)
        .fill(CY, C, 9)
        .fill(DI, C, 8)
        .show(values([3, 3, 3, 2, 2, 10]))
        .call();
    let mut game = built(position);
    act(&mut game, BO, claim(C));
    act(&mut game, CY, claim(C));
    assert_eq!([BO, CY].map(|seat| place(&game, seat, C)), [Some(1), Some(1)]);
    act(&mut game, ANA, bonus(C));
    assert_eq!(
        place(&game, ANA, C),
        Some(1),
        "the active player's use belongs to the same call"
    );
    assert_eq!(game.places_taken(C), 1);
    chance(&mut game, bonus_shows(9));
    act(&mut game, DI, claim(C));
    finish_turn(&mut game);
    chance(&mut game, shows([3, 3, 3, 2, 2, 10]));
    act(&mut game, DI, claim(C));
    assert_eq!(place(&game, DI, C), Some(2), "the next player takes the second place");
}

#[test]
fn two_piles_of_one_letter_in_two_calls_take_two_places_d_16() {
    let position = position(3)
        .fill(BO, C, 9)
        .fill(CY, C, 9)
        .fill(ANA, A, 9)
        .show(values([3, 3, 3, 2, 2, 10]));
    let mut game = built(position.call());
    act(&mut game, BO, claim(C));
    act(&mut game, CY, DiceAction::Pass);
    act(&mut game, ANA, bonus(A));
    chance(&mut game, bonus_shows(10));
    act(&mut game, CY, claim(C));
    assert_eq!([BO, CY].map(|seat| place(&game, seat, C)), [Some(1), Some(2)]);
}

#[test]
fn a_completion_by_other_means_than_the_bonus_die_comes_after_the_claims_d_17() {
    let by_other_means = [
        Source::Number(DieId(3)),
        Source::Stockpile(FIRST),
        Source::FreeSkipBo,
        Source::Reward(SECOND),
    ];
    for with in by_other_means {
        let position = position(2)
            .fill(ANA, C, 9)
            .fill(BO, C, 9)
            .stock(ANA, FIRST, &values([10]))
            .stock(ANA, SECOND, &values([2, 2, 2, 2]))
            .show(values([3, 3, 3, 10, 2, 10]))
            .call();
        let mut game = built(position);
        act(&mut game, BO, claim(C));
        act(&mut game, ANA, fill(with, C));
        assert_eq!(
            [ANA, BO].map(|seat| place(&game, seat, C)),
            [Some(2), Some(1)],
            "{with:?}"
        );
    }
}

#[test]
fn the_active_player_takes_a_new_place_if_no_claim_completed_the_pile_d_16() {
    let position = position(2)
        .fill(ANA, C, 9)
        .complete(BO, C, 1)
        .show(values([3, 3, 3, 2, 2, 10]));
    let mut game = built(position.call());
    act(&mut game, ANA, bonus(C));
    assert_eq!(place(&game, ANA, C), Some(2));
}

#[test]
fn a_place_of_an_earlier_call_is_not_shared_d_16() {
    // Bo completes C in the first call, Ana in the second.
    let position = position(2)
        .fill(ANA, A, 9)
        .fill(ANA, C, 9)
        .fill(BO, C, 9)
        .show(values([3, 3, 3, 2, 2, 10]));
    let mut game = built(position.call());
    act(&mut game, BO, claim(C));
    act(&mut game, ANA, bonus(A));
    chance(&mut game, bonus_shows(10));
    act(&mut game, ANA, bonus(C));
    assert_eq!([ANA, BO].map(|seat| place(&game, seat, C)), [Some(2), Some(1)]);
}

#[test]
fn re_rolled_number_dice_leave_the_call_as_it_is_d_9_d_16() {
    let position = position(2)
        .fill(ANA, C, 9)
        .fill(BO, C, 9)
        .show(values([3, 3, 3, 2, 2, 10]));
    let mut game = built(position.call());
    act(&mut game, BO, claim(C));
    act(&mut game, ANA, reroll(&[0]));
    chance(&mut game, shows([1, 0, 0, 0, 0, 0]));
    act(&mut game, ANA, bonus(C));
    assert_eq!([ANA, BO].map(|seat| place(&game, seat, C)), [Some(1), Some(1)]);
}

#[test]
fn the_active_players_use_belongs_to_the_call_after_other_fills_too_d_8_d_16() {
    let position = position(2)
        .fill(ANA, C, 7)
        .fill(BO, C, 9)
        .stock(ANA, FIRST, &values([8]))
        .show(values([9, 3, 3, 2, 2, 10]));
    let mut game = built(position.call());
    act(&mut game, BO, claim(C));
    act(&mut game, ANA, stocked(FIRST, C));
    act(&mut game, ANA, number(0, C));
    act(&mut game, ANA, bonus(C));
    assert_eq!([ANA, BO].map(|seat| place(&game, seat, C)), [Some(1), Some(1)]);
}

#[test]
fn a_re_roll_of_the_bonus_die_ends_the_call_even_if_nobody_used_it_d_8_d_16() {
    let position = position(3)
        .fill(ANA, C, 9)
        .fill(BO, C, 9)
        .fill(CY, C, 9)
        .show(values([3, 3, 3, 2, 2, 10]));
    let mut game = built(position.call());
    act(&mut game, BO, claim(C));
    act(&mut game, CY, DiceAction::Pass);
    act(&mut game, ANA, reroll(&[5]));
    let events = chance(&mut game, bonus_shows(10));
    assert_eq!(
        called(&events),
        Some((10, players(&[CY]))),
        "the same value is a new call"
    );
    act(&mut game, CY, claim(C));
    act(&mut game, ANA, bonus(C));
    assert_eq!(
        [ANA, BO, CY].map(|seat| place(&game, seat, C)),
        [Some(2), Some(1), Some(2)],
        "Ana's use belongs to the second call"
    );
}

#[test]
fn while_a_call_is_open_play_does_not_go_on_d_8() {
    let game = built(position(2).show(values([1, 3, 3, 2, 2, 1])).call());
    for action in [
        number(0, A),
        bonus(A),
        fill(Source::FreeSkipBo, A),
        reroll(&[5]),
        DiceAction::EndTurn,
    ] {
        let answer = answer(&game, Actor::Player(SeatId(ANA)), action);
        assert!(matches!(answer, ApplyError::NotDue { .. }), "{action:?}");
    }
    assert!(matches!(
        answer(&game, Actor::Chance, bonus_shows(1)),
        ApplyError::NotDue { .. }
    ));
}
