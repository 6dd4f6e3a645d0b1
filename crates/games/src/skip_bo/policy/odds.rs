//! The chances that unseen cards bring a needed number.

use crate::skip_bo::card::{KINDS, kinds};
use crate::skip_bo::edition::Edition;
use crate::skip_bo::sizes::HAND;
use crate::skip_bo::state::CardGame;

/// For each count of unseen cards up to a full hand, and for each number: the chance that one of these cards is that
/// number or a Skip-Bo. The odds come from counting the cards that the seat does not see.
pub(super) struct Odds {
    chance: [[f32; KINDS]; HAND + 1],
    /// The share of each kind among the unseen cards, from 1 on.
    pub(super) share: [f32; KINDS + 1],
}

impl Odds {
    /// The odds for the seat that has this view.
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

    /// The chance that this many unseen cards bring all numbers of a set (bit 1 stands for number 1), each number on
    /// its own. `wilds` Skip-Bos at hand replace the lowest numbers of the set.
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

/// The chance that more missing numbers than this come together is taken as 0.
const MOST_MISSING: u32 = 4;
