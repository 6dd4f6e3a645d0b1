//! How a match of the day ended, and the few characters that tell it without telling anything of the match.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use crate::daily::date::Date;
use crate::record::{Record, ReplayError};
use games::catalog::AnyGame;
use rules::game::Turn;
use rules::ids::{SeatId, Viewer};

/// At how many moments of a match it is looked who leads.
pub const MOMENTS: usize = 6;
/// The sign of a moment at which the person led.
const LED: char = '\u{25ca}';
/// The sign of any other moment.
const BEHIND: char = '\u{2022}';

/// How a match of the day ended for the person.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayResult {
    /// The place, counted from 1. Equal points share a place.
    pub place: u8,
    /// How many players there were.
    pub players: u8,
    /// Whether the person won, alone or with others.
    pub won: bool,
    /// The points of the person.
    pub points: i32,
    /// Whether the person led, at [`MOMENTS`] moments that are equally far apart, the last one the end.
    pub led: Vec<bool>,
}

impl DayResult {
    /// The result of `seat` in a match; `None` if the match is not over.
    ///
    /// # Errors
    /// [`ReplayError`] if the rules refuse a part of the record.
    pub fn of(record: &Record, seat: SeatId) -> Result<Option<Self>, ReplayError> {
        let count = record.entries.len();
        let mut moments = (1..MOMENTS).map(|moment| count * moment / MOMENTS).peekable();
        let mut led = Vec::with_capacity(MOMENTS);
        let mut game = AnyGame::new(&record.options, &record.seats, record.seed.short())?;
        for (index, entry) in record.entries.iter().enumerate() {
            while moments.next_if_eq(&index).is_some() {
                led.push(leads(&game, record, seat));
            }
            entry.apply_to(&mut game, index, count, &mut ())?;
        }
        if game.turn() != Turn::Over {
            return Ok(None);
        }
        let scores = game.scores();
        let won = scores.winners.contains(seat);
        let points = |seat: SeatId| scores.points.get(seat.index()).copied().unwrap_or_default();
        let better = record
            .seats
            .iter()
            .filter(|other| points(*other) > points(seat))
            .count();
        led.push(won);
        Ok(Some(Self {
            place: if won { 1 } else { better as u8 + 1 },
            players: record.seats.count() as u8,
            won,
            points: points(seat),
            led,
        }))
    }

    /// The text to share: the day, a sign for each moment, the place and the points. It is the same in every language
    /// and tells nothing that helps another person in the match.
    pub fn share(&self, date: Date) -> String {
        let mut text = format!("Tumbletop {date} ");
        // The file that keeps it may contain anything.
        text.extend(self.led.iter().take(MOMENTS).map(|led| if *led { LED } else { BEHIND }));
        let _ = write!(text, " {}/{} ({})", self.place, self.players, self.points);
        text
    }
}

/// Whether no other seat stands better, each judged by what it knows itself.
fn leads(game: &AnyGame, record: &Record, seat: SeatId) -> bool {
    let standing = |seat: SeatId| game.view(Viewer::Player(seat)).standing(seat);
    let own = standing(seat);
    record.seats.iter().all(|other| other == seat || standing(other) <= own)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_to_share_has_a_sign_for_each_moment_the_place_and_the_points() {
        let date: Date = "2026-11-26".parse().expect("a date");
        let result = DayResult {
            place: 2,
            players: 3,
            won: false,
            points: -4,
            led: vec![true, true, false, true, false, false],
        };
        assert_eq!(
            result.share(date),
            "Tumbletop 2026-11-26 \u{25ca}\u{25ca}\u{2022}\u{25ca}\u{2022}\u{2022} 2/3 (-4)"
        );
        let many = DayResult {
            led: vec![true; 5000],
            ..result
        };
        assert!(many.share(date).chars().count() < 45, "a file can contain anything");
    }
}
