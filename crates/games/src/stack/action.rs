//! The actions of seats in Stack, and the reports of throws.

use serde::{Deserialize, Serialize};

use rules::die::{DieId, DieSet, Face};

/// An action of a seat or a report of chance.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StackAction {
    /// Put one of the player's own loose dice on an opponent's die of the same number, loose or on top of a stack
    /// (S-4).
    Place {
        /// The player's own loose die.
        die: DieId,
        /// The die under it.
        onto: DieId,
    },
    /// Roll one of the player's own loose dice (S-6). Chance is due next, with [`StackAction::Rolled`].
    Reroll {
        /// The player's own loose die.
        die: DieId,
    },
    /// Pass, with no loose die left (S-16).
    Pass,
    /// Table rules: pick up a die. The player must then place it if it is the player's own, or roll it if it fits
    /// nowhere (S-11). An opponent's die is put back and costs the rest of the turn (S-12).
    PickUp {
        /// Any loose die.
        die: DieId,
    },
    /// Table rules: roll an opponent's loose die. Chance is due next, then the choice of its owner (S-12).
    RollOpponents {
        /// An opponent's loose die.
        die: DieId,
    },
    /// After another player has rolled the die, its owner keeps the new number or takes the old one back (S-12).
    ChooseFace {
        /// Whether the die keeps the new number.
        keep_new: bool,
    },
    /// Table rules: act in another player's turn. The action is undone and costs the next turn (S-13).
    ActOutOfTurn,
    /// Chance: two dice for each player who rolls for the first turn, in seat order (S-2).
    FirstRoll(
        /// Two faces for each of these players.
        Vec<[Face; 2]>,
    ),
    /// Chance: the opening throw (S-3).
    OpeningThrow(Box<OpeningThrow>),
    /// Chance: a single die was rolled (S-6, S-7, S-9, S-10).
    Rolled(Box<RollReport>),
}

/// The result of the opening throw (S-3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OpeningThrow {
    /// The number of each die, by die id; as many as the match has dice.
    pub faces: Vec<Face>,
    /// How many of each seat's dice fell to the floor and were rolled again (S-20), by seat.
    pub floor: Vec<u8>,
}

/// The result of the roll of one die.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RollReport {
    /// The number that the die shows at rest; [`Face`] 0 is never valid.
    pub face: Face,
    /// The stacks that fell, by their bottom dice (S-7, S-8).
    pub fell: DieSet,
    /// The stacks that were pushed and still stand, by their bottom dice (S-8).
    pub pushed: DieSet,
    /// The loose dice that were turned to another number and then turned back (S-9).
    pub turned_back: DieSet,
    /// How many times the die fell to the floor and was rolled again (S-10, S-20).
    pub floor: u8,
    /// How many times the die came to rest cocked and was rolled again (G-3).
    pub cocked: u8,
}
