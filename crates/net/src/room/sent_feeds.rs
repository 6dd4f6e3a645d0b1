//! What was sent to a connection for one viewer, and the delayed view of onlookers.

use std::collections::VecDeque;
use std::time::Duration;

use crate::protocol::packed::DeltaBase;
use crate::protocol::server_message::ServerMessage;
use host::feed::FeedItem;

/// What was sent to a connection for one viewer.
#[derive(Clone, Debug, Default)]
pub(super) struct SentFeed {
    /// The number of the last item.
    pub(super) number: u64,
    /// The view in that item.
    pub(super) before: DeltaBase,
}

/// How many released items stay available for onlookers with a delay.
const KEPT: usize = 32;
/// How many other messages wait for onlookers with a delay. If there are more, the oldest are dropped: they are out
/// of date.
const MOST_NOTES: usize = 512;

/// The delayed view of onlookers.
#[derive(Clone, Debug, Default)]
pub(super) struct DelayedFeed {
    /// The number of the last item added.
    pub(super) read: u64,
    waiting: VecDeque<(Duration, FeedItem)>,
    shown: VecDeque<FeedItem>,
    /// Other messages about the match, and when they may be seen.
    notes: VecDeque<(Duration, ServerMessage)>,
    /// A snapshot as of the last released item.
    whole: Option<FeedItem>,
}

impl DelayedFeed {
    /// Adds an item that may be seen at this time.
    pub(super) fn take(&mut self, item: FeedItem, at: Duration) {
        self.read = item.number;
        self.waiting.push_back((at, item));
    }

    /// Releases the items that may be seen by now; all of them if nothing is secret any more.
    pub(super) fn show(&mut self, now: Duration, over: bool) {
        while let Some((_, item)) = self.waiting.pop_front_if(|(at, _)| over || *at <= now) {
            match &mut self.whole {
                Some(whole) => whole.roll_forward(&item),
                None => self.whole = Some(item.clone()),
            }
            if self.shown.len() == KEPT {
                self.shown.pop_front();
            }
            self.shown.push_back(item);
        }
    }

    /// Holds everything back until this time, even released items: it is no longer known when they happened.
    pub(super) fn hold(&mut self, until: Duration) {
        self.whole = None;
        self.waiting.extend(self.shown.drain(..).map(|item| (until, item)));
    }

    /// Adds another message about the match that may be seen at this time.
    pub(super) fn note(&mut self, note: ServerMessage, at: Duration) {
        if self.notes.len() == MOST_NOTES {
            self.notes.pop_front();
        }
        self.notes.push_back((at, note));
    }

    /// Takes the other messages that may be seen by now.
    pub(super) fn notes(&mut self, now: Duration, over: bool) -> Vec<ServerMessage> {
        let seen = self.notes.iter().take_while(|(at, _)| over || *at <= now).count();
        self.notes.drain(..seen).map(|(_, note)| note).collect()
    }

    /// When the next item or message may be seen.
    pub(super) fn next_tick(&self) -> Option<Duration> {
        let item = self.waiting.front().map(|(at, _)| *at);
        let note = self.notes.front().map(|(at, _)| *at);
        item.into_iter().chain(note).min()
    }

    /// The last released item.
    pub(super) fn last(&self) -> Option<&FeedItem> {
        self.shown.back()
    }

    /// A snapshot as of the last released item.
    pub(super) fn whole(&self) -> Option<&FeedItem> {
        self.whole.as_ref()
    }

    /// The released items after the one with this number; `None` if some are no longer stored.
    pub(super) fn after(&self, number: u64) -> Option<Vec<FeedItem>> {
        let reaches = self.shown.front().is_some_and(|first| first.number <= number + 1);
        let known = self.last().is_some_and(|last| number <= last.number);
        (reaches && known).then(|| self.shown.iter().filter(|item| item.number > number).cloned().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::ids::SeatId;

    #[test]
    fn only_so_many_messages_wait_for_onlookers() {
        let mut delayed = DelayedFeed::default();
        let (first, then) = (Duration::from_secs(1), Duration::from_secs(2));
        for _ in 0..MOST_NOTES {
            delayed.note(ServerMessage::Reminded(SeatId(0)), first);
        }
        delayed.note(ServerMessage::Reminded(SeatId(1)), then);
        assert_eq!(delayed.notes.len(), MOST_NOTES);
        assert_eq!(delayed.next_tick(), Some(first));
        assert!(delayed.notes(first / 2, false).is_empty(), "too early");
        assert_eq!(delayed.notes(first, false).len(), MOST_NOTES - 1);
        assert_eq!(delayed.next_tick(), Some(then));
        assert_eq!(
            delayed.notes(first, true),
            [ServerMessage::Reminded(SeatId(1))],
            "nothing is secret"
        );
        assert_eq!(delayed.next_tick(), None);
    }
}
