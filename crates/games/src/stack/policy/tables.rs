//! The fitted weights of the figures: what they are worth in points, by the turns that are left.

mod more;
mod two;

use super::clock::Clock;
use super::figures::{Table, figures};
use super::position::{Points, Position};

/// The table for so many players.
pub(super) fn table(players: usize) -> &'static Table {
    if players == 2 { &two::TABLE } else { &more::TABLE }
}

/// The points that each seat will probably have after the scoring of the round (S-17).
pub(super) fn expected(position: &Position) -> Points {
    let table = table(position.seats.into());
    let mut points = position.sure.map(f32::from);
    for seat in position.players() {
        let clock = Clock::of(position, seat);
        let mut sum = 0.0;
        figures(position, seat, |figure, value| {
            sum += value * clock.mix(&table[figure]);
        });
        points[seat.index()] += sum / 1000.0;
    }
    points
}
