//! The differences between the two card games, and nothing that they share.

use std::fmt::Debug;
use std::hash::Hash;

use crate::games::skip_bo::stock::{STOCK, STOCK_OFFERED, STOCK_VALUES};
use crate::rules::options::{Offer, OptionInfo};

/// One of the two card games. What only the other game has is compiled out.
pub trait Edition: Clone + Copy + Debug + Default + Eq + Hash + Send + Sync + 'static {
    /// The game's name on the command line.
    const NAME: &'static str;
    /// The rules in our own words.
    const RULES_TEXT: &'static str;
    /// The board file that is built into the game.
    const STANDARD_BOARD: &'static str;
    /// Whether the game has a die, and with it the rules M-2 to M-10.
    const DIE: bool;
    /// The option that sets the size of the stocks.
    const STOCK_INFO: OptionInfo;

    /// The cards of each stock if nothing else is chosen (K-2, M-1).
    fn standard_stock(players: usize) -> u8;
}

/// Classic Skip-Bo.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Classic;

impl Edition for Classic {
    const NAME: &'static str = "skip-bo";
    const RULES_TEXT: &'static str = include_str!("../../../docs/rules/skip-bo.md");
    const STANDARD_BOARD: &'static str = include_str!("../../../assets/boards/skip_bo.toml");
    const DIE: bool = false;
    const STOCK_INFO: OptionInfo = OptionInfo {
        key: STOCK,
        name: "Cards in a stock",
        offer: Offer::OneOf(STOCK_OFFERED),
        of_teams: false,
        values: STOCK_VALUES,
        what: "The cards in each stock: standard is 30, or 20 with five or six players; short is 10.",
    };

    fn standard_stock(players: usize) -> u8 {
        if players <= 4 { 30 } else { 20 }
    }
}
