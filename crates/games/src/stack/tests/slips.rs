//! Tests of slips and their costs: S-11 to S-13, G-4.

use super::*;
use crate::stack::event::{PenaltyCause, TurnLost};
use crate::stack::state::Phase;

fn take(die: DieId) -> StackAction {
    StackAction::PickUp { die }
}

fn roll_theirs(die: DieId) -> StackAction {
    StackAction::RollOpponents { die }
}

fn table(seats: usize) -> Arrange {
    position_with(&table_rules(), &solo(seats))
}

#[test]
fn assisted_play_refuses_every_slip_g_4() {
    let game = built(position(2));
    assert_eq!(refused(&game, ANA, take(die_of(ANA, 0))).0, "G-4");
    assert_eq!(refused(&game, ANA, take(die_of(BO, 0))).0, "G-4");
    assert_eq!(refused(&game, ANA, roll_theirs(die_of(BO, 0))).0, "G-4");
    assert_eq!(refused(&game, BO, StackAction::ActOutOfTurn).0, "G-4");
    let not_due = game
        .clone()
        .apply(Actor::Player(SeatId(BO)), &reroll(die_of(BO, 0)), &mut ());
    assert!(matches!(not_due, Err(ApplyError::NotDue { .. })));
}

#[test]
fn assisted_play_refuses_a_die_without_a_target_and_offers_the_roll_s_11() {
    let game = built(position(2));
    assert_eq!(refused(&game, ANA, place(die_of(ANA, 0), die_of(BO, 0))).0, "S-4");
    let rolls: Vec<_> = (0..14).map(|number| reroll(die_of(ANA, number))).collect();
    assert_eq!(legal(&game, ANA), rolls);
}

#[test]
fn a_die_taken_up_has_to_be_placed_s_11() {
    let die = die_of(ANA, 0);
    let mut game = built(table(2).show(die_of(BO, 3), 1).show(die_of(BO, 4), 1));
    let events = act(&mut game, ANA, take(die));
    assert_eq!(
        events,
        [StackEvent::PickedUp {
            player: SeatId(ANA),
            die,
            face: Face(1),
            must_roll: false
        }]
    );
    assert_eq!(
        legal(&game, ANA),
        [place(die, die_of(BO, 3)), place(die, die_of(BO, 4))]
    );
    assert_eq!(refused(&game, ANA, reroll(die)).0, "S-11");
    assert_eq!(refused(&game, ANA, place(die_of(ANA, 1), die_of(BO, 3))).0, "S-11");
    assert_eq!(refused(&game, ANA, take(die_of(ANA, 1))).0, "S-11");
    act(&mut game, ANA, place(die, die_of(BO, 4)));
    assert_eq!(due(&game), turn_of(BO));
}

#[test]
fn a_die_taken_up_that_fits_nowhere_has_to_be_rolled_s_11() {
    let die = die_of(ANA, 0);
    let mut game = built(table(2));
    let events = act(&mut game, ANA, take(die));
    assert_eq!(
        events,
        [StackEvent::PickedUp {
            player: SeatId(ANA),
            die,
            face: Face(1),
            must_roll: true
        }]
    );
    assert_eq!(legal(&game, ANA), [reroll(die)]);
    act(&mut game, ANA, reroll(die));
    assert_eq!(
        game.phase(),
        Phase::Rolling {
            player: SeatId(ANA),
            die
        }
    );
}

#[test]
fn an_opponents_die_taken_up_is_put_back_and_costs_the_turn_s_12() {
    let die = die_of(BO, 0);
    let mut game = built(table(2));
    let player = SeatId(ANA);
    let events = act(&mut game, ANA, take(die));
    assert_eq!(
        events,
        [
            StackEvent::OpponentsDieTaken { player, die },
            StackEvent::TurnLost {
                player,
                cause: TurnLost::OpponentsDie
            },
            StackEvent::TurnStarted {
                player: SeatId(BO),
                last: false
            },
        ]
    );
    assert!(game.is_loose(die) && game.face(die) == Face(2));
}

#[test]
fn the_owner_of_a_die_that_another_rolled_keeps_the_new_number_or_the_old_s_12() {
    let die = die_of(BO, 0);
    for (keep_new, kept) in [(true, Face(5)), (false, Face(2))] {
        let mut game = built(table(3));
        act(&mut game, ANA, roll_theirs(die));
        let events = chance(&mut game, shows(5));
        let owner = SeatId(BO);
        let asked = StackEvent::OwnerChooses {
            owner,
            die,
            old: Face(2),
            new: Face(5),
        };
        assert_eq!(events.last(), Some(&asked));
        assert_eq!(due(&game), turn_of(BO));
        let choices = [false, true].map(|keep_new| StackAction::ChooseFace { keep_new });
        assert_eq!(legal(&game, BO), choices);
        assert_eq!(refused(&game, BO, reroll(die_of(BO, 1))).0, "S-12");
        let events = act(&mut game, BO, StackAction::ChooseFace { keep_new });
        assert_eq!(
            events,
            [
                StackEvent::OwnerChose { owner, die, face: kept },
                StackEvent::TurnLost {
                    player: SeatId(ANA),
                    cause: TurnLost::OpponentsDie
                },
                StackEvent::TurnStarted {
                    player: owner,
                    last: false
                },
            ]
        );
        assert_eq!(game.face(die), kept);
    }
}

#[test]
fn a_die_of_another_that_shows_its_old_number_again_leaves_nothing_to_choose_s_12() {
    let mut game = built(table(2));
    act(&mut game, ANA, roll_theirs(die_of(BO, 0)));
    chance(&mut game, shows(2));
    assert_eq!(due(&game), turn_of(BO));
    assert!(matches!(game.phase(), Phase::Turn { .. }));
}

#[test]
fn a_die_of_another_that_knocks_a_stack_over_costs_the_roller_s_7_s_12() {
    let stack = die_of(CY, 0);
    let mut game = built(table(3).stack(4, &[stack, die_of(BO, 5)]));
    act(&mut game, ANA, roll_theirs(die_of(BO, 0)));
    let report = RollReport {
        face: Face(6),
        fell: stacks(&[stack]),
        ..RollReport::default()
    };
    let events = chance(&mut game, StackAction::Rolled(report.into()));
    let lost = StackEvent::Penalty {
        player: SeatId(ANA),
        points: 2,
        cause: PenaltyCause::KnockOver,
    };
    assert!(events.contains(&lost));
    assert!(
        matches!(game.phase(), Phase::ChooseFace { .. }),
        "the owner still chooses"
    );
}

#[test]
fn a_die_of_another_on_the_floor_costs_nobody_s_12_s_20() {
    let mut rules = table_rules();
    rules.floor_penalty = true;
    let mut game = built(position_with(&rules, &solo(2)));
    act(&mut game, ANA, roll_theirs(die_of(BO, 0)));
    let report = RollReport {
        face: Face(2),
        floor: 1,
        ..RollReport::default()
    };
    chance(&mut game, StackAction::Rolled(report.into()));
    assert_eq!([game.total(SeatId(ANA)), game.total(SeatId(BO))], [0, 0]);
}

#[test]
fn only_loose_dice_are_slips_one_can_make_s_12() {
    let game = built(table(3).stack(4, &[die_of(CY, 0), die_of(BO, 5)]));
    assert_eq!(refused(&game, ANA, take(die_of(BO, 5))).0, "S-4");
    assert_eq!(refused(&game, ANA, roll_theirs(die_of(BO, 5))).0, "S-4");
    assert_eq!(refused(&game, ANA, roll_theirs(die_of(ANA, 5))).0, "S-12");
    assert_eq!(refused(&game, ANA, take(DieId(200))).0, "S-1");
    assert_eq!(refused(&game, ANA, roll_theirs(DieId(200))).0, "S-1");
}

#[test]
fn acting_out_of_turn_costs_the_next_turn_s_13() {
    let mut game = built(table(3));
    let before = game.clone();
    assert_eq!(legal(&game, BO), [StackAction::ActOutOfTurn]);
    let events = act(&mut game, BO, StackAction::ActOutOfTurn);
    assert_eq!(events, [StackEvent::ActedOutOfTurn { player: SeatId(BO) }]);
    assert_eq!(
        game.phase(),
        before.phase(),
        "the action is undone, and the turn continues"
    );
    assert!(game.lost_turn().contains(SeatId(BO)));
    act(&mut game, ANA, reroll(die_of(ANA, 0)));
    let events = chance(&mut game, shows(6));
    let lost = StackEvent::TurnLost {
        player: SeatId(BO),
        cause: TurnLost::OutOfTurn,
    };
    assert!(events.contains(&lost));
    assert_eq!(due(&game), turn_of(CY));
    assert!(game.lost_turn().is_empty(), "the lost turn is used up");
}

#[test]
fn nobody_owes_more_than_one_turn_and_the_player_at_turn_is_not_out_of_turn_s_13() {
    let mut game = built(table(3));
    assert_eq!(refused(&game, ANA, StackAction::ActOutOfTurn).0, "S-13");
    act(&mut game, BO, StackAction::ActOutOfTurn);
    assert_eq!(refused(&game, BO, StackAction::ActOutOfTurn).0, "S-13");
    assert_eq!(legal(&game, BO), []);
}

#[test]
fn where_everybody_else_owes_a_turn_the_same_player_goes_again_s_13() {
    let mut game = built(table(3));
    act(&mut game, BO, StackAction::ActOutOfTurn);
    act(&mut game, CY, StackAction::ActOutOfTurn);
    act(&mut game, ANA, take(die_of(BO, 0)));
    assert_eq!(due(&game), turn_of(ANA));
}

#[test]
fn a_last_turn_can_be_the_one_that_is_lost_s_13() {
    let mut game = built(near_the_end(table(3)).show(die_of(CY, 0), 1));
    act(&mut game, CY, StackAction::ActOutOfTurn);
    // Ana's last die ends the round; Bo has a last turn, and Cy has lost it.
    act(&mut game, ANA, place(die_of(ANA, LAST), die_of(CY, 0)));
    act(&mut game, BO, reroll(die_of(BO, LAST)));
    let events = chance(&mut game, shows(6));
    assert!(
        events
            .iter()
            .any(|event| matches!(event, StackEvent::RoundScored { .. })),
        "{events:?}"
    );
    assert!(game.lost_turn().is_empty());
}

#[test]
fn a_turn_that_is_owed_carries_into_the_next_round_s_13() {
    let mut game = built(near_the_end(table(2)).show(die_of(BO, LAST), 1));
    act(&mut game, BO, StackAction::ActOutOfTurn);
    let events = act(&mut game, ANA, place(die_of(ANA, LAST), die_of(BO, LAST)));
    assert!(
        events
            .iter()
            .any(|event| matches!(event, StackEvent::RoundScored { .. }))
    );
    assert!(
        game.lost_turn().contains(SeatId(BO)),
        "Bo was covered and out, so the turn is still owed"
    );
}
