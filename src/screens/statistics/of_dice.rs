//! The page of the dice, as data.

use crate::screens::statistics::sheet::{Part, Sheet};
use messages::Message;
use messages::texts::figures as words;
use records::statistics::dice::{Dice, DieFigures, Tested};
use window_kit::ui::chart::{Bar, Chart};
use window_kit::ui::look::BRASS_DEEP;

/// How high charts are, in logical pixels.
const HIGH: f32 = 80.0;

/// The page of the dice. Its first line says whether they are fair.
pub(super) fn sheet(dice: &Dice) -> Sheet {
    let kept = dice.kept.iter().filter(|figures| figures.throws > 0);
    let mut sheet = Sheet {
        answer: vec![answer(&dice.kept), words::DICE_HOW],
        ..Sheet::default()
    };
    sheet
        .parts
        .extend(kept.map(|figures| of_series(figures, words::dice_kept(words_of(figures.die)))));
    sheet.parts.extend(dice.tested.iter().map(of_test));
    let rolled = dice.rolled.iter();
    sheet
        .parts
        .extend(rolled.map(|figures| of_series(figures, words::dice_rolled(words_of(figures.die)))));
    sheet
}

/// Whether the dice are fair, by the throws at this machine.
fn answer(kept: &[DieFigures]) -> Message {
    let told: Vec<&DieFigures> = kept.iter().filter(|figures| figures.throws > 0).collect();
    if told.is_empty() {
        return words::DICE_NONE;
    }
    // The kind of die with the most throws.
    let most = told.iter().max_by_key(|figures| figures.throws);
    most.map_or(words::DICE_NONE, |figures| {
        words::dice_answer(figures.throws, words_of(figures.die), figures.verdict.clone())
    })
}

fn words_of(die: &str) -> Message {
    match die {
        "d10" => words::D10,
        _ => words::D6,
    }
}

fn of_series(figures: &DieFigures, title: Message) -> Part {
    let expected = figures.throws as f64 / figures.counts.len().max(1) as f64;
    let mut lines = vec![(words::DICE_THROWS, Message::verbatim(figures.throws.to_string()))];
    if let Some(even) = figures.even {
        let [whole, tenth] = tenths(even.chi_square);
        lines.push((
            words::DICE_CHI_SQUARE,
            words::chi_square(words::decimal(whole, tenth), even.degrees),
        ));
    }
    Part {
        about: Some(match figures.said_of_run() {
            Some(run) => words::both(figures.verdict.clone(), run),
            None => figures.verdict.clone(),
        }),
        chart: Some(Chart {
            bars: bars(&figures.counts),
            line: Some(expected),
            height: HIGH,
        }),
        lines,
        ..Part::new(title)
    }
}

fn bars(counts: &[u64]) -> Vec<Bar> {
    let bar = |(at, count): (usize, &u64)| Bar {
        label: Message::verbatim((at + 1).to_string()),
        value: *count as f64,
        said: Message::verbatim(count.to_string()),
        ground: BRASS_DEEP,
    };
    counts.iter().enumerate().map(bar).collect()
}

fn of_test(tested: &Tested) -> Part {
    let [whole, tenth] = tenths(tested.furthest_percent);
    let mut part = of_series(&tested.figures, words::dice_tested(words_of(tested.figures.die)));
    part.about = Some(words::dice_tested_about(tested.figures.verdict.clone()));
    part.lines
        .push((words::DICE_FURTHEST, words::percent_of(words::decimal(whole, tenth))));
    part
}

fn tenths(value: f64) -> [u64; 2] {
    let tenths = (value * 10.0).round() as u64;
    [tenths / 10, tenths % 10]
}
