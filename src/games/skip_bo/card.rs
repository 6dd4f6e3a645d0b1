//! The cards of both card games: the numbers 1 to 12, and the Skip-Bo, which is wild (K-1).

use crate::rules::card::Card;

/// The wild card.
pub const SKIP_BO: Card = Card(13);
/// The highest number.
pub const HIGHEST: u8 = 12;
/// How many kinds of cards there are.
pub const KINDS: usize = 13;

/// How many cards there are of each kind, by number, the wild last.
pub type CardCounts = crate::rules::card::CardCounts<KINDS>;
/// Up to `N` cards in order, in place.
pub type CardList<const N: usize> = crate::rules::card::CardList<N, KINDS>;

/// All kinds, by number, the wild last.
pub fn kinds() -> impl Iterator<Item = Card> {
    (1..=KINDS as u8).map(Card)
}

/// Whether a card is the wild.
pub const fn is_wild(card: Card) -> bool {
    card.0 == SKIP_BO.0
}
