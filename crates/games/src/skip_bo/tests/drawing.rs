//! Drawing: K-3, K-4, K-6, K-10.

use super::*;
use crate::skip_bo::state::Drawing;
use messages::texts::rules as rules_words;

/// Ana and Bo, each with three cards in the stock that fit nowhere yet.
fn two<E: Edition>() -> Arrange<E> {
    position(2).stock(ANA, &[12, 12, 12]).stock(BO, &[11, 11, 11])
}

fn nothing_to_draw(seat: u8) -> CardEvent {
    CardEvent::NothingToDraw { player: SeatId(seat) }
}

/// Does an action after which Bo's turn starts, and rolls the die.
fn on_to_bo<E: Edition>(game: &mut CardGame<E>, action: CardAction) -> Vec<CardEvent> {
    let mut events = act(game, ANA, action);
    events.append(&mut begun(game));
    events
}

fn a_turn_starts_by_drawing_until_the_hand_holds_five_never_five_k_3<E: Edition>() {
    for held in 0..=5 {
        let cards = [9, 9, 8, 8, 7];
        let mut game = built(
            two::<E>()
                .hand(ANA, &[5])
                .hand(BO, &cards[..held])
                .draw(&[1, 2, 3, 4, 5, 6]),
        );
        let events = on_to_bo(&mut game, discard(5, 0));
        let draws = 5 - held;
        assert_eq!(drawn(&events), [1, 2, 3, 4, 5][..draws]);
        assert_eq!(hand_of(&game, BO), [&cards[..held], &[1, 2, 3, 4, 5][..draws]].concat());
        assert_eq!(game.turn(), turn_of(BO));
        assert_eq!(hand_of(&game, ANA), NONE, "the others draw nothing");
    }
}

fn a_hand_emptied_by_playing_is_filled_at_once_and_the_turn_goes_on_k_4<E: Edition>() {
    let mut game = built(two::<E>().hand(ANA, &[1, 2]).draw(&[3, 4, 5, 6, 7, 1, 9, 9, 9, 9, 8]));
    assert_eq!(
        drawn(&act(&mut game, ANA, play(hand(1), 0))),
        NONE,
        "a hand that is not empty is not filled"
    );
    let events = act(&mut game, ANA, play(hand(2), 0));
    assert_eq!(drawn(&events), [3, 4, 5, 6, 7]);
    assert_eq!((game.turn(), hand_of(&game, ANA)), (turn_of(ANA), vec![3, 4, 5, 6, 7]));
    // The new cards are played in the same turn, and the hand is filled again each time it is empty.
    for card in 3..=6 {
        assert_eq!(drawn(&act(&mut game, ANA, play(hand(card), 0))), NONE);
    }
    assert_eq!(drawn(&act(&mut game, ANA, play(hand(7), 0))), [1, 9, 9, 9, 9]);
    assert_eq!((building(&game), game.turn()), ([7, 0, 0, 0], turn_of(ANA)));
    act(&mut game, ANA, play(hand(1), 3));
    act(&mut game, ANA, discard(9, 0));
    assert_eq!(hand_of(&game, ANA), [9, 9, 9]);
}

fn playing_a_skip_bo_as_the_last_hand_card_fills_the_hand_too_k_4<E: Edition>() {
    let mut game = built(two::<E>().hand(ANA, &[SB]).draw(&[3, 4, 5, 6, 7]));
    assert_eq!(drawn(&act(&mut game, ANA, play(hand(SB), 0))), [3, 4, 5, 6, 7]);
}

fn a_hand_emptied_by_the_ending_discard_is_not_filled_k_4<E: Edition>() {
    let mut game = built(two::<E>().hand(ANA, &[9]).draw(&[1, 2, 3, 4, 5]));
    let events = act(&mut game, ANA, discard(9, 2));
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, CardEvent::Drew { player, .. } if player.0 == ANA))
    );
    assert_eq!(hand_of(&game, ANA), NONE);
    begun(&mut game);
    assert_eq!((game.turn(), hand_of(&game, BO)), (turn_of(BO), vec![1, 2, 3, 4, 5]));
}

fn playing_from_stock_and_discards_never_draws_k_4<E: Edition>() {
    let position = position::<E>(2)
        .stock(ANA, &[1, 12])
        .stock(BO, &[12])
        .discards(ANA, 0, &[3, 2]);
    let mut game = built(position.hand(ANA, &[9]).draw(&[4, 5, 6, 7, 8]));
    act(&mut game, ANA, play(stock(ANA), 0));
    act(&mut game, ANA, play(discarded(ANA, 0), 0));
    act(&mut game, ANA, play(discarded(ANA, 0), 0));
    assert_eq!(hand_of(&game, ANA), [9]);
}

fn the_set_aside_piles_are_left_alone_while_the_draw_pile_lasts_k_6<E: Edition>() {
    let mut game = built(two::<E>().hand(ANA, &[1]).draw(&[2, 3, 4, 5, 6]).rest_aside());
    let aside = game.set_aside().total();
    let events = act(&mut game, ANA, play(hand(1), 0));
    assert_eq!(drawn(&events), [2, 3, 4, 5, 6], "the last card of the draw pile");
    assert_eq!((game.draw_len(), game.set_aside().total()), (0, aside));
    assert_eq!(
        game.turn(),
        turn_of(ANA),
        "nothing is shuffled before a card has to be drawn"
    );
}

fn a_draw_pile_that_runs_out_in_mid_refill_is_made_anew_and_the_refill_goes_on_k_6<E: Edition>() {
    let position = two::<E>().hand(ANA, &[1]).draw(&[8, 9]).aside(&[1, 2, 3, 4]);
    let mut game = built(position.discards(BO, 0, &[12]).rest_under(BO, 0));
    let events = act(&mut game, ANA, play(hand(1), 0));
    assert_eq!(drawn(&events), [8, 9]);
    assert_eq!(game.phase(), Phase::Reshuffle { then: Drawing::Hand });
    assert_eq!(game.turn(), Turn::Chance);
    for seat in [ANA, BO] {
        assert!(legal(&game, seat).is_empty(), "nobody can do anything meanwhile");
        assert!(is_not_due(&game, seat, discard(8, 0)));
        assert!(is_not_due(&game, seat, CardAction::Shuffle { seed: 3 }));
    }
    let bad = ApplyError::BadReport {
        why: rules_words::REPORT_SHUFFLE,
    };
    assert_eq!(
        attempt(&game, Actor::Chance, CardAction::DieRolled { face: Face(1) }),
        bad
    );
    let events = shuffled(&mut game);
    assert_eq!(events[0], CardEvent::Reshuffled { cards: 4 });
    let new = drawn(&events);
    assert_eq!(new.len(), 3);
    assert_eq!(hand_of(&game, ANA), [&[8, 9][..], &new].concat());
    assert_eq!((game.draw_len(), game.set_aside().total()), (1, 0));
    assert_eq!(game.turn(), turn_of(ANA), "the turn goes on");
    let mut all = [new, numbers(game.draw.as_slice())].concat();
    all.sort_unstable();
    assert_eq!(all, [1, 2, 3, 4]);
}

fn the_draw_at_the_start_of_a_turn_goes_on_over_a_shuffle_k_6<E: Edition>() {
    let position = two::<E>()
        .hand(ANA, &[9])
        .hand(BO, &[10])
        .draw(&[8, 9])
        .aside(&[1, 2, 3, 4]);
    let mut game = built(position.discards(BO, 0, &[12]).rest_under(BO, 0));
    assert_eq!(drawn(&on_to_bo(&mut game, discard(9, 0))), [8, 9]);
    assert_eq!(game.turn(), Turn::Chance);
    shuffled(&mut game);
    assert_eq!(hand_of(&game, BO).len(), 5);
    assert_eq!(hand_of(&game, BO)[..3], [10, 8, 9]);
    assert_eq!((game.turn(), game.draw_len()), (turn_of(BO), 2));
}

fn a_pile_that_is_completed_by_the_last_hand_card_is_shuffled_in_at_once_k_6<E: Edition>() {
    let position = two::<E>().hand(ANA, &[12]).building_of(1, 11, &[4, 7], &[]);
    let mut game = built(position.discards(BO, 0, &[12]).rest_under(BO, 0));
    let events = act(&mut game, ANA, play(hand(12), 1));
    assert_eq!(events[1], CardEvent::PileCompleted { pile: 1 });
    assert_eq!(game.turn(), Turn::Chance);
    let events = shuffled(&mut game);
    assert_eq!(events[0], CardEvent::Reshuffled { cards: 12 });
    let mut all = [hand_of(&game, ANA), numbers(game.draw.as_slice())].concat();
    all.sort_unstable();
    assert_eq!(all, [1, 2, 3, 5, 6, 8, 9, 10, 11, 12, SB, SB]);
    assert_eq!(hand_of(&game, ANA).len(), 5);
}

fn another_shuffle_gives_another_order_of_the_same_cards_k_6_g_1<E: Edition>() {
    let position = two::<E>().hand(ANA, &[1]).draw(&[8]).rest_aside();
    let mut before = built(position);
    act(&mut before, ANA, play(hand(1), 0));
    let after = |seed| {
        let mut game = before;
        apply(&mut game, Actor::Chance, &CardAction::Shuffle { seed });
        (hand_of(&game, ANA), numbers(game.draw.as_slice()))
    };
    assert_eq!(after(1), after(1));
    assert_ne!(after(1), after(2));
}

fn where_no_card_is_left_play_goes_on_with_those_in_hand_k_10<E: Edition>() {
    let position = two::<E>()
        .hand(ANA, &[1])
        .draw(&[8, 2])
        .hand(BO, &[10])
        .discards(BO, 0, &[12]);
    let mut game = built(position.rest_under(BO, 0));
    let events = act(&mut game, ANA, play(hand(1), 0));
    assert_eq!(drawn(&events), [8, 2]);
    assert_eq!(events.last(), Some(&nothing_to_draw(ANA)));
    assert_eq!(hand_of(&game, ANA), [8, 2]);
    // With cards in hand the turn still ends with a discard.
    assert_eq!(refused(&game, ANA, CardAction::EndTurn).0, "K-8");
    act(&mut game, ANA, play(hand(2), 0));
    let events = on_to_bo(&mut game, discard(8, 0));
    assert_eq!(
        events.last(),
        Some(&nothing_to_draw(BO)),
        "the next turn starts without new cards as well"
    );
    assert_eq!((game.turn(), hand_of(&game, BO)), (turn_of(BO), vec![10]));
}

fn an_empty_hand_ends_the_turn_without_a_discard_k_10<E: Edition>() {
    let position = position::<E>(2).stock(ANA, &[2, 12]).stock(BO, &[11, 11]);
    // Bo could play a 4 in the next turn.
    let position = position
        .hand(ANA, &[1])
        .discards(ANA, 3, &[3])
        .discards(BO, 0, &[12])
        .discards(BO, 1, &[4]);
    let mut game = built(position.rest_under(BO, 0));
    let events = act(&mut game, ANA, play(hand(1), 0));
    assert_eq!(events.last(), Some(&nothing_to_draw(ANA)));
    // Stock and discard piles are still there to be played from.
    let choices = [play(stock(ANA), 0), CardAction::EndTurn];
    assert_eq!(legal(&game, ANA), choices);
    assert_eq!(
        refused(&game, ANA, discard(12, 0)).0,
        "K-7",
        "there is nothing to discard"
    );
    act(&mut game, ANA, play(stock(ANA), 0));
    act(&mut game, ANA, play(discarded(ANA, 3), 0));
    let events = act(&mut game, ANA, CardAction::EndTurn);
    assert_eq!(events[0], CardEvent::EndedEmpty { player: SeatId(ANA) });
    begun(&mut game);
    assert_eq!(game.turn(), turn_of(BO));
    assert!(
        legal(&game, BO).contains(&CardAction::EndTurn),
        "an empty hand from the start of the turn on"
    );
}

fn what_could_not_be_drawn_is_not_made_up_for_but_the_next_turn_draws_k_10_k_6<E: Edition>() {
    let position = position::<E>(2)
        .stock(ANA, &[12, 9])
        .stock(BO, &[11, 11])
        .building(0, 11);
    let position = position.hand(ANA, &[1]).discards(ANA, 0, &[2]).discards(BO, 0, &[12]);
    let mut game = built(position.rest_under(BO, 0));
    act(&mut game, ANA, play(hand(1), 1));
    let events = act(&mut game, ANA, play(stock(ANA), 0));
    assert!(events.contains(&CardEvent::PileCompleted { pile: 0 }));
    assert_eq!((game.turn(), hand_of(&game, ANA)), (turn_of(ANA), vec![]));
    act(&mut game, ANA, play(discarded(ANA, 0), 1));
    on_to_bo(&mut game, CardAction::EndTurn);
    assert_eq!(shuffled(&mut game)[0], CardEvent::Reshuffled { cards: 12 });
    assert_eq!(hand_of(&game, BO).len(), 5);
}

fn an_empty_hand_with_cards_to_draw_does_not_come_about_k_4_k_8<E: Edition>() {
    // With a card in hand the player must end the turn with a discard.
    let game = built(two::<E>().hand(ANA, &[9, 9]));
    assert_eq!(
        refused(&game, ANA, CardAction::EndTurn),
        ("K-8", words::REFUSED_END_BY_DISCARD)
    );
}

in_both_games! {
    a_turn_starts_by_drawing_until_the_hand_holds_five_never_five_k_3,
    a_hand_emptied_by_playing_is_filled_at_once_and_the_turn_goes_on_k_4,
    playing_a_skip_bo_as_the_last_hand_card_fills_the_hand_too_k_4,
    a_hand_emptied_by_the_ending_discard_is_not_filled_k_4,
    playing_from_stock_and_discards_never_draws_k_4,
    the_set_aside_piles_are_left_alone_while_the_draw_pile_lasts_k_6,
    a_draw_pile_that_runs_out_in_mid_refill_is_made_anew_and_the_refill_goes_on_k_6,
    the_draw_at_the_start_of_a_turn_goes_on_over_a_shuffle_k_6,
    a_pile_that_is_completed_by_the_last_hand_card_is_shuffled_in_at_once_k_6,
    another_shuffle_gives_another_order_of_the_same_cards_k_6_g_1,
    where_no_card_is_left_play_goes_on_with_those_in_hand_k_10,
    an_empty_hand_ends_the_turn_without_a_discard_k_10,
    what_could_not_be_drawn_is_not_made_up_for_but_the_next_turn_draws_k_10_k_6,
    an_empty_hand_with_cards_to_draw_does_not_come_about_k_4_k_8,
}
