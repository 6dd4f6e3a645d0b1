//! The language setting. It is the first row, because people who can't read the current language have to find it.

use std::iter::once;

use super::rows::{Rows, step_in};
use language::Tongue;
use messages::Message;
use messages::texts::settings as words;

pub(super) fn list(rows: &mut Rows) {
    rows.cycle(
        "language",
        (words::LANGUAGE, words::LANGUAGE_ABOUT),
        |settings| language_name(settings.language),
        |settings, by| {
            let all: Vec<_> = once(None).chain(Tongue::OFFERED.map(Some)).collect();
            settings.language = step_in(&all, settings.language, by);
        },
    );
}

/// The name of a language in that language, so that its speakers find it.
fn language_name(language: Option<Tongue>) -> Message {
    language.map_or(words::LANGUAGE_SYSTEM, |tongue| Message::verbatim(tongue.own_name()))
}
