//! What people have arranged at a table that takes its time, for when they are away.
//!
//! Times are times of day, as durations since 1970, so that they can be saved as they are.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::protocol::absence::StandingAnswers;
use crate::protocol::lobby::MemberId;
use host::request::DecisionId;
use rules::ids::SeatId;

/// All that is arranged for one match. It ends with the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Absences {
    pub(super) vacations: BTreeMap<MemberId, VacationTime>,
    /// The time that a decision had taken when the vacation of its seat began.
    pub(super) held: Vec<(SeatId, DecisionId, Duration)>,
    /// The members whose time was over since they were last there.
    pub(super) late: BTreeSet<MemberId>,
    /// The last reminder of each seat: for which decision, and when.
    pub(super) nudges: BTreeMap<SeatId, (DecisionId, Duration)>,
    /// The offers to play on: by seat who offers it, and who has agreed.
    pub(super) offers: BTreeMap<SeatId, (MemberId, BTreeSet<MemberId>)>,
    pub(super) answers: BTreeMap<SeatId, StandingAnswers>,
}

impl Absences {
    /// Nothing is arranged.
    pub(super) const NONE: Self = Self {
        vacations: BTreeMap::new(),
        held: Vec::new(),
        late: BTreeSet::new(),
        nudges: BTreeMap::new(),
        offers: BTreeMap::new(),
        answers: BTreeMap::new(),
    };
}

/// The vacation of a member.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct VacationTime {
    /// When it began and when it ends; `None` if it is over.
    pub(super) on: Option<(Duration, Duration)>,
    /// The time of the earlier ones in this match.
    pub(super) used: Duration,
}
