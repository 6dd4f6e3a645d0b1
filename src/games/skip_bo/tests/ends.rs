//! Rounds in which nothing moves any more: K-11.

use super::*;
use crate::games::skip_bo::options::Target;
use crate::games::skip_bo_mod::Mod;

/// Nobody can draw, and no card that lies open fits: all stocks and discard piles show a 12. Ana holds a 1 and a 9, the
/// others a 9 each.
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

fn all_seatings() -> Vec<Seats> {
    (2..=6).map(solo).chain([two_pairs(), three_pairs()]).collect()
}

/// The seat whose turn it is discards, or ends the turn with an empty hand; the next rolls the die.
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
    scored.next() == Some((PlayerSet::EMPTY, [0; 8]))
}

fn two_full_rounds_without_a_card_drawn_or_played_are_a_draw_that_all_share_k_11_g_6<E: Edition>() {
    for seats in all_seatings() {
        let mut game = dry::<E>(&CardOptions::default(), &seats);
        act(&mut game, ANA, play(hand(1), 0));
        assert!(!is_drawn(&quiet_turn(&mut game)), "a card was played in this turn");
        for turn in 1..2 * seats.count() {
            assert!(!is_drawn(&quiet_turn(&mut game)), "{turn} quiet turns of {seats:?}");
            assert_eq!(game.quiet_turns(), turn as u8 + 1);
        }
        let events = quiet_turn(&mut game);
        assert!(is_drawn(&events), "two rounds of {seats:?}");
        let all = PlayerSet::first(seats.count());
        assert_eq!(events.last(), Some(&CardEvent::MatchOver { winners: all }));
        assert_eq!(
            (game.turn(), game.scores().winners, game.scores().points),
            (Turn::Over, all, [0; 8])
        );
    }
}

fn a_card_that_is_played_starts_the_count_anew_k_11<E: Edition>() {
    let mut game = dry::<E>(&CardOptions::default(), &solo(3));
    game.quiet = 6;
    act(&mut game, ANA, play(hand(1), 0));
    for turn in 0..6 {
        assert!(!is_drawn(&quiet_turn(&mut game)), "turn {turn}");
    }
    assert!(is_drawn(&quiet_turn(&mut game)));
}

fn a_card_that_is_drawn_starts_the_count_anew_k_11<E: Edition>() {
    let position = position::<E>(2)
        .stock(ANA, &[12, 11])
        .stock(BO, &[12, 11])
        .hand(ANA, &[9, 9, 9])
        .hand(BO, &[8]);
    let mut game = built(position.discards(BO, 0, &[12]).aside(&[7]).quiet(3).rest_under(BO, 0));
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

fn a_discard_alone_does_not_start_the_count_anew_k_11<E: Edition>() {
    let mut game = dry::<E>(&CardOptions::default(), &solo(2));
    game.quiet = 4;
    assert!(is_drawn(&act(&mut game, ANA, discard(9, 3))));
}

fn nothing_is_a_draw_by_itself_where_that_option_is_off_and_a_card_can_still_be_played_k_11<E: Edition>() {
    let off = options(|options: &mut CardOptions<E>| options.stalemate = false);
    let mut game = dry(&off, &solo(2));
    quiet_turn(&mut game);
    // Bo holds a 9 for one more turn; Ana keeps a card that fits, on top of a discard pile.
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
    // Once it is played nobody can ever do anything again; the round ends after two quiet rounds all the same.
    act(&mut game, ANA, play(discarded(ANA, 1), 0));
    for turn in 1..=5 {
        assert_eq!(is_drawn(&quiet_turn(&mut game)), turn == 5, "turn {turn}");
    }
}

fn cards_in_a_hand_keep_a_round_alive_where_that_option_is_off_k_11<E: Edition>() {
    let off = options(|options: &mut CardOptions<E>| options.stalemate = false);
    let position = position_with(&off, &solo(2))
        .stock(ANA, &[12, 11])
        .stock(BO, &[12, 11])
        .discards(BO, 0, &[12]);
    let mut game = built(position.hand(ANA, &[9, 9, 9]).quiet(200).rest_under(BO, 0));
    for turn in 1..=5 {
        assert_eq!(
            is_drawn(&quiet_turn(&mut game)),
            turn == 5,
            "only when Ana has discarded all her cards"
        );
    }
}

fn cards_to_draw_and_a_skip_bo_on_top_keep_a_round_alive_where_that_option_is_off_k_11<E: Edition>() {
    let off = options(|options: &mut CardOptions<E>| options.stalemate = false);
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
    let points = options(|options: &mut CardOptions<E>| options.target = Target::Points(500));
    let mut game = dry(&points, &solo(3));
    (game.quiet, game.totals[1], game.first) = (6, 120, PlayerId(CY));
    let events = quiet_turn(&mut game);
    assert!(is_drawn(&events));
    assert_eq!((game.phase(), game.turn()), (Phase::Deal, Turn::Chance));
    assert_eq!(game.scores().points[..3], [0, 120, 0]);
    assert!(game.scores().winners.is_empty());
    shuffled(&mut game);
    begun(&mut game);
    assert_eq!(
        (game.round(), game.first(), game.turn()),
        (2, PlayerId(ANA), turn_of(ANA))
    );
    assert_eq!(game.quiet_turns(), 0);
}

fn three_drawn_rounds_in_a_row_end_the_match_for_who_leads_k_11<E: Edition>() {
    let points = options(|options: &mut CardOptions<E>| options.target = Target::Points(500));
    for (totals, winners) in [
        ([90, 120, 0], vec![BO]),
        ([120, 120, 0], vec![ANA, BO]),
        ([0; 3], vec![ANA, BO, CY]),
    ] {
        let mut game = dry(&points, &solo(3));
        game.totals[..3].copy_from_slice(&totals);
        (game.quiet, game.drawn) = (6, 1);
        quiet_turn(&mut game);
        assert_eq!(game.turn(), Turn::Chance, "the second goes on");
        let mut game = dry(&points, &solo(3));
        game.totals[..3].copy_from_slice(&totals);
        (game.quiet, game.drawn) = (6, 2);
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
    let points = options(|options: &mut CardOptions<E>| options.target = Target::Points(500));
    let mut game = dry(&points, &two_pairs());
    game.totals[..4].copy_from_slice(&[60, 55, 60, 55]);
    (game.quiet, game.drawn) = (8, 2);
    quiet_turn(&mut game);
    assert_eq!(game.winners(), players(&[ANA, CY]));
}

in_both_games! {
    two_full_rounds_without_a_card_drawn_or_played_are_a_draw_that_all_share_k_11_g_6,
    a_card_that_is_played_starts_the_count_anew_k_11,
    a_card_that_is_drawn_starts_the_count_anew_k_11,
    a_discard_alone_does_not_start_the_count_anew_k_11,
    nothing_is_a_draw_by_itself_where_that_option_is_off_and_a_card_can_still_be_played_k_11,
    cards_in_a_hand_keep_a_round_alive_where_that_option_is_off_k_11,
    cards_to_draw_and_a_skip_bo_on_top_keep_a_round_alive_where_that_option_is_off_k_11,
    a_drawn_round_scores_nothing_and_the_next_one_is_dealt_k_11_k_12,
    three_drawn_rounds_in_a_row_end_the_match_for_who_leads_k_11,
    a_round_that_is_won_breaks_a_row_of_drawn_ones_k_11,
    the_seats_of_a_pair_are_level_where_a_match_ends_in_draws_k_11_k_15,
}

#[test]
fn a_card_that_the_die_could_make_fit_keeps_a_round_alive_m_4_k_11() {
    let off = options(|options: &mut CardOptions<Mod>| options.stalemate = false);
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
