//! Which of the elements that are there is the same thing as a described one.

use bevy::ecs::component::ComponentId;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;

use super::marks::{Key, MadeFrom};
use super::parts::{kind, role};
use super::tree::children_of;
use crate::ui::focus::FocusName;
use crate::ui::localized::LocalizedText;
use messages::Message;

/// The element that stays for a described one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    pub(super) old: Entity,
    /// Whether both are made from the same content: then there is nothing to do.
    pub(super) same: bool,
}

/// What an element can be recognized by.
struct Traits<'a> {
    entity: Entity,
    key: Option<&'a Key>,
    /// Its own name.
    name: Option<&'a str>,
    /// The names of all controls in it, its own included.
    names: HashSet<&'a str>,
    /// The first words in it.
    words: Option<&'a Message>,
    kind: Vec<ComponentId>,
    role: u32,
}

impl<'a> Traits<'a> {
    fn of(world: &'a World, entity: Entity) -> Self {
        let mut traits = Self {
            entity,
            key: world.get::<Key>(entity),
            name: world.get::<FocusName>(entity).map(|name| name.0.as_str()),
            names: HashSet::default(),
            words: None,
            kind: kind(world, entity),
            role: role(world, entity),
        };
        traits.look_into(world, entity);
        traits
    }

    fn look_into(&mut self, world: &'a World, entity: Entity) {
        self.names
            .extend(world.get::<FocusName>(entity).map(|name| name.0.as_str()));
        let words = world.get::<LocalizedText>(entity).map(|text| &text.0);
        self.words = self.words.or(words);
        for child in children_of(world, entity) {
            self.look_into(world, child);
        }
    }

    /// Whether key or names say that both are the same thing.
    fn is_named_like(&self, other: &Self) -> bool {
        match (self.key, other.key) {
            (None, None) => match (self.name, other.name) {
                (None, None) => !self.names.is_disjoint(&other.names),
                (mine, others) => mine == others,
            },
            (mine, others) => mine == others,
        }
    }

    /// Whether neither key nor names say that they are different things.
    fn may_be(&self, other: &Self) -> bool {
        self.key.is_none()
            && other.key.is_none()
            && self.name.is_none()
            && other.name.is_none()
            && (self.names.is_empty() || other.names.is_empty())
    }
}

/// For each new element the old one that stays for it. Each old element stays for one at most.
pub(super) fn pairs(world: &World, old: &[Entity], new: &[Entity]) -> Vec<Option<Pair>> {
    let old: Vec<Traits> = old.iter().map(|entity| Traits::of(world, *entity)).collect();
    let new: Vec<Traits> = new.iter().map(|entity| Traits::of(world, *entity)).collect();
    let mut taken = vec![false; old.len()];
    let mut found = vec![None; new.len()];
    // The surest first: names, then equal words, then any element of the same kind.
    let rules: [&dyn Fn(&Traits, &Traits) -> bool; 3] = [
        &|old, new| old.is_named_like(new) && old.role == new.role,
        &|old, new| old.may_be(new) && old.words.is_some() && old.words == new.words && old.kind == new.kind,
        &|old, new| old.may_be(new) && old.kind == new.kind,
    ];
    for rule in rules {
        for (new, found) in new.iter().zip(&mut found).filter(|(_, found)| found.is_none()) {
            let mut all = old.iter().enumerate();
            if let Some((at, old)) = all.find(|(at, old)| !taken[*at] && rule(old, new)) {
                taken[at] = true;
                *found = Some(Pair {
                    old: old.entity,
                    same: is_same(world, old.entity, new.entity),
                });
            }
        }
    }
    found
}

fn is_same(world: &World, old: Entity, new: Entity) -> bool {
    match (world.get::<MadeFrom>(old), world.get::<MadeFrom>(new)) {
        (Some(old), Some(new)) => old.is(new),
        _ => false,
    }
}
