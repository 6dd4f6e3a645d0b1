//! `tumbletop simulate`: computer players play many matches, without a table or with real throws.

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use indicatif::ProgressBar;
use serde::Serialize;

use crate::cost::{CostReport, Costs};
use crate::error::{CliError, Failure};
use crate::localizer::CliLocalizer;
use crate::match_args;
use crate::match_args::Setting;
use crate::match_args::game_help;
use crate::numbers::{MOST_THREADS, MOST_TIMES, whole};
use host::saved_throws::log_of;
use host::tracks::MatchTracks;
use host::view::SeatColours;
use messages::Message;
use messages::texts::cli as words;
use records::arena::{MatchObserver, Plan, Tally};
use records::record::Record;
use records::store::log_entry::{LogEntry, LogHeaderBody, SeatOccupant};
use records::store::{library, log};
use rules::ai::character::at_table;
use rules::ai::level::Level;
use system::output::{self, Unprinted};

/// The least width of the column of seat numbers.
const SEAT_WIDTH: usize = 4;

/// The arguments of `simulate`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The game, by its name.
    #[arg(help = game_help())]
    pub game: String,
    /// The number of matches.
    #[arg(long, default_value_t = 100, value_parser = whole::<0, MOST_TIMES, u64>)]
    pub games: u64,
    /// The computer players, seat by seat: easy, normal, hard, expert; or a yardstick: random, baseline, greedy.
    #[arg(long, value_delimiter = ',', default_value = "greedy,greedy")]
    pub seats: Vec<Level>,
    /// The seed for everything random.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Sets an option of the game; `tumbletop rules GAME` lists them.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<Setting>,
    /// Moves all players on by a seat after each match, so that no seat gives an advantage.
    #[arg(long)]
    pub alternate: bool,
    /// Measures how long each computer player thinks about a choice.
    #[arg(long)]
    pub cost: bool,
    /// How many nodes a searching computer player may visit per decision; by default the game's own number; not
    /// with real dice.
    #[arg(long, conflicts_with = "physics", value_parser = whole::<0, MOST_TIMES, u64>)]
    pub nodes: Option<u64>,
    /// The number of threads; by default one per core.
    #[arg(long, value_parser = whole::<1, MOST_THREADS, usize>)]
    pub threads: Option<usize>,
    /// Throws real dice, headless.
    #[arg(long)]
    pub physics: bool,
    /// Saves each match as a file in this folder; with --physics also how its dice moved.
    #[arg(long, value_name = "DIR")]
    pub record: Option<PathBuf>,
    /// Prints one JSON object.
    #[arg(long)]
    pub json: bool,
}

impl Args {
    /// The plan of the matches.
    ///
    /// # Errors
    /// [`CliError::Usage`] for an unknown game, a wrong setting, or a seating the game refuses.
    pub fn plan(&self) -> Result<Plan, CliError> {
        let (options, seats) = match_args::read(&self.game, &self.set, self.seats.len())?;
        match_args::check_levels(&options, self.seats.iter().copied())?;
        Ok(Plan {
            options,
            seats,
            agents: self.seats.clone(),
            alternate: self.alternate,
            nodes: self.nodes,
            seed: self.seed,
            games: self.games,
            threads: self
                .threads
                .unwrap_or_else(|| std::thread::available_parallelism().map_or(1, Into::into))
                .min(usize::try_from(self.games).unwrap_or(usize::MAX)),
        })
    }
}

/// What `--json` prints.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// Matches played.
    pub games: u64,
    /// By computer player, in the given order; without `--alternate` that is the order of the seats.
    pub seats: Vec<SeatReport>,
    /// Matches won, alone or with the partner, by order of play: first by the seat that had the first turn.
    pub wins_in_order: Vec<u64>,
    /// Matches that one side won alone.
    pub decided: u64,
    /// Matches ended as too long.
    pub unfinished: u64,
    /// Actions of seats and of chance.
    pub actions: u64,
    /// The time it took, in seconds.
    pub seconds: f64,
    /// Matches a second.
    pub games_per_second: f64,
    /// Actions a second.
    pub actions_per_second: f64,
    /// Computed from the final states of all matches; the same for any number of threads.
    pub final_hash: String,
}

/// The results of one computer player.
#[derive(Clone, Debug, Serialize)]
pub struct SeatReport {
    /// The computer player.
    pub agent: String,
    /// Matches won, alone or with the partner.
    pub wins: u64,
    /// Matches in which the win was shared with another side.
    pub ties: u64,
    /// The mean of the final scores.
    pub mean_score: f64,
    /// Its wins as a share of the decided matches.
    pub share: f64,
    /// The range in which that share would lie after any number of matches, at 95 %.
    pub interval: [f64; 2],
    /// How long it thinks about a decision; only with `--cost`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<CostReport>,
    /// What its real throws did; only with `--physics`.
    #[serde(flatten)]
    pub rolls: Option<Rolls>,
}

/// What a computer player's own throws did to the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Rolls {
    /// Turns in which it rolled a die again (S-6).
    pub rerolls: u64,
    /// Stacks that its throws knocked over (S-7).
    pub stacks_toppled: u64,
}

impl Report {
    /// The figures of a tally that took `seconds`.
    pub fn new(plan: &Plan, tally: &Tally, costs: Option<&Costs>, seconds: f64) -> Self {
        let mean = |points: i64| points as f64 / tally.games.max(1) as f64;
        // A run too short for the clock still has a finite rate.
        let rate = |count: u64| count as f64 / seconds.max(1e-9);
        Self {
            game: plan.options.name().to_owned(),
            games: tally.games,
            seats: plan
                .agents
                .iter()
                .zip(&tally.seats)
                .enumerate()
                .map(|(index, (agent, seat))| SeatReport {
                    agent: agent.to_string(),
                    wins: seat.wins,
                    ties: seat.ties,
                    mean_score: mean(seat.points),
                    share: seat.wins as f64 / tally.decided.max(1) as f64,
                    interval: wilson(seat.wins, tally.decided),
                    cost: costs.and_then(|costs| costs.report(index)),
                    rolls: None,
                })
                .collect(),
            wins_in_order: tally.wins_in_order[..plan.seats.count()].to_vec(),
            decided: tally.decided,
            unfinished: tally.unfinished,
            actions: tally.actions,
            seconds,
            games_per_second: rate(tally.games),
            actions_per_second: rate(tally.actions),
            final_hash: format!("{:016x}", tally.final_hash),
        }
    }

    /// The report for a person.
    ///
    /// # Errors
    /// [`Unprinted`]
    pub fn print_table(&self, localizer: &CliLocalizer) -> Result<(), Unprinted> {
        localizer.print(&words::simulate_head(
            &self.game,
            self.games,
            self.actions,
            format!("{:.1}", self.seconds),
            format!("{:.0}", self.games_per_second),
            format!("{:.0}", self.actions_per_second),
        ))?;
        for line in self.table(localizer) {
            output::line(line)?;
        }
        for (seat, report) in self.seats.iter().enumerate() {
            let print = |message: &Message| {
                output::line(format_args!(
                    "{:>SEAT_WIDTH$}  {}",
                    seat + 1,
                    localizer.localize(message)
                ))
            };
            if let Some(Rolls {
                rerolls,
                stacks_toppled,
            }) = report.rolls.filter(|rolls| rolls.rerolls > 0)
            {
                let share = format!("{:.2}", 100.0 * stacks_toppled as f64 / rerolls as f64);
                print(&words::simulate_rolls(rerolls, stacks_toppled, share))?;
            }
            if let Some(cost) = &report.cost {
                let ms = |ms: f64| format!("{ms:.3}");
                print(&words::simulate_cost(
                    cost.choices,
                    ms(cost.mean_ms),
                    ms(cost.median_ms),
                    ms(cost.p99_ms),
                    ms(cost.longest_ms),
                ))?;
            }
        }
        let shares = self.wins_in_order.iter();
        let shares = shares.map(|wins| format!("{:.1}", 100.0 * *wins as f64 / self.decided.max(1) as f64));
        localizer.print(&words::simulate_order(shares.collect::<Vec<_>>().join(", ")))?;
        if self.unfinished > 0 {
            localizer.print(&words::simulate_unfinished(self.unfinished))?;
        }
        localizer.print(&words::simulate_final(&self.final_hash))
    }

    /// The lines of the table, the headings first. Columns are as wide as their headings.
    fn table(&self, localizer: &CliLocalizer) -> Vec<String> {
        let head = [
            words::SIMULATE_SEAT,
            words::SIMULATE_AGENT,
            words::SIMULATE_WINS,
            words::SIMULATE_TIES,
            words::SIMULATE_MEAN,
            words::SIMULATE_SHARE,
            words::SIMULATE_INTERVAL_HEAD,
        ]
        .map(|heading| localizer.localize(&heading));
        let rows = self.seats.iter().enumerate().map(|(seat, report)| {
            let [low, high] = report.interval.map(|share| format!("{:.1}", 100.0 * share));
            [
                (seat + 1).to_string(),
                report.agent.clone(),
                report.wins.to_string(),
                report.ties.to_string(),
                format!("{:.1}", report.mean_score),
                format!("{:.1}", 100.0 * report.share),
                localizer.localize(&words::simulate_interval(low, high)),
            ]
        });
        let least = [SEAT_WIDTH, 8, 7, 7, 11, 13, 16];
        let widths: [usize; 7] = std::array::from_fn(|column| least[column].max(head[column].chars().count()));
        let line = |[seat, agent, wins, ties, mean, share, interval]: &[String; 7]| {
            let [w0, w1, w2, w3, w4, w5, w6] = widths;
            format!("{seat:>w0$}  {agent:<w1$} {wins:>w2$} {ties:>w3$} {mean:>w4$} {share:>w5$} {interval:>w6$}")
        };
        std::iter::once(line(&head)).chain(rows.map(|row| line(&row))).collect()
    }
}

/// The 95 % interval of a share of which `counted` out of `of` were counted, by Wilson's score.
///
/// E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", Journal of the American
/// Statistical Association 22, 1927.
fn wilson(counted: u64, of: u64) -> [f64; 2] {
    const Z: f64 = 1.959_964;
    if of == 0 {
        return [0.0, 1.0];
    }
    let of = of as f64;
    let share = counted as f64 / of;
    let scale = 1.0 + Z * Z / of;
    let middle = (share + Z * Z / (2.0 * of)) / scale;
    let half = Z * (share * (1.0 - share) / of + Z * Z / (4.0 * of * of)).sqrt() / scale;
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

/// Prints one JSON object.
///
/// # Errors
/// [`CliError::Failed`] if it can't be written as JSON, or can't be printed.
pub(crate) fn print_json(report: &impl Serialize) -> Result<(), CliError> {
    let text = serde_json::to_string(report).map_err(Failure::Json)?;
    Ok(output::line(text)?)
}

/// Advances the bar, and saves the matches if that is wanted.
pub(crate) struct Progress<'a> {
    pub plan: &'a Plan,
    pub bar: ProgressBar,
    pub folder: Option<&'a Path>,
    pub failed: Mutex<Option<CliError>>,
    pub costs: Option<Costs>,
}

impl MatchObserver for Progress<'_> {
    fn played(&self) {
        self.bar.inc(1);
    }

    fn choose(&self, agent: usize, choose: &mut dyn FnMut() -> usize) -> usize {
        match &self.costs {
            Some(costs) => costs.measured(agent, choose),
            None => choose(),
        }
    }

    fn wants_records(&self) -> bool {
        self.folder.is_some()
    }

    fn record(&self, index: u64, record: &Record) {
        let Some(folder) = self.folder else { return };
        let head = LogHeaderBody {
            options: record.options.clone(),
            seats: record.seats,
            seed: record.seed,
            draw: record.draw.clone(),
            players: players(self.plan, index),
            colours: SeatColours::default().0,
            began_s: 0,
        };
        // No dice rolled on a table.
        let log = log_of(record, &MatchTracks::default());
        if let (Err(error), Ok(mut failed)) = (save(folder, index, head, &log), self.failed.lock()) {
            failed.get_or_insert(error);
        }
    }
}

/// The players of a match, by seat.
pub(crate) fn players(plan: &Plan, index: u64) -> Vec<SeatOccupant> {
    let levels = plan.seats.iter().map(|seat| plan.agents.get(plan.agent(seat, index)));
    let levels: Vec<Level> = levels.flatten().copied().collect();
    let characters = at_table(levels.iter().map(|level| ("", Some(*level))));
    let players = levels.into_iter().zip(characters);
    players
        .map(|(level, character)| SeatOccupant {
            name: format!("{} ({level})", character.map_or("?", |somebody| somebody.name)),
            level: Some(level),
        })
        .collect()
}

/// Saves a match in the folder: a file of an earlier run is replaced.
///
/// # Errors
/// [`CliError::Failed`] if it can't be written.
pub(crate) fn save(folder: &Path, index: u64, head: LogHeaderBody, log_entry: &[LogEntry]) -> Result<(), CliError> {
    let file = folder.join(format!("{}-{index:06}.{}", head.options.name(), library::EXTENSION));
    let bytes = log::bytes(head, log_entry).map_err(Failure::Save)?;
    Ok(library::write(&file, &bytes).map_err(Failure::Save)?)
}

/// Makes the folder for the matches.
///
/// # Errors
/// [`CliError::Failed`] if it can't be made.
pub(crate) fn make_folder(folder: &Path) -> Result<(), CliError> {
    Ok(std::fs::create_dir_all(folder).map_err(Failure::write(folder))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_the_textbooks() {
        // 10 of 20: Newcombe, Statistics in Medicine 17, 1998, gives the formula; worked out by hand.
        let near = |[low, high]: [f64; 2], expected: [f64; 2]| {
            (low - expected[0]).abs() < 5e-4 && (high - expected[1]).abs() < 5e-4
        };
        assert!(near(wilson(10, 20), [0.2993, 0.7007]));
        assert!(near(wilson(81, 263), [0.2553, 0.3662]));
        assert_eq!(wilson(0, 0), [0.0, 1.0]);
    }
}
