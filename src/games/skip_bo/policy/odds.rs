//! How likely it is that cards nobody has shown bring a number that is needed.

use crate::games::skip_bo::card::{KINDS, kinds};
use crate::games::skip_bo::edition::Edition;
use crate::games::skip_bo::sizes::HAND;
use crate::games::skip_bo::state::CardGame;

/// For each number of unseen cards up to a hand, and each number: the chance that one of them is that number or a Skip-Bo.
/// Told from the cards that the seat does not see: it counts cards.
pub(super) struct Odds {
    chance: [[f32; KINDS]; HAND + 1],
    /// The share of each kind among the unseen cards, from 1 on.
    pub(super) share: [f32; KINDS + 1],
}

impl Odds {
    /// The odds for who sees a match so.
    pub(super) fn of<E: Edition>(known: &CardGame<E>) -> Self {
        let unseen = known.unseen();
        let total = unseen.total().max(1) as f32;
        let mut share = [0.0; KINDS + 1];
        for card in kinds() {
            share[usize::from(card.0)] = f32::from(unseen.of(card)) / total;
        }
        let wild = share[KINDS];
        let chance = std::array::from_fn(|cards| {
            std::array::from_fn(|number| 1.0 - (1.0 - share[number] - wild).max(0.0).powi(cards as i32))
        });
        Self { chance, share }
    }

    /// The chance that so many unseen cards bring all numbers of a set, bit 1 for the 1; each for itself. `wilds` are at hand
    /// and take the place of what is least likely.
    pub(super) fn all(&self, cards: usize, numbers: u16, mut wilds: u8) -> f32 {
        let missing = numbers.count_ones();
        if missing > MOST_MISSING + u32::from(wilds) {
            return 0.0;
        }
        let of = &self.chance[cards.min(HAND)];
        let mut chance = 1.0;
        let mut rest = numbers;
        while rest != 0 {
            let number = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            if wilds > 0 {
                wilds -= 1;
            } else {
                chance *= of.get(number).copied().unwrap_or_default();
            }
        }
        chance
    }
}

/// More missing cards than this never come together.
const MOST_MISSING: u32 = 4;
