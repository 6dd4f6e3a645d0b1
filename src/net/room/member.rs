//! Somebody in a room, as the room knows them.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::net::protocol::lobby::MemberId;
use crate::net::protocol::refusal::Refusal;
use crate::net::protocol::token::{KeptToken, SeatToken};
use crate::net::room::effect::ConnectionId;

/// How many answers are remembered, for requests that come twice.
const REMEMBERED: usize = 64;

/// Somebody in a room.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Person {
    pub(super) id: MemberId,
    pub(super) name: String,
    pub(super) token: KeptToken,
    /// The token before, until the person has shown that the newer one has arrived: a connection may be lost first.
    pub(super) former: Option<KeptToken>,
    pub(super) ready: bool,
    /// The connection, where there is one.
    #[serde(skip)]
    pub(super) connection: Option<ConnectionId>,
    /// The address that the person came from last, where it is known.
    #[serde(skip)]
    pub(super) household: Option<IpAddr>,
    /// The newest connection there was. What an older one asked may arrive later than that.
    #[serde(skip)]
    newest: Option<ConnectionId>,
    /// Since when there is none.
    #[serde(skip)]
    pub(super) away_since: Duration,
    /// The last answers, by the number of the request.
    #[serde(skip)]
    answers: VecDeque<(u32, Result<(), Refusal>)>,
    /// The highest number of a request.
    pub(super) heard: u32,
}

impl Person {
    pub(super) const fn new(id: MemberId, name: String, token: KeptToken, connection: ConnectionId) -> Self {
        Self {
            id,
            name,
            token,
            former: None,
            ready: false,
            connection: Some(connection),
            household: None,
            newest: Some(connection),
            away_since: Duration::ZERO,
            answers: VecDeque::new(),
            heard: 0,
        }
    }

    /// Whether this token opens the seats of this person.
    pub(super) fn is_of(&self, token: &SeatToken) -> bool {
        let former = self.former.is_some_and(|former| former.is_of(token));
        self.token.is_of(token) | former
    }

    /// Takes the person's newest connection in place of the one before, which is returned.
    ///
    /// # Errors
    /// [`Refusal::NoSeatOfYours`] where there was a newer one already: connections are numbered before anything can be
    /// asked over them, so this one was given up before that one was made.
    pub(super) fn connect(&mut self, connection: ConnectionId) -> Result<Option<ConnectionId>, Refusal> {
        if self.newest.is_some_and(|newest| newest > connection) {
            return Err(Refusal::NoSeatOfYours);
        }
        self.newest = Some(connection);
        Ok(self.connection.replace(connection))
    }

    /// There is a new token. The one before is good until the new one has arrived.
    pub(super) fn renew(&mut self, used: &SeatToken, fresh: KeptToken) {
        if self.token.is_of(used) {
            self.former = Some(self.token);
        }
        self.token = fresh;
    }

    /// The answer to a request that was answered before.
    pub(super) fn answered(&self, number: u32) -> Option<&Result<(), Refusal>> {
        self.answers
            .iter()
            .find(|(answered, _)| *answered == number)
            .map(|(_, answer)| answer)
    }

    /// Whether a request of this number is so old that its answer is forgotten.
    pub(super) fn is_old(&self, number: u32) -> bool {
        number.saturating_add(REMEMBERED as u32) <= self.heard
    }

    pub(super) fn remember(&mut self, number: u32, answer: Result<(), Refusal>) {
        self.heard = self.heard.max(number);
        if self.answers.len() == REMEMBERED {
            self.answers.pop_front();
        }
        self.answers.push_back((number, answer));
    }
}
