//! Tests of the end of a match and its winners: D-18 to D-21.

use super::*;

/// Gives a player the complete piles A and B, and C without its last bubble.
fn nearly(position: Arrange, seat: u8, place: u8) -> Arrange {
    position
        .complete(seat, A, place)
        .complete(seat, B, place)
        .fill(seat, C, 9)
}

fn last_turns(events: &[DiceEvent]) -> Option<(SeatSet, SeatSet)> {
    events.iter().find_map(|event| match event {
        DiceEvent::LastTurns { by, left, .. } => Some((*by, *left)),
        _ => None,
    })
}

/// Ends the current turn and plays turns without fills to the end of the match; returns the players of those turns.
fn turns_left(game: &mut SkipBoDice) -> Vec<u8> {
    let mut turns = Vec::new();
    finish_turn(game);
    while game.turn() == Turn::Chance {
        turns.push(game.active().0);
        assert!(turns.len() < 4, "nobody has two final turns: {turns:?}");
        chance(game, shows([3, 3, 3, 2, 2, 5]));
        finish_turn(game);
    }
    assert_eq!(game.turn(), Turn::Over);
    turns
}

#[test]
fn who_completes_three_piles_on_the_own_turn_finishes_it_and_gets_no_other_d_18() {
    let position = nearly(position(3).turn(BO), BO, 1)
        .fill(BO, D, 9)
        .show(values([3, 3, 3, 10, 10, 5]));
    let mut game = built(position);
    let events = act(&mut game, BO, number(3, C));
    assert_eq!(last_turns(&events), Some((players(&[BO]), players(&[ANA, CY]))));
    assert_eq!(game.turn(), due(&[BO]), "the turn continues");
    act(&mut game, BO, number(4, D));
    assert_eq!(place(&game, BO, D), Some(1), "a fourth pile may follow");
    assert_eq!(turns_left(&mut game), [CY, ANA], "leftwards, one each");
}

#[test]
fn in_the_last_turns_the_finished_still_claim_and_write_d_18() {
    let position = nearly(position(2), ANA, 1).show(values([3, 3, 3, 10, 2, 5]));
    let mut game = built(position);
    act(&mut game, ANA, number(3, C));
    finish_turn(&mut game);
    chance(&mut game, shows([3, 3, 3, 2, 2, 1]));
    assert_eq!(game.turn(), due(&[ANA]));
    act(&mut game, ANA, claim(D));
    act(&mut game, BO, DiceAction::EndTurn);
    assert_eq!(game.turn(), due(&[ANA, BO]));
    act(&mut game, ANA, write(3, FIRST));
    let events = act(&mut game, BO, write(3, FIRST));
    assert_eq!(filled(&game, ANA, D), 1);
    assert!(matches!(events.last(), Some(DiceEvent::MatchOver { .. })));
    assert!(
        [ANA, BO].iter().all(|seat| legal(&game, *seat).is_empty()),
        "nothing is legal after the end"
    );
}

#[test]
fn a_third_pile_by_the_bonus_die_on_the_own_turn_is_an_own_turn_end_d_18() {
    let position = nearly(position(2), ANA, 1).show(values([3, 3, 3, 2, 2, 10]));
    let mut game = built(position);
    let events = act(&mut game, ANA, bonus(C));
    assert_eq!(last_turns(&events), Some((players(&[ANA]), players(&[BO]))));
    chance(&mut game, bonus_shows(5));
    assert_eq!(turns_left(&mut game), [BO]);
}

#[test]
fn triggered_off_turn_everybody_else_the_active_player_too_has_one_final_turn_d_19() {
    let position = nearly(position(4).turn(CY), ANA, 1)
        .show(values([3, 3, 3, 2, 2, 10]))
        .call();
    let mut game = built(position);
    let events = act(&mut game, ANA, claim(C));
    assert_eq!(last_turns(&events), Some((players(&[ANA]), players(&[BO, CY, DI]))));
    assert_eq!(game.turn(), due(&[CY]), "the active player finishes the turn");
    assert_eq!(turns_left(&mut game), [DI, BO, CY], "leftwards, the active player last");
}

#[test]
fn of_two_players_only_the_active_one_has_a_final_turn_d_19() {
    let position = nearly(position(2), BO, 1).show(values([3, 3, 3, 2, 2, 10])).call();
    let mut game = built(position);
    act(&mut game, BO, claim(C));
    assert_eq!(turns_left(&mut game), [ANA]);
}

#[test]
fn several_who_trigger_in_one_call_get_no_further_turn_d_19() {
    let position = nearly(nearly(position(4), BO, 1), DI, 2)
        .show(values([3, 3, 3, 2, 2, 10]))
        .call();
    let mut game = built(position);
    act(&mut game, BO, claim(C));
    let events = act(&mut game, DI, claim(C));
    assert_eq!(last_turns(&events), Some((players(&[BO, DI]), players(&[ANA, CY]))));
    assert_eq!([BO, DI].map(|seat| place(&game, seat, C)), [Some(1), Some(1)]);
    assert_eq!(turns_left(&mut game), [CY, ANA]);
}

#[test]
fn the_active_players_own_use_triggers_in_the_same_call_d_8_d_19() {
    let position = nearly(nearly(position(3), BO, 1), ANA, 2)
        .show(values([3, 3, 3, 2, 2, 10]))
        .call();
    let mut game = built(position);
    act(&mut game, BO, claim(C));
    assert_eq!(game.last_turns(), Some(players(&[ANA, CY])));
    let events = act(&mut game, ANA, bonus(C));
    assert_eq!(last_turns(&events), Some((players(&[ANA, BO]), players(&[CY]))));
    chance(&mut game, bonus_shows(5));
    assert_eq!(turns_left(&mut game), [CY]);
}

#[test]
fn where_all_trigger_in_one_call_the_match_ends_after_this_turn_d_19() {
    let position = nearly(nearly(position(2), BO, 1), ANA, 2)
        .show(values([3, 3, 3, 2, 2, 10]))
        .call();
    let mut game = built(position);
    act(&mut game, BO, claim(C));
    let events = act(&mut game, ANA, bonus(C));
    assert_eq!(last_turns(&events), Some((players(&[ANA, BO]), SeatSet::EMPTY)));
    chance(&mut game, bonus_shows(5));
    assert_eq!(game.turn(), due(&[ANA]), "the turn is finished");
    assert_eq!(turns_left(&mut game), [0_u8; 0]);
}

#[test]
fn a_third_pile_by_other_means_after_the_call_changes_nothing_d_17_d_19() {
    let position = nearly(nearly(position(2), BO, 1), ANA, 2)
        .show(values([3, 3, 3, 10, 2, 10]))
        .call();
    let mut game = built(position);
    act(&mut game, BO, claim(C));
    let events = act(&mut game, ANA, number(3, C));
    assert_eq!(last_turns(&events), None);
    assert_eq!(turns_left(&mut game), [ANA]);
}

#[test]
fn a_third_pile_in_a_later_call_changes_nothing_d_19() {
    let position = nearly(nearly(position(3), BO, 1), CY, 2)
        .fill(ANA, A, 9)
        .show(values([3, 3, 3, 2, 2, 10]));
    let mut game = built(position.call());
    act(&mut game, BO, claim(C));
    act(&mut game, CY, DiceAction::Pass);
    act(&mut game, ANA, bonus(A));
    chance(&mut game, bonus_shows(10));
    let events = act(&mut game, CY, claim(C));
    assert_eq!(last_turns(&events), None);
    assert_eq!(turns_left(&mut game), [CY, ANA]);
}

#[test]
fn a_trigger_in_a_last_turn_starts_no_further_ones_d_18_d_19() {
    let position = nearly(nearly(position(3), ANA, 1), BO, 2).show(values([3, 3, 3, 10, 2, 5]));
    let mut game = built(position);
    act(&mut game, ANA, number(3, C));
    finish_turn(&mut game);
    chance(&mut game, shows([3, 3, 3, 10, 2, 5]));
    act(&mut game, BO, number(3, C));
    assert_eq!(place(&game, BO, C), Some(2));
    assert_eq!(turns_left(&mut game), [CY]);
}

#[test]
fn a_turn_tells_that_it_is_the_last_d_18() {
    let mut game = built(nearly(position(2), ANA, 1).show(values([3, 3, 3, 10, 2, 5])));
    act(&mut game, ANA, number(3, C));
    let events = finish_turn(&mut game);
    let last = DiceEvent::TurnStarted {
        player: SeatId(BO),
        last: true,
    };
    assert!(events.contains(&last));
}

#[test]
fn stars_places_and_what_is_unused_count_and_stockpiles_do_not_d_20() {
    let position = position(2)
        .complete(ANA, A, 1)
        .complete(ANA, B, 2)
        .complete(BO, B, 1)
        .wild(ANA, A, 4)
        .fill(ANA, C, 8)
        .stock(ANA, FIRST, &values([9, 9, 9, 9]))
        .stock(ANA, SECOND, &values([S, S]))
        .free(ANA, 0, 2);
    let game = built(position);
    let score = game.score(SeatId(ANA));
    // The stars over A7, A10, B2, B5, B10, C3 and C8 count; the one over A4 does not, as A4 holds an S.
    assert_eq!((score.stars, score.place_stars), (7, 3 + 2));
    assert_eq!((score.free_rerolls, score.free_skip_bos, score.rewards), (2, 0, 1));
    assert_eq!(score.total(), 7 + 5 + 3);
    assert_eq!(game.scores().points[..2], [15, 3 + 3 + 4]);
    assert!(game.scores().winners.is_empty(), "nobody has won yet");
}

/// Returns a position of two or more players, the first with three complete piles, in the last turn of the match.
fn last_moment(seats: usize) -> Arrange {
    let position = position(seats).turn(BO).last_turns(&[]);
    position
        .complete(ANA, A, 1)
        .complete(ANA, B, 1)
        .complete(ANA, C, 1)
        .free(ANA, 0, 0)
}

/// Ends the match; returns the winners, and whether a tie was broken.
fn end(game: &mut SkipBoDice) -> (SeatSet, bool) {
    let events = finish_turn(game);
    match events.last() {
        Some(DiceEvent::MatchOver { winners, tie_broken }) => (*winners, *tie_broken),
        other => panic!("the match should be over: {other:?}"),
    }
}

#[test]
fn most_points_win_d_20() {
    // Ana has 9 stars over bubbles and 9 for places; Bo has 4 points for unused Skip-Bos and re-rolls.
    let mut game = built(last_moment(2));
    assert_eq!(end(&mut game), (players(&[ANA]), false));
    assert_eq!(game.scores().points[..2], [18, 4]);
    assert_eq!(game.winners(), players(&[ANA]));
}

#[test]
fn on_equal_points_more_unused_skip_bos_and_re_rolls_win_d_21() {
    // Bo has pile D with 3 stars and first place, A and B in second place with 6 and 4, and 2 unused: also 18.
    let position = last_moment(2)
        .complete(BO, D, 1)
        .complete(BO, A, 2)
        .complete(BO, B, 2)
        .free(BO, 0, 2);
    let mut game = built(position);
    assert_eq!(end(&mut game), (players(&[BO]), true));
    assert_eq!(game.scores().points[..2], [18, 18]);
}

#[test]
fn a_full_tie_is_a_shared_win_and_a_stocked_skip_bo_breaks_none_d_21() {
    let mut game = built(position_of_two_alike());
    assert_eq!(end(&mut game), (players(&[ANA, BO]), false));
}

/// Returns a position of two players who have filled and used the same; one has a stocked Skip-Bo.
fn position_of_two_alike() -> Arrange {
    let mut position = position(2).turn(BO).last_turns(&[]).stock(BO, FIRST, &values([S]));
    for pile in [A, B, C] {
        position = position.complete(ANA, pile, 1).complete(BO, pile, 1);
    }
    position
}

#[test]
fn every_board_is_scored_at_the_end_d_20() {
    let mut game = built(last_moment(4));
    let events = finish_turn(&mut game);
    let scored = events.iter().filter(|event| matches!(event, DiceEvent::Scored { .. }));
    assert_eq!(scored.count(), 4);
}

#[test]
fn a_third_pile_by_any_means_on_the_own_turn_is_an_own_turn_end_d_18() {
    let means = [
        Source::Number(DieId(3)),
        Source::Bonus,
        Source::Stockpile(FIRST),
        Source::Reward(SECOND),
        Source::FreeSkipBo,
    ];
    for with in means {
        let position = nearly(position(3), ANA, 1)
            .stock(ANA, FIRST, &values([10]))
            .stock(ANA, SECOND, &values([2, 2, 2, 2]))
            .show(values([3, 3, 3, 10, 2, 10]));
        let mut game = built(position);
        let events = act(&mut game, ANA, fill(with, C));
        assert_eq!(
            last_turns(&events),
            Some((players(&[ANA]), players(&[BO, CY]))),
            "{with:?}"
        );
        if with == Source::Bonus {
            chance(&mut game, bonus_shows(5));
        }
        assert_eq!(turns_left(&mut game), [BO, CY]);
    }
}

#[test]
fn a_third_pile_of_others_later_in_the_turn_that_ends_it_changes_nothing_d_18_d_19() {
    let position = nearly(nearly(position(3), ANA, 1), BO, 2)
        .fill(ANA, D, 9)
        .show(values([3, 3, 3, 10, 2, 10]));
    let mut game = built(position);
    act(&mut game, ANA, number(3, C));
    act(&mut game, ANA, bonus(D));
    chance(&mut game, bonus_shows(10));
    let events = act(&mut game, BO, claim(C));
    assert_eq!(last_turns(&events), None);
    assert_eq!(turns_left(&mut game), [BO, CY]);
}

#[test]
fn a_second_pile_after_the_call_and_a_third_by_bonus_end_it_together_d_8_d_19() {
    let position = nearly(position(3), BO, 1)
        .complete(ANA, A, 2)
        .fill(ANA, C, 9)
        .fill(ANA, D, 9)
        .show(values([3, 3, 3, 10, 2, 10]))
        .call();
    let mut game = built(position);
    act(&mut game, BO, claim(C));
    assert_eq!(last_turns(&act(&mut game, ANA, number(3, D))), None);
    let events = act(&mut game, ANA, bonus(C));
    assert_eq!(last_turns(&events), Some((players(&[ANA, BO]), players(&[CY]))));
    chance(&mut game, bonus_shows(5));
    assert_eq!(turns_left(&mut game), [CY]);
}

#[test]
fn a_third_pile_after_the_call_and_a_fourth_by_bonus_change_nothing_d_17_d_19() {
    let position = nearly(nearly(position(3), BO, 1), ANA, 2)
        .fill(ANA, D, 9)
        .show(values([3, 3, 3, 10, 2, 10]))
        .call();
    let mut game = built(position);
    act(&mut game, BO, claim(C));
    act(&mut game, ANA, number(3, C));
    assert_eq!(last_turns(&act(&mut game, ANA, bonus(D))), None);
    chance(&mut game, bonus_shows(5));
    assert_eq!(turns_left(&mut game), [CY, ANA]);
}

#[test]
fn a_third_pile_by_the_bonus_die_after_it_was_re_rolled_changes_nothing_d_8_d_19() {
    let position = nearly(nearly(position(3), BO, 1), ANA, 2)
        .show(values([3, 3, 3, 2, 2, 10]))
        .call();
    let mut game = built(position);
    act(&mut game, BO, claim(C));
    act(&mut game, ANA, reroll(&[5]));
    chance(&mut game, bonus_shows(10));
    assert_eq!(last_turns(&act(&mut game, ANA, bonus(C))), None);
    assert_eq!(place(&game, ANA, C), Some(2));
    chance(&mut game, bonus_shows(5));
    assert_eq!(turns_left(&mut game), [CY, ANA]);
}

#[test]
fn where_all_four_trigger_in_one_call_all_write_and_the_match_ends_d_13_d_19() {
    let mut position = position(4).turn(CY).show(values([3, 3, 3, 2, 2, 10]));
    for (seat, place) in [(ANA, 1), (BO, 2), (CY, 3), (DI, 4)] {
        position = nearly(position, seat, place);
    }
    let mut game = built(position.call());
    for seat in [ANA, BO, DI] {
        act(&mut game, seat, claim(C));
    }
    assert_eq!(game.last_turns(), Some(players(&[CY])), "so far Cy has a final turn");
    let events = act(&mut game, CY, bonus(C));
    let all = players(&[ANA, BO, CY, DI]);
    assert_eq!(last_turns(&events), Some((all, SeatSet::EMPTY)));
    assert_eq!([ANA, BO, CY, DI].map(|seat| place(&game, seat, C)), [Some(1); 4]);
    chance(&mut game, bonus_shows(5));
    act(&mut game, CY, DiceAction::EndTurn);
    assert_eq!(game.turn(), Turn::Players(all), "all write");
    for seat in [ANA, BO, CY, DI] {
        act(&mut game, seat, write(5, FIRST));
    }
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn where_all_but_the_active_player_trigger_only_that_one_has_a_final_turn_d_19() {
    let position = nearly(nearly(position(3), ANA, 1), CY, 2)
        .turn(BO)
        .show(values([3, 3, 3, 2, 2, 10]))
        .call();
    let mut game = built(position);
    act(&mut game, ANA, claim(C));
    act(&mut game, CY, claim(C));
    assert_eq!(turns_left(&mut game), [BO]);
}

#[test]
fn a_third_pile_off_turn_during_the_final_turns_changes_nothing_d_19() {
    let mut position = nearly(position(4), ANA, 1).show(values([3, 3, 3, 10, 2, 5]));
    for (seat, place) in [(BO, 2), (CY, 3), (DI, 4)] {
        position = nearly(position, seat, place);
    }
    let mut game = built(position);
    act(&mut game, ANA, number(3, C));
    finish_turn(&mut game);
    chance(&mut game, shows([3, 3, 3, 2, 2, 5]));
    finish_turn(&mut game);
    // Cy's final turn: Bo has had the final turn, and Di still has one.
    chance(&mut game, shows([3, 3, 3, 2, 2, 10]));
    act(&mut game, BO, claim(C));
    let events = act(&mut game, DI, claim(C));
    assert_eq!(last_turns(&events), None);
    act(&mut game, CY, bonus(C));
    assert_eq!(
        [ANA, BO, CY, DI].map(|seat| place(&game, seat, C)),
        [1, 2, 2, 2].map(Some)
    );
    chance(&mut game, bonus_shows(5));
    assert_eq!(turns_left(&mut game), [DI]);
}

#[test]
fn who_has_had_the_final_turn_still_claims_and_writes_d_18() {
    let mut game = built(nearly(position(3), ANA, 1).show(values([3, 3, 3, 10, 2, 5])));
    act(&mut game, ANA, number(3, C));
    finish_turn(&mut game);
    chance(&mut game, shows([3, 3, 3, 2, 2, 5]));
    finish_turn(&mut game);
    chance(&mut game, shows([3, 3, 3, 2, 2, 1]));
    assert_eq!(game.turn(), due(&[ANA, BO]));
    act(&mut game, BO, claim(A));
    act(&mut game, ANA, DiceAction::Pass);
    act(&mut game, CY, DiceAction::EndTurn);
    assert_eq!((filled(&game, BO, A), game.turn()), (1, due(&[ANA, BO, CY])));
}

#[test]
fn the_last_write_of_the_match_can_earn_a_reward_that_counts_d_13_d_14_d_20() {
    let mut game = built(last_moment(2).stock(BO, SECOND, &values([9, 9, 9])));
    act(&mut game, BO, DiceAction::EndTurn);
    act(&mut game, ANA, write(3, FIRST));
    act(&mut game, BO, write(3, SECOND));
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.scores().points[..2], [18, 4 + 1]);
}

#[test]
fn a_used_reward_counts_neither_as_a_point_nor_for_a_tie_d_20_d_21() {
    let position = last_moment(2).turn(BO).stock(BO, FIRST, &values([9, 9, 9, 9]));
    let mut game = built(position);
    let unused = game.score(SeatId(BO));
    act(&mut game, BO, fill(Source::Reward(FIRST), C));
    let used = game.score(SeatId(BO));
    assert_eq!((unused.total(), unused.unused()), (5, 5));
    assert_eq!((used.total(), used.unused()), (4, 4));
}

#[test]
fn unused_rewards_break_a_tie_like_free_skip_bos_and_re_rolls_d_21() {
    // Bo has 18 points like Ana: two of them are a free Skip-Bo and a reward.
    let position = last_moment(2)
        .complete(BO, D, 1)
        .complete(BO, A, 2)
        .complete(BO, B, 2)
        .free(BO, 1, 0)
        .stock(BO, FIRST, &values([9, 9, 9, 9]));
    let mut game = built(position);
    assert_eq!(end(&mut game), (players(&[BO]), true));
    assert_eq!(game.scores().points[..2], [18, 18]);
}

#[test]
fn a_tie_of_three_that_two_win_is_broken_and_shared_d_21() {
    let bo_and_cy = |position: Arrange, seat, place| {
        position
            .complete(seat, D, place)
            .complete(seat, A, 2)
            .complete(seat, B, 2)
            .free(seat, 0, 2)
    };
    let mut game = built(bo_and_cy(bo_and_cy(last_moment(3), BO, 1), CY, 1));
    assert_eq!(end(&mut game), (players(&[BO, CY]), true));
    assert_eq!(game.scores().points[..3], [18, 18, 18]);
}
