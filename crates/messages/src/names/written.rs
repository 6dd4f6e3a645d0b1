//! Text from people and files inside other text, in the window and in a terminal.

use std::borrow::Cow;

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// Begins an isolate: a piece of text with its own direction, that of its first letter.
pub const ISOLATE: char = '\u{2068}';
/// Ends an isolate.
pub const ISOLATE_END: char = '\u{2069}';

/// Whether a character is visible or a space: not a control character for a terminal, for the direction of text or for
/// the shape of its neighbours, and not a character without width.
pub fn is_seen(letter: char) -> bool {
    use GeneralCategory as Is;
    if letter.is_ascii() {
        return !letter.is_ascii_control();
    }
    // Invisible marks and fillers that are in other categories of Unicode.
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

/// Whether a visible character has ink, in any font.
pub(super) fn has_ink(letter: char) -> bool {
    use GeneralCategory as Is;
    !matches!(letter, '\u{2800}' | '\u{1D159}' | '\u{13441}' | '\u{13442}')
        && !matches!(letter.general_category(), Is::PrivateUse | Is::Unassigned)
}

/// Text from people and files without invisible characters, so that it can be written anywhere. Line ends stay, and
/// isolates stay if all of them are closed.
pub fn plain(text: &str) -> Cow<'_, str> {
    let keeps_isolates = are_closed(text);
    let stays =
        |letter: char| is_seen(letter) || letter == '\n' || (keeps_isolates && matches!(letter, ISOLATE | ISOLATE_END));
    if text.chars().all(stays) {
        return Cow::Borrowed(text);
    }
    let letters = text.chars().filter_map(|letter| match letter {
        _ if stays(letter) => Some(letter),
        // Other whitespace still separates words.
        _ if letter.is_whitespace() => Some(' '),
        _ => None,
    });
    Cow::Owned(letters.collect())
}

/// Whether each isolate of a text is closed, and none is closed before it begins.
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

/// Words for insertion into text that is written from left to right. Words with right-to-left letters become an
/// isolate, so that their direction does not affect the text around them.
pub fn isolated(words: &str) -> Cow<'_, str> {
    let is_one = words.starts_with(ISOLATE) && words.ends_with(ISOLATE_END) && words.matches(ISOLATE).count() == 1;
    if is_one || !words.contains(is_right_to_left) {
        return Cow::Borrowed(words);
    }
    Cow::Owned(format!("{ISOLATE}{words}{ISOLATE_END}"))
}

/// Whether a letter is in the parts of Unicode for scripts written from right to left.
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
