//! Every game keeps the contract, along random matches with random seats and options (G-1, G-7).

use proptest::prelude::*;
use tumbletop::games::stack::Stack;
use tumbletop::games::stack::options::{Enforcement, StackOptions, TeamTarget, TieRule};
use tumbletop::rules::conformance::{check_match, random_action};
use tumbletop::rules::game::{Game, Turn};
use tumbletop::rules::ids::Seats;
use tumbletop::rules::rng::{Stream, stream};

/// Seatings that Stack allows: two to eight for themselves, and teams of two.
fn seatings() -> Vec<Seats> {
    let teams: [&[u8]; 4] = [
        &[0, 1, 0, 1],
        &[0, 1, 2, 0, 1, 2],
        &[0, 1, 2, 1, 0, 2],
        &[0, 1, 2, 3, 0, 1, 2, 3],
    ];
    let solo = (2..=8).map(|count| Seats::solo(count).expect("2 to 8 seats"));
    let teams = teams.map(|teams| Seats::teams(teams).expect("up to 8 seats"));
    solo.chain(teams).collect()
}

fn any_options() -> impl Strategy<Value = StackOptions> {
    (10..=90_u16, any::<[bool; 7]>()).prop_map(
        |(target, [table, rotate, shared, combined, partner, floor, capture])| StackOptions {
            target,
            enforcement: if table {
                Enforcement::Table
            } else {
                Enforcement::Assisted
            },
            rotate_first: rotate,
            tie: if shared {
                TieRule::SharedWin
            } else {
                TieRule::AnotherRound
            },
            team_target: if combined {
                TeamTarget::Combined
            } else {
                TeamTarget::AnyPlayer
            },
            stack_on_partner: partner,
            floor_penalty: floor,
            capture_penalty: capture,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn a_match_of_stack_keeps_the_contract_at_every_step(
        options in any_options(),
        seats in prop::sample::select(seatings()),
        seed: u64,
    ) {
        let first = check_match::<Stack>(&options, &seats, seed);
        let Ok(playout) = first.clone() else {
            return Err(TestCaseError::fail(first.expect_err("it is no match that went well")));
        };
        prop_assert!(playout.finished, "the match ended");
    }
}

#[test]
fn the_same_seed_gives_the_same_match_g_1() {
    let options = StackOptions {
        target: 20,
        ..StackOptions::default()
    };
    let seats = Seats::solo(3).expect("three seats");
    let play = |seed| check_match::<Stack>(&options, &seats, seed);
    assert_eq!(play(5), play(5));
    assert_ne!(play(5), play(6));
}

#[test]
fn thousands_of_random_matches_hold_together_with_every_seating_and_option() {
    let seatings = seatings();
    for seed in 0..3_000_u64 {
        let bit = |bit: u32| seed >> bit & 1 == 1;
        let options = StackOptions {
            target: 10 + (seed % 60) as u16,
            enforcement: if bit(0) {
                Enforcement::Table
            } else {
                Enforcement::Assisted
            },
            rotate_first: bit(1),
            tie: if bit(2) {
                TieRule::SharedWin
            } else {
                TieRule::AnotherRound
            },
            team_target: if bit(3) {
                TeamTarget::Combined
            } else {
                TeamTarget::AnyPlayer
            },
            stack_on_partner: bit(4),
            floor_penalty: bit(5),
            capture_penalty: bit(6),
        };
        let seats = seatings[seed as usize % seatings.len()];
        play(&options, &seats, seed);
    }
}

/// Plays a random match to its end and checks the state on the way.
fn play(options: &StackOptions, seats: &Seats, seed: u64) {
    let mut game = Stack::new(options, seats, seed).expect("a seating that is allowed");
    let mut rng = stream(seed, Stream::Chance);
    for step in 0..Stack::LONGEST_PLAYOUT {
        let Some((who, action)) = random_action(&game, seats, &mut rng) else {
            break;
        };
        if let Err(error) = game.apply(who, &action, &mut ()) {
            panic!("seed {seed}, step {step}: {action:?} of {who:?}: {error:?}");
        }
        // At every step it is the property test that looks; here now and then, for many more matches.
        if step % 64 == 0 {
            game.check_invariants().expect("a state that holds together");
        }
    }
    assert_eq!(
        game.turn(),
        Turn::Over,
        "seed {seed} with {options:?} and {seats:?} comes to an end"
    );
    game.check_invariants().expect("an end that holds together");
    assert!(!game.winners().is_empty());
}
