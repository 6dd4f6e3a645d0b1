//! Whole matches at random keep the contract, with every seating and option (G-1, G-7).

use crate::games::skip_bo::SkipBo;
use crate::games::skip_bo::edition::{Classic, Edition};
use crate::games::skip_bo::options::{CardOptions, Enforcement, StockSize, Target};
use crate::games::skip_bo::state::CardGame;
use crate::games::skip_bo_mod::Mod;
use crate::rules::conformance::{check_match, random_action};
use crate::rules::game::{Game, Turn};
use crate::rules::ids::Seats;
use crate::rules::rng::{Stream, stream};

/// Seatings that the card games allow.
fn seatings() -> Vec<Seats> {
    let solo = (2..=6).map(|count| Seats::solo(count).expect("2 to 6 seats"));
    let teams: [&[u8]; 2] = [&[0, 1, 0, 1], &[0, 1, 2, 0, 1, 2]];
    solo.chain(teams.map(|teams| Seats::teams(teams).expect("up to 6 seats")))
        .collect()
}

fn options<E: Edition>(number: u64, seats: &Seats) -> CardOptions<E> {
    let bit = |bit: u32| number >> bit & 1 == 1;
    CardOptions {
        stock: if bit(0) { StockSize::Cards(5) } else { StockSize::Short },
        target: if bit(1) { Target::Points(60) } else { Target::Round },
        enforcement: if bit(2) {
            Enforcement::Table
        } else {
            Enforcement::Assisted
        },
        stalemate: !bit(3),
        decks: 1 + u8::from(bit(4)),
        first: bit(5).then_some((seats.count() - 1) as u8),
        ..CardOptions::default()
    }
}

/// Everything is checked at each step of these.
fn checked<E: Edition>() {
    for (number, seats) in seatings().iter().cycle().take(7).enumerate() {
        let seed = number as u64;
        let playout = check_match::<CardGame<E>>(&options(seed * 7 + 1, seats), seats, seed);
        match playout {
            Ok(playout) => assert!(playout.finished, "{} {seed} ends", E::NAME),
            Err(what) => panic!("{} {seats:?}: {what}", E::NAME),
        }
    }
}

/// Of these only the state is looked at, now and then.
fn played<E: Edition>() {
    let seatings = seatings();
    for seed in 0..700_u64 {
        let seats = &seatings[seed as usize % seatings.len()];
        let options = options::<E>(seed / 7, seats);
        let mut game = CardGame::<E>::new(&options, seats, seed).expect("a set-up that is allowed");
        let mut rng = stream(seed, Stream::Chance);
        for step in 0.. {
            let Some((who, action)) = random_action(&game, seats, &mut rng) else {
                break;
            };
            assert!(
                step < CardGame::<E>::LONGEST_PLAYOUT,
                "{} {seed} {options:?} ends",
                E::NAME
            );
            game.apply(who, &action, &mut ()).expect("what is legal applies");
            if step % 64 == 0 {
                game.check_invariants().expect("a state that holds together");
            }
        }
        assert_eq!(game.turn(), Turn::Over);
        game.check_invariants().expect("an end that holds together");
    }
}

#[test]
fn random_matches_of_classic_keep_the_contract_at_every_step_g_1_g_7() {
    checked::<Classic>();
}

#[test]
fn random_matches_of_mod_keep_the_contract_at_every_step_g_1_g_7() {
    checked::<Mod>();
}

#[test]
fn hundreds_of_random_matches_of_classic_hold_together_and_end_k_11() {
    played::<Classic>();
}

#[test]
fn hundreds_of_random_matches_of_mod_hold_together_and_end_m_11() {
    played::<Mod>();
}

#[test]
fn a_match_takes_no_more_room_than_it_says() {
    assert!(size_of::<SkipBo>() <= SkipBo::BYTES, "{} bytes", size_of::<SkipBo>());
}
