//! The width of words before they are laid out, from the advance widths of the font.
//!
//! For things that are on the screen already, `ComputedNode` is the better measure.

use std::sync::LazyLock;

use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

use crate::ui::fonts;
use messages::names::is_seen;

/// The width of a letter that the fonts lack, as a fraction of the letter size.
const UNKNOWN: f32 = 0.6;
/// The same for East Asian characters and emoji.
const UNKNOWN_WIDE: f32 = 1.0;
/// The first of these characters.
const FIRST_WIDE: char = '\u{2E80}';

/// A face of the font.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// For plain text.
    Regular,
    /// For labels and headings.
    Bold,
}

/// The fonts of a face, regular and bold: the first that has a letter draws it.
static FONTS: LazyLock<[Vec<FontRef<'static>>; 2]> = LazyLock::new(|| {
    [0, 1].map(|face| {
        let files = [fonts::FACES[face], fonts::MORE_LETTERS[face]];
        files.into_iter().filter_map(|file| FontRef::new(file).ok()).collect()
    })
});

impl Face {
    fn fonts(self) -> &'static [FontRef<'static>] {
        let [regular, bold] = &*FONTS;
        match self {
            Self::Regular => regular,
            Self::Bold => bold,
        }
    }

    /// The width of words in one line, in the unit of the letter size.
    pub fn width(self, words: &str, size: f32) -> f32 {
        debug_assert!(!self.fonts().is_empty(), "the program's own font can be read");
        let fonts: Vec<_> = self
            .fonts()
            .iter()
            .map(|font| {
                (
                    font.charmap(),
                    font.glyph_metrics(Size::new(size), LocationRef::default()),
                )
            })
            .collect();
        let advance = |letter: char| {
            let found = fonts
                .iter()
                .find_map(|(letters, advances)| advances.advance_width(letters.map(letter)?));
            let unknown = if letter < FIRST_WIDE { UNKNOWN } else { UNKNOWN_WIDE };
            found.unwrap_or(unknown * size)
        };
        // Characters for the text direction take no room.
        words.chars().filter(|letter| is_seen(*letter)).map(advance).sum()
    }

    /// The number of lines that words take in a box `room` wide. Lines break between words, and none is empty.
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

/// Whether the fonts in the program have a letter.
pub fn has(letter: char) -> bool {
    let mut fonts = Face::Bold.fonts().iter();
    fonts.any(|font| font.charmap().map(letter).is_some())
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
        assert!(
            "\u{439}\u{3b1}\u{5e9}\u{1ec5}".chars().all(has),
            "Cyrillic, Greek, Hebrew, Vietnamese"
        );
        assert!(!has('\u{3042}'));
    }

    #[test]
    fn signs_of_direction_take_no_room_and_unknown_letters_some() {
        let face = Face::Regular;
        let name = "\u{5e9}\u{5e8}\u{5d4}";
        assert_eq!(
            face.width(&format!("\u{2068}{name}\u{2069}"), 20.0),
            face.width(name, 20.0)
        );
        assert!(face.width("\u{674e}\u{5c0f}", 20.0) > face.width("ab", 20.0));
    }
}
