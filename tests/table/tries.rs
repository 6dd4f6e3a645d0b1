//! Computer players try their throws on copies of the table.

use bevy::prelude::*;
use games::catalog::AnyGame;
use games::stack::arrange::{Arrange, die_of};
use games::stack::options::StackOptions;
use host::request::ActionRequest;
use host::view::SeatControl;
use physics::aim::standard_throw;
use rules::ai::level::Level;
use rules::die::DieId;
use rules::ids::SeatId;
use rules::rng::{Stream, nth_seed, stream};
use rules::seats::Seats;
use tabletop::throw::{ThrowGesture, ThrowKind, ThrowOrder};
use tabletop::tray::TrayGeometry;
use window_kit::table::agents::AgentPace;
use window_kit::table::phase::TableGate;
use window_kit::table::physics::drive::clone_table;
use window_kit::table::physics::steps::ThrowRng;
use window_kit::table::position::StartPosition;

use crate::support::{Table, setup};

const HELD: TableGate = TableGate {
    showing: true,
    waiting: false,
};

/// A table on which the first seat can only roll, between seven stacks; the table gate is held.
fn between_stacks(level: Level, seed: u64) -> Table {
    let options = StackOptions::default();
    let stacks: Vec<(u8, Vec<DieId>)> = (0..7)
        .map(|n| {
            (
                6,
                vec![die_of(1, n), die_of(0, n), die_of(1, n + 7)][..2 + usize::from(n % 2)].to_vec(),
            )
        })
        .collect();
    let mut position = Arrange::new(&options, &Seats::solo(2).expect("a seating")).expect("a position");
    for (face, dice) in &stacks {
        position = position.stack(*face, dice);
    }
    let position = AnyGame::Stack(position.build().expect("a sound position"));
    let mut setup = setup(2, &SeatControl::Agent(level), seed, options);
    setup.players[1].control = SeatControl::Person;
    let mut table = Table::new();
    table.app.insert_resource(HELD);
    table.app.world_mut().write_message(StartPosition { setup, position });
    for _ in 0..4 {
        table.update();
    }
    table
}

/// Releases the gate and returns the request of the computer player.
fn asked(table: &mut Table) -> ActionRequest {
    table.app.insert_resource(TableGate::default());
    for _ in 0..100_000 {
        table.update();
        let mut requests = table.app.world_mut().resource_mut::<Messages<ActionRequest>>();
        if let Some(request) = requests.drain().next() {
            return request;
        }
    }
    panic!("no request was made");
}

/// The exact text of a request.
fn told(request: &ActionRequest) -> String {
    format!("{:?} {:?}", request.action, request.gesture)
}

#[test]
fn the_same_seed_gives_the_same_throw_and_its_result_is_not_foreseen() {
    let throw = |seed: u64, chance: Option<u64>| {
        let mut table = between_stacks(Level::Expert, seed);
        if let Some(chance) = chance {
            table.app.insert_resource(ThrowRng(stream(chance, Stream::Throw)));
        }
        told(&asked(&mut table))
    };
    let usual = throw(5, None);
    assert_eq!(usual, throw(5, None), "G-1");
    for chance in 1..=3 {
        assert_eq!(
            usual,
            throw(5, Some(chance)),
            "G-2: the real throw has its own random numbers"
        );
    }
    assert!(
        (6..9).any(|seed| throw(seed, None) != usual),
        "its own random numbers decide"
    );
}

#[test]
fn trying_leaves_the_table_as_it_was() {
    let mut table = between_stacks(Level::Hard, 2);
    let lies = |table: &mut Table| {
        let sandbox = clone_table(table.app.world_mut()).expect("a table");
        let of = |die| format!("{:?}", sandbox.lies(DieId(die)));
        (0..28).map(of).collect::<Vec<_>>()
    };
    let before = lies(&mut table);
    table.app.insert_resource(TableGate::default());
    table.app.update();
    let mut requests = table.app.world_mut().resource_mut::<Messages<ActionRequest>>();
    assert_eq!(requests.drain().count(), 1);
    assert_eq!(lies(&mut table), before);
}

#[test]
fn an_expert_that_is_hurried_throws_as_well_as_it_has_found_so_far() {
    let mut table = between_stacks(Level::Expert, 4);
    // The tries would take endless frames: the table waits only for a limited time.
    table.app.insert_resource(AgentPace::default());
    let request = asked(&mut table);
    assert!(request.gesture.is_some());
}

#[test]
fn an_expert_knocks_over_less_than_a_standard_throw_s_7() {
    let (mut by_expert, mut by_standard) = (0, 0);
    for seed in 0..4 {
        let mut table = between_stacks(Level::Expert, seed);
        let sandbox = clone_table(table.app.world_mut()).expect("a table");
        let tray = *table.app.world().resource::<TrayGeometry>();
        let expert = asked(&mut table).gesture.expect("it has a gesture");
        let standard = standard_throw(&tray, SeatId(0), 2, &[]);
        let falls = |gesture: ThrowGesture| {
            let order = ThrowOrder {
                dice: vec![die_of(0, 12)],
                kind: ThrowKind::Single { gesture },
            };
            let settled =
                (0..40).filter_map(|n| sandbox.tried(&order, stream(nth_seed(seed, n), Stream::Throw), 4_000));
            settled.map(|settled| settled.fell.len()).sum::<usize>()
        };
        by_expert += falls(expert);
        by_standard += falls(standard);
    }
    assert!(
        by_standard > 20 && by_expert * 3 <= by_standard,
        "{by_expert} against {by_standard}"
    );
}
