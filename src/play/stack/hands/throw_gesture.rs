//! Makes a throw of a motion of the hand, or of a point and a power.
//!
//! A gesture says where the throw starts, where it goes and how hard it is. It does not say how the die lies in the
//! hand: the physics draws that at random (G-2).

use bevy::prelude::*;

use crate::host::view::MatchView;
use crate::input::gamepad::pull::Slings;
use crate::input::pointer::PointerAt;
use crate::physics::aim::standard_throw;
use crate::physics::die::Die;
use crate::physics::throw::ThrowGesture;
use crate::physics::tray::TrayGeometry;
use crate::play::stack::hands::acting::Hands;
use crate::play::stack::hands::chosen::{Selection, StackHands};
use crate::presentation::visual::AimGuide;
use crate::rules::die::DieId;
use crate::rules::ids::PlayerId;
use crate::tabletop::die::DiceIndex;
use crate::window::intent::ui_has_focus;
use crate::window::steps::InputSystems;

/// How far from the die the pointer is for a throw at full power, in edges.
const FULL_REACH: f32 = 14.0;
/// How long the key is held for a throw at full power, in seconds. A press shorter than `TAP_S` is the standard throw.
const FULL_CHARGE_S: f32 = 1.2;
const TAP_S: f32 = 0.18;
/// How fast the keys turn the aim, in radians per second.
const TURN_PER_S: f32 = 1.8;

/// The throw as it is aimed now.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Aim {
    /// The gesture, if a die is in the hand.
    pub gesture: Option<ThrowGesture>,
    /// How long the throwing key has been held, in seconds.
    pub charge_s: Option<f32>,
    /// Whether the keys turned the aim since the pointer last moved.
    by_keys: bool,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Aim>().add_systems(
        Update,
        (
            (
                start_aim,
                aim_with_pointer,
                (aim_with_keys, throw_when_told, throw_by_stick)
                    .chain()
                    .run_if(not(ui_has_focus)),
            )
                .chain()
                .in_set(InputSystems::Act)
                .in_set(StackHands),
            show_aim.in_set(InputSystems::Mark).in_set(StackHands),
        ),
    );
}

/// The fair throw from a seat's side of the table, as one key makes it.
pub(crate) fn fair_throw(tray: &TrayGeometry, seat: PlayerId, seats: usize) -> ThrowGesture {
    standard_throw(tray, seat, seats, &[])
}

/// The aim of a die that was just taken in the hand: the fair throw, from the place where the die lies.
fn start_aim(
    hands: Hands,
    (tray, view, index): (Res<TrayGeometry>, Res<MatchView>, Res<DiceIndex>),
    dice: Query<&Transform, With<Die>>,
    mut aim: ResMut<Aim>,
    mut aimed: Local<Option<DieId>>,
) {
    let die = match *hands.selection {
        Selection::Aiming(die) => Some(die),
        _ => None,
    };
    if *aimed == die {
        return;
    }
    *aimed = die;
    *aim = Aim::default();
    let (Some(die), Some(seat)) = (die, hands.seat()) else {
        return;
    };
    let mut gesture = fair_throw(&tray, seat, view.seats.count());
    let lies = index.get(die).and_then(|entity| dice.get(entity).ok());
    if let Some(lies) = lies {
        gesture.from = Vec2::new(lies.translation.x, lies.translation.z);
        gesture.direction = (-gesture.from).try_normalize().unwrap_or(gesture.direction);
    }
    aim.gesture = Some(gesture);
}

fn aim_with_pointer(at: Res<PointerAt>, mut aim: ResMut<Aim>, mut last: Local<Option<Vec2>>) {
    let moved = at.window != *last;
    *last = at.window;
    if moved {
        aim.by_keys = false;
    }
    let (Some(felt), Some(mut gesture), false) = (at.felt, aim.gesture, aim.by_keys) else {
        return;
    };
    let reach = Vec2::new(felt.x, felt.z) - gesture.from;
    if !moved || reach.length() < 0.8 {
        return;
    }
    gesture.direction = reach.normalize();
    gesture.power = (reach.length() / FULL_REACH).clamp(0.0, 1.0);
    aim.gesture = Some(gesture);
}

fn aim_with_keys(keys: Res<ButtonInput<KeyCode>>, time: Res<Time<Real>>, mut aim: ResMut<Aim>) {
    let Some(mut gesture) = aim.gesture else { return };
    let pressed = |key| f32::from(u8::from(keys.pressed(key)));
    let turn = pressed(KeyCode::ArrowRight) - pressed(KeyCode::ArrowLeft);
    let push = pressed(KeyCode::ArrowUp) - pressed(KeyCode::ArrowDown);
    if turn != 0.0 || push != 0.0 {
        aim.by_keys = true;
        gesture.direction = Vec2::from_angle(turn * TURN_PER_S * time.delta_secs()).rotate(gesture.direction);
        gesture.power = (gesture.power + push * 0.6 * time.delta_secs()).clamp(0.0, 1.0);
        aim.gesture = Some(gesture);
    }
}

/// Holding Space charges the throw and its release throws; a tap is the fair throw. Enter throws as aimed.
fn throw_when_told(keys: Res<ButtonInput<KeyCode>>, time: Res<Time<Real>>, mut aim: ResMut<Aim>, mut hands: Hands) {
    let (Selection::Aiming(die), Some(gesture)) = (*hands.selection, aim.gesture) else {
        return;
    };
    if keys.just_pressed(KeyCode::Space) {
        aim.charge_s = Some(0.0);
    } else if let Some(charged) = aim.charge_s {
        let charged = charged + time.delta_secs();
        aim.charge_s = Some(charged);
        let power = (charged / FULL_CHARGE_S).min(1.0);
        if charged > TAP_S {
            aim.gesture = Some(ThrowGesture { power, ..gesture });
        }
        if keys.just_released(KeyCode::Space) {
            let gesture = (charged > TAP_S).then_some(ThrowGesture { power, ..gesture });
            hands.roll(die, gesture);
        }
    } else if keys.just_pressed(KeyCode::Enter) {
        hands.roll(die, Some(gesture));
    }
}

/// Pulling the right stick back takes the chosen die in the hand and aims; releasing the stick throws.
fn throw_by_stick(slings: Slings, mut aim: ResMut<Aim>, mut hands: Hands) {
    if slings.aimed().is_some() && matches!(*hands.selection, Selection::Die(_)) {
        hands.aim(None);
        return;
    }
    let (Selection::Aiming(die), Some(gesture)) = (*hands.selection, aim.gesture) else {
        return;
    };
    if let Some(aimed) = slings.aimed().and_then(|sling| slings.from(gesture.from, sling)) {
        aim.by_keys = true;
        aim.gesture = Some(aimed);
    } else if let Some(thrown) = slings.thrown().and_then(|sling| slings.from(gesture.from, sling)) {
        hands.roll(die, Some(thrown));
    }
}

fn show_aim(aim: Res<Aim>, hands: Hands, mut guide: ResMut<AimGuide>) {
    let shown = match *hands.selection {
        Selection::Aiming(_) => aim.gesture,
        _ => None,
    };
    guide.set_if_neq(AimGuide(shown));
}
