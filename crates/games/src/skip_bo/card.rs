//! The cards of both card games: the numbers 1 to 12, and the Skip-Bo, which is wild (K-1).

use messages::CardName;
use rules::card::Card;

/// The wild card.
pub const SKIP_BO: Card = Card(13);
/// The highest number.
pub const HIGHEST: u8 = 12;
/// How many kinds of cards there are.
pub const KINDS: usize = 13;

/// The number of cards of each kind, in the order of the numbers, with the wild card last.
pub type CardCounts = rules::card::CardCounts<KINDS>;
/// Up to `N` cards in order, stored in place.
pub type CardList<const N: usize> = rules::card::CardList<N, KINDS>;

/// All kinds, in the order of the numbers, with the wild card last.
pub fn kinds() -> impl Iterator<Item = Card> {
    (1..=KINDS as u8).map(Card)
}

/// Whether a card is the wild card.
pub const fn is_wild(card: Card) -> bool {
    card.0 == SKIP_BO.0
}

/// The card as texts name it. A face-down card has the number 0.
pub const fn card_name(card: Card) -> CardName {
    if is_wild(card) {
        CardName::Wild
    } else {
        CardName::Number(card.0)
    }
}
