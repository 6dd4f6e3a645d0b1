//! How dice leave the hand.
//!
//! This file makes throws fair: the orientation is drawn uniformly and no gesture affects it, there is always some
//! spin, and a weak throw is raised to the least power.

use std::f32::consts::TAU;

use glam::{Quat, Vec2, Vec3, Vec3Swizzles};
use rand::RngExt;

use crate::aim::way_to_rim;
use crate::params::{
    GRAVITY_EDGES_PER_S2, HAND_HEIGHT_EDGES, HAND_INSET_EDGES, HAND_OVER_DICE_EDGES, HANDFUL_COLUMNS, HANDFUL_FLIGHT_S,
    HANDFUL_LANDS_WITHIN, HANDFUL_PACE_SCATTER, HANDFUL_SCATTER_RAD, HANDFUL_SPACING_EDGES, HANDFUL_SPREAD,
    HANDFUL_WIDTH, LAUNCH_RISE, LEAST_POWER, LEAST_SPEED_EDGES_PER_S, LEAST_SPIN_PER_S, MOST_SPEED_EDGES_PER_S,
    MOST_SPIN_PER_S, TOSS_HEIGHT_EDGES, TOSS_SPEED_EDGES_PER_S, TUMBLE_SCATTER,
};
use rules::ids::{MAX_SEATS, SeatId};
use rules::rng::RulesRng;
use tabletop::pose::Pose;
use tabletop::throw::ThrowGesture;
use tabletop::tray::TrayGeometry;

/// A die as it leaves the hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Launch {
    pub pose: Pose,
    pub velocity: Vec3,
    pub spin: Vec3,
}

/// A rotation drawn uniformly from all rotations (Shoemake's method).
pub(crate) fn random_rotation(rng: &mut RulesRng) -> Quat {
    let [a, b, c]: [f32; 3] = [rng.random(), rng.random(), rng.random()];
    let (sin_b, cos_b) = (TAU * b).sin_cos();
    let (sin_c, cos_c) = (TAU * c).sin_cos();
    let (low, high) = ((1.0 - a).sqrt(), a.sqrt());
    Quat::from_xyzw(low * sin_b, low * cos_b, high * sin_c, high * cos_c).normalize()
}

/// A spin about a level axis, in any direction. The face that is up in the hand turns over and over then. About an axis
/// that points up, even a little, it would stay up for longer than others, and would come up too often.
fn random_spin(rng: &mut RulesRng) -> Vec3 {
    let (sin, cos) = (TAU * rng.random::<f32>()).sin_cos();
    Vec3::new(cos, 0.0, sin) * rng.random_range(LEAST_SPIN_PER_S..=MOST_SPIN_PER_S)
}

/// The spin of a die that leaves the hand: mostly forward, as a die that is thrown rolls, but its level axis is scattered
/// widely. So on the felt the die turns about another axis than in the air. With the same axis in both, it would only
/// show the faces of one ring, that of the face that was up in the hand.
fn tumble(direction: Vec3, rng: &mut RulesRng) -> Vec3 {
    let any = random_spin(rng);
    let forward = Vec3::Y.cross(direction);
    (forward + any.normalize_or_zero() * TUMBLE_SCATTER).normalize_or(forward) * any.length()
}

/// Launches one die by a gesture, over the dice at `others`.
pub(crate) fn by_gesture(gesture: &ThrowGesture, tray: &TrayGeometry, others: &[Vec3], rng: &mut RulesRng) -> Launch {
    let from = if gesture.from.is_finite() {
        gesture.from
    } else {
        Vec2::ZERO
    };
    let from = tray.clamp(from, HAND_INSET_EDGES);
    let direction = Some(gesture.direction)
        .filter(|direction| direction.is_finite())
        .and_then(Vec2::try_normalize)
        .unwrap_or_else(|| (-from).normalize_or(Vec2::NEG_Y));
    // NaN counts as the least power.
    let power = if gesture.power.is_nan() {
        LEAST_POWER
    } else {
        gesture.power.clamp(LEAST_POWER, 1.0)
    };
    let speed = LEAST_SPEED_EDGES_PER_S + (MOST_SPEED_EDGES_PER_S - LEAST_SPEED_EDGES_PER_S) * power;
    let velocity = Vec3::new(direction.x, LAUNCH_RISE, direction.y) * speed;
    Launch {
        pose: Pose {
            position: over(from, HAND_HEIGHT_EDGES, others),
            rotation: random_rotation(rng),
        },
        velocity,
        spin: tumble(Vec3::new(direction.x, 0.0, direction.y), rng),
    }
}

/// Launches dice that one gesture throws together: they lie side by side in the hand, and scatter. However hard the
/// throw is, they come down before they reach the rim, because the tray is small.
pub fn handful(count: usize, gesture: &ThrowGesture, tray: &TrayGeometry, rng: &mut RulesRng) -> Vec<Launch> {
    let columns = count.clamp(1, HANDFUL_COLUMNS);
    let rows = count.div_ceil(columns);
    let reach = Vec2::new(columns as f32 - 1.0, rows as f32 - 1.0) * HANDFUL_SPACING_EDGES / 2.0;
    (0..count)
        .map(|index| {
            let scatter = rng.random_range(-HANDFUL_SCATTER_RAD..=HANDFUL_SCATTER_RAD);
            let pace = rng.random_range(1.0 - HANDFUL_PACE_SCATTER..=1.0);
            let scattered = ThrowGesture {
                direction: Vec2::from_angle(scatter).rotate(gesture.direction),
                ..*gesture
            };
            let mut launch = by_gesture(&scattered, tray, &[], rng);
            let direction = launch.velocity.xz().normalize_or(Vec2::X);
            let inside = (tray.half_extents - Vec2::splat(HAND_INSET_EDGES) - reach).max(Vec2::ZERO);
            let hand = launch.pose.position.xz().clamp(-inside, inside);
            let cell = Vec2::new((index % columns) as f32, (index / columns) as f32);
            let place = hand + cell * HANDFUL_SPACING_EDGES - reach;
            let flight_s = (2.0 * (launch.pose.position.y - 0.5) / GRAVITY_EDGES_PER_S2).sqrt();
            let most = way_to_rim(place, direction, tray) * HANDFUL_LANDS_WITHIN / flight_s;
            let speed = launch.velocity.xz().length().min(most) * pace;
            launch.pose.position = Vec3::new(place.x, launch.pose.position.y, place.y);
            launch.velocity = Vec3::new(direction.x * speed, launch.velocity.y, direction.y * speed);
            launch
        })
        .collect()
}

/// A point over the felt, at least `height` high, and higher where dice lie below.
fn over(place: Vec2, height: f32, others: &[Vec3]) -> Vec3 {
    let top = others
        .iter()
        .filter(|other| other.xz().distance_squared(place) < 4.0)
        .map(|other| other.y + 0.5)
        .fold(0.0, f32::max);
    Vec3::new(place.x, height.max(top + HAND_OVER_DICE_EDGES), place.y)
}

/// Launches dice from several hands at once, each from its seat's side; `hands` holds the seat that throws each die,
/// in order. Each die flies to its own random place in the tray.
pub fn handfuls(hands: &[SeatId], seats: usize, tray: &TrayGeometry, rng: &mut RulesRng) -> Vec<Launch> {
    let mut thrown = [0_usize; MAX_SEATS];
    hands
        .iter()
        .map(|seat| {
            let count = thrown.get_mut(seat.index()).map_or(0, |count| {
                *count += 1;
                *count - 1
            });
            let hand = tray.clamp(tray.seat_place(*seat, seats), HAND_INSET_EDGES);
            let inward = (-hand).normalize_or(Vec2::NEG_Y);
            let row = count / HANDFUL_WIDTH;
            let column = (count % HANDFUL_WIDTH) as f32 - (HANDFUL_WIDTH - 1) as f32 / 2.0;
            let place = hand + inward.perp() * column * HANDFUL_SPACING_EDGES;
            let place = tray.clamp(place, HAND_INSET_EDGES);
            let position = Vec3::new(place.x, HAND_HEIGHT_EDGES + row as f32 * HANDFUL_SPACING_EDGES, place.y);
            let spread = tray.half_extents * HANDFUL_SPREAD;
            let target = Vec2::new(rng.random_range(-1.0..=1.0), rng.random_range(-1.0..=1.0)) * spread;
            let velocity = (target - place) / HANDFUL_FLIGHT_S * rng.random_range(0.85..=1.15);
            let velocity = velocity.clamp_length_max(MOST_SPEED_EDGES_PER_S);
            Launch {
                pose: Pose {
                    position,
                    rotation: random_rotation(rng),
                },
                velocity: Vec3::new(velocity.x, rng.random_range(-2.0..=2.0), velocity.y),
                spin: random_spin(rng),
            }
        })
        .collect()
}

/// Launches dice that are tossed down one after the other, each at the place with the most room between `others` and
/// the earlier ones.
pub(crate) fn tosses(count: usize, tray: &TrayGeometry, mut others: Vec<Vec3>, rng: &mut RulesRng) -> Vec<Launch> {
    let mut room = Room::between(&others, tray);
    (0..count)
        .map(|_| {
            let place = room.most();
            let away = Vec2::from_angle(rng.random_range(0.0..TAU)) * TOSS_SPEED_EDGES_PER_S;
            let position = over(place, TOSS_HEIGHT_EDGES, &others);
            others.push(position);
            room.take(place);
            Launch {
                pose: Pose {
                    position,
                    rotation: random_rotation(rng),
                },
                velocity: Vec3::new(away.x, 0.0, away.y),
                spin: random_spin(rng),
            }
        })
        .collect()
}

/// Places all over the felt, each with the squared distance to the nearest die.
struct Room(Vec<(Vec2, f32)>);

impl Room {
    fn between(others: &[Vec3], tray: &TrayGeometry) -> Self {
        const STEPS: i8 = 12;
        let reach = tray.half_extents - Vec2::splat(1.5);
        let line = -STEPS..=STEPS;
        let places = line.clone().flat_map(|column| {
            line.clone()
                .map(move |row| Vec2::new(f32::from(column), f32::from(row)) / f32::from(STEPS) * reach)
        });
        let mut room = Self(places.map(|place| (place, f32::INFINITY)).collect());
        for other in others {
            room.take(other.xz());
        }
        room
    }

    /// Adds a die at this place.
    fn take(&mut self, here: Vec2) {
        for (place, room) in &mut self.0 {
            *room = room.min(here.distance_squared(*place));
        }
    }

    /// The first of the places with the most room.
    fn most(&self) -> Vec2 {
        let mut best = (Vec2::ZERO, f32::NEG_INFINITY);
        for &(place, room) in &self.0 {
            if room > best.1 {
                best = (place, room);
            }
        }
        best.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::read_face;
    use rules::rng::{Stream, stream};
    use tabletop::shape::DieShape;

    #[test]
    fn orientations_in_the_hand_show_each_face_equally_often() {
        let mut rng = stream(1, Stream::Throw);
        let mut count = [0_u32; 6];
        for _ in 0..60_000 {
            count[read_face(DieShape::D6, random_rotation(&mut rng)).0.0 as usize - 1] += 1;
        }
        assert!(count.iter().all(|n| (9_600..10_400).contains(n)), "{count:?}");
    }

    #[test]
    fn a_weak_or_senseless_gesture_is_still_a_throw() {
        let tray = TrayGeometry::for_dice(28);
        let mut rng = stream(1, Stream::Throw);
        for (direction, power) in [(Vec2::ZERO, 0.0), (Vec2::NAN, f32::NAN), (Vec2::X, -3.0)] {
            let gesture = ThrowGesture {
                from: Vec2::new(99.0, f32::INFINITY),
                direction,
                power,
            };
            let launch = by_gesture(&gesture, &tray, &[], &mut rng);
            let least = LEAST_SPEED_EDGES_PER_S + (MOST_SPEED_EDGES_PER_S - LEAST_SPEED_EDGES_PER_S) * LEAST_POWER;
            assert!(launch.velocity.length() >= least);
            assert!(launch.spin.length() >= LEAST_SPIN_PER_S * 0.999);
            assert!(launch.pose.position.x.abs() < tray.half_extents.x);
        }
    }
}
