//! Reads the paths and strings of all files from their tokens. Code that exists in tests only is left out. A `mod` with
//! a body counts as part of the module of its file.

use std::collections::BTreeMap;

use proc_macro2::{TokenStream, TokenTree};

use crate::Files;
use crate::tokens::{inside, is_mark, is_word, item_at, only_in_tests, path_at};

/// The files, by the paths of their modules: `games::stack::state`. The library in `src` is `tumbletop`.
pub struct Tree(pub BTreeMap<String, File>);

/// What is in a file.
#[derive(Default)]
pub struct File {
    pub name: String,
    pub paths: Vec<UsedPath>,
    /// Strings, each with its line.
    pub strings: Vec<(String, usize)>,
    /// The modules that it declares for tests only.
    tests: Vec<String>,
}

/// A name in the code, or several with `::` between them.
pub struct UsedPath {
    pub path: Vec<String>,
    pub line: usize,
    /// If a `use` has the path: the name that it brings, or `*` for all names.
    pub brings: Option<String>,
}

impl Tree {
    pub fn of(files: &Files) -> Self {
        let read = |(name, text): (&String, &String)| (module_of(name), File::of(name, text));
        let mut tree: BTreeMap<_, _> = files.iter().map(read).collect();
        let tests: Vec<_> = tree.values().flat_map(|file| file.tests.clone()).collect();
        tree.retain(|module, _| !tests.iter().any(|test| holds(test, module, "::")));
        Self(tree)
    }
}

/// The path of the module of a file.
fn module_of(file: &str) -> String {
    let file = match file.strip_prefix("src/") {
        Some(file) => format!("tumbletop/{file}"),
        None => file.replacen("crates/", "", 1).replacen("/src/", "/", 1),
    };
    let file = file.trim_end_matches(".rs");
    let file = file.trim_end_matches("/lib").trim_end_matches("/mod");
    file.replace('/', "::")
}

/// Whether a path is, or lies in, another; the separator is between their parts.
pub fn holds(outer: &str, path: &str, separator: &str) -> bool {
    let rest = path.strip_prefix(outer);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(separator))
}

impl File {
    fn of(name: &str, text: &str) -> Self {
        let tokens: TokenStream = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut file = Self::default();
        file.name.push_str(name);
        file.read(&tokens.into_iter().collect::<Vec<_>>());
        file
    }

    fn read(&mut self, tokens: &[TokenTree]) {
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            at += 1;
            let (line, after) = (token.span().start().line, &tokens[at..]);
            match token {
                TokenTree::Group(_) => self.read(&inside(token)),
                TokenTree::Literal(literal) => self.add_string(&literal.to_string(), line),
                TokenTree::Punct(_) if is_mark(token, '#') => at += self.read_attribute(after),
                TokenTree::Punct(_) => {}
                // The name of a module counts where it is used.
                TokenTree::Ident(_) if is_word(token, "mod") => at += 1,
                // `use<>` is no import.
                TokenTree::Ident(_) if is_word(token, "use") && !is_mark(after.first(), '<') => {
                    let end = after.iter().position(|token| is_mark(token, ';')).unwrap_or(0);
                    self.add_use(&after[..end], &[]);
                    at += end;
                }
                TokenTree::Ident(_) => {
                    let path = path_at(&tokens[at - 1..]);
                    at += 3 * (path.len() - 1);
                    self.add_path(path, line, None);
                }
            }
        }
    }

    /// Reads what comes after a `#`; returns how many tokens these are, with an item that exists in tests only.
    fn read_attribute(&mut self, after: &[TokenTree]) -> usize {
        let inner = is_mark(after.first(), '!');
        let length = 1 + usize::from(inner);
        let attribute = after.get(length - 1).map(inside).unwrap_or_default();
        if !only_in_tests(&attribute) {
            if path_at(&attribute) != ["doc"] {
                self.read(&attribute);
            }
            return length;
        }
        let item = item_at(&after[length..]);
        let module = module_of(&self.name);
        match item {
            _ if inner => self.tests.push(module),
            [.., word, TokenTree::Ident(name), _] if is_word(word, "mod") => {
                self.tests.push(format!("{module}::{name}"))
            }
            _ => {}
        }
        length + item.len()
    }

    /// Adds what a `use` brings: `a::{b, c as d}` brings the paths `a::b` and `a::c`.
    fn add_use(&mut self, import: &[TokenTree], before: &[String]) {
        for branch in import.split(|token| is_mark(token, ',')) {
            let mut path = [before, &path_at(branch)].concat();
            path.pop_if(|last| last == "self" && !before.is_empty());
            let brings = match branch {
                [] => continue,
                [.., group @ TokenTree::Group(_)] => {
                    self.add_use(&inside(group), &path);
                    continue;
                }
                [.., word, TokenTree::Ident(name)] if is_word(word, "as") => Some(name.to_string()),
                [.., end] if is_mark(end, '*') => Some("*".to_owned()),
                _ => path.last().cloned(),
            };
            let line = branch[0].span().start().line;
            self.add_path(path, line, brings);
        }
    }

    fn add_path(&mut self, path: Vec<String>, line: usize, brings: Option<String>) {
        self.paths.push(UsedPath { path, line, brings });
    }

    /// Adds the text between the quotes of a literal. It may be a path, as in `#[serde(with = "crate::a")]`.
    fn add_string(&mut self, literal: &str, line: usize) {
        let after_quote = literal.split_once('"').map(|(_, text)| text);
        if let Some((text, _)) = after_quote.and_then(|text| text.rsplit_once('"')) {
            if text.starts_with("crate::") {
                self.add_path(text.split("::").map(str::to_owned).collect(), line, None);
            }
            self.strings.push((text.to_owned(), line));
        }
    }
}
