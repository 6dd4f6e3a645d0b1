//! Positions that are set up by hand, for tests and for pictures of interesting moments.

use super::options::StackOptions;
use super::state::{DiceStack, Phase, Place, Stack};
use crate::stack::sizes::{CAPTURE_HEIGHT, DICE_EACH, owner};
use rules::die::{DieId, Face};
use rules::error::{InvariantError, SetupError};
use rules::game::Game;
use rules::ids::{SeatId, SeatSet};
use rules::seats::Seats;

/// A position to be set up. It starts in the first round, at the first seat's turn, with all dice loose. The dice of
/// each of the first six seats show the seat's number, counted from 1, so that nothing fits anywhere yet.
#[derive(Clone, Debug)]
pub struct Arrange {
    state: Stack,
}

/// The die of a seat with this number, counted from 0.
pub const fn die_of(seat: u8, number: u8) -> DieId {
    DieId(seat * DICE_EACH as u8 + number)
}

impl Arrange {
    /// A position with these seats and options.
    ///
    /// # Errors
    /// [`SetupError`] if the game refuses them.
    pub fn new(options: &StackOptions, seats: &Seats) -> Result<Self, SetupError> {
        let mut state = Stack::new(options, seats, 0)?;
        state.round = 1;
        state.phase = Phase::Turn { player: SeatId(0) };
        state.places.fill(Place::Loose);
        for (face, die) in state.faces.iter_mut().zip(0..) {
            *face = Face(owner(DieId(die)).0 % 6 + 1);
        }
        Ok(Self { state })
    }

    /// A die shows this number.
    #[must_use]
    pub fn show(mut self, die: DieId, face: u8) -> Self {
        if let Some(shown) = self.state.faces.get_mut(die.index()) {
            *shown = Face(face);
        }
        self
    }

    /// These loose dice, bottom first, make a stack and all show this number; a stack of four is captured.
    #[must_use]
    pub fn stack(mut self, face: u8, dice: &[DieId]) -> Self {
        let height = dice.len().min(CAPTURE_HEIGHT);
        let Some((&bottom, &top)) = dice.first().zip(dice.get(height.saturating_sub(1))) else {
            return self;
        };
        let captured_by = (height == CAPTURE_HEIGHT).then_some(owner(top));
        let mut stack = DiceStack {
            dice: [bottom; CAPTURE_HEIGHT],
            height: height as u8,
            captured_by,
        };
        for (slot, die) in stack.dice.iter_mut().zip(dice) {
            *slot = *die;
            self = self.show(*die, face);
            if let Some(place) = self.state.places.get_mut(die.index()) {
                *place = match captured_by {
                    Some(_) => Place::Captured { stack: bottom },
                    None => Place::Stacked { stack: bottom },
                };
            }
        }
        self.state.stacks.push(stack);
        self
    }

    /// It is this seat's turn.
    #[must_use]
    pub const fn turn(mut self, seat: u8) -> Self {
        self.state.phase = Phase::Turn { player: SeatId(seat) };
        self
    }

    /// This seat goes first in the round.
    #[must_use]
    pub const fn first(mut self, seat: u8) -> Self {
        self.state.first = SeatId(seat);
        self
    }

    /// The totals by seat.
    #[must_use]
    pub fn totals(mut self, totals: &[i32]) -> Self {
        for (total, given) in self.state.totals.iter_mut().zip(totals) {
            *total = *given;
        }
        self
    }

    /// Only these seats have a last turn left.
    #[must_use]
    pub fn last_turns(mut self, left: &[u8]) -> Self {
        let left: SeatSet = left.iter().map(|seat| SeatId(*seat)).collect();
        self.state.last_turns = Some(left);
        self.state.out = self.state.seats.iter().filter(|seat| !left.contains(*seat)).collect();
        self
    }

    /// Builds the position.
    ///
    /// # Errors
    /// [`InvariantError`] if no match could reach the position.
    pub fn build(self) -> Result<Stack, InvariantError> {
        self.state.check_invariants()?;
        Ok(self.state)
    }
}
