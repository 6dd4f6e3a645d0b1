//! How a throw is aimed, in any game: what the pointer, the arrow keys and a held key make of a gesture.

use std::time::Duration;

use bevy::prelude::*;

use tabletop::throw::ThrowGesture;

/// The distance of the pointer from the die for a throw at full power, in die edges.
const FULL_REACH: f32 = 14.0;
/// The least distance from the die at which the pointer aims, in die edges.
const LEAST_REACH: f32 = 0.8;
/// How long a key must be held for a throw at full power, in seconds. A press shorter than `TAP_S` throws as aimed.
const FULL_CHARGE_S: f32 = 1.2;
const TAP_S: f32 = 0.18;
/// How fast the keys turn the aim, in radians per second, and change its power, per second.
const TURN_PER_S: f32 = 1.8;
const PUSH_PER_S: f32 = 0.6;

/// A throw towards a point of the felt (x, z): the further away, the harder. `None` if it is too near to have a
/// direction.
pub fn aimed_at(gesture: ThrowGesture, felt: Vec2) -> Option<ThrowGesture> {
    let reach = felt - gesture.from;
    (reach.length() >= LEAST_REACH).then(|| ThrowGesture {
        direction: reach.normalize(),
        power: (reach.length() / FULL_REACH).clamp(0.0, 1.0),
        ..gesture
    })
}

/// A throw that keys have turned (`turn` is 1 to the right, -1 to the left) and made harder or softer (`push` is 1 or
/// -1) for this many seconds.
pub fn turned_by_keys(gesture: ThrowGesture, turn: f32, push: f32, step_s: f32) -> ThrowGesture {
    ThrowGesture {
        direction: Vec2::from_angle(turn * TURN_PER_S * step_s).rotate(gesture.direction),
        power: (gesture.power + push * PUSH_PER_S * step_s).clamp(0.0, 1.0),
        ..gesture
    }
}

/// A throw with the power of a key that has been held for this time; `None` for a tap, which leaves the power.
pub fn charged_for(gesture: ThrowGesture, held: Duration) -> Option<ThrowGesture> {
    let held_s = held.as_secs_f32();
    (held_s > TAP_S).then(|| ThrowGesture {
        power: (held_s / FULL_CHARGE_S).min(1.0),
        ..gesture
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const AHEAD: ThrowGesture = ThrowGesture {
        from: Vec2::new(1.0, 2.0),
        direction: Vec2::NEG_Y,
        power: 0.6,
    };

    #[test]
    fn a_throw_is_aimed_at_a_point_and_is_harder_further_away() {
        let near = aimed_at(AHEAD, Vec2::new(8.0, 2.0)).expect("it has a direction");
        assert_eq!((near.direction, near.power, near.from), (Vec2::X, 0.5, AHEAD.from));
        assert_eq!(
            aimed_at(AHEAD, Vec2::new(99.0, 2.0)).map(|aimed| aimed.power),
            Some(1.0)
        );
        assert_eq!(aimed_at(AHEAD, Vec2::new(1.2, 2.0)), None);
    }

    #[test]
    fn keys_turn_a_throw_and_change_its_power_within_its_limits() {
        let right = turned_by_keys(AHEAD, 1.0, 1.0, 0.5);
        assert!(right.direction.x > 0.5 && right.power > AHEAD.power, "{right:?}");
        assert!((right.direction.length() - 1.0).abs() < 1e-5);
        assert_eq!(turned_by_keys(AHEAD, 0.0, 1.0, 99.0).power, 1.0);
        assert_eq!(turned_by_keys(AHEAD, 0.0, -1.0, 99.0).power, 0.0);
    }

    #[test]
    fn a_tap_leaves_the_power_and_a_held_key_sets_it() {
        assert_eq!(charged_for(AHEAD, Duration::from_millis(100)), None);
        let half = charged_for(AHEAD, Duration::from_millis(600)).expect("it is held");
        assert!((half.power - 0.5).abs() < 1e-6);
        assert_eq!(
            charged_for(AHEAD, Duration::from_secs(9)).map(|full| full.power),
            Some(1.0)
        );
    }
}
