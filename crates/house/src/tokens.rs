//! Questions about the tokens of a file.

use proc_macro2::{Delimiter, TokenTree};

/// Whether there is a token, and it is this mark.
pub fn is_mark<'a>(token: impl Into<Option<&'a TokenTree>>, mark: char) -> bool {
    matches!(token.into(), Some(TokenTree::Punct(punct)) if punct.as_char() == mark)
}

/// Whether a token is this word.
pub fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == word)
}

/// The names with `::` between them that are next: each after the first has three tokens.
pub fn path_at(tokens: &[TokenTree]) -> Vec<String> {
    match tokens {
        [TokenTree::Ident(name), one, two, rest @ ..] if is_mark(one, ':') && is_mark(two, ':') => {
            [vec![name.to_string()], path_at(rest)].concat()
        }
        [TokenTree::Ident(name), ..] => vec![name.to_string()],
        // A macro has `$crate`.
        [dollar, rest @ ..] if is_mark(dollar, '$') => path_at(rest),
        _ => Vec::new(),
    }
}

/// The tokens within a group.
pub fn inside(token: &TokenTree) -> Vec<TokenTree> {
    match token {
        TokenTree::Group(group) => group.stream().into_iter().collect(),
        _ => Vec::new(),
    }
}

/// The next item, which ends with `;` or with braces.
pub fn item_at(tokens: &[TokenTree]) -> &[TokenTree] {
    let ends = |token: &TokenTree| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        _ => is_mark(token, ';'),
    };
    let end = tokens.iter().position(ends);
    &tokens[..end.map_or(tokens.len(), |end| end + 1)]
}

/// Whether an item with this attribute exists in tests only: `test`, `cfg(test)`, `cfg(all(test, ...))`, or
/// `cfg(any(test, feature = "testing"))`, which is for tests of other crates.
pub fn only_in_tests(attribute: &[TokenTree]) -> bool {
    match attribute {
        [one] => is_word(one, "test"),
        [cfg, condition] if is_word(cfg, "cfg") => match inside(condition).as_slice() {
            [all, parts] if is_word(all, "all") => inside(parts).iter().any(|part| is_word(part, "test")),
            [any, parts] if is_word(any, "any") => inside(parts).split(|token| is_mark(token, ',')).all(is_for_tests),
            condition => condition.iter().all(|part| is_word(part, "test")),
        },
        _ => false,
    }
}

/// Whether a part of a condition is `test` or `feature = "testing"`.
fn is_for_tests(part: &[TokenTree]) -> bool {
    match part {
        [word] => is_word(word, "test"),
        [word, _, name] => is_word(word, "feature") && name.to_string() == "\"testing\"",
        _ => false,
    }
}
