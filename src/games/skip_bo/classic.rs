//! Classic Skip-Bo, the edition without a die.

use crate::games::skip_bo::edition::Edition;
use crate::games::skip_bo::options::CardOptions;
use crate::games::skip_bo::state::CardGame;
use crate::games::skip_bo::stock::{STOCK, STOCK_OFFERED, STOCK_VALUES};
use crate::games::skip_bo::view::CardView;
use crate::rules::options::{Offer, OptionInfo};

/// Classic Skip-Bo.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Classic;

/// A match of classic Skip-Bo.
pub type SkipBo = CardGame<Classic>;
/// The options of a match of classic Skip-Bo.
pub type SkipBoOptions = CardOptions<Classic>;
/// What a seat may know of a match of classic Skip-Bo.
pub type SkipBoView = CardView<Classic>;

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
