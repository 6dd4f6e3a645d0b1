//! Tumbletop: four tabletop games on one table. This is the program with its window; what needs none lies in `crates`.
//!
//! From the ground up: a layer imports from those above it in this list, never from those below. See
//! `docs/architecture.md`.

// These macros panic if the reader of the output went away; `system::output` does not.
#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod machine;
pub mod settings;

pub mod window;

pub mod table;

pub mod input;
pub mod presentation;
pub mod ui;

pub mod screens;

pub mod play;

pub mod app;

pub mod commands;
