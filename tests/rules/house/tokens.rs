//! Finds names in tokens without a parser: in macro calls, macro definitions and attributes.

use proc_macro2::{Delimiter, Ident, Literal, TokenStream, TokenTree};

/// Receives what is found in tokens.
pub trait TokenReader {
    /// One name, or several with `::` between them.
    fn path(&mut self, path: &[Ident]);
    /// A `use`, up to its semicolon.
    fn import(&mut self, import: syn::ItemUse);
    /// A literal.
    fn literal(&mut self, literal: &Literal);
}

/// Gives everything in the tokens to the reader. The path in `pub(in ...)` is left out.
pub fn read_tokens(stream: TokenStream, reader: &mut impl TokenReader) {
    let tokens: Vec<_> = stream.into_iter().collect();
    let mut at = 0;
    while at < tokens.len() {
        match &tokens[at] {
            TokenTree::Group(group) => {
                if !(group.delimiter() == Delimiter::Parenthesis && at > 0 && is_ident(&tokens[at - 1], "pub")) {
                    read_tokens(group.stream(), reader);
                }
                at += 1;
            }
            TokenTree::Ident(ident) if ident == "use" => {
                let end = tokens[at..].iter().position(|token| is_punct(token, ';'));
                let import = end.and_then(|end| {
                    let tokens = tokens[at..=at + end].iter().cloned().collect();
                    Some((end, syn::parse2(tokens).ok()?))
                });
                at += match import {
                    Some((end, import)) => {
                        reader.import(import);
                        end + 1
                    }
                    None => 1,
                };
            }
            TokenTree::Ident(first) => {
                let mut path = vec![first.clone()];
                while let Some(next) = part_after(&tokens, at + 3 * (path.len() - 1)) {
                    path.push(next.clone());
                }
                let taken = 3 * path.len() - 2;
                if starts_path(&tokens[..at], first) {
                    reader.path(&path);
                } else {
                    // A part of a path that the macro completes: its names count, but they lead nowhere from here.
                    path.iter().for_each(|name| reader.path(std::slice::from_ref(name)));
                }
                at += taken;
            }
            TokenTree::Literal(literal) => {
                reader.literal(literal);
                at += 1;
            }
            TokenTree::Punct(_) => at += 1,
        }
    }
}

/// The name after the one at `at`, if `::` joins them.
fn part_after(tokens: &[TokenTree], at: usize) -> Option<&Ident> {
    match tokens.get(at + 1..at + 4)? {
        [one, two, TokenTree::Ident(next)] if is_punct(one, ':') && is_punct(two, ':') => Some(next),
        _ => None,
    }
}

/// Whether a name is the first of its path: not after `::`, a point, a `'` or a `$` (except in `$crate`).
fn starts_path(before: &[TokenTree], first: &Ident) -> bool {
    let last = before.last();
    let after = |mark| last.is_some_and(|token| is_punct(token, mark));
    let joined = after(':') && before.iter().rev().nth(1).is_some_and(|token| is_punct(token, ':'));
    !joined && !after('.') && !after('\'') && (!after('$') || first == "crate")
}

fn is_punct(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark)
}

fn is_ident(token: &TokenTree, name: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == name)
}
