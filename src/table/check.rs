//! Whether the table agrees with the rules: numbers, stacks, cards, and the poses of the bodies.
//!
//! For tests and simulation. Reads everything, changes nothing.

use bevy::prelude::*;

use super::view::MatchView;
use crate::physics::die::Die;
use crate::physics::face::read_face;
use crate::physics::params::{RAISED_EDGES, STACK_HEIGHT_TOLERANCE, STACK_SIDEWAYS_EDGES};
use crate::physics::tray::TrayGeometry;
use crate::rules::card::Card;
use crate::rules::die::{DieId, DieSet};
use crate::tabletop::card::{CardIndex, FaceUp, TableCard};
use crate::tabletop::die::{Aside, DiceIndex, Parked, Shows};
use crate::tabletop::game::{DieLies, Layout, PileLies};
use crate::tabletop::pile::{BuiltTo, CardPile};
use crate::tabletop::pile::{DicePile, InPile, PileContents};

/// All differences between the table and the rules, in words; empty where there are none. The poses of bodies are
/// checked only while no throw is due.
pub fn disagreements(world: &mut World) -> Vec<String> {
    let mut found = Vec::new();
    let Some(view) = world.get_resource::<MatchView>() else {
        return found;
    };
    let layout = view.view.layout();
    // Bodies only have to lie right while nothing is thrown or about to be thrown.
    let thrown = view.due.is_empty() && view.scores.winners.is_empty();

    let entities = world.resource::<DiceIndex>().0.clone();
    let mut all = world.query_filtered::<(), With<Die>>();
    let count = all.iter(world).count();
    if count != layout.dice.len() || entities.len() != layout.dice.len() {
        found.push(format!("{count} dice on the table, {} in the rules", layout.dice.len()));
    }
    for (index, lies) in layout.dice.iter().enumerate() {
        let id = DieId(index as u8);
        match entities.get(index).and_then(|entity| world.get_entity(*entity).ok()) {
            Some(die) => die_disagreements(id, *lies, die, thrown, &mut found),
            None => found.push(format!("{id:?} has no entity")),
        }
    }

    if !thrown {
        bodies_disagree(world, &layout, &entities, &mut found);
    }

    let mut piles = world.query::<(&DicePile, &PileContents)>();
    let mut stacks: Vec<Vec<DieId>> = piles
        .iter(world)
        .map(|(stack, contents)| {
            let ids: Vec<DieId> = contents
                .entities()
                .iter()
                .filter_map(|die| world.get::<Die>(*die).map(|die| die.id))
                .collect();
            if ids.first() != Some(&stack.bottom) {
                found.push(format!("the stack {:?} stands on another die: {ids:?}", stack.bottom));
            }
            ids
        })
        .collect();
    if let Some(piles) = &layout.piles {
        cards_disagree(world, piles, &mut found);
    }
    let mut ruled = layout.stacks;
    stacks.sort();
    ruled.sort();
    if stacks != ruled {
        found.push(format!("stacks on the table {stacks:?}, in the rules {ruled:?}"));
    }
    found
}

fn die_disagreements(id: DieId, lies: DieLies, die: EntityRef, thrown: bool, found: &mut Vec<String>) {
    let parked = die.contains::<Parked>();
    match lies {
        DieLies::InHand => {}
        DieLies::Away => {
            if !parked || die.contains::<InPile>() {
                found.push(format!("{id:?} was captured and is still on the table"));
            }
        }
        DieLies::OnTable(faces) | DieLies::UsedUp(faces) => {
            if parked {
                found.push(format!("{id:?} should be on the table"));
            }
            let used = die.get::<Aside>().is_some_and(|aside| aside.used);
            if used != matches!(lies, DieLies::UsedUp(_)) {
                found.push(format!(
                    "{id:?} is {lies:?} in the rules, and used up as an entity: {used}"
                ));
            }
            let shows = die.get::<Shows>().map(|shows| shows.0);
            if !shows.is_some_and(|face| faces.contains(face)) {
                found.push(format!("{id:?} is {lies:?} in the rules and {shows:?} as an entity"));
            }
            let shape = die.get::<Die>().map(|die| die.shape).unwrap_or_default();
            let lying = die
                .get::<Transform>()
                .map(|transform| read_face(shape, transform.rotation).0);
            if !thrown && lying != shows {
                found.push(format!("{id:?} shows {shows:?} and lies with {lying:?} up"));
            }
        }
    }
}

/// Checks that each card is where the rules have it, and that its face is shown exactly if the viewer may see it.
fn cards_disagree(world: &mut World, piles: &[PileLies], found: &mut Vec<String>) {
    let index = world.resource::<CardIndex>().clone();
    let ruled: usize = piles.iter().map(|pile| pile.cards.len()).sum();
    let mut all = world.query_filtered::<(), With<TableCard>>();
    let count = all.iter(world).count();
    if count != ruled || index.cards().len() != ruled {
        found.push(format!("{count} cards on the table, {ruled} in the rules"));
    }
    let mut places = world.query_filtered::<(), With<CardPile>>();
    if places.iter(world).count() != piles.len() {
        found.push("the piles on the table differ from those in the rules".to_owned());
    }
    for lies in piles {
        let place = lies.place;
        let Some(pile) = index.pile(place) else {
            found.push(format!("{place:?} has no entity"));
            continue;
        };
        let cards = world.get::<PileContents>(pile).map_or(&[][..], PileContents::entities);
        let shown: Vec<Card> = cards
            .iter()
            .map(|card| world.get::<FaceUp>(*card).map_or(Card::HIDDEN, |face| face.0))
            .collect();
        if shown != lies.cards {
            found.push(format!(
                "{place:?} holds {:?} by the rules and {shown:?} here",
                lies.cards
            ));
        }
        if world.get::<CardPile>(pile).map(|pile| pile.place) != Some(place) {
            found.push(format!("{place:?} is another pile's entity"));
        }
        let built = world.get::<BuiltTo>(pile).copied().unwrap_or_default();
        if built != lies.built {
            found.push(format!("{place:?} is {:?} in the rules and {built:?} here", lies.built));
        }
    }
}

/// Checks that the bodies lie as the rules say: each stacked die on the one below it (S-8), all others flat on the
/// felt.
fn bodies_disagree(world: &World, layout: &Layout, entities: &[Entity], found: &mut Vec<String>) {
    let place = |die: DieId| {
        let entity = entities.get(die.index())?;
        world.get::<Transform>(*entity).map(|transform| transform.translation)
    };
    let mut stacked = DieSet::EMPTY;
    for stack in &layout.stacks {
        for die in stack {
            stacked.insert(*die);
        }
        for (below, above) in stack.iter().zip(&stack[1..]) {
            let (Some(low), Some(high)) = (place(*below), place(*above)) else {
                continue;
            };
            let (aside, up) = ((high - low).xz().length(), high.y - low.y);
            if aside > STACK_SIDEWAYS_EDGES || (up - 1.0).abs() > STACK_HEIGHT_TOLERANCE {
                found.push(format!("{above:?} does not rest on {below:?}: {aside} aside, {up} up"));
            }
        }
    }
    for (index, lies) in layout.dice.iter().enumerate() {
        let die = DieId(index as u8);
        let aside = entities
            .get(index)
            .is_some_and(|die| world.get::<Aside>(*die).is_some());
        let loose = matches!(lies, DieLies::OnTable(_)) && !stacked.contains(die) && !aside;
        let Some(at) = place(die).filter(|_| loose) else {
            continue;
        };
        if (at.y - 0.5).abs() > RAISED_EDGES {
            found.push(format!("{die:?} does not lie on the felt: {at}"));
        }
        if world
            .get_resource::<TrayGeometry>()
            .is_some_and(|tray| at.xz().abs().cmpgt(tray.half_extents).any())
        {
            found.push(format!("{die:?} lies outside the tray: {at}"));
        }
    }
}

/// Panics with all [`disagreements`], if there are any. For the end of a test.
///
/// # Panics
/// Where the table and the rules differ.
pub fn assert_table_agrees(world: &mut World) {
    let found = disagreements(world);
    assert!(
        found.is_empty(),
        "the table and the rules differ:\n{}",
        found.join("\n")
    );
}
