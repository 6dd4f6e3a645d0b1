//! Tests of rolling a die again and its effects on the table: S-6 to S-10, S-20, G-2, G-3.

use super::*;
use crate::stack::event::{PenaltyCause, TurnLost};
use crate::stack::state::Phase;

const ROLLED: DieId = die_of(ANA, 0);

fn rolling(position: Arrange) -> Stack {
    let mut game = built(position);
    let events = act(&mut game, ANA, reroll(ROLLED));
    assert_eq!(
        events,
        [StackEvent::RollStarted {
            player: SeatId(ANA),
            die: ROLLED
        }]
    );
    assert_eq!(due(&game), Turn::Chance);
    game
}

fn report(face: u8, change: impl FnOnce(&mut RollReport)) -> StackAction {
    let mut report = RollReport {
        face: Face(face),
        ..RollReport::default()
    };
    change(&mut report);
    StackAction::Rolled(report.into())
}

#[test]
fn a_result_that_fits_must_be_placed_and_the_player_chooses_where_s_6() {
    let mut game = rolling(position(2));
    let events = chance(&mut game, shows(2));
    assert!(events.contains(&StackEvent::MustPlace {
        player: SeatId(ANA),
        die: ROLLED
    }));
    assert_eq!(
        game.phase(),
        Phase::PlaceRolled {
            player: SeatId(ANA),
            die: ROLLED
        }
    );
    let choices: Vec<_> = (0..14).map(|number| place(ROLLED, die_of(BO, number))).collect();
    assert_eq!(legal(&game, ANA), choices);
    assert_eq!(refused(&game, ANA, StackAction::Pass).0, "S-6");
    assert_eq!(refused(&game, ANA, reroll(ROLLED)).0, "S-6");
    assert_eq!(refused(&game, ANA, place(die_of(ANA, 1), die_of(BO, 0))).0, "S-6");
    act(&mut game, ANA, place(ROLLED, die_of(BO, 7)));
    assert_eq!(due(&game), turn_of(BO));
}

#[test]
fn a_result_that_fits_nowhere_stays_where_it_lies_and_the_turn_is_over_s_6() {
    let mut game = rolling(position(2));
    let events = chance(&mut game, shows(5));
    assert_eq!(
        events,
        [
            StackEvent::Rolled {
                player: SeatId(ANA),
                die: ROLLED,
                before: Face(1),
                face: Face(5),
                cocked: 0
            },
            StackEvent::StaysLoose { die: ROLLED },
            StackEvent::TurnStarted {
                player: SeatId(BO),
                last: false
            },
        ]
    );
    assert!(game.is_loose(ROLLED));
    assert_eq!(game.face(ROLLED), Face(5));
}

#[test]
fn a_die_may_be_rolled_even_if_one_could_stack_s_6() {
    let game = built(position(2).show(die_of(BO, 0), 1));
    let listed = legal(&game, ANA);
    assert!(listed.contains(&place(ROLLED, die_of(BO, 0))) && listed.contains(&reroll(ROLLED)));
}

#[test]
fn a_fallen_stack_costs_a_point_a_die_and_the_rest_of_the_turn_s_7() {
    let (two, three) = (die_of(BO, 0), die_of(CY, 0));
    let position = position(3)
        .stack(4, &[two, die_of(CY, 5)])
        .stack(6, &[three, die_of(BO, 5), die_of(CY, 6)]);
    let mut game = rolling(position);
    let before = game.stacks().to_vec();
    // The 2 would fit Bo's dice, but after a fall it is not placed.
    let events = chance(&mut game, report(2, |report| report.fell = stacks(&[two, three])));
    let player = SeatId(ANA);
    assert_eq!(
        events,
        [
            StackEvent::Rolled {
                player,
                die: ROLLED,
                before: Face(1),
                face: Face(2),
                cocked: 0
            },
            StackEvent::Fell {
                player,
                stack: two,
                dice: 2
            },
            StackEvent::Fell {
                player,
                stack: three,
                dice: 3
            },
            StackEvent::Penalty {
                player,
                points: 5,
                cause: PenaltyCause::KnockOver
            },
            StackEvent::Rebuilt { player, stack: two },
            StackEvent::Rebuilt { player, stack: three },
            StackEvent::TurnLost {
                player,
                cause: TurnLost::KnockOver
            },
            StackEvent::TurnStarted {
                player: SeatId(BO),
                last: false
            },
        ]
    );
    assert_eq!(
        game.total(player),
        -5,
        "the points are lost at once, and the total may be below zero (G-6)"
    );
    assert_eq!(game.stacks(), before, "same dice, order and numbers");
    assert!(
        game.is_loose(ROLLED) && game.face(ROLLED) == Face(2),
        "the new number stays, unstacked"
    );
}

#[test]
fn a_stack_that_was_pushed_and_stands_costs_nothing_s_8() {
    let stack = die_of(BO, 0);
    let mut game = rolling(position(3).stack(4, &[stack, die_of(CY, 5)]));
    let events = chance(&mut game, report(5, |report| report.pushed = stacks(&[stack])));
    assert!(events.contains(&StackEvent::Pushed { stack }));
    assert_eq!(game.total(SeatId(ANA)), 0);
    assert!(events.contains(&StackEvent::StaysLoose { die: ROLLED }));
}

#[test]
fn loose_dice_that_a_roll_turned_keep_their_number_s_9() {
    let turned = die_of(BO, 3);
    let mut game = rolling(position(2));
    let events = chance(&mut game, report(5, |report| report.turned_back = stacks(&[turned])));
    assert!(events.contains(&StackEvent::TurnedBack {
        die: turned,
        face: Face(2)
    }));
    assert_eq!(game.face(turned), Face(2));
}

#[test]
fn a_die_off_the_table_is_rolled_again_and_what_it_hit_counts_s_10() {
    let stack = die_of(BO, 0);
    let mut game = rolling(position(3).stack(4, &[stack, die_of(CY, 5)]));
    let events = chance(
        &mut game,
        report(5, |report| {
            report.floor = 1;
            report.fell = stacks(&[stack]);
        }),
    );
    assert!(events.contains(&StackEvent::OnTheFloor {
        player: SeatId(ANA),
        dice: 1
    }));
    assert_eq!(
        game.total(SeatId(ANA)),
        -2,
        "two points for the stack; the fall to the floor costs only with the option (S-20)"
    );
}

#[test]
fn each_own_die_on_the_floor_costs_a_point_where_that_is_played_s_20() {
    let options = options(|options| options.floor_penalty = true);
    let mut game = rolling(position_with(&options, &solo(2)));
    let events = chance(&mut game, report(5, |report| report.floor = 2));
    let lost = StackEvent::Penalty {
        player: SeatId(ANA),
        points: 2,
        cause: PenaltyCause::Floor,
    };
    assert!(events.contains(&lost));
    assert_eq!(game.total(SeatId(ANA)), -2);
}

#[test]
fn the_floor_costs_in_the_opening_throw_too_s_20() {
    use crate::stack::action::OpeningThrow;
    let options = options(|options| options.floor_penalty = true);
    let mut game = Stack::new(&options, &solo(2), 1).expect("two can play");
    chance(&mut game, StackAction::FirstRoll(vec![[Face(6); 2], [Face(1); 2]]));
    let faces = vec![Face(3); 28];
    chance(
        &mut game,
        StackAction::OpeningThrow(
            OpeningThrow {
                faces,
                floor: vec![1, 4],
            }
            .into(),
        ),
    );
    assert_eq!([game.total(SeatId(ANA)), game.total(SeatId(BO))], [-1, -4]);
}

#[test]
fn a_cocked_die_is_told_and_costs_nothing_g_3() {
    let mut game = rolling(position(2));
    let events = chance(&mut game, report(5, |report| report.cocked = 3));
    assert!(matches!(events[0], StackEvent::Rolled { cocked: 3, .. }));
    assert_eq!(game.total(SeatId(ANA)), 0);
}

#[test]
fn a_report_of_what_can_not_have_happened_is_refused_g_2() {
    let standing = die_of(BO, 0);
    let position = position(3)
        .stack(4, &[standing, die_of(CY, 5)])
        .stack(4, &[die_of(BO, 1), die_of(CY, 1), die_of(BO, 2), die_of(CY, 2)]);
    let game = rolling(position);
    let captured = die_of(BO, 1);
    let impossible = [
        report(0, |_| {}),
        report(7, |_| {}),
        report(3, |report| report.fell = stacks(&[captured])),
        report(3, |report| report.fell = stacks(&[die_of(BO, 9)])),
        report(3, |report| report.fell = stacks(&[die_of(CY, 5)])),
        report(3, |report| report.pushed = stacks(&[captured])),
        report(3, |report| {
            report.fell = stacks(&[standing]);
            report.pushed = stacks(&[standing]);
        }),
        report(3, |report| report.turned_back = stacks(&[ROLLED])),
        report(3, |report| report.turned_back = stacks(&[standing])),
        report(3, |report| report.turned_back = DieSet(1 << 127)),
        report(3, |report| report.floor = 255),
        StackAction::Pass,
        StackAction::FirstRoll(vec![]),
    ];
    for wrong in impossible {
        assert!(
            matches!(game.check_chance(&wrong), Err(ApplyError::BadReport { .. })),
            "{wrong:?}"
        );
        assert!(game.clone().apply(Actor::Chance, &wrong, &mut ()).is_err());
    }
}

#[test]
fn while_a_die_rolls_nobody_can_act_g_2() {
    let game = rolling(position_with(&table_rules(), &solo(2)));
    for seat in [ANA, BO] {
        assert!(legal(&game, seat).is_empty());
        for action in [StackAction::Pass, StackAction::ActOutOfTurn, reroll(die_of(seat, 1))] {
            let refused = game.clone().apply(Actor::Player(SeatId(seat)), &action, &mut ());
            assert!(matches!(refused, Err(ApplyError::NotDue { .. })));
        }
    }
}

#[test]
fn players_can_not_say_what_dice_show_and_dice_do_not_play_g_2() {
    let game = built(position(2));
    assert_eq!(refused(&game, ANA, shows(6)).0, "G-2");
    let refused = game.clone().apply(Actor::Chance, &shows(6), &mut ());
    assert!(matches!(refused, Err(ApplyError::NotDue { who: Actor::Chance })));
}
