//! Tests of the game tier as a whole: the built program, as a player starts it.

use std::process::Command;

#[test]
fn the_program_tells_its_version() {
    let status = Command::new(env!("CARGO_BIN_EXE_tumbletop")).arg("--version").status();
    assert!(status.is_ok_and(|status| status.success()));
}
