//! The last moments of the pointer's motion over the felt, which give the speed of a throw.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::input::pointer::PointerAt;
use crate::settings::Settings;
use crate::table::practice::PracticeSystems;
use crate::window::steps::InputSystems;
use tabletop::throw::ThrowGesture;

/// How long the motion counts for the throw's speed, in seconds.
const TRAIL_S: f32 = 0.1;
/// The least number of frames that count: if frames are slow, the hand has often stopped one frame before the release.
const TRAIL_FRAMES: usize = 4;
/// The hand's speed that gives a throw its full power, in die edges per second.
const FULL_SPEED: f32 = 60.0;

/// The last moments of the hand's motion over the felt.
#[derive(Resource, Clone, Debug)]
pub struct Trail {
    moments: VecDeque<(f32, Vec2)>,
    /// How hard the hand throws; 1 is the usual strength.
    strength: f32,
}

impl Default for Trail {
    fn default() -> Self {
        Self {
            moments: VecDeque::new(),
            strength: 1.0,
        }
    }
}

impl Trail {
    /// The velocity over the last moments, in die edges per second: the slope of a line fitted through them.
    pub(crate) fn velocity(&self) -> Vec2 {
        let count = self.moments.len() as f32;
        let mean_time = self.moments.iter().map(|(time, _)| time).sum::<f32>() / count;
        let mean_place = self.moments.iter().map(|(_, place)| *place).sum::<Vec2>() / count;
        let (mut along, mut spread) = (Vec2::ZERO, 0.0);
        for (time, place) in &self.moments {
            along += (place - mean_place) * (time - mean_time);
            spread += (time - mean_time).powi(2);
        }
        if spread > 1e-6 { along / spread } else { Vec2::ZERO }
    }

    /// The throw of a hand that releases now at this point of the felt (x, z). `None` if the hand moves more slowly
    /// than `least`, in die edges per second, which is no throw.
    pub fn throw_from(&self, from: Vec2, least: f32) -> Option<ThrowGesture> {
        let velocity = self.velocity();
        let speed = velocity.length();
        (speed >= least).then(|| ThrowGesture {
            from,
            direction: velocity.normalize_or(Vec2::NEG_Y),
            power: (speed * self.strength / FULL_SPEED).clamp(0.0, 1.0),
        })
    }

    fn add(&mut self, now: f32, place: Vec2) {
        self.moments.push_back((now, place));
        while self.moments.front().is_some_and(|(time, _)| now - time > TRAIL_S) && self.moments.len() > TRAIL_FRAMES {
            self.moments.pop_front();
        }
    }
}

/// Follows the pointer.
pub fn plugin(app: &mut App) {
    app.init_resource::<Trail>().add_systems(
        Update,
        (
            follow_hand.in_set(InputSystems::Look),
            follow_hand.in_set(PracticeSystems::Follow),
        ),
    );
}

fn follow_hand(time: Res<Time<Real>>, at: Res<PointerAt>, settings: Option<Res<Settings>>, mut trail: ResMut<Trail>) {
    trail.strength = settings.map_or(1.0, |settings| settings.throw_strength);
    if at.is_finger() {
        if at.just_pressed() {
            // It comes down elsewhere, and has not moved there.
            trail.moments.clear();
        } else if at.just_released() && !trail.moments.is_empty() {
            // The last movement of a finger and its end are told in different frames.
            return;
        }
    }
    match at.felt {
        Some(place) => trail.add(time.elapsed_secs(), Vec2::new(place.x, place.z)),
        None => trail.moments.clear(),
    }
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
        assert_eq!(trail.velocity(), Vec2::ZERO, "the hand has stopped by then");
    }

    #[test]
    fn a_resting_hand_has_none() {
        let mut trail = Trail::default();
        trail.add(0.0, Vec2::ONE);
        assert_eq!(trail.velocity(), Vec2::ZERO);
    }

    #[test]
    fn a_stronger_hand_throws_harder_with_the_same_motion() {
        let power = |strength: f32| {
            let mut trail = Trail { strength, ..default() };
            for step in 0..20 {
                let now = step as f32 * 0.01;
                trail.add(now, Vec2::X * 30.0 * now);
            }
            trail.throw_from(Vec2::ONE, 10.0).expect("a throw").power
        };
        assert!((power(1.0) - 0.5).abs() < 0.01 && (power(0.5) - 0.25).abs() < 0.01);
        assert_eq!(power(4.0), 1.0);
    }

    #[test]
    fn a_moving_hand_throws_its_way_and_never_harder_than_full() {
        let moving = |speed: f32| {
            let mut trail = Trail::default();
            for step in 0..20 {
                let now = step as f32 * 0.01;
                trail.add(now, Vec2::X * speed * now);
            }
            trail.throw_from(Vec2::ONE, 10.0)
        };
        assert_eq!(moving(9.0), None);
        let thrown = moving(1e4).expect("a throw");
        assert_eq!((thrown.from, thrown.power), (Vec2::ONE, 1.0));
        assert!(thrown.direction.distance(Vec2::X) < 1e-3);
    }
}
