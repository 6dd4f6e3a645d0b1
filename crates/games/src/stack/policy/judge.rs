//! The worth of a position of Stack to a seat, in points. It is an estimate, not a rule.
//!
//! Each die gets the points that it will probably score as the top of a stack at the end of the round. The points of a
//! captured top are certain. An open top may be covered; the more opposing loose dice show its number, the more likely
//! this is. A loose die may still be placed on a stack. `expert` has these points from tables (`tables.rs`), the other
//! levels from chances that are told here.

use super::position::{FACES, Points, Position, made_by};
use super::tables::expected;
use crate::stack::sizes::CAPTURE_HEIGHT;
use rules::ids::{SeatId, SeatSet};

/// What computer players of some levels go by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Weights {
    /// Where the points that are not certain come from.
    pub(super) points: Expected,
    /// The cost of a roll for what it may knock over, in points.
    pub(super) roll: f32,
    /// The weight of an average point of the opponents against a point of the player's own side.
    pub(super) opponents: f32,
    /// The worth of winning the match, in points.
    pub(super) win: f32,
    /// By how many points a reply must be worse than the best one to be e times less likely; with 0 every seat always
    /// has the best reply.
    pub(super) spread: f32,
}

/// Where the points that are not certain come from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Expected {
    /// The chances of each die.
    Chances(Chances),
    /// The tables that were fitted to played rounds.
    Tables,
}

/// How likely tops stay tops, and loose dice become tops. The values were found by playing many matches with different
/// values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Chances {
    /// The chance that an open top stays on top if no opposing loose die shows its number; at height 2 and 3.
    pub(super) unthreatened: [f32; 2],
    /// The same if one opposing loose die shows its number.
    pub(super) threatened: [f32; 2],
    /// The factor on this chance for each further opposing loose die with this number.
    pub(super) further_threat: f32,
    /// Added at height 2 if the owner could capture the die that covers it.
    pub(super) answer: f32,
    /// The worth of a loose die that could be placed now, as a share of its points.
    pub(super) placeable: f32,
    /// The same for a loose die that could not be placed now.
    pub(super) stuck: f32,
    /// The least number of loose dice that each player must have for a loose die to have its full worth.
    pub(super) full_time: f32,
}

/// The chances that players see who look at what the others could do.
const CAREFUL_CHANCES: Chances = Chances {
    unthreatened: [0.55, 0.7],
    threatened: [0.6, 0.36],
    further_threat: 0.95,
    answer: 0.2,
    placeable: 0.32,
    stuck: 0.3,
    full_time: 3.25,
};

/// The weights of the levels below `expert`.
pub(super) const WEIGHTS: Weights = Weights {
    points: Expected::Chances(CAREFUL_CHANCES),
    roll: 0.1,
    opponents: 1.7,
    win: 60.0,
    spread: 0.0,
};

/// The weights of a player who ignores what others could do.
pub(super) const CARELESS: Weights = Weights {
    points: Expected::Chances(Chances {
        unthreatened: [0.8, 0.8],
        threatened: [0.8, 0.8],
        further_threat: 1.0,
        answer: 0.0,
        ..CAREFUL_CHANCES
    }),
    ..WEIGHTS
};

/// The weights of `expert`.
pub(super) const EXPERT: Weights = Weights {
    points: Expected::Tables,
    opponents: 1.0,
    spread: 2.0,
    ..WEIGHTS
};

/// How many points `who` and the partner are ahead of the weighted average of the opponents.
pub(super) fn ahead(position: &Position, points: &Points, who: SeatId, weights: &Weights) -> f32 {
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

/// The expected points of all seats in a position.
pub(super) fn judge(position: &Position, weights: &Weights) -> Points {
    if position.turn.is_none() {
        let mut points = position.sure.map(f32::from);
        add_tops(position, &mut points);
        // A tie is worth each player's share, whether they share the win or play a round for it: whoever is level then
        // wins it equally often.
        let winners = position.winners(&points);
        for seat in winners.iter() {
            points[seat.index()] += weights.win / winners.len() as f32;
        }
        return points;
    }
    match &weights.points {
        Expected::Tables => expected(position),
        Expected::Chances(chances) => {
            let mut points = position.sure.map(f32::from);
            let sums = Sums::of(position);
            add_stacks(position, &sums, chances, &mut points);
            add_loose(position, &sums, chances, &mut points);
            points
        }
    }
}

/// Adds the points of the tops at the end of a round (S-17).
fn add_tops(position: &Position, points: &mut Points) {
    for seat in position.players() {
        for (height, face) in STANDING {
            points[seat.index()] += f32::from(position.standing(seat, height, face)) * made_by(face);
        }
    }
}

/// The heights and numbers of open stacks.
const STANDING: [(usize, usize); 2 * FACES] = {
    let mut all = [(2, 1); 2 * FACES];
    let mut index = 0;
    while index < all.len() {
        all[index] = (2 + index / FACES, 1 + index % FACES);
        index += 1;
    }
    all
};

/// Counts of dice by number, for all seats together.
struct Sums {
    /// The loose dice of players who have a turn left.
    threats: [u8; FACES + 1],
    /// The dice that can be covered, loose or on top.
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

/// How many dice of a seat with this number can be covered.
fn uncovered(position: &Position, seat: SeatId, face: usize) -> u8 {
    position.loose(seat, face) + position.standing(seat, 2, face) + position.standing(seat, 3, face)
}

/// Adds the points that the open stacks will probably score.
fn add_stacks(position: &Position, sums: &Sums, chances: &Chances, points: &mut Points) {
    let active = position.active();
    let mut given = 0.0;
    for seat in position.players() {
        let others = SeatSet(position.onto(seat).0 & active.0);
        let apart = SeatSet(active.0 & !others.0);
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
                stays(chances, height, sums.threats[face] - own, answers)
            };
            points[seat.index()] += share * made;
            // A player who covers a top gets the points that its owner loses. It is not known who that will be, so all
            // share them.
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

/// The chance that an open top is still on top at the end of the round. `answers` says whether its owner could capture
/// the die that covers it.
fn stays(chances: &Chances, height: usize, threats: u8, answers: bool) -> f32 {
    let last = usize::from(height + 1 == CAPTURE_HEIGHT);
    if threats == 0 {
        return chances.unthreatened[last];
    }
    let answer = if answers { chances.answer } else { 0.0 };
    let held = chances.threatened[last] * chances.further_threat.powi(i32::from(threats) - 1);
    (held + answer).min(1.0)
}

/// Adds the points that loose dice may still score.
fn add_loose(position: &Position, sums: &Sums, chances: &Chances, points: &mut Points) {
    let active = position.active();
    let time = if position.last_turns.is_some() {
        1.0 / chances.full_time
    } else {
        let fewest = active.iter().map(|seat| position.all_loose(seat)).min().unwrap_or(0);
        (f32::from(fewest) / chances.full_time).min(1.0)
    };
    let all = SeatSet::first(position.seats.into());
    for seat in active.iter() {
        let apart = SeatSet(all.0 & !position.onto(seat).0);
        for face in 1..=FACES {
            let count = position.loose(seat, face);
            if count == 0 {
                continue;
            }
            let own: u8 = apart.iter().map(|own| uncovered(position, own, face)).sum();
            let placeable = count.min(sums.uncovered[face] - own);
            let worth = chances.placeable * f32::from(placeable) + chances.stuck * f32::from(count - placeable);
            points[seat.index()] += worth * time * made_by(face);
        }
    }
}
