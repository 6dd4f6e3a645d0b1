//! What all parts of the window share: which screen and overlay is open, and what people ask for.
//!
//! Shared definitions only, for every layer above: it knows no game, draws nothing and composes nothing.

pub mod by_game;
pub mod description;
pub mod hold;
pub mod intent;
pub mod invited;
pub mod milestone;
pub mod opened;
pub mod since;
pub mod state;
pub(crate) mod steps;
pub mod wake;
