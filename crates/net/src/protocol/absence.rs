//! What people arrange at a table that takes its time, for when they are away.

use serde::{Deserialize, Serialize};

use crate::protocol::notice::NoticeAddress;
use host::bounded;
use rules::ids::{MAX_SEATS, SeatId};

/// How decisions in another player's turn are answered for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingAnswers {
    /// What the seat does where it may take something (a call, D-8).
    pub offers: StandingAnswer,
    /// What it does where it has to choose something (a write, D-13); there it can't do nothing.
    pub choices: StandingAnswer,
}

impl StandingAnswers {
    /// Whether the seat waits for its person in every decision.
    pub fn waits(self) -> bool {
        self == Self::default()
    }
}

/// One of the answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum StandingAnswer {
    /// The match waits for the person.
    #[default]
    Ask,
    /// The seat does nothing.
    Pass,
    /// A computer player decides, by what the seat may see.
    Computer,
}

/// What only the member gets: what they have set for when they are away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnArrangements {
    /// Where they are told that it is their turn.
    pub notice: Option<NoticeAddress>,
    /// The address of mail that they still have to confirm.
    pub unconfirmed: Option<NoticeAddress>,
    /// The standing answers of their seats, of those that have some.
    #[serde(deserialize_with = "bounded::list::<_, _, MAX_SEATS>")]
    pub answers: Vec<(SeatId, StandingAnswers)>,
    /// How many days of vacation they can still take in this match.
    pub vacation_days: u8,
}
