//! The games, as named in the one line that lists them.

use proc_macro2::{TokenStream, TokenTree};

use super::source::Sources;
use super::words::words;

/// The macro that makes the catalog.
const MACRO: &str = "games";

/// A game of the catalog.
#[derive(Debug, PartialEq, Eq)]
pub struct ListedGame {
    /// As in type names: `SkipBo`.
    pub name: String,
    /// As in folder names: `skip_bo`.
    pub home: String,
    /// The words of its name, in small letters.
    pub words: Vec<String>,
}

/// The file with the line, and the games on it. `None` if no file has the line.
pub fn catalog(sources: &Sources) -> Option<(String, Vec<ListedGame>)> {
    // Parsing all files completely for one line would double the time.
    let call = format!("{MACRO}! {{");
    sources
        .0
        .iter()
        .filter(|(_, text)| text.contains(&call))
        .find_map(|(file, text)| {
            let parsed = syn::parse_file(text).ok()?;
            let line = parsed.items.iter().find_map(|item| match item {
                syn::Item::Macro(item) if item.ident.is_none() && item.mac.path.is_ident(MACRO) => {
                    Some(&item.mac.tokens)
                }
                _ => None,
            })?;
            Some((file.clone(), games(line.clone())))
        })
}

/// Parses `Name`, or `Name = path::to::its::Type`, with commas between.
fn games(line: TokenStream) -> Vec<ListedGame> {
    let tokens: Vec<_> = line.into_iter().collect();
    let entries = tokens.split(|token| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ','));
    let game = |entry: &[TokenTree]| {
        let idents: Vec<_> = entry
            .iter()
            .filter_map(|token| match token {
                TokenTree::Ident(ident) => Some(ident.to_string()),
                _ => None,
            })
            .collect();
        let name = idents.first()?.clone();
        let words = words(&name);
        // The name, then the path to the type: the home is the module after `games`, or the first module.
        let path = &idents[1..idents.len().max(2) - 1];
        let after_games = path.iter().position(|ident| ident == "games").map_or(0, |at| at + 1);
        let home = path.get(after_games).cloned().unwrap_or_else(|| words.join("_"));
        Some(ListedGame { name, home, words })
    };
    entries.filter_map(game).collect()
}

#[test]
fn the_games_are_read_from_their_line() {
    let text = "macro_rules! games { ($($name:ident),*) => {} }\ngames! {\n    Stack = stack::state::Stack,\n    \
                SkipBo = games::skip_bo::SkipBo,\n    HighDie,\n}\n";
    let (file, games) = catalog(&Sources::planted(&[("src/a.rs", ""), ("src/catalog.rs", text)])).expect("a line");
    assert_eq!(file, "src/catalog.rs");
    let games: Vec<_> = games
        .iter()
        .map(|game| (game.name.as_str(), game.home.as_str()))
        .collect();
    assert_eq!(
        games,
        [("Stack", "stack"), ("SkipBo", "skip_bo"), ("HighDie", "high_die")]
    );
}
