//! How many of everything a match of Skip-Bo Dice has.

/// The fewest players (D-1).
pub const LEAST_PLAYERS: usize = 2;
/// The most players (D-1).
pub const MOST_PLAYERS: usize = 4;
/// How many complete piles of one player bring the end about (D-18).
pub const PILES_TO_END: usize = 3;
/// The most build piles a board has (D-3).
pub const MOST_PILES: usize = 4;
/// The most stockpiles a board has (D-3).
pub const MOST_STOCKPILES: usize = 4;
/// The most boxes a stockpile has (D-3).
pub const MOST_BOXES: usize = 4;
