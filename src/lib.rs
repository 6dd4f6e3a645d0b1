//! Tumbletop: four tabletop games on one table.
//!
//! A pure, deterministic rules core decides; an ECS table of dice, cards and piles shows the match and simulates its
//! throws. The tiers are cargo features with strict boundaries: see `docs/architecture.md`.
//!
//! From the ground up: a layer imports from those above it in this list, never from those below.

// These macros panic if the reader of the output went away; `system::output` does not.
#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod names;

pub mod messages;

pub mod system;

pub mod language;

pub mod rules;

#[cfg(feature = "game")]
pub mod machine;
#[cfg(feature = "game")]
pub mod settings;

pub mod ai;

#[cfg(feature = "table")]
pub mod physics;

#[cfg(feature = "table")]
pub mod tabletop;

pub mod games;

pub mod catalog;

pub mod record;

pub mod store;

#[cfg(feature = "table")]
pub mod host;

#[cfg(feature = "game")]
pub mod window;

#[cfg(feature = "table")]
pub mod table;

pub mod arena;
pub mod review;

pub mod statistics;

#[cfg(feature = "server")]
pub mod net;

#[cfg(feature = "game")]
pub mod input;
#[cfg(feature = "game")]
pub mod presentation;
#[cfg(feature = "game")]
pub mod ui;

#[cfg(feature = "game")]
pub mod screens;

#[cfg(feature = "game")]
pub mod play;

#[cfg(feature = "game")]
pub mod app;

pub mod cli;
