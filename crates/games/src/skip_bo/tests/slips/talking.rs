//! Partners who talk: M-14, M-15, K-16.

use super::*;

/// Ana and Cy against Bo and Di; the draw pile starts with 3, 4, 6, 7.
fn pairs<E: Edition>() -> Arrange<E> {
    let position = table(&two_pairs()).stock(ANA, &[12, 11]).stock(CY, &[12, 11]);
    position
        .stock(BO, &[12, 11])
        .stock(DI, &[12, 11])
        .hand(ANA, &[9, 9])
        .draw(&[3, 4, 6, 7])
}

fn talked(seat: u8, cards: u8) -> CardEvent {
    CardEvent::Talked {
        player: SeatId(seat),
        cards,
    }
}

fn a_partner_who_talks_gets_two_unseen_cards_under_the_stock_m_14_m_15<E: Edition>() {
    for (turn, seat) in [(ANA, CY), (CY, ANA)] {
        let mut game = built(pairs::<E>().turn(turn));
        let events = act(&mut game, seat, TALK);
        assert_eq!(events, [talked(seat, 2), grew(seat), grew(seat)]);
        assert_eq!(
            stock_of(&game, seat),
            [4, 3, 11, 12],
            "at the bottom; the top card stays"
        );
        let others = [ANA, BO, CY, DI].into_iter().filter(|other| *other != seat);
        assert!(others.map(|other| stock_len(&game, other)).all(|len| len == 2));
        assert_eq!(
            (game.turn(), hand_of(&game, ANA)),
            (turn_of(turn), vec![9, 9]),
            "the turn goes on"
        );
    }
}

fn who_has_the_turn_may_ask_the_partner_for_a_play_at_no_cost_m_14_m_15<E: Edition>() {
    let free = ("M-14", words::REFUSED_TALK_ON_TURN);
    let mut game = built(pairs::<E>().hand(BO, &[8; 5]));
    assert!(!legal(&game, ANA).contains(&TALK), "it costs nothing");
    assert_eq!(refused(&game, ANA, TALK), free);
    assert_eq!(stock_len(&game, ANA), 2);
    // The same holds after the partner has talked, and in a turn out of turn.
    act(&mut game, CY, TALK);
    assert_eq!(refused(&game, ANA, TALK), free);
    act(&mut game, BO, INTRUDE);
    begun(&mut game);
    assert_eq!(refused(&game, BO, TALK), free);
}

fn the_silent_partner_pays_once_a_turn_m_14<E: Edition>() {
    let paid = ("M-14", words::REFUSED_TALK_PAID);
    let mut game = built(pairs::<E>().hand(BO, &[8; 5]).hand(CY, &[7; 5]));
    act(&mut game, CY, TALK);
    assert_eq!(refused(&game, CY, TALK), paid);
    assert_eq!([stock_len(&game, ANA), stock_len(&game, CY)], [2, 4]);
    // In another turn talking costs again, and then the other partner must keep quiet.
    act(&mut game, ANA, discard(9, 0));
    begun(&mut game);
    act(&mut game, BO, discard(8, 0));
    begun(&mut game);
    assert_eq!(game.turn(), turn_of(CY));
    act(&mut game, ANA, TALK);
    assert_eq!([stock_len(&game, ANA), stock_len(&game, CY)], [4, 4]);
}

fn only_the_partner_of_who_plays_has_to_keep_quiet_m_14_k_16<E: Edition>() {
    let game = built(pairs::<E>());
    for seat in [BO, DI] {
        assert_eq!(refused(&game, seat, TALK), ("M-14", words::REFUSED_TALK_OFF_SIDE));
    }
    let alone = built(table::<E>(&solo(2)).stock(ANA, &[12]).stock(BO, &[12]));
    for seat in [ANA, BO] {
        assert_eq!(refused(&alone, seat, TALK), ("M-14", words::REFUSED_TALK_ALONE));
    }
    let six = |seat: u8| {
        let mut position = table::<E>(&three_pairs()).turn(CY);
        for seat in 0..6 {
            position = position.stock(seat, &[12]);
        }
        legal(&built(position), seat).contains(&TALK)
    };
    assert_eq!([0, 1, 2, 3, 4, 5].map(six), [false, false, false, false, false, true]);
}

fn a_finished_stock_is_alive_again_m_14<E: Edition>() {
    let position = table::<E>(&two_pairs())
        .stock(ANA, &[1])
        .stock(BO, &[12])
        .stock(DI, &[12]);
    let mut game = built(position.hand(ANA, &[9, 9]).draw(&[2, 8]));
    let events = act(&mut game, CY, TALK);
    let turned = CardEvent::StockTurned {
        seat: SeatId(CY),
        card: Card(2),
    };
    assert_eq!(events, [talked(CY, 2), grew(CY), turned, grew(CY)]);
    assert_eq!(stock_of(&game, CY), [8, 2]);
    // Now both cards of that stock must be played too.
    act(&mut game, ANA, play(stock(ANA), 0));
    act(&mut game, ANA, play(stock(CY), 0));
    assert_eq!(game.turn(), turn_of(ANA));
    assert_eq!(game.stock_top(SeatId(CY)), Some(Card(8)));
}

fn an_empty_draw_pile_is_made_anew_for_the_penalty_m_14_k_6<E: Edition>() {
    for in_draw in [0, 1] {
        let position = pairs::<E>().draw(&[3, 4][..in_draw]).aside(&[5, 5, 5]);
        let mut game = built(position.discards(BO, 0, &[12]).rest_under(BO, 0));
        let events = act(&mut game, CY, TALK);
        assert_eq!(events[0], talked(CY, 2), "the event counts the set-aside cards too");
        assert_eq!((grown(&events, CY), game.turn()), (in_draw, Turn::Chance));
        let events = shuffled(&mut game);
        assert_eq!(grown(&events, CY), 2 - in_draw, "the penalty goes on");
        assert_eq!((stock_len(&game, CY), game.draw_len()), (4, 1 + in_draw));
        assert_eq!(game.turn(), turn_of(ANA));
    }
}

fn as_many_cards_are_taken_and_told_as_there_are_m_14_k_10<E: Edition>() {
    for (draw, aside) in [(0, 0), (1, 0), (0, 1)] {
        let position = pairs::<E>().draw(&[3][..draw]).aside(&[5][..aside]);
        let mut game = built(position.discards(BO, 0, &[12]).rest_under(BO, 0));
        let mut events = act(&mut game, CY, TALK);
        if aside > 0 {
            events.append(&mut shuffled(&mut game));
        }
        assert_eq!(events[0], talked(CY, (draw + aside) as u8));
        assert_eq!(grown(&events, CY), draw + aside);
        assert_eq!(events.last(), Some(&CardEvent::NothingToDraw { player: SeatId(CY) }));
        assert_eq!((stock_len(&game, CY), game.turn()), (2 + draw + aside, turn_of(ANA)));
        assert_eq!(refused(&game, CY, TALK).0, "M-14", "the talk still counts");
    }
}

fn talking_comes_between_drawing_and_drawing_too_many_m_12_m_14<E: Edition>() {
    let mut game = built(pairs::<E>().hand(ANA, &[9, 9, 9, 9, 9]).at_draw());
    assert!(legal(&game, ANA).contains(&DRAW));
    act(&mut game, CY, TALK);
    assert_eq!(refused(&game, ANA, DRAW).0, "K-4");
}

fn talking_while_the_hand_is_filled_leaves_it_to_be_filled_m_14_k_3<E: Edition>() {
    let mut game = built(pairs::<E>().hand(ANA, &[9, 9, 9]).at_draw());
    assert!(legal(&game, ANA).starts_with(&[DRAW]));
    act(&mut game, CY, TALK);
    assert_eq!(legal(&game, ANA), [DRAW]);
    assert_eq!(filled(&mut game, ANA), [6, 7], "the first two went into the stock");
    assert!(legal(&game, ANA).contains(&DRAW), "the last action was a draw");
    // The penalty can take the last cards.
    let position = pairs::<E>()
        .draw(&[3, 4])
        .hand(ANA, &[9, 9, 9])
        .at_draw()
        .discards(BO, 0, &[12]);
    let mut game = built(position.rest_under(BO, 0));
    let events = act(&mut game, CY, TALK);
    assert_eq!(events.last(), Some(&CardEvent::NothingToDraw { player: SeatId(ANA) }));
    assert!(legal(&game, ANA).contains(&discard(9, 0)));
}

fn in_a_turn_out_of_turn_the_partner_of_its_player_pays_m_13_m_14<E: Edition>() {
    let mut game = built(pairs::<E>().hand(BO, &[8; 5]));
    act(&mut game, CY, TALK);
    act(&mut game, BO, INTRUDE);
    begun(&mut game);
    for seat in [ANA, CY] {
        assert_eq!(refused(&game, seat, TALK), ("M-14", words::REFUSED_TALK_OFF_SIDE));
    }
    act(&mut game, DI, TALK);
    act(&mut game, CY, CALL);
    // The resumed turn is the one in which Cy has paid.
    assert_eq!(refused(&game, CY, TALK).0, "M-14");
    assert_eq!(stock_len(&game, DI), 4, "the penalty stays paid");
    // If the partner plays out of turn, the rightful player must keep quiet.
    act(&mut game, CY, INTRUDE);
    begun(&mut game);
    act(&mut game, ANA, TALK);
    assert_eq!([stock_len(&game, ANA), stock_len(&game, CY)], [4, 4]);
}

in_both_games! {
    a_partner_who_talks_gets_two_unseen_cards_under_the_stock_m_14_m_15,
    who_has_the_turn_may_ask_the_partner_for_a_play_at_no_cost_m_14_m_15,
    the_silent_partner_pays_once_a_turn_m_14,
    only_the_partner_of_who_plays_has_to_keep_quiet_m_14_k_16,
    a_finished_stock_is_alive_again_m_14,
    an_empty_draw_pile_is_made_anew_for_the_penalty_m_14_k_6,
    as_many_cards_are_taken_and_told_as_there_are_m_14_k_10,
    talking_comes_between_drawing_and_drawing_too_many_m_12_m_14,
    talking_while_the_hand_is_filled_leaves_it_to_be_filled_m_14_k_3,
    in_a_turn_out_of_turn_the_partner_of_its_player_pays_m_13_m_14,
}
