//! What all of the window shares: which screen and overlay is open, and what people ask for.
//!
//! Words alone, for every layer above: it knows no game, draws nothing and composes nothing.

pub mod intent;
pub mod state;
