//! The rounds of a match: one, or as many as there are players, so that each goes first once and the sum of points
//! decides (an option; D-18 gives who goes first an advantage).

use serde::{Deserialize, Serialize};

use crate::skip_bo_dice::sizes::MOST_PLAYERS;
use rules::ids::SeatId;

/// The seats of a match, and its rounds if it has several. One round is written as the number of its seats, as before
/// there were several, so that hashes and records stay what they were.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) enum Series {
    /// Not possible.
    Nobody,
    /// Not possible.
    One,
    /// Two seats play one round.
    Two,
    /// Three seats play one round.
    Three,
    /// Four seats play one round.
    Four,
    /// As many rounds as seats.
    EachFirst(RoundsSoFar),
}

/// The rounds of a match that has as many as seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct RoundsSoFar {
    /// The number of seats, and of rounds.
    pub(super) seats: u8,
    /// The current round, counted from 1.
    pub(super) round: u8,
    /// Who goes first in the first round; the first seat until that player is drawn.
    pub(super) first: SeatId,
    /// The points of each seat in the rounds before.
    pub(super) points: [u16; MOST_PLAYERS],
    /// The Skip-Bos and re-rolls that each seat did not use in the rounds before, which break ties.
    pub(super) unused: [u16; MOST_PLAYERS],
}

impl Series {
    /// A match of one round.
    pub(super) const fn single(seats: u8) -> Self {
        match seats {
            0 => Self::Nobody,
            1 => Self::One,
            2 => Self::Two,
            3 => Self::Three,
            _ => Self::Four,
        }
    }

    /// A match of as many rounds as there are seats.
    pub(super) const fn each_first(seats: u8, first: SeatId) -> Self {
        Self::EachFirst(RoundsSoFar {
            seats,
            round: 1,
            first,
            points: [0; MOST_PLAYERS],
            unused: [0; MOST_PLAYERS],
        })
    }

    /// The number of seats.
    pub(super) const fn seats(&self) -> u8 {
        match self {
            Self::Nobody => 0,
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
            Self::EachFirst(so_far) => so_far.seats,
        }
    }

    /// The number of rounds.
    pub(super) const fn rounds(&self) -> u8 {
        match self {
            Self::EachFirst(so_far) => so_far.seats,
            _ => 1,
        }
    }

    /// The current round, counted from 1.
    pub(super) const fn round(&self) -> u8 {
        match self {
            Self::EachFirst(so_far) => so_far.round,
            _ => 1,
        }
    }

    /// The points of a seat in the rounds before, and how many of them are for what was unused.
    pub(super) fn before(&self, seat: SeatId) -> (u16, u16) {
        match self {
            Self::EachFirst(so_far) => (so_far.points[seat.index()], so_far.unused[seat.index()]),
            _ => (0, 0),
        }
    }
}

impl RoundsSoFar {
    /// Who goes first in the round after the current one.
    pub(super) const fn next_first(&self) -> SeatId {
        SeatId((self.first.0 + self.round) % self.seats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_round_is_the_byte_that_it_always_was() {
        for seats in 2..=4 {
            let single = Series::single(seats);
            assert_eq!((single.seats(), single.rounds(), single.round()), (seats, 1, 1));
            assert_eq!(postcard::to_stdvec(&single), Ok(vec![seats]));
            assert_eq!(postcard::from_bytes(&[seats]), Ok(single));
        }
    }

    #[test]
    fn each_seat_goes_first_once() {
        let Series::EachFirst(mut so_far) = Series::each_first(4, SeatId(2)) else {
            panic!("as many rounds as seats");
        };
        let mut firsts = vec![so_far.first.0];
        while so_far.round < so_far.seats {
            firsts.push(so_far.next_first().0);
            so_far.round += 1;
        }
        assert_eq!(firsts, [2, 3, 0, 1]);
    }
}
