//! The feed of a viewer: numbered items with the events and the view of a match that this viewer may know (G-7).
//!
//! A viewer connects, reads a snapshot, and then asks for what came after the last item that it has:
//!
//! ```
//! use host::feed::FeedUpdate;
//! use host::match_host::MatchHost;
//! use host::play::TableMatch;
//! # use host::match_setup::MatchSetup;
//! # use host::view::{SeatControl, SeatPlayer};
//! # use rules::ai::level::Level;
//! use rules::ids::{SeatId, Viewer};
//! # use rules::rng::Seed;
//!
//! # let player = |name: &str| SeatPlayer { name: name.into(), control: SeatControl::Agent(Level::Greedy) };
//! # let setup = MatchSetup {
//! #     options: games::catalog::AnyOptions::default(),
//! #     seats: rules::seats::Seats::solo(2)?,
//! #     seed: Seed::Number(7),
//! #     players: vec![player("Ana"), player("Bo")],
//! # };
//! let mut playing = TableMatch::new(MatchHost::new(&setup, None, 0)?, false);
//! let ana = Viewer::Player(SeatId(0));
//! let mut read = playing.host.connect(ana).number;
//! let mut events = 0;
//! for _ in 0..4 {
//!     playing.advance();
//!     for item in playing.host.after(ana, read).expect("the items are still stored") {
//!         assert_eq!(item.number, read + 1);
//!         read = item.number;
//!         if let FeedUpdate::Happened { events: new, .. } = &item.told {
//!             events += new.len();
//!         }
//!     }
//! }
//! assert!(events > 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::VecDeque;
use std::sync::Arc;

use records::seal::Seal;
use serde::{Deserialize, Serialize};

use crate::bounded;
use crate::laid_die::LaidDie;
use crate::request::{DecisionId, RefusalReason};
use crate::view::{MatchView, SeatPlayer};
use games::catalog::{AnyEvent, AnyOptions};
use rules::ids::{MAX_SEATS, SeatId};

/// How many unread items are stored for a viewer. A viewer that is further behind gets a full snapshot instead.
pub const KEPT_ITEMS: usize = 64;

/// One item of a feed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FeedItem {
    /// The number of the item: counts the items of this viewer from 1, without a gap.
    pub number: u64,
    /// The position in the match's log after this item.
    pub position: u32,
    /// The content of the item.
    pub told: FeedUpdate,
    /// The view of the match after this item.
    pub view: Arc<MatchView>,
    /// The seal of the match after this item, if its seed was drawn.
    pub seal: Option<Seal>,
}

/// What an item contains besides the view.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FeedUpdate {
    /// A snapshot of the whole match, for a viewer who begins to look.
    Whole {
        /// The game and its options.
        options: AnyOptions,
        /// The players, by seat.
        #[serde(deserialize_with = "bounded::list::<_, _, MAX_SEATS>")]
        players: Vec<SeatPlayer>,
        /// Where the dice lie, in the order of their ids.
        dice: Vec<LaidDie>,
    },
    /// An action was applied, or dice came to rest.
    Happened {
        /// The index of the entry in the record.
        entry: u32,
        /// The events it led to, as this viewer may know them.
        #[serde(deserialize_with = "bounded::list::<_, _, { FeedItem::MOST_EVENTS }>")]
        events: Vec<AnyEvent>,
        /// The throw that it reports: the bytes of the track and of the result.
        throw: Option<Arc<TrackBytes>>,
        /// Whether it begins a round: a screen that still shows the round before takes its time.
        begins: bool,
    },
    /// A seat undid its last action: the last events that were not undone before.
    Undone {
        /// Which seat.
        seat: SeatId,
        /// The number of undone events that this viewer got.
        told: u32,
    },
    /// Another player plays a seat.
    Sits {
        /// Which seat.
        seat: SeatId,
        /// The new player.
        player: SeatPlayer,
    },
    /// The dice that waited for a player's gesture were thrown.
    Given {
        /// Which seat threw.
        seat: SeatId,
    },
    /// A request of this viewer's seat was refused.
    Refused {
        /// The decision that the request named.
        decision: DecisionId,
        /// The reason.
        reason: RefusalReason,
    },
}

/// The bytes of a track, and of the result of its throw.
pub type TrackBytes = (Vec<u8>, Vec<u8>);

impl FeedItem {
    /// The most bytes that an item takes as written by `postcard`: most of it is the track of the first throw of Stack
    /// with eight seats.
    pub const MOST_BYTES: usize = 512 * 1024;
    /// The most events of an item: far more than the longest action of any game has.
    pub const MOST_EVENTS: usize = 4096;
}

/// The items that a viewer may not have read yet.
#[derive(Clone, Debug, Default)]
pub struct Feed {
    items: VecDeque<FeedItem>,
    last: u64,
}

impl Feed {
    /// Adds an item, and returns it.
    pub(super) fn push(
        &mut self,
        position: u32,
        told: FeedUpdate,
        view: Arc<MatchView>,
        seal: Option<Seal>,
    ) -> FeedItem {
        self.last += 1;
        if self.items.len() == KEPT_ITEMS {
            self.items.pop_front();
        }
        let item = FeedItem {
            number: self.last,
            position,
            told,
            view,
            seal,
        };
        self.items.push_back(item.clone());
        item
    }

    /// The number of the last item.
    pub(super) const fn last(&self) -> u64 {
        self.last
    }

    /// The items after this number; `None` if some of them are no longer stored, or this number was never given out.
    pub(super) fn after(&self, number: u64) -> Option<impl Iterator<Item = &FeedItem>> {
        let missing = usize::try_from(self.last.checked_sub(number)?).ok()?;
        let skip = self.items.len().checked_sub(missing)?;
        Some(self.items.iter().skip(skip))
    }

    /// The items after this position of the log; `None` if some of them are no longer stored.
    pub(super) fn since(&self, position: u32) -> Option<impl Iterator<Item = &FeedItem>> {
        let reaches_back = self.items.front().is_some_and(|item| item.position <= position);
        reaches_back.then(|| self.items.iter().filter(move |item| item.position > position))
    }

    /// The view of the match at this position of the log.
    pub(super) fn view_at(&self, position: u32) -> Option<&MatchView> {
        let mut back = self.items.iter().rev();
        back.find(|item| item.position <= position).map(|item| &*item.view)
    }

    /// Drops the items before this position of the log.
    pub(super) fn read_to(&mut self, position: u32) {
        while self.items.get(1).is_some_and(|next| next.position <= position) {
            self.items.pop_front();
        }
    }
}
