//! The entities follow the journal: numbers, piles, and where a hand put a die.
//!
//! Reads only the journal and the view. The engine decides where a throw leaves the dice; this file moves a body only
//! where the rules say that a hand moved it. `cards` does the cards.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use crate::physics::body::PlaceDie;
use crate::physics::die::{Die, OutOfPlay};
use crate::physics::face::{placed_on, read_face, readable_rotation, upright};
use crate::physics::pose::Pose;
use crate::physics::standing::StandingStacks;
use crate::physics::throw::{ThrowKind, ThrowOrder};
use crate::physics::tray::TrayGeometry;
use crate::rules::die::{DieId, Face};
use crate::table::cards::CardStory;
use crate::table::defect::Defects;
use crate::table::hand::HandRng;
use crate::table::journal::{Journal, JournalCursor};
use crate::table::phase::MatchSystems;
use crate::table::request::Undone;
use crate::table::view::MatchView;
use crate::table::viewer::TableViewer;
use crate::tabletop::aside::aside_place;
use crate::tabletop::change::TableChange;
use crate::tabletop::die::{Aside, DiceIndex, Parked, Shows, come_into_play};
use crate::tabletop::game::{DieLies, Layout};
use crate::tabletop::pile::{DicePile, InPile, PileContents};

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

/// Carries out the journal's new events one by one, each on the table that the one before left. Then turns the cards as
/// the view says, also where only the viewer has changed.
pub(crate) fn follow_journal(world: &mut World) {
    let is_shown_anew = world.is_resource_changed::<MatchView>();
    let any_undone = world.resource_scope(|world, mut followed: Mut<Followed>| {
        let undone = world.resource::<Messages<Undone>>();
        followed.undone.read(undone).count() > 0
    });
    let mut changes = Vec::new();
    let told = world.resource_scope(|world, mut followed: Mut<Followed>| {
        let journal = world.resource::<Journal>();
        let entries = journal.entries_after(followed.journal);
        let events = journal.read(&mut followed.journal);
        for (entry, event) in entries.iter().zip(events) {
            let mut of_event = Vec::new();
            event.changes(&mut of_event);
            changes.extend(of_event.into_iter().map(|change| (*entry, change)));
        }
        !events.is_empty()
    });
    if !told && !is_shown_anew {
        return;
    }
    let mut story = CardStory::of(world.resource::<TableViewer>().0);
    for (entry, change) in changes {
        if let Some(mut hand) = world.get_resource_mut::<HandRng>() {
            hand.turn_to(entry);
        }
        if carry_out(world, change, &mut story).is_none() {
            world
                .resource_mut::<Defects>()
                .note(format!("the table has nothing for {change:?}"));
        }
    }
    tell_stacks(world);
    if let Some(shown) = world.get_resource::<MatchView>() {
        let layout = shown.view.layout();
        if any_undone {
            take_up_used(world, &layout);
            if let Some(piles) = &layout.piles {
                story.put_back(world, piles);
            }
        }
        story.finish(world, layout.piles.as_deref());
    }
}

/// Gives the physics the stacks of dice.
pub(super) fn tell_stacks(world: &mut World) {
    let mut piles = world.query_filtered::<&PileContents, With<DicePile>>();
    let ids = |contents: &PileContents| -> Vec<DieId> {
        let dice = contents.entities().iter();
        dice.filter_map(|die| Some(world.get::<Die>(*die)?.id)).collect()
    };
    let mut stacks: Vec<Vec<DieId>> = piles.iter(world).map(ids).filter(|dice| !dice.is_empty()).collect();
    // The order of entities differs between apps; the order of the stacks must not.
    stacks.sort_unstable_by_key(|dice| dice[0]);
    world.insert_resource(StandingStacks(stacks));
}

/// Carries out one change; `None` where the table has no such thing.
fn carry_out(world: &mut World, change: TableChange, story: &mut CardStory) -> Option<()> {
    match change {
        TableChange::Shows { die, face } => {
            let entity = entity_of(world, die)?;
            world.entity_mut(entity).insert(Shows(face));
        }
        TableChange::IsRead { die } => {
            let entity = entity_of(world, die)?;
            let shape = world.get::<Die>(entity)?.shape;
            let face = read_face(shape, world.get::<Transform>(entity)?.rotation).0;
            world.entity_mut(entity).insert(Shows(face));
        }
        TableChange::TurnedTo { die, face } => turn_to(world, die, face)?,
        TableChange::PutOn { die, onto, stack } => put_on(world, die, onto, stack)?,
        TableChange::UsedUp { die } => lay_aside(world, die, Aside { used: true })?,
        TableChange::TakenOff { stack } => take_off(world, stack)?,
        TableChange::Cleared => {
            let mut piles = world.query_filtered::<Entity, With<DicePile>>();
            let piles: Vec<Entity> = piles.iter(world).collect();
            for pile in piles {
                world.despawn(pile);
            }
        }
        TableChange::Cards(change) => story.carry_out(world, change)?,
    }
    Some(())
}

fn entity_of(world: &World, die: DieId) -> Option<Entity> {
    world.resource::<DiceIndex>().get(die)
}

/// The pile of a stack, by its bottom die.
fn pile_of(world: &World, stack: DieId) -> Option<Entity> {
    world.get::<InPile>(entity_of(world, stack)?).map(|pile| pile.0)
}

fn turn_to(world: &mut World, die: DieId, face: Face) -> Option<()> {
    let entity = entity_of(world, die)?;
    let lies = Pose::of(world.get::<Transform>(entity)?);
    let shape = world.get::<Die>(entity)?.shape;
    let rotation = upright(shape, lies.rotation, face);
    let mut entity = world.entity_mut(entity);
    entity.insert(Shows(face));
    PlaceDie(Pose { rotation, ..lies }).apply(entity);
    Some(())
}

fn put_on(world: &mut World, die: DieId, onto: DieId, stack: DieId) -> Option<()> {
    let (upper, lower) = (entity_of(world, die)?, entity_of(world, onto)?);
    let pile = match pile_of(world, stack) {
        Some(pile) => pile,
        None => {
            // The first die on a loose die makes the stack.
            let pile = world.spawn(DicePile { bottom: stack }).id();
            world.entity_mut(lower).insert(InPile(pile));
            pile
        }
    };
    let below = Pose::of(world.get::<Transform>(lower)?);
    let face = world.get::<Shows>(upper)?.0;
    let pose = placed_on(below, face, &mut world.get_resource_mut::<HandRng>()?.rng);
    let mut upper = world.entity_mut(upper);
    upper.insert(InPile(pile));
    PlaceDie(pose).apply(upper);
    Some(())
}

fn take_off(world: &mut World, stack: DieId) -> Option<()> {
    let pile = pile_of(world, stack)?;
    let dice = world.get::<PileContents>(pile)?.entities().to_vec();
    world.despawn(pile);
    for die in dice {
        world.entity_mut(die).insert(Parked);
    }
    Some(())
}

/// Dice whose use was undone go to the kept dice.
fn take_up_used(world: &mut World, layout: &Layout) {
    for (index, lies) in layout.dice.iter().enumerate() {
        let die = DieId(index as u8);
        let used = entity_of(world, die)
            .and_then(|die| world.get::<Aside>(die))
            .is_some_and(|aside| aside.used);
        if used && matches!(lies, DieLies::OnTable(_)) {
            lay_aside(world, die, Aside { used: false });
        }
    }
}

/// Lays a die in its own place beside the tray, with the number it shows on top.
pub(crate) fn lay_aside(world: &mut World, die: DieId, aside: Aside) -> Option<()> {
    let entity = entity_of(world, die)?;
    let shape = world.get::<Die>(entity)?.shape;
    let face = world.get::<Shows>(entity)?.0;
    let stands = aside_place(world.get_resource::<TrayGeometry>()?, die, aside);
    let pose = Pose {
        position: stands + Vec3::Y * shape.face_distance(),
        rotation: readable_rotation(shape, face),
    };
    let mut entity = world.entity_mut(entity);
    entity.insert(aside);
    PlaceDie(pose).apply(entity);
    Some(())
}

/// Gathers the dice for each throw that was ordered.
fn gather_before_throw(world: &mut World, mut orders: Local<MessageCursor<ThrowOrder>>) {
    let ordered: Vec<ThrowOrder> = orders.read(world.resource::<Messages<ThrowOrder>>()).cloned().collect();
    for order in ordered {
        gather(world, &order);
    }
}

/// A hand gathers the dice for a throw of several dice: the dice that are not thrown go off the table, or aside where
/// they are still needed.
pub(crate) fn gather(world: &mut World, order: &ThrowOrder) {
    let mut dice = world.query::<(Entity, &Die, Has<OutOfPlay>)>();
    let others: Vec<(Entity, DieId, bool)> = dice
        .iter(world)
        .filter(|(_, die, ..)| !order.dice.contains(&die.id))
        .map(|(entity, die, is_away)| (entity, die.id, is_away))
        .collect();
    for (entity, die, is_away) in others {
        match order.kind {
            ThrowKind::Single { .. } => {}
            ThrowKind::FromHands | ThrowKind::Mixed => {
                world.entity_mut(entity).insert_if_new(Parked);
            }
            ThrowKind::Handful { .. } => {
                if !is_away {
                    lay_aside(world, die, Aside { used: false });
                }
            }
        }
    }
}
