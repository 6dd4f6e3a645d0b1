//! The match to start: its set-up, the reason why it can't start, and a summary.

use crate::screens::setup::draft::state::Draft;
use games::catalog::AnyGame;
use host::match_setup::MatchSetup;
use host::view::{SeatControl, SeatPlayer};
use messages::Message;
use messages::names::{self, UNNAMED, cleaned_or};
use messages::texts::{setup as words, welcome};
use rules::error::SetupError;
use rules::options::Offer;
use rules::seats::Seats;
use window_kit::settings::people::LONGEST_NAME;

impl Draft {
    /// The match to start, with this seed unless one was chosen.
    ///
    /// # Errors
    /// [`SetupError`] if this many players cannot be seated, or an option is not allowed.
    pub fn setup(&self, any_seed: u64) -> Result<MatchSetup, SetupError> {
        let seats = if self.in_teams() {
            Seats::teams(&self.teams())?
        } else {
            Seats::solo(self.seats.len())?
        };
        let mut options = self.options();
        for (key, value) in self.chosen.get(&self.game).into_iter().flatten() {
            options.set(key, value)?;
        }
        let seed = self.seed.parse().unwrap_or(any_seed);
        AnyGame::new(&options, &seats, seed)?;
        Ok(MatchSetup {
            options,
            seats,
            seed: seed.into(),
            players: self
                .seats
                .iter()
                .map(|seat| SeatPlayer {
                    name: shown(&seat.name),
                    control: seat.kind.map_or(SeatControl::Person, SeatControl::Agent),
                })
                .collect(),
        })
    }

    /// The reason why the match cannot be played, as a sentence.
    pub(crate) fn problem(&self) -> Option<Message> {
        if self.in_teams() && !self.teams_fit() {
            return Some(words::problem_teams(self.seats.len()));
        }
        if let Some(at) = self.seats.iter().position(|seat| names::key(&seat.name).is_empty()) {
            return Some(words::problem_unnamed(at + 1));
        }
        let names: Vec<String> = self.seats.iter().map(|seat| names::key(&seat.name)).collect();
        if let Some(at) = (1..names.len()).find(|at| names[..*at].contains(&names[*at])) {
            return Some(words::problem_same_name(shown(&self.seats[at].name)));
        }
        if !self.seed.is_empty() && self.seed.parse::<u64>().is_err() {
            return Some(words::PROBLEM_SEED);
        }
        None
    }

    /// The set-up in one line.
    pub(crate) fn summary(&self) -> Message {
        let people = self.seats.iter().filter(|seat| seat.kind.is_none()).count();
        let computers = self.seats.len() - people;
        let minutes = self.setup(0).ok().map(|setup| minutes(&setup, people));
        let who = [
            (people > 0).then(|| words::summary_people(people)),
            (computers > 0).then(|| words::summary_computers(computers)),
            self.in_teams().then_some(words::SUMMARY_TEAMS),
            minutes.map(welcome::minutes),
        ];
        words::summary(self.options().title(), who.into_iter().flatten())
    }
}

/// What would shorten a long match.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shorter {
    /// The option and its value.
    pub key: &'static str,
    pub value: &'static str,
    /// The value in words, and the time that the match takes then.
    pub name: Message,
    pub minutes: u16,
}

impl Draft {
    /// What brings a match that takes much longer than people usually have near to [`USUAL_MINUTES`].
    pub(crate) fn shorter(&self) -> Option<Shorter> {
        let mut setup = self.setup(0).ok()?;
        let people = self.seats.iter().filter(|seat| seat.kind.is_none()).count();
        let now = minutes(&setup, people);
        if now <= USUAL_MINUTES + USUAL_MINUTES / 4 {
            return None;
        }
        let (key, value) = setup.options.nearest_to(USUAL_MINUTES, &setup.seats, people)?;
        setup.options.set(key, value).ok()?;
        let minutes = minutes(&setup, people);
        let info = setup.options.info().into_iter().find(|info| info.key == key)?;
        let Offer::OneOf(offered) = info.offer else { return None };
        let name = offered.into_iter().find(|(offer, _)| *offer == value)?.1;
        (minutes < now).then_some(Shorter {
            key,
            value,
            name,
            minutes,
        })
    }
}

/// How many minutes a match should take.
const USUAL_MINUTES: u16 = 25;

/// About how many minutes a match takes of whose players so many are people.
fn minutes(setup: &MatchSetup, people: usize) -> u16 {
    setup.options.minutes(&setup.seats, people)
}

/// A typed name, cleaned as everybody sees it.
fn shown(name: &str) -> String {
    cleaned_or(name, LONGEST_NAME, UNNAMED)
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::catalog::NAMES;

    #[test]
    fn a_set_up_in_a_line_counts_people_and_computer_players() {
        let of_stack = |minutes: u16, mut who: Vec<Message>| {
            who.push(welcome::minutes(minutes));
            words::summary("Stack", who)
        };
        let mut draft = Draft::default();
        assert_eq!(
            draft.summary(),
            of_stack(18, vec![words::summary_people(1), words::summary_computers(3)])
        );
        draft.set_kind(1, None);
        draft.set_kind(2, None);
        draft.teams = true;
        assert_eq!(
            draft.summary(),
            of_stack(
                48,
                vec![
                    words::summary_people(3),
                    words::summary_computers(1),
                    words::SUMMARY_TEAMS
                ]
            )
        );
    }

    #[test]
    fn a_match_of_many_people_can_be_shortened_to_the_usual_time() {
        let mut draft = Draft::default();
        assert_eq!(draft.shorter(), None, "it is short enough");
        while draft.seats.len() < draft.most_seats() {
            draft.add_seat();
        }
        for seat in 0..draft.seats.len() {
            draft.set_kind(seat, None);
        }
        let shorter = draft.shorter().expect("eight people play long");
        assert_eq!((shorter.key, shorter.value), ("target", "50"));
        assert!(shorter.minutes.abs_diff(USUAL_MINUTES) < 5, "{shorter:?}");
        draft.choose(shorter.key, shorter.value);
        assert_eq!(draft.shorter(), None);
    }

    #[test]
    fn teams_of_an_odd_number_are_refused_in_words_s_19() {
        let mut draft = Draft {
            teams: true,
            ..Draft::default()
        };
        draft.add_seat();
        assert_eq!(draft.problem(), Some(words::problem_teams(5)));
    }

    #[test]
    fn two_players_of_one_name_are_refused_in_words() {
        let mut draft = Draft::default();
        draft.seats[1].name = "Bo".into();
        draft.seats[3].name = "bo ".into();
        assert_eq!(draft.problem(), Some(words::problem_same_name("bo")));
    }

    #[test]
    fn every_game_can_be_set_up_with_fewest_and_most_players_and_every_value_on_offer() {
        for game in NAMES {
            let mut draft = Draft::default();
            draft.choose_game(game);
            while draft.seats.len() < draft.most_seats() {
                draft.add_seat();
            }
            assert_eq!(draft.problem(), None, "{game}");
            draft.setup(1).expect("the most can play");
            while draft.seats.len() > draft.least_seats() {
                draft.remove_seat(1);
            }
            draft.setup(1).expect("the fewest can play");
            for info in draft.options().info() {
                let usual = draft.value(info.key);
                let offered: Vec<&str> = match info.offer {
                    Offer::Switch => vec!["on", "off"],
                    Offer::OneOf(offered) => offered.into_iter().map(|(value, _)| value).collect(),
                    Offer::File => vec!["standard"],
                    Offer::Never => Vec::new(),
                };
                // Seats above 2 may not exist here. The fewest players are seated, because a stock of all cards cannot
                // be dealt to many.
                for value in offered.into_iter().filter(|value| info.key != "first" || *value <= "2") {
                    draft.choose(info.key, value);
                    draft
                        .setup(1)
                        .unwrap_or_else(|error| panic!("{game}: {} {value}: {error}", info.key));
                }
                draft.choose(info.key, &usual);
            }
        }
    }

    #[test]
    fn seats_are_called_what_all_can_see_and_no_two_the_same() {
        let mut draft = Draft::default();
        draft.seats[0].name = "\u{200b}\u{2066}".into();
        assert_eq!(draft.problem(), Some(words::problem_unnamed(1_u8)));
        draft.seats[0].name = "B\u{200b}o\u{fe0f} ".into();
        draft.seats[1].name = "bo".into();
        assert_eq!(draft.problem(), Some(words::problem_same_name("bo")));
        draft.seats[1].name = "\u{13AA}nna\u{202e}".into();
        assert_eq!(draft.problem(), None);
        let setup = draft.setup(1).expect("it can be played");
        let names: Vec<&str> = setup.players[..2].iter().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["Bo", "Anna"]);
    }
}
