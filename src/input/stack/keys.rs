//! The whole turn by keyboard alone.
//!
//! 1-6 go through one's dice with that number, the arrows through where the chosen die can go, Enter puts it there;
//! R takes it in the hand to be aimed, F rolls it at once by the fair throw; P passes; Backspace or Escape lets go. While a
//! button or a field has the focus, the keys are its own.

use bevy::prelude::*;

use super::{Hands, Selection, StackHands};
use crate::app::Screen;
use crate::input::{Hovered, InputSystems};
use crate::presentation::ShowBadges;
use crate::rules::die::{DieId, Face};
use crate::screens::hud::PrimaryPressed;
use crate::screens::theme::focus::ui_has_focus;

const NUMBERS: [(KeyCode, KeyCode); 6] = [
    (KeyCode::Digit1, KeyCode::Numpad1),
    (KeyCode::Digit2, KeyCode::Numpad2),
    (KeyCode::Digit3, KeyCode::Numpad3),
    (KeyCode::Digit4, KeyCode::Numpad4),
    (KeyCode::Digit5, KeyCode::Numpad5),
    (KeyCode::Digit6, KeyCode::Numpad6),
];

/// The target the keyboard points at.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct FocusedTarget(pub Option<DieId>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FocusedTarget>().add_systems(
        Update,
        (
            (choose, go_through_targets, act)
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
    let number = NUMBERS
        .iter()
        .position(|(row, pad)| keys.any_just_pressed([*row, *pad]));
    let (Some(number), Some(seat)) = (number, hands.seat()) else {
        return;
    };
    let face = Face(number as u8 + 1);
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
        None => hands.tell(format!("You have no loose die that shows {}", face.0), None, None),
    }
}

fn go_through_targets(
    keys: Res<ButtonInput<KeyCode>>,
    hands: Hands,
    mut focused: ResMut<FocusedTarget>,
    mut of: Local<Option<DieId>>,
) {
    let die = match *hands.selection {
        Selection::Die(die) => Some(die),
        _ => None,
    };
    let targets = die.map(|die| hands.targets(die)).unwrap_or_default();
    if *of != die {
        *of = die;
        focused.0 = None;
    }
    let step = i32::from(keys.any_just_pressed([KeyCode::ArrowRight, KeyCode::ArrowDown]))
        - i32::from(keys.any_just_pressed([KeyCode::ArrowLeft, KeyCode::ArrowUp]));
    let count = targets.len() as i32;
    if count == 0 {
        focused.0 = None;
    } else if step != 0 {
        let at = focused
            .0
            .and_then(|focus| targets.iter().position(|target| *target == focus));
        let next = at.map_or(if step > 0 { 0 } else { count - 1 }, |at| {
            (at as i32 + step).rem_euclid(count)
        });
        focused.0 = targets.get(next as usize).copied();
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
    } else if keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter])
        && let Selection::Die(die) = *hands.selection
    {
        let targets = hands.targets(die);
        match (focused.0, targets.as_slice()) {
            (Some(target), _) => hands.place(die, target),
            (None, [only]) => hands.place(die, *only),
            (None, []) => hands.tell(
                "This number fits nowhere now: roll the die with R",
                Some("S-6"),
                Some(die),
            ),
            (None, _) => hands.tell("Choose where it goes with the arrow keys", None, None),
        }
    } else if keys.just_pressed(KeyCode::Backspace) {
        hands.let_go();
    }
}

/// The large button: throw, aim or pass, whichever is due.
fn press_primary(mut presses: MessageReader<PrimaryPressed>, mut hands: Hands) {
    for _ in presses.read() {
        match *hands.selection {
            Selection::Aiming(die) => hands.roll(die, None),
            Selection::Die(_) => hands.aim(None),
            Selection::None => hands.pass(),
        }
    }
}

/// Whose dice they are is shown while B is held.
fn show_badges(keys: Res<ButtonInput<KeyCode>>, screen: Res<State<Screen>>, mut show: ResMut<ShowBadges>) {
    show.set_if_neq(ShowBadges(
        keys.pressed(KeyCode::KeyB) && *screen.get() == Screen::Match,
    ));
}
