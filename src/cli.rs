//! The command line.

/// Runs the program; returns the exit status.
pub fn run() -> std::process::ExitCode {
    std::process::ExitCode::SUCCESS
}
