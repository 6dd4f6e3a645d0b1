//! From the label of a key to the key.

use bevy::prelude::*;

/// The key that a label stands for; `None` where it stands for several keys or for none.
pub fn key_of(label: &str) -> Option<KeyCode> {
    Some(match label {
        "B" => KeyCode::KeyB,
        "C" => KeyCode::KeyC,
        "D" => KeyCode::KeyD,
        "E" => KeyCode::KeyE,
        "F" => KeyCode::KeyF,
        "G" => KeyCode::KeyG,
        "H" => KeyCode::KeyH,
        "L" => KeyCode::KeyL,
        "P" => KeyCode::KeyP,
        "Q" => KeyCode::KeyQ,
        "R" => KeyCode::KeyR,
        "S" => KeyCode::KeyS,
        "T" => KeyCode::KeyT,
        "U" => KeyCode::KeyU,
        "V" => KeyCode::KeyV,
        "Z" => KeyCode::KeyZ,
        "F1" => KeyCode::F1,
        "Space" => KeyCode::Space,
        "Enter" => KeyCode::Enter,
        "Esc" => KeyCode::Escape,
        "Bksp" | "Backspace" => KeyCode::Backspace,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_of_one_key_names_it_and_one_of_several_does_not() {
        assert_eq!(key_of("Z"), Some(KeyCode::KeyZ));
        assert_eq!(key_of("Bksp"), Some(KeyCode::Backspace));
        for several in ["1-5", "Q W E R", "Shift", "Mouse", "Arrows"] {
            assert_eq!(key_of(several), None, "{several}");
        }
    }
}
