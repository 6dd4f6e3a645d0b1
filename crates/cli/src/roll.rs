//! `tumbletop roll`: throws real dice many times, and says how evenly they fall.

use std::path::PathBuf;
use std::time::Instant;

use clap::ValueEnum;
use rayon::ThreadPoolBuilder;
use serde::Serialize;

use super::progress;
use super::simulate::print_json;
use crate::error::{CliError, Failure};
use crate::home::Home;
use crate::localizer::CliLocalizer;
use crate::numbers::{MOST_THREADS, MOST_TIMES, whole};
use messages::texts::cli as words;
use physics::fairness::{Manner, Tally, chi_square, throw_many};
use physics::params::STEP_HZ;
use records::statistics::rolls::Roll;
use system::output::{self, Unprinted};
use tabletop::shape::DieShape;

/// The die to throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum DieName {
    /// Six faces.
    D6,
    /// Ten faces.
    D10,
}

/// The arguments of `roll`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The die.
    die: DieName,
    /// The number of throws.
    #[arg(long, default_value_t = 10_000, value_parser = whole::<1, MOST_TIMES, u64>)]
    throws: u64,
    /// The seed for everything random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How the dice are thrown.
    #[arg(long, value_enum, default_value_t)]
    manner: Manner,
    /// The number of threads; by default one per core.
    #[arg(long, value_parser = whole::<1, MOST_THREADS, u16>)]
    threads: Option<u16>,
    /// Keeps the counts beside the saved matches, for the statistics.
    #[arg(long)]
    keep: bool,
    /// The folder of the saved matches; by default the one that the window uses.
    #[arg(long, value_name = "DIR", requires = "keep")]
    folder: Option<PathBuf>,
    /// Prints one JSON object.
    #[arg(long)]
    json: bool,
}

/// What `--json` prints.
#[derive(Clone, Debug, Serialize)]
struct Report {
    die: &'static str,
    throws: u64,
    counts: Vec<u64>,
    chi_square: f64,
    degrees: usize,
    p_value: f64,
    /// The largest difference between a face's count and its even share, as a fraction of that share.
    worst_share_off: f64,
    /// Cramér's V of the top face in the hand and the rolled face.
    association: f64,
    /// The correlation of each face with that of the next throw, and how many standard deviations there are more runs
    /// of equal faces than by chance; left out for fewer than three throws.
    #[serde(flatten)]
    succession: Option<Follows>,
    cocked: u64,
    off_table: u64,
    /// The time until a throw was over, all re-throws included: for half of the throws, for 95 %, and the longest.
    seconds_to_rest: [f64; 3],
    seconds: f64,
    throws_per_second: f64,
    /// The file with the saved counts; left out if they are not saved.
    #[serde(skip_serializing_if = "Option::is_none")]
    kept: Option<String>,
}

/// How the throws follow each other.
#[derive(Clone, Copy, Debug, Serialize)]
struct Follows {
    serial_correlation: f64,
    runs: f64,
}

impl Report {
    fn new(die: &'static str, shape: DieShape, tally: &Tally, seconds: f64) -> Self {
        let counts = tally.counts(shape);
        let (sum, p_value) = chi_square(&counts);
        let throws = tally.throws();
        let share = throws as f64 / counts.len() as f64;
        Self {
            die,
            throws,
            degrees: counts.len() - 1,
            chi_square: sum,
            p_value,
            worst_share_off: counts
                .iter()
                .map(|count| (*count as f64 / share - 1.0).abs())
                .fold(0.0, f64::max),
            association: tally.association(shape),
            succession: tally.succession().map(|found| Follows {
                serial_correlation: found.correlation,
                runs: found.runs,
            }),
            counts,
            cocked: tally.cocked,
            off_table: tally.off_table,
            seconds_to_rest: [0.5, 0.95, 1.0].map(|share| f64::from(tally.ticks_at(share)) / STEP_HZ),
            seconds,
            throws_per_second: throws as f64 / seconds.max(1e-9),
            kept: None,
        }
    }

    /// The report for a person.
    fn print(&self, localizer: &CliLocalizer) -> Result<(), Unprinted> {
        let seconds = format!("{:.1}", self.seconds);
        let rate = format!("{:.0}", self.throws_per_second);
        localizer.print(&words::roll_head(self.die, self.throws, seconds, rate))?;
        let [half, most, longest] = self.seconds_to_rest.map(|seconds| format!("{seconds:.2}"));
        localizer.print(&words::roll_rest(half, most, longest))?;
        for (face, count) in self.counts.iter().enumerate() {
            let share = *count as f64 / self.throws as f64;
            output::line(format_args!("{:>4} {count:>9} {:>7.3} %", face + 1, 100.0 * share))?;
        }
        let (sum, p) = (format!("{:.2}", self.chi_square), format!("{:.4}", self.p_value));
        let worst = format!("{:.2}", 100.0 * self.worst_share_off);
        localizer.print(&words::roll_even(sum, self.degrees, p, worst))?;
        localizer.print(&words::roll_association(format!("{:.4}", self.association)))?;
        if let Some(found) = self.succession {
            let (correlation, runs) = (format!("{:.4}", found.serial_correlation), format!("{:.2}", found.runs));
            localizer.print(&words::roll_succession(correlation, runs))?;
        }
        localizer.print(&words::roll_thrown_again(self.cocked, self.off_table))?;
        if let Some(file) = &self.kept {
            localizer.print(&words::roll_kept(file))?;
        }
        Ok(())
    }
}

/// Runs the command.
///
/// # Errors
/// [`CliError::Usage`] if the counts are to be saved and no folder is known; [`CliError::Failed`] if no threads can be
/// started, or the counts can't be saved.
pub fn run(args: &Args, home: &Home, localizer: &CliLocalizer) -> Result<(), CliError> {
    let (name, shape) = match args.die {
        DieName::D6 => ("d6", DieShape::D6),
        DieName::D10 => ("d10", DieShape::D10),
    };
    // Checked before the long work, which would otherwise be wasted.
    let folder = args.keep.then(|| home.folder(args.folder.as_deref())).transpose()?;
    let bar = progress::bar(args.throws, localizer.localize(&words::PROGRESS_THROWS));
    let began = Instant::now();
    let pool = ThreadPoolBuilder::new()
        .num_threads(args.threads.map_or(0, usize::from))
        .build()
        .map_err(Failure::Threads)?;
    let tally = pool.install(|| throw_many(shape, args.manner, args.throws, args.seed, |count| bar.inc(count)));
    let seconds = began.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let mut report = Report::new(name, shape, &tally, seconds);
    if let Some(folder) = folder {
        let manner = args.manner.to_possible_value();
        let manner = manner.as_ref().map_or("", |manner| manner.get_name());
        let kept = Roll::new(name, manner, args.seed, report.counts.clone()).and_then(|roll| roll.keep(&folder));
        report.kept = Some(kept.map_err(Failure::file(&folder))?.display().to_string());
    }
    if args.json {
        return print_json(&report);
    }
    Ok(report.print(localizer)?)
}
