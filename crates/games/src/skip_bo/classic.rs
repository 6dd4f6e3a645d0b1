//! Classic Skip-Bo, the edition without a die.

use crate::skip_bo::edition::Edition;
use crate::skip_bo::length::Length;
use crate::skip_bo::state::CardGame;
use messages::Message;
use messages::texts::options_skip_bo;
use rules::options::{ShortMatch, TurnTime};
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
        },
        ShortMatch {
            players: 2,
            options: &[("stock", "15")],
        },
        ShortMatch {
            players: 3,
            options: &[("stock", "short")],
        },
        ShortMatch {
            players: 3,
            options: &[("stock", "15")],
        },
        ShortMatch {
            players: 4,
            options: &[("stock", "short")],
        },
    ];

    const TURN_TIME: TurnTime = TurnTime {
        person_s: 13.0,
        computer_s: 1.1,
    };
    const LENGTH: Length = Length {
        turns_for_card: [3.25, 3.45, 3.9, 4.1, 4.5],
        turns_more: 17.0,
        rounds_for_point: [0.0248, 0.0167, 0.0135, 0.0128, 0.0109],
    };

    fn standard_stock(players: usize) -> u8 {
        if players <= 4 { 30 } else { 20 }
    }

    fn about_stock() -> Message {
        options_skip_bo::STOCK_ABOUT
    }
}
