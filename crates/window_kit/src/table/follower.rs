//! The table follows the feed of its match: it shows each item when it is ready for it.
//!
//! A [`FeedSource`] has the items: the host at this table, in a match or in a replay, or the connection to a host
//! elsewhere. [`apply`] shows an item, wherever it comes from.

use crate::table::entities::WorldDice;
use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;

use crate::table::feed_source::{FeedSource, FeedThrows, FrameGate};
use crate::table::journal::Journal;
use crate::table::laid::{lay_by_hand, lay_shown, order_due};
use crate::table::phase::TableGate;
use crate::table::saving::SaveState;
use crate::table::seats::SeatChanged;
use crate::table::sync::follow_journal;
use crate::table::viewer::TableViewer;
use host::dice::gather;
use host::feed::{FeedItem, FeedUpdate, TrackBytes};
use host::request::Undone;
use host::view::{MatchView, Players};
use physics::recorded_throw::{RecordedThrow, ShowThrow};
use system::start_time::StartTime;

/// An item is shown once it is saved, but no later than after this time: a slow disk must not hold up the match.
const MOST_WAIT: Duration = Duration::from_millis(250);

/// What the next item of the feed waits for.
#[derive(Resource, Debug, Default)]
pub(super) struct TableFollower {
    gate: FrameGate,
    /// Whether the next item is a deal that waits for the gate.
    is_dealing: bool,
    /// Since when an item has waited to be saved.
    waits_since: StartTime,
    /// Whether the dice of the next item roll.
    is_rolling: bool,
}

/// Shows the items of the source, as far as the table is ready for them. Returns whether the table shows anything new.
pub(super) fn follow<S: FeedSource>(world: &mut World, has_settled: bool) -> bool {
    world.resource_scope(|world, mut follower: Mut<TableFollower>| {
        world.resource_scope(|world, mut source: Mut<S>| follower.follow(world, &mut *source, has_settled))
    })
}

impl TableFollower {
    /// Whether the next item is a deal that waits for the gate.
    pub(super) const fn is_dealing(&self) -> bool {
        self.is_dealing
    }

    /// Whether the dice of the next item roll.
    pub(super) const fn is_rolling(&self) -> bool {
        self.is_rolling
    }

    fn follow<S: FeedSource>(&mut self, world: &mut World, source: &mut S, has_settled: bool) -> bool {
        let viewer = world.resource::<TableViewer>().0;
        let mut is_new = source.turn_to(viewer, self.is_rolling, world);
        if is_new {
            show_view(world, source);
        }
        if self.is_rolling {
            if !has_settled && source.throws() != FeedThrows::Jumped {
                return is_new;
            }
            self.is_rolling = false;
            is_new |= show_next(world, source, has_settled);
        }
        let saved = world.resource::<SaveState>().position();
        while self.is_ready(world, source, saved) {
            if self.roll_next(world, source) {
                break;
            }
            let is_done = source.throws() == FeedThrows::Here;
            is_new |= show_next(world, source, is_done);
        }
        is_new
    }

    /// Whether the next item can be shown now: the log is saved up to it, and the gate lets it pass.
    fn is_ready<S: FeedSource>(&mut self, world: &World, source: &S, saved: Option<u32>) -> bool {
        self.is_dealing = false;
        let Some(item) = source.next_item() else {
            self.gate.clear();
            return false;
        };
        let is_saved = saved.is_none_or(|saved| item.position <= saved);
        if !is_saved && self.waits_since.age(world.resource::<Time<Real>>().elapsed()) < MOST_WAIT {
            return false;
        }
        self.waits_since = StartTime::default();
        let begins = matches!(item.told, FeedUpdate::Happened { begins: true, .. });
        let throws = throw_of(source).is_some();
        let waits = (begins || throws) && source.throws() != FeedThrows::Jumped;
        if waits && !self.gate.lets_begin(item.position, world.resource::<TableGate>()) {
            self.is_dealing = begins;
            return false;
        }
        self.gate.clear();
        true
    }

    /// Rolls the dice of the next item, if its throw is to be shown. Returns whether they roll.
    fn roll_next<S: FeedSource>(&mut self, world: &mut World, source: &S) -> bool {
        let Some(throw) = throw_of(source).filter(|_| source.throws() == FeedThrows::Rolled) else {
            return false;
        };
        let (Some(order), Ok(throw)) = (order_due(world), RecordedThrow::from_bytes(&throw.0, &throw.1)) else {
            return false;
        };
        gather(&mut WorldDice(world), &order);
        let throw = Arc::new(throw);
        world.write_message(ShowThrow { order, throw });
        self.is_rolling = true;
        true
    }
}

/// The throw of the next item, unless it was thrown at this table.
fn throw_of<S: FeedSource>(source: &S) -> Option<&TrackBytes> {
    match &source.next_item()?.told {
        FeedUpdate::Happened { throw, .. } if source.throws() != FeedThrows::Here => throw.as_deref(),
        _ => None,
    }
}

/// Shows the next item, if there is one; see [`apply`]. Returns whether there was one.
fn show_next<S: FeedSource>(world: &mut World, source: &mut S, is_done: bool) -> bool {
    let Some(item) = source.next_item().cloned() else {
        return false;
    };
    apply(world, item, is_done);
    source.mark_shown(world);
    show_view(world, source);
    true
}

fn show_view(world: &mut World, source: &impl FeedSource) {
    if let Some(view) = source.view() {
        *world.resource_mut::<MatchView>() = view;
    }
}

/// Applies an item to the table. With `is_done`, this table did its part before: the dice lie where they came to rest,
/// or the player already has the seat.
pub(super) fn apply(world: &mut World, item: FeedItem, is_done: bool) {
    match item.told {
        FeedUpdate::Happened {
            entry, events, throw, ..
        } => {
            if !is_done && let Some(order) = order_due(world) {
                // A throw needs the table as the item before it left it.
                follow_journal(world);
                gather(&mut WorldDice(world), &order);
                match throw {
                    Some(throw) => lay_shown(world, &order, &throw),
                    None => lay_by_hand(world, &order, &events, &item.view.view.layout()),
                }
            }
            let mut journal = world.resource_mut::<Journal>();
            for event in events {
                journal.append(event, entry as usize);
            }
        }
        FeedUpdate::Undone { seat, told } => {
            let told = told as usize;
            world.resource_mut::<Journal>().undo(told);
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
