//! Keys that hints and tooltips name, and what stands on them on this keyboard.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use crate::messages::Message;
use crate::messages::texts::input as words;
use crate::ui::measure;

/// A key or several that do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keys {
    /// One key.
    One(KeyCode),
    /// A key that is held while another one is pressed.
    Held(KeyCode),
    /// All keys from one to another: each chooses one of several things.
    Range(KeyCode, KeyCode),
    /// Several keys or ranges: each chooses one of several things.
    Each(&'static [Self]),
    /// Two keys with opposite effects.
    Both(KeyCode, KeyCode),
    /// The keys that each person at the keyboard has.
    Own,
    /// The four arrows.
    Arrows,
    /// The mouse, moved.
    Mouse,
    /// A click with the mouse.
    Click,
    /// A button of a gamepad; a direction stands for all four.
    Pad(GamepadButton),
}

impl Keys {
    /// The space bar.
    pub const SPACE: Self = Self::One(KeyCode::Space);
    /// The Enter key.
    pub const ENTER: Self = Self::One(KeyCode::Enter);
    /// The Escape key.
    pub const ESCAPE: Self = Self::One(KeyCode::Escape);
    /// The Backspace key.
    pub const BACKSPACE: Self = Self::One(KeyCode::Backspace);
    /// The Shift key, held.
    pub const SHIFT: Self = Self::Held(KeyCode::ShiftLeft);

    /// The key that does something by itself when it is pressed.
    pub const fn pressed(self) -> Option<KeyCode> {
        match self {
            Self::One(key) => Some(key),
            _ => None,
        }
    }
}

/// The letters on the keys of this keyboard, as far as the system has told: it tells the letter of a key when the key is
/// pressed. Until then a key has the letter that it has in the United States.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Keyboard(Vec<(KeyCode, char)>);

impl Keyboard {
    /// What stands on keys.
    pub fn label(&self, keys: Keys) -> Message {
        match keys {
            Keys::One(key) | Keys::Held(key) => self.of_key(key),
            Keys::Range(first, last) => {
                let ends = (self.of_key(first), self.of_key(last));
                if is_on_number_pad(first) {
                    words::keys_number_pad(ends.0, ends.1)
                } else {
                    words::keys_range(ends.0, ends.1)
                }
            }
            Keys::Each(keys) => words::keys_each(keys.iter().map(|keys| self.label(*keys))),
            Keys::Both(one, other) => words::keys_both([one, other].map(|key| self.of_key(key))),
            Keys::Own => words::KEYS_OWN,
            Keys::Arrows => words::KEY_ARROWS,
            Keys::Mouse => words::MOUSE,
            Keys::Click => words::CLICK,
            Keys::Pad(button) => of_button(button),
        }
    }

    /// What stands on a key.
    pub fn of_key(&self, key: KeyCode) -> Message {
        match key {
            KeyCode::Space => words::KEY_SPACE,
            KeyCode::Enter => words::KEY_ENTER,
            KeyCode::Escape => words::KEY_ESCAPE,
            KeyCode::Backspace => words::KEY_BACKSPACE,
            KeyCode::Tab => words::KEY_TAB,
            KeyCode::ShiftLeft | KeyCode::ShiftRight => words::KEY_SHIFT,
            KeyCode::Home => words::KEY_HOME,
            KeyCode::End => words::KEY_END,
            KeyCode::PageUp => words::KEY_PAGE_UP,
            KeyCode::PageDown => words::KEY_PAGE_DOWN,
            KeyCode::ArrowLeft => words::KEY_LEFT,
            KeyCode::ArrowRight => words::KEY_RIGHT,
            other => Message::verbatim(self.sign(other)),
        }
    }

    /// What stands on a key, in as few letters as tell it from all others: the number pad has keys of its own.
    pub fn short(&self, key: KeyCode) -> Message {
        if is_on_number_pad(key) {
            words::key_of_number_pad(self.of_key(key))
        } else {
            self.of_key(key)
        }
    }

    /// The letter, number or sign on a key.
    fn sign(&self, key: KeyCode) -> String {
        if let Some((_, letter)) = self.0.iter().find(|(known, _)| *known == key) {
            return letter.to_string();
        }
        match key {
            KeyCode::Minus => return "-".to_owned(),
            // On most keyboards a plus is reached by this key.
            KeyCode::Equal => return "+".to_owned(),
            _ => {}
        }
        // The names of the other keys end in what stands on them: `KeyQ`, `Digit1`, `Numpad1`, `F1`.
        let name = format!("{key:?}");
        let ends = ["Key", "Digit", "Numpad"];
        let end = ends.iter().find_map(|start| name.strip_prefix(start));
        end.unwrap_or(&name).to_owned()
    }

    /// Takes in what a pressed key gave. Returns whether that was news.
    fn learn(&mut self, key: KeyCode, gave: &Key) -> bool {
        let (true, Key::Character(gave)) = (is_letter(key), gave) else {
            return false;
        };
        let mut letters = gave.chars().flat_map(char::to_uppercase);
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            return false;
        };
        // Keyboards of other scripts have Latin letters too.
        if self.sign(key) == letter.to_string() || letter.is_whitespace() || !measure::has(letter) {
            return false;
        }
        self.0.retain(|(known, _)| *known != key);
        self.0.push((key, letter));
        true
    }
}

/// What stands on a button of a gamepad, as gamepads for Xbox have it.
fn of_button(button: GamepadButton) -> Message {
    use GamepadButton as B;
    let sign = match button {
        B::South => "A",
        B::East => "B",
        B::West => "X",
        B::North => "Y",
        B::LeftTrigger => "LB",
        B::RightTrigger => "RB",
        B::LeftTrigger2 => "LT",
        B::RightTrigger2 => "RT",
        B::LeftThumb => "L3",
        B::RightThumb => "R3",
        B::Select => return words::PAD_VIEW,
        B::DPadUp | B::DPadDown | B::DPadLeft | B::DPadRight => return words::PAD_CROSS,
        other => return Message::verbatim(format!("{other:?}")),
    };
    Message::verbatim(sign)
}

/// Whether a key has a letter in the United States.
fn is_letter(key: KeyCode) -> bool {
    format!("{key:?}").starts_with("Key")
}

fn is_on_number_pad(key: KeyCode) -> bool {
    format!("{key:?}").starts_with("Numpad")
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Keyboard>()
        .add_systems(PreUpdate, learn.after(bevy::input::InputSystems));
}

/// Learns what stands on the keys that are pressed by themselves.
fn learn(mut typed: MessageReader<KeyboardInput>, keys: Res<ButtonInput<KeyCode>>, mut keyboard: ResMut<Keyboard>) {
    let others = [
        KeyCode::AltLeft,
        KeyCode::AltRight,
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::ShiftLeft,
        KeyCode::ShiftRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ];
    if keys.any_pressed(others) {
        typed.clear();
        return;
    }
    for typed in typed.read() {
        let known = keyboard.bypass_change_detection();
        if known.learn(typed.key_code, &typed.logical_key) {
            keyboard.set_changed();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    fn said(keyboard: &Keyboard, keys: Keys) -> String {
        Language::english().plain(&keyboard.label(keys))
    }

    #[test]
    fn keys_are_named_by_what_stands_on_them() {
        use KeyCode as K;
        let letters = &[Keys::One(K::KeyQ), Keys::One(K::KeyW)];
        for (keys, label) in [
            (Keys::One(K::KeyZ), "Z"),
            (Keys::One(K::Digit0), "0"),
            (Keys::One(K::F1), "F1"),
            (Keys::SPACE, "Space"),
            (Keys::BACKSPACE, "Bksp"),
            (Keys::SHIFT, "Shift"),
            (Keys::Range(K::Digit1, K::Digit5), "1-5"),
            (Keys::Range(K::Numpad1, K::Numpad6), "Number pad 1-6"),
            (Keys::Each(letters), "Q W"),
            (Keys::Both(K::Minus, K::Equal), "- and +"),
            (Keys::Pad(GamepadButton::LeftThumb), "L3"),
            (Keys::Pad(GamepadButton::DPadUp), "D-pad"),
        ] {
            assert_eq!(said(&Keyboard::default(), keys), label);
        }
    }

    #[test]
    fn letters_follow_the_keyboard_once_it_has_told_them() {
        let mut keyboard = Keyboard::default();
        let gives = |letter: &str| Key::Character(letter.into());
        assert!(!keyboard.learn(KeyCode::KeyQ, &gives("q")));
        assert!(keyboard.learn(KeyCode::KeyZ, &gives("y")), "as in Germany");
        assert!(!keyboard.learn(KeyCode::KeyZ, &gives("y")));
        assert_eq!(said(&keyboard, Keys::One(KeyCode::KeyZ)), "Y");
        assert!(keyboard.learn(KeyCode::KeyM, &gives(",")), "as in France");
        assert!(
            !keyboard.learn(KeyCode::KeyA, &gives("\u{444}")),
            "no letter of the font"
        );
        assert!(!keyboard.learn(KeyCode::Digit1, &gives("&")));
        assert!(keyboard.learn(KeyCode::KeyZ, &gives("z")), "another keyboard");
        assert_eq!(said(&keyboard, Keys::One(KeyCode::KeyZ)), "Z");
    }
}
