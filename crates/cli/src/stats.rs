//! `tumbletop stats`: statistics of the saved matches.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::progress;
use super::simulate::print_json;
use crate::error::{CliError, Failure};
use crate::home::Home;
use crate::localizer::CliLocalizer;
use crate::match_args::options_of;
use crate::stats_report::Report;
use games::catalog::AnyOptions;
use messages::Message;
use messages::texts::{cli, statistics as words};
use records::progress::Progress;
use records::statistics::dice::DieFigures;
use records::statistics::figures::{Figures, Player, Results};
use records::statistics::{Statistics, StatisticsQuery};
use records::store::error::StoreError;
use system::output::{self, Unprinted};

/// How often the progress bar is updated.
const LOOK_AGAIN: Duration = Duration::from_millis(50);

/// The arguments of `stats`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// Only this player.
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Only this game.
    #[arg(long)]
    game: Option<String>,
    /// Computes everything anew.
    #[arg(long)]
    rebuild: bool,
    /// Reviews all finished matches for mistakes and luck, which takes a long time.
    #[arg(long)]
    look_back: bool,
    /// The folder of the saved matches; by default the one that the window uses.
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Prints one JSON object.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
/// [`CliError::Usage`] for an unknown game or if no folder is known, [`CliError::Failed`] if the matches can't be
/// read.
pub fn run(args: &Args, home: &Home, localizer: &CliLocalizer) -> Result<(), CliError> {
    if let Some(game) = &args.game {
        options_of(game)?;
    }
    let folder = home.folder(args.folder.as_deref())?;
    let asked = StatisticsQuery {
        also_known: (home.former_names)(),
        player: args.player.clone(),
        game: args.game.clone(),
        rebuild: args.rebuild,
        look_back: args.look_back,
    };
    let statistics = read(&folder, &asked, localizer).map_err(Failure::file(&folder))?;
    if args.json {
        return print_json(&Report::new(&statistics));
    }
    for left_out in &statistics.left_out {
        let file = left_out.file.display().to_string();
        localizer.complain(&words::left_out(file, left_out.why.clone()));
    }
    Ok(print(&statistics, args.player.is_some(), localizer)?)
}

/// Reads the matches while a bar shows the progress.
fn read(folder: &Path, asked: &StatisticsQuery, localizer: &CliLocalizer) -> Result<Statistics, StoreError> {
    let progress = Progress::default();
    let bar = progress::bar(0, localizer.localize(&cli::PROGRESS_MATCHES));
    let read = thread::scope(|scope| {
        let reader = scope.spawn(|| Statistics::read(folder, asked, &progress));
        while !reader.is_finished() && !bar.is_hidden() {
            let (done, all) = progress.state();
            bar.set_length(all as u64);
            bar.set_position(done as u64);
            thread::sleep(LOOK_AGAIN);
        }
        reader.join()
    });
    bar.finish_and_clear();
    match read {
        Ok(read) => read,
        // Passes on the panic of the reading thread.
        Err(panic) => std::panic::resume_unwind(panic),
    }
}

fn print(statistics: &Statistics, of_somebody: bool, localizer: &CliLocalizer) -> Result<(), Unprinted> {
    localizer.print(&words::matches(statistics.matches, statistics.finished))?;
    if of_somebody && statistics.players.is_empty() {
        localizer.print(&words::NOBODY)?;
    }
    for player in &statistics.players {
        output::line("")?;
        print_player(player, localizer)?;
    }
    let dice = &statistics.dice;
    print_series(words::DICE_KEPT, &dice.kept, localizer)?;
    if dice.faceless > 0 {
        localizer.print(&words::dice_faceless(dice.faceless))?;
    }
    print_series(words::DICE_ROLLED_SERIES, &dice.rolled, localizer)?;
    output::line(format_args!("\n{}", localizer.localize(&words::DICE_TESTED)))?;
    for tested in &dice.tested {
        let p = tested.figures.even.map_or(0.0, |even| even.p_value);
        let (p, off) = (format!("{p:.2}"), format!("{:.2}", tested.furthest_percent));
        let throws = words::dice_throws(tested.figures.die, tested.figures.throws);
        indented(1, &words::told(throws, words::dice_tested_as(p, off)), localizer)?;
    }
    Ok(())
}

fn indented(depth: usize, message: &Message, localizer: &CliLocalizer) -> Result<(), Unprinted> {
    output::line(format_args!("{}{}", "  ".repeat(depth), localizer.localize(message)))
}

fn print_player(player: &Player, localizer: &CliLocalizer) -> Result<(), Unprinted> {
    localizer.print(&player.who.said())?;
    print_figures(words::ALL_GAMES, &player.all, localizer)?;
    for (game, figures) in &player.games {
        let title = AnyOptions::of_game(game).map_or(*game, |options| options.title());
        print_figures(Message::verbatim(title), figures, localizer)?;
    }
    Ok(())
}

fn print_figures(of: Message, figures: &Figures, localizer: &CliLocalizer) -> Result<(), Unprinted> {
    indented(1, &words::told(of, results(&figures.results)), localizer)?;
    let streaks = figures.streaks;
    let streaks = words::streaks(streaks.current_wins, streaks.longest_wins, streaks.longest_losses);
    indented(2, &streaks, localizer)?;
    for (opponents, of_them) in &figures.against {
        indented(2, &words::told(opponents.said(), results(of_them)), localizer)?;
    }
    if let Some(points) = figures.points {
        let mean = format!("{:.1}", points.mean);
        indented(2, &words::points(points.least, points.most, mean), localizer)?;
    }
    for measured in &figures.measures {
        let Some(value) = measured.value() else { continue };
        let figure = if value.fract() == 0.0 {
            format!("{value}")
        } else {
            format!("{value:.2}")
        };
        indented(2, &words::figure(measured.label.clone(), figure), localizer)?;
    }
    if let Some(look) = &figures.look_back {
        let percent = look.best_share().map(|share| format!("{:.0}", 100.0 * share));
        if let Some(percent) = percent {
            indented(2, &words::best_choices(percent, look.choices, look.matches), localizer)?;
        }
        for (of, said) in [
            (&look.mean_loss, words::mean_loss as fn(Message) -> Message),
            (&look.luckiest, words::luckiest),
        ] {
            if let Some(of) = of {
                indented(2, &said(of.said.clone()), localizer)?;
            }
        }
    }
    Ok(())
}

fn results(results: &Results) -> Message {
    words::results(results.won, results.tied, results.lost(), results.unfinished)
}

fn print_series(of: Message, series: &[DieFigures], localizer: &CliLocalizer) -> Result<(), Unprinted> {
    if series.iter().all(|figures| figures.throws == 0) {
        return Ok(());
    }
    output::line(format_args!("\n{}", localizer.localize(&of)))?;
    for figures in series.iter().filter(|figures| figures.throws > 0) {
        indented(1, &words::dice_throws(figures.die, figures.throws), localizer)?;
        for (face, count) in figures.counts.iter().enumerate() {
            let share = *count as f64 / figures.throws as f64;
            output::line(format_args!("  {:>4} {count:>9} {:>7.3} %", face + 1, 100.0 * share))?;
        }
        indented(2, &figures.verdict, localizer)?;
        if let Some(run) = figures.said_of_run() {
            indented(2, &run, localizer)?;
        }
    }
    Ok(())
}
