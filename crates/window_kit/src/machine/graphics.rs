//! The graphics adapters.

use bevy::render::settings::{InstanceFlags, MemoryHints, RenderCreation, WgpuFeatures, WgpuLimits, WgpuSettings};
use bevy::tasks::block_on;
use serde::Serialize;

#[cfg(target_family = "wasm")]
use crate::machine::canvas;
use crate::machine::error::MachineError;
use crate::machine::guarded::guarded;
use messages::Message;
use messages::texts::machine as words;

/// The size of a block of graphics memory, in bytes: the smallest that the graphics library accepts.
const MEMORY_BLOCK: u64 = 8 * 1024 * 1024;

/// A graphics adapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Adapter {
    /// The adapter's name.
    pub name: String,
    /// The graphics API that it is used through, for example `vulkan`.
    pub backend: String,
    /// The driver and its version; empty if the driver reports none.
    pub driver: String,
    /// Whether it draws on the processor: playable, but slow.
    pub is_software: bool,
    /// Whether it shares the processor's memory.
    #[serde(skip)]
    pub is_integrated: bool,
}

impl Adapter {
    /// A sentence for the player about a known problem with the driver and what to do; `None` for most drivers.
    pub fn trouble(&self) -> Option<Message> {
        (self.is_software && self.driver.contains("Mesa 22.3")).then_some(words::LEAKING_DRIVER)
    }
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
/// [`MachineError::NoAdapter`], which says what to do, if there is none.
pub fn usable_adapter() -> Result<Adapter, MachineError> {
    if cfg!(target_family = "wasm") {
        return in_page().ok_or(MachineError::NoAdapter);
    }
    let found = guarded(|| {
        let (instance, backends) = graphics();
        // This makes the same choice as the engine.
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

/// The adapter of a page, which the page has asked for; `None` if it can't draw. A page can't wait for an answer.
#[cfg(target_family = "wasm")]
fn in_page() -> Option<Adapter> {
    let name = system::page::call("graphics", &[]).as_string()?;
    let is_software = ["SwiftShader", "llvmpipe", "Software", "Basic Render"]
        .iter()
        .any(|software| name.contains(software));
    Some(Adapter {
        name,
        backend: "webgl2".to_owned(),
        driver: String::new(),
        is_software,
        // Nothing tells how fast it is: the level goes down by itself, but not up.
        is_integrated: true,
    })
}

#[cfg(not(target_family = "wasm"))]
const fn in_page() -> Option<Adapter> {
    None
}

/// How the engine sets up drawing with this adapter.
pub fn drawing(adapter: &Adapter) -> WgpuSettings {
    let mut settings = WgpuSettings {
        // Memory is reserved in blocks of this size; a resource larger than half a block gets memory of its own, which
        // is freed with it. The default reserves 200 MB at once.
        memory_hints: MemoryHints::Manual {
            suballocated_device_memory_block_size: MEMORY_BLOCK..MEMORY_BLOCK,
        },
        ..WgpuSettings::default()
    };
    if cfg!(not(windows)) {
        // Only DirectX needs these checks, and they need extra shaders.
        settings.instance_flags.remove(InstanceFlags::VALIDATION_INDIRECT_CALL);
    }
    if adapter.is_software {
        // Preparing the frame in shaders gains nothing on a software adapter and only takes memory. The engine skips
        // it with the limits of WebGL 2. Only the texture sizes stay at the usual limits, as windows may be larger.
        settings.disabled_features = Some(WgpuFeatures::all());
        settings.constrained_limits =
            Some(WgpuLimits::downlevel_webgl2_defaults().using_resolution(WgpuLimits::default()));
    }
    settings
}

/// How the engine sets up drawing where there is no window.
#[cfg(not(target_family = "wasm"))]
pub fn without_window() -> RenderCreation {
    RenderCreation::default()
}

/// The same in a page, where the engine finds nothing to draw with unless there is a window.
#[cfg(target_family = "wasm")]
pub fn without_window() -> RenderCreation {
    let made = usable_adapter()
        .ok()
        .map(|adapter| block_on(canvas::drawing(&drawing(&adapter))));
    match made {
        Some(Ok(made)) => made,
        other => {
            tracing::error!(
                "nothing can be drawn without a window: {:?}",
                other.and_then(Result::err)
            );
            RenderCreation::default()
        }
    }
}

/// The graphics library, set up as by the engine.
fn graphics() -> (wgpu::Instance, wgpu::Backends) {
    let settings = WgpuSettings::default();
    let backends = settings.backends.unwrap_or(wgpu::Backends::all());
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor {
        backends,
        // No validation: this only lists adapters.
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
        is_integrated: info.device_type == wgpu::DeviceType::IntegratedGpu,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_driver_that_leaks_is_told_apart() {
        let adapter = |driver: &str| Adapter {
            name: "llvmpipe (LLVM 15.0.6, 256 bits)".to_owned(),
            backend: "vulkan".to_owned(),
            driver: driver.to_owned(),
            is_software: true,
            is_integrated: false,
        };
        assert!(adapter("llvmpipe Mesa 22.3.6 (LLVM 15.0.6)").trouble().is_some());
        assert_eq!(adapter("llvmpipe Mesa 25.0.7-2 (LLVM 19.1.7)").trouble(), None);
    }

    #[test]
    fn looking_for_graphics_gives_an_adapter_or_a_sentence() {
        let said = usable_adapter().map_or_else(|why| why.to_string(), |adapter| adapter.name);
        assert!(!said.is_empty());
    }
}
