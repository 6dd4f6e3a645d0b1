//! What decided a match of Stack: of all that gave or cost points, what set the sides apart most.

use super::event::{PenaltyCause, StackEvent, StackScore};
use super::moment;
use super::state::Stack;
use messages::Message;
use messages::texts::{results, stack as words};
use rules::decided::{Decided, Moment, Sides};
use rules::ids::{SeatId, SeatSet};

/// How often something happened to a side, and the points of all of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    times: i32,
    points: i32,
}

impl Tally {
    const fn add(&mut self, times: i32, points: i32) {
        self.times += times;
        self.points += points;
    }
}

/// The points of a side in the whole match, by where they came from and what cost them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tallies {
    captured: Tally,
    /// Stacks that were not captured, with a 1 on top.
    ones: Tally,
    /// The other stacks that were not captured.
    tops: Tally,
    fell: Tally,
    floor: Tally,
    lost: Tally,
}

impl Tallies {
    /// The points of a side.
    fn of(told: &[&StackEvent], side: SeatSet) -> Self {
        let mut tallies = Self::default();
        for event in told {
            match event {
                StackEvent::RoundScored { stacks, .. } => {
                    let own = stacks.iter().filter(|stack| side.contains(stack.player));
                    own.for_each(|stack| tallies.score(stack));
                }
                StackEvent::Fell { player, .. } if side.contains(*player) => tallies.fell.add(1, 0),
                StackEvent::Penalty { player, points, cause } if side.contains(*player) => {
                    let (tally, times) = match cause {
                        PenaltyCause::KnockOver => (&mut tallies.fell, 0),
                        PenaltyCause::Floor => (&mut tallies.floor, 1),
                        PenaltyCause::Capture => (&mut tallies.lost, 1),
                    };
                    tally.add(times, i32::from(*points));
                }
                _ => {}
            }
        }
        tallies
    }

    fn score(&mut self, stack: &StackScore) {
        let tally = match (stack.captured, stack.face.0) {
            (true, _) => &mut self.captured,
            (false, 1) => &mut self.ones,
            (false, _) => &mut self.tops,
        };
        tally.add(1, i32::from(stack.points));
    }
}

impl Decided for Stack {
    fn why(told: &[&StackEvent], sides: &Sides) -> Option<Message> {
        let behind = behind(told, sides);
        if behind > 0 && behind >= sides.margin {
            let yours = results::decided_behind_you(behind);
            return Some(sides.say(sides.winners, yours, |who| results::decided_behind(who, behind)));
        }
        let (won, lost) = (Tallies::of(told, sides.winners), Tallies::of(told, sides.others));
        let (winners, others) = (sides.winners, sides.others);
        let reasons = [
            (
                won.captured.points - lost.captured.points,
                captured(sides, winners, won.captured),
            ),
            (lost.fell.points - won.fell.points, fell(sides, others, lost.fell)),
            (won.ones.points - lost.ones.points, ones(sides, winners, won.ones)),
            (won.tops.points - lost.tops.points, tops(sides, winners, won.tops)),
            (lost.floor.points - won.floor.points, floor(sides, others, lost.floor)),
            (
                lost.lost.points - won.lost.points,
                lost_to_captures(sides, others, lost.lost),
            ),
        ];
        // The first of several that are equal.
        let best = reasons.into_iter().rev().max_by_key(|(points, _)| *points);
        best.filter(|(points, _)| *points > 0).map(|(_, words)| words)
    }

    fn best_moment(told: &[(usize, &StackEvent)]) -> Option<Moment> {
        moment::best_moment(told)
    }
}

/// How many points the winners were behind when the last round began; 0 if they were ahead, or in the first round.
fn behind(told: &[&StackEvent], sides: &Sides) -> i32 {
    let totals = told.iter().rev().filter_map(|event| match event {
        StackEvent::RoundScored { totals, .. } => Some(totals),
        _ => None,
    });
    let Some(before) = totals.into_iter().nth(1) else {
        return 0;
    };
    let own = |seat: SeatId| before.get(seat.index()).copied().unwrap_or_default();
    sides.behind(|side| side.iter().map(own).sum())
}

fn captured(sides: &Sides, side: SeatSet, of: Tally) -> Message {
    let yours = words::decided_captured_you(of.times, of.points);
    sides.say(side, yours, |who| words::decided_captured(who, of.times, of.points))
}

fn fell(sides: &Sides, side: SeatSet, of: Tally) -> Message {
    let yours = words::decided_fell_you(of.times, of.points);
    sides.say(side, yours, |who| words::decided_fell(who, of.times, of.points))
}

fn ones(sides: &Sides, side: SeatSet, of: Tally) -> Message {
    let yours = words::decided_ones_you(of.times);
    sides.say(side, yours, |who| words::decided_ones(who, of.times))
}

fn tops(sides: &Sides, side: SeatSet, of: Tally) -> Message {
    let yours = words::decided_tops_you(of.times, of.points);
    sides.say(side, yours, |who| words::decided_tops(who, of.times, of.points))
}

fn floor(sides: &Sides, side: SeatSet, of: Tally) -> Message {
    let yours = words::decided_floor_you(of.points);
    sides.say(side, yours, |who| words::decided_floor(who, of.points))
}

fn lost_to_captures(sides: &Sides, side: SeatSet, of: Tally) -> Message {
    let yours = words::decided_lost_you(of.points);
    sides.say(side, yours, |who| words::decided_lost(who, of.points))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::die::{DieId, Face};
    use rules::game::Scores;
    use rules::seats::Seats;

    const ANA: SeatId = SeatId(0);
    const BO: SeatId = SeatId(1);

    fn stack(player: SeatId, face: u8, captured: bool) -> StackScore {
        StackScore {
            player,
            stack: DieId(0),
            top: DieId(0),
            face: Face(face),
            height: 4,
            captured,
            points: if face == 1 { 10 } else { face },
        }
    }

    fn scored(round: u16, stacks: &[StackScore], totals: &[i32]) -> StackEvent {
        StackEvent::RoundScored {
            round,
            stacks: stacks.to_vec(),
            points: Vec::new(),
            totals: totals.to_vec(),
        }
    }

    /// Why a match with these totals was won, as a reader at this seat reads it.
    fn why(told: &[StackEvent], seats: &Seats, totals: &[i32], reader: Option<SeatId>) -> Option<Message> {
        let mut scores = Scores::default();
        scores.points[..totals.len()].copy_from_slice(totals);
        let best = seats.sides().max_by_key(|side| Stack::side_points(*side, &scores));
        scores.winners = best.expect("a side");
        let sides = Sides::of(seats, &scores, Stack::side_points, reader).expect("one side won");
        Stack::why(&told.iter().collect::<Vec<_>>(), &sides)
    }

    fn two() -> Seats {
        Seats::solo(2).expect("two can be seated")
    }

    #[test]
    fn what_set_the_sides_apart_most_is_told_to_the_reader_by_you_s_7() {
        let fell = |player, dice| {
            let stack = DieId(3);
            let fell = StackEvent::Fell { player, stack, dice };
            let cause = PenaltyCause::KnockOver;
            [
                fell,
                StackEvent::Penalty {
                    player,
                    points: dice,
                    cause,
                },
            ]
        };
        let mut told: Vec<StackEvent> = [fell(ANA, 3), fell(BO, 2), fell(ANA, 3), fell(ANA, 4)].concat();
        let stacks = [stack(BO, 5, true), stack(ANA, 1, false), stack(BO, 6, false)];
        told.push(scored(1, &stacks, &[0, 9]));
        let of = |reader| why(&told, &two(), &[0, 9], reader);
        assert_eq!(of(None), Some(words::decided_fell([ANA], 3, 10)));
        assert_eq!(of(Some(BO)), of(None), "the winner reads the name of the other");
        assert_eq!(of(Some(ANA)), Some(words::decided_fell_you(3, 10)));
    }

    #[test]
    fn captured_stacks_and_ones_decide_as_their_points_do_s_17() {
        let captures = [stack(BO, 5, true), stack(BO, 6, true), stack(ANA, 3, false)];
        let told = [scored(1, &captures, &[3, 11])];
        assert_eq!(
            why(&told, &two(), &[3, 11], None),
            Some(words::decided_captured([BO], 2, 11))
        );
        let ones = [stack(BO, 1, false), stack(BO, 1, false), stack(ANA, 3, false)];
        let told = [scored(1, &ones, &[3, 20])];
        assert_eq!(why(&told, &two(), &[3, 20], Some(BO)), Some(words::decided_ones_you(2)));
    }

    #[test]
    fn who_comes_from_behind_in_the_last_round_is_told_so_s_18() {
        let won = [stack(BO, 6, true), stack(BO, 6, true)];
        let told = [scored(1, &[], &[30, 20]), scored(2, &won, &[30, 32])];
        assert_eq!(
            why(&told, &two(), &[30, 32], None),
            Some(results::decided_behind([BO], 10))
        );
        let clear = [scored(1, &[], &[30, 20]), scored(2, &won, &[30, 60])];
        assert_eq!(
            why(&clear, &two(), &[30, 60], None),
            Some(words::decided_captured([BO], 2, 12)),
            "a lead that is larger than what was made up has another reason"
        );
    }

    #[test]
    fn partners_are_told_together_s_19() {
        let seats = Seats::teams(&[0, 1, 0, 1]).expect("four can be seated");
        let (cy, di) = (SeatId(2), SeatId(3));
        let stacks = [
            stack(ANA, 6, true),
            stack(cy, 5, true),
            stack(BO, 4, true),
            stack(di, 2, false),
        ];
        let told = [scored(1, &stacks, &[6, 4, 5, 2])];
        let told = why(&told, &seats, &[6, 4, 5, 2], Some(ANA));
        assert_eq!(told, Some(words::decided_captured([ANA, cy], 2, 11)));
    }

    #[test]
    fn without_anything_that_stands_out_no_reason_is_made_up() {
        assert_eq!(why(&[], &two(), &[0, 1], None), None);
    }
}
