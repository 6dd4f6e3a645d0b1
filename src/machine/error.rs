//! What a machine can lack.

use thiserror::Error;

/// What this machine lacks, in plain words.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MachineError {
    /// Nothing draws. A sentence that says what to do.
    #[error("{NO_ADAPTER}")]
    NoAdapter,
    /// There is nothing to sound with.
    #[error("there is no sound device")]
    NoSoundDevice,
    /// There is a sound device, and it tells no format.
    #[error("the sound device can't be used: {0}")]
    SoundDevice(String),
    /// The library that plays sounds found no service.
    #[error("the system's sound service is not there")]
    NoSoundService,
    /// No window can open.
    #[error("neither DISPLAY nor WAYLAND_DISPLAY is set")]
    NoDisplay,
    /// The display that the environment names is not there.
    #[error("{variable} names {name}, which can't be reached: {why}")]
    DisplayNotReached {
        /// The variable of the environment.
        variable: &'static str,
        /// Its value.
        name: String,
        /// Why.
        why: String,
    },
}

/// What to do where there is no graphics adapter.
const NO_ADAPTER: &str = if cfg!(target_os = "linux") {
    "no graphics adapter was found; install a Vulkan driver (the one of your graphics card's maker, or Mesa's: the package \
     mesa-vulkan-drivers on Debian, Ubuntu and Fedora), which draws without a graphics card too"
} else {
    "no graphics adapter was found; install the newest driver of your graphics card from its maker"
};
