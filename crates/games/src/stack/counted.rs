//! What statistics count in a match of Stack.

use super::event::StackEvent;
use super::sizes::MAX_DICE;
use super::state::Stack;
use messages::texts::statistics as words;
use rules::counted::{Combined, Counted, Counts, Force, Measure};
use rules::die::DieId;
use rules::ids::MAX_SEATS;

const CAPTURED: &str = "captured";
const CAPTURED_IN_A_ROUND: &str = "captured-in-a-round";
const CAPTURED_IN_A_ROW: &str = "captured-in-a-row";
const PLACED: &str = "placed";
const ROLLED: &str = "rolled";
const FELLED: &str = "felled";
const FELLED_STANDARD: &str = "felled-standard";
const FELLED_SOFTLY: &str = "felled-softly";
const FELLED_MIDDLE: &str = "felled-middle";
const FELLED_HARD: &str = "felled-hard";

/// The recent captures of each seat. A turn places at most one die (S-4, S-6), so captures in a row are turns in a
/// row.
#[derive(Clone, Copy, Debug, Default)]
pub struct RecentCaptures([Captures; MAX_SEATS]);

/// The captures of a seat in the current round.
#[derive(Clone, Copy, Debug, Default)]
struct Captures {
    in_round: u64,
    /// The number of the seat's latest turns in a row that had a capture.
    in_a_row: u64,
    /// Whether the seat captured in its latest turn.
    in_turn: bool,
}

impl Captures {
    const fn begin_turn(&mut self) {
        if !self.in_turn {
            self.in_a_row = 0;
        }
        self.in_turn = false;
    }

    const fn capture(&mut self) {
        self.in_round += 1;
        self.in_a_row += 1;
        self.in_turn = true;
    }
}

impl Counted for Stack {
    const MEASURES: &'static [Measure] = &[
        Measure::new(CAPTURED, words::STACKS_CAPTURED, Combined::Sum),
        Measure::new(CAPTURED_IN_A_ROUND, words::STACKS_CAPTURED_IN_A_ROUND, Combined::Most),
        Measure::new(CAPTURED_IN_A_ROW, words::STACKS_CAPTURED_IN_A_ROW, Combined::Most),
        Measure::new(PLACED, words::DICE_PLACED, Combined::Sum),
        Measure::new(ROLLED, words::DICE_ROLLED, Combined::Sum),
        Measure::new(FELLED, words::STACKS_FELLED, Combined::Sum),
        Measure::new(FELLED_STANDARD, words::STACKS_FELLED_STANDARD, Combined::Sum),
        Measure::new(FELLED_SOFTLY, words::STACKS_FELLED_SOFTLY, Combined::Sum),
        Measure::new(FELLED_MIDDLE, words::STACKS_FELLED_MIDDLE, Combined::Sum),
        Measure::new(FELLED_HARD, words::STACKS_FELLED_HARD, Combined::Sum),
    ];
    type Counter = RecentCaptures;

    fn count(lately: &mut RecentCaptures, event: &StackEvent, thrown: Option<Force>, counts: &mut Counts) {
        match *event {
            StackEvent::RoundStarted { .. } => *lately = RecentCaptures::default(),
            StackEvent::TurnStarted { player, .. } => {
                if let Some(own) = lately.0.get_mut(player.index()) {
                    own.begin_turn();
                }
            }
            StackEvent::Placed { player, .. } => counts.add(player, PLACED, 1),
            StackEvent::Captured { player, .. } => {
                counts.add(player, CAPTURED, 1);
                if let Some(own) = lately.0.get_mut(player.index()) {
                    own.capture();
                    counts.add(player, CAPTURED_IN_A_ROUND, own.in_round);
                    counts.add(player, CAPTURED_IN_A_ROW, own.in_a_row);
                }
            }
            StackEvent::Rolled { player, .. } => counts.add(player, ROLLED, 1),
            StackEvent::Fell { player, .. } => {
                counts.add(player, FELLED, 1);
                let how = match thrown {
                    // No throw on a table is known, so its force is not counted.
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
