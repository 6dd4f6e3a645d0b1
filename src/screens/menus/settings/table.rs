//! The settings of play at the table.

use super::rows::{Rows, step_in};
use crate::settings::{DiceMarks, HandOver, LogTells, Speed, TIMES_TO_ANSWER_S};
use messages::Message;
use messages::texts::settings as words;

pub(super) fn list(rows: &mut Rows) {
    rows.group(words::GROUP_TABLE);
    rows.cycle(
        "speed",
        (words::SPEED, words::SPEED_ABOUT),
        |settings| speed_name(settings.speed),
        |settings, by| settings.speed = step_in(&Speed::ALL, settings.speed, by),
    );
    rows.cycle(
        "marks",
        (words::MARKS, words::MARKS_ABOUT),
        |settings| marks_name(settings.dice_marks),
        |settings, by| {
            let all = [
                DiceMarks::Pips,
                DiceMarks::Symbols,
                DiceMarks::Badges,
                DiceMarks::Numerals,
            ];
            settings.dice_marks = step_in(&all, settings.dice_marks, by);
        },
    );
    rows.cycle(
        "hand-over",
        (words::HAND_OVER, words::HAND_OVER_ABOUT),
        |settings| hand_over_name(settings.hand_over),
        |settings, by| settings.hand_over = step_in(&HandOver::ALL, settings.hand_over, by),
    );
    rows.cycle(
        "log",
        (words::LOG, words::LOG_ABOUT),
        |settings| log_name(settings.log),
        |settings, by| settings.log = step_in(&LogTells::ALL, settings.log, by),
    );
    rows.cycle(
        "answer",
        (words::ANSWER, words::ANSWER_ABOUT),
        |settings| answer_name(settings.answer_within_s),
        |settings, by| settings.answer_within_s = step_in(&TIMES_TO_ANSWER_S, settings.answer_within_s, by),
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

const fn log_name(log: LogTells) -> Message {
    match log {
        LogTells::Everything => words::LOG_EVERYTHING,
        LogTells::Main => words::LOG_MAIN,
    }
}

fn answer_name(within_s: u8) -> Message {
    match within_s {
        0 => words::ANSWER_ANY,
        seconds => words::answer_within(seconds),
    }
}
