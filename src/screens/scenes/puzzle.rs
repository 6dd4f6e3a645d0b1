//! A puzzle that was answered: what the person played, and what the strongest computer player plays.

use crate::screens::puzzles::current::CurrentPuzzle;
use crate::screens::puzzles::start::StartPuzzle;
use crate::screens::scenes::error::SceneError;
use crate::screens::scenes::stage::Stage;
use window_kit::window::state::{Overlay, Screen};

/// The place of the puzzle in the list.
const NUMBER: usize = 0;

pub(super) fn verdict(stage: &mut Stage) -> Result<f32, SceneError> {
    stage.world().write_message(StartPuzzle::Listed(NUMBER));
    // It leads to the table itself, and opens the task over it.
    stage.settle();
    stage.go_to(Screen::Match, Overlay::None);
    stage.settle();
    let Some(mut current) = stage.world().get_resource_mut::<CurrentPuzzle>() else {
        return Err(SceneError::Missing("the puzzle does not lie on the table"));
    };
    // The program itself would remember that the puzzle was tried.
    current.told = true;
    let (seat, missed) = (current.puzzle.seat, current.puzzle.missed.clone());
    stage.ask(seat, missed);
    stage.settle();
    Ok(stage.show(Screen::Match, Overlay::Puzzle))
}
