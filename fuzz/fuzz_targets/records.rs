//! See `crates/records/tests/matches/noise/records.rs`, which does the work.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../crates/records/tests/matches/noise/records.rs"]
mod records;

fuzz_target!(|bytes: &[u8]| records::read(bytes));
