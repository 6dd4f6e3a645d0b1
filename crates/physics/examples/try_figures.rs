//! Prints what tries tell about throws, and how much less time they take: a figure of `docs/physics.md`.
//!
//! `cargo run --release -p physics --example try_figures`

#[path = "../src/tried_tests/counts.rs"]
mod counts;

// `counts` is also a module of the crate's own tests and finds these by `crate`.
use physics::{aim, sandbox};

fn main() {
    const THROWS: u64 = 9_000;
    for (what, counts) in ["thrown", "tried"].into_iter().zip(counts::count(THROWS)) {
        println!(
            "{what}: a stack fell after {}, was pushed after {} of {THROWS}, {:.2} ms each",
            counts.fell,
            counts.pushed,
            counts.took.as_secs_f64() * 1e3 / THROWS as f64
        );
    }
}
