//! `tumbletop rules`: the rules of a game in our words, and its options.

use super::match_args;
use crate::cli::error::CliError;

/// What can be said after `rules`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The game, as in `stack`.
    pub game: String,
}

/// Runs the command.
///
/// # Errors
/// [`CliError::Usage`] for an unknown game.
pub fn run(args: &Args) -> Result<(), CliError> {
    let options = match_args::options_of(&args.game)?;
    // Pictures are for readers of the page and of the game.
    for line in options.rules_text().lines().filter(|line| !line.starts_with("![")) {
        println!("{line}");
    }
    println!("\n## Options\n\n`--set KEY=VALUE`; the value in brackets is what you get without it.\n");
    for info in options.info() {
        let default = options.get(info.key).unwrap_or_default();
        println!("- `{}` = {} [{default}]. {}", info.key, info.values, info.what);
    }
    println!("- `teams` = on, off, or a letter for each seat as in abab [off]. Who plays with whom.");
    Ok(())
}
