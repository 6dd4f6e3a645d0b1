//! What is kept of the days and of the puzzles, in a file beside the settings.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use records::daily::days::Days;
use window_kit::settings::{self, Shape};

/// The file, in the settings folder.
const FILE: &str = "days.toml";
/// The most puzzles that are remembered.
const MOST_PUZZLES: usize = 2_000;

/// The days on which the table of the day was played, and the puzzles that were tried. Other windows may write the same file.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct DayProgress {
    /// The days, by date.
    pub days: Days,
    /// The puzzles of the list that were tried, by their names, and whether they were solved.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    puzzles: BTreeMap<String, bool>,
    /// Whether the last change could not be written.
    #[serde(skip)]
    unwritten: bool,
}

impl DayProgress {
    /// Reads what is kept.
    pub(crate) fn load() -> Self {
        settings::load(FILE)
    }

    /// Whether the puzzle of this name was solved.
    pub fn is_solved(&self, puzzle: &str) -> bool {
        self.puzzles.get(puzzle).copied().unwrap_or_default()
    }

    /// Remembers that a puzzle was tried. One that was solved stays solved.
    pub fn tried(&mut self, puzzle: &str, solved: bool) {
        self.update(|progress| {
            let is_known = progress.puzzles.contains_key(puzzle);
            if is_known || progress.puzzles.len() < MOST_PUZZLES {
                *progress.puzzles.entry(puzzle.to_owned()).or_default() |= solved;
            }
        });
    }

    /// Reads what other windows wrote, changes the days and keeps them.
    pub fn change<T>(&mut self, change: impl FnOnce(&mut Days) -> T) -> T {
        self.update(|progress| change(&mut progress.days))
    }

    fn update<T>(&mut self, change: impl FnOnce(&mut Self) -> T) -> T {
        if !self.unwritten {
            *self = Self::load();
        }
        let changed = change(self);
        let written = settings::save(FILE, self, Shape::default());
        if let Err(error) = &written {
            warn!("the table of the day is not remembered: {error}");
        }
        self.unwritten = written.is_err();
        changed
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(DayProgress::load());
}

#[cfg(test)]
mod tests {
    use super::*;
    use records::daily::date::Date;
    use records::daily::days::DayMark;
    use records::daily::result::DayResult;
    use window_kit::settings::testing::read;

    fn date(text: &str) -> Date {
        text.parse().expect("a date")
    }

    #[test]
    fn the_days_come_back_as_they_were_kept() {
        let mut progress = DayProgress::default();
        progress.days.begin(date("2026-11-25"), "a.match");
        let result = DayResult {
            place: 1,
            players: 3,
            won: true,
            points: 62,
            led: vec![false, true, true, false, true, true],
        };
        progress.days.finish(date("2026-11-26"), result);
        let text = toml::to_string_pretty(&progress).expect("it can be written");
        let (back, left_out) = read::<DayProgress>(&text);
        assert_eq!((back, left_out), (progress, 0));
    }

    #[test]
    fn a_day_that_makes_no_sense_costs_no_other() {
        let (progress, left_out) = read::<DayProgress>(
            "[days.2026-11-25]\nfile = 3\n[days.2026-11-26]\nfile = \"a.match\"\ngave_up = true\n[days.someday]\n",
        );
        assert_eq!(progress.days.mark(date("2026-11-26")), DayMark::GivenUp);
        assert!(left_out > 0);
    }
}
