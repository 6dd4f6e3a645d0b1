//! Stacks hit by re-rolled dice, from the request to the penalty and the rebuild (S-7, S-8), all through the ECS.

use bevy::math::{Vec2, Vec3, Vec3Swizzles};

use games::stack::action::StackAction;
use games::stack::event::{PenaltyCause, StackEvent, TurnLost};
use games::stack::options::StackOptions;
use games::stack::state::{DiceStack, Place};
use rules::die::DieId;
use rules::ids::SeatId;
use tabletop::throw::{ThrowGesture, TidyReason};

use crate::support::{Table, persons};

/// A table with a stack of at least this height, where the player to move can re-roll.
fn with_stack(seed: u64, height: usize) -> Table {
    let mut table = Table::started(persons(2, seed, StackOptions::default()));
    table.run_until_due();
    for _ in 0..200 {
        if tallest(&table).is_some_and(|stack| stack.height() >= height) && table.stack().loose(table.due()).len() > 1 {
            return table;
        }
        let legal = table.legal(table.due());
        // Builds on the highest stack, but never captures it.
        let place = |action: &&StackAction| match action {
            StackAction::Place { onto, .. } => standing_on(&table, *onto) < height,
            _ => false,
        };
        let next_best = |action: &&StackAction| matches!(action, StackAction::Reroll { .. });
        let rank = |action: &&StackAction| match action {
            StackAction::Place { onto, .. } => standing_on(&table, *onto),
            _ => 0,
        };
        let chosen = legal.iter().filter(place).max_by_key(rank);
        let action = chosen.or_else(|| legal.iter().find(next_best)).or(legal.first());
        let action = action.expect("something is legal").clone();
        table.act(action, None);
        table.run_until_due();
    }
    panic!("no stack of {height} came about with seed {seed}");
}

/// The number of dice in the stack up to this one, with it.
fn standing_on(table: &Table, die: DieId) -> usize {
    match table.stack().place(die) {
        Place::Stacked { stack } => table.stack().stack(stack).map_or(1, DiceStack::height),
        _ => 1,
    }
}

fn tallest(table: &Table) -> Option<DiceStack> {
    let standing = table
        .stack()
        .stacks()
        .iter()
        .filter(|stack| stack.captured_by.is_none());
    standing.max_by_key(|stack| stack.height()).copied()
}

/// The player to move rolls a die from close by straight at the stack.
fn throw_at(table: &mut Table, stack: &DiceStack, angle: f32, power: f32) -> (SeatId, DieId) {
    let due = table.due();
    let die = table.stack().loose(due).iter().next().expect("a loose die");
    let target = table.transform(stack.id()).translation.xz();
    let direction = Vec2::from_angle(angle);
    let gesture = ThrowGesture {
        from: target - direction * 4.0,
        direction,
        power,
    };
    table.act(StackAction::Reroll { die }, Some(gesture));
    (due, die)
}

fn places(table: &Table, stack: &DiceStack) -> Vec<Vec3> {
    stack
        .dice()
        .iter()
        .map(|die| table.transform(*die).translation)
        .collect()
}

#[test]
fn a_felled_stack_costs_its_dice_and_the_turn_and_is_built_again() {
    let mut seen = 0;
    for seed in 100..140 {
        let mut table = with_stack(seed, 3);
        let stack = tallest(&table).expect("a stack");
        let (before, faces): (Vec<Vec3>, Vec<_>) = (
            places(&table, &stack),
            stack.dice().iter().map(|die| table.stack().face(*die)).collect(),
        );
        let total = |table: &Table, player: SeatId| table.view().scores.points[player.index()];
        let (events, throws) = (table.events().len(), table.throws.len());
        let (roller, die) = throw_at(&mut table, &stack, seed as f32, 1.0);
        let score = total(&table, roller);
        table.run_until_due();
        table.assert_agrees();
        let settled = &table.throws[throws];
        if !settled.fell.contains(stack.id()) {
            continue;
        }
        seen += 1;
        let news = table.events()[events..].to_vec();
        let dice: u8 = news
            .iter()
            .map(|event| match event {
                StackEvent::Fell { dice, .. } => *dice,
                _ => 0,
            })
            .sum();
        assert!(usize::from(dice) >= stack.height(), "S-7: the whole stack counts");
        assert!(news.contains(&StackEvent::Fell {
            player: roller,
            stack: stack.id(),
            dice: stack.height() as u8
        }));
        let lost: u8 = news
            .iter()
            .map(|event| match event {
                StackEvent::Penalty {
                    player,
                    points,
                    cause: PenaltyCause::KnockOver,
                } if *player == roller => *points,
                _ => 0,
            })
            .sum();
        assert_eq!(lost, dice, "S-7: one point for each die");
        assert_eq!(total(&table, roller), score - i32::from(dice), "S-7: at once");
        assert!(news.contains(&StackEvent::TurnLost {
            player: roller,
            cause: TurnLost::KnockOver
        }));
        assert!(news.contains(&StackEvent::Rebuilt {
            player: roller,
            stack: stack.id()
        }));
        assert_ne!(table.due(), roller, "S-7: the turn is over");
        assert!(table.stack().is_loose(die), "S-7: the die stays unstacked");

        // The same dice, order, numbers and place.
        let settled = &table.throws[throws];
        assert!(settled.moves.iter().any(|moved| moved.reason == TidyReason::Rebuilt));
        let rebuilt = table.stack().stack(stack.id()).expect("it stands again");
        assert_eq!(rebuilt.dice(), stack.dice());
        for ((die, face), (then, now)) in stack
            .dice()
            .iter()
            .zip(faces)
            .zip(before.iter().zip(places(&table, &stack)))
        {
            assert_eq!(table.stack().face(*die), face);
            assert!(
                (*then - now).length() < 0.15,
                "S-7: {die:?} stood at {then} and stands at {now}"
            );
        }
        if seen == 3 {
            return;
        }
    }
    panic!("only {seen} of forty hard throws felled a stack of three");
}

#[test]
fn a_stack_that_was_only_pushed_costs_nothing_and_stays_where_it_went() {
    let mut seen = 0;
    for seed in 200..260 {
        let mut table = with_stack(seed, 2);
        let stack = tallest(&table).expect("a stack");
        let before = places(&table, &stack);
        let (events, throws) = (table.events().len(), table.throws.len());
        throw_at(&mut table, &stack, seed as f32, 0.5);
        table.run_until_due();
        table.assert_agrees();
        let settled = &table.throws[throws];
        if !settled.pushed.contains(stack.id()) || !settled.fell.is_empty() {
            continue;
        }
        seen += 1;
        let news = &table.events()[events..];
        assert!(news.contains(&StackEvent::Pushed { stack: stack.id() }), "S-8");
        assert!(
            !news
                .iter()
                .any(|event| matches!(event, StackEvent::Penalty { .. } | StackEvent::Fell { .. })),
            "S-8"
        );
        let moved = before
            .iter()
            .zip(places(&table, &stack))
            .any(|(then, now)| (*then - now).length() > 1e-3);
        assert!(moved, "S-8: it stays where it went");
        if seen == 2 {
            return;
        }
    }
    panic!("only {seen} of sixty throws pushed a stack without felling it");
}

#[test]
fn hard_throws_of_every_kind_leave_table_and_rules_agreeing() {
    let mut table = with_stack(300, 3);
    for throw in 0..25 {
        if table.view().due.is_empty() {
            return;
        }
        let due = table.due();
        let legal = table.legal(due);
        let reroll = legal.iter().find(|action| matches!(action, StackAction::Reroll { .. }));
        match (reroll, tallest(&table)) {
            (Some(_), Some(stack)) => {
                throw_at(&mut table, &stack, throw as f32, 0.4 + 0.6 * (throw % 4) as f32 / 3.0);
            }
            _ => table.act(legal[0].clone(), None),
        }
        table.run_until_due();
        table.assert_agrees();
    }
}
