//! Which letters there are to pick.

use super::pick::Capitals;

/// The digits, in the order of a keyboard.
const DIGITS: &str = "1234567890";
/// Signs of names, codes, addresses and folders, the most used first.
const SIGNS: &str = ".,-_:/@'!?&+()#%=~;\"*\\[]$";

/// The letters, and the digits and signs beside them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Keys {
    pub(super) letters: Vec<Letter>,
    pub(super) others: Vec<Letter>,
}

/// A letter on a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Letter {
    /// The key, whatever letter it has now.
    pub(super) key: char,
    /// What it types.
    pub(super) types: char,
}

/// The keys for a field, which takes some letters. `alphabet` has the small letters of the language in their order.
pub(super) fn keys(alphabet: &str, capitals: Capitals, takes: impl Fn(char) -> bool) -> Keys {
    let letter = |key: char| {
        let large = capital(key);
        let wanted = if capitals == Capitals::Off { key } else { large };
        // A field may take letters of one size only.
        let types = [wanted, key, large].into_iter().find(|letter| takes(*letter))?;
        Some(Letter { key, types })
    };
    let plain = |key: char| takes(key).then_some(Letter { key, types: key });
    let alphabet = alphabet.chars().filter(|letter| letter.is_alphabetic());
    Keys {
        letters: alphabet.filter_map(letter).collect(),
        others: DIGITS.chars().chain(SIGNS.chars()).filter_map(plain).collect(),
    }
}

/// The capital of a small letter. A letter whose capital is more than one letter stays small.
fn capital(letter: char) -> char {
    let mut large = letter.to_uppercase();
    match (large.next(), large.next()) {
        (Some(large), None) => large,
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(letters: &[Letter]) -> String {
        letters.iter().map(|letter| letter.types).collect()
    }

    #[test]
    fn there_are_the_letters_of_the_language_small_or_large() {
        let small = keys("abzß", Capitals::Off, |_| true);
        let large = keys("abzß", Capitals::Once, |_| true);
        assert_eq!(
            (typed(&small.letters), typed(&large.letters)),
            ("abzß".into(), "ABZß".into())
        );
        let names = |keys: &Keys| keys.letters.iter().map(|letter| letter.key).collect::<String>();
        assert_eq!(names(&small), names(&large), "a key stays the same key");
        assert!(typed(&small.others).starts_with("1234567890.,"));
    }

    #[test]
    fn there_is_only_what_the_field_takes() {
        let seed = keys("abc", Capitals::Off, |letter| letter.is_ascii_digit());
        assert_eq!(
            (typed(&seed.letters), typed(&seed.others)),
            (String::new(), DIGITS.to_owned())
        );
        let code = keys("abc", Capitals::Off, |letter| letter.is_ascii_uppercase());
        assert_eq!(
            (typed(&code.letters), typed(&code.others)),
            ("ABC".to_owned(), String::new())
        );
    }
}
