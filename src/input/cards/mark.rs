//! Marks on the table what can be taken and where it can go.

use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;

use super::choice::{self, CardChoice};
use super::hands::CardHands;
use super::keys::KeyFocus;
use super::look::{CardThing, LookedAt, Pointed};
use super::{CardHandsSystems, playing_cards};
use crate::games::skip_bo::action::{CardAction, Source};
use crate::input::InputSystems;
use crate::presentation::cards::{CardLayout, DieGhosts};
use crate::presentation::{DimRest, Highlight};
use crate::table::card::TableCard;
use crate::table::die::Die;
use crate::table::pile::{CardPile, PilePlace};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            mark.in_set(InputSystems::Mark).in_set(CardHandsSystems),
            clear.run_if(not(playing_cards)),
        ),
    );
}

/// What is to be marked now.
#[derive(Default)]
struct Marks {
    cards: EntityHashMap<Highlight>,
    piles: Vec<(PilePlace, Highlight)>,
    die: Option<Highlight>,
    ghosts: DieGhosts,
    dim: bool,
}

fn marks(hands: &CardHands, layout: &CardLayout, pointed: Pointed, focus: KeyFocus) -> Marks {
    let mut marks = Marks::default();
    if hands.awaited().is_some() {
        // It is to be taken up and rolled.
        marks.die = Some(if pointed.thing == Some(CardThing::Die) {
            Highlight::Focus
        } else {
            Highlight::Takeable
        });
    }
    let Some(seat) = hands.seat() else { return marks };
    let legal = hands.legal();
    let next = |pile: u8| {
        let piles = hands.cards().map(|cards| *cards.building());
        piles.and_then(|piles| piles.get(usize::from(pile)).map(|pile| pile.next()))
    };
    match *hands.choice {
        CardChoice::None => {
            let sources = hands
                .stage()
                .slots()
                .iter()
                .flatten()
                .map(|card| (*card, PilePlace::Hand(seat)));
            let tops = layout
                .seats()
                .filter(|of| *of == seat || layout.partner() == Some(*of))
                .flat_map(|of| {
                    std::iter::once(PilePlace::Stock(of)).chain((0..4).map(move |pile| PilePlace::Discard(of, pile)))
                })
                .filter_map(|place| hands.stage().cards(place).last().map(|card| (*card, place)));
            for (card, place) in sources.chain(tops) {
                let playable = hands
                    .source(place, card)
                    .is_some_and(|from| choice::is_playable(&legal, from));
                if playable {
                    marks.cards.insert(card, Highlight::Takeable);
                }
            }
            if choice::die_is_usable(&legal) {
                marks.die = Some(Highlight::Takeable);
            }
            // The hand is filled by hand, by Table rules.
            if hands.primary() == Some(CardAction::Draw) {
                marks.piles.push((PilePlace::Draw, Highlight::Takeable));
            }
            if let Some(CardThing::Pile(place, Some(card))) = pointed.thing
                && hands.source(place, card).is_some()
                && (place == PilePlace::Hand(seat) || marks.cards.contains_key(&card))
            {
                marks.cards.insert(card, Highlight::Focus);
            }
        }
        CardChoice::Card { card, .. } => {
            marks.cards.insert(card, Highlight::Selected);
            let ways = hands.ways();
            marks.dim = !ways.is_empty();
            marks.piles = ways.into_iter().map(|way| (way.to, Highlight::Target)).collect();
        }
        CardChoice::Die { onto } => {
            marks.die = Some(Highlight::Selected);
            marks.dim = true;
            for pile in choice::stand_ins(&legal) {
                if onto.is_none_or(|onto| onto == pile) {
                    marks.piles.push((PilePlace::Building(pile), Highlight::Target));
                    if let Some(ghost) = marks.ghosts.0.get_mut(usize::from(pile)) {
                        *ghost = next(pile);
                    }
                }
            }
            if let Some(pile) = onto {
                marks.piles = vec![(PilePlace::Building(pile), Highlight::Selected)];
                for then in choice::follow_ups(&legal, pile) {
                    light(&mut marks, hands, seat, then);
                }
            }
            for opponent in choice::drawers(&legal) {
                marks.piles.push((PilePlace::Stock(opponent), Highlight::Target));
            }
            for card in hands.stage().slots().iter().flatten() {
                if onto.is_none()
                    && hands
                        .face(*card)
                        .is_some_and(|face| choice::discards_by_die(&legal, face))
                {
                    marks.cards.insert(*card, Highlight::Takeable);
                }
            }
        }
    }
    match focus.0 {
        Some((PilePlace::Building(_), _)) | Some((_, None)) => {
            let place = focus.0.map(|(place, _)| place);
            marks.piles.retain(|(other, _)| Some(*other) != place);
            marks.piles.extend(place.map(|place| (place, Highlight::Focus)));
        }
        Some((_, Some(card))) => {
            marks.cards.insert(card, Highlight::Focus);
        }
        None => {}
    }
    marks
}

/// Lights a card that can follow: all of a kind in the hand, the top of other piles.
fn light(marks: &mut Marks, hands: &CardHands, seat: crate::rules::ids::PlayerId, from: Source) {
    match from {
        Source::Hand(face) => {
            let alike = hands.stage().slots().iter().flatten();
            for card in alike.filter(|card| hands.face(**card) == Some(face)) {
                marks.cards.insert(*card, Highlight::Takeable);
            }
        }
        _ => {
            if let Some(card) = hands.entity(seat, from) {
                marks.cards.insert(card, Highlight::Takeable);
            }
        }
    }
}

fn mark(
    hands: CardHands,
    layout: Option<Res<CardLayout>>,
    pointed: Res<Pointed>,
    (focus, looked): (Res<KeyFocus>, Res<LookedAt>),
    cards: Query<(Entity, Option<&Highlight>), With<TableCard>>,
    piles: Query<(Entity, &CardPile, Option<&Highlight>)>,
    dice: Query<(Entity, Option<&Highlight>), With<Die>>,
    mut dim: ResMut<DimRest>,
    mut ghosts: ResMut<DieGhosts>,
    mut commands: Commands,
) {
    let Some(layout) = layout else { return };
    let mut marks = marks(&hands, &layout, *pointed, *focus);
    if let Some(place) = looked.0
        && !marks.piles.iter().any(|(other, _)| *other == place)
    {
        marks.piles.push((place, Highlight::Focus));
    }
    let mut set = |entity: Entity, now: Option<&Highlight>, wanted: Option<Highlight>| {
        if now.copied() == wanted {
            return;
        }
        match wanted {
            Some(highlight) => commands.entity(entity).try_insert(highlight),
            None => commands.entity(entity).try_remove::<Highlight>(),
        };
    };
    for (entity, now) in &cards {
        set(entity, now, marks.cards.get(&entity).copied());
    }
    for (entity, pile, now) in &piles {
        let wanted = marks.piles.iter().find(|(place, _)| *place == pile.place);
        set(entity, now, wanted.map(|(_, highlight)| *highlight));
    }
    for (entity, now) in &dice {
        set(entity, now, marks.die);
    }
    dim.set_if_neq(DimRest(marks.dim));
    ghosts.set_if_neq(marks.ghosts);
}

/// Nothing of it stays for another game.
fn clear(mut ghosts: ResMut<DieGhosts>) {
    ghosts.set_if_neq(DieGhosts::default());
}
