//! Measures throws and prints figures of docs/physics.md. Run by hand: `cargo test --test table figures --
//! --ignored --nocapture`. The figures of single throws come from `tumbletop roll`,
//! those of toppled stacks from the example `plot_tumbles`.

use bevy::prelude::*;
use physics::aim::{careful_throw, standard_throw};
use physics::params::{LEAST_POWER, STANDARD_POWER};
use rules::ids::SeatId;
use tabletop::throw::{ThrowGesture, ThrowKind};

use crate::physics_bench::{Bench, lying};

#[test]
#[ignore = "prints figures, proves nothing"]
fn figures_of_openings() {
    for (dice, seats) in [(28, 2), (56, 4), (112, 8)] {
        for seed in 0..4 {
            let mut bench = Bench::new(dice, seats, dice as usize, seed);
            let all: Vec<u8> = (0..dice).collect();
            let started = std::time::Instant::now();
            let settled = bench.throw(&all, ThrowKind::Mixed);
            println!(
                "{dice} dice: {} ticks, floor {}, cocked {}, moved {}, {:?}",
                settled.ticks,
                settled.floor.len(),
                settled.cocked.len(),
                settled.moves.len(),
                started.elapsed()
            );
        }
    }
}

#[test]
#[ignore = "prints figures, proves nothing"]
fn figures_of_reach() {
    for power in [LEAST_POWER, STANDARD_POWER, 1.0] {
        // The tray is so large that the die meets no rim.
        let mut bench = Bench::new(1, 1, 600, 5);
        let from = Vec2::new(bench.tray().half_extents.x - 2.0, 0.0);
        let mut rolled: Vec<f32> = (0..100)
            .map(|_| {
                let gesture = ThrowGesture {
                    from,
                    direction: Vec2::NEG_X,
                    power,
                };
                bench.throw(&[0], ThrowKind::Single { gesture });
                from.distance(bench.pose(0).position.xz())
            })
            .collect();
        rolled.sort_by(f32::total_cmp);
        println!(
            "power {power}: half roll {:.1} edges or more, a tenth {:.1}",
            rolled[50], rolled[90]
        );
    }
}

#[test]
#[ignore = "prints figures, proves nothing"]
fn figures_of_aim() {
    const STACKS: u8 = 8;
    for careful in [false, true] {
        let mut bench = Bench::new(STACKS * 3 + 1, 2, 56, 21);
        let places: Vec<Vec2> = (0..STACKS)
            .map(|stack| Vec2::from_angle(f32::from(stack) * 2.4) * (1.5 + f32::from(stack) * 0.6))
            .collect();
        for (stack, place) in (0..STACKS).zip(&places) {
            bench.build(&[stack * 3, stack * 3 + 1, stack * 3 + 2], *place, 0.03);
        }
        let obstacles: Vec<(Vec2, f32)> = places.iter().map(|place| (*place, 3.0)).collect();
        let (mut fell, mut pushed) = (0, 0);
        for throw in 0..200_u8 {
            for (stack, place) in (0..STACKS).zip(&places) {
                for level in 0..3 {
                    bench.place(stack * 3 + level, lying(*place, level.into(), 3, 0.1));
                }
            }
            let (tray, seat) = (bench.tray(), SeatId(throw % 2));
            let gesture = if careful {
                careful_throw(&tray, seat, 2, &obstacles)
            } else {
                standard_throw(&tray, seat, 2, &obstacles)
            };
            let settled = bench.throw(&[STACKS * 3], ThrowKind::Single { gesture });
            fell += settled.fell.len();
            pushed += settled.pushed.len();
        }
        println!("careful {careful}: 200 throws at {STACKS} stacks of three felled {fell} and pushed {pushed}");
    }
}
