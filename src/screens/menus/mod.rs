//! The overlays over a screen (pause, settings, rules, credits, questions) and how they open and close.

pub mod confirm;
pub(crate) mod credits;
pub(crate) mod overlays;
mod pause;
mod players;
pub(crate) mod plugin;
pub mod rules;
mod settings;
