//! The fair throw: without a gesture, among the stacks of random rounds (S-7).

#[path = "../../crates/host/examples/fair_throws/tables.rs"]
mod tables;

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use games::stack::action::StackAction;
use games::stack::options::StackOptions;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use tables::{Aim, Came, thrown};
use tabletop::throw::{ThrowGesture, ThrowKind, ThrowOrder};
use window_kit::table::aiming::Aiming;

use crate::support::{Table, persons};

/// The number of tables with a throw; `examples/fair_throws` uses more.
const TABLES: u64 = 28;

/// The number of tables where a stack fell, and the number of pushed stacks.
fn fell(aim: Aim) -> (usize, usize) {
    let came = (0..TABLES).into_par_iter();
    let came: Vec<Came> = came.map(|number| thrown(2, number, aim).expect("a table")).collect();
    assert!(came.iter().all(|came| came.stacks >= 2), "{came:?}");
    let pushed = came.iter().map(|came| came.pushed).sum();
    (came.iter().filter(|came| came.fell > 0).count(), pushed)
}

#[test]
fn the_fair_throw_spares_stacks_that_a_throw_to_the_middle_fells_s_7() {
    let (fair, middle) = (fell(Aim::Fair), fell(Aim::Middle));
    assert!(
        fair.0 <= 1 && middle.0 >= 4 && fair.1 < middle.1,
        "of {TABLES} throws, felled a stack and pushed: {fair:?}, and through the middle {middle:?}"
    );
}

/// The gesture of the next throw.
fn ordered(table: &mut Table) -> ThrowGesture {
    for _ in 0..100 {
        table.update();
        let orders = table.app.world().resource::<Messages<ThrowOrder>>();
        for order in orders.iter_current_update_messages() {
            if let ThrowKind::Single { gesture } = order.kind {
                return gesture;
            }
        }
    }
    panic!("nothing was thrown");
}

#[test]
fn a_throw_without_a_gesture_is_the_one_that_the_aim_shows() {
    let mut table = Table::started(persons(3, 11, StackOptions::default()));
    table.run_until_due();
    let mut compared = 0;
    for turn in 0..24 {
        let seat = table.due();
        let legal = table.legal(seat);
        let place = legal.iter().find(|action| matches!(action, StackAction::Place { .. }));
        let roll = legal.iter().find(|action| matches!(action, StackAction::Reroll { .. }));
        match (place, roll) {
            (Some(place), _) if turn % 3 > 0 => table.act(place.clone(), None),
            (_, Some(StackAction::Reroll { die })) => {
                let die = *die;
                let shown = move |aiming: Aiming| aiming.standard(seat, 3, Some(die));
                let shown = table.app.world_mut().run_system_once(shown).expect("a table");
                table.send(table.request(seat, StackAction::Reroll { die }, None));
                assert_eq!(ordered(&mut table), shown);
                compared += 1;
            }
            _ => table.act(legal[0].clone(), None),
        }
        table.run_until_due();
    }
    assert!(compared >= 6, "{compared}");
}
