//! How the built program starts.

use std::process::Command;

#[test]
fn the_program_tells_its_version() {
    let status = Command::new(env!("CARGO_BIN_EXE_tumbletop")).arg("--version").status();
    assert!(status.is_ok_and(|status| status.success()));
}

#[test]
fn a_setting_that_is_not_allowed_is_refused_by_name() {
    let output = Command::new(env!("CARGO_BIN_EXE_tumbletop"))
        .args(["play", "stack", "--seats", "you,expert", "--set", "target=9"])
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("10 to 1000"));
}

#[test]
fn without_a_display_it_says_what_can_be_done_instead() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let output = Command::new(env!("CARGO_BIN_EXE_tumbletop"))
        .args(["play", "stack"])
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("simulate"));
}
