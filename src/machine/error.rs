//! What a machine can lack.

use thiserror::Error;

use crate::messages::texts::machine as words;
use crate::messages::{Message, Told};

/// What this machine lacks.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum MachineError {
    /// Nothing draws. Its message is a sentence that says what to do; the others' are clauses.
    NoAdapter,
    /// There is nothing to sound with.
    NoSoundDevice,
    /// There is a sound device, and it tells no format: why, as the system says it.
    SoundDevice(String),
    /// The library that plays sounds found no service.
    NoSoundService,
    /// No window can open.
    NoDisplay,
    /// The display that the environment names is not there.
    DisplayNotReached {
        /// The variable of the environment.
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
    /// It lies in a folder that is not named.
    NoFolder,
    /// Its name is not that of a display.
    Unwritten,
    /// What should be its number is none.
    NoNumber,
    /// The computer that it belongs to is not found.
    NoAddress,
    /// The system says why.
    System(String),
}

impl From<std::io::Error> for Unreached {
    fn from(error: std::io::Error) -> Self {
        Self::System(error.to_string())
    }
}

impl Told for MachineError {
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

impl Told for Unreached {
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
