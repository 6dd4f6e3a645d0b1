//! Throws at a table with two stacks, as they are thrown and as they are tried. The example `try_figures` uses them
//! too.

use std::time::{Duration, Instant};

use glam::{Quat, Vec2, Vec3};

use crate::aim::standard_throw;
use crate::sandbox::Sandbox;
use rules::die::DieId;
use rules::ids::SeatId;
use rules::rng::{Stream, stream};
use tabletop::die::Die;
use tabletop::pose::Pose;
use tabletop::shape::DieShape;
use tabletop::throw::{ThrowKind, ThrowOrder, ThrowSettled};
use tabletop::tray::TrayGeometry;

/// The dice on the table, the first of which is thrown.
const DICE: u8 = 28;
/// The places of the stacks (x, z), in edges, and their height in dice.
const STACKS: [Vec2; 2] = [Vec2::ZERO, Vec2::new(3.0, 1.0)];
const HEIGHT: u8 = 4;

/// What many throws did.
#[derive(Debug, Default)]
pub struct Counts {
    /// After how many of them a stack lay.
    pub fell: u32,
    /// After how many a stack was pushed, and none lay.
    pub pushed: u32,
    /// How long they took to calculate.
    pub took: Duration,
}

impl Counts {
    fn add(&mut self, settled: &ThrowSettled) {
        self.fell += u32::from(!settled.fell.is_empty());
        self.pushed += u32::from(settled.fell.is_empty() && !settled.pushed.is_empty());
    }
}

/// A table with two stacks, and the other dice in two rows beside them.
fn table() -> (Sandbox, TrayGeometry) {
    let dice: Vec<Die> = (0..DICE)
        .map(|id| Die {
            id: DieId(id),
            owner: SeatId(id / 14),
            shape: DieShape::D6,
        })
        .collect();
    let tray = TrayGeometry::for_dice(dice.len());
    let mut sandbox = Sandbox::new(tray, &dice, [stream(3, Stream::Throw)]);
    let mut put = |die: u8, x: f32, level: u8, z: f32| {
        let position = Vec3::new(x, 0.5 + f32::from(level), z);
        let rotation = Quat::IDENTITY;
        sandbox.place(0, DieId(die), Pose { position, rotation });
        DieId(die)
    };
    let mut ids = 0..DICE;
    for (die, at) in ids.by_ref().take(usize::from(DICE - 2 * HEIGHT)).zip(0_u8..) {
        let (column, row) = (at / 2, at % 2);
        put(die, f32::from(column) * 1.6 - 7.2, 0, f32::from(row) * 8.0 - 4.0);
    }
    let mut stack = |place: Vec2| -> Vec<DieId> {
        let dice = ids.by_ref().take(usize::from(HEIGHT)).zip(0_u8..);
        dice.map(|(die, level)| put(die, place.x, level, place.y)).collect()
    };
    let stacks = STACKS.map(&mut stack).to_vec();
    sandbox.set_stacks(0, stacks);
    sandbox.forget();
    (sandbox, tray)
}

/// So many throws of one die in all directions and with all powers, as they are thrown and as they are tried.
pub fn count(throws: u64) -> [Counts; 2] {
    let (table, tray) = table();
    let mut counts = [Counts::default(), Counts::default()];
    for seed in 0..throws {
        let mut gesture = standard_throw(&tray, SeatId(0), 2, &[]);
        gesture.power = [0.3, 0.6, 1.0][(seed % 3) as usize];
        let turn = (seed % 40) as f32 * 0.02 - 0.4;
        gesture.direction = Vec2::from_angle(turn).rotate(gesture.direction);
        let order = ThrowOrder {
            dice: vec![DieId(0)],
            kind: ThrowKind::Single { gesture },
        };
        let chance = || stream(seed, Stream::Throw);
        for (way, counts) in counts.iter_mut().enumerate() {
            let began = Instant::now();
            let settled = if way == 0 {
                let mut copy = table.clone();
                copy.throw_with(0, order.clone(), chance());
                copy.settle()
            } else {
                table.tried(&order, chance(), u32::MAX)
            };
            counts.took += began.elapsed();
            counts.add(&settled.expect("it settles"));
        }
    }
    counts
}
