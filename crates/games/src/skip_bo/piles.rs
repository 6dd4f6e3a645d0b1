//! The piles of a match: building piles, and all stocks and discard piles in one buffer.

use std::hash::{Hash, Hasher};
use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::skip_bo::card::{CardCounts, CardList, HIGHEST, SKIP_BO, is_wild};
use crate::skip_bo::sizes::{DISCARD_PILES, MOST_PLAYERS};
use crate::skip_bo::{board, options};
use rules::card::Card;
use rules::ids::SeatId;

/// A building pile, from 1 upwards. In each place there is the card of that number, a Skip-Bo, or no card because the
/// die stood in for it (K-5, M-7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Building {
    value: u8,
    /// The places with a Skip-Bo: bit 0 is the first place.
    wild: u16,
    /// The places that the die stood in for.
    die: u16,
}

impl Building {
    /// The number that the pile has reached, 0 to 11: at 12 it is set aside.
    pub const fn value(&self) -> u8 {
        self.value
    }

    /// The number that the pile takes next, 1 to 12.
    pub const fn next(&self) -> u8 {
        self.value + 1
    }

    /// The places with a Skip-Bo; bit 0 is the first place.
    pub const fn wild_places(&self) -> u16 {
        self.wild
    }

    /// The places that the die stood in for; bit 0 is the first place.
    pub const fn die_places(&self) -> u16 {
        self.die
    }

    /// Whether a card can be played on the pile now.
    pub const fn takes(&self, card: Card) -> bool {
        is_wild(card) || card.0 == self.next()
    }

    /// The cards in the pile, lowest first.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let Self { value, wild, die } = *self;
        (0..value).filter(move |place| die >> place & 1 == 0).map(move |place| {
            if wild >> place & 1 == 1 {
                SKIP_BO
            } else {
                Card(place + 1)
            }
        })
    }

    /// Puts a card on the pile. The card must fit.
    pub const fn put(&mut self, card: Card) {
        if is_wild(card) {
            self.wild |= 1 << self.value;
        }
        self.value += 1;
    }

    /// The die stands in for the next number.
    pub(crate) const fn put_die(&mut self) {
        self.die |= 1 << self.value;
        self.value += 1;
    }

    /// Whether the pile has reached 12.
    pub(crate) const fn is_complete(&self) -> bool {
        self.value == HIGHEST
    }

    /// Adds the pile's cards to those set aside and empties the pile.
    pub fn set_aside(&mut self, aside: &mut CardCounts) {
        for card in self.cards() {
            aside.add(card, 1);
        }
        *self = Self::default();
    }

    /// A pile that has reached `value`, with a Skip-Bo at the places `wild` and no card at the places `die`.
    pub const fn arranged(value: u8, wild: u16, die: u16) -> Self {
        Self { value, wild, die }
    }

    /// Whether such a pile is possible.
    pub const fn is_sound(&self) -> bool {
        let places = (1_u16 << (self.value & 15)) - 1;
        self.value < HIGHEST && (self.wild | self.die) & !places == 0 && self.wild & self.die == 0
    }
}

/// A stock or a discard pile, by its place in the buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileId(u8);

impl PileId {
    const EACH: u8 = 1 + DISCARD_PILES as u8;

    /// The stock of a seat.
    pub const fn stock(seat: SeatId) -> Self {
        Self(seat.0 * Self::EACH)
    }

    /// A discard pile of a seat, 0 to 3.
    pub const fn discard(seat: SeatId, pile: u8) -> Self {
        Self(seat.0 * Self::EACH + 1 + pile)
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How many stocks and discard piles there can be.
const PILES: usize = MOST_PLAYERS * PileId::EACH as usize;

/// All stocks and discard piles, seat by seat, each from the bottom up, in one buffer without gaps: so a single pile
/// has no size limit of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "RawPiles")]
pub struct Piles {
    /// The index in `cards` at which each pile ends.
    ends: [u16; PILES],
    /// The cards of the piles, one after the other.
    cards: CardList<MOST_CARDS>,
    /// The top card of each pile, by seat; [`Card::HIDDEN`] where there is none. Computed from the other fields and
    /// stored, because it is read far more often than it changes.
    #[serde(skip)]
    tops: [[Card; PileId::EACH as usize]; MOST_PLAYERS],
}

/// Piles as read from a file and not checked yet.
#[derive(Deserialize)]
struct RawPiles {
    ends: [u16; PILES],
    cards: CardList<MOST_CARDS>,
}

impl TryFrom<RawPiles> for Piles {
    type Error = &'static str;

    fn try_from(raw: RawPiles) -> Result<Self, Self::Error> {
        let last = raw.ends[PILES - 1];
        if raw.ends.is_sorted() && usize::from(last) == raw.cards.len() {
            Ok(Self::with(raw.ends, raw.cards))
        } else {
            Err("the piles and their cards do not fit")
        }
    }
}

impl Hash for Piles {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.ends.hash(state);
        self.cards.hash(state);
    }
}

impl Piles {
    /// No cards in any pile.
    pub const EMPTY: Self = Self {
        ends: [0; PILES],
        cards: CardList::EMPTY,
        tops: [[Card::HIDDEN; PileId::EACH as usize]; MOST_PLAYERS],
    };

    fn with(ends: [u16; PILES], cards: CardList<MOST_CARDS>) -> Self {
        let mut piles = Self {
            ends,
            cards,
            ..Self::EMPTY
        };
        for pile in (0..PILES as u8).map(PileId) {
            piles.see_top(pile);
        }
        piles
    }

    /// Updates the stored top card of a pile.
    #[inline]
    fn see_top(&mut self, pile: PileId) {
        let top = self.cards(pile).last().copied().unwrap_or(Card::HIDDEN);
        self.tops.as_flattened_mut()[pile.index()] = top;
    }

    /// Stocks of `each` cards for the seats in order; the discard piles are empty.
    pub fn dealt(cards: &[Card], each: usize) -> Self {
        let ends = std::array::from_fn(|pile| {
            let seats = pile / usize::from(PileId::EACH) + 1;
            (seats * each).min(cards.len()) as u16
        });
        Self::with(ends, CardList::of(cards))
    }

    #[inline]
    fn range(&self, pile: PileId) -> Range<usize> {
        let start = match pile.index().checked_sub(1) {
            Some(before) => self.ends[before].into(),
            None => 0,
        };
        start..self.ends[pile.index()].into()
    }

    /// The cards of a pile, from the bottom up.
    #[inline]
    pub fn cards(&self, pile: PileId) -> &[Card] {
        &self.cards.as_slice()[self.range(pile)]
    }

    /// The cards of a pile below its top, to be shuffled or turned over.
    pub(crate) fn below_top_mut(&mut self, pile: PileId) -> &mut [Card] {
        let range = self.range(pile);
        let end = range.end.max(range.start + 1) - 1;
        &mut self.cards.as_mut_slice()[range.start..end]
    }

    /// How many cards a pile has.
    #[inline]
    pub fn len(&self, pile: PileId) -> usize {
        self.range(pile).len()
    }

    /// The top card of a pile; [`Card::HIDDEN`] if the pile is empty.
    #[inline]
    pub fn top(&self, pile: PileId) -> Card {
        self.tops.as_flattened()[pile.index()]
    }

    /// The top cards of a seat's stock and discard piles, in this order; [`Card::HIDDEN`] where a pile is empty.
    #[inline]
    pub fn tops(&self, seat: SeatId) -> [Card; PileId::EACH as usize] {
        self.tops[seat.index()]
    }

    /// The cards of all piles.
    pub fn all(&self) -> &[Card] {
        self.cards.as_slice()
    }

    /// Puts a card on top.
    #[inline]
    pub fn push(&mut self, pile: PileId, card: Card) {
        let at = self.ends[pile.index()].into();
        self.insert(pile, at, card);
    }

    /// Puts a card at the bottom.
    pub(crate) fn push_under(&mut self, pile: PileId, card: Card) {
        let at = self.range(pile).start;
        self.insert(pile, at, card);
    }

    #[inline]
    fn insert(&mut self, pile: PileId, at: usize, card: Card) {
        if self.cards.insert(at, card) {
            for (index, end) in self.ends.iter_mut().enumerate() {
                *end += u16::from(index >= pile.index());
            }
            self.see_top(pile);
        }
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self, pile: PileId) -> Option<Card> {
        let range = self.range(pile);
        if range.is_empty() {
            return None;
        }
        let card = self.cards.remove_at(range.end - 1)?;
        for (index, end) in self.ends.iter_mut().enumerate() {
            *end -= u16::from(index >= pile.index());
        }
        self.see_top(pile);
        Some(card)
    }
}

/// The most cards of a match: two full decks (K-1).
pub const MOST_CARDS: usize = board::MOST_DECK * options::MOST_DECKS as usize;
