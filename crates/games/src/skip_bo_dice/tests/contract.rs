//! Checks the contract of all games along random matches on all kinds of boards (G-1, G-7).

use proptest::prelude::*;

use super::solo;
use crate::skip_bo_dice::board::Board;
use crate::skip_bo_dice::options::{DiceOptions, FirstSeat};
use crate::skip_bo_dice::state::SkipBoDice;
use crate::skip_bo_dice::value::Value;
use rules::conformance::walk::{check_match, play_match};
use rules::ids::SeatId;
use rules::seats::Seats;

/// Boards of all sizes, with and without Skip-Bos on the Bonus Die.
fn any_board() -> impl Strategy<Value = Board> {
    let sizes = (3..=4_u8, 1..=10_u8, 1..=4_u8, 1..=4_u8, 0..=3_u8, 0..=3_u8);
    (sizes, any::<[u16; 4]>(), any::<[u8; 4]>(), any::<bool>()).prop_map(
        |((piles, bubbles, stockpiles, boxes, free_skip_bos, free_rerolls), stars, rewards, wild)| {
            let mut board = Board {
                piles,
                bubbles,
                stockpiles,
                boxes,
                free_skip_bos,
                free_rerolls,
                place_rewards: rewards.map(|reward| reward % 5),
                ..Board::standard()
            };
            for (pile, stars) in stars.into_iter().enumerate() {
                let there = if pile < usize::from(piles) {
                    (2_u32 << bubbles) - 2
                } else {
                    0
                };
                board.stars[pile] = (u32::from(stars) & there) as u16;
            }
            if wild {
                board.bonus[3] = Value::SKIP_BO;
            }
            board
        },
    )
}

fn any_options() -> impl Strategy<Value = (DiceOptions, Seats)> {
    let boards = prop_oneof![Just(Board::standard()), any_board()];
    let rounds = proptest::bool::weighted(0.25);
    (boards, 2..=4_usize, 0..=4_u8, rounds).prop_map(|(board, seats, first, each)| {
        let first = match first {
            4 => FirstSeat::Random,
            seat => FirstSeat::Seat(SeatId(seat % seats as u8)),
        };
        let options = DiceOptions {
            board,
            first: first.of_rounds(each),
            ..DiceOptions::default()
        };
        (options, solo(seats))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn a_match_keeps_the_contract_at_every_step_g_1_g_7((options, seats) in any_options(), seed: u64) {
        let checked = check_match::<SkipBoDice>(&options, &seats, seed);
        let playout = checked.map_err(|what| TestCaseError::fail(what.to_string()))?;
        prop_assert!(playout.finished, "the match ended");
    }

    #[test]
    fn matches_on_any_board_hold_together_and_come_to_their_end_d_3((options, seats) in any_options(), seed: u64) {
        for seed in (0..20).map(|index| seed.wrapping_add(index)) {
            match play_match::<SkipBoDice>(&options, &seats, seed) {
                Ok(playout) => prop_assert!(playout.finished, "the match ended"),
                Err(what) => return Err(TestCaseError::fail(what.to_string())),
            }
        }
    }
}
