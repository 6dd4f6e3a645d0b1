//! Which keys a gamepad's buttons stand for at each place. The buttons, the key hints and the controls page all use
//! this one table.

use bevy::prelude::*;

use crate::input::label::Keys;
use messages::Message;
use messages::texts::{common, input};

/// Where the player is. Buttons have different meanings at each place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On an interface element: a menu, a sheet, the panels around the table.
    Menu,
    /// In a text field.
    Field,
    /// In a replay of a match.
    Replay,
    /// At the table of a game.
    Table(&'static Pad),
}

/// The meanings of buttons at the table of a game, in addition to those that all tables have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pad {
    /// The game's own meanings; if a button has several, the first one counts.
    pub(crate) meanings: &'static [&'static [Meaning]],
    /// Keys whose hints show the button of another key, as pairs of key and other key: that button does the same when
    /// there is nothing else to do.
    pub(crate) told_by: &'static [(KeyCode, KeyCode)],
    /// Keys that are shortcuts to something that the arrow keys can also reach.
    pub(crate) by_arrows: &'static [KeyCode],
}

/// A button, and the keys it stands for, pressed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Meaning {
    button: GamepadButton,
    keys: &'static [KeyCode],
}

/// The meaning of a button.
pub const fn means(button: GamepadButton, keys: &'static [KeyCode]) -> Meaning {
    Meaning { button, keys }
}

const EVERYWHERE: &[Meaning] = &[
    means(GamepadButton::DPadUp, &[KeyCode::ArrowUp]),
    means(GamepadButton::DPadDown, &[KeyCode::ArrowDown]),
    means(GamepadButton::DPadLeft, &[KeyCode::ArrowLeft]),
    means(GamepadButton::DPadRight, &[KeyCode::ArrowRight]),
    means(GamepadButton::South, &[KeyCode::Enter]),
    means(GamepadButton::East, &[KeyCode::Escape]),
    means(GamepadButton::LeftThumb, &[KeyCode::F1]),
];
const MENU: &[Meaning] = &[
    means(GamepadButton::LeftTrigger, &[KeyCode::ShiftLeft, KeyCode::Tab]),
    means(GamepadButton::RightTrigger, &[KeyCode::Tab]),
    means(GamepadButton::Select, &[KeyCode::Tab]),
    means(GamepadButton::LeftTrigger2, &[KeyCode::PageUp]),
    means(GamepadButton::RightTrigger2, &[KeyCode::PageDown]),
];
const FIELD: &[Meaning] = &[
    means(GamepadButton::DPadUp, &[KeyCode::ShiftLeft, KeyCode::Tab]),
    means(GamepadButton::DPadDown, &[KeyCode::Tab]),
];
const REPLAY: &[Meaning] = &[
    means(GamepadButton::South, &[KeyCode::Space]),
    means(GamepadButton::West, &[KeyCode::KeyV]),
    means(GamepadButton::LeftTrigger, &[KeyCode::PageUp]),
    means(GamepadButton::RightTrigger, &[KeyCode::PageDown]),
    means(GamepadButton::LeftTrigger2, &[KeyCode::Minus]),
    means(GamepadButton::RightTrigger2, &[KeyCode::Equal]),
];
const TABLE: &[Meaning] = &[
    means(GamepadButton::North, &[KeyCode::KeyH]),
    means(GamepadButton::RightTrigger2, &[KeyCode::Space]),
    means(GamepadButton::Select, &[KeyCode::Tab]),
];
impl Place {
    /// The meanings at this place, its own first: the first one counts.
    fn meanings(self) -> impl Iterator<Item = &'static Meaning> {
        let own: &[&[Meaning]] = match self {
            Self::Menu => &[MENU],
            Self::Field => &[FIELD, MENU],
            Self::Replay => &[REPLAY],
            Self::Table(pad) => pad.meanings,
        };
        let table: &[Meaning] = if matches!(self, Self::Table(_)) { TABLE } else { &[] };
        own.iter().copied().flatten().chain(table).chain(EVERYWHERE)
    }

    /// The keys that a button stands for here; empty if it does nothing.
    pub(super) fn keys(self, button: GamepadButton) -> &'static [KeyCode] {
        self.meanings()
            .find(|meaning| meaning.button == button)
            .map_or(&[], |meaning| meaning.keys)
    }

    /// The button that stands for a key here.
    fn button(self, key: KeyCode) -> Option<GamepadButton> {
        let told_by = self.pad().told_by.iter().find(|(told, _)| *told == key);
        let key = told_by.map_or(key, |(_, by)| *by);
        self.meanings()
            .find(|meaning| meaning.keys == [key])
            .map(|meaning| meaning.button)
    }

    /// Turns key hints into hints for a gamepad: keys that choose among things become the D-pad and A, and keys
    /// without a button are left out.
    pub fn hints(self, keys: &[(Keys, Message)]) -> Vec<(Keys, Message)> {
        let mut hints: Vec<(Keys, Message)> = Vec::new();
        let mut chosen_among: Vec<Message> = Vec::new();
        let mut confirmed = false;
        for (keys, words) in keys {
            match named(*keys) {
                Named::One(key) => {
                    if let Some(button) = self.button(key) {
                        confirmed |= button == GamepadButton::South;
                        hints.push((Keys::Pad(button), words.clone()));
                    } else if self.reaches_by_arrows(key) {
                        chosen_among.push(words.clone());
                    }
                }
                Named::Several => chosen_among.push(words.clone()),
                Named::Nothing => {}
            }
        }
        if !chosen_among.is_empty() {
            hints.insert(0, (Keys::Pad(GamepadButton::DPadUp), common::series(chosen_among)));
            // If A already confirms something (as when aiming), it does not also pick and place.
            if !confirmed {
                hints.insert(1, (Keys::Pad(GamepadButton::South), input::TAKE_PUT));
            }
        }
        hints
    }

    /// Whether a key is a shortcut to something that the arrow keys can also reach.
    fn reaches_by_arrows(self, key: KeyCode) -> bool {
        self.pad().by_arrows.contains(&key)
    }

    /// The meanings of the game at the table; the default elsewhere.
    fn pad(self) -> Pad {
        match self {
            Self::Table(pad) => *pad,
            Self::Menu | Self::Field | Self::Replay => Pad::default(),
        }
    }
}

/// What the keys of a hint are for.
enum Named {
    One(KeyCode),
    /// Choosing one of several things.
    Several,
    /// Something that a gamepad can't do.
    Nothing,
}

fn named(keys: Keys) -> Named {
    match keys {
        // Backspace and Escape both go back.
        Keys::BACKSPACE => Named::One(KeyCode::Escape),
        // The key 0 chooses a number, like the other number keys of the hints.
        Keys::One(KeyCode::Digit0) => Named::Several,
        Keys::One(key) => Named::One(key),
        Keys::Range(..) | Keys::Each(_) | Keys::Both(..) | Keys::Own | Keys::Arrows => Named::Several,
        Keys::Held(_) | Keys::Mouse | Keys::Click | Keys::Pad(_) => Named::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::Language;

    /// A table at which X chooses a die, and the arrow keys can reach a stock pile.
    const PAD: Pad = Pad {
        meanings: &[&[means(GamepadButton::West, &[KeyCode::KeyD])]],
        told_by: &[(KeyCode::KeyP, KeyCode::Enter)],
        by_arrows: &[KeyCode::KeyS],
    };
    const ALL: [Place; 4] = [Place::Menu, Place::Field, Place::Replay, Place::Table(&PAD)];

    #[test]
    fn everywhere_the_d_pad_goes_about_a_acts_and_b_goes_back() {
        for place in ALL {
            for button in [
                GamepadButton::DPadUp,
                GamepadButton::DPadDown,
                GamepadButton::DPadLeft,
                GamepadButton::DPadRight,
                GamepadButton::South,
                GamepadButton::East,
            ] {
                assert!(!place.keys(button).is_empty(), "{place:?}: {button:?}");
            }
            assert_eq!(place.keys(GamepadButton::East), [KeyCode::Escape], "{place:?}");
        }
    }

    #[test]
    fn hints_name_the_buttons_and_leave_out_what_no_button_does() {
        use KeyCode as K;
        let hints = |keys: &[(Keys, &str)]| -> Vec<(Keys, String)> {
            let keys: Vec<_> = keys
                .iter()
                .map(|(key, does)| (*key, Message::verbatim(*does)))
                .collect();
            let hints = Place::Table(&PAD).hints(&keys);
            let said = |(key, does): (Keys, Message)| (key, Language::english().plain(&does));
            hints.into_iter().map(said).collect()
        };
        let told = |hints: &[(GamepadButton, &str)]| -> Vec<(Keys, String)> {
            let told = |(button, does): &(GamepadButton, &str)| (Keys::Pad(*button), (*does).to_owned());
            hints.iter().map(told).collect()
        };
        let put = Language::english().plain(&input::TAKE_PUT);
        assert_eq!(
            hints(&[
                (Keys::Range(K::Digit1, K::Digit5), "hand"),
                (Keys::One(K::KeyS), "stock"),
                (Keys::Each(&[Keys::One(K::KeyQ), Keys::One(K::KeyW)]), "discards"),
                (Keys::One(K::KeyD), "die"),
                (Keys::One(K::KeyZ), "sort"),
                (Keys::SHIFT, "partner's"),
            ]),
            told(&[
                (GamepadButton::DPadUp, "hand, stock, discards"),
                (GamepadButton::South, put.as_str()),
                (GamepadButton::West, "die")
            ])
        );
        assert_eq!(
            hints(&[
                (Keys::Arrows, "choose where"),
                (Keys::ENTER, "place it"),
                (Keys::ESCAPE, "cancel")
            ]),
            told(&[
                (GamepadButton::DPadUp, "choose where"),
                (GamepadButton::South, "place it"),
                (GamepadButton::East, "cancel")
            ])
        );
        assert_eq!(
            hints(&[(Keys::BACKSPACE, "cancel")]),
            told(&[(GamepadButton::East, "cancel")])
        );
        assert_eq!(
            hints(&[(Keys::One(K::KeyP), "pass")]),
            told(&[(GamepadButton::South, "pass")])
        );
    }
}
