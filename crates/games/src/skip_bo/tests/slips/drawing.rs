//! Drawing by hand, and drawing too many: K-3, K-4, M-12, M-15.

use super::*;
use messages::texts::rules as rules_words;

const FIRST_DRAW: (&str, Message) = ("K-3", words::REFUSED_DRAW_FIRST);

/// Ana and Bo, with stocks that fit nowhere yet.
fn two<E: Edition>() -> Arrange<E> {
    table(&solo(2)).stock(ANA, &[12, 10, 8]).stock(BO, &[12, 12])
}

fn cards_are_drawn_by_hand_one_by_one_until_there_are_five_m_12_m_15<E: Edition>() {
    let mut game = built(two::<E>().hand(ANA, &[9]).hand(BO, &[7, 1]).draw(&[1, 2, 3, 4]));
    let events = act(&mut game, ANA, discard(9, 0));
    assert_eq!(drawn(&events), NONE, "nobody draws for Bo");
    assert_eq!(drawn(&begun(&mut game)), NONE);
    for (number, card) in [1, 2, 3].into_iter().enumerate() {
        assert_eq!(hand_of(&game, BO).len(), 2 + number);
        assert_eq!(legal(&game, BO), [DRAW], "nothing else can be done before");
        for action in [play(hand(1), 0), discard(7, 0), play(stock(BO), 0), CardAction::EndTurn] {
            assert_eq!(refused(&game, BO, action), FIRST_DRAW);
        }
        let events = act(&mut game, BO, DRAW);
        let drew = CardEvent::Drew {
            player: SeatId(BO),
            card: Card(card),
        };
        assert_eq!(events, [drew]);
    }
    assert_eq!(hand_of(&game, BO), [7, 1, 1, 2, 3]);
    assert!(legal(&game, BO).contains(&play(hand(1), 0)));
    assert_eq!(legal(&game, BO).last(), Some(&DRAW), "one too many can be drawn now");
}

fn a_hand_emptied_by_playing_is_filled_by_hand_as_well_k_4_m_15<E: Edition>() {
    let mut game = built(two::<E>().hand(ANA, &[1]).draw(&[2, 3, 4, 5, 6, 7]));
    assert_eq!(drawn(&act(&mut game, ANA, play(hand(1), 0))), NONE);
    assert_eq!(legal(&game, ANA), [DRAW]);
    assert_eq!(refused(&game, ANA, CardAction::EndTurn), FIRST_DRAW);
    assert_eq!(filled(&mut game, ANA), [2, 3, 4, 5, 6]);
    act(&mut game, ANA, play(hand(2), 0));
    assert_eq!(refused(&game, ANA, DRAW).0, "K-4");
}

fn a_draw_pile_that_runs_out_is_made_anew_in_mid_draw_k_6_m_15<E: Edition>() {
    let position = two::<E>().hand(ANA, &[1]).draw(&[8, 9]).aside(&[1, 2, 3, 4]);
    let mut game = built(position.discards(BO, 0, &[12]).rest_under(BO, 0));
    act(&mut game, ANA, play(hand(1), 0));
    act(&mut game, ANA, DRAW);
    act(&mut game, ANA, DRAW);
    assert_eq!(
        (game.draw_len(), game.turn()),
        (0, turn_of(ANA)),
        "shuffled only for the next card"
    );
    assert_eq!(drawn(&act(&mut game, ANA, DRAW)), NONE);
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(drawn(&shuffled(&mut game)).len(), 1, "the card that was asked for");
    assert_eq!(legal(&game, ANA), [DRAW]);
    filled(&mut game, ANA);
    assert_eq!((hand_of(&game, ANA).len(), game.draw_len()), (5, 1));
}

fn where_no_card_is_left_drawing_by_hand_is_over_k_10_m_15<E: Edition>() {
    let position = two::<E>()
        .hand(ANA, &[1])
        .draw(&[8, 2])
        .hand(BO, &[10])
        .discards(BO, 0, &[12]);
    let mut game = built(position.rest_under(BO, 0));
    act(&mut game, ANA, play(hand(1), 0));
    act(&mut game, ANA, DRAW);
    let events = act(&mut game, ANA, DRAW);
    assert_eq!(events[1..], [CardEvent::NothingToDraw { player: SeatId(ANA) }]);
    assert!(legal(&game, ANA).contains(&play(hand(2), 0)));
    assert_eq!(refused(&game, ANA, DRAW), ("K-10", words::REFUSED_NOTHING_TO_DRAW));
    act(&mut game, ANA, play(hand(2), 0));
    let events = act(&mut game, ANA, discard(8, 0));
    let events = [events, begun(&mut game)].concat();
    assert_eq!(events.last(), Some(&CardEvent::NothingToDraw { player: SeatId(BO) }));
    assert_eq!(
        legal(&game, BO)[..4],
        [0, 1, 2, 3].map(|pile| discard(10, pile)),
        "the turn can go on or end"
    );
    assert_eq!(refused(&game, BO, DRAW).0, "K-10");
}

/// Ana holds four cards and draws the fifth; the next cards of the draw pile are 6, 7, 7.
fn full<E: Edition>() -> CardGame<E> {
    let position = two::<E>().hand(ANA, &[9, 9, 1, 9]).draw(&[5, 6, 7, 7]).at_draw();
    let mut game = built(position);
    act(&mut game, ANA, DRAW);
    assert_eq!(hand_of(&game, ANA), [9, 9, 1, 9, 5]);
    game
}

fn a_card_too_many_goes_unseen_into_the_own_stock_which_is_shuffled_m_12_m_15<E: Edition>() {
    let mut game = full::<E>();
    let events = act(&mut game, ANA, DRAW);
    assert_eq!(events, [CardEvent::DrewTooMany { player: SeatId(ANA) }, grew(ANA)]);
    assert_eq!(game.turn(), Turn::Chance, "the face-down part is shuffled");
    assert!(legal(&game, ANA).is_empty() && legal(&game, BO).is_empty());
    let bad = ApplyError::BadReport {
        why: rules_words::REPORT_SHUFFLE,
    };
    assert_eq!(
        attempt(&game, Actor::Chance, CardAction::DieRolled { face: Face(2) }),
        bad
    );
    let before = game;
    assert_eq!(shuffled(&mut game), [CardEvent::StockShuffled { seat: SeatId(ANA) }]);
    // The open top card stays; the others can be in any order.
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut game = before;
        apply(&mut game, Actor::Chance, &CardAction::Shuffle { seed });
        assert_eq!(game.stock_top(SeatId(ANA)), Some(Card(12)));
        orders.insert(stock_of(&game, ANA));
    }
    let all = [[6, 8, 10], [6, 10, 8], [8, 6, 10], [8, 10, 6], [10, 6, 8], [10, 8, 6]];
    assert_eq!(orders, all.map(|below| [&below[..], &[12]].concat()).into());
    assert_eq!((game.turn(), hand_of(&game, ANA)), (turn_of(ANA), vec![9, 9, 1, 9, 5]));
    assert_eq!((stock_len(&game, BO), game.set_aside().total()), (2, 0));
}

fn every_further_card_goes_into_the_stock_too_m_12<E: Edition>() {
    let mut game = full::<E>();
    for extra in 1..=3 {
        let events = act(&mut game, ANA, DRAW);
        assert_eq!(grown(&events, ANA), 1);
        shuffled(&mut game);
        assert_eq!((stock_len(&game, ANA), hand_of(&game, ANA).len()), (3 + extra, 5));
        assert_eq!(game.stock_top(SeatId(ANA)), Some(Card(12)));
    }
    let mut below = stock_of(&game, ANA);
    below.sort_unstable();
    assert_eq!(below, [6, 7, 7, 8, 10, 12]);
}

fn too_many_are_drawn_directly_after_drawing_only_m_12<E: Edition>() {
    let late = ("K-4", words::REFUSED_NO_DRAW_NOW);
    let mut game = full::<E>();
    act(&mut game, ANA, play(hand(1), 0));
    assert_eq!(refused(&game, ANA, DRAW), late);
    // A play from the stock or a discard pile leaves the hand full, but also ends the time for drawing.
    let position = table::<E>(&solo(2))
        .stock(ANA, &[1, 12])
        .stock(BO, &[12])
        .hand(ANA, &[9; 5]);
    let before = built(position.discards(ANA, 1, &[1]).at_draw());
    for from in [stock(ANA), discarded(ANA, 1)] {
        let mut game = before;
        act(&mut game, ANA, play(from, 0));
        assert_eq!(refused(&game, ANA, DRAW), late);
    }
    // A full hand alone is not enough.
    let game = built(two::<E>().hand(ANA, &[9, 9, 9, 9, 9]));
    assert_eq!(refused(&game, ANA, DRAW), late);
    // A seat that is not due draws nothing.
    assert!(is_not_due(&game, BO, DRAW));
}

fn a_hand_filled_in_mid_turn_can_be_overdrawn_too_m_12_k_4<E: Edition>() {
    let mut game = built(two::<E>().hand(ANA, &[1]).draw(&[2, 3, 4, 5, 6, 7]));
    act(&mut game, ANA, play(hand(1), 0));
    filled(&mut game, ANA);
    assert_eq!(grown(&act(&mut game, ANA, DRAW), ANA), 1);
    shuffled(&mut game);
    assert_eq!(stock_len(&game, ANA), 4);
    act(&mut game, ANA, play(hand(2), 0));
}

fn a_hand_that_was_full_before_the_turn_can_be_overdrawn_at_its_start_m_12<E: Edition>() {
    let mut game = built(two::<E>().hand(ANA, &[9]).hand(BO, &[8, 8, 8, 8, 8]));
    act(&mut game, ANA, discard(9, 0));
    begun(&mut game);
    assert_eq!(grown(&act(&mut game, BO, DRAW), BO), 1);
}

fn a_card_too_many_from_an_empty_draw_pile_is_drawn_after_a_shuffle_m_12_k_6<E: Edition>() {
    let position = two::<E>().hand(ANA, &[9, 9, 9, 9]).draw(&[9]).aside(&[1, 2]).at_draw();
    let mut game = built(position.discards(BO, 0, &[12]).rest_under(BO, 0));
    act(&mut game, ANA, DRAW);
    let events = act(&mut game, ANA, DRAW);
    assert_eq!(events, [CardEvent::DrewTooMany { player: SeatId(ANA) }]);
    assert_eq!(game.turn(), Turn::Chance);
    let events = shuffled(&mut game);
    assert_eq!(events, [CardEvent::Reshuffled { cards: 2 }, grew(ANA)]);
    assert_eq!(
        (game.turn(), game.phase()),
        (Turn::Chance, Phase::ShuffleStock),
        "and then the stock"
    );
    shuffled(&mut game);
    assert_eq!(
        (stock_len(&game, ANA), game.draw_len(), game.turn()),
        (4, 1, turn_of(ANA))
    );
    act(&mut game, ANA, DRAW);
    shuffled(&mut game);
    assert_eq!(stock_len(&game, ANA), 5);
    assert_eq!(refused(&game, ANA, DRAW), ("K-10", words::REFUSED_NOTHING_TO_DRAW));
}

fn a_single_card_below_the_top_needs_no_shuffle_m_12<E: Edition>() {
    let position = table::<E>(&solo(2))
        .stock(ANA, &[12])
        .stock(BO, &[12])
        .hand(ANA, &[9, 9, 9, 9]);
    let mut game = built(position.draw(&[9, 3]).at_draw());
    act(&mut game, ANA, DRAW);
    act(&mut game, ANA, DRAW);
    assert_eq!((game.turn(), stock_of(&game, ANA)), (turn_of(ANA), vec![3, 12]));
}

fn a_finished_stock_is_alive_again_by_a_card_too_many_m_12_k_14<E: Edition>() {
    let position = table::<E>(&two_pairs())
        .stock(CY, &[1])
        .stock(BO, &[12])
        .stock(DI, &[12])
        .hand(ANA, &[9; 4]);
    let mut game = built(position.draw(&[9, 3, 4]).at_draw());
    act(&mut game, ANA, DRAW);
    let events = act(&mut game, ANA, DRAW);
    let turned = CardEvent::StockTurned {
        seat: SeatId(ANA),
        card: Card(3),
    };
    assert_eq!(events[1..], [grew(ANA), turned]);
    act(&mut game, ANA, DRAW);
    assert_eq!(stock_of(&game, ANA), [4, 3], "the second goes below");
    // So playing the partner's last card does not win.
    act(&mut game, ANA, play(stock(CY), 0));
    assert_eq!(game.turn(), turn_of(ANA));
}

in_both_games! {
    cards_are_drawn_by_hand_one_by_one_until_there_are_five_m_12_m_15,
    a_hand_emptied_by_playing_is_filled_by_hand_as_well_k_4_m_15,
    a_draw_pile_that_runs_out_is_made_anew_in_mid_draw_k_6_m_15,
    where_no_card_is_left_drawing_by_hand_is_over_k_10_m_15,
    a_card_too_many_goes_unseen_into_the_own_stock_which_is_shuffled_m_12_m_15,
    every_further_card_goes_into_the_stock_too_m_12,
    too_many_are_drawn_directly_after_drawing_only_m_12,
    a_hand_filled_in_mid_turn_can_be_overdrawn_too_m_12_k_4,
    a_hand_that_was_full_before_the_turn_can_be_overdrawn_at_its_start_m_12,
    a_card_too_many_from_an_empty_draw_pile_is_drawn_after_a_shuffle_m_12_k_6,
    a_single_card_below_the_top_needs_no_shuffle_m_12,
    a_finished_stock_is_alive_again_by_a_card_too_many_m_12_k_14,
}
