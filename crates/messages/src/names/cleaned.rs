//! The cleaning of names, for the whole program.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::MixedScript;

use crate::names::alike::latin_for;
use crate::names::written::{has_ink, is_seen};

/// The most letters of a name, unless a smaller limit applies.
pub const LONGEST: usize = 24;
/// The most combining marks on one letter. Hebrew has letters with three.
const MOST_MARKS: usize = 3;

/// A cleaned name of at most `most` letters. Control and direction characters, characters without width or ink, and
/// surplus combining marks are removed; in a word of several scripts, letters that look like Latin ones are replaced
/// by them. `None` if nothing remains. A clean name stays unchanged.
pub fn cleaned(name: &str, most: usize) -> Option<String> {
    // Only the start of a very long text is read. Invisible characters between a letter and its mark must be removed
    // before normalization combines the two.
    let seen = name.chars().take(8 * most).filter(|letter| may_stand(*letter));
    let name: String = seen.nfkc().collect();
    let mut clean = String::new();
    let (mut marks, mut letters) = (0, 0);
    for letter in name.chars() {
        if letter.is_whitespace() {
            if !clean.is_empty() && !clean.ends_with(' ') {
                clean.push(' ');
                letters += 1;
            }
            marks = 0;
            continue;
        }
        if !is_letter(letter) {
            continue;
        }
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        if marks > MOST_MARKS || (marks > 0 && (clean.is_empty() || clean.ends_with(' '))) {
            continue;
        }
        letters += usize::from(marks == 0);
        if letters > most {
            break;
        }
        clean.push(letter);
    }
    let words: Vec<String> = clean.split_whitespace().map(of_one_script).collect();
    let clean: String = words.join(" ").nfc().collect();
    (!clean.is_empty()).then_some(clean)
}

/// The cleaned name, or `else_` if nothing remains.
pub fn cleaned_or(name: &str, most: usize, else_: &str) -> String {
    cleaned(name, most).unwrap_or_else(|| else_.to_owned())
}

/// Whether two names are the same after cleaning, without regard to case.
pub fn is_same(one: &str, other: &str) -> bool {
    key(one) == key(other)
}

/// The key of a name: cleaned and in lower case, the same for all ways to write the name; empty if nothing remains.
pub fn key(name: &str) -> String {
    cleaned(name, LONGEST).unwrap_or_default().to_lowercase()
}

/// Whether a character other than a space is allowed in a name.
pub fn is_letter(letter: char) -> bool {
    is_seen(letter) && has_ink(letter) && !letter.is_whitespace()
}

/// Whether a character can be typed into a name: an allowed letter or a space.
pub fn may_be_typed(letter: char) -> bool {
    letter == ' ' || is_letter(letter)
}

/// Whether a character is allowed in a name or is whitespace.
fn may_stand(letter: char) -> bool {
    letter.is_whitespace() || is_letter(letter)
}

/// A word of several scripts with Latin letters in place of those that look like them; another word unchanged.
fn of_one_script(word: &str) -> String {
    if word.is_single_script() {
        return word.to_owned();
    }
    let letters = word.chars();
    letters.map(|letter| latin_for(letter).unwrap_or(letter)).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::names::{ISOLATE, ISOLATE_END};

    const MOST: usize = 24;

    #[test]
    fn names_lose_what_nobody_sees() {
        for (given, clean) in [
            ("Ana", Some("Ana")),
            ("  Ana \t\n Lea ", Some("Ana Lea")),
            ("A\u{202E}na\u{200B}\u{0007}", Some("Ana")),
            ("\u{1b}[31mRed\u{1b}[0m\u{9b}2J", Some("[31mRed[0m2J")),
            ("Ana\u{FE0F}", Some("Ana")),
            ("Ana\u{E0100}\u{E0041}", Some("Ana")),
            ("a\u{200B}\u{0301}", Some("\u{e1}")),
            ("\u{200D}\u{3164} \u{2066}\u{2800}\u{1D159}\u{13441}", None),
            (" \u{0301}", None),
            ("", None),
            ("Zoë", Some("Zoë")),
            ("Nguyễn", Some("Nguyễn")),
            ("Ольга", Some("Ольга")),
            ("שָּׁרָה", Some("שָּׁרָה")),
            ("محمد", Some("محمد")),
            ("मीनाक्षी", Some("मीनाक्षी")),
            ("さくら", Some("さくら")),
            ("李小龙", Some("李小龙")),
            ("🦊 Ana", Some("🦊 Ana")),
        ] {
            let clean: Option<String> = clean.map(|clean| clean.nfkc().collect());
            assert_eq!(cleaned(given, MOST), clean, "{given:?}");
        }
        let long = cleaned(&"x".repeat(1000), MOST).expect("a name");
        assert_eq!(long.chars().count(), MOST);
        let marked = cleaned(&format!("a{}", "\u{0316}\u{0317}\u{0318}".repeat(50)), MOST).expect("a name");
        assert_eq!(marked.chars().count(), 1 + MOST_MARKS, "{marked:?}");
        assert_eq!(cleaned_or("\u{200B}", MOST, "Ana"), "Ana");
    }

    #[test]
    fn a_word_of_several_scripts_gets_the_letters_that_it_looks_like() {
        for (given, clean) in [
            // Cyrillic, Cherokee and Greek letters in Latin words.
            ("An\u{0430}", "Ana"),
            ("\u{13AA}nna", "Anna"),
            ("\u{039F}tto", "Otto"),
            // A word that is all in another script stays unchanged.
            ("Ольга Smith", "Ольга Smith"),
            ("שרה Levi", "שרה Levi"),
        ] {
            assert_eq!(cleaned(given, MOST).as_deref(), Some(clean), "{given:?}");
        }
    }

    proptest! {
        #[test]
        fn whatever_somebody_is_called_is_short_seen_and_clean(
            name in ".{0,60}|(\\PC|\\pC|\\pM|\\p{Zs}){0,40}",
            most in 1_usize..48,
        ) {
            if let Some(clean) = cleaned(&name, most) {
                prop_assert!(clean.chars().all(|letter| letter == ' ' || is_letter(letter)), "{clean:?}");
                prop_assert!(!clean.contains(char::is_control) && !clean.contains([ISOLATE, ISOLATE_END]));
                let turns = |letter| matches!(letter, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
                prop_assert!(!clean.contains(turns), "{clean:?}");
                prop_assert!(!clean.is_empty() && clean == clean.trim());
                prop_assert!(clean.chars().count() <= most * (1 + MOST_MARKS), "{clean:?}");
                prop_assert_eq!(cleaned(&clean, most), Some(clean));
            }
        }
    }
}
