//! Skip-Bo MOD in the window: what it adds to [`crate::play::skip_bo`]. [`game`] has what the window needs from it.

mod dice;
mod game;
mod intents;
mod lessons;
mod scenes;
