//! How matches end: how many without a winner, how long they are, what the rule of the dry table does in them (K-11),
//! and how often each place in the order of play wins.
//!
//! `cargo run --release -p cli --example endings -- GAME MATCHES SEATS [KEY=VALUE]...` prints one row
//! of the table in docs/opponents.md; `scripts/endings.sh` prints all of them. With `--keep FILE` before these, every
//! match that ended is written to that file, and played no more when the same row is asked for again: a row of several
//! hours can be cut off.

use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::process::ExitCode;
use std::sync::Mutex;

use cli::match_args::{self, Setting};
use games::catalog::{AnyEvent, ForGame, Listed};
use games::skip_bo::SkipBo;
use games::skip_bo::event::CardEvent;
use games::skip_bo_mod::SkipBoMod;
use language::Language;
use messages::ToMessage;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rules::ai::agent::{Strategy, choose_in};
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::game::{EventSink, Turn};
use rules::ids::{Actor, MAX_SEATS, SeatId, Viewer};
use rules::rng::{Stream, nth_seed, stream};
use rules::seats::Seats;
use serde::{Deserialize, Serialize};

/// The seed of all chance in the measured matches.
const SEED: u64 = 1;

/// How one match ended.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
struct Ending {
    /// Whether one side won.
    won: bool,
    /// Whether it was ended as too long.
    given_up: bool,
    /// Actions of seats and of chance.
    acts: usize,
    /// How often another seat acts than before.
    turns: usize,
    /// How often the discard piles were shuffled into a new draw pile.
    gathered: usize,
    /// How many rounds were scored for the fewest stock cards left.
    stalled: usize,
    /// The seat that had the first turn.
    first: Option<SeatId>,
    /// Which places in the order of play won; 0 had the first turn.
    places: [bool; MAX_SEATS],
}

/// Counts the events of a match.
struct Counts<'a>(&'a mut Ending);

impl Counts<'_> {
    fn count(&mut self, event: &AnyEvent) {
        self.0.first = self.0.first.or_else(|| event.turn_of());
        match SkipBo::of_event(event).or_else(|| SkipBoMod::of_event(event)) {
            Some(CardEvent::DiscardsGathered { .. }) => self.0.gathered += 1,
            Some(CardEvent::RoundStalled) => self.0.stalled += 1,
            _ => {}
        }
    }
}

struct Sink<'a, 'b, G>(&'a mut Counts<'b>, std::marker::PhantomData<G>);

impl<G: Listed> EventSink<G::Event> for Sink<'_, '_, G> {
    fn push(&mut self, event: G::Event) {
        self.0.count(&G::any_event(event));
    }
}

struct Matches<'a> {
    seats: Seats,
    levels: &'a [Level],
    count: u64,
    kept: Kept,
}

/// Matches that ended in an earlier run of the same row, and where those of this one are written: one in each line, as
/// its number and how it ended.
#[derive(Default)]
struct Kept {
    earlier: BTreeMap<u64, Ending>,
    file: Option<Mutex<std::fs::File>>,
}

impl Kept {
    fn open(path: &str) -> Result<Self, String> {
        let failed = |error| format!("{path}: {error}");
        let text = match std::fs::read_to_string(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            read => read.map_err(failed)?,
        };
        // A last line that was cut off is left out: that match is played again.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let earlier = text[..whole]
            .lines()
            .map(|line| serde_json::from_str(line).map_err(|error| format!("{path}: {error}: {line}")))
            .collect::<Result<_, _>>()?;
        let file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(path)
            .map_err(failed)?;
        if whole < text.len() {
            file.set_len(whole as u64).map_err(failed)?;
        }
        Ok(Self {
            earlier,
            file: Some(Mutex::new(file)),
        })
    }

    fn keep(&self, index: u64, ending: &Ending) -> Result<(), String> {
        let Some(file) = &self.file else { return Ok(()) };
        let line = serde_json::to_string(&(index, ending)).map_err(|error| error.to_string())?;
        let mut file = file.lock().map_err(|error| error.to_string())?;
        file.write_all(format!("{line}\n").as_bytes())
            .map_err(|error| error.to_string())
    }
}

impl ForGame for Matches<'_> {
    type Out = Result<Vec<Ending>, String>;

    fn run<G: Strategy + Listed>(self, options: &G::Options) -> Self::Out {
        let ended = |index| match self.kept.earlier.get(&index) {
            Some(ending) => Ok(*ending),
            None => {
                let ending = self.play::<G>(options, index)?;
                self.kept.keep(index, &ending)?;
                Ok(ending)
            }
        };
        (0..self.count).into_par_iter().map(ended).collect()
    }
}

impl Matches<'_> {
    /// Plays one match; all players move on by a seat from match to match.
    fn play<G: Strategy + Listed>(&self, options: &G::Options, index: u64) -> Result<Ending, String> {
        let seed = nth_seed(SEED, index);
        let mut game = G::new(options, &self.seats, seed).map_err(|error| error.to_string())?;
        let (mut chance, mut agents) = (stream(seed, Stream::Chance), stream(seed, Stream::Agents));
        let level = |seat: SeatId| self.levels[(seat.index() + index as usize) % self.levels.len()];
        let mut ending = Ending::default();
        let mut legal = Vec::new();
        let mut last = None;
        while ending.acts < G::LONGEST_PLAYOUT {
            let (who, action) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, game.sample_chance(&mut chance)),
                Turn::Players(due) => {
                    let Some(seat) = due.lowest() else { break };
                    ending.turns += usize::from(last.replace(seat) != Some(seat));
                    game.legal_actions(seat, &mut legal);
                    let view = || game.view(Viewer::Player(seat));
                    let mut budget = Budget::nodes(G::NODES);
                    let choice = choose_in::<G, _>(level(seat), view, seat, &legal, &mut budget, &mut agents);
                    (Actor::Player(seat), legal.swap_remove(choice))
                }
            };
            let mut counts = Counts(&mut ending);
            let mut sink = Sink::<G>(&mut counts, std::marker::PhantomData);
            game.apply(who, &action, &mut sink).map_err(|error| error.to_string())?;
            ending.acts += 1;
        }
        let winners = game.scores().winners;
        let sides = |a: SeatId| winners.iter().all(|b| a == b || self.seats.partners(a, b));
        ending.given_up = game.turn() != Turn::Over;
        ending.won = !ending.given_up && winners.iter().all(sides);
        if let Some(first) = ending.first.filter(|_| ending.won) {
            let count = self.seats.count();
            for seat in winners.iter() {
                ending.places[(seat.index() + count - first.index()) % count] = true;
            }
        }
        Ok(ending)
    }
}

/// The median and the largest figure.
fn middle_and_most(endings: &[Ending], of: impl Fn(&Ending) -> usize) -> String {
    let mut all: Vec<usize> = endings.iter().map(of).collect();
    all.sort_unstable();
    match (all.get(all.len() / 2), all.last()) {
        (Some(middle), Some(most)) => format!("{middle} | {most}"),
        _ => "- | -".to_owned(),
    }
}

fn mean(endings: &[Ending], of: impl Fn(&Ending) -> usize) -> f64 {
    endings.iter().map(of).sum::<usize>() as f64 / endings.len().max(1) as f64
}

fn row(arguments: &[String]) -> Result<String, String> {
    let (kept, arguments) = match arguments {
        [flag, file, rest @ ..] if flag == "--keep" => (Kept::open(file)?, rest),
        all => (Kept::default(), all),
    };
    let [game, count, seats, settings @ ..] = arguments else {
        return Err("usage: endings [--keep FILE] GAME MATCHES SEATS [KEY=VALUE]...".to_owned());
    };
    let count: u64 = count.parse().map_err(|_| format!("{count} is no number of matches"))?;
    let levels: Vec<Level> = seats
        .split(',')
        .map(|level| level.parse().map_err(|error| format!("{level}: {error}")))
        .collect::<Result<_, _>>()?;
    let set: Vec<Setting> = settings
        .iter()
        .map(|setting| setting.parse().map_err(|error| format!("{setting}: {error}")))
        .collect::<Result<_, _>>()?;
    let (options, seating) =
        match_args::read(game, &set, levels.len()).map_err(|error| Language::english().plain(&error.message()))?;
    let endings = options.for_game(Matches {
        seats: seating,
        levels: &levels,
        count,
        kept,
    })?;
    let share = |of: fn(&Ending) -> bool| {
        let counted = endings.iter().filter(|ending| of(ending)).count();
        100.0 * counted as f64 / endings.len().max(1) as f64
    };
    let decided = endings.iter().filter(|ending| ending.won).count().max(1) as f64;
    let places: Vec<f64> = (0..levels.len())
        .map(|place| endings.iter().filter(|ending| ending.places[place]).count() as f64)
        .map(|wins| 100.0 * wins / decided)
        .collect();
    Ok(format!(
        "| {} | {seats} | {count} | {:.1} % | {:.1} % | {:.0} | {} | {} | {:.1} % | {:.1} % | {:.1} to {:.1} % |",
        [std::slice::from_ref(game), settings].concat().join(" "),
        share(|ending| !ending.won && !ending.given_up),
        share(|ending| ending.given_up),
        mean(&endings, |ending| ending.turns),
        middle_and_most(&endings, |ending| ending.turns),
        middle_and_most(&endings, |ending| ending.gathered),
        share(|ending| ending.stalled > 0),
        places.first().copied().unwrap_or_default(),
        places.iter().copied().fold(f64::INFINITY, f64::min),
        places.iter().copied().fold(0.0, f64::max),
    ))
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match row(&arguments) {
        Ok(row) => {
            println!("{row}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
