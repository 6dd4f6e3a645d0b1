//! The messages that wait to be written to a connection.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use net::protocol::limits::{MESSAGE_COSTS, MOST_QUEUED};
use net::protocol::refusal::CloseReason;

/// Lossy messages are dropped if more bytes than this wait.
const LOSSY_BEHIND: usize = 16 * 1024;

/// The messages that wait to be written to a connection. A room adds messages and never waits for a client.
#[derive(Debug, Default)]
pub(super) struct Outbox {
    waits: Mutex<QueuedMessages>,
    /// Signals that there is something to write, or that the connection is to close.
    pub(super) something: Notify,
}

#[derive(Debug, Default)]
struct QueuedMessages {
    messages: VecDeque<Vec<u8>>,
    /// Includes the messages being written.
    bytes: usize,
    closing: Option<CloseReason>,
}

/// What a connection does next.
#[derive(Debug)]
pub(super) enum Next {
    /// Writes these messages.
    Write(Vec<Vec<u8>>),
    /// Closes: everything is written.
    Close(CloseReason),
    /// Waits.
    Nothing,
}

impl Outbox {
    fn waits(&self) -> MutexGuard<'_, QueuedMessages> {
        self.waits.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a message. A client with too many unread bytes is disconnected. Returns how many bytes wait now.
    pub(super) fn push(&self, message: Vec<u8>, lossy: bool) -> usize {
        let mut waits = self.waits();
        if waits.closing.is_some() || (lossy && waits.bytes > LOSSY_BEHIND) {
            return waits.bytes;
        }
        if waits.bytes > MOST_QUEUED {
            waits.closing = Some(CloseReason::TooSlow);
            waits.messages.clear();
        } else {
            waits.bytes += message.len() + MESSAGE_COSTS;
            waits.messages.push_back(message);
        }
        self.something.notify_one();
        waits.bytes
    }

    /// Closes the connection once everything is written.
    pub(super) fn close(&self, why: CloseReason) {
        self.waits().closing.get_or_insert(why);
        self.something.notify_one();
    }

    /// Whether the connection is to be closed.
    pub(super) fn is_closing(&self) -> bool {
        self.waits().closing.is_some()
    }

    /// Takes the messages to write next.
    pub(super) fn next(&self) -> Next {
        let mut waits = self.waits();
        match (waits.messages.is_empty(), waits.closing) {
            (false, _) => Next::Write(waits.messages.drain(..).collect()),
            (true, Some(why)) => Next::Close(why),
            (true, None) => Next::Nothing,
        }
    }

    /// Notes that all taken messages are written.
    pub(super) fn written(&self) {
        let mut waits = self.waits();
        waits.bytes = waits.messages.iter().map(|message| message.len() + MESSAGE_COSTS).sum();
    }

    /// Whether too much waits, so that nothing more is written.
    pub(super) fn is_over(&self) -> bool {
        self.waits().closing == Some(CloseReason::TooSlow)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_does_not_read_is_closed_and_what_may_be_lost_is_lost_first() {
        let outbox = Outbox::default();
        outbox.push(vec![0; LOSSY_BEHIND + 1], false);
        let waits = outbox.push(vec![0; 10], true);
        assert_eq!(waits, LOSSY_BEHIND + 1 + MESSAGE_COSTS, "dropped");
        // One message may be longer than the limit.
        outbox.push(vec![0; 2 * MOST_QUEUED], false);
        assert!(matches!(outbox.next(), Next::Write(messages) if messages.len() == 2));
        outbox.push(vec![0; 1], false);
        assert!(
            matches!(outbox.next(), Next::Close(CloseReason::TooSlow)),
            "the first messages are not written yet"
        );
        let outbox = Outbox::default();
        outbox.push(vec![0; 2 * MOST_QUEUED], false);
        outbox.next();
        outbox.written();
        outbox.push(vec![0; 1], false);
        outbox.close(CloseReason::Ending);
        assert!(matches!(outbox.next(), Next::Write(messages) if messages.len() == 1));
        assert!(matches!(outbox.next(), Next::Close(CloseReason::Ending)));
    }

    #[test]
    fn the_shortest_messages_count_with_what_it_takes_to_keep_them() {
        for length in [0, 1, 3] {
            let outbox = Outbox::default();
            let kept = (0..MOST_QUEUED).take_while(|_| {
                outbox.push(vec![0; length], false);
                !outbox.is_over()
            });
            assert!(kept.count() <= MOST_QUEUED / MESSAGE_COSTS + 1);
        }
    }
}
