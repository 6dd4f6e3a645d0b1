//! All pages: the rules of each game, and the controls.

use bevy::prelude::*;

use crate::catalog::{AnyOptions, NAMES};
use crate::screens::menus::rules::page;

/// The open page: a game, by its name on the command line, or the controls.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PageOf(pub(crate) &'static str);

/// Whether the page of a game has a rule.
pub fn has_rule(game: &str, id: &str) -> bool {
    page::pieces(page_text(game)).iter().any(|piece| piece.is_rule(id))
}

/// The page that explains mouse, keys and buttons.
const CONTROLS: &str = "controls";

/// All pages, in the order of their tabs.
pub(crate) fn pages() -> impl Iterator<Item = &'static str> {
    NAMES.iter().copied().chain([CONTROLS])
}

/// The text of the page with this name; empty if there is no such page.
pub(crate) fn page_text(name: &str) -> &'static str {
    if name == CONTROLS {
        return include_str!("../../../../docs/controls.md");
    }
    AnyOptions::of_game(name).map_or("", |options| options.rules_text())
}

/// The title of a page.
pub(crate) fn title(name: &str) -> &'static str {
    if name == CONTROLS {
        return "Controls";
    }
    AnyOptions::of_game(name).map_or("", |options| options.title())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games;
    use crate::screens::menus::rules::page::{Piece, pieces};

    #[test]
    fn the_pages_speak_to_players_and_not_to_who_makes_the_program() {
        for game in NAMES {
            for word in ["`", "settled)", "the tests", "the code", "toml"] {
                assert!(!page_text(game).contains(word), "{game}: {word}");
            }
        }
    }

    #[test]
    fn the_page_of_each_game_has_a_title_and_every_rule() {
        for game in NAMES {
            assert!(!title(game).is_empty());
            let pictures: Vec<Piece> = pieces(page_text(game))
                .into_iter()
                .filter(|piece| matches!(piece, Piece::Picture(..)))
                .collect();
            assert!(!pictures.is_empty(), "{game} has no picture");
            for picture in pictures {
                let Piece::Picture(path, _) = picture else { continue };
                let embedded = games::pictures().iter().any(|(of, _)| *of == path);
                assert!(embedded, "{path} is no picture of its game");
            }
            let pieces = pieces(page_text(game));
            // Another test, without a window, checks which rules there must be.
            let heads = page_text(game).lines().filter_map(|line| line.strip_prefix("- **"));
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
}
