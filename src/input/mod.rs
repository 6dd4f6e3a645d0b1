//! The player's input: pointer, drag, throw gesture and keys become requests to the referee.
//!
//! Uses views only. The referee decides what is allowed: it refuses what the rules forbid and gives the reason, and
//! the refusal is shown. Only input that is no action at all is answered here.

pub mod gamepad;
pub mod hold;
pub(crate) mod keys;
pub mod label;
mod letters;
pub mod plugin;
pub(crate) mod pointer;
pub mod quick;
pub(crate) mod ready;
pub(crate) mod trail;
