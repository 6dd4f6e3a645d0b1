//! The matches of each player, put together.

use std::collections::BTreeMap;

use crate::ai::character::is_given_name;
use crate::ai::level::Level;
use crate::catalog::{AnyOptions, NAMES};
use crate::messages::Message;
use crate::messages::texts::statistics as words;
use crate::names::{LONGEST, UNNAMED, cleaned};
use crate::statistics::look_back::{InMeasure, LookBack, SeatLook};
use crate::statistics::measures::{self, Measured};
use crate::statistics::one_match::{MatchFacts, Outcome, SeatFacts};

/// The most matches of which [`Figures::last`] tells.
pub const LAST: usize = 100;

/// A person who plays. Names that differ only in capital letters are the same person's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// By the name, as it was spelled last.
    Named(String),
    /// All who play under a name that the program gave them.
    Unnamed,
}

impl Who {
    /// The name, or what stands for it.
    pub fn said(&self) -> Message {
        match self {
            Self::Named(name) => Message::verbatim(name.clone()),
            Self::Unnamed => words::UNNAMED,
        }
    }
}

/// What decides who is who.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key(Option<String>);

impl Key {
    /// The person with this name.
    pub(super) fn of(name: &str) -> Self {
        let own = cleaned(name, LONGEST).filter(|name| name != UNNAMED && !is_given_name(name));
        Self(own.map(|name| name.to_lowercase()))
    }
}

/// Who is called how now, by the keys of names that they had before.
pub(super) struct Names(Vec<(Key, String)>);

impl Names {
    /// Each of these pairs is a name of before and the name now. A name that somebody has now is that person's.
    pub(super) fn of(also_known: &[(String, String)]) -> Self {
        let is_now = |name: &str| also_known.iter().any(|(_, now)| Key::of(now) == Key::of(name));
        let pairs = also_known.iter().filter(|(former, _)| !is_now(former));
        Self(pairs.map(|(former, now)| (Key::of(former), now.clone())).collect())
    }

    /// The name now of whoever was called so.
    fn now<'a>(&'a self, name: &'a str) -> &'a str {
        let key = Key::of(name);
        let known = self.0.iter().find(|(former, _)| *former == key && key.0.is_some());
        known.map_or(name, |(_, now)| now)
    }

    /// The person who is or was called so.
    pub(super) fn key(&self, name: &str) -> Key {
        Key::of(self.now(name))
    }
}

/// A person, with all matches in which that person sat at the table at the end. Somebody with two seats at a table, as
/// unnamed people may have, is counted for each.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// Who.
    pub who: Who,
    /// Over all games.
    pub all: Figures,
    /// Of each game that was played, by its name on the command line, in the order of the catalog.
    pub games: Vec<(&'static str, Figures)>,
}

/// The figures of a player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figures {
    /// How the matches ended.
    pub results: Results,
    /// The same by opponents: people only first, then by the strongest computer player, weakest first.
    pub against: Vec<(Opponents, Results)>,
    /// Wins and losses in a row.
    pub streaks: Streaks,
    /// The points of finished matches; `None` where there is none, and over several games, which count differently.
    pub points: Option<Points>,
    /// The last finished matches, the first one first: at most [`LAST`].
    pub last: Vec<Played>,
    /// What the game counts, finished or not; nothing over several games.
    pub measures: Vec<Measured>,
    /// Mistakes and luck; `None` where nobody looked back yet.
    pub look_back: Option<LookBack>,
}

/// How matches ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// How many are over.
    pub finished: u64,
    /// How many are not.
    pub unfinished: u64,
    /// How many were won, alone or with a partner.
    pub won: u64,
    /// In how many the win was shared with opponents.
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

/// Who sat against a player, partners left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponents {
    /// People only.
    People,
    /// Computer players, of which the strongest had this level, and perhaps people too.
    Computers(Level),
}

impl Opponents {
    /// Against whom, in words.
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

/// Wins and losses in a row, by when the matches began. A tie ends both, a match that is not over neither.
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
    /// Against whom.
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
    fn look(&self) -> Option<&SeatLook> {
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

/// The people of these matches, which are in the order in which they began: those with names by the alphabet, then the
/// unnamed ones.
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
    // Nobody's name comes before all names.
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

/// The figures over these places; `game` is the one game of all of them.
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
    figures.look_back = look_back(places, game);
    figures
}

fn look_back(places: &[Place], game: Option<&AnyOptions>) -> Option<LookBack> {
    let looks: Vec<&SeatLook> = places.iter().filter_map(Place::look).collect();
    let choices = looks.iter().map(|look| look.choices).sum::<u64>();
    let loss: f64 = looks.iter().map(|look| look.loss).sum();
    let luckiest = looks.iter().map(|look| look.luckiest).fold(0.0, f64::max);
    let in_measure = |worth: f64| {
        game.map(|game| InMeasure {
            worth,
            said: game.amount(worth as f32),
        })
    };
    (!looks.is_empty()).then(|| LookBack {
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
    fn names_that_differ_in_capital_letters_are_one_and_given_names_are_nobody() {
        assert_eq!(Key::of(" ÄNNE "), Key::of("änne"));
        assert_ne!(Key::of("Zoe"), Key::of("Zoë"));
        for name in ["", "  ", "Ana", "Hal", "Saga", " Pim "] {
            assert_eq!(Key::of(name), Key(None), "{name}");
        }
    }
}
