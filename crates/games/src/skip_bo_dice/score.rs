//! The score of a seat.

use serde::{Deserialize, Serialize};

/// The score of a player, in points (D-20).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatScore {
    /// Circled stars over bubbles.
    pub stars: u16,
    /// Stars for complete piles (D-16).
    pub place_stars: u16,
    /// Unused free re-rolls.
    pub free_rerolls: u8,
    /// Unused free Skip-Bos.
    pub free_skip_bos: u8,
    /// Unused Skip-Bo Rewards.
    pub rewards: u8,
}

impl SeatScore {
    /// Both scores together.
    pub fn plus(&self, other: Self) -> Self {
        Self {
            stars: self.stars.saturating_add(other.stars),
            place_stars: self.place_stars.saturating_add(other.place_stars),
            free_rerolls: self.free_rerolls.saturating_add(other.free_rerolls),
            free_skip_bos: self.free_skip_bos.saturating_add(other.free_skip_bos),
            rewards: self.rewards.saturating_add(other.rewards),
        }
    }

    /// The sum of all points.
    pub fn total(&self) -> u16 {
        self.stars + self.place_stars + self.unused()
    }

    /// Unused Skip-Bos and re-rolls: they are points, and break ties (D-21).
    pub fn unused(&self) -> u16 {
        [self.free_rerolls, self.free_skip_bos, self.rewards]
            .map(u16::from)
            .iter()
            .sum()
    }
}
