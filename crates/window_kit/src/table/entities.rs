//! The world of entities as a table with dice on it.

use crate::table::physics::body::pose_of;
use bevy::prelude::*;

use crate::table::components::die::{DiceIndex, Parked, Shows};
use crate::table::components::pile::{DicePile, InPile, PileContents};
use crate::table::physics::body::PlaceDie;
use host::dice::DiceTable;
use rules::die::{DieId, Face};
use tabletop::aside::Aside;
use tabletop::die::{Die, OutOfPlay};
use tabletop::pose::Pose;
use tabletop::shape::DieShape;
use tabletop::tray::TrayGeometry;

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

/// The dice of the world as a table.
pub(super) struct WorldDice<'w>(pub &'w mut World);

impl DiceTable for WorldDice<'_> {
    fn count(&self) -> usize {
        self.0.resource::<DiceIndex>().0.len()
    }

    fn tray(&self) -> Option<TrayGeometry> {
        self.0.get_resource::<TrayGeometry>().copied()
    }

    fn shape(&self, die: DieId) -> Option<DieShape> {
        Some(of::<Die>(self.0, die)?.shape)
    }

    fn lies(&self, die: DieId) -> Option<Pose> {
        of::<Transform>(self.0, die).map(pose_of)
    }

    fn shows(&self, die: DieId) -> Option<Face> {
        Some(of::<Shows>(self.0, die)?.0)
    }

    fn is_aside(&self, die: DieId) -> Option<Aside> {
        of::<Aside>(self.0, die).copied()
    }

    fn in_play(&self, die: DieId) -> bool {
        entity_of(self.0, die).is_some() && of::<OutOfPlay>(self.0, die).is_none()
    }

    fn show(&mut self, die: DieId, face: Face) {
        if let Some(entity) = entity_of(self.0, die) {
            self.0.entity_mut(entity).insert(Shows(face));
        }
    }

    fn put(&mut self, die: DieId, pose: Pose) {
        if let Some(entity) = entity_of(self.0, die) {
            PlaceDie(pose).apply(self.0.entity_mut(entity));
        }
    }

    fn bring(&mut self, die: DieId) {
        if let Some(entity) = entity_of(self.0, die) {
            self.0.entity_mut(entity).remove::<OutOfPlay>();
        }
    }

    fn set_aside(&mut self, die: DieId, aside: Aside) {
        if let Some(entity) = entity_of(self.0, die) {
            self.0.entity_mut(entity).insert(aside);
        }
    }

    fn park(&mut self, die: DieId) {
        if let Some(entity) = entity_of(self.0, die) {
            self.0.entity_mut(entity).remove::<Aside>().insert_if_new(Parked);
        }
    }

    fn stacks(&self) -> Vec<Vec<DieId>> {
        let bottoms = (0..self.count() as u8).map(DieId);
        // The order of entities differs between apps; the order of the stacks must not.
        bottoms.filter_map(|bottom| self.stack(bottom)).collect()
    }

    fn stack(&self, bottom: DieId) -> Option<Vec<DieId>> {
        let pile = pile_of(self.0, bottom)?;
        let is_bottom = self.0.get::<DicePile>(pile).is_some_and(|stack| stack.bottom == bottom);
        is_bottom.then(|| dice_in(self.0, pile))
    }

    fn add_to_stack(&mut self, die: DieId, bottom: DieId) {
        let pile = match pile_of(self.0, bottom) {
            Some(pile) => pile,
            None => self.0.spawn(DicePile { bottom }).id(),
        };
        if let Some(entity) = entity_of(self.0, die) {
            self.0.entity_mut(entity).insert(InPile(pile));
        }
    }

    fn end_stack(&mut self, bottom: DieId) {
        if let Some(pile) = pile_of(self.0, bottom) {
            self.0.despawn(pile);
        }
    }

    fn end_stacks(&mut self) {
        for stack in self.stacks() {
            self.end_stack(stack[0]);
        }
    }
}
