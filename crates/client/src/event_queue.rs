//! Events that nobody has read yet.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use net::protocol::limits::{MESSAGE_COSTS, MOST_UNSEEN};
use net::session::Event;

/// Events that nobody has read yet. The client stops reading messages while this is full.
#[derive(Debug, Default)]
pub(super) struct EventQueue {
    held: Mutex<QueuedEvents>,
    came: Condvar,
    /// Signals that there is room again.
    pub(super) room: Notify,
    /// Signals that nobody will read events any more.
    pub(super) dropped: Notify,
}

#[derive(Debug, Default)]
struct QueuedEvents {
    events: VecDeque<(Event, usize)>,
    bytes: usize,
    /// Whether no more events will come.
    ended: bool,
}

impl QueuedEvents {
    fn take(&mut self) -> Option<Event> {
        let (event, bytes) = self.events.pop_front()?;
        self.bytes -= bytes;
        Some(event)
    }
}

impl EventQueue {
    fn held(&self) -> MutexGuard<'_, QueuedEvents> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds events, which take this many bytes together.
    pub(super) fn put(&self, events: Vec<Event>, mut bytes: usize) {
        let mut held = self.held();
        for event in events {
            let takes = std::mem::take(&mut bytes) + MESSAGE_COSTS;
            held.bytes += takes;
            held.events.push_back((event, takes));
        }
        drop(held);
        self.came.notify_all();
    }

    /// Whether there is room for the events of one more message.
    pub(super) fn has_room(&self) -> bool {
        self.held().bytes <= MOST_UNSEEN
    }

    /// The next event, if there is one.
    pub(super) fn take(&self) -> Option<Event> {
        let event = self.held().take();
        self.room.notify_one();
        event
    }

    /// The next event; waits at most this long for it.
    pub(super) fn wait(&self, longest: Duration) -> Option<Event> {
        let held = self.held();
        let waits = |held: &mut QueuedEvents| held.events.is_empty() && !held.ended;
        let (mut held, _) = self
            .came
            .wait_timeout_while(held, longest, waits)
            .unwrap_or_else(PoisonError::into_inner);
        let event = held.take();
        drop(held);
        self.room.notify_one();
        event
    }

    /// Notes that no more events will come.
    pub(super) fn end(&self) {
        self.held().ended = true;
        self.came.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_full_before_it_takes_more_than_it_may_and_empty_again() {
        let unseen = EventQueue::default();
        let mut count = 0;
        while unseen.has_room() {
            unseen.put(vec![Event::Lobby], 100);
            count += 1;
        }
        assert_eq!(count, MOST_UNSEEN / (100 + MESSAGE_COSTS) + 1);
        assert_eq!(unseen.take(), Some(Event::Lobby));
        assert!(unseen.has_room(), "one was read");
        while unseen.take().is_some() {}
        assert_eq!(unseen.held().bytes, 0);
        assert_eq!(unseen.wait(Duration::from_millis(1)), None);
        unseen.end();
        assert_eq!(unseen.wait(Duration::from_secs(1000)), None, "nothing more will come");
    }
}
