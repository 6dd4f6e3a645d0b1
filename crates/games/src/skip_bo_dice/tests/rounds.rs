//! A match of as many rounds as players (an option): who goes first, and what decides (D-18 to D-21, G-5).

use super::*;
use crate::skip_bo_dice::options::FirstSeat;
use crate::skip_bo_dice::series::Series;
use rules::options::GameOptions;
use rules::rng::{Stream, stream};
use rules::seats::Seats;

fn each_first(first: FirstSeat) -> DiceOptions {
    DiceOptions {
        first: first.of_rounds(true),
        ..DiceOptions::default()
    }
}

/// Plays the first legal action of each seat to the end, and returns the events.
fn played(options: &DiceOptions, seats: usize) -> (SkipBoDice, Vec<DiceEvent>) {
    let mut game = SkipBoDice::new(options, &solo(seats), 5).expect("a set-up that is allowed");
    let mut rng = stream(5, Stream::Chance);
    let mut told = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => return (game, told),
            Turn::Chance => {
                let report = game.sample_chance(&mut rng);
                told.extend(chance(&mut game, report));
            }
            Turn::Players(due) => {
                let seat = due.iter().next().expect("somebody is due").0;
                let action = legal(&game, seat)[0];
                told.extend(act(&mut game, seat, action));
            }
        }
    }
}

#[test]
fn each_seat_goes_first_once_and_the_sum_decides_d_20() {
    for seats in 2..=4 {
        let first = FirstSeat::Seat(SeatId(1));
        let (game, told) = played(&each_first(first), seats);
        let started = told.iter().filter_map(|event| match event {
            DiceEvent::RoundStarted { round, rounds, first } => Some((*round, *rounds, first.index())),
            _ => None,
        });
        let later = (2..=seats).map(|round| (round as u8, seats as u8, round % seats));
        assert_eq!(started.collect::<Vec<_>>(), later.collect::<Vec<_>>());

        let mut sums = [0; 4];
        let mut over = Vec::new();
        for event in &told {
            match event {
                DiceEvent::Scored { player, score } => sums[player.index()] += i32::from(score.total()),
                DiceEvent::RoundOver { points, .. } => {
                    assert_eq!(*points, sums, "the sum of all rounds so far");
                    over.push(*points);
                }
                _ => {}
            }
        }
        assert_eq!(over.len(), seats);
        let best = sums[..seats].iter().max();
        assert!(game.winners().iter().all(|seat| Some(&sums[seat.index()]) == best));
        assert_eq!(game.scores().points[..seats], sums[..seats]);
    }
}

#[test]
fn one_round_is_the_default_and_has_no_events_of_rounds() {
    let (game, told) = played(&DiceOptions::default(), 3);
    assert_eq!((game.rounds(), game.round()), (1, 1));
    let of_rounds = |event: &DiceEvent| matches!(event, DiceEvent::RoundOver { .. } | DiceEvent::RoundStarted { .. });
    assert!(!told.iter().any(of_rounds));
}

/// The last writes of the last turn of a round of two are made, with these points of earlier rounds.
fn last_write(first: FirstSeat, points: [u16; 2], unused: [u16; 2], round: u8) -> (SkipBoDice, Vec<DiceEvent>) {
    let mut game = Arrange::new(&each_first(first), &solo(2))
        .expect("a set-up that is allowed")
        .complete(ANA, A, 1)
        .complete(ANA, B, 1)
        .complete(ANA, C, 1)
        .turn(BO)
        .last_turns(&[])
        .build()
        .expect("a possible position");
    if let Series::EachFirst(so_far) = &mut game.series {
        so_far.round = round;
        so_far.points[..2].copy_from_slice(&points);
        so_far.unused[..2].copy_from_slice(&unused);
    }
    act(&mut game, BO, DiceAction::EndTurn);
    let value = game.called().0;
    act(&mut game, ANA, write(value, FIRST));
    let told = act(&mut game, BO, write(value, FIRST));
    (game, told)
}

#[test]
fn the_boards_stay_until_the_next_round_starts_on_blank_ones() {
    let (mut game, told) = last_write(FirstSeat::Seat(SeatId(0)), [0; 2], [0; 2], 1);
    assert!(told.iter().any(|event| matches!(
        event,
        DiceEvent::RoundOver {
            round: 1,
            rounds: 2,
            ..
        }
    )));
    assert!(game.is_between_rounds());
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(game.sheet(SeatId(ANA)).complete(), 3);
    let points = game.points(SeatId(ANA));

    let wrong = answer(&game, Actor::Chance, DiceAction::FirstSeat(SeatId(ANA)));
    assert!(
        matches!(wrong, ApplyError::BadReport { .. }),
        "the next seat goes first"
    );
    let told = chance(&mut game, DiceAction::FirstSeat(SeatId(BO)));
    let turn = DiceEvent::TurnStarted {
        player: SeatId(BO),
        last: false,
    };
    assert_eq!(told.last(), Some(&turn));
    assert_eq!((game.round(), game.active()), (2, SeatId(BO)));
    assert_eq!(i32::from(game.points_before(SeatId(ANA))), points);
    // The new boards have their unused Skip-Bo and re-rolls again (D-20).
    let unused = i32::from(game.score(SeatId(ANA)).unused());
    assert_eq!(game.points(SeatId(ANA)), points + unused);
    assert_eq!(game.sheet(SeatId(ANA)).complete(), 0);
    assert_eq!((game.last_turns(), game.places_taken(A)), (None, 0));
}

#[test]
fn a_seat_that_is_behind_in_the_last_round_wins_by_the_sum_d_20() {
    let (game, _) = last_write(FirstSeat::Seat(SeatId(0)), [3, 90], [0; 2], 2);
    assert!(game.score(SeatId(ANA)).total() > game.score(SeatId(BO)).total());
    assert_eq!(game.winners(), players(&[BO]));
}

#[test]
fn equal_sums_are_decided_by_what_was_unused_in_all_rounds_d_21() {
    let (game, _) = last_write(FirstSeat::Seat(SeatId(0)), [0; 2], [0; 2], 2);
    let lead = (game.points(SeatId(ANA)) - game.points(SeatId(BO))) as u16;
    let (game, told) = last_write(FirstSeat::Seat(SeatId(0)), [10, 10 + lead], [4, 5], 2);
    assert_eq!(game.winners(), players(&[BO]));
    assert!(
        told.iter()
            .any(|event| matches!(event, DiceEvent::MatchOver { tie_broken: true, .. }))
    );
    let (game, _) = last_write(FirstSeat::Seat(SeatId(0)), [10, 10 + lead], [4, 4], 2);
    assert_eq!(game.winners(), players(&[ANA, BO]), "a shared win");
}

#[test]
fn the_first_player_who_was_drawn_is_followed_by_the_next_seats_g_5() {
    let mut game = SkipBoDice::new(&each_first(FirstSeat::Random), &solo(3), 0).expect("a set-up that is allowed");
    chance(&mut game, DiceAction::FirstSeat(SeatId(CY)));
    assert_eq!(game.next_first(), Some(SeatId(ANA)));
}

#[test]
fn who_goes_first_and_the_rounds_are_set_apart() {
    let mut options = DiceOptions::default();
    options.set("first", "2").expect("a value of the option");
    options.set("rounds", "each-first").expect("a value of the option");
    assert_eq!(options.first, FirstSeat::EachFrom(SeatId(1)));
    options.set("first", "random").expect("a value of the option");
    assert_eq!(options.first, FirstSeat::EachFromRandom);
    assert_eq!(options.get("first").as_deref(), Some("random"));
    options.set("rounds", "one").expect("a value of the option");
    assert_eq!(options, DiceOptions::default());
}

#[test]
fn a_match_of_several_rounds_is_likely_to_take_as_many_times_as_long() {
    let seats = Seats::solo(4).expect("four can be seated");
    let mut options = DiceOptions::default();
    let one = options.turns(&seats);
    options.set("rounds", "each-first").expect("a value of the option");
    assert_eq!(options.get("rounds").as_deref(), Some("each-first"));
    assert!((options.turns(&seats) - 4.0 * one).abs() < 1e-3);
}
