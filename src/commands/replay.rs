//! `tumbletop replay`: shows a recorded match, or plays it again by the rules alone.

use std::sync::Arc;

use cli::error::{CliError, Failure};
use cli::localizer::CliLocalizer;
use cli::replay::{Args as FileArgs, Read, kept_beside, read, verify};
use language::Locale;
use messages::ToMessage;
use messages::texts::cli as words;

use super::play::{WindowArgs, opened};
use crate::app::plugin::AppConfig;
use crate::screens::replay::watch;
use window_kit::table::replay::state::StartReplay;
use window_kit::table::resume::replay_of;

/// The arguments of `replay`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The match.
    #[command(flatten)]
    pub of: FileArgs,
    /// Starts after this number of actions, and pauses there.
    #[arg(long, value_name = "N", conflicts_with = "verify")]
    pub at: Option<usize>,
    /// The settings of the window.
    #[command(flatten)]
    pub window: WindowArgs,
}

/// Runs the command.
///
/// # Errors
/// [`CliError::Failed`] where the file can't be read or is damaged, the rules refuse one of its entries, a state
/// differs from the recorded one, or no window can be opened.
pub fn run(args: &Args, lang: Option<Locale>, localizer: &CliLocalizer) -> Result<(), CliError> {
    if args.of.verify {
        verify(&args.of, localizer)
    } else {
        show(args, read(&args.of.file)?, lang, localizer)
    }
}

/// Shows a match in the window. It can be shown without the tracks of its dice too.
fn show(args: &Args, file: Read, lang: Option<Locale>, localizer: &CliLocalizer) -> Result<(), CliError> {
    // Report the error here rather than in the window.
    file.record().replay(|_, _| {}).map_err(Failure::file(&args.of.file))?;
    let start = match file {
        Read::Match(story) => replay_of(*story).map_err(Failure::file(&args.of.file))?,
        Read::Record(record) => {
            let (tracks, players) = kept_beside(&args.of.file, &record)
                .unwrap_or_else(|why| {
                    localizer.complain(&words::replay_without_tracks(why.message()));
                    None
                })
                .unwrap_or_default();
            StartReplay {
                at: 0,
                playing: true,
                players: watch::players(&record, players, |words| localizer.localize(words)),
                record: Arc::from(record),
                tracks: Arc::new(tracks),
            }
        }
    };
    let config = AppConfig {
        replay: Some(StartReplay {
            at: args.at.unwrap_or_default(),
            playing: args.at.is_none(),
            ..start
        }),
        ..args.window.config(lang)
    };
    opened(config)
}
