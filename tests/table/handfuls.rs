//! Handfuls in the small trays of Skip-Bo MOD and Skip-Bo Dice: with any gesture the dice stay in the tray and the
//! faces are even.

use bevy::prelude::*;
use games::skip_bo_dice::state::SkipBoDice;
use games::skip_bo_mod::SkipBoMod;
use physics::fairness::chi_square;
use physics::sandbox::Sandbox;
use rules::rng::{Stream, nth_seed, stream};
use rules::seats::Seats;
use tabletop::game::TableGame;
use tabletop::shape::DieShape;
use tabletop::throw::{ThrowGesture, ThrowKind, ThrowOrder};

const TABLES: u64 = 24;

/// Throws all dice of a game again and again, with gestures between any two places, all with this power.
fn faces_come_out_even<G: TableGame>(throws_each: u64, power: f32) {
    let seats = Seats::solo(2).expect("a seating");
    let equipment = G::equipment(&G::Options::default(), &seats);
    let (tray, dice) = (equipment.tray.expect("a tray"), equipment.dice);
    let chance = (0..TABLES).map(|table| stream(nth_seed(5, table), Stream::Throw));
    let mut sandbox = Sandbox::new(tray, &dice, chance);
    let (mut thrown, mut floor, mut cocked, mut ticks) = (0, 0, 0, 0);
    let mut counts = [vec![0_u64; 6], vec![0_u64; 10]];
    for index in 0..throws_each {
        for table in 0..TABLES {
            let turn = (index * TABLES + table) as f32;
            let from = Vec2::from_angle(turn * 2.4) * tray.half_extents;
            let gesture = ThrowGesture {
                from,
                direction: Vec2::from_angle(turn * 0.77),
                power,
            };
            let order = ThrowOrder {
                dice: dice.iter().map(|die| die.id).collect(),
                kind: ThrowKind::Handful { gesture },
            };
            sandbox.throw(table as usize, order);
        }
        while sandbox.is_busy() {
            for (_, settled) in sandbox.step() {
                thrown += settled.faces.len();
                floor += settled.floor.len();
                cocked += settled.cocked.len();
                ticks += settled.ticks;
                for ((_, face), die) in settled.faces.iter().zip(&dice) {
                    counts[usize::from(die.shape == DieShape::D10)][usize::from(face.0) - 1] += 1;
                }
            }
        }
    }
    let name = G::NAME;
    let seconds = f64::from(ticks) / 120.0 / (throws_each * TABLES) as f64;
    println!("{name} at {power}: {thrown} dice, {floor} on the floor, {cocked} cocked, {seconds:.2} s a throw");
    assert!(floor * 25 < thrown, "{name}: {floor} of {thrown} left the tray");
    assert!(cocked * 8 < thrown, "{name}: {cocked} of {thrown} were cocked");
    for counts in counts.iter().filter(|counts| counts.iter().any(|count| *count > 0)) {
        let (_, p) = chi_square(counts);
        assert!(p > 1e-4, "{name}: {counts:?}");
    }
}

#[test]
fn the_die_of_mod_stays_in_its_small_tray_and_comes_out_even_whatever_the_gesture() {
    faces_come_out_even::<SkipBoMod>(60, 0.0);
    faces_come_out_even::<SkipBoMod>(60, 1.0);
}

#[test]
fn six_dice_stay_in_their_tray_and_come_out_even_whatever_the_gesture() {
    faces_come_out_even::<SkipBoDice>(20, 0.0);
    faces_come_out_even::<SkipBoDice>(20, 1.0);
}
