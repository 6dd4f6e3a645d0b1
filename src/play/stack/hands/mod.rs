//! Input for Stack: choosing a die, putting it on another one, rolling it.

mod acting;
pub mod chosen;
mod drag;
mod highlight;
mod keys;
pub(crate) mod plugin;
pub(super) mod throw_gesture;
