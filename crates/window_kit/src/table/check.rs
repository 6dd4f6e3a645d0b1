//! Checks that the table agrees with the rules: dice, stacks, cards, and the poses of the bodies.
//!
//! For tests. Reads everything, changes nothing.

use crate::table::entities::WorldDice;
use bevy::prelude::*;

use crate::table::components::card::{CardIndex, FaceUp, TableCard};
use crate::table::components::pile::CardPile;
use crate::table::components::pile::{DicePile, PileContents};
use host::dice_check;
use host::view::MatchView;
use rules::card::Card;
use tabletop::die::Die;
use tabletop::game::PileState;
use tabletop::pile::BuiltTo;

/// All differences between the table and the rules, in words; empty if there are none. The poses of bodies are checked
/// only while no throw is due.
pub fn disagreements(world: &mut World) -> Vec<String> {
    let Some(view) = world.get_resource::<MatchView>().cloned() else {
        return Vec::new();
    };
    let mut found = dice_check::disagreements(&WorldDice(world), &view);
    let layout = view.view.layout();
    let mut all = world.query_filtered::<(), With<Die>>();
    let count = all.iter(world).count();
    if count != layout.dice.len() {
        found.push(format!(
            "{count} dice have entities, {} are in the rules",
            layout.dice.len()
        ));
    }
    let mut piles = world.query::<(&DicePile, &PileContents)>();
    for (stack, contents) in piles.iter(world) {
        let first = contents
            .entities()
            .first()
            .and_then(|die| world.get::<Die>(*die))
            .map(|die| die.id);
        if first != Some(stack.bottom) {
            found.push(format!("the stack {:?} stands on another die: {first:?}", stack.bottom));
        }
    }
    if let Some(piles) = &layout.piles {
        cards_disagree(world, piles, &mut found);
    }
    found
}

/// Checks that each card is where the rules have it, and that its face is shown exactly if the viewer may see it.
fn cards_disagree(world: &mut World, piles: &[PileState], found: &mut Vec<String>) {
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

/// Panics with all [`disagreements`], if there are any. For the end of a test.
///
/// # Panics
/// If the table and the rules differ.
pub fn assert_table_agrees(world: &mut World) {
    let found = disagreements(world);
    assert!(
        found.is_empty(),
        "the table and the rules differ:\n{}",
        found.join("\n")
    );
}
