//! The one binary.

#![deny(clippy::print_stdout, clippy::print_stderr)]
// On Windows a program of the console opens one beside its window, so this is one with windows; `machine::console` says
// how it prints all the same. Builds for development stay programs of the console.
#![cfg_attr(all(windows, feature = "game", not(debug_assertions)), windows_subsystem = "windows")]

fn main() -> std::process::ExitCode {
    tumbletop::cli::program::run()
}
