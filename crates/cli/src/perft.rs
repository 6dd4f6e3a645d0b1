//! `tumbletop perft`: counts action sequences.

use std::time::Instant;

use serde::Serialize;

use super::match_args;
use super::simulate::print_json;
use crate::error::{CliError, UsageError};
use crate::localizer::CliLocalizer;
use crate::match_args::game_help;
use crate::numbers::whole;
use games::catalog::{AnyOptions, ForGame, Listed};
use messages::texts::cli as words;
use rules::ai::agent::Strategy;
use rules::error::SetupError;
use rules::hash::state_hash;
use rules::perft::{Perft, perft};
use rules::rng::{Stream, stream};
use rules::seats::Seats;

/// The arguments of `perft`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The game, by its name.
    #[arg(help = game_help())]
    pub game: String,
    /// The number of players' actions in a sequence.
    #[arg(long, value_parser = whole::<0, 100, u32>)]
    pub depth: u32,
    /// The seed for everything random.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Prints one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// What `--json` prints.
#[derive(Clone, Debug, Serialize)]
struct Report {
    nodes: u64,
    seconds: f64,
    hash: String,
}

/// Runs the command.
///
/// # Errors
/// [`CliError::Usage`] for an unknown game.
pub fn run(args: &Args, localizer: &CliLocalizer) -> Result<(), CliError> {
    let options = match_args::options_of(&args.game)?;
    let began = Instant::now();
    let counted = count(&options, args.seed, args.depth).map_err(UsageError::Setup)?;
    let report = Report {
        nodes: counted.nodes,
        seconds: began.elapsed().as_secs_f64(),
        hash: format!("{:016x}", counted.hash),
    };
    if args.json {
        return print_json(&report);
    }
    let seconds = format!("{:.2}", report.seconds);
    localizer.print(&words::perft_counted(report.nodes, args.depth, seconds, report.hash))?;
    Ok(())
}

/// Counts the sequences of a game with the fewest players that it allows.
///
/// # Errors
/// [`SetupError`] if the options are not allowed.
pub fn count(options: &AnyOptions, seed: u64, depth: u32) -> Result<Perft, SetupError> {
    let seats = Seats::solo(options.players().0)?;
    options.for_game(Count { seats, seed, depth })
}

struct Count {
    seats: Seats,
    seed: u64,
    depth: u32,
}

impl ForGame for Count {
    type Out = Result<Perft, SetupError>;

    fn run<G: Strategy + Listed>(self, options: &G::Options) -> Self::Out {
        let game = G::new(options, &self.seats, self.seed)?;
        let chance = stream(self.seed, Stream::Chance);
        Ok(perft(&game, self.depth, &chance, &state_hash))
    }
}
