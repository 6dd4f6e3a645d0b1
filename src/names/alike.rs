//! Names that can be taken for each other.

use unicode_security::confusable_detection::skeleton;

/// The Latin letter or figure that a letter of another script is taken for.
pub(super) fn latin_for(letter: char) -> Option<char> {
    if letter.is_ascii() {
        return None;
    }
    let text = letter.to_string();
    let mut like = skeleton(&text);
    match (like.next(), like.next()) {
        (Some(one), None) if one.is_ascii_alphanumeric() => Some(one),
        _ => None,
    }
}

/// Whether two names can be taken for each other.
pub fn look_alike(one: &str, other: &str) -> bool {
    let other = shapes(other);
    shapes(one).iter().any(|shape| other.contains(shape))
}

/// What a name looks like: in small letters, and as it is written. The capitals of some scripts look like Latin ones
/// where their small letters do not.
fn shapes(name: &str) -> [String; 2] {
    let letters: String = name.chars().filter(|letter| !letter.is_whitespace()).collect();
    let looks = |name: &str| skeleton(name).collect::<String>();
    [looks(&letters.to_lowercase()), looks(&looks(&letters).to_lowercase())]
}

/// The name, with at most so many letters, and with a number behind it where somebody has one that looks like it.
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
    use super::*;

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
            // A Cherokee capital, whose small letter looks otherwise; Cherokee alone; Cyrillic and Greek ones.
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
}
