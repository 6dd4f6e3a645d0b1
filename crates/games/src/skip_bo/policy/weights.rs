//! The weights of the figures of a position, in cards of the player's own stock.

/// The index of each figure.
pub(super) mod at {
    /// The average of the smallest and the mean number of the opponents' stock cards, minus those of the player's own
    /// side.
    pub const STOCK: usize = 0;
    /// The chance that an opponent can play its top stock card next, as a mean of all opponents.
    pub const THEIRS: usize = 1;
    /// The same chance, added up over the opponents whose side has one stock card left.
    pub const THEIR_LAST: usize = 2;
    /// The chance that the player can play the top card of the player's own stock next; with partners: of both stocks.
    pub const MINE: usize = 3;
    /// The same chance for a stock with one card left.
    pub const LAST: usize = 4;
    /// Skip-Bos in the hand.
    pub const WILDS: usize = 5;
    /// Whether the player has just drawn the hand anew.
    pub const FRESH: usize = 6;
    /// Cards on the same number in the player's own discard piles.
    pub const SAME: usize = 7;
    /// Cards on the next number: both can be played one after the other.
    pub const NEXT: usize = 8;
    /// Cards on a higher number.
    pub const DOWN: usize = 9;
    /// Cards on a lower number, which is needed first.
    pub const UP: usize = 10;
    /// Cards on a Skip-Bo.
    pub const WILD_COVERED: usize = 11;
    /// Empty discard piles.
    pub const FREE: usize = 12;
    /// The cost of a turn in which nothing moves on a dry table: it grows with how near and how bad the consequence is
    /// (K-11).
    pub const IDLE: usize = 13;
    /// The number of figures.
    pub const COUNT: usize = 14;
}

/// The number of figures of a position.
pub(super) const FIGURES: usize = at::COUNT;

/// The weight of each figure.
#[derive(Clone, Debug)]
pub(super) struct Weights(pub(super) [f32; FIGURES]);

/// The weights of all levels. They were found by playing many matches with different values.
pub(super) const WEIGHTS: Weights = {
    let mut weights = [0.0; FIGURES];
    weights[at::STOCK] = 1.0;
    weights[at::THEIRS] = -1.3;
    weights[at::THEIR_LAST] = -6.0;
    weights[at::MINE] = 1.2;
    weights[at::LAST] = 2.0;
    weights[at::WILDS] = 0.4;
    weights[at::FRESH] = 0.5;
    weights[at::SAME] = 0.04;
    weights[at::NEXT] = 0.06;
    weights[at::DOWN] = 0.02;
    weights[at::UP] = -0.1;
    weights[at::WILD_COVERED] = -1.0;
    weights[at::FREE] = -0.1;
    weights[at::IDLE] = -1.0;
    Weights(weights)
};
