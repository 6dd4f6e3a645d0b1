//! How computer players see Stack.

use super::action::StackAction;
use super::state::{Stack, top_points};
use crate::ai::agent::{Strategy, best_of};
use crate::rules::die::Face;
use crate::rules::ids::PlayerId;
use crate::rules::rng::RulesRng;

impl Strategy for Stack {
    /// A placed die is on top of its stack and counts its number (S-17); a slip costs the turn.
    fn gain(view: &Self, _who: PlayerId, action: &StackAction) -> i32 {
        match action {
            StackAction::Place { die, .. } => i32::from(top_points(view.face(*die))),
            StackAction::ChooseFace { keep_new } => i32::from(top_points(face_kept(view, *keep_new))),
            StackAction::PickUp { .. } | StackAction::RollOpponents { .. } | StackAction::ActOutOfTurn => -1,
            _ => 0,
        }
    }

    fn normal(view: &Self, who: PlayerId, legal: &[StackAction], rng: &mut RulesRng) -> usize {
        best_of(legal.iter().map(|action| Self::gain(view, who, action)), rng)
    }
}

/// The number that the owner's choice leaves on the die (S-12).
fn face_kept(view: &Stack, keep_new: bool) -> Face {
    match view.phase() {
        super::state::Phase::ChooseFace { old, .. } if !keep_new => old,
        super::state::Phase::ChooseFace { die, .. } => view.face(die),
        _ => Face(0),
    }
}
