//! A whole turn with the keyboard alone.
//!
//! A number steps through the player's dice with that number. The directions step through all dice that can be picked
//! up, and then through the places where the chosen die can go. "Confirm" picks the die up, or puts it there. A die is
//! taken in the hand to aim, or rolled at once with the fair throw. The keys are in `intents.rs`. While a button or a
//! field has the focus, it gets the keys.

use bevy::prelude::*;

use crate::play::stack::hands::acting::Hands;
use crate::play::stack::hands::chosen::{Selection, StackHands};
use crate::play::stack::hands::throw_gesture::Aim;
use crate::play::stack::intents::{NUMBER, OWNERS, PASS, ROLL, ROLL_AT_ONCE};
use messages::texts::stack as words;
use rules::die::{DieId, Face};
use window_kit::input::pointer::Hovered;
use window_kit::input::steps::{pressed_step, stepped};
use window_kit::intents::Intents;
use window_kit::intents::general::{CONFIRM, LET_GO};
use window_kit::presentation::badges::ShowBadges;
use window_kit::window::intent::{PrimaryPressed, ui_has_focus};
use window_kit::window::state::Screen;
use window_kit::window::steps::InputSystems;

/// The die that has the keyboard focus: one to pick up, or a target.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct FocusedTarget(pub Option<DieId>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FocusedTarget>().add_systems(
        Update,
        (
            (choose, go_through, act)
                .chain()
                .in_set(StackHands)
                .run_if(not(ui_has_focus)),
            (press_primary, show_badges).chain().in_set(StackHands),
        )
            .chain()
            .in_set(InputSystems::Act),
    );
}

fn choose(intents: Intents, mut hands: Hands) {
    let (Some(number), Some(seat)) = (intents.just_nth(NUMBER), hands.seat()) else {
        return;
    };
    let face = Face(number);
    let own: Vec<DieId> = hands
        .stack()
        .map(|stack| {
            stack
                .loose(seat)
                .iter()
                .filter(|die| stack.face(*die) == face)
                .collect()
        })
        .unwrap_or_default();
    let next = match hands
        .selection
        .die()
        .and_then(|chosen| own.iter().position(|die| *die == chosen))
    {
        Some(at) => own.get((at + 1) % own.len()),
        None => own.first(),
    };
    match next {
        Some(die) => hands.take(*die),
        None => hands.tell(words::hand_no_such_number(face.0), None, None),
    }
}

/// What the directions step through now: the places where the chosen die can go, or the dice that can be picked up,
/// sorted by number.
fn stops(hands: &Hands) -> Vec<DieId> {
    match *hands.selection {
        Selection::Die(die) => hands.targets(die),
        Selection::Aiming(_) => Vec::new(),
        Selection::None => {
            let mut dice: Vec<DieId> = hands.takeable().iter().collect();
            dice.sort_by_key(|die| hands.stack().map(|stack| stack.face(*die)));
            dice
        }
    }
}

fn go_through(intents: Intents, hands: Hands, mut focused: ResMut<FocusedTarget>, mut of: Local<Selection>) {
    let targets = stops(&hands);
    let gone = focused.0.is_some_and(|die| !targets.contains(&die));
    if *of != *hands.selection || gone {
        *of = *hands.selection;
        focused.0 = None;
    }
    let step = pressed_step(&intents);
    if targets.is_empty() {
        focused.0 = None;
    } else if step != 0 {
        focused.0 = stepped(&targets, focused.0, step);
    }
}

fn act(intents: Intents, focused: Res<FocusedTarget>, hovered: Res<Hovered>, mut hands: Hands) {
    if intents.just(ROLL) {
        hands.aim(hovered.0);
    } else if intents.just(ROLL_AT_ONCE) {
        match hands.selection.die() {
            Some(die) if hands.can_roll(die) => hands.roll(die, None),
            _ => hands.aim(None),
        }
    } else if intents.just(PASS) {
        hands.pass();
    } else if intents.just(CONFIRM) {
        enter(focused.0, &mut hands);
    } else if intents.just(LET_GO) {
        hands.let_go();
    }
}

/// Handles "confirm": picks up the focused die, or puts the chosen die on it. Passes if no die is chosen or focused.
fn enter(focused: Option<DieId>, hands: &mut Hands) {
    match (*hands.selection, focused) {
        (Selection::None, Some(die)) => hands.take(die),
        (Selection::None, None) => hands.pass(),
        (Selection::Die(die), Some(target)) => hands.place(die, target),
        (Selection::Die(die), None) => match hands.targets(die).as_slice() {
            [only] => hands.place(die, *only),
            [] => hands.tell(words::HAND_ROLL_IT, Some("S-6"), Some(die)),
            _ => hands.tell(words::HAND_CHOOSE_WHERE, None, None),
        },
        (Selection::Aiming(_), _) => {}
    }
}

/// Handles the large button: throws, aims or passes, whichever is due.
fn press_primary(mut presses: MessageReader<PrimaryPressed>, aim: Res<Aim>, mut hands: Hands) {
    for _ in presses.read() {
        match *hands.selection {
            Selection::Aiming(die) => hands.roll(die, aim.thrown()),
            Selection::Die(_) => hands.aim(None),
            Selection::None => hands.pass(),
        }
    }
}

/// Shows the owners of the dice while their intent is held.
fn show_badges(intents: Intents, screen: Res<State<Screen>>, mut show: ResMut<ShowBadges>) {
    show.set_if_neq(ShowBadges(intents.held(OWNERS) && *screen.get() == Screen::Match));
}
