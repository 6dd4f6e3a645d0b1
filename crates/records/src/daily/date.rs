//! A day of the calendar.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The days of 400 years: then the calendar repeats.
const DAYS_OF_400_YEARS: u32 = 146_097;
/// The days from 1 March of the year 0 to 1 January 1970.
const DAYS_TO_1970: u32 = 719_468;
/// The days from 1970-01-01 to the last date, 9999-12-31.
const LAST: u32 = 2_932_896;

/// A day from 1970 to 9999 in the Gregorian calendar. In text it is written as in `2026-11-26`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// A text is no day, or the day is not between 1970 and 9999.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is no date such as 2026-11-26")]
pub struct NoDate(String);

impl Date {
    /// The day that is so many days after 1970-01-01; the last day of 9999 for anything later.
    pub fn of_days(days: u32) -> Self {
        // Years are counted from March here, so that the leap day is the last of its year. Howard Hinnant, "chrono-
        // Compatible Low-Level Date Algorithms".
        let days = days.min(LAST) + DAYS_TO_1970;
        let (era, of_era) = (days / DAYS_OF_400_YEARS, days % DAYS_OF_400_YEARS);
        let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let day_of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 {
            from_march + 3
        } else {
            from_march - 9
        };
        let year = era * 400 + year_of_era + u32::from(month <= 2);
        Self {
            year: year as u16,
            month: month as u8,
            day: day as u8,
        }
    }

    /// The day of this time, in seconds since the beginning of 1970, all over the world at once (UTC).
    pub fn of_seconds(seconds: u64) -> Self {
        Self::of_days(u32::try_from(seconds / 86_400).unwrap_or(LAST))
    }

    /// How many days after 1970-01-01 it is.
    pub fn days(self) -> u32 {
        let (month, day) = (u32::from(self.month), u32::from(self.day));
        let year = u32::from(self.year) - u32::from(month <= 2);
        let (era, year_of_era) = (year / 400, year % 400);
        let from_march = if month > 2 { month - 3 } else { month + 9 };
        let day_of_year = (153 * from_march + 2) / 5 + day - 1;
        let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
        era * DAYS_OF_400_YEARS + day_of_era - DAYS_TO_1970
    }

    /// The year.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, 1 to 31.
    pub const fn day(self) -> u8 {
        self.day
    }

    /// The day of the week: 0 is Monday, 6 is Sunday.
    pub fn weekday(self) -> u8 {
        // 1970-01-01 was a Thursday.
        ((self.days() + 3) % 7) as u8
    }

    /// The day before; `None` before 1970-01-01.
    pub fn before(self) -> Option<Self> {
        self.days().checked_sub(1).map(Self::of_days)
    }

    /// All days of its month, in order.
    pub fn month_days(self) -> impl Iterator<Item = Self> {
        let first = self.days() + 1 - u32::from(self.day);
        let days = (first..first + 31).map(Self::of_days);
        days.take_while(move |date| date.month == self.month)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = NoDate;

    fn from_str(text: &str) -> Result<Self, NoDate> {
        let read = || {
            let mut parts = text.splitn(3, '-');
            let mut part = |length: usize| {
                let part = parts.next().filter(|part| part.len() == length)?;
                part.bytes()
                    .all(|byte| byte.is_ascii_digit())
                    .then(|| part.parse().ok())?
            };
            let (year, month, day): (u16, u16, u16) = (part(4)?, part(2)?, part(2)?);
            let (month, day) = (u8::try_from(month).ok()?, u8::try_from(day).ok()?);
            let could_be = year >= 1970 && (1..=12).contains(&month) && (1..=31).contains(&day);
            let date = could_be.then_some(Self { year, month, day })?;
            // A day that its month does not have would be another one.
            (Self::of_days(date.days()) == date).then_some(date)
        };
        read().ok_or_else(|| NoDate(text.chars().take(40).collect()))
    }
}

impl TryFrom<String> for Date {
    type Error = NoDate;

    fn try_from(text: String) -> Result<Self, NoDate> {
        text.parse()
    }
}

impl From<Date> for String {
    fn from(date: Date) -> Self {
        date.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> Date {
        text.parse().expect("a date")
    }

    #[test]
    fn every_day_is_the_one_after_the_day_before_and_is_read_as_it_is_written() {
        let mut before: Option<Date> = None;
        for days in 0..=LAST {
            let date = Date::of_days(days);
            assert_eq!(date.days(), days);
            if let Some(before) = before {
                assert!(date > before, "{date} comes after {before}");
            }
            before = Some(date);
            if days % 97 == 0 {
                assert_eq!(self::date(&date.to_string()), date);
            }
        }
        assert_eq!(before, Some(date("9999-12-31")));
        assert_eq!(Date::of_days(u32::MAX), date("9999-12-31"));
        assert_eq!(Date::of_seconds(u64::MAX), date("9999-12-31"));
    }

    #[test]
    fn known_days_have_their_dates_and_weekdays() {
        assert_eq!(Date::of_days(0), date("1970-01-01"));
        assert_eq!(Date::of_seconds(951_782_400), date("2000-02-29"));
        assert_eq!(Date::of_seconds(951_782_399), date("2000-02-28"));
        assert_eq!((date("1970-01-01").weekday(), date("2026-11-26").weekday()), (3, 3));
        assert_eq!(date("2026-11-30").weekday(), 0);
        assert_eq!(date("2024-03-01").before(), Some(date("2024-02-29")));
        assert_eq!(date("1970-01-01").before(), None);
    }

    #[test]
    fn a_month_has_all_its_days_and_no_other() {
        for (of, days) in [
            ("2026-02-10", 28),
            ("2024-02-29", 29),
            ("2026-11-01", 30),
            ("9999-12-31", 31),
        ] {
            let month: Vec<Date> = date(of).month_days().collect();
            assert_eq!(month.len(), days, "{of}");
            assert!(month.iter().zip(1_u8..).all(|(date, day)| date.day() == day));
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "2026",
            "2026-11",
            "2026-11-31",
            "2025-02-29",
            "1969-12-31",
            "2026-13-01",
            "2026-00-10",
            "2026-1-01",
            "+026-11-26",
            "2026-11-26-1",
            "2026-11-26 ",
            "10000-01-01",
        ] {
            assert!(text.parse::<Date>().is_err(), "{text}");
        }
    }
}
