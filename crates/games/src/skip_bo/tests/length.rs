//! The turns that a set-up expects of a match are those of played matches.

use super::two_pairs;
use crate::skip_bo::classic::Classic;
use crate::skip_bo::edition::Edition;
use crate::skip_bo::options::CardOptions;
use crate::skip_bo::state::CardGame;
use crate::skip_bo_mod::Mod;
use rules::ai::agent::{Strategy, choose_in};
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::game::{Game, Turn};
use rules::ids::{Actor, Viewer};
use rules::options::GameOptions;
use rules::rng::{Stream, nth_seed, stream};
use rules::seats::Seats;

/// How many matches are played for each seating.
const MATCHES: u64 = 50;
/// How far the expectation may be from their mean, as a share of it.
const FAR: f32 = 0.12;

/// The turns of a match of players of the level `normal`: how often another seat acts than before.
fn turns_of_match<E: Edition>(options: &CardOptions<E>, seats: &Seats, seed: u64) -> u32 {
    let mut game = CardGame::<E>::new(options, seats, seed).expect("options that are allowed");
    let (mut chance, mut agents) = (stream(seed, Stream::Chance), stream(seed, Stream::Agents));
    let (mut turns, mut last, mut legal) = (0, None, Vec::new());
    loop {
        let (who, action) = match game.turn() {
            Turn::Over => return turns,
            Turn::Chance => (Actor::Chance, game.sample_chance(&mut chance)),
            Turn::Players(due) => {
                let seat = due.lowest().expect("a player is due");
                turns += u32::from(last.replace(seat) != Some(seat));
                game.legal_actions(seat, &mut legal);
                let view = || game.view(Viewer::Player(seat));
                let mut budget = Budget::nodes(CardGame::<E>::NODES);
                let chosen = choose_in::<CardGame<E>, _>(Level::Normal, view, seat, &legal, &mut budget, &mut agents);
                (Actor::Player(seat), legal.swap_remove(chosen))
            }
        };
        game.apply(who, &action, &mut ()).expect("a legal action");
    }
}

/// Plays matches with an option and compares their mean with what is expected.
fn the_turns_expected_are_those_of_matches<E: Edition>(key: &str, value: &str) {
    let solo = [2, 4, 6].map(|count| Seats::solo(count).expect("they can be seated"));
    for seats in solo.into_iter().chain([two_pairs()]) {
        let mut options = CardOptions::<E>::default();
        options.set(key, value).expect("a value that is allowed");
        let turns = |index| turns_of_match(&options, &seats, nth_seed(3, index));
        let mean = (0..MATCHES).map(turns).sum::<u32>() as f32 / MATCHES as f32;
        let expected = options.turns(&seats);
        assert!(
            (expected - mean).abs() <= FAR * mean,
            "{} {key}={value}, {seats:?}: {expected} expected, {mean} played",
            E::NAME
        );
    }
}

#[test]
fn a_round_has_about_as_many_turns_as_expected() {
    for stock in ["standard", "10"] {
        the_turns_expected_are_those_of_matches::<Classic>("stock", stock);
        the_turns_expected_are_those_of_matches::<Mod>("stock", stock);
    }
}
