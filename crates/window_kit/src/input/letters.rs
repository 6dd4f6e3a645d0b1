//! The labels of the letter keys on this keyboard, as far as they are known for sure.
//!
//! A pressed key reveals its letter. If the system reports all labels, no key has to be pressed. Otherwise the pressed
//! keys narrow down which of the common layouts it can be, and a letter on which all of these agree is known too.
//! Unknown letters are never guessed, as a wrong key would do something else.

use bevy::prelude::*;

use crate::machine::keyboard::{COUNT, Letters};

/// The letter keys, row by row, from the left, as in [`PLACES`](crate::machine::keyboard::PLACES).
pub(super) const KEYS: [KeyCode; COUNT] = [
    KeyCode::KeyQ,
    KeyCode::KeyW,
    KeyCode::KeyE,
    KeyCode::KeyR,
    KeyCode::KeyT,
    KeyCode::KeyY,
    KeyCode::KeyU,
    KeyCode::KeyI,
    KeyCode::KeyO,
    KeyCode::KeyP,
    KeyCode::KeyA,
    KeyCode::KeyS,
    KeyCode::KeyD,
    KeyCode::KeyF,
    KeyCode::KeyG,
    KeyCode::KeyH,
    KeyCode::KeyJ,
    KeyCode::KeyK,
    KeyCode::KeyL,
    KeyCode::KeyZ,
    KeyCode::KeyX,
    KeyCode::KeyC,
    KeyCode::KeyV,
    KeyCode::KeyB,
    KeyCode::KeyN,
    KeyCode::KeyM,
];
/// The index of the first key of each row.
const ROWS: [usize; 3] = [0, 10, 19];

/// The common layouts with Latin letters, each in the order of [`KEYS`].
const LAYOUTS: [&str; 16] = [
    // The United States and most countries.
    "qwertyuiopasdfghjklzxcvbnm",
    // Germany, Austria, Switzerland, Hungary, Czechia and neighbouring countries.
    "qwertzuiopasdfghjklyxcvbnm",
    // France and Belgium; the newer French one has another sign in the last place.
    "azertyuiopqsdfghjklwxcvbn,",
    "azertyuiopqsdfghjklwxcvbn.",
    // Italian typewriters.
    "qzertyuiopasdfghjklwxcvbn,",
    // The two layouts of Turkey.
    "qwertyu\u{131}opasdfghjklzxcvbnm",
    "fg\u{11f}\u{131}odrnhpuiea\u{fc}tkmlj\u{f6}vc\u{e7}zs",
    // Dvorak.
    "',.pyfgcrlaoeuidhtn;qjkxbm",
    // Programmers' Dvorak.
    ";,.pyfgcrlaoeuidhtn'qjkxbm",
    // Colemak and its two newer versions.
    "qwfpgjluy;arstdhneizxcvbkm",
    "qwfpbjluy;arstgmneizxcdvkh",
    "qwfpbjluy;arstgmneixcdvzkh",
    // Workman.
    "qdrwbjfup;ashtgyneozxmcvkl",
    // Norman.
    "qwdfkjurl;asetgyniozxcvbpm",
    // Bepo, without its dead key.
    "b\u{e9}po\u{e8}^vdljauie,ctsr\u{e0}yx.k'q",
    // Neo.
    "xvlcwkhgfquiaeosnrt\u{fc}\u{f6}\u{e4}pzbm",
];

/// How many keys have to fit a layout after the layout was changed, or a wrong one was assumed.
const FIT_AFTER_CHANGE: usize = 3;

/// What is known about the letters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct KnownLetters {
    /// The labels that the system reported.
    told: Option<Letters>,
    /// The letters that pressed keys gave.
    seen: Letters,
    /// Whether a pressed key gave a letter that contradicts the earlier ones, as no layout has both.
    changed: bool,
}

impl KnownLetters {
    /// The letters of a US keyboard.
    pub(super) fn american() -> Self {
        Self {
            told: Some(of_layout(LAYOUTS[0])),
            ..Self::default()
        }
    }

    /// Sets the labels that the system reported. If they changed, forgets the letters of pressed keys, which may
    /// belong to another layout.
    pub(super) fn tell(&mut self, told: Option<Letters>) {
        if self.told != told {
            *self = Self {
                told,
                ..Self::default()
            };
        }
    }

    /// Records the letter that a pressed key gave. Returns whether it was new.
    pub(super) fn see(&mut self, key: KeyCode, letter: char) -> bool {
        let Some(place) = place(key) else { return false };
        if self.seen[place] == Some(letter) {
            return false;
        }
        let before = self.seen[place].replace(letter);
        let mut alone = [None; COUNT];
        alone[place] = Some(letter);
        // The layout has probably changed, so the letters seen before are no longer valid.
        if before.is_some() || fitting(self.seen).next().is_none() && fitting(alone).next().is_some() {
            self.changed = true;
            self.seen = alone;
        }
        true
    }

    /// Whether a pressed key gave another letter than the system reported.
    pub(super) fn differs_from_told(&self) -> bool {
        let mut pairs = self.told.iter().flatten().zip(&self.seen);
        pairs.any(|(told, seen)| told.is_some() && seen.is_some() && told != seen)
    }

    /// The letter (in lower case) or sign on a key, if it is known.
    pub(super) fn on(&self, key: KeyCode) -> Option<char> {
        let place = place(key)?;
        let told = self.told.filter(|_| !self.differs_from_told());
        self.seen[place]
            .or_else(|| told.and_then(|told| told[place]))
            .or_else(|| self.agreed(place))
    }

    /// The letter on which all layouts agree that fit the letters seen.
    fn agreed(&self, place: usize) -> Option<char> {
        // A reported layout without a letter on this key is none of the common layouts.
        if self.told.is_some() && !self.differs_from_told() {
            return None;
        }
        if self.changed && self.seen.iter().flatten().count() < FIT_AFTER_CHANGE {
            return None;
        }
        let mut can_be = fitting(self.seen);
        let letter = can_be.next()?[place]?;
        can_be.all(|layout| layout[place] == Some(letter)).then_some(letter)
    }
}

/// The layouts that fit the letters seen.
fn fitting(seen: Letters) -> impl Iterator<Item = Letters> {
    LAYOUTS.into_iter().map(of_layout).filter(move |layout| {
        let mut pairs = layout.iter().zip(&seen);
        pairs.all(|(letter, seen)| seen.is_none() || seen == letter)
    })
}

fn of_layout(layout: &str) -> Letters {
    let mut letters = layout.chars();
    std::array::from_fn(|_| letters.next())
}

/// The index of a letter key in [`KEYS`].
fn place(key: KeyCode) -> Option<usize> {
    KEYS.iter().position(|other| *other == key)
}

/// The row of a letter key, 0 to 2 from above, and its number in the row, counted from 1.
pub(super) fn row(key: KeyCode) -> Option<(usize, usize)> {
    let place = place(key)?;
    let row = ROWS.iter().rposition(|first| *first <= place)?;
    Some((row, place - ROWS[row] + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::keyboard::PLACES;

    fn seen(pairs: &[(KeyCode, char)]) -> KnownLetters {
        let mut known = KnownLetters::default();
        for (key, letter) in pairs {
            assert!(known.see(*key, *letter));
        }
        known
    }

    /// The known letters of all keys, with `_` for unknown ones.
    fn all(known: &KnownLetters) -> String {
        KEYS.iter().map(|key| known.on(*key).unwrap_or('_')).collect()
    }

    #[test]
    fn every_key_has_its_place_and_every_layout_a_sign_for_each() {
        for (key, letter) in KEYS.iter().zip(PLACES.chars()) {
            assert_eq!(format!("{key:?}"), format!("Key{letter}"));
        }
        for layout in LAYOUTS {
            assert_eq!(layout.chars().count(), COUNT, "{layout}");
            let mut signs: Vec<char> = layout.chars().collect();
            signs.sort_unstable();
            signs.dedup();
            assert_eq!(signs.len(), COUNT, "{layout} has a sign twice");
        }
        assert_eq!(
            [KeyCode::KeyQ, KeyCode::KeyP, KeyCode::KeyA, KeyCode::KeyM].map(row),
            [Some((0, 1)), Some((0, 10)), Some((1, 1)), Some((2, 7))]
        );
        assert_eq!(row(KeyCode::Digit1), None);
    }

    #[test]
    fn nothing_is_known_before_a_key_is_seen() {
        assert_eq!(all(&KnownLetters::default()), "_".repeat(COUNT));
    }

    #[test]
    fn one_key_that_differs_tells_the_others() {
        assert_eq!(all(&seen(&[(KeyCode::KeyZ, 'y')])), LAYOUTS[1], "as in Germany");
        let french = all(&seen(&[(KeyCode::KeyQ, 'a')]));
        assert_eq!(french, "azertyuiopqsdfghjklwxcvbn_", "two layouts differ in one place");
    }

    #[test]
    fn a_letter_is_known_only_where_every_layout_that_fits_has_it() {
        for layout in LAYOUTS.map(of_layout) {
            for first in 0..COUNT {
                for second in 0..COUNT {
                    let mut known = KnownLetters::default();
                    for place in [first, second] {
                        known.see(KEYS[place], layout[place].expect("a sign"));
                    }
                    for (key, letter) in KEYS.iter().zip(layout) {
                        assert!(known.on(*key).is_none_or(|shown| Some(shown) == letter));
                    }
                }
            }
        }
    }

    #[test]
    fn on_an_unusual_layout_only_the_pressed_keys_are_known() {
        let known = seen(&[(KeyCode::KeyQ, 'j'), (KeyCode::KeyW, 'q')]);
        assert_eq!(all(&known), format!("jq{}", "_".repeat(COUNT - 2)));
    }

    #[test]
    fn what_the_system_says_is_known_until_a_key_says_otherwise() {
        let mut known = KnownLetters::default();
        known.tell(Some(of_layout(LAYOUTS[1])));
        assert_eq!(all(&known), LAYOUTS[1]);
        assert!(known.see(KeyCode::KeyT, 't') && !known.differs_from_told());
        assert!(known.see(KeyCode::KeyQ, 'a') && known.differs_from_told());
        assert_eq!(known.on(KeyCode::KeyZ), Some('w'), "it is a French keyboard now");
        known.tell(Some(of_layout(LAYOUTS[2])));
        assert_eq!(all(&known), LAYOUTS[2]);
    }

    #[test]
    fn a_key_without_a_letter_is_not_known_though_the_system_says_all() {
        let mut known = KnownLetters::default();
        let mut russian: Letters = [None; COUNT];
        russian[0] = Some('q');
        known.tell(Some(russian));
        assert_eq!(all(&known), format!("q{}", "_".repeat(COUNT - 1)));
    }

    #[test]
    fn another_layout_makes_what_was_seen_before_worthless() {
        let mut known = seen(&[(KeyCode::KeyZ, 'y'), (KeyCode::KeyQ, 'q')]);
        assert!(known.see(KeyCode::KeyZ, 'w'));
        let others = all(&known).replace('w', "_");
        assert_eq!((known.on(KeyCode::KeyZ), others), (Some('w'), "_".repeat(COUNT)));
        let mut known = seen(&[(KeyCode::KeyQ, 'q'), (KeyCode::KeyX, 'x'), (KeyCode::KeyZ, 'z')]);
        assert!(
            known.see(KeyCode::KeyW, 'z'),
            "no layout with Z on the lower row has this"
        );
        assert_eq!(known.on(KeyCode::KeyQ), None);
        for (key, letter) in [(KeyCode::KeyA, 'q'), (KeyCode::KeyE, 'e')] {
            assert!(known.see(key, letter));
        }
        assert_eq!(all(&known), "azertyuiopqsdfghjklwxcvbn_", "France");
    }
}
