//! What `tumbletop stats --json` prints.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::localizer::CliLocalizer;
use language::Locale;
use records::statistics::Statistics;
use records::statistics::dice::DieFigures;
use records::statistics::figures::{Figures, Opponents, Player, Results, Who};
use records::statistics::match_facts::Outcome;

/// The JSON object.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Report {
    /// Saved matches, of the requested game only if there is one.
    matches: usize,
    /// How many of them are finished.
    finished: usize,
    /// How many of them are reviewed.
    looked_back: usize,
    players: Vec<PlayerReport>,
    /// The dice of all saved matches, by kind.
    dice: BTreeMap<&'static str, DieReport>,
    /// Throws in saved matches whose faces were not recorded.
    faceless_throws: u64,
    /// The series of `tumbletop roll --keep`, by kind.
    rolled: BTreeMap<&'static str, DieReport>,
    /// The throws with which the program was tested, by kind.
    tested: BTreeMap<&'static str, TestedReport>,
    left_out: Vec<LeftOutReport>,
}

#[derive(Clone, Debug, Serialize)]
struct PlayerReport {
    /// `null` for all players without a name of their own.
    name: Option<String>,
    /// Over all games.
    all: FiguresReport,
    /// By game.
    games: BTreeMap<&'static str, FiguresReport>,
}

#[derive(Clone, Debug, Serialize)]
struct FiguresReport {
    #[serde(flatten)]
    results: ResultsReport,
    /// By opponents: `people`, or the level of the strongest computer player.
    against: BTreeMap<&'static str, ResultsReport>,
    current_wins: u64,
    longest_wins: u64,
    longest_losses: u64,
    /// `null` if no match is finished, and over all games.
    points: Option<PointsReport>,
    /// The last finished matches, the first one first: at most 100.
    last: Vec<PlayedReport>,
    /// By the keys of the game's measures; `null` for a mean of no values.
    measures: BTreeMap<&'static str, Option<f64>>,
    /// `null` if no match is reviewed.
    look_back: Option<ReviewReport>,
}

#[derive(Clone, Debug, Serialize)]
struct ResultsReport {
    finished: u64,
    unfinished: u64,
    won: u64,
    tied: u64,
    lost: u64,
}

#[derive(Clone, Debug, Serialize)]
struct PointsReport {
    least: i32,
    most: i32,
    mean: f64,
}

#[derive(Clone, Debug, Serialize)]
struct PlayedReport {
    game: &'static str,
    /// In seconds since 1970.
    began: u64,
    points: i32,
    /// `won`, `tied` or `lost`.
    result: &'static str,
    against: &'static str,
}

#[derive(Clone, Debug, Serialize)]
struct ReviewReport {
    matches: u64,
    choices: u64,
    best: u64,
    best_share: Option<f64>,
    /// In the game's measure; `null` over all games.
    mean_loss: Option<f64>,
    luckiest: Option<f64>,
}

#[derive(Clone, Debug, Serialize)]
struct DieReport {
    throws: u64,
    counts: Vec<u64>,
    /// These three are `null` if nothing was thrown.
    chi_square: Option<f64>,
    degrees: Option<usize>,
    p_value: Option<f64>,
    /// `null` if nothing was thrown, or the order is not known.
    longest_run: Option<RunReport>,
}

#[derive(Clone, Debug, Serialize)]
struct RunReport {
    face: u8,
    length: u64,
    /// The probability of a run at least this long, with an even die.
    probability: f64,
}

#[derive(Clone, Debug, Serialize)]
struct TestedReport {
    throws: u64,
    /// By face, from 1.
    counts: Vec<u64>,
    p_value: Option<f64>,
    furthest_percent: f64,
    association: f64,
}

#[derive(Clone, Debug, Serialize)]
struct LeftOutReport {
    file: String,
    why: String,
}

impl Report {
    pub(crate) fn new(statistics: &Statistics) -> Self {
        let english = CliLocalizer::of(Locale::English);
        let dice = &statistics.dice;
        let tested = dice.tested.iter().map(|tested| {
            let figures = &tested.figures;
            let report = TestedReport {
                throws: figures.throws,
                counts: figures.counts.clone(),
                p_value: figures.even.map(|even| even.p_value),
                furthest_percent: tested.furthest_percent,
                association: tested.association,
            };
            (figures.die, report)
        });
        let left_out = statistics.left_out.iter().map(|left_out| LeftOutReport {
            file: left_out.file.display().to_string(),
            why: english.localize(&left_out.why),
        });
        Self {
            matches: statistics.matches,
            finished: statistics.finished,
            looked_back: statistics.looked_back,
            players: statistics.players.iter().map(PlayerReport::new).collect(),
            dice: by_kind(&dice.kept),
            faceless_throws: dice.faceless,
            rolled: by_kind(&dice.rolled),
            tested: tested.collect(),
            left_out: left_out.collect(),
        }
    }
}

fn by_kind(series: &[DieFigures]) -> BTreeMap<&'static str, DieReport> {
    series
        .iter()
        .map(|figures| (figures.die, DieReport::new(figures)))
        .collect()
}

impl DieReport {
    fn new(figures: &DieFigures) -> Self {
        Self {
            throws: figures.throws,
            counts: figures.counts.clone(),
            chi_square: figures.even.map(|even| even.chi_square),
            degrees: figures.even.map(|even| even.degrees),
            p_value: figures.even.map(|even| even.p_value),
            longest_run: figures.run.map(|run| RunReport {
                face: run.face,
                length: run.length,
                probability: run.chance,
            }),
        }
    }
}

impl PlayerReport {
    fn new(player: &Player) -> Self {
        let games = player.games.iter();
        Self {
            name: match &player.who {
                Who::Named(name) => Some(name.clone()),
                Who::Unnamed => None,
            },
            all: FiguresReport::new(&player.all),
            games: games
                .map(|(game, figures)| (*game, FiguresReport::new(figures)))
                .collect(),
        }
    }
}

impl FiguresReport {
    fn new(figures: &Figures) -> Self {
        let against = figures.against.iter();
        let last = figures.last.iter().map(|played| PlayedReport {
            game: played.game,
            began: played.began_s,
            points: played.points,
            result: match played.outcome {
                Outcome::Won => "won",
                Outcome::Tied => "tied",
                Outcome::Lost => "lost",
            },
            against: name(played.against),
        });
        Self {
            results: ResultsReport::new(&figures.results),
            against: against
                .map(|(opponents, results)| (name(*opponents), ResultsReport::new(results)))
                .collect(),
            current_wins: figures.streaks.current_wins,
            longest_wins: figures.streaks.longest_wins,
            longest_losses: figures.streaks.longest_losses,
            points: figures.points.map(|points| PointsReport {
                least: points.least,
                most: points.most,
                mean: points.mean,
            }),
            last: last.collect(),
            measures: figures
                .measures
                .iter()
                .map(|measured| (measured.key, measured.value()))
                .collect(),
            look_back: figures.look_back.as_ref().map(|look| ReviewReport {
                matches: look.matches,
                choices: look.choices,
                best: look.best,
                best_share: look.best_share(),
                mean_loss: look.mean_loss.as_ref().map(|loss| loss.worth),
                luckiest: look.luckiest.as_ref().map(|luckiest| luckiest.worth),
            }),
        }
    }
}

impl ResultsReport {
    const fn new(results: &Results) -> Self {
        Self {
            finished: results.finished,
            unfinished: results.unfinished,
            won: results.won,
            tied: results.tied,
            lost: results.lost(),
        }
    }
}

const fn name(opponents: Opponents) -> &'static str {
    match opponents {
        Opponents::People => "people",
        Opponents::Computers(level) => level.name(),
    }
}
