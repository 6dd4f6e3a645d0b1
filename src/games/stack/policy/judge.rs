//! What a position of Stack is worth to a seat, in points: a judgement, not a rule.
//!
//! Each die is given the points it will probably have made, as the top of a stack, when the round is scored. A captured
//! top is sure. An open top may be covered, the sooner the more opposing dice lie loose that show its number; a loose
//! die may yet come onto a stack.

use super::position::{FACES, Position};
use crate::games::stack::sizes::CAPTURE_HEIGHT;
use crate::games::stack::state::top_points;
use crate::rules::die::Face;
use crate::rules::ids::{MAX_PLAYERS, PlayerId, PlayerSet};

/// How likely tops are to stay tops, and loose dice to become ones. Found by playing many matches with different values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Weights {
    /// Chance that an open top stays on top, where no opposing loose die shows its number; at height 2 and 3.
    pub(super) unthreatened: [f32; 2],
    /// The same, where one does.
    pub(super) threatened: [f32; 2],
    /// By what each further threat multiplies that.
    pub(super) further_threat: f32,
    /// What is added at height 2 where the owner could capture what covers it.
    pub(super) answer: f32,
    /// The share of its points a loose die is worth that could be placed now.
    pub(super) placeable: f32,
    /// The same, for one that could not.
    pub(super) stuck: f32,
    /// How many loose dice the one with the fewest needs to have for the full worth of a loose die.
    pub(super) full_time: f32,
    /// What a roll costs by what it may knock over, points.
    pub(super) roll: f32,
    /// How much a point of the opponents, on average, weighs against an own one.
    pub(super) opponents: f32,
    /// What winning the match is worth, points.
    pub(super) win: f32,
}

/// The weights that the computer players play with.
pub(super) const WEIGHTS: Weights = Weights {
    unthreatened: [0.55, 0.7],
    threatened: [0.6, 0.36],
    further_threat: 0.95,
    answer: 0.2,
    placeable: 0.32,
    stuck: 0.3,
    full_time: 3.25,
    roll: 0.1,
    opponents: 1.7,
    win: 60.0,
};

/// The weights of a player who does not look at what others could do.
pub(super) const CARELESS: Weights = Weights {
    unthreatened: [0.8, 0.8],
    threatened: [0.8, 0.8],
    further_threat: 1.0,
    answer: 0.0,
    ..WEIGHTS
};

/// The points that each seat will probably have once the round is scored, by seat, with what winning the match is worth.
pub(super) type Points = [f32; MAX_PLAYERS];

/// The points that `who` and the partner are ahead of the opponents' average.
pub(super) fn ahead(position: &Position, points: &Points, who: PlayerId, weights: &Weights) -> f32 {
    let against = position.against(who);
    let (mut ours, mut theirs) = (0.0, 0.0);
    for seat in position.players() {
        if against.contains(seat) {
            theirs += points[seat.index()];
        } else {
            ours += points[seat.index()];
        }
    }
    ours - weights.opponents * theirs / (against.len() as f32).max(1.0)
}

/// What can be expected of a position, as far as one can see.
pub(super) fn judge(position: &Position, weights: &Weights) -> Points {
    let mut points = position.sure.map(f32::from);
    if position.turn.is_none() {
        add_tops(position, &mut points);
        let winners = position.winners(&points);
        for seat in winners.iter() {
            points[seat.index()] += weights.win / winners.len() as f32;
        }
        return points;
    }
    let sums = Sums::of(position);
    add_stacks(position, &sums, weights, &mut points);
    add_loose(position, &sums, weights, &mut points);
    points
}

/// What a top of this number counts (S-17).
fn made_by(face: usize) -> f32 {
    f32::from(top_points(Face(face as u8)))
}

/// Adds the tops as they are scored (S-17).
fn add_tops(position: &Position, points: &mut Points) {
    for seat in position.players() {
        for (height, face) in STANDING {
            points[seat.index()] += f32::from(position.standing(seat, height, face)) * made_by(face);
        }
    }
}

/// The heights and numbers of stacks that stand.
const STANDING: [(usize, usize); 2 * FACES] = {
    let mut all = [(2, 1); 2 * FACES];
    let mut index = 0;
    while index < all.len() {
        all[index] = (2 + index / FACES, 1 + index % FACES);
        index += 1;
    }
    all
};

/// Dice by number, of all seats together.
struct Sums {
    /// Loose dice of those who have a turn left.
    threats: [u8; FACES + 1],
    /// Dice that can be covered, loose or on top.
    uncovered: [u8; FACES + 1],
}

impl Sums {
    fn of(position: &Position) -> Self {
        let mut sums = Self {
            threats: [0; FACES + 1],
            uncovered: [0; FACES + 1],
        };
        let active = position.active();
        for seat in position.players() {
            for face in 1..=FACES {
                sums.uncovered[face] += uncovered(position, seat, face);
                if active.contains(seat) {
                    sums.threats[face] += position.loose(seat, face);
                }
            }
        }
        sums
    }
}

/// How many dice of a seat can be covered.
fn uncovered(position: &Position, seat: PlayerId, face: usize) -> u8 {
    position.loose(seat, face) + position.standing(seat, 2, face) + position.standing(seat, 3, face)
}

/// Adds what the stacks that stand will probably make.
fn add_stacks(position: &Position, sums: &Sums, weights: &Weights, points: &mut Points) {
    let active = position.active();
    let mut given = 0.0;
    for seat in position.players() {
        let others = PlayerSet(position.onto(seat).0 & active.0);
        let apart = PlayerSet(active.0 & !others.0);
        for (height, face) in STANDING {
            let count = position.standing(seat, height, face);
            if count == 0 {
                continue;
            }
            let made = f32::from(count) * made_by(face);
            let own: u8 = apart.iter().map(|own| position.loose(own, face)).sum();
            let share = if others.is_empty() {
                1.0
            } else {
                let answers = height == 2 && active.contains(seat) && position.loose(seat, face) > 0;
                stays(weights, height, sums.threats[face] - own, answers)
            };
            points[seat.index()] += share * made;
            // Who covers it makes what its owner then does not; who that will be is anybody's guess.
            let part = (1.0 - share) * made / (others.len() as f32).max(1.0);
            given += part;
            for own in apart.iter() {
                points[own.index()] -= part;
            }
        }
    }
    for seat in active.iter() {
        points[seat.index()] += given;
    }
}

/// The chance that an open top is still on top when the round is scored. `answers` says whether its owner could capture
/// what covers it.
fn stays(weights: &Weights, height: usize, threats: u8, answers: bool) -> f32 {
    let last = usize::from(height + 1 == CAPTURE_HEIGHT);
    if threats == 0 {
        return weights.unthreatened[last];
    }
    let answer = if answers { weights.answer } else { 0.0 };
    let held = weights.threatened[last] * weights.further_threat.powi(i32::from(threats) - 1);
    (held + answer).min(1.0)
}

/// Adds what loose dice may yet make.
fn add_loose(position: &Position, sums: &Sums, weights: &Weights, points: &mut Points) {
    let active = position.active();
    let time = if position.last_turns.is_some() {
        1.0 / weights.full_time
    } else {
        let fewest = active.iter().map(|seat| position.all_loose(seat)).min().unwrap_or(0);
        (f32::from(fewest) / weights.full_time).min(1.0)
    };
    let all = PlayerSet::first(position.seats.into());
    for seat in active.iter() {
        let apart = PlayerSet(all.0 & !position.onto(seat).0);
        for face in 1..=FACES {
            let count = position.loose(seat, face);
            if count == 0 {
                continue;
            }
            let own: u8 = apart.iter().map(|own| uncovered(position, own, face)).sum();
            let placeable = count.min(sums.uncovered[face] - own);
            let worth = weights.placeable * f32::from(placeable) + weights.stuck * f32::from(count - placeable);
            points[seat.index()] += worth * time * made_by(face);
        }
    }
}
