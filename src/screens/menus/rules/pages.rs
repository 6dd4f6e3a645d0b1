//! All pages, the rules of each game and the controls, and at which rule they open.

use bevy::prelude::*;

use crate::screens::menus::rules::controls;
use crate::screens::menus::rules::page::{self, Piece};
use games::catalog::{AnyOptions, NAMES};
use language::Locale;
use messages::{Message, texts};
use rules::page::{Page, translated};
use window_kit::input::label::Keyboard;
use window_kit::ui::localized::Localizer;

/// The open page: a game, by its name on the command line, or the controls.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PageOf(pub(crate) &'static str);

/// The rule that the page opens at, such as `S-4`.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct RulesAt(pub Option<String>);

/// The rule about the thing under the pointer, or shown by keyboard; the HUD module of the current game sets it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RuleHere(pub Option<&'static str>);

/// The rules behind what is told: of the banner that is shown, and of the line of the log under the pointer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RuleTold {
    /// Of the banner.
    pub banner: Option<&'static str>,
    /// Of the line.
    pub line: Option<&'static str>,
}

/// Whether the page of a game has a rule.
pub(crate) fn has_rule(game: &str, id: &str) -> bool {
    let page = page_text(game, Locale::English);
    page::pieces(page).iter().any(|piece| piece.is_rule(id))
}

/// The words of a rule of a game, in the language of the localizer; `None` if its page has no such rule.
pub(crate) fn rule_words(game: &str, id: &str, localizer: &Localizer) -> Option<String> {
    let locale = localizer.language().tongue();
    let pieces = page::pieces(page_text(game, locale));
    let words = pieces.iter().find_map(|piece| piece.rule_words(id));
    words.map(|words| locale.shown(words))
}

/// The page that explains mouse, fingers, keys and buttons.
const CONTROLS: &str = "controls";
/// The text of that page.
const CONTROLS_TEXT: Page = translated!("/docs", "controls.md");

/// All pages, in the order of their tabs.
pub(crate) fn pages() -> impl Iterator<Item = &'static str> {
    NAMES.iter().copied().chain([CONTROLS])
}

/// The text of the page with this name, in a language; empty if there is no such page.
fn page_text(name: &str, locale: Locale) -> &'static str {
    if name == CONTROLS {
        let text = CONTROLS_TEXT.text(locale.tag());
        // The game lists what is bound now.
        return text.split_once(controls::MADE).map_or(text, |(written, _)| written);
    }
    AnyOptions::of_game(name).map_or("", |options| options.rules_text(locale.tag()))
}

/// The pieces of the page with this name, in the language of the localizer.
pub(super) fn pieces_of(name: &str, localizer: &Localizer, keyboard: &Keyboard) -> Vec<Piece> {
    let locale = localizer.language().tongue();
    let pieces = page::pieces(page_text(name, locale)).into_iter();
    let pieces = pieces.map(|piece| piece.with_words(|words| locale.shown(words)));
    let now = if name == CONTROLS {
        controls::pieces(keyboard, localizer, title)
    } else {
        Vec::new()
    };
    pieces.chain(now).collect()
}

/// The title of a page.
pub(crate) fn title(name: &str) -> Message {
    if name == CONTROLS {
        return texts::pages::CONTROLS;
    }
    Message::verbatim(AnyOptions::of_game(name).map_or("", |options| options.title()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games;
    use crate::screens::menus::rules::fold::folded;
    use crate::screens::menus::rules::page::pieces;

    /// All pages in all languages.
    fn all() -> impl Iterator<Item = (&'static str, Locale)> {
        pages().flat_map(|name| Locale::OFFERED.map(|tongue| (name, tongue)))
    }

    #[test]
    fn the_pages_speak_to_players_and_not_to_who_makes_the_program() {
        for (name, tongue) in all().filter(|(name, _)| *name != CONTROLS) {
            for word in ["`", "settled)", "the tests", "the code", "toml"] {
                assert!(!page_text(name, tongue).contains(word), "{name}: {tongue:?}: {word}");
            }
        }
    }

    #[test]
    fn the_page_of_each_game_has_a_title_and_every_rule() {
        for (game, tongue) in all().filter(|(name, _)| *name != CONTROLS) {
            let text = page_text(game, tongue);
            let pieces = pieces(text);
            let titles = pieces.iter().filter(|piece| matches!(piece, Piece::Title(_)));
            assert_eq!(titles.count(), 1, "{game}: {tongue:?}");
            let pictures: Vec<&str> = pieces.iter().filter_map(Piece::picture).collect();
            assert!(!pictures.is_empty(), "{game} has no picture");
            for path in pictures {
                let embedded = games::pictures().iter().any(|(of, _)| *of == path);
                assert!(embedded, "{path} is no picture of its game");
            }
            // Another test, without a window, checks which rules there must be.
            let heads = text.lines().filter_map(|line| line.strip_prefix("- **"));
            let ids: Vec<&str> = heads
                .filter_map(|head| head.split_once("**"))
                .flat_map(|(ids, _)| ids.split(", "))
                .collect();
            assert!(!ids.is_empty(), "{game} has no rules");
            for id in ids {
                assert!(pieces.iter().any(|piece| piece.is_rule(id)), "{game}: {id} is missing");
            }
        }
    }

    /// What must be the same on a page and on its translations: everything but the words.
    fn shape(text: &str) -> Vec<String> {
        let shape = |piece: &Piece| match piece {
            Piece::Title(_) => "title".to_owned(),
            Piece::Heading(_) => "heading".to_owned(),
            Piece::Rule(ids, words) => format!("{ids} with {} marks", words.marks()),
            Piece::Item(_) => "bullet".to_owned(),
            Piece::Words(_) => "paragraph".to_owned(),
            Piece::Row(cells, head) => format!("row of {}, {head}", cells.len()),
            Piece::Picture(path, _) => path.clone(),
        };
        pieces(text).iter().map(shape).collect()
    }

    #[test]
    fn a_page_has_the_same_rules_bullets_tables_and_pictures_in_all_languages() {
        for (name, tongue) in all().filter(|(_, tongue)| *tongue != Locale::English) {
            let (english, own) = (page_text(name, Locale::English), page_text(name, tongue));
            assert_ne!(english, own, "{name} is not translated: {tongue:?}");
            assert_eq!(shape(english), shape(own), "{name}: {tongue:?}");
        }
    }

    #[test]
    fn every_letter_of_every_page_can_be_looked_for_without_accents() {
        for (name, tongue) in all() {
            let odd: String = folded(page_text(name, tongue))
                .chars()
                .filter(|letter| letter.is_alphabetic() && !letter.is_ascii())
                .collect();
            assert_eq!(odd, "", "{name}: {tongue:?}");
        }
    }
}
