//! The current match at this table: its host, and how much of it this table shows.
//!
//! The host never waits. The table does: it shows an item when it is ready for it. Until then, no player at this table
//! decides and no dice are thrown.

use bevy::prelude::*;

use crate::table::feed_source::{FeedThrows, FrameGate};
use crate::table::phase::MatchPhase;
use host::match_host::MatchHost;
use host::view::MatchView;
use rules::game::Turn;
use rules::ids::Viewer;

/// The host of the current match. Present while a match is on.
#[derive(Resource, Debug)]
pub struct LocalHost {
    pub(super) host: MatchHost,
    /// The viewer for whom the table shows it.
    pub(super) viewer: Viewer,
    /// The viewer whose feed the table reads: another one only while the viewer's own feed begins too late.
    pub(super) reads: Viewer,
    /// The position of the log up to which the table shows it.
    pub(super) shown: u32,
    /// How the table shows throws: a replay has tracks.
    pub(super) throws: FeedThrows,
    /// What a throw at this table waits for.
    pub(super) throw_gate: FrameGate,
}

impl LocalHost {
    /// Brings a match to this table, for this viewer.
    pub(super) fn new(mut host: MatchHost, viewer: Viewer) -> Self {
        host.connect(viewer);
        let mut local = Self {
            shown: host.position(),
            host,
            viewer,
            reads: viewer,
            throws: FeedThrows::Here,
            throw_gate: FrameGate::default(),
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

    /// The host, which knows what no seat may know.
    pub const fn host(&self) -> &MatchHost {
        &self.host
    }

    /// The phase of the match, as this table shows it; `None` if it is unchanged. `is_dealing` tells that an item waits
    /// for the gate.
    pub(super) fn phase(&self, is_dealing: bool) -> Option<MatchPhase> {
        if !self.is_caught_up() {
            return is_dealing.then_some(MatchPhase::Dealing);
        }
        Some(match self.host.turn() {
            Turn::Players(_) => MatchPhase::Deciding,
            Turn::Chance if self.host.is_drawing() => MatchPhase::Dealing,
            Turn::Chance => MatchPhase::Throwing,
            Turn::Over => MatchPhase::Over,
        })
    }
}

/// The resumed match that continues once everything on the table lies as it was left.
#[derive(Resource, Debug)]
pub(super) struct PendingResume(pub MatchHost);
