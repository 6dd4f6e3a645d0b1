//! Finds files that name a game outside of its homes, `crates/games/src/<game>`, `crates/text_table/src/<game>` and
//! `src/play/<game>`. Comments and code of tests do not count.
//!
//! A name of several words, as Skip-Bo, counts wherever its words follow each other: in names of any spelling, in
//! strings, in file names. A name of one word, as Stack, is an ordinary word too (dice are stacked). It counts as
//!
//! - a module, a file or a folder: `stack::act`;
//! - exactly `Stack` or `STACK`, or the first word of a name, as in `StackEvent`, but not in `DiceStack`;
//! - the first word of a string without spaces, or of a part of it after a `/`: "stack-8-opening", "rules/stack.md";
//! - such a word between backticks in a longer string, or with a capital letter: "a match of Stack".

use std::collections::{BTreeMap, BTreeSet};

use crate::reader::Tree;

/// The folders with a home for each game.
const HOMES: [&str; 3] = ["crates/games/src", "crates/text_table/src", "src/play"];

/// The list of the games, and the file that registers the games of the window.
const LISTS: [&str; 2] = ["crates/games/src/catalog.rs", "src/app/games.rs"];

/// The first place in each line that names a game.
pub fn complaints(tree: &Tree) -> Vec<String> {
    let names_of_files = tree.0.values().map(|file| file.name.as_str());
    let in_play = names_of_files.filter_map(|name| name.strip_prefix("src/play/")?.split_once('/'));
    let homes: BTreeSet<_> = in_play.map(|(home, _)| home).collect();
    let games: Vec<_> = homes.iter().map(|home| words(home)).collect();
    let is_home = |name: &str, home: &str| HOMES.iter().any(|folder| name.starts_with(&format!("{folder}/{home}")));

    let mut found = BTreeMap::new();
    for file in tree.0.values() {
        let name = file.name.as_str();
        if LISTS.contains(&name) || homes.iter().any(|home| is_home(name, home)) {
            continue;
        }
        let mut check = |line, text, kind| {
            if games.iter().any(|game| names(game, text, kind)) {
                found.entry((name, line)).or_insert(text);
            }
        };
        let parts = name.trim_end_matches(".rs").split('/');
        parts.for_each(|part| check(1, part, Kind::Module));
        for used in &file.paths {
            // The last name of a `use` may be a module too.
            let end = used.path.len() - usize::from(used.brings.is_none());
            for (at, text) in used.path.iter().chain(&used.brings).enumerate() {
                let kind = if at < end { Kind::Module } else { Kind::Name };
                check(used.line, text, kind);
            }
        }
        for (text, line) in &file.strings {
            check(*line, text, Kind::String);
        }
    }
    let complaint = |((file, line), text)| format!("{file}:{line}: names a game: {text}");
    found.into_iter().map(complaint).collect()
}

#[derive(Clone, Copy)]
enum Kind {
    /// A part of a file's path, or a name before `::`.
    Module,
    Name,
    String,
}

fn names(game: &[String], text: &str, kind: Kind) -> bool {
    let found = words(text);
    let [name] = game else {
        return found.windows(game.len()).any(|part| part == game) || found.contains(&game.concat());
    };
    let is_camel = text.starts_with(char::is_uppercase) && !text.contains('_');
    let is_type = text == name.to_uppercase() || is_camel && found.first() == Some(name);
    match kind {
        Kind::Module => text == name || is_type,
        Kind::Name => is_type,
        Kind::String => names_in_text(name, text),
    }
}

fn names_in_text(game: &str, text: &str) -> bool {
    let begins = |part: &str| words(part).first().is_some_and(|first| first == game);
    let is_name = |piece: &str| !piece.contains(char::is_whitespace) && piece.split('/').any(begins);
    let in_backticks = text.split('`').skip(1).step_by(2).any(is_name);
    let mut spoken = text.split(|letter: char| !letter.is_alphanumeric());
    let is_spoken = spoken.any(|word| word.starts_with(char::is_uppercase) && word.to_lowercase() == game);
    is_name(text) || in_backticks || is_spoken
}

/// The words in small letters: `SkipBoDice`, `skip_bo_dice` and `Skip-Bo Dice` have the same.
fn words(text: &str) -> Vec<String> {
    let mut spaced = String::new();
    for letter in text.chars() {
        let begins = letter.is_uppercase() && !spaced.ends_with(char::is_uppercase);
        spaced.extend(begins.then_some(' '));
        spaced.push(if letter.is_alphanumeric() { letter } else { ' ' });
    }
    spaced.split_whitespace().map(str::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    /// The complaints about a text in a file that is no home.
    fn told(text: &str) -> Vec<String> {
        let name = "const NAME: &str = \"stack\"; use games::skip_bo::SkipBo;";
        let files = [
            ("crates/games/src/catalog.rs", "games! { Stack = stack::Stack }"),
            ("crates/games/src/skip_bo.rs", "pub struct SkipBo;"),
            ("src/app/games.rs", name),
            ("src/play/mod.rs", "mod stack; mod skip_bo;"),
            ("src/play/stack/mod.rs", name),
            ("src/play/skip_bo/mod.rs", ""),
            ("src/kit.rs", text),
            ("src/kit/stack.rs", ""),
        ];
        let complaints = super::complaints(&crate::planted(&files));
        let (of_path, of_text) = complaints.split_last().expect("a file with a game's name");
        assert_eq!(of_path, "src/kit/stack.rs:1: names a game: stack");
        of_text.to_vec()
    }

    #[test]
    fn a_name_of_any_form_is_reported_with_its_line() {
        for (text, named) in [
            ("\nuse games::{stack as pile};", "stack"),
            ("\nfn f(x: AnyGame) -> bool { matches!(x, AnyGame::Stack(_)) }", "Stack"),
            ("\nstruct StackHands;", "StackHands"),
            ("\nfn f() { call(\"../stack-8-opening\") }", "../stack-8-opening"),
            ("\nconst S: &str = \"a match of Stack\";", "a match of Stack"),
            ("\nconst S: &str = \"a game, say `stack`\";", "a game, say `stack`"),
            ("\nfn f() { format!(\"A Skip-Bo card\"); }", "A Skip-Bo card"),
        ] {
            let line = format!("src/kit.rs:2: names a game: {named}");
            assert_eq!(told(text), [line], "{text}");
        }
    }

    #[test]
    fn other_names_are_not_reported() {
        for text in [
            "struct DiceStack; struct Stacked; fn stack(stacks: u8) { let stack_now = view.stack; }",
            "const STACK_FALL_MS: f32 = 1.0; const S: &str = \"a stack fell\"; const T: &str = \"dice-stack\";",
            "//! Of Stack and Skip-Bo.\n/// `AnyGame::Stack`\nstruct S; // skip_bo",
            "#[cfg(test)]\nmod tests { use games::stack::Stack; }\n#[test]\nfn skip_bo() {}",
        ] {
            assert_eq!(told(text), [""; 0], "{text}");
        }
    }
}
