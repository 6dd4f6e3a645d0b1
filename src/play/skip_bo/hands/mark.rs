//! Highlights on the table what can be picked up and where it can go.

use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;

use crate::play::skip_bo::card_match::{CardMatch, action};
use crate::play::skip_bo::hands::acting::CardHands;
use crate::play::skip_bo::hands::choice;
use crate::play::skip_bo::hands::choice::{CardChoice, CardHandsSystems, Destination, is_die_use};
use crate::play::skip_bo::hands::keys::KeyFocus;
use crate::play::skip_bo::hands::look::{CardThing, LookedAt, Pointed};
use crate::play::skip_bo::table::layout::CardLayout;
use crate::play::skip_bo::table::marks::DieGhosts;
use games::skip_bo::action::{CardAction, Source};
use rules::ids::SeatId;
use tabletop::die::Die;
use tabletop::pile::PilePlace;
use window_kit::presentation::visual::{DimRest, Highlight};
use window_kit::table::components::card::TableCard;
use window_kit::table::components::pile::CardPile;
use window_kit::table::phase::reset;
use window_kit::window::intent::MentionedActions;
use window_kit::window::steps::InputSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, mark.in_set(InputSystems::Mark).in_set(CardHandsSystems))
        .add_systems(OnExit(CardMatch), reset::<DieGhosts>);
}

/// What is highlighted now.
#[derive(Default)]
struct Marks {
    cards: EntityHashMap<Highlight>,
    piles: Vec<(PilePlace, Highlight)>,
    die: Option<Highlight>,
    ghosts: DieGhosts,
    dim: bool,
}

fn marks(
    hands: &CardHands,
    layout: &CardLayout,
    spoken: &MentionedActions,
    pointed: Pointed,
    focus: KeyFocus,
) -> Marks {
    let mut marks = Marks::default();
    if hands.awaited().is_some() {
        // The person has to pick up the die and roll it.
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
        CardChoice::None if hint(spoken, &legal).is_some() => {
            // Only the advised action is highlighted.
            let Some(advised) = hint(spoken, &legal) else {
                return marks;
            };
            speak_of(&mut marks, hands, seat, advised, Highlight::Takeable, Highlight::Target);
            // A hint without a target (such as ending the turn) highlights nothing, so it must not dim the rest.
            marks.dim = !marks.cards.is_empty() || !marks.piles.is_empty() || marks.die.is_some();
        }
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
            // By Table rules the player draws cards to fill the hand.
            if hands.primary() == Some(CardAction::Draw) {
                marks.piles.push((PilePlace::Draw, Highlight::Takeable));
            }
            if let Some(CardThing::Pile(place, Some(card))) = pointed.thing
                && hands.source(place, card).is_some()
                && (place == PilePlace::Hand(seat) || marks.cards.contains_key(&card))
            {
                marks.cards.insert(card, Highlight::Focus);
            }
            for lesson in spoken.lesson.iter().filter_map(action) {
                let piles = matches!(lesson, CardAction::Discard { .. });
                explain(&mut marks, hands, seat, *lesson, piles);
            }
        }
        CardChoice::Card { card, .. } => {
            marks.cards.insert(card, Highlight::Selected);
            let ways = hands.ways();
            marks.dim = !ways.is_empty();
            // If there are several ways, the advised one stands out.
            let advised = hint(spoken, &legal);
            let lit = |way: Destination| match advised {
                Some(advised) if advised == way.action => (way.to, Highlight::Focus),
                _ => (way.to, Highlight::Target),
            };
            marks.piles = ways.into_iter().map(lit).collect();
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

/// The action that a hint advises, if it is legal now.
fn hint(spoken: &MentionedActions, legal: &[CardAction]) -> Option<CardAction> {
    let advised = action(spoken.hint.as_ref()?).copied()?;
    legal.contains(&advised).then_some(advised)
}

/// Highlights the thing that an action moves, and where it goes.
fn speak_of(marks: &mut Marks, hands: &CardHands, seat: SeatId, act: CardAction, taken: Highlight, goes: Highlight) {
    let (from, to) = match act {
        CardAction::Play { from, onto } => (Some(from), Some(PilePlace::Building(onto))),
        CardAction::StandIn { onto, then } => (Some(then), Some(PilePlace::Building(onto))),
        CardAction::Discard { card, pile } | CardAction::ExtraDiscard { card, pile } => {
            (Some(Source::Hand(card)), Some(PilePlace::Discard(seat, pile)))
        }
        CardAction::OpponentDraws { opponent } => (None, Some(PilePlace::Stock(opponent))),
        CardAction::Draw => (None, Some(PilePlace::Draw)),
        _ => (None, None),
    };
    if let Some(card) = from.and_then(|from| hands.entity(seat, from)) {
        marks.cards.insert(card, taken);
    }
    marks.piles.extend(to.map(|to| (to, goes)));
    if is_die_use(&act) {
        marks.die = Some(taken);
    }
}

/// Highlights what a lesson is about: the thing to pick up, or, if `piles`, the piles that a card can go on.
fn explain(marks: &mut Marks, hands: &CardHands, seat: SeatId, act: CardAction, piles: bool) {
    let mut spoken = Marks::default();
    speak_of(&mut spoken, hands, seat, act, Highlight::Focus, Highlight::Target);
    if piles {
        let new = spoken.piles.into_iter();
        let known: Vec<PilePlace> = marks.piles.iter().map(|(place, _)| *place).collect();
        marks.piles.extend(new.filter(|(place, _)| !known.contains(place)));
    } else if spoken.die.is_some() {
        marks.die = spoken.die;
    } else {
        marks.cards.extend(spoken.cards);
    }
}

/// Highlights a card that can follow: in the hand all cards with this face, in other piles the top card.
fn light(marks: &mut Marks, hands: &CardHands, seat: SeatId, from: Source) {
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
    layout: Res<CardLayout>,
    pointed: Res<Pointed>,
    (focus, looked, spoken): (Res<KeyFocus>, Res<LookedAt>, Res<MentionedActions>),
    cards: Query<(Entity, Option<&Highlight>), With<TableCard>>,
    piles: Query<(Entity, &CardPile, Option<&Highlight>)>,
    dice: Query<(Entity, Option<&Highlight>), With<Die>>,
    mut dim: ResMut<DimRest>,
    mut ghosts: ResMut<DieGhosts>,
    mut commands: Commands,
) {
    let mut marks = marks(&hands, &layout, &spoken, *pointed, *focus);
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
