//! Why a command failed.

use std::process::ExitCode;

use thiserror::Error;

/// Why a command did not do its work.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CliError {
    /// The arguments are wrong: exit status 2.
    #[error("{0}")]
    Usage(String),
    /// The requested work failed: exit status 1.
    #[error("{0}")]
    Failed(String),
}

/// Why the value of an argument can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ValueError {
    /// An option of a game without `=`.
    #[error("an option is written KEY=VALUE")]
    Setting,
    /// A size in pixels.
    #[error("a size is written WIDTHxHEIGHT, each 64 to 8192, as in 1280x720")]
    Size,
    /// The size of the interface.
    #[error("the interface can be 0.8 to 2.0 times as large")]
    Interface,
    /// The speed of all motion.
    #[error("the speed is a number from 0.25 to 16")]
    Speed,
}

impl CliError {
    /// Wrong arguments.
    pub fn usage(why: impl ToString) -> Self {
        Self::Usage(why.to_string())
    }

    /// A failure.
    pub fn failed(why: impl ToString) -> Self {
        Self::Failed(why.to_string())
    }

    pub(crate) fn status(&self) -> ExitCode {
        match self {
            Self::Usage(_) => ExitCode::from(2),
            Self::Failed(_) => ExitCode::from(1),
        }
    }
}
