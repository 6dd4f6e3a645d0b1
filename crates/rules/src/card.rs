//! Cards in the rules: a number for each card, lists and counts of cards, and the shuffle.

use std::hash::{Hash, Hasher};

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::rng::{RulesRng, below};

/// A card, as one byte. The game defines the meaning of each number, from 1 on. Two cards with the same number are
/// equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Card(pub u8);

impl Card {
    /// A card that is face down for the viewer; also the value for "no card". No real card has this number.
    pub const HIDDEN: Self = Self(0);

    /// Whether the face of the card is known.
    pub const fn is_known(self) -> bool {
        self.0 != Self::HIDDEN.0
    }
}

/// How many cards there are of each kind; the kinds are numbered from 1 to `KINDS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardCounts<const KINDS: usize>([u16; KINDS]);

impl<const KINDS: usize> CardCounts<KINDS> {
    /// Counts in the order of the card numbers, from 1 on.
    pub const fn new(counts: [u16; KINDS]) -> Self {
        Self(counts)
    }

    /// How many cards of a kind there are; 0 for a number that is no card.
    pub fn of(&self, card: Card) -> u16 {
        self.0.get(usize::from(card.0).wrapping_sub(1)).copied().unwrap_or(0)
    }

    /// Adds `count` cards of a kind; does nothing for a number that is no card.
    pub fn add(&mut self, card: Card, count: u16) {
        if let Some(counted) = self.0.get_mut(usize::from(card.0).wrapping_sub(1)) {
            *counted = counted.saturating_add(count);
        }
    }

    /// Removes one card of a kind. Returns whether there was one.
    pub fn take(&mut self, card: Card) -> bool {
        match self.0.get_mut(usize::from(card.0).wrapping_sub(1)) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }

    /// The number of cards of all kinds together.
    pub fn total(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    /// The cards one by one, in the order of their numbers; cards beyond `N` are left out.
    pub fn list<const N: usize>(&self) -> CardList<N, KINDS> {
        let mut list = CardList::EMPTY;
        for card in (1..=KINDS as u8).map(Card) {
            let start = list.len();
            let end = (start + usize::from(self.of(card))).min(N);
            list.cards[start..end].fill(card);
            list.len = end as u16;
        }
        list
    }
}

impl<const KINDS: usize> Default for CardCounts<KINDS> {
    fn default() -> Self {
        Self([0; KINDS])
    }
}

impl<const KINDS: usize> Serialize for CardCounts<KINDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // A tuple is written without its length: the number of counts is always the same.
        let mut counts = serializer.serialize_tuple(KINDS)?;
        for count in &self.0 {
            counts.serialize_element(count)?;
        }
        counts.end()
    }
}

impl<'de, const KINDS: usize> Deserialize<'de> for CardCounts<KINDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader<const KINDS: usize>;

        impl<'de, const KINDS: usize> Visitor<'de> for Reader<KINDS> {
            type Value = CardCounts<KINDS>;

            fn expecting(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(out, "{KINDS} counts of cards")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut counts: A) -> Result<Self::Value, A::Error> {
                let mut read = CardCounts::default();
                for (at, count) in read.0.iter_mut().enumerate() {
                    *count = counts
                        .next_element()?
                        .ok_or_else(|| A::Error::invalid_length(at, &self))?;
                }
                Ok(read)
            }
        }

        deserializer.deserialize_tuple(KINDS, Reader)
    }
}

/// In a list of at most this length a search visits all places without a branch, as the place of a card can't be
/// predicted.
const SHORT: usize = 8;

/// Up to `N` cards in order, stored in place. Reading a list fails if a card has a number above `KINDS`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CardList<const N: usize, const KINDS: usize> {
    /// All places beyond the length hold [`Card::HIDDEN`], so that equal lists have equal arrays.
    cards: [Card; N],
    len: u16,
}

impl<const N: usize, const KINDS: usize> CardList<N, KINDS> {
    /// No cards.
    pub const EMPTY: Self = Self {
        cards: [Card::HIDDEN; N],
        len: 0,
    };

    /// The cards in order; those beyond `N` are left out.
    pub fn of(cards: &[Card]) -> Self {
        let mut list = Self::EMPTY;
        let len = cards.len().min(N);
        list.cards[..len].copy_from_slice(&cards[..len]);
        list.len = len as u16;
        list
    }

    /// The number of cards.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is no card.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards in order.
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..self.len()]
    }

    /// The card at an index; [`Card::HIDDEN`] if there is none.
    pub fn at(&self, index: usize) -> Card {
        self.cards.get(index).copied().unwrap_or(Card::HIDDEN)
    }

    /// The cards in order, as a slice that can be changed.
    pub fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.cards[..self.len as usize]
    }

    /// Puts a card at the end. Returns whether there was room.
    pub fn push(&mut self, card: Card) -> bool {
        match self.cards.get_mut(self.len as usize) {
            Some(slot) => {
                *slot = card;
                self.len += 1;
                true
            }
            None => false,
        }
    }

    /// Removes and returns the card at the end.
    pub fn pop(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.cards[self.len as usize]))
    }

    /// Whether the list has such a card.
    pub fn contains(&self, card: Card) -> bool {
        self.find(card).is_some()
    }

    /// Removes the first such card and closes the gap. Returns whether there was one.
    pub fn remove(&mut self, card: Card) -> bool {
        let Some(at) = self.find(card) else {
            return false;
        };
        if N > SHORT {
            return self.remove_at(at).is_some();
        }
        for index in 0..N {
            let next = self.at(index + 1);
            self.cards[index] = if index >= at { next } else { self.cards[index] };
        }
        self.len -= 1;
        true
    }

    /// The index of the first such card.
    fn find(&self, card: Card) -> Option<usize> {
        if N > SHORT {
            return self.as_slice().iter().position(|other| *other == card);
        }
        let mut found = N;
        for index in (0..N).rev() {
            found = if self.cards[index] == card { index } else { found };
        }
        (found < self.len()).then_some(found)
    }

    /// Removes and returns the card at an index and closes the gap.
    pub fn remove_at(&mut self, at: usize) -> Option<Card> {
        let len = self.len();
        let card = *self.as_slice().get(at)?;
        self.cards.copy_within(at + 1..len, at);
        self.cards[len - 1] = Card::HIDDEN;
        self.len -= 1;
        Some(card)
    }

    /// Puts a card at an index and moves the later cards up. Returns whether there was room and such an index.
    pub fn insert(&mut self, at: usize, card: Card) -> bool {
        let len = self.len();
        if at > len || len == N {
            return false;
        }
        self.cards.copy_within(at..len, at + 1);
        self.cards[at] = card;
        self.len += 1;
        true
    }
}

impl<const N: usize, const KINDS: usize> Default for CardList<N, KINDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const N: usize, const KINDS: usize> std::fmt::Debug for CardList<N, KINDS> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_list()
            .entries(self.as_slice().iter().map(|card| card.0))
            .finish()
    }
}

impl<const N: usize, const KINDS: usize> Hash for CardList<N, KINDS> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<const N: usize, const KINDS: usize> Serialize for CardList<N, KINDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Written in one piece: the bytes are the same as those of a sequence of cards.
        let bytes = self.cards.map(|card| card.0);
        serializer.serialize_bytes(&bytes[..self.len()])
    }
}

impl<'de, const N: usize, const KINDS: usize> Deserialize<'de> for CardList<N, KINDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader<const N: usize, const KINDS: usize>;

        impl<'de, const N: usize, const KINDS: usize> Visitor<'de> for Reader<N, KINDS> {
            type Value = CardList<N, KINDS>;

            fn expecting(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(out, "at most {N} cards, 1 to {KINDS}, or 0 where face down")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut cards: A) -> Result<Self::Value, A::Error> {
                let mut list = CardList::EMPTY;
                while let Some(card) = cards.next_element::<Card>()? {
                    if usize::from(card.0) > KINDS || !list.push(card) {
                        return Err(A::Error::custom("no list of cards"));
                    }
                }
                Ok(list)
            }
        }

        deserializer.deserialize_seq(Reader)
    }
}

/// Shuffles the cards so that every order has the same chance (Fisher and Yates): from the last place down to the
/// second, each card is swapped with a random card among those up to and including itself.
pub fn shuffle(cards: &mut [Card], rng: &mut RulesRng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::{Stream, stream};

    const FIVE: [Card; 5] = [Card(3), Card(3), Card(12), Card(13), Card(1)];

    #[test]
    fn a_list_gives_up_the_first_such_card_and_keeps_the_order_of_the_others() {
        let mut list = CardList::<5, 13>::of(&FIVE);
        assert!(!list.push(Card(1)), "it is full");
        assert!(list.remove(Card(3)) && list.remove(Card(12)) && !list.remove(Card(12)));
        assert_eq!(list.as_slice(), [Card(3), Card(13), Card(1)]);
        assert_eq!(list.pop(), Some(Card(1)));
        assert_eq!(list, CardList::of(&[Card(3), Card(13)]), "nothing is left behind");
    }

    #[test]
    fn a_list_is_read_as_it_was_written_and_never_with_cards_that_there_are_not() {
        let list = CardList::<5, 13>::of(&FIVE);
        let bytes = postcard::to_stdvec(&list).expect("it can be written");
        assert_eq!(postcard::from_bytes::<CardList<5, 13>>(&bytes), Ok(list));
        assert!(postcard::from_bytes::<CardList<4, 13>>(&bytes).is_err(), "too many");
        assert!(
            postcard::from_bytes::<CardList<5, 13>>(&[1, 14]).is_err(),
            "no card has a 14"
        );
        let text = serde_json::to_string(&list).expect("it can be written");
        assert_eq!(text, "[3,3,12,13,1]");
        assert_eq!(serde_json::from_str::<CardList<5, 13>>(&text).expect("a list"), list);
    }

    #[test]
    fn counts_know_the_cards_and_nothing_else() {
        let mut counts = CardCounts::<13>::default();
        for card in FIVE {
            counts.add(card, 1);
        }
        counts.add(Card(99), 1);
        counts.add(Card::HIDDEN, 1);
        assert_eq!((counts.total(), counts.of(Card(3)), counts.of(Card(99))), (5, 2, 0));
        assert!(counts.take(Card(1)) && !counts.take(Card(1)) && !counts.take(Card::HIDDEN));
        assert_eq!(counts.list::<4>().as_slice(), [Card(3), Card(3), Card(12), Card(13)]);
    }

    #[test]
    fn a_shuffle_gives_every_order_as_often_and_the_same_one_for_a_seed_g_1() {
        let shuffled = |seed| {
            let mut cards = [Card(1), Card(2), Card(3)];
            shuffle(&mut cards, &mut stream(seed, Stream::Rules));
            cards
        };
        assert_eq!(shuffled(9), shuffled(9));
        let mut counts = std::collections::BTreeMap::new();
        for seed in 0..6_000 {
            *counts.entry(shuffled(seed)).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|count| (880..1_120).contains(count)), "{counts:?}");
    }
}
