//! The ECS table: dice and stacks as entities, and the one path of an action.
//!
//! request -> [`referee`] -> [`journal`] -> `sync` -> poses. Only the referee owns the game state; everything else
//! sees [`view::MatchView`]. Knows no window.

pub mod agents;
pub mod aiming;
mod cards;
pub mod check;
pub mod defect;
pub(crate) mod hand;
pub mod headless;
pub mod journal;
pub mod keeping;
pub(crate) mod match_loop;
pub mod match_setup;
pub mod phase;
pub mod played;
pub mod plugin;
pub mod position;
pub mod referee;
pub mod replay;
pub mod request;
pub mod resume;
pub mod seats;
pub mod setup;
mod sync;
mod thinking;
mod throw_search;
pub mod tracks;
pub mod view;
pub mod viewer;
