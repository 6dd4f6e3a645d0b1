//! Discard 2: M-9.

use super::*;

fn discarded_extra(card: u8, pile: u8) -> CardEvent {
    CardEvent::Discarded {
        player: SeatId(ANA),
        card: Card(card),
        pile,
        extra: true,
    }
}

#[test]
fn up_to_two_hand_cards_are_discarded_besides_the_one_that_ends_the_turn_m_9() {
    for extras in 0..=2 {
        let mut game = built(ana(DISCARD, 2).hand(ANA, &[9, 8, 7, 6]));
        for (card, pile) in [(9, 0), (8, 3)].into_iter().take(extras) {
            assert_eq!(act(&mut game, ANA, extra(card, pile)), [discarded_extra(card, pile)]);
            assert_eq!(game.turn(), turn_of(ANA), "the turn goes on");
        }
        if extras == 2 {
            assert_eq!(refused(&game, ANA, extra(7, 0)), USED);
        }
        assert_eq!(
            refused(&game, ANA, CardAction::EndTurn).0,
            "K-8",
            "the ending discard is due all the same"
        );
        act(&mut game, ANA, discard(6, 1));
        assert_eq!((game.turn(), hand_of(&game, ANA).len()), (Turn::Chance, 3 - extras));
    }
}

#[test]
fn the_two_can_be_apart_and_at_any_time_in_the_turn_m_9() {
    let mut game = built(ana(DISCARD, 2).hand(ANA, &[9, 1, 8, 2, 7]).draw(&[5; 5]));
    act(&mut game, ANA, extra(9, 0));
    act(&mut game, ANA, play(hand(1), 0));
    assert_eq!(hand_of(&game, ANA), [8, 2, 7]);
    act(&mut game, ANA, play(hand(2), 0));
    act(&mut game, ANA, extra(8, 0));
    assert_eq!(discards_of(&game, ANA, 0), [9, 8]);
    act(&mut game, ANA, discard(7, 0));
    assert_eq!(discards_of(&game, ANA, 0), [9, 8, 7]);
}

#[test]
fn the_first_extra_discard_can_be_left_for_after_a_refill_m_9_k_4() {
    let mut game = built(ana(DISCARD, 2).hand(ANA, &[1]).draw(&[2, 8, 8, 8, 8, 5]));
    act(&mut game, ANA, play(hand(1), 0));
    act(&mut game, ANA, extra(8, 0));
    act(&mut game, ANA, extra(8, 1));
    assert_eq!(hand_of(&game, ANA), [2, 8, 8]);
}

#[test]
fn a_hand_whose_last_card_is_played_after_an_extra_discard_is_filled_m_9_k_4() {
    let mut game = built(ana(DISCARD, 2).hand(ANA, &[9, 1]).draw(&[2, 8, 8, 8, 8]));
    act(&mut game, ANA, extra(9, 0));
    assert_eq!(drawn(&act(&mut game, ANA, play(hand(1), 0))), [2, 8, 8, 8, 8]);
    act(&mut game, ANA, extra(8, 0));
}

#[test]
fn extra_discards_go_on_any_own_pile_and_stay_what_they_are_m_9_k_8() {
    let game = built(ana(DISCARD, 2).hand(ANA, &[SB, 9, 9]).discards(ANA, 0, &[3]));
    let expected: Vec<_> = [SB, 9]
        .iter()
        .flat_map(|card| (0..4).map(|pile| extra(*card, pile)))
        .collect();
    assert_eq!(uses(&game, ANA), expected, "two equal cards once");
    assert_eq!(refused(&game, ANA, extra(8, 0)), ("K-7", words::REFUSED_NOT_IN_HAND));
    assert_eq!(
        refused(&game, ANA, extra(9, 4)),
        ("K-7", words::REFUSED_NO_DISCARD_PILE)
    );
    let mut game = game;
    act(&mut game, ANA, extra(SB, 0));
    act(&mut game, ANA, play(discarded(ANA, 0), 1));
    assert_eq!(building(&game), [0, 1, 0, 0], "it can be played, and is wild");
}

#[test]
fn a_hand_emptied_by_extra_discards_is_not_filled_and_the_turn_can_end_m_9() {
    for cards in [&[9][..], &[9, 8]] {
        let position = position::<Mod>(2)
            .stock(ANA, &[1, 3, 12])
            .stock(BO, &[12])
            .discards(ANA, 2, &[2]);
        let mut game = built(position.hand(ANA, cards).die(DISCARD).draw(&[5; 5]));
        for card in cards {
            let events = act(&mut game, ANA, extra(*card, 0));
            assert_eq!(drawn(&events), NONE);
        }
        assert_eq!((game.turn(), hand_of(&game, ANA)), (turn_of(ANA), vec![]));
        // The turn can continue from stock and discard piles, which draws no cards either.
        act(&mut game, ANA, play(stock(ANA), 0));
        act(&mut game, ANA, play(discarded(ANA, 2), 0));
        act(&mut game, ANA, play(stock(ANA), 0));
        assert_eq!(hand_of(&game, ANA), NONE);
        assert_eq!(legal(&game, ANA), [CardAction::EndTurn]);
        assert_eq!(
            refused(&game, ANA, discard(9, 0)).0,
            "K-7",
            "there is nothing to discard"
        );
        if cards.len() == 1 {
            assert_eq!(refused(&game, ANA, extra(9, 0)).0, "K-7");
        }
        let events = act(&mut game, ANA, CardAction::EndTurn);
        assert_eq!(events[0], CardEvent::EndedEmpty { player: SeatId(ANA) });
        rolled(&mut game, LOW);
        assert_eq!(game.turn(), turn_of(BO));
    }
}

#[test]
fn an_extra_discard_closes_drawing_too_many_m_9_m_12() {
    let position = position_with::<Mod>(&table_rules(), &solo(2))
        .stock(ANA, &[12, 11])
        .stock(BO, &[12]);
    let mut game = built(position.hand(ANA, &[9; 5]).die(DISCARD).at_draw());
    assert!(legal(&game, ANA).contains(&CardAction::Draw));
    act(&mut game, ANA, extra(9, 0));
    assert_eq!(refused(&game, ANA, CardAction::Draw).0, "K-4");
}

#[test]
fn by_table_rules_a_hand_emptied_by_extra_discards_is_not_filled_either_m_9() {
    let position = position_with::<Mod>(&table_rules(), &solo(2))
        .stock(ANA, &[12, 11])
        .stock(BO, &[12]);
    let mut game = built(position.hand(ANA, &[9]).die(DISCARD));
    act(&mut game, ANA, extra(9, 0));
    assert_eq!(legal(&game, ANA), [CardAction::EndTurn]);
    assert_eq!(refused(&game, ANA, CardAction::Draw).0, "K-4");
}
