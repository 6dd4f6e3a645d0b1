//! From a motion of the hand, or from a point and a power, to a throw.
//!
//! A gesture says where from, where to and how hard, and nothing of how the die lies in the hand: that is drawn by the
//! physics (G-2).

use std::collections::VecDeque;

use bevy::prelude::*;

use super::{Hands, InputSystems, PointerAt, Selection, StackHands};
use crate::physics::aim::standard_throw;
use crate::physics::throw::ThrowGesture;
use crate::physics::tray::TrayGeometry;
use crate::presentation::AimGuide;
use crate::rules::die::DieId;
use crate::rules::ids::PlayerId;
use crate::screens::theme::focus::ui_has_focus;
use crate::table::die::{DiceIndex, Die};
use crate::table::view::MatchView;

/// How long a motion counts towards the throw's speed, in seconds.
const TRAIL_S: f32 = 0.1;
/// How many frames count at least: where frames are slow, the hand has often come to its end a frame before it lets go.
const TRAIL_FRAMES: usize = 4;
/// The hand's speed that makes a full throw, in edges per second.
const FULL_SPEED: f32 = 60.0;
/// How far the pointer is from the die for a full throw, in edges.
const FULL_REACH: f32 = 14.0;
/// How long the key is held for a full throw, in seconds; a shorter press than a tap is the standard throw.
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

/// The last moments of the hand's motion over the felt.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Trail(VecDeque<(f32, Vec2)>);

impl Trail {
    /// The speed over the last moments, in edges per second: the slope of a line fitted through them.
    pub(super) fn velocity(&self) -> Vec2 {
        let count = self.0.len() as f32;
        let mean_time = self.0.iter().map(|(time, _)| time).sum::<f32>() / count;
        let mean_place = self.0.iter().map(|(_, place)| *place).sum::<Vec2>() / count;
        let (mut along, mut spread) = (Vec2::ZERO, 0.0);
        for (time, place) in &self.0 {
            along += (place - mean_place) * (time - mean_time);
            spread += (time - mean_time).powi(2);
        }
        if spread > 1e-6 { along / spread } else { Vec2::ZERO }
    }

    fn add(&mut self, now: f32, place: Vec2) {
        self.0.push_back((now, place));
        while self.0.front().is_some_and(|(time, _)| now - time > TRAIL_S) && self.0.len() > TRAIL_FRAMES {
            self.0.pop_front();
        }
    }
}

/// The power of a hand that moves at this speed, in edges per second.
pub fn power_of_speed(speed: f32) -> f32 {
    (speed / FULL_SPEED).clamp(0.0, 1.0)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aim>().init_resource::<Trail>().add_systems(
        Update,
        (
            follow_hand.in_set(InputSystems::Look),
            (
                start_aim,
                aim_with_pointer,
                (aim_with_keys, throw_when_told).chain().run_if(not(ui_has_focus)),
            )
                .chain()
                .in_set(InputSystems::Act)
                .in_set(StackHands),
            show_aim.in_set(InputSystems::Mark).in_set(StackHands),
        ),
    );
}

/// The fair throw from a seat's side of the table that one key makes.
pub(super) fn fair_throw(tray: &TrayGeometry, seat: PlayerId, seats: usize) -> ThrowGesture {
    standard_throw(tray, seat, seats, &[])
}

fn follow_hand(time: Res<Time<Real>>, at: Res<PointerAt>, mut trail: ResMut<Trail>) {
    match at.felt {
        Some(place) => trail.add(time.elapsed_secs(), Vec2::new(place.x, place.z)),
        None => trail.0.clear(),
    }
}

/// A die newly in the hand starts with the fair throw, from where it lies.
fn start_aim(
    hands: Hands,
    tray: Option<Res<TrayGeometry>>,
    view: Option<Res<MatchView>>,
    index: Option<Res<DiceIndex>>,
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
    let (Some(die), Some(seat), Some(tray), Some(view)) = (die, hands.seat(), tray, view) else {
        return;
    };
    let mut gesture = fair_throw(&tray, seat, view.seats.count());
    let lies = index
        .and_then(|index| index.get(die))
        .and_then(|entity| dice.get(entity).ok());
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

/// Space held charges the throw and its release throws; a tap is the fair throw. Enter throws as aimed.
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

fn show_aim(aim: Res<Aim>, hands: Hands, mut guide: ResMut<AimGuide>) {
    let shown = match *hands.selection {
        Selection::Aiming(_) => aim.gesture,
        _ => None,
    };
    guide.set_if_neq(AimGuide(shown));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_steady_hand_has_its_own_speed() {
        let mut trail = Trail::default();
        for step in 0..20 {
            let now = step as f32 * 0.01;
            trail.add(now, Vec2::new(30.0 * now, -10.0 * now));
        }
        assert!(trail.velocity().distance(Vec2::new(30.0, -10.0)) < 0.01);
    }

    #[test]
    fn a_flick_between_two_slow_frames_is_one() {
        let mut trail = Trail::default();
        trail.add(0.0, Vec2::ZERO);
        trail.add(0.3, Vec2::new(12.0, 0.0));
        trail.add(0.6, Vec2::new(12.0, 0.0));
        assert!(trail.velocity().x > 15.0);
        trail.add(0.9, Vec2::new(12.0, 0.0));
        trail.add(1.2, Vec2::new(12.0, 0.0));
        assert_eq!(trail.velocity(), Vec2::ZERO, "then the hand has come to rest");
    }

    #[test]
    fn a_resting_hand_has_none() {
        let mut trail = Trail::default();
        trail.add(0.0, Vec2::ONE);
        assert_eq!(trail.velocity(), Vec2::ZERO);
    }

    #[test]
    fn power_is_never_more_than_full() {
        assert_eq!(power_of_speed(1e9), 1.0);
        assert_eq!(power_of_speed(0.0), 0.0);
    }
}
