//! The best moment of a match of Stack: the throw that knocked most over, or the turn that captured most.

use super::event::StackEvent;
use messages::texts::stack as words;
use rules::decided::Moment;
use rules::ids::SeatId;

/// How much a die that fell counts, against a point of a captured stack.
const FALLEN_DIE: u32 = 2;
/// How many steps before a capture are shown: the throw that led to it, if there was one.
const LEAD_IN: usize = 2;

/// What a turn, or a throw of it, has done so far.
#[derive(Clone, Copy, Debug)]
struct Deed {
    /// Its first step and its last one.
    steps: (usize, usize),
    stacks: u32,
    /// Dice that fell, or points of captured stacks.
    size: u32,
}

impl Deed {
    const fn begins(step: usize) -> Self {
        Self {
            steps: (step, step),
            stacks: 0,
            size: 0,
        }
    }

    fn add(&mut self, step: usize, size: u8) {
        self.steps.1 = step;
        self.stacks += 1;
        self.size += u32::from(size);
    }
}

pub(super) fn best_moment(told: &[(usize, &StackEvent)]) -> Option<Moment> {
    let mut best: Option<(u32, Moment)> = None;
    let mut found = |worth: u32, moment: Moment| {
        if best.as_ref().is_none_or(|(before, _)| *before <= worth) {
            best = Some((worth, moment));
        }
    };
    let mut rounds = 0;
    let (mut turn, mut throw) = (Deed::begins(0), Deed::begins(0));
    for (step, event) in told {
        match **event {
            StackEvent::RoundStarted { round, .. } => rounds = round,
            // What the turn does comes with the next step.
            StackEvent::TurnStarted { .. } => turn = Deed::begins(step + 1),
            StackEvent::RollStarted { .. } => throw = Deed::begins(*step),
            StackEvent::Fell { player, dice, .. } => {
                throw.add(*step, dice);
                let what = fell(player, throw);
                found(throw.size * FALLEN_DIE, Moment::of(throw.steps, Some(rounds), what));
            }
            StackEvent::Captured { player, points, .. } => {
                if turn.stacks == 0 {
                    turn.steps.0 = turn.steps.0.max(step.saturating_sub(LEAD_IN));
                }
                turn.add(*step, points);
                let what = words::moment_captured(player, turn.stacks, turn.size);
                found(turn.size, Moment::of(turn.steps, Some(rounds), what));
            }
            _ => {}
        }
    }
    let (_, mut moment) = best?;
    moment.round = moment.round.filter(|_| rounds > 1);
    Some(moment)
}

fn fell(player: SeatId, throw: Deed) -> messages::Message {
    match throw.stacks {
        1 => words::moment_fell(player, throw.size),
        stacks => words::moment_fell_several(player, stacks),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::die::DieId;

    const ANA: SeatId = SeatId(0);
    const BO: SeatId = SeatId(1);
    const STACK: DieId = DieId(3);

    fn round(round: u16) -> StackEvent {
        StackEvent::RoundStarted { round, first: ANA }
    }

    const fn turn(player: SeatId) -> StackEvent {
        StackEvent::TurnStarted { player, last: false }
    }

    const fn throw(player: SeatId) -> StackEvent {
        StackEvent::RollStarted { player, die: STACK }
    }

    const fn falls(player: SeatId, dice: u8) -> StackEvent {
        StackEvent::Fell {
            player,
            stack: STACK,
            dice,
        }
    }

    const fn captures(player: SeatId, points: u8) -> StackEvent {
        StackEvent::Captured {
            player,
            stack: STACK,
            points,
        }
    }

    fn best(told: &[(usize, StackEvent)]) -> Option<Moment> {
        let told: Vec<_> = told.iter().map(|(step, event)| (*step, event)).collect();
        best_moment(&told)
    }

    #[test]
    fn the_throw_that_knocks_most_over_is_shown_from_the_hand_on_s_7() {
        let told = [
            (0, round(1)),
            (1, turn(ANA)),
            (2, throw(ANA)),
            (3, falls(ANA, 4)),
            (3, turn(BO)),
            (9, round(2)),
            (10, turn(BO)),
            (11, throw(BO)),
            (12, falls(BO, 2)),
            (12, falls(BO, 3)),
            (12, turn(ANA)),
            (13, captures(ANA, 6)),
        ];
        let moment = best(&told).expect("a moment");
        assert_eq!((moment.steps, moment.round), (11..13, Some(2)));
        assert_eq!(moment.what, words::moment_fell_several(BO, 2));
        let moment = best(&told[..5]).expect("a moment");
        assert_eq!((moment.steps, moment.round), (2..4, None), "a match of one round");
        assert_eq!(moment.what, words::moment_fell(ANA, 4));
    }

    #[test]
    fn a_turn_with_many_captures_counts_as_a_whole_and_begins_with_its_own_steps_s_5() {
        let told = [
            (0, round(1)),
            (1, turn(ANA)),
            (2, captures(ANA, 3)),
            (2, turn(BO)),
            (3, throw(BO)),
            (5, captures(BO, 4)),
            (6, captures(BO, 10)),
        ];
        let moment = best(&told).expect("a moment");
        assert_eq!((moment.steps, moment.what), (3..7, words::moment_captured(BO, 2, 14)));
        let moment = best(&told[..3]).expect("a moment");
        assert_eq!((moment.steps, moment.what), (2..3, words::moment_captured(ANA, 1, 3)));
    }

    #[test]
    fn of_equal_moments_the_last_one_is_the_best_and_without_any_there_is_none() {
        let told = [
            (1, turn(ANA)),
            (2, captures(ANA, 6)),
            (7, turn(BO)),
            (8, captures(BO, 6)),
        ];
        assert_eq!(best(&told).map(|moment| moment.steps), Some(8..9));
        assert_eq!(best(&told[..1]), None);
    }
}
