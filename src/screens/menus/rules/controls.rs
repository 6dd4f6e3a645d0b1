//! The list of all controls, made from the bindings as they are now.

use super::page::Piece;
use games::catalog::NAMES;
use messages::Message;
use messages::texts::{common, pages as words};
use window_kit::input::hint::HintFor;
use window_kit::input::label::Keyboard;
use window_kit::intents::{Bindings, Context, Intent, Slot};
use window_kit::ui::localized::Localizer;

/// The contexts in the order of the list, with their headings. `title` is the title of a game.
pub(crate) fn contexts(title: fn(&str) -> Message) -> impl Iterator<Item = (Context, Message)> {
    let general = [
        (Context::Everywhere, words::CONTROLS_EVERYWHERE),
        (Context::Menu, words::CONTROLS_MENU),
        (Context::Letters, words::CONTROLS_LETTERS),
        (Context::Table, words::CONTROLS_TABLE),
    ];
    let games = NAMES.iter().map(move |game| (Context::Game(game), title(game)));
    general.into_iter().chain(games).chain([
        (Context::Practice, words::CONTROLS_PRACTICE),
        (Context::Replay, words::CONTROLS_REPLAY),
        (Context::Answers, words::CONTROLS_ANSWERS),
    ])
}

/// Where the part of the page in the folder `docs` begins that a test makes.
pub(super) const MADE: &str = "<!-- A test makes the rest of this page";

/// The list: for each context a heading and a table of what an intent does, its keys, and its buttons. `title` is the
/// title of a game.
pub(super) fn pieces(keyboard: &Keyboard, localizer: &Localizer, title: fn(&str) -> Message) -> Vec<Piece> {
    let bindings = keyboard.bound();
    let head = [words::CONTROLS_KEYS, words::CONTROLS_PAD].map(|words| localizer.localize(&words));
    let mut pieces = vec![Piece::Heading(localizer.localize(&words::CONTROLS_NOW))];
    for (context, heading) in contexts(title) {
        let rows = rows(bindings, context);
        if rows.is_empty() {
            continue;
        }
        pieces.push(Piece::Heading(localizer.localize(&heading)));
        pieces.push(Piece::Row(vec![String::new(), head[0].clone(), head[1].clone()], true));
        for (does, intents) in rows {
            let [keys, buttons] = [false, true].map(|on_pad| {
                let label = label(keyboard, context, &intents, on_pad);
                label.map(|label| localizer.localize(&label)).unwrap_or_default()
            });
            pieces.push(Piece::Row(vec![localizer.localize(&does), keys, buttons], false));
        }
    }
    pieces
}

/// What can be meant in a context: the words, and the intent or the members of the family.
fn rows(bindings: &Bindings, context: Context) -> Vec<(Message, Vec<Intent>)> {
    let mut rows: Vec<(Intent, Vec<Intent>)> = Vec::new();
    for slot in bindings.shown(context) {
        let whole = slot.intent.whole();
        match rows.iter_mut().find(|(family, _)| *family == whole) {
            Some((_, intents)) => intents.push(slot.intent),
            None => rows.push((whole, vec![slot.intent])),
        }
    }
    let words = |family| bindings.definition(family).map(|def| def.words.clone());
    let rows = rows.into_iter();
    rows.filter_map(|(family, intents)| Some((words(family)?, intents)))
        .collect()
}

/// The label of the inputs of an intent, or of all members of a family, on one kind of device.
fn label(keyboard: &Keyboard, context: Context, intents: &[Intent], on_pad: bool) -> Option<Message> {
    if let [first, _, ..] = intents
        && !on_pad
    {
        return keyboard.label(HintFor::Family(first.whole(), intents.len() as u8));
    }
    let slots = intents.iter().map(|intent| Slot {
        context,
        intent: *intent,
    });
    let inputs = slots.flat_map(|slot| keyboard.bound().shown_inputs(slot));
    let mut labels: Vec<Message> = Vec::new();
    for input in inputs.filter(|input| input.is_on_pad() == on_pad) {
        let label = keyboard.of_input(input);
        // Both keys of a pair, such as Shift, have one label.
        if !labels.contains(&label) {
            labels.push(label);
        }
    }
    (!labels.is_empty()).then(|| common::series(labels))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bevy::prelude::{GamepadButton, KeyCode};

    use super::*;
    use crate::app::games;
    use crate::screens::menus::rules::pages;
    use language::{Language, Locale};
    use window_kit::intents::Input;
    use window_kit::intents::general::HINT;

    fn named(game: &str) -> Message {
        Message::verbatim(game)
    }

    fn rows_of(pieces: &[Piece]) -> Vec<&[String]> {
        pieces
            .iter()
            .filter_map(|piece| match piece {
                Piece::Row(cells, false) => Some(cells.as_slice()),
                _ => None,
            })
            .collect()
    }

    #[test]
    fn every_intent_is_listed_with_words_in_every_language() {
        let keyboard = Keyboard::american().with(games::bindings());
        for tongue in Locale::OFFERED {
            let mut localizer = Localizer::default();
            localizer.set_language(Arc::new(Language::carried(tongue)));
            let pieces = pieces(&keyboard, &localizer, named);
            let rows = rows_of(&pieces);
            assert!(rows.len() > 70, "{}", rows.len());
            for row in rows {
                assert!(!row[0].is_empty(), "{tongue:?}: {row:?}");
                assert!(!row[1].is_empty() || !row[2].is_empty(), "{tongue:?}: {row:?}");
            }
        }
    }

    #[test]
    fn the_list_names_what_is_bound_now() {
        let mut bindings = games::bindings();
        let slot = Slot {
            context: Context::Table,
            intent: HINT,
        };
        bindings.set(slot, [Input::Key(KeyCode::KeyN), Input::Pad(GamepadButton::Mode)]);
        let mut localizer = Localizer::default();
        localizer.set_language(Arc::new(Language::carried(Locale::English)));
        let pieces = pieces(&Keyboard::american().with(bindings), &localizer, named);
        assert!(rows_of(&pieces).contains(&["a hint".to_owned(), "N".to_owned(), "Middle".to_owned()].as_slice()));
    }

    /// The keys and buttons that everybody begins with, as a part of a page in the folder `docs`.
    fn made(tongue: Locale) -> String {
        let mut localizer = Localizer::default();
        localizer.set_language(Arc::new(Language::carried(tongue)));
        let keyboard = Keyboard::american().with(games::bindings());
        let first = localizer.localize(&words::CONTROLS_FIRST);
        let mut made = format!("{MADE} from the bindings; TUMBLETOP_BLESS=1 writes it. -->\n\n## {first}\n");
        for piece in pieces(&keyboard, &localizer, pages::title).into_iter().skip(1) {
            match piece {
                Piece::Heading(words) => made.push_str(&format!("\n### {words}\n\n")),
                Piece::Row(cells, is_head) => {
                    let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
                    made.push_str(&format!("| {} |\n", cells.join(" | ")).replace("|  |", "| |"));
                    if is_head {
                        made.push_str("| --- | --- | --- |\n");
                    }
                }
                other => panic!("{other:?}"),
            }
        }
        made
    }

    #[test]
    fn the_pages_of_the_controls_list_what_is_bound_at_first() {
        for tongue in Locale::OFFERED {
            let folder = match tongue {
                Locale::English => String::new(),
                other => format!("{}/", other.tag()),
            };
            let path = format!("{}/docs/{folder}controls.md", env!("CARGO_MANIFEST_DIR"));
            let page = std::fs::read_to_string(&path)
                .expect("the page is there")
                .replace("\r\n", "\n");
            let written = page.split_once(MADE).map_or(page.as_str(), |(written, _)| written);
            let found = format!("{written}{}", made(tongue));
            if std::env::var_os("TUMBLETOP_BLESS").is_some() {
                std::fs::write(&path, &found).expect("the page can be written");
            } else {
                for (found, there) in found.lines().zip(page.lines()) {
                    assert_eq!(found, there, "{path} is stale; TUMBLETOP_BLESS=1 writes it");
                }
                assert_eq!(found, page, "{path} is stale; TUMBLETOP_BLESS=1 writes it");
            }
        }
    }
}
