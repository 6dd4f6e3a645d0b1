//! The match of a day: from its date alone follow the game, its options, the opponents and all that the program draws.
//!
//! The dice that a person throws by hand are not drawn: there the physics and the hand decide.

use crate::daily::date::Date;
use games::catalog::{AnyGame, AnyOptions, NAMES};
use rules::ai::character::CHARACTERS;
use rules::ai::level::Level;
use rules::error::SetupError;
use rules::rng::{RulesRng, Stream, below, nth_seed, stream};
use rules::seats::Seats;

/// What is hashed with the date. Another text would be other matches for all days, also for those that were played.
const SALT: &str = "tumbletop table of the day ";

/// The match of a day. The first seat is that of the person.
#[derive(Clone, Debug, PartialEq)]
pub struct DayTable {
    /// The day.
    pub date: Date,
    /// The game and its options.
    pub options: AnyOptions,
    /// The seating.
    pub seats: Seats,
    /// The levels of the computer players, by seat from the second one on.
    pub opponents: Vec<Level>,
    /// The seed of all chance that the program draws.
    pub seed: u64,
    /// About how many minutes it takes.
    pub minutes: u16,
}

impl DayTable {
    /// The match of this day. It is always the same for the same version of the games.
    ///
    /// # Errors
    /// [`SetupError`] if a game can't be set up as it offers; a test sets each of them up.
    pub fn of(date: Date) -> Result<Self, SetupError> {
        let seed = hash(&date.to_string());
        let mut rng = stream(nth_seed(seed, 1), Stream::Rules);
        let mut options = AnyOptions::of_game(game_of(date)).unwrap_or_default();
        let offered = options.short();
        let Some(short) = offered.get(below(&mut rng, offered.len() as u32) as usize) else {
            // No game offers anything.
            return Err(SetupError::Players {
                count: 0,
                least: options.players().0,
                most: options.players().1,
            });
        };
        for (key, value) in short.options {
            options.set(key, value)?;
        }
        let levels = options.levels().iter().copied();
        let levels: Vec<Level> = levels
            .filter(|level| CHARACTERS.iter().any(|character| character.home == *level))
            .collect();
        let pick = |rng: &mut RulesRng| levels.get(below(rng, levels.len() as u32) as usize).copied();
        let opponents = (1..short.players).filter_map(|_| pick(&mut rng)).collect();
        let seats = Seats::solo(short.players)?;
        // Nobody keeps what the first turn is worth: it moves on by one seat each time that the game comes.
        options.go_first((date.days() / games_of_days().len().max(1) as u32) as usize % short.players);
        AnyGame::new(&options, &seats, seed)?;
        let minutes = options.minutes(&seats, 1);
        Ok(Self {
            date,
            options,
            seats,
            opponents,
            seed,
            minutes,
        })
    }
}

/// The games that come in turn.
fn games_of_days() -> Vec<&'static str> {
    let has_short = |name: &&str| AnyOptions::of_game(name).is_some_and(|options| !options.short().is_empty());
    NAMES.iter().copied().filter(has_short).collect()
}

/// The game of a day. Each game comes once in as many days as there are games, in an order of its own each time.
fn game_of(date: Date) -> &'static str {
    let mut games = games_of_days();
    let count = games.len().max(1) as u32;
    let (turn, at) = (date.days() / count, date.days() % count);
    let mut rng = stream(hash(&turn.to_string()), Stream::Rules);
    for last in (1..games.len()).rev() {
        games.swap(last, below(&mut rng, last as u32 + 1) as usize);
    }
    games.get(at as usize).copied().unwrap_or_default()
}

/// A hash of a text that is the same on every machine and in every version: FNV-1a with 64 bits.
fn hash(text: &str) -> u64 {
    let bytes = SALT.bytes().chain(text.bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn table(date: Date) -> DayTable {
        DayTable::of(date).expect("every day has a match")
    }

    fn date(text: &str) -> Date {
        text.parse().expect("a date")
    }

    /// A match of a day in a line.
    fn line(table: &DayTable) -> String {
        let opponents: Vec<&str> = table.opponents.iter().map(|level| level.name()).collect();
        let chosen = table.options.info().into_iter().filter_map(|info| {
            let value = table.options.get(info.key)?;
            let usual = AnyOptions::of_game(table.options.name())?.get(info.key)?;
            (value != usual).then(|| format!(" {}={value}", info.key))
        });
        let chosen: String = chosen.collect();
        let (game, opponents) = (table.options.name(), opponents.join(","));
        format!("{} {game}{chosen} {opponents} {:016x}", table.date, table.seed)
    }

    #[test]
    fn the_matches_of_these_days_never_change() {
        let first = date("2026-11-26").days();
        let lines: Vec<String> = (first..first + 12)
            .map(|day| line(&table(Date::of_days(day))))
            .collect();
        assert_eq!(lines, GOLDEN, "people have played these matches");
    }

    const GOLDEN: [&str; 12] = [
        "2026-11-26 skip-bo-dice first=2 expert 9bb51735356df0e3",
        "2026-11-27 skip-bo-mod stock=short first=1 hard,normal 9bb51635356def30",
        "2026-11-28 skip-bo-dice first=1 normal 9bb52535356e08ad",
        "2026-11-29 skip-bo stock=short first=1 easy,easy 9bb52435356e06fa",
        "2026-11-30 stack target=50 floor-penalty=on normal,expert 9bb19735356ae18c",
        "2026-12-01 skip-bo-mod first=2 hard ca25284d4268d647",
        "2026-12-02 skip-bo stock=short first=2 expert,expert,expert ca25294d4268d7fa",
        "2026-12-03 stack target=50 normal,expert ca252a4d4268d9ad",
        "2026-12-04 skip-bo-dice first=2 normal,hard ca25234d4268cdc8",
        "2026-12-05 skip-bo stock=short first=3 easy,normal ca25244d4268cf7b",
        "2026-12-06 skip-bo-mod stock=short first=3 normal,easy ca25254d4268d12e",
        "2026-12-07 stack target=50 easy,easy ca25264d4268d2e1",
    ];

    #[test]
    fn every_day_can_be_played_and_no_game_is_left_out() {
        let first = date("2026-01-02").days();
        let count = NAMES.len();
        let days: Vec<DayTable> = (first..first + 1200).map(|day| table(Date::of_days(day))).collect();
        for table in &days {
            assert_eq!(table.opponents.len() + 1, table.seats.count());
            assert!(table.minutes <= 15, "{}", line(table));
            let mut game = AnyGame::new(&table.options, &table.seats, table.seed).expect("a match");
            let deal = game.sample_chance(&mut stream(table.seed, Stream::Chance));
            assert!(
                game.apply(rules::ids::Actor::Chance, &deal, &mut ()).is_ok(),
                "{}",
                line(table)
            );
        }
        for turn in days.chunks(count) {
            let games: BTreeSet<&str> = turn.iter().map(|table| table.options.name()).collect();
            // The days do not begin with a turn.
            assert!(games.len() >= count.div_ceil(2));
        }
        let seeds: BTreeSet<u64> = days.iter().map(|table| table.seed).collect();
        assert_eq!(seeds.len(), days.len(), "each day has a seed of its own");
        let levels: BTreeSet<&str> = days
            .iter()
            .flat_map(|table| &table.opponents)
            .map(|level| level.name())
            .collect();
        assert_eq!(levels, BTreeSet::from(["easy", "expert", "hard", "normal"]));
    }

    #[test]
    fn every_short_match_of_every_game_can_be_set_up() {
        for name in NAMES {
            let usual = AnyOptions::of_game(name).expect("a game");
            assert!(!usual.short().is_empty(), "{name}");
            for short in usual.short() {
                let mut options = usual.clone();
                for (key, value) in short.options {
                    options.set(key, value).expect("an option");
                }
                let seats = Seats::solo(short.players).expect("players");
                AnyGame::new(&options, &seats, 1).expect("a match");
            }
        }
    }
}
