//! `tumbletop daily`: opens the window at the table of the day, or plays its match as text.

use std::path::{Path, PathBuf};

use super::play::{WindowArgs, opened};
use crate::app::plugin::AppConfig;
use crate::screens::daily::progress::DayProgress;
use crate::screens::daily::today::Today;
use crate::screens::daily::tries::{name_of, result_in, set_up, settle_in};
use crate::screens::daily::words::{about, day_in_words, result_in_words};
use cli::error::{CliError, UsageError};
use cli::home::Home;
use cli::localizer::CliLocalizer;
use cli::text::local;
use language::Locale;
use messages::Message;
use messages::texts::{cli as cli_words, daily as words};
use records::daily::date::Date;
use records::daily::days::DayMark;
use records::daily::table::DayTable;
use system::output;
use window_kit::settings::people::People;

/// The arguments of `daily`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// Plays in this terminal, by lines of text.
    #[arg(long)]
    pub text: bool,
    /// The settings of the window.
    #[command(flatten)]
    pub window: WindowArgs,
}

/// Runs the command.
///
/// # Errors
/// [`CliError`] if no window can be opened, or if the match can't be played or saved.
pub fn run(args: &Args, lang: Option<Locale>, home: &Home, localizer: &CliLocalizer) -> Result<(), CliError> {
    let folder = (home.matches)();
    let mut progress = DayProgress::load();
    if let Some(folder) = &folder {
        settle_in(folder, &mut progress);
    }
    let date = Today::by_clock();
    let mark = progress.days.mark(date);
    let is_over = !matches!(mark, DayMark::Open | DayMark::Begun);
    if args.text || is_over {
        say(&[words::of_day(day_in_words(date))], localizer)?;
        tell_result(&progress, date, localizer)?;
        say(&[about(mark)], localizer)?;
    }
    if !args.text {
        return opened(AppConfig {
            daily: true,
            ..args.window.config(lang)
        });
    }
    if is_over {
        return say(&[cli_words::DAILY_WINDOW], localizer);
    }
    let folder = folder.ok_or(UsageError::FolderNeeded)?;
    play(&folder, date, &mut progress, localizer)
}

/// Begins or continues the try that counts.
fn play(folder: &Path, date: Date, progress: &mut DayProgress, localizer: &CliLocalizer) -> Result<(), CliError> {
    let file = progress.days.of(date).map(|day| PathBuf::from(&day.file));
    // Only the name of a file of this folder is followed.
    let saved = file.as_deref().and_then(Path::file_stem);
    let file = if let Some(id) = saved {
        local::resume(folder, &id.to_string_lossy(), localizer, left)?;
        file.and_then(|file| Some(folder.join(file.file_name()?)))
    } else {
        let table = DayTable::of(date).map_err(UsageError::Setup)?;
        let set_up = set_up(&table, &People::load(), |message| localizer.localize(message));
        let (setup, _) = set_up.map_err(UsageError::Setup)?;
        let mut file = None;
        let mut begun = |saved: &Path| {
            progress.change(|days| days.begin(date, &name_of(saved)));
            file = Some(saved.to_path_buf());
        };
        local::begin(&setup, Some(folder.to_path_buf()), localizer, left, &mut begun)?;
        file
    };
    if let Some(result) = file.as_deref().and_then(result_in) {
        progress.change(|days| days.finish(date, result));
        tell_result(progress, date, localizer)?;
    }
    Ok(())
}

/// What is said of a try that was left.
fn left(_: String) -> Message {
    words::ABOUT_BEGUN
}

/// How the try that counts ended, and the text to share.
fn tell_result(progress: &DayProgress, date: Date, localizer: &CliLocalizer) -> Result<(), CliError> {
    let result = progress.days.of(date).and_then(|day| day.result.as_ref());
    result.map_or(Ok(()), |result| {
        say(
            &[result_in_words(result), Message::verbatim(result.share(date))],
            localizer,
        )
    })
}

fn say(lines: &[Message], localizer: &CliLocalizer) -> Result<(), CliError> {
    for line in lines {
        output::line(localizer.localize(line))?;
    }
    Ok(())
}
