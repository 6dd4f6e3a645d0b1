//! What a viewer is told of a match: numbered items with the events and the view that this viewer may know (G-7).

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use crate::catalog::{AnyEvent, AnyOptions};
use crate::host::bounded;
use crate::host::laid_die::LaidDie;
use crate::host::request::{DecisionId, RefusalReason};
use crate::host::shared::Shared;
use crate::host::view::{MatchView, SeatPlayer};
use crate::rules::ids::{MAX_PLAYERS, PlayerId};

/// How many items are kept for a viewer who has not read them. Who is further behind gets the whole match instead.
pub const KEPT_ITEMS: usize = 64;

/// One item of a feed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FeedItem {
    /// Counts the items of this viewer from 1, without a gap.
    pub number: u64,
    /// The place in the match's log up to which it tells.
    pub position: u32,
    /// What is told.
    pub told: Told,
    /// The match after it.
    pub view: Shared<MatchView>,
}

/// What an item tells beside the view.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Told {
    /// Everything there is to know, for a viewer who begins to look.
    Whole {
        /// The game and its options.
        options: AnyOptions,
        /// The players, by seat.
        #[serde(deserialize_with = "bounded::list::<_, _, MAX_PLAYERS>")]
        players: Vec<SeatPlayer>,
        /// Where the dice lie, in the order of their ids.
        dice: Vec<LaidDie>,
    },
    /// Something was decided, or dice came to rest.
    Happened {
        /// Which entry of the match.
        entry: u32,
        /// What it led to, as this viewer may know it.
        #[serde(deserialize_with = "bounded::list::<_, _, { FeedItem::MOST_EVENTS }>")]
        events: Vec<AnyEvent>,
        /// How the dice moved that it reports, as bytes of a track and of what the throw did.
        throw: Option<Shared<TrackBytes>>,
        /// Whether a round begins with it: a screen that still shows the one before takes its time.
        begins: bool,
    },
    /// A seat undid its last act: the last events that were not undone before.
    Undone {
        /// Which seat.
        seat: PlayerId,
        /// How many events this viewer was told of it.
        told: u32,
    },
    /// Somebody else plays a seat.
    Sits {
        /// Which seat.
        seat: PlayerId,
        /// Who plays it now.
        player: SeatPlayer,
    },
    /// The dice that waited for a hand were thrown.
    Given {
        /// Which seat threw.
        seat: PlayerId,
    },
    /// A request of this viewer's seat was refused.
    Refused {
        /// The decision that it named.
        decision: DecisionId,
        /// Why.
        reason: RefusalReason,
    },
}

/// The bytes of how dice moved, and of what their throw did.
pub type TrackBytes = (Vec<u8>, Vec<u8>);

impl FeedItem {
    /// The most bytes that an item takes as written by `postcard`: most of it is the track of the first throw of Stack
    /// with eight seats.
    pub const MOST_BYTES: usize = 512 * 1024;
    /// The most events of an item: far more than the longest act of any game has.
    pub const MOST_EVENTS: usize = 4096;
}

/// The items that a viewer may not have read yet.
#[derive(Clone, Debug, Default)]
pub(in crate::host) struct Feed {
    items: VecDeque<FeedItem>,
    last: u64,
}

impl Feed {
    /// Adds an item, and returns it.
    pub(super) fn push(&mut self, position: u32, told: Told, view: Shared<MatchView>) -> FeedItem {
        self.last += 1;
        if self.items.len() == KEPT_ITEMS {
            self.items.pop_front();
        }
        let item = FeedItem {
            number: self.last,
            position,
            told,
            view,
        };
        self.items.push_back(item.clone());
        item
    }

    /// The number of the last item.
    pub(super) const fn last(&self) -> u64 {
        self.last
    }

    /// The items after this number; `None` where some of them are no longer kept, or were never told.
    pub(super) fn after(&self, number: u64) -> Option<impl Iterator<Item = &FeedItem>> {
        let missing = usize::try_from(self.last.checked_sub(number)?).ok()?;
        let skip = self.items.len().checked_sub(missing)?;
        Some(self.items.iter().skip(skip))
    }

    /// What was told after this place of the log; `None` where some of it is no longer kept.
    pub(super) fn since(&self, position: u32) -> Option<impl Iterator<Item = &FeedItem>> {
        let reaches_back = self.items.front().is_some_and(|item| item.position <= position);
        reaches_back.then(|| self.items.iter().filter(move |item| item.position > position))
    }

    /// The match at this place of the log.
    pub(super) fn view_at(&self, position: u32) -> Option<&MatchView> {
        let mut back = self.items.iter().rev();
        back.find(|item| item.position <= position).map(|item| &*item.view)
    }

    /// Drops what was told before this place of the log.
    pub(super) fn read_to(&mut self, position: u32) {
        while self.items.get(1).is_some_and(|next| next.position <= position) {
            self.items.pop_front();
        }
    }
}
