//! Skip-Bo MOD in the window: what it adds to [`crate::play::skip_bo`]. [`game`] is what the window asks of it.

mod dice;
mod game;
mod lessons;
mod scenes;
