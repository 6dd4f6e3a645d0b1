//! Why a command failed.

use std::process::ExitCode;

use thiserror::Error;

/// Why a command did not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CliError {
    /// The arguments are wrong: exit status 2.
    #[error("{0}")]
    Usage(String),
    /// What was asked for failed: exit status 1.
    #[error("{0}")]
    Failed(String),
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
