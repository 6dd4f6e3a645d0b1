//! Winning rounds and matches, and the points for it: K-9, K-12, K-14, K-15, G-5, G-6.

use super::*;
use crate::skip_bo::options::Target;

fn to<E: Edition>(points: u16) -> CardOptions<E> {
    options(|options| options.target = Target::Points(points))
}

/// `winner` can play the last card of a stock: a 5, with a pile at 4. The first opponent has one card in the stock,
/// each next opponent two more than the one before. The hands and discard piles must not count.
fn near_the_end<E: Edition>(options: &CardOptions<E>, seats: &Seats, winner: u8) -> Arrange<E> {
    let mut position = position_with(options, seats)
        .turn(winner)
        .building(0, 4)
        .stock(winner, &[5]);
    let mut size = 1;
    for seat in seats.iter().filter(|seat| seat.0 != winner) {
        position = position.hand(seat.0, &[3, 3]).discards(seat.0, 0, &[2, SB]);
        if !seats.partners(seat, SeatId(winner)) {
            position = position.stock(seat.0, &[12, 11, 10, 9, 8, 7, 6, 4, 1][..size]);
            size += 2;
        }
    }
    position.hand(winner, &[10, 10])
}

/// The score of a round, if there is one: the winners, the points of the round and the totals.
fn scored(events: &[CardEvent]) -> Option<(SeatSet, [i32; 8], [i32; 8])> {
    events.iter().find_map(|event| match event {
        CardEvent::RoundScored {
            winners,
            points,
            totals,
            ..
        } => Some((*winners, *points, *totals)),
        _ => None,
    })
}

fn all_seatings() -> Vec<Seats> {
    (2..=6).map(solo).chain([two_pairs(), three_pairs()]).collect()
}

fn the_winner_scores_25_and_5_for_each_card_in_every_opponents_stock_k_12_k_15<E: Edition>() {
    for seats in all_seatings() {
        for winner in seats.iter() {
            let mut game = built(near_the_end::<E>(&CardOptions::default(), &seats, winner.0));
            let opponents = seats
                .iter()
                .filter(|seat| *seat != winner && !seats.partners(*seat, winner))
                .count();
            // The stocks have 1, 3, 5 and so on cards: their sum is a square.
            let won = 25 + 5 * (opponents * opponents) as i32;
            let side: SeatSet = seats
                .iter()
                .filter(|seat| seats.team(*seat) == seats.team(winner))
                .collect();
            let points = std::array::from_fn(|seat| if side.contains(SeatId(seat as u8)) { won } else { 0 });
            let events = act(&mut game, winner.0, play(stock(winner.0), 0));
            assert_eq!(scored(&events), Some((side, points, points)));
            assert_eq!(events.last(), Some(&CardEvent::MatchOver { winners: side }));
            assert_eq!((game.scores().points, game.scores().winners), (points, side));
        }
    }
}

fn a_match_goes_on_until_somebody_has_the_target_k_12<E: Edition>() {
    // A win over two opponents with 1 and 3 stock cards scores 45.
    for (before, reached) in [(54, false), (55, true), (56, true), (99, true)] {
        let position = near_the_end::<E>(&to(100), &solo(3), BO).totals(&[99, before, 30]);
        let mut game = built(position);
        let events = act(&mut game, BO, play(stock(BO), 0));
        assert_eq!(
            scored(&events).map(|(_, points, totals)| (points[1], totals[..3].to_vec())),
            Some((45, vec![99, before + 45, 30]))
        );
        assert_eq!(game.turn(), if reached { Turn::Over } else { Turn::Chance });
        assert_eq!(game.winners(), if reached { players(&[BO]) } else { SeatSet::EMPTY });
        assert_eq!(game.total(SeatId(BO)), before + 45);
    }
}

fn the_next_round_is_dealt_anew_and_the_first_turn_moves_left_k_12_g_5<E: Edition>() {
    for seats in all_seatings() {
        let count = seats.count() as u8;
        for first in 0..count {
            let mut game = built(near_the_end::<E>(&to(500), &seats, BO).first(first));
            act(&mut game, BO, play(stock(BO), 0));
            assert_eq!((game.phase(), game.round(), game.current()), (Phase::Deal, 1, None));
            assert!(legal(&game, ANA).is_empty());
            let totals = game.scores().points;
            let events = shuffled(&mut game);
            let next = (first + 1) % count;
            assert!(matches!(events[0], CardEvent::RoundStarted { round: 2, first, .. } if first.0 == next));
            begun(&mut game);
            assert_eq!(
                (game.turn(), game.first(), game.scores().points),
                (turn_of(next), SeatId(next), totals)
            );
            let stocks: usize = seats.iter().map(|seat| game.stock_len(seat)).sum();
            assert_eq!(stocks, seats.count() * usize::from(game.terms().stock));
            assert_eq!(game.draw_len(), 162 - stocks - 5);
        }
    }
}

fn a_named_first_seat_is_named_for_the_first_round_only_g_5<E: Edition>() {
    let mut options = to::<E>(500);
    options.first = Some(2);
    let mut game = built(near_the_end(&options, &solo(3), ANA).first(2));
    act(&mut game, ANA, play(stock(ANA), 0));
    shuffled(&mut game);
    assert_eq!(game.first(), SeatId(ANA));
}

fn one_round_is_the_match_unless_points_are_played_for_k_12<E: Edition>() {
    assert_eq!(CardOptions::<E>::default().target, Target::Round);
    let mut game = built(near_the_end::<E>(&CardOptions::default(), &solo(2), ANA));
    act(&mut game, ANA, play(stock(ANA), 0));
    assert_eq!(game.turn(), Turn::Over);
}

fn a_pair_reaches_the_target_together_k_12_k_15<E: Edition>() {
    // Two opponents with 1 and 3 stock cards: 45 for the pair, not for each partner.
    for (before, reached) in [(50, false), (55, true)] {
        let mut game = built(near_the_end::<E>(&to(100), &two_pairs(), DI).totals(&[95, before, 95, before]));
        act(&mut game, DI, play(stock(DI), 0));
        assert_eq!(game.scores().points[..4], [95, before + 45, 95, before + 45]);
        assert_eq!(
            game.winners(),
            if reached { players(&[BO, DI]) } else { SeatSet::EMPTY }
        );
    }
}

fn an_opponents_finished_stock_adds_nothing_to_the_score_of_a_pair_k_15<E: Edition>() {
    // Bo's stock is finished, Di's has three cards.
    let position = position_with::<E>(&CardOptions::default(), &two_pairs())
        .stock(ANA, &[5])
        .stock(DI, &[12, 11, 10]);
    let mut game = built(position.building(1, 4).hand(ANA, &[9]));
    let events = act(&mut game, ANA, play(stock(ANA), 1));
    assert_eq!(
        scored(&events).map(|(_, points, _)| points[..4].to_vec()),
        Some(vec![40, 0, 40, 0])
    );
}

in_both_games! {
    the_winner_scores_25_and_5_for_each_card_in_every_opponents_stock_k_12_k_15,
    a_match_goes_on_until_somebody_has_the_target_k_12,
    the_next_round_is_dealt_anew_and_the_first_turn_moves_left_k_12_g_5,
    a_named_first_seat_is_named_for_the_first_round_only_g_5,
    one_round_is_the_match_unless_points_are_played_for_k_12,
    a_pair_reaches_the_target_together_k_12_k_15,
    an_opponents_finished_stock_adds_nothing_to_the_score_of_a_pair_k_15,
}
