//! One update: from the description of an element to the element.

use bevy::ecs::entity::EntityHashMap;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::Scrollbar;

use super::marks::FilledElsewhere;
use super::matching::{Pair, pairs};
use super::parts::{Parts, note_parts, take_over};
use super::tree::{children_of, everything_in, is_in};
use crate::ui::focus::{FocusName, LastFocus};

/// Updates elements in place.
pub trait InPlace {
    /// Gives an element the children that `fill` spawns, in this order. Children that are there already stay.
    fn update_children(&mut self, fill: impl FnOnce(&mut ChildSpawnerCommands)) -> &mut Self;
}

impl InPlace for EntityCommands<'_> {
    fn update_children(&mut self, fill: impl FnOnce(&mut ChildSpawnerCommands)) -> &mut Self {
        let parent = self.id();
        let mut commands = self.commands();
        commands.queue(note_focus);
        let described = commands.spawn(aside()).with_children(fill).id();
        commands.queue(move |world: &mut World| {
            if world.get_entity(parent).is_ok() {
                let mut update = Update::begin(world, described);
                update.children(world, parent, described);
                update.end(world, parent);
            } else {
                world.despawn(described);
            }
        });
        self
    }
}

/// Updates an element that is no child of another one. If the element is not `there` yet, `spawn` makes it; otherwise
/// it becomes like the one that `spawn` makes.
pub fn update_root(commands: &mut Commands, there: Option<Entity>, spawn: impl FnOnce(&mut Commands) -> Entity) {
    commands.queue(note_focus);
    let described = spawn(commands);
    let Some(there) = there else {
        // What the engine adds later makes it no other kind of element.
        return commands.queue(move |world: &mut World| {
            world.init_resource::<Parts>();
            if world.get_entity(described).is_ok() {
                note_all_parts(world, described);
            }
        });
    };
    commands.queue(move |world: &mut World| {
        if world.get_entity(there).is_ok() && world.get_entity(described).is_ok() {
            let mut update = Update::begin(world, described);
            update.become_like(world, there, described);
            update.end(world, there);
        }
    });
}

/// The parent of described elements while they are compared; never shown.
fn aside() -> impl Bundle {
    Node {
        display: Display::None,
        ..default()
    }
}

/// The element that had the focus before an update.
#[derive(Resource)]
struct FocusBefore(Option<Entity>);

fn note_focus(world: &mut World) {
    let focused = focused(world);
    world.insert_resource(FocusBefore(focused));
}

/// Notes what an element and everything in it were made with.
fn note_all_parts(world: &mut World, element: Entity) {
    for element in everything_in(world, element) {
        note_parts(world, element);
    }
}

/// The element that has the focus.
pub(super) fn focused(world: &World) -> Option<Entity> {
    world.get_resource::<InputFocus>().and_then(InputFocus::get)
}

/// One update.
struct Update {
    described: Entity,
    /// The entity that stayed, by that of the description.
    stayed: EntityHashMap<Entity>,
    /// The element of the description that took the focus when it was made.
    claims: Option<Entity>,
}

impl Update {
    fn begin(world: &mut World, described: Entity) -> Self {
        world.init_resource::<Parts>();
        let before = world.remove_resource::<FocusBefore>().and_then(|before| before.0);
        let claims = focused(world).filter(|now| Some(*now) != before && is_in(world, *now, described));
        // An element that stays does not take the focus a second time.
        if let (Some(_), Some(before)) = (claims, before) {
            world.resource_mut::<InputFocus>().set(before, FocusCause::Navigated);
        }
        Self {
            described,
            stayed: EntityHashMap::default(),
            claims,
        }
    }

    /// Makes the children of `parent` like those of `described`.
    fn children(&mut self, world: &mut World, parent: Entity, described: Entity) {
        let (old, new) = (children_of(world, parent), children_of(world, described));
        let pairs = pairs(world, &old, &new);
        let mut now = Vec::with_capacity(new.len());
        for (new, pair) in new.into_iter().zip(pairs) {
            now.push(match pair {
                Some(Pair { old, same }) => {
                    if same {
                        self.stayed.insert(new, old);
                    } else {
                        self.become_like(world, old, new);
                    }
                    old
                }
                None => {
                    note_all_parts(world, new);
                    world.entity_mut(new).insert(ChildOf(parent));
                    new
                }
            });
        }
        for gone in old.into_iter().filter(|old| !now.contains(old)) {
            world.despawn(gone);
        }
        if children_of(world, parent) != now {
            world.entity_mut(parent).replace_children(&now);
        }
    }

    /// Makes an element like the described one, with everything in it.
    fn become_like(&mut self, world: &mut World, element: Entity, described: Entity) {
        self.stayed.insert(described, element);
        take_over(world, element, described);
        if !world.entity(element).contains::<FilledElsewhere>() {
            self.children(world, element, described);
        }
    }

    /// Removes the description, and corrects what points to entities in it.
    fn end(self, world: &mut World, changed: Entity) {
        world.despawn(self.described);
        let there = everything_in(world, changed);
        for entity in &there {
            if let Some(mut bar) = world.get_mut::<Scrollbar>(*entity)
                && let Some(area) = self.stayed.get(&bar.target)
            {
                bar.target = *area;
            }
        }
        let lost = focused(world).is_some_and(|focused| world.get_entity(focused).is_err());
        let wanted = match self.claims {
            Some(new) if world.get_entity(new).is_ok() => Some(new),
            claims if lost => claims
                .and_then(|described| self.stayed.get(&described).copied())
                // The focused element was replaced by another one with its name.
                .or_else(|| there.into_iter().find(|entity| has_lost_name(world, *entity))),
            _ => None,
        };
        if let Some(wanted) = wanted {
            world.resource_mut::<InputFocus>().set(wanted, FocusCause::Navigated);
        }
    }
}

/// Whether an element can have the focus and has the name of the element that had it last.
fn has_lost_name(world: &World, entity: Entity) -> bool {
    let lost = world.get_resource::<LastFocus>().and_then(|last| last.0.as_deref());
    let name = world.get::<FocusName>(entity).map(|name| name.0.as_str());
    name.is_some() && name == lost && world.get::<TabIndex>(entity).is_some()
}
