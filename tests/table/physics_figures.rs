//! Measures throws; prints the figures of docs/physics.md. Run by hand:
//! `cargo test --no-default-features --features table --test table figures -- --ignored --nocapture`

use bevy::prelude::*;
use tumbletop::physics::aim::{careful_throw, standard_throw};
use tumbletop::physics::throw::{ThrowGesture, ThrowKind};
use tumbletop::rules::ids::PlayerId;

use crate::physics_bench::{Bench, Heard, lying};

fn at(quantile: f32, sorted: &[u32]) -> u32 {
    sorted[((sorted.len() - 1) as f32 * quantile) as usize]
}

#[test]
#[ignore = "prints figures, proves nothing"]
fn figures_of_single_throws() {
    for power in [0.0, 0.6, 1.0] {
        let mut bench = Bench::new(1, 1, 28, 5);
        let side = bench.tray().half_extents.y - 1.2;
        let (mut ticks, mut faces) = (Vec::new(), [0_u32; 6]);
        const THROWS: u32 = 1_000;
        for _ in 0..THROWS {
            let gesture = ThrowGesture {
                from: Vec2::new(0.0, side),
                direction: Vec2::NEG_Y,
                power,
            };
            let settled = bench.throw(&[0], ThrowKind::Single { gesture });
            faces[settled.faces[0].1.0 as usize - 1] += 1;
            if settled.floor.is_empty() && settled.cocked.is_empty() {
                ticks.push(settled.ticks);
            }
        }
        ticks.sort_unstable();
        let heard = bench.app.world().resource::<Heard>();
        let floor: usize = heard.settled.iter().map(|settled| settled.floor.len()).sum();
        let cocked: usize = heard.settled.iter().map(|settled| settled.cocked.len()).sum();
        println!(
            "power {power}: ticks {} / {} / {} / {} (5, 50, 95, 100 %), floor {floor}, cocked {cocked}, faces {faces:?}",
            at(0.05, &ticks),
            at(0.5, &ticks),
            at(0.95, &ticks),
            at(1.0, &ticks),
        );
    }
}

#[test]
#[ignore = "prints figures, proves nothing"]
fn figures_of_openings() {
    for (dice, seats) in [(28, 2), (56, 4), (112, 8)] {
        for seed in 0..4 {
            let mut bench = Bench::new(dice, seats, dice as usize, seed);
            let all: Vec<u8> = (0..dice).collect();
            let started = std::time::Instant::now();
            let settled = bench.throw(&all, ThrowKind::Opening);
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
fn figures_of_felling() {
    println!("height, power: distance fell/pushed %, ...; grazed: the same for a path 0.9 edges beside the middle");
    for height in [2, 3, 4] {
        for power in [0.3, 0.6, 1.0] {
            let mut line = format!("{height}, {power}:");
            for aside in [0.0, 0.9] {
                for distance in [3.0, 4.5, 6.0, 9.0, 12.0] {
                    let (fell, pushed) = throw_at(height, power, distance, aside);
                    line.push_str(&format!(" {distance} {fell}/{pushed},"));
                }
                line.push_str(" grazed:");
            }
            println!("{}", line.trim_end_matches(" grazed:"));
        }
    }
}

/// How many of a hundred throws fell a stack and how many push it.
fn throw_at(height: u8, power: f32, distance: f32, aside: f32) -> (usize, usize) {
    let mut bench = Bench::new(8, 2, 56, 9);
    let dice: Vec<u8> = (0..height).collect();
    let from = Vec2::new(9.0, 0.0);
    let at = Vec2::new(9.0 - distance, aside);
    bench.build(&dice, at, 0.03);
    let (mut fell, mut pushed) = (0, 0);
    for _ in 0..100 {
        // A pushed stack is put back.
        for level in 0..height {
            bench.place(level, lying(at, level.into(), 3, 0.1));
        }
        let gesture = ThrowGesture {
            from,
            direction: Vec2::NEG_X,
            power,
        };
        let settled = bench.throw(&[7], ThrowKind::Single { gesture });
        fell += settled.fell.len();
        pushed += settled.pushed.len();
    }
    (fell, pushed)
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
            let (tray, seat) = (bench.tray(), PlayerId(throw % 2));
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
