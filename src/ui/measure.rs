//! How wide words are before they are laid out, from the advance widths of the font.
//!
//! Where something stands on the screen already, its `ComputedNode` is the better measure.

use std::sync::LazyLock;

use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

use crate::ui::fonts;

/// The width of a letter that the font lacks, in parts of the letter size.
const UNKNOWN: f32 = 0.6;

/// A face of the font.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// For plain text.
    Regular,
    /// For labels and headings.
    Bold,
}

static FONTS: LazyLock<[Option<FontRef<'static>>; 2]> =
    LazyLock::new(|| fonts::files().map(|file| FontRef::new(file).ok()));

impl Face {
    fn font(self) -> Option<&'static FontRef<'static>> {
        let [regular, bold] = &*FONTS;
        match self {
            Self::Regular => regular.as_ref(),
            Self::Bold => bold.as_ref(),
        }
    }

    /// The width of words in one line, in the unit of the letter size.
    pub fn width(self, words: &str, size: f32) -> f32 {
        let Some(font) = self.font() else {
            debug_assert!(false, "the program's own font can be read");
            return UNKNOWN * size * words.chars().count() as f32;
        };
        let (letters, advances) = (
            font.charmap(),
            font.glyph_metrics(Size::new(size), LocationRef::default()),
        );
        words
            .chars()
            .map(|letter| {
                let glyph = letters.map(letter);
                glyph
                    .and_then(|glyph| advances.advance_width(glyph))
                    .unwrap_or(UNKNOWN * size)
            })
            .sum()
    }

    /// How many lines words take in a box so wide. Lines break between words, and none is empty.
    pub fn lines(self, words: &str, size: f32, room: f32) -> usize {
        let gap = self.width(" ", size);
        words.lines().fold(0, |lines, line| {
            let mut more = 1;
            let mut used = 0.0;
            for word in line.split_whitespace() {
                let wide = self.width(word, size);
                if used > 0.0 && used + gap + wide > room {
                    more += 1;
                    used = wide;
                } else if used > 0.0 {
                    used += gap + wide;
                } else {
                    used = wide;
                }
            }
            lines + more
        })
    }
}

/// Whether the font has a letter.
pub fn has(letter: char) -> bool {
    Face::Bold
        .font()
        .is_some_and(|font| font.charmap().map(letter).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_and_bold_ones_are_wider_and_all_grow_with_the_size() {
        let face = Face::Regular;
        assert!(face.width("mmm", 20.0) > face.width("iii", 20.0) * 1.5);
        assert!(Face::Bold.width("Re-roll this die", 20.0) > face.width("Re-roll this die", 20.0));
        let (small, large) = (face.width("pass", 10.0), face.width("pass", 20.0));
        assert!((large - 2.0 * small).abs() < 0.01, "{small} {large}");
        assert_eq!(face.width("", 20.0), 0.0);
    }

    #[test]
    fn lines_break_between_words() {
        let room = Face::Bold.width("one two", 16.0) + 0.1;
        assert_eq!(Face::Bold.lines("one two", 16.0, room), 1);
        assert_eq!(Face::Bold.lines("one two one", 16.0, room), 2);
        assert_eq!(Face::Bold.lines("one\ntwo", 16.0, room), 2);
        assert_eq!(
            Face::Bold.lines("Donaudampfschiff", 16.0, 10.0),
            1,
            "a word is not broken"
        );
    }

    #[test]
    fn the_font_has_the_letters_of_the_languages_and_not_all_there_are() {
        assert!("Q\u{e4}\u{df}\u{e7}\u{f1}\u{bf}\u{153}\u{2026}".chars().all(has));
        assert!(!has('\u{439}'));
    }
}
