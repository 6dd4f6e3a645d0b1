//! Playing and discarding, and what is refused: K-5 to K-9.

use super::*;
use crate::skip_bo::card::SKIP_BO;

/// Ana and Bo, with stocks that fit nowhere yet.
fn two<E: Edition>() -> Arrange<E> {
    position(2).stock(ANA, &[12, 12]).stock(BO, &[12, 12])
}

fn a_pile_takes_the_next_number_or_a_skip_bo_and_nothing_else_k_5<E: Edition>() {
    for value in 0..12 {
        for card in 1..=SB {
            // A second card, so that the hand does not become empty and is not filled.
            let mut game = built(two::<E>().building(2, value).hand(ANA, &[card, card]));
            if card == value + 1 || card == SB {
                let events = act(&mut game, ANA, play(hand(card), 2));
                let played = CardEvent::Played {
                    player: SeatId(ANA),
                    from: hand(card),
                    card: Card(card),
                    onto: 2,
                    value: value + 1,
                };
                assert_eq!(events[0], played);
                assert_eq!(building(&game)[2], (value + 1) % 12);
            } else {
                let needs = words::refused_pile_needs(value + 1);
                assert_eq!(refused(&game, ANA, play(hand(card), 2)), ("K-5", needs));
            }
        }
    }
}

fn a_card_can_go_on_any_of_the_four_piles_that_it_fits_k_5<E: Edition>() {
    let game = built(
        two::<E>()
            .building(1, 3)
            .building(2, 3)
            .building(3, 8)
            .hand(ANA, &[4, 1, SB]),
    );
    let fits = [
        play(hand(4), 1),
        play(hand(4), 2),
        play(hand(1), 0),
        play(hand(SB), 0),
        play(hand(SB), 1),
        play(hand(SB), 2),
        play(hand(SB), 3),
    ];
    assert_eq!(plays(&game, ANA), fits);
    assert_eq!(
        refused(&game, ANA, play(hand(1), 4)),
        ("K-5", words::REFUSED_NO_BUILDING_PILE)
    );
    assert_eq!(refused(&game, ANA, play(hand(SB), 255)).0, "K-5");
}

fn only_a_1_or_a_skip_bo_starts_a_pile_and_skip_bos_can_follow_skip_bos_k_5<E: Edition>() {
    let mut game = built(two::<E>().hand(ANA, &[SB, SB, SB, 4, 2]));
    assert_eq!(
        refused(&game, ANA, play(hand(2), 0)),
        ("K-5", words::refused_pile_needs(1))
    );
    for value in 1..=3 {
        act(&mut game, ANA, play(hand(SB), 0));
        assert_eq!(building(&game), [value, 0, 0, 0]);
    }
    act(&mut game, ANA, play(hand(4), 0));
    let pile = &game.building()[0];
    assert_eq!(pile.cards().collect::<Vec<_>>(), cards(&[SB, SB, SB, 4]));
    assert_eq!((pile.value(), pile.wild_places(), pile.die_places()), (4, 0b111, 0));
}

fn a_pile_can_be_all_skip_bos_from_1_to_12_k_5<E: Edition>() {
    let mut game = built(two::<E>().hand(ANA, &[SB]).draw(&[SB; 12]));
    for value in 1..=12 {
        act(&mut game, ANA, play(hand(SB), 0));
        assert_eq!(building(&game)[0], value % 12);
    }
    assert_eq!((game.set_aside().of(SKIP_BO), game.set_aside().total()), (12, 12));
}

fn a_pile_that_reaches_12_is_set_aside_and_its_slot_is_free_in_the_same_turn_k_6<E: Edition>() {
    for last in [12, SB] {
        let mut game = built(two::<E>().building_of(3, 11, &[1, 5], &[]).hand(ANA, &[last, 1, 2, 9]));
        let events = act(&mut game, ANA, play(hand(last), 3));
        assert_eq!(events[1..], [CardEvent::PileCompleted { pile: 3 }]);
        assert_eq!(building(&game), [0; 4]);
        let mut aside = game.set_aside().list::<12>();
        aside.as_mut_slice().sort_unstable();
        let mut expected = vec![2, 3, 4, 6, 7, 8, 9, 10, 11, last, SB, SB];
        expected.sort_unstable();
        assert_eq!(numbers(aside.as_slice()), expected);
        act(&mut game, ANA, play(hand(1), 3));
        act(&mut game, ANA, play(hand(2), 3));
        assert_eq!((building(&game), game.turn()), ([0, 0, 0, 2], turn_of(ANA)));
        assert_eq!(game.set_aside().total(), 12, "it stays aside");
    }
}

fn hand_stock_and_the_four_discard_piles_can_be_played_from_k_7<E: Edition>() {
    let mut position = position::<E>(2)
        .stock(ANA, &[6, 12])
        .stock(BO, &[6, 11])
        .hand(ANA, &[6, 6, 5]);
    for pile in 0..4 {
        position = position.discards(ANA, pile, &[9, 6]).discards(BO, pile, &[6]);
    }
    let game = built(position.building(1, 5));
    let sources = [
        stock(ANA),
        discarded(ANA, 0),
        discarded(ANA, 1),
        discarded(ANA, 2),
        discarded(ANA, 3),
        hand(6),
    ];
    assert_eq!(
        plays(&game, ANA),
        sources.map(|from| play(from, 1)),
        "in this order, and two equal cards once"
    );
    for from in sources {
        let mut game = game;
        let events = act(&mut game, ANA, play(from, 1));
        assert!(matches!(events[0], CardEvent::Played { from: played, card: Card(6), .. } if played == from));
        assert_eq!(building(&game), [0, 6, 0, 0]);
        let left = (stock_len(&game, ANA), hand_of(&game, ANA).len());
        match from {
            Source::Stock(_) => assert_eq!(left, (1, 3)),
            Source::Hand(_) => assert_eq!(left, (2, 2)),
            Source::Discard(_, pile) => {
                assert_eq!(left, (2, 3));
                assert_eq!(discards_of(&game, ANA, pile), [9], "only the top card is gone");
            }
        }
    }
}

fn nothing_else_can_be_played_k_7<E: Edition>() {
    let position = position::<E>(2).stock(ANA, &[9, 6]).stock(BO, &[6, 6]).building(0, 5);
    let game = built(
        position
            .discards(ANA, 0, &[6, 9])
            .discards(BO, 0, &[6])
            .hand(ANA, &[7])
            .hand(BO, &[6]),
    );
    let not_yours = ("K-7", words::REFUSED_OWN_PILES);
    assert_eq!(plays(&game, ANA), []);
    assert_eq!(
        refused(&game, ANA, play(hand(6), 0)),
        ("K-7", words::REFUSED_NOT_IN_HAND)
    );
    assert_eq!(refused(&game, ANA, play(hand(SB), 0)).0, "K-7");
    assert_eq!(refused(&game, ANA, play(hand(0), 0)).0, "K-7");
    assert_eq!(refused(&game, ANA, play(hand(255), 0)).0, "K-7");
    assert_eq!(refused(&game, ANA, play(stock(BO), 0)), not_yours);
    assert_eq!(refused(&game, ANA, play(discarded(BO, 0), 0)), not_yours);
    assert_eq!(refused(&game, ANA, play(stock(CY), 0)), not_yours, "nobody sits there");
    assert_eq!(refused(&game, ANA, play(stock(255), 0)), not_yours);
    assert_eq!(
        refused(&game, ANA, play(discarded(ANA, 0), 0)).0,
        "K-5",
        "the 6 lies under another card"
    );
    assert_eq!(
        refused(&game, ANA, play(discarded(ANA, 1), 0)),
        ("K-7", words::REFUSED_DISCARD_PILE_EMPTY)
    );
    assert_eq!(
        refused(&game, ANA, play(discarded(ANA, 4), 0)),
        ("K-7", words::REFUSED_NO_DISCARD_PILE)
    );
}

fn the_next_stock_card_turns_up_at_once_and_can_be_played_k_7<E: Edition>() {
    let mut game = built(
        position::<E>(2)
            .stock(ANA, &[1, 2, SB, 12, 7])
            .stock(BO, &[12])
            .hand(ANA, &[9]),
    );
    for (next, value) in [(2, 1), (SB, 2), (12, 3)] {
        let events = act(&mut game, ANA, play(stock(ANA), 0));
        let turned = CardEvent::StockTurned {
            seat: SeatId(ANA),
            card: Card(next),
        };
        assert_eq!(events.last(), Some(&turned));
        assert_eq!(
            (game.stock_top(SeatId(ANA)), building(&game)[0]),
            (Some(Card(next)), value)
        );
    }
    assert_eq!(stock_of(&game, ANA), [7, 12]);
}

fn nobody_has_to_play_k_8<E: Edition>() {
    let mut game = built(
        position::<E>(2)
            .stock(ANA, &[1, 12])
            .stock(BO, &[12])
            .hand(ANA, &[1, SB]),
    );
    act(&mut game, ANA, discard(1, 0));
    begun(&mut game);
    assert_eq!((game.turn(), building(&game)), (turn_of(BO), [0; 4]));
}

fn the_ending_discard_goes_on_any_of_ones_own_four_piles_k_8<E: Edition>() {
    let position = two::<E>()
        .hand(ANA, &[7, 7, SB])
        .discards(ANA, 1, &[3])
        .discards(ANA, 2, &[8]);
    let before = built(position);
    for card in [7, SB] {
        for pile in 0..4 {
            let mut game = before;
            let events = act(&mut game, ANA, discard(card, pile));
            let discarded = CardEvent::Discarded {
                player: SeatId(ANA),
                card: Card(card),
                pile,
                extra: false,
            };
            assert_eq!(events[..2], [discarded, CardEvent::TurnStarted { player: SeatId(BO) }]);
            // Any card goes on any card, and only one card.
            let below = discards_of(&before, ANA, pile);
            assert_eq!(discards_of(&game, ANA, pile), [&below[..], &[card]].concat());
            assert_eq!(hand_of(&game, ANA).len(), 2);
        }
    }
    assert_eq!(
        refused(&before, ANA, discard(8, 0)),
        ("K-7", words::REFUSED_NOT_IN_HAND)
    );
    assert_eq!(refused(&before, ANA, discard(0, 0)).0, "K-7");
    assert_eq!(
        refused(&before, ANA, discard(7, 4)),
        ("K-7", words::REFUSED_NO_DISCARD_PILE)
    );
}

fn a_discarded_skip_bo_stays_wild_k_8<E: Edition>() {
    let mut game = built(two::<E>().hand(ANA, &[SB, 9]).hand(BO, &[9]).building(0, 6));
    act(&mut game, ANA, discard(SB, 3));
    begun(&mut game);
    act(&mut game, BO, discard(9, 0));
    begun(&mut game);
    let events = act(&mut game, ANA, play(discarded(ANA, 3), 0));
    assert!(matches!(
        events[0],
        CardEvent::Played {
            card: SKIP_BO,
            value: 7,
            ..
        }
    ));
}

fn a_skip_bo_on_top_of_the_stock_is_wild_k_7_k_5<E: Edition>() {
    let game = built(
        position::<E>(2)
            .stock(ANA, &[SB, 3])
            .stock(BO, &[12])
            .building(1, 11)
            .hand(ANA, &[9]),
    );
    assert_eq!(plays(&game, ANA), [0, 1, 2, 3].map(|pile| play(stock(ANA), pile)));
}

fn the_last_stock_card_wins_at_once_without_a_discard_k_9<E: Edition>() {
    for card in [5, SB] {
        let mut game = built(
            position::<E>(2)
                .stock(ANA, &[card])
                .stock(BO, &[12, 3])
                .building(0, 4)
                .hand(ANA, &[5, 6]),
        );
        let events = act(&mut game, ANA, play(stock(ANA), 0));
        assert!(matches!(events[1], CardEvent::RoundScored { winners, .. } if winners == players(&[ANA])));
        assert_eq!(
            events[2],
            CardEvent::MatchOver {
                winners: players(&[ANA])
            }
        );
        assert_eq!((game.turn(), game.winners()), (Turn::Over, players(&[ANA])));
        assert_eq!(hand_of(&game, ANA), [5, 6]);
        for seat in [ANA, BO] {
            assert!(legal(&game, seat).is_empty());
            assert_eq!(
                attempt(&game, Actor::Player(SeatId(seat)), discard(5, 0)),
                ApplyError::Over
            );
        }
        assert_eq!(
            attempt(&game, Actor::Chance, CardAction::Shuffle { seed: 1 }),
            ApplyError::Over
        );
    }
}

fn the_last_stock_card_wins_where_it_completes_a_pile_too_k_9_k_6<E: Edition>() {
    let mut game = built(
        position::<E>(2)
            .stock(ANA, &[12])
            .stock(BO, &[12])
            .building(0, 11)
            .hand(ANA, &[5]),
    );
    let events = act(&mut game, ANA, play(stock(ANA), 0));
    assert_eq!(events[1], CardEvent::PileCompleted { pile: 0 });
    assert_eq!(game.winners(), players(&[ANA]));
}

fn an_empty_hand_or_empty_discard_piles_win_nothing_k_9<E: Edition>() {
    let position = two::<E>()
        .hand(ANA, &[2])
        .hand(BO, &[9])
        .discards(ANA, 0, &[1])
        .discards(BO, 0, &[12]);
    let mut game = built(position.rest_under(BO, 0));
    act(&mut game, ANA, play(discarded(ANA, 0), 0));
    act(&mut game, ANA, play(hand(2), 0));
    assert_eq!(game.turn(), turn_of(ANA));
}

fn nobody_plays_in_the_turn_of_another_k_8<E: Edition>() {
    let game = built(two::<E>().hand(ANA, &[1]).hand(BO, &[1]));
    assert!(is_not_due(&game, BO, play(hand(1), 0)));
    assert!(is_not_due(&game, BO, discard(1, 0)));
    assert!(is_not_due(&game, BO, CardAction::EndTurn));
    assert!(is_not_due(&game, CY, play(hand(1), 0)), "nobody sits there");
    assert!(is_not_due(&game, 255, discard(1, 0)));
    let report = CardAction::Shuffle { seed: 1 };
    assert_eq!(
        attempt(&game, Actor::Chance, report),
        ApplyError::NotDue { who: Actor::Chance }
    );
    assert_eq!(refused(&game, ANA, report).0, "G-2");
    assert_eq!(refused(&game, ANA, CardAction::DieRolled { face: Face(1) }).0, "G-2");
}

fn turns_go_round_clockwise_g_5<E: Edition>() {
    let mut position = position::<E>(6);
    for seat in 0..6 {
        position = position.stock(seat, &[12]).hand(seat, &[11]);
    }
    let mut game = built(position.turn(4));
    for seat in [4, 5, 0, 1, 2, 3, 4] {
        assert_eq!(game.turn(), turn_of(seat));
        let card = hand_of(&game, seat)[0];
        act(&mut game, seat, discard(card, 0));
        begun(&mut game);
    }
}

in_both_games! {
    a_pile_takes_the_next_number_or_a_skip_bo_and_nothing_else_k_5,
    a_card_can_go_on_any_of_the_four_piles_that_it_fits_k_5,
    only_a_1_or_a_skip_bo_starts_a_pile_and_skip_bos_can_follow_skip_bos_k_5,
    a_pile_can_be_all_skip_bos_from_1_to_12_k_5,
    a_pile_that_reaches_12_is_set_aside_and_its_slot_is_free_in_the_same_turn_k_6,
    hand_stock_and_the_four_discard_piles_can_be_played_from_k_7,
    nothing_else_can_be_played_k_7,
    the_next_stock_card_turns_up_at_once_and_can_be_played_k_7,
    nobody_has_to_play_k_8,
    the_ending_discard_goes_on_any_of_ones_own_four_piles_k_8,
    a_discarded_skip_bo_stays_wild_k_8,
    a_skip_bo_on_top_of_the_stock_is_wild_k_7_k_5,
    the_last_stock_card_wins_at_once_without_a_discard_k_9,
    the_last_stock_card_wins_where_it_completes_a_pile_too_k_9_k_6,
    an_empty_hand_or_empty_discard_piles_win_nothing_k_9,
    nobody_plays_in_the_turn_of_another_k_8,
    turns_go_round_clockwise_g_5,
}

#[test]
fn classic_has_no_die_to_use_m_2() {
    use crate::skip_bo::classic::Classic;
    let game = built(two::<Classic>().hand(ANA, &[2, 2]));
    let uses = [
        CardAction::StandIn { onto: 0, then: hand(2) },
        CardAction::ExtraDiscard { card: Card(2), pile: 0 },
        CardAction::OpponentDraws { opponent: SeatId(BO) },
    ];
    for action in uses {
        assert_eq!(refused(&game, ANA, action), ("M-2", words::REFUSED_NO_DIE));
    }
}
