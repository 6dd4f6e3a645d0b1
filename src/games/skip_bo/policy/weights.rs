//! What the figures of a position weigh, in cards of one's own stock.

/// The figures, by their place.
pub(super) mod at {
    /// The cards in the opponents' stocks, the nearest to its end counting for half, less those of one's own side.
    pub const STOCK: usize = 0;
    /// The chance that an opponent can play its top card next, on average.
    pub const THEIRS: usize = 1;
    /// The same, of those with one card left.
    pub const THEIR_LAST: usize = 2;
    /// The chance that one can play one's own top card next; with partners both.
    pub const MINE: usize = 3;
    /// The same, of the last card.
    pub const LAST: usize = 4;
    /// Skip-Bos in the hand.
    pub const WILDS: usize = 5;
    /// Cards in the hand: so many fewer are drawn.
    pub const HAND: usize = 6;
    /// Whether the hand was drawn just now.
    pub const FRESH: usize = 7;
    /// Cards on the same number in one's discard piles.
    pub const SAME: usize = 8;
    /// Cards on the next number: both can be played one after the other.
    pub const NEXT: usize = 9;
    /// Cards on a higher number.
    pub const DOWN: usize = 10;
    /// Cards on a lower number, which is needed first.
    pub const UP: usize = 11;
    /// Cards on a Skip-Bo.
    pub const WILD_COVERED: usize = 12;
    /// Free discard piles.
    pub const FREE: usize = 13;
    /// A turn in which nothing moves on a dry table: how near it brings what then follows, and how little one wants that (K-11).
    pub const IDLE: usize = 14;
    /// How many figures there are.
    pub const COUNT: usize = 15;
}

/// How many figures a position has.
pub(super) const FIGURES: usize = at::COUNT;

/// The weight of each figure.
#[derive(Clone, Debug)]
pub(super) struct Weights(pub(super) [f32; FIGURES]);

/// The weights that all levels play with. Found by playing many matches with different values.
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
