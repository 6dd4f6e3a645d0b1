//! `tumbletop stats`: statistics of the saved matches.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::progress;
use super::simulate::print_json;
use crate::error::{CliError, Failure};
use crate::home::Home;
use crate::match_args::options_of;
use crate::stats_report::Report;
use crate::voice::Voice;
use games::catalog::AnyOptions;
use messages::Message;
use messages::texts::{cli, statistics as words};
use records::statistics::dice::DieFigures;
use records::statistics::figures::{Figures, Player, Results};
use records::statistics::{Asked, Progress, Statistics};
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
pub fn run(args: &Args, home: &Home, voice: &Voice) -> Result<(), CliError> {
    if let Some(game) = &args.game {
        options_of(game)?;
    }
    let folder = home.folder(args.folder.as_deref())?;
    let asked = Asked {
        also_known: (home.former_names)(),
        player: args.player.clone(),
        game: args.game.clone(),
        rebuild: args.rebuild,
        look_back: args.look_back,
    };
    let statistics = read(&folder, &asked, voice).map_err(Failure::file(&folder))?;
    if args.json {
        return print_json(&Report::new(&statistics));
    }
    for left_out in &statistics.left_out {
        let file = left_out.file.display().to_string();
        voice.complain(&words::left_out(file, left_out.why.clone()));
    }
    Ok(print(&statistics, args.player.is_some(), voice)?)
}

/// Reads the matches while a bar shows the progress.
fn read(folder: &Path, asked: &Asked, voice: &Voice) -> Result<Statistics, StoreError> {
    let progress = Progress::default();
    let bar = progress::bar(0, voice.say(&cli::PROGRESS_MATCHES));
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

fn print(statistics: &Statistics, of_somebody: bool, voice: &Voice) -> Result<(), Unprinted> {
    voice.print(&words::matches(statistics.matches, statistics.finished))?;
    if of_somebody && statistics.players.is_empty() {
        voice.print(&words::NOBODY)?;
    }
    for player in &statistics.players {
        output::line("")?;
        print_player(player, voice)?;
    }
    let dice = &statistics.dice;
    print_series(words::DICE_KEPT, &dice.kept, voice)?;
    if dice.faceless > 0 {
        voice.print(&words::dice_faceless(dice.faceless))?;
    }
    print_series(words::DICE_ROLLED_SERIES, &dice.rolled, voice)?;
    output::line(format_args!("\n{}", voice.say(&words::DICE_TESTED)))?;
    for tested in &dice.tested {
        let p = tested.figures.even.map_or(0.0, |even| even.p_value);
        let (p, off) = (format!("{p:.2}"), format!("{:.2}", tested.furthest_percent));
        let throws = words::dice_throws(tested.figures.die, tested.figures.throws);
        indented(1, &words::told(throws, words::dice_tested_as(p, off)), voice)?;
    }
    Ok(())
}

fn indented(depth: usize, message: &Message, voice: &Voice) -> Result<(), Unprinted> {
    output::line(format_args!("{}{}", "  ".repeat(depth), voice.say(message)))
}

fn print_player(player: &Player, voice: &Voice) -> Result<(), Unprinted> {
    voice.print(&player.who.said())?;
    print_figures(words::ALL_GAMES, &player.all, voice)?;
    for (game, figures) in &player.games {
        let title = AnyOptions::of_game(game).map_or(*game, |options| options.title());
        print_figures(Message::verbatim(title), figures, voice)?;
    }
    Ok(())
}

fn print_figures(of: Message, figures: &Figures, voice: &Voice) -> Result<(), Unprinted> {
    indented(1, &words::told(of, results(&figures.results)), voice)?;
    let streaks = figures.streaks;
    let streaks = words::streaks(streaks.current_wins, streaks.longest_wins, streaks.longest_losses);
    indented(2, &streaks, voice)?;
    for (opponents, of_them) in &figures.against {
        indented(2, &words::told(opponents.said(), results(of_them)), voice)?;
    }
    if let Some(points) = figures.points {
        let mean = format!("{:.1}", points.mean);
        indented(2, &words::points(points.least, points.most, mean), voice)?;
    }
    for measured in &figures.measures {
        let Some(value) = measured.value() else { continue };
        let figure = if value.fract() == 0.0 {
            format!("{value}")
        } else {
            format!("{value:.2}")
        };
        indented(2, &words::figure(measured.label.clone(), figure), voice)?;
    }
    if let Some(look) = &figures.look_back {
        let percent = look.best_share().map(|share| format!("{:.0}", 100.0 * share));
        if let Some(percent) = percent {
            indented(2, &words::best_choices(percent, look.choices, look.matches), voice)?;
        }
        for (of, said) in [
            (&look.mean_loss, words::mean_loss as fn(Message) -> Message),
            (&look.luckiest, words::luckiest),
        ] {
            if let Some(of) = of {
                indented(2, &said(of.said.clone()), voice)?;
            }
        }
    }
    Ok(())
}

fn results(results: &Results) -> Message {
    words::results(results.won, results.tied, results.lost(), results.unfinished)
}

fn print_series(of: Message, series: &[DieFigures], voice: &Voice) -> Result<(), Unprinted> {
    if series.iter().all(|figures| figures.throws == 0) {
        return Ok(());
    }
    output::line(format_args!("\n{}", voice.say(&of)))?;
    for figures in series.iter().filter(|figures| figures.throws > 0) {
        indented(1, &words::dice_throws(figures.die, figures.throws), voice)?;
        for (face, count) in figures.counts.iter().enumerate() {
            let share = *count as f64 / figures.throws as f64;
            output::line(format_args!("  {:>4} {count:>9} {:>7.3} %", face + 1, 100.0 * share))?;
        }
        indented(2, &figures.verdict, voice)?;
        if let Some(run) = figures.said_of_run() {
            indented(2, &run, voice)?;
        }
    }
    Ok(())
}
