//! A throw tried in a sandbox goes exactly as on the table, also from its middle.

use bevy::prelude::*;
use physics::sandbox::Sandbox;
use rules::die::DieId;
use rules::ids::SeatId;
use rules::rng::{Stream, nth_seed, stream};
use tabletop::die::Die;
use tabletop::shape::DieShape;
use tabletop::throw::{ThrowGesture, ThrowKind, ThrowOrder, ThrowSettled};
use tabletop::tray::TrayGeometry;
use window_kit::table::physics::drive::clone_table;
use window_kit::table::physics::drive::restore_table;

use crate::physics_bench::{Bench, Heard};

/// Three stacks, and a die to throw at them.
fn table(seed: u64) -> (Bench, u8, ThrowKind) {
    let mut bench = Bench::with_steps(1, 10, 2, 28, seed);
    bench.build(&[0, 5, 1, 6], Vec2::new(0.0, 1.0), 0.05);
    bench.build(&[2, 7], Vec2::new(1.4, 0.2), 0.02);
    bench.place_flat(8, Vec2::new(-1.5, 0.0), 4, 0.4);
    let gesture = ThrowGesture {
        from: Vec2::new(-5.0, 0.5),
        direction: Vec2::X,
        power: 1.0,
    };
    (bench, 9, ThrowKind::Single { gesture })
}

/// What must be the same, without rounding. A sandbox records no impacts.
fn told(settled: &ThrowSettled) -> (String, Vec<u8>) {
    let track = settled.track.as_ref().expect("the table records its throws");
    let unheard = ThrowSettled {
        hits: Vec::new(),
        ..settled.clone()
    };
    (format!("{unheard:?}"), track.to_bytes())
}

fn bits_of(sandbox: &mut Sandbox) -> Vec<u32> {
    (0..10)
        .flat_map(|die| {
            let pose = sandbox.pose(0, DieId(die)).expect("a die of the table");
            let [x, y, z] = pose.position.to_array();
            let [a, b, c, d] = pose.rotation.to_array();
            [x, y, z, a, b, c, d]
        })
        .map(f32::to_bits)
        .collect()
}

#[test]
fn a_clone_of_the_table_ends_exactly_where_the_table_ends() {
    for seed in 1..=5 {
        let (mut bench, die, kind) = table(seed);
        // Bodies that were just put down are in the engine after one step.
        bench.app.update();
        let mut before = clone_table(bench.app.world_mut()).expect("a table");
        before.throw(
            0,
            ThrowOrder {
                dice: vec![DieId(die)],
                kind: kind.clone(),
            },
        );
        let tried = before.settle().expect("a throw was ordered");
        bench.order(&[die], kind);
        for _ in 0..40 {
            bench.app.update();
        }
        let mut midway = clone_table(bench.app.world_mut()).expect("a table");
        assert!(midway.is_busy(), "it still rolls");
        let followed = midway.settle().expect("the throw goes on");
        while bench.app.world().resource::<Heard>().settled.is_empty() {
            bench.app.update();
        }
        let settled = bench.app.world().resource::<Heard>().settled[0].clone();
        assert_eq!(told(&tried), told(&settled), "seed {seed}, tried before the throw");
        assert_eq!(told(&followed), told(&settled), "seed {seed}, from the middle of it");
        assert_eq!(bits_of(&mut before), bench.bits(), "seed {seed}");
        assert_eq!(bits_of(&mut midway), bench.bits(), "seed {seed}");
    }
}

#[test]
fn a_throw_put_back_to_its_middle_goes_as_it_went() {
    let (mut bench, die, kind) = table(7);
    bench.order(&[die], kind);
    for _ in 0..50 {
        bench.app.update();
    }
    let snapshot = clone_table(bench.app.world_mut()).expect("a table");
    let finish = |bench: &mut Bench, count: usize| {
        while bench.app.world().resource::<Heard>().settled.len() < count {
            bench.app.update();
        }
        (
            told(&bench.app.world().resource::<Heard>().settled[count - 1]),
            bench.bits(),
        )
    };
    let first = finish(&mut bench, 1);
    restore_table(bench.app.world_mut(), &snapshot);
    assert_eq!(finish(&mut bench, 2), first);
}

#[test]
fn tables_side_by_side_throw_as_fairly_as_one_and_do_not_meet() {
    let dice = [DieShape::D6, DieShape::D10].map(|shape| Die {
        id: DieId(u8::from(shape == DieShape::D10)),
        owner: SeatId(0),
        shape,
    });
    let chance = (0..16).map(|table| stream(nth_seed(3, table), Stream::Throw));
    let mut sandbox = Sandbox::new(TrayGeometry::for_dice(28), &dice, chance);
    for table in 0..sandbox.tables() {
        sandbox.throw(
            table,
            ThrowOrder {
                dice: dice.iter().map(|die| die.id).collect(),
                kind: ThrowKind::FromHands,
            },
        );
    }
    let mut settled = Vec::new();
    while sandbox.is_busy() {
        settled.extend(sandbox.step());
    }
    assert_eq!(settled.len(), 16);
    for (_, result) in &settled {
        assert!(result.faces[0].1.0 <= 6 && result.faces[1].1.0 <= 10);
    }
    let tens: Vec<_> = settled.iter().map(|(_, result)| result.faces[1].1.0).collect();
    assert!(tens.iter().any(|face| *face > 6), "{tens:?}");
    assert!(tens.iter().any(|face| face % 2 == 0) && tens.iter().any(|face| face % 2 == 1));
}
