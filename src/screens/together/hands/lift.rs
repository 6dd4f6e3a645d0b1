//! Lifts what people at other machines hold: the die, or the top card of the pile.

use bevy::prelude::*;

use super::place::{Hands, place};
use net::protocol::client_message::{HandPointer, HeldItem};
use tabletop::pile::PilePlace;
use window_kit::presentation::cards::motion::CARRIED_HEIGHT;
use window_kit::presentation::cards::stage::{CardStage, PilesLie};
use window_kit::presentation::visual::HeldRemotely;
use window_kit::table::components::card::CardIndex;
use window_kit::table::components::die::DiceIndex;

/// The height of a held die over the felt, in edges.
const DIE_HEIGHT: f32 = 2.0;

pub(super) fn lift(
    hands: Res<Hands>,
    dice: Option<Res<DiceIndex>>,
    (cards, lie, stage): (Res<CardIndex>, Res<PilesLie>, Res<CardStage>),
    mut held: ResMut<HeldRemotely>,
) {
    let found = hands.0.values().filter_map(|(aim, _)| {
        let at = place(aim, &cards, &lie)?;
        let (thing, height) = match aim.lifted? {
            HeldItem::Die(die) => (dice.as_ref()?.get(die)?, DIE_HEIGHT),
            HeldItem::CardOf(number) => (top_card(aim, number, &cards, &stage)?, CARRIED_HEIGHT),
        };
        Some((thing, Vec3::new(at.x, height, at.y)))
    });
    held.set_if_neq(HeldRemotely(found.collect()));
}

/// The card on top of a pile of this seat; of a hand, the last one as it lies here.
fn top_card(aim: &HandPointer, number: u8, cards: &CardIndex, stage: &CardStage) -> Option<Entity> {
    let (pile, _) = cards.piles().nth(usize::from(number))?;
    match pile {
        PilePlace::Hand(seat) | PilePlace::Stock(seat) | PilePlace::Discard(seat, _) if seat == aim.seat => {
            stage.cards(pile).last().copied()
        }
        _ => None,
    }
}
