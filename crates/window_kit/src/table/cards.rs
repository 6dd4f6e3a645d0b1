//! The cards follow the journal and the view: which card lies in which pile, and which face may be seen.
//!
//! The journal reports moves as everybody may know them. The faces that only the viewer knows, those of the viewer's
//! own hand, come from the view. When all events of a frame are carried out, piles and faces are as the view tells.

use bevy::prelude::*;

use super::defect::Defects;
use crate::table::components::card::{CardIndex, CardMoved, CardStep, FaceUp, TableCard};
use crate::table::components::pile::CardPile;
use crate::table::components::pile::{InPile, PileContents};
use host::hand::HandRng;
use rules::card::Card;
use rules::ids::{SeatId, Viewer};
use tabletop::change::CardChange;
use tabletop::game::PileState;
use tabletop::pile::BuiltTo;
use tabletop::pile::PilePlace;

/// Spawns the piles of a match, and its cards face down in the draw pile.
pub(super) fn spawn(world: &mut World, cards: usize, places: &[PilePlace]) {
    let mut index = CardIndex::default();
    for place in places {
        let mut pile = world.spawn(CardPile { place: *place });
        if matches!(place, PilePlace::Building(_)) {
            pile.insert(BuiltTo::default());
        }
        index.piles.insert(*place, pile.id());
    }
    if let Some(draw) = index.pile(PilePlace::Draw) {
        index.cards = (0..cards)
            .map(|slot| world.spawn((TableCard { slot: slot as u16 }, InPile(draw))).id())
            .collect();
    }
    world.insert_resource(index);
}

/// Moves the cards of a match that was just set up into the piles of a position.
pub(super) fn lay_out(world: &mut World, piles: &[PileState]) {
    let index = world.resource::<CardIndex>().clone();
    let mut cards = index.cards.iter();
    for lies in piles {
        let Some(pile) = index.pile(lies.place) else { continue };
        for card in cards.by_ref().take(lies.cards.len()) {
            world.entity_mut(*card).insert(InPile(pile));
        }
        if let Some(mut built) = world.get_mut::<BuiltTo>(pile) {
            *built = lies.built;
        }
    }
}

/// The cards of a pile, bottom first.
fn contents(world: &World, place: PilePlace) -> Option<&[Entity]> {
    let pile = world.resource::<CardIndex>().pile(place)?;
    Some(world.get::<PileContents>(pile).map_or(&[], PileContents::entities))
}

fn face_of(world: &World, card: Entity) -> Option<Card> {
    world.get::<FaceUp>(card).map(|face| face.0)
}

fn show(world: &mut World, card: Entity, face: Option<Card>) {
    if face_of(world, card) == face {
        return;
    }
    let mut card = world.entity_mut(card);
    match face {
        Some(face) => card.insert(FaceUp(face)),
        None => card.remove::<FaceUp>(),
    };
}

/// The steps reported for the cards in this frame, and the viewer.
pub(super) struct CardChanges {
    viewer: Viewer,
    steps: Vec<CardStep>,
}

impl CardChanges {
    /// A story without steps.
    pub(super) const fn of(viewer: Viewer) -> Self {
        Self {
            viewer,
            steps: Vec::new(),
        }
    }

    /// Carries out one change; `None` if the table has no such card or pile.
    pub(super) fn apply_change(&mut self, world: &mut World, change: CardChange) -> Option<()> {
        match change {
            CardChange::Gathered => {
                let index = world.resource::<CardIndex>();
                let places: Vec<PilePlace> = index.piles().map(|(place, _)| place).collect();
                for place in places {
                    if place != PilePlace::Draw {
                        self.move_all(world, place, PilePlace::Draw)?;
                    }
                    if let PilePlace::Building(pile) = place
                        && built(world, pile)?.value > 0
                    {
                        self.build(world, pile, 0, false)?;
                    }
                }
            }
            CardChange::DiscardsGathered => {
                let index = world.resource::<CardIndex>();
                let mut places: Vec<PilePlace> = index.piles().map(|(place, _)| place).collect();
                places.retain(|place| matches!(place, PilePlace::Discard(..)));
                for place in places {
                    self.move_all(world, place, PilePlace::Draw)?;
                }
            }
            CardChange::Shuffled { place } => {
                let pile = world.resource::<CardIndex>().pile(place)?;
                let above = usize::from(matches!(place, PilePlace::Stock(_)));
                let mut hand = world.remove_resource::<HandRng>()?;
                if let Some(mut contents) = world.get_mut::<PileContents>(pile) {
                    contents.mix(above, &mut hand.rng);
                }
                world.insert_resource(hand);
                self.steps.push(CardStep::Shuffled { place });
            }
            CardChange::Dealt { each, first } => {
                let index = world.resource::<CardIndex>();
                let mut seats: Vec<SeatId> = index
                    .piles()
                    .filter_map(|(place, _)| match place {
                        PilePlace::Stock(seat) => Some(seat),
                        _ => None,
                    })
                    .collect();
                let begins = seats.iter().position(|seat| *seat == first)?;
                seats.rotate_left(begins);
                for _ in 0..each {
                    for seat in &seats {
                        let card = *contents(world, PilePlace::Draw)?.last()?;
                        self.put(
                            world,
                            CardMoved::face_down(card, PilePlace::Draw, PilePlace::Stock(*seat)),
                        )?;
                    }
                }
            }
            CardChange::Moved { from, to, under, face } => {
                let face = known(face);
                let card = match (from, face) {
                    (PilePlace::Hand(seat), Some(face)) => self.hand_card(world, seat, face)?,
                    _ => *contents(world, from)?.last()?,
                };
                let moved = CardMoved {
                    under,
                    face,
                    ..CardMoved::face_down(card, from, to)
                };
                self.put(world, moved)?;
            }
            CardChange::TurnedUp { place, face } => {
                let card = *contents(world, place)?.last()?;
                show(world, card, Some(face));
                self.steps.push(CardStep::Moved(CardMoved {
                    face: Some(face),
                    ..CardMoved::face_down(card, place, place)
                }));
            }
            CardChange::AllMoved { from, to } => self.move_all(world, from, to)?,
            CardChange::Built { pile, value, by_die } => self.build(world, pile, value, by_die)?,
        }
        Some(())
    }

    /// Moves a card and reports the move.
    fn put(&mut self, world: &mut World, moved: CardMoved) -> Option<()> {
        let pile = world.resource::<CardIndex>().pile(moved.to)?;
        if moved.under {
            world.entity_mut(pile).insert_related::<InPile>(0, &[moved.card]);
        } else {
            world.entity_mut(moved.card).insert(InPile(pile));
        }
        show(world, moved.card, moved.face);
        self.steps.push(CardStep::Moved(moved));
        Some(())
    }

    /// Moves all cards of a pile face down onto another, the top one first.
    fn move_all(&mut self, world: &mut World, from: PilePlace, to: PilePlace) -> Option<()> {
        let cards = contents(world, from)?.to_vec();
        for card in cards.into_iter().rev() {
            self.put(world, CardMoved::face_down(card, from, to))?;
        }
        Some(())
    }

    fn build(&mut self, world: &mut World, pile: u8, value: u8, by_die: bool) -> Option<()> {
        let entity = world.resource::<CardIndex>().pile(PilePlace::Building(pile))?;
        let mut built = world.get_mut::<BuiltTo>(entity)?;
        let kept = if value == 0 { 0 } else { built.die_places };
        let place = u16::from(by_die) << value.saturating_sub(1).min(15);
        *built = BuiltTo {
            value,
            die_places: kept | place,
        };
        self.steps.push(CardStep::Built { pile, value, by_die });
        Some(())
    }

    /// The card of a hand with this face: the first card that shows it, or else the first card whose face is unknown
    /// here.
    fn hand_card(&mut self, world: &World, seat: SeatId, face: Card) -> Option<Entity> {
        let hand = contents(world, PilePlace::Hand(seat))?;
        let shown = |wanted: Option<Card>| hand.iter().copied().find(|card| face_of(world, *card) == wanted);
        if let Some(card) = shown(Some(face)) {
            return Some(card);
        }
        shown(None)
    }

    /// Moves cards back to the piles of the view after an undo: surplus cards go to the piles that lack cards.
    pub(super) fn put_back(&mut self, world: &mut World, piles: &[PileState]) {
        let mut over: Vec<(PilePlace, Entity)> = Vec::new();
        for lies in piles {
            if matches!(lies.place, PilePlace::Hand(_)) {
                continue;
            }
            let cards = contents(world, lies.place).unwrap_or_default();
            let agree = |(card, face): &(&Entity, &Card)| face_of(world, **card) == known(**face);
            let good = cards.iter().zip(&lies.cards).take_while(agree).count();
            over.extend(cards[good..].iter().rev().map(|card| (lies.place, *card)));
        }
        for lies in piles {
            for (index, face) in lies.cards.iter().enumerate() {
                let here = contents(world, lies.place).unwrap_or_default().get(index);
                let stays = here.is_some_and(|card| {
                    face_of(world, *card) == known(*face) && !over.iter().any(|(_, other)| other == card)
                });
                if stays {
                    continue;
                }
                let alike = over.iter().position(|(_, card)| face_of(world, *card) == known(*face));
                let Some(found) = alike.or_else(|| (!over.is_empty()).then_some(0)) else {
                    break;
                };
                let (from, card) = over.remove(found);
                let moved = CardMoved {
                    face: known(*face),
                    ..CardMoved::face_down(card, from, lies.place)
                };
                if self.put(world, moved).is_some()
                    && let Some(pile) = world.resource::<CardIndex>().pile(lies.place)
                {
                    world.entity_mut(pile).insert_related::<InPile>(index, &[card]);
                }
            }
            if let PilePlace::Building(pile) = lies.place
                && let Some(entity) = world.resource::<CardIndex>().pile(lies.place)
                && let Some(mut built) = world.get_mut::<BuiltTo>(entity)
                && *built != lies.built
            {
                *built = lies.built;
                let value = lies.built.value;
                self.steps.push(CardStep::Built {
                    pile,
                    value,
                    by_die: false,
                });
            }
        }
    }

    /// Turns cards up and down as the view tells, and sends the steps. Between two rounds a view contains no cards;
    /// only the hands of other seats are then turned down.
    pub(super) fn finish(mut self, world: &mut World, piles: Option<&[PileState]>) {
        let mut found = Vec::new();
        match piles {
            Some(piles) => {
                for lies in piles {
                    self.settle(world, lies, &mut found);
                }
            }
            None => self.hide_other_hands(world),
        }
        let mut defects = world.resource_mut::<Defects>();
        found.into_iter().for_each(|found| defects.note(found));
        world.write_message_batch(self.steps);
    }

    /// Turns the cards of a pile up or down.
    fn settle(&mut self, world: &mut World, lies: &PileState, found: &mut Vec<String>) {
        let cards = contents(world, lies.place).unwrap_or_default().to_vec();
        if cards.len() != lies.cards.len() {
            let (place, here, ruled) = (lies.place, cards.len(), lies.cards.len());
            found.push(format!("{here} cards lie in {place:?}, {ruled} by the rules"));
        }
        for (index, card) in cards.into_iter().enumerate() {
            let face = lies.cards.get(index).copied().and_then(known);
            let shown = face_of(world, card);
            if shown == face {
                continue;
            }
            if let (Some(shown), Some(face)) = (shown, face) {
                found.push(format!("{shown:?} in {:?} turned into {face:?}", lies.place));
            }
            show(world, card, face);
        }
    }

    fn hide_other_hands(&self, world: &mut World) {
        let index = world.resource::<CardIndex>();
        let hidden: Vec<Entity> = index
            .piles()
            .filter(|(place, _)| matches!(place, PilePlace::Hand(seat) if self.viewer != Viewer::Player(*seat)))
            .filter_map(|(place, _)| contents(world, place))
            .flatten()
            .copied()
            .collect();
        for card in hidden {
            show(world, card, None);
        }
    }
}

/// A known face; `None` for a card that is face down.
fn known(face: Card) -> Option<Card> {
    Some(face).filter(|face| face.is_known())
}

/// The number a building pile has reached.
fn built(world: &World, pile: u8) -> Option<BuiltTo> {
    let pile = world.resource::<CardIndex>().pile(PilePlace::Building(pile))?;
    world.get::<BuiltTo>(pile).copied()
}
