//! The program without a window, for servers and for measuring.

#![deny(clippy::print_stdout, clippy::print_stderr)]

fn main() -> std::process::ExitCode {
    cli::program::run::<cli::program::Headless>()
}
