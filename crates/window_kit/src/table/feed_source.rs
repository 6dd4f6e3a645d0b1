//! What has the feed that the table follows.

use bevy::prelude::*;

use crate::table::phase::TableGate;
use host::feed::FeedItem;
use host::view::MatchView;
use rules::ids::Viewer;

/// The source of the feed that the table follows.
pub(super) trait FeedSource: Resource {
    /// How the table shows the throws of the next items.
    fn throws(&self) -> FeedThrows;

    /// Switches to the feed of this viewer, if there is one. Returns whether the view is to be shown anew. With
    /// `is_rolling`, the dice of the next item roll.
    fn turn_to(&mut self, viewer: Viewer, is_rolling: bool, world: &mut World) -> bool;

    /// The next item that the table has not shown yet.
    fn next_item(&self) -> Option<&FeedItem>;

    /// Marks the next item as shown.
    fn mark_shown(&mut self, world: &mut World);

    /// The view of the match after the items that were shown.
    fn view(&self) -> Option<MatchView>;
}

/// How the table shows the throws of a feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FeedThrows {
    /// Throws and changes of seats happen at this table first, and the items about them come later.
    Here,
    /// The dice roll as the track says.
    Rolled,
    /// The table is behind: the dice are laid where the track ends.
    Laid,
    /// The table jumps to a later item: the dice are laid, and no item waits for the gate.
    Jumped,
}

/// Whether something that is due may begin. A screen that has something to show first can close the gate in the frame
/// after it became due, so nothing begins in the frame in which it is first seen.
#[derive(Debug, Default)]
pub(super) struct FrameGate(Option<u32>);

impl FrameGate {
    /// Whether what is due at this position of the log may begin now.
    pub(super) fn lets_begin(&mut self, position: u32, gate: &TableGate) -> bool {
        self.0.replace(position) == Some(position) && gate.open()
    }

    /// Nothing is due.
    pub(super) const fn clear(&mut self) {
        self.0 = None;
    }
}
