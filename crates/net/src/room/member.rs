//! A member of a room, as the room knows them.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::protocol::lobby::MemberId;
use crate::protocol::notice::NoticeAddress;
use crate::protocol::person::KeyClaim;
use crate::protocol::refusal::RoomRefusal;
use crate::protocol::token::{SeatToken, TokenHash};
use crate::room::effect::ConnectionId;
use crate::room::unconfirmed::Unconfirmed;

/// How many answers are stored, for requests that come twice.
const REMEMBERED: usize = 64;

/// A member of a room.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Person {
    pub(super) id: MemberId,
    pub(super) name: String,
    pub(super) token: TokenHash,
    /// The token before. It stays valid until the person has shown that the newer one has arrived: the connection may
    /// be lost before that.
    pub(super) former: Option<TokenHash>,
    pub(super) ready: bool,
    /// The connection; `None` while the person is away.
    #[serde(skip)]
    pub(super) connection: Option<ConnectionId>,
    /// The last address of the person, if it is known.
    #[serde(skip)]
    pub(super) household: Option<IpAddr>,
    /// Where the person wants to be told that it is their turn. Saved beside the person, as earlier versions know none.
    #[serde(skip)]
    pub(super) notice: Option<NoticeAddress>,
    /// The address that they still have to confirm.
    #[serde(skip)]
    pub(super) unconfirmed: Option<Box<Unconfirmed>>,
    /// Whether they have been told of their turn, or have seen it.
    #[serde(skip)]
    pub(super) told: bool,
    /// The newest connection so far. A request of an older one may still arrive after it.
    #[serde(skip)]
    newest: Option<ConnectionId>,
    /// Since when the person has no connection.
    #[serde(skip)]
    pub(super) away_since: Duration,
    /// The last answers, with the numbers of their requests.
    #[serde(skip)]
    answers: VecDeque<(u32, Result<(), RoomRefusal>)>,
    /// The key that the person has shown since they entered last.
    #[serde(skip)]
    pub(super) claims: Option<Box<KeyClaim>>,
    /// The highest request number so far.
    pub(super) heard: u32,
}

impl Person {
    pub(super) const fn new(id: MemberId, name: String, token: TokenHash, connection: ConnectionId) -> Self {
        Self {
            id,
            name,
            token,
            former: None,
            ready: false,
            connection: Some(connection),
            household: None,
            notice: None,
            unconfirmed: None,
            told: false,
            newest: Some(connection),
            away_since: Duration::ZERO,
            answers: VecDeque::new(),
            claims: None,
            heard: 0,
        }
    }

    /// Whether this token opens the seats of this person.
    pub(super) fn is_of(&self, token: &SeatToken) -> bool {
        let former = self.former.is_some_and(|former| former.is_of(token));
        self.token.is_of(token) | former
    }

    /// Sets the person's newest connection and returns the one before.
    ///
    /// # Errors
    /// [`RoomRefusal::NoSeatOfYours`] if there was a newer connection already. Connections get their numbers before
    /// anything can be asked over them, so the client dropped this one before it made the newer one.
    pub(super) fn connect(&mut self, connection: ConnectionId) -> Result<Option<ConnectionId>, RoomRefusal> {
        if self.newest.is_some_and(|newest| newest > connection) {
            return Err(RoomRefusal::NoSeatOfYours);
        }
        self.newest = Some(connection);
        Ok(self.connection.replace(connection))
    }

    /// Sets a new token. The one before stays valid until the new one has arrived.
    pub(super) fn renew(&mut self, used: &SeatToken, fresh: TokenHash) {
        if self.token.is_of(used) {
            self.former = Some(self.token);
        }
        self.token = fresh;
    }

    /// The answer to a request, if it was answered before.
    pub(super) fn answered(&self, number: u32) -> Option<&Result<(), RoomRefusal>> {
        self.answers
            .iter()
            .find(|(answered, _)| *answered == number)
            .map(|(_, answer)| answer)
    }

    /// Whether a request with this number is so old that its answer is no longer stored.
    pub(super) fn is_old(&self, number: u32) -> bool {
        number.saturating_add(REMEMBERED as u32) <= self.heard
    }

    pub(super) fn remember(&mut self, number: u32, answer: Result<(), RoomRefusal>) {
        self.heard = self.heard.max(number);
        if self.answers.len() == REMEMBERED {
            self.answers.pop_front();
        }
        self.answers.push_back((number, answer));
    }
}
