//! See `tests/rules/noise/protocol.rs`, which does the work.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../tests/rules/noise/protocol.rs"]
mod protocol;

fuzz_target!(|bytes: &[u8]| protocol::hear(bytes));
