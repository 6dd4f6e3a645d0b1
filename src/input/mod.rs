//! The person's hands: pointer, drag, throw gesture and keys become requests to the referee.
//!
//! Knows views only. The referee decides what is allowed: it returns refusals by the rules with the reason, and these
//! are shown. Only attempts that are no action at all are answered here.

pub mod gamepad;
pub mod hold;
pub mod label;
mod letters;
pub mod plugin;
pub(crate) mod pointer;
pub mod quick;
pub(crate) mod ready;
pub(crate) mod trail;
