//! Mistakes and luck of a match, from its review.

use serde::{Deserialize, Serialize};

use crate::record::{Record, ReplayError};
use crate::review::review;
use messages::Message;
use rules::ai::budget::Stop;
use rules::ids::SeatSet;

/// The review of a match for one seat, in the measure of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatReviewFacts {
    /// How many choices of the seat were judged; 0 for a computer player.
    pub choices: u64,
    /// How many of them were the best choice or equally good.
    pub best: u64,
    /// The sum of how much worse they were than the best choices.
    pub loss: f64,
    /// How much more than expected the luckiest moment gave; 0 if there was none.
    pub luckiest: f64,
}

/// The reviews of all matches of a player.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewSummary {
    /// Reviewed matches; a match with two seats of the player counts twice.
    pub matches: u64,
    /// How many choices were judged.
    pub choices: u64,
    /// How many of them were the best choice or equally good.
    pub best: u64,
    /// The mean loss of a choice; `None` over all games, as their measures differ.
    pub mean_loss: Option<InMeasure>,
    /// The gain of the luckiest moment; `None` over all games.
    pub luckiest: Option<InMeasure>,
}

/// A difference in the measure of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct InMeasure {
    /// The difference.
    pub worth: f64,
    /// In words, as in "about 2 points".
    pub said: Message,
}

impl ReviewSummary {
    /// The share of the choices that were the best or equally good, 0 to 1; `None` without choices.
    pub fn best_share(&self) -> Option<f64> {
        (self.choices > 0).then(|| self.best as f64 / self.choices as f64)
    }
}

/// Reviews a finished match and judges the choices of these seats. Returns a result for each seat; `None` if the
/// review was stopped.
///
/// # Errors
/// [`ReplayError`] if the record does not replay.
pub fn review_seats(
    record: &Record,
    people: SeatSet,
    stop: &dyn Stop,
) -> Result<Option<Vec<SeatReviewFacts>>, ReplayError> {
    let review = review(record, people, stop, |_| ())?;
    if stop.is_raised() {
        return Ok(None);
    }
    let seat = |seat: rules::ids::SeatId| {
        let of = review.of_seat[seat.index()];
        SeatReviewFacts {
            choices: of.choices,
            best: of.best,
            loss: of.loss,
            luckiest: of.luckiest,
        }
    };
    Ok(Some(record.seats.iter().map(seat).collect()))
}
