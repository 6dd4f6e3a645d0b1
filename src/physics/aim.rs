//! Aiming without a hand: the fair standard throw, and the careful throw of computer players. Pure geometry; the
//! physics decides what the throw then does.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::params::{
    AIM_PATH_HALF_WIDTH_EDGES, ALIKE_COS, ALIKE_EDGES, CAREFUL_FAN_RAD, HAND_INSET_EDGES, LEAST_POWER,
    LONG_TRAY_ASPECT, REACH_BY_POWER_EDGES, REACH_EDGES, SPARING_DIRECTIONS, STANDARD_FAN_RAD, STANDARD_POWER,
};
use super::throw::ThrowGesture;
use super::tray::TrayGeometry;
use crate::rules::ids::PlayerId;

/// A fair throw of standard power from the seat's side through the middle of the tray. It is turned aside a little
/// where that spares heavy obstacles (place and weight, for example the height of each stack).
pub fn standard_throw(tray: &TrayGeometry, seat: PlayerId, seats: usize, obstacles: &[(Vec2, f32)]) -> ThrowGesture {
    let from = if tray.half_extents.x >= LONG_TRAY_ASPECT * tray.half_extents.y {
        Vec2::NEG_X * tray.half_extents
    } else {
        tray.seat_place(seat, seats)
    };
    let from = tray.clamp(from, HAND_INSET_EDGES);
    best(
        [(from, STANDARD_POWER)].into_iter(),
        STANDARD_FAN_RAD,
        tray,
        obstacles,
        0.4,
    )
}

/// A throw that keeps as far away from the obstacles as geometry allows: the hand moves along the seat's side, turns,
/// and throws no harder than necessary.
pub fn careful_throw(tray: &TrayGeometry, seat: PlayerId, seats: usize, obstacles: &[(Vec2, f32)]) -> ThrowGesture {
    let hands = side_of(tray, seat, seats).flat_map(|from| [(from, LEAST_POWER), (from, STANDARD_POWER)]);
    best(hands, CAREFUL_FAN_RAD, tray, obstacles, 0.05)
}

/// The candidate with the least danger for the obstacles; among equal ones the straightest. `straightness` is the cost
/// of a turn by the whole fan, in weights.
fn best(
    hands: impl Iterator<Item = (Vec2, f32)>,
    fan: f32,
    tray: &TrayGeometry,
    obstacles: &[(Vec2, f32)],
    straightness: f32,
) -> ThrowGesture {
    let mut best: Option<(f32, ThrowGesture)> = None;
    for (from, power) in hands {
        let straight = (-from).normalize_or(Vec2::NEG_Y);
        for step in -8_i8..=8 {
            let turn = f32::from(step) / 8.0;
            let direction = Vec2::from_angle(turn * fan).rotate(straight);
            let gesture = ThrowGesture { from, direction, power };
            let cost = danger(&gesture, tray, obstacles) + straightness * turn.abs();
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, gesture));
            }
        }
    }
    best.map_or(
        ThrowGesture {
            from: Vec2::ZERO,
            direction: Vec2::NEG_Y,
            power: STANDARD_POWER,
        },
        |(_, gesture)| gesture,
    )
}

/// The throws from these hands with the least danger for the obstacles, in all directions and no harder than the
/// standard throw: best first, no two much alike, each with the index of its hand in `hands`. At most `count`.
pub fn sparing_throws(
    hands: &[Vec2],
    tray: &TrayGeometry,
    obstacles: &[(Vec2, f32)],
    count: usize,
) -> Vec<(usize, ThrowGesture)> {
    let powers = [LEAST_POWER, (LEAST_POWER + STANDARD_POWER) / 2.0, STANDARD_POWER];
    let mut all = Vec::new();
    for (hand, from) in hands.iter().enumerate() {
        let from = tray.clamp(*from, HAND_INSET_EDGES);
        let straight = (-from).normalize_or(Vec2::NEG_Y);
        for step in 0..SPARING_DIRECTIONS {
            let turn = TAU * f32::from(step) / f32::from(SPARING_DIRECTIONS);
            let direction = Vec2::from_angle(turn).rotate(straight);
            all.extend(powers.map(|power| {
                let gesture = ThrowGesture { from, direction, power };
                (danger(&gesture, tray, obstacles), hand, gesture)
            }));
        }
    }
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut kept: Vec<(usize, ThrowGesture)> = Vec::with_capacity(count);
    for (_, hand, gesture) in all {
        if kept.len() == count {
            break;
        }
        if !kept.iter().any(|(_, other)| are_alike(other, &gesture)) {
            kept.push((hand, gesture));
        }
    }
    kept
}

/// Whether two throws do nearly the same.
fn are_alike(a: &ThrowGesture, b: &ThrowGesture) -> bool {
    a.power == b.power && a.from.distance(b.from) < ALIKE_EDGES && a.direction.dot(b.direction) > ALIKE_COS
}

/// Hands along a seat's side of the tray, the middle of the side first.
pub fn side_of(tray: &TrayGeometry, seat: PlayerId, seats: usize) -> impl Iterator<Item = Vec2> + use<> {
    let (tray, place) = (*tray, tray.seat_place(seat, seats));
    let side = place.perp().normalize_or(Vec2::X) * tray.half_extents.min_element() * 0.8;
    [0, -1, 1, -2, 2, -3, 3, -4, 4]
        .into_iter()
        .map(move |step| tray.clamp(place + side * step as f32 / 4.0, HAND_INSET_EDGES))
}

/// The sum of the weights that the throw is likely to meet: the whole weight of an obstacle in the middle of the path,
/// less for one beside the path, and less where the die has slowed down. A die bounces back from the rim, so an
/// obstacle behind the hand counts a little too.
pub fn danger(gesture: &ThrowGesture, tray: &TrayGeometry, obstacles: &[(Vec2, f32)]) -> f32 {
    let reach = REACH_EDGES + gesture.power * REACH_BY_POWER_EDGES;
    let to_rim = way_to_rim(gesture.from, gesture.direction, tray);
    let mut sum = 0.0;
    for (place, weight) in obstacles {
        let offset = *place - gesture.from;
        let along = offset.dot(gesture.direction);
        let aside = offset.perp_dot(gesture.direction) / AIM_PATH_HALF_WIDTH_EDGES;
        let near = (-aside * aside).exp();
        let ahead = if along < -1.0 {
            0.0
        } else if along <= to_rim.min(reach) {
            1.0 - 0.5 * (along.max(0.0) / reach)
        } else {
            0.0
        };
        // A die thrown against the near rim comes back with the speed that is left.
        let back = if reach > to_rim {
            0.3 * (1.0 - to_rim / reach)
        } else {
            0.0
        };
        sum += weight * near * (ahead + back);
    }
    // A die that hits the rim at once has little room to roll.
    sum + (3.0 - to_rim).max(0.0)
}

/// The distance to the inside of the rim, in edges.
pub(super) fn way_to_rim(from: Vec2, direction: Vec2, tray: &TrayGeometry) -> f32 {
    let limit = tray.half_extents;
    let along = |from: f32, direction: f32, limit: f32| {
        if direction.abs() < 1e-6 {
            f32::INFINITY
        } else {
            ((limit * direction.signum() - from) / direction).max(0.0)
        }
    };
    along(from.x, direction.x, limit.x).min(along(from.y, direction.y, limit.y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standard_throw_of_an_empty_table_goes_through_the_middle() {
        let tray = TrayGeometry::for_dice(28);
        for seat in 0..4 {
            let gesture = standard_throw(&tray, PlayerId(seat), 4, &[]);
            assert!((gesture.direction + gesture.from.normalize()).length() < 1e-3);
            assert_eq!(gesture.power, STANDARD_POWER);
            assert!((gesture.direction.length() - 1.0).abs() < 1e-5);
        }
    }

    #[test]
    fn the_careful_throw_meets_less_than_the_straight_one() {
        let tray = TrayGeometry::for_dice(56);
        let obstacles = [
            (Vec2::ZERO, 4.0),
            (Vec2::new(2.0, 2.0), 3.0),
            (Vec2::new(-4.0, 1.0), 2.0),
        ];
        let careful = careful_throw(&tray, PlayerId(0), 2, &obstacles);
        let straight = ThrowGesture {
            from: careful.from,
            direction: Vec2::NEG_Y,
            power: STANDARD_POWER,
        };
        assert!(danger(&careful, &tray, &obstacles) < 0.3 * danger(&straight, &tray, &obstacles).max(1.0));
    }

    #[test]
    fn throws_worth_a_try_come_from_all_hands_and_are_not_alike() {
        let tray = TrayGeometry::for_dice(56);
        let obstacles = [(Vec2::ZERO, 4.0), (Vec2::new(-6.0, 1.0), 2.0)];
        let hands = [Vec2::new(5.0, 3.0), Vec2::new(-5.0, 4.0), Vec2::new(99.0, 0.0)];
        let throws = sparing_throws(&hands, &tray, &obstacles, 12);
        assert_eq!(throws.len(), 12);
        let cost = |throw: &(usize, ThrowGesture)| danger(&throw.1, &tray, &obstacles);
        assert!(throws.is_sorted_by_key(cost) && cost(&throws[0]) < 0.2);
        for (index, (hand, throw)) in throws.iter().enumerate() {
            assert_eq!(throw.from, tray.clamp(hands[*hand], HAND_INSET_EDGES));
            assert!(throws[..index].iter().all(|(_, other)| !are_alike(other, throw)));
        }
        assert!(sparing_throws(&[], &tray, &obstacles, 3).is_empty());
    }
}
