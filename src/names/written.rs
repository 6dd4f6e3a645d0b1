//! Words of people among other words, in the window and in a terminal.

use std::borrow::Cow;

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// Begins a piece of text with a direction of its own, that of its first letter.
pub const ISOLATE: char = '\u{2068}';
/// Ends it.
pub const ISOLATE_END: char = '\u{2069}';

/// Whether a character is something to see, or a space: it is no sign that steers a terminal, the direction of a text or
/// the shape of its neighbours, and is not one without width.
pub fn is_seen(letter: char) -> bool {
    use GeneralCategory as Is;
    if letter.is_ascii() {
        return !letter.is_ascii_control();
    }
    // Marks and fillers without a shape that are of another kind.
    let is_shapeless = matches!(
        letter,
        '\u{034F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{3164}'
            | '\u{FE00}'..='\u{FE0F}' | '\u{FFA0}' | '\u{FFFC}' | '\u{16FE4}' | '\u{E0000}'..='\u{E0FFF}'
    );
    !is_shapeless
        && !matches!(
            letter.general_category(),
            Is::Control | Is::Format | Is::Surrogate | Is::LineSeparator | Is::ParagraphSeparator
        )
}

/// Whether a letter that is seen has ink, in any font.
pub(super) fn has_ink(letter: char) -> bool {
    use GeneralCategory as Is;
    !matches!(letter, '\u{2800}' | '\u{1D159}' | '\u{13441}' | '\u{13442}')
        && !matches!(letter.general_category(), Is::PrivateUse | Is::Unassigned)
}

/// Text from elsewhere without the signs that nobody sees, so that it can be written anywhere. Ends of lines stay, and so
/// do isolates that are closed.
pub fn plain(text: &str) -> Cow<'_, str> {
    let keeps_isolates = are_closed(text);
    let stays =
        |letter: char| is_seen(letter) || letter == '\n' || (keeps_isolates && matches!(letter, ISOLATE | ISOLATE_END));
    if text.chars().all(stays) {
        return Cow::Borrowed(text);
    }
    let letters = text.chars().filter_map(|letter| match letter {
        _ if stays(letter) => Some(letter),
        // Words stay apart.
        _ if letter.is_whitespace() => Some(' '),
        _ => None,
    });
    Cow::Owned(letters.collect())
}

/// Whether each isolate of a text is closed after it was begun.
fn are_closed(text: &str) -> bool {
    let mut open = 0_u32;
    for letter in text.chars() {
        match letter {
            ISOLATE => open += 1,
            ISOLATE_END if open == 0 => return false,
            ISOLATE_END => open -= 1,
            _ => {}
        }
    }
    open == 0
}

/// Words among other words that are written from left to right: where some of their letters are written the other way,
/// they keep their direction to themselves.
pub fn isolated(words: &str) -> Cow<'_, str> {
    let is_one = words.starts_with(ISOLATE) && words.ends_with(ISOLATE_END) && words.matches(ISOLATE).count() == 1;
    if is_one || !words.contains(is_right_to_left) {
        return Cow::Borrowed(words);
    }
    Cow::Owned(format!("{ISOLATE}{words}{ISOLATE_END}"))
}

/// Whether a letter is of the parts of Unicode that are kept for scripts written from right to left.
const fn is_right_to_left(letter: char) -> bool {
    matches!(
        letter,
        '\u{0590}'..='\u{08FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFF}'
            | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}'
    )
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn text_from_elsewhere_steers_no_terminal() {
        for (given, written) in [
            ("Ana\nLea", "Ana\nLea"),
            ("\u{1b}[31mRed\u{7}\u{9b}2J\r", "[31mRed2J "),
            ("a\u{2028}b\tc", "a b c"),
            ("file\u{202E}gpj.exe", "filegpj.exe"),
            ("5\u{202f}%\u{a0}!", "5\u{202f}%\u{a0}!"),
            ("\u{2068}שרה\u{2069}, Stack", "\u{2068}שרה\u{2069}, Stack"),
            ("\u{2069}a\u{2068}", "a"),
            ("\u{2068}a", "a"),
        ] {
            assert_eq!(plain(given), written, "{given:?}");
        }
        assert!(matches!(plain("nothing to do"), Cow::Borrowed(_)));
    }

    #[test]
    fn only_words_written_from_right_to_left_are_isolated_and_once() {
        assert_eq!(isolated("Ana"), "Ana");
        assert_eq!(isolated("李小龙"), "李小龙");
        for name in ["שרה", "محمد", "Dana דנה"] {
            let alone = isolated(name).into_owned();
            assert_eq!(alone, format!("\u{2068}{name}\u{2069}"));
            assert_eq!(isolated(&alone), alone);
        }
    }

    proptest! {
        #[test]
        fn what_is_written_is_plain_and_stays_so(text in ".{0,80}|(\\PC|\\pC){0,60}") {
            let written = plain(&text).into_owned();
            prop_assert!(!written.contains(|sign: char| sign.is_control() && sign != '\n'), "{written:?}");
            let turns = |sign| matches!(sign, '\u{202A}'..='\u{202E}' | '\u{2066}' | '\u{2067}');
            prop_assert!(!written.contains(turns), "{written:?}");
            prop_assert!(are_closed(&written));
            prop_assert_eq!(plain(&written), &*written);
        }
    }
}
