//! Definitions that all parts of the window share: which screen and overlay is open, and what people ask for.
//!
//! Used by every layer above. This module depends on no game, draws nothing and assembles no app.

pub(crate) mod by_game;
pub mod hold;
pub(crate) mod intent;
pub mod invited;
pub(crate) mod letters;
pub(crate) mod milestone;
pub mod next_frame;
pub(crate) mod open_panels;
pub mod state;
pub(crate) mod steps;
pub mod touch;
pub(crate) mod ui_clock;
