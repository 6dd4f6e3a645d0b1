//! Throws dice on tables without a window, and prints figures of `docs/physics.md`.
//!
//! `cargo run --release --example throw_figures -- openings`, or another figure
//!
//! The figures of single throws come from `tumbletop roll`, those of stacks from the example `plot_tumbles`, and those
//! of tracks from `track_figures`.

mod figures;

#[path = "../../tests/table/dense_throw.rs"]
mod dense_throw;
#[expect(dead_code, reason = "the tests use the rest")]
#[path = "../../tests/table/physics_bench.rs"]
mod physics_bench;
#[expect(dead_code, reason = "the tests use the rest")]
#[path = "../../tests/table/support.rs"]
mod support;

use clap::{Parser, ValueEnum};

/// Prints figures of throws.
#[derive(Parser)]
struct Args {
    /// What to measure.
    figure: Figure,
}

/// What to measure.
#[derive(Clone, Copy, ValueEnum)]
enum Figure {
    /// Opening throws of 28, 56 and 112 dice.
    Openings,
    /// How far a die rolls on a tray without a rim in its way.
    Reach,
    /// Standard and careful throws at a group of stacks.
    Aim,
    /// Throws from the hand in matches of computer players.
    Handfuls,
    /// A thousand throws of 112 dice, which take minutes.
    Dense,
}

fn main() {
    match Args::parse().figure {
        Figure::Openings => figures::openings(),
        Figure::Reach => figures::reach(),
        Figure::Aim => figures::aim(),
        Figure::Handfuls => figures::handfuls(),
        Figure::Dense => figures::dense_throws(),
    }
}
