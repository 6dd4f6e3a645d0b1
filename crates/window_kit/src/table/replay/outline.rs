//! The turns of a recorded match, for navigation in it.

use games::catalog::AnyEvent;
use records::record::{Record, ReplayError};
use rules::game::Turn;
use rules::ids::SeatId;

/// Where a turn begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnMark {
    /// The number of entries that have happened when the turn begins.
    pub at: usize,
    /// The seat whose turn it is.
    pub seat: SeatId,
}

/// The turns of a match, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    turns: Vec<TurnMark>,
    /// Whether the match is over at its end.
    is_over: bool,
}

impl Outline {
    /// Replays a record by the rules and marks its turns.
    ///
    /// # Errors
    /// [`ReplayError`] if the record does not lead to the recorded states.
    pub fn of(record: &Record) -> Result<Self, ReplayError> {
        let mut turns = Vec::new();
        let game = record.replay_into(|index, _, events: Vec<AnyEvent>| {
            let begun = events.iter().filter_map(AnyEvent::turn_of).next_back();
            turns.extend(begun.map(|seat| TurnMark { at: index + 1, seat }));
        })?;
        Ok(Self {
            turns,
            is_over: game.turn() == Turn::Over,
        })
    }

    /// Whether the match is over at its end.
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// All turns.
    pub fn turns(&self) -> &[TurnMark] {
        &self.turns
    }

    /// The current turn after `at` entries, with its number counted from 1; `None` before the first turn.
    pub fn turn(&self, at: usize) -> Option<(usize, TurnMark)> {
        let number = self.turns.partition_point(|turn| turn.at <= at);
        Some((number, *self.turns.get(number.checked_sub(1)?)?))
    }

    /// The first turn that begins later.
    pub(super) fn turn_after(&self, at: usize) -> Option<TurnMark> {
        self.turns.iter().find(|turn| turn.at > at).copied()
    }

    /// The last turn that began earlier.
    pub(super) fn turn_before(&self, at: usize) -> Option<TurnMark> {
        self.turns.iter().rfind(|turn| turn.at < at).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_finds_the_turn_that_is_on_and_its_neighbours() {
        let mark = |at, seat| TurnMark { at, seat: SeatId(seat) };
        let outline = Outline {
            turns: vec![mark(2, 0), mark(5, 1), mark(9, 0)],
            is_over: false,
        };
        assert_eq!(outline.turn(1), None, "before the first");
        assert_eq!(outline.turn(2), Some((1, mark(2, 0))));
        assert_eq!(outline.turn(8), Some((2, mark(5, 1))));
        assert_eq!(outline.turn_after(5), Some(mark(9, 0)));
        assert_eq!(outline.turn_after(9), None);
        assert_eq!(
            outline.turn_before(6),
            Some(mark(5, 1)),
            "to the beginning of this turn"
        );
        assert_eq!(
            outline.turn_before(5),
            Some(mark(2, 0)),
            "and from there to the one before"
        );
        assert_eq!(outline.turn_before(2), None);
    }
}
