//! What a connection was told for one viewer, and what onlookers see with a delay.

use std::collections::VecDeque;
use std::time::Duration;

use crate::host::feed::FeedItem;
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

/// What onlookers see with a delay.
#[derive(Clone, Debug, Default)]
pub(super) struct Delayed {
    /// The number of the last item that came in.
    pub(super) read: u64,
    waiting: VecDeque<(Duration, FeedItem)>,
    shown: VecDeque<FeedItem>,
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

    /// When something more may be seen.
    pub(super) fn wakes(&self) -> Option<Duration> {
        self.waiting.front().map(|(at, _)| *at)
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
