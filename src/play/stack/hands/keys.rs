//! A whole turn with the keyboard alone.
//!
//! 1-6 step through the player's dice with that number. The arrow keys step through all dice that can be picked up,
//! and then through the places where the chosen die can go. Enter picks the die up, or puts it there. R takes it in
//! the hand to aim, F rolls it at once with the fair throw. P passes. Backspace or Escape clears the choice. While a
//! button or a field has the focus, it gets the keys.

use bevy::prelude::*;

use crate::input::keys::{pressed_digit, pressed_step, stepped};
use crate::input::pointer::Hovered;
use crate::play::stack::hands::acting::Hands;
use crate::play::stack::hands::chosen::{Selection, StackHands};
use crate::play::stack::hands::throw_gesture::Aim;
use crate::presentation::badges::ShowBadges;
use crate::window::intent::{PrimaryPressed, ui_has_focus};
use crate::window::state::Screen;
use crate::window::steps::InputSystems;
use messages::texts::stack as words;
use rules::die::{DieId, Face};

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

fn choose(keys: Res<ButtonInput<KeyCode>>, mut hands: Hands) {
    let number = pressed_digit(&keys).filter(|digit| *digit <= 6);
    let (Some(number), Some(seat)) = (number, hands.seat()) else {
        return;
    };
    let face = Face(number as u8);
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

/// What the arrow keys step through now: the places where the chosen die can go, or the dice that can be picked up,
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

fn go_through(
    keys: Res<ButtonInput<KeyCode>>,
    hands: Hands,
    mut focused: ResMut<FocusedTarget>,
    mut of: Local<Selection>,
) {
    let targets = stops(&hands);
    let gone = focused.0.is_some_and(|die| !targets.contains(&die));
    if *of != *hands.selection || gone {
        *of = *hands.selection;
        focused.0 = None;
    }
    let step = pressed_step(&keys);
    if targets.is_empty() {
        focused.0 = None;
    } else if step != 0 {
        focused.0 = stepped(&targets, focused.0, step);
    }
}

fn act(keys: Res<ButtonInput<KeyCode>>, focused: Res<FocusedTarget>, hovered: Res<Hovered>, mut hands: Hands) {
    if keys.just_pressed(KeyCode::KeyR) {
        hands.aim(hovered.0);
    } else if keys.just_pressed(KeyCode::KeyF) {
        match hands.selection.die() {
            Some(die) if hands.can_roll(die) => hands.roll(die, None),
            _ => hands.aim(None),
        }
    } else if keys.just_pressed(KeyCode::KeyP) {
        hands.pass();
    } else if keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]) {
        enter(focused.0, &mut hands);
    } else if keys.just_pressed(KeyCode::Backspace) {
        hands.let_go();
    }
}

/// Handles Enter: picks up the focused die, or puts the chosen die on it. Passes if no die is chosen or focused.
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

/// Shows the owners of the dice while B is held.
fn show_badges(keys: Res<ButtonInput<KeyCode>>, screen: Res<State<Screen>>, mut show: ResMut<ShowBadges>) {
    show.set_if_neq(ShowBadges(
        keys.pressed(KeyCode::KeyB) && *screen.get() == Screen::Match,
    ));
}
