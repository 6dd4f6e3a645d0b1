//! See `crates/records/tests/matches/noise/logs.rs`, which does the work.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../crates/records/tests/matches/noise/logs.rs"]
mod logs;

fuzz_target!(|bytes: &[u8]| logs::read(bytes));
