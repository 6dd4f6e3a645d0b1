//! See `crates/records/tests/matches/noise/actions.rs`, which does the work.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../crates/records/tests/matches/noise/actions.rs"]
mod actions;

fuzz_target!(|bytes: &[u8]| actions::play(bytes));
