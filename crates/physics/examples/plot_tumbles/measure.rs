//! Throws dice at stacks, many tables side by side.

use glam::{Vec2, Vec3};
use physics::face::{flat_rotation, placed_on};
use physics::params::{LEAST_POWER, STANDARD_POWER};
use physics::sandbox::Sandbox;
use rand::RngExt;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rules::die::{DieId, Face};
use rules::ids::SeatId;
use rules::rng::{RulesRng, Stream, nth_seed, stream};
use tabletop::die::Die;
use tabletop::pose::Pose;
use tabletop::shape::DieShape;
use tabletop::throw::{ThrowGesture, ThrowKind, ThrowOrder};
use tabletop::tray::TrayGeometry;

/// The heights of the stacks, in dice.
pub const HEIGHTS: [u8; 3] = [2, 3, 4];
/// The powers: the least that is possible, standard, between, full.
pub const POWERS: [f32; 4] = [LEAST_POWER, STANDARD_POWER, 0.8, 1.0];
/// The distances from the hand to the middle of the stack. Any nearer, the hand would be above it.
pub const DISTANCES_EDGES: [f32; 12] = [3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0];
/// How far the line of the throw passes beside the middle of the stack: straight at it, and grazing it.
pub const ASIDE_EDGES: [f32; 2] = [0.0, 0.9];

/// Where the hand is, on a tray for 56 dice, which is 22.6 edges wide.
const HAND: Vec2 = Vec2::new(9.0, 0.0);
/// The number of dice that this tray is for.
const TRAY_DICE: usize = 56;
/// The number of tables side by side in one world.
const TABLES: u64 = 50;

/// The results of throws of one kind.
#[derive(Clone, Copy, Debug)]
pub struct Point {
    pub height: u8,
    pub power: f32,
    pub distance: f32,
    pub aside: f32,
    /// The share of throws that toppled the stack.
    pub fell: f64,
    /// The share that pushed it and left it standing.
    pub pushed: f64,
}

/// Measures all points; the distances of one line come one after the other.
pub fn measure(throws: u64, seed: u64) -> Vec<Point> {
    let mut points = Vec::new();
    for (aside, height, power) in every(&ASIDE_EDGES, |aside| {
        every(&HEIGHTS, move |height| {
            every(&POWERS, move |power| vec![(aside, height, power)])
        })
    }) {
        points.extend(DISTANCES_EDGES.map(|distance| Point {
            height,
            power,
            distance,
            aside,
            fell: 0.0,
            pushed: 0.0,
        }));
    }
    let number = points.len() as u64;
    (0..number)
        .into_par_iter()
        .map(|at| throw_at(points[at as usize], throws, nth_seed(seed, at)))
        .collect()
}

fn every<A: Copy, B>(of: &[A], what: impl Fn(A) -> Vec<B>) -> Vec<B> {
    of.iter().flat_map(|item| what(*item)).collect()
}

fn throw_at(mut point: Point, throws: u64, seed: u64) -> Point {
    let dice: Vec<_> = (0..=point.height)
        .map(|id| Die {
            id: DieId(id),
            owner: SeatId(0),
            shape: DieShape::D6,
        })
        .collect();
    let (mut fell, mut pushed) = (0, 0);
    for first in (0..throws).step_by(TABLES as usize) {
        let numbers = first..throws.min(first + TABLES);
        let chance = numbers.map(|number| stream(nth_seed(seed, number), Stream::Throw));
        let mut sandbox = Sandbox::new(TrayGeometry::for_dice(TRAY_DICE), &dice, chance);
        for table in 0..sandbox.tables() {
            let number = first + table as u64;
            build(
                &mut sandbox,
                table,
                &point,
                &mut stream(nth_seed(seed, number), Stream::Cosmetic),
            );
            let gesture = ThrowGesture {
                from: HAND,
                direction: Vec2::NEG_X,
                power: point.power,
            };
            let order = ThrowOrder {
                dice: vec![DieId(point.height)],
                kind: ThrowKind::Single { gesture },
            };
            sandbox.throw(table, order);
        }
        while sandbox.is_busy() {
            for (_, told) in sandbox.step() {
                fell += told.fell.iter().count();
                pushed += told.pushed.iter().count();
            }
        }
    }
    point.fell = fell as f64 / throws as f64;
    point.pushed = pushed as f64 / throws as f64;
    point
}

/// A stack as hands put it down, turned at random.
fn build(sandbox: &mut Sandbox, table: usize, point: &Point, rng: &mut RulesRng) {
    let at = HAND + Vec2::new(-point.distance, point.aside);
    let yaw = rng.random_range(0.0..std::f32::consts::TAU);
    let mut pose = Pose {
        position: Vec3::new(at.x, 0.5, at.y),
        rotation: flat_rotation(DieShape::D6, Face(3), yaw),
    };
    for die in 0..point.height {
        sandbox.place(table, DieId(die), pose);
        pose = placed_on(pose, Face(3), rng);
    }
    sandbox.set_stacks(table, vec![(0..point.height).map(DieId).collect()]);
}
