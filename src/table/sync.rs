//! The entities follow the journal: numbers, piles, and where a hand put a die.
//!
//! Reads only what the journal tells. Where a throw left the dice is the engine's; this moves a body only where the rules
//! say that a hand did.

use bevy::prelude::*;

use super::change::TableChange;
use super::defect::Defects;
use super::die::{DiceIndex, Die, Parked, Shows};
use super::games;
use super::journal::{Journal, JournalCursor};
use super::phase::MatchSystems;
use super::pile::{DiceStack, InPile, PileContents};
use crate::physics::PlaceDie;
use crate::physics::face::{placed_on, upright};
use crate::physics::shape::DieShape;
use crate::physics::throw::{Pose, ThrowKind, ThrowOrder};
use crate::rules::die::{DieId, Face};
use crate::rules::rng::{RulesRng, Stream, stream};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (follow_journal, gather_before_throw)
            .chain()
            .in_set(MatchSystems::SyncTable),
    );
}

/// How a hand puts dice down: never quite straight.
#[derive(Resource, Clone, Debug)]
pub(super) struct HandRng(pub(super) RulesRng);

impl HandRng {
    /// The hand of a match of this seed.
    pub(super) fn new(seed: u64) -> Self {
        Self(stream(seed, Stream::Cosmetic))
    }
}

/// Carries out what the journal tells since the last frame, event by event, each on the table the one before left.
fn follow_journal(world: &mut World, mut cursor: Local<JournalCursor>) {
    let journal = world.resource::<Journal>();
    if journal.is_read(*cursor) {
        return;
    }
    let mut changes = Vec::new();
    for event in journal.read(&mut cursor) {
        games::changes(event, &mut changes);
    }
    for change in changes {
        if carry_out(world, change).is_none() {
            world
                .resource_mut::<Defects>()
                .note(format!("the table has nothing for {change:?}"));
        }
    }
}

/// Carries out one change; `None` where the table has no such die or stack.
fn carry_out(world: &mut World, change: TableChange) -> Option<()> {
    match change {
        TableChange::Shows { die, face } => {
            let entity = entity_of(world, die)?;
            world.entity_mut(entity).insert(Shows(face));
        }
        TableChange::TurnedTo { die, face } => turn_to(world, die, face)?,
        TableChange::PutOn { die, onto, stack } => put_on(world, die, onto, stack)?,
        TableChange::TakenOff { stack } => take_off(world, stack)?,
        TableChange::Cleared => {
            let mut piles = world.query_filtered::<Entity, With<DiceStack>>();
            let piles: Vec<Entity> = piles.iter(world).collect();
            for pile in piles {
                world.despawn(pile);
            }
        }
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
    let rotation = upright(DieShape::D6, lies.rotation, face);
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
            // The first die on a loose one makes the stack.
            let pile = world.spawn(DiceStack { id: stack }).id();
            world.entity_mut(lower).insert(InPile(pile));
            pile
        }
    };
    let below = Pose::of(world.get::<Transform>(lower)?);
    let face = world.get::<Shows>(upper)?.0;
    let pose = placed_on(below, face, &mut world.get_resource_mut::<HandRng>()?.0);
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

/// A hand takes up the dice for a throw of several: those that are not thrown go off the table.
fn gather_before_throw(mut commands: Commands, mut orders: MessageReader<ThrowOrder>, dice: Query<(Entity, &Die)>) {
    for order in orders.read() {
        if matches!(order.kind, ThrowKind::Single { .. }) {
            continue;
        }
        for (entity, die) in &dice {
            if !order.dice.contains(&die.id) {
                commands.entity(entity).insert_if_new(Parked);
            }
        }
    }
}
