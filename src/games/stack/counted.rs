//! What statistics count in a match of Stack.

use super::event::StackEvent;
use super::sizes::MAX_DICE;
use super::state::Stack;
use crate::messages::texts::statistics as words;
use crate::rules::counted::{Combined, Counted, Counts, Force, Measure};
use crate::rules::die::DieId;

const CAPTURED: &str = "captured";
const CAPTURED_IN_A_TURN: &str = "captured-in-a-turn";
const PLACED_IN_A_TURN: &str = "placed-in-a-turn";
const ROLLED: &str = "rolled";
const FELLED: &str = "felled";
const FELLED_STANDARD: &str = "felled-standard";
const FELLED_SOFTLY: &str = "felled-softly";
const FELLED_MIDDLE: &str = "felled-middle";
const FELLED_HARD: &str = "felled-hard";

const fn measure(key: &'static str, label: crate::messages::Message, combined: Combined) -> Measure {
    Measure { key, label, combined }
}

/// What the player of the turn did in it.
#[derive(Clone, Copy, Debug, Default)]
pub struct InTurn {
    captured: u64,
    placed: u64,
}

impl Counted for Stack {
    const MEASURES: &'static [Measure] = &[
        measure(CAPTURED, words::STACKS_CAPTURED, Combined::Sum),
        measure(CAPTURED_IN_A_TURN, words::STACKS_CAPTURED_IN_A_TURN, Combined::Most),
        measure(PLACED_IN_A_TURN, words::DICE_PLACED_IN_A_TURN, Combined::Most),
        measure(ROLLED, words::DICE_ROLLED, Combined::Sum),
        measure(FELLED, words::STACKS_FELLED, Combined::Sum),
        measure(FELLED_STANDARD, words::STACKS_FELLED_STANDARD, Combined::Sum),
        measure(FELLED_SOFTLY, words::STACKS_FELLED_SOFTLY, Combined::Sum),
        measure(FELLED_MIDDLE, words::STACKS_FELLED_MIDDLE, Combined::Sum),
        measure(FELLED_HARD, words::STACKS_FELLED_HARD, Combined::Sum),
    ];
    type Counter = InTurn;

    fn count(turn: &mut InTurn, event: &StackEvent, thrown: Option<Force>, counts: &mut Counts) {
        match *event {
            StackEvent::TurnStarted { .. } => *turn = InTurn::default(),
            StackEvent::Placed { player, .. } => {
                turn.placed += 1;
                counts.add(player, PLACED_IN_A_TURN, turn.placed);
            }
            StackEvent::Captured { player, .. } => {
                turn.captured += 1;
                counts.add(player, CAPTURED, 1);
                counts.add(player, CAPTURED_IN_A_TURN, turn.captured);
            }
            StackEvent::Rolled { player, .. } => counts.add(player, ROLLED, 1),
            StackEvent::Fell { player, .. } => {
                counts.add(player, FELLED, 1);
                let how = match thrown {
                    // Nothing was thrown on a table.
                    None => return,
                    Some(Force::Standard) => FELLED_STANDARD,
                    Some(Force::Soft) => FELLED_SOFTLY,
                    Some(Force::Middle) => FELLED_MIDDLE,
                    Some(Force::Hard) => FELLED_HARD,
                };
                counts.add(player, how, 1);
            }
            _ => {}
        }
    }

    fn faces(die: DieId) -> Option<u8> {
        (die.index() < MAX_DICE).then_some(6)
    }
}
