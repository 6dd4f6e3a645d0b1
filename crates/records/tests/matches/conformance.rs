//! Every game keeps the contract, along random matches with all seatings and options (G-1, G-7).

use games::catalog::NAMES;
use games::skip_bo::SkipBo;
use games::skip_bo::options::Stalemate;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use rules::conformance::checker::Hidden;
use rules::conformance::{check_match, check_walk, play_match};

use crate::games::{SAMPLED, Sampled, sample};

/// The number of random matches that are played through.
const PLAYED: u64 = 10_000;
/// Random matches in which each step is checked: at least this many steps, and at least this many matches.
const CHECKED_STEPS: usize = 8_000;
const CHECKED_MATCHES: u64 = 8;
/// The number of random walks in which each step is checked.
const WALKS: u32 = 96;
/// The longest walk, in actions.
const LONGEST_WALK: usize = 64;
/// The most unchecked actions before a walk.
const MOST_SKIPPED: usize = 600;

#[test]
fn every_game_is_sampled() {
    assert_eq!(SAMPLED, NAMES, "a line in games/mod.rs for each game");
}

pub fn random_matches_keep_the_contract_at_every_step<G: Sampled>() {
    let mut hidden = Hidden::NONE;
    let mut secrets = false;
    let mut steps = 0;
    for seed in 0.. {
        if steps >= CHECKED_STEPS && seed >= CHECKED_MATCHES {
            break;
        }
        // Neighbouring samples are alike, so this takes distant ones.
        let (options, seats) = sample::<G>(seed * 41);
        let playout = check_match::<G>(&options, &seats, seed).unwrap_or_else(|what| panic!("{options:?}: {what}"));
        assert!(playout.finished, "{options:?}, {seats:?}, seed {seed}: it never ends");
        steps += playout.actions;
        hidden = hidden.and(playout.hidden);
        secrets = secrets || crate::hidden::has_secrets::<G>(&options, &seats, seed);
    }
    if secrets {
        crate::hidden::assert_much_was_compared::<G>(&hidden);
    } else {
        assert_eq!(hidden.different, 0, "a game that hides nothing has one possible world");
    }
}

pub fn any_walk_keeps_the_contract_at_every_step<G: Sampled>() {
    let config = Config {
        cases: WALKS,
        failure_persistence: None,
        ..Config::default()
    };
    let walk = (
        any::<u64>(),
        any::<u64>(),
        0..=MOST_SKIPPED,
        vec(any::<u32>(), 0..=LONGEST_WALK),
    );
    let ran = TestRunner::new(config).run(&walk, |(index, seed, skipped, choices)| {
        let (options, seats) = sample::<G>(index);
        match check_walk::<G>(&options, &seats, seed, skipped, &choices) {
            Ok(_) => Ok(()),
            Err(what) => Err(TestCaseError::fail(format!("{options:?}, {seats:?}: {what}"))),
        }
    });
    if let Err(failed) = ran {
        panic!("{failed}");
    }
}

/// Both hands are empty, nothing can be drawn, and the last card that fits comes from a stock: the next card is turned
/// up, and is cleared away with the table at once.
#[test]
fn a_stock_card_that_is_turned_up_as_a_dead_round_ends_is_no_secret_k_11_g_7() {
    let (options, seats) = sample::<SkipBo>(10_277_394_865_869_940_067);
    assert_eq!(options.stalemate, Stalemate::Off);
    let choices = [
        1_258_266_596,
        1_415_228_464,
        1_518_227,
        39_120_354,
        3_074_579_680,
        2_493_548_039,
        2_017_186_796,
        3_801_931_046,
        1_681_006_661,
        3_187_318_034,
        786_882_408,
        1_730_091_020,
        446_931_674,
        3_508_839_582,
        363_436_075,
        3_175_463_892,
        1_401_095_143,
        1_113_017_312,
        4_096_953_948,
        1_269_414_785,
        1_758_493_023,
        1_664_655_379,
        2_032_107_676,
    ];
    let walk = check_walk::<SkipBo>(&options, &seats, 114_361_775_616_332_258, 433, &choices);
    walk.unwrap_or_else(|what| panic!("{what}"));
}

pub fn many_random_matches_come_to_their_end_with_every_seating_and_option<G: Sampled>() {
    for seed in 0..PLAYED {
        let (options, seats) = sample::<G>(seed);
        let playout = play_match::<G>(&options, &seats, seed).unwrap_or_else(|what| panic!("{options:?}: {what}"));
        assert!(
            playout.finished,
            "{options:?}, {seats:?}, seed {seed}: over {} actions",
            G::LONGEST_PLAYOUT
        );
    }
}

pub fn the_same_seed_gives_the_same_match_g_1<G: Sampled>() {
    let (options, seats) = sample::<G>(0);
    let play = |seed| {
        let playout = play_match::<G>(&options, &seats, seed).unwrap_or_else(|what| panic!("{what}"));
        (playout.actions, playout.hash)
    };
    assert_eq!(play(5), play(5));
    assert_ne!(play(5), play(6));
}
