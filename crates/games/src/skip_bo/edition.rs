//! The differences between the two card games, and nothing that they share.

use std::fmt::Debug;
use std::hash::Hash;

use super::length::Length;
use messages::Message;
use rules::options::{ShortMatch, TurnTime};
use rules::page::Page;

/// One of the two card games. Code for what only the other game has is compiled out.
pub trait Edition: Clone + Copy + Debug + Default + Eq + Hash + Send + Sync + 'static {
    /// The game's name on the command line.
    const NAME: &'static str;
    /// The rules in our own words.
    const RULES_TEXT: Page;
    /// The board file that is built into the game.
    const STANDARD_BOARD: &'static str;
    /// Whether the game has a die, and with it the rules M-2 to M-10.
    const DIE: bool;
    /// Matches that are over soon; see [`rules::options::GameOptions::SHORT`].
    const SHORT: &'static [ShortMatch];

    /// How long a turn takes; see [`rules::options::GameOptions::TURN_TIME`].
    const TURN_TIME: TurnTime;
    /// How long a match is.
    const LENGTH: Length;

    /// The cards of each stock if nothing else is chosen (K-2, M-1).
    fn standard_stock(players: usize) -> u8;

    /// What the option for the size of the stocks does, in one plain sentence.
    fn about_stock() -> Message;
}
