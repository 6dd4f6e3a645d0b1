//! The numbers of players, cards and piles in the card games.

/// The fewest players.
pub const LEAST_PLAYERS: usize = 2;

/// The most players (K-2, M-1).
pub const MOST_PLAYERS: usize = 6;

/// The cards of a full hand (K-3).
pub const HAND: usize = 5;

/// How many building piles all players share (K-5).
pub const BUILDING_PILES: usize = 4;

/// How many discard piles each player has (K-7).
pub const DISCARD_PILES: usize = 4;

/// The cards of each stock in the short game (K-2, M-1).
pub const SHORT_STOCK: u8 = 10;
