//! The actions of seats in Skip-Bo Dice, and the reports of throws.

use serde::{Deserialize, Serialize};

use super::value::{DICE, Dice, PileId, StockpileId, Value};
use rules::die::DieId;
use rules::ids::SeatId;

/// What a player can fill a bubble with on their own turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// An unused Number Die; it is then set aside (D-6).
    Number(DieId),
    /// The Bonus Die; it is then rolled again (D-7).
    Bonus,
    /// The topmost entry of a stockpile that is not crossed out (D-12).
    Stockpile(StockpileId),
    /// The Skip-Bo Reward of a full stockpile (D-14).
    Reward(StockpileId),
    /// A free Skip-Bo (D-15).
    FreeSkipBo,
}

/// An action of a seat or a report of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DiceAction {
    /// On the player's own turn: fill the next bubble of a build pile (D-5).
    Fill {
        /// What to fill it with.
        with: Source,
        /// The player's own build pile.
        pile: PileId,
    },
    /// At a call: fill the next bubble of a build pile with the called value (D-8).
    Claim {
        /// The player's own build pile.
        pile: PileId,
    },
    /// At a call: do not use the called value (D-8).
    Pass,
    /// On the player's own turn: use a free re-roll (D-15). Chance is due next, with [`DiceAction::Rolled`].
    Reroll {
        /// One or more unused dice.
        dice: Dice,
    },
    /// On the player's own turn: fill no more bubbles. Then all players write (D-13).
    EndTurn,
    /// Write a value of the active player's unused dice in one of the player's own stockpiles (D-13).
    Write {
        /// The value.
        value: Value,
        /// The player's own stockpile; it must have a free box.
        stockpile: StockpileId,
    },
    /// Chance: this seat goes first (G-5).
    FirstSeat(
        /// The seat.
        SeatId,
    ),
    /// Chance: dice were thrown (D-4, D-7, D-15).
    Rolled(Roll),
}

/// The result of a throw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Roll {
    /// The value of each die, by die id; blank for a die that was not thrown.
    pub values: [Value; DICE],
    /// How many times a die came to rest cocked and was thrown again (G-3).
    pub cocked: u8,
    /// How many times a die fell to the floor and was thrown again (G-2).
    pub floor: u8,
}
