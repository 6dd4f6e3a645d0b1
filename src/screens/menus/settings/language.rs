//! The language setting. It is the first row, because people who can't read the current language have to find it.

use std::iter::once;

use super::rows::Rows;
use language::Locale;
use messages::Message;
use messages::texts::settings as words;

pub(super) fn list(rows: &mut Rows) {
    let all: Vec<_> = once(None).chain(Locale::OFFERED.map(Some)).collect();
    rows.choice(
        "language",
        (words::LANGUAGE, words::LANGUAGE_ABOUT),
        all,
        language_name,
        |settings| &mut settings.language,
    );
}

/// The name of a language in that language, so that its speakers find it.
fn language_name(language: Option<Locale>) -> Message {
    language.map_or(words::LANGUAGE_SYSTEM, |tongue| Message::verbatim(tongue.own_name()))
}
