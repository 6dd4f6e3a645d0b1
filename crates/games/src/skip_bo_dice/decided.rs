//! What decided a match of Skip-Bo Dice: of all that counts, what set the winner apart most.

use super::event::DiceEvent;
use super::moment;
use super::score::SeatScore;
use super::state::SkipBoDice;
use messages::Message;
use messages::texts::skip_bo_dice as words;
use rules::decided::{Decided, Moment, Sides};
use rules::ids::SeatSet;

impl Decided for SkipBoDice {
    fn why(told: &[&DiceEvent], sides: &Sides) -> Option<Message> {
        let (winners, others) = (sides.winners, sides.others);
        let (won, lost) = (score(told, winners)?, score(told, others)?);
        if sides.margin == 0 {
            return Some(unused(sides, won, lost));
        }
        let crossed_out = stars_lost(told, others);
        if crossed_out - stars_lost(told, winners) >= sides.margin {
            let yours = words::decided_lost_you(crossed_out);
            return Some(sides.say(others, yours, |who| words::decided_lost(who, crossed_out)));
        }
        let more = |of: fn(&SeatScore) -> u16| i32::from(of(&won)) - i32::from(of(&lost));
        let reasons = [
            (more(|score| score.stars), stars(sides, won, lost)),
            (more(|score| score.place_stars), places(sides, won, lost)),
            (more(SeatScore::unused), unused(sides, won, lost)),
        ];
        // The first of several that are equal.
        let best = reasons.into_iter().rev().max_by_key(|(points, _)| *points);
        best.filter(|(points, _)| *points > 0).map(|(_, words)| words)
    }

    fn best_moment(told: &[(usize, &DiceEvent)]) -> Option<Moment> {
        moment::best_moment(told)
    }
}

/// The score of a side in all rounds: the game has no teams.
fn score(told: &[&DiceEvent], side: SeatSet) -> Option<SeatScore> {
    let scored = |event: &&&DiceEvent| match **event {
        DiceEvent::Scored { player, score } if side.contains(*player) => Some((*player, *score)),
        _ => None,
    };
    let (of, _) = told.iter().rev().find_map(|event| scored(&event))?;
    let rounds = told.iter().filter_map(|event| scored(&event));
    let own = rounds.filter(|(player, _)| *player == of).map(|(_, score)| score);
    own.reduce(|sum, score| sum.plus(score))
}

/// How many stars of a side a Skip-Bo crossed out.
fn stars_lost(told: &[&DiceEvent], side: SeatSet) -> i32 {
    let lost = told
        .iter()
        .filter(|event| matches!(event, DiceEvent::StarLost { player, .. } if side.contains(*player)));
    i32::try_from(lost.count()).unwrap_or(i32::MAX)
}

fn stars(sides: &Sides, won: SeatScore, lost: SeatScore) -> Message {
    let yours = words::decided_stars_you(won.stars, lost.stars);
    sides.say(sides.winners, yours, |who| {
        words::decided_stars(who, won.stars, lost.stars)
    })
}

fn places(sides: &Sides, won: SeatScore, lost: SeatScore) -> Message {
    let (own, other) = (won.place_stars, lost.place_stars);
    let yours = words::decided_piles_you(own, other);
    sides.say(sides.winners, yours, |who| words::decided_piles(who, own, other))
}

fn unused(sides: &Sides, won: SeatScore, lost: SeatScore) -> Message {
    let (own, other) = (won.unused(), lost.unused());
    let yours = words::decided_unused_you(own, other);
    sides.say(sides.winners, yours, |who| words::decided_unused(who, own, other))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skip_bo_dice::value::PileId;
    use rules::game::Scores;
    use rules::ids::SeatId;
    use rules::seats::Seats;

    const ANA: SeatId = SeatId(0);
    const BO: SeatId = SeatId(1);

    /// A score of stars, stars for complete piles, and unused re-rolls.
    fn of(stars: u16, place_stars: u16, free_rerolls: u8) -> SeatScore {
        SeatScore {
            stars,
            place_stars,
            free_rerolls,
            ..SeatScore::default()
        }
    }

    /// Why Bo won, as Ana reads it.
    fn why(ana: SeatScore, bo: SeatScore, stars_of_ana: usize) -> Option<Message> {
        let lost = DiceEvent::StarLost {
            player: ANA,
            pile: PileId(0),
            bubble: 3,
        };
        let mut told = vec![lost; stars_of_ana];
        told.extend([(ANA, ana), (BO, bo)].map(|(player, score)| DiceEvent::Scored { player, score }));
        let mut scores = Scores {
            winners: SeatSet::only(BO),
            ..Scores::default()
        };
        scores.points[..2].copy_from_slice(&[ana, bo].map(|score| i32::from(score.total())));
        let seats = Seats::solo(2).expect("two can be seated");
        let sides = Sides::of(&seats, &scores, SkipBoDice::side_points, Some(ANA)).expect("one side won");
        SkipBoDice::why(&told.iter().collect::<Vec<_>>(), &sides)
    }

    #[test]
    fn what_counts_most_more_decides_d_20() {
        assert_eq!(why(of(4, 3, 2), of(9, 4, 1), 0), Some(words::decided_stars([BO], 9, 4)));
        assert_eq!(why(of(9, 1, 2), of(9, 6, 2), 0), Some(words::decided_piles([BO], 6, 1)));
        assert_eq!(
            why(of(9, 3, 0), of(9, 3, 2), 0),
            Some(words::decided_unused([BO], 2, 0))
        );
    }

    #[test]
    fn stars_under_a_skip_bo_decide_if_they_were_enough_to_win_d_11() {
        assert_eq!(why(of(4, 3, 2), of(6, 3, 2), 2), Some(words::decided_lost_you(2)));
        assert_eq!(why(of(4, 3, 2), of(7, 3, 2), 2), Some(words::decided_stars([BO], 7, 4)));
    }

    #[test]
    fn equal_points_are_decided_by_what_is_unused_d_21() {
        assert_eq!(
            why(of(5, 3, 1), of(4, 3, 2), 3),
            Some(words::decided_unused([BO], 2, 1))
        );
    }
}
