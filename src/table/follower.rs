//! The table follows the feed of its match: it shows each item when it is ready for it.
//!
//! A [`FeedSource`] has the items: the host at this table, or the connection to a host elsewhere. [`apply`] shows an
//! item, wherever it comes from.

use crate::table::entities::WorldDice;
use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;

use crate::table::journal::Journal;
use crate::table::phase::TableGate;
use crate::table::replay::laid::{lay_shown, order_due};
use crate::table::saving::SaveState;
use crate::table::seats::SeatChanged;
use crate::table::viewer::TableViewer;
use host::dice::gather;
use host::feed::{FeedItem, FeedUpdate, TrackBytes};
use host::request::Undone;
use host::view::{MatchView, Players};
use physics::recorded_throw::{RecordedThrow, ShowThrow};
use rules::ids::Viewer;
use system::start_time::StartTime;
use tabletop::throw::ThrowOrder;

/// An item is shown once it is saved, but no later than after this time: a slow disk must not hold up the match.
const MOST_WAIT: Duration = Duration::from_millis(250);

/// The source of the feed that the table follows.
pub(super) trait FeedSource: Resource {
    /// Whether the host is at this table. Then throws and changes of seats happen here first, and the items about them
    /// come later.
    const IS_HERE: bool;

    /// Switches to the feed of this viewer, if there is one. Returns whether the view is to be shown anew.
    fn turn_to(&mut self, viewer: Viewer, world: &mut World) -> bool;

    /// The next item that the table has not shown yet.
    fn next_item(&self) -> Option<&FeedItem>;

    /// Whether the table is so far behind that it shows no rolls.
    fn is_behind(&self) -> bool;

    /// Marks the next item as shown.
    fn mark_shown(&mut self, world: &mut World);

    /// The view of the match after the items that were shown.
    fn view(&self) -> Option<MatchView>;
}

/// What the next item of the feed waits for.
#[derive(Resource, Debug, Default)]
pub(super) struct TableFollower {
    /// The position of the item that the table was about to show in the last frame, and that waits for the gate.
    held: Option<u32>,
    /// Since when an item has waited to be saved.
    waits_since: StartTime,
    /// Whether the dice of the next item roll.
    rolling: bool,
}

/// Shows the items of the source, as far as the table is ready for them. Returns whether the table shows anything new.
pub(super) fn follow<S: FeedSource>(world: &mut World, has_settled: bool) -> bool {
    world.resource_scope(|world, mut follower: Mut<TableFollower>| {
        world.resource_scope(|world, mut source: Mut<S>| follower.follow(world, &mut *source, has_settled))
    })
}

impl TableFollower {
    /// Whether an item, such as a deal of cards, waits for the gate.
    pub(super) const fn is_dealing(&self) -> bool {
        self.held.is_some()
    }

    fn follow<S: FeedSource>(&mut self, world: &mut World, source: &mut S, has_settled: bool) -> bool {
        let mut is_new = false;
        if self.rolling {
            if !has_settled {
                return false;
            }
            self.rolling = false;
            is_new |= show_next(world, source, true);
        } else if source.turn_to(world.resource::<TableViewer>().0, world) {
            show_view(world, source);
            is_new = true;
        }
        let saved = world.resource::<SaveState>().position();
        while self.is_ready(world, source, saved) {
            if self.roll_next(world, source) {
                break;
            }
            is_new |= show_next(world, source, S::IS_HERE);
        }
        is_new
    }

    /// Whether the next item can be shown now: the log is saved up to it, and the gate lets it pass.
    fn is_ready<S: FeedSource>(&mut self, world: &World, source: &S, saved: Option<u32>) -> bool {
        let Some(item) = source.next_item() else {
            self.held = None;
            return false;
        };
        let is_saved = saved.is_none_or(|saved| item.position <= saved);
        if !is_saved && self.waits_since.age(world.resource::<Time<Real>>().elapsed()) < MOST_WAIT {
            return false;
        }
        self.waits_since = StartTime::default();
        let begins = matches!(item.told, FeedUpdate::Happened { begins: true, .. });
        let throws = throw_of(source).is_some();
        // A screen that has something to show first can close the gate before the next frame.
        let seen = self.held.replace(item.position) == Some(item.position);
        if (begins || throws) && !(seen && world.resource::<TableGate>().open()) {
            return false;
        }
        self.held = None;
        true
    }

    /// Rolls the dice of the next item, if it has a throw and the table is not behind. Returns whether they roll.
    fn roll_next<S: FeedSource>(&mut self, world: &mut World, source: &S) -> bool {
        let Some(throw) = throw_of(source).filter(|_| !source.is_behind()) else {
            return false;
        };
        let (Some(order), Ok(throw)) = (order_due(world), RecordedThrow::from_bytes(&throw.0, &throw.1)) else {
            return false;
        };
        roll(world, order, throw);
        self.rolling = true;
        true
    }
}

/// Rolls dice as a recorded throw did.
pub(super) fn roll(world: &mut World, order: ThrowOrder, throw: RecordedThrow) {
    gather(&mut WorldDice(world), &order);
    let throw = Arc::new(throw);
    world.write_message(ShowThrow { order, throw });
}

/// The throw of the next item, unless it was thrown at this table.
fn throw_of<S: FeedSource>(source: &S) -> Option<&TrackBytes> {
    match &source.next_item()?.told {
        FeedUpdate::Happened { throw, .. } if !S::IS_HERE => throw.as_deref(),
        _ => None,
    }
}

/// Shows the next item, if there is one; see [`apply`]. Returns whether there was one.
fn show_next<S: FeedSource>(world: &mut World, source: &mut S, is_done: bool) -> bool {
    let Some(item) = source.next_item().cloned() else {
        return false;
    };
    apply(world, item.told, is_done);
    source.mark_shown(world);
    show_view(world, source);
    true
}

fn show_view(world: &mut World, source: &impl FeedSource) {
    if let Some(view) = source.view() {
        *world.resource_mut::<MatchView>() = view;
    }
}

/// Applies the contents of an item to the table. With `is_done`, this table did its part before: the dice lie where
/// they came to rest, or the player already has the seat.
pub(super) fn apply(world: &mut World, told: FeedUpdate, is_done: bool) {
    match told {
        FeedUpdate::Happened {
            entry, events, throw, ..
        } => {
            if let Some(throw) = throw.filter(|_| !is_done) {
                lay_shown(world, &throw.0, &throw.1);
            }
            let mut journal = world.resource_mut::<Journal>();
            for event in events {
                journal.append(event, entry as usize);
            }
        }
        FeedUpdate::Undone { seat, told } => {
            let told = told as usize;
            world.write_message(Undone { seat, told });
        }
        FeedUpdate::Sits { seat, player } if !is_done => {
            let control = player.control;
            if let Some(sits) = world.resource_mut::<Players>().0.get_mut(seat.index()) {
                *sits = player;
            }
            world.write_message(SeatChanged { seat, control });
        }
        FeedUpdate::Whole { .. } | FeedUpdate::Sits { .. } | FeedUpdate::Given { .. } | FeedUpdate::Refused { .. } => {}
    }
}
