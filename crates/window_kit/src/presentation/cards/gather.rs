//! Gathers the cards of the winners in a fan, at the end of a match.

use bevy::prelude::*;

use super::fan::{Fan, MOST};
use super::laid::CardSystems;
use super::stage::CardStage;
use crate::presentation::gather::Gather;
use crate::table::phase::reset;
use crate::window::state::Screen;
use rules::card::Card;
use rules::ids::SeatSet;
use tabletop::pile::PilePlace;

/// The cards on top of these seats' discard piles, which everybody sees, in the order of their numbers.
fn of(owners: SeatSet, stage: &CardStage) -> Vec<Entity> {
    let is_theirs = |place: &PilePlace| matches!(place, PilePlace::Discard(seat, _) if owners.contains(*seat));
    let theirs = stage.places().filter(is_theirs);
    let mut from_the_top: Vec<(usize, Entity)> = theirs
        .flat_map(|place| stage.cards(place).iter().rev().copied().enumerate())
        .collect();
    from_the_top.sort_by_key(|(depth, _)| *depth);
    from_the_top.truncate(MOST);
    let mut cards: Vec<Entity> = from_the_top.into_iter().map(|(_, card)| card).collect();
    cards.sort_by_key(|card| stage.face(*card).map_or(u8::MAX, |face: Card| face.0));
    cards
}

/// Gathers the cards of the seats that are asked for.
fn gather_cards(mut asked: MessageReader<Gather>, stage: Res<CardStage>, mut fan: ResMut<Fan>) {
    if let Some(Gather { owners, fly }) = asked.read().last().copied() {
        fan.set_if_neq(Fan::new(of(owners, &stage), fly));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fan>()
        .add_message::<Gather>()
        .add_systems(OnExit(Screen::Results), reset::<Fan>)
        .add_systems(Update, gather_cards.in_set(CardSystems::Lay));
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::ids::SeatId;

    #[test]
    fn the_top_cards_of_the_winners_gather_in_the_order_of_their_numbers() {
        let mut world = World::new();
        let mut cards = || -> [Entity; 9] { std::array::from_fn(|_| world.spawn_empty().id()) };
        let (first, second, others) = (cards(), cards(), cards());
        let mut stage = CardStage::default();
        let discard = |seat: u8, pile: u8| PilePlace::Discard(SeatId(seat), pile);
        stage.lay(discard(0, 0), &first);
        stage.lay(discard(0, 2), &second);
        stage.lay(discard(1, 0), &others);
        stage.lay(PilePlace::Hand(SeatId(0)), &others[..3]);
        for (number, card) in first.iter().chain(&second).enumerate() {
            stage.show(*card, Card(12 - (number % 12) as u8));
        }
        let gathered = of(SeatSet::only(SeatId(0)), &stage);
        assert_eq!(gathered.len(), MOST);
        assert!(gathered.iter().all(|card| !others.contains(card)), "only the winner's");
        assert!(
            first[3..]
                .iter()
                .chain(&second[3..])
                .all(|card| gathered.contains(card))
        );
        let faces: Vec<u8> = gathered
            .iter()
            .filter_map(|card| stage.face(*card))
            .map(|face| face.0)
            .collect();
        assert!(faces.is_sorted(), "{faces:?}");
        assert!(of(SeatSet::only(SeatId(2)), &stage).is_empty());
    }
}
