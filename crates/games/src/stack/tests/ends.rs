//! Tests of the end of a round: S-14 to S-16.

use super::*;
use crate::stack::event::RoundEnd;
use crate::stack::state::Phase;

fn last_turns(events: &[StackEvent]) -> Option<(RoundEnd, SeatSet)> {
    events.iter().find_map(|event| match event {
        StackEvent::LastTurns { end, left, .. } => Some((*end, *left)),
        _ => None,
    })
}

fn scored(events: &[StackEvent]) -> bool {
    events
        .iter()
        .any(|event| matches!(event, StackEvent::RoundScored { .. }))
}

#[test]
fn after_the_last_own_die_each_opponent_has_one_more_turn_and_the_ender_none_s_14() {
    let mut game = built(near_the_end(position(4)).show(die_of(CY, 0), 1));
    let events = act(&mut game, ANA, place(die_of(ANA, LAST), die_of(CY, 0)));
    assert_eq!(
        last_turns(&events),
        Some((RoundEnd::LastDiePlaced, players(&[BO, CY, DI])))
    );
    for (seat, die, face) in [(BO, LAST, 5), (CY, 1, 6), (DI, 0, 2)] {
        assert_eq!(due(&game), turn_of(seat));
        act(&mut game, seat, reroll(die_of(seat, die)));
        // No uncovered die of an opponent shows this number: the die stays, and the turn is over.
        let events = chance(&mut game, shows(face));
        assert_eq!(scored(&events), seat == DI);
    }
}

#[test]
fn a_rolled_last_die_that_is_stacked_ends_the_round_too_s_14() {
    let mut game = built(near_the_end(position(2)));
    act(&mut game, ANA, reroll(die_of(ANA, LAST)));
    chance(&mut game, shows(2));
    assert!(matches!(game.phase(), Phase::PlaceRolled { .. }));
    let events = act(&mut game, ANA, place(die_of(ANA, LAST), die_of(BO, LAST)));
    assert!(last_turns(&events).is_some());
}

#[test]
fn a_last_die_that_is_rolled_and_stays_loose_ends_nothing_s_14() {
    let mut game = built(near_the_end(position(2)));
    act(&mut game, ANA, reroll(die_of(ANA, LAST)));
    let events = chance(&mut game, shows(5));
    assert_eq!(last_turns(&events), None);
    assert_eq!(due(&game), turn_of(BO));
}

#[test]
fn covering_an_opponents_last_die_takes_both_out_s_15() {
    let mut game = built(near_the_end(position(4)).turn(CY).show(die_of(CY, 0), 2));
    let events = act(&mut game, CY, place(die_of(CY, 0), die_of(BO, LAST)));
    assert_eq!(
        last_turns(&events),
        Some((RoundEnd::Covered(SeatId(BO)), players(&[ANA, DI])))
    );
    assert_eq!(due(&game), turn_of(DI));
    act(&mut game, DI, reroll(die_of(DI, 0)));
    chance(&mut game, shows(5));
    assert_eq!(due(&game), turn_of(ANA), "Bo and Cy are out");
}

#[test]
fn with_two_players_a_covered_last_die_ends_the_round_at_once_s_15() {
    let position = near_the_end(position(2))
        .show(die_of(ANA, LAST), 6)
        .show(die_of(BO, LAST), 6);
    let mut game = built(position);
    let events = act(&mut game, ANA, place(die_of(ANA, LAST), die_of(BO, LAST)));
    assert!(scored(&events));
    assert_eq!(due(&game), Turn::Chance, "the next round's opening throw");
}

#[test]
fn where_both_ends_come_at_once_the_covered_opponent_has_no_turn_s_15() {
    let mut game = built(near_the_end(position(3)).show(die_of(BO, LAST), 1));
    let events = act(&mut game, ANA, place(die_of(ANA, LAST), die_of(BO, LAST)));
    assert_eq!(
        last_turns(&events),
        Some((RoundEnd::Covered(SeatId(BO)), players(&[CY])))
    );
}

#[test]
fn covering_a_die_of_somebody_who_has_more_ends_nothing_s_15() {
    let mut game = built(position(2).show(die_of(BO, 0), 1));
    let events = act(&mut game, ANA, place(die_of(ANA, 0), die_of(BO, 0)));
    assert_eq!(last_turns(&events), None);
}

#[test]
fn covering_the_top_of_a_stack_is_not_covering_a_loose_die_s_15() {
    // Ana's only uncovered dice are a loose one and a top: the top is covered, the loose one is left.
    let position = near_the_end(position(3)).turn(CY).show(die_of(CY, 0), 4);
    let mut game = built(position);
    let events = act(&mut game, CY, place(die_of(CY, 0), die_of(ANA, 12)));
    assert_eq!(last_turns(&events), None);
}

#[test]
fn a_partner_is_no_opponent_and_has_no_last_turn_s_14_s_19() {
    let position = near_the_end(position_with(&StackOptions::default(), &two_teams()));
    let mut game = built(position.show(die_of(DI, 0), 1));
    let events = act(&mut game, ANA, place(die_of(ANA, LAST), die_of(DI, 0)));
    assert_eq!(last_turns(&events), Some((RoundEnd::LastDiePlaced, players(&[BO, DI]))));
    assert!(game.out().contains(SeatId(CY)));
}

#[test]
fn the_partner_of_a_covered_player_still_has_a_last_turn_s_15_s_19() {
    let position = near_the_end(position_with(&StackOptions::default(), &two_teams()));
    let mut game = built(position.turn(CY).show(die_of(CY, 0), 2));
    let events = act(&mut game, CY, place(die_of(CY, 0), die_of(BO, LAST)));
    assert_eq!(
        last_turns(&events),
        Some((RoundEnd::Covered(SeatId(BO)), players(&[DI])))
    );
}

#[test]
fn covering_a_partners_last_die_ends_nothing_and_the_partner_passes_s_15_s_16() {
    let rules = options(|options| options.stack_on_partner = true);
    let seats = Seats::teams(&[0, 1, 1, 0]).expect("four seats");
    assert!(
        Stack::new(&rules, &seats, 0).is_err(),
        "Bo and Cy would sit side by side (S-19)"
    );
    // Ana and Cy are partners; here Cy covers Ana's last die.
    let position = near_the_end(position_with(&rules, &two_teams()))
        .turn(CY)
        .show(die_of(CY, 0), 1);
    let mut game = built(position);
    let events = act(&mut game, CY, place(die_of(CY, 0), die_of(ANA, LAST)));
    assert_eq!(last_turns(&events), None);
    act(&mut game, DI, reroll(die_of(DI, 0)));
    chance(&mut game, shows(5));
    assert_eq!(legal(&game, ANA), [StackAction::Pass]);
    let events = act(&mut game, ANA, StackAction::Pass);
    assert_eq!(events[0], StackEvent::Passed { player: SeatId(ANA) });
    assert_eq!(due(&game), turn_of(BO));
}

#[test]
fn what_happens_in_the_last_turns_starts_no_further_ones_s_16() {
    // Bo places his last loose die in a last turn: Cy still has only one turn.
    let position = near_the_end(position(3))
        .turn(BO)
        .last_turns(&[BO, CY])
        .show(die_of(CY, 0), 2);
    let mut game = built(position);
    let events = act(&mut game, BO, place(die_of(BO, LAST), die_of(CY, 0)));
    assert_eq!(last_turns(&events), None);
    assert_eq!(due(&game), turn_of(CY));
    act(&mut game, CY, reroll(die_of(CY, 1)));
    let events = chance(&mut game, shows(5));
    assert!(scored(&events));
}

#[test]
fn who_was_covered_in_the_last_turns_passes_and_nobody_else_may_s_16() {
    let position = near_the_end(position(3))
        .turn(CY)
        .last_turns(&[CY, BO])
        .show(die_of(CY, 0), 2);
    let mut game = built(position);
    assert_eq!(refused(&game, CY, StackAction::Pass).0, "S-16");
    act(&mut game, CY, place(die_of(CY, 0), die_of(BO, LAST)));
    assert_eq!(due(&game), turn_of(BO));
    assert_eq!(legal(&game, BO), [StackAction::Pass]);
    let events = act(&mut game, BO, StackAction::Pass);
    assert!(scored(&events));
}
