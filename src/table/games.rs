//! What a game says about its things on the table, and the closed enums' way to it.
//!
//! A game implements [`TableGame`] in its own `table.rs`; a further game is a further arm here.

use super::change::TableChange;
use super::die::Die;
use crate::games::stack::Stack;
use crate::games::{AnyAction, AnyEvent, AnyGame, AnyOptions, AnyView, Listed};
use crate::physics::throw::{ThrowGesture, ThrowOrder, ThrowSettled};
use crate::rules::die::{DieId, Face};
use crate::rules::error::SetupError;
use crate::rules::game::Game;
use crate::rules::ids::Seats;

/// A game that is played on this table.
pub trait TableGame: Game {
    /// All dice of a match, in order of their ids.
    fn dice(seats: &Seats) -> Vec<Die>;

    /// Whether an action is answered by a throw, so that a gesture belongs to it.
    fn is_thrown(action: &Self::Action) -> bool;

    /// Whether an action has to be announced before it is done.
    fn is_announced(view: &Self::View, action: &Self::Action) -> bool;

    /// The throw that is due; `None` where none is. `gesture` is the thrower's.
    fn throw_due(&self, gesture: ThrowGesture) -> Option<ThrowOrder>;

    /// What a throw did, as the rules want to be told; `None` where these are not the dice that were due.
    fn report(&self, settled: &ThrowSettled) -> Option<Self::Action>;

    /// What an event changes on the table, appended to `out`.
    fn changes(event: &Self::Event, out: &mut Vec<TableChange>);

    /// How the table has to stand, as far as a view tells.
    fn layout(view: &Self::View) -> Layout;
}

/// How the table has to stand: what [`super::check`] holds the entities against.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// Where each die has to be and what it shows, by id.
    pub dice: Vec<DieLies>,
    /// The stacks on the table, bottom first.
    pub stacks: Vec<Vec<DieId>>,
}

/// Where a die has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DieLies {
    /// To be thrown: anywhere.
    InHand,
    /// On the table, alone or in a stack, showing this number.
    OnTable(Face),
    /// Off the table.
    Away,
}

/// Refuses a game that is not played on this table.
///
/// # Errors
/// [`SetupError::NotOnTable`].
pub fn check_on_table(options: &AnyOptions) -> Result<(), SetupError> {
    match options {
        AnyOptions::Stack(_) => Ok(()),
        other => Err(SetupError::NotOnTable { game: other.name() }),
    }
}

/// See [`TableGame::dice`].
pub(super) fn dice(options: &AnyOptions, seats: &Seats) -> Vec<Die> {
    match options {
        AnyOptions::Stack(_) => <Stack as TableGame>::dice(seats),
        _ => Vec::new(),
    }
}

/// See [`TableGame::is_thrown`].
pub(super) fn is_thrown(action: &AnyAction) -> bool {
    Stack::of_action(action).is_some_and(Stack::is_thrown)
}

/// See [`TableGame::is_announced`].
pub(super) fn is_announced(view: &AnyView, action: &AnyAction) -> bool {
    Stack::of_view(view)
        .zip(Stack::of_action(action))
        .is_some_and(|(view, action)| Stack::is_announced(view, action))
}

/// See [`TableGame::throw_due`].
pub(super) fn throw_due(game: &AnyGame, gesture: ThrowGesture) -> Option<ThrowOrder> {
    Stack::of_game(game)?.throw_due(gesture)
}

/// See [`TableGame::report`].
pub(super) fn report(game: &AnyGame, settled: &ThrowSettled) -> Option<AnyAction> {
    Stack::of_game(game)?.report(settled).map(AnyAction::Stack)
}

/// See [`TableGame::changes`].
pub(super) fn changes(event: &AnyEvent, out: &mut Vec<TableChange>) {
    if let Some(event) = Stack::of_event(event) {
        Stack::changes(event, out);
    }
}

/// See [`TableGame::layout`].
pub(super) fn layout(view: &AnyView) -> Layout {
    Stack::of_view(view).map(Stack::layout).unwrap_or_default()
}
