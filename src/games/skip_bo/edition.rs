//! What makes one of the two card games: the things in which they differ, and nothing of how they go.

use std::fmt::Debug;
use std::hash::Hash;

use crate::rules::options::OptionInfo;

/// One of the two card games. What only the other has is compiled out.
pub trait Edition: Clone + Copy + Debug + Default + Eq + Hash + Send + Sync + 'static {
    /// The game's name on the command line.
    const NAME: &'static str;
    /// The rules in our words.
    const RULES_TEXT: &'static str;
    /// The board file that the game carries.
    const STANDARD_BOARD: &'static str;
    /// Whether there is a die, and with it all of M-2 to M-10.
    const DIE: bool;
    /// The option that sets the size of the stocks.
    const STOCK_INFO: OptionInfo;

    /// The cards of each stock where nothing else is chosen (K-2, M-1).
    fn standard_stock(players: usize) -> u8;
}
