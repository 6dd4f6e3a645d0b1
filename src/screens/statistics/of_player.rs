//! The page of a player, as data.

use crate::screens::statistics::sheet::{Part, Sheet};
use games::catalog::AnyOptions;
use messages::Message;
use messages::texts::figures as words;
use records::statistics::figures::{Figures, Opponents, Played, Player, Results};
use records::statistics::match_facts::Outcome;
use records::statistics::measures::Measured;
use records::statistics::review::ReviewSummary;
use rules::counted::Combined;
use window_kit::ui::chart::{Bar, Chart};
use window_kit::ui::look::{AMBER, BRASS, GREY};

/// How high charts are, in logical pixels.
const HIGH: f32 = 90.0;

/// The page of a player: of one game, or of all.
pub(super) fn sheet(player: &Player, game: Option<&str>) -> Sheet {
    let figures = match game {
        None => &player.all,
        Some(game) => match player.games.iter().find(|(name, _)| *name == game) {
            Some((_, figures)) => figures,
            None => {
                return Sheet {
                    answer: vec![words::NO_SUCH_MATCH],
                    ..Sheet::default()
                };
            }
        },
    };
    let mut sheet = Sheet {
        figures: large(figures),
        ..Sheet::default()
    };
    sheet.parts.extend(against(figures));
    if game.is_none() {
        sheet.parts.extend(by_game(player));
    } else {
        sheet.parts.extend(points(figures));
    }
    sheet.parts.extend(counted(&figures.measures));
    sheet.parts.push(choices(figures.look_back.as_ref()));
    sheet
}

fn large(figures: &Figures) -> Vec<(Message, Message)> {
    let results = &figures.results;
    let mut large = vec![
        (words::FINISHED, number(results.finished)),
        (words::WON, share(results)),
        (words::STREAK, number(figures.streaks.longest_wins)),
    ];
    if let Some(points) = figures.points {
        large.push((words::POINTS_MEAN, decimal(points.mean)));
        large.push((words::POINTS_MOST, number(points.most)));
    }
    large
}

/// The share of matches that were won.
fn share(results: &Results) -> Message {
    if results.finished == 0 {
        return Message::verbatim("–");
    }
    words::percent(percent(results))
}

fn percent(results: &Results) -> u64 {
    let finished = results.finished.max(1);
    (results.won * 100 + finished / 2) / finished
}

fn number(value: impl ToString) -> Message {
    Message::verbatim(value.to_string())
}

/// A number with one decimal place, as the reader's language writes it.
fn decimal(value: f64) -> Message {
    let tenths = (value.abs() * 10.0).round() as u64;
    let (whole, tenth) = (tenths / 10, tenths % 10);
    if value < 0.0 && tenths > 0 {
        words::negative(words::decimal(whole, tenth))
    } else {
        words::decimal(whole, tenth)
    }
}

/// Wins by opponents.
fn against(figures: &Figures) -> Option<Part> {
    let bars: Vec<Bar> = figures
        .against
        .iter()
        .filter(|(_, results)| results.finished > 0)
        .map(|(opponents, results)| Bar {
            label: words::against(name(*opponents), results.finished),
            value: percent(results) as f64,
            said: share(results),
            ground: BRASS,
        })
        .collect();
    (!bars.is_empty()).then(|| Part {
        about: Some(words::AGAINST_ABOUT),
        chart: Some(Chart {
            bars,
            line: None,
            height: HIGH,
        }),
        ..Part::new(words::AGAINST_HEADING)
    })
}

fn name(opponents: Opponents) -> Message {
    match opponents {
        Opponents::People => words::PEOPLE_ONLY,
        Opponents::Computers(level) => level.said(),
    }
}

fn by_game(player: &Player) -> Option<Part> {
    let lines = player.games.iter().filter(|(_, figures)| figures.results.finished > 0);
    let lines: Vec<(Message, Message)> = lines
        .map(|(game, figures)| {
            let title = AnyOptions::of_game(game).map_or("", |options| options.title());
            let results = &figures.results;
            (
                Message::verbatim(title),
                words::won_of(results.won, results.finished, share(results)),
            )
        })
        .collect();
    (!lines.is_empty()).then(|| Part {
        lines,
        ..Part::new(words::BY_GAME)
    })
}

/// The points of the last matches, one after the other.
fn points(figures: &Figures) -> Option<Part> {
    if figures.last.len() < 2 {
        return None;
    }
    let bar = |played: &Played| {
        let (how, ground) = match played.outcome {
            Outcome::Won => (words::MATCH_WON, BRASS),
            Outcome::Tied => (words::MATCH_TIED, AMBER),
            Outcome::Lost => (words::MATCH_LOST, GREY),
        };
        Bar {
            label: words::one_match(how, played.points),
            value: f64::from(played.points),
            said: number(played.points),
            ground,
        }
    };
    Some(Part {
        about: Some(words::POINTS_ABOUT),
        chart: Some(Chart {
            bars: figures.last.iter().map(bar).collect(),
            line: figures.points.map(|points| points.mean),
            height: HIGH,
        }),
        lines: vec![
            (words::STREAK_NOW, number(figures.streaks.current_wins)),
            (words::STREAK_LOST, number(figures.streaks.longest_losses)),
        ],
        ..Part::new(words::POINTS_HEADING)
    })
}

/// What the game counts. The parts of a sum, whose keys begin with the key of the sum, are a chart.
fn counted(measures: &[Measured]) -> Vec<Part> {
    let is_part = |part: &Measured, whole: &Measured| {
        let rest = part.key.strip_prefix(whole.key);
        part.combined == Combined::Sum
            && whole.combined == Combined::Sum
            && rest.is_some_and(|rest| rest.starts_with('-'))
    };
    let parts_of = |whole: &Measured| -> Vec<&Measured> {
        let own = measures.iter().filter(|part| is_part(part, whole));
        own.collect()
    };
    let mut lines = Vec::new();
    let mut charts = Vec::new();
    for measured in measures {
        if measures.iter().any(|whole| is_part(measured, whole)) {
            continue;
        }
        let Some(value) = measured.value() else { continue };
        let said = match measured.combined {
            Combined::Mean => decimal(value),
            Combined::Sum | Combined::Most => number(value),
        };
        lines.push((measured.label.clone(), said));
        let parts = parts_of(measured);
        if parts.iter().any(|part| part.amount.sum > 0) {
            let bar = |part: &&Measured| Bar {
                label: part.label.clone(),
                value: part.amount.sum as f64,
                said: number(part.amount.sum),
                ground: BRASS,
            };
            charts.push(Part {
                chart: Some(Chart {
                    bars: parts.iter().map(bar).collect(),
                    line: None,
                    height: HIGH,
                }),
                ..Part::new(measured.label.clone())
            });
        }
    }
    let all = (!lines.is_empty()).then(|| Part {
        lines,
        ..Part::new(words::COUNTED)
    });
    all.into_iter().chain(charts).collect()
}

/// Mistakes and luck.
fn choices(look_back: Option<&ReviewSummary>) -> Part {
    let Some(look) = look_back else {
        return Part {
            about: Some(words::CHOICES_NONE),
            ..Part::new(words::CHOICES)
        };
    };
    let best = look.best_share().map_or(0.0, |share| share * 100.0).round() as u64;
    let mut lines = vec![(words::CHOICES_BEST, words::percent(best))];
    lines.extend(
        look.mean_loss
            .as_ref()
            .map(|loss| (words::CHOICES_LOSS, loss.said.clone())),
    );
    lines.extend(look.luckiest.as_ref().map(|luck| (words::LUCKIEST, luck.said.clone())));
    Part {
        about: Some(words::choices_of(look.choices, look.matches)),
        lines,
        ..Part::new(words::CHOICES)
    }
}
