//! Tests of seats and the first player: S-1 to S-3, S-19, G-5.

use super::*;
use crate::stack::action::OpeningThrow;
use crate::stack::sizes::DICE_EACH;
use crate::stack::state::{Phase, Place};
use messages::texts::rules as rules_words;
use rules::error::SetupError;

fn new(options: &StackOptions, seats: &Seats) -> Result<Stack, SetupError> {
    Stack::new(options, seats, 1)
}

fn first_roll(rolls: &[[u8; 2]]) -> StackAction {
    StackAction::FirstRoll(rolls.iter().map(|two| two.map(Face)).collect())
}

fn opening(game: &Stack, floor: &[u8]) -> StackAction {
    StackAction::OpeningThrow(
        OpeningThrow {
            faces: game.dice().map(|die| Face(die.0 % 6 + 1)).collect(),
            floor: floor.to_vec(),
        }
        .into(),
    )
}

#[test]
fn two_to_eight_players_have_fourteen_dice_each_s_1() {
    for count in 2..=8 {
        let game = new(&StackOptions::default(), &solo(count)).expect("2 to 8 can play");
        assert_eq!(game.dice_count(), count * 14);
        assert_eq!(DICE_EACH, 14);
    }
    assert!(matches!(
        new(&StackOptions::default(), &solo(1)),
        Err(SetupError::Players {
            count: 1,
            least: 2,
            most: 8
        })
    ));
    assert!(Seats::solo(9).is_err());
}

#[test]
fn the_target_is_ten_to_a_thousand_and_two_hundred_by_default_s_1() {
    let with = |target| new(&options(|options| options.target = target), &solo(2));
    assert_eq!(StackOptions::default().target, 200);
    assert!(with(10).is_ok() && with(1000).is_ok());
    assert!(with(9).is_err() && with(1001).is_err());
}

#[test]
fn the_highest_roll_of_two_dice_goes_first_and_play_is_clockwise_s_2_g_5() {
    let mut game = new(&StackOptions::default(), &solo(3)).expect("three can play");
    chance(&mut game, first_roll(&[[1, 2], [6, 5], [4, 4]]));
    assert_eq!(game.first(), SeatId(BO));
    let throw = opening(&game, &[0, 0, 0]);
    chance(&mut game, throw);
    for seat in [BO, CY, ANA, BO] {
        assert_eq!(due(&game), turn_of(seat));
        let die = game.loose(SeatId(seat)).iter().next().expect("a loose die");
        act(&mut game, seat, reroll(die));
        chance(&mut game, shows(1));
        if let Phase::PlaceRolled { .. } = game.phase() {
            let action = legal(&game, seat).remove(0);
            act(&mut game, seat, action);
        }
    }
}

#[test]
fn only_those_tied_for_the_highest_roll_again_s_2() {
    let mut game = new(&StackOptions::default(), &solo(3)).expect("three can play");
    let events = chance(&mut game, first_roll(&[[6, 2], [1, 1], [4, 4]]));
    assert!(events.contains(&StackEvent::FirstTied {
        players: players(&[ANA, CY])
    }));
    assert_eq!(
        game.phase(),
        Phase::FirstRoll {
            contenders: players(&[ANA, CY])
        }
    );
    assert!(
        game.check_chance(&first_roll(&[[1, 2], [1, 3], [1, 4]])).is_err(),
        "the third does not roll"
    );
    chance(&mut game, first_roll(&[[1, 1], [1, 2]]));
    assert_eq!(game.first(), SeatId(CY));
    assert_eq!(game.phase(), Phase::Opening);
}

#[test]
fn the_first_seat_moves_on_each_round_or_stays_by_option_s_2() {
    assert!(StackOptions::default().rotate_first);
    for (rotate, next) in [(false, ANA), (true, BO)] {
        let options = options(|options| options.rotate_first = rotate);
        let position = near_the_end(position_with(&options, &solo(2))).show(die_of(BO, LAST), 1);
        let mut game = built(position.first(ANA));
        let events = act(&mut game, ANA, place(die_of(ANA, LAST), die_of(BO, LAST)));
        let started = StackEvent::RoundStarted {
            round: 2,
            first: SeatId(next),
        };
        assert!(events.contains(&started), "{events:?}");
    }
}

#[test]
fn the_opening_throw_shows_every_die_and_all_lie_loose_s_3() {
    let mut game = new(&StackOptions::default(), &solo(2)).expect("two can play");
    chance(&mut game, first_roll(&[[6, 6], [1, 1]]));
    let throw = opening(&game, &[0, 3]);
    let events = chance(&mut game, throw);
    assert!(
        game.dice()
            .all(|die| game.place(die) == Place::Loose && game.face(die) == Face(die.0 % 6 + 1))
    );
    assert!(events.contains(&StackEvent::OnTheFloor {
        player: SeatId(BO),
        dice: 3
    }));
    assert_eq!(
        game.total(SeatId(BO)),
        0,
        "a fall to the floor costs nothing without the option (S-20)"
    );
}

#[test]
fn an_opening_throw_with_a_die_missing_or_without_a_number_is_no_result_s_3_g_2() {
    let mut game = new(&StackOptions::default(), &solo(2)).expect("two can play");
    chance(&mut game, first_roll(&[[6, 6], [1, 1]]));
    let StackAction::OpeningThrow(throw) = opening(&game, &[0, 0]) else {
        panic!("it is an opening throw");
    };
    let mut short = throw.clone();
    short.faces.pop();
    let mut blank = throw.clone();
    blank.faces[3] = Face(0);
    let mut seven = throw.clone();
    seven.faces[3] = Face(7);
    let mut seats = throw;
    seats.floor.push(0);
    for wrong in [short, blank, seven, seats] {
        assert!(game.check_chance(&StackAction::OpeningThrow(wrong)).is_err());
    }
    assert!(game.check_chance(&shows(1)).is_err(), "another throw is due");
}

#[test]
fn teams_are_two_each_of_four_six_or_eight_s_19() {
    let seated = |teams: &[u8]| new(&StackOptions::default(), &Seats::teams(teams).expect("up to 8 seats"));
    assert!(seated(&[0, 1, 0, 1]).is_ok());
    assert!(seated(&[0, 1, 2, 0, 1, 2]).is_ok());
    assert!(seated(&[0, 1, 2, 3, 0, 1, 2, 3]).is_ok());
    assert!(
        seated(&[0, 1, 2, 1, 0, 2]).is_ok(),
        "any seating that keeps partners apart"
    );
    for wrong in [
        &[0, 0][..],
        &[0, 1, 0],
        &[0, 1, 0, 2, 1],
        &[0, 1, 0, 1, 0, 1],
        &[0, 1, 0, 2],
    ] {
        assert!(matches!(seated(wrong), Err(SetupError::Teams { .. })), "{wrong:?}");
    }
}

#[test]
fn partners_never_sit_next_to_each_other_round_the_whole_circle_s_19() {
    for wrong in [&[0, 0, 1, 1][..], &[0, 1, 1, 0], &[0, 1, 2, 1, 2, 0]] {
        let refused = new(&StackOptions::default(), &Seats::teams(wrong).expect("up to 8 seats"));
        assert!(
            matches!(refused, Err(SetupError::Teams { why }) if why == rules_words::TEAMS_STACK_NEIGHBOURS),
            "{wrong:?}"
        );
    }
}

#[test]
fn stack_hides_nothing_from_anybody_g_7() {
    use rules::ids::Viewer;
    let game = built(position(3).stack(4, &[die_of(BO, 0), die_of(CY, 0)]));
    for viewer in [Viewer::Public, Viewer::Player(SeatId(ANA)), Viewer::Player(SeatId(CY))] {
        assert_eq!(game.view(viewer), game);
    }
}
