//! What a room knows of a draw that is under way.

use std::time::Duration;

use crate::protocol::lobby::MemberId;
use records::draw::{Commitment, Number};

/// A draw that is under way.
#[derive(Debug)]
pub(super) struct RoomDraw {
    pub(super) secret: Number,
    /// The people who draw.
    pub(super) people: Vec<Drawer>,
    /// Whether all have committed, so that their numbers are awaited.
    pub(super) reveals: bool,
    /// When the current step ends.
    pub(super) until: Duration,
}

/// A person who draws.
#[derive(Debug)]
pub(super) struct Drawer {
    pub(super) id: MemberId,
    pub(super) commits: Option<Commitment>,
    pub(super) number: Option<Number>,
}

impl RoomDraw {
    /// The people who have not answered yet.
    pub(super) fn awaited(&self) -> Vec<MemberId> {
        let answered = |person: &Drawer| {
            if self.reveals {
                person.number.is_some()
            } else {
                person.commits.is_some()
            }
        };
        let awaited = self.people.iter().filter(|person| !answered(person));
        awaited.map(|person| person.id).collect()
    }
}
