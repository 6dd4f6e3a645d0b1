//! The piles that can hold a card.

use rules::ids::SeatId;

/// The number a building pile has reached, 0 to 11, and the places at which the die stood in for a card (bit 0 for the
/// first): no card lies there (M-7).
#[cfg_attr(feature = "bevy", derive(bevy_ecs::component::Component))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BuiltTo {
    /// The number.
    pub value: u8,
    /// The places without a card.
    pub die_places: u16,
}

/// The piles that can hold a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PilePlace {
    /// The draw pile.
    Draw,
    /// Cards that left the building piles, to be shuffled again (K-6).
    SetAside,
    /// A building pile, 0 to 3.
    Building(u8),
    /// The stock pile of a seat.
    Stock(SeatId),
    /// The hand of a seat.
    Hand(SeatId),
    /// A discard pile of a seat, 0 to 3.
    Discard(SeatId, u8),
}
