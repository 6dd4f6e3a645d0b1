//! The figures.

use std::collections::BTreeMap;

use bevy::prelude::*;
use host::view::SeatControl;
use physics::aim::{careful_throw, standard_throw};
use physics::params::{self, LEAST_POWER, STANDARD_POWER};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rules::ai::level::Level;
use rules::die::DieId;
use rules::ids::SeatId;
use tabletop::throw::{DieRethrown, RethrowReason, ThrowGesture, ThrowKind};
use window_kit::table::phase::MatchPhase;

use crate::dense_throw::{DICE, dense};
use crate::physics_bench::{Bench, lying};
use crate::support::{Table, options_of, setup_of};

/// Opening throws: steps and re-throws.
pub fn openings() {
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

/// How far a die rolls, by the power.
pub fn reach() {
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

/// Stacks that fall and are pushed.
pub fn aim() {
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

/// Throws in matches of two computer players.
pub fn handfuls() {
    for game in ["skip-bo-mod", "skip-bo-dice"] {
        let (mut throws, mut dice, mut cocked, mut floor, mut ticks) = (0, 0, 0, 0, 0);
        for seed in 0..20 {
            let mut setup = setup_of(options_of(game, &[]), 2, &SeatControl::Agent(Level::Greedy), seed);
            if game == "skip-bo-mod" {
                setup.options = options_of(game, &[("target", "round")]);
            }
            let mut table = Table::started(setup);
            for _ in 0..3_000 {
                table.update();
                if table.throws.len() > 40 || table.phase() == MatchPhase::Over {
                    break;
                }
            }
            for throw in &table.throws {
                throws += 1;
                dice += throw.faces.len();
                cocked += throw.cocked.len();
                floor += throw.floor.len();
                ticks += throw.ticks;
            }
        }
        println!(
            "{game}: {throws} throws of {dice} dice, {cocked} cocked, {floor} on the floor, {:.2} s each",
            f64::from(ticks) / 120.0 / f64::from(throws)
        );
    }
}

/// A thousand throws of 112 dice: when they are at rest, and the re-throws.
pub fn dense_throws() {
    let mut all: Vec<(u32, Vec<DieRethrown>)> = (0..1_000_u64).into_par_iter().map(dense).collect();
    all.sort_by_key(|(ticks, _)| *ticks);
    let seconds = |share: f64| f64::from(all[((all.len() - 1) as f64 * share) as usize].0) / params::STEP_HZ;
    let count = |why: RethrowReason| {
        let again = all.iter().flat_map(|(_, again)| again);
        again.filter(|again| again.why == why).count()
    };
    println!(
        "{} throws of {DICE} dice: all read; at rest after {:.1} / {:.1} / {:.1} s (half, 95 %, longest); \
         thrown again: {} cocked, {} restless, {} off the table; one die at most {} times",
        all.len(),
        seconds(0.5),
        seconds(0.95),
        seconds(1.0),
        count(RethrowReason::Cocked),
        count(RethrowReason::Restless),
        count(RethrowReason::Floor),
        all.iter().map(|(_, again)| most_of_one_die(again)).max().unwrap_or(0),
    );
}

/// The most times that one die was thrown again.
fn most_of_one_die(again: &[DieRethrown]) -> usize {
    let mut times: BTreeMap<DieId, usize> = BTreeMap::new();
    again.iter().for_each(|again| *times.entry(again.die).or_default() += 1);
    times.into_values().max().unwrap_or(0)
}
