//! What hands do: pointer, drag, throw gesture and keys become requests to the referee.
//!
//! Knows views only. Whether something is allowed is the referee's to say: what the rules refuse comes back with the
//! reason and is shown; only what is no action at all is answered here.

pub mod gamepad;
pub mod hold;
pub mod label;
pub mod plugin;
pub(crate) mod pointer;
pub(crate) mod ready;
pub(crate) mod trail;
