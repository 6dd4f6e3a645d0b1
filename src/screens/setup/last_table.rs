//! The last table that this program opened for people at other machines: the next one is set up like it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::draft::Draft;
use games::catalog::AnyOptions;
use rules::options::Offer;

/// The settings of such a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LastTable {
    /// The game, by its name on the command line.
    pub game: String,
    /// How many seats there were.
    pub seats: u8,
    /// Whether partners played together.
    #[serde(default)]
    pub teams: bool,
    /// The chosen options, by key.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

impl Draft {
    /// The table of this set-up.
    pub(crate) fn to_last_table(&self) -> LastTable {
        LastTable {
            game: self.game.clone(),
            seats: self.seats.len() as u8,
            teams: self.teams,
            options: self.chosen.get(&self.game).cloned().unwrap_or_default(),
        }
    }

    /// Sets everything up as at that table, without its files if they can't be used any more. If it still can't be set
    /// up, or the game is not known, nothing changes.
    pub(crate) fn set_last_table(&mut self, last: &LastTable) {
        let Some(usual) = AnyOptions::of_game(&last.game) else {
            return;
        };
        let before = self.clone();
        self.choose_game(&last.game);
        while self.seats.len() < usize::from(last.seats) && self.seats.len() < self.most_seats() {
            self.add_seat();
        }
        while self.seats.len() > usize::from(last.seats).max(self.least_seats()) {
            self.remove_seat(self.seats.len() - 1);
        }
        self.teams = last.teams;
        let chosen = self.chosen.entry(last.game.clone()).or_default();
        chosen.clone_from(&last.options);
        if self.table().is_ok() {
            return;
        }
        let is_file = |key: &String| {
            usual
                .info()
                .iter()
                .any(|info| info.key == key && info.offer == Offer::File)
        };
        if let Some(chosen) = self.chosen.get_mut(&last.game) {
            chosen.retain(|key, _| !is_file(key));
        }
        if self.table().is_err() {
            *self = before;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::catalog::NAMES;

    /// A set-up with another value for every option with several values, as far as the values can be combined.
    fn changed(game: &str) -> Draft {
        let mut draft = Draft::default();
        draft.choose_game(game);
        draft.add_seat();
        for info in draft.options().info() {
            let Offer::OneOf(values) = &info.offer else { continue };
            let before = draft.clone();
            if let Some((other, _)) = values.iter().find(|(value, _)| *value != draft.value(info.key)) {
                draft.choose(info.key, other);
            }
            if draft.table().is_err() {
                draft = before;
            }
        }
        draft
    }

    #[test]
    fn a_table_of_every_game_is_found_again_as_it_was_left() {
        for game in NAMES {
            let left = changed(game);
            let table = left.table().expect("it can be played");
            let written = toml::to_string(&left.to_last_table()).expect("it can be written");
            let mut found = Draft::default();
            found.choose_game(NAMES[0]);
            found.set_last_table(&toml::from_str(&written).expect("it can be read"));
            assert_eq!(found.table(), Ok(table), "{game}");
        }
    }

    #[test]
    fn a_table_with_a_file_that_is_gone_is_found_again_without_it() {
        let game = NAMES
            .iter()
            .copied()
            .find(|game| file_option(game).is_some())
            .expect("a game that is played on a board file");
        let mut left = changed(game);
        let table = left.table().expect("it can be played");
        left.choose(file_option(game).expect("an option"), "/no/such/board.toml");
        let mut found = Draft::default();
        found.set_last_table(&left.to_last_table());
        assert_eq!(found.table(), Ok(table));
    }

    fn file_option(game: &str) -> Option<&'static str> {
        let all = AnyOptions::of_game(game)?.info();
        Some(all.iter().find(|info| info.offer == Offer::File)?.key)
    }

    #[test]
    fn a_table_of_a_game_that_is_not_known_changes_nothing() {
        let mut draft = Draft::default();
        let before = draft.clone();
        draft.set_last_table(&LastTable {
            game: "whist".to_owned(),
            seats: 200,
            teams: true,
            options: BTreeMap::new(),
        });
        assert_eq!(draft, before);
    }
}
