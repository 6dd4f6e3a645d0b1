//! The elements in an element.

use bevy::prelude::*;

/// Whether an element is in another one, or is that one.
pub(super) fn is_in(world: &World, entity: Entity, around: Entity) -> bool {
    let parent = |entity: &Entity| world.get::<ChildOf>(*entity).map(ChildOf::parent);
    std::iter::successors(Some(entity), parent).any(|entity| entity == around)
}

/// An element and everything in it.
pub(super) fn everything_in(world: &World, element: Entity) -> Vec<Entity> {
    let mut all = vec![element];
    let mut at = 0;
    while at < all.len() {
        all.extend(children_of(world, all[at]));
        at += 1;
    }
    all
}

/// The children of an element.
pub(super) fn children_of(world: &World, entity: Entity) -> Vec<Entity> {
    world
        .get::<Children>(entity)
        .map_or_else(Vec::new, |children| children.to_vec())
}
