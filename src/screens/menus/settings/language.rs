//! The language setting. It is the first row, because people who can't read the current language have to find it.

use std::iter::once;

use super::rows::{Rows, step_in};
use language::Locale;
use messages::Message;
use messages::texts::settings as words;

pub(super) fn list(rows: &mut Rows) {
    let all = all();
    rows.choice(
        "language",
        (words::LANGUAGE, words::LANGUAGE_ABOUT),
        all,
        language_name,
        |settings| &mut settings.language,
    );
}

/// The language of the computer, then all others.
fn all() -> Vec<Option<Locale>> {
    once(None).chain(Locale::OFFERED.map(Some)).collect()
}

/// The next language, or the one before.
pub(crate) fn step_language(now: Option<Locale>, by: i32) -> Option<Locale> {
    step_in(&all(), now, by)
}

/// The name of a language in that language, so that its speakers find it.
pub(crate) fn language_name(language: Option<Locale>) -> Message {
    language.map_or(words::LANGUAGE_SYSTEM, |tongue| Message::verbatim(tongue.own_name()))
}
