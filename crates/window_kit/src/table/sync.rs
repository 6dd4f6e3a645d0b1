//! The entities follow the journal: numbers, piles, and where a hand put a die.
//!
//! Reads only the journal and the view. The engine decides where a throw leaves the dice; this file moves a body only
//! where the rules say that a hand moved it. `cards` handles the cards.

use crate::table::entities::WorldDice;
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use crate::table::cards::CardChanges;
use crate::table::components::die::come_into_play;
use crate::table::defect::Defects;
use crate::table::journal::{Journal, JournalCursor};
use crate::table::phase::MatchSystems;
use crate::table::physics::body::StandingStacks;
use crate::table::viewer::TableViewer;
use host::dice::{DiceTable, apply_change, gather, pick_up_used};
use host::hand::HandRng;
use host::request::Undone;
use host::view::MatchView;
use tabletop::change::TableChange;
use tabletop::throw::ThrowOrder;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Followed>()
        .add_observer(come_into_play)
        .add_systems(
            Update,
            (follow_journal, gather_before_throw)
                .chain()
                .in_set(MatchSystems::SyncTable),
        );
}

/// How far the entities have followed the journal.
#[derive(Resource, Debug, Default)]
struct Followed {
    journal: JournalCursor,
    undone: MessageCursor<Undone>,
}

/// Carries out the journal's new events one by one, each on the table that the one before left. Then turns the cards
/// as the view tells, even if only the viewer has changed.
pub(crate) fn follow_journal(world: &mut World) {
    let is_shown_anew = world.is_resource_changed::<MatchView>();
    let any_undone = world.resource_scope(|world, mut followed: Mut<Followed>| {
        let undone = world.resource::<Messages<Undone>>();
        followed.undone.read(undone).count() > 0
    });
    let viewer = world.resource::<TableViewer>().0;
    let mut changes = Vec::new();
    let told = world.resource_scope(|world, mut followed: Mut<Followed>| {
        let journal = world.resource::<Journal>();
        let entries = journal.entries_after(followed.journal);
        let events = journal.read(&mut followed.journal);
        for (entry, event) in entries.iter().zip(events) {
            let mut of_event = Vec::new();
            // The viewer may have changed since the event was recorded.
            if let Some(event) = event.redact(viewer) {
                event.changes(&mut of_event);
            }
            changes.extend(of_event.into_iter().map(|change| (*entry, change)));
        }
        !events.is_empty()
    });
    if !told && !is_shown_anew {
        return;
    }
    let mut story = CardChanges::of(viewer);
    for (entry, change) in changes {
        if let Some(mut hand) = world.get_resource_mut::<HandRng>() {
            hand.turn_to(entry);
        }
        let done = match change {
            TableChange::Cards(change) => story.apply_change(world, change),
            change => move_dice(world, change),
        };
        if done.is_none() {
            world
                .resource_mut::<Defects>()
                .note(format!("the table has nothing for {change:?}"));
        }
    }
    tell_stacks(world);
    if let Some(shown) = world.get_resource::<MatchView>() {
        let layout = shown.view.layout();
        if any_undone {
            pick_up_used(&mut WorldDice(world), &layout);
            if let Some(piles) = &layout.piles {
                story.put_back(world, piles);
            }
        }
        story.finish(world, layout.piles.as_deref());
    }
}

/// Carries out a change of the dice; `None` if the table lacks a die or stack that it needs.
fn move_dice(world: &mut World, change: TableChange) -> Option<()> {
    let mut rng = world.get_resource::<HandRng>()?.rng.clone();
    let done = apply_change(&mut WorldDice(world), change, &mut rng);
    world.get_resource_mut::<HandRng>()?.rng = rng;
    done
}

/// Gives the physics the stacks of dice.
pub(super) fn tell_stacks(world: &mut World) {
    let stacks = WorldDice(world).stacks();
    world.insert_resource(StandingStacks(stacks));
}

/// Gathers the dice for each throw that was ordered.
fn gather_before_throw(world: &mut World, mut orders: Local<MessageCursor<ThrowOrder>>) {
    let ordered: Vec<ThrowOrder> = orders.read(world.resource::<Messages<ThrowOrder>>()).cloned().collect();
    for order in ordered {
        gather(&mut WorldDice(world), &order);
    }
}
