//! Why a command failed.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use thiserror::Error;

use crate::ai::level::LevelError;
#[cfg(feature = "game")]
use crate::app::plugin::RunError;
use crate::catalog;
#[cfg(feature = "game")]
use crate::machine::error::MachineError;
use crate::record::{RecordError, ReplayError};
use crate::rules::error::SetupError;
#[cfg(feature = "game")]
use crate::screens::scenes::error::SceneError;
#[cfg(feature = "table")]
use crate::table::tracks::TracksError;

/// Why a command did not do what was asked.
#[derive(Debug, Error)]
pub enum CliError {
    /// The arguments are wrong: exit status 2.
    #[error(transparent)]
    Usage(#[from] UsageError),
    /// What was asked for failed: exit status 1.
    #[error(transparent)]
    Failed(#[from] Failure),
}

/// What is wrong with the arguments.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UsageError {
    /// There is no such game.
    #[error("there is no game {name}; the games are: {}", catalog::NAMES.join(", "))]
    Game {
        /// What was given.
        name: String,
    },
    /// The options or the seating can't be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A computer player does not play this game.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// A seat without a name.
    #[error("each seat needs a name or a computer player, as in `you,normal`")]
    SeatWithoutName,
    /// Nobody is to work.
    #[error("--threads 0: at least one is needed")]
    NoThreads,
    /// What is measured without throws can't be measured with them.
    #[error("--cost does not go with --physics")]
    CostOfThrows,
    /// There is no such scene.
    #[error("there is no scene `{0}`; `tumbletop shot --list` names them")]
    Scene(String),
    /// A picture has to go somewhere.
    #[error("give the file of the picture: --out FILE.png")]
    NoOut,
    /// The build has no table for real throws.
    #[error("`simulate --physics` needs the table, and this build has none: build with the feature `table`")]
    BuiltWithoutTable,
    /// The build has no window for this command.
    #[error("`{0}` needs a window, and this build has none: build with the default features")]
    CommandNeedsWindow(String),
    /// The build has no title screen.
    #[error(
        "this build has no window: name a command, `tumbletop help` lists them, or build with the default features"
    )]
    NoCommand,
    /// The build can't show a match.
    #[error(
        "showing a match needs a window, and this build has none: use --verify, or build with the default features"
    )]
    ShowingNeedsWindow,
}

/// What went wrong.
#[derive(Debug, Error)]
pub enum Failure {
    /// A file can't be read.
    #[error("can't read {}: {error}", file.display())]
    Read {
        /// The file.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A file or folder can't be written.
    #[error("can't write {}: {error}; choose another folder", file.display())]
    Write {
        /// The file or folder.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The contents of a file can't be used.
    #[error("{}: {error}", file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// Why.
        error: FileError,
    },
    /// A match that was just played can't be recorded.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A match that was just played does not replay.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The throws of a match that was just played can't be recorded.
    #[cfg(feature = "table")]
    #[error(transparent)]
    Tracks(#[from] TracksError),
    /// A match of one game was recorded as one of another.
    #[error("the record is of another game")]
    OtherGame,
    /// Matches broke what has to hold.
    #[error("{count} findings that must not be, the first: {first}; please report them with the seed {seed}")]
    Findings {
        /// How many times.
        count: usize,
        /// The first, in words.
        first: String,
        /// The seed of the run.
        seed: u64,
    },
    /// A report can't be written as JSON.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// No threads can be started.
    #[error(transparent)]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// The window can't be opened.
    #[cfg(feature = "game")]
    #[error(transparent)]
    Window(#[from] RunError),
    /// This machine lacks what is needed.
    #[cfg(feature = "game")]
    #[error(transparent)]
    Machine(#[from] MachineError),
    /// A scene can't be drawn.
    #[cfg(feature = "game")]
    #[error("{scene}: {error}")]
    Scene {
        /// Its name.
        scene: String,
        /// Why.
        error: SceneError,
    },
    /// This machine can't play; what would help.
    #[error("{0}")]
    Remedy(String),
}

/// Why the contents of a file can't be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileError {
    /// It is no record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// What it says does not replay.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// Its throws can't be read.
    #[cfg(feature = "table")]
    #[error(transparent)]
    Tracks(#[from] TracksError),
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
    #[error("the interface size is a number from 0.8 to 2.0")]
    Interface,
    /// The language.
    #[error("the language is en, de, fr or es")]
    Tongue,
    /// The quality of the picture.
    #[error("the quality is lowest, low, medium or high")]
    Quality,
    /// The speed of all motion.
    #[error("the speed is a number from 0.25 to 16")]
    Speed,
}

impl Failure {
    /// A file can't be read, for `map_err`.
    pub fn read(file: &Path) -> impl FnOnce(io::Error) -> Self {
        let file = file.to_path_buf();
        move |error| Self::Read { file, error }
    }

    /// A file or folder can't be written, for `map_err`.
    pub fn write(file: &Path) -> impl FnOnce(io::Error) -> Self {
        let file = file.to_path_buf();
        move |error| Self::Write { file, error }
    }

    /// The contents of a file can't be used, for `map_err`.
    pub fn file<E: Into<FileError>>(file: &Path) -> impl FnOnce(E) -> Self {
        let file = file.to_path_buf();
        move |error| Self::File {
            file,
            error: error.into(),
        }
    }
}

impl CliError {
    pub(crate) fn status(&self) -> ExitCode {
        match self {
            Self::Usage(_) => ExitCode::from(2),
            Self::Failed(_) => ExitCode::from(1),
        }
    }
}
