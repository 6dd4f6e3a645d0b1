//! What the table's entities do when something happened, in words that every game shares.
//!
//! A game's own file translates its events into these (as `games/stack/table.rs` does), and `sync` carries them
//! out. So the table knows no event of any game.

use crate::rules::die::{DieId, Face};

/// One change of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableChange {
    /// A throw showed this number; the body already lies so.
    Shows {
        /// The die.
        die: DieId,
        /// Its number.
        face: Face,
    },
    /// A hand turned the die to this number, where it lies.
    TurnedTo {
        /// The die.
        die: DieId,
        /// Its number.
        face: Face,
    },
    /// A hand put the die on another.
    PutOn {
        /// The die.
        die: DieId,
        /// The die under it.
        onto: DieId,
        /// The stack, by its bottom die.
        stack: DieId,
    },
    /// A stack leaves the table.
    TakenOff {
        /// The stack, by its bottom die.
        stack: DieId,
    },
    /// The round is over: there are no stacks any more. The dice stay where they lie, so that they can still be looked
    /// at, until they are gathered for the next throw.
    Cleared,
}
