//! The feed and the view of each viewer of a match (G-7).

use std::sync::Arc;

use crate::feed::{Feed, FeedItem, FeedUpdate};
use crate::match_host::MatchHost;
use crate::view::{AwaitedThrow, MatchView};
use games::catalog::AnyAction;
use records::seal::{Seal, Seals};
use rules::ids::{MAX_SEATS, Viewer};
use tabletop::throw::ThrowGesture;

/// What a seat can do. Many views are stored for a while, so those of one moment share it.
#[derive(Default)]
struct SeatActions {
    all: Arc<Vec<AnyAction>>,
    /// The actions that everybody may know about.
    open: Arc<Vec<AnyAction>>,
}

impl SeatActions {
    fn of(mut all: Vec<AnyAction>) -> Self {
        all.shrink_to_fit();
        let open: Vec<AnyAction> = all.iter().filter(|act| act.is_open()).cloned().collect();
        let same = open.len() == all.len();
        let all = Arc::new(all);
        let open = if same { all.clone() } else { Arc::new(open) };
        Self { all, open }
    }
}

impl MatchHost {
    /// Opens the feed of a viewer. Returns a snapshot of the match; [`Self::after`] has the items after it.
    pub fn connect(&mut self, viewer: Viewer) -> FeedItem {
        let whole = FeedUpdate::Whole {
            options: self.record.options.clone(),
            players: self.players.0.clone(),
            dice: self.dice.laid(),
        };
        let (view, seal) = (Arc::new(self.view(viewer)), self.seal());
        self.feeds
            .entry(viewer)
            .or_default()
            .push(self.position, whole, view, seal)
    }

    /// A snapshot for a person who joins a viewer that is already connected: the feed does not change.
    pub fn whole(&mut self, viewer: Viewer) -> FeedItem {
        let Some(number) = self.feeds.get(&viewer).map(Feed::last) else {
            return self.connect(viewer);
        };
        FeedItem {
            number,
            position: self.position,
            told: FeedUpdate::Whole {
                options: self.record.options.clone(),
                players: self.players.0.clone(),
                dice: self.dice.laid(),
            },
            view: Arc::new(self.view(viewer)),
            seal: self.seal(),
        }
    }

    /// Opens the feed of a viewer, unless it is already open.
    pub fn connect_once(&mut self, viewer: Viewer) {
        if !self.feeds.contains_key(&viewer) {
            self.connect(viewer);
        }
    }

    /// Closes the feed of a viewer.
    pub fn disconnect(&mut self, viewer: Viewer) {
        self.feeds.remove(&viewer);
    }

    /// The items of a viewer after the item of this number; `None` if some of them are no longer stored, or the viewer
    /// is not connected: [`Self::connect`] then gives a snapshot.
    pub fn after(&self, viewer: Viewer, number: u64) -> Option<impl Iterator<Item = &FeedItem>> {
        self.feeds.get(&viewer)?.after(number)
    }

    /// The same, after a position of the log.
    pub fn since(&self, viewer: Viewer, position: u32) -> Option<impl Iterator<Item = &FeedItem>> {
        self.feeds.get(&viewer)?.since(position)
    }

    /// The view of a viewer at a position of the log, if it is still stored.
    pub fn view_at(&self, viewer: Viewer, position: u32) -> Option<&MatchView> {
        self.feeds.get(&viewer)?.view_at(position)
    }

    /// Drops the items before this position of the log: all viewers have seen the match up to it.
    pub fn read_to(&mut self, position: u32) {
        for feed in self.feeds.values_mut() {
            feed.read_to(position);
        }
    }

    /// Adds an item to the feed of every viewer.
    pub(super) fn publish(&mut self, told: impl Fn(Viewer) -> FeedUpdate) {
        // Each change of the record is published by itself, so one entry at a time is added or undone here.
        if let Some(seals) = &mut self.seals {
            seals.follow(&self.record.entries);
        }
        if self.feeds.is_empty() {
            return;
        }
        let viewers: Vec<Viewer> = self.feeds.keys().copied().collect();
        let (acts, seal) = (self.acts(), self.seal());
        for viewer in viewers {
            let view = Arc::new(self.view_with(viewer, &acts));
            if let Some(feed) = self.feeds.get_mut(&viewer) {
                feed.push(self.position, told(viewer), view, seal);
            }
        }
    }

    /// The seal of the match now.
    pub(super) fn seal(&self) -> Option<Seal> {
        self.seals.as_ref().map(Seals::last)
    }

    /// The match as a viewer may see it.
    pub fn view(&self, viewer: Viewer) -> MatchView {
        self.view_with(viewer, &self.acts())
    }

    /// The actions of each seat now.
    fn acts(&self) -> [SeatActions; MAX_SEATS] {
        let mut acts: [SeatActions; MAX_SEATS] = Default::default();
        if !self.due.is_empty() {
            for seat in self.seats().iter() {
                acts[seat.index()] = SeatActions::of(self.game.legal_actions(seat));
            }
        }
        acts
    }

    /// The match as a viewer may see it, with those of these actions that the viewer may know about.
    fn view_with(&self, viewer: Viewer, acts: &[SeatActions; MAX_SEATS]) -> MatchView {
        let mut legal: [Arc<Vec<AnyAction>>; MAX_SEATS] = Default::default();
        for (seat, (legal, acts)) in legal.iter_mut().zip(acts).enumerate() {
            let own = matches!(viewer, Viewer::Player(player) if player.index() == seat);
            *legal = if own { acts.all.clone() } else { acts.open.clone() };
        }
        MatchView {
            view: self.game.view(viewer),
            seats: *self.seats(),
            due: self.due,
            decisions: self.decisions,
            legal,
            awaited: self.awaited(),
            undo: self.can_undo(),
            scores: self.game.scores(),
        }
    }

    /// The throw that waits for a person's gesture.
    pub fn awaited(&self) -> Option<AwaitedThrow> {
        let seat = self.pending?.awaited().filter(|seat| self.players.is_person(*seat))?;
        Some(AwaitedThrow {
            seat,
            decision: self.decision(seat),
            dice: self.game.throw_due(ThrowGesture::NONE)?.dice,
        })
    }
}
