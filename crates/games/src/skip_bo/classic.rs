//! Classic Skip-Bo, the edition without a die.

use crate::skip_bo::edition::Edition;
use crate::skip_bo::state::CardGame;
use messages::Message;
use messages::texts::options_skip_bo;
use rules::options::ShortMatch;
use rules::page::{Page, translated};

/// Classic Skip-Bo.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Classic;

/// A match of classic Skip-Bo.
pub type SkipBo = CardGame<Classic>;

impl Edition for Classic {
    const NAME: &'static str = "skip-bo";
    const RULES_TEXT: Page = translated!("/../../docs", "rules/skip-bo.md");
    const STANDARD_BOARD: &'static str = include_str!("../../../../assets/boards/skip_bo.toml");
    const DIE: bool = false;
    const SHORT: &'static [ShortMatch] = &[
        ShortMatch {
            players: 2,
            options: &[("stock", "short")],
            minutes: 5,
        },
        ShortMatch {
            players: 2,
            options: &[("stock", "15")],
            minutes: 8,
        },
        ShortMatch {
            players: 3,
            options: &[("stock", "short")],
            minutes: 6,
        },
        ShortMatch {
            players: 3,
            options: &[("stock", "15")],
            minutes: 9,
        },
        ShortMatch {
            players: 4,
            options: &[("stock", "short")],
            minutes: 8,
        },
    ];

    fn standard_stock(players: usize) -> u8 {
        if players <= 4 { 30 } else { 20 }
    }

    fn about_stock() -> Message {
        options_skip_bo::STOCK_ABOUT
    }
}
