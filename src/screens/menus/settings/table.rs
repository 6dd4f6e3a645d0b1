//! The settings of play at the table.

use super::rows::Rows;
use messages::Message;
use messages::texts::settings as words;
use window_kit::settings::{DiceMarks, HandOver, LogDetail, Speed, TIMES_TO_ANSWER_S};

/// The marks of dice to choose from.
const DICE_MARKS: [DiceMarks; 4] = [
    DiceMarks::Pips,
    DiceMarks::Symbols,
    DiceMarks::Badges,
    DiceMarks::Numerals,
];

pub(super) fn list(rows: &mut Rows) {
    rows.group(words::GROUP_TABLE);
    rows.choice(
        "speed",
        (words::SPEED, words::SPEED_ABOUT),
        Speed::ALL,
        speed_name,
        |settings| &mut settings.speed,
    );
    rows.choice(
        "marks",
        (words::MARKS, words::MARKS_ABOUT),
        DICE_MARKS,
        marks_name,
        |settings| &mut settings.dice_marks,
    );
    rows.choice(
        "hand-over",
        (words::HAND_OVER, words::HAND_OVER_ABOUT),
        HandOver::ALL,
        hand_over_name,
        |settings| &mut settings.hand_over,
    );
    rows.choice(
        "log",
        (words::LOG, words::LOG_ABOUT),
        LogDetail::ALL,
        log_name,
        |settings| &mut settings.log,
    );
    rows.toggle("banter", (words::BANTER, words::BANTER_ABOUT), |settings| {
        &mut settings.banter
    });
    rows.choice(
        "answer",
        (words::ANSWER, words::ANSWER_ABOUT),
        TIMES_TO_ANSWER_S,
        answer_name,
        |settings| &mut settings.answer_within_s,
    );
}

const fn speed_name(speed: Speed) -> Message {
    match speed {
        Speed::Half => words::SPEED_HALF,
        Speed::Normal => words::SPEED_NORMAL,
        Speed::Double => words::SPEED_DOUBLE,
        Speed::Quadruple => words::SPEED_QUADRUPLE,
        Speed::Instant => words::SPEED_INSTANT,
    }
}

const fn marks_name(marks: DiceMarks) -> Message {
    match marks {
        DiceMarks::Pips => words::MARKS_PIPS,
        DiceMarks::Symbols => words::MARKS_SYMBOLS,
        DiceMarks::Badges => words::MARKS_BADGES,
        DiceMarks::Numerals => words::MARKS_NUMERALS,
    }
}

const fn hand_over_name(hand_over: HandOver) -> Message {
    match hand_over {
        HandOver::HiddenHands => words::HAND_OVER_HIDDEN,
        HandOver::Always => words::HAND_OVER_ALWAYS,
    }
}

const fn log_name(log: LogDetail) -> Message {
    match log {
        LogDetail::Everything => words::LOG_EVERYTHING,
        LogDetail::Main => words::LOG_MAIN,
    }
}

fn answer_name(within_s: u8) -> Message {
    match within_s {
        0 => words::ANSWER_ANY,
        seconds => words::answer_within(seconds),
    }
}
