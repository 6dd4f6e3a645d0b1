//! What happens to matches.

use super::rows::{Rows, step_in};
use crate::messages::Message;
use crate::messages::texts::settings as words;
use crate::settings::AskFirst;

pub(super) fn list(rows: &mut Rows) {
    rows.group(words::GROUP_MATCHES);
    rows.cycle(
        "ask",
        (words::ASK, words::ASK_ABOUT),
        |settings| ask_name(settings.ask_first),
        |settings, by| settings.ask_first = step_in(&AskFirst::ALL, settings.ask_first, by),
    );
}

const fn ask_name(ask_first: AskFirst) -> Message {
    match ask_first {
        AskFirst::Always => words::ASK_ALWAYS,
        AskFirst::NotKept => words::ASK_NOT_KEPT,
    }
}
