//! `tumbletop play`: starts a match directly, in a window or as text.

use std::path::PathBuf;

use super::shot::{Size, quality};
use crate::app;
use crate::app::plugin::AppConfig;
use crate::app::shots::QuitAfter;
use cli::error::{CliError, Failure, ValueError};
use cli::home::Home;
use cli::localizer::CliLocalizer;
use cli::match_args::MatchArgs;
use language::Locale;
use messages::ToMessage;
use window_kit::settings::Quality;

/// The arguments of `play`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The match.
    #[command(flatten)]
    pub of: MatchArgs,
    /// The settings of the window.
    #[command(flatten)]
    pub window: WindowArgs,
    /// Writes a numbered picture to this folder at each turn, settled throw and change of screen.
    #[arg(long, value_name = "DIR")]
    pub shots: Option<PathBuf>,
    /// Ends the program after the first turn, the first round, or the match.
    #[arg(long)]
    pub(crate) quit_after: Option<QuitAfter>,
}

/// Settings of the window, for a match or for the title screen.
#[derive(clap::Args, Clone, Debug)]
pub struct WindowArgs {
    /// The speed of all motion as a multiple of the normal speed, 0.25 to 16.
    #[arg(long, value_name = "X", value_parser = speed)]
    pub speed: Option<f32>,
    /// Plays without sound.
    #[arg(long)]
    pub mute: bool,
    /// Plays in a window of this size.
    #[arg(long, value_name = "WxH")]
    pub windowed: Option<Size>,
    /// Graphics quality for this run: lowest, low, medium, high.
    #[arg(long, value_name = "LEVEL", value_parser = quality)]
    pub quality: Option<Quality>,
}

impl WindowArgs {
    /// The configuration of the app with these settings and a language.
    pub(super) fn config(&self, lang: Option<Locale>) -> AppConfig {
        AppConfig {
            size: self.windowed.map(|size| (size.width, size.height).into()),
            speed: self.speed,
            muted: self.mute,
            quality: self.quality,
            tongue: lang,
            ..AppConfig::default()
        }
    }
}

/// Shows the title screen.
///
/// # Errors
/// [`CliError::Failed`] if no window can be opened.
pub fn title(window: &WindowArgs, lang: Option<Locale>) -> Result<(), CliError> {
    opened(window.config(lang))
}

/// Runs the command.
///
/// # Errors
/// [`CliError`] for wrong arguments, or if no window can be opened.
pub fn run(args: &Args, lang: Option<Locale>, home: &Home, localizer: &CliLocalizer) -> Result<(), CliError> {
    if args.of.text {
        return cli::text::local::run(&args.of, home, localizer);
    }
    let config = AppConfig {
        start: Some(args.of.setup(localizer)?),
        shots: args.shots.clone(),
        quit_after: args.quit_after,
        ..args.window.config(lang)
    };
    opened(config)
}

fn speed(text: &str) -> Result<f32, ValueError> {
    text.parse()
        .ok()
        .filter(|speed| (0.25..=16.0).contains(speed))
        .ok_or(ValueError::Speed)
}

/// Runs the window until it is closed.
pub(super) fn opened(config: AppConfig) -> Result<(), CliError> {
    app::plugin::run(config).map_err(|error| Failure::Said(error.message()).into())
}
