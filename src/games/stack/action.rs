//! What a seat can do in Stack, and what a throw reports.

use serde::{Deserialize, Serialize};

use crate::rules::die::{DieId, DieSet, Face};

/// An action of a seat or a report of chance.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StackAction {
    /// Put one's loose die on an opponent's die of the same number, loose or top of a stack (S-4).
    Place {
        /// One's own loose die.
        die: DieId,
        /// The die it is put on.
        onto: DieId,
    },
    /// Roll one of one's own loose dice (S-6). Chance is due next, with [`StackAction::Rolled`].
    Reroll {
        /// One's own loose die.
        die: DieId,
    },
    /// Pass, with no loose die left (S-16).
    Pass,
    /// Table rules: take up a die. One's own must then be placed, or, where it fits nowhere, be rolled (S-11);
    /// an opponent's is put back and costs the rest of the turn (S-12).
    PickUp {
        /// Any loose die.
        die: DieId,
    },
    /// Table rules: roll an opponent's loose die. Chance is due next, then the owner's choice (S-12).
    RollOpponents {
        /// An opponent's loose die.
        die: DieId,
    },
    /// The owner of a die that somebody else rolled keeps the new number or has the old one back (S-12).
    ChooseFace {
        /// Whether the new number stays.
        keep_new: bool,
    },
    /// Table rules: act while it is somebody else's turn. The act is undone and costs the next turn (S-13).
    ActOutOfTurn,
    /// Chance: two dice each of those who roll for first player, in seat order (S-2).
    FirstRoll(
        /// Two faces for each player who rolls.
        Vec<[Face; 2]>,
    ),
    /// Chance: the opening throw (S-3).
    OpeningThrow(OpeningThrow),
    /// Chance: a single die was rolled (S-6, S-7, S-9, S-10).
    Rolled(RollReport),
}

/// What the opening throw showed (S-3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OpeningThrow {
    /// The number of each die, by die id; as many as the match has dice.
    pub faces: Vec<Face>,
    /// How many of each seat's dice fell to the floor and were rolled again (S-20), by seat.
    pub floor: Vec<u8>,
}

/// What the roll of one die did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RollReport {
    /// The number the die shows at rest; [`Face`] 0 is never right.
    pub face: Face,
    /// The stacks that fell, each by its bottom die (S-7, S-8).
    pub fell: DieSet,
    /// The stacks that were pushed and still stand, each by its bottom die (S-8).
    pub pushed: DieSet,
    /// The loose dice that showed another number and were turned back (S-9).
    pub turned_back: DieSet,
    /// How often the die fell to the floor and was rolled again (S-10, S-20).
    pub floor: u8,
    /// How often the die came to rest cocked and was rolled again (G-3).
    pub cocked: u8,
}
