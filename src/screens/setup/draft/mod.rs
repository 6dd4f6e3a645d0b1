//! The setup in progress: a game, its options by key, and the players of the seats.
//!
//! `seats` adds, changes and removes players, `people` puts known people into seats, [`kinds`] are the kinds of
//! players, `colours` the colours of the seats, `partners` the teams, `options` the options of the game. `match_setup`
//! makes a match of it, `shared_table` a table for people at several machines.

mod colours;
pub(crate) mod kinds;
mod match_setup;
mod options;
mod partners;
mod people;
mod seats;
mod shared_table;
mod state;

use std::collections::BTreeMap;

use bevy::prelude::*;

use self::colours::free_colour;
pub(crate) use self::match_setup::Shorter;
pub(crate) use self::state::Draft;
use self::state::Unnamed;
use games::catalog::{AnyOptions, NAMES};
use messages::names::cleaned;
use rules::ids::MAX_SEATS;
use rules::seats::SEAT_NAMES;
use window_kit::settings::people::LONGEST_NAME;

impl Default for Draft {
    fn default() -> Self {
        let mut draft = Self {
            game: NAMES[0].to_owned(),
            teams: false,
            tutorial: false,
            unnamed: Unnamed::default(),
            seed: String::new(),
            seating: 0,
            choosing: None,
            all_options: false,
            chosen: BTreeMap::new(),
            seats: Vec::new(),
        };
        draft.add_seat();
        draft.set_kind(0, None);
        for _ in 0..3 {
            draft.add_seat();
        }
        draft
    }
}

impl Draft {
    /// A saved setup, corrected so that this screen can show it.
    pub(crate) fn repaired(mut self) -> Self {
        if AnyOptions::of_game(&self.game).is_none() {
            NAMES[0].clone_into(&mut self.game);
        }
        for at in 0..self.seats.len().min(MAX_SEATS) {
            let taken: Vec<u8> = self.seats[..at].iter().map(|seat| seat.colour).collect();
            if self.seats[at].colour >= MAX_SEATS as u8 || taken.contains(&self.seats[at].colour) {
                self.seats[at].colour = free_colour(&taken);
            }
            self.seats[at].name = cleaned(&self.seats[at].name, LONGEST_NAME).unwrap_or_default();
            // Earlier versions called people who gave no name like this; a person with a name has a face.
            let seat = &self.seats[at];
            if seat.kind.is_none() && seat.face.is_none() && SEAT_NAMES.contains(&seat.name.as_str()) {
                self.seats[at].name = self.free_name(None);
            }
        }
        for (game, values) in &mut self.chosen {
            let known = AnyOptions::of_game(game).map_or_else(Vec::new, |options| options.info());
            values.retain(|key, _| known.iter().any(|info| info.key == key));
        }
        self.seating = 0;
        self.fit_game();
        self
    }

    /// Sets up another game.
    pub(crate) fn choose_game(&mut self, game: &str) {
        game.clone_into(&mut self.game);
        self.fit_game();
    }

    /// Adapts seats and players to the game.
    fn fit_game(&mut self) {
        let most = self.most_seats();
        if self.seats.len() > most {
            self.seating += 1;
            self.seats.truncate(most);
        }
        while self.seats.len() < self.least_seats() {
            self.add_seat();
        }
        let kinds = self.kinds();
        let usual = self.usual_level();
        for at in 0..self.seats.len() {
            if !kinds.contains(&self.seats[at].kind) {
                self.set_kind(at, Some(usual));
            }
        }
    }
}

/// A request to build the screen again.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RebuildSetup {
    /// The whole screen.
    All,
    /// Only the summary of the setup, while the player types a text.
    Foot,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::setup::draft::kinds::Kind;
    use rules::ai::level::Level;
    use window_kit::settings::testing::stands_every_spoilt_value;

    #[test]
    fn the_first_set_up_is_one_person_and_three_computer_players() {
        let draft = Draft::default();
        let kinds: Vec<Kind> = draft.seats.iter().map(|seat| seat.kind).collect();
        assert_eq!(
            kinds,
            [None, Some(Level::Normal), Some(Level::Normal), Some(Level::Normal)]
        );
        assert_eq!(draft.problem(), None);
    }

    #[test]
    fn an_option_that_a_game_does_not_have_is_forgotten() {
        let mut draft = Draft::default();
        draft.choose_game("stack");
        draft.choose("target", "50");
        draft.choose("board", "standard");
        assert!(draft.setup(1).is_err());
        let draft = draft.repaired();
        let setup = draft.setup(1).expect("it can be played");
        assert_eq!(setup.options.get("target").as_deref(), Some("50"));
    }

    #[test]
    fn a_set_up_comes_back_as_it_was_remembered() {
        let mut draft = Draft::default();
        draft.seats[2].name = "Zoë".into();
        draft.choose("target", "50");
        draft.choose_game("skip-bo");
        draft.choose("stock", "short");
        let text = toml::to_string_pretty(&draft).expect("a set-up can be written");
        let back: Draft = toml::from_str(&text).expect("a set-up can be read");
        draft.seating = 0;
        assert_eq!(back.repaired(), draft);
        assert_eq!(draft.value("stock"), "short");
        draft.choose_game("stack");
        assert_eq!(
            draft.setup(1).expect("a match").options.get("target").as_deref(),
            Some("50")
        );
    }

    #[test]
    fn a_game_for_fewer_keeps_the_first_seats_and_has_its_own_players() {
        let mut draft = Draft::default();
        while draft.seats.len() < 8 {
            draft.add_seat();
        }
        draft.choose_game("skip-bo-dice");
        assert_eq!(draft.seats.len(), 4);
        let kinds = draft.kinds();
        assert!(draft.seats.iter().all(|seat| kinds.contains(&seat.kind)));
        assert!(!draft.has_teams());
    }

    #[test]
    fn one_value_that_makes_no_sense_costs_no_other() {
        let mut draft = Draft::default();
        draft.choose("stock", "15");
        draft.choose("target", "500");
        stands_every_spoilt_value(&draft, &[]);
    }
}
