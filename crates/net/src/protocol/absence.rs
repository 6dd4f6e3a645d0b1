//! What people arrange at a table that takes its time, for when they are away.

use serde::{Deserialize, Serialize};

use crate::protocol::limits::MOST_MEMBERS;
use crate::protocol::lobby::MemberId;
use crate::protocol::notice::NoticeAddress;
use host::bounded;
use rules::ids::{MAX_SEATS, SeatId};

/// A vacation of a member: the clocks of their seats stand still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vacation {
    /// The member.
    pub member: MemberId,
    /// How many hours are left, rounded up.
    pub hours: u16,
}

/// Somebody offers to play on in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatOffer {
    /// The seat.
    pub seat: SeatId,
    /// Who would play on.
    pub by: MemberId,
    /// The members who have yet to agree. If nobody is left, a member with a seat has to come first.
    #[serde(deserialize_with = "bounded::list::<_, _, MOST_MEMBERS>")]
    pub asked: Vec<MemberId>,
}

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
    /// The standing answers of their seats, of those that have some.
    #[serde(deserialize_with = "bounded::list::<_, _, MAX_SEATS>")]
    pub answers: Vec<(SeatId, StandingAnswers)>,
    /// How many days of vacation they can still take in this match.
    pub vacation_days: u8,
}
