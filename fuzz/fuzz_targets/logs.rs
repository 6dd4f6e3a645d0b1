//! See `tests/rules/noise/logs.rs`, which does the work.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../tests/rules/noise/logs.rs"]
mod logs;

fuzz_target!(|bytes: &[u8]| logs::read(bytes));
