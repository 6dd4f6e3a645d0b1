//! How computer players play Stack.

use super::action::{RollReport, StackAction};
use super::judge::{NORMAL, Weights, alike, judge};
use super::state::{Phase, Stack, top_points};
use crate::ai::agent::Strategy;
use crate::ai::budget::Budget;
use crate::ai::level::Level;
use crate::rules::die::Face;
use crate::rules::game::Game;
use crate::rules::ids::{Actor, PlayerId};
use crate::rules::rng::RulesRng;

impl Strategy for Stack {
    const LEVELS: &'static [Level] = &[Level::Random, Level::Baseline, Level::Greedy, Level::Normal];

    /// A placed die is on top of its stack and counts its number (S-17); a slip costs the turn.
    fn gain(view: &Self, _who: PlayerId, action: &StackAction) -> i32 {
        match action {
            StackAction::Place { die, .. } => top_points(view.face(*die)).into(),
            StackAction::ChooseFace { keep_new } => top_points(face_kept(view, *keep_new)).into(),
            StackAction::PickUp { .. } | StackAction::RollOpponents { .. } | StackAction::ActOutOfTurn => -1,
            _ => 0,
        }
    }

    /// Looks one act ahead, over all six numbers of a roll, and judges the position that comes of it.
    fn weigh(
        _level: Level,
        view: &Self,
        who: PlayerId,
        legal: &[StackAction],
        _budget: &mut Budget,
        _rng: &mut RulesRng,
    ) -> Vec<f32> {
        weigh_acts(view, who, legal, &NORMAL)
    }
}

/// The worth of the positions that acts lead to.
fn weigh_acts(view: &Stack, who: PlayerId, legal: &[StackAction], weights: &Weights) -> Vec<f32> {
    let mut values: Vec<f32> = Vec::with_capacity(legal.len());
    for (index, action) in legal.iter().enumerate() {
        // Dice of one colour and number are as good as each other: judged once.
        let same = legal[..index].iter().rposition(|before| same_act(view, before, action));
        values.push(match same {
            Some(before) => values[before],
            None => value(view, who, action, weights),
        });
    }
    values
}

/// The worth of what an act leads to.
fn value(view: &Stack, who: PlayerId, action: &StackAction, weights: &Weights) -> f32 {
    match action {
        // Slips cost the turn and bring nothing.
        StackAction::PickUp { .. } | StackAction::RollOpponents { .. } | StackAction::ActOutOfTurn => f32::NEG_INFINITY,
        StackAction::Reroll { .. } => roll_value(view, who, action, weights),
        _ => judge(&after(view, Actor::Player(who), action), who, weights),
    }
}

/// The worth of a roll: the mean over the six numbers, each placed as well as it can be.
fn roll_value(view: &Stack, who: PlayerId, action: &StackAction, weights: &Weights) -> f32 {
    let rolling = after(view, Actor::Player(who), action);
    let sum: f32 = (1..=6)
        .map(|face| {
            let report = StackAction::Rolled(RollReport {
                face: Face(face),
                ..RollReport::default()
            });
            let rolled = after(&rolling, Actor::Chance, &report);
            match rolled.phase() {
                Phase::PlaceRolled { die, .. } => best_place(&rolled, who, die, weights),
                _ => judge(&rolled, who, weights),
            }
        })
        .sum();
    sum / 6.0 - weights.roll
}

/// The worth of the best place for a die that has to be placed.
fn best_place(view: &Stack, who: PlayerId, die: crate::rules::die::DieId, weights: &Weights) -> f32 {
    let mut best = f32::NEG_INFINITY;
    let mut last = None;
    for onto in view.targets(die) {
        if last.is_some_and(|last| alike(view, last, onto)) {
            continue;
        }
        last = Some(onto);
        let placed = after(view, Actor::Player(who), &StackAction::Place { die, onto });
        best = best.max(judge(&placed, who, weights));
    }
    best
}

/// The position after an act that is legal.
fn after(view: &Stack, who: Actor, action: &StackAction) -> Stack {
    let mut next = view.clone();
    let applied = next.apply(who, action, &mut ());
    debug_assert!(applied.is_ok(), "only legal acts are looked at: {applied:?}");
    next
}

/// Whether two acts come to the same, but for which of several like dice they use.
fn same_act(view: &Stack, a: &StackAction, b: &StackAction) -> bool {
    let like = |a, b| a == b || alike(view, a, b);
    match (a, b) {
        (StackAction::Place { die: a, onto: c }, StackAction::Place { die: b, onto: d }) => {
            like(*a, *b) && like(*c, *d)
        }
        (StackAction::Reroll { die: a }, StackAction::Reroll { die: b }) => like(*a, *b),
        _ => false,
    }
}

/// The number that the owner's choice leaves on the die (S-12).
fn face_kept(view: &Stack, keep_new: bool) -> Face {
    match view.phase() {
        Phase::ChooseFace { old, .. } if !keep_new => old,
        Phase::ChooseFace { die, .. } => view.face(die),
        _ => Face(0),
    }
}
