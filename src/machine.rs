//! What this machine has to play on: a display, a graphics adapter, a sound device.
//!
//! Everything is looked for before it is used, as the libraries that use it panic, or complain at length, where it is not
//! there. Nothing here panics, opens a window or makes a sound.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use bevy::render::settings::WgpuSettings;
use bevy::tasks::block_on;
use cpal::traits::{DeviceTrait, HostTrait};
use serde::Serialize;
use thiserror::Error;

/// A graphics adapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Adapter {
    /// What it calls itself.
    pub name: String,
    /// The graphics interface it is reached by, as in `vulkan`.
    pub backend: String,
    /// The driver and its version; empty where the driver does not tell.
    pub driver: String,
    /// Whether it draws on the processor: playable, but slow.
    pub is_software: bool,
}

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
}

/// The graphics adapters, in the driver's order.
pub fn adapters() -> Vec<Adapter> {
    guarded(|| {
        let (instance, backends) = graphics();
        block_on(instance.enumerate_adapters(backends))
            .iter()
            .map(describe)
            .collect()
    })
    .unwrap_or_default()
}

/// The graphics adapter that the window will use.
///
/// # Errors
/// [`MachineError::NoAdapter`], which says what to do, where there is none.
pub fn usable_adapter() -> Result<Adapter, MachineError> {
    let found = guarded(|| {
        let (instance, backends) = graphics();
        // The same choice as the engine's.
        if let Ok(wanted) = std::env::var("WGPU_ADAPTER_NAME") {
            let wanted = wanted.to_lowercase();
            let all = block_on(instance.enumerate_adapters(backends));
            let named = all
                .iter()
                .map(describe)
                .find(|adapter| adapter.name.to_lowercase().contains(&wanted));
            if named.is_some() {
                return named;
            }
        }
        let options = wgpu::RequestAdapterOptions {
            power_preference: WgpuSettings::default().power_preference,
            force_fallback_adapter: std::env::var("WGPU_FORCE_FALLBACK_ADAPTER")
                .is_ok_and(|value| !matches!(value.as_str(), "" | "0" | "false")),
            compatible_surface: None,
        };
        let adapter = block_on(instance.request_adapter(&options)).ok()?;
        Some(describe(&adapter))
    });
    found.flatten().ok_or(MachineError::NoAdapter)
}

/// What to do where there is no graphics adapter.
const NO_ADAPTER: &str = if cfg!(target_os = "linux") {
    "no graphics adapter was found; install a Vulkan driver (the one of your graphics card's maker, or Mesa's: the package \
     mesa-vulkan-drivers on Debian, Ubuntu and Fedora), which draws without a graphics card too"
} else {
    "no graphics adapter was found; install the newest driver of your graphics card from its maker"
};

/// The sound device that sounds will come from.
///
/// # Errors
/// [`MachineError`], a clause, where no sound can be played.
pub fn sound_device() -> Result<String, MachineError> {
    if cfg!(target_os = "linux") && !sound_is_likely() {
        return Err(MachineError::NoSoundDevice);
    }
    guarded(|| {
        let device = cpal::default_host()
            .default_output_device()
            .ok_or(MachineError::NoSoundDevice)?;
        // A device may be named and yet not be there: only one that tells its format can be played on.
        device
            .default_output_config()
            .map_err(|error| MachineError::SoundDevice(error.to_string()))?;
        Ok(device.to_string())
    })
    .unwrap_or(Err(MachineError::NoSoundService))
}

/// Whether this Linux has a sound card, a sound server, or somebody who set one up. Where nothing of the kind is in sight
/// ALSA is not asked: it would print half a page of complaints.
fn sound_is_likely() -> bool {
    let cards = std::fs::read_dir("/proc/asound").is_ok_and(|entries| {
        entries
            .flatten()
            .any(|entry| entry.file_name().to_string_lossy().starts_with("card") && entry.path().is_dir())
    });
    let in_folder = |variable, names: &[&str]| {
        std::env::var_os(variable).is_some_and(|folder| names.iter().any(|name| Path::new(&folder).join(name).exists()))
    };
    let named = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cards
        || named("PULSE_SERVER")
        || named("ALSA_CONFIG_PATH")
        || in_folder("XDG_RUNTIME_DIR", &["pulse/native", "pipewire-0"])
        || in_folder("HOME", &[".asoundrc"])
        || Path::new("/etc/asound.conf").exists()
}

/// Where a window would open.
///
/// # Errors
/// [`MachineError::NoDisplay`], a clause, where none can.
pub fn display() -> Result<String, MachineError> {
    if !cfg!(target_os = "linux") {
        return Ok("the desktop".to_owned());
    }
    let named = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    if let Some(name) = named("WAYLAND_DISPLAY") {
        Ok(format!("Wayland, {name}"))
    } else if let Some(name) = named("DISPLAY") {
        Ok(format!("X11, {name}"))
    } else {
        Err(MachineError::NoDisplay)
    }
}

/// What to do where no window can open; `why` as [`display`] says it.
pub fn no_display(why: &str) -> String {
    format!(
        "there is no display to open a window on ({why}); start it from a desktop session, or try `tumbletop simulate stack \
         --physics` or `tumbletop shot --list`, which need none"
    )
}

/// The graphics library, set up as the engine does it.
fn graphics() -> (wgpu::Instance, wgpu::Backends) {
    let settings = WgpuSettings::default();
    let backends = settings.backends.unwrap_or(wgpu::Backends::all());
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor {
        backends,
        // Whether validation layers are installed is not asked here.
        flags: wgpu::InstanceFlags::empty(),
        ..wgpu::InstanceDescriptor::new_without_display_handle()
    });
    (instance, backends)
}

fn describe(adapter: &wgpu::Adapter) -> Adapter {
    let info = adapter.get_info();
    Adapter {
        name: info.name,
        backend: info.backend.to_string(),
        driver: format!("{} {}", info.driver, info.driver_info).trim().to_owned(),
        is_software: info.device_type == wgpu::DeviceType::Cpu,
    }
}

/// Asks a library that may panic where a service is missing; `None` if it did. Its panic message is not shown.
fn guarded<T>(ask: impl FnOnce() -> T) -> Option<T> {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let answer = catch_unwind(AssertUnwindSafe(ask)).ok();
    std::panic::set_hook(hook);
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_library_that_panics_is_an_answer_too() {
        assert_eq!(guarded(|| 7), Some(7));
        assert_eq!(guarded(|| -> u8 { panic!("no such service") }), None);
    }

    #[test]
    fn looking_for_sound_and_graphics_gives_a_device_or_a_sentence() {
        for answer in [sound_device(), usable_adapter().map(|adapter| adapter.name)] {
            let said = answer.unwrap_or_else(|why| why.to_string());
            assert!(!said.is_empty());
        }
    }
}
