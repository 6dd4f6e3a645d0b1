//! A day and its result in words, for the pages and for the command line.

use messages::Message;
use messages::texts::daily as words;
use records::daily::date::Date;
use records::daily::days::DayMark;
use records::daily::result::DayResult;

/// A day as "26 November 2026".
pub(crate) fn day_in_words(date: Date) -> Message {
    words::date(date.day(), date.month(), date.year().to_string())
}

/// What a try now would mean.
pub(crate) const fn about(mark: DayMark) -> Message {
    match mark {
        DayMark::Open => words::ABOUT_OPEN,
        DayMark::Begun => words::ABOUT_BEGUN,
        DayMark::GivenUp => words::ABOUT_GIVEN_UP,
        DayMark::Played | DayMark::Won => words::ABOUT_PLAYED,
    }
}

/// The place and the points of a result.
pub(crate) fn result_in_words(result: &DayResult) -> Message {
    if result.won {
        words::result_won(result.players, result.points)
    } else {
        words::result(result.place, result.players, result.points)
    }
}
