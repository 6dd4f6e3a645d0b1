//! What a connection was told for one viewer, and what onlookers see with a delay.

use std::collections::VecDeque;
use std::time::Duration;

use crate::host::feed::FeedItem;
use crate::net::protocol::down::Down;
use crate::net::protocol::packed::Before;

/// What a connection was told for one viewer.
#[derive(Clone, Debug, Default)]
pub(super) struct Sent {
    /// The number of the last item.
    pub(super) number: u64,
    /// The view of it.
    pub(super) before: Before,
}

/// How many items are kept for onlookers with a delay.
const KEPT: usize = 32;
/// How many other messages wait for onlookers with a delay. The oldest of more are never shown: they say how it was.
const MOST_NOTES: usize = 512;

/// What onlookers see with a delay.
#[derive(Clone, Debug, Default)]
pub(super) struct Delayed {
    /// The number of the last item that came in.
    pub(super) read: u64,
    waiting: VecDeque<(Duration, FeedItem)>,
    shown: VecDeque<FeedItem>,
    /// What else is said of the match, and when it may be seen.
    notes: VecDeque<(Duration, Down)>,
    /// Everything there is to know of what may be seen last.
    whole: Option<FeedItem>,
}

impl Delayed {
    /// Takes an item that may be seen at this time.
    pub(super) fn take(&mut self, item: FeedItem, at: Duration) {
        self.read = item.number;
        self.waiting.push_back((at, item));
    }

    /// Shows what may be seen by now; everything where nothing is secret any more.
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

    /// Nothing may be seen before this time, not even what was shown: nobody knows any more when it was.
    pub(super) fn hold(&mut self, until: Duration) {
        self.whole = None;
        self.waiting.extend(self.shown.drain(..).map(|item| (until, item)));
    }

    /// Takes what else is said of the match and may be seen at this time.
    pub(super) fn note(&mut self, note: Down, at: Duration) {
        if self.notes.len() == MOST_NOTES {
            self.notes.pop_front();
        }
        self.notes.push_back((at, note));
    }

    /// What else may be seen by now.
    pub(super) fn notes(&mut self, now: Duration, over: bool) -> Vec<Down> {
        let seen = self.notes.iter().take_while(|(at, _)| over || *at <= now).count();
        self.notes.drain(..seen).map(|(_, note)| note).collect()
    }

    /// When something more may be seen.
    pub(super) fn wakes(&self) -> Option<Duration> {
        let item = self.waiting.front().map(|(at, _)| *at);
        let note = self.notes.front().map(|(at, _)| *at);
        item.into_iter().chain(note).min()
    }

    /// What may be seen last.
    pub(super) fn last(&self) -> Option<&FeedItem> {
        self.shown.back()
    }

    /// Everything there is to know of it.
    pub(super) fn whole(&self) -> Option<&FeedItem> {
        self.whole.as_ref()
    }

    /// What may be seen after the item of this number; `None` where some of it is no longer kept.
    pub(super) fn after(&self, number: u64) -> Option<Vec<FeedItem>> {
        let reaches = self.shown.front().is_some_and(|first| first.number <= number + 1);
        let known = self.last().is_some_and(|last| number <= last.number);
        (reaches && known).then(|| self.shown.iter().filter(|item| item.number > number).cloned().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ids::PlayerId;

    #[test]
    fn only_so_many_messages_wait_for_onlookers() {
        let mut delayed = Delayed::default();
        let (first, then) = (Duration::from_secs(1), Duration::from_secs(2));
        for _ in 0..MOST_NOTES {
            delayed.note(Down::Reminded(PlayerId(0)), first);
        }
        delayed.note(Down::Reminded(PlayerId(1)), then);
        assert_eq!(delayed.notes.len(), MOST_NOTES);
        assert_eq!(delayed.wakes(), Some(first));
        assert!(delayed.notes(first / 2, false).is_empty(), "not yet");
        assert_eq!(delayed.notes(first, false).len(), MOST_NOTES - 1);
        assert_eq!(delayed.wakes(), Some(then));
        assert_eq!(
            delayed.notes(first, true),
            [Down::Reminded(PlayerId(1))],
            "nothing is secret"
        );
        assert_eq!(delayed.wakes(), None);
    }
}
