//! Presses that begin and end within one frame: fingers are often faster than frames. Each button and each key changes at
//! most once in a frame, and what came later waits for the next one. So every gesture sees a press and then a release,
//! however short a tap was.

mod clicks;
mod late;
pub(crate) mod plugin;
pub(crate) mod presses;
pub mod taps;

#[cfg(test)]
mod tests;
