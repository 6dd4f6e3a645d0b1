//! Intents that mean the same at every table: the directions that step through a list.

use crate::intents::Intents;
use crate::intents::general::{DOWN, LEFT, RIGHT, UP};

/// The step that the directions ask for: 1 forwards, -1 backwards, 0 for none.
pub fn pressed_step(intents: &Intents) -> i32 {
    i32::from(intents.any_just([RIGHT, DOWN])) - i32::from(intents.any_just([LEFT, UP]))
}

/// The entry of a list that is `step` after the entry `now`; the first entry follows the last. Without an entry to
/// start from, a step forwards leads to the first entry, and a step backwards to the last.
pub fn stepped<T: Copy + PartialEq>(all: &[T], now: Option<T>, step: i32) -> Option<T> {
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
