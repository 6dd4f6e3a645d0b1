//! Brings the feed of the host at this table to the table, in a match and in a replay.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use crate::table::defect::Defects;
use crate::table::feed_source::{FeedSource, FeedThrows};
use crate::table::follower::{TableFollower, follow};
use crate::table::local::LocalHost;
use crate::table::phase::MatchPhase;
use host::feed::FeedItem;
use host::view::MatchView;
use rules::ids::Viewer;
use tabletop::throw::ThrowSettled;

/// Shows the items of this table's viewer, as far as the table is ready for them.
pub(crate) fn publish(world: &mut World, mut settled: Local<MessageCursor<ThrowSettled>>) {
    let has_settled = settled.read(world.resource::<Messages<ThrowSettled>>()).count() > 0;
    show_due(world, has_settled);
}

/// The same. `has_settled` tells whether the dice of a throw that is shown came to rest.
pub(super) fn show_due(world: &mut World, has_settled: bool) {
    let found = world.resource_mut::<LocalHost>().host.take_defects();
    for found in found {
        world.resource_mut::<Defects>().note(found);
    }
    follow::<LocalHost>(world, has_settled);
    let is_dealing = world.resource::<TableFollower>().is_dealing();
    if let Some(now) = world.resource::<LocalHost>().phase(is_dealing) {
        NextState::set_if_neq(&mut world.resource_mut::<NextState<MatchPhase>>(), now);
    }
}

impl FeedSource for LocalHost {
    fn throws(&self) -> FeedThrows {
        self.throws
    }

    fn turn_to(&mut self, viewer: Viewer, _: bool, world: &mut World) -> bool {
        let before = std::mem::replace(&mut self.viewer, viewer);
        let is_other = viewer != before;
        if is_other {
            self.host.connect_once(viewer);
        }
        self.reads = viewer;
        if self.host.since(viewer, self.shown).is_some() {
            return is_other;
        }
        // This viewer had no feed before: it sees the items that the viewer before it was about to see.
        self.reads = before;
        if self.host.since(before, self.shown).is_none() {
            let mut defects = world.resource_mut::<Defects>();
            defects.note("a part of the feed was lost".to_owned());
            self.shown = self.host.position();
        }
        true
    }

    fn next_item(&self) -> Option<&FeedItem> {
        self.host.since(self.reads, self.shown)?.next()
    }

    fn mark_shown(&mut self, _: &mut World) {
        if let Some(position) = self.next_item().map(|item| item.position) {
            self.shown = position;
            self.host.read_to(position);
        }
    }

    fn view(&self) -> Option<MatchView> {
        let then = self.host.view_at(self.viewer, self.shown).cloned();
        Some(then.unwrap_or_else(|| self.host.view(self.viewer)))
    }
}
