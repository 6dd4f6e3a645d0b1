//! Gamepads: their buttons are further keys, and the right stick throws.
//!
//! Knows what a button means at which place, and which device was used last. Nothing here sends requests to the
//! referee: the code that reads a key decides what the key does.

mod buttons;
pub(crate) mod gone;
pub(crate) mod meanings;
pub(crate) mod place;
pub(crate) mod plugin;
pub(crate) mod pull;

pub use gone::PadGone;
pub use place::LastUsed;
