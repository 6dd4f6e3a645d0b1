//! Checks of seats and options, and the state at the start of a match of Skip-Bo Dice (D-1, D-3, G-5).

use super::options::{DiceOptions, no_such_first};
use super::series::Series;
use super::sheet::Sheet;
use super::state::{Call, Choice, Phase, SkipBoDice};
use super::value::{DICE, Dice, Value};
use crate::skip_bo_dice::sizes::{LEAST_PLAYERS, MOST_PILES, MOST_PLAYERS};
use messages::texts::rules as words;
use rules::error::SetupError;
use rules::ids::{SeatId, SeatSet};
use rules::seats::Seats;

impl SkipBoDice {
    /// Creates a match before its first throw.
    pub(super) fn set_up(options: &DiceOptions, seats: &Seats) -> Result<Self, SetupError> {
        check_seats(seats)?;
        // A board from a record is not checked yet.
        let checked = options.board.check();
        checked.map_err(|error| error.of_file(&options.board_file))?;
        let (phase, active) = match options.first.chosen() {
            None => (Phase::First, SeatId(0)),
            Some(seat) if seat.index() < seats.count() => (Phase::Rolling { dice: Dice::ALL }, seat),
            Some(seat) => return Err(no_such_first(seat)),
        };
        let count = seats.count() as u8;
        let series = if options.first.is_each() {
            Series::each_first(count, active)
        } else {
            Series::single(count)
        };
        let mut sheets = [Sheet::default(); MOST_PLAYERS];
        sheets[..seats.count()].fill(Sheet::blank(&options.board));
        Ok(Self {
            board: options.board,
            series,
            phase,
            active,
            values: [Value::BLANK; DICE],
            used: Dice::NONE,
            sheets,
            choices: [Choice::None; MOST_PLAYERS],
            places: [0; MOST_PILES],
            call: Call::default(),
            last_turns: None,
            winners: SeatSet::EMPTY,
        })
    }
}

/// Checks that two to four players play, without teams (D-1).
fn check_seats(seats: &Seats) -> Result<(), SetupError> {
    seats.check_count((LEAST_PLAYERS, MOST_PLAYERS))?;
    if seats.has_teams() {
        return Err(SetupError::Teams {
            why: words::TEAMS_SKIP_BO_DICE,
        });
    }
    Ok(())
}
