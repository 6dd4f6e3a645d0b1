//! The puzzles that come with the program, ready to be listed.

use std::sync::Arc;

use bevy::prelude::*;

use games::catalog::AnyView;
use messages::{Message, ToMessage};
use records::puzzle::{Grade, Puzzle, PuzzleError, shipped};

/// A puzzle of the list.
#[derive(Clone, Debug)]
pub(super) struct BookEntry {
    /// The name under which it is remembered.
    pub id: String,
    pub puzzle: Arc<Puzzle>,
    pub grade: Grade,
}

/// The puzzles, once somebody has opened the list.
#[derive(Resource, Debug, Default)]
pub(super) struct PuzzleBook(Option<Result<Vec<BookEntry>, PuzzleError>>);

impl PuzzleBook {
    /// All puzzles, in the order of the list.
    ///
    /// # Errors
    /// Why they can't be read.
    pub fn entries(&mut self) -> Result<&[BookEntry], Message> {
        let read = self.0.get_or_insert_with(read);
        read.as_deref().map_err(ToMessage::message)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PuzzleBook>();
}

fn read() -> Result<Vec<BookEntry>, PuzzleError> {
    // What is at stake is measured in each game alike, so one view of a game is enough.
    let mut views: Vec<AnyView> = Vec::new();
    let mut entry = |puzzle: Puzzle| {
        let game = puzzle.record.options.name();
        if !views.iter().any(|view| view.game() == game) {
            views.push(puzzle.view()?);
        }
        let grade = views
            .iter()
            .find(|view| view.game() == game)
            .map(|view| puzzle.grade(view));
        Ok(BookEntry {
            id: puzzle.id()?,
            grade: grade.unwrap_or(Grade::Small),
            puzzle: Arc::new(puzzle),
        })
    };
    shipped::all()?.into_iter().map(&mut entry).collect()
}
