//! Turns out of turn: M-13, M-15.

use super::*;
use crate::skip_bo::options::{Stalemate, Target};
use crate::skip_bo::state::CardTurn;

/// Ana's turn, with three players; nothing fits except the 1s that some players hold.
fn three<E: Edition>() -> Arrange<E> {
    let position = table(&solo(3))
        .stock(ANA, &[12, 11])
        .stock(BO, &[12, 11])
        .stock(CY, &[12, 11]);
    position
        .hand(ANA, &[9, 9, 9, 9, 9])
        .hand(BO, &[8, 8, 8, 8])
        .hand(CY, &[1, 7, 7, 7])
}

/// Begins a turn out of turn, and rolls the die.
fn intruded<E: Edition>(game: &mut CardGame<E>, seat: u8) -> Vec<CardEvent> {
    let mut events = act(game, seat, INTRUDE);
    events.append(&mut begun(game));
    events
}

/// Discards a card of a full hand; the next player rolls the die.
fn turn_of_nothing<E: Edition>(game: &mut CardGame<E>, seat: u8) -> Vec<CardEvent> {
    filled(game, seat);
    let card = hand_of(game, seat)[0];
    let mut events = act(game, seat, discard(card, 3));
    events.append(&mut begun(game));
    events
}

fn anybody_can_begin_a_turn_that_is_not_theirs_m_13_m_15<E: Edition>() {
    for seat in [BO, CY] {
        let mut game = built(three::<E>().draw(&[2, 3]));
        assert_eq!(legal(&game, seat), [INTRUDE], "and do nothing else");
        assert!(is_not_due(&game, seat, discard(8, 0)));
        let events = act(&mut game, seat, INTRUDE);
        let intruded = CardEvent::ActedOutOfTurn {
            player: SeatId(seat),
            rightful: SeatId(ANA),
        };
        assert_eq!(events[..2], [intruded, CardEvent::TurnStarted { player: SeatId(seat) }]);
        begun(&mut game);
        // A turn like any other, from the draw on.
        assert_eq!(game.turn(), turn_of(seat));
        assert!(legal(&game, seat).contains(&DRAW));
        assert_eq!(filled(&mut game, seat), [2]);
        assert_eq!(game.interrupted().map(|turn| turn.player), Some(SeatId(ANA)));
        assert!(is_not_due(&game, ANA, discard(9, 0)), "the right player waits");
    }
    let game = built(three::<E>());
    assert_eq!(refused(&game, ANA, INTRUDE), ("M-13", words::REFUSED_OWN_TURN));
}

fn anyone_but_the_intruder_can_call_it_m_13<E: Edition>() {
    let calm = built(three::<E>());
    for seat in [ANA, BO, CY] {
        assert_eq!(refused(&calm, seat, CALL), ("M-13", words::REFUSED_NOTHING_TO_CALL));
        assert_eq!(calm.call_out(SeatId(seat)), None);
    }
    let mut game = calm;
    intruded(&mut game, BO);
    assert_eq!(refused(&game, BO, CALL), ("M-13", words::REFUSED_CALL_ONESELF));
    assert_eq!(game.call_out(SeatId(BO)), None);
    for seat in [ANA, CY] {
        assert_eq!(legal(&game, seat), [CALL]);
        assert_eq!(game.call_out(SeatId(seat)), Some(CALL));
        let mut game = game;
        let events = act(&mut game, seat, CALL);
        let called = CardEvent::CalledOut {
            by: SeatId(seat),
            player: SeatId(BO),
            rightful: SeatId(ANA),
        };
        assert_eq!(events, [called]);
        assert_eq!((game.turn(), game.interrupted()), (turn_of(ANA), None));
    }
}

fn called_at_once_it_leaves_all_as_it_was_but_the_penalty_m_13<E: Edition>() {
    let before = built(three::<E>());
    let mut game = before;
    intruded(&mut game, CY);
    act(&mut game, ANA, CALL);
    assert_eq!(game.skips_draw(), players(&[CY]));
    assert_eq!(game.current(), before.current());
    game.skip_draw = SeatSet::EMPTY;
    assert_eq!(game, before);
}

fn called_later_what_was_played_and_drawn_stays_and_the_right_player_goes_on_m_13<E: Edition>() {
    let mut game = built(three::<E>().draw(&[2, 3]));
    act(&mut game, ANA, discard(9, 0));
    begun(&mut game);
    let due = game.current();
    intruded(&mut game, CY);
    filled(&mut game, CY);
    act(&mut game, CY, play(hand(1), 0));
    act(&mut game, CY, play(hand(2), 0));
    act(&mut game, BO, CALL);
    let due = due.map(|turn| CardTurn { moved: true, ..turn });
    assert_eq!(
        (game.turn(), game.current()),
        (turn_of(BO), due),
        "Bo has still to draw, and cards were played meanwhile (K-11)"
    );
    assert_eq!((building(&game)[0], hand_of(&game, CY)), (2, vec![7, 7, 7]));
    assert_eq!(filled(&mut game, BO), [3]);
}

fn the_intruder_pays_with_the_draw_of_the_own_next_turn_m_13<E: Edition>() {
    let mut game = built(three::<E>());
    intruded(&mut game, CY);
    filled(&mut game, CY);
    act(&mut game, CY, play(hand(1), 0));
    act(&mut game, ANA, CALL);
    let held = hand_of(&game, CY);
    assert_eq!(held.len(), 4);
    turn_of_nothing(&mut game, ANA);
    let events = turn_of_nothing(&mut game, BO);
    assert_eq!(events.last(), Some(&CardEvent::DrawSkipped { player: SeatId(CY) }));
    assert_eq!(
        events.iter().any(|event| matches!(event, CardEvent::DieRolled { .. })),
        E::DIE,
        "the die is rolled"
    );
    assert_eq!((game.turn(), hand_of(&game, CY)), (turn_of(CY), held));
    assert_eq!(refused(&game, CY, DRAW).0, "K-4", "not even by hand");
    assert!(game.skips_draw().is_empty(), "it is paid");
    turn_of_nothing(&mut game, CY);
    turn_of_nothing(&mut game, ANA);
    turn_of_nothing(&mut game, BO);
    assert_eq!(filled(&mut game, CY).len(), 2, "and not in the turn after");
}

fn in_the_turn_without_a_draw_a_hand_emptied_by_playing_is_filled_m_13_k_4<E: Edition>() {
    let position = three::<E>()
        .turn(BO)
        .hand(CY, &[1])
        .hand(BO, &[8; 5])
        .owe_draw(&[CY])
        .draw(&[2, 3, 4, 5, 6, 7]);
    let mut game = built(position);
    turn_of_nothing(&mut game, BO);
    assert_eq!(hand_of(&game, CY), [1]);
    act(&mut game, CY, play(hand(1), 0));
    assert_eq!(filled(&mut game, CY), [2, 3, 4, 5, 6]);
    // After these a player can again draw one too many.
    assert_eq!(grown(&act(&mut game, CY, DRAW), CY), 1);
}

fn with_an_empty_hand_the_turn_without_a_draw_has_only_open_cards_m_13_k_10<E: Edition>() {
    let position = table::<E>(&solo(2))
        .stock(ANA, &[12])
        .stock(BO, &[1, 12])
        .hand(ANA, &[9; 5])
        .owe_draw(&[BO]);
    let mut game = built(position);
    turn_of_nothing(&mut game, ANA);
    assert!(legal(&game, BO).contains(&CardAction::EndTurn));
    act(&mut game, BO, play(stock(BO), 0));
    let events = act(&mut game, BO, CardAction::EndTurn);
    assert_eq!(events[0], CardEvent::EndedEmpty { player: SeatId(BO) });
}

fn not_called_it_stands_and_play_goes_on_left_of_the_intruder_m_13<E: Edition>() {
    for (intruder, next) in [(BO, CY), (CY, ANA)] {
        let mut game = built(three::<E>());
        intruded(&mut game, intruder);
        filled(&mut game, intruder);
        let card = hand_of(&game, intruder)[0];
        let events = act(&mut game, intruder, discard(card, 0));
        assert!(events.contains(&CardEvent::OutOfTurnStands {
            player: SeatId(intruder)
        }));
        begun(&mut game);
        assert_eq!((game.turn(), game.interrupted()), (turn_of(next), None));
        assert!(game.skips_draw().is_empty(), "and costs nothing");
        assert_eq!(hand_of(&game, ANA), [9; 5], "Ana's turn is lost, her cards are not");
        assert_eq!(
            refused(&game, if next == ANA { BO } else { ANA }, CALL),
            ("M-13", words::REFUSED_NOTHING_TO_CALL)
        );
    }
}

fn a_turn_out_of_turn_that_ends_without_a_discard_stands_too_m_13_k_10<E: Edition>() {
    let position = table::<E>(&solo(2))
        .stock(ANA, &[12])
        .stock(BO, &[12])
        .hand(ANA, &[9])
        .discards(ANA, 0, &[12]);
    let mut game = built(position.rest_under(ANA, 0));
    intruded(&mut game, BO);
    let events = act(&mut game, BO, CardAction::EndTurn);
    assert!(events.contains(&CardEvent::OutOfTurnStands { player: SeatId(BO) }));
    begun(&mut game);
    assert_eq!(game.turn(), turn_of(ANA));
}

fn nobody_begins_a_second_one_while_it_goes_on_m_13<E: Edition>() {
    let mut game = built(three::<E>());
    intruded(&mut game, BO);
    for seat in [ANA, CY] {
        assert_eq!(refused(&game, seat, INTRUDE), ("M-13", words::REFUSED_CALL_FIRST));
    }
    assert_eq!(refused(&game, BO, INTRUDE).0, "M-13");
    act(&mut game, CY, CALL);
    assert!(legal(&game, CY).contains(&INTRUDE), "afterwards they can");
}

fn a_second_time_before_the_penalty_is_paid_costs_no_second_draw_m_13<E: Edition>() {
    let mut game = built(three::<E>());
    intruded(&mut game, CY);
    act(&mut game, ANA, CALL);
    // The turn out of turn is not Cy's next regular turn: the draw is not skipped in it, but later.
    intruded(&mut game, CY);
    assert_eq!((filled(&mut game, CY).len(), game.skips_draw()), (1, players(&[CY])));
    act(&mut game, BO, CALL);
    assert_eq!(game.skips_draw(), players(&[CY]));
    turn_of_nothing(&mut game, ANA);
    let events = turn_of_nothing(&mut game, BO);
    assert_eq!(events.last(), Some(&CardEvent::DrawSkipped { player: SeatId(CY) }));
    assert!(game.skips_draw().is_empty());
}

fn what_is_owed_stays_owed_when_a_second_turn_out_of_turn_stands_m_13<E: Edition>() {
    let mut game = built(three::<E>());
    intruded(&mut game, BO);
    act(&mut game, ANA, CALL);
    intruded(&mut game, BO);
    turn_of_nothing(&mut game, BO);
    assert_eq!((game.turn(), game.skips_draw()), (turn_of(CY), players(&[BO])));
    turn_of_nothing(&mut game, CY);
    let events = turn_of_nothing(&mut game, ANA);
    assert_eq!(events.last(), Some(&CardEvent::DrawSkipped { player: SeatId(BO) }));
}

fn several_can_owe_a_draw_m_13<E: Edition>() {
    let mut game = built(three::<E>());
    for seat in [BO, CY] {
        intruded(&mut game, seat);
        act(&mut game, ANA, CALL);
    }
    assert_eq!(game.skips_draw(), players(&[BO, CY]));
}

fn a_win_out_of_turn_stands_m_13_k_9<E: Edition>() {
    let points = options(|options: &mut CardOptions<E>| {
        options.enforcement = Enforcement::Table;
        options.target = Target::Points(500);
    });
    for (options, over) in [(table_rules(), true), (points, false)] {
        let position = position_with(&options, &solo(3))
            .stock(ANA, &[12, 12])
            .stock(BO, &[1])
            .stock(CY, &[12]);
        let mut game = built(position.hand(ANA, &[9; 5]).hand(BO, &[8; 5]));
        intruded(&mut game, BO);
        act(&mut game, BO, play(stock(BO), 0));
        assert_eq!(game.total(SeatId(BO)), 25 + 5 * 3);
        assert_eq!((game.turn() == Turn::Over, game.interrupted()), (over, None));
        assert!(legal(&game, ANA).is_empty(), "nobody can call it any more");
    }
}

fn a_draw_can_be_owed_into_the_next_round_m_13<E: Edition>() {
    let points = options(|options: &mut CardOptions<E>| {
        options.enforcement = Enforcement::Table;
        options.target = Target::Points(500);
    });
    let position = position_with(&points, &solo(2))
        .stock(ANA, &[1])
        .stock(BO, &[12])
        .hand(ANA, &[9; 5])
        .owe_draw(&[BO]);
    let mut game = built(position);
    act(&mut game, ANA, play(stock(ANA), 0));
    shuffled(&mut game);
    let events = begun(&mut game);
    assert_eq!((game.turn(), game.skips_draw()), (turn_of(BO), SeatSet::EMPTY));
    assert!(!E::DIE || events.last() == Some(&CardEvent::DrawSkipped { player: SeatId(BO) }));
    assert_eq!(hand_of(&game, BO), NONE);
    assert!(legal(&game, BO).contains(&CardAction::EndTurn));
}

fn nobody_acts_out_of_turn_or_calls_while_cards_are_shuffled_m_13<E: Edition>() {
    let position = three::<E>().hand(ANA, &[1]).aside(&[1, 2, 3]).discards(BO, 0, &[12]);
    let mut game = built(position.rest_under(BO, 0));
    act(&mut game, ANA, play(hand(1), 0));
    act(&mut game, ANA, DRAW);
    assert_eq!(game.turn(), Turn::Chance);
    for seat in [ANA, BO, CY] {
        assert!(is_not_due(&game, seat, INTRUDE));
        assert!(is_not_due(&game, seat, CALL));
        assert!(is_not_due(&game, seat, TALK));
    }
}

fn a_draw_that_was_interrupted_goes_on_after_the_call_m_13_k_3<E: Edition>() {
    let position = three::<E>().hand(ANA, &[9, 9]).at_draw();
    let mut game = built(position.draw(&[2, 3, 4, 5, 6]));
    assert_eq!(drawn(&act(&mut game, ANA, DRAW)), [2]);
    intruded(&mut game, BO);
    assert_eq!(filled(&mut game, BO), [3]);
    act(&mut game, CY, CALL);
    assert_eq!(legal(&game, ANA), [DRAW]);
    assert_eq!(filled(&mut game, ANA), [4, 5]);
    // If the intruder has drawn the last cards, the hand can't be filled any further.
    let position = three::<E>()
        .hand(ANA, &[9, 9])
        .at_draw()
        .discards(BO, 0, &[12])
        .draw(&[3]);
    let mut game = built(position.rest_under(BO, 0));
    intruded(&mut game, BO);
    filled(&mut game, BO);
    let events = act(&mut game, CY, CALL);
    assert_eq!(events.last(), Some(&CardEvent::NothingToDraw { player: SeatId(ANA) }));
    assert!(legal(&game, ANA).contains(&discard(9, 0)));
}

fn a_partner_can_act_out_of_turn_and_be_called_by_the_other_m_13_k_13<E: Edition>() {
    let mut position = table::<E>(&two_pairs()).hand(ANA, &[9; 5]).hand(CY, &[8; 5]);
    for seat in 0..4 {
        position = position.stock(seat, &[1, 12]);
    }
    let mut game = built(position);
    intruded(&mut game, CY);
    // In Cy's turn, Ana's cards are the partner's.
    act(&mut game, CY, play(stock(ANA), 0));
    for seat in [ANA, BO, DI] {
        assert_eq!(game.call_out(SeatId(seat)), Some(CALL));
    }
    act(&mut game, ANA, CALL);
    assert_eq!(
        (game.turn(), stock_len(&game, ANA), game.skips_draw()),
        (turn_of(ANA), 1, players(&[CY]))
    );
}

fn what_an_intruder_plays_starts_the_count_of_quiet_turns_anew_m_13_k_11<E: Edition>() {
    let mut game = built(three::<E>().quiet(2));
    intruded(&mut game, CY);
    filled(&mut game, CY);
    act(&mut game, CY, play(hand(1), 0));
    assert_eq!(game.quiet_turns(), 2, "the turn goes on");
    act(&mut game, ANA, CALL);
    turn_of_nothing(&mut game, ANA);
    assert_eq!(game.quiet_turns(), 0);
}

/// Ana's turn at a dry table of three by Table rules, with this choice of K-11 and this many quiet turns before. Ana
/// holds a 1, which fits, and nothing else does; Cy's discard pile has all other cards under a 12.
fn dry_three<E: Edition>(stalemate: Stalemate, quiet: u8) -> Arrange<E> {
    let options = options(|options: &mut CardOptions<E>| {
        (options.enforcement, options.stalemate) = (Enforcement::Table, stalemate);
    });
    let mut position = position_with(&options, &solo(3)).discards(CY, 0, &[12]).quiet(quiet);
    for seat in [ANA, BO, CY] {
        position = position.stock(seat, &[12, 11]).hand(seat, &[9, 9, 8, 8]);
    }
    position.hand(ANA, &[1, 9, 9, 8, 8])
}

/// Whether the count of quiet turns has come to its end: the discards are gathered, or the round was a draw.
fn has_come_to_its_end<E: Edition>(game: &CardGame<E>) -> bool {
    matches!(game.phase(), Phase::Gather | Phase::Over)
}

/// The choices of K-11 that count quiet turns, with the number of quiet turns that three players need.
const COUNTED: [(Stalemate, u8); 2] = [(Stalemate::Reshuffle, 3), (Stalemate::Draw, 6)];

/// Plays on without a play, from a count of 0 on: the count comes to its end with the last of `turns` turns.
fn comes_after<E: Edition>(game: &mut CardGame<E>, turns: u8) {
    assert_eq!(game.quiet_turns(), 0);
    for turn in 1..=turns {
        assert!(!has_come_to_its_end(game), "before turn {turn} of {turns}");
        let seat = game.current().expect("a turn goes on").player.0;
        let held = hand_of(game, seat);
        let act_of = held.first().map_or(CardAction::EndTurn, |card| discard(*card, 3));
        act(game, seat, act_of);
        if game.phase() == Phase::Roll {
            begun(game);
        }
    }
    assert!(has_come_to_its_end(game), "after {turns} turns");
}

fn what_was_played_before_a_turn_out_of_turn_that_stands_counts_m_13_k_11<E: Edition>() {
    for (stalemate, turns) in COUNTED {
        let mut game = built(dry_three::<E>(stalemate, turns - 1).rest_under(CY, 0));
        act(&mut game, ANA, play(hand(1), 0));
        intruded(&mut game, BO);
        assert_eq!(game.quiet_turns(), turns - 1, "no turn is over");
        act(&mut game, BO, discard(9, 3));
        assert!(!has_come_to_its_end(&game), "Ana played a card");
        begun(&mut game);
        assert_eq!(game.turn(), turn_of(CY));
        comes_after(&mut game, turns);
    }
}

fn without_a_play_a_turn_out_of_turn_that_stands_is_one_quiet_turn_m_13_k_11<E: Edition>() {
    for (stalemate, turns) in COUNTED {
        let mut game = built(dry_three::<E>(stalemate, turns - 2).rest_under(CY, 0));
        intruded(&mut game, BO);
        act(&mut game, BO, discard(9, 3));
        assert_eq!((has_come_to_its_end(&game), game.quiet_turns()), (false, turns - 1));
        begun(&mut game);
        act(&mut game, CY, discard(9, 3));
        assert!(has_come_to_its_end(&game));
    }
}

fn cards_drawn_before_a_standing_turn_out_of_turn_delay_only_a_draw_m_13_k_11<E: Edition>() {
    for (stalemate, turns) in COUNTED {
        let position = dry_three::<E>(stalemate, turns - 1).hand(ANA, &[1, 9, 9, 8]).at_draw();
        let mut game = built(position.draw(&[7]).rest_under(CY, 0));
        assert_eq!(drawn(&act(&mut game, ANA, DRAW)), [7]);
        intruded(&mut game, BO);
        act(&mut game, BO, discard(9, 3));
        if stalemate == Stalemate::Draw {
            begun(&mut game);
            comes_after(&mut game, turns);
        } else {
            assert!(has_come_to_its_end(&game), "{stalemate:?} asks for a play");
        }
    }
}

in_both_games! {
    what_was_played_before_a_turn_out_of_turn_that_stands_counts_m_13_k_11,
    without_a_play_a_turn_out_of_turn_that_stands_is_one_quiet_turn_m_13_k_11,
    cards_drawn_before_a_standing_turn_out_of_turn_delay_only_a_draw_m_13_k_11,
    anybody_can_begin_a_turn_that_is_not_theirs_m_13_m_15,
    anyone_but_the_intruder_can_call_it_m_13,
    called_at_once_it_leaves_all_as_it_was_but_the_penalty_m_13,
    called_later_what_was_played_and_drawn_stays_and_the_right_player_goes_on_m_13,
    the_intruder_pays_with_the_draw_of_the_own_next_turn_m_13,
    in_the_turn_without_a_draw_a_hand_emptied_by_playing_is_filled_m_13_k_4,
    with_an_empty_hand_the_turn_without_a_draw_has_only_open_cards_m_13_k_10,
    not_called_it_stands_and_play_goes_on_left_of_the_intruder_m_13,
    a_turn_out_of_turn_that_ends_without_a_discard_stands_too_m_13_k_10,
    nobody_begins_a_second_one_while_it_goes_on_m_13,
    a_second_time_before_the_penalty_is_paid_costs_no_second_draw_m_13,
    what_is_owed_stays_owed_when_a_second_turn_out_of_turn_stands_m_13,
    several_can_owe_a_draw_m_13,
    a_win_out_of_turn_stands_m_13_k_9,
    a_draw_can_be_owed_into_the_next_round_m_13,
    nobody_acts_out_of_turn_or_calls_while_cards_are_shuffled_m_13,
    a_draw_that_was_interrupted_goes_on_after_the_call_m_13_k_3,
    a_partner_can_act_out_of_turn_and_be_called_by_the_other_m_13_k_13,
    what_an_intruder_plays_starts_the_count_of_quiet_turns_anew_m_13_k_11,
}
