//! The language of tests, which shows text that is not translated or does not fit: English with accents, about a tenth
//! longer.

use std::borrow::Cow;

/// Gives letters accents and makes the words about a tenth longer. The arguments of a text stay unchanged.
pub(super) fn accented(text: &str) -> Cow<'_, str> {
    let mut out = String::with_capacity(text.len() * 2);
    for (at, letter) in text.chars().enumerate() {
        let other = accent(letter);
        out.push(other);
        // A vowel at every third place is doubled.
        if at % 3 == 0 && "aeiouAEIOU".contains(letter) {
            out.push(other);
        }
    }
    Cow::Owned(out)
}

/// The letter with an accent that all fonts of the program have; unchanged if there is none.
const fn accent(letter: char) -> char {
    match letter {
        'a' => '\u{e5}',
        'c' => '\u{e7}',
        'd' => '\u{10f}',
        'e' => '\u{e9}',
        'g' => '\u{11f}',
        'h' => '\u{127}',
        'i' => '\u{ef}',
        'k' => '\u{137}',
        'l' => '\u{13a}',
        'n' => '\u{f1}',
        'o' => '\u{f6}',
        'r' => '\u{155}',
        's' => '\u{161}',
        't' => '\u{165}',
        'u' => '\u{fb}',
        'w' => '\u{175}',
        'y' => '\u{fd}',
        'z' => '\u{17e}',
        'A' => '\u{c5}',
        'C' => '\u{c7}',
        'D' => '\u{10e}',
        'E' => '\u{c9}',
        'G' => '\u{11e}',
        'H' => '\u{126}',
        'I' => '\u{ce}',
        'K' => '\u{136}',
        'L' => '\u{139}',
        'N' => '\u{d1}',
        'O' => '\u{d6}',
        'R' => '\u{154}',
        'S' => '\u{160}',
        'T' => '\u{164}',
        'U' => '\u{db}',
        'W' => '\u{174}',
        'Y' => '\u{dd}',
        'Z' => '\u{17d}',
        other => other,
    }
}

/// Puts a whole text into brackets, which show where it is cut off.
pub(super) fn bracketed(text: &str) -> String {
    format!("[{text}]")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_letters_get_accents_or_are_those_that_have_none() {
        let plain: Vec<char> = ('a'..='z')
            .chain('A'..='Z')
            .filter(|letter| accent(*letter) == *letter)
            .collect();
        assert_eq!(plain.iter().collect::<String>(), "bfjmpqvxBFJMPQVX");
    }

    #[test]
    fn words_get_longer() {
        let text = "Choose a die that fits on one of these stacks, or roll it again.";
        let longer = accented(text).chars().count() as f64 / text.chars().count() as f64;
        assert!((1.05..1.5).contains(&longer), "{longer}");
    }
}
