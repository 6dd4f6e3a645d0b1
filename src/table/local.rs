//! The match that is on at this table: its host, and how far this table shows it.
//!
//! The host never waits. The table does: it shows what was told when it is ready for it, and until then nobody at this
//! table decides and no dice are thrown.

use std::time::Duration;

use bevy::prelude::*;

use crate::host::feed::{FeedItem, Told};
use crate::host::match_host::MatchHost;
use crate::host::view::MatchView;
use crate::rules::game::Turn;
use crate::rules::ids::Viewer;
use crate::system::since::Since;
use crate::table::phase::{MatchPhase, TableGate};

/// What was decided is told once it is kept. A disk that takes longer than this holds up nobody.
const MOST_WAIT: Duration = Duration::from_millis(250);

/// The host of the match that is on. Present while a match is on.
#[derive(Resource, Debug)]
pub struct LocalHost {
    pub(super) host: MatchHost,
    /// As whom the table shows it.
    pub(super) viewer: Viewer,
    /// Up to which place of the log it shows it.
    pub(super) shown: u32,
    /// The item that the table was about to show in the last frame, and waited for the gate with.
    held: Option<u32>,
    /// Since when it has waited for something to be kept.
    waits_since: Since,
    /// Whether dice were due to be thrown in the last frame already.
    pub(super) throw_seen: bool,
}

impl LocalHost {
    /// Brings a match to this table, whose viewer this is.
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

    /// Everybody who can look at this table is told everything from the beginning.
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

    /// What the table has not shown yet, as a viewer may see it; `None` where some of it is no longer kept.
    pub(super) fn unshown(&self, viewer: Viewer) -> Option<Vec<FeedItem>> {
        Some(self.host.since(viewer, self.shown)?.cloned().collect())
    }

    /// Whether cards were dealt that this table does not show yet.
    pub(super) const fn is_dealing(&self) -> bool {
        self.held.is_some()
    }

    /// The host, which knows what no seat may know.
    pub const fn host(&self) -> &MatchHost {
        &self.host
    }

    /// How far the match is, as this table shows it; `None` where that is unchanged.
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

    /// Whether an item has to wait: for the gate, or until it is kept.
    pub(super) fn waits(&mut self, item: &FeedItem, gate: TableGate, kept: Option<u32>, now: Duration) -> bool {
        if kept.is_some_and(|kept| kept < item.position) && self.waits_since.age(now) < MOST_WAIT {
            return true;
        }
        self.waits_since = Since::default();
        // Whoever has something to show first can close the gate before the next frame.
        let begins = matches!(item.told, Told::Happened { begins: true, .. });
        let seen = self.held.replace(item.position) == Some(item.position);
        if begins && !(seen && gate.open()) {
            return true;
        }
        self.held = None;
        false
    }
}

/// The match that goes on once everything lies there as it was left.
#[derive(Resource, Debug)]
pub(super) struct GoesOn(pub MatchHost);
