//! Folds words for the search: into small letters and without accents, so that "regle" finds "Règle".

/// The words in small letters and without accents.
pub(super) fn folded(words: &str) -> String {
    let mut folded = String::with_capacity(words.len());
    for letter in words.chars().flat_map(char::to_lowercase) {
        match letter {
            'à'..='å' => folded.push('a'),
            'æ' => folded.push_str("ae"),
            'ç' => folded.push('c'),
            'è'..='ë' => folded.push('e'),
            'ì'..='ï' => folded.push('i'),
            'ñ' => folded.push('n'),
            'ò'..='ö' | 'ø' => folded.push('o'),
            'œ' => folded.push_str("oe"),
            'ß' => folded.push_str("ss"),
            'ù'..='ü' => folded.push('u'),
            'ý' | 'ÿ' => folded.push('y'),
            // Signs that a keyboard types in another form.
            '\u{2019}' => folded.push('\''),
            '\u{a0}' | '\u{202f}' => folded.push(' '),
            other => folded.push(other),
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_capitals_make_no_difference() {
        assert_eq!(
            folded("R\u{e8}gle maison\u{a0}: \u{c0} l\u{2019}\u{152}il"),
            "regle maison : a l'oeil"
        );
        assert_eq!(folded("W\u{fc}rfel, gro\u{df}"), "wurfel, gross");
    }
}
