//! Which cards fit which building piles, for up to eight cards at once.
//!
//! Computer players spend most of their time on listing legal plays. So the cards are packed into the bytes of one
//! word, and a few operations on the word test all of them. All is inlined: a game is compiled where a loop plays it, in
//! other crates too.

use super::piles::Building;
use crate::skip_bo::card::{CardList, SKIP_BO};
use crate::skip_bo::sizes::{BUILDING_PILES, HAND};
use rules::card::Card;

/// 1 in every byte: multiplying it by a byte repeats that byte eight times.
const EACH: u64 = u64::from_le_bytes([1; 8]);
/// The highest bit of every byte. No card and no number is large enough to use it.
const HIGH: u64 = EACH << 7;

/// Up to eight cards, one in each byte, the first in the lowest; [`Card::HIDDEN`] where there is none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eight(u64);

impl Eight {
    /// A word of these cards.
    #[inline]
    pub(super) const fn of(cards: [Card; 5]) -> Self {
        let [a, b, c, d, e] = cards;
        Self(u64::from_le_bytes([a.0, b.0, c.0, d.0, e.0, 0, 0, 0]))
    }

    /// A hand with each kind of card once, at its first place; the other places are empty.
    #[inline]
    pub(super) fn kinds(hand: &CardList<HAND>) -> Self {
        let mut seen = 0_u16;
        let mut kinds = 0;
        for index in 0..HAND {
            let card = hand.at(index).0 & 15;
            let new = seen >> card & 1 == 0;
            seen |= 1 << card;
            kinds |= u64::from(if new { card } else { 0 }) << (8 * index);
        }
        Self(kinds)
    }

    /// The card in a place, 0 to 7.
    #[inline]
    pub(super) const fn card(self, place: u32) -> Card {
        Card((self.0 >> (8 * (place & 7))) as u8)
    }

    /// The cards, in order, without the empty places.
    #[inline]
    pub(super) fn cards(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            // Places without a card are bytes of zeros.
            rest >>= rest.trailing_zeros() & !7 & 63;
            let card = (rest != 0).then_some(Card(rest as u8))?;
            rest >>= 8;
            Some(card)
        })
    }

    /// Sets the highest bit of each byte that has this number.
    #[inline]
    const fn are(self, number: u8) -> u64 {
        // Here a byte that differs is 1 to 127, so adding 127 sets its highest bit and never overflows the byte.
        let different = (self.0 ^ (EACH * number as u64)) + (HIGH - EACH);
        !different & HIGH
    }
}

/// The number that each building pile takes now.
pub struct Fits {
    numbers: [u8; BUILDING_PILES],
    /// The piles that take a card now, as bits: a Skip-Bo goes on any of these.
    open: u8,
}

impl Fits {
    /// The number for a pile that takes nothing; it is higher than any card.
    const NO_NUMBER: u8 = 127;

    /// The number that each pile takes. `takes` gets the pile's next number and returns the number it takes, if any.
    #[inline]
    pub fn of(piles: &[Building; BUILDING_PILES], takes: impl Fn(u8) -> Option<u8>) -> Self {
        let mut open = 0;
        let mut numbers = [Self::NO_NUMBER; BUILDING_PILES];
        for (index, (number, pile)) in numbers.iter_mut().zip(piles).enumerate() {
            if let Some(takes) = takes(pile.next()) {
                *number = takes;
                open |= 1 << index;
            }
        }
        Self { numbers, open }
    }

    /// For each card one byte: the piles it fits, as bits.
    #[inline]
    pub(super) fn piles(&self, cards: Eight) -> Places {
        let wilds = (cards.are(SKIP_BO.0) >> 7) * u64::from(self.open);
        let places = self.numbers.iter().enumerate().fold(wilds, |places, (pile, number)| {
            places | cards.are(*number) >> (7 - pile)
        });
        Places(places)
    }
}

/// Cards and the piles they fit: for each place in [`Eight`], lowest first, its piles, lowest first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Places(u64);

impl Places {
    /// Only the card in the first place.
    #[inline]
    pub(super) const fn first(self) -> Self {
        Self(self.0 & 0xff)
    }

    /// All but the card in the first place.
    #[inline]
    pub(super) const fn others(self) -> Self {
        Self(self.0 & !0xff)
    }
}

impl Iterator for Places {
    /// The place of the card, and the pile.
    type Item = (u32, u8);

    #[inline]
    fn next(&mut self) -> Option<(u32, u8)> {
        let bit = self.0.trailing_zeros();
        let next = (self.0 != 0).then_some((bit / 8, (bit % 8) as u8));
        self.0 &= self.0.wrapping_sub(1);
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pile(value: u8) -> Building {
        Building::arranged(value, 0, 0)
    }

    #[test]
    fn every_card_goes_where_its_pile_takes_it_k_5() {
        let piles = [pile(0), pile(4), pile(11), pile(4)];
        let all = Fits::of(&piles, Some);
        let even = Fits::of(&piles, |next| (next % 2 == 0).then_some(next));
        for card in (0..=13).map(Card) {
            let cards = Eight::of([card, Card::HIDDEN, Card(5), SKIP_BO, card]);
            let expected = |takes: &dyn Fn(&Building) -> bool| -> Vec<(u32, u8)> {
                let mut expected = Vec::new();
                for place in 0..5 {
                    let card = cards.card(place);
                    let fits = |pile: &Building| card.is_known() && takes(pile) && pile.takes(card);
                    let piles = piles.iter().zip(0..).filter(|(pile, _)| fits(pile));
                    expected.extend(piles.map(|(_, index)| (place, index)));
                }
                expected
            };
            assert_eq!(all.piles(cards).collect::<Vec<_>>(), expected(&|_| true));
            assert_eq!(
                even.piles(cards).collect::<Vec<_>>(),
                expected(&|pile| pile.next() % 2 == 0)
            );
        }
    }

    #[test]
    fn a_kind_that_is_held_twice_counts_once_where_it_comes_first_k_7() {
        let kinds = Eight::kinds(&CardList::of(&[Card(3), Card(13), Card(3), Card(13), Card(1)]));
        assert_eq!(kinds.cards().collect::<Vec<_>>(), [Card(3), Card(13), Card(1)]);
        assert_eq!(kinds.card(4), Card(1));
        assert_eq!(Eight::kinds(&CardList::EMPTY).cards().count(), 0);
    }
}
