//! What a client asks in no room: news of tables, and to list one.

use crate::protocol::client_message::{RoomRequest, TableListing};
use crate::protocol::code::RoomCode;
use crate::protocol::limits::MOST_LOOKS;
use crate::protocol::refusal::RoomRefusal;
use crate::protocol::table_news::TableNews;
use crate::session::{ENTERS, Ended, Event, Goal, Session};
use crate::target::Target;

impl Session {
    /// Lists the table at another address.
    pub(super) fn lists(&mut self, listing: TableListing) {
        if !matches!(self.goal, Goal::List(_)) {
            return;
        }
        if self.greeted && self.connected {
            self.send(ENTERS, RoomRequest::List(listing.clone()));
        }
        self.goal = Goal::List(listing);
    }

    /// Asks for news of the rooms that are still open, as many as one connection may ask about.
    pub(super) fn look(&mut self) {
        if let Goal::Look(rooms) = &mut self.goal {
            for (code, token) in std::mem::take(rooms) {
                self.number += 1;
                self.open.insert(self.number, RoomRequest::Look { code, token });
            }
        }
        let open: Vec<(u32, RoomRequest)> = self.open.iter().map(|(number, asks)| (*number, asks.clone())).collect();
        for (number, asks) in open.into_iter().take(MOST_LOOKS) {
            self.send(number, asks);
        }
        self.end_if_all_answered();
    }

    /// Takes the answer for a room of [`Goal::Look`]; returns whether it was one.
    pub(super) fn looked(&mut self, number: u32, news: Result<Box<TableNews>, RoomRefusal>) -> bool {
        self.answered_look(number, |code| Event::News(code, news))
    }

    /// The same if another server has the room.
    pub(super) fn looks_there(&mut self, number: u32, server: Target) -> bool {
        self.answered_look(number, |code| Event::NewsAt(code, server))
    }

    fn answered_look(&mut self, number: u32, event: impl FnOnce(RoomCode) -> Event) -> bool {
        if !matches!(self.goal, Goal::Look(_)) {
            return false;
        }
        let Some(RoomRequest::Look { code, .. }) = self.open.remove(&number) else {
            return true;
        };
        (self.tries, self.lost_since) = (0, None);
        self.events.push_back(event(code));
        // As one is answered, the next one is sent.
        let next = self
            .open
            .iter()
            .nth(MOST_LOOKS - 1)
            .map(|(number, asks)| (*number, asks.clone()));
        if let Some((number, asks)) = next {
            self.send(number, asks);
        }
        self.end_if_all_answered();
        true
    }

    pub(super) fn end_if_all_answered(&mut self) {
        if self.open.is_empty() && !self.over {
            self.end(Ended::Looked);
        }
    }
}
