//! The one binary.

#![deny(clippy::print_stdout, clippy::print_stderr)]
// A console program on Windows would open a console beside its window, so the released program is a window program;
// `machine::console` explains how it prints all the same. Development builds stay console programs.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    tumbletop::commands::program::run()
}

#[cfg(target_family = "wasm")]
fn main() {
    tumbletop::page::run();
}
