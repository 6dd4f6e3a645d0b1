//! Mistakes and luck of a match, from the look back at it.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use serde::{Deserialize, Serialize};

use crate::messages::Message;
use crate::record::{Record, ReplayError};
use crate::review::review;
use crate::rules::ids::PlayerSet;

/// What a look back at a match showed of a seat, in the measure of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatLook {
    /// How many choices of the seat were judged; none of a computer player.
    pub choices: u64,
    /// How many of them were the best or as good.
    pub best: u64,
    /// How much worse all of them together were than the best ones.
    pub loss: f64,
    /// How much the luckiest moment gave beyond what was to be expected; 0 where there was none.
    pub luckiest: f64,
}

/// What the looks back at all matches of a player show.
#[derive(Clone, Debug, PartialEq)]
pub struct LookBack {
    /// At how many matches somebody looked back.
    pub matches: u64,
    /// How many choices were judged.
    pub choices: u64,
    /// How many of them were the best or as good.
    pub best: u64,
    /// How much a choice cost on average; `None` over several games, which measure differently.
    pub mean_loss: Option<InMeasure>,
    /// The luckiest moment; `None` over several games.
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

impl LookBack {
    /// The share of the choices that were the best or as good, 0 to 1; `None` where nothing was chosen.
    pub fn best_share(&self) -> Option<f64> {
        (self.choices > 0).then(|| self.best as f64 / self.choices as f64)
    }
}

/// Looks back at a finished match: judges the choices of these seats. `None` if it was stopped.
///
/// # Errors
/// [`ReplayError`] where the record does not replay.
pub fn look_back(record: &Record, people: PlayerSet, stop: &AtomicBool) -> Result<Option<Vec<SeatLook>>, ReplayError> {
    let review = review(record, people, stop, &AtomicUsize::new(0))?;
    if stop.load(Ordering::Relaxed) {
        return Ok(None);
    }
    let seat = |seat: crate::rules::ids::PlayerId| {
        let of = review.of_seat[seat.index()];
        SeatLook {
            choices: of.choices,
            best: of.best,
            loss: of.loss,
            luckiest: of.luckiest,
        }
    };
    Ok(Some(record.seats.iter().map(seat).collect()))
}
