//! A whole turn with the keyboard alone.
//!
//! A number chooses a card of the hand; the stock pile and the discard piles have intents of their own, and with that
//! of the partner they are the partner's. After that, a number chooses the building pile, and a discard pile is the
//! player's own; if the card fits on no building pile, a number chooses another card. The key of the chosen card again
//! plays it if all piles that it fits on need the same number. The die is chosen, then by number its pile or the
//! opponent, then the card that follows. The directions step through the possible choices, and "confirm" takes one.
//! The keys are in [`crate::play::skip_bo::intents`].

use bevy::prelude::*;

use crate::play::skip_bo::hands::acting::CardHands;
use crate::play::skip_bo::hands::choice;
use crate::play::skip_bo::hands::choice::{CardChoice, CardHandsSystems, place_of};
use crate::play::skip_bo::hands::look::{CardThing, LookedAt, Pointed};
use crate::play::skip_bo::intents::{CALL, DIE, DISCARD, DISCARDS, DRAW, LOOK, NUMBER, PARTNER, SORT, SPEAK, STOCK};
use crate::play::skip_bo::table::layout::CardLayout;
use games::skip_bo::action::{CardAction, Source};
use messages::texts::{skip_bo, skip_bo_mod};
use rules::ids::SeatId;
use tabletop::pile::PilePlace;
use window_kit::input::hint::HintFor;
use window_kit::input::label::Keyboard;
use window_kit::input::steps::{pressed_step, stepped};
use window_kit::intents::general::{CONFIRM, LET_GO, UNDO};
use window_kit::intents::{Intents, Meant};
use window_kit::presentation::cards::stage::SortHand;
use window_kit::window::intent::{PrimaryPressed, ui_has_focus};
use window_kit::window::steps::InputSystems;

/// The pile and card that have the keyboard focus.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct KeyFocus(pub Option<(PilePlace, Option<Entity>)>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<KeyFocus>().add_systems(
        Update,
        (
            (digits, piles, others, go_through, look_through)
                .chain()
                .run_if(not(ui_has_focus)),
            press_primary,
        )
            .chain()
            .in_set(InputSystems::Act)
            .in_set(CardHandsSystems),
    );
}

fn digits(intents: Intents, layout: Res<CardLayout>, mut hands: CardHands) {
    let (Some(digit), Some(seat)) = (intents.just_nth(NUMBER), hands.seat()) else {
        return;
    };
    let number = usize::from(digit - 1);
    let slot = hands.stage().slots().get(number).copied().flatten();
    let pile = (number < 4).then_some(PilePlace::Building(number as u8));
    let choose = |hands: &mut CardHands| match slot {
        Some(card) => hands.act_on(Some(CardThing::Pile(PilePlace::Hand(seat), Some(card)))),
        None => hands.tell(skip_bo::TOLD_EMPTY_PLACE, None, false),
    };
    match *hands.choice {
        CardChoice::None => choose(&mut hands),
        CardChoice::Card { card, .. } => {
            let ways = hands.ways();
            let fits = ways.iter().any(|way| Some(way.to) == pile);
            match pile {
                // The same key again plays the card.
                _ if slot == Some(card) && !fits => hands.take(PilePlace::Hand(seat), card),
                // If the card fits on a building pile, the key chooses a pile; otherwise it chooses another card.
                Some(pile) if choice::fits_in_the_middle(&ways) => hands.act_on(Some(CardThing::Pile(pile, None))),
                _ => choose(&mut hands),
            }
        }
        CardChoice::Die { onto: None } if !choice::drawers(&hands.legal()).is_empty() => {
            let opponents: Vec<SeatId> = layout.opponents().collect();
            match opponents.get(number) {
                Some(opponent) => hands.make_draw(*opponent),
                None => hands.tell(skip_bo_mod::TOLD_PRESS_NUMBER, Some("M-10"), false),
            }
        }
        CardChoice::Die { onto: None } if !choice::stand_ins(&hands.legal()).is_empty() => match pile {
            Some(pile) => hands.act_on(Some(CardThing::Pile(pile, None))),
            None => hands.tell(skip_bo_mod::TOLD_BUILDING_PILES, Some("M-4"), false),
        },
        // A card to follow on the die, or to be discarded by the die.
        CardChoice::Die { .. } => choose(&mut hands),
    }
}

fn piles(intents: Intents, mut hands: CardHands) {
    let Some(seat) = hands.seat() else { return };
    let partner = hands.cards().and_then(|cards| cards.partner(seat));
    let of = if intents.held(PARTNER) {
        match partner {
            Some(partner) => partner,
            None => return,
        }
    } else {
        seat
    };
    let place = if intents.just(STOCK) {
        PilePlace::Stock(of)
    } else if let Some(pile) = intents.just_nth(DISCARD) {
        PilePlace::Discard(of, pile - 1)
    } else {
        return;
    };
    let top = hands.stage().cards(place).last().copied();
    if top.is_none() && *hands.choice == CardChoice::None {
        hands.tell(skip_bo::TOLD_EMPTY_PILE, Some("K-7"), false);
        return;
    }
    hands.act_on(Some(CardThing::Pile(place, top)));
}

/// The person who does what several could do: the one for whose seat it is meant, or else the first.
fn who_of(people: &[SeatId], meant: &Meant) -> Option<SeatId> {
    match meant.seat {
        Some(own) => people.contains(&own).then_some(own),
        None => people.first().copied(),
    }
}

fn others(intents: Intents, mut sort: ResMut<SortHand>, mut hands: CardHands) {
    if intents.just(SORT) {
        sort.0 = !sort.0;
        let now = if sort.0 {
            skip_bo::TOLD_SORTED
        } else {
            skip_bo::TOLD_UNSORTED
        };
        hands.tell(now, None, false);
    }
    if let Some(meant) = intents.first_just(CALL)
        && let Some(seat) = who_of(&hands.people_who_can(CardAction::CallOut), meant)
    {
        hands.ask_for(seat, CardAction::CallOut);
    }
    // Only a player who must keep quiet for a partner can talk, and that player never has the turn (M-14).
    if let Some(meant) = intents.first_just(SPEAK)
        && let Some(seat) = who_of(&hands.people_who_can(CardAction::Talk), meant)
    {
        hands.ask_for(seat, CardAction::Talk);
    }
    if hands.seat().is_none() {
        return;
    }
    if intents.just(DIE) {
        hands.take_die();
    } else if intents.just(DRAW) {
        hands.draw();
    } else if intents.just(UNDO) {
        hands.undo();
    } else if intents.just(LET_GO) {
        hands.let_go();
    }
}

/// What the directions step through now: where the chosen thing can go, or what can be chosen.
fn stops(hands: &CardHands, layout: &CardLayout) -> Vec<(PilePlace, Option<Entity>)> {
    let Some(seat) = hands.seat() else { return Vec::new() };
    let legal = hands.legal();
    let of_source = |from: Source| (place_of(seat, from), hands.entity(seat, from));
    match *hands.choice {
        CardChoice::Card { .. } => hands.ways().into_iter().map(|way| (way.to, None)).collect(),
        CardChoice::Die { onto: Some(pile) } => choice::follow_ups(&legal, pile).into_iter().map(of_source).collect(),
        CardChoice::Die { onto: None } => {
            let piles = choice::stand_ins(&legal)
                .into_iter()
                .map(|pile| (PilePlace::Building(pile), None));
            let drawers = choice::drawers(&legal);
            let opponents = layout
                .opponents()
                .filter(|seat| drawers.contains(seat))
                .map(|seat| (PilePlace::Stock(seat), None));
            let hand = hands.stage().slots().iter().flatten().filter(|card| {
                let face = hands.face(**card);
                face.is_some_and(|face| choice::discards_by_die(&legal, face))
            });
            piles
                .chain(opponents)
                .chain(hand.map(|card| (PilePlace::Hand(seat), Some(*card))))
                .collect()
        }
        CardChoice::None => {
            let hand = hands.stage().slots().iter().flatten();
            let mut stops = vec![of_source(Source::Stock(seat))];
            stops.extend(hand.map(|card| (PilePlace::Hand(seat), Some(*card))));
            stops.extend((0..4).map(|pile| of_source(Source::Discard(seat, pile))));
            if let Some(partner) = layout.partner() {
                stops.push(of_source(Source::Stock(partner)));
                stops.extend((0..4).map(|pile| of_source(Source::Discard(partner, pile))));
            }
            stops.retain(|(_, card)| card.is_some());
            stops
        }
    }
}

fn go_through(
    intents: Intents,
    layout: Res<CardLayout>,
    mut hands: CardHands,
    mut focus: ResMut<KeyFocus>,
    keyboard: Res<Keyboard>,
    mut of: Local<CardChoice>,
) {
    if *of != *hands.choice {
        *of = *hands.choice;
        focus.set_if_neq(KeyFocus(None));
    }
    if focus.0.is_some() && hands.seat().is_none() {
        focus.0 = None;
    }
    let step = pressed_step(&intents);
    if step != 0
        && let Some(next) = stepped(&stops(&hands, &layout), focus.0, step)
    {
        focus.0 = Some(next);
    }
    if intents.just(CONFIRM) && hands.seat().is_some() {
        match focus.0.take() {
            Some((place, card)) => hands.act_on(Some(CardThing::Pile(place, card))),
            None => match *hands.choice {
                CardChoice::Card { .. } => {
                    if !hands.play_chosen() {
                        hands.tell(
                            skip_bo::told_only_discard(keyboard.named(HintFor::Family(DISCARD, DISCARDS))),
                            Some("K-8"),
                            false,
                        );
                    }
                }
                CardChoice::None => {
                    if let Some(action) = hands.primary() {
                        hands.ask(action);
                    }
                }
                CardChoice::Die { .. } => hands.tell(skip_bo_mod::TOLD_CHOOSE_USE, None, false),
            },
        }
    }
}

/// Shows the next discard pile; shows none once something is chosen or pointed at.
fn look_through(
    intents: Intents,
    layout: Res<CardLayout>,
    (pointed, focus): (Res<Pointed>, Res<KeyFocus>),
    mut hands: CardHands,
    mut looked: ResMut<LookedAt>,
    mut while_so: Local<(CardChoice, Option<CardThing>)>,
) {
    let so = (*hands.choice, pointed.thing);
    if *while_so != so {
        *while_so = so;
        looked.set_if_neq(LookedAt(None));
    }
    if focus.is_changed() {
        looked.set_if_neq(LookedAt(focus.0.map(|(place, _)| place)));
    }
    if intents.just(LET_GO) {
        looked.set_if_neq(LookedAt(None));
    }
    if !intents.just(LOOK) {
        return;
    }
    let piles: Vec<PilePlace> = layout
        .seats()
        .flat_map(|seat| (0..4).map(move |pile| PilePlace::Discard(seat, pile)))
        .filter(|place| hands.stage().count(*place) > 0)
        .collect();
    let next = match looked.0.and_then(|now| piles.iter().position(|place| *place == now)) {
        Some(at) => piles.get(at + 1),
        None => piles.first(),
    };
    looked.0 = next.copied();
    if piles.is_empty() {
        hands.tell(skip_bo::TOLD_NO_DISCARDS, Some("K-8"), false);
    }
}

fn press_primary(mut pressed: MessageReader<PrimaryPressed>, mut hands: CardHands) {
    if pressed.read().count() > 0
        && let Some(action) = hands.primary()
    {
        hands.ask(action);
    }
}
