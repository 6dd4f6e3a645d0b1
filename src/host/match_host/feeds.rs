//! What each viewer is told of a match, and how it looks to them (G-7).

use crate::catalog::AnyAction;
use crate::host::feed::{Feed, FeedItem, Told};
use crate::host::match_host::MatchHost;
use crate::host::shared::Shared;
use crate::host::view::{AwaitedThrow, MatchView};
use crate::physics::throw::ThrowGesture;
use crate::rules::ids::{MAX_PLAYERS, Viewer};

/// What a seat can do. Views are kept for a while, and there are many: those of one moment share it.
#[derive(Default)]
struct Acts {
    all: Shared<Vec<AnyAction>>,
    /// Those that everybody may know about.
    open: Shared<Vec<AnyAction>>,
}

impl Acts {
    fn of(mut all: Vec<AnyAction>) -> Self {
        all.shrink_to_fit();
        let open: Vec<AnyAction> = all.iter().filter(|act| act.is_open()).cloned().collect();
        let same = open.len() == all.len();
        let all = Shared::new(all);
        let open = if same { all.clone() } else { Shared::new(open) };
        Self { all, open }
    }
}

impl MatchHost {
    /// Lets a viewer look at the match from now on. Returns all there is to know; [`Self::after`] has what comes after it.
    pub fn connect(&mut self, viewer: Viewer) -> FeedItem {
        let whole = Told::Whole {
            options: self.record.options.clone(),
            players: self.players.0.clone(),
            dice: self.dice.laid(),
        };
        let view = Shared::new(self.view(viewer));
        self.feeds.entry(viewer).or_default().push(self.position, whole, view)
    }

    /// All there is to know for one who begins to look where others look already: they are told nothing of it.
    pub(crate) fn whole(&mut self, viewer: Viewer) -> FeedItem {
        let Some(number) = self.feeds.get(&viewer).map(Feed::last) else {
            return self.connect(viewer);
        };
        FeedItem {
            number,
            position: self.position,
            told: Told::Whole {
                options: self.record.options.clone(),
                players: self.players.0.clone(),
                dice: self.dice.laid(),
            },
            view: Shared::new(self.view(viewer)),
        }
    }

    /// Lets a viewer look at the match, unless one already does.
    pub(crate) fn connect_once(&mut self, viewer: Viewer) {
        if !self.feeds.contains_key(&viewer) {
            self.connect(viewer);
        }
    }

    /// Nobody looks as this viewer any more.
    pub fn disconnect(&mut self, viewer: Viewer) {
        self.feeds.remove(&viewer);
    }

    /// What a viewer was told after the item of this number; `None` where some of it is no longer kept, or the viewer is
    /// not connected: then [`Self::connect`] tells all.
    pub fn after(&self, viewer: Viewer, number: u64) -> Option<impl Iterator<Item = &FeedItem>> {
        self.feeds.get(&viewer)?.after(number)
    }

    /// The same, after a place of the log.
    pub(crate) fn since(&self, viewer: Viewer, position: u32) -> Option<impl Iterator<Item = &FeedItem>> {
        self.feeds.get(&viewer)?.since(position)
    }

    /// The match as the viewer saw it at a place of the log, as far as that is kept.
    pub(crate) fn view_at(&self, viewer: Viewer, position: u32) -> Option<&MatchView> {
        self.feeds.get(&viewer)?.view_at(position)
    }

    /// Everybody has seen the match up to this place of the log: what was told before need not be kept.
    pub fn read_to(&mut self, position: u32) {
        for feed in self.feeds.values_mut() {
            feed.read_to(position);
        }
    }

    /// Tells every viewer what has happened.
    pub(super) fn tell_all(&mut self, told: impl Fn(Viewer) -> Told) {
        if self.feeds.is_empty() {
            return;
        }
        let viewers: Vec<Viewer> = self.feeds.keys().copied().collect();
        let acts = self.acts();
        for viewer in viewers {
            let view = Shared::new(self.view_with(viewer, &acts));
            if let Some(feed) = self.feeds.get_mut(&viewer) {
                feed.push(self.position, told(viewer), view);
            }
        }
    }

    /// The match as a viewer may see it.
    pub fn view(&self, viewer: Viewer) -> MatchView {
        self.view_with(viewer, &self.acts())
    }

    /// What each seat can do now.
    fn acts(&self) -> [Acts; MAX_PLAYERS] {
        let mut acts: [Acts; MAX_PLAYERS] = Default::default();
        if !self.due.is_empty() {
            for seat in self.seats().iter() {
                acts[seat.index()] = Acts::of(self.game.legal_actions(seat));
            }
        }
        acts
    }

    /// The match as a viewer may see it, of these acts those that they may know about.
    fn view_with(&self, viewer: Viewer, acts: &[Acts; MAX_PLAYERS]) -> MatchView {
        let mut legal: [Shared<Vec<AnyAction>>; MAX_PLAYERS] = Default::default();
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

    /// The throw that waits for a person's hand.
    pub(crate) fn awaited(&self) -> Option<AwaitedThrow> {
        let seat = self.pending?.awaited().filter(|seat| self.players.is_person(*seat))?;
        Some(AwaitedThrow {
            seat,
            decision: self.decision(seat),
            dice: self.game.throw_due(ThrowGesture::NONE)?.dice,
        })
    }
}
