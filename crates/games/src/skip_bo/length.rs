//! How long a match of a card game is, in turns.
//!
//! Measured among players of the level `normal`, for each number of players, with partners too: 400 matches of one
//! round for each size of the stocks from 5 to 30 cards, and 100 matches up to 200 and 500 points.

use super::sizes::{LEAST_PLAYERS, MOST_PLAYERS};
use rules::seats::Seats;

/// How many numbers of players there are.
const COUNTS: usize = MOST_PLAYERS - LEAST_PLAYERS + 1;

/// The length of a round, and how many rounds a match has. Lists begin with the fewest players.
#[derive(Clone, Copy, Debug)]
pub struct Length {
    /// The turns of a round for each card of a stock.
    pub turns_for_card: [f32; COUNTS],
    /// The turns of a round that come on top.
    pub turns_more: f32,
    /// The rounds for each point of the target, with stocks of the standard size.
    pub rounds_for_point: [f32; COUNTS],
}

/// How many times as many turns a round has with partners.
const TURNS_OF_TEAMS: f32 = 0.71;
/// How many times as many rounds a match has with partners.
const ROUNDS_OF_TEAMS: f32 = 1.5;
/// The last round brings more points than are needed.
const LAST_ROUND: f32 = 0.8;
/// How fast the rounds of a match grow with smaller stocks: the winner of a round gets points also for winning it.
const SMALLER_STOCKS: f32 = 0.4;

impl Length {
    /// The turns of a match on average, with stocks of so many cards where `standard` are usual, up to so many points;
    /// `None` for one round.
    pub(super) fn turns(&self, points: Option<u16>, stock: u8, standard: u8, seats: &Seats) -> f32 {
        let players = seats.count();
        let of = |list: &[f32; COUNTS]| list[players.saturating_sub(LEAST_PLAYERS).min(COUNTS - 1)];
        let stock = f32::from(stock);
        let (turns_of_teams, rounds_of_teams) = if seats.has_teams() {
            (TURNS_OF_TEAMS, ROUNDS_OF_TEAMS)
        } else {
            (1.0, 1.0)
        };
        let round = (self.turns_more + stock * of(&self.turns_for_card)) * turns_of_teams;
        let rounds = match points {
            None => 1.0,
            Some(points) => {
                // A round with smaller stocks brings fewer points.
                let smaller = (f32::from(standard) / stock.max(1.0)).powf(SMALLER_STOCKS);
                let rounds = f32::from(points) * of(&self.rounds_for_point) * rounds_of_teams * smaller;
                (rounds - LAST_ROUND).max(1.0)
            }
        };
        round * rounds
    }
}
