//! Tests of scoring and the end of the match: S-17 to S-19, G-6.

use super::*;
use crate::stack::event::StackScore;
use crate::stack::options::{TeamTarget, TieRule};
use crate::stack::state::Phase;

/// Returns a position in which Ana is about to end the round by covering Bo's last die with a 1, which counts 10.
fn last_act(options: &StackOptions, totals: &[i32]) -> Stack {
    let position = near_the_end(position_with(options, &solo(2))).show(die_of(BO, LAST), 1);
    built(position.totals(totals))
}

fn end(game: &mut Stack) -> Vec<StackEvent> {
    act(game, ANA, place(die_of(ANA, LAST), die_of(BO, LAST)))
}

/// In this round Ana scores 4 and 10, and Bo scores 12 with six captured 2s.
const ANA_MAKES: i32 = 14;
const BO_MAKES: i32 = 12;

#[test]
fn tops_of_6_4_3_3_and_1_make_26_s_17() {
    let mut position = position(2);
    for (number, face) in (0..).zip([6, 4, 3, 3, 1]) {
        position = position.stack(face, &[die_of(BO, number), die_of(ANA, number)]);
    }
    let game = built(position);
    assert_eq!(game.round_points(SeatId(ANA)), 26);
    assert_eq!(
        game.round_points(SeatId(BO)),
        0,
        "loose dice and covered dice count nothing"
    );
}

#[test]
fn stacks_count_for_the_colour_on_top_captured_ones_too_s_17() {
    let mut game = last_act(&StackOptions::default(), &[0, 0]);
    let events = end(&mut game);
    let Some(StackEvent::RoundScored {
        round,
        stacks,
        points,
        totals,
    }) = events
        .iter()
        .find(|event| matches!(event, StackEvent::RoundScored { .. }))
    else {
        panic!("the round is scored: {events:?}");
    };
    assert_eq!(
        (*round, points.as_slice(), totals.as_slice()),
        (1, &[ANA_MAKES, BO_MAKES][..], &[ANA_MAKES, BO_MAKES][..])
    );
    assert_eq!(stacks.len(), 8);
    let order: Vec<_> = stacks.iter().map(|stack| (stack.player.0, stack.captured)).collect();
    assert_eq!(order[..3], [(ANA, false), (ANA, false), (BO, true)]);
    let one = StackScore {
        player: SeatId(ANA),
        stack: die_of(BO, LAST),
        top: die_of(ANA, LAST),
        face: Face(1),
        height: 2,
        captured: false,
        points: 10,
    };
    assert!(stacks.contains(&one));
}

#[test]
fn the_target_is_looked_at_only_after_a_round_s_18() {
    let game = last_act(&StackOptions::default(), &[250, 0]);
    assert_eq!(due(&game), turn_of(ANA), "250 points in mid-round end nothing");
}

#[test]
fn at_the_target_the_highest_wins_s_18() {
    let mut game = last_act(&StackOptions::default(), &[187, 190]);
    let events = end(&mut game);
    assert_eq!(
        events.last(),
        Some(&StackEvent::MatchOver {
            winners: players(&[BO])
        })
    );
    assert_eq!(game.scores().winners, players(&[BO]));
    assert_eq!((game.total(SeatId(ANA)), game.total(SeatId(BO))), (201, 202));
    assert_eq!(due(&game), Turn::Over);
    let nothing = game
        .clone()
        .apply(Actor::Player(SeatId(ANA)), &StackAction::Pass, &mut ());
    assert!(matches!(nothing, Err(ApplyError::Over)));
    assert!(matches!(game.check_chance(&shows(1)), Err(ApplyError::Over)));
}

#[test]
fn below_the_target_another_round_starts_s_18() {
    let mut game = last_act(&StackOptions::default(), &[185, 187]);
    let events = end(&mut game);
    assert!(events.contains(&StackEvent::RoundStarted {
        round: 2,
        first: SeatId(BO)
    }));
    assert_eq!(game.phase(), Phase::Opening);
    assert!(game.stacks().is_empty() && game.out().is_empty() && game.last_turns().is_none());
}

#[test]
fn a_tie_at_the_top_leads_to_one_more_round_or_a_shared_win_s_18() {
    let totals = [200 - ANA_MAKES, 200 - BO_MAKES];
    let mut game = last_act(&StackOptions::default(), &totals);
    let events = end(&mut game);
    assert!(events.contains(&StackEvent::TieAtTheTop {
        players: players(&[ANA, BO])
    }));
    assert_eq!(game.phase(), Phase::Opening);

    let mut game = last_act(&options(|options| options.tie = TieRule::SharedWin), &totals);
    let events = end(&mut game);
    assert_eq!(
        events.last(),
        Some(&StackEvent::MatchOver {
            winners: players(&[ANA, BO])
        })
    );
}

#[test]
fn a_tie_below_the_top_settles_nothing_s_18() {
    let position = near_the_end(position(3))
        .turn(ANA)
        .last_turns(&[ANA])
        .show(die_of(BO, LAST), 1);
    let mut game = built(position.totals(&[200, 100 - BO_MAKES, 100]));
    end(&mut game);
    assert_eq!(game.scores().winners, players(&[ANA]));
}

#[test]
fn scores_below_zero_are_kept_g_6() {
    let mut game = last_act(&StackOptions::default(), &[-30, -3]);
    end(&mut game);
    assert_eq!(
        (game.total(SeatId(ANA)), game.total(SeatId(BO))),
        (-30 + ANA_MAKES, -3 + BO_MAKES)
    );
}

/// Returns a position of Ana and Cy against Bo and Di; Ana's action is the last of the round.
fn last_act_of_teams(target: TeamTarget, totals: &[i32]) -> Stack {
    let options = options(|options| options.team_target = target);
    let position = near_the_end(position_with(&options, &two_teams())).show(die_of(BO, LAST), 1);
    built(position.last_turns(&[ANA]).totals(totals))
}

#[test]
fn the_highest_combined_score_wins_for_both_partners_s_19() {
    // Cy reaches the target, but the other team has more points together.
    let mut game = last_act_of_teams(TeamTarget::AnyPlayer, &[0, 150, 200, 150]);
    let events = end(&mut game);
    assert_eq!(
        events.last(),
        Some(&StackEvent::MatchOver {
            winners: players(&[BO, DI])
        })
    );
}

#[test]
fn any_one_player_at_the_target_ends_it_or_the_team_together_s_19() {
    let totals = [90, 0, 100, 0];
    let mut game = last_act_of_teams(TeamTarget::AnyPlayer, &totals);
    end(&mut game);
    assert_eq!(game.phase(), Phase::Opening, "nobody has 200");

    let mut game = last_act_of_teams(TeamTarget::Combined, &totals);
    end(&mut game);
    assert_eq!(
        game.scores().winners,
        players(&[ANA, CY]),
        "104 and 100 together are enough"
    );
}

#[test]
fn teams_that_are_level_at_the_top_tie_s_18_s_19() {
    let mut game = last_act_of_teams(TeamTarget::AnyPlayer, &[200 - ANA_MAKES, 200 - BO_MAKES, 30, 30]);
    let events = end(&mut game);
    assert!(events.contains(&StackEvent::TieAtTheTop {
        players: players(&[ANA, BO, CY, DI])
    }));
}
