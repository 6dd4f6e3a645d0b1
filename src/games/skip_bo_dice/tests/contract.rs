//! The contract that all games keep, along random matches on all kinds of boards (G-1, G-7).

use proptest::prelude::*;

use crate::games::skip_bo_dice::board::Board;
use crate::games::skip_bo_dice::options::{DiceOptions, FirstSeat};
use crate::games::skip_bo_dice::state::SkipBoDice;
use crate::games::skip_bo_dice::value::Value;
use crate::rules::conformance::{check_match, random_action};
use crate::rules::game::{Game, Turn};
use crate::rules::ids::{PlayerId, Seats};
use crate::rules::rng::{Stream, stream};

fn solo(count: usize) -> Seats {
    Seats::solo(count).expect("a number of seats that fits the table")
}

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
    (boards, 2..=4_usize, 0..=4_u8).prop_map(|(board, seats, first)| {
        let first = match first {
            4 => FirstSeat::Random,
            seat => FirstSeat::Seat(PlayerId(seat % seats as u8)),
        };
        let options = DiceOptions {
            board,
            first,
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
        let Ok(playout) = checked else {
            return Err(TestCaseError::fail(checked.expect_err("it is no match that went well")));
        };
        prop_assert!(playout.finished, "the match ended");
    }

    #[test]
    fn many_matches_hold_together_and_end_with_a_winner((options, seats) in any_options(), seed: u64) {
        for seed in (0..20).map(|index| seed.wrapping_add(index)) {
            let mut game = SkipBoDice::new(&options, &seats, seed).expect("a set-up that is allowed");
            let mut rng = stream(seed, Stream::Chance);
            for _ in 0..SkipBoDice::LONGEST_PLAYOUT {
                let Some((who, action)) = random_action(&game, &seats, &mut rng) else { break };
                prop_assert!(game.apply(who, &action, &mut ()).is_ok(), "{action:?} of {who:?}");
                prop_assert_eq!(game.check_invariants(), Ok(()));
            }
            prop_assert_eq!(game.turn(), Turn::Over);
            prop_assert!(!game.winners().is_empty());
        }
    }
}
