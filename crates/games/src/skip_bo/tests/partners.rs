//! Partners: K-13 to K-16.

use super::*;

/// Ana and Cy against Bo and Di, with stocks that fit nowhere yet.
fn pairs<E: Edition>() -> Arrange<E> {
    let position = position_with(&CardOptions::default(), &two_pairs());
    position.stock(BO, &[12, 11]).stock(DI, &[12, 11])
}

fn the_partners_stock_and_discards_can_be_played_from_after_ones_own_k_13<E: Edition>() {
    let mut position = pairs::<E>().stock(ANA, &[6, 12]).stock(CY, &[6, 12]).hand(ANA, &[6, 7]);
    for seat in 0..4 {
        position = position.discards(seat, 0, &[6]).discards(seat, 3, &[9, 6]);
    }
    let game = built(position.building(2, 5));
    let sources = [
        stock(ANA),
        stock(CY),
        discarded(ANA, 0),
        discarded(ANA, 3),
        discarded(CY, 0),
        discarded(CY, 3),
        hand(6),
    ];
    assert_eq!(plays(&game, ANA), sources.map(|from| play(from, 2)));
    for from in sources {
        let mut game = game;
        let events = act(&mut game, ANA, play(from, 2));
        let player = SeatId(ANA);
        assert!(
            matches!(events[0], CardEvent::Played { player: who, from: played, .. } if who == player && played == from)
        );
        assert_eq!(game.turn(), turn_of(ANA), "the same player continues");
    }
    for from in [stock(BO), stock(DI), discarded(BO, 0), discarded(DI, 3)] {
        assert_eq!(
            refused(&game, ANA, play(from, 2)),
            ("K-13", words::REFUSED_OWN_OR_PARTNERS_PILES)
        );
    }
    assert_eq!(refused(&game, ANA, play(discarded(CY, 1), 2)).0, "K-7", "it is empty");
    assert_eq!(refused(&game, ANA, play(discarded(CY, 4), 2)).0, "K-7");
}

fn of_six_the_one_opposite_is_the_partner_k_13<E: Edition>() {
    let mut position = position_with::<E>(&CardOptions::default(), &three_pairs())
        .turn(BO)
        .hand(BO, &[9, 9]);
    for seat in 0..6 {
        position = position.stock(seat, &[1, 12]).discards(seat, 1, &[1]);
    }
    let game = built(position);
    let own = [stock(BO), stock(4), discarded(BO, 1), discarded(4, 1)];
    let expected: Vec<_> = own
        .iter()
        .flat_map(|from| (0..4).map(|pile| play(*from, pile)))
        .collect();
    assert_eq!(plays(&game, BO), expected);
    for seat in [ANA, CY, DI, 5] {
        assert_eq!(refused(&game, BO, play(stock(seat), 0)).0, "K-13");
    }
}

fn the_partners_hand_is_never_played_from_k_13<E: Edition>() {
    let game = built(
        pairs::<E>()
            .stock(ANA, &[12, 12])
            .stock(CY, &[12, 12])
            .hand(ANA, &[9])
            .hand(CY, &[1, SB]),
    );
    assert_eq!(plays(&game, ANA), []);
    assert_eq!(
        refused(&game, ANA, play(hand(1), 0)),
        ("K-7", words::REFUSED_NOT_IN_HAND)
    );
    assert!(is_not_due(&game, CY, play(hand(1), 0)), "the partner moves nothing");
}

fn discards_go_on_ones_own_piles_also_with_a_partner_k_13<E: Edition>() {
    let mut game = built(
        pairs::<E>()
            .stock(ANA, &[12, 12])
            .stock(CY, &[12, 12])
            .hand(ANA, &[9, 8]),
    );
    let discards: Vec<_> = legal(&game, ANA)
        .into_iter()
        .filter(|action| matches!(action, CardAction::Discard { .. }))
        .collect();
    assert_eq!(discards.len(), 2 * 4, "for two cards and four piles");
    act(&mut game, ANA, discard(9, 2));
    assert_eq!(
        [discards_of(&game, ANA, 2), discards_of(&game, CY, 2)],
        [vec![9], vec![]]
    );
}

fn the_next_card_of_the_partners_stock_turns_up_at_once_k_13_k_7<E: Edition>() {
    let mut game = built(
        pairs::<E>()
            .stock(ANA, &[12, 12])
            .stock(CY, &[1, 2, 12])
            .hand(ANA, &[9, 9]),
    );
    let events = act(&mut game, ANA, play(stock(CY), 0));
    let turned = CardEvent::StockTurned {
        seat: SeatId(CY),
        card: Card(2),
    };
    assert_eq!(events.last(), Some(&turned));
    act(&mut game, ANA, play(stock(CY), 0));
    assert_eq!((stock_len(&game, CY), building(&game)[0]), (1, 2));
}

fn the_partners_cards_never_fill_a_hand_k_4_k_13<E: Edition>() {
    let position = pairs::<E>()
        .stock(ANA, &[12, 12])
        .stock(CY, &[1, 12])
        .discards(CY, 0, &[2])
        .hand(ANA, &[9]);
    let mut game = built(position);
    act(&mut game, ANA, play(stock(CY), 0));
    act(&mut game, ANA, play(discarded(CY, 0), 0));
    assert_eq!(hand_of(&game, ANA), [9]);
}

fn a_pair_wins_when_both_stocks_are_played_and_not_before_k_14<E: Edition>() {
    let mut game = built(pairs::<E>().stock(ANA, &[1]).stock(CY, &[2]).hand(ANA, &[9]));
    let events = act(&mut game, ANA, play(stock(ANA), 0));
    assert!(
        matches!(events.last(), Some(CardEvent::Played { .. })),
        "no card turns up, and nobody has won"
    );
    assert_eq!(game.turn(), turn_of(ANA));
    // Ana plays the partner's last card, and it wins.
    let events = act(&mut game, ANA, play(stock(CY), 0));
    assert_eq!(
        events.last(),
        Some(&CardEvent::MatchOver {
            winners: players(&[ANA, CY])
        })
    );
    assert_eq!(game.winners(), players(&[ANA, CY]));
}

fn a_pair_wins_on_the_last_card_of_either_k_14<E: Edition>() {
    for (own, partners) in [(vec![1], vec![]), (vec![], vec![1])] {
        let position = pairs::<E>()
            .turn(CY)
            .stock(CY, &own)
            .stock(ANA, &partners)
            .hand(CY, &[9]);
        let mut game = built(position);
        let from = if own.is_empty() { ANA } else { CY };
        act(&mut game, CY, play(stock(from), 0));
        assert_eq!(game.winners(), players(&[ANA, CY]));
    }
}

fn a_player_whose_stock_is_finished_keeps_taking_turns_k_14<E: Edition>() {
    let position = pairs::<E>()
        .stock(CY, &[3, 12])
        .hand(ANA, &[9])
        .draw(&[1, 1, 1, 1, 1, 5, 5, 5, 5, 5]);
    let position = position
        .turn(BO)
        .hand(BO, &[8])
        .hand(CY, &[9, 9, 9, 9, 9])
        .hand(DI, &[9, 9, 9, 9, 9]);
    let mut game = built(position);
    for (seat, card) in [(BO, 8), (CY, 9), (DI, 9)] {
        act(&mut game, seat, discard(card, 0));
        begun(&mut game);
    }
    // Ana's stock is finished; she still draws, plays and discards as before.
    assert_eq!((game.turn(), hand_of(&game, ANA)), (turn_of(ANA), vec![9, 1, 1, 1, 1]));
    assert_eq!(
        refused(&game, ANA, play(stock(ANA), 0)),
        ("K-7", words::REFUSED_STOCK_FINISHED)
    );
    act(&mut game, ANA, play(hand(1), 0));
    act(&mut game, ANA, discard(9, 0));
    begun(&mut game);
    assert_eq!(game.turn(), turn_of(BO));
}

fn an_opponents_pair_with_one_finished_stock_has_not_won_k_14<E: Edition>() {
    let position = position_with::<E>(&CardOptions::default(), &three_pairs());
    let position = position
        .stock(ANA, &[1, 12])
        .stock(BO, &[12])
        .stock(CY, &[12])
        .stock(DI, &[1])
        .hand(ANA, &[9]);
    let mut game = built(position);
    act(&mut game, ANA, play(stock(DI), 0));
    assert_eq!(
        game.turn(),
        turn_of(ANA),
        "three stocks are finished, no two of one pair"
    );
    act(&mut game, ANA, play(stock(ANA), 1));
    assert_eq!(stock_len(&game, ANA), 1);
}

fn without_partners_there_are_no_partners_piles_k_13<E: Edition>() {
    let mut position = position::<E>(4).hand(ANA, &[9]);
    for seat in 0..4 {
        position = position.stock(seat, &[1, 12]);
    }
    let game = built(position);
    assert_eq!(
        refused(&game, ANA, play(stock(CY), 0)),
        ("K-7", words::REFUSED_OWN_PILES)
    );
}

fn partners_keep_quiet_in_assisted_play_k_16<E: Edition>() {
    let game = built(pairs::<E>().stock(ANA, &[12]).stock(CY, &[12]).hand(ANA, &[9]));
    for seat in 0..4 {
        assert_eq!(refused(&game, seat, CardAction::Talk).0, "G-4");
    }
}

in_both_games! {
    the_partners_stock_and_discards_can_be_played_from_after_ones_own_k_13,
    of_six_the_one_opposite_is_the_partner_k_13,
    the_partners_hand_is_never_played_from_k_13,
    discards_go_on_ones_own_piles_also_with_a_partner_k_13,
    the_next_card_of_the_partners_stock_turns_up_at_once_k_13_k_7,
    the_partners_cards_never_fill_a_hand_k_4_k_13,
    a_pair_wins_when_both_stocks_are_played_and_not_before_k_14,
    a_pair_wins_on_the_last_card_of_either_k_14,
    a_player_whose_stock_is_finished_keeps_taking_turns_k_14,
    an_opponents_pair_with_one_finished_stock_has_not_won_k_14,
    without_partners_there_are_no_partners_piles_k_13,
    partners_keep_quiet_in_assisted_play_k_16,
}
