//! Waits on a server for invitations of people whom one knows.

use std::collections::VecDeque;
use std::time::Duration;

use crate::put_away::put_away;
use crate::runner::Client;
use crate::trust::Trust;
use net::identity::Identity;
use net::protocol::code::RoomCode;
use net::protocol::person::PersonKey;
use net::protocol::refusal::RoomRefusal;
use net::session::{Ended, Event, Goal};
use net::standing::Circle;
use net::target::Target;

/// After the server did not answer, or refused, how long until it is asked again.
const AGAIN: Duration = Duration::from_secs(60);
/// The most invitations that are kept; the oldest are dropped.
const MOST: usize = 16;

/// Whether one waits.
#[derive(Clone, Debug, PartialEq)]
pub enum LookoutState {
    /// The server has not answered yet.
    Asking,
    /// One does.
    Waits,
    /// The server does not want it.
    Refused(RoomRefusal),
    /// The server can't be asked, or does not answer.
    NoAnswer,
}

/// An invitation of somebody whom one knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Who invites.
    pub from: PersonKey,
    /// The name that they use.
    pub used: String,
    /// The room, on the same server.
    pub code: RoomCode,
}

/// Somebody who waits on a server. When it is dropped, they wait no more.
#[derive(Debug)]
pub struct Lookout {
    server: Target,
    trust: Trust,
    identity: Identity,
    client: Option<Client>,
    /// Whom the client was told to listen to.
    told: Circle,
    state: LookoutState,
    invitations: VecDeque<Invitation>,
    /// When to ask again.
    again: Duration,
}

impl Lookout {
    /// Somebody who will wait on this server.
    pub fn new(server: Target, trust: Trust, identity: Identity) -> Self {
        Self {
            server,
            trust,
            identity,
            client: None,
            told: Circle::default(),
            state: LookoutState::Asking,
            invitations: VecDeque::new(),
            again: Duration::ZERO,
        }
    }

    /// Whether one waits, as far as is known.
    pub const fn state(&self) -> &LookoutState {
        &self.state
    }

    /// Waits for invitations of these people. To be called now and then; `now` is a time that only grows.
    pub fn tend(&mut self, circle: &Circle, now: Duration) {
        if self.client.is_none() && now >= self.again {
            self.begin(now);
        }
        if let Some(client) = self.client.as_ref().filter(|_| self.told != *circle) {
            client.knows(circle.clone());
            self.told = circle.clone();
        }
        while let Some(event) = self.client.as_ref().and_then(Client::poll) {
            self.take(event, now);
        }
    }

    /// The next invitation.
    pub fn invitation(&mut self) -> Option<Invitation> {
        self.invitations.pop_front()
    }

    fn begin(&mut self, now: Duration) {
        let (server, trust) = (self.server.clone(), self.trust.clone());
        let identity = Some(self.identity.clone());
        match Client::start_as(server, trust, Goal::Wait, String::new(), identity, || {}) {
            Ok(client) => {
                self.told = Circle::default();
                self.client = Some(client);
            }
            Err(_) => self.end(LookoutState::NoAnswer, now),
        }
    }

    fn take(&mut self, event: Event, now: Duration) {
        match event {
            Event::Waits => self.state = LookoutState::Waits,
            Event::Invited(from, used, code) => {
                // The same one again is no further invitation.
                self.invitations
                    .retain(|other| (other.from, other.code) != (from, code));
                if self.invitations.len() == MOST {
                    self.invitations.pop_front();
                }
                self.invitations.push_back(Invitation { from, used, code });
            }
            Event::Lost(_) => self.state = LookoutState::NoAnswer,
            Event::Over(Ended::Refused(refusal)) => self.end(LookoutState::Refused(refusal), now),
            Event::Over(_) => self.end(LookoutState::NoAnswer, now),
            _ => {}
        }
    }

    fn end(&mut self, state: LookoutState, now: Duration) {
        self.state = state;
        self.again = now + AGAIN;
        self.put_away();
    }

    /// Ends the connection.
    fn put_away(&mut self) {
        if let Some(client) = self.client.take() {
            put_away(client);
        }
    }
}

impl Drop for Lookout {
    fn drop(&mut self) {
        self.put_away();
    }
}
