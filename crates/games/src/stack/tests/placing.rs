//! Tests of placing and capturing: S-4, S-5, S-19, S-21.

use super::*;
use crate::stack::event::PenaltyCause;
use crate::stack::state::Place;

#[test]
fn a_die_goes_on_an_opponents_die_of_the_same_number_and_the_turn_is_over_s_4() {
    let (mine, theirs) = (die_of(ANA, 0), die_of(BO, 0));
    let mut game = built(position(2).show(theirs, 1));
    let events = act(&mut game, ANA, place(mine, theirs));
    assert_eq!(
        events,
        [
            StackEvent::Placed {
                player: SeatId(ANA),
                die: mine,
                onto: theirs,
                face: Face(1),
                stack: theirs,
                height: 2
            },
            StackEvent::TurnStarted {
                player: SeatId(BO),
                last: false
            },
        ]
    );
    assert_eq!(game.stacks()[0].dice(), [theirs, mine]);
    assert_eq!(due(&game), turn_of(BO));
}

#[test]
fn the_numbers_have_to_be_the_same_s_4() {
    let game = built(position(2).show(die_of(ANA, 0), 5).show(die_of(BO, 0), 3));
    let why = refused(&game, ANA, place(die_of(ANA, 0), die_of(BO, 0)));
    assert_eq!(why, ("S-4", words::refused_numbers_differ(3, 5)));
}

#[test]
fn nobody_stacks_on_the_own_colour_s_4() {
    let game = built(position(2).stack(1, &[die_of(BO, 0), die_of(ANA, 5)]));
    let own = ("S-4", words::REFUSED_OWN_COLOUR);
    assert_eq!(refused(&game, ANA, place(die_of(ANA, 0), die_of(ANA, 1))), own);
    assert_eq!(
        refused(&game, ANA, place(die_of(ANA, 0), die_of(ANA, 5))),
        own,
        "nor on a top of the own colour"
    );
    assert_eq!(refused(&game, ANA, place(die_of(ANA, 0), die_of(ANA, 0))).0, "S-4");
}

#[test]
fn only_own_dice_are_played_s_4() {
    let game = built(position(2).show(die_of(BO, 0), 1));
    assert_eq!(refused(&game, ANA, place(die_of(BO, 0), die_of(ANA, 0))).0, "S-4");
    assert_eq!(refused(&game, ANA, reroll(die_of(BO, 0))).0, "S-4");
}

#[test]
fn own_dice_may_be_in_one_stack_but_not_directly_on_each_other_s_4() {
    let mut game = built(position(2).stack(1, &[die_of(ANA, 0), die_of(BO, 0)]));
    act(&mut game, ANA, place(die_of(ANA, 1), die_of(BO, 0)));
    assert_eq!(game.stacks()[0].dice(), [die_of(ANA, 0), die_of(BO, 0), die_of(ANA, 1)]);
}

#[test]
fn a_buried_die_is_no_target_s_4() {
    let position = position(3).stack(1, &[die_of(BO, 0), die_of(CY, 0)]);
    let game = built(position);
    let why = refused(&game, ANA, place(die_of(ANA, 0), die_of(BO, 0)));
    assert_eq!(why, ("S-4", words::REFUSED_BURIED));
    assert!(legal(&game, ANA).contains(&place(die_of(ANA, 0), die_of(CY, 0))));
}

#[test]
fn stacked_dice_never_move_again_and_are_not_rolled_again_s_4() {
    let position = position(2)
        .stack(1, &[die_of(BO, 0), die_of(ANA, 0)])
        .show(die_of(BO, 1), 1);
    let game = built(position);
    assert_eq!(refused(&game, ANA, place(die_of(ANA, 0), die_of(BO, 1))).0, "S-4");
    assert_eq!(refused(&game, ANA, reroll(die_of(ANA, 0))).0, "S-4");
}

#[test]
fn a_die_that_is_not_in_the_match_is_refused_s_1() {
    let game = built(position(2));
    for die in [28, 100, 255] {
        assert_eq!(refused(&game, ANA, place(DieId(die), die_of(BO, 0))).0, "S-1");
        assert_eq!(refused(&game, ANA, place(die_of(ANA, 0), DieId(die))).0, "S-1");
        assert_eq!(refused(&game, ANA, reroll(DieId(die))).0, "S-1");
    }
}

#[test]
fn exactly_the_placings_that_fit_are_listed_s_4() {
    let mut position = position(4).stack(3, &[die_of(BO, 0), die_of(CY, 0)]);
    for seat in [ANA, BO, CY, DI] {
        for number in 1..14 {
            position = position.show(die_of(seat, number), (number + seat) % 6 + 1);
        }
    }
    let game = built(position);
    let listed = legal(&game, ANA);
    for die in game.dice() {
        for onto in game.dice() {
            let fits = game.refuse_place(SeatId(ANA), die, onto).is_none();
            assert_eq!(listed.contains(&place(die, onto)), fits, "{die:?} on {onto:?}");
            assert_eq!(game.fits(die, onto) && die.0 < 14, fits, "{die:?} on {onto:?}");
        }
    }
}

#[test]
fn the_fourth_die_captures_and_its_top_counts_for_who_placed_it_s_5() {
    let position = position(3).stack(1, &[die_of(BO, 0), die_of(CY, 0), die_of(BO, 1)]);
    let mut game = built(position);
    let events = act(&mut game, ANA, place(die_of(ANA, 0), die_of(BO, 1)));
    let bottom = die_of(BO, 0);
    assert!(events.contains(&StackEvent::Captured {
        player: SeatId(ANA),
        stack: bottom,
        points: 10
    }));
    assert_eq!(game.stacks()[0].captured_by, Some(SeatId(ANA)));
    assert_eq!(game.place(die_of(CY, 0)), Place::Captured { stack: bottom });
    assert_eq!(game.round_points(SeatId(ANA)), 10);
    assert_eq!(game.total(SeatId(ANA)), 0, "it counts at the end of the round");
    assert_eq!(
        game.refuse_place(SeatId(BO), die_of(BO, 2), die_of(ANA, 0))
            .map(|refusal| refusal.rule.as_str()),
        Some("S-5")
    );
}

#[test]
fn a_partners_die_is_stacked_on_only_where_the_option_says_so_s_19() {
    let seats = two_teams();
    for on in [false, true] {
        let options = options(|options| options.stack_on_partner = on);
        let game = built(position_with(&options, &seats).show(die_of(CY, 0), 1));
        let action = place(die_of(ANA, 0), die_of(CY, 0));
        if on {
            act(&mut game.clone(), ANA, action);
        } else {
            assert_eq!(refused(&game, ANA, action).0, "S-19");
        }
    }
}

#[test]
fn with_the_option_a_capture_costs_all_others_a_point_the_partner_too_s_21() {
    for on in [false, true] {
        let options = options(|options| options.capture_penalty = on);
        let position = position_with(&options, &two_teams()).stack(1, &[die_of(BO, 0), die_of(CY, 0), die_of(DI, 1)]);
        let mut game = built(position);
        let events = act(&mut game, ANA, place(die_of(ANA, 0), die_of(DI, 1)));
        let lost = |seat| StackEvent::Penalty {
            player: SeatId(seat),
            points: 1,
            cause: PenaltyCause::Capture,
        };
        for seat in [BO, CY, DI] {
            assert_eq!(events.contains(&lost(seat)), on);
            assert_eq!(game.total(SeatId(seat)), -i32::from(on), "below zero is possible (G-6)");
        }
        assert!(!events.contains(&lost(ANA)));
    }
}
