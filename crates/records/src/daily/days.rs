//! The days on which the table of the day was played, and the streaks that come of them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::daily::date::Date;
use crate::daily::result::DayResult;

/// The most days that are kept: more than ten years. The earliest are forgotten first.
pub const MOST_DAYS: usize = 4_000;

/// What became of a day's match. Only the first try counts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Day {
    /// The name of the file in which the try that counts is saved.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub file: String,
    /// Whether the person gave it up.
    pub gave_up: bool,
    /// How it ended; `None` if it did not end yet, or was given up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<DayResult>,
}

/// How a day stands in the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayMark {
    /// The match was not played.
    Open,
    /// It was begun, and the try that counts goes on.
    Begun,
    /// It was given up.
    GivenUp,
    /// It was played to the end.
    Played,
    /// It was played to the end and won.
    Won,
}

/// The days that were played, by date.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Days(BTreeMap<Date, Day>);

/// How often and how regularly somebody plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streaks {
    /// How many days in a row were played to the end, up to today; or up to yesterday, while today is still open.
    pub current: u32,
    /// The most days in a row.
    pub longest: u32,
    /// How many days were played to the end.
    pub played: u32,
    /// How many of them were won.
    pub won: u32,
}

impl Days {
    /// What became of this day; `None` if it was not begun.
    pub fn of(&self, date: Date) -> Option<&Day> {
        self.0.get(&date)
    }

    /// How this day stands.
    pub fn mark(&self, date: Date) -> DayMark {
        match self.of(date) {
            None => DayMark::Open,
            Some(Day {
                result: Some(result), ..
            }) if result.won => DayMark::Won,
            Some(Day { result: Some(_), .. }) => DayMark::Played,
            Some(Day { gave_up: true, .. }) => DayMark::GivenUp,
            Some(_) => DayMark::Begun,
        }
    }

    /// The day whose counting try is saved in a file of this name.
    pub fn saved_in(&self, file: &str) -> Option<Date> {
        let mut days = self.0.iter();
        days.find(|(_, day)| !day.file.is_empty() && day.file == file)
            .map(|(date, _)| *date)
    }

    /// The days whose counting try goes on.
    pub fn going_on(&self) -> impl Iterator<Item = (Date, &Day)> {
        let days = self.0.iter().map(|(date, day)| (*date, day));
        days.filter(|(_, day)| day.result.is_none() && !day.gave_up)
    }

    /// All days that were begun, the latest first.
    pub fn latest(&self) -> impl Iterator<Item = Date> {
        self.0.keys().rev().copied()
    }

    /// Begins the try that counts, saved in a file of this name. Returns whether it counts: not if there is one already.
    pub fn begin(&mut self, date: Date, file: &str) -> bool {
        if self.0.contains_key(&date) {
            return false;
        }
        self.insert(
            date,
            Day {
                file: file.to_owned(),
                ..Day::default()
            },
        );
        true
    }

    /// Ends the try that counts. Returns whether it counts: not if an earlier one has ended or was given up.
    pub fn finish(&mut self, date: Date, result: DayResult) -> bool {
        let mut day = self.0.remove(&date).unwrap_or_default();
        let counts = day.result.is_none() && !day.gave_up;
        if counts {
            day.result = Some(result);
        }
        self.insert(date, day);
        counts
    }

    /// Gives up the try that counts, unless it has ended.
    pub fn give_up(&mut self, date: Date) {
        if let Some(day) = self.0.get_mut(&date).filter(|day| day.result.is_none()) {
            day.gave_up = true;
        }
    }

    fn insert(&mut self, date: Date, day: Day) {
        self.0.insert(date, day);
        while self.0.len() > MOST_DAYS {
            self.0.pop_first();
        }
    }

    /// The streaks, as of this day.
    pub fn streaks(&self, today: Date) -> Streaks {
        let mut streaks = Streaks::default();
        // The run that ends with the last played day.
        let (mut run, mut last) = (0, None);
        for (date, day) in &self.0 {
            let Some(result) = &day.result else { continue };
            streaks.played += 1;
            streaks.won += u32::from(result.won);
            run = if last.is_some() && date.before() == last {
                run + 1
            } else {
                1
            };
            last = Some(*date);
            streaks.longest = streaks.longest.max(run);
        }
        let is_open = matches!(self.mark(today), DayMark::Open | DayMark::Begun);
        // A clock that was ahead may have left days to come.
        let reaches = last.is_some_and(|last| last >= today || is_open && today.before() == Some(last));
        streaks.current = if reaches { run } else { 0 };
        streaks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(day: u32) -> Date {
        Date::of_days(20_000 + day)
    }

    fn result(won: bool) -> DayResult {
        DayResult {
            place: if won { 1 } else { 2 },
            players: 2,
            won,
            ..DayResult::default()
        }
    }

    fn played(days: &[u32]) -> Days {
        let mut all = Days::default();
        for day in days {
            all.finish(date(*day), result(day % 2 == 0));
        }
        all
    }

    #[test]
    fn only_the_first_try_of_a_day_counts() {
        let mut days = Days::default();
        assert_eq!(days.mark(date(1)), DayMark::Open);
        assert!(days.begin(date(1), "a.match"));
        assert!(!days.begin(date(1), "b.match"));
        assert_eq!(
            (days.mark(date(1)), days.saved_in("a.match")),
            (DayMark::Begun, Some(date(1)))
        );
        assert_eq!((days.saved_in("b.match"), days.saved_in("")), (None, None));
        assert!(days.finish(date(1), result(false)));
        assert!(!days.finish(date(1), result(true)));
        assert_eq!(days.mark(date(1)), DayMark::Played);
        days.give_up(date(1));
        assert_eq!(days.mark(date(1)), DayMark::Played, "what has ended can't be given up");
    }

    #[test]
    fn what_was_given_up_stays_so_and_breaks_the_streak() {
        let mut days = played(&[1, 2]);
        days.begin(date(3), "a.match");
        assert_eq!(days.going_on().map(|(date, _)| date).collect::<Vec<_>>(), [date(3)]);
        assert_eq!(days.streaks(date(3)).current, 2, "it can still be finished");
        days.give_up(date(3));
        assert_eq!(
            (days.mark(date(3)), days.streaks(date(3)).current),
            (DayMark::GivenUp, 0)
        );
        assert!(!days.finish(date(3), result(true)));
        assert_eq!(days.mark(date(3)), DayMark::GivenUp);
    }

    #[test]
    fn a_streak_is_of_days_in_a_row_up_to_today_or_yesterday() {
        let days = played(&[1, 2, 3, 5, 6]);
        let of = |day| days.streaks(date(day));
        assert_eq!(
            of(6),
            Streaks {
                current: 2,
                longest: 3,
                played: 5,
                won: 2
            }
        );
        assert_eq!((of(7).current, of(8).current), (2, 0));
        assert_eq!(Days::default().streaks(date(1)), Streaks::default());
        assert_eq!(played(&[4]).streaks(date(4)).longest, 1);
    }

    #[test]
    fn no_more_than_the_most_days_are_kept() {
        let days: Vec<u32> = (0..MOST_DAYS as u32 + 10).collect();
        let days = played(&days);
        assert_eq!(days.0.len(), MOST_DAYS);
        assert_eq!((days.mark(date(9)), days.mark(date(10))), (DayMark::Open, DayMark::Won));
    }
}
