//! The differences between Skip-Bo MOD and Skip-Bo.

use crate::games::skip_bo::edition::Edition;
use crate::games::skip_bo::options::CardOptions;
use crate::games::skip_bo::state::CardGame;
use crate::games::skip_bo::stock::{STOCK, STOCK_OFFERED, STOCK_VALUES};
use crate::games::skip_bo::view::CardView;
use crate::rules::options::{Offer, OptionInfo};

/// Skip-Bo MOD.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mod;

/// A match of Skip-Bo MOD.
pub type SkipBoMod = CardGame<Mod>;
/// The options of a match of Skip-Bo MOD.
pub type SkipBoModOptions = CardOptions<Mod>;
/// What a seat may know of a match of Skip-Bo MOD.
pub type SkipBoModView = CardView<Mod>;

impl Edition for Mod {
    const NAME: &'static str = "skip-bo-mod";
    const RULES_TEXT: &'static str = include_str!("../../../docs/rules/skip-bo-mod.md");
    const STANDARD_BOARD: &'static str = include_str!("../../../assets/boards/skip_bo_mod.toml");
    const DIE: bool = true;
    const STOCK_INFO: OptionInfo = OptionInfo {
        key: STOCK,
        name: "Cards in a stock",
        offer: Offer::OneOf(STOCK_OFFERED),
        of_teams: false,
        values: STOCK_VALUES,
        what: "The cards in each stock: standard is 15, short is 10.",
    };

    fn standard_stock(_players: usize) -> u8 {
        15
    }
}
