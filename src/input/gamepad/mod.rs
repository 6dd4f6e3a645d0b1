//! Gamepads: their buttons are further keys, and the right stick throws.
//!
//! Owns what a button means where, and with what one played last. Nothing here asks the referee for anything: what a key
//! does is the business of who hears the key.

mod buttons;
pub(crate) mod gone;
pub(crate) mod meanings;
pub(crate) mod place;
pub(crate) mod plugin;
pub(crate) mod pull;

pub use gone::PadGone;
pub use place::LastUsed;
