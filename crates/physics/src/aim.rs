//! Aims throws: the fair throw, and those of computer players. Pure geometry: the physics decides how a throw ends.

use std::f32::consts::TAU;

use glam::Vec2;

use crate::params::{
    AIM_PATH_HALF_WIDTH_EDGES, ALIKE_COS, ALIKE_EDGES, CAREFUL_FAN_RAD, CONE_MOST_EDGES, CONE_OPENING_EDGES,
    CONE_SLOPE, FAIR_DIRECTIONS, GAP_DANGER, HAND_INSET_EDGES, LEAST_POWER, LEAST_ROOM_EDGES, LONG_TRAY_ASPECT,
    NO_DANGER, REACH_BY_POWER_EDGES, REACH_EDGES, SPARING_DIRECTIONS, STACK_RADIUS_EDGES, STANDARD_FAN_RAD,
    STANDARD_POWER,
};
use rules::ids::SeatId;
use tabletop::throw::ThrowGesture;
use tabletop::tray::TrayGeometry;

/// A fair throw of standard power from the seat's side through the middle of the tray. It turns aside a little if that
/// spares heavy obstacles (place and weight, for example the height of each stack).
pub fn standard_throw(tray: &TrayGeometry, seat: SeatId, seats: usize, obstacles: &[(Vec2, f32)]) -> ThrowGesture {
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

/// The fair throw. A die that lies at `lies` among others goes through the widest gap; a handful (`None`) goes through
/// the middle of the empty tray.
///
/// It starts where the die lies, with standard power. If every direction there crosses a stack, it has less power; if
/// that does not help either, it starts at the seat's side. If no throw is clear, it is the least dangerous one.
pub fn fair_throw(
    tray: &TrayGeometry,
    seat: SeatId,
    seats: usize,
    lies: Option<Vec2>,
    obstacles: &[(Vec2, f32)],
) -> ThrowGesture {
    let Some(lies) = lies else {
        return standard_throw(tray, seat, seats, obstacles);
    };
    let mut from_there = by_danger(&[lies], FAIR_DIRECTIONS, tray, obstacles);
    // Among equally good throws, the one most towards the middle of the tray has the most room.
    let middle = |sparing: &ThrowCandidate| sparing.throw.direction.dot(sparing.throw.from);
    let danger = |sparing: &ThrowCandidate| sparing.danger.max(NO_DANGER);
    from_there.sort_by(|a, b| danger(a).total_cmp(&danger(b)).then(middle(a).total_cmp(&middle(b))));
    let hands: Vec<Vec2> = side_of(tray, seat, seats).collect();
    let from_side = by_danger(&hands, SPARING_DIRECTIONS, tray, obstacles);
    let standard = from_there
        .iter()
        .filter(|sparing| sparing.throw.power == STANDARD_POWER);
    let in_turn: Vec<&ThrowCandidate> = standard.chain(&from_there).chain(&from_side).collect();
    let is_clear = |throw: &ThrowGesture| goes_clear(throw, tray, obstacles);
    let gap = |sparing: &&&ThrowCandidate| sparing.danger < GAP_DANGER && is_clear(&sparing.throw);
    let least = || {
        let keys = in_turn.iter().map(|sparing| (!is_clear(&sparing.throw), sparing));
        let least = keys.min_by(|a, b| a.0.cmp(&b.0).then(a.1.danger.total_cmp(&b.1.danger)));
        least.map(|(_, sparing)| sparing)
    };
    in_turn
        .iter()
        .find(gap)
        .or_else(least)
        .map_or_else(|| standard_throw(tray, seat, seats, obstacles), |sparing| sparing.throw)
}

/// Whether a throw has room to roll, and its cone crosses no stack.
pub(crate) fn goes_clear(gesture: &ThrowGesture, tray: &TrayGeometry, obstacles: &[(Vec2, f32)]) -> bool {
    let cone = Cone::of(gesture, tray);
    cone.reach >= LEAST_ROOM_EDGES && cone.crossed(obstacles).next().is_none()
}

/// A throw that keeps as far away from the obstacles as geometry allows: the hand moves along the seat's side, turns,
/// and throws no harder than necessary.
pub fn careful_throw(tray: &TrayGeometry, seat: SeatId, seats: usize, obstacles: &[(Vec2, f32)]) -> ThrowGesture {
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

/// A candidate throw, with its danger for the obstacles.
struct ThrowCandidate {
    danger: f32,
    /// The index of its starting point.
    hand: usize,
    throw: ThrowGesture,
}

/// The throws from these starting points in this many directions all around, no harder than the standard throw; the
/// least dangerous for the obstacles first.
fn by_danger(hands: &[Vec2], directions: u8, tray: &TrayGeometry, obstacles: &[(Vec2, f32)]) -> Vec<ThrowCandidate> {
    let powers = [LEAST_POWER, (LEAST_POWER + STANDARD_POWER) / 2.0, STANDARD_POWER];
    let mut all = Vec::new();
    for (hand, from) in hands.iter().enumerate() {
        let from = tray.clamp(*from, HAND_INSET_EDGES);
        let straight = (-from).normalize_or(Vec2::NEG_Y);
        for step in 0..directions {
            let turn = TAU * f32::from(step) / f32::from(directions);
            let direction = Vec2::from_angle(turn).rotate(straight);
            all.extend(powers.map(|power| {
                let throw = ThrowGesture { from, direction, power };
                let danger = danger(&throw, tray, obstacles);
                ThrowCandidate { danger, hand, throw }
            }));
        }
    }
    all.sort_by(|a, b| a.danger.total_cmp(&b.danger));
    all
}

/// The throws from these starting points with the least danger for the obstacles, in all directions and no harder than
/// the standard throw: at most `count`, best first, no two of them alike, each with the index of its starting point in
/// `hands`.
pub fn sparing_throws(
    hands: &[Vec2],
    tray: &TrayGeometry,
    obstacles: &[(Vec2, f32)],
    count: usize,
) -> Vec<(usize, ThrowGesture)> {
    let mut kept: Vec<(usize, ThrowGesture)> = Vec::with_capacity(count);
    for ThrowCandidate { hand, throw, .. } in by_danger(hands, SPARING_DIRECTIONS, tray, obstacles) {
        if kept.len() == count {
            break;
        }
        if !kept.iter().any(|(_, other)| are_alike(other, &throw)) {
            kept.push((hand, throw));
        }
    }
    kept
}

/// Whether two throws are nearly the same.
fn are_alike(a: &ThrowGesture, b: &ThrowGesture) -> bool {
    a.power == b.power && a.from.distance(b.from) < ALIKE_EDGES && a.direction.dot(b.direction) > ALIKE_COS
}

/// Starting points along a seat's side of the tray, the middle of the side first.
pub fn side_of(tray: &TrayGeometry, seat: SeatId, seats: usize) -> impl Iterator<Item = Vec2> + use<> {
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
    let reach = rolls(gesture.power);
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

/// The median distance that a throw with this power rolls, in edges.
fn rolls(power: f32) -> f32 {
    REACH_EDGES + power * REACH_BY_POWER_EDGES
}

/// The cone that a thrown die is likely to stay in, until it comes to rest or meets the rim.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cone {
    from: Vec2,
    direction: Vec2,
    /// Its length, in edges.
    pub reach: f32,
}

impl Cone {
    /// The cone of a throw.
    pub fn of(gesture: &ThrowGesture, tray: &TrayGeometry) -> Self {
        Self {
            from: gesture.from,
            direction: gesture.direction,
            reach: rolls(gesture.power).min(CONE_MOST_EDGES).min(to_rim(gesture, tray)),
        }
    }

    /// The places of the stacks that the cone crosses.
    pub fn crossed(&self, stacks: &[(Vec2, f32)]) -> impl Iterator<Item = Vec2> {
        let Self { from, direction, reach } = *self;
        let places = stacks.iter().map(|(place, _)| *place);
        places.filter(move |place| {
            let along = (place - from).dot(direction);
            let aside = (place - from).perp_dot(direction).abs();
            let half = CONE_OPENING_EDGES + along.clamp(0.0, reach) * CONE_SLOPE;
            (-STACK_RADIUS_EDGES..reach + STACK_RADIUS_EDGES).contains(&along) && aside < half + STACK_RADIUS_EDGES
        })
    }
}

/// The distance from the hand to the inside of the rim in the direction of a throw, in edges.
pub fn to_rim(gesture: &ThrowGesture, tray: &TrayGeometry) -> f32 {
    way_to_rim(gesture.from, gesture.direction, tray)
}

/// The distance from a point to the inside of the rim in a direction, in edges.
pub(crate) fn way_to_rim(from: Vec2, direction: Vec2, tray: &TrayGeometry) -> f32 {
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
    use rand::RngExt;

    use super::*;
    use rules::rng::{Stream, stream};

    #[test]
    fn the_standard_throw_of_an_empty_table_goes_through_the_middle() {
        let tray = TrayGeometry::for_dice(28);
        for seat in 0..4 {
            let gesture = standard_throw(&tray, SeatId(seat), 4, &[]);
            assert!((gesture.direction + gesture.from.normalize()).length() < 1e-3);
            assert_eq!(gesture.power, STANDARD_POWER);
            assert!((gesture.direction.length() - 1.0).abs() < 1e-5);
        }
    }

    /// A die and stacks at random places in a tray.
    fn somewhere(seed: u64) -> (TrayGeometry, Vec2, Vec<(Vec2, f32)>) {
        let mut chance = stream(seed, Stream::Agents);
        let tray = TrayGeometry::for_dice(14 * chance.random_range(2..=8));
        let inside = tray.half_extents - Vec2::splat(HAND_INSET_EDGES);
        let mut place = || Vec2::new(chance.random_range(-1.0..1.0), chance.random_range(-1.0..1.0)) * inside;
        let lies = place();
        let mut stacks = vec![place(); 2 + seed as usize % 9];
        stacks.fill_with(place);
        stacks.retain(|stack| stack.distance(lies) > 1.5);
        (tray, lies, stacks.into_iter().map(|stack| (stack, 3.0)).collect())
    }

    /// Whether a line has eight edges of room in the tray, and no stack stands within 4.2 edges of it, up to three
    /// edges behind its start.
    fn is_wide(from: Vec2, way: Vec2, tray: &TrayGeometry, stacks: &[(Vec2, f32)]) -> bool {
        let room = (from + way * 8.0).abs().cmple(tray.half_extents).all();
        room && stacks.iter().all(|(stack, _)| {
            let along = (stack - from).dot(way);
            !(-3.0..16.0).contains(&along) || (stack - from - way * along).length() > 4.2
        })
    }

    #[test]
    fn the_fair_throw_crosses_no_stack_where_there_is_a_gap_s_7() {
        let (mut gaps, mut crowded) = (0, 0);
        for seed in 0..400 {
            let (tray, lies, stacks) = somewhere(seed);
            let throw = fair_throw(&tray, SeatId(0), 2, Some(lies), &stacks);
            let mut ways = (0..90).map(|step| Vec2::from_angle(TAU * step as f32 / 90.0));
            if ways.any(|way| is_wide(lies, way, &tray, &stacks)) {
                gaps += 1;
                assert_eq!(
                    throw.power, STANDARD_POWER,
                    "{seed}: there is room from where the die lies"
                );
                assert_eq!(throw.from, lies, "{seed}");
                assert_eq!(Cone::of(&throw, &tray).crossed(&stacks).count(), 0, "{seed}: {throw:?}");
                for (stack, _) in &stacks {
                    let along = (stack - lies)
                        .dot(throw.direction)
                        .clamp(0.0, to_rim(&throw, &tray).min(12.0));
                    let away = stack.distance(lies + throw.direction * along);
                    assert!(away > 0.9, "{seed}: it meets the stack at {stack}");
                }
            } else {
                crowded += 1;
            }
            assert!((throw.direction.length() - 1.0).abs() < 1e-5 && throw.power >= LEAST_POWER);
        }
        assert!(gaps > 20 && crowded > 20, "{gaps} gaps, {crowded} crowded");
    }

    #[test]
    fn a_cone_ends_at_the_rim_and_crosses_what_stands_in_it() {
        let tray = TrayGeometry::of_size(Vec2::new(20.0, 12.0));
        let throw = |direction: Vec2, power| ThrowGesture {
            from: Vec2::new(4.0, 0.0),
            direction,
            power,
        };
        let reach = |throw| Cone::of(&throw, &tray).reach;
        assert_eq!(reach(throw(Vec2::X, 1.0)), 6.0);
        assert!(
            reach(throw(Vec2::NEG_X, LEAST_POWER)) < 7.0,
            "a weak throw does not come so far"
        );
        assert!((reach(throw(Vec2::new(0.6, 0.8), 1.0)) - 7.5).abs() < 1e-4);
        let crosses = |place, power| {
            let cone = Cone::of(&throw(Vec2::NEG_X, power), &tray);
            cone.crossed(&[(place, 2.0)]).count() == 1
        };
        assert!(crosses(Vec2::new(-2.0, 1.0), STANDARD_POWER) && crosses(Vec2::new(-2.0, -1.0), STANDARD_POWER));
        assert!(!crosses(Vec2::new(-2.0, 3.0), STANDARD_POWER), "beside it");
        assert!(!crosses(Vec2::new(8.0, 0.0), STANDARD_POWER), "behind the hand");
        assert!(crosses(Vec2::new(-6.0, 0.0), STANDARD_POWER) && !crosses(Vec2::new(-6.0, 0.0), LEAST_POWER));
    }

    #[test]
    fn the_careful_throw_meets_less_than_the_straight_one() {
        let tray = TrayGeometry::for_dice(56);
        let obstacles = [
            (Vec2::ZERO, 4.0),
            (Vec2::new(2.0, 2.0), 3.0),
            (Vec2::new(-4.0, 1.0), 2.0),
        ];
        let careful = careful_throw(&tray, SeatId(0), 2, &obstacles);
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
