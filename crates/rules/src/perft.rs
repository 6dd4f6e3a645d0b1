//! Counts action sequences. If the rules change by mistake, the counts change, and tests notice it.

use super::game::{Game, Turn};
use super::ids::{Actor, MAX_SEATS, SeatId};
use super::rng::RulesRng;

/// The result of a count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Perft {
    /// The number of sequences of exactly the given depth.
    pub nodes: u64,
    /// The sum of the hashes of the states after these sequences.
    pub hash: u64,
}

/// Counts the sequences of `depth` actions of seats. Where chance is due, one outcome is drawn; it depends on the
/// draws before it in the same sequence, but not on other sequences or their order. `hash` gives a state's hash.
pub fn perft<G: Game>(game: &G, depth: u32, rng: &RulesRng, hash: &impl Fn(&G) -> u64) -> Perft {
    let mut game = game.clone();
    let mut rng = rng.clone();
    while game.turn() == Turn::Chance {
        let report = game.sample_chance(&mut rng);
        if game.apply(Actor::Chance, &report, &mut ()).is_err() {
            return Perft::default();
        }
    }
    if depth == 0 {
        return Perft {
            nodes: 1,
            hash: hash(&game),
        };
    }
    let mut total = Perft::default();
    let mut legal = Vec::new();
    for seat in (0..MAX_SEATS as u8).map(SeatId) {
        game.legal_actions(seat, &mut legal);
        for action in &legal {
            let mut next = game.clone();
            if next.apply(Actor::Player(seat), action, &mut ()).is_ok() {
                let found = perft(&next, depth - 1, &rng, hash);
                total.nodes += found.nodes;
                total.hash = total.hash.wrapping_add(found.hash);
            }
        }
    }
    total
}
