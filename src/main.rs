//! The one binary.

fn main() -> std::process::ExitCode {
    tumbletop::cli::program::run()
}
