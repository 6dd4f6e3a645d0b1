//! Checks of seats and options, and the state at the start of a match of Stack (S-1, S-19).

use super::options::{LEAST_TARGET, MOST_TARGET, StackOptions, bad_target};
use super::state::{Phase, Place, Stack};
use crate::stack::sizes::{DICE_EACH, LEAST_PLAYERS, MOST_PLAYERS};
use messages::texts::rules as words;
use rules::die::Face;
use rules::error::SetupError;
use rules::ids::{MAX_SEATS, SeatId, SeatSet};
use rules::seats::Seats;

impl Stack {
    /// Creates a match before its first roll.
    pub(super) fn set_up(options: &StackOptions, seats: &Seats) -> Result<Self, SetupError> {
        check_seats(seats)?;
        if !(LEAST_TARGET..=MOST_TARGET).contains(&options.target) {
            return Err(bad_target(options.target.to_string()));
        }
        let dice = seats.count() * DICE_EACH;
        Ok(Self {
            options: options.clone(),
            seats: *seats,
            phase: Phase::FirstRoll {
                contenders: SeatSet::first(seats.count()),
            },
            round: 0,
            first: SeatId(0),
            faces: vec![Face(0); dice],
            places: vec![Place::InHand; dice],
            stacks: Vec::new(),
            totals: [0; MAX_SEATS],
            last_turns: None,
            out: SeatSet::EMPTY,
            lost_turn: SeatSet::EMPTY,
            winners: SeatSet::EMPTY,
        })
    }
}

/// Checks whether this number of players can play in these teams (S-1, S-19).
fn check_seats(seats: &Seats) -> Result<(), SetupError> {
    seats.check_count((LEAST_PLAYERS, MOST_PLAYERS))?;
    let count = seats.count();
    if !seats.has_teams() {
        return Ok(());
    }
    let refused = |why| Err(SetupError::Teams { why });
    if !matches!(count, 4 | 6 | 8) {
        return refused(words::TEAMS_STACK_COUNT);
    }
    seats.check_pairs()?;
    if seats.iter().any(|seat| seats.partners(seat, seats.after(seat))) {
        return refused(words::TEAMS_STACK_NEIGHBOURS);
    }
    Ok(())
}
