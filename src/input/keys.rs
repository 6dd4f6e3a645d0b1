//! Keys that have the same meaning at every table: the digits, and the arrow keys that step through a list.

use bevy::prelude::*;

/// The keys of the digits 1 to 9: in the row above the letters, and on the number pad.
const DIGITS: [[KeyCode; 2]; 9] = [
    [KeyCode::Digit1, KeyCode::Numpad1],
    [KeyCode::Digit2, KeyCode::Numpad2],
    [KeyCode::Digit3, KeyCode::Numpad3],
    [KeyCode::Digit4, KeyCode::Numpad4],
    [KeyCode::Digit5, KeyCode::Numpad5],
    [KeyCode::Digit6, KeyCode::Numpad6],
    [KeyCode::Digit7, KeyCode::Numpad7],
    [KeyCode::Digit8, KeyCode::Numpad8],
    [KeyCode::Digit9, KeyCode::Numpad9],
];

/// The digit whose key was just pressed, 1 to 9; the lowest, if several were.
pub(crate) fn pressed_digit(keys: &ButtonInput<KeyCode>) -> Option<usize> {
    let at = DIGITS.iter().position(|digit| keys.any_just_pressed(*digit))?;
    Some(at + 1)
}

/// The step that the arrow keys ask for: 1 forwards, -1 backwards, 0 for none.
pub(crate) fn pressed_step(keys: &ButtonInput<KeyCode>) -> i32 {
    i32::from(keys.any_just_pressed([KeyCode::ArrowRight, KeyCode::ArrowDown]))
        - i32::from(keys.any_just_pressed([KeyCode::ArrowLeft, KeyCode::ArrowUp]))
}

/// The entry of a list that is `step` after the entry `now`; the first entry follows the last. Without an entry to
/// start from, a step forwards leads to the first entry, and a step backwards to the last.
pub(crate) fn stepped<T: Copy + PartialEq>(all: &[T], now: Option<T>, step: i32) -> Option<T> {
    let count = all.len() as i32;
    if count == 0 {
        return None;
    }
    let at = now.and_then(|now| all.iter().position(|entry| *entry == now));
    let next = at.map_or(if step > 0 { 0 } else { count - 1 }, |at| {
        (at as i32 + step).rem_euclid(count)
    });
    all.get(next as usize).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_begins_at_either_end_and_goes_round() {
        assert_eq!(stepped(&[3, 5, 8], None, 1), Some(3));
        assert_eq!(stepped(&[3, 5, 8], None, -1), Some(8));
        assert_eq!(stepped(&[3, 5, 8], Some(8), 1), Some(3));
        assert_eq!(
            stepped(&[3, 5, 8], Some(4), -1),
            Some(8),
            "an entry that is not in the list"
        );
        assert_eq!(stepped::<u8>(&[], None, 1), None);
    }
}
