//! The second check: only the home of a game, the catalog and the one file of registration may name the game.
//!
//! A name of several words, as Skip-Bo, counts wherever its words follow each other: in names of any spelling, in
//! strings, in file names. A name of one word, as Stack, is an ordinary word too (dice are stacked), so it counts only
//! as
//!
//! - a module: `stack::...`, `mod stack`, a file or folder `stack`;
//! - a name that is exactly `Stack` or `STACK`, as in `AnyGame::Stack`;
//! - the first word of a name in camel case, as in `StackEvent`: what is stacked is a `DiceStack`;
//! - the first word of a string without spaces, alone or after a `/`: "stack", "stack-8-opening",
//!   "rules/stack.md";
//! - a word of that kind between backticks in a longer string, or with a capital letter: "a match of Stack".
//!
//! Comments do not count, and neither do doc comments, except those that `clap` shows as help. Names from a home count
//! under any local name. Code for tests is left out, and so are the `mod`s by which `src/games/mod.rs` and
//! `src/play/mod.rs` declare the homes.

use std::collections::BTreeMap;

use super::catalog::{ListedGame, catalog};
use super::imports::imports;
use super::layers::{holds, module_path};
use super::reader::{Word, WordKind};
use super::source::Sources;
use super::tree::Tree;
use super::words::words;

/// The folders with a home for each game.
const HOMES: [&str; 2] = ["games", "play"];

/// The one file that registers the games of the window.
const REGISTRATION: &str = "src/app/games.rs";

/// Every place that names a game, by file; only the first one in each line.
pub fn complaints(sources: &Sources) -> BTreeMap<String, Vec<String>> {
    let Some((listed_in, games)) = catalog(sources) else {
        return BTreeMap::from([(
            String::new(),
            vec!["no file lists the games in a `games!` line".to_owned()],
        )]);
    };
    let tree = Tree::of(sources);
    let judged: Vec<_> = tree
        .files()
        .into_iter()
        .filter(|(file, test)| !test && *file != listed_in && *file != REGISTRATION && home_of(&games, file).is_none())
        .map(|(file, _)| file)
        .collect();
    // By file and line: the game, and the name that was found.
    let mut found: BTreeMap<(&str, usize), (&ListedGame, String)> = BTreeMap::new();
    let longest = |names: &dyn Fn(&ListedGame) -> bool| {
        let named = games.iter().filter(|game| names(game));
        named.max_by_key(|game| game.words.len())
    };
    for file in &judged {
        let parts = module_path(file);
        if let Some(game) = longest(&|game| parts.split('/').any(|part| names_module(game, part))) {
            found.insert((file, 1), (game, "the path of the file".to_owned()));
        }
    }
    for module in tree
        .modules
        .iter()
        .filter(|module| !module.test && judged.contains(&module.file.as_str()))
    {
        let declares_homes = HOMES.iter().any(|homes| module.file == format!("src/{homes}/mod.rs"));
        for word in module.read.words.iter().filter(|word| !word.test) {
            if declares_homes && word.kind == WordKind::Declared {
                continue;
            }
            if let Some(game) = longest(&|game| names(game, word)) {
                let key = (module.file.as_str(), word.line);
                found.entry(key).or_insert_with(|| (game, shown(word)));
            }
        }
    }
    let imports = imports(&tree);
    for import in imports
        .iter()
        .filter(|import| !import.test && judged.contains(&import.from.as_str()))
    {
        if let Some(game) = home_of(&games, &import.to) {
            found
                .entry((&import.from, import.line))
                .or_insert_with(|| (game, import.text.clone()));
        }
    }
    let mut complaints: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for ((file, line), (game, what)) in found {
        let complaint = format!("{file}:{line}: names the game {}: {what}", game.name);
        complaints.entry(file.to_owned()).or_default().push(complaint);
    }
    complaints
}

/// The game in whose home a file lies.
fn home_of<'a>(games: &'a [ListedGame], file: &str) -> Option<&'a ListedGame> {
    let path = module_path(file);
    games.iter().find(|game| {
        HOMES
            .iter()
            .any(|homes| holds(&format!("{homes}/{}", game.home), &path))
    })
}

fn shown(word: &Word) -> String {
    match word.kind {
        WordKind::Text => format!("{:?}", word.text),
        _ => word.text.clone(),
    }
}

fn names(game: &ListedGame, word: &Word) -> bool {
    match word.kind {
        WordKind::Module | WordKind::Declared => names_module(game, &word.text),
        _ if game.words.len() > 1 => has_words(game, &word.text),
        WordKind::Ident => names_type(game, &word.text),
        WordKind::Text => text_names(game, &word.text),
    }
}

fn names_module(game: &ListedGame, module: &str) -> bool {
    module == game.home
        || if game.words.len() > 1 {
            has_words(game, module)
        } else {
            names_type(game, module)
        }
}

/// Whether the words of the game follow each other in a text, separate or joined.
fn has_words(game: &ListedGame, text: &str) -> bool {
    let found = words(text);
    found.windows(game.words.len()).any(|part| part == game.words) || found.contains(&game.words.concat())
}

/// For a game with a name of one word: whether `ident` is exactly that word, or begins with it in camel case.
fn names_type(game: &ListedGame, ident: &str) -> bool {
    let rest = ident.strip_prefix(&game.name);
    rest.is_some_and(|rest| !rest.starts_with(|next: char| next.is_lowercase() || next == '_'))
        || ident == game.name.to_uppercase()
}

/// For a game with a name of one word: whether a string names the game.
fn text_names(game: &ListedGame, text: &str) -> bool {
    let is_name = |piece: &str| {
        let mut parts = piece.split('/').map(words);
        parts.any(|part| part.first() == game.words.first())
    };
    if !text.trim().contains(char::is_whitespace) {
        return is_name(text);
    }
    let in_backticks = text
        .split('`')
        .skip(1)
        .step_by(2)
        .any(|piece| !piece.contains(' ') && is_name(piece));
    let mut spoken = text.split(|letter: char| !letter.is_alphanumeric());
    in_backticks || spoken.any(|word| word == game.name)
}

#[cfg(test)]
mod tests;
