//! The numbers of players and dice in a match of Stack.

use rules::die::DieId;
use rules::ids::{MAX_SEATS, SeatId};

/// How many dice each player has (S-1).
pub const DICE_EACH: usize = 14;
/// The most dice in a match: 14 for each of eight players.
pub const MAX_DICE: usize = DICE_EACH * MAX_SEATS;
/// The height at which a stack is captured (S-5).
pub const CAPTURE_HEIGHT: usize = 4;
/// The fewest players (S-1).
pub const LEAST_PLAYERS: usize = 2;
/// The most players (S-1).
pub const MOST_PLAYERS: usize = 8;

/// The owner of a die: dice 0 to 13 belong to the first seat, 14 to 27 to the second, and so on.
pub const fn owner(die: DieId) -> SeatId {
    SeatId(die.0 / DICE_EACH as u8)
}
