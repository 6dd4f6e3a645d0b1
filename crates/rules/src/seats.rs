//! The seats of a match and their teams.

use serde::{Deserialize, Serialize};

use crate::error::SetupError;
use crate::ids::{MAX_SEATS, SeatId, SeatSet};
use messages::texts::rules as words;

/// Names of the players in scenes, examples and tests, by seat. Nobody who plays is called so by the program.
pub const SEAT_NAMES: [&str; MAX_SEATS] = ["Ana", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gia", "Hal"];

/// The seating of a match: the number of seats and their teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "RawSeats")]
pub struct Seats {
    count: u8,
    /// The team of each seat; without teams each seat is a team of its own.
    team: [u8; MAX_SEATS],
}

/// A seating from a file that is not checked yet: a file can contain anything.
#[derive(Deserialize)]
struct RawSeats {
    count: u8,
    team: [u8; MAX_SEATS],
}

impl TryFrom<RawSeats> for Seats {
    type Error = SetupError;

    fn try_from(raw: RawSeats) -> Result<Self, SetupError> {
        let mut seats = Self::solo(raw.count.into())?;
        seats.team = raw.team;
        Ok(seats)
    }
}

impl Seats {
    /// `count` seats without teams.
    ///
    /// # Errors
    /// [`SetupError::Players`] unless `count` is 1 to 8. A game may allow fewer numbers of players.
    pub fn solo(count: usize) -> Result<Self, SetupError> {
        if count == 0 || count > MAX_SEATS {
            return Err(SetupError::Players {
                count,
                least: 1,
                most: MAX_SEATS,
            });
        }
        let mut team = [0; MAX_SEATS];
        for (seat, slot) in team.iter_mut().enumerate() {
            *slot = seat as u8;
        }
        Ok(Self {
            count: count as u8,
            team,
        })
    }

    /// Seats from their team numbers, clockwise.
    ///
    /// # Errors
    /// [`SetupError::Players`] as in [`Seats::solo`]. The game itself checks whether it allows these teams.
    pub fn teams(team_of_seat: &[u8]) -> Result<Self, SetupError> {
        let mut seats = Self::solo(team_of_seat.len())?;
        seats.team[..team_of_seat.len()].copy_from_slice(team_of_seat);
        Ok(seats)
    }

    /// The number of seats.
    pub const fn count(&self) -> usize {
        self.count as usize
    }

    /// The seats, clockwise.
    pub fn iter(&self) -> impl Iterator<Item = SeatId> + use<> {
        (0..self.count).map(SeatId)
    }

    /// The team number of a seat.
    pub const fn team(&self, player: SeatId) -> u8 {
        self.team[player.index()]
    }

    /// Whether two different seats are in the same team.
    pub fn partners(&self, a: SeatId, b: SeatId) -> bool {
        a != b && self.team(a) == self.team(b)
    }

    /// Whether any two seats are in the same team.
    pub fn has_teams(&self) -> bool {
        self.iter().any(|a| self.iter().any(|b| self.partners(a, b)))
    }

    /// A seat and its partners.
    pub fn side(&self, player: SeatId) -> SeatSet {
        let own = self
            .iter()
            .filter(|seat| *seat == player || self.partners(*seat, player));
        own.collect()
    }

    /// All sides, in the order of their lowest seats: a team, or a seat without partners.
    pub fn sides(&self) -> impl DoubleEndedIterator<Item = SeatSet> {
        let sides = (0..self.count).map(SeatId).map(|seat| (seat, self.side(seat)));
        sides
            .filter(|(seat, side)| side.lowest() == Some(*seat))
            .map(|(_, side)| side)
    }

    /// Checks that a game allows this number of seats.
    ///
    /// # Errors
    /// [`SetupError::Players`] outside of `least` to `most`.
    pub const fn check_count(&self, (least, most): (usize, usize)) -> Result<(), SetupError> {
        let count = self.count();
        if count < least || count > most {
            return Err(SetupError::Players { count, least, most });
        }
        Ok(())
    }

    /// Checks that every team has exactly two players.
    ///
    /// # Errors
    /// [`SetupError::Teams`] if a team has fewer or more.
    pub fn check_pairs(&self) -> Result<(), SetupError> {
        let partners = |seat| self.iter().filter(|other| self.partners(seat, *other)).count();
        if self.iter().all(|seat| partners(seat) == 1) {
            return Ok(());
        }
        Err(SetupError::Teams {
            why: words::TEAMS_PAIRS,
        })
    }

    /// The next seat clockwise.
    pub const fn after(&self, player: SeatId) -> SeatId {
        SeatId((player.0 + 1) % self.count)
    }
}
