//! The figures of each player over all matches.

use std::collections::BTreeMap;

use crate::statistics::match_facts::{MatchFacts, Outcome, SeatFacts};
use crate::statistics::measures::{self, Measured};
use crate::statistics::review::{InMeasure, ReviewSummary, SeatReviewFacts};
use games::catalog::{AnyOptions, NAMES};
use messages::Message;
use messages::names::{LONGEST, UNNAMED, cleaned};
use messages::texts::statistics as words;
use rules::ai::character::is_no_name;
use rules::ai::level::Level;

/// The most matches in [`Figures::last`].
pub const LAST: usize = 100;

/// A person who plays. Names that differ only in case belong to the same person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// A person by name, in its latest spelling.
    Named(String),
    /// All players without a name or with a name that the program gave them, together.
    Unnamed,
}

impl Who {
    /// The name, or the text that replaces it.
    pub fn said(&self) -> Message {
        match self {
            Self::Named(name) => Message::verbatim(name.clone()),
            Self::Unnamed => words::UNNAMED,
        }
    }
}

/// The key that identifies a person.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key(Option<String>);

impl Key {
    /// The key of the person with this name.
    pub(super) fn of(name: &str) -> Self {
        let own = cleaned(name, LONGEST).filter(|name| name != UNNAMED && !is_no_name(name));
        Self(own.map(|name| name.to_lowercase()))
    }
}

/// The current names of persons, by the keys of their former names.
pub(super) struct Names(Vec<(Key, String)>);

impl Names {
    /// Each of these pairs is a former name and the current name. A former name that is the current name of a person
    /// belongs to that person.
    pub(super) fn of(also_known: &[(String, String)]) -> Self {
        let is_now = |name: &str| also_known.iter().any(|(_, now)| Key::of(now) == Key::of(name));
        let pairs = also_known.iter().filter(|(former, _)| !is_now(former));
        Self(pairs.map(|(former, now)| (Key::of(former), now.clone())).collect())
    }

    /// The current name of the person who has or had this name.
    fn now<'a>(&'a self, name: &'a str) -> &'a str {
        let key = Key::of(name);
        let known = self.0.iter().find(|(former, _)| *former == key && key.0.is_some());
        known.map_or(name, |(_, now)| now)
    }

    /// The key of the person who has or had this name.
    pub(super) fn key(&self, name: &str) -> Key {
        Key::of(self.now(name))
    }
}

/// A person, with the figures of all matches in which the person had a seat at the end. A person with two seats in a
/// match, which is possible for unnamed players, is counted for each.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// The person.
    pub who: Who,
    /// The figures over all games.
    pub all: Figures,
    /// The figures of each game that the person played, by its name on the command line, in the order of the catalog.
    pub games: Vec<(&'static str, Figures)>,
}

/// The figures of a player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figures {
    /// The results of the matches.
    pub results: Results,
    /// The results by opponents: people only first, then by the strongest computer player, weakest first.
    pub against: Vec<(Opponents, Results)>,
    /// Wins and losses in a row.
    pub streaks: Streaks,
    /// The points of finished matches; `None` without finished matches, and over all games, as they score differently.
    pub points: Option<Points>,
    /// The last finished matches, oldest first: at most [`LAST`].
    pub last: Vec<Played>,
    /// The measures of the game, also of unfinished matches; empty over all games.
    pub measures: Vec<Measured>,
    /// Mistakes and luck; `None` if no match was reviewed yet.
    pub look_back: Option<ReviewSummary>,
}

/// The results of several matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// How many are over.
    pub finished: u64,
    /// How many are not over.
    pub unfinished: u64,
    /// How many were won, alone or with a partner.
    pub won: u64,
    /// How many were won together with opponents.
    pub tied: u64,
}

impl Results {
    /// How many were lost.
    pub const fn lost(&self) -> u64 {
        self.finished.saturating_sub(self.won + self.tied)
    }

    const fn add(&mut self, outcome: Option<Outcome>) {
        match outcome {
            None => self.unfinished += 1,
            Some(outcome) => {
                self.finished += 1;
                match outcome {
                    Outcome::Won => self.won += 1,
                    Outcome::Tied => self.tied += 1,
                    Outcome::Lost => {}
                }
            }
        }
    }
}

/// The opponents of a player, without partners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponents {
    /// People only.
    People,
    /// Computer players, the strongest with this level, and perhaps people too.
    Computers(Level),
}

impl Opponents {
    /// The opponents in words.
    pub fn said(self) -> Message {
        match self {
            Self::People => words::AGAINST_PEOPLE,
            Self::Computers(level) => words::against_computers(level.said()),
        }
    }

    fn of(facts: &MatchFacts, seat: usize) -> Self {
        let team = facts.seats.get(seat).map(|own| own.team);
        let others = facts.seats.iter().enumerate();
        let others = others.filter(|(at, other)| *at != seat && Some(other.team) != team);
        let strongest = others
            .filter_map(|(_, other)| other.level)
            .max_by_key(|level| strength(*level));
        strongest.map_or(Self::People, Self::Computers)
    }

    fn place(self) -> Option<usize> {
        match self {
            Self::People => None,
            Self::Computers(level) => Some(strength(level)),
        }
    }
}

/// The place of a level among all, weakest first.
fn strength(level: Level) -> usize {
    Level::ALL.iter().position(|other| *other == level).unwrap_or_default()
}

/// Wins and losses in a row, in the order in which the matches began. A tie ends both rows; an unfinished match ends
/// none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streaks {
    /// How many of the last matches were won in a row.
    pub current_wins: u64,
    /// The most that were won in a row.
    pub longest_wins: u64,
    /// The most that were lost in a row.
    pub longest_losses: u64,
}

impl Streaks {
    fn of(outcomes: impl Iterator<Item = Outcome>) -> Self {
        let mut streaks = Self::default();
        let mut losses = 0;
        for outcome in outcomes {
            streaks.current_wins = if outcome == Outcome::Won {
                streaks.current_wins + 1
            } else {
                0
            };
            losses = if outcome == Outcome::Lost { losses + 1 } else { 0 };
            streaks.longest_wins = streaks.longest_wins.max(streaks.current_wins);
            streaks.longest_losses = streaks.longest_losses.max(losses);
        }
        streaks
    }
}

/// The points of several matches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Points {
    /// The least.
    pub least: i32,
    /// The most.
    pub most: i32,
    /// The mean.
    pub mean: f64,
}

impl Points {
    fn of(points: impl Iterator<Item = i32> + Clone) -> Option<Self> {
        let (least, most) = (points.clone().min()?, points.clone().max()?);
        let sum: i64 = points.clone().map(i64::from).sum();
        let mean = sum as f64 / points.count() as f64;
        Some(Self { least, most, mean })
    }
}

/// A finished match of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The game, by its name on the command line.
    pub game: &'static str,
    /// When the match began, in seconds since 1970.
    pub began_s: u64,
    /// The points.
    pub points: i32,
    /// How it ended.
    pub outcome: Outcome,
    /// The opponents.
    pub against: Opponents,
}

/// A seat of a person in a match.
#[derive(Clone, Copy)]
struct Place<'a> {
    game: &'static str,
    facts: &'a MatchFacts,
    seat: usize,
    own: &'a SeatFacts,
}

impl Place<'_> {
    fn look(&self) -> Option<&SeatReviewFacts> {
        self.facts.look_back.as_ref()?.get(self.seat)
    }

    fn played(&self) -> Option<Played> {
        Some(Played {
            game: self.game,
            began_s: self.facts.began_s,
            points: self.own.points,
            outcome: self.facts.outcome(self.seat)?,
            against: Opponents::of(self.facts, self.seat),
        })
    }
}

/// The people of these matches: those with names in alphabetical order, then the unnamed ones. `matches` must be in
/// the order in which they began. With `asked`, only this person.
pub(super) fn players(matches: &[&MatchFacts], names: &Names, asked: Option<&Key>) -> Vec<Player> {
    let mut by_key: BTreeMap<Key, Vec<Place>> = BTreeMap::new();
    for facts in matches {
        let Some(game) = NAMES.iter().find(|name| **name == facts.game) else {
            continue;
        };
        for (seat, own) in facts.seats.iter().enumerate().filter(|(_, own)| own.level.is_none()) {
            let key = names.key(&own.name);
            if asked.is_none_or(|asked| *asked == key) {
                by_key.entry(key).or_default().push(Place { game, facts, seat, own });
            }
        }
    }
    let mut players: Vec<Player> = by_key
        .into_iter()
        .map(|(key, places)| player(&key, names, &places))
        .collect();
    // The key of unnamed players sorts before all names, but they come last.
    players.sort_by_key(|player| player.who == Who::Unnamed);
    players
}

fn player(key: &Key, names: &Names, places: &[Place]) -> Player {
    let spelled = places.last().map(|place| names.now(&place.own.name).to_owned());
    let games = NAMES.iter().filter_map(|game| {
        let own: Vec<Place> = places.iter().filter(|place| place.game == *game).copied().collect();
        (!own.is_empty()).then(|| (*game, figures(&own, AnyOptions::of_game(game).as_ref())))
    });
    Player {
        who: key.0.as_ref().and(spelled).map_or(Who::Unnamed, Who::Named),
        all: figures(places, None),
        games: games.collect(),
    }
}

/// The figures over these places; `game` is the game of all of them, or `None` over all games.
fn figures(places: &[Place], game: Option<&AnyOptions>) -> Figures {
    let mut figures = Figures::default();
    for place in places {
        let outcome = place.facts.outcome(place.seat);
        let opponents = Opponents::of(place.facts, place.seat);
        figures.results.add(outcome);
        match figures.against.iter_mut().find(|(other, _)| *other == opponents) {
            Some((_, results)) => results.add(outcome),
            None => {
                let mut results = Results::default();
                results.add(outcome);
                figures.against.push((opponents, results));
            }
        }
    }
    figures.against.sort_by_key(|(opponents, _)| opponents.place());
    let finished: Vec<Played> = places.iter().filter_map(Place::played).collect();
    figures.streaks = Streaks::of(finished.iter().map(|played| played.outcome));
    if let Some(game) = game {
        figures.points = Points::of(finished.iter().map(|played| played.points));
        figures.measures = measures::of(game.measures(), places.iter().map(|place| place.own));
    }
    figures.last = finished[finished.len().saturating_sub(LAST)..].to_vec();
    figures.look_back = review_summary(places, game);
    figures
}

fn review_summary(places: &[Place], game: Option<&AnyOptions>) -> Option<ReviewSummary> {
    let looks: Vec<&SeatReviewFacts> = places.iter().filter_map(Place::look).collect();
    let choices = looks.iter().map(|look| look.choices).sum::<u64>();
    let loss: f64 = looks.iter().map(|look| look.loss).sum();
    let luckiest = looks.iter().map(|look| look.luckiest).fold(0.0, f64::max);
    let in_measure = |worth: f64| {
        game.map(|game| InMeasure {
            worth,
            said: game.amount(worth as f32),
        })
    };
    (!looks.is_empty()).then(|| ReviewSummary {
        matches: looks.len() as u64,
        choices,
        best: looks.iter().map(|look| look.best).sum(),
        mean_loss: in_measure(loss / choices.max(1) as f64),
        luckiest: in_measure(luckiest),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tie_ends_both_rows_and_the_last_matches_are_the_present_one() {
        use Outcome::{Lost, Tied, Won};
        let streaks = |outcomes: &[Outcome]| {
            let of = Streaks::of(outcomes.iter().copied());
            [of.current_wins, of.longest_wins, of.longest_losses]
        };
        assert_eq!(streaks(&[]), [0, 0, 0]);
        assert_eq!(streaks(&[Won, Won, Tied, Won]), [1, 2, 0]);
        assert_eq!(streaks(&[Lost, Lost, Tied, Lost, Won, Won, Won, Lost]), [0, 3, 2]);
    }

    #[test]
    fn names_that_differ_in_capital_letters_are_one_and_numbered_players_are_nobody() {
        assert_eq!(Key::of(" ÄNNE "), Key::of("änne"));
        assert_ne!(Key::of("Zoe"), Key::of("Zoë"));
        for name in ["", "  ", "Player 1", " Spieler 3 "] {
            assert_eq!(Key::of(name), Key(None), "{name}");
        }
        assert_ne!(Key::of("Ana"), Key(None), "a person may be called so");
    }
}
