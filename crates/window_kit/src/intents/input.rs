//! What a person can press: keys by their position or by their letter, mouse buttons, the wheel, gamepad buttons.

use std::fmt;
use std::str::FromStr;

use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::KeyCode;
use bevy::input::mouse::MouseButton;
use serde::{Deserialize, Serialize};

/// A modifier of a chord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Modifier {
    /// Control, left or right.
    Control,
    /// Alt, left or right.
    Alt,
    /// Shift, left or right.
    Shift,
}

impl Modifier {
    /// Its keys.
    pub const fn keys(self) -> [KeyCode; 2] {
        match self {
            Self::Control => [KeyCode::ControlLeft, KeyCode::ControlRight],
            Self::Alt => [KeyCode::AltLeft, KeyCode::AltRight],
            Self::Shift => [KeyCode::ShiftLeft, KeyCode::ShiftRight],
        }
    }
}

/// Something that a person presses to mean something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Input {
    /// A key, by its position on the keyboard; the name is that of a keyboard of the United States.
    Key(KeyCode),
    /// The key that types this small letter or this sign, wherever it is on the keyboard.
    Letter(char),
    /// A key, by its position, while a modifier is held.
    Chord(Modifier, KeyCode),
    /// A button of the mouse.
    Mouse(MouseButton),
    /// The wheel, turned away from the person.
    WheelUp,
    /// The wheel, turned towards the person.
    WheelDown,
    /// A button of a gamepad. The left stick counts as the D-pad.
    Pad(GamepadButton),
}

impl Input {
    /// Whether it is on a gamepad.
    pub const fn is_on_pad(self) -> bool {
        matches!(self, Self::Pad(_))
    }

    /// The key that is pressed by its position, without a modifier.
    pub const fn key(self) -> Option<KeyCode> {
        match self {
            Self::Key(key) => Some(key),
            _ => None,
        }
    }
}

/// The keys that can mean something, by position.
pub(crate) const KEYS: [KeyCode; 101] = {
    use KeyCode as K;
    [
        K::Backquote,
        K::Backslash,
        K::BracketLeft,
        K::BracketRight,
        K::Comma,
        K::Digit0,
        K::Digit1,
        K::Digit2,
        K::Digit3,
        K::Digit4,
        K::Digit5,
        K::Digit6,
        K::Digit7,
        K::Digit8,
        K::Digit9,
        K::Equal,
        K::IntlBackslash,
        K::IntlRo,
        K::IntlYen,
        K::KeyA,
        K::KeyB,
        K::KeyC,
        K::KeyD,
        K::KeyE,
        K::KeyF,
        K::KeyG,
        K::KeyH,
        K::KeyI,
        K::KeyJ,
        K::KeyK,
        K::KeyL,
        K::KeyM,
        K::KeyN,
        K::KeyO,
        K::KeyP,
        K::KeyQ,
        K::KeyR,
        K::KeyS,
        K::KeyT,
        K::KeyU,
        K::KeyV,
        K::KeyW,
        K::KeyX,
        K::KeyY,
        K::KeyZ,
        K::Minus,
        K::Period,
        K::Quote,
        K::Semicolon,
        K::Slash,
        K::AltLeft,
        K::AltRight,
        K::Backspace,
        K::ControlLeft,
        K::ControlRight,
        K::Enter,
        K::ShiftLeft,
        K::ShiftRight,
        K::Space,
        K::Tab,
        K::Delete,
        K::End,
        K::Home,
        K::Insert,
        K::PageDown,
        K::PageUp,
        K::ArrowDown,
        K::ArrowLeft,
        K::ArrowRight,
        K::ArrowUp,
        K::Numpad0,
        K::Numpad1,
        K::Numpad2,
        K::Numpad3,
        K::Numpad4,
        K::Numpad5,
        K::Numpad6,
        K::Numpad7,
        K::Numpad8,
        K::Numpad9,
        K::NumpadAdd,
        K::NumpadDecimal,
        K::NumpadDivide,
        K::NumpadEnter,
        K::NumpadMultiply,
        K::NumpadSubtract,
        K::Escape,
        K::F1,
        K::F2,
        K::F3,
        K::F4,
        K::F5,
        K::F6,
        K::F7,
        K::F8,
        K::F9,
        K::F10,
        K::F11,
        K::F12,
        K::ContextMenu,
        K::Pause,
    ]
};

/// The inputs of a family of numbers, 1 to 9 and then 0: the keys above the letters.
pub const DIGIT_KEYS: &[&[Input]] = {
    use KeyCode as K;
    &[
        &[Input::Key(K::Digit1)],
        &[Input::Key(K::Digit2)],
        &[Input::Key(K::Digit3)],
        &[Input::Key(K::Digit4)],
        &[Input::Key(K::Digit5)],
        &[Input::Key(K::Digit6)],
        &[Input::Key(K::Digit7)],
        &[Input::Key(K::Digit8)],
        &[Input::Key(K::Digit9)],
        &[Input::Key(K::Digit0)],
    ]
};

/// The inputs of a family of numbers, 1 to 9: the keys above the letters and those of the number pad.
pub const NUMBER_KEYS: &[&[Input]] = {
    use KeyCode as K;
    &[
        &[Input::Key(K::Digit1), Input::Key(K::Numpad1)],
        &[Input::Key(K::Digit2), Input::Key(K::Numpad2)],
        &[Input::Key(K::Digit3), Input::Key(K::Numpad3)],
        &[Input::Key(K::Digit4), Input::Key(K::Numpad4)],
        &[Input::Key(K::Digit5), Input::Key(K::Numpad5)],
        &[Input::Key(K::Digit6), Input::Key(K::Numpad6)],
        &[Input::Key(K::Digit7), Input::Key(K::Numpad7)],
        &[Input::Key(K::Digit8), Input::Key(K::Numpad8)],
        &[Input::Key(K::Digit9), Input::Key(K::Numpad9)],
    ]
};

/// The mouse buttons with names. All others have numbers.
const MOUSE: [MouseButton; 5] = [
    MouseButton::Left,
    MouseButton::Right,
    MouseButton::Middle,
    MouseButton::Back,
    MouseButton::Forward,
];

/// The gamepad buttons that can mean something.
pub(crate) const PAD: [GamepadButton; 17] = {
    use GamepadButton as B;
    [
        B::South,
        B::East,
        B::North,
        B::West,
        B::LeftTrigger,
        B::LeftTrigger2,
        B::RightTrigger,
        B::RightTrigger2,
        B::Select,
        B::Start,
        B::Mode,
        B::LeftThumb,
        B::RightThumb,
        B::DPadUp,
        B::DPadDown,
        B::DPadLeft,
        B::DPadRight,
    ]
};

/// The names of modifiers in the file.
const MODIFIERS: [(&str, Modifier); 3] = [
    ("control", Modifier::Control),
    ("alt", Modifier::Alt),
    ("shift", Modifier::Shift),
];

impl fmt::Display for Input {
    /// The name in the file of the bindings, such as `key KeyQ`, `letter q`, `mouse 8`, `pad South`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key(key) => write!(f, "key {key:?}"),
            Self::Letter(letter) => write!(f, "letter {letter}"),
            Self::Chord(modifier, key) => {
                let name = MODIFIERS.iter().find(|(_, other)| other == modifier);
                write!(f, "{} {key:?}", name.map_or("", |(name, _)| name))
            }
            Self::Mouse(MouseButton::Other(number)) => write!(f, "mouse {number}"),
            Self::Mouse(button) => write!(f, "mouse {button:?}"),
            Self::WheelUp => f.write_str("wheel up"),
            Self::WheelDown => f.write_str("wheel down"),
            Self::Pad(button) => write!(f, "pad {button:?}"),
        }
    }
}

impl From<Input> for String {
    fn from(input: Input) -> Self {
        input.to_string()
    }
}

impl TryFrom<String> for Input {
    type Error = NoInput;

    fn try_from(text: String) -> Result<Self, NoInput> {
        text.parse()
    }
}

/// A text that names no input.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` names no key and no button")]
pub struct NoInput(String);

impl FromStr for Input {
    type Err = NoInput;

    fn from_str(text: &str) -> Result<Self, NoInput> {
        fn named<T: Copy + fmt::Debug>(all: &[T], name: &str) -> Option<T> {
            all.iter().copied().find(|one| format!("{one:?}") == name)
        }
        let no_input = || NoInput(text.chars().take(40).collect());
        let (kind, name) = text.split_once(' ').ok_or_else(no_input)?;
        let input = match (kind, name) {
            ("key", name) => named(&KEYS, name).map(Self::Key),
            ("letter", name) => letter(name).map(Self::Letter),
            ("mouse", name) => {
                let numbered = || name.parse().ok().map(MouseButton::Other);
                named(&MOUSE, name).or_else(numbered).map(Self::Mouse)
            }
            ("wheel", "up") => Some(Self::WheelUp),
            ("wheel", "down") => Some(Self::WheelDown),
            ("pad", name) => named(&PAD, name).map(Self::Pad),
            _ => {
                let modifier = MODIFIERS.iter().find(|(name, _)| *name == kind);
                modifier.and_then(|(_, modifier)| Some(Self::Chord(*modifier, named(&KEYS, name)?)))
            }
        };
        input.ok_or_else(no_input)
    }
}

/// Whether a key can mean something.
pub(crate) fn is_bindable(key: KeyCode) -> bool {
    KEYS.contains(&key)
}

/// The single small letter or sign in a text.
pub(crate) fn letter(text: &str) -> Option<char> {
    let mut letters = text.chars().flat_map(char::to_lowercase);
    let letter = letters
        .next()
        .filter(|letter| !letter.is_whitespace() && !letter.is_control())?;
    letters.next().is_none().then_some(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_input_is_read_back_from_its_name() {
        let keys = KEYS.into_iter().map(Input::Key);
        let chords = MODIFIERS.map(|(_, modifier)| Input::Chord(modifier, KeyCode::Enter));
        let numbered = [0, 8, u16::MAX].map(MouseButton::Other);
        let mouse = MOUSE.into_iter().chain(numbered).map(Input::Mouse);
        let pad = PAD.into_iter().map(Input::Pad);
        let others = [
            Input::Letter('\u{f6}'),
            Input::Letter('+'),
            Input::WheelUp,
            Input::WheelDown,
        ];
        for input in keys.chain(chords).chain(mouse).chain(pad).chain(others) {
            assert_eq!(input.to_string().parse(), Ok(input));
        }
    }

    #[test]
    fn what_names_no_input_is_refused() {
        for text in [
            "",
            "key",
            "key ",
            "key KeyÖ",
            "letter ab",
            "letter  ",
            "pad north",
            "mouse third",
            "mouse -1",
            "mouse 65536",
            "hyper KeyQ",
        ] {
            assert!(text.parse::<Input>().is_err(), "{text}");
        }
        let long = "x".repeat(1000).parse::<Input>().expect_err("names nothing");
        assert!(long.to_string().len() < 100);
    }
}
