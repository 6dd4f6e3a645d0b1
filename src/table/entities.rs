//! The world of entities as a table with dice on it.

use bevy::prelude::*;

use crate::host::dice::DiceTable;
use crate::physics::body::PlaceDie;
use crate::physics::die::{Die, OutOfPlay};
use crate::physics::pose::Pose;
use crate::physics::shape::DieShape;
use crate::physics::tray::TrayGeometry;
use crate::rules::die::{DieId, Face};
use crate::tabletop::die::{Aside, DiceIndex, Parked, Shows};
use crate::tabletop::pile::{DicePile, InPile, PileContents};

fn entity_of(world: &World, die: DieId) -> Option<Entity> {
    world.resource::<DiceIndex>().get(die)
}

fn of<C: Component>(world: &World, die: DieId) -> Option<&C> {
    world.get::<C>(entity_of(world, die)?)
}

/// The pile of a stack, by its bottom die.
fn pile_of(world: &World, bottom: DieId) -> Option<Entity> {
    of::<InPile>(world, bottom).map(|pile| pile.0)
}

fn dice_in(world: &World, pile: Entity) -> Vec<DieId> {
    let dice = world.get::<PileContents>(pile).map_or(&[][..], PileContents::entities);
    dice.iter().filter_map(|die| Some(world.get::<Die>(*die)?.id)).collect()
}

impl DiceTable for World {
    fn count(&self) -> usize {
        self.resource::<DiceIndex>().0.len()
    }

    fn tray(&self) -> Option<TrayGeometry> {
        self.get_resource::<TrayGeometry>().copied()
    }

    fn shape(&self, die: DieId) -> Option<DieShape> {
        Some(of::<Die>(self, die)?.shape)
    }

    fn lies(&self, die: DieId) -> Option<Pose> {
        of::<Transform>(self, die).map(Pose::of)
    }

    fn shows(&self, die: DieId) -> Option<Face> {
        Some(of::<Shows>(self, die)?.0)
    }

    fn is_aside(&self, die: DieId) -> Option<Aside> {
        of::<Aside>(self, die).copied()
    }

    fn in_play(&self, die: DieId) -> bool {
        entity_of(self, die).is_some() && of::<OutOfPlay>(self, die).is_none()
    }

    fn show(&mut self, die: DieId, face: Face) {
        if let Some(entity) = entity_of(self, die) {
            self.entity_mut(entity).insert(Shows(face));
        }
    }

    fn put(&mut self, die: DieId, pose: Pose) {
        if let Some(entity) = entity_of(self, die) {
            PlaceDie(pose).apply(self.entity_mut(entity));
        }
    }

    fn bring(&mut self, die: DieId) {
        if let Some(entity) = entity_of(self, die) {
            self.entity_mut(entity).remove::<OutOfPlay>();
        }
    }

    fn set_aside(&mut self, die: DieId, aside: Aside) {
        if let Some(entity) = entity_of(self, die) {
            self.entity_mut(entity).insert(aside);
        }
    }

    fn park(&mut self, die: DieId) {
        if let Some(entity) = entity_of(self, die) {
            self.entity_mut(entity).remove::<Aside>().insert_if_new(Parked);
        }
    }

    fn stacks(&self) -> Vec<Vec<DieId>> {
        let bottoms = (0..self.count() as u8).map(DieId);
        // The order of entities differs between apps; the order of the stacks must not.
        bottoms.filter_map(|bottom| self.stack(bottom)).collect()
    }

    fn stack(&self, bottom: DieId) -> Option<Vec<DieId>> {
        let pile = pile_of(self, bottom)?;
        let is_bottom = self.get::<DicePile>(pile).is_some_and(|stack| stack.bottom == bottom);
        is_bottom.then(|| dice_in(self, pile))
    }

    fn add_to_stack(&mut self, die: DieId, bottom: DieId) {
        let pile = match pile_of(self, bottom) {
            Some(pile) => pile,
            None => self.spawn(DicePile { bottom }).id(),
        };
        if let Some(entity) = entity_of(self, die) {
            self.entity_mut(entity).insert(InPile(pile));
        }
    }

    fn end_stack(&mut self, bottom: DieId) {
        if let Some(pile) = pile_of(self, bottom) {
            self.despawn(pile);
        }
    }

    fn end_stacks(&mut self) {
        for stack in self.stacks() {
            self.end_stack(stack[0]);
        }
    }
}
