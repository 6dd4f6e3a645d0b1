//! Why a command failed.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use thiserror::Error;

use games::catalog;
use host::tracks::TracksError;
use messages::texts::{cli as words, commands};
use messages::{Message, ToMessage};
use net::protocol::refusal::{CloseReason, RoomRefusal};
use net::shards::ShardError;
use records::record::{RecordError, ReplayError};
use records::statistics::rolls::RollError;
use records::store::error::StoreError;
use rules::ai::level::{Level, LevelError};
use rules::error::SetupError;
#[cfg(feature = "cluster")]
use server::clustered::config::ClusterError;
use server::error::ServeError;
use system::files;
use system::output::Unprinted;

/// Why a command did not do what was asked.
#[derive(Debug, Error)]
#[error("{}", self.message())]
pub enum CliError {
    /// The arguments are wrong: exit status 2.
    Usage(#[from] UsageError),
    /// What was asked for failed: exit status 1.
    Failed(#[from] Failure),
}

/// What is wrong with the arguments.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum UsageError {
    /// There is no such game.
    Game {
        /// What was given.
        name: String,
    },
    /// The options or the seating can't be played.
    Setup(#[from] SetupError),
    /// A computer player does not play this game.
    Level(#[from] LevelError),
    /// The arguments are no invitation to a table.
    NoInvitation,
    /// A seat without a name.
    SeatWithoutName,
    /// Two players have this name.
    SameName(String),
    /// There is no such scene.
    Scene(String),
    /// No file for the picture was given.
    NoOut,
    /// The build has no window for this command.
    CommandNeedsWindow(String),
    /// The build has no window for this command, but can play as text.
    NeedsText(&'static str),
    /// A file that is no table of shards, or not that of this server.
    Shards(PathBuf, ShardError),
    /// The build can't share tables with other servers.
    #[cfg(not(feature = "cluster"))]
    NoCluster,
    /// Not the address of an etcd.
    #[cfg(feature = "cluster")]
    Etcd(ClusterError),
    /// A certificate without its key, or a key without its certificate.
    HalfCertificate,
    /// Not a valid address.
    Address(String),
    /// Not a valid room code.
    Code(String),
    /// A new room needs a game.
    NewWithoutGame,
    /// The new room leaves no seat for the bot.
    NoSeatLeft,
    /// No command was given, and the build has no title screen.
    NoCommand,
    /// The build can't show a match.
    ShowingNeedsWindow,
    /// The folder of the saved matches is not known.
    FolderNeeded,
    /// There is no such match.
    Match {
        /// What was given.
        id: String,
        /// The folder of the matches.
        folder: String,
    },
    /// Deleting needs a confirmation, and there is no terminal to ask at.
    Unasked,
}

/// What went wrong.
#[derive(Debug, Error)]
#[error("{}", self.message())]
pub enum Failure {
    /// A file can't be read.
    Read {
        /// The file.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A file or folder can't be written.
    Write {
        /// The file or folder.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The output can't be written.
    Output(#[from] Unprinted),
    /// The contents of a file can't be used.
    File {
        /// The file.
        file: PathBuf,
        /// Why.
        error: FileError,
    },
    /// The record that a server sent can't be read.
    Record(#[from] RecordError),
    /// A match that was just played can't be saved.
    Save(#[from] StoreError),
    /// A match that was just played does not replay.
    Replay(#[from] ReplayError),
    /// A match of one game was recorded as one of another.
    OtherGame,
    /// Matches broke an invariant.
    Findings {
        /// How many times.
        count: usize,
        /// The first, in words.
        first: String,
        /// The seed of the run.
        seed: u64,
    },
    /// A report can't be written as JSON.
    Json(#[from] serde_json::Error),
    /// No threads can be started.
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// What a program on top of this crate says.
    Said(Message),
    /// A server does not start.
    Serve(#[from] ServeError),
    /// A server refuses something.
    Refused(#[from] RoomRefusal),
    /// A server ended the connection.
    Closed(#[from] CloseReason),
    /// There is no connection to a server.
    NoConnection(String),
    /// The certificate of the server of this address is not trusted.
    Untrusted(String, net::untrusted::UntrustedCertificate),
}

/// Why the contents of a file can't be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum FileError {
    /// It is not a valid record.
    Record(#[from] RecordError),
    /// Its record does not replay.
    Replay(#[from] ReplayError),
    /// It is not a saved match.
    Store(#[from] StoreError),
    /// It is a saved match, and what follows this number of actions is damaged.
    DamagedAfter(usize),
    /// Its seed is not that of its draw.
    SeedDiffers,
    /// The chance of this entry, counted from 0, is not that of its seed.
    ChanceDiffers(usize),
    /// The throw of this entry of the log, counted from 0, falls otherwise when it is thrown again.
    ThrowDiffers(usize),
    /// Its throws can't be read.
    Tracks(#[from] TracksError),
    /// It is not a valid series of throws.
    Roll(#[from] RollError),
    /// It does not say which tables the person has.
    NoTables,
}

/// Why the value of an argument can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum ValueError {
    /// An option of a game without `=`.
    Setting,
    /// A size in pixels.
    Size,
    /// The size of the interface.
    Interface,
    /// The language.
    Tongue,
    /// The quality of the picture.
    Quality,
    /// The speed of all motion.
    Speed,
    /// A whole number.
    Whole {
        /// The least that is allowed.
        least: u64,
        /// The most that is allowed.
        most: u64,
    },
    /// A number of seconds.
    Seconds {
        /// The most that is allowed.
        most: u16,
    },
    /// The origin of a web page.
    Origin,
    /// The address of a relay.
    Relay,
    /// The name of a server.
    HostName,
    /// A number of bytes.
    Bytes,
    /// The server of mail.
    MailServer,
    /// An address of mail.
    MailAddress,
}

impl ToMessage for CliError {
    fn message(&self) -> Message {
        match self {
            Self::Usage(error) => error.message(),
            Self::Failed(error) => error.message(),
        }
    }
}

impl ToMessage for UsageError {
    fn message(&self) -> Message {
        match self {
            Self::Game { name } => {
                words::no_such_game(name, catalog::NAMES.iter().map(|game| Message::verbatim(*game)))
            }
            Self::Setup(error) => error.message(),
            Self::Level(error) => of_level(error),
            Self::SeatWithoutName => words::SEAT_WITHOUT_NAME,
            Self::SameName(name) => words::same_name(name),
            Self::Scene(scene) => words::no_such_scene(scene),
            Self::NoOut => words::NO_OUT,
            Self::NoInvitation => words::NO_INVITATION,
            Self::CommandNeedsWindow(command) => words::command_needs_window(command),
            Self::NeedsText(command) => words::needs_text(*command),
            Self::Shards(file, error) => words::file(file.display().to_string(), error.message()),
            #[cfg(not(feature = "cluster"))]
            Self::NoCluster => words::NO_CLUSTER,
            #[cfg(feature = "cluster")]
            Self::Etcd(error) => error.message(),
            Self::HalfCertificate => words::HALF_CERTIFICATE,
            Self::Address(address) => words::no_address(address),
            Self::Code(code) => words::no_code(code),
            Self::NewWithoutGame => words::NEW_WITHOUT_GAME,
            Self::NoSeatLeft => words::NO_SEAT_LEFT,
            Self::NoCommand => words::NO_COMMAND,
            Self::ShowingNeedsWindow => words::SHOWING_NEEDS_WINDOW,
            Self::FolderNeeded => words::FOLDER_NEEDED,
            Self::Match { id, folder } => words::matches_unknown(id, folder),
            Self::Unasked => words::MATCHES_UNASKED,
        }
    }
}

impl ToMessage for Failure {
    fn message(&self) -> Message {
        match self {
            Self::Read { file, error } => words::cant_read(file.display().to_string(), files::said(error)),
            Self::Write { file, error } => words::cant_write(file.display().to_string(), files::said(error)),
            Self::Output(Unprinted(error)) => words::cant_print(error.to_string()),
            // It names the file itself.
            Self::File {
                error: FileError::Store(error @ StoreError::System { .. }),
                ..
            } => error.message(),
            Self::File { file, error } => words::file(file.display().to_string(), error.message()),
            Self::Record(error) => error.message(),
            Self::Save(StoreError::System { file, why }) => words::cant_write(file, why.clone()),
            Self::Save(error) => error.message(),
            Self::Replay(error) => error.message(),
            Self::OtherGame => words::OTHER_GAME,
            Self::Findings { count, first, seed } => words::findings(*count, first, seed.to_string()),
            // These texts come from libraries, in English.
            Self::Json(error) => Message::verbatim(error.to_string()),
            Self::Threads(error) => Message::verbatim(error.to_string()),
            Self::Said(message) => message.clone(),
            Self::Serve(error) => error.message(),
            Self::Refused(refusal) => refusal.message(),
            Self::Closed(closing) => closing.message(),
            Self::NoConnection(address) => words::no_connection(address),
            Self::Untrusted(address, untrusted) => {
                words::untrusted(untrusted.doubt.message(), address, untrusted.fingerprint.to_string())
            }
        }
    }
}

impl ToMessage for FileError {
    fn message(&self) -> Message {
        match self {
            Self::Record(error) => error.message(),
            Self::Replay(error) => error.message(),
            Self::Store(error) => error.message(),
            Self::DamagedAfter(actions) => words::replay_damaged(*actions),
            Self::SeedDiffers => words::VERIFY_SEED_DIFFERS,
            Self::ChanceDiffers(entry) => words::verify_chance_differs(*entry + 1),
            Self::ThrowDiffers(entry) => words::verify_throw_differs(*entry + 1),
            Self::Tracks(error) => error.message(),
            Self::Roll(error) => error.message(),
            Self::NoTables => commands::NO_LIST,
        }
    }
}

impl ToMessage for ValueError {
    fn message(&self) -> Message {
        match self {
            Self::Setting => words::VALUE_SETTING,
            Self::Size => words::VALUE_SIZE,
            Self::Interface => words::VALUE_INTERFACE,
            Self::Tongue => words::VALUE_LANGUAGE,
            Self::Quality => words::VALUE_QUALITY,
            Self::Speed => words::VALUE_SPEED,
            Self::Whole { least, most } => words::value_whole(least.to_string(), most.to_string()),
            Self::Seconds { most } => words::value_seconds(most.to_string()),
            Self::Origin => words::VALUE_ORIGIN,
            Self::Relay => words::VALUE_RELAY,
            Self::HostName => words::VALUE_HOST_NAME,
            Self::Bytes => words::VALUE_BYTES,
            Self::MailServer => words::VALUE_MAIL_SERVER,
            Self::MailAddress => words::VALUE_MAIL_ADDRESS,
        }
    }
}

/// The message for a computer player that can't be used.
pub(crate) fn of_level(error: &LevelError) -> Message {
    let names = |levels: &[Level]| {
        levels
            .iter()
            .map(|level| Message::verbatim(level.name()))
            .collect::<Vec<_>>()
    };
    match error {
        LevelError::NotForGame { level, game, there_are } => {
            words::level_not_for_game(*game, level.name(), names(there_are))
        }
        LevelError::Unknown(name) => words::no_such_level(name, names(&Level::ALL)),
    }
}

impl Failure {
    /// Makes the error of a file that can't be read, for `map_err`.
    pub fn read(file: &Path) -> impl FnOnce(io::Error) -> Self {
        let file = file.to_path_buf();
        move |error| Self::Read { file, error }
    }

    /// Makes the error of a file or folder that can't be written, for `map_err`.
    pub fn write(file: &Path) -> impl FnOnce(io::Error) -> Self {
        let file = file.to_path_buf();
        move |error| Self::Write { file, error }
    }

    /// Makes the error of a file whose contents can't be used, for `map_err`.
    pub fn file<E: Into<FileError>>(file: &Path) -> impl FnOnce(E) -> Self {
        let file = file.to_path_buf();
        move |error| Self::File {
            file,
            error: error.into(),
        }
    }
}

impl UsageError {
    /// The exit status for wrong arguments.
    pub(crate) const STATUS: u8 = 2;
}

impl From<Unprinted> for CliError {
    fn from(error: Unprinted) -> Self {
        Failure::Output(error).into()
    }
}

impl CliError {
    /// Whether the reader of the output closed it, which is no failure.
    pub fn nobody_reads(&self) -> bool {
        matches!(self, Self::Failed(Failure::Output(error)) if error.nobody_reads())
    }

    /// The exit status.
    pub fn status(&self) -> ExitCode {
        match self {
            Self::Usage(_) => UsageError::STATUS.into(),
            Self::Failed(_) => ExitCode::from(1),
        }
    }
}
