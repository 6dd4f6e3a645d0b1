//! The set-up as it is being made.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::ai::level::Level;
use crate::games::stack::options::StackOptions;
use crate::rules::error::SetupError;
use crate::rules::ids::{MAX_PLAYERS, Seats};
use crate::table::setup::{AnyOptions, MatchSetup};
use crate::table::view::{SEAT_NAMES, SeatColours, SeatControl, SeatPlayer};

/// The fewest seats.
pub(super) const LEAST_SEATS: usize = 2;
/// The longest name, in characters.
pub(super) const LONGEST_NAME: usize = 14;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Kind {
    /// A person.
    Person,
    /// A computer player that plays decently.
    Normal,
    /// A computer player that takes what counts at once.
    Greedy,
    /// A computer player that does anything.
    Random,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Person, Self::Normal, Self::Greedy, Self::Random];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Person => "Person",
            Self::Normal => "Computer: normal",
            Self::Greedy => "Computer: greedy",
            Self::Random => "Computer: random",
        }
    }

    /// A line about it.
    pub const fn line(self) -> &'static str {
        match self {
            Self::Person => "Plays at this machine, by mouse or keys.",
            Self::Normal => "Plays decently and watches what it leaves to others.",
            Self::Greedy => "Takes whatever brings the most points at once.",
            Self::Random => "Does anything that is allowed. Good for a first match.",
        }
    }

    const fn control(self) -> SeatControl {
        match self {
            Self::Person => SeatControl::Person,
            Self::Normal => SeatControl::Agent(Level::Normal),
            Self::Greedy => SeatControl::Agent(Level::Greedy),
            Self::Random => SeatControl::Agent(Level::Random),
        }
    }
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct DraftSeat {
    /// The name shown.
    pub name: String,
    /// Who plays it.
    pub kind: Kind,
    /// The colour number, 0 to 7.
    pub colour: u8,
}

/// The set-up.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Draft {
    /// Whether partners play together.
    pub teams: bool,
    /// What seed the match is to have; empty for any. Not remembered.
    #[serde(skip)]
    pub seed: String,
    /// Counts how often seats were added or taken away: what was typed for the seating before is void.
    #[serde(skip)]
    pub seating: u32,
    /// The options.
    pub options: StackOptions,
    /// The seats, clockwise.
    pub seats: Vec<DraftSeat>,
}

impl Default for Draft {
    fn default() -> Self {
        let mut draft = Self {
            teams: false,
            seed: String::new(),
            seating: 0,
            options: StackOptions::default(),
            seats: Vec::new(),
        };
        for _ in 0..4 {
            draft.add_seat();
        }
        draft.seats[0].kind = Kind::Person;
        draft
    }
}

impl Draft {
    /// A remembered set-up, brought back to what this screen can show.
    pub fn repaired(mut self) -> Self {
        self.seats.truncate(MAX_PLAYERS);
        while self.seats.len() < LEAST_SEATS {
            self.add_seat();
        }
        for at in 0..self.seats.len() {
            let taken: Vec<u8> = self.seats[..at].iter().map(|seat| seat.colour).collect();
            if self.seats[at].colour >= MAX_PLAYERS as u8 || taken.contains(&self.seats[at].colour) {
                self.seats[at].colour = free_colour(&taken);
            }
            self.seats[at].name = self.seats[at].name.chars().take(LONGEST_NAME).collect();
        }
        self.options.target = self.options.target.clamp(10, 1000);
        self
    }

    /// Adds a computer player, where there is room.
    pub fn add_seat(&mut self) {
        if self.seats.len() >= MAX_PLAYERS {
            return;
        }
        let name = SEAT_NAMES
            .iter()
            .find(|name| self.seats.iter().all(|seat| seat.name != **name))
            .unwrap_or(&SEAT_NAMES[0]);
        let taken: Vec<u8> = self.seats.iter().map(|seat| seat.colour).collect();
        self.seating += 1;
        self.seats.push(DraftSeat {
            name: (*name).to_owned(),
            kind: Kind::Normal,
            colour: free_colour(&taken),
        });
    }

    /// Takes a seat away, where enough are left.
    pub fn remove_seat(&mut self, at: usize) {
        if self.seats.len() > LEAST_SEATS && at < self.seats.len() {
            self.seating += 1;
            self.seats.remove(at);
        }
    }

    /// Gives a seat the next or former colour; who had it takes this seat's.
    pub fn step_colour(&mut self, at: usize, by: i32) {
        let Some(seat) = self.seats.get(at) else { return };
        let old = seat.colour;
        let new = (i32::from(old) + by).rem_euclid(MAX_PLAYERS as i32) as u8;
        if let Some(other) = self.seats.iter_mut().find(|seat| seat.colour == new) {
            other.colour = old;
        }
        self.seats[at].colour = new;
    }

    /// Whether so many can play in teams (S-19).
    pub fn teams_fit(&self) -> bool {
        self.seats.len() >= 4 && self.seats.len().is_multiple_of(2)
    }

    /// What keeps the match from being played, in a sentence.
    pub fn problem(&self) -> Option<String> {
        if self.teams && !self.teams_fit() {
            return Some(format!(
                "Teams of two need 4, 6 or 8 players; there are {}. Add or remove a seat, or play without teams.",
                self.seats.len()
            ));
        }
        if let Some(at) = self.seats.iter().position(|seat| seat.name.trim().is_empty()) {
            return Some(format!("Seat {} needs a name.", at + 1));
        }
        let names: Vec<String> = self.seats.iter().map(|seat| seat.name.trim().to_lowercase()).collect();
        if let Some(at) = (1..names.len()).find(|at| names[..*at].contains(&names[*at])) {
            return Some(format!(
                "Two players are called {}: nobody could tell them apart.",
                self.seats[at].name.trim()
            ));
        }
        if !self.seed.is_empty() && self.seed.parse::<u64>().is_err() {
            return Some("The seed is a whole number of up to 19 digits, or nothing.".into());
        }
        None
    }

    /// The set-up in a line.
    pub fn summary(&self) -> String {
        let people = self.seats.iter().filter(|seat| seat.kind == Kind::Person).count();
        let computers = self.seats.len() - people;
        let count = |number: usize, one: &str, many: &str| match number {
            0 => None,
            1 => Some(format!("1 {one}")),
            _ => Some(format!("{number} {many}")),
        };
        let mut who: Vec<String> = [
            count(people, "person", "people"),
            count(computers, "computer player", "computer players"),
        ]
        .into_iter()
        .flatten()
        .collect();
        if self.teams {
            who.push("teams of two, partners opposite".into());
        }
        format!("{}; to {} points", who.join(", "), self.options.target)
    }

    /// The colours by seat; seats that are not taken get those left over.
    pub fn colours(&self) -> SeatColours {
        let mut taken: Vec<u8> = self.seats.iter().map(|seat| seat.colour).collect();
        while taken.len() < MAX_PLAYERS {
            let free = free_colour(&taken);
            taken.push(free);
        }
        let mut colours = SeatColours::default();
        for (slot, colour) in colours.0.iter_mut().zip(taken) {
            *slot = colour;
        }
        colours
    }

    /// The match to be started, with this seed unless one was chosen.
    ///
    /// # Errors
    /// [`SetupError`] where so many can't be seated.
    pub fn setup(&self, any_seed: u64) -> Result<MatchSetup, SetupError> {
        let count = self.seats.len();
        let seats = if self.teams {
            // Partners sit opposite, so never side by side (S-19).
            let half = (count / 2).max(1);
            let teams: Vec<u8> = (0..count).map(|seat| (seat % half) as u8).collect();
            Seats::teams(&teams)?
        } else {
            Seats::solo(count)?
        };
        Ok(MatchSetup {
            options: AnyOptions::Stack(self.options.clone()),
            seats,
            seed: self.seed.parse().unwrap_or(any_seed),
            players: self
                .seats
                .iter()
                .map(|seat| SeatPlayer {
                    name: seat.name.trim().to_owned(),
                    control: seat.kind.control(),
                })
                .collect(),
        })
    }
}

/// The lowest colour nobody has.
fn free_colour(taken: &[u8]) -> u8 {
    (0..MAX_PLAYERS as u8)
        .find(|colour| !taken.contains(colour))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ids::PlayerId;

    #[test]
    fn the_first_set_up_is_one_person_and_three_computer_players() {
        let draft = Draft::default();
        let kinds: Vec<Kind> = draft.seats.iter().map(|seat| seat.kind).collect();
        assert_eq!(kinds, [Kind::Person, Kind::Normal, Kind::Normal, Kind::Normal]);
        assert_eq!(draft.problem(), None);
    }

    #[test]
    fn a_colour_taken_from_another_seat_is_exchanged() {
        let mut draft = Draft::default();
        draft.step_colour(0, 1);
        assert_eq!((draft.seats[0].colour, draft.seats[1].colour), (1, 0));
        draft.step_colour(1, -1);
        assert_eq!(draft.seats[1].colour, 7);
        let mut colours = draft.colours().0;
        colours.sort_unstable();
        assert_eq!(colours, [0, 1, 2, 3, 4, 5, 6, 7]);
    }

    #[test]
    fn partners_sit_opposite_and_never_side_by_side_s_19() {
        let mut draft = Draft {
            teams: true,
            ..Draft::default()
        };
        while draft.seats.len() < 8 {
            draft.add_seat();
        }
        let seats = draft.setup(1).expect("eight can be seated").seats;
        for seat in seats.iter() {
            assert!(!seats.partners(seat, seats.after(seat)));
        }
        assert!(seats.partners(PlayerId(0), PlayerId(4)));
    }

    #[test]
    fn teams_of_an_odd_number_are_refused_in_words_s_19() {
        let mut draft = Draft {
            teams: true,
            ..Draft::default()
        };
        draft.add_seat();
        assert!(draft.problem().is_some_and(|problem| problem.contains("there are 5")));
    }

    #[test]
    fn two_players_of_one_name_are_refused_in_words() {
        let mut draft = Draft::default();
        draft.seats[3].name = "bo ".into();
        assert!(draft.problem().is_some_and(|problem| problem.contains("called bo")));
    }

    #[test]
    fn a_set_up_comes_back_as_it_was_remembered() {
        let mut draft = Draft::default();
        draft.seats[2].name = "Zoë".into();
        draft.options.target = 50;
        let text = toml::to_string_pretty(&draft).expect("a set-up can be written");
        let back: Draft = toml::from_str(&text).expect("a set-up can be read");
        draft.seating = 0;
        assert_eq!(back.repaired(), draft);
    }
}
