//! See `crates/server/tests/net/noise/protocol.rs`, which does the work.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../crates/server/tests/net/noise/protocol.rs"]
mod protocol;

fuzz_target!(|bytes: &[u8]| protocol::hear(bytes));
