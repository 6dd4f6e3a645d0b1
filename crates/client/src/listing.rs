//! A table of this program in the list of a server, so that its code alone leads to it.

use std::time::Duration;

use crate::put_away::put_away;
use crate::runner::Client;
use crate::trust::Trust;
use messages::{Message, ToMessage};
use net::protocol::client_message::{RoomRequest, TableListing};
use net::protocol::refusal::RoomRefusal;
use net::session::{Ended, Event, Goal};
use net::target::Target;

/// After a server did not answer, how long until it is asked again.
const AGAIN: Duration = Duration::from_secs(10);
/// The same after it refused: each try counts as one of the codes that a home may try.
const AGAIN_REFUSED: Duration = Duration::from_secs(60);

/// Whether the server lists the table.
#[derive(Clone, Debug, PartialEq)]
pub enum ListingState {
    /// It has not answered yet.
    Asking,
    /// It does.
    Listed,
    /// It does not want to.
    Refused(RoomRefusal),
    /// It can't be asked, for this reason; `None` if it does not answer.
    NoAnswer(Option<Message>),
}

/// A table in the list of a server. When it is dropped, the table is not listed any more.
#[derive(Debug)]
pub struct Listing {
    server: Target,
    trust: Trust,
    client: Option<Client>,
    /// What the client was told last.
    told: Option<TableListing>,
    state: ListingState,
    /// When to ask again.
    again: Duration,
}

impl Listing {
    /// A table that this server is to list.
    pub const fn new(server: Target, trust: Trust) -> Self {
        Self {
            server,
            trust,
            client: None,
            told: None,
            state: ListingState::Asking,
            again: Duration::ZERO,
        }
    }

    /// The server.
    pub const fn server(&self) -> &Target {
        &self.server
    }

    /// Whether the server lists the table, as far as is known.
    pub const fn state(&self) -> &ListingState {
        &self.state
    }

    /// Keeps the table listed with this code and address. To be called now and then; `now` is a time that only grows.
    pub fn tend(&mut self, table: &TableListing, now: Duration) {
        match &self.client {
            None if now < self.again => {}
            None => self.begin(table, now),
            Some(client) if self.told.as_ref() != Some(table) => {
                client.ask(RoomRequest::List(table.clone()));
                self.told = Some(table.clone());
            }
            Some(_) => {}
        }
        while let Some(event) = self.client.as_ref().and_then(Client::poll) {
            self.take(event, now);
        }
    }

    fn begin(&mut self, table: &TableListing, now: Duration) {
        let goal = Goal::List(table.clone());
        match Client::start_and_wake(self.server.clone(), self.trust.clone(), goal, String::new(), || {}) {
            Ok(client) => {
                self.told = Some(table.clone());
                self.client = Some(client);
            }
            Err(error) => self.end(ListingState::NoAnswer(Some(Message::verbatim(error.to_string()))), now),
        }
    }

    fn take(&mut self, event: Event, now: Duration) {
        match event {
            Event::Listed => self.state = ListingState::Listed,
            Event::Lost(why) => {
                let why = why.map(|why| why.message());
                self.state = ListingState::NoAnswer(why);
            }
            Event::Over(ended) => {
                let state = match ended {
                    Ended::Refused(refusal) => ListingState::Refused(refusal),
                    Ended::Closed(why) => ListingState::NoAnswer(Some(why.message())),
                    Ended::Untrusted(untrusted) => ListingState::NoAnswer(Some(untrusted.doubt.message())),
                    Ended::Malformed | Ended::NoAnswer | Ended::OutOfReach | Ended::Looked => {
                        ListingState::NoAnswer(None)
                    }
                };
                self.end(state, now);
            }
            _ => {}
        }
    }

    fn end(&mut self, state: ListingState, now: Duration) {
        let waits = match state {
            // Several servers that share what they list can't at the moment.
            ListingState::Refused(RoomRefusal::DiskFull) => AGAIN,
            ListingState::Refused(_) => AGAIN_REFUSED,
            _ => AGAIN,
        };
        self.state = state;
        self.again = now + waits;
        self.put_away();
    }

    /// Ends the connection.
    fn put_away(&mut self) {
        if let Some(client) = self.client.take() {
            put_away(client);
        }
    }
}

impl Drop for Listing {
    fn drop(&mut self) {
        self.put_away();
    }
}
