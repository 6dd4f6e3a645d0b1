//! The errors for what a machine can lack.

use thiserror::Error;

use messages::texts::machine as words;
use messages::{Message, ToMessage};

/// What this machine lacks.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum MachineError {
    /// There is no graphics adapter. The message is a sentence that says what to do; those of the others are clauses.
    NoAdapter,
    /// There is no sound device.
    NoSoundDevice,
    /// There is a sound device, but it reports no format. Contains the system's error.
    SoundDevice(String),
    /// The sound library panicked, usually because a service is missing.
    NoSoundService,
    /// No window can open, as the environment names no display.
    NoDisplay,
    /// The display that the environment names can't be reached.
    DisplayNotReached {
        /// The environment variable.
        variable: &'static str,
        /// Its value.
        name: String,
        /// Why.
        why: Unreached,
    },
}

/// Why a display can't be reached.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum Unreached {
    /// The environment does not name the folder of its socket.
    NoFolder,
    /// Its name does not have the form of a display name.
    Unwritten,
    /// The display number is not a number.
    NoNumber,
    /// No address is found for its computer.
    NoAddress,
    /// The system's error.
    System(String),
}

impl From<std::io::Error> for Unreached {
    fn from(error: std::io::Error) -> Self {
        Self::System(error.to_string())
    }
}

impl ToMessage for MachineError {
    fn message(&self) -> Message {
        match self {
            Self::NoAdapter if cfg!(target_os = "linux") => words::NO_ADAPTER_LINUX,
            Self::NoAdapter => words::NO_ADAPTER,
            Self::NoSoundDevice => words::NO_SOUND_DEVICE,
            Self::SoundDevice(why) => words::sound_device(why),
            Self::NoSoundService => words::NO_SOUND_SERVICE,
            Self::NoDisplay => words::DISPLAY_UNSET,
            Self::DisplayNotReached { variable, name, why } => words::display_unreached(*variable, name, why.message()),
        }
    }
}

impl ToMessage for Unreached {
    fn message(&self) -> Message {
        match self {
            Self::NoFolder => words::UNREACHED_NO_FOLDER,
            Self::Unwritten => words::UNREACHED_UNWRITTEN,
            Self::NoNumber => words::UNREACHED_NO_NUMBER,
            Self::NoAddress => words::UNREACHED_NO_ADDRESS,
            Self::System(why) => Message::verbatim(why),
        }
    }
}
