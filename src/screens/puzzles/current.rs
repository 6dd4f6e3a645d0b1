//! The puzzle on the table.

use std::sync::Arc;

use bevy::prelude::*;

use games::catalog::{AnyAction, AnyView};
use host::request::DecisionId;
use records::puzzle::Puzzle;

/// The puzzle on the table. The resource exists as long as the puzzle lies there.
#[derive(Resource, Clone, Debug)]
pub struct CurrentPuzzle {
    /// What is asked.
    pub puzzle: Arc<Puzzle>,
    /// Its place in the list, counted from 0; `None` for a moment of the person's own match.
    pub number: Option<usize>,
    /// What the seat saw at the beginning.
    pub view: AnyView,
    /// What the person asked for last, until the referee has decided.
    pub asked: Option<(DecisionId, AnyAction)>,
    /// What the person played.
    pub answer: Option<AnyAction>,
    /// Whether the person was told whether it is right.
    pub told: bool,
}

/// A request to leave the puzzle, back to the list.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct LeavePuzzle;

impl CurrentPuzzle {
    /// Whether the answer is right; `None` before there is one.
    pub fn is_right(&self) -> Option<bool> {
        self.answer.as_ref().map(|answer| self.puzzle.is_right(answer))
    }
}
