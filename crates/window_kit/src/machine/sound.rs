//! The sound device.

use std::path::Path;

use cpal::traits::{DeviceTrait, HostTrait};

use crate::machine::error::MachineError;
use crate::machine::guarded::guarded;
use system::disk;

/// The name of the device that sounds will be played on.
///
/// # Errors
/// [`MachineError`], a clause, if no sound can be played.
pub fn sound_device() -> Result<String, MachineError> {
    if cfg!(target_os = "linux") && !sound_is_likely() {
        return Err(MachineError::NoSoundDevice);
    }
    guarded(|| {
        let device = cpal::default_host()
            .default_output_device()
            .ok_or(MachineError::NoSoundDevice)?;
        // A device may be listed although it is missing: only a device that reports its format can play sounds.
        device
            .default_output_config()
            .map_err(|error| MachineError::SoundDevice(error.to_string()))?;
        Ok(device.to_string())
    })
    .unwrap_or(Err(MachineError::NoSoundService))
}

/// Whether sounds are heard now. A browser lets a page sound only after the first click, tap or key.
#[cfg(target_family = "wasm")]
pub fn is_heard() -> bool {
    system::page::call("sounds", &[]).as_bool().unwrap_or_default()
}

/// Whether sounds are heard now.
#[cfg(not(target_family = "wasm"))]
pub const fn is_heard() -> bool {
    true
}

/// Whether this Linux system has a sound card, a sound server, or settings for one. If it has none of these, ALSA is
/// not asked, as it would print half a page of errors.
fn sound_is_likely() -> bool {
    let cards = disk::read_dir("/proc/asound").is_ok_and(|entries| {
        entries
            .flatten()
            .any(|entry| entry.file_name().to_string_lossy().starts_with("card") && disk::is_dir(&entry.path()))
    });
    let in_folder = |variable, names: &[&str]| {
        std::env::var_os(variable)
            .is_some_and(|folder| names.iter().any(|name| disk::exists(&Path::new(&folder).join(name))))
    };
    let named = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cards
        || named("PULSE_SERVER")
        || named("ALSA_CONFIG_PATH")
        || in_folder("XDG_RUNTIME_DIR", &["pulse/native", "pipewire-0"])
        || in_folder("HOME", &[".asoundrc"])
        || disk::exists(Path::new("/etc/asound.conf"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looking_for_sound_gives_a_device_or_a_sentence() {
        assert!(!sound_device().unwrap_or_else(|why| why.to_string()).is_empty());
    }
}
