//! The keys that hints and tooltips name, and their labels on this keyboard.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::{WindowCreated, WindowFocused};

use super::letters::{self, KnownLetters};
use crate::machine::keyboard::{PLACES, letters as letters_of_system};
use crate::ui::localized::Localizer;
use crate::ui::measure;
use messages::texts::input as words;
use messages::{KeyName, Message};

/// One key or several that do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keys {
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
    pub(crate) const SPACE: Self = Self::One(KeyCode::Space);
    /// The Enter key.
    pub(crate) const ENTER: Self = Self::One(KeyCode::Enter);
    /// The Escape key.
    pub(crate) const ESCAPE: Self = Self::One(KeyCode::Escape);
    /// The Backspace key.
    pub(crate) const BACKSPACE: Self = Self::One(KeyCode::Backspace);
    /// The Shift key, held.
    pub(crate) const SHIFT: Self = Self::Held(KeyCode::ShiftLeft);

    /// The key that does something by itself when it is pressed.
    pub const fn pressed(self) -> Option<KeyCode> {
        match self {
            Self::One(key) => Some(key),
            _ => None,
        }
    }
}

/// The labels of the keys on this keyboard, as far as they are known. A letter key with an unknown label is named by
/// its position.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Keyboard(KnownLetters);

impl Keyboard {
    /// A US keyboard, for pictures that are the same everywhere.
    pub(crate) fn american() -> Self {
        Self(KnownLetters::american())
    }

    /// The label of keys.
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
            Keys::Each(keys) => words::keys_each(self.each(keys)),
            Keys::Both(one, other) => words::keys_both([one, other].map(|key| self.of_key(key))),
            Keys::Own => words::KEYS_OWN,
            Keys::Arrows => words::KEY_ARROWS,
            Keys::Mouse => words::MOUSE,
            Keys::Click => words::CLICK,
            Keys::Pad(button) => of_button(button),
        }
    }

    /// The label of each of several keys. Neighbours in a row that are named by their position share a label.
    fn each(&self, keys: &[Keys]) -> Vec<Message> {
        let unknown = |keys: &Keys| match keys {
            Keys::One(key) if self.letter(*key).is_none() => letters::row(*key),
            _ => None,
        };
        let together = |one: &Keys, next: &Keys| {
            let rows = (unknown(one), unknown(next));
            matches!(rows, (Some((one, _)), Some((next, _))) if one == next)
        };
        let label = |keys: &[Keys]| match unknown(&keys[0]) {
            Some((row, _)) => {
                let numbers = keys.iter().filter_map(unknown).map(|(_, number)| number.to_string());
                at_place(row, &numbers.collect::<Vec<_>>().join(" "))
            }
            None => self.label(keys[0]),
        };
        keys.chunk_by(together).map(label).collect()
    }

    /// The label of a key.
    pub(crate) fn of_key(&self, key: KeyCode) -> Message {
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
            other => match (letters::row(other), self.letter(other)) {
                (Some(_), Some(letter)) => Message::verbatim(letter),
                (Some((row, number)), None) => at_place(row, &number.to_string()),
                (None, _) => Message::verbatim(sign(other)),
            },
        }
    }

    /// The shortest unambiguous label of a key: keys on the number pad are marked as such.
    pub fn short(&self, key: KeyCode) -> Message {
        if is_on_number_pad(key) {
            words::key_of_number_pad(self.of_key(key))
        } else {
            self.of_key(key)
        }
    }

    /// The letter on a letter key, if it is known and can be shown.
    fn letter(&self, key: KeyCode) -> Option<String> {
        shown(self.0.on(key)?).map(String::from)
    }

    /// Learns a label from the character of a pressed key. Returns whether the label was new.
    fn learn(&mut self, key: KeyCode, gave: &Key) -> bool {
        let Key::Character(gave) = gave else { return false };
        let mut letters = gave.chars().flat_map(char::to_lowercase);
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            return false;
        };
        // Keyboards of other scripts also show Latin letters, so only those count.
        is_latin(letter) && shown(letter).is_some() && self.0.see(key, letter)
    }
}

/// Whether this is a letter, digit or sign of keyboards with Latin letters.
fn is_latin(letter: char) -> bool {
    matches!(letter, '\0'..='\u{24f}' | '\u{1e00}'..='\u{1eff}')
}

/// A letter in the form in which keys show it; `None` if the font lacks it.
fn shown(letter: char) -> Option<char> {
    let mut large = letter.to_uppercase();
    let large = large.next().filter(|_| large.next().is_none()).unwrap_or(letter);
    (!large.is_whitespace() && measure::has(large)).then_some(large)
}

/// Names keys by their row and their numbers in it.
fn at_place(row: usize, numbers: &str) -> Message {
    match row {
        0 => words::keys_upper_row(numbers),
        1 => words::keys_middle_row(numbers),
        _ => words::keys_lower_row(numbers),
    }
}

/// The number or sign on a key that is the same on all keyboards.
fn sign(key: KeyCode) -> String {
    match key {
        // The keys with these signs do the same, wherever they are on the keyboard.
        KeyCode::Minus => return "-".to_owned(),
        KeyCode::Equal => return "+".to_owned(),
        _ => {}
    }
    // The names of the other keys end in their labels: `Digit1`, `Numpad1`, `F1`.
    let name = format!("{key:?}");
    let ends = ["Digit", "Numpad"];
    let end = ends.iter().find_map(|start| name.strip_prefix(start));
    end.unwrap_or(&name).to_owned()
}

/// The label of a gamepad's button, as on Xbox gamepads.
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

fn is_on_number_pad(key: KeyCode) -> bool {
    format!("{key:?}").starts_with("Numpad")
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Keyboard>()
        .init_resource::<Localizer>()
        .add_message::<WindowCreated>()
        .add_message::<WindowFocused>()
        .add_systems(
            PreUpdate,
            (learn.pipe(ask_system), tell_texts.run_if(resource_changed::<Keyboard>))
                .chain()
                .after(bevy::input::InputSystems),
        );
}

/// Gives the labels to the texts that name keys.
fn tell_texts(keyboard: Res<Keyboard>, mut localizer: ResMut<Localizer>) {
    let names = letters::KEYS.iter().zip(PLACES.chars());
    localizer.set_keys(
        names
            .map(|(key, letter)| (KeyName(letter), keyboard.of_key(*key)))
            .collect(),
    );
}

/// Asks the system for the labels of the keys: when the window has opened; when it gets the keyboard focus, as the
/// layout may have been changed elsewhere; and when a key has given an unexpected character.
fn ask_system(
    In(differs): In<bool>,
    mut opened: MessageReader<WindowCreated>,
    mut focused: MessageReader<WindowFocused>,
    mut keyboard: ResMut<Keyboard>,
) {
    let opened = opened.read().count() > 0;
    let got_keys = focused.read().filter(|focused| focused.focused).count() > 0;
    if !opened && !got_keys && !differs {
        return;
    }
    let mut known = keyboard.0.clone();
    known.tell(letters_of_system());
    if known != keyboard.0 {
        keyboard.0 = known;
    }
}

/// Learns the labels of keys that are pressed without modifiers. Returns whether a key gave an unexpected character.
fn learn(
    mut typed: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    mut keyboard: ResMut<Keyboard>,
) -> bool {
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
        return false;
    }
    let mut news = false;
    for typed in typed.read() {
        let known = keyboard.bypass_change_detection();
        news |= known.learn(typed.key_code, &typed.logical_key);
    }
    if news {
        keyboard.set_changed();
    }
    news && keyboard.0.differs_from_told()
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::Language;

    fn said(keyboard: &Keyboard, keys: Keys) -> String {
        Language::english().plain(&keyboard.label(keys))
    }

    const TOP: Keys = Keys::Each(&[
        Keys::One(KeyCode::KeyQ),
        Keys::One(KeyCode::KeyW),
        Keys::One(KeyCode::KeyE),
        Keys::One(KeyCode::KeyS),
    ]);

    #[test]
    fn keys_are_named_by_what_stands_on_them() {
        use KeyCode as K;
        let signs = |[one, other]: [&str; 2]| [one, other].map(Message::verbatim);
        let [first, last] = signs(["1", "6"]);
        for (keys, label) in [
            (Keys::One(K::KeyZ), Message::verbatim("Z")),
            (Keys::One(K::Digit0), Message::verbatim("0")),
            (Keys::One(K::F1), Message::verbatim("F1")),
            (Keys::SPACE, words::KEY_SPACE),
            (Keys::BACKSPACE, words::KEY_BACKSPACE),
            (Keys::SHIFT, words::KEY_SHIFT),
            (Keys::Range(K::Digit1, K::Digit5), Message::verbatim("1-5")),
            (Keys::Range(K::Numpad1, K::Numpad6), words::keys_number_pad(first, last)),
            (TOP, Message::verbatim("Q W E S")),
            (Keys::Both(K::Minus, K::Equal), words::keys_both(signs(["-", "+"]))),
            (Keys::Pad(GamepadButton::LeftThumb), Message::verbatim("L3")),
            (Keys::Pad(GamepadButton::DPadUp), words::PAD_CROSS),
        ] {
            assert_eq!(said(&Keyboard::american(), keys), Language::english().plain(&label));
        }
    }

    #[test]
    fn letters_that_are_not_known_are_named_by_their_places() {
        let mut keyboard = Keyboard::default();
        let lower = Language::english().plain(&words::keys_lower_row("1"));
        let places = [words::keys_upper_row("1 2 3"), words::keys_middle_row("2")];
        assert_eq!(said(&keyboard, Keys::One(KeyCode::KeyZ)), lower);
        assert_eq!(keyboard.label(TOP), words::keys_each(places));
        assert_eq!(said(&keyboard, Keys::One(KeyCode::Digit1)), "1");
        let gives = |letter: &str| Key::Character(letter.into());
        // German and American keyboards agree on these, and differ in Z.
        assert!(keyboard.learn(KeyCode::KeyQ, &gives("q")) && keyboard.learn(KeyCode::KeyS, &gives("s")));
        assert!(keyboard.learn(KeyCode::KeyP, &gives("p")));
        assert!(keyboard.learn(KeyCode::KeyW, &gives("W")) && keyboard.learn(KeyCode::KeyI, &gives("i")));
        assert_eq!(said(&keyboard, TOP), "Q W E S");
        assert_eq!(said(&keyboard, Keys::One(KeyCode::KeyZ)), lower);
        assert!(keyboard.learn(KeyCode::KeyY, &gives("z")));
        assert_eq!(said(&keyboard, Keys::One(KeyCode::KeyZ)), "Y");
    }

    #[test]
    fn what_pressed_keys_give_is_learnt_where_it_is_a_letter() {
        let mut keyboard = Keyboard::default();
        let gives = |letter: &str| Key::Character(letter.into());
        assert!(keyboard.learn(KeyCode::KeyZ, &gives("y")), "as in Germany");
        assert!(!keyboard.learn(KeyCode::KeyZ, &gives("y")));
        assert!(!keyboard.learn(KeyCode::KeyA, &gives("\u{444}")), "no Latin letter");
        assert!(!keyboard.learn(KeyCode::Digit1, &gives("&")));
        assert!(!keyboard.learn(KeyCode::KeyA, &Key::Enter));
        assert!(keyboard.learn(KeyCode::KeyZ, &gives("w")), "another keyboard");
        assert_eq!(said(&keyboard, Keys::One(KeyCode::KeyZ)), "W");
    }
}
