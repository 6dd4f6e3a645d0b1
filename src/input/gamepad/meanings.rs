//! Which keys a gamepad's buttons stand for at each place. The buttons, the hints in the frame and the controls page
//! all use this one table.

use bevy::prelude::*;

use crate::input::label::key_of;
use crate::messages::Message;
use crate::messages::texts::{common, input};

/// The place of the player, as far as buttons mean different things there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On an interface element: a menu, a sheet, the frame around the table.
    Menu,
    /// The same, in a text field.
    Field,
    /// In a replay of a match.
    Replay,
    /// At the table of a game.
    Table(&'static Pad),
}

/// The meanings of buttons at the table of a game, in addition to those at every table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pad {
    /// Its own meanings; if a button has several, the first one counts.
    pub meanings: &'static [&'static [Meaning]],
    /// Keys whose hint shows the button of another key: where nothing else can be done there, that button does it.
    pub told_by: &'static [(KeyCode, KeyCode)],
    /// Keys that are shortcuts to something that the arrows reach as well.
    pub by_arrows: &'static [KeyCode],
}

/// A button, its label, and the keys it stands for, pressed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meaning {
    button: GamepadButton,
    label: &'static str,
    keys: &'static [KeyCode],
}

/// Makes a meaning of a button.
pub const fn means(button: GamepadButton, label: &'static str, keys: &'static [KeyCode]) -> Meaning {
    Meaning { button, label, keys }
}

const EVERYWHERE: &[Meaning] = &[
    means(GamepadButton::DPadUp, "D-pad", &[KeyCode::ArrowUp]),
    means(GamepadButton::DPadDown, "D-pad", &[KeyCode::ArrowDown]),
    means(GamepadButton::DPadLeft, "D-pad", &[KeyCode::ArrowLeft]),
    means(GamepadButton::DPadRight, "D-pad", &[KeyCode::ArrowRight]),
    means(GamepadButton::South, "A", &[KeyCode::Enter]),
    means(GamepadButton::East, "B", &[KeyCode::Escape]),
    means(GamepadButton::LeftThumb, "L3", &[KeyCode::F1]),
];
const MENU: &[Meaning] = &[
    means(GamepadButton::LeftTrigger, "LB", &[KeyCode::ShiftLeft, KeyCode::Tab]),
    means(GamepadButton::RightTrigger, "RB", &[KeyCode::Tab]),
    means(GamepadButton::Select, "View", &[KeyCode::Tab]),
    means(GamepadButton::LeftTrigger2, "LT", &[KeyCode::PageUp]),
    means(GamepadButton::RightTrigger2, "RT", &[KeyCode::PageDown]),
];
const FIELD: &[Meaning] = &[
    means(GamepadButton::DPadUp, "D-pad", &[KeyCode::ShiftLeft, KeyCode::Tab]),
    means(GamepadButton::DPadDown, "D-pad", &[KeyCode::Tab]),
];
const REPLAY: &[Meaning] = &[
    means(GamepadButton::South, "A", &[KeyCode::Space]),
    means(GamepadButton::West, "X", &[KeyCode::KeyV]),
    means(GamepadButton::LeftTrigger, "LB", &[KeyCode::PageUp]),
    means(GamepadButton::RightTrigger, "RB", &[KeyCode::PageDown]),
    means(GamepadButton::LeftTrigger2, "LT", &[KeyCode::Minus]),
    means(GamepadButton::RightTrigger2, "RT", &[KeyCode::Equal]),
];
const TABLE: &[Meaning] = &[
    means(GamepadButton::North, "Y", &[KeyCode::KeyH]),
    means(GamepadButton::RightTrigger2, "RT", &[KeyCode::Space]),
    means(GamepadButton::Select, "View", &[KeyCode::Tab]),
];
impl Place {
    /// The place's own meanings come first: the earliest one counts.
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

    /// The keys that a button stands for here; empty where it does nothing.
    pub(super) fn keys(self, button: GamepadButton) -> &'static [KeyCode] {
        self.meanings()
            .find(|meaning| meaning.button == button)
            .map_or(&[], |meaning| meaning.keys)
    }

    /// The label of the button that stands for a key here.
    fn label(self, key: KeyCode) -> Option<&'static str> {
        let told_by = self.pad().told_by.iter().find(|(told, _)| *told == key);
        let key = told_by.map_or(key, |(_, by)| *by);
        self.meanings()
            .find(|meaning| meaning.keys == [key])
            .map(|meaning| meaning.label)
    }

    /// The hints about keys, for a gamepad: keys that choose among things become the D-pad and A, and keys without a
    /// button are left out.
    pub fn hints(self, keys: &[(&'static str, Message)]) -> Vec<(&'static str, Message)> {
        let mut hints: Vec<(&'static str, Message)> = Vec::new();
        let mut chosen_among: Vec<Message> = Vec::new();
        let mut confirmed = false;
        for (key, words) in keys {
            match named(key) {
                Named::One(key) => {
                    if let Some(label) = self.label(key) {
                        confirmed |= label == "A";
                        hints.push((label, words.clone()));
                    } else if self.reaches_by_arrows(key) {
                        chosen_among.push(words.clone());
                    }
                }
                Named::Several => chosen_among.push(words.clone()),
                Named::Nothing => {}
            }
        }
        if !chosen_among.is_empty() {
            hints.insert(0, ("D-pad", common::series(chosen_among)));
            // Where the player aims, there is no choice.
            if !confirmed {
                hints.insert(1, ("A", input::TAKE_PUT));
            }
        }
        hints
    }

    /// Whether a key is a shortcut to something that the arrows reach as well.
    fn reaches_by_arrows(self, key: KeyCode) -> bool {
        self.pad().by_arrows.contains(&key)
    }

    /// The pad of the game at the present table; the default elsewhere.
    fn pad(self) -> Pad {
        match self {
            Self::Table(pad) => *pad,
            Self::Menu | Self::Field | Self::Replay => Pad::default(),
        }
    }
}

/// What the label in a hint stands for.
enum Named {
    One(KeyCode),
    /// A key that chooses one of several things.
    Several,
    /// Nothing that a gamepad has.
    Nothing,
}

fn named(label: &str) -> Named {
    if matches!(label, "Z" | "Click" | "Mouse" | "Shift") {
        return Named::Nothing;
    }
    match key_of(label) {
        // Both go back.
        Some(KeyCode::Backspace) => Named::One(KeyCode::Escape),
        Some(key) => Named::One(key),
        None => Named::Several,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    /// A table at which X chooses a die, and the arrows can reach a stock.
    const PAD: Pad = Pad {
        meanings: &[&[means(GamepadButton::West, "X", &[KeyCode::KeyD])]],
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
        let hints = |keys: &[(&'static str, &str)]| -> Vec<(&'static str, String)> {
            let keys: Vec<_> = keys
                .iter()
                .map(|(key, does)| (*key, Message::verbatim(*does)))
                .collect();
            let hints = Place::Table(&PAD).hints(&keys);
            let said = |(key, does): (&'static str, Message)| (key, Language::english().plain(&does));
            hints.into_iter().map(said).collect()
        };
        let told = |hints: &[(&'static str, &str)]| -> Vec<(&'static str, String)> {
            hints.iter().map(|(key, does)| (*key, (*does).to_owned())).collect()
        };
        assert_eq!(
            hints(&[
                ("1-5", "hand"),
                ("S", "stock"),
                ("Q W E R", "discards"),
                ("D", "die"),
                ("Z", "sort"),
            ]),
            told(&[("D-pad", "hand, stock, discards"), ("A", "take, put"), ("X", "die")])
        );
        assert_eq!(
            hints(&[("Arrows", "choose where"), ("Enter", "place it"), ("Esc", "let go")]),
            told(&[("D-pad", "choose where"), ("A", "place it"), ("B", "let go")])
        );
        assert_eq!(hints(&[("P", "pass")]), told(&[("A", "pass")]));
    }
}
