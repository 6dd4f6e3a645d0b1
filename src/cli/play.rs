//! `tumbletop play`: straight into a match.

use std::path::PathBuf;

use clap::ValueEnum;

use super::CliError;
use super::match_args::Setting;
use super::shot::Size;

/// What can be said after `play`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The game, as in `stack`.
    pub game: String,
    /// Who plays, seat by seat: `you`, a person's name, or a computer player (random, greedy, normal).
    #[arg(long, value_delimiter = ',', default_value = "you,normal")]
    pub seats: Vec<String>,
    /// What all chance comes from; any where not given.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Sets an option of the game; `tumbletop rules GAME` lists them.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<Setting>,
    /// How slips are dealt with; the same as `--set enforcement=...`.
    #[arg(long, value_parser = ["assisted", "table"])]
    pub enforcement: Option<String>,
    /// How fast things move.
    #[arg(long, value_name = "X", value_parser = ["0.5", "1", "2", "4", "instant"])]
    pub speed: Option<String>,
    /// Plays without sound.
    #[arg(long)]
    pub mute: bool,
    /// Plays in a window of this size.
    #[arg(long, value_name = "WxH")]
    pub windowed: Option<Size>,
    /// Writes a numbered picture into this folder at each turn, settled throw and change of the screen.
    #[arg(long, value_name = "DIR")]
    pub shots: Option<PathBuf>,
    /// Ends the program after the first turn, the first round, or the match.
    #[arg(long)]
    pub quit_after: Option<QuitAfter>,
}

/// When the program ends by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum QuitAfter {
    /// After the first turn.
    Turn,
    /// After the first round.
    Round,
    /// After the match.
    Match,
}

/// Runs the command.
///
/// # Errors
/// [`CliError`] for wrong arguments, or where there is no window to play in.
pub fn run(_args: &Args) -> Result<(), CliError> {
    Err(CliError::failed("`play` needs the app, which is not put together yet"))
}
