//! Tumbletop: four tabletop games on one table.
//!
//! A pure, deterministic rules core decides; an ECS table of dice, cards and piles shows and physically acts out.
//! The tiers are cargo features, and each is a wall: see `docs/architecture.md`.

pub mod ai;
pub mod cli;
pub mod record;
pub mod review;
pub mod rules;

#[cfg(feature = "table")]
pub mod physics;
#[cfg(feature = "table")]
pub mod table;

#[cfg(feature = "game")]
pub mod app;
pub mod arena;
pub mod catalog;
pub mod games;
#[cfg(feature = "game")]
pub mod input;
#[cfg(feature = "game")]
pub mod machine;
#[cfg(feature = "game")]
pub mod play;
#[cfg(feature = "game")]
pub mod presentation;
#[cfg(feature = "game")]
pub mod screens;
#[cfg(feature = "game")]
pub mod settings;
#[cfg(feature = "table")]
pub mod tabletop;
#[cfg(feature = "game")]
pub mod ui;
