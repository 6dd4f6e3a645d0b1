//! `tumbletop play`: starts a match directly.

use std::path::PathBuf;

use super::shot::{Size, quality};
use crate::app;
use crate::app::plugin::AppConfig;
use crate::app::shots::QuitAfter;
use crate::settings::Quality;
use cli::error::{CliError, Failure, UsageError, ValueError};
use cli::localizer::CliLocalizer;
use cli::match_args;
use cli::match_args::Setting;
use cli::match_args::game_help;
use host::match_setup::MatchSetup;
use host::view::{SeatControl, SeatPlayer, free_name};
use language::Locale;
use messages::ToMessage;
use messages::names;
use messages::texts::cli as words;
use rules::ai::level::{Level, LevelError};

/// The arguments of `play`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The game, by its name.
    #[arg(help = game_help())]
    pub game: String,
    /// Who plays, seat by seat: `you`, a person's name, or a computer player (easy, normal,
    /// hard, expert, greedy, random).
    #[arg(long, value_delimiter = ',', default_value = "you,normal")]
    pub seats: Vec<String>,
    /// The seed for everything random; random if not given.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Sets an option of the game; `tumbletop rules GAME` lists them.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<Setting>,
    /// How the game deals with slips; the same as `--set enforcement=...`.
    #[arg(long, value_parser = ["assisted", "table"])]
    pub enforcement: Option<String>,
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
pub fn run(args: &Args, lang: Option<Locale>, localizer: &CliLocalizer) -> Result<(), CliError> {
    let mut settings = args.set.clone();
    settings.extend(args.enforcement.iter().map(|value| Setting {
        key: "enforcement".into(),
        value: value.clone(),
    }));
    let (options, seats) = match_args::read(&args.game, &settings, args.seats.len())?;
    let mut players: Vec<SeatPlayer> = Vec::new();
    for name in &args.seats {
        players.push(player(name, &players, localizer)?);
    }
    match_args::check_levels(&options, players.iter().filter_map(|player| player.control.level()))?;
    let seed = match_args::seed_or_any(args.seed);
    let config = AppConfig {
        start: Some(MatchSetup {
            options,
            seats,
            seed,
            players,
        }),
        shots: args.shots.clone(),
        quit_after: args.quit_after,
        ..args.window.config(lang)
    };
    opened(config)
}

/// The player of the next seat: a computer player by its level, `you`, or a person by name.
fn player(name: &str, others: &[SeatPlayer], localizer: &CliLocalizer) -> Result<SeatPlayer, CliError> {
    let seat = others.len();
    let (name, control) = match name.parse::<Level>() {
        Ok(level) => {
            let control = SeatControl::Agent(level);
            let is_taken = |name: &str| others.iter().any(|other| other.name == name);
            (free_name(&control, is_taken).to_owned(), control)
        }
        Err(error @ LevelError::NotForGame { .. }) => return Err(UsageError::Level(error).into()),
        // A name that can be used in the third person, like all the others.
        Err(LevelError::Unknown(_)) if name == "you" && seat == 0 => {
            (localizer.localize(&words::PLAYER), SeatControl::Person)
        }
        Err(LevelError::Unknown(_)) if name == "you" => {
            (localizer.localize(&words::player_number(seat + 1)), SeatControl::Person)
        }
        Err(LevelError::Unknown(_)) => {
            let name = names::cleaned(name, names::LONGEST).ok_or(UsageError::SeatWithoutName)?;
            (name, SeatControl::Person)
        }
    };
    Ok(SeatPlayer { name, control })
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
