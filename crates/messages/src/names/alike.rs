//! Names that look alike.

use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;

/// The Latin letter or digit that a letter of another script looks like.
pub(super) fn latin_for(letter: char) -> Option<char> {
    // A combining mark belongs to the letter before it and is no letter itself.
    if letter.is_ascii() || is_combining_mark(letter) {
        return None;
    }
    let text = letter.to_string();
    let mut like = skeleton(&text);
    match (like.next(), like.next()) {
        (Some(one), None) if one.is_ascii_alphanumeric() => Some(one),
        _ => None,
    }
}

/// Whether two names look alike.
pub fn look_alike(one: &str, other: &str) -> bool {
    let other = shapes(other);
    shapes(one).iter().any(|shape| other.contains(shape))
}

/// The shapes of a name without spaces: in lower case, and as written. In some scripts the capitals look like Latin
/// letters, but the lower-case letters do not.
fn shapes(name: &str) -> [String; 2] {
    let letters: String = name.chars().filter(|letter| !letter.is_whitespace()).collect();
    let looks = |name: &str| skeleton(name).collect::<String>();
    [looks(&letters.to_lowercase()), looks(&looks(&letters).to_lowercase())]
}

/// The name; if a taken name looks like it, the name with a number at the end, shortened so that both have at most
/// `most` characters (up to number 99).
pub fn unlike<'a>(name: String, most: usize, taken: impl Iterator<Item = &'a str> + Clone) -> String {
    let is_free = |name: &str| !taken.clone().any(|other| look_alike(name, other));
    if is_free(&name) {
        return name;
    }
    let short: String = name.chars().take(most.saturating_sub(3)).collect();
    let short = short.trim_end();
    let mut numbered = (2..).map(|number: u32| format!("{short} {number}"));
    numbered.find(|name| is_free(name)).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::names::{LONGEST, cleaned};

    #[test]
    fn names_that_look_alike_get_numbers() {
        assert!(look_alike("Ana", "An\u{0430}") && look_alike("ANA", "a na") && !look_alike("Ana", "Bo"));
        let most = 24;
        let taken = ["Ana", "Ana 2"];
        assert_eq!(unlike("Bo".into(), most, taken.into_iter()), "Bo");
        assert_eq!(unlike("Ana".into(), most, taken.into_iter()), "Ana 3");
        let long = "x".repeat(most);
        let long = unlike(long.clone(), most, [long.as_str()].into_iter());
        assert!(long.chars().count() <= most);
    }

    #[test]
    fn letters_of_other_scripts_are_taken_for_latin_ones() {
        for other in [
            // A Cherokee capital, whose lower-case letter looks different, with Latin letters; Cyrillic; Greek.
            "\u{13AA}nna",
            "\u{13AA}NNA",
            "\u{0410}nn\u{0430}",
            "\u{0391}nna",
        ] {
            assert!(look_alike("Anna", other) && look_alike(other, "anna"), "{other}");
        }
        assert!(look_alike("LEE", "\u{13DE}\u{13AC}\u{13AC}"), "Cherokee letters alone");
        assert!(!look_alike("Anna", "Hannah") && !look_alike("Ольга", "Olga"));
    }

    /// Names like "Anna", with look-alike letters of several scripts, spaces and invisible characters.
    fn sly_name() -> impl Strategy<Value = String> {
        let letter = |like: &'static str| prop::sample::select(like.chars().collect::<Vec<_>>());
        let between = prop::sample::select(vec!["", "", "", " ", "\u{200b}", "\u{202e}", "\u{301}"]);
        let first = letter("Aa\u{410}\u{430}\u{391}\u{13AA}\u{FF21}\u{1D400}");
        let second = letter("nN\u{578}\u{FF4E}\u{1D427}");
        let last = letter("aA\u{430}\u{251}\u{FF41}\u{13AA}");
        (first, second.clone(), between, second, last).prop_map(|(a, b, gap, c, d)| format!("{a}{b}{gap}{c}{d}"))
    }

    proptest! {
        #[test]
        fn of_people_in_one_room_no_two_names_look_alike(
            come in prop::collection::vec(prop_oneof![sly_name(), "(\\PC|\\pM){0,30}"], 1..12),
        ) {
            let mut called: Vec<String> = Vec::new();
            for name in come {
                let Some(name) = cleaned(&name, LONGEST) else { continue };
                let name = unlike(name, LONGEST, called.iter().map(String::as_str));
                for other in &called {
                    prop_assert!(!look_alike(&name, other) && !look_alike(other, &name), "{name} {other}");
                }
                // The receiver cleans the name again and shows the same name.
                prop_assert_eq!(cleaned(&name, LONGEST), Some(name.clone()));
                called.push(name);
            }
        }

        #[test]
        fn what_looks_the_same_by_unicode_is_alike(any in "\\PC{0,20}", one in sly_name(), other in sly_name()) {
            let seen = |name: &str| skeleton(&name.replace(' ', "")).collect::<String>();
            prop_assert!(look_alike(&any, &any));
            prop_assert_eq!(look_alike(&any, &one), look_alike(&one, &any));
            prop_assert!(seen(&one) != seen(&other) || look_alike(&one, &other), "{one} {other}");
        }
    }
}
