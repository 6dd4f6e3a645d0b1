//! Splits names into their words.

/// The words of a name or text, in small letters: `SkipBoDice`, `skip_bo_dice` and `Skip-Bo Dice` have the same words.
pub fn words(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let letters: Vec<_> = text.chars().collect();
    for (at, letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| letters[before]);
        let small = |letter: &char| letter.is_lowercase() || letter.is_ascii_digit();
        let starts = letter.is_uppercase()
            && (before.as_ref().is_some_and(small)
                || before.is_some_and(char::is_uppercase)
                    && letters.get(at + 1).is_some_and(|next| next.is_lowercase()));
        if starts || !letter.is_alphanumeric() {
            words.push(String::new());
        }
        if letter.is_alphanumeric() {
            words
                .last_mut()
                .expect("there is always one")
                .extend(letter.to_lowercase());
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

#[test]
fn all_spellings_of_a_name_have_the_same_words() {
    for name in [
        "SkipBoDice",
        "skip_bo_dice",
        "SKIP_BO_DICE",
        "Skip-Bo Dice",
        "skip-bo-dice",
    ] {
        assert_eq!(words(name), ["skip", "bo", "dice"], "{name}");
    }
    assert_eq!(words("D6Shape ofAIs"), ["d6", "shape", "of", "a", "is"]);
}
