//! The current match at this table: its host, and how much of it this table shows.
//!
//! The host never waits. The table does: it shows an item when it is ready for it. Until then, no player at this table
//! decides and no dice are thrown.

use std::time::Duration;

use bevy::prelude::*;

use crate::table::phase::{MatchPhase, TableGate};
use host::feed::{FeedItem, Told};
use host::match_host::MatchHost;
use host::view::MatchView;
use rules::game::Turn;
use rules::ids::Viewer;
use system::since::Since;

/// An item is shown once it is saved, but no later than after this time: a slow disk must not hold up the match.
const MOST_WAIT: Duration = Duration::from_millis(250);

/// The host of the current match. Present while a match is on.
#[derive(Resource, Debug)]
pub struct LocalHost {
    pub(super) host: MatchHost,
    /// The viewer for whom the table shows it.
    pub(super) viewer: Viewer,
    /// The position of the log up to which the table shows it.
    pub(super) shown: u32,
    /// The position of the item that the table was about to show in the last frame, and that waits for the gate.
    held: Option<u32>,
    /// Since when an item has waited to be saved.
    waits_since: Since,
    /// Whether dice were due to be thrown in the last frame already.
    pub(super) throw_seen: bool,
}

impl LocalHost {
    /// Brings a match to this table, for this viewer.
    pub(super) fn new(mut host: MatchHost, viewer: Viewer) -> Self {
        host.connect(viewer);
        let mut local = Self {
            shown: host.position(),
            host,
            viewer,
            held: None,
            waits_since: Since::default(),
            throw_seen: false,
        };
        local.connect_people();
        local
    }

    /// Opens a feed for every viewer at this table: each person's seat, and the public.
    pub(super) fn connect_people(&mut self) {
        let people = self
            .host
            .seats()
            .iter()
            .filter(|seat| self.host.players().is_person(*seat));
        let people: Vec<Viewer> = people.map(Viewer::Player).collect();
        for viewer in people.into_iter().chain([Viewer::Public]) {
            self.host.connect_once(viewer);
        }
    }

    /// What the viewer of this table may know.
    pub(super) fn view(&self) -> MatchView {
        self.host.view(self.viewer)
    }

    /// Whether the table shows everything that has happened.
    pub fn is_caught_up(&self) -> bool {
        self.shown == self.host.position()
    }

    /// The items of a viewer that the table has not shown yet; `None` if some of them are no longer stored.
    pub(super) fn unshown(&self, viewer: Viewer) -> Option<Vec<FeedItem>> {
        Some(self.host.since(viewer, self.shown)?.cloned().collect())
    }

    /// Whether an item, such as a deal of cards, waits for the gate.
    pub(super) const fn is_dealing(&self) -> bool {
        self.held.is_some()
    }

    /// The host, which knows what no seat may know.
    pub const fn host(&self) -> &MatchHost {
        &self.host
    }

    /// The phase of the match, as this table shows it; `None` if it is unchanged.
    pub(super) fn phase(&self) -> Option<MatchPhase> {
        if !self.is_caught_up() {
            return self.held.map(|_| MatchPhase::Dealing);
        }
        Some(match self.host.turn() {
            Turn::Players(_) => MatchPhase::Deciding,
            Turn::Chance if self.host.is_drawing() => MatchPhase::Dealing,
            Turn::Chance => MatchPhase::Throwing,
            Turn::Over => MatchPhase::Over,
        })
    }

    /// Whether an item has to wait: for the gate, or to be saved.
    pub(super) fn waits(&mut self, item: &FeedItem, gate: TableGate, kept: Option<u32>, now: Duration) -> bool {
        if kept.is_some_and(|kept| kept < item.position) && self.waits_since.age(now) < MOST_WAIT {
            return true;
        }
        self.waits_since = Since::default();
        // A screen that has something to show first can close the gate before the next frame.
        let begins = matches!(item.told, Told::Happened { begins: true, .. });
        let seen = self.held.replace(item.position) == Some(item.position);
        if begins && !(seen && gate.open()) {
            return true;
        }
        self.held = None;
        false
    }
}

/// The resumed match that continues once everything on the table lies as it was left.
#[derive(Resource, Debug)]
pub(super) struct GoesOn(pub MatchHost);
