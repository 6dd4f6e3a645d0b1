//! Rounds that come to a halt: K-11.

use super::*;
use crate::skip_bo::options::{Stalemate, Target};
use crate::skip_bo::state::Drawing;
use crate::skip_bo_mod::Mod;

/// Nobody can draw, and no open card fits: all stocks and discard piles show a 12. Ana holds a 1 and a 9, the others a
/// 9 each.
fn dry<E: Edition>(options: &CardOptions<E>, seats: &Seats) -> CardGame<E> {
    let mut position = position_with(options, seats).hand(ANA, &[1, 9]).discards(BO, 0, &[12]);
    for seat in 0..seats.count() as u8 {
        position = position.stock(seat, &[12, 11]);
        if seat != ANA {
            position = position.hand(seat, &[9]);
        }
    }
    built(position.rest_under(BO, 0))
}

/// The options with this stalemate rule.
fn ruled<E: Edition>(stalemate: Stalemate) -> CardOptions<E> {
    options(|options: &mut CardOptions<E>| options.stalemate = stalemate)
}

/// A match to 500 in which a round is a draw after two quiet rounds of turns.
fn drawn_rounds<E: Edition>() -> CardOptions<E> {
    options(|options: &mut CardOptions<E>| {
        (options.target, options.stalemate) = (Target::Points(500), Stalemate::Draw);
    })
}

/// Like [`dry`], but every hand holds a 10, a 9 and an 8 more (Ana also the 1), so that no hand runs out before the
/// others.
fn idle<E: Edition>(seats: &Seats) -> CardGame<E> {
    let mut position = position::<E>(seats.count());
    if seats.has_teams() {
        position = position_with(&CardOptions::default(), seats);
    }
    position = position.discards(BO, 0, &[12]);
    for seat in 0..seats.count() as u8 {
        let hand: &[u8] = if seat == ANA { &[1, 10, 9, 8] } else { &[10, 9, 8] };
        position = position.stock(seat, &[12, 11]).hand(seat, hand);
    }
    built(position.rest_under(BO, 0))
}

fn all_seatings() -> Vec<Seats> {
    (2..=6).map(solo).chain([two_pairs(), three_pairs()]).collect()
}

/// The player whose turn it is discards, or ends the turn with an empty hand; the next player rolls the die.
fn quiet_turn<E: Edition>(game: &mut CardGame<E>) -> Vec<CardEvent> {
    let seat = game.current().expect("a turn goes on").player.0;
    let action = hand_of(game, seat)
        .first()
        .map_or(CardAction::EndTurn, |card| discard(*card, 1));
    let mut events = act(game, seat, action);
    if game.phase() == Phase::Roll {
        events.append(&mut begun(game));
    }
    events
}

fn is_drawn(events: &[CardEvent]) -> bool {
    let mut scored = events.iter().filter_map(|event| match event {
        CardEvent::RoundScored { winners, points, .. } => Some((*winners, *points)),
        _ => None,
    });
    scored.next() == Some((SeatSet::EMPTY, [0; 8]))
}

fn two_quiet_rounds_of_turns_are_a_draw_if_that_is_chosen_k_11_g_6<E: Edition>() {
    for seats in all_seatings() {
        let mut game = dry::<E>(&ruled(Stalemate::Draw), &seats);
        act(&mut game, ANA, play(hand(1), 0));
        assert!(!is_drawn(&quiet_turn(&mut game)), "a card was played in this turn");
        for turn in 1..2 * seats.count() {
            assert!(!is_drawn(&quiet_turn(&mut game)), "{turn} quiet turns of {seats:?}");
            assert_eq!(game.quiet_turns(), turn as u8);
        }
        let events = quiet_turn(&mut game);
        assert!(is_drawn(&events), "two rounds of {seats:?}");
        let all = SeatSet::first(seats.count());
        assert_eq!(events.last(), Some(&CardEvent::MatchOver { winners: all }));
        assert_eq!(
            (game.turn(), game.scores().winners, game.scores().points),
            (Turn::Over, all, [0; 8])
        );
    }
}

fn a_card_that_is_played_starts_the_count_anew_k_11<E: Edition>() {
    let mut game = dry::<E>(&ruled(Stalemate::Draw), &solo(3));
    game.quiet = 5;
    act(&mut game, ANA, play(hand(1), 0));
    for turn in 0..6 {
        assert!(!is_drawn(&quiet_turn(&mut game)), "turn {turn}");
    }
    assert!(is_drawn(&quiet_turn(&mut game)));
}

/// Ana has three cards left to discard, Bo one; a 7 is set aside and Bo will draw it.
fn one_card_to_draw<E: Edition>(stalemate: Stalemate) -> CardGame<E> {
    let position = position_with::<E>(&ruled(stalemate), &solo(2))
        .stock(ANA, &[12, 11])
        .stock(BO, &[12, 11])
        .hand(ANA, &[9, 9, 9, 9])
        .hand(BO, &[8]);
    built(position.discards(BO, 0, &[12]).aside(&[7]).quiet(1).rest_under(BO, 0))
}

fn a_card_that_is_drawn_starts_the_count_to_a_draw_anew_k_11<E: Edition>() {
    let mut game = one_card_to_draw::<E>(Stalemate::Draw);
    quiet_turn(&mut game);
    assert_eq!(game.turn(), Turn::Chance, "Bo draws the 7");
    let mut late = vec![];
    shuffled(&mut game);
    for turn in 1..=5 {
        late = quiet_turn(&mut game);
        assert_eq!(is_drawn(&late), turn == 5, "Bo's turn, and two rounds after it");
    }
    assert!(is_drawn(&late));
}

fn a_card_that_is_drawn_does_not_hold_up_the_gathering_k_11<E: Edition>() {
    let mut game = one_card_to_draw::<E>(Stalemate::Reshuffle);
    quiet_turn(&mut game);
    assert_eq!(
        (game.phase(), game.quiet_turns()),
        (Phase::Reshuffle { then: Drawing::Hand }, 2)
    );
    shuffled(&mut game);
    quiet_turn(&mut game);
    assert_eq!(
        game.phase(),
        Phase::Gather,
        "the last card is drawn, and a full round went without a play"
    );
}

fn a_discard_alone_does_not_start_the_count_anew_k_11<E: Edition>() {
    let mut game = dry::<E>(&ruled(Stalemate::Draw), &solo(2));
    game.quiet = 3;
    assert!(is_drawn(&act(&mut game, ANA, discard(9, 3))));
}

fn a_full_round_without_a_play_on_a_dry_table_gathers_the_discards_of_all_k_11<E: Edition>() {
    for seats in all_seatings() {
        let mut game = idle::<E>(&seats);
        act(&mut game, ANA, play(hand(1), 0));
        quiet_turn(&mut game);
        for turn in 0..seats.count() - 1 {
            quiet_turn(&mut game);
            assert_eq!(game.phase(), Phase::Act, "{turn} quiet turns of {seats:?}");
        }
        quiet_turn(&mut game);
        assert_eq!((game.phase(), game.turn()), (Phase::Gather, Turn::Chance), "{seats:?}");
        let (hands, buildings) = (
            seats.iter().map(|seat| game.hand(seat).len()).sum::<usize>(),
            building(&game),
        );
        let stocks: usize = seats.iter().map(|seat| game.stock_len(seat)).sum();
        let lying = game.deck().total() - hands - stocks - usize::from(buildings.iter().sum::<u8>());
        let mut events = shuffled(&mut game);
        let (cards, time) = (lying as u16, 1);
        assert_eq!(events[0], CardEvent::DiscardsGathered { cards, time });
        assert_eq!(building(&game), buildings, "the building piles stay");
        events.append(&mut begun(&mut game));
        let next = game.current().expect("a turn goes on").player;
        assert_eq!(next, SeatId(BO), "Ana had the last turn, too");
        assert_eq!(hand_of(&game, next.0).len(), 5, "and draws up to five");
        assert!(
            seats
                .iter()
                .all(|seat| (0..4).all(|pile| game.discards(seat, pile).is_empty()))
        );
        assert_eq!((game.quiet_turns(), game.dry_tables()), (0, 1));
    }
}

fn a_play_within_the_round_holds_up_the_gathering_k_11<E: Edition>() {
    let mut game = idle::<E>(&solo(3));
    // Ana lays the 1 on a discard pile, from where she plays it in her next turn.
    for turn in 1..=2 {
        quiet_turn(&mut game);
        assert_eq!(game.quiet_turns(), turn);
    }
    game.quiet = 1;
    quiet_turn(&mut game);
    assert_eq!((game.turn(), game.quiet_turns()), (turn_of(ANA), 2));
    act(&mut game, ANA, play(discarded(ANA, 1), 0));
    act(&mut game, ANA, discard(9, 3));
    begun(&mut game);
    assert_eq!((game.turn(), game.quiet_turns()), (turn_of(BO), 0));
}

fn where_nobody_can_act_the_discards_are_gathered_at_once_k_11<E: Edition>() {
    let position = position::<E>(3)
        .stock(ANA, &[12, 11])
        .stock(BO, &[12, 11])
        .stock(CY, &[12, 11])
        .hand(ANA, &[1])
        .discards(BO, 0, &[12]);
    let mut game = built(position.rest_under(BO, 0));
    let events = act(&mut game, ANA, play(hand(1), 0));
    assert_eq!(events.last(), Some(&CardEvent::EndedEmpty { player: SeatId(ANA) }));
    assert_eq!(game.phase(), Phase::Gather, "nobody holds a card, and no 2 lies open");
    shuffled(&mut game);
    begun(&mut game);
    assert_eq!((game.turn(), hand_of(&game, BO).len()), (turn_of(BO), 5));
}

/// A third dry table comes next: Ana and Bo have these stocks left, and Cy three cards.
fn third_time<E: Edition>(options: &CardOptions<E>, stocks: [&[u8]; 2]) -> CardGame<E> {
    let position = position_with(options, &solo(3))
        .stock(ANA, stocks[0])
        .stock(BO, stocks[1])
        .stock(CY, &[12, 11, 11])
        .hand(ANA, &[9])
        .hand(BO, &[9])
        .discards(BO, 0, &[12])
        .quiet(2)
        .dry(2);
    built(position.rest_under(BO, 0))
}

fn the_third_time_in_a_row_the_fewest_stock_cards_win_the_round_k_11_k_12<E: Edition>() {
    let mut game = third_time::<E>(&CardOptions::default(), [&[12, 11], &[12]]);
    let events = act(&mut game, ANA, discard(9, 3));
    assert!(events.contains(&CardEvent::RoundStalled));
    assert_eq!((game.turn(), game.winners()), (Turn::Over, players(&[BO])));
    assert_eq!(game.scores().points[..3], [0, 25 + 5 * 5, 0]);
}

fn the_third_time_in_a_row_is_a_draw_where_the_fewest_are_level_k_11<E: Edition>() {
    let mut game = third_time::<E>(&CardOptions::default(), [&[12, 11], &[12, 11]]);
    let events = act(&mut game, ANA, discard(9, 3));
    assert!(events.contains(&CardEvent::RoundStalled) && is_drawn(&events));
    assert_eq!(game.winners(), players(&[ANA, BO, CY]));
}

fn partners_count_their_stocks_together_the_third_time_k_11_k_15<E: Edition>() {
    let position = position_with::<E>(&CardOptions::default(), &two_pairs())
        .stock(ANA, &[12])
        .stock(BO, &[12, 11])
        .stock(CY, &[12, 11, 11, 11])
        .stock(DI, &[12, 11])
        .hand(ANA, &[9])
        .discards(BO, 0, &[12]);
    let mut game = built(position.quiet(3).dry(2).rest_under(BO, 0));
    act(&mut game, ANA, discard(9, 3));
    assert_eq!(game.winners(), players(&[BO, DI]), "four cards against five");
    assert_eq!(game.scores().points[..4], [0, 50, 0, 50]);
}

fn a_stock_card_played_by_anybody_breaks_the_row_of_dry_tables_k_11<E: Edition>() {
    let mut game = third_time::<E>(&CardOptions::default(), [&[1, 12], &[12]]);
    act(&mut game, ANA, play(stock(ANA), 0));
    assert_eq!(game.dry_tables(), 0);
    act(&mut game, ANA, discard(9, 3));
    assert_eq!(game.turn(), if E::DIE { Turn::Chance } else { turn_of(BO) });
}

fn without_discards_to_gather_the_round_ends_for_the_fewest_k_11<E: Edition>() {
    // All other cards lie in Bo's stock, with a 12 on top.
    let whole = built(position::<E>(2).stock(ANA, &[12]).stock(BO, &[12]).hand(ANA, &[1]));
    let under = [vec![12], numbers(whole.draw_cards())].concat();
    let position = position::<E>(2).stock(ANA, &[12]).stock(BO, &under).hand(ANA, &[1]);
    let mut game = built(position);
    let events = act(&mut game, ANA, play(hand(1), 0));
    assert!(events.contains(&CardEvent::RoundStalled));
    assert_eq!(game.winners(), players(&[ANA]));
}

fn a_card_that_can_still_be_played_keeps_a_round_alive_where_the_rule_is_off_k_11<E: Edition>() {
    let mut game = dry::<E>(&ruled(Stalemate::Off), &solo(2));
    quiet_turn(&mut game);
    // Bo holds a 9 for one more turn; Ana keeps a card that fits on top of a discard pile.
    act(&mut game, BO, discard(9, 3));
    begun(&mut game);
    act(&mut game, ANA, discard(9, 3));
    begun(&mut game);
    assert_eq!(discards_of(&game, ANA, 1), [1]);
    for turn in 0..300 {
        assert!(!is_drawn(&quiet_turn(&mut game)), "turn {turn}");
    }
    assert_eq!(game.turn(), turn_of(BO));
    quiet_turn(&mut game);
    // After this card is played nobody can ever act again, and the round ends at once.
    assert!(is_drawn(&act(&mut game, ANA, play(discarded(ANA, 1), 0))));
}

fn cards_in_a_hand_keep_a_round_alive_where_the_rule_is_off_k_11<E: Edition>() {
    let position = position_with(&ruled::<E>(Stalemate::Off), &solo(2))
        .stock(ANA, &[12, 11])
        .stock(BO, &[12, 11])
        .discards(BO, 0, &[12]);
    let mut game = built(position.hand(ANA, &[9, 9, 9]).quiet(200).rest_under(BO, 0));
    for turn in 1..=5 {
        assert_eq!(
            is_drawn(&quiet_turn(&mut game)),
            turn == 5,
            "as soon as Ana has discarded all her cards"
        );
    }
}

fn cards_to_draw_or_an_open_skip_bo_keep_a_round_alive_with_the_rule_off_k_11<E: Edition>() {
    let off = ruled::<E>(Stalemate::Off);
    let quiet = |top: u8, aside: &[u8]| {
        let position = position_with(&off, &solo(2))
            .stock(ANA, &[12, 11])
            .stock(BO, &[top, 11]);
        let position = position.discards(BO, 0, &[12]).aside(aside);
        act(
            &mut built(position.quiet(200).rest_under(BO, 0)),
            ANA,
            CardAction::EndTurn,
        )
    };
    assert!(is_drawn(&quiet(12, &[])));
    assert!(!is_drawn(&quiet(12, &[7])), "Bo draws the 7");
    assert!(!is_drawn(&quiet(SB, &[])), "Bo's stock fits anywhere");
}

fn a_drawn_round_scores_nothing_and_the_next_one_is_dealt_k_11_k_12<E: Edition>() {
    let mut game = dry::<E>(&drawn_rounds(), &solo(3));
    (game.quiet, game.totals[1], game.first) = (5, 120, SeatId(CY));
    let events = quiet_turn(&mut game);
    assert!(is_drawn(&events));
    assert_eq!((game.phase(), game.turn()), (Phase::Deal, Turn::Chance));
    assert_eq!(game.scores().points[..3], [0, 120, 0]);
    assert!(game.scores().winners.is_empty());
    shuffled(&mut game);
    begun(&mut game);
    assert_eq!(
        (game.round(), game.first(), game.turn()),
        (2, SeatId(ANA), turn_of(ANA))
    );
    assert_eq!(game.quiet_turns(), 0);
}

fn three_drawn_rounds_in_a_row_end_the_match_for_who_leads_k_11<E: Edition>() {
    let points = drawn_rounds::<E>();
    for (totals, winners) in [
        ([90, 120, 0], vec![BO]),
        ([120, 120, 0], vec![ANA, BO]),
        ([0; 3], vec![ANA, BO, CY]),
    ] {
        let mut game = dry(&points, &solo(3));
        game.totals[..3].copy_from_slice(&totals);
        (game.quiet, game.drawn) = (5, 1);
        quiet_turn(&mut game);
        assert_eq!(game.turn(), Turn::Chance, "the second draw does not end the match");
        let mut game = dry(&points, &solo(3));
        game.totals[..3].copy_from_slice(&totals);
        (game.quiet, game.drawn) = (5, 2);
        quiet_turn(&mut game);
        assert_eq!((game.turn(), game.winners()), (Turn::Over, players(&winners)));
    }
}

fn a_round_that_is_won_breaks_a_row_of_drawn_ones_k_11<E: Edition>() {
    let points = options(|options: &mut CardOptions<E>| options.target = Target::Points(500));
    let position = position_with(&points, &solo(2))
        .stock(ANA, &[1])
        .stock(BO, &[12])
        .hand(ANA, &[9]);
    let mut game = built(position);
    game.drawn = 2;
    act(&mut game, ANA, play(stock(ANA), 0));
    assert_eq!((game.phase(), game.drawn), (Phase::Deal, 0));
}

fn the_seats_of_a_pair_are_level_where_a_match_ends_in_draws_k_11_k_15<E: Edition>() {
    let mut game = dry::<E>(&drawn_rounds(), &two_pairs());
    game.totals[..4].copy_from_slice(&[60, 55, 60, 55]);
    (game.quiet, game.drawn) = (7, 2);
    quiet_turn(&mut game);
    assert_eq!(game.winners(), players(&[ANA, CY]));
}

in_both_games! {
    two_quiet_rounds_of_turns_are_a_draw_if_that_is_chosen_k_11_g_6,
    a_card_that_is_played_starts_the_count_anew_k_11,
    a_card_that_is_drawn_starts_the_count_to_a_draw_anew_k_11,
    a_card_that_is_drawn_does_not_hold_up_the_gathering_k_11,
    a_discard_alone_does_not_start_the_count_anew_k_11,
    a_full_round_without_a_play_on_a_dry_table_gathers_the_discards_of_all_k_11,
    a_play_within_the_round_holds_up_the_gathering_k_11,
    where_nobody_can_act_the_discards_are_gathered_at_once_k_11,
    the_third_time_in_a_row_the_fewest_stock_cards_win_the_round_k_11_k_12,
    the_third_time_in_a_row_is_a_draw_where_the_fewest_are_level_k_11,
    partners_count_their_stocks_together_the_third_time_k_11_k_15,
    a_stock_card_played_by_anybody_breaks_the_row_of_dry_tables_k_11,
    without_discards_to_gather_the_round_ends_for_the_fewest_k_11,
    a_card_that_can_still_be_played_keeps_a_round_alive_where_the_rule_is_off_k_11,
    cards_in_a_hand_keep_a_round_alive_where_the_rule_is_off_k_11,
    cards_to_draw_or_an_open_skip_bo_keep_a_round_alive_with_the_rule_off_k_11,
    a_drawn_round_scores_nothing_and_the_next_one_is_dealt_k_11_k_12,
    three_drawn_rounds_in_a_row_end_the_match_for_who_leads_k_11,
    a_round_that_is_won_breaks_a_row_of_drawn_ones_k_11,
    the_seats_of_a_pair_are_level_where_a_match_ends_in_draws_k_11_k_15,
}

#[test]
fn a_card_that_the_die_could_make_fit_keeps_a_round_alive_m_4_k_11() {
    let off = ruled::<Mod>(Stalemate::Off);
    let position = position_with(&off, &solo(2))
        .stock(ANA, &[2, 11])
        .stock(BO, &[12, 11])
        .discards(BO, 0, &[12]);
    let mut game = built(position.quiet(200).rest_under(BO, 0));
    for turn in 0..20 {
        assert!(!is_drawn(&quiet_turn(&mut game)), "turn {turn}");
    }
    act(
        &mut game,
        ANA,
        CardAction::StandIn {
            onto: 0,
            then: stock(ANA),
        },
    );
    assert_eq!(building(&game)[0], 2);
}
