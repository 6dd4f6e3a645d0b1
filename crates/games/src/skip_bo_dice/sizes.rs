//! The numbers of players, piles and boxes in a match of Skip-Bo Dice.

/// The fewest players (D-1).
pub const LEAST_PLAYERS: usize = 2;
/// The most players (D-1).
pub const MOST_PLAYERS: usize = 4;
/// The number of complete piles of one player that brings the end about (D-18).
pub const PILES_TO_END: usize = 3;
/// The most build piles of a board (D-3).
pub const MOST_PILES: usize = 4;
/// The most stockpiles of a board (D-3).
pub const MOST_STOCKPILES: usize = 4;
/// The most boxes of a stockpile (D-3).
pub const MOST_BOXES: usize = 4;
