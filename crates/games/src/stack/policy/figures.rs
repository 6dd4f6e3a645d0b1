//! The figures of a seat in a position of Stack, which the fitted tables weigh. They are counts and points of dice, not
//! judgements.

use super::clock::NODES;
use super::position::{FACES, Position, made_by};
use rules::ids::{SeatId, SeatSet};

/// Opposing loose dice that show the number of a top: 0, 1, 2, and 3 or more.
const THREATS: usize = 4;
/// The classes of numbers: those of equal worth to whoever covers them.
const CLASSES: usize = 3;
/// The figures of tops, by class, height 2 or 3, threats, and whether the owner could answer.
const TOPS: usize = CLASSES * 2 * THREATS * 2;

/// The figures of a seat that still has turns. Each has two rows: for the seat whose turn it is, and for the others.
mod of_loose {
    /// Points of dice that could capture; a second figure for those that others could capture first.
    pub const CAPTURES: usize = 0;
    /// The same for dice that could cover a stack of two.
    pub const COVERS: usize = 2;
    /// Points of dice that could start a stack.
    pub const STARTS: usize = 4;
    /// Points of dice that fit nowhere.
    pub const IDLE: usize = 5;
    /// The numbers of these four kinds of dice.
    pub const NUMBERS: [usize; 4] = [6, 7, 8, 9];
    /// 1.
    pub const PLAYS: usize = 10;
    /// The points of the opponents' open tops.
    pub const OPEN: usize = 11;
    pub const COUNT: usize = 12;
}

/// The number of figures.
pub(super) const COUNT: usize = TOPS + 2 * of_loose::COUNT;

/// For each figure its weight at each node of the clock, in thousandths.
pub(super) type Table = [[i16; NODES]; COUNT];

/// Gives each figure of a seat that is not 0 to `put`, with its index; one index may come several times.
pub(super) fn figures(position: &Position, seat: SeatId, mut put: impl FnMut(usize, f32)) {
    tops(position, seat, &mut put);
    if position.active().contains(seat) {
        loose(position, seat, &mut put);
    }
}

/// The loose dice with this number of those who may stack on this seat's dice and still have turns.
fn threats(position: &Position, seat: SeatId, face: usize) -> u8 {
    let others = SeatSet(position.onto(seat).0 & position.active().0);
    others.iter().map(|other| position.loose(other, face)).sum()
}

fn tops(position: &Position, seat: SeatId, put: &mut impl FnMut(usize, f32)) {
    let plays = position.active().contains(seat);
    for face in 1..=FACES {
        for height in [2, 3] {
            let count = position.standing(seat, height, face);
            if count == 0 {
                continue;
            }
            let threats = usize::from(threats(position, seat, face)).min(THREATS - 1);
            let answers = usize::from(plays && position.loose(seat, face) > 0);
            let figure = ((class(face) * 2 + height - 2) * THREATS + threats) * 2 + answers;
            put(figure, f32::from(count) * made_by(face));
        }
    }
}

fn loose(position: &Position, seat: SeatId, put: &mut impl FnMut(usize, f32)) {
    let moves_next = usize::from(position.turn == Some(seat));
    let mut put = |figure: usize, value: f32| {
        if value > 0.0 {
            put(TOPS + 2 * figure + moves_next, value);
        }
    };
    put(of_loose::PLAYS, 1.0);
    let mut open = 0.0;
    for face in 1..=FACES {
        let [lying, twos, threes] = position.targets_by_height(seat, face);
        open += made_by(face) * f32::from(twos + threes);
        let mine = position.loose(seat, face);
        if mine == 0 {
            continue;
        }
        let captures = mine.min(threes);
        let covers = (mine - captures).min(twos);
        let starts = (mine - captures - covers).min(lying);
        let idle = mine - captures - covers - starts;
        let contested = usize::from(threats(position, seat, face) > 0);
        let kinds = [
            (of_loose::CAPTURES + contested, captures),
            (of_loose::COVERS + contested, covers),
            (of_loose::STARTS, starts),
            (of_loose::IDLE, idle),
        ];
        for ((figure, count), number) in kinds.into_iter().zip(of_loose::NUMBERS) {
            put(figure, f32::from(count) * made_by(face));
            put(number, f32::from(count));
        }
    }
    put(of_loose::OPEN, open);
}

/// The class of a number: a 1 counts ten (S-17).
fn class(face: usize) -> usize {
    match face {
        1 => 0,
        5 | 6 => 1,
        _ => 2,
    }
}

/// What a figure counts.
#[cfg(test)]
pub(super) enum Figure {
    /// The points of open tops.
    Top,
    /// Loose dice.
    Number,
    /// 1 for a seat that still has turns.
    Plays,
    Other,
}

#[cfg(test)]
pub(super) fn kind_of(figure: usize) -> Figure {
    match figure.checked_sub(TOPS).map(|row| row / 2) {
        None => Figure::Top,
        Some(of_loose::PLAYS) => Figure::Plays,
        Some(row) if of_loose::NUMBERS.contains(&row) => Figure::Number,
        Some(_) => Figure::Other,
    }
}
