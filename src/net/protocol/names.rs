//! Names as strangers send them, cleaned.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::MixedScript;
use unicode_security::confusable_detection::skeleton;
use unicode_security::mixed_script::is_potential_mixed_script_confusable_char;

use crate::net::protocol::limits::LONGEST_NAME;

/// The most marks on one letter.
const MOST_MARKS: usize = 2;

/// A name without what is no letter to see: control and direction characters, characters without width, long rows of
/// marks; without letters of another script that look like those of this one; and not too long. `None` where nothing
/// remains.
pub fn cleaned(name: &str) -> Option<String> {
    // What is too long to be a name is not looked at to its end.
    let name: String = name.chars().take(8 * LONGEST_NAME).nfkc().collect();
    let mut clean = String::new();
    let (mut marks, mut letters) = (0, 0);
    for letter in name.chars() {
        if letter.is_whitespace() {
            if !clean.is_empty() && !clean.ends_with(' ') {
                clean.push(' ');
                letters += 1;
            }
            continue;
        }
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        if !is_seen(letter) || marks > MOST_MARKS || (marks > 0 && clean.is_empty()) {
            continue;
        }
        letters += usize::from(marks == 0);
        if letters > LONGEST_NAME {
            break;
        }
        clean.push(letter);
    }
    if !clean.as_str().is_single_script() {
        clean = clean
            .chars()
            .map(|letter| if letter.is_ascii() { letter } else { looks_like(letter) })
            .collect();
    }
    let clean = clean.trim().to_owned();
    (!clean.is_empty()).then_some(clean)
}

/// Whether a character is seen.
fn is_seen(letter: char) -> bool {
    use GeneralCategory as Is;
    let fills_like_nothing = matches!(
        letter,
        '\u{115F}' | '\u{1160}' | '\u{3164}' | '\u{FFA0}' | '\u{2800}' | '\u{034F}'
    );
    !fills_like_nothing
        && !matches!(
            letter.general_category(),
            Is::Control
                | Is::Format
                | Is::Surrogate
                | Is::PrivateUse
                | Is::Unassigned
                | Is::LineSeparator
                | Is::ParagraphSeparator
        )
}

/// The Latin letter that a letter of another script is taken for; otherwise the letter itself.
fn looks_like(letter: char) -> char {
    if !is_potential_mixed_script_confusable_char(letter) {
        return letter;
    }
    let text = letter.to_string();
    let mut like = skeleton(&text);
    match (like.next(), like.next()) {
        (Some(one), None) if one.is_ascii_alphanumeric() => one,
        _ => letter,
    }
}

/// Whether two names can be taken for each other.
pub fn look_alike(one: &str, other: &str) -> bool {
    let seen = |name: &str| -> String {
        let small: String = name
            .to_lowercase()
            .chars()
            .filter(|letter| !letter.is_whitespace())
            .collect();
        skeleton(&small).collect()
    };
    seen(one) == seen(other)
}

/// The name with a number behind it where somebody has one that looks like it.
pub fn unlike<'a>(name: String, taken: impl Iterator<Item = &'a str> + Clone) -> String {
    let is_free = |name: &str| !taken.clone().any(|other| look_alike(name, other));
    if is_free(&name) {
        return name;
    }
    let short: String = name.chars().take(LONGEST_NAME - 3).collect();
    let mut numbered = (2..).map(|number: u32| format!("{short} {number}"));
    numbered.find(|name| is_free(name)).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_what_nobody_sees() {
        for (sent, clean) in [
            ("Ana", Some("Ana")),
            ("  Ana \t\n Lea ", Some("Ana Lea")),
            ("A\u{202E}na\u{200B}\u{0007}", Some("Ana")),
            ("\u{200D}\u{3164} \u{2066}", None),
            ("", None),
            ("Zoë", Some("Zoë")),
            ("Ольга", Some("Ольга")),
            ("さくら", Some("さくら")),
            // Cyrillic а in a Latin name.
            ("An\u{0430}", Some("Ana")),
        ] {
            assert_eq!(cleaned(sent).as_deref(), clean, "{sent:?}");
        }
        let long = cleaned(&"x".repeat(1000)).expect("a name");
        assert_eq!(long.chars().count(), LONGEST_NAME);
        let marked = cleaned(&format!("a{}", "\u{0301}\u{0302}\u{0303}".repeat(50))).expect("a name");
        assert!(marked.chars().count() <= 1 + MOST_MARKS, "{marked:?}");
    }

    #[test]
    fn names_that_look_alike_get_numbers() {
        assert!(look_alike("Ana", "An\u{0430}") && look_alike("ANA", "a na") && !look_alike("Ana", "Bo"));
        let taken = ["Ana", "Ana 2"];
        assert_eq!(unlike("Bo".into(), taken.into_iter()), "Bo");
        assert_eq!(unlike("Ana".into(), taken.into_iter()), "Ana 3");
        let long = unlike(
            "x".repeat(LONGEST_NAME),
            ["x".repeat(LONGEST_NAME).as_str()].into_iter(),
        );
        assert!(long.chars().count() <= LONGEST_NAME);
    }
}
