//! What happens to matches.

use std::path::Path;

use super::rows::{Rows, step_in};
use crate::messages::Message;
use crate::messages::texts::settings as words;
use crate::settings::{self, AskFirst};

/// The line of the settings file that names the folder of kept matches. It is the same in all languages.
const LINE: &str = "keep_in = \"\u{2026}\"";

/// Lists the rows; `folder` is that of kept matches, if they are kept.
pub(super) fn list(rows: &mut Rows, folder: Option<&Path>) {
    rows.group(words::GROUP_MATCHES);
    rows.cycle(
        "ask",
        (words::ASK, words::ASK_ABOUT),
        |settings| ask_name(settings.ask_first),
        |settings, by| settings.ask_first = step_in(&AskFirst::ALL, settings.ask_first, by),
    );
    if let (Some(folder), Some(file)) = (folder, settings::file()) {
        let (folder, file) = (folder.display().to_string(), file.display().to_string());
        rows.told((words::FOLDER, words::folder_about(folder, LINE, file)));
    }
}

const fn ask_name(ask_first: AskFirst) -> Message {
    match ask_first {
        AskFirst::Always => words::ASK_ALWAYS,
        AskFirst::NotKept => words::ASK_NOT_KEPT,
    }
}
