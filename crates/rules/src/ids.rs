//! Player numbers, sets of players, actors and viewers.

use serde::{Deserialize, Serialize};

use messages::SeatName;

/// The most seats any game has.
pub const MAX_SEATS: usize = 8;

/// A seat at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SeatId(pub u8);

impl From<SeatId> for SeatName {
    fn from(player: SeatId) -> Self {
        Self(player.0)
    }
}

impl SeatId {
    /// The seat as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of seats. It never contains a seat with a number from 8 on, which no game has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The seats `0..count`.
    pub const fn first(count: usize) -> Self {
        Self(((1_u16 << count) - 1) as u8)
    }

    /// Just this seat.
    pub const fn only(player: SeatId) -> Self {
        // A file or another machine may name any seat.
        match 1_u8.checked_shl(player.0 as u32) {
            Some(bit) => Self(bit),
            None => Self::EMPTY,
        }
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, player: SeatId) -> bool {
        self.0 & Self::only(player).0 != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, player: SeatId) {
        self.0 |= Self::only(player).0;
    }

    /// Removes a seat.
    pub const fn remove(&mut self, player: SeatId) {
        self.0 &= !Self::only(player).0;
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat in the set.
    pub const fn lowest(self) -> Option<SeatId> {
        if self.0 == 0 {
            None
        } else {
            Some(SeatId(self.0.trailing_zeros() as u8))
        }
    }

    /// The seats in the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = SeatId> {
        (0..MAX_SEATS as u8)
            .map(SeatId)
            .filter(move |player| self.contains(*player))
    }
}

impl FromIterator<SeatId> for SeatSet {
    fn from_iter<I: IntoIterator<Item = SeatId>>(players: I) -> Self {
        let mut set = Self::EMPTY;
        for player in players {
            set.insert(player);
        }
        set
    }
}

/// Who acts: a seat, or chance (dice, shuffles).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Actor {
    /// A seat.
    Player(SeatId),
    /// A throw or a shuffle.
    Chance,
}

/// Who looks: a seat, or an onlooker who sees only what all seats see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Viewer {
    /// A seat.
    Player(SeatId),
    /// An onlooker.
    Public,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_that_no_game_has_is_in_no_set() {
        let mut set = SeatSet::first(MAX_SEATS);
        for seat in [8, 9, 255].map(SeatId) {
            set.insert(seat);
            assert!(!set.contains(seat) && SeatSet::only(seat).is_empty());
            set.remove(seat);
        }
        assert_eq!(set, SeatSet::first(MAX_SEATS));
        assert_eq!(SeatSet::only(SeatId(7)).lowest(), Some(SeatId(7)));
    }
}
