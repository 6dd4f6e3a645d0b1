//! Mouse or finger: a click chooses, a second click plays. A drag carries the card; dropping it plays it, or, within
//! the hand, moves it to another slot.

use bevy::prelude::*;

use crate::play::skip_bo::hands::acting::CardHands;
use crate::play::skip_bo::hands::choice::{CardChoice, CardHandsSystems};
use crate::play::skip_bo::hands::look::{CardThing, Pointed};
use games::skip_bo::action::Source;
use tabletop::pile::PilePlace;
use window_kit::input::pointer::PointerAt;
use window_kit::intents::Intents;
use window_kit::intents::general::TURN_TABLE;
use window_kit::presentation::camera::cursor_on_felt;
use window_kit::presentation::cards::laid::CarriedCard;
use window_kit::presentation::cards::motion::CARRIED_HEIGHT;
use window_kit::presentation::cards::stage::MoveInHand;
use window_kit::presentation::visual::TableCamera;
use window_kit::window::steps::InputSystems;

/// The state of the pointer's button.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
enum Press {
    #[default]
    None,
    /// Pressed on this thing at this point; no drag yet.
    Down { thing: Option<CardThing>, at: Vec2 },
    /// Carrying the chosen card or the die.
    Carrying,
    /// Dragging although nothing can be carried.
    Idle,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Press>()
        .add_systems(
            Update,
            (press, drag, release, cancel, let_go)
                .chain()
                .in_set(InputSystems::Act)
                .in_set(CardHandsSystems),
        )
        .add_systems(Update, show_carried.in_set(InputSystems::Mark).in_set(CardHandsSystems));
}

fn press(at: Res<PointerAt>, pointed: Res<Pointed>, mut state: ResMut<Press>) {
    if at.just_pressed() {
        *state = at.window.map_or(Press::None, |window| Press::Down {
            thing: pointed.thing,
            at: window,
        });
    }
}

fn drag(at: Res<PointerAt>, mut state: ResMut<Press>, mut hands: CardHands) {
    let Press::Down { thing, at: from } = *state else {
        return;
    };
    if !at.drags(from) {
        return;
    }
    *state = Press::Idle;
    match thing {
        Some(CardThing::Pile(place, Some(card))) => {
            // Once the die is on a pile, the card that follows is chosen on release, so it is not carried.
            let follows = match *hands.choice {
                CardChoice::Die { onto } => onto,
                _ => None,
            };
            let chosen = matches!(*hands.choice, CardChoice::Card { card: chosen, .. } if chosen == card);
            let takeable = !matches!(place, PilePlace::Draw | PilePlace::Building(_) | PilePlace::SetAside);
            if follows.is_none() && takeable {
                if !chosen {
                    hands.take(place, card);
                }
                if matches!(*hands.choice, CardChoice::Card { card: chosen, .. } if chosen == card) {
                    *state = Press::Carrying;
                }
            }
        }
        Some(CardThing::Die) => {
            if !matches!(*hands.choice, CardChoice::Die { .. }) {
                hands.take_die();
            }
            if matches!(*hands.choice, CardChoice::Die { .. }) {
                *state = Press::Carrying;
            }
        }
        _ => {}
    }
}

fn release(
    pointed: Res<Pointed>,
    at: Res<PointerAt>,
    mut state: ResMut<Press>,
    mut hands: CardHands,
    mut moves: MessageWriter<MoveInHand>,
) {
    if !at.just_released() {
        return;
    }
    match std::mem::take(&mut *state) {
        Press::Down { thing, .. } => {
            // The pointer has hardly moved since the press: this is a click.
            if at.window.is_some() {
                hands.act_on(thing);
            }
        }
        Press::Carrying => {
            let own = match *hands.choice {
                CardChoice::Card { card, .. } => {
                    matches!(pointed.thing, Some(CardThing::Pile(_, Some(under))) if under == card)
                }
                CardChoice::Die { .. } => pointed.thing == Some(CardThing::Die),
                CardChoice::None => true,
            };
            // A thing dropped where it was picked up stays chosen. A card dropped on nothing returns.
            match pointed.thing {
                _ if own => {}
                Some(CardThing::Pile(PilePlace::Hand(seat), Some(to)))
                    if hands.seat() == Some(seat)
                        && let CardChoice::Card {
                            card,
                            from: Source::Hand(_),
                            ..
                        } = *hands.choice =>
                {
                    moves.write(MoveInHand { card, to });
                    hands.let_go();
                }
                Some(CardThing::Pile(PilePlace::Hand(_), _)) | Some(CardThing::Area(_)) | None
                    if matches!(*hands.choice, CardChoice::Card { .. }) =>
                {
                    hands.let_go();
                }
                thing => hands.act_on(thing),
            }
        }
        Press::None | Press::Idle => {}
    }
}

/// A carried thing goes back to where it was.
fn cancel(at: Res<PointerAt>, mut state: ResMut<Press>, mut hands: CardHands) {
    if at.is_cancelled() && std::mem::take(&mut *state) == Press::Carrying {
        hands.let_go();
    }
}

/// A table of cards does not turn, so what turns others is free for this.
fn let_go(intents: Intents, mut hands: CardHands) {
    if intents.just(TURN_TABLE) {
        hands.let_go();
    }
}

fn show_carried(
    state: Res<Press>,
    at: Res<PointerAt>,
    choice: Res<CardChoice>,
    camera: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut carried: ResMut<CarriedCard>,
) {
    let place = || {
        let (camera, transform) = camera.single().ok()?;
        cursor_on_felt(camera, transform, at.window?, CARRIED_HEIGHT)
    };
    let shown = match (*state, *choice) {
        (Press::Carrying, CardChoice::Card { card, .. }) => place().map(|place| (card, place)),
        _ => None,
    };
    carried.set_if_neq(CarriedCard(shown));
}
