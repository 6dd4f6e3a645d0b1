//! Definitions that all parts of the window share: which screen and overlay is open, and what people ask for.
//!
//! Used by every layer above. This module depends on no game, draws nothing and assembles no app.

pub mod by_game;
pub mod hold;
pub mod intent;
pub mod invited;
pub mod letters;
pub mod milestone;
pub mod next_frame;
pub mod open_panels;
pub mod state;
pub mod steps;
pub mod touch;
pub mod ui_clock;
