//! Positions that are set up by hand, for tests and for pictures of interesting moments.

use super::options::DiceOptions;
use super::sheet::Sheet;
use super::state::{Phase, SkipBoDice};
use super::value::{DICE, Dice, PileId, StockpileId, Value};
use rules::die::DieId;
use rules::error::{InvariantError, SetupError};
use rules::game::Game;
use rules::ids::{SeatId, SeatSet};
use rules::seats::Seats;

/// A position to be set up. It starts in the first seat's turn with blank boards. The dice show their second sides, so
/// that on the standard board no die fits anywhere yet.
#[derive(Clone, Debug)]
pub struct Arrange {
    state: SkipBoDice,
}

impl Arrange {
    /// A position with these seats and options.
    ///
    /// # Errors
    /// [`SetupError`] if the game refuses them.
    pub fn new(options: &DiceOptions, seats: &Seats) -> Result<Self, SetupError> {
        let mut state = SkipBoDice::new(options, seats, 0)?;
        state.phase = Phase::Turn;
        for die in (0..DICE as u8).map(DieId) {
            state.values[die.index()] = state.board.sides(die).get(1).copied().unwrap_or_default();
        }
        Ok(Self { state })
    }

    fn sheet(mut self, seat: u8, change: impl FnOnce(&mut Sheet)) -> Self {
        if let Some(sheet) = self.state.sheets.get_mut(usize::from(seat)) {
            change(sheet);
        }
        self
    }

    /// The values of the dice: the Number Dice in order, then the Bonus Die.
    #[must_use]
    pub const fn show(mut self, values: [Value; DICE]) -> Self {
        self.state.values = values;
        self
    }

    /// These Number Dice are used and set aside.
    #[must_use]
    pub const fn used(mut self, dice: Dice) -> Self {
        self.state.used = dice;
        self
    }

    /// A player has filled this many bubbles of a pile, all with numbers.
    #[must_use]
    pub fn fill(self, seat: u8, pile: PileId, filled: u8) -> Self {
        self.sheet(seat, |sheet| {
            if let Some(pile) = sheet.piles.get_mut(pile.index()) {
                pile.filled = filled;
            }
        })
    }

    /// A filled bubble holds an S.
    #[must_use]
    pub fn wild(self, seat: u8, pile: PileId, bubble: u8) -> Self {
        self.sheet(seat, |sheet| {
            if let Some(pile) = sheet.piles.get_mut(pile.index()) {
                pile.wild |= 1_u16.checked_shl(bubble.into()).unwrap_or(0);
            }
        })
    }

    /// A player has completed a pile at this place, with numbers. Call this in the order of the places, the first
    /// place first.
    #[must_use]
    pub fn complete(mut self, seat: u8, pile: PileId, place: u8) -> Self {
        if let Some(taken) = self.state.places.get_mut(pile.index()) {
            *taken = place.max(*taken);
        }
        let bubbles = self.state.board.bubbles;
        self.sheet(seat, |sheet| {
            if let Some(pile) = sheet.piles.get_mut(pile.index()) {
                pile.filled = bubbles;
                pile.place = place;
            }
        })
    }

    /// A player has written these values in a stockpile, lowest box first.
    #[must_use]
    pub fn stock(self, seat: u8, stockpile: StockpileId, values: &[Value]) -> Self {
        self.sheet(seat, |sheet| {
            if let Some(stockpile) = sheet.stockpiles.get_mut(stockpile.index()) {
                for (slot, value) in stockpile.boxes.iter_mut().zip(values) {
                    *slot = *value;
                    stockpile.filled += 1;
                }
            }
        })
    }

    /// Crosses out the topmost entry of a stockpile that is not crossed out.
    #[must_use]
    pub fn cross_out(self, seat: u8, stockpile: StockpileId) -> Self {
        self.sheet(seat, |sheet| {
            if let Some(stockpile) = sheet.stockpiles.get_mut(stockpile.index()) {
                stockpile.cross_out_top();
            }
        })
    }

    /// How many free Skip-Bos and free re-rolls a player has left.
    #[must_use]
    pub fn free(self, seat: u8, skip_bos: u8, rerolls: u8) -> Self {
        self.sheet(seat, |sheet| {
            sheet.free_skip_bos = skip_bos;
            sheet.free_rerolls = rerolls;
        })
    }

    /// It is this seat's turn.
    #[must_use]
    pub const fn turn(mut self, seat: u8) -> Self {
        self.state.active = SeatId(seat);
        self
    }

    /// These seats have a final turn left.
    #[must_use]
    pub fn last_turns(mut self, left: &[u8]) -> Self {
        self.state.last_turns = Some(left.iter().map(|seat| SeatId(*seat)).collect::<SeatSet>());
        self
    }

    /// These dice must be thrown next.
    #[must_use]
    pub fn rolling(mut self, dice: Dice) -> Self {
        self.state.throw(dice);
        self
    }

    /// The Bonus Die has just been rolled, and all players who can use its value are asked. Call this last.
    #[must_use]
    pub fn call(mut self) -> Self {
        self.state.open_call(&mut ());
        self
    }

    /// Builds the position.
    ///
    /// # Errors
    /// [`InvariantError`] if no match could reach the position.
    pub fn build(self) -> Result<SkipBoDice, InvariantError> {
        self.state.check_invariants()?;
        Ok(self.state)
    }
}
