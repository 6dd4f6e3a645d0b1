//! The differences between Skip-Bo MOD and Skip-Bo.

use crate::skip_bo::edition::Edition;
use crate::skip_bo::length::Length;
use crate::skip_bo::options::CardOptions;
use crate::skip_bo::state::CardGame;
use messages::Message;
use messages::texts::options_skip_bo;
use rules::options::{ShortMatch, TurnTime};
use rules::page::{Page, translated};

/// Skip-Bo MOD.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mod;

/// A match of Skip-Bo MOD.
pub type SkipBoMod = CardGame<Mod>;
/// The options of a match of Skip-Bo MOD.
pub type SkipBoModOptions = CardOptions<Mod>;

impl Edition for Mod {
    const NAME: &'static str = "skip-bo-mod";
    const RULES_TEXT: Page = translated!("/../../docs", "rules/skip-bo-mod.md");
    const STANDARD_BOARD: &'static str = include_str!("../../../../assets/boards/skip_bo_mod.toml");
    const DIE: bool = true;
    const SHORT: &'static [ShortMatch] = &[
        ShortMatch {
            players: 2,
            options: &[],
        },
        ShortMatch {
            players: 2,
            options: &[("stock", "short")],
        },
        ShortMatch {
            players: 3,
            options: &[("stock", "short")],
        },
        ShortMatch {
            players: 4,
            options: &[("stock", "5")],
        },
    ];

    const TURN_TIME: TurnTime = TurnTime {
        person_s: 18.0,
        computer_s: 2.4,
    };
    const LENGTH: Length = Length {
        turns_for_card: [2.45, 2.73, 3.0, 3.33, 3.6],
        turns_more: 10.0,
        rounds_for_point: [0.03, 0.023, 0.019, 0.016, 0.0128],
    };

    fn standard_stock(_players: usize) -> u8 {
        15
    }

    fn about_stock() -> Message {
        options_skip_bo::STOCK_ABOUT_MOD
    }
}
