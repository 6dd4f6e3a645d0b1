//! The ECS table: dice and stacks as entities, and the one way an action takes.
//!
//! request -> [`referee`] -> [`journal`] -> [`sync`] -> poses. Only the referee owns the game state; everything else
//! sees [`view::MatchView`]. Knows no window.

pub mod die;
pub mod journal;
pub mod phase;
pub mod pile;
pub mod request;
pub mod setup;
pub mod view;
